// Dragging is an extra beside tile-then-end: pointer capture, a small threshold, and only what Python offers as targets.
import type { TargetedPointerEvent } from "preact";
import { nearest } from "./geometry";
import type { TableView } from "./table";
import type { HandTile, PlayChoice, Rect } from "./types";
import { REACH, whyBack } from "./why";

const THRESHOLD = 6;
const RETURN_MS = 180;

interface Target {
  choice: PlayChoice;
  rect: Rect;
}

/** Everything on the screen on which this tile may be dropped: elements that carry one of its actions. */
function findTargets(view: TableView, tile: HandTile, origin: DOMRect): Target[] {
  const targets: Target[] = [];
  for (const node of view.root.querySelectorAll<HTMLElement>("[data-drop], [data-give]")) {
    const { drop, give } = node.dataset;
    const choice = give
      ? ({ action: `${give} ${tile.tile}`, end: null, turn: "" } as const)
      : tile.plays.find((play) => play.action === drop);
    const box = node.getBoundingClientRect();
    if (!choice || box.width === 0) continue;
    targets.push({
      choice,
      rect: [box.left - origin.left, box.top - origin.top, box.width, box.height],
    });
  }
  return targets;
}

interface Handlers {
  onPointerDown(event: TargetedPointerEvent<HTMLElement>): void;
}

/** Handlers for one tile of the hand; `swallow` is told that the click after a drag is none. */
export function dragHandlers(view: TableView, tile: HandTile, swallow: () => void): Handlers {
  function onPointerDown(event: TargetedPointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !event.isPrimary || view.watching.peek()) return;
    // A finger on a tile that fits nowhere scrolls the page; with a mouse it may be tried, and is told why not.
    if (tile.plays.length === 0 && event.pointerType !== "mouse") return;
    const { rev } = view.state.peek() ?? {};
    const node = event.currentTarget;
    const start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    const half = node.getBoundingClientRect().width;
    const before = view.selected.peek();
    let moving = false;
    let targets: Target[] = [];
    let origin = view.root.getBoundingClientRect();
    const ends = new AbortController();
    const options = { signal: ends.signal };
    view.signal.addEventListener("abort", () => ends.abort(), options);

    node.addEventListener("pointermove", move, options);
    node.addEventListener("pointerup", up, options);
    node.addEventListener("pointercancel", cancel, options);

    function move(now: PointerEvent): void {
      if (now.pointerId !== start.id) return;
      if (isLate()) return;
      const far = Math.hypot(now.clientX - start.x, now.clientY - start.y);
      if (!moving && far < THRESHOLD) return;
      if (!moving) {
        moving = true;
        node.setPointerCapture(start.id);
        view.pick(tile.tile);
      }
      // The page may scroll under a held tile, and the targets appear with the selection.
      origin = view.root.getBoundingClientRect();
      targets = findTargets(view, tile, origin);
      const x = now.clientX - origin.left;
      const y = now.clientY - origin.top;
      const over = nearest(x, y, targets, REACH)?.choice ?? null;
      view.drag.value = { tile, x, y, half, over, back: false };
    }
    function up(now: PointerEvent): void {
      if (now.pointerId !== start.id) return;
      ends.abort();
      if (!moving) return;
      swallow();
      const over = view.drag.peek()?.over ?? null;
      if (over && view.ready.peek()) void lay(over);
      else if (view.state.peek()?.rev !== rev) back(view.t("drop-late", { tile: tile.tile }));
      else back(whyBack(view, tile, now.clientX, now.clientY));
    }
    /** Until the answer the tile stays where it was let go. */
    async function lay(over: PlayChoice): Promise<void> {
      const last = view.drag.peek();
      const [x, y, w, h] = targets.find(({ choice }) => choice === over)?.rect ?? [];
      if (last && x !== undefined && y !== undefined && w && h) {
        view.drag.value = { ...last, x: x + w / 2, y: y + h / 2 };
      }
      const done = await view.act(over.action);
      if (done) view.drag.value = null;
      else revert();
    }
    /** Whether the table has changed since the tile was taken: what it was offered then holds no more. */
    function isLate(): boolean {
      return view.state.peek()?.rev !== rev;
    }
    function back(why: string): void {
      revert();
      if (why) view.tell(why, "refused");
    }
    function cancel(): void {
      ends.abort();
      if (moving) revert();
    }
    function revert(): void {
      const last = view.drag.peek();
      if (view.still() || !last) view.drag.value = null;
      else {
        const home = node.getBoundingClientRect();
        view.drag.value = {
          ...last,
          x: home.left + home.width / 2 - origin.left,
          y: home.top + home.height / 2 - origin.top,
          back: true,
        };
        setTimeout(() => {
          if (view.drag.peek()?.back) view.drag.value = null;
        }, RETURN_MS);
      }
      view.pick(before);
    }
  }
  return { onPointerDown };
}
