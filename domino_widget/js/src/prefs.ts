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

export function createPrefs(
  page: Document,
  language: string | null,
  abort: AbortSignal,
): Signal<Prefs> {
  const fallback = language ? { ...DEFAULT_PREFS, language } : DEFAULT_PREFS;
  // Reading the property itself throws in sandboxed frames.
  let store: Storage | null = null;
  let text: string | null = null;
  try {
    store = page.defaultView?.localStorage ?? null;
    text = store?.getItem(KEY) ?? null;
  } catch {
    store = null;
  }
  const prefs = signal(readPrefs(text, fallback));
  const stop = effect(() => {
    const now = JSON.stringify(prefs.value);
    try {
      store?.setItem(KEY, now);
    } catch {
      // A full or forbidden store: the settings last as long as the view.
    }
  });
  abort.addEventListener("abort", stop);
  return prefs;
}
