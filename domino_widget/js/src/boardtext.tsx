// The board in words: a list for every arm, its open end last. The picture is hidden from screen readers.
import type { JSX } from "preact";
import { useTable } from "./table";

export function BoardText(): JSX.Element | null {
  const view = useTable();
  const { t, names } = view;
  const state = view.state.value;
  const tiles = view.picture.value?.tiles ?? [];
  if (!state) return null;
  const heading = `${view.uid}-board`;
  return (
    <section class="d-sr" aria-labelledby={heading}>
      <h3 id={heading}>{t("board-title", { tiles: tiles.length })}</h3>
      {state.arms.map((arm) => {
        const end = state.ends.find((one) => one.id === arm.end);
        return (
          <ol
            key={`${arm.start}.${arm.port}`}
            aria-label={t("board-arm", { arm: names.arm(arm), tile: arm.tile })}
          >
            {arm.tiles.map((n) => tiles[n] && <li key={n}>{tiles[n].tile}</li>)}
            {end && view.picture.value?.live && <li>{t("board-end", { value: end.value })}</li>}
          </ol>
        );
      })}
    </section>
  );
}
