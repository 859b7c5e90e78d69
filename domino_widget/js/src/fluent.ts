// Formats messages of a Fluent catalogue: variables, numbers, plurals and other choices, references to messages and terms.
// Functions give their first argument: the catalogues use none.
import type { Args } from "./context";
import { type Part, parseFluent } from "./fluent-parser";

export interface Catalogue {
  lang: string;
  /** The text of a message, or of one of its attributes; null where there is none. */
  say(id: string, args?: Args, attribute?: string): string | null;
}

/** Isolating keeps names of another direction from turning the sentence round them. */
export function readCatalogue(lang: string, ftl: string, isolating = true): Catalogue {
  const entries = parseFluent(ftl);
  const plurals = new Intl.PluralRules(lang);
  // Chromium may lack the numbers of Icelandic; Danish ones look the same.
  const numbers = new Intl.NumberFormat([lang, "da"]);

  function text(pattern: Part[], args: Args): string {
    const parts = pattern.map((part) => {
      if (typeof part === "string") return part;
      const found = evaluate(part, args);
      const shown = typeof found === "number" ? numbers.format(found) : found;
      return isolating && pattern.length > 1 ? `\u2068${shown}\u2069` : shown;
    });
    return parts.join("");
  }

  function evaluate(part: Part, args: Args): string | number {
    if (typeof part === "string") return part;
    switch (part.type) {
      case "value":
        return part.value;
      case "var":
        return args[part.name] ?? `{$${part.name}}`;
      case "mesg":
        return message(part.name, args, part.attr) ?? `{${part.name}}`;
      case "call": {
        const [first] = part.args;
        if (first) return evaluate(first, args);
        const own = part.named.map(([name, value]) => [name, evaluate(value, args)]);
        return message(part.name, Object.fromEntries(own), part.attr) ?? `{${part.name}}`;
      }
      case "select": {
        const chosen = evaluate(part.on, args);
        const found = part.variants.find(
          ([key]) =>
            key === chosen || (typeof chosen === "number" && key === plurals.select(chosen)),
        );
        return text((found ?? part.variants[part.star])?.[1] ?? [], args);
      }
    }
  }

  function message(id: string, args: Args = {}, attribute?: string): string | null {
    const entry = entries.get(id);
    const pattern = attribute ? entry?.attributes.get(attribute) : entry?.value;
    // A message of attributes alone has no text of its own.
    return pattern?.length ? text(pattern, args) : null;
  }
  return { lang, say: message };
}
