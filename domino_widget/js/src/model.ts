// The line to Python: one snapshot in, typed requests out, and an honest word on whether anybody is listening.
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Connection } from "./context";
import type { Answer, Request, Sent, Snapshot } from "./types";

/** What anywidget hands to a view; other hosts give less of it. */
export interface HostModel {
  get(name: string): unknown;
  // biome-ignore lint/suspicious/noExplicitAny: the host's own listener type
  on(name: string, callback: (...args: any[]) => void): void;
  // biome-ignore lint/suspicious/noExplicitAny: the host's own listener type
  off?(name: string, callback: (...args: any[]) => void): void;
  send(content: unknown): unknown;
  widget_manager?: unknown;
}

export interface Link {
  state: ReadonlySignal<Snapshot | null>;
  connection: ReadonlySignal<Connection>;
  sending: ReadonlySignal<boolean>;
  /** The same, once it has taken longer than a moment: so long the screen stays as it is, and changes once. */
  waiting: ReadonlySignal<boolean>;
  send(request: Request): Promise<Answer>;
}

interface Listenable {
  connect(slot: (sender: unknown, value: string) => void): void;
  disconnect(slot: (sender: unknown, value: string) => void): void;
}
interface Kernel {
  status?: string;
  statusChanged?: Listenable;
  connectionStatusChanged?: Listenable;
}
interface Waiting {
  key: string;
  promise: Promise<Answer>;
  settle(answer: Answer): void;
}

/** Milliseconds: no word from Python at all; the same of a kernel that is idle and never said one; a request that takes
 *  long; one that is no longer at once; the snapshot that belongs to an answer. */
export const PATIENCE = { silent: 10_000, first: 4_000, slow: 900, moment: 150, snapshot: 2_000 };
/** How often a time-out is put off because the kernel says that it is busy. */
const BUSY_ROUNDS = 12;

export function readSnapshot(value: unknown): Snapshot | null {
  const found = value as Snapshot | null | undefined;
  return found && typeof found === "object" && found.schema === 1 ? found : null;
}

