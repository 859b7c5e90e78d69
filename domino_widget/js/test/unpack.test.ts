// What the build packs comes out as it went in.
import { expect, test } from "vitest";
import EN from "../../locales/en.ftl";
import { pack } from "../pack.mjs";
import { unpack } from "../src/unpack";

test.each([
  ["nothing", ""],
  ["a letter", "x"],
  ["other letters", "← Žluťoučký 骨牌 \u2068"],
  ["the catalogue", EN],
])("%s", async (_, text) => {
  const { letters, bytes } = pack(text);
  expect(letters).not.toMatch(/[\\<"]/);
  expect(await unpack(letters, bytes)).toBe(text);
});
