// Plays what has already happened out to the eye, one event at a time.
import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Prefs } from "./context";
import type { LogEntry, Snapshot } from "./types";

export interface Pace {
  shown: ReadonlySignal<number>;
  watching: ReadonlySignal<boolean>;
  /** Shows everything at once. */
  flush(): void;
  /** Shows one more event. */
  step(): void;
}

const EVENTS = new Set(["played", "drew", "knocked", "claimed", "muggins"]);
const JUMPS = new Set(["undone", "redone", "resigned"]);

/** Whether an event gets a moment of its own: what somebody else did. */
export function isPaced(entry: LogEntry, viewer: number | null): boolean {
  return EVENTS.has(entry.kind) && entry.seat !== null && entry.seat !== viewer;
}

/** Where the picture starts for a new snapshot: everything that the eye has seen, or need not see happen. */
export function startOf(before: Snapshot | null, head: number, now: Snapshot): number {
  const all = now.log.length;
  if (!before) return all;
  if (before.match !== now.match || before.round !== now.round) return Math.min(1, all);
  const seen = now.log[head - 1];
  const was = before.log[head - 1];
  if (head > all || seen?.text !== was?.text || seen?.kind !== was?.kind) return all;
  return now.log.slice(head).some((entry) => JUMPS.has(entry.kind)) ? all : head;
}

export function createPace(
  state: ReadonlySignal<Snapshot | null>,
  prefs: ReadonlySignal<Prefs>,
  cursor: ReadonlySignal<number | null>,
  still: () => boolean,
  abort: AbortSignal,
): Pace {
  const head = signal(state.peek()?.log.length ?? 0);
  const length = computed(() => state.value?.log.length ?? 0);
  let before = state.peek();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const viewer = (): number | null => state.peek()?.viewer ?? null;

  /** Goes on to the next event that deserves a pause; `first` shows the one that has had it. */
  function run(first: boolean): void {
    clearTimeout(timer);
    const log = state.peek()?.log ?? [];
    let at = head.peek();
    if (first && at < log.length) at += 1;
    while (at < log.length && !isPaced(log[at] as LogEntry, viewer())) at += 1;
    head.value = at;
    const pace = prefs.peek().pace;
    if (at < log.length && pace !== "key") timer = setTimeout(() => run(true), pace);
  }
  function flush(): void {
    clearTimeout(timer);
    head.value = length.peek();
  }

  const stop = effect(() => {
    const now = state.value;
    untracked(() => {
      if (!now) return;
      head.value = startOf(before, Math.min(head.peek(), before?.log.length ?? 0), now);
      before = now;
      if (still() || prefs.peek().pace === 0) flush();
      else run(false);
    });
  });
  abort.addEventListener("abort", () => {
    clearTimeout(timer);
    stop();
  });

  return {
    shown: computed(() => {
      const at = cursor.value;
      return Math.min(length.value, at === null ? head.value : at + 1);
    }),
    watching: computed(() => cursor.value === null && head.value < length.value),
    flush,
    step: () => run(true),
  };
}
