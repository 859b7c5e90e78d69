// The formatter against Fluent's own, over both catalogues and over what a translation may use.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import UI from "../../locales/en.ftl";
import GUIDE from "../../locales/en-guide.ftl";
import type { Args } from "../src/context";
import { readCatalogue } from "../src/fluent";

const SAMPLE = `
-game = { $case ->
   *[short] Domino
    [long] The game of domino
  }
  .gender = neuter
plain = Plain
ref = See { plain } and { plain.hint }.
plain-two = { "{" } and { 3 }
    .hint = a hint
term = { -game } or { -game(case: "long") }
count = { $n ->
    [0] none
    [one] { $n } tile
   *[other] { $n } tiles
 }
kind = { $kind ->
    [cold] brr
   *[warm] ahh
 }
missing = { $nobody } here
folded =
    One line,
      a deeper one, { $n }
    { $kind } first

    and a last { $n ->
        [one] one with
            a fold
       *[other] of { $n } such
    }.   
string = { "a \\u0041 \\"quote\\" { " } end
nested = { { $kind } } and { $n ->
    [-1] minus
    [1.5] half
   *[other] { $kind ->
       *[cold] cold
        [warm] warm
    } { $n }
} after
 broken line
junk = { $
after-junk = fine
only =
    .hint = attribute alone
case = { -game.gender ->
    [neuter] it
   *[other] they
 }
`;

/** The text of a message as we and as Fluent itself make it. */
function makers(lang: string, ftl: string) {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(ftl));
  const { say } = readCatalogue(lang, ftl);
  return (id: string, args: Args): [string | null, string | null] => {
    const value = bundle.getMessage(id)?.value;
    return [say(id, args), value ? bundle.formatPattern(value, args, []) : null];
  };
}

describe.each([
  ["interface", UI],
  ["guide", GUIDE],
])("the %s", (_, ftl) => {
  test.each([0, 1, 2, 12345])("with %d for every number", (n) => {
    const names = [...ftl.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? "");
    const args = Object.fromEntries(names.map((name) => [name, n]));
    const both = makers("en", ftl);
    for (const { id } of new FluentResource(ftl).body) {
      const [ours, theirs] = both(id, args);
      expect(ours).toBe(theirs);
    }
  });
});

test.each([
  ["plain", {}],
  ["plain-two", {}],
  ["term", {}],
  ["count", { n: 0 }],
  ["count", { n: 1 }],
  ["count", { n: 21 }],
  ["kind", { kind: "cold" }],
  ["kind", { kind: "wet" }],
  ["missing", {}],
  ["folded", { n: 1, kind: "warm" }],
  ["folded", { n: 1234.5, kind: "warm" }],
  ["string", {}],
  ["nested", { n: 1, kind: "warm" }],
  ["nested", { n: -1, kind: "cold" }],
  ["nested", { n: 1.5, kind: "cold" }],
  ["junk", {}],
  ["after-junk", {}],
  ["only", {}],
  ["case", {}],
  ["nowhere", {}],
])("%s with %o", (id, args: Args) => {
  for (const lang of ["en", "ru", "de"]) {
    const [ours, theirs] = makers(lang, SAMPLE)(id, args);
    expect(ours).toBe(theirs);
  }
});

test("attributes, and isolation left out", () => {
  const { say } = readCatalogue("en", SAMPLE, false);
  expect(say("plain-two", {}, "hint")).toBe("a hint");
  expect(say("count", { n: 3 })).toBe("3 tiles");
});
