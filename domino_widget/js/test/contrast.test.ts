// The colours of the tokens, two by two: 4.5 for text, 3 for marks and edges, in all three schemes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");

function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  const all = [...block.matchAll(/--d-([\w-]+): (#[\da-f]{6})\b/g)];
  return Object.fromEntries(all.map((match) => [match[1] ?? "", match[2] ?? ""]));
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const light = tokens(".dmw");
const SCHEMES = {
  light,
  dark: { ...light, ...tokens('.dmw[data-theme="dark"]') },
  more: { ...light, ...tokens('.dmw[data-contrast="more"]') },
};

const TEXT = `
  ink/paper ink/panel ink/panel-2 ink-2/paper ink-2/panel ink-2/panel-2
  on-felt/felt on-felt/felt-edge on-felt-2/felt on-felt-2/felt-edge on-rail/rail on-rail-2/rail
  on-accent/accent accent-ink/accent-soft on-gold/gold gold-ink/gold-soft gold-ink/panel gold-ink/paper
  ink/gold-soft ink-2/gold-soft ink/bad-soft ink/info-soft bad-ink/bad-soft bad-ink/panel info-ink/info-soft
  pip/ivory pip/ivory-lit pip/ivory-dim pip-mid/ivory on-end-lit/end-lit end/felt
  on-seat/seat-a on-seat/seat-b on-seat/seat-c on-seat/seat-d on-seat/seat-e
`;
const MARKS = `
  line-strong/paper line-strong/panel accent/panel accent/paper bad/bad-soft
  play/rail play/felt last/felt end-lit/felt back-rim/felt back-rim/rail
  focus/paper focus/panel focus/gold-soft focus-felt/felt focus-felt/rail focus-felt/focus-felt-gap
  seat-a/panel seat-b/panel seat-c/panel seat-d/panel seat-e/panel
`;

describe.each(Object.entries(SCHEMES))("%s", (_, scheme: Record<string, string>) => {
  test.each([
    [4.5, TEXT],
    [3, MARKS],
  ])("at least %d", (least, pairs) => {
    const low = pairs.match(/\S+/g)?.flatMap((pair) => {
      const [one = "", other = ""] = pair.split("/").map((name) => scheme[name]);
      const found = contrast(one, other);
      return found >= least ? [] : [`${pair} ${found.toFixed(2)}`];
    });
    expect(low).toEqual([]);
  });
});
