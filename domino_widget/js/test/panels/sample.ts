// A snapshot and the options of a table, as the wire sends them.
import type { Button, ButtonName, LogEntry, Options, Result, Snapshot } from "../../src/types";

const off: Button = { on: false, action: null, why: null };
const NAMES: ButtonName[] = [
  "draw",
  "knock",
  "claim",
  "muggins",
  "play-on",
  "finish",
  "next",
  "undo",
  "redo",
  "resign",
];

function entry(part: Partial<LogEntry> & Pick<LogEntry, "kind" | "n">): LogEntry {
  return {
    seat: null,
    text: "",
    tiles: 0,
    hands: [5, 3, 2],
    boneyard: 9,
    won: [0, 0, 0],
    ...part,
  };
}

export function sampleLog(): LogEntry[] {
  return [
    entry({ n: 0, kind: "deal" }),
    entry({ n: 1, kind: "played", seat: 0, tile: "6-6", text: "A:6-6" }),
    entry({ n: 2, kind: "played", seat: 1, tile: "6-3", on: "6-6", value: 6, text: "B:6-3@6-6" }),
    entry({ n: 3, kind: "claimed", seat: 1, tile: "6-3", points: 15, by: [5], text: "B:!15" }),
    entry({ n: 4, kind: "drew", seat: 2, pips: [6, 3], text: "C:+?" }),
    entry({ n: 5, kind: "played", seat: 0, tile: "4-3", on: "6-3", value: 3, text: "A:3-4@6-3" }),
    entry({ n: 6, kind: "knocked", seat: 1, pips: [4, 6], text: "B:--" }),
    entry({ n: 7, kind: "muggins", seat: 2, tile: "4-3", missed: 0, points: 10, text: "C:!!10" }),
    entry({ n: 8, kind: "drew", seat: 0, tile: "5-0", pips: [4, 6], text: "A:+5-0" }),
  ];
}

export function sampleSnapshot(): Snapshot {
  const buttons = Object.fromEntries(NAMES.map((name) => [name, off])) as Snapshot["buttons"];
  const place = {
    wide: {
      box: [0, 0, 4, 2] as [number, number, number, number],
      halves: [6, 4] as [number, number],
    },
    square: {
      box: [0, 0, 4, 2] as [number, number, number, number],
      halves: [6, 4] as [number, number],
    },
    tall: {
      box: [0, 0, 2, 4] as [number, number, number, number],
      halves: [6, 4] as [number, number],
    },
  };
  return {
    schema: 1,
    rev: 12,
    match: "m1",
    game: {
      id: "all-fives",
      set: 6,
      target: 100,
      claiming: "called",
      drawing: "one",
      multiples: [5],
      branching: false,
      table: null,
      house: [],
    },
    round: 3,
    viewer: 0,
    phase: "play",
    toAct: 0,
    wait: { for: "act", seat: 0 },
    players: [player(0, "A", null, 5), player(1, "B", "Bea", 3), player(2, "C", null, 2)],
    sides: [
      { seats: [0], score: 45, won: 0 },
      { seats: [1], score: 60, won: 15 },
      { seats: [2], score: 35, won: 10 },
    ],
    boneyard: { left: 9, drawable: 7 },
    hand: [
      {
        tile: "6-4",
        high: 6,
        low: 4,
        plays: [
          { action: "A:4-6@4-3", end: "2.1", turn: "", place },
          { action: "A:6-4@6-6", end: "0.2", turn: "", place },
        ],
        why: null,
        fresh: false,
      },
      { tile: "5-0", high: 5, low: 0, plays: [], why: null, fresh: true },
    ],
    tiles: [],
    ends: [],
    arms: [],
    frames: { wide: [0, 0, 40, 20], square: [0, 0, 30, 30], tall: [0, 0, 20, 40] },
    windows: { claim: null, muggins: null },
    buttons,
    log: sampleLog(),
    result: null,
    rounds: [
      { round: 1, how: "out", side: 1, bonus: 25, scores: [20, 35, 10] },
      { round: 2, how: "blocked", side: null, bonus: 0, scores: [45, 45, 25] },
    ],
    winner: null,
    assist: { playable: true, count: false, memory: false },
    count: null,
    settings: {
      game: "all-fives",
      set: 6,
      players: 3,
      partners: false,
      names: ["", "Bea", ""],
      levels: ["", "club", "club"],
      watch: false,
      house: [],
      assist: { playable: true, count: false, memory: false },
    },
    position: "all-fives 6-6(6-3,3-4)() 6-4,5-0/?3/?2 ?7 A 0 0/15/10 -",
  };
}

