import { describe, expect, it } from "vitest";
import {
  bounds,
  distance,
  fit,
  freeCorner,
  nearest,
  nextCount,
  overlaps,
  pickAspect,
  toPixels,
} from "../../src/geometry";
import type { Aspect, Rect } from "../../src/types";
import { STATES } from "./show";

describe("geometry", () => {
  it("takes the aspect that fills the space, and on upright ones the shortest rows", () => {
    expect(pickAspect(1040, 480)).toBe("wide");
    expect(pickAspect(768, 552)).toBe("square");
    expect(pickAspect(336, 360)).toBe("tall");
    expect(pickAspect(344, 600)).toBe("tall");
  });

  it("fault_27: every tile and marker lies inside the felt, at each width and aspect", () => {
    for (const state of Object.values(STATES)) {
      for (const [w, h] of [
        [344, 380],
        [420, 300],
        [700, 420],
        [1040, 480],
        [300, 620],
      ] as const) {
        const aspect = pickAspect(w, h);
        const f = fit(bounds(state, aspect), w, h, { top: 50, side: 10, bottom: 10 }, 25);
        const boxes = [
          ...state.tiles.map((tile) => tile.place[aspect].box),
          ...state.ends.map((end) => end.mark[aspect].box),
        ];
        for (const box of boxes) {
          const [x, y, bw, bh] = toPixels(box, f);
          expect(x).toBeGreaterThanOrEqual(9.9);
          expect(y).toBeGreaterThanOrEqual(49.9);
          expect(x + bw).toBeLessThanOrEqual(w - 9.9);
          expect(y + bh).toBeLessThanOrEqual(h - 9.9);
        }
      }
    }
  });

  it("fault_29: equal halves touch at every joint of the picture, in each aspect", () => {
    const touches = (a: Rect, b: Rect): boolean =>
      overlaps([a[0] - 1, a[1] - 1, a[2] + 2, a[3] + 2], b);
    const halves = (box: Rect, values: [number, number]): [Rect, number][] => {
      const [x, y, w, h] = box;
      const standing = h > w;
      return [
        [[x, y, 2, 2], values[0]],
        [standing ? [x, y + 2, 2, 2] : [x + 2, y, 2, 2], values[1]],
      ];
    };
    for (const state of Object.values(STATES)) {
      for (const aspect of ["wide", "square", "tall"] as Aspect[]) {
        for (const tile of state.tiles.slice(1)) {
          const parent = state.tiles[Number(tile.end?.split(".")[0])];
          if (!parent) throw new Error("a tile without a parent");
          const mine = tile.place[aspect];
          const theirs = parent.place[aspect];
          const joined = halves(mine.box, mine.halves).some(([box, value]) =>
            halves(theirs.box, theirs.halves).some(
              ([other, same]) => value === same && value === tile.inner && touches(box, other),
            ),
          );
          // A line leads to a tile that found no place beside its end.
          expect(joined, `${state.match} ${aspect} ${tile.tile}`).toBe(!mine.leader);
        }
      }
    }
  });

  it("puts the seat's letter where least is covered", () => {
    const box: Rect = [100, 100, 40, 20];
    expect(freeCorner(box, 20, [])).toEqual([146, 94]);
    expect(freeCorner(box, 20, [[140, 80, 40, 40]])).toEqual([94, 94]);
  });

  it("finds the target under the pointer, or none", () => {
    const targets = [
      { rect: [0, 0, 40, 20] as Rect, name: "a" },
      { rect: [30, 0, 40, 20] as Rect, name: "b" },
    ];
    expect(nearest(60, 10, targets, 30)?.name).toBe("b");
    expect(nearest(25, 10, targets, 30)?.name).toBe("a");
    expect(nearest(400, 10, targets, 30)).toBeNull();
    expect(distance(50, 10, [0, 0, 40, 20])).toBe(10);
  });

  it("steps through the counts that may pay", () => {
    expect(nextCount(0, 1, [5])).toBe(5);
    expect(nextCount(15, 1, [5, 3])).toBe(18);
    expect(nextCount(18, 1, [5, 3])).toBe(20);
    expect(nextCount(5, -1, [5])).toBe(0);
    expect(nextCount(0, -1, [5])).toBe(0);
  });
});
