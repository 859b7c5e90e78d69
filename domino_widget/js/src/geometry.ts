// Pure helpers between half squares (Python's boxes) and pixels; nothing here decides what is legal.
import type { Aspect, HandTile, Rect, Snapshot, Towards } from "./types";

export type Spot = [number, number];
export const AHEAD: Record<Towards, Spot> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The aspect for a space of w x h pixels: rows as long as it takes to fill it, for upright ones the shortest. */
export function pickAspect(w: number, h: number): Aspect {
  return w > 1.4 * h ? "wide" : w > h ? "square" : "tall";
}

export function union(rects: Rect[]): Rect {
  if (rects.length === 0) return [-4, -4, 8, 8];
  const x = Math.min(...rects.map((r) => r[0]));
  const y = Math.min(...rects.map((r) => r[1]));
  const right = Math.max(...rects.map((r) => r[0] + r[2]));
  const bottom = Math.max(...rects.map((r) => r[1] + r[3]));
  return [x, y, right - x, bottom - y];
}

/** Half squares by which the picture grows: so it stays as it is for a tile or two before it zooms out. */
const STEP = 3;
const LEAST: Rect = [-9, -5, 18, 10];

/** Where a tile may come to lie. */
export function landingBoxes(tile: HandTile | null, aspect: Aspect): Rect[] {
  return (tile?.plays ?? []).flatMap(({ place }) => (place ? [place[aspect].box] : []));
}

/** Everything that must be seen of a table: its tiles, its ends and where the next ones will lie. */
export function bounds(state: Snapshot, aspect: Aspect): Rect {
  const landings = state.hand.flatMap((tile) => landingBoxes(tile, aspect));
  // A tile that runs along the edge of a bounded table lies partly beyond it.
  if (state.game.table) return union([state.frames[aspect], ...landings]);
  const rects: Rect[] = [LEAST, ...landings];
  for (const tile of state.tiles) rects.push(tile.place[aspect].box);
  for (const end of state.ends) rects.push(end.mark[aspect].box);
  const [x, y, w, h] = union(rects);
  const low = (n: number): number => Math.floor(n / STEP) * STEP;
  const high = (n: number): number => Math.ceil(n / STEP) * STEP;
  return [low(x), low(y), high(x + w) - low(x), high(y + h) - low(y)];
}

/** Maps half squares to pixels: x * k + dx, y * k + dy. */
export interface Fit {
  k: number;
  dx: number;
  dy: number;
}
export interface Pad {
  top: number;
  side: number;
  bottom: number;
}

/** Fits a box into w x h pixels, centred, no half square larger than `max` pixels. */
export function fit(box: Rect, w: number, h: number, pad: Pad, max: number): Fit {
  const room = { w: Math.max(1, w - 2 * pad.side), h: Math.max(1, h - pad.top - pad.bottom) };
  const k = Math.min(room.w / box[2], room.h / box[3], max);
  return {
    k,
    dx: pad.side + (room.w - box[2] * k) / 2 - box[0] * k,
    dy: pad.top + (room.h - box[3] * k) / 2 - box[1] * k,
  };
}

export function toPixels(box: Rect, f: Fit): Rect {
  return [box[0] * f.k + f.dx, box[1] * f.k + f.dy, box[2] * f.k, box[3] * f.k];
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}

/** CSS clip of a landing box to the half that lies away from the end's marker: turned ways share the other one. */
export function farHalf(box: Rect, mark: Rect): string {
  const [x, y, w, h] = box;
  const dx = mark[0] + mark[2] / 2 - x - w / 2;
  const dy = mark[1] + mark[3] / 2 - y - h / 2;
  if (w > h) return dx < 0 ? "inset(-9px -9px -9px 50%)" : "inset(-9px 50% -9px -9px)";
  return dy < 0 ? "inset(50% -9px -9px -9px)" : "inset(-9px -9px 50% -9px)";
}

/** A place for a small round label at a corner or side of a box that covers as little as can be of `taken`. */
export function freeCorner(box: Rect, size: number, taken: Rect[], by = 0.3): Spot {
  const [x, y, w, h] = box;
  const out = size * by;
  const beside = size * 0.5;
  const spots: Spot[] = [
    [x + w + out, y - out],
    [x - out, y - out],
    [x + w + out, y + h + out],
    [x - out, y + h + out],
    // Where doubles lie on both sides, the corners are theirs.
    [x + w / 2, y - beside],
    [x + w / 2, y + h + beside],
    [x - beside, y + h / 2],
    [x + w + beside, y + h / 2],
  ];
  let best = spots[0] as Spot;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const label: Rect = [spot[0] - size / 2, spot[1] - size / 2, size, size];
    const hits = taken.filter((other) => overlaps(label, other)).length;
    if (hits < least) [best, least] = [spot, hits];
  }
  return best;
}

export function distance(x: number, y: number, rect: Rect): number {
  const dx = Math.max(rect[0] - x, 0, x - rect[0] - rect[2]);
  const dy = Math.max(rect[1] - y, 0, y - rect[1] - rect[3]);
  return Math.hypot(dx, dy);
}

/** The target nearest to a point, if one is within reach; of several that hold it, the one with the nearest middle. */
export function nearest<T extends { rect: Rect }>(
  x: number,
  y: number,
  targets: T[],
  reach: number,
): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    if (distance(x, y, target.rect) > reach) continue;
    const [left, top, w, h] = target.rect;
    const far = Math.hypot(x - left - w / 2, y - top - h / 2);
    if (far < least) [best, least] = [target, far];
  }
  return best;
}

/** The next count worth claiming above or below a number: multiples of the game's divisors. */
export function nextCount(from: number, step: 1 | -1, multiples: number[]): number {
  let at = from;
  do at += step;
  while (at > 0 && multiples.length > 0 && !multiples.some((m) => at % m === 0));
  return Math.max(at, 0);
}
