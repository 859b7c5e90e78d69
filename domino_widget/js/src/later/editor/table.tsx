// The table that is laid out: the felt or the rows of play, and under it the tiles that are nowhere yet.
import {
  EndsBar,
  EndsOverFelt,
  Felt,
  HandOption,
  Icon,
  LookSwitch,
  Rows,
  useTable,
} from "../../shared";
import type { CardProps } from "./screen";

export function EditorTable({ editor, change }: CardProps) {
  const view = useTable();
  const { t, look, state, picked, names } = view;
  const laid = (state.value?.tiles.length ?? 0) > 0;
  const rows = look.value === "rows" && laid;
  const tile = picked.value;
  return (
    <section class="d-table" data-look={rows ? "rows" : "table"} aria-label={t("editor-table")}>
      <div class="d-felt-top" data-live>
        <p class="d-now" aria-hidden="true">
          <strong>{tile ? names.tile(tile, true) : t("editor-now")}</strong>
        </p>
        <LookSwitch />
      </div>
      {!rows && <Felt />}
      <Loose editor={editor} change={change} laid={laid} />
      {rows ? <Rows /> : <EndsOverFelt />}
      {!rows && <EndsBar />}
    </section>
  );
}

function Loose({ editor, change, laid }: CardProps & { laid: boolean }) {
  const view = useTable();
  const { t } = view;
  const loose = new Set(editor.loose);
  const tiles = view.state.value?.hand.filter(({ tile }) => loose.has(tile)) ?? [];
  const over = view.drag.value?.over?.action === `take ${view.drag.value?.tile.tile}`;
  return (
    <div class={over ? "d-rail e-rail is-over" : "d-rail e-rail"} data-give="take">
      <fieldset class="d-hand">
        <legend class="d-hand-cap">
          <strong>{t("editor-loose")}</strong>
          <span>{t("editor-tiles", { tiles: tiles.length })}</span>
        </legend>
        {tiles.length === 0 && <p class="e-none">{t("editor-loose-none")}</p>}
        <div class="d-hand-tiles e-tiles" data-many={tiles.length > 30}>
          {tiles.map((tile, i) => (
            <HandOption key={tile.tile} tile={tile} marks={false} flipped={false} first={i === 0} />
          ))}
        </div>
      </fieldset>
      <div class="e-acts">
        <Act word="rest" off={tiles.length === 0} change={change} />
        <Act word="deal" off={tiles.length === 0} change={change} />
        <button
          class="d-tool"
          aria-disabled={!laid}
          onClick={() => {
            if (laid) void change("lift");
          }}
        >
          <Icon name="undo" />
          <span>{t("editor-lift")}</span>
        </button>
      </div>
    </div>
  );
}

interface ActProps {
  word: "rest" | "deal";
  off: boolean;
  change: CardProps["change"];
}
function Act({ word, off, change }: ActProps) {
  const { t } = useTable();
  return (
    <button
      class="d-tool"
      aria-disabled={off}
      onClick={() => {
        if (!off) void change(word);
      }}
    >
      <Icon name={word === "rest" ? "folder" : "draw"} />
      <span>{t(`editor-${word}`)}</span>
    </button>
  );
}
