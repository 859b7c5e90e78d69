// One view of one widget: everything that its components share, and nothing that outlives it.
import { batch, computed, effect, type Signal, signal, untracked } from "@preact/signals";
import { noteSpots } from "./fly";
import { createFocusKeeper } from "./focus";
import { createTexts } from "./i18n";
import { createKeep } from "./keep";
import { createLater } from "./later-module";
import { aspectOf, isLegible } from "./layout";
import { createLink, type HostModel } from "./model";
import { createNames, seatName } from "./names";
import { createPace } from "./pace";
import { formatMsg, refusal, sayWhy } from "./panels/words";
import { handAt, pictureAt } from "./picture";
import { createPrefs } from "./prefs";
import type { DragState, TableView } from "./table";
import { createTheme } from "./theme";
import type { Answer, HandTile, Msg, Request, Snapshot, Texts as TextsAnswer } from "./types";
import { whyNotNow } from "./why";
import { FIT } from "./zoom";

/** What a link says to switch something off. */
const OFF = /^(0|no|off|false)$/i;

/** Whether "pt-PT" and "pt-BR" are the same language. */
const isOneOf = (lang: string, asked: string): boolean =>
  lang.split("-")[0] === asked.toLowerCase().split(/[-_]/)[0];

export function sortHand(
  hand: HandTile[],
  sort: "heavy" | "dealt" | "suit",
  dealt: string[],
): HandTile[] {
  const by: Record<typeof sort, (a: HandTile, b: HandTile) => number> = {
    heavy: () => 0,
    suit: (a, b) => b.high - a.high || b.low - a.low,
    dealt: (a, b) => dealt.indexOf(a.tile) - dealt.indexOf(b.tile),
  };
  return [...hand].sort(by[sort]);
}

function numberedTrait<T>(
  model: HostModel,
  name: string,
  abort: AbortSignal,
  read: (v: unknown) => T,
) {
  const value = signal(read(model.get(name)));
  const update = (): void => {
    value.value = read(model.get(name));
  };
  model.on(`change:${name}`, update);
  abort.addEventListener("abort", () => model.off?.(`change:${name}`, update));
  return value;
}

