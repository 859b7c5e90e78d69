// Where the focus goes once a choice has been made and the thing that was pressed is gone or off.
import type { TableView } from "./table";

function active(view: TableView): HTMLElement | null {
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
  /** Call when its snapshot is on the screen. */
  land(): void;
}

export function createFocusKeeper(view: TableView): FocusKeeper {
  let index = -1;
  let held = false;
  return {
    leave() {
      held = atTable(view);
      index = view.hand.peek().findIndex((tile) => tile.tile === view.selected.peek());
    },
    land() {
      if (!held) return;
      held = false;
      const node = active(view);
      // Still on something that works: the focus stays there.
      const here = node && node !== view.root && view.root.contains(node);
      if (here && node.getAttribute("aria-disabled") !== "true") return;
      const state = view.state.peek();
      const stuck = state?.buttons.draw.on || state?.buttons.knock.on;
      if (stuck && view.ready.peek()) {
        view.root
          .querySelector<HTMLElement>(`[data-act="${state.buttons.draw.on ? "draw" : "knock"}"]`)
          ?.focus();
        return;
      }
      const radios = [...view.root.querySelectorAll<HTMLElement>(".d-radio")];
      // With the last tile laid there is none: what is left to do is a button.
      const left = view.root.querySelector<HTMLElement>('.d-main .d-btn[aria-disabled="false"]');
      (radios[Math.min(Math.max(index, 0), radios.length - 1)] ?? left ?? view.root).focus();
    },
  };
}
