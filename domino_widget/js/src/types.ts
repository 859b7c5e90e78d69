// What travels between Python (wire.py) and the browser: one snapshot trait, typed requests, typed answers.
// Every text is a message id of the Fluent catalogue with arguments; the browser formats all that is visible.

import type { KeptRequest } from "./types-kept";
import type { InPlaceOfGame } from "./types-lesson";

export type Aspect = "wide" | "square" | "tall";
/** x, y, width, height in half squares (a tile is 4 x 2); y grows downwards. */
export type Rect = [number, number, number, number];
/** "tile number.port", the name of an end. */
export type EndId = string;
export type Towards = "left" | "right" | "up" | "down";
export interface Msg {
  id: string;
  args?: Record<string, string | number>;
}

export interface Snapshot extends InPlaceOfGame {
  schema: 1;
  /** Grows with every change, a request with an old one changes nothing; and another name for every match. */
  rev: number;
  match: string;
  game: Game;
  /** From 1; and the seat that looks, null watches the computers. */
  round: number;
  viewer: number | null;
  phase: "play" | "closing" | "over";
  toAct: number | null;
  wait: Wait;
  players: Player[];
  /** Scores: one side a seat, or two with partners. */
  sides: Side[];
  boneyard: { left: number; drawable: number };
  /** The viewer's tiles, heaviest first. */
  hand: HandTile[];
  /** In play order; n is the index. */
  tiles: TableTile[];
  /** Every unused port, the ones not open now included (open: false, with why). */
  ends: TableEnd[];
  arms: Arm[];
  frames: Record<Aspect, Rect>;
  /** Open windows, the same whatever the tile is worth. */
  windows: { claim: Window | null; muggins: Window | null };
  buttons: Record<ButtonName, Button>;
  log: LogEntry[];
  /** Once the round is over: how, who, the sheet with all hands. */
  result: Result | null;
  /** Finished rounds of this match, the newest last. */
  rounds: RoundLine[];
  /** Set when the match is over: the winning side. */
  winner: number | null;
  assist: Assist;
  /** Several people at one screen: whom it goes to; down: no hand is shown. */
  curtain?: { seat: number; down: boolean } | null;
  locked?: boolean; // no hints, and the assistance stays as it is
  learn?: boolean; // the opponents go up a level after two hands that were won
  /** The end count, only where assist.count; else null. */
  count: number | null;
  settings: Settings;
  position: string; // the viewer's view line (engine notation), for copying
  code?: string | null; // the deal code that the match began from
  /** What was promised of the deal, and the proof once the hand is over; null for a hand from elsewhere. */
  fair?: { commitment: string; nonce?: string; line?: string } | null;
  /** Why the game is not kept. */
  keeping?: Msg | null;
}

export interface Game {
  id: string;
  set: 6 | 9 | 12;
  target: number;
  claiming: "none" | "called" | "automatic";
  drawing: "none" | "one" | "until-playable";
  /** Divisors of a scoring count: [], [5] or [5, 3]. */
  multiples: number[];
  /** Arms and branches: rows are the default look there. */
  branching: boolean;
  /** Table Draw: its size in squares. */
  table: [number, number] | null;
  house: string[];
}

/** What the table waits for. "computer" is never seen for long: Python runs on to the next human choice. */
export interface Wait {
  for: "act" | "window" | "finish" | "next" | "match-over" | "computer";
  /** The human seat asked, if any. */
  seat: number | null;
}

export interface Player {
  seat: number;
  letter: string;
  /** null: the catalogue's name ("You", "Computer 2"). */
  name: string | null;
  human: boolean;
  /** "club" and so on; null for humans. */
  level: string | null;
  side: number;
  /** The partner's seat, if any. */
  partner: number | null;
  tiles: number;
  /** Public attention to claims so far in this match: tiles with worth that were taken / missed, once known. */
  missed: number;
}
export interface Side {
  seats: number[];
  /** Match score, this round's points included as they are won. */
  score: number;
  /** Of it won in this round. */
  won: number;
}

/** Where a tile lies: halves are the two values in reading order (left to right, or top to bottom). */
export interface Place {
  box: Rect;
  halves: [number, number];
  /** Where a thin line to it starts and stops, if it found no place beside its end. */
  leader?: Rect;
}
export interface PlayChoice {
  /** Action text to send back. */
  action: string;
  /** null for the opening tile. */
  end: EndId | null;
  turn: "" | "<" | ">";
  place?: Record<Aspect, Place>; // not in the editor of a board with arms
}
export interface HandTile {
  tile: string;
  high: number;
  low: number;
  /** Empty when it is not the viewer's turn, or nothing fits. */
  plays: PlayChoice[];
  /** Why it cannot be played now (only when plays is empty). */
  why: Msg | null;
  /** Drawn in the current turn. */
  fresh: boolean;
}
export interface TableTile {
  n: number;
  tile: string;
  seat: number | null;
  /** The end it was played on; null for the first tile. */
  end: EndId | null;
  /** The half that touches its neighbour, and the other. */
  inner: number;
  outer: number;
  branches: boolean;
  place: Record<Aspect, Place>;
}
export interface TableEnd {
  id: EndId;
  value: number;
  /** Index in arms. */
  arm: number;
  open: boolean;
  why: Msg | null;
  /** The marker (2 x 2) beyond the end and the way on, for each aspect. */
  mark: Record<Aspect, { box: Rect; towards: Towards }>;
}
export interface Arm {
  /** The tile it starts from names it. */
  tile: string;
  start: number;
  /** 1 left, 2 right, 3 up, 4 down for the first tile; 2 and 3 are the two branches of a later double. */
  port: number;
  /** Tile numbers outward, the starting tile not included. */
  tiles: number[];
  end: EndId;
}

