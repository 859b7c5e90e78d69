// A position being set up, as Python sends it.
import type { Msg } from "./types";

export interface Editor {
  /** The position in the notation. */
  line: string;
  /** Why no play leads to it, or null. */
  fault: { code: string; args: Record<string, string | number> } | null;
  /** What was done last. */
  said: Msg | null;
  /** Tiles of each seat, of the stock (the next one drawn first), and those that are out of play. */
  hands: string[][];
  stock: string[];
  loose: string[];
  /** The letter of the seat whose turn it is; decided: the tiles say who opens. */
  turn: string | null;
  phase: "play" | "closing" | "over";
  lead: string | null;
  decided: boolean;
  players: number;
  partners: boolean;
  house: string[];
  scores: number[];
  points: number[];
  knocks: number;
  /** Letters of the seats with an open window: the last tile, and the one before it. */
  claim: string | null;
  muggins: string | null;
  count: number | null;
}
