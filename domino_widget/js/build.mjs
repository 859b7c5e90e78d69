/** Builds the widget: src/index.ts → static/widget.js, src/styles.css → static/widget.css. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { pack } from "./pack.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const pkg = dirname(here);

/** Paths of every file the bundle is made of, relative to the Python package, in byte order.
 *  domino_widget/bundle.py keeps the same list: change both. */
function sourceFiles() {
  const found = [
    "js/build.mjs",
    "js/pack.mjs",
    "js/package-lock.json",
    "js/package.json",
    "js/tsconfig.json",
  ];
  const walk = (folder) => {
    for (const entry of readdirSync(join(pkg, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (/\.(ts|tsx|css|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
        found.push(path);
      }
    }
  };
  walk("js/src");
  found.push("locales/en.ftl");
  return found.sort();
}

/** Hex digest of the sources: names and texts, line ends made equal on every system. */
function sourceHash() {
  const hash = createHash("sha256");
  for (const path of sourceFiles()) {
    const text = readFileSync(join(pkg, path), "utf8").replaceAll("\r\n", "\n");
    hash.update(`${path}\0${text}\0`);
  }
  return hash.digest("hex");
}

/** The catalogue, without its comments, and tables travel packed. */
const packed = {
  name: "packed",
  setup(build) {
    build.onLoad({ filter: /\.(ftl|json)$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8").replaceAll("\r\n", "\n");
      const table = path.endsWith(".json");
      const text = table
        ? JSON.stringify(JSON.parse(source))
        : source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
      const { letters, bytes } = pack(text);
      const unpacked = `await unpack(${JSON.stringify(letters)}, ${bytes})`;
      const contents = `import { unpack } from ${JSON.stringify(join(here, "src/unpack.ts"))};
        export default ${table ? `JSON.parse(${unpacked})` : unpacked};`;
      return { contents, loader: "js" };
    });
  },
};

function options() {
  const banner = `/* domino_widget sources ${sourceHash()} */`;
  return {
    absWorkingDir: here,
    entryPoints: [
      { in: "src/index.ts", out: "widget" },
      { in: "src/styles.css", out: "widget" },
    ],
    outdir: join(pkg, "static"),
    bundle: true,
    format: "esm",
    target: "es2022",
    // Without the condition "browser", whose builds are for browsers older than the target.
    platform: "neutral",
    mainFields: ["module", "main"],
    minify: true,
    // Such calls are shorter than those of the automatic runtime; tsconfig.json would bring that one back.
    jsx: "transform",
    jsxFactory: "jsxElement",
    jsxFragment: "JsxFragment",
    inject: [join(here, "src/jsx.ts")],
    tsconfigRaw: {},
    plugins: [packed],
    legalComments: "none",
    banner: { js: banner, css: banner },
    logLevel: "info",
  };
}

if (process.argv.includes("--watch")) {
  const context = await esbuild.context(options());
  await context.watch();
} else {
  await esbuild.build(options());
}
