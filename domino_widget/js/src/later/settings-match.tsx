// The fields that hold for the next match.
import { formatMsg, listText, useName, useView } from "../shared";
import type { Options, Settings } from "../types";
import { DealCode } from "./deal-code";
import { Choices, Pick, Switch } from "./fields";
import {
  houseGroups,
  type Offer,
  offerOf,
  PLAYERS,
  SETS,
  tilesIn,
  whyNotHouse,
  withHouse,
} from "./settings-draft";

interface MatchProps {
  options: Options;
  draft: Settings;
  change: (part: Partial<Settings>) => unknown;
}

export function MatchFields({ options, draft, change }: MatchProps) {
  const view = useView();
  const { t } = view;
  const offer = offerOf(options, draft.game);
  if (!offer) return null;
  const game = t(`game-${draft.game}`);
  return (
    <div class="pn-fields">
      <Choices
        legend={t("settings-game")}
        wide
        value={draft.game}
        choices={options.games.map(({ id }) => ({
          value: id,
          label: t(`game-${id}`),
          note: t(`settings-game-${id}`),
        }))}
        onChange={(id) => change({ game: id })}
      />
      <Choices
        legend={t("settings-set")}
        value={String(draft.set)}
        choices={SETS.map((set) => ({
          value: String(set),
          label: t(`set-${set}`),
          note: t("settings-set-tiles", { tiles: tilesIn(set) }),
          off: !offer.sets.includes(set),
        }))}
        why={whySet()}
        onChange={(set) => change({ set: Number(set) as Settings["set"] })}
      />
      <Choices
        legend={t("settings-players")}
        value={String(draft.players)}
        choices={PLAYERS.map((players) => ({
          value: String(players),
          label: String(players),
          off: !offer.seats.includes(players),
        }))}
        why={
          PLAYERS.every((players) => offer.seats.includes(players))
            ? null
            : t("settings-why-players", { game, players: listText(view, offer.seats) })
        }
        onChange={(players) => change({ players: Number(players) })}
      />
      <Switch
        label={t("settings-partners")}
        what={t("settings-partners-what")}
        on={draft.partners}
        why={offer.partners.includes(draft.players) ? null : t("settings-why-partners")}
        onChange={(partners) => change({ partners })}
      />
      <Seats options={options} draft={draft} change={change} />
      <Switch
        label={t("settings-watch")}
        what={t("settings-watch-what")}
        on={draft.watch}
        onChange={(watch) => change({ watch })}
      />
      <Assistance draft={draft} counts={draft.game.startsWith("all-fives")} change={change} />
      <House options={options} offer={offer} draft={draft} change={change} />
      <DealCode draft={draft} change={change} />
    </div>
  );

  function whySet(): string | null {
    if (!offer || SETS.every((set) => offer.sets.includes(set))) return null;
    if (draft.game === "cross") return t("settings-why-set-cross");
    const sets = listText(
      view,
      offer.sets.map((set) => t(`set-${set}`)),
    );
    return t("settings-why-set", { game, sets });
  }
}

