// A tile flies from where it was to where it lies: from the hand or the ghost for one's own, from the seat's card for others.
import type { BoardLayout } from "./layout";
import type { TableView } from "./table";
import type { TableTile } from "./types";

const FLIGHT = { duration: 260, easing: "cubic-bezier(.2,.7,.2,1)" };
const UNITS = 20;

/** Notes where the tiles of the hand and the dragged one are, before the next picture takes one of them away. */
export function noteSpots(view: TableView): void {
  view.spots.clear();
  if (view.still()) return;
  const ghost = view.root.querySelector(".d-ghost");
  const dragged = view.drag.peek()?.tile.tile;
  for (const node of view.root.querySelectorAll<HTMLElement>(".d-hand [data-tile]")) {
    const { tile = "" } = node.dataset;
    const seen = ghost && tile === dragged ? ghost : node;
    view.spots.set(tile, seen.getBoundingClientRect());
  }
}

function startOf(view: TableView, tile: TableTile): DOMRect | undefined {
  if (tile.seat === view.state.peek()?.viewer) return view.spots.get(tile.tile);
  return view.root.querySelector(`[data-seat="${tile.seat}"] .d-disc`)?.getBoundingClientRect();
}

export function flyIn(view: TableView, node: Element, tile: TableTile, layout: BoardLayout): void {
  if (view.still() || !node.animate) return;
  const from = startOf(view, tile);
  const felt = node.closest(".d-felt")?.getBoundingClientRect();
  if (!from || !felt) return;
  const [x, y, w, h] = tile.place[layout.aspect].box;
  // Middles fall together at the start; the size shrinks or grows by the short side.
  const scale = Math.min(from.width, from.height) / (2 * layout.k);
  const unit = UNITS / layout.k;
  const sx = (from.left + from.width / 2 - felt.left - layout.dx) * unit - (w * UNITS * scale) / 2;
  const sy = (from.top + from.height / 2 - felt.top - layout.dy) * unit - (h * UNITS * scale) / 2;
  const end = `translate(${x * UNITS}px, ${y * UNITS}px) scale(1)`;
  node.animate(
    [{ transform: `translate(${sx}px, ${sy}px) scale(${scale})` }, { transform: end }],
    FLIGHT,
  );
}
