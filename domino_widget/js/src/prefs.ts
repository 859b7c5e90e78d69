// View settings: kept in this browser where it lets us, never sent.
import { effect, type Signal, signal } from "@preact/signals";
import type { Prefs } from "./context";

const KEY = "domino_widget.view";

export const DEFAULT_PREFS: Prefs = {
  look: "auto",
  pace: 700,
  numerals: false,
  language: "en",
  oneTap: false,
  auto: false,
  sort: "heavy",
  letters: true,
  large: false,
  contrast: false,
  sound: false,
  // Whoever has settings here has been here before; the first visit is told from that alone.
  welcomed: true,
};

const WORDS: Partial<Record<keyof Prefs, readonly unknown[]>> = {
  look: ["auto", "table", "rows"],
  sort: ["heavy", "dealt", "suit"],
};

function isRight(name: keyof Prefs, value: unknown): boolean {
  if (name === "pace") {
    return value === "key" || (typeof value === "number" && value >= 0 && value <= 3000);
  }
  return WORDS[name]?.includes(value) ?? typeof value === typeof DEFAULT_PREFS[name];
}

/** What is stored may be anything: each field counts only where it has the right shape. */
export function readPrefs(text: string | null, fallback: Prefs = DEFAULT_PREFS): Prefs {
  if (text === null) return { ...fallback, welcomed: false };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return fallback;
  }
  const right = Object.entries(found ?? {}).filter(
    ([name, value]) => name in DEFAULT_PREFS && isRight(name as keyof Prefs, value),
  );
  return { ...fallback, ...Object.fromEntries(right) };
}

/** The view settings, and the languages that this reader may want, the surest first: a link's, the one chosen here
 *  before, the host's, the browser's. */
export function createPrefs(
  page: Document,
  abort: AbortSignal,
): { prefs: Signal<Prefs>; asked: string | null; wanted: string[]; choose(lang: string): void } {
  const frame = page.defaultView;
  // Reading the property itself throws in sandboxed frames.
  let store: Storage | null = null;
  let text: string | null = null;
  try {
    store = frame?.localStorage ?? null;
    text = store?.getItem(KEY) ?? null;
  } catch {
    store = null;
  }
  const found = readPrefs(text, { ...DEFAULT_PREFS, language: "" });
  // What is shown may come from elsewhere; only what somebody chose is kept.
  let chosen = found.language;
  const prefs = signal({ ...found, language: "en" });
  const host = page.documentElement.lang;
  const asked = new URLSearchParams(frame?.location.search).get("lang");
  const wanted = [
    asked,
    chosen,
    // Hosts have English in their pages whatever the reader speaks: it says nothing.
    host === "en" ? "" : host,
    ...(frame?.navigator.languages ?? []),
  ].filter((tag) => tag) as string[];
  const stop = effect(() => {
    const now = JSON.stringify({ ...prefs.value, language: chosen });
    try {
      store?.setItem(KEY, now);
    } catch {
      // A full or forbidden store: the settings last as long as the view.
    }
  });
  abort.addEventListener("abort", stop);
  return {
    prefs,
    asked,
    wanted,
    choose(language) {
      chosen = language;
      prefs.value = { ...prefs.peek() };
    },
  };
}
