// The table of an exercise: the same felt and hand as in play, without a word of what can be played.
import {
  BoardText,
  boardLayout,
  Felt,
  markSize,
  spotsOf,
  TilePicture,
  useTable,
} from "../../shared";
import type { TableEnd } from "../../types";
import type { Exercise } from "../../types-exercise";

export interface ItemProps {
  exercise: Exercise;
  items: string[];
  onChange: (items: string[]) => void;
}

export function ExerciseTable(props: ItemProps) {
  const { state } = useTable();
  const { exercise } = props;
  const laid = (state.value?.tiles.length ?? 0) > 0;
  return (
    <div class="x-table d-table">
      {laid && <Felt />}
      {!exercise.hideHand && <HandRow {...props} />}
      {laid && (exercise.kind === "P" || !exercise.hideEnds) && <Ends {...props} />}
      <Pointed {...props} />
      <BoardText />
    </div>
  );
}

/** What is drawn on the board, in words. */
function Pointed({ exercise }: ItemProps) {
  const { state, t, names, texts } = useTable();
  const nameOf = (id: string) => {
    const end = state.value?.ends.find((one) => one.id === id);
    return end ? names.end(end) : id;
  };
  const { arrows, trap } = exercise;
  return (
    <>
      {arrows.length > 0 && (
        <p class="d-sr">{t("lesson-arrows", { ends: texts.list(arrows.map(nameOf)) })}</p>
      )}
      {trap && (
        <p class="x-trap-text">{t("lesson-trap", { tile: trap.tile, end: nameOf(trap.end) })}</p>
      )}
    </>
  );
}

/** The ends as buttons where a play is asked for, else as marks. */
function Ends({ exercise, items, onChange }: ItemProps) {
  const view = useTable();
  const layout = boardLayout(view);
  const state = view.state.value;
  if (!layout || !state) return null;
  const size = Math.max(markSize(layout), exercise.kind === "P" ? 34 : 24);
  const spots = spotsOf(state, layout, size);
  const marks = new Map(exercise.marks.map((mark) => [mark.end, mark.text]));

  /** An arrow stands on the free side of its end. */
  const below = (end: TableEnd) => end.mark[view.aspect.value].towards === "down";

  function lay(end: TableEnd) {
    const tile = view.selected.peek();
    if (!tile) {
      view.tell(view.t("lesson-pick-tile"), "refused");
      return;
    }
    const onto = state?.tiles[Number.parseInt(end.id, 10)]?.tile;
    const play = `${tile}@${onto}.${end.id.split(".")[1]}`;
    const rest = items.filter((item) => item !== play);
    const most = exercise.one ? 1 : exercise.fields.length || 100;
    onChange(
      rest.length < items.length && !exercise.fields.length ? rest : [...items, play].slice(-most),
    );
    view.notice.value = null;
  }

  return (
    <div class="d-ends x-ends">
      {state.ends.map((end) => {
        const [x, y] = spots.get(end.id) ?? [0, 0];
        const style = `left:${x}px;top:${y}px;--e:${size}px`;
        const text = marks.get(end.id);
        return (
          <div key={end.id}>
            {exercise.kind === "P" && !exercise.correct ? (
              <button
                class="d-end x-end"
                style={style}
                aria-label={view.names.end(end)}
                onClick={() => lay(end)}
              >
                {end.value}
              </button>
            ) : (
              <span
                class={end.open ? "d-end x-mark-end" : "d-end is-closed"}
                style={style}
                aria-hidden="true"
              >
                {end.value}
              </span>
            )}
            {exercise.arrows.includes(end.id) && !text && (
              <svg
                class={below(end) ? "x-arrow is-below" : "x-arrow"}
                style={`left:${x}px;top:${y + (size / 2 + 3) * (below(end) ? 1 : -1)}px`}
                viewBox="0 0 20 26"
                aria-hidden="true"
              >
                <path d="M10 25 2 14h5V2h6v12h5z" />
              </svg>
            )}
            {exercise.trap?.end === end.id && (
              <span
                class="x-trap"
                style={`left:${x}px;top:${y + size / 2 + 4}px`}
                aria-hidden="true"
              >
                <SmallTile tile={exercise.trap.tile} />
              </span>
            )}
            {text && (
              <span class="x-mark" style={`left:${x}px;top:${y - size / 2 - 4}px`}>
                {text}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The hand: radio buttons where a play is asked for, boxes to tick where tiles are, else a picture with a list. */
function HandRow({ exercise, items, onChange }: ItemProps) {
  const view = useTable();
  const { t } = view;
  const many = exercise.kind === "T";
  const chooses = (many || exercise.kind === "P") && !exercise.correct;
  const tiles = view.state.value?.hand ?? [];

  function pick(tile: string) {
    if (many)
      onChange(items.includes(tile) ? items.filter((one) => one !== tile) : [...items, tile]);
    else view.pick(tile);
  }

  return (
    <div class="d-rail">
      <fieldset class="d-hand">
        <legend class="d-hand-cap">
          <strong>{t("hand-title")}</strong>
        </legend>
        <div class="d-hand-tiles">
          {tiles.map(({ tile, high, low }) => {
            const on = many ? items.includes(tile) : chooses && view.selected.value === tile;
            const name = on ? "d-opt is-picked" : "d-opt";
            const face = (
              <span class="d-face">
                <TilePicture halves={[high, low]} />
              </span>
            );
            if (!chooses) {
              return (
                <span key={tile} class={name} data-tile={tile}>
                  <span class="d-sr">{tile}</span>
                  {face}
                </span>
              );
            }
            return (
              <label key={tile} class={name} data-tile={tile}>
                <input
                  class="d-radio"
                  type={many ? "checkbox" : "radio"}
                  name={`${view.uid}-hand`}
                  value={tile}
                  checked={on}
                  aria-label={t("hand-tile", { tile })}
                  onChange={() => pick(tile)}
                />
                {face}
              </label>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

interface HandsProps {
  hands: Exercise["hands"];
  /** Whether these are the others' hands, lying open beside a table. */
  open: boolean;
}
export function ToldHands({ hands, open }: HandsProps) {
  const { t } = useTable();
  if (hands.length === 0) return null;
  return (
    <div class={open ? "x-hands is-open" : "x-hands"}>
      {hands.map(({ seat, tiles }) => (
        <div key={seat} class="x-told-hand">
          <span class={`d-disc d-seat-${seat.toLowerCase()}`} aria-hidden="true">
            {seat}
          </span>
          <ul aria-label={t("lesson-hand-of", { seat })}>
            {tiles.map((tile) => (
              <li key={tile}>
                <SmallTile tile={tile} />
                <span class="d-sr">{tile}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function SmallTile({ tile }: { tile: string }) {
  const [high = 0, low = 0] = tile.split("-").map(Number);
  return <TilePicture halves={[high, low]} class="x-tile" />;
}
