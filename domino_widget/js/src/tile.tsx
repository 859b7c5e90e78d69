// One tile as a drawing: 40 units a half. The light never turns with the tile, so pips are placed, not rotated.
import type { JSX } from "preact";
import { useTable } from "./table";
import type { Rect } from "./types";

// Rules that start at the root do not reach into copies made by <use>; inherited variables do.
const LINE = "fill:none;stroke-linecap:round;";
// Drawn, not filtered: a filter over the whole board is worked out anew for every frame in which it moves.
const SHADE = "fill:#000;fill-opacity:.26";
const UNDER = "fill:var(--d-ivory-edge)";
const SHINE = `${LINE}stroke:#fff;stroke-opacity:.85;stroke-width:1.1`;
const GROOVE = `${LINE}stroke:var(--d-pip-lip);stroke-width:1.3`;
const BAR = `${LINE}stroke:var(--d-flat-pin,var(--d-brass));stroke-width:1.9`;

// One path for the lips of a half: each part of a drawing is made anew for each tile that is laid.
const LIPS = `${LINE}stroke:var(--d-pip-lip);stroke-width:8.7`;

const LOW = 9.6;
const MID = 20;
const HIGH = 30.4;
const UPRIGHT: Record<number, [number, number][]> = {
  0: [],
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
};

/** Middles of the pips of a half, as it lies in a standing or a lying tile. */
export function pips(value: number, standing: boolean): [number, number][] {
  const spots = UPRIGHT[value] ?? [];
  return standing ? spots : spots.map(([x, y]) => [40 - y, x]);
}

function Body({ id, w, h }: { id: string; w: number; h: number }): JSX.Element {
  const standing = h > w;
  const [cx, cy] = [w / 2, h / 2];
  const bar = standing ? `M6 ${cy}H${w - 6}` : `M${cx} 6V${h - 7.2}`;
  const groove = standing ? `M6 ${cy + 1.5}H${w - 6}` : `M${cx + 1.5} 6V${h - 7.2}`;
  return (
    <g id={`${id}-${standing ? "v" : "h"}`}>
      <rect style={SHADE} x="-.4" y="2.6" width={w + 0.8} height={h - 0.4} rx="6.6" />
      <rect style={SHADE} x=".4" y="1.6" width={w - 0.8} height={h - 0.8} rx="6" />
      <rect style={UNDER} x=".8" y=".8" width={w - 1.6} height={h - 1.6} rx="5.4" />
      <rect
        x=".8"
        y=".8"
        width={w - 1.6}
        height={h - 3.6}
        rx="5.2"
        style={`fill:var(--d-flat-ivory,url(#${id}-ivory));stroke:var(--d-ivory-line);stroke-width:.6`}
      />
      <path style={SHINE} d={`M6.5 2H${w - 6.5}`} />
      <path style={GROOVE} d={groove} />
      <path style={BAR} d={bar} />
      <circle
        cx={cx}
        cy={cy}
        r="3.4"
        style={`fill:var(--d-flat-pin,url(#${id}-brass));stroke:var(--d-brass-deep);stroke-width:.5`}
      />
    </g>
  );
}

function Face({
  id,
  value,
  standing,
}: {
  id: string;
  value: number;
  standing: boolean;
}): JSX.Element {
  const spots = pips(value, standing);
  return (
    <g id={`${id}-${standing ? "v" : "h"}${value}`}>
      <path style={LIPS} d={spots.map(([x, y]) => `M${x + 0.15} ${y + 0.5}h0`).join("")} />
      {spots.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y - 0.3}
          r="4.15"
          style={`fill:var(--d-flat-pip,url(#${id}-pip))`}
        />
      ))}
    </g>
  );
}

