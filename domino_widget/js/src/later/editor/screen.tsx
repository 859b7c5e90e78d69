// The editor of positions: the same table, all tiles in the hand, and places to put them.
import { Icon, NoticeLine, refusal, TypedMove, useEffect, useRef, useTable } from "../../shared";
import type { TableView } from "../../table";
import type { Editor } from "../../types-editor";
import { GameCard } from "./game";
import { LineCard } from "./line";
import { Places } from "./places";
import { EditorTable } from "./table";
import { TurnCard } from "./turn";

export interface EditorProps {
  editor: Editor;
}
export interface CardProps extends EditorProps {
  /** Sends a change, made of what stands there when its turn comes; false, and the reason said, where it is refused. */
  change: (action: string | ((now: Editor) => string)) => Promise<boolean>;
}

export function EditorScreen({ editor }: EditorProps) {
  const view = useTable();
  const { t } = view;
  const fault = editor.fault && refusal(view, editor.fault);
  // What was placed is chosen no longer; a tile that was chosen meanwhile stays.
  useEffect(() => {
    if (editor.said?.args?.tile === view.selected.peek()) view.pick(null);
  }, [view, view.state.value?.rev]);

  const page = useRef<HTMLDivElement>(null);
  // What was pressed is gone with the table.
  useEffect(() => {
    const { current } = page;
    const { ownerDocument } = view.root;
    if (ownerDocument.activeElement === ownerDocument.body) current?.focus({ preventScroll: true });
  }, [view]);

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** What is chosen while another change is under way waits for it: the field shows it already. */
  function change(action: Parameters<CardProps["change"]>[0]): Promise<boolean> {
    const done = queue.current.then(() => send(action));
    queue.current = done;
    return done;
  }
  async function send(given: Parameters<CardProps["change"]>[0]): Promise<boolean> {
    await quiet(view);
    const now = view.state.peek()?.editor;
    if (!now) return false;
    view.notice.value = null;
    const action = typeof given === "string" ? given : given(now);
    const answer = await view.send({ type: "act", action });
    if (answer.ok) return true;
    if (answer.error.code === "busy") return send(given);
    view.tell(refusal(view, answer.error), "refused");
    return false;
  }

  /** The letters of the seats put the chosen tile into a hand, S into the stock, X takes it out of play. */
  function onKey(event: KeyboardEvent): void {
    const tile = view.selected.peek();
    const field = (event.target as HTMLElement).closest("input[type=text], textarea, select");
    if (!tile || field || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!view.prefs.peek().letters) return;
    const letter = event.key.toUpperCase();
    const seat = "ABCDE".slice(0, editor.players).indexOf(letter);
    const where = letter.length === 1 && seat >= 0 ? `give ${letter}` : WORDS[letter];
    if (!where) return;
    event.preventDefault();
    event.stopPropagation();
    void view.act(`${where} ${tile}`);
  }

  return (
    <div class="e-page" tabIndex={-1} ref={page} role="group" aria-label={t("editor-title")}>
      <header class="x-bar">
        <button class="d-btn" onClick={() => void change("leave")}>
          <Icon name="left" />
          <span>{t("editor-leave")}</span>
        </button>
        <h1>{t("editor-title")}</h1>
        <span class="d-grow" />
        <Step word="undo" on={view.state.value?.buttons.undo.on ?? false} change={change} />
        <Step word="redo" on={view.state.value?.buttons.redo.on ?? false} change={change} />
        <button class="d-btn" onClick={() => void change("clear")}>
          <Icon name="close" />
          <span>{t("editor-clear")}</span>
        </button>
      </header>
      <div class="d-body">
        <main class="d-main e-main" data-live onKeyDown={onKey}>
          <EditorTable editor={editor} change={change} />
          <NoticeLine />
          {/* One live region for all that happens: it stays, so that its changes are heard. */}
          <div class="pn-card e-now" role="status" data-editor={fault ? "impossible" : "possible"}>
            {editor.said && <p class="pn-note">{t(editor.said.id, editor.said.args)}</p>}
            <p class={fault ? "e-fault" : "e-fine"}>
              <Icon name={fault ? "hint" : "cup"} />
              <span>{fault ?? t("editor-possible")}</span>
            </p>
          </div>
          <Places editor={editor} change={change} />
          <TypedMove />
        </main>
        <aside class="d-side" aria-label={t("editor-side")}>
          <LineCard editor={editor} change={change} />
          <TurnCard editor={editor} change={change} />
          <GameCard editor={editor} change={change} />
        </aside>
      </div>
    </div>
  );
}

/** Until nothing is under way. */
function quiet({ sending }: TableView): Promise<void> {
  return new Promise((done) => {
    const stop = sending.subscribe((now) => {
      if (now) return;
      // The first call comes before there is anything to stop.
      setTimeout(() => stop(), 0);
      done();
    });
  });
}

const WORDS: Record<string, string> = {
  S: "stock",
  X: "take",
  DELETE: "take",
  BACKSPACE: "take",
};

interface StepProps {
  word: "undo" | "redo";
  on: boolean;
  change: CardProps["change"];
}
function Step({ word, on, change }: StepProps) {
  const { t } = useTable();
  return (
    <button
      class="d-btn"
      aria-disabled={!on}
      onClick={() => {
        if (on) void change(word);
      }}
    >
      <Icon name={word} />
      <span>{t(`act-${word}`)}</span>
    </button>
  );
}
