// What a line holds beside tiles: whose turn it is, scores, knocks, open windows.
import { Icon, useTable } from "../../shared";
import { Pick } from "../fields";
import type { CardProps } from "./screen";

export function TurnCard({ editor, change }: CardProps) {
  const view = useTable();
  const { t } = view;
  const state = view.state.value;
  const letters = [..."ABCDE"].slice(0, editor.players);
  const seats = letters.map((letter) => ({ value: letter, label: t("editor-seat", { letter }) }));
  const called = state?.game.claiming === "called";
  const windows = (part: { claim: string } | { muggins: string }) =>
    change((now) => {
      const { claim, muggins } = { ...now, ...part };
      return `windows ${claim || "-"} ${muggins || "-"}`;
    });
  const nobody = { value: "", label: t("editor-nobody") };
  const phase = editor.phase === "play" ? [] : [{ value: "", label: t(`editor-${editor.phase}`) }];
  return (
    <section class="pn-card e-card" aria-label={t("editor-turn-card")}>
      <h2 class="pn-card-head">
        <Icon name="clock" />
        <span class="pn-grow">{t("editor-turn-card")}</span>
      </h2>
      <Pick
        label={t("editor-turn")}
        value={editor.turn ?? ""}
        choices={[...phase, ...seats]}
        note={editor.lead ? t("editor-turn-lead", { tile: editor.lead }) : null}
        onChange={(letter) => letter && change(`turn ${letter}`)}
      />
      <Numbers id="scores" numbers={editor.scores} change={change} />
      {state?.game.claiming !== "none" && (
        <Numbers id="points" numbers={editor.points} change={change} />
      )}
      <Pick
        label={t("editor-knocks")}
        value={String(editor.knocks)}
        choices={Array.from({ length: editor.players + 1 }, (_, n) => ({
          value: String(n),
          label: String(n),
        }))}
        onChange={(knocks) => change(`knocks ${knocks}`)}
      />
      {called && (
        <>
          <Pick
            label={t("editor-claim")}
            value={editor.claim ?? ""}
            choices={[nobody, ...seats]}
            onChange={(claim) => windows({ claim })}
          />
          <Pick
            label={t("editor-muggins")}
            value={editor.muggins ?? ""}
            choices={[nobody, ...seats]}
            onChange={(muggins) => windows({ muggins })}
          />
        </>
      )}
      {editor.count !== null && <p class="pn-note">{t("editor-count", { count: editor.count })}</p>}
    </section>
  );
}

interface NumbersProps {
  id: "scores" | "points";
  numbers: number[];
  change: CardProps["change"];
}
/** A number for each side. */
function Numbers({ id, numbers, change }: NumbersProps) {
  const { t, state } = useTable();
  const sides = state.value?.sides ?? [];
  return (
    <fieldset class="pn-fieldset">
      <legend class="pn-legend">{t(`editor-${id}`)}</legend>
      <div class="e-numbers">
        {numbers.map((number, side) => {
          const letters = sides[side]?.seats.map((seat) => "ABCDE".charAt(seat)).join(" + ") ?? "";
          return (
            <label key={letters} class="e-number">
              <span>{letters}</span>
              <input
                class="pn-text"
                type="text"
                inputMode="numeric"
                maxLength={6}
                value={number}
                aria-label={t(`editor-${id}-of`, { letters })}
                onChange={({ currentTarget }) => {
                  const typed = currentTarget.value.trim();
                  void change((now) => {
                    const all = now[id].map((old, at) => (at === side ? typed : old));
                    return `${id} ${all.join("/")}`;
                  }).then((done) => {
                    if (!done) currentTarget.value = String(number);
                  });
                }}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
