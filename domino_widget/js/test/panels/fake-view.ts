// A view without a kernel: a snapshot of a three-handed round of All Fives, and answers that tests put in.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Signal, signal } from "@preact/signals";
import CATALOGUE from "../../../locales/en.ftl";
import GUIDE from "../../../locales/en-guide.ftl";
import type { Prefs, View } from "../../src/context";
import * as later from "../../src/later";
import { DEFAULT_PREFS } from "../../src/prefs";
import type { Answer, Request, Snapshot } from "../../src/types";
import { sampleOptions, sampleSnapshot } from "./sample";

export const PREFS: Prefs = DEFAULT_PREFS;

export type Reply = (request: Request) => Answer | Promise<Answer>;
export interface FakeView extends View {
  state: Signal<Snapshot | null>;
  shown: Signal<number>;
  watching: Signal<boolean>;
  sent: Request[];
  reply: Reply;
}

export function ok(result: unknown): Answer {
  return { v: 1, re: "1", ok: true, rev: 1, result };
}
export function no(code: string, args: Record<string, string | number> = {}): Answer {
  return { v: 1, re: "1", ok: false, rev: 1, error: { code, args } };
}

const usual: Reply = (request) => {
  if (request.type === "settings") return ok(sampleOptions());
  if (request.type === "texts") return ok({ lang: "en", ftl: GUIDE });
  if (request.type === "record") return ok({ name: "match.domino", text: "1. A:6-6" });
  return no("not-now");
};

export function fakeView(part: Partial<Snapshot> = {}): FakeView {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(CATALOGUE));
  const state = signal<Snapshot | null>({ ...sampleSnapshot(), ...part });
  const view: FakeView = {
    state,
    shown: signal(state.value?.log.length ?? 0),
    watching: signal(false),
    cursor: signal(null),
    selected: signal(null),
    pending: signal(null),
    marks: signal([]),
    handHidden: signal(false),
    answers: signal(0),
    connection: signal("live"),
    prefs: signal(PREFS),
    sending: signal(false),
    notice: signal(null),
    aspect: signal("wide"),
    tell(text, kind = "info") {
      view.notice.value = { text, kind };
    },
    set(part) {
      view.prefs.value = { ...view.prefs.peek(), ...part };
    },
    signal: new AbortController().signal,
    sent: [],
    reply: usual,
    async send(request) {
      view.sent.push(request);
      return view.reply(request);
    },
    t(id, args = {}) {
      const message = bundle.getMessage(id);
      if (!message?.value) throw new Error(`no message ${id}`);
      const errors: Error[] = [];
      const text = bundle.formatPattern(message.value, args, errors);
      if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
      return text;
    },
    has: (id) => bundle.hasMessage(id),
    later: async () => later,
    seatName(seat) {
      const name = state.value?.players[seat]?.name;
      if (name) return name;
      return seat === state.value?.viewer
        ? view.t("seat-you")
        : view.t("seat-computer", { n: seat });
    },
  };
  return view;
}
