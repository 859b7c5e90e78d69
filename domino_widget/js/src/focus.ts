// Where the focus goes once a choice has been made and the thing that was pressed is gone or off.
import type { TableView } from "./table";

export function active(view: TableView): HTMLElement | null {
  return (view.root.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
}

/** Whether the focus is where a turn is played: not in the margin, not in a field, not outside. */
export function atTable(view: TableView): boolean {
  const node = active(view);
  if (!node?.closest(".d-main") || !view.root.contains(node)) return false;
  return !(node instanceof HTMLInputElement && node.type === "text");
}

export interface FocusKeeper {
  /** Call before a choice is sent. */
  leave(): void;
  /** Call when its snapshot is here and not yet drawn: from a place that goes, the focus goes first. A browser that
   *  finds the focused thing gone lays out the whole page on the spot. */
  move(): void;
  /** Call when its snapshot is on the screen. */
  land(): void;
}

/** Where to go on: what is left to somebody who is stuck, else the tile of the hand at the index, or the last. */
function next(view: TableView, index: number): HTMLElement {
  const find = (what: string) => view.root.querySelector<HTMLElement>(what);
  const { draw, knock } = view.state.peek()?.buttons ?? {};
  const stuck = (draw?.on || knock?.on) && view.ready.peek();
  const hand = view.hand.peek();
  const { tile } = hand[Math.min(Math.max(index, 0), hand.length - 1)] ?? {};
  const found = stuck
    ? find(`[data-act="${draw?.on ? "draw" : "knock"}"]`)
    : find(`.d-radio[value="${tile}"]`);
  // With the last tile laid there is none: what is left to do is a button.
  return found ?? find('.d-main .d-btn[aria-disabled="false"]') ?? view.root;
}

/** From a thing that is about to go, the focus goes on once the screen is drawn without it. */
export function passOn(view: TableView, node: HTMLElement | null): void {
  if (view.root.contains(node) && node === active(view)) setTimeout(() => next(view, 0).focus(), 0);
}

export function createFocusKeeper(view: TableView): FocusKeeper {
  let index = -1;
  let held = false;

  return {
    leave() {
      held = atTable(view);
      index = view.hand.peek().findIndex((tile) => tile.tile === view.selected.peek());
    },
    move() {
      const node = active(view);
      const tile = node?.closest<HTMLElement>(".d-hand [data-tile]")?.dataset.tile;
      const laid = tile !== undefined && view.hand.peek().every((one) => one.tile !== tile);
      if (held && (laid || node?.closest("[data-drop], .d-ends-bar"))) next(view, index).focus();
    },
    land() {
      if (!held) return;
      held = false;
      const node = active(view);
      // Still on something that works: the focus stays there.
      const here = node && node !== view.root && view.root.contains(node);
      if (!here || node.getAttribute("aria-disabled") === "true") next(view, index).focus();
    },
  };
}
