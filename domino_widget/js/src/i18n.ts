// All words come from the Fluent catalogue: English is here, every other language arrives as text from Python.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import en from "../../locales/en.ftl";
import type { Args } from "./context";
import { readCatalogue } from "./fluent";

export interface Texts {
  /** The language that is shown. */
  lang: ReadonlySignal<string>;
  dir: ReadonlySignal<"ltr" | "rtl">;
  t(id: string, args?: Args): string;
  has(id: string): boolean;
  /** "5, 6 and 1" in the shown language. */
  list(items: string[]): string;
  use(lang: string, ftl: string): void;
  /** More of a language, for panels that come later: of English, or of the one that is shown. */
  add(ftl: string, lang?: string): void;
}

/** "5, 6 and 1", from the catalogue: browsers lack the lists of small languages, and then join them in another one. */
export function listOf(t: Texts["t"], items: readonly (string | number)[]): string {
  const last = String(items.at(-1) ?? "");
  if (items.length < 2) return last;
  const start = items.slice(0, -1).join(", ");
  return t(items.length > 2 ? "list-more" : "list-two", { start, last });
}

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;

export function createTexts(): Texts {
  let source = en;
  let english = readCatalogue("en", source);
  let other = "";
  const shown = signal(english);
  const lang = computed(() => shown.value.lang);
  const t: Texts["t"] = (id, args) => shown.value.say(id, args) ?? english.say(id, args) ?? id;
  return {
    lang,
    dir: computed(() => (RIGHT_TO_LEFT.test(lang.value) ? "rtl" : "ltr")),
    // An unknown id is a fault of the catalogue; a test compares ids and catalogue.
    t,
    has: (id) => english.say(id) !== null,
    list: (items) => listOf(t, items),
    use(code, ftl) {
      other = ftl;
      shown.value = code === "en" ? english : readCatalogue(code, ftl);
    },
    add(ftl, code = "en") {
      if (code !== "en") {
        if (code === lang.peek()) shown.value = readCatalogue(code, other + ftl);
        return;
      }
      source += ftl;
      english = readCatalogue("en", source);
      if (lang.peek() === "en") shown.value = english;
    },
  };
}
