// All words come from the Fluent catalogue: English is here, every other language arrives as text from Python.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import en from "../../locales/en.ftl";
import type { Args } from "./context";

export interface Texts {
  /** The language that is shown. */
  lang: ReadonlySignal<string>;
  dir: ReadonlySignal<"ltr" | "rtl">;
  t(id: string, args?: Args): string;
  has(id: string): boolean;
  /** "5, 6 and 1" in the shown language. */
  list(items: string[]): string;
  use(lang: string, ftl: string): void;
}

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;

function makeBundle(lang: string, ftl: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: true });
  bundle.addResource(new FluentResource(ftl));
  return bundle;
}

export function createTexts(): Texts {
  const english = makeBundle("en", en);
  const shown = signal(english);
  const lang = computed(() => shown.value.locales[0] ?? "en");

  function find(id: string): [FluentBundle, ReturnType<FluentBundle["getMessage"]>] {
    const message = shown.value.getMessage(id);
    return message?.value ? [shown.value, message] : [english, english.getMessage(id)];
  }
  return {
    lang,
    dir: computed(() => (RIGHT_TO_LEFT.test(lang.value) ? "rtl" : "ltr")),
    has: (id) => Boolean(find(id)[1]?.value),
    t(id, args = {}) {
      const [bundle, message] = find(id);
      // An unknown id is a fault of the catalogue; a test compares ids and catalogue.
      if (!message?.value) return id;
      return bundle.formatPattern(message.value, args, []);
    },
    list: (items) => new Intl.ListFormat(lang.value, { type: "conjunction" }).format(items),
    use(code, ftl) {
      shown.value = code === "en" ? english : makeBundle(code, ftl);
    },
  };
}
