// First visit, drawing on, zoom, large print, contrast, full screen, proven voids.
import { afterEach, expect, it, vi } from "vitest";
import { bounds } from "../../src/geometry";
import { voidsOf } from "../../src/players";
import { readPrefs } from "../../src/prefs";
import type { LogEntry, Snapshot } from "../../src/types";
import { pushed, zoomed } from "../../src/zoom";
import { acts, type Shown, settle, show, stateOf } from "./show";

let view: Shown | null = null;
afterEach(() => view?.close());

it("a first visit offers the eight games, and the choice begins one", async () => {
  view = show(stateOf("draw"), { view: { welcomed: false } });
  await settle();
  const games = view.all(".d-card-b");
  expect(games.length).toBe(8);
  games.find((one) => one.textContent?.includes("Double-Nine Cross"))?.click();
  await settle();
  expect(view.model.sent.at(-1)).toMatchObject({
    type: "settings",
    settings: { game: "double-nine-cross" },
  });
  expect(view.all(".d-welcome")).toEqual([]);
  expect(localStorage.getItem("domino_widget.view")).toContain('"welcomed":true');
});

it("the first visit is the one that finds nothing stored", () => {
  expect(readPrefs(null).welcomed).toBe(false);
  expect(readPrefs("{}").welcomed).toBe(true);
  expect(readPrefs("[1]")).toEqual(readPrefs("{}"));
  expect(readPrefs("null")).toEqual(readPrefs("{}"));
  expect(readPrefs('{"look": 3, "pace": -1, "large": "yes", "other": 1}')).toEqual(readPrefs("{}"));
});

/** Draws one tile after the other; with the last one given, a tile fits or nothing is left. */
function drawing(state: Snapshot, times: number, fits: boolean): Shown {
  let rev = state.rev;
  const shown = show(state);
  shown.model.reply = (message) => {
    if (message.type === "act") {
      rev += 1;
      const last = rev - state.rev >= times;
      const draw = { ...state.buttons.draw, on: !last };
      const [tile] = state.hand;
      const plays = last && fits ? stateOf("draw").hand.flatMap((one) => one.plays) : [];
      const hand = tile ? [{ ...tile, plays }, ...state.hand.slice(1)] : [];
      const next = { ...state, rev, hand, buttons: { ...state.buttons, draw } };
      setTimeout(() => shown.model.change("state", next), 5);
    }
    return { v: 1, re: message.id, ok: true, rev, result: {} };
  };
  return shown;
}

it.each([
  [3, true],
  [2, false],
])("draws %d times in one press, one action each", async (times, fits) => {
  const shown = drawing(stateOf("draw-stuck"), times, fits);
  view = shown;
  await settle();
  view
    .all(".d-acts .d-btn")
    .find((one) => one.textContent === "Until one fits")
    ?.click();
  const draws = Array(times).fill(stateOf("draw-stuck").buttons.draw.action);
  await vi.waitFor(() => expect(acts(shown.model)).toEqual(draws), 15_000);
  await settle(100);
  expect(acts(shown.model)).toEqual(draws);
});

it("a refusal ends the drawing", async () => {
  view = show(stateOf("draw-stuck"), {
    reply: ({ id, rev }) => ({ v: 1, re: id, ok: false, rev, error: { code: "stale", args: {} } }),
  });
  await settle();
  view
    .all(".d-acts .d-btn")
    .find((one) => one.textContent === "Until one fits")
    ?.click();
  await settle(200);
  expect(acts(view.model).length).toBe(1);
});

it("no drawing on where one tile is drawn at a time", async () => {
  const state = stateOf("draw-stuck");
  view = show({ ...state, game: { ...state.game, drawing: "one" } });
  await settle();
  expect(view.root.textContent).not.toContain("Until one fits");
});

