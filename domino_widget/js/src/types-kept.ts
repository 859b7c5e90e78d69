// Requests and answers about what is kept and shared; the rest is in types.ts.
import type { Msg } from "./types";
import type { Progress } from "./types-coach";
import type { LessonRequest } from "./types-lesson";

export type KeptRequest =
  | LessonRequest
  /** From a page only: goes on with what is kept under the token, or gets a new one. */
  | { type: "resume"; token: string }
  /** A record, or the line of a position. */
  | { type: "open"; text: string }
  | { type: "picture"; lang: string }
  /** The editor of positions in place of the table, until "leave" or "play"; hand: whether it begins with the viewer's. */
  | { type: "edit"; hand: boolean }
  /** The match as one offline page. */
  | { type: "export"; lang: string }
  | { type: "history" }
  /** The lessons, where they lie, and how far the visitor is. */
  | { type: "lessons" }
  /** Deletes all that is kept. */
  | { type: "forget" };

/** The answer to "resume"; why: what was kept could not be read. */
export interface Resumed {
  token: string;
  resumed: boolean;
  why: Msg | null;
}
/** The answer to "open"; anew: tiles that the text hides were dealt anew. */
export interface Opened {
  anew: boolean;
}
/** The answer to "history". */
export interface History {
  matches: { game: string; level: string; won: number; lost: number }[];
  progress?: Progress;
  /** Whether anything is kept. */
  kept: boolean;
}
