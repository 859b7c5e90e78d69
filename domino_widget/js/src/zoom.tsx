// A closer look at the table: buttons, keys on them, and a felt that can be pushed about while it is larger than its frame.
import type { JSX, TargetedPointerEvent } from "preact";
import { Icon, type IconName } from "./icons";
import { type TableView, useTable, type Zoom } from "./table";

const STEP = 1.4;
const MOST = 4;
export const FIT: Zoom = { by: 1, x: 0, y: 0 };

/** The table larger or smaller about the middle of the felt; never smaller than the whole of it. */
export function zoomed(now: Zoom, factor: number): Zoom {
  const by = Math.min(MOST, now.by * factor);
  if (by <= 1.01) return FIT;
  return { by, x: (now.x * by) / now.by, y: (now.y * by) / now.by };
}

/** Pushed, but not so far that the felt shows nothing of the table's frame. */
export function pushed(view: TableView, dx: number, dy: number): void {
  const now = view.zoom.peek();
  const { w, h } = view.felt.peek();
  const far = (n: number, room: number): number => {
    const most = (room * (now.by - 1)) / 2;
    return Math.max(-most, Math.min(most, n));
  };
  view.zoom.value = { ...now, x: far(now.x + dx, w), y: far(now.y + dy, h) };
}

export function ZoomButtons(): JSX.Element {
  const view = useTable();
  const { t, zoom } = view;
  const button = (name: "in" | "out" | "fit", icon: IconName, off: boolean, go: () => Zoom) => (
    <button
      class="d-seg-b"
      aria-label={t(`zoom-${name}`)}
      title={t(`zoom-${name}`)}
      aria-disabled={off}
      onClick={() => {
        if (!off) zoom.value = go();
      }}
    >
      <Icon name={icon} />
    </button>
  );
  const { by } = zoom.value;
  return (
    <span
      class="d-seg d-zoom"
      role="group"
      aria-label={t("zoom-label")}
      onKeyDown={(event) => {
        const [dx, dy] = ARROWS[event.key] ?? [0, 0];
        if (dx === 0 && dy === 0) return;
        pushed(view, dx, dy);
        event.preventDefault();
      }}
    >
      {button("out", "minus", by === 1, () => zoomed(zoom.peek(), 1 / STEP))}
      {button("in", "plus", by >= MOST, () => zoomed(zoom.peek(), STEP))}
      {by > 1 && button("fit", "fit", false, () => FIT)}
    </span>
  );
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/** Pushing the felt by pointer; a press without a push brings that spot to the middle. */
export function pushHandler(view: TableView) {
  return (event: TargetedPointerEvent<HTMLElement>): void => {
    if (view.zoom.peek().by === 1 || event.button !== 0 || !event.isPrimary) return;
    const node = event.currentTarget;
    const box = node.getBoundingClientRect();
    let last = event as PointerEvent;
    let moved = false;
    const ends = new AbortController();
    const options = { signal: ends.signal };
    view.signal.addEventListener("abort", () => ends.abort(), options);
    node.setPointerCapture(event.pointerId);
    node.addEventListener(
      "pointermove",
      (now) => {
        if (!moved && Math.hypot(now.clientX - last.clientX, now.clientY - last.clientY) < 5)
          return;
        moved = true;
        pushed(view, now.clientX - last.clientX, now.clientY - last.clientY);
        last = now;
      },
      options,
    );
    node.addEventListener(
      "pointerup",
      (now) => {
        ends.abort();
        if (moved) return;
        pushed(
          view,
          box.left + box.width / 2 - now.clientX,
          box.top + box.height / 2 - now.clientY,
        );
      },
      options,
    );
    node.addEventListener("pointercancel", () => ends.abort(), options);
  };
}
