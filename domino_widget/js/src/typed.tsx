// Typed moves: the fastest way for experts, and one that needs no pointer. Questions are answered here.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "./icons";
import { type TableView, useTable } from "./table";
import type { Snapshot } from "./types";

/** The answer to a question, or null for what is no question. */
export function answerTo(view: TableView, state: Snapshot, typed: string): string | null {
  const { t, names, texts } = view;
  switch (typed.toLowerCase()) {
    case "?e": {
      const open = state.ends.filter((end) => end.open).map(names.end);
      return open.length > 0 ? t("typed-ends", { ends: texts.list(open) }) : t("board-empty");
    }
    case "?h": {
      const held = view.hand.peek().map((tile) => tile.tile);
      return held.length > 0 ? t("typed-hand", { tiles: texts.list(held) }) : t("hand-none");
    }
    case "?s":
      return state.players
        .map((player) => {
          const score = state.sides[player.side]?.score ?? 0;
          return t("typed-score", { seat: view.seatName(player.seat), score });
        })
        .join(" ");
    default:
      return null;
  }
}

export function TypedMove(): JSX.Element {
  const view = useTable();
  const { t } = view;
  const text = useSignal("");
  async function submit(): Promise<void> {
    const typed = text.peek().trim();
    const state = view.state.peek();
    if (!typed || !state) return;
    const answer = answerTo(view, state, typed);
    if (answer !== null) {
      view.tell(answer);
      text.value = "";
    } else if (await view.actTyped(typed)) text.value = "";
  }
  return (
    <form
      class="d-typed"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label class="d-typed-label" for={`${view.uid}-typed`}>
        <Icon name="keys" />
        <span>{t("typed-label")}</span>
      </label>
      <input
        id={`${view.uid}-typed`}
        class="d-field"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={40}
        placeholder="65l"
        data-focus="typed"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="d-btn is-small">
        {t("typed-go")}
      </button>
    </form>
  );
}