it("zooms about the middle, and the whole table is the least", () => {
  const whole = { by: 1, x: 0, y: 0 };
  expect(zoomed(whole, 0.5)).toEqual(whole);
  expect(zoomed({ by: 2, x: 30, y: -10 }, 1.5)).toEqual({ by: 3, x: 45, y: -15 });
  expect(zoomed({ by: 4, x: 0, y: 0 }, 2).by).toBe(4);
  const table = {
    zoom: { value: { by: 2, x: 0, y: 0 }, peek: () => table.zoom.value },
    felt: { peek: () => ({ w: 600, h: 400 }) },
  };
  pushed(table as never, 1000, -50);
  expect(table.zoom.value).toEqual({ by: 2, x: 300, y: -50 });
});

it("the buttons bring the table closer and back", async () => {
  view = show(stateOf("twelve"), { view: { look: "table" } });
  await settle();
  const stage = (): string | null => view?.get(".d-stage").getAttribute("style") ?? null;
  const press = (name: string): void => view?.get(`.d-zoom [title="${name}"]`).click();
  const before = stage();
  press("Closer");
  await settle();
  expect(stage()).not.toBe(before);
  press("The whole table");
  await settle();
  expect(stage()).toBe(before);
});

it("lines lie as a table on a phone, and so do crosses that can be read", async () => {
  for (const name of ["draw", "draw-twelve", "cross"]) {
    view = show(stateOf(name));
    await settle();
    expect(view.get(".d-table").dataset.look).toBe("table");
    view.close();
  }
});

it("large print and more contrast are settings of the view", async () => {
  view = show(stateOf("draw"), { view: { large: true, contrast: true } });
  await settle();
  expect(view.root.dataset).toMatchObject({ size: "projector", contrast: "more", theme: "light" });
});

it("before a room the hand waits for a key or a button, and so does the answer", async () => {
  const shown = show(stateOf("draw"), {
    traits: { projector: true },
    reply: ({ id, rev }) => {
      const error = { code: "not-now", args: {} };
      return { v: 1, re: id, ok: false, rev, error };
    },
  });
  view = shown;
  await settle();
  const press = (key: string) =>
    shown.root.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const held = stateOf("draw").hand.map((tile) => tile.tile);
  const hands = () => shown.all(".d-opt").map((node) => node.dataset.tile);
  expect(hands()).toEqual([]);
  expect(view.all(".d-hand-tiles > *").length).toBe(held.length);
  expect(view.get(".d-hand").textContent).not.toMatch(/\d-\d/);
  press("h");
  await settle();
  expect(hands().sort()).toEqual(held.sort());
  view.get(".x-room .d-btn").click();
  await settle();
  expect(hands()).toEqual([]);
  press("a");
  await settle();
  expect(view.model.sent.filter(({ type }) => type === "hint")).toMatchObject([{ step: 4 }]);
  expect(view.get(".x-room").textContent).toBe("The hand hThe answer a");
});

