// The hands and the stock: tiles to pick up again, and a place for the one that is chosen.
import { HandOption, useTable } from "../../shared";
import type { CardProps } from "./screen";

export function Places({ editor }: CardProps) {
  const { t } = useTable();
  return (
    <div class="e-places" role="group" aria-label={t("editor-places")}>
      {editor.hands.map((tiles, seat) => {
        const letter = "ABCDE".charAt(seat);
        return <Place key={letter} word={`give ${letter}`} letter={letter} tiles={tiles} />;
      })}
      <Place word="stock" letter="" tiles={editor.stock} />
      <p class="pn-note e-keys">{t("editor-keys")}</p>
    </div>
  );
}

interface PlaceProps {
  word: string;
  /** Of the seat; "" for the stock. */
  letter: string;
  tiles: string[];
}
function Place({ word, letter, tiles }: PlaceProps) {
  const view = useTable();
  const { t } = view;
  const held = new Map(view.state.value?.hand.map((tile) => [tile.tile, tile]));
  const chosen = view.picked.value?.tile;
  const able = chosen !== undefined && !(letter && tiles.includes(chosen));
  const over = view.drag.value?.over?.action === `${word} ${view.drag.value?.tile.tile}`;
  const label = () => {
    if (!chosen) return t("editor-put");
    return letter
      ? t("editor-put-hand", { tile: chosen, letter })
      : t("editor-put-stock", { tile: chosen });
  };
  return (
    <fieldset class={over ? "e-place is-over" : "e-place"} data-give={word}>
      <legend class="e-place-cap">
        {letter && (
          <span class={`d-disc d-seat-${letter.toLowerCase()}`} aria-hidden="true">
            {letter}
          </span>
        )}
        <strong>
          {letter
            ? t(letter === "A" ? "editor-hand-you" : "editor-hand", { letter })
            : t("editor-stock")}
        </strong>
        <span>{t("editor-tiles", { tiles: tiles.length })}</span>
      </legend>
      <div class="e-tiles is-small">
        {tiles.map((name) => {
          const tile = held.get(name);
          return (
            tile && (
              <HandOption key={name} tile={tile} marks={false} flipped={false} first={false} />
            )
          );
        })}
      </div>
      <button
        class={able ? "d-btn is-small is-main" : "d-btn is-small"}
        type="button"
        aria-disabled={!able}
        onClick={() => {
          if (able) void view.act(`${word} ${chosen}`);
          else view.tell(t(chosen ? "editor-put-there" : "editor-pick-first"));
        }}
      >
        <span>{label()}</span>
      </button>
    </fieldset>
  );
}
