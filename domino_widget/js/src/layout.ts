// Where half squares come to lie on the felt of this view.
import { bounds, type Fit, fit, type Pad, pickAspect } from "./geometry";
import type { TableView } from "./table";
import type { Aspect, Snapshot } from "./types";

/** Largest half of a tile on the felt, in pixels. */
const MAX_HALF = 50;

/** With halves of fewer pixels than this a table of many arms is better read as rows. */
const LEGIBLE = 14;

export interface BoardLayout extends Fit {
  aspect: Aspect;
  w: number;
  h: number;
}

/** What stays free round the board: the sentence over it, and a rim. */
function padOf(w: number): Pad {
  return w < 480 ? { top: 52, side: 12, bottom: 12 } : { top: 62, side: 26, bottom: 26 };
}

/** The aspect whose board comes out largest on a felt; a bounded table is the same board in each. */
export function aspectOf(state: Snapshot | null, { w, h }: { w: number; h: number }): Aspect {
  const pad = padOf(w);
  if (!state?.game.table) return pickAspect(w - 2 * pad.side, h - pad.top - pad.bottom);
  const size = (aspect: Aspect): number => fit(state.frames[aspect], w, h, pad, MAX_HALF).k;
  return size("tall") > size("wide") ? "tall" : "wide";
}

export function boardLayout(view: TableView): BoardLayout | null {
  const state = view.state.value;
  if (!state) return null;
  const { w, h } = view.felt.value;
  const aspect = view.aspect.value;
  const whole = fit(bounds(state, aspect), w, h, padOf(w), MAX_HALF / 2);
  const { by, x, y } = view.zoom.value;
  const dx = w / 2 + (whole.dx - w / 2) * by + x;
  const dy = h / 2 + (whole.dy - h / 2) * by + y;
  return { aspect, w, h, k: whole.k * by, dx, dy };
}

/** The felt of a widget so many pixels wide, by the style sheet: rows hide the real one. */
function feltOf(width: number): { w: number; h: number } {
  if (width <= 620) return { w: width, h: Math.min(480, Math.max(300, width * 1.18)) };
  return { w: width <= 860 ? width : width - 374, h: Math.min(500, Math.max(320, width * 0.46)) };
}

/** Pixels of half a tile in a widget of that width. */
export function halfOf(state: Snapshot, width: number): number {
  const felt = feltOf(width);
  return (
    2 * fit(bounds(state, aspectOf(state, felt)), felt.w, felt.h, padOf(felt.w), MAX_HALF / 2).k
  );
}

/** Whether a table with arms can be read as it lies: it is what people know, so it comes first as long as it can. */
export function isLegible(state: Snapshot | null, width: number): boolean {
  return !state?.game.branching || halfOf(state, width) >= LEGIBLE;
}
