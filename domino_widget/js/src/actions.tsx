// The row of actions: exactly the legal ones are on, and why the others are off is said in words under them.
import { Fragment, type JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { atTable } from "./focus";
import { Icon, type IconName } from "./icons";
import { useLater } from "./panels/later-tool";
import { formatMsg } from "./panels/words";
import { type TableView, useTable } from "./table";
import type { ButtonName, Snapshot } from "./types";
import { whyNotNow } from "./why";

const ICONS: Record<ButtonName, IconName> = {
  draw: "draw",
  knock: "knock",
  claim: "claim",
  muggins: "bolt",
  "play-on": "play",
  finish: "flag",
  next: "next",
  undo: "undo",
  redo: "redo",
  resign: "resign",
};

/** Why a turn's own actions are off is always said; the other buttons say it when they are asked. */
const SAID: ButtonName[] = ["draw", "knock"];

/** The buttons that this game and this moment can have at all, so that the row stays calm. */
export function shownButtons(state: Snapshot): { play: ButtonName[]; more: ButtonName[] } {
  const play: ButtonName[] = [];
  if (state.phase === "over") {
    if (state.winner === null) play.push("next");
  } else {
    if (state.phase === "closing") play.push("finish");
    else if (state.game.drawing !== "none") play.push("draw", "knock");
    else play.push("knock");
  }
  return { play, more: ["undo", "redo", "resign"] };
}

/** Reasons, each with the buttons that it keeps off. */
export function reasons(view: TableView, state: Snapshot, names: ButtonName[]): string[] {
  const by = new Map<string, string[]>();
  for (const name of names) {
    const { on, why } = state.buttons[name];
    if (on || !why || state.phase !== "play") continue;
    if (name === "draw" && state.game.drawing === "none") continue;
    const text = formatMsg(view, why);
    by.set(text, [...(by.get(text) ?? []), view.t(`act-${name}`)]);
  }
  return [...by].map(([why, list]) => view.t("act-why", { names: view.texts.list(list), why }));
}

export function Actions(): JSX.Element | null {
  const view = useTable();
  const state = view.state.value;
  const [resign, ask] = useLater((later) => later.ResignDialog);
  if (!state) return null;
  const { play, more } = shownButtons(state);
  const untilFits = state.buttons.draw.on && state.game.drawing === "until-playable";
  const past = view.cursor.value !== null && view.t("now-looking-back");
  const late = view.watching.value ? view.t("act-watching") : past;
  const why = late ? [late] : reasons(view, state, SAID);
  return (
    <div class="d-acts" role="group" aria-label={view.t("acts-label")}>
      <div class="d-acts-row">
        {play.map((name) => (
          <Fragment key={name}>
            <ActButton name={name} />
            {name === "draw" && untilFits && <DrawOn />}
          </Fragment>
        ))}
        <span class="d-grow" />
        {more.map((name) => (
          <ActButton
            key={name}
            name={name}
            quiet
            {...(name === "resign" ? { onPress: ask } : {})}
          />
        ))}
      </div>
      <p class="d-acts-why">{why.join(" ")}</p>
      {resign}
    </div>
  );
}

/** Draws tile after tile until one fits or none may be drawn: each is an action of its own. */
export async function drawOn(view: TableView): Promise<void> {
  for (;;) {
    const state = view.state.peek();
    const { on, action } = state?.buttons.draw ?? {};
    if (!on || !action || state?.hand.some((tile) => tile.plays.length > 0)) return;
    if (!(await view.act(action))) return;
  }
}

function DrawOn(): JSX.Element {
  const view = useTable();
  return (
    <button
      class="d-btn"
      aria-disabled={!view.offered.value}
      title={view.t("act-draw-on-what")}
      onClick={() => void drawOn(view)}
    >
      {view.t("act-draw-on")}
    </button>
  );
}

/** The one thing to do, where there is only one: it gets the main button's colour. */
function isMain(state: Snapshot, name: ButtonName): boolean {
  if (!state.buttons[name].on) return false;
  return ["draw", "knock", "next"].includes(name) || (name === "finish" && !state.windows.claim);
}

interface ActProps {
  name: ButtonName;
  quiet?: boolean;
  /** Instead of acting at once. */
  onPress?: () => void;
}
export function ActButton({ name, quiet = false, onPress }: ActProps): JSX.Element {
  const view = useTable();
  const state = view.state.value;
  const box = useRef<HTMLButtonElement>(null);
  const button = state?.buttons[name];
  const on = Boolean(button?.on && view.offered.value);
  const main = state ? isMain(state, name) : false;
  // Who is stuck finds the way on under the fingers, if they are in this widget at all.
  const stuck = on && (name === "draw" || name === "knock");
  useEffect(() => {
    if (stuck && atTable(view)) box.current?.focus();
  }, [stuck, view, state?.rev]);
  const why = !button?.on && button?.why ? formatMsg(view, button.why) : undefined;
  const kind = [quiet ? "is-quiet" : "", main && on ? "is-main" : ""].filter(Boolean).join(" ");
  return (
    <button
      ref={box}
      class={`d-btn ${kind}`}
      aria-disabled={!on}
      title={why}
      data-act={name}
      onClick={() => {
        if (!on || !button?.action) {
          const told = whyNotNow(view) || (view.ready.peek() && why);
          if (told) view.tell(told);
        } else if (onPress) onPress();
        else void view.act(button.action);
      }}
    >
      <Icon name={ICONS[name]} />
      <span>{view.t(`act-${name}`)}</span>
      {why && <span class="d-sr">{why}</span>}
    </button>
  );
}
