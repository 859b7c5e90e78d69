// The log: every event in words and notation, and a way back through the hand that changes nothing.
import type { TargetedKeyboardEvent } from "preact";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useView } from "../context";
import type { RecordFile, Snapshot } from "../types";
import { FairDeal } from "./fair";
import { logSentence, logText, notation } from "./log-words";
import { Tool } from "./parts";
import { Rounds } from "./rounds";
import { copyText, saveFile } from "./save";
import { refusal } from "./words";

export function LogPanel() {
  const view = useView();
  const { t } = view;
  const panel = useRef<HTMLElement>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const state = view.state.value;
  const go = useCallback(
    (index: number | null) => {
      const last = (view.state.peek()?.log.length ?? 0) - 1;
      view.cursor.value = index === null || index >= last ? null : Math.max(0, index);
    },
    [view],
  );
  if (!state) return null;
  const entries = state.log;
  const cursor = view.cursor.value;
  const at = cursor ?? view.shown.value - 1;
  async function copy(text: string, done: string) {
    if (!panel.current) return;
    const copied = await copyText(panel.current, text);
    setByHand(copied ? null : text);
    view.tell(copied ? done : t("log-copy-failed"));
  }

  async function download() {
    const answer = await view.send({ type: "record" });
    if (!answer.ok) {
      view.tell(refusal(view, answer.error), "refused");
      return;
    }
    const { name, text } = answer.result as RecordFile;
    if (!panel.current) return;
    saveFile(panel.current, name, text);
    view.tell(t("log-downloaded", { name }));
  }

  return (
    <section class="pn-card pn-log" aria-label={t("log-title")} ref={panel} data-panel="log">
      <div class="pn-card-head">
        <h3 class="pn-h3 pn-grow">{t("log-title")}</h3>
        <Tool icon="start" label={t("log-start")} off={at <= 0} onClick={() => go(0)} />
        <Tool icon="left" label={t("log-back")} off={at <= 0} onClick={() => go(at - 1)} />
        <Tool icon="right" label={t("log-on")} off={cursor === null} onClick={() => go(at + 1)} />
        <Tool icon="live" label={t("log-live")} off={cursor === null} onClick={() => go(null)} />
      </div>
      {cursor !== null && (
        <p class="pn-stepping">{t("log-stepping", { step: cursor + 1, steps: entries.length })}</p>
      )}
      <Entries state={state} at={at} stepping={cursor !== null} go={go} />
      <div class="pn-log-foot">
        <Tool
          icon="copy"
          label={t("log-copy")}
          onClick={() =>
            copy(logText(view, state, entries.slice(0, view.shown.peek())), t("log-copied"))
          }
        />
        <Tool
          icon="position"
          label={t("log-copy-position")}
          onClick={() => copy(state.position, t("log-position-copied"))}
        />
        <Tool icon="download" label={t("log-download")} onClick={download} />
      </div>
      {byHand !== null && (
        <textarea
          class="pn-text pn-by-hand"
          readOnly
          rows={4}
          aria-label={t("log-copy-box")}
          value={byHand}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {!state.result && <FairDeal key={`${state.match}/${state.round}`} state={state} />}
      <Rounds state={state} />
    </section>
  );
}

interface EntriesProps {
  state: Snapshot;
  /** Index of the entry that the picture shows. */
  at: number;
  stepping: boolean;
  go: (index: number | null) => void;
}
function Entries({ state, at, stepping, go }: EntriesProps) {
  const view = useView();
  const { t } = view;
  const list = useRef<HTMLOListElement>(null);
  // What has not been shown yet stays untold, except while somebody is stepping about in it.
  const seen = stepping ? state.log : state.log.slice(0, Math.max(view.shown.value, at + 1));
  useLayoutEffect(() => {
    const row = list.current?.children.item(at);
    // Scrolls the list alone: the page must not jump under the player.
    if (list.current && row instanceof HTMLElement) {
      const { clientHeight } = list.current;
      list.current.scrollTop = row.offsetTop - (stepping ? clientHeight / 2 : 0);
    }
  }, [at, seen.length, stepping]);

  if (seen.length === 0) return <p class="pn-note">{t("log-empty")}</p>;
  return (
    <ol class="pn-log-list" aria-label={t("log-list")} ref={list}>
      {seen.map((entry, index) => {
        const player = entry.seat === null ? null : state.players[entry.seat];
        return (
          <Line
            key={entry.n}
            index={index}
            now={index === at}
            letter={player?.letter ?? ""}
            words={logSentence(view, entry)}
            text={notation(view, entry)}
            go={go}
          />
        );
      })}
    </ol>
  );
}

interface LineProps {
  index: number;
  /** Whether the picture shows it. */
  now: boolean;
  letter: string;
  words: string;
  text: string;
  go: (index: number) => void;
}
/** One event. What it says does not change, so it is drawn once, however long the hand. */
function Line({ index, now, letter, words, text, go }: LineProps) {
  function onKeyDown(event: TargetedKeyboardEvent<HTMLElement>) {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const rows = event.currentTarget.closest("ol")?.querySelectorAll<HTMLElement>(".pn-log-row");
    const row = rows?.[index + step];
    if (!row) return;
    go(index + step);
    row.focus({ preventScroll: true });
  }
  return useMemo(
    () => (
      <li class="pn-log-item">
        <button
          class={now ? "pn-log-row is-now" : "pn-log-row"}
          aria-current={now ? "step" : undefined}
          // One stop in the tab order; the arrow keys go on from there.
          tabIndex={now ? 0 : -1}
          onClick={() => go(index)}
          onKeyDown={onKeyDown}
        >
          <span
            class={letter ? `pn-disc is-small pn-seat-${letter.toLowerCase()}` : "pn-disc-gap"}
            aria-hidden="true"
          >
            {letter}
          </span>
          <span class="pn-log-words">{words}</span>
          <span class="pn-log-text">{text}</span>
        </button>
      </li>
    ),
    [index, now, letter, words, text, go],
  );
}
