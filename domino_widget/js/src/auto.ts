// An option: where only one thing can be done, it is done after a moment.
import { effect } from "@preact/signals";
import type { TableView } from "./table";
import type { Snapshot } from "./types";

/** Long enough to see what lies before it changes. */
const MOMENT = 900;

/** The one thing that the viewer can do: a placement, a draw or a knock. A claim or a call is never forced. */
export function forced(state: Snapshot): string | null {
  const { wait, viewer, windows, assist, hand, buttons, log } = state;
  const mine = wait.for === "act" && wait.seat === viewer;
  const open = windows.claim?.mine || windows.muggins?.mine;
  // Right after an undo it would do again what was just taken back.
  const back = ["undone", "redone"].includes(log.at(-1)?.kind ?? "");
  if (!mine || open || back || !assist.playable) return null;
  const plays = hand.flatMap((tile) => tile.plays);
  const found = plays.length > 0 ? plays : [buttons.draw, buttons.knock].filter((one) => one.on);
  return found.length === 1 ? (found[0]?.action ?? null) : null;
}

export function createAuto(view: TableView): void {
  const stop = effect(() => {
    const state = view.state.value;
    const action = view.prefs.value.auto && view.ready.value && state ? forced(state) : null;
    if (!action) return;
    const timer = setTimeout(() => void view.act(action), MOMENT);
    return () => clearTimeout(timer);
  });
  view.signal.addEventListener("abort", stop);
}
