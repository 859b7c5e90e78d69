// Formats messages of a Fluent catalogue. The parser is Fluent's own; of the language this knows what catalogues need:
// variables, numbers, plurals and other choices, references to messages and terms. Functions give their first argument.
import { FluentResource } from "@fluent/bundle";
import type { Expression, Pattern } from "@fluent/bundle/esm/ast";
import type { Args } from "./context";

export interface Catalogue {
  lang: string;
  /** The text of a message, or of one of its attributes; null where there is none. */
  say(id: string, args?: Args, attribute?: string): string | null;
}

/** Isolating keeps names of another direction from turning the sentence round them. */
export function readCatalogue(lang: string, ftl: string, isolating = true): Catalogue {
  const entries = new Map(new FluentResource(ftl).body.map((one) => [one.id, one]));
  const plurals = new Intl.PluralRules(lang);
  const numbers = new Intl.NumberFormat(lang);

  function text(pattern: Pattern, args: Args): string {
    if (typeof pattern === "string") return pattern;
    const parts = pattern.map((part) => {
      if (typeof part === "string") return part;
      const found = evaluate(part, args);
      const shown = typeof found === "number" ? numbers.format(found) : found;
      return isolating && pattern.length > 1 ? `\u2068${shown}\u2069` : shown;
    });
    return parts.join("");
  }

  function evaluate(part: Expression, args: Args): string | number {
    switch (part.type) {
      case "str":
      case "num":
        return part.value;
      case "var":
        return args[part.name] ?? `{$${part.name}}`;
      case "mesg":
        return message(part.name, args, part.attr) ?? `{${part.name}}`;
      case "term": {
        const own: Args = {};
        for (const arg of part.args) if (arg.type === "narg") own[arg.name] = arg.value.value;
        return message(`-${part.name}`, own, part.attr) ?? `{-${part.name}}`;
      }
      case "func": {
        const [first] = part.args;
        return first && first.type !== "narg" ? evaluate(first, args) : `{${part.name}()}`;
      }
      case "select": {
        const chosen = evaluate(part.selector, args);
        const found = part.variants.find(
          ({ key }) =>
            key.value === chosen ||
            (typeof chosen === "number" && key.value === plurals.select(chosen)),
        );
        return text((found ?? part.variants[part.star])?.value ?? "", args);
      }
    }
  }

  function message(id: string, args: Args = {}, attribute?: string | null): string | null {
    const entry = entries.get(id);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    return pattern === undefined || pattern === null ? null : text(pattern, args);
  }
  return { lang, say: message };
}