/** The parts that every tile of this view uses. */
export function TileDefs(): JSX.Element {
  const { uid } = useTable();
  const stop = (offset: number, color: string): JSX.Element => (
    <stop offset={offset} style={`stop-color:var(--d-${color})`} />
  );
  return (
    <svg class="d-defs" aria-hidden="true">
      <defs>
        <linearGradient id={`${uid}-ivory`} x1="0" y1="0" x2=".3" y2="1">
          {stop(0, "ivory-lit")}
          {stop(1, "ivory")}
        </linearGradient>
        <radialGradient id={`${uid}-pip`} cx=".5" cy=".34" r=".68">
          {stop(0, "pip")}
          {stop(0.62, "pip-mid")}
          {stop(1, "pip-rim")}
        </radialGradient>
        <radialGradient id={`${uid}-brass`} cx=".4" cy=".32" r=".72">
          {stop(0, "brass-lit")}
          {stop(0.6, "brass")}
          {stop(1, "brass-deep")}
        </radialGradient>
        <Body id={uid} w={40} h={80} />
        <Body id={uid} w={80} h={40} />
        {[1, 2, 3, 4, 5, 6].flatMap((value) => [
          <Face key={`v${value}`} id={uid} value={value} standing />,
          <Face key={`h${value}`} id={uid} value={value} standing={false} />,
        ])}
        <g id={`${uid}-back`}>
          <rect style={UNDER} x=".8" y=".8" width="38.4" height="78.4" rx="5.4" />
          <rect style="fill:var(--d-back-rim)" x=".8" y=".8" width="38.4" height="76.6" rx="5.2" />
          <rect style="fill:var(--d-back)" x="3" y="3" width="34" height="72.4" rx="3.6" />
          <path
            style="fill:none;stroke:var(--d-back-line)"
            d="M7 7h26v64.4H7zM20 30.5l6.5 8.7L20 48l-6.5-8.8z"
          />
        </g>
      </defs>
    </svg>
  );
}

function Half(props: {
  value: number;
  standing: boolean;
  x: number;
  y: number;
}): JSX.Element | null {
  const { uid, prefs } = useTable();
  const { value, standing, x, y } = props;
  const numeral = value > 6 || prefs.value.numerals;
  if (!numeral) {
    if (value === 0) return null;
    return <use href={`#${uid}-${standing ? "v" : "h"}${value}`} x={x} y={y} />;
  }
  // 6 and 9 (and so 66 and 99) cannot be told apart upside down: the line says which side is down.
  const lined = value === 9 || value === 6;
  return (
    <g class="d-t-num">
      <text class={value > 9 ? "d-two" : undefined} x={x + 20} y={y + 19.4}>
        {value}
      </text>
      {lined && <path d={`M${x + 14} ${y + 31.5}h12`} />}
    </g>
  );
}

/** A tile with the halves in reading order, as a group to be placed by its parent. */
export function TileArt({
  halves,
  standing,
}: {
  halves: [number, number];
  standing: boolean;
}): JSX.Element {
  const { uid } = useTable();
  return (
    <>
      <use href={`#${uid}-${standing ? "v" : "h"}`} />
      <Half value={halves[0]} standing={standing} x={0} y={0} />
      <Half value={halves[1]} standing={standing} x={standing ? 0 : 40} y={standing ? 40 : 0} />
    </>
  );
}

/** A tile as a picture of its own. */
export function TilePicture(props: {
  halves: [number, number];
  standing?: boolean;
  class?: string;
}): JSX.Element {
  const standing = props.standing ?? true;
  const size: Rect = standing ? [0, 0, 40, 80] : [0, 0, 80, 40];
  return (
    <svg class={props.class ?? "d-tile-svg"} viewBox={size.join(" ")} aria-hidden="true">
      <TileArt halves={props.halves} standing={standing} />
    </svg>
  );
}

export function BackPicture({ class: name }: { class: string }): JSX.Element {
  const { uid } = useTable();
  return (
    <svg class={name} viewBox="0 0 40 80" aria-hidden="true">
      <use href={`#${uid}-back`} />
    </svg>
  );
}
