// A lesson as a page, and the list of lessons, as Python sends them.
import type { Msg } from "./types";
import type { Editor } from "./types-editor";
import type { Exercise } from "./types-exercise";

export interface Named {
  number: string;
  version: number;
  title: Msg;
  aims: Msg;
}

export interface HowFar {
  /** How many exercises were solved at once and without help. */
  solved: Msg;
  /** The line takes the name as `skill`. */
  skills: { name: Msg; line: Msg }[];
}

/** A lesson as a page of its own; the exercise that it is at is beside it. */
export interface LessonPage extends Named, Partial<HowFar> {
  kind: "head" | "worked" | "exercise" | "round" | "practise" | "progress";
  /** The part that is shown, among all of them: names, and ids of exercises. */
  at: number;
  parts: { id: string; stars: number }[];
  /** The heading that an exercise stands under, and what leads to it. */
  section: Msg[];
  /** Practice in place of a table: nothing else of its lesson is shown. */
  practice?: boolean;
  /** Where the app lies; null where it is not there. */
  home: string | null;
  /** What the learner's teacher gave; own: each student has other deals. */
  class: { seed: string | null; student: string | null; own: boolean };
  /** What is wrong with what is kept. */
  notes: Msg[];
  rule?: Msg;
  steps?: { text: Msg; picture: string; shows: Msg[] }[];
  next?: (Named & { address: string }) | null;
}

/** The answer to "lessons". */
export interface LessonEntry extends Named, HowFar {
  /** Null where it is not served. */
  address: string | null;
  begun: boolean;
}

export interface InPlaceOfGame {
  /** An exercise of a lesson, or a whole lesson, in place of a game. */
  exercise?: Exercise;
  lesson?: LessonPage;
  editor?: Editor;
}

export type LessonRequest =
  /** Empty texts stand for none. */
  | { type: "class"; seed: string; student: string; own: boolean }
  /** The answer is a RecordFile. */
  | { type: "results" }
  /** The exercises are shown to a room: no hand, and the answer when it is asked for. */
  | { type: "room" };
