// The shell: header, seats, table, actions, and the margin with hints and log.
import "./words";
import { effect } from "@preact/signals";
import { type JSX, render } from "preact";
import { useMemo } from "preact/hooks";
import { Actions } from "./actions";
import { Aside } from "./aside";
import { createAuto } from "./auto";
import { ClaimStrip } from "./claim";
import { ViewContext } from "./context";
import { Curtain } from "./curtain";
import { FullScreen } from "./fullscreen";
import { Ghost } from "./ghost";
import { KeptLines } from "./kept-lines";
import { onKeyDown } from "./keys";
import { LessonHost } from "./lesson-host";
import { LanguageMenu, LaterTool } from "./panels";
import { isInstead } from "./picture";
import { Players } from "./players";
import { createSounds } from "./sound";
import { ConnectionLine, createLive, NoticeLine } from "./status";
import { TableContext, type TableView, useTable } from "./table";
import { TableArea } from "./tablearea";
import { createContrast } from "./theme";
import { TileDefs, TilePicture } from "./tile";
import { TypedMove } from "./typed";
import { Welcome } from "./welcome";

/** Puts a view on the screen and takes it off again when its signal says so. */
export function mount(view: TableView): void {
  const { root } = view;
  const live = createLive(view);
  const page = root.ownerDocument;
  const body = page.createElement("div");
  body.className = "d-root";
  root.append(body, live.node);
  root.dataset.lmSuppressShortcuts = "true";
  root.setAttribute("role", "group");
  root.tabIndex = -1;
  const contrast = createContrast(root, view.signal);
  const stop = effect(() => {
    const room = view.projector.value;
    if (room || view.prefs.value.large) root.dataset.size = "projector";
    else delete root.dataset.size;
    const more = contrast.value || view.prefs.value.contrast;
    if (more) root.dataset.contrast = "more";
    else delete root.dataset.contrast;
    // The scheme of more contrast is black on white, whatever the page is.
    root.dataset.theme = more || room ? "light" : view.theme.value;
    root.lang = view.texts.lang.value;
    root.dir = view.texts.dir.value;
    root.dataset.page = String(view.page.value);
    const title = view.t("game-title");
    root.setAttribute("aria-label", title);
    // Only a page that is ours: a notebook has a title of its own.
    if (page.documentElement.dataset.domino && view.page.value) page.title = title;
  });
  const busy = effect(() => {
    root.toggleAttribute("data-busy", view.sending.value);
  });
  const options = { signal: view.signal };
  root.addEventListener("keydown", (event) => onKeyDown(view, event), options);
  swallowSkips(view);
  createSounds(view);
  createAuto(view);
  const { defaultView } = page;
  const sizes = defaultView?.ResizeObserver && new defaultView.ResizeObserver(measure);
  sizes?.observe(root);
  measure();
  // Keys act from the start where somebody shows it to a room.
  if (view.projector.peek() && view.page.peek()) root.focus({ preventScroll: true });
  render(
    <ViewContext.Provider value={view}>
      <TableContext.Provider value={view}>
        <App />
      </TableContext.Provider>
    </ViewContext.Provider>,
    body,
  );
  view.signal.addEventListener("abort", () => {
    stop();
    busy();
    sizes?.disconnect();
    render(null, body);
    root.remove();
  });

  /** Hidden tabs and folded outputs have no width: the last one known stays right until there is one. */
  function measure(): void {
    if (root.clientWidth > 0) view.width.value = root.clientWidth;
  }
}

/** A press while events are shown means "go on"; the click that follows it must not also act. */
function swallowSkips(view: TableView): void {
  const { root, signal } = view;
  let skipped = false;
  root.addEventListener(
    "pointerdown",
    (event) => {
      const inTable = (event.target as HTMLElement).closest?.("[data-live]");
      skipped = view.watching.peek() && Boolean(inTable);
      if (!skipped) return;
      if (view.prefs.peek().pace === "key") view.pace.step();
      else view.pace.flush();
    },
    { capture: true, signal },
  );
  root.addEventListener(
    "click",
    (event) => {
      if (!skipped) return;
      skipped = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}

export function App(): JSX.Element {
  const view = useTable();
  const state = view.state.value;
  // The same nodes at every state: what is in them knows by itself when it changes.
  const [head, aside] = useMemo(() => [<Header key="head" />, <Aside key="aside" />], []);
  if (state && isInstead(state)) return <LessonHost />;
  return (
    <>
      {head}
      <ConnectionLine />
      <KeptLines />
      {state && <Players />}
      <div class="d-body">
        <main class="d-main" data-live>
          <Welcome />
          <TableArea />
          <Asks />
          <Curtain />
          {state && !state.curtain?.down && <Actions />}
          {state && !state.curtain && <TypedMove />}
        </main>
        {aside}
      </div>
      <Ghost />
    </>
  );
}

/** What is said and what is asked. While play waits for it, it stays in sight. */
function Asks(): JSX.Element {
  const { state, offered } = useTable();
  const now = state.value;
  const waits = now?.buttons["play-on"].on && offered.value;
  return (
    <div class={waits ? "d-asks is-waiting" : "d-asks"}>
      {now && !now.curtain?.down && <ClaimStrip />}
      <NoticeLine />
    </div>
  );
}

function GameName(): JSX.Element | null {
  const { t, state } = useTable();
  const now = state.value;
  return (
    now && (
      <span class="d-game">
        <span class="d-game-name">{t(`game-${now.game.id}`)}</span>
        <span class="d-muted">
          {t("head-round", { round: now.round, target: now.game.target })}
        </span>
      </span>
    )
  );
}

function Header(): JSX.Element {
  const { t, page } = useTable();
  return (
    <header class="d-head">
      <TileDefs />
      <span class="d-brand">
        <TilePicture halves={[6, 5]} class="d-brand-tile" />
        <span>
          <span class="d-title">{t("game-title")}</span>
          {page.value && <span class="d-tagline">{t("game-tagline")}</span>}
        </span>
      </span>
      <GameName />
      <span class="d-grow" />
      <span class="d-tools">
        <LanguageMenu />
        {page.value && (
          <LaterTool
            icon="lessons"
            label={t("lessons-open")}
            opens="lessons"
            panel={(later) => later.LessonsDialog}
          />
        )}
        <LaterTool
          icon="settings"
          label={t("settings-open")}
          opens="settings"
          panel={(later) => later.SettingsDialog}
        />
        <LaterTool
          icon="folder"
          label={t("kept-open")}
          opens="kept"
          panel={(later) => later.KeptDialog}
        />
        <LaterTool
          icon="guide"
          label={t("guide-open")}
          opens="guide"
          panel={(later) => later.GuideDialog}
        />
        <LaterTool
          icon="keys"
          label={t("keys-open")}
          opens="keys"
          panel={(later) => later.KeysDialog}
        />
        <FullScreen />
      </span>
    </header>
  );
}
