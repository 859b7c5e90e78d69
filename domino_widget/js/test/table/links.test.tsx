// What a page's own address asks for, where it cannot be had.
import { afterEach, expect, it, vi } from "vitest";
import LESSONS from "../../../locales/en-lessons.ftl";
import type { Request, Sent, Snapshot } from "../../src/types";
import { type Shown, settle, show, stateOf } from "./show";

vi.setConfig({ testTimeout: 60_000 });

let view: Shown | null = null;
afterEach(() => {
  view?.close();
  history.replaceState(null, "", "/");
});

/** Refuses one kind of request. */
function refusing(type: Request["type"], code: string, args: Record<string, string | number>) {
  return (message: Sent) => {
    const { id: re, rev } = message;
    if (message.type === type) return { v: 1, re, ok: false, rev, error: { code, args } } as const;
    const result = message.type === "texts" ? { lang: "en", ftl: LESSONS } : {};
    return { v: 1, re, ok: true, rev, result } as const;
  };
}

it("a position that cannot be read is told in the words for its very fault", async () => {
  history.replaceState(null, "", "/?position=block+x");
  const args = { case: "tile", column: 7, expected: "a tile", found: "x" };
  view = show(stateOf("draw"), {
    traits: { page: true },
    reply: refusing("open", "notation", args),
  });
  const { root } = view;
  await vi.waitFor(
    () => expect(root.textContent).toMatch(/a tile such as 6-4 belongs here/),
    5_000,
  );
  expect(location.search).toBe("");
});

it("a link for a class that wants a code of everybody waits for it with the rest filled in", async () => {
  history.replaceState(null, "", "/?class=7B-monday&own=1&lang=en");
  const lesson = {
    kind: "head",
    number: "06",
    version: 1,
    title: { id: "lesson-06-title" },
    aims: { id: "lesson-06-aims" },
    at: 0,
    parts: [],
    section: [],
    home: null,
    class: { seed: null, student: null, own: false },
    notes: [],
  };
  view = show({ ...stateOf("draw"), lesson } as unknown as Snapshot, {
    reply: refusing("class", "lesson-class-own", {}),
  });
  const { get, model } = view;
  await vi.waitFor(() => get(".x-class [role=alert]"), 5_000);
  await settle();
  expect(model.sent.find(({ type }) => type === "class")).toMatchObject({
    seed: "7B-monday",
    student: "",
    own: true,
  });
  expect(get<HTMLInputElement>("[name=class]").value).toBe("7B-monday");
  expect(get<HTMLInputElement>("[name=own]").checked).toBe(true);
  expect(location.search).toBe("?lang=en");
});