function player(
  seat: number,
  letter: string,
  name: string | null,
  tiles: number,
): Snapshot["players"][number] {
  return {
    seat,
    letter,
    name,
    human: seat === 0,
    level: seat === 0 ? null : "club",
    side: seat,
    partner: null,
    tiles,
    missed: 0,
  };
}

export function sampleResult(): Result {
  return {
    how: "out",
    seat: 1,
    side: 1,
    bonus: 45,
    hands: [
      { seat: 0, tiles: ["6-6", "6-3"], pips: 21, side: 0, pays: 20, difference: 21 },
      { seat: 1, tiles: [], pips: 0, side: 1, pays: 0, difference: 0 },
      { seat: 2, tiles: ["6-5", "5-5", "3-0"], pips: 24, side: 2, pays: 25, difference: 24 },
    ],
    lines: [
      { id: "sum-hand", args: { seat: 0, tiles: "6-6, 6-3", total: 21 } },
      { id: "sum-rounded", args: { seat: 0, difference: 21, points: 20 } },
      { id: "sum-rounded", args: { seat: 2, difference: 24, points: 25 } },
      { id: "sum-total", args: { sum: "20 + 25", points: 45 } },
    ],
    before: [45, 45, 25],
    after: [45, 105, 35],
  };
}

export function sampleOptions(): Options {
  const all = [6, 9, 12];
  const five = [2, 3, 4, 5];
  const target = ["target-50", "target-150", "target-200", "target-250"];
  const hands = ["hands-five", "hands-six", "hands-seven", "hands-nine"];
  const fives = [...target, ...hands, "winner-leads", "no-drawing", "draw-until-fits"];
  fives.push(
    "spinner-first",
    "spinner-every",
    "round-sum",
    "automatic-scoring",
    "blocked-all-pips",
  );
  const drawn = [...target, ...hands, "reserve-two", "no-drawing", "blocked-all-pips"];
  const game = (id: string, sets: number[], seats: number[], house: string[]) => ({
    id,
    sets,
    seats,
    partners: id === "block" ? [4] : [],
    house,
  });
  return {
    games: [
      game("block", all, five, [...target, ...hands, "winner-leads", "blocked-all-pips"]),
      game("draw", all, five, drawn),
      game("cross", [6], five, drawn),
      game("double-nine-cross", [9], five, drawn),
      game("double-twelve-cross", [12], five, drawn),
      game("all-fives", all, [2, 3, 4], fives),
      game("all-fives-and-threes", all, [2, 3, 4], fives),
      game("table", [6], [2], target),
    ],
    levels: ["novice", "club", "expert"],
    house: [
      ...target.map((id) => ({ id, group: "target" })),
      ...hands.map((id) => ({ id, group: "hands" })),
      { id: "winner-leads", group: "" },
      { id: "reserve-two", group: "drawing" },
      { id: "no-drawing", group: "drawing" },
      { id: "draw-until-fits", group: "drawing" },
      { id: "spinner-first", group: "spinner" },
      { id: "spinner-every", group: "spinner" },
      { id: "round-sum", group: "" },
      { id: "automatic-scoring", group: "" },
      { id: "blocked-all-pips", group: "" },
    ],
    languages: [{ id: "en", name: "English" }],
  };
}
