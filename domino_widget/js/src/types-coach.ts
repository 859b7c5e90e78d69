// What the coach answers: the explanation of a decision, the review of a hand.
import type { Msg } from "./types";

export interface CoachLine {
  msg: Msg;
  label: "certain" | "chance" | "estimate" | "reading";
  /** because: it was tested to carry the advantage. */
  tie: "because" | "also" | "";
}
/** A play by its tile, the value of its end (-1: the lead), and where two show it the tile there, else "none". */
export interface NamedPlay {
  tile: string;
  end: number;
  at: string;
  turn: "straight" | "left" | "right";
}
export interface Explained {
  advice: (NamedPlay & { reasons: CoachLine[]; risk: CoachLine | null })[];
  same: CoachLine[];
  costs: CoachLine[];
  answer: CoachLine | null;
  todo: CoachLine[];
  memory: CoachLine[];
  /** What the choices of others hint at: no chance rests on them. */
  readings: CoachLine[];
  /** There is a choice, and all of it comes to the same. */
  alike: boolean;
  counts: boolean;
}
export interface ReviewTurn {
  number: number;
  picture: string;
  /** What the picture shows, in words. */
  shows: Msg[];
  plays: (NamedPlay & { action: string; right: boolean })[];
  played: string;
  best: string;
  label: "fine" | "inaccuracy" | "mistake" | "blunder";
  cost: CoachLine | null;
  reasons: CoachLine[];
  punishes: CoachLine[];
  inference: CoachLine | null;
}
export interface Reviewed {
  turns: ReviewTurn[];
  lines: Msg[];
  forgot: CoachLine[];
  hindsight: CoachLine | null;
  plot: string;
  lost: number;
  each: number;
  /** The skill that the turn which cost most was about. */
  practise: string;
  progress: Progress | null;
}
/** Expected points lost by choice so far. */
export interface Progress {
  games: { game: string; hands: number; choices: number; each: number }[];
  skills: { skill: string; times: number; lost: number }[];
}
