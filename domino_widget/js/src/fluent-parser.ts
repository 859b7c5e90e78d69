// Reads Fluent source: messages, terms, attributes, placeables, choices. Entries with a fault are left out, as in Fluent.
// Fluent's own parser reads the same and is held against this one in a test; it is four times as large.

export type Part =
  | string
  | { type: "value"; value: string | number }
  | { type: "var" | "mesg"; name: string; attr?: string | undefined }
  | { type: "call"; name: string; attr?: string | undefined; args: Part[]; named: [string, Part][] }
  | { type: "select"; on: Part; variants: [string | number, Part[]][]; star: number };

export interface Entry {
  value: Part[];
  attributes: Map<string, Part[]>;
}

/** An entry goes on as long as lines are indented, blank or begin with a closing brace. */
const ENTRY = /^(-?[a-z][\w-]*) *= *([\s\S]*?)(?=\n[^\s}]|$(?![\s\S]))/gim;

export function parseFluent(source: string): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [, id = "", body = ""] of source.replace(/\r\n/g, "\n").matchAll(ENTRY)) {
    try {
      found.set(id, readEntry(body.replace(/^ +$/gm, "")));
    } catch {
      // What cannot be read is missing, and English stands in for it.
    }
  }
  return found;
}

function readEntry(text: string): Entry {
  let at = 0;
  const attributes = new Map<string, Part[]>();
  const value = pattern();
  for (;;) {
    const [, name] = take(/\s*\.([a-z][\w-]*) *= */iy) ?? [];
    if (name === undefined) break;
    attributes.set(name, pattern());
  }
  if (take(/\s*/y) && at < text.length) throw new SyntaxError(text);
  return { value, attributes };

  function take(what: RegExp): RegExpExecArray | null {
    what.lastIndex = at;
    const match = what.exec(text);
    if (match) at += match[0].length;
    return match;
  }
  function need(what: RegExp): RegExpExecArray {
    const match = take(what);
    if (!match) throw new SyntaxError(text);
    return match;
  }

  /** Text and placeables, up to the next attribute, variant or closing brace. */
  function pattern(): Part[] {
    const parts: Part[] = [];
    let common = Number.POSITIVE_INFINITY;
    for (;;) {
      const words = take(/[^{}\n]+/y)?.[0];
      if (words) parts.push(words);
      else if (take(/\{/y)) parts.push(placeable());
      else {
        const [fold, indent = ""] = take(/\n+( *)(?!\.[a-z][\w-]* *=|\*?\[|[}\s]|$)/iy) ?? [];
        if (!fold) break;
        common = Math.min(common, indent.length);
        parts.push(fold);
      }
    }
    const folded = parts.map((part) =>
      typeof part === "string" && part.startsWith("\n")
        ? part.replace(/ +/, (indent) => indent.slice(common))
        : part,
    );
    const first = folded[0];
    if (typeof first === "string" && first.startsWith("\n")) folded[0] = first.replace(/\n+/, "");
    const last = folded.length - 1;
    const end = folded[last];
    if (typeof end === "string") folded[last] = end.replace(/ +$/, "");
    return folded.filter((part) => part !== "");
  }

  function placeable(): Part {
    take(/\s*/y);
    const on = inline();
    if (!take(/\s*->/y)) {
      need(/\s*\}/y);
      return on;
    }
    const variants: [string | number, Part[]][] = [];
    let star = 0;
    for (;;) {
      const [, mark, key = ""] = take(/\s*(\*?)\[\s*([\w.-]+)\s*\] */y) ?? [];
      if (mark === undefined) break;
      if (mark) star = variants.length;
      variants.push([/^-?\d/.test(key) ? Number(key) : key, pattern()]);
    }
    need(/\s*\}/y);
    return { type: "select", on, variants, star };
  }

  function inline(): Part {
    const text = take(/"((?:[^"\\\n]|\\.)*)"/y)?.[1];
    if (text !== undefined) {
      const escaped = /\\(?:u([\da-f]{4})|U([\da-f]{6})|(.))/gi;
      const value = text.replace(escaped, (_, short, long, other) =>
        other ? other : String.fromCodePoint(Number.parseInt(short ?? long, 16)),
      );
      return { type: "value", value };
    }
    const number = take(/-?\d+(\.\d+)?/y)?.[0];
    if (number !== undefined) return { type: "value", value: Number(number) };
    if (take(/\{/y)) return placeable();
    const variable = take(/\$([a-z][\w-]*)/iy)?.[1];
    if (variable) return { type: "var", name: variable };
    const [, name = "", attr] = need(/(-?[a-z][\w-]*)(?:\.([a-z][\w-]*))?/iy);
    const open = take(/\s*\(\s*/y);
    if (!open && name[0] !== "-") return { type: "mesg", name, attr };
    const args: Part[] = [];
    const named: [string, Part][] = [];
    while (open && !take(/\s*\)/y)) {
      const key = take(/([a-z][\w-]*)\s*:\s*/iy)?.[1];
      if (key) named.push([key, inline()]);
      else args.push(inline());
      take(/\s*,\s*/y);
    }
    return { type: "call", name, attr, args, named };
  }
}
