// The table as it lies: a picture only. What can be pressed is in ends.tsx, what can be read in boardtext.tsx.
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { flyIn } from "./fly";
import { freeCorner, landingBoxes, toPixels } from "./geometry";
import { type BoardLayout, boardLayout } from "./layout";
import { useTable } from "./table";
import { TileArt } from "./tile";
import type { Place, Rect, TableTile } from "./types";
import { pushHandler } from "./zoom";

/** Tile drawings have 20 units a half square. */
export const UNITS = 20;

export function Felt(): JSX.Element {
  const view = useTable();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    const page = node?.ownerDocument.defaultView;
    if (!node || !page?.ResizeObserver) return;
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = node;
      const old = view.felt.peek();
      if (w > 0 && h > 0 && (w !== old.w || h !== old.h)) view.felt.value = { w, h };
    };
    measure();
    const sizes = new page.ResizeObserver(measure);
    sizes.observe(node);
    return () => sizes.disconnect();
  }, [view]);
  const layout = boardLayout(view);
  const empty = (view.picture.value?.tiles.length ?? 0) === 0;
  return (
    <div
      class={view.zoom.value.by > 1 ? "d-felt is-zoomed" : "d-felt"}
      ref={box}
      aria-hidden="true"
      onPointerDown={pushHandler(view)}
    >
      {layout && !empty && <Board layout={layout} />}
      {empty && <Empty />}
    </div>
  );
}

function Empty(): JSX.Element | null {
  const { t, state, picked } = useTable();
  const now = state.value;
  // Where the tile would lie is shown in its stead.
  if ((picked.value?.plays.length ?? 0) > 0) return null;
  return (
    <div class="d-empty">
      <span class="d-empty-spot" />
      <strong class="d-empty-h">{t(now ? "board-empty" : "board-none")}</strong>
      <span>
        {now
          ? t("board-empty-what", { players: now.players.length, target: now.game.target })
          : t("board-none-what")}
      </span>
    </div>
  );
}

function Board({ layout }: { layout: BoardLayout }): JSX.Element {
  const view = useTable();
  const state = view.state.value;
  const tiles = view.picture.value?.tiles ?? [];
  const { aspect, k, dx, dy, w, h } = layout;
  const stage = useRef<SVGGElement>(null);
  const count = useRef(tiles.length);
  const kept = useRef(new Map<string, JSX.Element>());
  // Before it is painted where it flies to.
  useLayoutEffect(() => {
    const grew = tiles.length === count.current + 1;
    count.current = tiles.length;
    const last = tiles.at(-1);
    const node = stage.current?.lastElementChild;
    if (grew && last && node) flyIn(view, node, last, layout);
  });
  const frame = state?.game.table ? state.frames[aspect] : null;
  return (
    <>
      <svg class="d-board" width={w} height={h} aria-hidden="true">
        <g style={`transform:translate(${dx}px,${dy}px) scale(${k / UNITS})`} class="d-stage">
          {frame && <TableEdge frame={frame} />}
          {tiles.map(({ n, place }) => {
            const line = place[aspect].leader;
            return line && <Leader key={n} line={line} />;
          })}
          <g ref={stage}>{tiles.map((tile) => lying(kept.current, tile, tile.place[aspect]))}</g>
          <LastRing tiles={tiles} layout={layout} />
        </g>
      </svg>
      <LastLetter tiles={tiles} layout={layout} />
    </>
  );
}

function TableEdge({ frame }: { frame: Rect }): JSX.Element {
  const [x, y, w, h] = frame.map((n) => n * UNITS) as Rect;
  return <rect class="d-edge" x={x} y={y} width={w} height={h} rx="10" />;
}

function Leader({ line }: { line: Rect }): JSX.Element {
  const [x1, y1, x2, y2] = line.map((n) => n * UNITS) as Rect;
  return <path class="d-leader" d={`M${x1} ${y1}L${x2} ${y2}`} />;
}

/** A tile as it lies. Where nothing has changed it is the same as before: the rest of the table is not drawn anew. */
function lying(
  kept: Map<string, JSX.Element>,
  { n }: TableTile,
  { box, halves }: Place,
): JSX.Element {
  const same = `${n} ${box} ${halves}`;
  const [x, y, w, h] = box;
  const found = kept.get(same) ?? (
    <g
      key={n}
      class="d-lie"
      style={`transform:translate(${x * UNITS}px,${y * UNITS}px)`}
      data-n={n}
    >
      <TileArt halves={halves} standing={h > w} />
    </g>
  );
  kept.set(same, found);
  return found;
}

interface LastProps {
  tiles: TableTile[];
  layout: BoardLayout;
}
function LastRing({ tiles, layout }: LastProps): JSX.Element | null {
  const last = tiles.at(-1);
  if (!last || tiles.length < 2) return null;
  const [x, y, w, h] = last.place[layout.aspect].box.map((n) => n * UNITS) as Rect;
  return <rect class="d-last" x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx="8" />;
}

/** What lies around the felt. */
function outside(w: number, h: number): Rect[] {
  const far = 1000;
  return [
    [-far, -far, far, h + 2 * far],
    [w, -far, far, h + 2 * far],
    [-far, -far, w + 2 * far, far],
    [-far, h, w + 2 * far, far],
  ];
}

function LastLetter({ tiles, layout }: LastProps): JSX.Element | null {
  const { state, picked } = useTable();
  const last = tiles.at(-1);
  const player = state.value?.players[last?.seat ?? -1];
  if (!last || !player || tiles.length < 2) return null;
  const { aspect, w, h } = layout;
  const size = Math.max(18, Math.min(26, layout.k * 1.2));
  const ends = (state.value?.ends ?? []).map((end) => toPixels(end.mark[aspect].box, layout));
  const taken = tiles
    .filter((tile) => tile !== last)
    .map((tile) => toPixels(tile.place[aspect].box, layout))
    .concat(landingBoxes(picked.value, aspect).map((box) => toPixels(box, layout)))
    // Twice: a letter had rather lie on a tile than on the number of an end, or be cut off.
    .concat(ends, ends, outside(w, h), outside(w, h));
  const [x, y] = freeCorner(toPixels(last.place[aspect].box, layout), size, taken);
  return (
    <span
      class={`d-disc d-disc-last d-seat-${player.letter.toLowerCase()}`}
      style={`left:${x}px;top:${y}px;--disc:${size}px`}
    >
      {player.letter}
    </span>
  );
}
