// Rows: every arm a row named by the tile it starts from, a long one in a scroller, the button of its end beside it.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { EndButton } from "./ends";
import { Icon, type IconName } from "./icons";
import { useTable } from "./table";
import { TileArt } from "./tile";
import type { Arm, Rect, Snapshot, TableEnd, TableTile } from "./types";

/** Where an arm sets out to on the picture: its first tile seen from its start. */
function direction(state: Snapshot, arm: Arm, end: TableEnd | undefined): IconName {
  const start = state.tiles[arm.start]?.place.wide.box;
  const first = arm.tiles[0];
  const next = first === undefined ? end?.mark.wide.box : state.tiles[first]?.place.wide.box;
  if (!start || !next) return "right";
  const middle = (box: Rect): [number, number] => [box[0] + box[2] / 2, box[1] + box[3] / 2];
  const [dx, dy] = [middle(next)[0] - middle(start)[0], middle(next)[1] - middle(start)[1]];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

/** An arm by where it starts: its end is another one after each tile. */
const nameOf = (arm: Arm): string => `${arm.start}.${arm.port}`;

export function Rows(): JSX.Element | null {
  const view = useTable();
  const state = view.state.value;
  if (!state) return null;
  const opening = state.arms.filter((arm) => arm.start === 0);
  const later = state.arms.filter((arm) => arm.start !== 0);
  const first = opening[0]?.tile ?? "";
  return (
    <div class={state.arms.length > 2 ? "d-rows" : "d-rows is-line"} data-live>
      <section class="d-rows-part">
        <h3 class="d-rows-h">{view.t("rows-arms", { arms: opening.length, tile: first })}</h3>
        {opening.map((arm) => (
          <Row key={nameOf(arm)} arm={arm} state={state} />
        ))}
      </section>
      {later.length > 0 && (
        <section class="d-rows-part">
          <h3 class="d-rows-h">{view.t("rows-branches")}</h3>
          {later.map((arm) => (
            <Row key={nameOf(arm)} arm={arm} state={state} />
          ))}
        </section>
      )}
      <details class="d-help">
        <summary class="d-help-q">{view.t("rows-help")}</summary>
        <p class="d-help-a">{view.t("help-rows")}</p>
      </details>
    </div>
  );
}

function Row({ arm, state }: { arm: Arm; state: Snapshot }): JSX.Element {
  const view = useTable();
  const end = state.ends.find((one) => one.id === arm.end);
  const number = state.arms.indexOf(arm) + 1;
  const live = view.picture.value?.live ?? false;
  return (
    <div class="d-row">
      <span class="d-row-name">
        <Icon name={direction(state, arm, end)} />
        <span>
          <strong>{arm.tile}</strong>
          <span class="d-row-sub">{view.t("rows-arm-number", { number })}</span>
        </span>
      </span>
      <RowTiles arm={arm} state={state} />
      {end && live && state.phase === "play" ? <EndButton end={end} /> : <span class="d-end-gap" />}
    </div>
  );
}

interface Laid {
  tile: TableTile | null;
  halves: [number, number];
  x: number;
  standing: boolean;
}

/** The tiles of an arm side by side, its starting tile first, and the width they take (40 units a half). */
export function layRow(arm: Arm, tiles: TableTile[]): { laid: Laid[]; width: number } {
  const laid: Laid[] = [];
  let x = 0;
  const add = (tile: TableTile | undefined, halves: [number, number], standing: boolean): void => {
    if (!tile) return;
    laid.push({ tile, halves, x, standing });
    x += standing ? 40 : 80;
  };
  const start = tiles[arm.start];
  if (start) {
    const double = start.inner === start.outer;
    // A single that starts two arms is seen from either side: the half that this arm leaves by comes last.
    const ahead: [number, number] =
      arm.port === 1 ? [start.outer, start.inner] : [start.inner, start.outer];
    add(start, matchAhead(ahead, tiles[arm.tiles[0] ?? -1]?.inner), double);
  }
  for (const n of arm.tiles) {
    const tile = tiles[n];
    if (tile) add(tile, [tile.inner, tile.outer], tile.inner === tile.outer);
  }
  return { laid, width: x };
}

function matchAhead(halves: [number, number], inner: number | undefined): [number, number] {
  const turned = inner !== undefined && halves[1] !== inner && halves[0] === inner;
  return turned ? [halves[1], halves[0]] : halves;
}

function RowTiles({ arm, state }: { arm: Arm; state: Snapshot }): JSX.Element {
  const view = useTable();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = view.picture.value?.tiles ?? [];
  const { laid, width } = layRow(arm, shown);
  const last = shown.at(-1);
  const count = laid.length;
  useEffect(() => {
    const node = scroller.current;
    if (!node || count === 0) return;
    const long = node.scrollWidth > node.clientWidth + 1;
    node.classList.toggle("is-long", long);
    // Only what scrolls needs a stop for the keyboard.
    node.tabIndex = long ? 0 : -1;
    node.scrollLeft = node.scrollWidth;
  }, [count]);
  return (
    <div
      class="d-row-scroll"
      ref={scroller}
      tabIndex={-1}
      role="group"
      aria-label={view.t("rows-scroller", { arm: view.names.arm(arm) })}
      dir="ltr"
    >
      <svg
        class="d-row-svg"
        viewBox={`-4 -4 ${width + 8} 88`}
        style={`--units:${width + 8}`}
        aria-hidden="true"
      >
        {laid.map(({ tile, halves, x, standing }, i) => (
          <g
            key={tile?.n}
            class={i === 0 ? "d-row-start" : undefined}
            transform={`translate(${x} ${standing ? 0 : 20})`}
          >
            <TileArt halves={halves} standing={standing} />
            {tile === last && i > 0 && (
              <rect
                class="d-last"
                x={-2.5}
                y={-2.5}
                width={standing ? 45 : 85}
                height={standing ? 85 : 45}
                rx="7"
              />
            )}
          </g>
        ))}
      </svg>
      {arm.tiles.filter((n) => n < state.tiles.length).length === 0 && (
        <span class="d-row-empty">{view.t("rows-empty")}</span>
      )}
    </div>
  );
}
