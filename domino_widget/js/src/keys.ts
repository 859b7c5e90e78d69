// One listener on the root: the game's keys stay here, the host's pass.
import type { TableView } from "./table";
import type { ButtonName } from "./types";

/** Letters and the buttons they press; the same letters as in typed moves. */
export const LETTERS: Record<string, ButtonName> = {
  d: "draw",
  k: "knock",
  p: "play-on",
  f: "finish",
  n: "next",
  u: "undo",
  r: "redo",
};

function isField(target: EventTarget | null): boolean {
  const node = target as HTMLElement | null;
  if (!node?.tagName) return false;
  if (node.tagName === "TEXTAREA" || node.tagName === "SELECT") return true;
  return (
    node.tagName === "INPUT" && !["radio", "checkbox"].includes((node as HTMLInputElement).type)
  );
}

function isControl(target: EventTarget | null): boolean {
  return Boolean((target as HTMLElement | null)?.closest?.("button, a, summary, select, textarea"));
}

export function press(view: TableView, name: ButtonName): boolean {
  const button = view.state.peek()?.buttons[name];
  if (!button?.on || !button.action || !view.ready.peek()) return false;
  void view.act(button.action);
  return true;
}

function focusOn(view: TableView, what: string): boolean {
  const node = view.root.querySelector<HTMLElement>(`[data-focus="${what}"]`);
  node?.focus();
  return Boolean(node);
}

/** For a room: the last step of the hint, at once. */
export function askAnswer(view: TableView): void {
  view.answers.value += 1;
}

/** The keys of somebody who shows it to a room. */
function inRoom(view: TableView, letter: string): boolean {
  if (!view.projector.peek()) return false;
  if (letter === "h") view.showHand();
  else if (letter === "a") askAnswer(view);
  else return false;
  return true;
}

export function onKeyDown(view: TableView, event: KeyboardEvent): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || key === "Tab") return;
  if (["Shift", "Control", "Alt", "Meta", "CapsLock"].includes(key)) return;
  const inDialog = (event.target as HTMLElement | null)?.closest?.("dialog");
  if (key === "Escape") {
    if (!inDialog) leave(view, event);
    return;
  }
  // Whatever it is, it was meant for the game: the notebook must not take it for a command.
  event.stopPropagation();
  if (inDialog) return;
  if (view.watching.peek()) {
    if (view.prefs.peek().pace === "key") view.pace.step();
    else view.pace.flush();
    if (!isField(event.target)) event.preventDefault();
    return;
  }
  if (isField(event.target)) return;
  if (key === "Enter") {
    if (!isControl(event.target) && enter(view)) event.preventDefault();
    return;
  }
  if (!view.prefs.peek().letters || key.length !== 1 || event.repeat) return;
  const letter = key.toLowerCase();
  const name = LETTERS[letter];
  const used =
    inRoom(view, letter) ||
    (name !== undefined && press(view, name)) ||
    ((letter === "c" || letter === "m") && focusOn(view, "count")) ||
    (letter === "t" && focusOn(view, "typed")) ||
    (letter === "h" && focusOn(view, "hand"));
  if (used) event.preventDefault();
}

/** Enter away from any button: the one play of the selected tile, else the default button. */
function enter(view: TableView): boolean {
  const plays = view.picked.peek()?.plays ?? [];
  const only = plays.length === 1 ? plays[0] : undefined;
  if (only && view.ready.peek()) {
    void view.act(only.action);
    return true;
  }
  if (plays.length > 1) return focusOn(view, "end");
  return press(view, "play-on") || press(view, "next");
}

/** Esc drops what is begun; with nothing begun it leaves the widget, and the host hears it too. */
function leave(view: TableView, event: KeyboardEvent): void {
  const begun =
    view.pending.peek() ?? view.drag.peek() ?? view.selected.peek() ?? view.cursor.peek();
  if (view.watching.peek()) view.pace.flush();
  else if (begun !== null) {
    view.pick(null);
    view.drag.value = null;
    view.cursor.value = null;
  } else {
    const { activeElement } = view.root.getRootNode() as Document | ShadowRoot;
    (activeElement as HTMLElement | null)?.blur();
    return;
  }
  event.stopPropagation();
  event.preventDefault();
}
