// One view on a fake model, showing a real snapshot.
import { FakeModel } from "../../harness/fake.js";
import saved from "../../harness/states.json";
import widget from "../../src/index";
import * as later from "../../src/later";
import { loader } from "../../src/later-module";
import type { HandTile, Snapshot } from "../../src/types";

loader.read = async () => ({ default: () => later });

export const STATES = saved as unknown as Record<string, Snapshot>;

export function stateOf(name: string): Snapshot {
  const found = STATES[name];
  if (!found) throw new Error(`no state ${name}`);
  return structuredClone(found);
}

/** The first tile of its hand that fits somewhere. */
export function playable(state: Snapshot): HandTile {
  const found = state.hand.find((tile) => tile.plays.length > 0);
  if (!found) throw new Error("no tile fits");
  return found;
}

export interface Shown {
  model: FakeModel;
  root: HTMLElement;
  close(): void;
  /** The first element for a selector; fails where there is none. */
  get<T extends HTMLElement = HTMLElement>(selector: string): T;
  all(selector: string): HTMLElement[];
}

export interface ShowOptions {
  traits?: Record<string, unknown>;
  view?: Record<string, unknown>;
  reply?: FakeModel["reply"];
}

export function show(state: Snapshot | null, options: ShowOptions = {}): Shown {
  localStorage.setItem("domino_widget.view", JSON.stringify({ pace: 0, ...options.view }));
  const model = new FakeModel({ state, lang: null, page: false, ...options.traits });
  if (options.reply) model.reply = options.reply;
  const host = document.createElement("div");
  document.body.append(host);
  const end = new AbortController();
  widget().render({ model, el: host, signal: end.signal });
  const root = host.firstElementChild as HTMLElement;
  return {
    model,
    root,
    close() {
      end.abort();
      host.remove();
    },
    get<T extends HTMLElement>(selector: string): T {
      const found = root.querySelector<T>(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      return found;
    },
    all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)],
  };
}

/** Lets components draw and answers arrive. */
export function settle(ms = 60): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The messages that would act, without those that ask. */
export function acts(model: FakeModel): string[] {
  return model.sent.flatMap((one) => (one.type === "act" && "action" in one ? [one.action] : []));
}
