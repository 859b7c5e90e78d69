// The ends as buttons, in the document after the hand: over the felt where there is room, in a bar on small screens.
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AHEAD, farHalf, freeCorner, overlaps, type Spot, toPixels } from "./geometry";
import { Icon, type IconName } from "./icons";
import { type BoardLayout, boardLayout } from "./layout";
import { formatMsg } from "./panels/words";
import { type TableView, useTable } from "./table";
import { TilePicture } from "./tile";
import type { HandTile, PlayChoice, Rect, Snapshot, TableEnd } from "./types";
import { whyNotNow, whyNotThere } from "./why";

/** Below this width of the felt the ends are also large buttons in a bar. */
export const BAR_WIDTH = 560;

export function playsAt(tile: HandTile | null, end: string | null): PlayChoice[] {
  return tile?.plays.filter((play) => play.end === end) ?? [];
}

/** What a press on an end does that the selected tile does not fit: it says why, and changes nothing. */
function explainEnd(view: TableView, end: TableEnd): void {
  const late = whyNotNow(view);
  if (late || view.ready.peek()) view.tell(late || whyNotThere(view, view.picked.peek(), end));
}

export function EndsOverFelt(): JSX.Element | null {
  const view = useTable();
  const layout = boardLayout(view);
  const state = view.state.value;
  if (!layout || !state || !view.picture.value?.live) return null;
  const bar = layout.w < BAR_WIDTH;
  const tile = view.picked.value;
  const choices = view.offered.value ? (tile?.plays ?? []) : [];
  const lit = new Set(choices.map((choice) => choice.end));
  const size = markSize(layout);
  const spots = spotsOf(state, layout, size);
  const spot = (end: string): string => {
    const [x, y] = spots.get(end) ?? [0, 0];
    return `left:${x}px;top:${y}px;--e:${size}px`;
  };
  return (
    // On small screens the bar holds the same buttons for the keyboard and for screen readers.
    <div class="d-ends" role="group" aria-label={view.t("ends-label")} aria-hidden={bar}>
      {state.phase === "play" &&
        state.ends
          .filter((end) => !lit.has(end.id))
          .map((end) => <Marker key={end.id} end={end} spot={spot(end.id)} quiet={bar} />)}
      {tile &&
        choices.map((choice) => (
          <Landing
            key={choice.action}
            tile={tile}
            choice={choice}
            layout={layout}
            spot={spot(choice.end ?? "")}
            several={playsAt(tile, choice.end).length > 1}
            quiet={bar}
          />
        ))}
      <Marks layout={layout} />
    </div>
  );
}

/** Where the middle of an end's circle is: clear of its tile, however small that is; a closed one at a free corner. */
function spotOf(state: Snapshot, end: TableEnd, layout: BoardLayout, size: number): Spot {
  const { box, towards } = end.mark[layout.aspect];
  const [x, y, w, h] = toPixels(box, layout);
  const [dx, dy] = AHEAD[towards];
  const out = Math.max(0, size / 2 + 1 - layout.k);
  const spot: Spot = [x + w / 2 + dx * out, y + h / 2 + dy * out];
  if (end.open) return spot;
  const boxes = state.tiles.map((tile) => toPixels(tile.place[layout.aspect].box, layout));
  const own = boxes[Number.parseInt(end.id, 10)];
  const circle: Rect = [spot[0] - size / 2, spot[1] - size / 2, size, size];
  const free = !boxes.some((other) => overlaps(other, circle));
  return free || !own ? spot : freeCorner(own, size, boxes, 0.5);
}

/** Where the circles of all ends are: those that would cover each other make room for each other. */
export function spotsOf(state: Snapshot, layout: BoardLayout, size: number): Map<string, Spot> {
  const spots = state.ends.map((end): [string, Spot] => [end.id, spotOf(state, end, layout, size)]);
  // One that is pushed may come too near to a third.
  for (let turn = 0; turn < 9; turn += 1) {
    spots.forEach(([, a], i) => {
      for (const [, b] of spots.slice(0, i)) {
        const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
        const far = Math.hypot(dx, dy) || 1;
        const push = Math.max(0, (size - far) / far / 2);
        a[0] += dx * push;
        a[1] += dy * push;
        b[0] -= dx * push;
        b[1] -= dy * push;
      }
    });
  }
  return new Map(spots);
}

