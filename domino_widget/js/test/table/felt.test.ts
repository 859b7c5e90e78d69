// What lies where on felts of every size: circles beside their tiles, lines to tiles that lie apart, and the look that fits.
import { afterEach, describe, expect, it } from "vitest";
import { markSize, spotsOf } from "../../src/ends";
import { bounds, fit, overlaps, type Spot, toPixels } from "../../src/geometry";
import { aspectOf, type BoardLayout, isLegible } from "../../src/layout";
import type { Rect, Snapshot } from "../../src/types";
import { type Shown, settle, show, stateOf } from "./show";

let view: Shown | null = null;
afterEach(() => view?.close());

function layoutOn(state: Snapshot, w: number, h: number): BoardLayout {
  const aspect = aspectOf(state, { w, h });
  const pad = { top: 52, side: 12, bottom: 12 };
  return { aspect, w, h, ...fit(bounds(state, aspect), w, h, pad, 25) };
}

function circles(state: Snapshot, layout: BoardLayout, open: boolean): Rect[] {
  const size = markSize(layout);
  const spots = spotsOf(state, layout, size);
  return state.ends
    .filter((end) => end.open === open)
    .map((end) => spots.get(end.id) as Spot)
    .map(([x, y]) => [x - size / 2, y - size / 2, size, size]);
}

function tilesOf(state: Snapshot, layout: BoardLayout): Rect[] {
  return state.tiles.map((tile) => toPixels(tile.place[layout.aspect].box, layout));
}

/** Circles whose middles are nearer to each other than they are wide. */
function meeting(all: Rect[]): number {
  const near = (a: Rect, b: Rect) => Math.hypot(a[0] - b[0], a[1] - b[1]) < a[2] - 0.5;
  return all.filter((one, i) => all.some((other, j) => i < j && near(one, other))).length;
}

describe("ends on the felt", () => {
  for (const name of ["draw", "draw-twelve", "cross", "cross-arms", "nine", "twelve"]) {
    for (const [w, h] of [
      [360, 425],
      [820, 500],
    ] as const) {
      it(`${name} on ${w} pixels: no circle meets another one or lies over its tile`, () => {
        const state = stateOf(name);
        const layout = layoutOn(state, w, h);
        const found = circles(state, layout, true);
        expect(meeting(found)).toBe(0);
        const owners = state.ends
          .filter((end) => end.open)
          .map((end) => Number.parseInt(end.id, 10));
        const tiles = tilesOf(state, layout);
        found.forEach((circle, i) => {
          expect(overlaps(circle, tiles[owners[i] ?? 0] as Rect)).toBe(false);
        });
      });
    }
  }

  it("the circles of 26 ends make room for each other", () => {
    const state = stateOf("twelve-full");
    for (const [w, h] of [
      [360, 425],
      [688, 488],
    ] as const)
      expect(meeting(circles(state, layoutOn(state, w, h), true))).toBe(0);
  });

  it("the circle of an end without room lies over no tile where a corner is free", () => {
    const state = stateOf("table-closed");
    const layout = layoutOn(state, 820, 500);
    const tiles = tilesOf(state, layout);
    const [closed] = circles(state, layout, false);
    expect(tiles.some((tile) => overlaps(tile, closed as Rect))).toBe(false);
  });

  it("a line leads to a tile that lies apart", async () => {
    const state = stateOf("twelve-apart");
    view = show(state, { view: { look: "table" } });
    await settle();
    const apart = state.tiles.filter((tile) => tile.place.wide.leader);
    expect(apart.length).toBeGreaterThan(0);
    expect(view.root.querySelectorAll(".d-leader").length).toBe(apart.length);
  });
});

describe("the look that fits", () => {
  it("tiles as they lie while they can be read, whatever the width", () => {
    for (const name of ["cross", "nine"]) {
      expect(isLegible(stateOf(name), 360)).toBe(true);
      expect(isLegible(stateOf(name), 1180)).toBe(true);
    }
  });

  it("rows for dozens of arms; a line is always a line", () => {
    expect(isLegible(stateOf("twelve-full"), 360)).toBe(false);
    expect(isLegible(stateOf("twelve-full"), 1180)).toBe(false);
    expect(isLegible(stateOf("draw-twelve"), 320)).toBe(true);
  });
});

describe("without a kernel", () => {
  it("nothing says that it is your turn, and no tile is marked", async () => {
    view = show(stateOf("draw"));
    await settle();
    expect(view.all(".d-opt.can").length).toBeGreaterThan(0);
    view.model.trigger("comm_live_update");
    await settle();
    const seen = [".d-now", ".d-seats", ".d-hand"].map((part) => view?.get(part).textContent);
    expect(seen.join(" ")).not.toMatch(/your turn|can play/i);
    expect(view.get(".d-now").textContent).toContain("restarted");
    expect(view.all(".d-opt.can, .d-seat.is-turn")).toEqual([]);
  });
});
