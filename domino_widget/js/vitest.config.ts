import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** Loads a Fluent catalogue as its text; whole, where the build cuts it in two. */
const fluentText = {
  name: "fluent-text",
  enforce: "pre" as const,
  load(id: string): string | null {
    const path = id.split("?")[0] ?? id;
    if (!path.endsWith(".ftl")) return null;
    const text = id.endsWith("?later") ? "" : readFileSync(path, "utf8");
    return `export default ${JSON.stringify(text)};`;
  },
};

export default defineConfig({
  plugins: [fluentText],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    // A busy machine draws slowly.
    testTimeout: 20_000,
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
  },
});
