// The hand: a native radio group, so that choosing works by mouse, touch, keyboard, switch and voice alike.
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { dragHandlers } from "./drag";
import { Icon } from "./icons";
import { askAnswer } from "./keys";
import { type TableView, useTable } from "./table";
import { BackPicture, TilePicture } from "./tile";
import type { HandTile } from "./types";

const SORTS = ["heavy", "suit", "dealt"] as const;

export function Hand(): JSX.Element | null {
  const view = useTable();
  const { t } = view;
  const flipped = view.flipped.value;
  const state = view.state.value;
  if (!state) return null;
  const tiles = view.hand.value;
  const fitting = tiles.filter((tile) => tile.plays.length > 0).length;
  // What may be played is news of the present: it comes when the picture has come there.
  const past = view.cursor.value !== null;
  const marks = state.assist.playable && fitting > 0 && !view.watching.value && view.alive.value;
  return (
    <div class="d-rail">
      <fieldset class="d-hand">
        <legend class="d-hand-cap">
          <strong>{t(state.viewer === null ? "hand-none" : "hand-title")}</strong>
          {marks && <span>{t("hand-can", { fitting, tiles: tiles.length })}</span>}
          {past && <span>{t("hand-then")}</span>}
        </legend>
        <div class="d-hand-tiles" data-many={tiles.length > 14} data-past={past}>
          {tiles.map((tile, i) => (
            <HandOption
              key={tile.tile}
              tile={tile}
              marks={marks}
              flipped={flipped}
              first={i === 0}
            />
          ))}
          {view.handHidden.value &&
            state.hand.map(({ tile }) => <BackPicture key={tile} class="d-face" />)}
        </div>
      </fieldset>
      <div class="d-rail-side">
        {view.projector.value && <Room />}
        {tiles.length > 1 && <HandTools />}
        <Boneyard />
      </div>
    </div>
  );
}

/** For a room: what stays hidden until somebody has said it. */
function Room(): JSX.Element {
  const view = useTable();
  const state = view.state.value;
  const button = (name: string, key: string, on: boolean | undefined, act: () => void) => (
    <button class="d-btn" type="button" aria-pressed={on} onClick={act}>
      <span>{view.t(name)}</span> <kbd>{key}</kbd>
    </button>
  );
  return (
    <div class="x-room">
      {button("room-hand", "h", !view.handHidden.value, view.showHand)}
      {state?.viewer != null &&
        !state.locked &&
        !state.result &&
        button("room-answer", "a", undefined, () => askAnswer(view))}
    </div>
  );
}

function HandTools(): JSX.Element {
  const view = useTable();
  const { t, prefs } = view;
  const sort = prefs.value.sort;
  const next = SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? "heavy";
  return (
    <div class="d-rail-tools">
      <button
        class="d-tool"
        title={t(`sort-now-${sort}`)}
        onClick={() => {
          view.set({ sort: next });
        }}
      >
        <Icon name="sort" />
        <span>{t("hand-sort")}</span>
        <span class="d-sr">{t(`sort-now-${sort}`)}</span>
      </button>
      <button
        class="d-tool"
        aria-pressed={view.flipped.value}
        onClick={() => {
          view.flipped.value = !view.flipped.value;
        }}
      >
        <Icon name="flip" />
        <span>{t("hand-flip")}</span>
      </button>
    </div>
  );
}

interface OptionProps {
  tile: HandTile;
  /** Whether playable tiles may be told from others. */
  marks: boolean;
  flipped: boolean;
  first: boolean;
}
export function HandOption({ tile, marks, flipped, first }: OptionProps): JSX.Element {
  const view = useTable();
  const swallow = useRef(false);
  const picked = view.picked.value?.tile === tile.tile;
  const can = tile.plays.length > 0;
  const { high, low } = tile;
  // The same pair as long as it shows the same: then its picture is not drawn anew.
  const halves = useMemo<[number, number]>(
    () => (flipped ? [low, high] : [high, low]),
    [low, high, flipped],
  );
  // Held at an earlier step: to be seen, not to be chosen.
  const past = view.cursor.value !== null;
  const held = view.drag.value?.tile.tile === tile.tile;
  const drag = dragHandlers(view, tile, () => {
    swallow.current = true;
    // No click follows when the pointer was let go elsewhere: the next one is real again.
    setTimeout(() => {
      swallow.current = false;
    }, 60);
  });
  const name = ["d-opt", picked && "is-picked", held && "is-held", tile.fresh && "is-fresh"];
  if (marks) name.push(can ? "can" : "cannot");
  return (
    <label
      class={name.filter(Boolean).join(" ")}
      data-tile={tile.tile}
      data-can={can && view.offered.value}
      onDblClick={() => playOnly(view, tile)}
      {...(past ? {} : drag)}
    >
      <input
        class="d-radio"
        type="radio"
        name={`${view.uid}-hand`}
        value={tile.tile}
        checked={picked}
        disabled={past}
        aria-label={view.names.tile(tile, view.state.value?.assist.playable ?? false)}
        data-focus={first ? "hand" : undefined}
        onClick={(event) => {
          if (swallow.current) event.preventDefault();
          else choose(view, tile);
        }}
      />
      <span class="d-face">
        <TilePicture halves={halves} />
      </span>
    </label>
  );
}

/** A second tap takes the selection back; one tap plays where that is wished and clear. */
function choose(view: TableView, tile: HandTile): void {
  if (view.prefs.peek().oneTap && tile.plays.length === 1 && view.ready.peek()) {
    playOnly(view, tile);
    return;
  }
  view.pick(view.selected.peek() === tile.tile ? null : tile.tile);
}

function playOnly(view: TableView, tile: HandTile): void {
  const [only, other] = tile.plays;
  if (!only) return;
  if (!other) {
    view.pick(tile.tile);
    void view.act(only.action);
  } else {
    view.pick(tile.tile);
    view.tell(view.t("hand-two-ends", { tile: tile.tile }));
  }
}

function Boneyard(): JSX.Element {
  const { t, state, picture } = useTable();
  const left = picture.value?.boneyard ?? 0;
  const draws = state.value?.game.drawing !== "none";
  return (
    <div class="d-pile" data-pile>
      <span class="d-pile-text">
        <strong>{t("boneyard-left", { left })}</strong>
        <span>{t(draws ? "boneyard-in" : "boneyard-out")}</span>
      </span>
      <span class="d-pile-backs" aria-hidden="true">
        {[...Array(Math.min(3, left)).keys()].map((i) => (
          <BackPicture key={i} class="d-pile-back" />
        ))}
      </span>
    </div>
  );
}
