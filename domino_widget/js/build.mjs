/** Builds the widget: src/index.ts → static/widget.js, src/styles.css → static/widget.css, and what the browser
 *  asks for later: src/later/index.ts → static/widget.later.js. */

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

/** Where a catalogue goes on with what only the later panels say. */
const CUT = /^### Later.*$/m;

/** One part of a catalogue, without its comments. */
function catalogue(path, later) {
  const parts = readFileSync(path, "utf8").replaceAll("\r\n", "\n").split(CUT);
  return (parts[later ? 1 : 0] ?? "").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** The catalogue and tables of the first module travel packed. */
const packed = {
  name: "packed",
  setup(build) {
    build.onLoad({ filter: /\.(ftl|json)$/ }, ({ path }) => {
      const table = path.endsWith(".json");
      const text = table
        ? JSON.stringify(JSON.parse(readFileSync(path, "utf8")))
        : catalogue(path, false);
      const { letters, bytes } = pack(text);
      const unpacked = `await unpack(${JSON.stringify(letters)}, ${bytes})`;
      const contents = `import { unpack } from ${JSON.stringify(join(here, "src/unpack.ts"))};
        export default ${table ? `JSON.parse(${unpacked})` : unpacked};`;
      return { contents, loader: "js" };
    });
  },
};

/** The later module has nothing of its own that is in the first one: all of it comes through src/shared.ts. */
const borrowed = {
  name: "borrowed",
  setup(build) {
    build.onResolve(
      { filter: /^(preact|preact\/hooks|@preact\/signals|\.\.\/(\.\.\/)?shared)$/ },
      () => ({
        path: "shared",
        external: true,
      }),
    );
    build.onResolve({ filter: /\.ftl\?later$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("?later", "")),
      namespace: "later-text",
    }));
    build.onLoad({ filter: /.*/, namespace: "later-text" }, ({ path }) => ({
      contents: catalogue(path, true),
      loader: "text",
    }));
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (path.startsWith(join(here, "src/later/")) || path === join(here, "src/jsx.ts"))
        return null;
      return { errors: [{ text: `${path} would be bundled twice: import it from ../shared` }] };
    });
  },
};

const banner = `/* domino_widget sources ${sourceHash()} */`;

function common() {
  return {
    absWorkingDir: here,
    outdir: join(pkg, "static"),
    bundle: true,
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
    legalComments: "none",
    logLevel: "info",
  };
}

function first() {
  return {
    ...common(),
    entryPoints: [
      { in: "src/index.ts", out: "widget" },
      { in: "src/styles.css", out: "widget" },
    ],
    format: "esm",
    plugins: [packed],
    banner: { js: banner, css: banner },
  };
}

/** A function of what is shared: src/later-module.ts calls it. */
function later() {
  return {
    ...common(),
    entryPoints: [{ in: "src/later/index.ts", out: "widget.later" }],
    format: "cjs",
    plugins: [borrowed],
    banner: {
      js: `${banner}\nexport default (shared) => { const module = {}, require = () => shared;`,
    },
    footer: { js: "return module.exports; };" },
  };
}

if (process.argv.includes("--watch")) {
  for (const options of [first(), later()]) await (await esbuild.context(options)).watch();
} else {
  for (const options of [first(), later()]) await esbuild.build(options);
}
