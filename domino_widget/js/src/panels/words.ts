// Sentences about seats and sides. "You" has messages of its own: no sentence is glued together.
import type { Args, View } from "../context";
import { listOf } from "../i18n";
import type { Msg, Snapshot } from "../types";

/** A message about a seat: the "-you" twin for the viewer's own, else with the seat's name. */
export function sayOfSeat(view: View, id: string, seat: number | null, args: Args = {}): string {
  if (seat === null) return view.t(id, args);
  if (seat === view.state.value?.viewer && view.has(`${id}-you`)) return view.t(`${id}-you`, args);
  return view.t(id, { ...args, seat: view.seatName(seat) });
}

/** A message from Python; a seat (number or letter) and a side (number) in it are named. */
export function formatMsg(view: View, msg: Msg): string {
  const { seat: given, ...args } = msg.args ?? {};
  const state = view.state.value;
  if (typeof args.side === "number" && state) args.side = sideName(view, state, args.side);
  if (given === undefined) return view.t(msg.id, args);
  const seat = typeof given === "number" ? given : seatOfLetter(state, given);
  if (seat === null || !state?.players[seat]) return view.t(msg.id, { ...args, seat: given });
  return sayOfSeat(view, msg.id, seat, args);
}

function seatOfLetter(state: Snapshot | null, letter: string): number | null {
  return state?.players.find((player) => player.letter === letter)?.seat ?? null;
}

/** A side by its seats: "You", "Computer 1", "You and Computer 2". */
export function sideName(view: View, state: Snapshot, side: number): string {
  const [first, second] = state.sides[side]?.seats ?? [];
  if (first === undefined) return "";
  if (second === undefined) return view.seatName(first);
  if (first === state.viewer) return view.t("side-you", { partner: view.seatName(second) });
  if (second === state.viewer) return view.t("side-you", { partner: view.seatName(first) });
  return view.t("side-two", { first: view.seatName(first), second: view.seatName(second) });
}

export type Whose = "mine" | "ours" | "theirs";
/** Whose side it is: the viewer's alone, the viewer's and a partner's, or another one. */
export function whoseSide(state: Snapshot, side: number): Whose {
  const seats = state.sides[side]?.seats ?? [];
  if (state.viewer === null || !seats.includes(state.viewer)) return "theirs";
  return seats.length > 1 ? "ours" : "mine";
}

/** "3 and 5" in the language of the view. */
export function listText(view: View, items: readonly (string | number)[]): string {
  return listOf(view.t, items);
}

/** The reason in words of an answer that is not ok. */
export function refusal(view: View, error: { code: string; args: Args }): string {
  return sayWhy(view, { id: `error-${error.code}`, args: error.args });
}

/** The same of a message: where there is a sentence for the very case, that one. */
export function sayWhy(view: View, msg: Msg): string {
  const at = `${msg.id}-at-${msg.args?.case}`;
  return formatMsg(view, view.has(at) ? { ...msg, id: at } : msg);
}
