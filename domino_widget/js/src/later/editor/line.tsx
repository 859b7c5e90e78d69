// The position as a line, and what can be done with it.
import { copyText, Icon, refusal, saveFile, useEffect, useState, useTable } from "../../shared";
import { asking } from "../address";
import { CoachNotes } from "../coach-notes";
import type { CardProps } from "./screen";

/** A cell of a notebook that shows this position. */
export function cellOf(line: string): string {
  return `from domino_widget import DominoTable\n\nDominoTable.from_record("${line}")`;
}

export function LineCard({ editor, change }: CardProps) {
  const view = useTable();
  const { t } = view;
  const { line, fault } = editor;
  const [text, setText] = useState(line);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => setText(line), [line]);
  const name = `${view.uid}-line`;

  async function copy(what: string): Promise<void> {
    const done = await copyText(view.root, what);
    view.tell(t(done ? "editor-copied" : "log-copy-failed"));
  }
  function read(): void {
    if (text.trim() !== line) void change(`read ${text.trim()}`);
  }
  /** Nothing can be done with what cannot be: the sentence beside it says why. */
  const button = (id: string, act: () => void, main = false) => (
    <button
      class={main ? "pn-btn is-main is-all" : "pn-btn"}
      aria-disabled={fault !== null}
      aria-describedby={fault ? `${name}-why` : undefined}
      onClick={() => {
        if (!fault) act();
      }}
    >
      {t(id)}
    </button>
  );

  return (
    <section class="pn-card e-card" aria-labelledby={`${name}-title`}>
      <h2 class="pn-card-head" id={`${name}-title`}>
        <Icon name="position" />
        <span class="pn-grow">{t("editor-line")}</span>
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <textarea
          class="pn-text e-line"
          id={name}
          rows={4}
          spellcheck={false}
          aria-label={t("editor-line-label")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey) return;
            event.preventDefault();
            read();
          }}
        />
        <p class="pn-row">
          <button class="pn-btn" type="button" onClick={() => void copy(line)}>
            {t("editor-copy")}
          </button>
          <button class="pn-btn" type="submit" aria-disabled={text.trim() === line}>
            {t("editor-read")}
          </button>
        </p>
      </form>
      {fault && (
        <p class="pn-why" id={`${name}-why`}>
          {refusal(view, fault)}
        </p>
      )}
      {button("editor-play", () => void change("play"), true)}
      <p class="pn-row">
        {button("editor-coach", () => setAsked(asked === line ? null : line))}
        {view.page.value &&
          button(
            "editor-link",
            () => void copy(asking(view.root.ownerDocument.location, { position: line })),
          )}
        {button("editor-cell", () => void copy(cellOf(line)))}
        {button("editor-download", () => saveFile(view.root, "position.txt", `${line}\n`))}
      </p>
      {asked === line && !fault && <CoachNotes key={line} />}
    </section>
  );
}