it("a link puts the page of the game before a room, and no other", async () => {
  history.replaceState(null, "", "?projector");
  for (const page of [true, false]) {
    view = show(stateOf("draw"), { traits: { page } });
    await settle();
    expect(view.all(".x-room").length).toBe(page ? 1 : 0);
    view.close();
  }
  // Whatever the page was begun with, its link has the last word.
  for (const off of ["0", "off", "false", "No"]) {
    history.replaceState(null, "", `?projector=${off}`);
    view = show(stateOf("draw"), { traits: { page: true, projector: true } });
    await settle();
    expect(view.all(".x-room")).toEqual([]);
    view.close();
  }
  // A lesson's page asks Python to show its exercises to the room.
  history.replaceState(null, "", "?projector");
  const lists = { hands: [], hints: [], told: [], fields: [], options: [], arrows: [], marks: [] };
  const exercise = { kind: "N", id: "3.5", task: { id: "t" }, skill: { id: "s" }, ...lists };
  const at = (room: boolean, rev: number) =>
    ({
      ...stateOf("draw"),
      rev,
      exercise: { ...exercise, board: true, room },
    }) as unknown as Snapshot;
  const shown = show(at(false, 1), { traits: { home: "../" } });
  view = shown;
  await vi.waitFor(() => expect(shown.model.sent.map(({ type }) => type)).toContain("room"), 5_000);
  expect(shown.root.dataset.size).toBe("projector");
  // The keys act wherever the focus is.
  shown.model.change("state", at(true, 2));
  await settle();
  expect(shown.all("[data-tile]")).toEqual([]);
  for (const key of ["h", "a"]) {
    shown.root.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
  await vi.waitFor(() => expect(acts(shown.model)).toEqual(["reveal"]), 5_000);
  expect(shown.all("[data-tile]")).not.toEqual([]);
  history.replaceState(null, "", "?");
});

it("before a room a position is set up without the hand that waits for its key", async () => {
  for (const projector of [true, false]) {
    view = show(stateOf("draw"), { traits: { projector } });
    const { all, get, model } = view;
    get('[data-opens="kept"]').click();
    const open = () => all("button").find((one) => one.textContent === "Set up a position");
    await vi.waitFor(() => expect(open()).toBeDefined(), 5_000);
    open()?.click();
    await settle();
    const asked = model.sent.filter(({ type }) => type === "edit");
    expect(asked).toMatchObject([{ hand: !projector }]);
    view.close();
  }
});

it("no tile of a sentence parts at its hyphen, whichever part of the screen says it", async () => {
  view = show(stateOf("draw"));
  await settle();
  const bare = /\d-\d/;
  const walk = document.createTreeWalker(view.root, NodeFilter.SHOW_TEXT);
  const parted: string[] = [];
  let wholes = 0;
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!bare.test(node.textContent ?? "")) continue;
    if (node.parentElement?.closest("dmw-tile")) wholes += 1;
    else if (!node.parentElement?.closest("option, [role=status], [role=log]")) {
      parted.push(node.textContent ?? "");
    }
  }
  expect(wholes).toBeGreaterThan(3);
  expect(parted).toEqual([]);
});

it("every landing of a bounded table is seen whole", () => {
  const state = stateOf("table-draw");
  const tile = state.hand.find((one) => one.plays.length > 0);
  const play = tile?.plays[0];
  if (!tile || !play?.place) throw new Error("a tile should fit");
  const [x, y, w, h] = state.frames.wide;
  play.place.wide.box = [x - 2, y + h, 4, 2];
  expect(bounds(state, "wide")).toEqual([x - 2, y, w + 2, h + 2]);
});

it("a knock proves what a seat lacks, where nobody draws", () => {
  const state = stateOf("block-partners");
  const knock = (seat: number, pips: number[]) => ({ kind: "knocked", seat, pips }) as LogEntry;
  state.log = [knock(1, [5, 2]), knock(2, [6]), knock(1, [2, 4])];
  expect(voidsOf(state, 1, 3)).toEqual([2, 4, 5]);
  expect(voidsOf(state, 1, 1)).toEqual([2, 5]);
  state.game.drawing = "one";
  expect(voidsOf(state, 1, 3)).toEqual([]);
});

it.each([
  ["played", true, 1],
  ["knocked", true, 2],
  ["undone", true, 0],
  ["played", false, 0],
] as const)("with %s, sounds asked for: %s, there are %i strokes", async (kind, sound, strokes) => {
  const quiet = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({ connect: (next: unknown) => next, gain: quiet, frequency: {} });
  const start = vi.fn();
  const createOscillator = () => ({ ...node(), start, stop() {} });
  class Sounds {
    currentTime = 0;
    createOscillator = createOscillator;
    createGain = node;
    async close() {}
  }
  Object.assign(window, { AudioContext: Sounds });
  const state = stateOf("draw");
  view = show(state, { view: { sound } });
  view.model.reply = (one) => ({
    v: 1,
    re: one.id,
    ok: true,
    rev: one.rev,
    result: { script: "" },
  });
  const log = [...state.log, { ...(state.log.at(-1) as LogEntry), kind, n: 99 }];
  view.model.change("state", { ...state, rev: state.rev + 1, log });
  await settle();
  expect(start).toHaveBeenCalledTimes(strokes);
  Reflect.deleteProperty(window, "AudioContext");
});
