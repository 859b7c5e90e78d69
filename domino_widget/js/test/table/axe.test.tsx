// Nothing for axe in any state, as the view shows it by itself, and in what opens over it.
import axe from "axe-core";
import { afterEach, expect, it, vi } from "vitest";
import options from "../../harness/options.json";
import { type Shown, STATES, settle, show, stateOf } from "./show";

/** Axe takes its time, and more of it on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

let view: Shown | null = null;
afterEach(() => view?.close());

/** Colours need a real page: contrast.test.ts computes them. */
const RULES = { "color-contrast": { enabled: false }, region: { enabled: false } };

async function faults(): Promise<string[]> {
  await settle();
  const found = await axe.run(view?.root ?? document, { rules: RULES, preload: false });
  return found.violations.map((one) => `${one.id} ${one.nodes[0]?.html}`);
}

it.each(Object.keys(STATES))("fault_54: %s", async (name) => {
  view = show(stateOf(name));
  expect(await faults()).toEqual([]);
});

it.each(["nine", "watching"])("fault_54: %s in rows", async (name) => {
  view = show(stateOf(name), { view: { look: "rows" } });
  expect(await faults()).toEqual([]);
});

it("fault_54: no table yet", async () => {
  view = show(null);
  expect(await faults()).toEqual([]);
});

it("fault_54: the first visit", async () => {
  view = show(stateOf("draw"), { view: { welcomed: false } });
  await settle();
  expect(view.get(".d-welcome")).toBeTruthy();
  expect(await faults()).toEqual([]);
});

it.each(["settings", "guide", "keys", "kept"])("fault_54: the dialog %s", async (name) => {
  const reply = (message: { id: string; rev: number; type: string }) => ({
    v: 1 as const,
    re: message.id,
    ok: true as const,
    rev: message.rev,
    result:
      message.type === "settings"
        ? options
        : { lang: "en", ftl: "guide-draw-1 = Text\n    .title = Title" },
  });
  view = show(stateOf("draw"), { reply });
  await settle();
  view.get(`[data-opens="${name}"]`).click();
  const { get } = view;
  await vi.waitFor(() => get("dialog[open]"), 15_000);
  expect(await faults()).toEqual([]);
});
