// The game that is set up: by the same names as in the settings.
import { Icon, useEffect, useState, useTable } from "../../shared";
import type { Options, Settings, Snapshot } from "../../types";
import type { Editor } from "../../types-editor";
import { Pick, Switch } from "../fields";
import { fit, offerOf, PLAYERS, SETS } from "../settings-draft";
import { House } from "../settings-match";
import type { CardProps } from "./screen";

export function GameCard({ editor, change }: CardProps) {
  const view = useTable();
  const { t } = view;
  const [options, setOptions] = useState<Options | null>(null);
  useEffect(() => {
    let here = true;
    view.send({ type: "settings" }).then((answer) => {
      if (here && answer.ok) setOptions(answer.result as Options);
    });
    return () => {
      here = false;
    };
  }, [view]);
  const game = view.state.value?.game;
  const offer = options && game && offerOf(options, game.id);
  if (!options || !game || !offer) return null;
  const draft = draftOf(game, editor);
  const put = (part: Partial<Settings>) =>
    change((now) => {
      const kept = draftOf(view.state.peek()?.game ?? game, now);
      const house = part.house && changed(kept.house, draft.house, part.house);
      return gameText(fit(options, { ...kept, ...part, ...(house && { house }) }));
    });
  return (
    <section class="pn-card e-card" aria-label={t("editor-game-card")}>
      <h2 class="pn-card-head">
        <Icon name="settings" />
        <span class="pn-grow">{t("editor-game-card")}</span>
      </h2>
      <Pick
        label={t("settings-game")}
        value={draft.game}
        choices={options.games.map(({ id }) => ({ value: id, label: t(`game-${id}`) }))}
        onChange={(id) => put({ game: id })}
      />
      <Pick
        label={t("settings-set")}
        value={String(draft.set)}
        choices={SETS.filter((set) => offer.sets.includes(set)).map((set) => ({
          value: String(set),
          label: t(`set-${set}`),
        }))}
        onChange={(set) => put({ set: Number(set) as Settings["set"] })}
      />
      <Pick
        label={t("settings-players")}
        value={String(draft.players)}
        choices={PLAYERS.filter((players) => offer.seats.includes(players)).map((players) => ({
          value: String(players),
          label: String(players),
        }))}
        onChange={(players) => put({ players: Number(players) })}
      />
      {offer.partners.includes(draft.players) && (
        <Switch
          label={t("editor-partners")}
          on={draft.partners}
          onChange={(partners) => put({ partners })}
        />
      )}
      <House options={options} offer={offer} draft={draft} change={put} />
    </section>
  );
}

/** A list with what became of another one. */
function changed(list: string[], from: string[], to: string[]): string[] {
  const stay = list.filter((name) => to.includes(name) || !from.includes(name));
  return [...stay, ...to.filter((name) => !from.includes(name) && !stay.includes(name))];
}

/** What stands there, as the settings have it. */
function draftOf(game: Snapshot["game"], { players, partners, house }: Editor): Settings {
  return {
    game: game.id,
    set: game.set,
    players,
    partners,
    names: [],
    levels: [],
    watch: false,
    house,
    assist: { playable: true, count: false, memory: false },
  };
}

/** A game with its set, players and house rules, as the editor takes it. */
export function gameText({ game, set, players, partners, house }: Settings): string {
  return `game ${game} ${set} ${players} ${partners ? "partners" : "single"} ${house.join(",") || "-"}`;
}