export interface Window {
  seat: number;
  tile: string;
  n: number;
  /** Whether the viewer may claim it, or call Muggins on it. */
  mine: boolean;
  /** Whether play waits for the viewer's answer to it (no play on yet). */
  waits: boolean;
}

// biome-ignore format: one name for each button
export type ButtonName =
  | "draw" | "knock" | "claim" | "muggins" | "play-on" | "finish" | "next" | "undo" | "redo" | "resign";
export interface Button {
  on: boolean;
  /** What to send as `action` (claim and muggins: the number is appended by the browser, "A:!" + 15). */
  action: string | null;
  /** Why it is off. */
  why: Msg | null;
}

export interface LogEntry {
  n: number;
  kind:
    | "deal"
    | "played"
    | "drew"
    | "knocked"
    | "claimed"
    | "muggins"
    | "scored"
    | "ended"
    | "over"
    | "undone"
    | "redone"
    | "played-on"
    | "resigned"
    | "level-up";
  seat: number | null;
  tile?: string;
  /** The tile number of a "played" entry, or the tile that a claim is about. */
  number?: number;
  /** The tile and value it was played on. */
  on?: string;
  value?: number;
  /** Open values at a draw or knock. */
  pips?: number[];
  points?: number;
  /** Who missed what Muggins took. */
  missed?: number;
  /** claims: the divisors that the count meets. */
  by?: number[];
  how?: string;
  side?: number | null;
  /** Notation of the action as this viewer may see it, "" for what is no action. */
  text: string;
  /** How many tiles lay after it, and hand sizes by seat: for stepping and for pacing. */
  tiles: number;
  hands: number[];
  boneyard: number;
  /** Points of this round by side after it. */
  won: number[];
}

export interface Result {
  how: "out" | "blocked" | "target" | "resigned";
  seat: number | null;
  /** null: a tie pays nobody. */
  side: number | null;
  /** The bonus alone. */
  bonus: number;
  hands: {
    seat: number;
    tiles: string[];
    pips: number;
    side: number;
    pays: number;
    difference: number;
  }[];
  /** The sum spelled out, line by line. */
  lines: Msg[];
  before: number[];
  after: number[];
}
export interface RoundLine {
  round: number;
  how: string;
  side: number | null;
  bonus: number;
  scores: number[];
}
export interface Assist {
  playable: boolean;
  count: boolean;
  memory: boolean;
}

export interface Settings {
  game: string;
  set: 6 | 9 | 12;
  players: number;
  partners: boolean;
  /** By seat; "" is the default name. */
  names: string[];
  /** By seat, for computers. */
  levels: string[];
  /** No human seat: watch the computers. */
  watch: boolean;
  /** House rules by name, see Options.house. */
  house: string[];
  assist: Assist;
  /** In a request only: a deal code, which stands for game, set and seats too, or "new" for one to be made. */
  code?: string;
}
/** What the settings dialog offers: the answer to {type: "settings"} without changes. */
export interface Options {
  games: { id: string; sets: number[]; seats: number[]; partners: number[]; house: string[] }[];
  levels: string[];
  /** House rules that exclude each other share a group; the first of a group is no group ("" = free switch). */
  house: { id: string; group: string }[];
  languages: { id: string; name: string }[];
}

// ---- requests and answers -----------------------------------------------------------------------------------------

export type Request =
  /** action: engine notation, or "play-on", "next", "undo", "redo", "resign"; or typed: a typed move ("65l", "c 15"). */
  | { type: "act"; action: string }
  | { type: "act"; typed: string }
  | { type: "hint"; step: 1 | 2 | 3 | 4; action?: string }
  /** Without settings: the answer is Options. With: checks them, and starts a new match with them. */
  | { type: "settings"; settings?: Partial<Settings> }
  | { type: "record" }
  | KeptRequest
  | { type: "explain" }
  | { type: "review" }
  /** Three exercises of a skill in place of the table, until "leave". */
  | { type: "practise"; skill: string }
  | { type: "later" }
  | { type: "texts"; part: "guide" | "coach" | "lessons" | "ui"; lang: string };
/** The envelope adds v: 1, id (text, unique in the view) and rev (of the snapshot the choice was made on). */
export type Sent = Request & { v: 1; id: string; rev: number };

export type Answer =
  | { v: 1; re: string; ok: true; rev: number; result: unknown }
  | {
      v: 1;
      re: string;
      ok: false;
      rev: number;
      error: { code: string; args: Record<string, string | number> };
    };

/** The answer to "hint". */
export interface Hint {
  step: 1 | 2 | 3 | 4;
  /** Always these three, in this order. */
  groups: { name: "ends" | "scoring" | "muggins"; lines: HintLine[] }[];
  /** Step 3: labels drawn at the ends, "6 + 6". */
  marks: { end: EndId; text: string }[];
  /** Whether it is help: false where there was nothing to find. */
  counts: boolean;
}
export interface HintLine {
  msg: Msg;
  label: "certain" | "chance" | "claim-now" | "call-muggins" | "risk" | "none";
  /** Least step at which it is given. */
  step: number;
}
/** The answer to "record" and "picture": a file to save. */
export interface RecordFile {
  name: string;
  text: string;
}
/** The answer to "texts": Fluent source. */
export interface Texts {
  lang: string;
  ftl: string;
}
