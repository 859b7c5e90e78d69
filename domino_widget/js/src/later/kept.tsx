// What is kept and shared: open a game, the picture of the table, the deal code, matches won and lost, delete.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog, type PanelProps, refusal, saveBlob, useTable } from "../shared";
import type { RecordFile, Request } from "../types";
import type { History, Opened } from "../types-kept";
import { asking } from "./address";
import { toPng } from "./png";
import { ProgressTables } from "./progress";

export function KeptDialog({ open, onClose }: PanelProps) {
  const view = useTable();
  const { t } = view;
  const [history, setHistory] = useState<History | null>(null);
  const [said, setSaid] = useState("");
  const [asking, setAsking] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const state = view.state.value;

  /** The result of a request, or null with the reason said. */
  async function ask<T>(request: Request): Promise<T | null> {
    setSaid("");
    const answer = await view.send(request);
    if (answer.ok) return (answer.result ?? {}) as T;
    setSaid(refusal(view, answer.error));
    return null;
  }
  // Asked anew each time the dialog opens, and only then.
  useEffect(() => {
    if (!open) return;
    setAsking(false);
    ask<History>({ type: "history" }).then((found) => {
      setHistory(found);
      setSaid("");
    });
  }, [open]);
  async function openGame(given: string) {
    const done = await ask<Opened>({ type: "open", text: given });
    if (!done) return;
    onClose();
    view.tell(t(done.anew ? "kept-opened-anew" : "kept-opened"));
  }
  async function picture(png: boolean) {
    const file = await ask<RecordFile>({ type: "picture", lang: view.root.lang });
    if (!file) return;
    const svg = new Blob([file.text], { type: "image/svg+xml" });
    if (png) saveBlob(view.root, file.name.replace("svg", "png"), await toPng(svg));
    else saveBlob(view.root, file.name, svg);
  }
  async function page() {
    const file = await ask<RecordFile>({ type: "export", lang: view.root.lang });
    if (file) saveBlob(view.root, file.name, new Blob([file.text], { type: "text/html" }));
  }
  async function forget() {
    if (!(await ask({ type: "forget" }))) return;
    view.keep.forget();
    setAsking(false);
    setHistory({ matches: [], kept: false });
    setSaid(t("kept-forgotten"));
  }

  async function edit() {
    // A hand that waits for its key waits on.
    if (await ask({ type: "edit", hand: !view.handHidden.value })) onClose();
  }

  return (
    <Dialog
      open={open}
      title={t("kept-title")}
      onClose={onClose}
      foot={
        said && (
          <p class="pn-problem" role="alert">
            {said}
          </p>
        )
      }
    >
      <section class="pn-part pn-kept">
        <h3 class="pn-h3">{t("kept-load")}</h3>
        <p class="pn-note">{t("kept-load-what")}</p>
        <input
          class="pn-file"
          type="file"
          accept=".txt,text/plain"
          aria-label={t("kept-file")}
          onChange={async ({ currentTarget: { files } }) => {
            if (files?.[0]) openGame(await files[0].text());
          }}
        />
        <textarea class="pn-text" rows={2} ref={text} aria-label={t("kept-text")} />
        <button class="pn-btn" onClick={() => openGame(text.current?.value ?? "")}>
          {t("kept-text-open")}
        </button>
      </section>
      <section class="pn-part pn-kept">
        <h3 class="pn-h3">{t("editor-title")}</h3>
        <p class="pn-note">{t("editor-what")}</p>
        <button class="pn-btn" onClick={edit}>
          {t("editor-open")}
        </button>
      </section>
      <section class="pn-part pn-kept">
        <h3 class="pn-h3">{t("kept-share")}</h3>
        {state?.code && <p>{t("kept-code", { code: state.code })}</p>}
        {state?.code && <p class="pn-mono">{linkTo(view.root, state)}</p>}
        <p class="pn-row">
          <button class="pn-btn" onClick={() => picture(false)}>
            {t("kept-svg")}
          </button>
          <button class="pn-btn" onClick={() => picture(true)}>
            {t("kept-png")}
          </button>
          <button class="pn-btn" onClick={page}>
            {t("kept-page")}
          </button>
        </p>
      </section>
      <section class="pn-part pn-kept">
        <h3 class="pn-h3">{t("kept-history")}</h3>
        {history?.matches?.length ? (
          <ul>
            {history.matches.map((line) => (
              <li key={`${line.game} ${line.level}`}>
                {t("kept-line", {
                  game: t(`game-${line.game}`),
                  level: t(`level-${line.level}`),
                  won: line.won,
                  lost: line.lost,
                })}
              </li>
            ))}
          </ul>
        ) : (
          <p class="pn-note">{t("kept-history-none")}</p>
        )}
        <ProgressTables progress={history?.progress} />
        {history?.kept && (
          <button class="pn-btn" onClick={() => (asking ? forget() : setAsking(true))}>
            {t(asking ? "kept-forget-sure" : "kept-forget")}
          </button>
        )}
      </section>
    </Dialog>
  );
}

/** The address that begins the same match elsewhere. */
function linkTo(
  root: HTMLElement,
  state: { game: { id: string; house: string[] }; code?: string | null },
) {
  const house = state.game.house.join(",");
  const asked = { game: state.game.id, deal: state.code ?? "", ...(house ? { house } : {}) };
  return asking(root.ownerDocument.location, asked);
}
