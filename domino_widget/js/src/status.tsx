// What is going on, in words: the line on the felt, the connection, notices, and two live regions made once.
import { effect, untracked } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { passOn } from "./focus";
import { Icon, type IconName } from "./icons";
import { Resume } from "./kept-lines";
import { logSentence } from "./panels/log-words";
import { isInstead, sinceOwn } from "./picture";
import { deedText } from "./players";
import { type TableView, useTable } from "./table";
import type { Snapshot } from "./types";
import { asked, TROUBLE } from "./why";
import { ZoomButtons } from "./zoom";

const KEPT = 12;

/** What the others did meanwhile: of more than one other, what each did last, behind its letter. */
function Meanwhile({ state }: { state: Snapshot }): JSX.Element {
  const view = useTable();
  const news = sinceOwn(state);
  if (state.players.length < 3) {
    const draws = news.filter((entry) => entry.kind === "drew");
    const others = news.filter((entry) => entry.kind !== "drew");
    const said = others.map((entry) => logSentence(view, entry));
    const drew = { seat: view.seatName(draws[0]?.seat ?? 0), tiles: draws.length };
    if (draws.length > 0) said.unshift(view.t("now-drew", drew));
    return <>{said.join(" ")}</>;
  }
  const deeds = new Map(news.map((entry) => [entry.seat, entry]));
  return (
    <>
      {state.players.map(({ seat, letter }) => {
        const text = deedText(view, deeds.get(seat));
        return (
          text && (
            <span key={seat} class="d-deed">
              <span class={`d-disc d-seat-${letter.toLowerCase()}`}>{letter}</span> {text}{" "}
            </span>
          )
        );
      })}
    </>
  );
}

/** What the chosen tile waits for: an end, or the way it turns there. */
function chosen(view: TableView, state: Snapshot): string {
  const tile = view.picked.value;
  if (!tile || !view.offered.value) return "";
  const end = state.ends.find((one) => one.id === view.pending.value);
  if (end) return view.t("end-play-some", { tile: tile.tile, end: view.names.end(end) });
  const fits = new Set(tile.plays.map((play) => play.end)).size;
  if (fits === 0 || state.ends.length === 0) return view.names.tile(tile, true);
  return view.t("now-picked", { tile: tile.tile, fits, ends: state.ends.length });
}

/** The sentence over the felt, and what stands in smaller letters beside it. */
function now(view: TableView, state: Snapshot): [string, JSX.Element | string] {
  const { t, prefs, watching, cursor, connection, picture } = view;
  const trouble = !view.alive.value && TROUBLE[connection.value];
  if (trouble) return [t(trouble), ""];
  if (watching.value) {
    const entry = picture.value?.entry;
    const how = t(prefs.value.pace === "key" ? "now-step" : "now-watching");
    return [entry ? logSentence(view, entry) : t("now-dealt"), how];
  }
  if (cursor.value !== null) {
    const args = { step: cursor.value + 1, steps: state.log.length };
    return [
      t("log-stepping", args),
      picture.value?.entry ? logSentence(view, picture.value.entry) : "",
    ];
  }
  const picked = chosen(view, state);
  return [asked(view, state), picked || <Meanwhile state={state} />];
}