export function createView(model: HostModel, root: HTMLElement, abort: AbortSignal): TableView {
  const page = root.ownerDocument;
  const link = createLink(model, abort);
  const texts = createTexts();
  const language = numberedTrait(model, "lang", abort, (v) => (typeof v === "string" ? v : null));
  const wholePage = numberedTrait(model, "page", abort, (v) => v === true);
  const inRoom = numberedTrait(model, "projector", abort, (v) => v === true);
  const home = String(model.get("home") ?? "");
  const linked = new URLSearchParams(page.defaultView?.location.search).get("projector");
  // On a page its link decides; a notebook's address belongs to the notebook.
  const projector = computed(() =>
    linked !== null && (home || wholePage.value) ? !OFF.test(linked) : inRoom.value,
  );
  const handOpen = signal(false);
  const handHidden = computed(() => projector.value && !handOpen.value);
  const { prefs, asked, wanted, choose } = createPrefs(page, abort);
  const motion = page.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)");
  const still = (): boolean => motion?.matches ?? false;
  const told = async (what: Msg, refused: boolean): Promise<void> => {
    if (what.args?.case || !texts.has(what.id)) await view.later();
    const text = refused ? sayWhy(view, what) : formatMsg(view, what);
    view.tell(text, refused ? "refused" : "info");
  };
  const keep = createKeep(page, wholePage.peek() || home ? link : null, told, home);
  const state = computed(() => (keep.held.value ? null : link.state.value));
  const cursor = signal<number | null>(null);
  const pace = createPace(state, prefs, cursor, still, abort);
  const selected = signal<string | null>(null);
  const pending = signal<string | null>(null);
  const marks: TableView["marks"] = signal([]);
  const notice: TableView["notice"] = signal(null);
  const width = signal(900);
  const felt = signal({ w: 700, h: 400 });
  const zoom = signal(FIT);
  const drag = signal<DragState | null>(null);
  const dealt: Signal<string[]> = signal([]);

  const picked = computed(() => {
    const held = cursor.value === null ? state.value?.hand : [];
    return held?.find((tile) => tile.tile === selected.value) ?? null;
  });
  const alive = computed(() => ["live", "busy", "silent"].includes(link.connection.value));
  const look = computed<"table" | "rows">(() => {
    if (prefs.value.look !== "auto") return prefs.value.look;
    return isLegible(state.value, width.value) ? "table" : "rows";
  });

  const here = computed(() => !pace.watching.value && cursor.value === null && alive.value);

  const view: TableView = {
    state,
    shown: pace.shown,
    watching: pace.watching,
    cursor,
    selected,
    pending,
    marks,
    connection: link.connection,
    prefs,
    sending: link.sending,
    notice,
    tell(text, kind = "info") {
      notice.value = { text, kind };
    },
    set({ language: chosen, ...part }) {
      prefs.value = { ...prefs.peek(), ...part };
      if (chosen) {
        choose(chosen);
        void speak([chosen]);
      }
    },
    aspect: computed(() => aspectOf(state.value, felt.value)),
    send: (request: Request): Promise<Answer> => link.send(request),
    t: texts.t,
    has: texts.has,
    later: undefined as never,
    seatName: (seat: number) => seatName(view, seat),
    signal: abort,
    uid: `d${Math.random().toString(36).slice(2, 9)}`,
    root,
    keep,
    texts,
    names: undefined as never,
    pace,
    theme: createTheme(root, abort),
    page: wholePage,
    projector,
    handHidden,
    answers: signal(0),
    showHand() {
      handOpen.value = !handOpen.peek();
      view.pick(null);
    },
    picture: computed(() => (state.value ? pictureAt(state.value, pace.shown.value) : null)),
    look,
    width,
    felt,
    zoom,
    drag,
    flipped: signal(false),
    spots: new Map(),
    hand: computed(() => {
      const now = state.value;
      if (!now || handHidden.value) return [];
      const held = cursor.value === null ? now.hand : handAt(now, pace.shown.value);
      return sortHand(held, prefs.value.sort, dealt.value);
    }),
    picked,
    alive,
    ready: computed(() => here.value && !link.sending.value),
    offered: computed(() => here.value && !link.waiting.value),
    still,
    act: (action) => decide({ type: "act", action }),
    actTyped: (typed) => decide({ type: "act", typed }),
    pick(tile) {
      batch(() => {
        selected.value = tile;
        pending.value = null;
        notice.value = null;
      });
    },
  };
  view.names = createNames(view, texts);
  view.later = createLater(view, texts);
  const keeper = createFocusKeeper(view);

  async function decide(request: Request): Promise<boolean> {
    if (!view.ready.peek()) {
      const why = whyNotNow(view);
      if (why) view.tell(why, "refused");
      return false;
    }
    notice.value = null;
    keeper.leave();
    const answer = await link.send(request);
    if (!answer.ok) {
      // The click that came second while the first was under way needs no word.
      if (answer.error.code !== "busy") {
        view.tell(refusal(view, answer.error), "refused");
      }
      return false;
    }
    // The components draw in a later task.
    setTimeout(() => keeper.land(), 0);
    return true;
  }

  let before: Snapshot | null = null;
  let asking = 0;
  const stops = [
    effect(() => forget(state.value)),
    effect(() => {
      const given = language.value;
      untracked(() => speak(given ? [given] : wanted));
    }),
  ];
  abort.addEventListener("abort", () => {
    for (const stop of stops) stop();
  });

  /** Drops what belonged to an older state: a choice made on it must not act on this one. */
  function forget(now: Snapshot | null): void {
    untracked(() => {
      const known = before;
      before = now;
      const held = new Set(now?.hand.map((tile) => tile.tile));
      const other = known?.match !== now?.match || known?.round !== now?.round;
      const stay = other ? [] : dealt.peek().filter((tile) => held.has(tile));
      dealt.value = [...stay, ...[...held].filter((tile) => !stay.includes(tile))];
      if (!known || known.rev === now?.rev) return;
      noteSpots(view);
      keeper.move();
      batch(() => {
        pending.value = null;
        marks.value = [];
        cursor.value = null;
        drag.value = null;
        if (other || !held.has(selected.peek() ?? "")) selected.value = null;
        if (other) {
          notice.value = null;
          zoom.value = FIT;
          handOpen.value = false;
        }
      });
    });
  }

  /** Shows the first language that there is; Python knows them, but for English, which is here. */
  async function speak(tags: string[]): Promise<void> {
    asking += 1;
    const mine = asking;
    let found: TextsAnswer = { lang: "en", ftl: "" };
    const own = model.get("texts") as TextsAnswer | undefined;
    // A page without Python brings one language along.
    if (own && own.lang === tags[0]) found = own;
    else if (!/^en\b/i.test(tags[0] ?? "en")) {
      // As many as Python reads in one text.
      const answer = await link.send({
        type: "texts",
        part: "ui",
        lang: String(tags).slice(0, 200),
      });
      if (abort.aborted || mine !== asking) return;
      if (!answer.ok) return view.tell(refusal(view, answer.error), "refused");
      found = answer.result as TextsAnswer;
    }
    batch(() => {
      texts.use(found.lang, found.ftl);
      prefs.value = { ...prefs.peek(), language: found.lang };
    });
    if (asked && asked === tags[0] && !isOneOf(found.lang, asked)) {
      view.tell(texts.t("language-unknown", { lang: asked }));
    }
  }
  return view;
}