/** Pixels of the circle that marks an end. */
export function markSize(layout: BoardLayout): number {
  return Math.max(24, Math.min(38, layout.k * 1.68));
}

interface MarkerProps {
  end: TableEnd;
  /** Where its circle is, in a style. */
  spot: string;
  quiet: boolean;
}
function Marker({ end, spot, quiet }: MarkerProps): JSX.Element {
  const view = useTable();
  const tile = view.picked.value;
  const why = end.why ? formatMsg(view, end.why) : null;
  return (
    <button
      class={end.open ? "d-end" : "d-end is-closed"}
      style={spot}
      aria-disabled="true"
      aria-label={
        why
          ? view.t("end-closed", { end: view.names.end(end), why })
          : tile
            ? view.t("end-not", { tile: tile.tile, end: view.names.end(end) })
            : view.t("end-open", { end: view.names.end(end) })
      }
      title={why ?? undefined}
      tabIndex={quiet ? -1 : 0}
      data-end={end.id}
      onClick={() => explainEnd(view, end)}
    >
      {end.value}
    </button>
  );
}

interface LandingProps {
  tile: HandTile;
  choice: PlayChoice;
  layout: BoardLayout;
  spot: string;
  several: boolean;
  quiet: boolean;
}
/** Where the selected tile would come to lie: a faint tile that is a button. */
function Landing({ tile, choice, layout, spot, several, quiet }: LandingProps): JSX.Element | null {
  const view = useTable();
  const over = view.drag.value?.over?.action === choice.action;
  const state = view.state.value;
  const end = state?.ends.find((one) => one.id === choice.end);
  const place = choice.place?.[layout.aspect];
  if (!place) return end ? <LitEnd {...{ tile, choice, end, spot, quiet, over }} /> : null;
  const [x, y, w, h] = toPixels(place.box, layout);
  const standing = h > w;
  const name = view.names.play(tile.tile, choice);
  const clip =
    several && choice.turn && end ? farHalf(place.box, end.mark[layout.aspect].box) : "none";
  return (
    <button
      class={`d-land${over ? " is-over" : ""}${several ? " is-several" : ""}`}
      style={`left:${x}px;top:${y}px;width:${w}px;height:${h}px;--clip:${clip}`}
      aria-label={name}
      title={name}
      tabIndex={quiet ? -1 : 0}
      data-drop={choice.action}
      data-focus={quiet ? undefined : "end"}
      onClick={() => void view.act(choice.action)}
    >
      <TilePicture halves={place.halves} standing={standing} class="d-land-tile" />
    </button>
  );
}

interface LitProps {
  tile: HandTile;
  choice: PlayChoice;
  end: TableEnd;
  spot: string;
  quiet: boolean;
  over: boolean;
}
/** The end itself, where nobody has reckoned how the tile would lie there. */
function LitEnd({ tile, choice, end, spot, quiet, over }: LitProps): JSX.Element {
  const view = useTable();
  return (
    <button
      class={over ? "d-end is-lit is-over" : "d-end is-lit"}
      style={spot}
      aria-label={view.names.play(tile.tile, choice)}
      tabIndex={quiet ? -1 : 0}
      data-drop={choice.action}
      data-focus={quiet ? undefined : "end"}
      onClick={() => void view.act(choice.action)}
    >
      {end.value}
    </button>
  );
}

/** Labels of a hint's third step, drawn at the ends. */
function Marks({ layout }: { layout: BoardLayout }): JSX.Element {
  const view = useTable();
  const ends = view.state.value?.ends ?? [];
  return (
    <>
      {view.marks.value.map((mark) => {
        const end = ends.find((one) => one.id === mark.end);
        if (!end) return null;
        const [x, y, w, h] = toPixels(end.mark[layout.aspect].box, layout);
        return (
          <span key={mark.end} class="d-part" style={`left:${x + w / 2}px;top:${y + h / 2}px`}>
            {mark.text}
          </span>
        );
      })}
    </>
  );
}

