// An exercise of a lesson as Python sends it: never an answer, only what is asked and what was told so far.
import type { Msg } from "./types";

export interface Exercise {
  id: string;
  /** N numbers, T tiles, P plays, C choice, S set, Q sequence. */
  kind: "N" | "T" | "P" | "C" | "S" | "Q";
  /** One tile, play or option, though several may be right. */
  one: boolean;
  task: Msg;
  /** The parts of an answer in order, each with its name. */
  fields: Msg[];
  options: { key: string; label: Msg }[];
  /** Whether there is a table; whether its hand and its ends are left out. */
  board: boolean;
  hideHand: boolean;
  hideEnds: boolean;
  /** Hands that the task tells. */
  hands: { seat: string; tiles: string[] }[];
  hints: { step: string; msg: Msg }[];
  /** Shown to a class: the hand, and the answer once it was asked for, come by a key. */
  room: boolean;
  answer: Msg | null;
  /** How many steps of the ladder there are. */
  most: number;
  marks: { end: string; text: string }[];
  /** Ends that the first problem points at, and the tempting illegal play that the last answer fell into. */
  arrows: string[];
  trap: { tile: string; end: string } | null;
  tries: number;
  /** The last answer. */
  given: string[];
  /** Whether what was right is told only at the end. */
  silent: boolean;
  correct: boolean;
  stars: number;
  told: Msg[];
  code: string | null;
  /** The game that it is about, by its id. */
  game: string | null;
  skill: Msg;
  /** Right answers in a row without help. */
  row: number | null;
  mastered: boolean;
  /** The stars that this deal earned in an earlier sitting. */
  before: number;
}
