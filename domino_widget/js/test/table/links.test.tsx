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

/** The page of a lesson at one of its parts. */
function lessonAt(kind: "head" | "progress"): Snapshot {
  const lesson = {
    kind,
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
  return { ...stateOf("draw"), lesson } as unknown as Snapshot;
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
  history.replaceState(null, "", "/?seed=7B-monday&own=1&lang=en");
  view = show(lessonAt("head"), { reply: refusing("class", "lesson-class-own", {}) });
  const { get, model } = view;
  await vi.waitFor(() => get(".x-class [role=alert]"), 5_000);
  await settle();
  expect(model.sent.find(({ type }) => type === "class")).toMatchObject({
    seed: "7B-monday",
    student: "",
    own: true,
  });
  expect(get<HTMLInputElement>("[name=seed]").value).toBe("7B-monday");
  expect(get<HTMLInputElement>("[name=own]").checked).toBe(true);
  expect(location.search).toBe("?lang=en");
});

it.each([
  ["head", "Begin", "act"],
  ["progress", "Hand in", "results"],
] as const)("at the %s what is typed is taken by %s too", async (kind, button, then) => {
  for (const refused of [true, false]) {
    const reply = refusing(refused ? "class" : "results", "lesson-class-bad-student", { most: 40 });
    view = show(lessonAt(kind), { reply });
    const { all, get, model } = view;
    await vi.waitFor(() => get(".x-class"), 5_000);
    get<HTMLInputElement>("[name=seed]").value = " 7B-monday ";
    get<HTMLInputElement>("[name=student]").value = "A1";
    const said = () => model.sent.filter(({ type }) => type === "class" || type === then);
    all("button")
      .find((one) => one.textContent?.trim() === button)
      ?.click();
    await vi.waitFor(() => expect(said()).toHaveLength(refused ? 1 : 2), 5_000);
    await settle();
    expect(said()[0]).toMatchObject({ seed: "7B-monday", student: "A1", own: false });
    expect(said().slice(1)).toMatchObject(refused ? [] : [{ type: then }]);
    if (refused) expect(get("[role=alert]").textContent).toContain("A student code has up to");
    view.close();
  }
});

it.each([
  ["?game=cross&deal=0GCH-1R6K-R", true],
  ["?game=draw&deal=0GCH-1R6K-R", false],
  ["?game=cross&position=draw+6-6+6-5/6-4+-+A+0+0/0+-", true],
])("of a link that asks for two games one is played, and it is said: %s", async (search, said) => {
  history.replaceState(null, "", `/${search}`);
  view = show(stateOf("draw"), { traits: { page: true }, view: { welcomed: false } });
  const { all, model, root } = view;
  await vi.waitFor(
    () => expect(model.sent.some(({ type }) => type === "settings" || type === "open")).toBe(true),
    5_000,
  );
  await settle();
  expect(root.textContent?.includes("This link asks for different games")).toBe(said);
  // Who was led to a table is not asked for a game.
  expect(all(".d-welcome")).toEqual([]);
});
