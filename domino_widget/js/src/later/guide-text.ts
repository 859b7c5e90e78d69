// The guide travels as Fluent source: here it is cut into sections.
import { readCatalogue } from "../shared";

export interface Section {
  id: string;
  title: string;
  /** Paragraphs. */
  text: string[];
  /** A small worked example, if the section has one. */
  example: string[];
}
export interface Guide {
  /** The sections of "guide-<part>-1", "guide-<part>-2", … as long as there are any. */
  sections(part: string): Section[];
}

export function readGuide(lang: string, ftl: string): Guide {
  const { say } = readCatalogue(lang, ftl, false);
  return {
    sections(part) {
      const found: Section[] = [];
      for (let number = 1; ; number++) {
        const id = `guide-${part}-${number}`;
        const text = say(id);
        if (!text) return found;
        found.push({
          id,
          title: say(id, {}, "title") ?? "",
          text: paragraphs(text),
          example: paragraphs(say(id, {}, "example") ?? ""),
        });
      }
    },
  };
}

/** An empty line parts paragraphs; a single line end is only a fold in the source. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, " ").trim())
    .filter((part) => part !== "");
}
