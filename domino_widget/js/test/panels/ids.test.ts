// Every message that the sources speak of is in the catalogue.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import CATALOGUE from "../../../locales/en.ftl";
import COACH from "../../../locales/en-coach.ftl";
import LESSONS from "../../../locales/en-lessons.ftl";

const ids = new Set(
  new FluentResource(`${CATALOGUE}\n${COACH}\n${LESSONS}`).body.map((entry) => entry.id),
);
const folder = join(import.meta.dirname, "../../src");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|json)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

const first = new Set(
  new FluentResource(CATALOGUE.split(/^### Later.*$/m)[0] ?? "").body.map((entry) => entry.id),
);

function found(pattern: RegExp): { name: string; id: string }[] {
  return sources.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ name, id: match[1] ?? "" })),
  );
}

test("ids written out", () => {
  // t("id"), texts.t("id"), say("id"), sayOfSeat(view, "id"), and both ids of a choice inside them.
  const calls = [
    ...found(/\b(?:t|say)\(\s*"([a-z0-9-]+)"/g),
    ...found(/\b(?:t|say)\([^()"]*\?\s*"([a-z0-9-]+)"/g),
    ...found(/\b(?:t|say)\([^()"]*\?\s*"[a-z0-9-]+"\s*:\s*"([a-z0-9-]+)"/g),
    ...found(/\bsayOfSeat\(\s*\w+,\s*"([a-z0-9-]+)"/g),
    ...found(/"((?:keys|hint|log|result|settings|house|guide|error)-[a-z0-9-]+)"/g),
  ];
  expect(calls.length).toBeGreaterThan(150);
  expect(calls.filter(({ id }) => !ids.has(id))).toEqual([]);
});

test("what the first module says is in its half of the catalogue", () => {
  const early = found(/"([a-z]+-[a-z0-9-]+)"/g).filter(({ name }) => !name.startsWith("later/"));
  const late = early.filter(({ id }) => ids.has(id) && !first.has(id));
  expect(first.size).toBeGreaterThan(200);
  expect(late).toEqual([]);
});

test("ids that end in a value have members", () => {
  const calls = found(/\b(?:t|say)\(\s*`([a-z0-9-]+)\$\{/g);
  expect(calls.length).toBeGreaterThan(10);
  const lacking = calls.filter(({ id }) => ![...ids].some((known) => known.startsWith(id)));
  expect(lacking).toEqual([]);
});

test("a twin said to the viewer needs nothing that is not known to it", () => {
  const { body } = new FluentResource(CATALOGUE);
  const used = (id: string): string[] => {
    const value = JSON.stringify(body.find((entry) => entry.id === id)?.value ?? "");
    return [...value.matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? "");
  };
  const twins = [...ids].filter((id) => id.endsWith("-you") && ids.has(id.slice(0, -4)));
  expect(twins.length).toBeGreaterThan(20);
  for (const id of twins) {
    const known = used(id.slice(0, -4));
    expect(used(id).filter((name) => !known.includes(name))).toEqual([]);
  }
});