function Seats({ options, draft, change }: MatchProps) {
  const { t } = useView();
  const replaced = (list: readonly string[], seat: number, text: string) =>
    list.map((old, index) => (index === seat ? text : old));
  return (
    <fieldset class="pn-fieldset">
      <legend class="pn-legend">{t("settings-seats")}</legend>
      <ul class="pn-seats">
        {Array.from({ length: draft.players }, (_, seat) => {
          const letter = "ABCDE".charAt(seat);
          const computer = seat > 0 || draft.watch;
          return (
            <li key={letter} class={`pn-seat pn-seat-${letter.toLowerCase()}`}>
              <span class="pn-disc" aria-hidden="true">
                {letter}
              </span>
              <input
                class="pn-text"
                type="text"
                maxLength={24}
                autocomplete="off"
                aria-label={t("settings-seat-name", { letter })}
                placeholder={
                  draft.levels[seat] === "person" && !draft.watch
                    ? t("seat-person", { letter })
                    : computer
                      ? t("seat-computer", { n: draft.watch ? seat + 1 : seat })
                      : t("seat-you")
                }
                value={draft.names[seat] ?? ""}
                onInput={(event) =>
                  change({ names: replaced(draft.names, seat, event.currentTarget.value) })
                }
              />
              {computer && (
                <Level
                  letter={letter}
                  levels={options.levels}
                  level={draft.levels[seat] ?? ""}
                  onChange={(level) => change({ levels: replaced(draft.levels, seat, level) })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface LevelProps {
  letter: string;
  levels: string[];
  level: string;
  onChange: (level: string) => void;
}
/** A level, and what it forgets; a player of the user's own, which sits there already, is offered by its name. */
function Level({ letter, levels, level, onChange }: LevelProps) {
  const { t, has } = useView();
  const note = useName();
  const offered = levels.includes(level) ? levels : [...levels, level];
  return (
    <>
      <select
        class="pn-select"
        aria-label={t("settings-seat-level", { letter })}
        aria-describedby={note}
        value={level}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {offered.map((one) => (
          <option key={one} value={one} selected={one === level}>
            {has(`level-${one}`) ? t(`level-${one}`) : one}
          </option>
        ))}
      </select>
      <p class="pn-note" id={note}>
        {levels.includes(level) && t(`level-${level}-what`)}
      </p>
    </>
  );
}

interface AssistProps {
  draft: Settings;
  counts: boolean;
  change: MatchProps["change"];
}
function Assistance({ draft, counts, change }: AssistProps) {
  const view = useView();
  const { t } = view;
  const why = view.state.value?.locked ? t("error-assist-locked") : null;
  const set = (part: Partial<Settings["assist"]>) =>
    change({ assist: { ...draft.assist, ...part } });
  return (
    <fieldset class="pn-fieldset">
      <legend class="pn-legend">{t("settings-assist")}</legend>
      <Switch
        label={t("settings-assist-playable")}
        what={t("settings-assist-playable-what")}
        on={draft.assist.playable}
        why={why}
        onChange={(playable) => set({ playable })}
      />
      <Switch
        label={t("settings-assist-count")}
        what={t("settings-assist-count-what")}
        on={draft.assist.count}
        why={why ?? (counts ? null : t("settings-assist-count-not"))}
        onChange={(count) => set({ count })}
      />
      <Switch
        label={t("settings-assist-memory")}
        what={t("settings-assist-memory-what")}
        on={draft.assist.memory}
        why={why ?? (draft.game === "block" ? null : t("settings-assist-memory-not"))}
        onChange={(memory) => set({ memory })}
      />
    </fieldset>
  );
}

export function House({ options, offer, draft, change }: MatchProps & { offer: Offer }) {
  const view = useView();
  const { t } = view;
  const { groups, free } = houseGroups(options, offer);
  return (
    <details class="pn-fold">
      <summary class="pn-summary">
        <span class="pn-legend">{t("settings-house")}</span>
        <span class="pn-note">{t("settings-house-count", { count: draft.house.length })}</span>
      </summary>
      <div class="pn-fields">
        {groups.length + free.length === 0 && <p class="pn-note">{t("settings-house-empty")}</p>}
        {groups.map(({ group, ids }) => {
          const chosen = ids.find((id) => draft.house.includes(id)) ?? "";
          const bars = ids.flatMap((id) => {
            const why = whyNotHouse(draft, id);
            return why ? [`${t(`house-${id}`)}: ${formatMsg(view, why)}`] : [];
          });
          return (
            <Pick
              key={group}
              label={t(`house-group-${group}`)}
              value={chosen}
              choices={[
                { value: "", label: t("settings-house-none") },
                ...ids.map((id) => ({
                  value: id,
                  label: t(`house-${id}`),
                  off: whyNotHouse(draft, id) !== null,
                })),
              ]}
              note={chosen === "" ? null : t(`house-${chosen}-what`)}
              why={bars.length > 0 ? bars.join(" ") : null}
              onChange={(id) => change({ house: withHouse(draft, ids, id) })}
            />
          );
        })}
        {free.map((id) => (
          <Switch
            key={id}
            label={t(`house-${id}`)}
            what={t(`house-${id}-what`)}
            on={draft.house.includes(id)}
            onChange={(on) => change({ house: withHouse(draft, [id], on ? id : "") })}
          />
        ))}
      </div>
    </details>
  );
}
