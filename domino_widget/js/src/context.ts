// What every component of one view gets: nothing here is global, everything dies with the view.
import "./own-keys";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Later } from "./later-module";
import type { Answer, Aspect, Request, Snapshot } from "./types";

export type Args = Record<string, string | number>;
export type Connection = "live" | "busy" | "silent" | "restarted" | "gone" | "static";
/** View settings: kept in the browser, never sent. */
export interface Prefs {
  look: "auto" | "table" | "rows";
  /** Milliseconds between computer moves, 0 to 3000; "key" waits for a key press. */
  pace: number | "key";
  numerals: boolean;
  language: string;
  oneTap: boolean;
  /** Whether what alone can be done is done by itself. */
  auto: boolean;
  sort: "heavy" | "dealt" | "suit";
  /** Whether single letters act (d draw, k knock and so on). */
  letters: boolean;
  /** Everything one size up, for a projector; more contrast than the system asks for; sounds. */
  large: boolean;
  contrast: boolean;
  sound: boolean;
  /** The first visit is over. */
  welcomed: boolean;
}

/** What a dialog gets from the button that opens it. */
export interface PanelProps {
  open: boolean;
  onClose(): void;
}

export interface View {
  /** The newest snapshot, or null before the first one. */
  state: ReadonlySignal<Snapshot | null>;
  /** How many log entries the picture shows: behind the newest while events are being paced, or when stepping. */
  shown: ReadonlySignal<number>;
  /** Whether the picture is behind the game because events are still being played out. */
  watching: ReadonlySignal<boolean>;
  /** Stepping through the log: an entry's index, or null for live. */
  cursor: Signal<number | null>;
  /** The selected hand tile ("6-5") and, for two placements at one end, the end that is pending. */
  selected: Signal<string | null>;
  pending: Signal<string | null>;
  /** Labels drawn at the ends by step 3 of a hint. */
  marks: Signal<{ end: string; text: string }[]>;
  connection: ReadonlySignal<Connection>;
  prefs: Signal<Prefs>;
  /** Whether a request is under way: buttons wait. */
  sending: ReadonlySignal<boolean>;
  /** The last refusal or notice in words, shown in the status line; set it to say something once. */
  notice: Signal<{ text: string; kind: "info" | "refused" } | null>;
  /** Says something once, in the status line. */
  tell(text: string, kind?: "info" | "refused"): void;
  /** For a room: whether the hand waits for a key, and how often the answer was asked for. */
  handHidden: ReadonlySignal<boolean>;
  answers: Signal<number>;
  /** Changes some of the view settings. */
  set(part: Partial<Prefs>): void;
  aspect: ReadonlySignal<Aspect>;
  /** Sends one request; never throws: a time-out or a lost kernel is an answer with its own code. */
  send(request: Request): Promise<Answer>;
  /** Formats a message; unknown ids are shown as such only in development. */
  t(id: string, args?: Args): string;
  /** Whether there is such a message. */
  has(id: string): boolean;
  /** The panels that are not in the first bundle; null, and the reason said, where they cannot be had. */
  later(): Promise<Later | null>;
  /** "You", "Computer 2" or the given name. */
  seatName(seat: number): string;
  signal: AbortSignal;
}

export const ViewContext = createContext<View | null>(null);

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error("a component outside its view");
  return view;
}