export function createLink(model: HostModel, abort: AbortSignal, patience = PATIENCE): Link {
  const state = signal<Snapshot | null>(readSnapshot(model.get("state")));
  const dead = signal<"restarted" | "gone" | "static" | null>(null);
  const lost = signal(false);
  const silent = signal(false);
  const slow = signal(false);
  const late = signal(false);
  /** The revision that a choice under way leads to: not known before its answer; null where none is under way. */
  const due = signal<number | null>(null);
  // It is over with the very snapshot, so that all that hangs on either is drawn once.
  const sending = computed(() => due.value !== null && (state.value?.rev ?? -1) < due.value);
  const waiting = new Map<string, Waiting>();
  const token = Math.random().toString(36).slice(2, 10);
  let count = 0;
  let kernelStatus = "unknown";
  let heard = false;
  /** An idle kernel that never answered: a saved picture in front of a kernel that knows nothing of its table. */
  const isStranger = (): boolean => !heard && kernelStatus === "idle";

  const connection = computed<Connection>(() => {
    if (dead.value) return dead.value;
    if (lost.value) return "gone";
    if (silent.value) return isStranger() ? "restarted" : "silent";
    return slow.value ? "busy" : "live";
  });

  const refuse = (re: string, code: string): Answer => ({
    v: 1,
    re,
    ok: false,
    rev: state.peek()?.rev ?? -1,
    error: { code, args: {} },
  });

  function hear(): void {
    heard = true;
    silent.value = false;
    slow.value = false;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the host's own listener type
  function listen(name: string, callback: (...args: any[]) => void): void {
    model.on(name, callback);
    abort.addEventListener("abort", () => model.off?.(name, callback));
  }
  listen("change:state", () => {
    batch(() => {
      hear();
      state.value = readSnapshot(model.get("state"));
    });
  });
  listen("msg:custom", (message: Answer) => {
    if (message?.v !== 1 || typeof message.re !== "string") return;
    hear();
    waiting.get(message.re)?.settle(message);
  });
  // Fires when the comm dies: the kernel behind this view is another one now, or none.
  listen("comm_live_update", () => {
    if (!dead.peek()) dead.value = "restarted";
  });
  watchKernel();
  abort.addEventListener("abort", () => {
    for (const [re, one] of waiting) one.settle(refuse(re, "gone"));
  });

  function watchKernel(): void {
    const manager = model.widget_manager as { kernel?: Kernel | null } | undefined;
    const kernel = manager?.kernel;
    // A manager that has a place for a kernel and none in it: a notebook that was only opened.
    if (kernel === null) dead.value = "static";
    if (!kernel) return;
    kernelStatus = kernel.status ?? kernelStatus;
    const onStatus = (_: unknown, status: string): void => {
      kernelStatus = status;
      if (status.endsWith("restarting")) dead.value = "restarted";
      else if (status === "dead" || status === "terminating") dead.value = "gone";
    };
    const onConnection = (_: unknown, status: string): void => {
      lost.value = status !== "connected";
    };
    kernel.statusChanged?.connect(onStatus);
    kernel.connectionStatusChanged?.connect(onConnection);
    abort.addEventListener("abort", () => {
      kernel.statusChanged?.disconnect(onStatus);
      kernel.connectionStatusChanged?.disconnect(onConnection);
    });
  }

  /** Until the snapshot that an answer speaks of is here. */
  function caughtUp(): Promise<void> {
    const timer = setTimeout(() => {
      due.value = null;
    }, patience.snapshot);
    return new Promise((resolve) => {
      const stop = sending.subscribe((still) => {
        if (still) return;
        clearTimeout(timer);
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }

  function post(request: Request, key: string): Promise<Answer> {
    count += 1;
    const id = `${token}-${count}`;
    const sent: Sent = { ...request, v: 1, id, rev: state.peek()?.rev ?? -1 };
    const promise = new Promise<Answer>((resolve) => {
      let rounds = 0;
      let timer = setTimeout(wake, isStranger() ? patience.first : patience.silent);
      const patient = setTimeout(() => {
        slow.value = true;
      }, patience.slow);
      function wake(): void {
        rounds += 1;
        if (kernelStatus === "busy" && rounds < BUSY_ROUNDS) {
          timer = setTimeout(wake, patience.silent);
          return;
        }
        silent.value = true;
        settle(refuse(id, "silent"));
      }
      function settle(answer: Answer): void {
        clearTimeout(timer);
        clearTimeout(patient);
        waiting.delete(id);
        if (waiting.size === 0) slow.value = false;
        resolve(answer);
      }
      waiting.set(id, { key, promise: Promise.resolve(refuse(id, "gone")), settle });
      try {
        model.send(sent);
      } catch {
        // The host has no way to Python: never had one, or lost it without saying so.
        if (!dead.peek()) dead.value = count === 1 ? "static" : "gone";
        settle(refuse(id, "gone"));
      }
    });
    const entry = waiting.get(id);
    if (entry) entry.promise = promise;
    return promise;
  }

  async function send(request: Request): Promise<Answer> {
    if (dead.peek()) return refuse("", dead.peek() === "static" ? "no-kernel" : "gone");
    const key = JSON.stringify(request);
    if (request.type !== "act") {
      for (const one of waiting.values()) if (one.key === key) return one.promise;
      return post(request, key);
    }
    if (sending.peek()) return refuse("", "busy");
    due.value = Number.POSITIVE_INFINITY;
    const moment = setTimeout(() => {
      late.value = true;
    }, patience.moment);
    const answer = await post(request, key);
    due.value = answer.rev;
    await caughtUp();
    // What comes later may count from lower on: an editor that Python opens anew. A choice made meanwhile is not ours.
    if (due.peek() === answer.rev) due.value = null;
    clearTimeout(moment);
    late.value = false;
    return answer;
  }

  return { state, connection, sending, waiting: computed(() => sending.value && late.value), send };
}
