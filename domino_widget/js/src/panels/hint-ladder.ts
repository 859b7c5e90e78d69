// The ladder of a hint: one step after the other, each a moment after the last, forgotten with the turn.
import { useEffect, useRef, useState } from "preact/hooks";
import { useView, type View } from "../context";
import type { Hint, Snapshot } from "../types";
import { refusal } from "./words";

/** How long a step stays alone before the next one opens. `data-hint-dwell` on the root shortens it. */
export const DWELL_MS = 3000;

/** What a hint was about: the very position, for another may have as many tiles. When it changes the ladder starts
 *  anew. */
export function turnKey({ match, round, phase, toAct, position, windows }: Snapshot): string {
  const open = [windows.claim?.n, windows.muggins?.n];
  return [match, round, phase, toAct, position, ...open].join("/");
}

/** One try: until the next tile lies. */
function tryKey({ match, round, tiles }: Snapshot): string {
  return [match, round, tiles.length].join("/");
}

/** The play being looked at: of the picked tile, on the pending end if one is. */
export function playLookedAt(view: View): string | null {
  const tile = view.selected.value;
  const pending = view.pending.value;
  const plays = view.state.value?.hand.find((held) => held.tile === tile)?.plays ?? [];
  return (plays.find((play) => play.end === pending) ?? plays[0])?.action ?? null;
}

export interface Ladder {
  /** 0 before the first step. */
  step: 0 | Hint["step"];
  hint: Hint | null;
  assisted: boolean;
  /** Seconds until the next step opens, 0 when it may. */
  wait: number;
  problem: string | null;
  next: () => void;
  /** The last step at once. */
  answer: () => void;
}

export function useLadder(dwell: number): Ladder {
  const view = useView();
  const state = view.state.value;
  const [hint, setHint] = useState<Hint | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [assistedFor, setAssistedFor] = useState("");
  const [opensAt, setOpensAt] = useState(0);
  const [now, setNow] = useState(0);
  const asked = useRef(0);
  const turn = state ? turnKey(state) : "";
  const looked = playLookedAt(view);
  const step = hint?.step ?? 0;

  function reset() {
    asked.current += 1;
    setHint(null);
    setProblem(null);
    setOpensAt(0);
    view.marks.value = [];
  }

  async function ask(wanted: Hint["step"], fresh: boolean) {
    const mine = ++asked.current;
    const action = playLookedAt(view);
    const request = { type: "hint", step: wanted } as const;
    const answer = await view.send(action === null ? request : { ...request, action });
    // A newer question, or a new turn, makes this answer worthless.
    if (mine !== asked.current) return;
    if (!answer.ok) {
      setProblem(view.t("hint-failed", { why: refusal(view, answer.error) }));
      return;
    }
    const found = answer.result as Hint;
    setProblem(null);
    setHint(found);
    view.marks.value = found.step >= 3 ? found.marks : [];
    const current = view.state.peek();
    if (current && found.counts) setAssistedFor(tryKey(current));
    if (fresh) {
      setOpensAt(Date.now() + dwell);
      setNow(Date.now());
    }
  }

  const lastTurn = useRef(turn);
  const lastLooked = useRef(looked);
  useEffect(() => {
    const sameTurn = lastTurn.current === turn;
    const sameLook = lastLooked.current === looked;
    lastTurn.current = turn;
    lastLooked.current = looked;
    if (!sameTurn) reset();
    else if (!sameLook && hint) ask(hint.step, false);
  }, [turn, looked]);

  // A refused try opens the next step at once.
  const refused = view.notice.value?.kind === "refused" ? view.notice.value : null;
  useEffect(() => {
    if (refused) setOpensAt(0);
  }, [refused]);

  useEffect(() => {
    const left = opensAt - Date.now();
    if (left <= 0) return;
    // Wakes at each full second that is left, so that the countdown is right.
    const timer = setTimeout(() => setNow(Date.now()), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [opensAt, now]);

  useEffect(
    () => () => {
      view.marks.value = [];
    },
    [view],
  );

  const wait = Math.max(0, Math.ceil((opensAt - Math.max(now, Date.now())) / 1000));
  return {
    step,
    hint,
    assisted: state !== null && assistedFor === tryKey(state),
    wait,
    problem,
    next: () => {
      if (wait === 0 && step < 4) ask((step + 1) as Hint["step"], true);
    },
    answer: () => void ask(4, true),
  };
}
