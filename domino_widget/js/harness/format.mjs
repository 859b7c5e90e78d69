/** Formats messages as the browser does: {lang, isolating, ftl, asked: [[id, args]]} in, the texts out, as JSON. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const { outputFiles } = await esbuild.build({
  entryPoints: [join(here, "../src/fluent.ts")],
  bundle: true,
  format: "esm",
  platform: "neutral",
  write: false,
});
const code = Buffer.from(outputFiles[0].text).toString("base64");
const { readCatalogue } = await import(`data:text/javascript;base64,${code}`);
const texts = JSON.parse(readFileSync(0, "utf8")).map(({ lang, isolating, ftl, asked }) => {
  const { say } = readCatalogue(lang, ftl, isolating);
  return asked.map(([id, args]) => say(id, args));
});
process.stdout.write(JSON.stringify(texts));
