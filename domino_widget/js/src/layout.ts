// Where half squares come to lie on the felt of this view.
import { bounds, type Fit, fit } from "./geometry";
import type { TableView } from "./table";
import type { Aspect } from "./types";

/** Largest half of a tile on the felt, in pixels. */
const MAX_HALF = 50;

export interface BoardLayout extends Fit {
  aspect: Aspect;
  w: number;
  h: number;
}

export function boardLayout(view: TableView): BoardLayout | null {
  const state = view.state.value;
  if (!state) return null;
  const { w, h } = view.felt.value;
  const aspect = view.aspect.value;
  const side = w < 480 ? 12 : 26;
  const pad = { top: w < 480 ? 52 : 62, side, bottom: side };
  const whole = fit(bounds(state, aspect), w, h, pad, MAX_HALF / 2);
  const { by, x, y } = view.zoom.value;
  const dx = w / 2 + (whole.dx - w / 2) * by + x;
  const dy = h / 2 + (whole.dy - h / 2) * by + y;
  return { aspect, w, h, k: whole.k * by, dx, dy };
}