const TOWARDS: Record<string, IconName> = { left: "left", right: "right", up: "up", down: "down" };

export function EndsBar(): JSX.Element | null {
  const view = useTable();
  const layout = boardLayout(view);
  const state = view.state.value;
  if (!layout || !state || layout.w >= BAR_WIDTH || !view.picture.value?.live) return null;
  if (state.phase !== "play") return null;
  const tile = view.picked.value;
  // Beyond a few arms only those that the selected tile fits are worth the room.
  const ends = state.ends.filter(
    (end) => state.ends.length <= 4 || playsAt(tile, end.id).length > 0,
  );
  const leads = playsAt(tile, null);
  if (ends.length === 0 && leads.length === 0) {
    return <p class="d-bar-hint">{view.t("ends-pick")}</p>;
  }
  return (
    <div class="d-ends-bar" role="group" aria-label={view.t("ends-label")}>
      {leads.map((choice) => (
        <button
          key={choice.action}
          class="d-end-btn is-lit"
          aria-disabled={!view.offered.value}
          data-focus="end"
          onClick={() => void view.act(choice.action)}
        >
          {view.names.play(tile?.tile ?? "", choice)}
        </button>
      ))}
      {ends.map((end) => (
        <EndButton
          key={end.id}
          end={end}
          icon={TOWARDS[end.mark[layout.aspect].towards] ?? "right"}
        />
      ))}
    </div>
  );
}

const TURNS: Record<string, string> = {
  "": "end-straight",
  "<": "end-turn-left",
  ">": "end-turn-right",
};

/** One end as a wide button; where a tile may turn there, its ways open under it. */
export function EndButton({ end, icon }: { end: TableEnd; icon?: IconName }): JSX.Element {
  const view = useTable();
  const tile = view.picked.value;
  const plays = view.offered.value ? playsAt(tile, end.id) : [];
  const only = plays.length === 1 ? plays[0] : undefined;
  const line = view.state.value?.arms.length === 2;
  const box = useRef<HTMLSpanElement>(null);
  const label = (): string => {
    if (only && tile) return view.names.play(tile.tile, only);
    if (plays.length > 1 && tile) {
      return view.t("end-play-some", { tile: tile.tile, end: view.names.end(end) });
    }
    if (end.why) {
      return view.t("end-closed", { end: view.names.end(end), why: formatMsg(view, end.why) });
    }
    return tile
      ? view.t("end-not", { tile: tile.tile, end: view.names.end(end) })
      : view.t("end-open", { end: view.names.end(end) });
  };
  const turning = plays.length > 1 && view.pending.value === end.id;
  // What was pressed is gone: the focus goes on to the first way.
  useEffect(() => {
    if (turning) box.current?.querySelector("button")?.focus();
  }, [turning]);
  if (turning && tile) {
    return (
      <span class="d-turns" role="group" aria-label={label()} ref={box}>
        {plays.map((play) => (
          <button
            key={play.action}
            class="d-end-btn is-lit"
            aria-label={
              play.turn
                ? view.names.play(tile.tile, play)
                : view.t("end-play-straight", { tile: tile.tile, end: view.names.end(end) })
            }
            data-focus="end"
            onClick={() => void view.act(play.action)}
          >
            {view.t(TURNS[play.turn] ?? "end-straight")}
          </button>
        ))}
      </span>
    );
  }
  const lit = plays.length > 0;
  return (
    <button
      class={`d-end-btn${lit ? " is-lit" : ""}${end.open ? "" : " is-closed"}`}
      aria-label={label()}
      aria-disabled={!lit}
      data-drop={only?.action}
      data-end={end.id}
      data-focus={lit ? "end" : undefined}
      onClick={() => {
        if (only) void view.act(only.action);
        else if (lit) view.pending.value = end.id;
        else explainEnd(view, end);
      }}
    >
      {(icon || lit) && <Icon name={icon ?? "play"} />}
      {/* What is seen is a part of what is heard: people who speak to their browser say what they see. */}
      <span class={line ? "d-end-name" : "d-num"}>{line ? view.names.end(end) : end.value}</span>
    </button>
  );
}
