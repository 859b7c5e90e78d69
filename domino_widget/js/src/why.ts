// Why a choice does nothing: every way to make one, by mouse, touch, keys or typing, says it in the same words.

import type { Connection } from "./context";
import { distance, nearest } from "./geometry";
import { formatMsg } from "./panels/words";
import type { TableView } from "./table";
import type { HandTile, Rect, Snapshot, TableEnd } from "./types";

export const TROUBLE: Partial<Record<Connection, string>> = {
  busy: "link-busy",
  silent: "link-silent",
  restarted: "link-restarted",
  gone: "link-gone",
  static: "link-static",
};

/** Whose turn it is and what is asked, as one sentence. */
export function asked(view: TableView, state: Snapshot): string {
  const { t } = view;
  const { wait, viewer } = state;
  switch (wait.for) {
    case "window":
      return t("ask-window");
    case "finish":
      return t("ask-finish");
    case "next":
      return t("ask-next");
    case "match-over":
      return t("ask-match-over");
    case "act": {
      if (wait.seat !== viewer) return t("ask-other", { seat: view.seatName(wait.seat ?? 0) });
      // What can be done is for the room to find.
      if (view.handHidden.value) return t("ask-turn");
      const fitting = state.hand.filter((tile) => tile.plays.length > 0).length;
      if (fitting > 0) return state.assist.playable ? t("ask-play", { fitting }) : t("ask-turn");
      if (state.buttons.draw.on) return t("ask-draw");
      return state.buttons.knock.on ? t("ask-knock") : t("ask-turn");
    }
    default:
      return t("ask-other", { seat: view.seatName(state.toAct ?? 0) });
  }
}

/** Why a tile cannot be laid: because something else is asked, or because it fits nowhere. */
function whyNotTile(view: TableView, tile: HandTile): string {
  const state = view.state.peek();
  const mine = state?.wait.for === "act" && state.wait.seat === state.viewer;
  return state && !mine ? asked(view, state) : view.names.tile(tile, true);
}

/** Why nothing can be chosen now; "" where it can, or where the last choice has just been sent. */
export function whyNotNow(view: TableView): string {
  const { t } = view;
  if (view.cursor.peek() !== null) return t("now-looking-back");
  if (view.watching.peek()) return t("act-watching");
  const trouble = TROUBLE[view.connection.peek()];
  return trouble ? t(trouble) : "";
}

/** Why that end does not take the tile, or any. */
export function whyNotThere(view: TableView, tile: HandTile | null, end: TableEnd): string {
  const { t, names } = view;
  const name = names.end(end);
  if (end.why) return t("end-closed", { end: name, why: formatMsg(view, end.why) });
  if (!tile) return t("end-pick-first", { end: name });
  if (tile.plays.length === 0) return whyNotTile(view, tile);
  return t("end-wrong", { tile: tile.tile, end: name, ends: names.fits(tile) });
}

/** How far from a target, in pixels, a tile may be let go. */
export const REACH = 34;

/** What is said of a tile that was let go at this point of the window and lies nowhere now; "" for the hand itself. */
export function whyBack(view: TableView, tile: HandTile, x: number, y: number): string {
  const { t, root, names } = view;
  const late = whyNotNow(view);
  if (late || !view.ready.peek()) return late;
  const rectOf = (node: Element): Rect => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height];
  };
  const rail = root.querySelector(".d-rail");
  if (rail && distance(x, y, rectOf(rail)) === 0) return "";
  const marks = [...root.querySelectorAll<HTMLElement>("[data-end]")].map((node) => ({
    rect: rectOf(node),
    id: node.dataset.end,
  }));
  const seen = marks.filter((mark) => mark.rect[2] > 0);
  const id = nearest(x, y, seen, REACH)?.id;
  const end = view.state.peek()?.ends.find((one) => one.id === id);
  if (end) return whyNotThere(view, tile, end);
  const [play] = tile.plays;
  if (!play) return whyNotTile(view, tile);
  if (play.end === null) return t("drop-lead", { tile: tile.tile });
  return t("drop-nothing", { tile: tile.tile, ends: names.fits(tile) });
}