interface PassingProps {
  icon: IconName;
  name?: string;
  onPress?: () => void;
  children: ComponentChildren;
}
/** A button that goes once it has done its work; the focus does not go with it. */
function Passing({ icon, name, onPress, children }: PassingProps): JSX.Element {
  const view = useTable();
  const box = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    return () => passOn(view, node);
  }, [view]);
  return (
    <button class="d-seg-b is-on" ref={box} aria-label={name} onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

export function FeltTop(): JSX.Element {
  const view = useTable();
  const { t, prefs, look } = view;
  const state = view.state.value;
  const watching = view.watching.value;
  const count = state?.count ?? null;
  const [said, more] = state ? now(view, state) : ["", ""];
  return (
    <div class="d-felt-top" data-live>
      <p class="d-now" aria-hidden="true">
        <strong>{said}</strong> <span>{more}</span>
      </p>
      {watching && (
        <Passing icon="play">{t(prefs.value.pace === "key" ? "now-next" : "now-skip")}</Passing>
      )}
      {view.cursor.value !== null && (
        <Passing
          icon="live"
          name={t("log-live")}
          onPress={() => {
            view.cursor.value = null;
          }}
        >
          <span>{t("log-live")}</span>
        </Passing>
      )}
      {count !== null && view.picture.value?.live && (
        <span class="d-count">{t("board-count", { count })}</span>
      )}
      {look.value === "table" && (state?.tiles.length ?? 0) > 9 && <ZoomButtons />}
      {state && <LookSwitch />}
    </div>
  );
}

export function LookSwitch(): JSX.Element {
  const { t, set, look } = useTable();
  const button = (name: "table" | "rows"): JSX.Element => (
    <button
      class="d-seg-b"
      aria-pressed={look.value === name}
      title={t(`look-${name}`)}
      onClick={() => {
        set({ look: name });
      }}
    >
      <Icon name={name} />
      <span>{t(`look-${name}`)}</span>
    </button>
  );
  return (
    <span class="d-seg" role="group" aria-label={t("look-label")}>
      {button("table")}
      {button("rows")}
    </span>
  );
}

export function ConnectionLine(): JSX.Element | null {
  const { t, connection, page } = useTable();
  const lost = connection.value === "restarted" || connection.value === "gone";
  const trouble = TROUBLE[connection.value];
  if (!trouble) return null;
  return (
    <p class="d-link" data-trouble={connection.value}>
      <Icon name={connection.value === "busy" ? "clock" : "plug"} />
      <span>{t(trouble)}</span>
      {lost && page.value && <Resume />}
    </p>
  );
}

export function NoticeLine(): JSX.Element | null {
  const view = useTable();
  const notice = view.notice.value;
  if (!notice) return null;
  return (
    <div class={`d-notice is-${notice.kind}`}>
      <Icon name={notice.kind === "refused" ? "close" : "hint"} />
      <p class="d-notice-text">{notice.text}</p>
      <button
        class="d-tool"
        aria-label={view.t("dialog-close")}
        onClick={() => {
          view.notice.value = null;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The live regions: a screen reader hears changes only in nodes that stay, so no component owns them. */
export function createLive(view: TableView): { node: HTMLElement } {
  const page = view.root.ownerDocument;
  const node = page.createElement("div");
  node.className = "d-sr";
  const status = page.createElement("div");
  status.setAttribute("role", "status");
  const log = page.createElement("div");
  log.setAttribute("role", "log");
  node.append(status, log);
  let said = view.state.peek()?.log.length ?? 0;
  let match = view.state.peek()?.match;
  let round = view.state.peek()?.round;

  const stops = [
    effect(() => {
      const trouble = TROUBLE[view.connection.value];
      const text = view.notice.value?.text ?? (trouble ? view.t(trouble) : "");
      status.textContent = text;
    }),
    // All that happened since the last word is one message, and it comes when the picture is up to date.
    effect(() => {
      const state = view.state.value;
      if (!state || isInstead(state) || view.watching.value) return;
      untracked(() => {
        if (state.match !== match || state.round !== round || said > state.log.length) said = 0;
        if (said === state.log.length && said > 0 && state.match === match) return;
        const news = state.log.slice(said).filter((entry) => entry.kind !== "deal");
        const ends = [...new Set(state.ends.filter((end) => end.open).map((end) => end.value))];
        const line = page.createElement("p");
        const parts = news.map((entry) => logSentence(view, entry));
        if (ends.length > 0 && state.phase === "play") {
          parts.push(view.t("say-ends", { ends: view.texts.list(ends.map(String)) }));
        }
        parts.push(asked(view, state));
        line.textContent = parts.join(" ");
        log.append(line);
        while (log.childElementCount > KEPT) log.firstElementChild?.remove();
        [said, match, round] = [state.log.length, state.match, state.round];
      });
    }),
  ];
  view.signal.addEventListener("abort", () => {
    for (const stop of stops) stop();
  });
  return { node };
}
