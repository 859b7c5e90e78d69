import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Prefs } from "../../src/context";
import { createPace, isPaced, startOf } from "../../src/pace";
import { handAt, pictureAt } from "../../src/picture";
import { DEFAULT_PREFS } from "../../src/prefs";
import type { Snapshot } from "../../src/types";
import { stateOf } from "./show";

function early(state: Snapshot, entries: number): Snapshot {
  return { ...state, rev: state.rev - 1, log: state.log.slice(0, entries) };
}

describe("pace", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start(pace: Prefs["pace"], still = false) {
    const now = stateOf("cross");
    const from = now.log.findIndex((entry) => entry.seat === 1) ?? 2;
    const state = signal<Snapshot | null>(early(now, from));
    const cursor = signal<number | null>(null);
    const prefs = signal({ ...DEFAULT_PREFS, pace });
    const end = new AbortController();
    const made = createPace(state, prefs, cursor, () => still, end.signal);
    return { ...made, state, cursor, now, from, end };
  }

  it("fault_25: shows the others' moves one at a time", () => {
    const pace = start(500);
    pace.state.value = pace.now;
    expect(pace.watching.value).toBe(true);
    const seen = [pace.shown.value];
    for (let i = 0; i < 40; i += 1) {
      vi.advanceTimersByTime(500);
      seen.push(pace.shown.value);
    }
    expect(pace.watching.value).toBe(false);
    const steps = seen.slice(1).map((shown, i) => {
      const passed = pace.now.log.slice(seen[i], shown);
      return passed.filter((entry) => isPaced(entry, 0)).length;
    });
    expect(Math.max(...steps)).toBe(1);
  });

  it("shows everything at once on flush, at pace 0 and where nothing may move", () => {
    const slow = start(3000);
    slow.state.value = slow.now;
    slow.flush();
    expect(slow.watching.value).toBe(false);
    for (const pace of [start(0), start(900, true)]) {
      pace.state.value = pace.now;
      expect(pace.shown.value).toBe(pace.now.log.length);
    }
  });

  it("waits for a key where that is wished", () => {
    const pace = start("key");
    pace.state.value = pace.now;
    const before = pace.shown.value;
    vi.advanceTimersByTime(60_000);
    expect(pace.shown.value).toBe(before);
    pace.step();
    expect(pace.shown.value).toBeGreaterThan(before);
  });

  it("does not replay what was there when the view opened, nor an undo", () => {
    const now = stateOf("draw");
    expect(startOf(null, 0, now)).toBe(now.log.length);
    const undone = {
      ...now,
      log: [...now.log.slice(0, 4), { ...now.log[4], kind: "undone" as const, seat: 0 }],
    } as Snapshot;
    expect(startOf(now, now.log.length, undone)).toBe(undone.log.length);
    expect(startOf(now, now.log.length, { ...now, round: 2 })).toBe(1);
  });

  it("leaves no timer behind", () => {
    const pace = start(500);
    pace.state.value = pace.now;
    pace.end.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("picture", () => {
  it("fault_42: goes back to any event and leaves the state alone", () => {
    const state = stateOf("fives-both");
    const copy = structuredClone(state);
    for (let shown = 1; shown <= state.log.length; shown += 1) {
      const picture = pictureAt(state, shown);
      expect(picture.tiles.length).toBe(state.log[shown - 1]?.tiles);
      expect(picture.live).toBe(shown === state.log.length);
    }
    expect(state).toEqual(copy);
  });

  it("fault_42: the own hand of each step, of what the seat itself has seen", () => {
    for (const name of ["fives-both", "draw-stuck", "twelve"]) {
      const state = stateOf(name);
      for (let shown = 1; shown <= state.log.length; shown += 1) {
        const held = handAt(state, shown).map((one) => one.tile);
        expect(held.length).toBe(state.log[shown - 1]?.hands[state.viewer ?? 0]);
        const laid = pictureAt(state, shown).tiles.map((one) => one.tile);
        expect(held.filter((tile) => laid.includes(tile))).toEqual([]);
      }
      const now = handAt(state, state.log.length).map((one) => one.tile);
      expect(now).toEqual(state.hand.map((one) => one.tile));
    }
  });
});
