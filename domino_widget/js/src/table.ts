// What the table's own components share beside the contract of context.ts.
import type { ReadonlySignal, Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { View } from "./context";
import type { Texts } from "./i18n";
import type { Keep } from "./keep";
import type { Names } from "./names";
import type { Pace } from "./pace";
import type { Picture } from "./picture";
import type { Theme } from "./theme";
import type { HandTile, PlayChoice } from "./types";

export interface DragState {
  tile: HandTile;
  /** Pointer, in pixels of the root. */
  x: number;
  y: number;
  /** Pixels of one half at the place where it would land. */
  half: number;
  /** The choice under the pointer. */
  over: PlayChoice | null;
  /** Flying back. */
  back: boolean;
}

/** How much larger than the whole table, and how many pixels its middle is off the felt's. */
export interface Zoom {
  by: number;
  x: number;
  y: number;
}

export interface TableView extends View {
  /** Prefix of every id in this view. */
  uid: string;
  root: HTMLElement;
  keep: Keep;
  texts: Texts;
  names: Names;
  pace: Pace;
  theme: ReadonlySignal<Theme>;
  /** Laid out as a whole page. */
  page: ReadonlySignal<boolean>;
  /** Shown to a room: everything one size up, always on light, the hand hidden until it is shown. */
  projector: ReadonlySignal<boolean>;
  /** Shows the hand to the room, or hides it. */
  showHand(): void;
  picture: ReadonlySignal<Picture | null>;
  look: ReadonlySignal<"table" | "rows">;
  /** Inner width of the root; and the size of the felt, which chooses the aspect. */
  width: Signal<number>;
  felt: Signal<{ w: number; h: number }>;
  zoom: Signal<Zoom>;
  drag: Signal<DragState | null>;
  /** Whether the tiles of the hand stand on their heads. */
  flipped: Signal<boolean>;
  /** Where each tile of the hand was seen last: flights start there. */
  spots: Map<string, DOMRect>;
  /** The hand in the order in which it is shown; none while it is hidden. */
  hand: ReadonlySignal<HandTile[]>;
  /** The selected tile, if it is still held. */
  picked: ReadonlySignal<HandTile | null>;
  /** Whether a kernel may still answer: without one the picture is of the past. */
  alive: ReadonlySignal<boolean>;
  /** Whether choices may be made: nothing under way, nothing still to be watched, no stepping. */
  ready: ReadonlySignal<boolean>;
  /** Whether the screen offers them: an answer that comes at once does not make it blink. */
  offered: ReadonlySignal<boolean>;
  /** Whether nothing may move. */
  still(): boolean;
  /** Sends one action; a refusal is told in the notice line. */
  act(action: string): Promise<boolean>;
  actTyped(typed: string): Promise<boolean>;
  pick(tile: string | null): void;
}

export const TableContext = createContext<TableView | null>(null);

export function useTable(): TableView {
  const view = useContext(TableContext);
  if (!view) throw new Error("a component outside its table");
  return view;
}
