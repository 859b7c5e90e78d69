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
  sort: "heavy",
  letters: true,
};

/** What is stored may be anything: each field counts only where it has the right shape. */
export function readPrefs(text: string | null, fallback: Prefs = DEFAULT_PREFS): Prefs {
  let found: Partial<Record<keyof Prefs, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (parsed && typeof parsed === "object") found = parsed;
  } catch {
    return fallback;
  }
  const pick = <T>(value: unknown, allowed: readonly T[], other: T): T =>
    allowed.includes(value as T) ? (value as T) : other;
  const pace = found.pace;
  const timed = typeof pace === "number" && pace >= 0 && pace <= 3000;
  return {
    look: pick(found.look, ["auto", "table", "rows"] as const, fallback.look),
    pace: timed || pace === "key" ? (pace as Prefs["pace"]) : fallback.pace,
    numerals: pick(found.numerals, [true, false], fallback.numerals),
    language: typeof found.language === "string" ? found.language : fallback.language,
    oneTap: pick(found.oneTap, [true, false], fallback.oneTap),
    sort: pick(found.sort, ["heavy", "dealt", "suit"] as const, fallback.sort),
    letters: pick(found.letters, [true, false], fallback.letters),
  };
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
