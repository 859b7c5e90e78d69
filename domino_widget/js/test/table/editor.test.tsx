// The editor of positions: what each way of placing a tile sends, what is off and why, and nothing for axe.
import axe from "axe-core";
import { afterEach, expect, it, vi } from "vitest";
import editor from "../../harness/editor.json";
import options from "../../harness/options.json";
import { asking } from "../../src/later/address";
import { gameText } from "../../src/later/editor/game";
import { cellOf } from "../../src/later/editor/line";
import type { Sent, Settings, Snapshot } from "../../src/types";
import { acts, type Shown, settle, show } from "./show";

vi.setConfig({ testTimeout: 60_000 });

let view: Shown | null = null;
afterEach(() => view?.close());

const LINE = "all-fives 6-6(6-5,5-4) 6-3,2-1/- 1-0,4-4 A 0 0/0 -";

async function open(): Promise<Shown> {
  view = show(structuredClone(editor) as unknown as Snapshot, {
    reply: (message) => ({
      v: 1,
      re: message.id,
      ok: true,
      rev: message.rev,
      result: message.type === "settings" ? options : { lang: "en", ftl: "" },
    }),
  });
  const { get } = view;
  await vi.waitFor(() => get(".e-line"), 15_000);
  await settle();
  return view;
}

function choose({ get }: Shown, tile: string): void {
  get<HTMLInputElement>(`[data-tile="${tile}"] input`).click();
}

it("the focus that went with the table is in the editor", async () => {
  await open();
  expect(document.activeElement?.className).toBe("e-page");
});

it("a tile goes to an end, into a hand or into the stock by a press", async () => {
  const shown = await open();
  choose(shown, "6-4");
  await settle();
  for (const place of [
    '[data-drop^="6-4@"]',
    '[data-give="give B"] button',
    '[data-give="stock"] button',
  ]) {
    shown.get(place).click();
    await settle();
  }
  expect(acts(shown.model)).toEqual(["6-4@6-6", "give B 6-4", "stock 6-4"]);
});

it.each([
  ["b", "give B 3-2"],
  ["s", "stock 3-2"],
  ["Delete", "take 3-2"],
  ["e", undefined],
])("the key %s does %s", async (key, sent) => {
  const shown = await open();
  choose(shown, "3-2");
  await settle();
  shown
    .get('[data-tile="3-2"] input')
    .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await settle();
  expect(acts(shown.model)).toEqual(sent ? [sent] : []);
});

it("without a tile a place asks for one, and nothing is sent", async () => {
  const shown = await open();
  shown.get('[data-give="give B"] button').click();
  await settle();
  expect(shown.get(".d-notice-text").textContent).toBe("Choose a tile first.");
  expect(acts(shown.model)).toEqual([]);
});

it("what cannot be played is said, and cannot be played or handed on", async () => {
  const shown = await open();
  expect(shown.get("[data-editor=impossible]").textContent).toContain("Still without any");
  const off = shown
    .all(".e-card .pn-btn")
    .filter((one) => one.getAttribute("aria-disabled") === "true");
  for (const one of off) one.click();
  await settle();
  expect(acts(shown.model)).toEqual([]);
  expect(off.map((one) => one.textContent)).toContain("Play from here");
});

it("a line is sent as it was typed", async () => {
  const shown = await open();
  const box = shown.get<HTMLTextAreaElement>(".e-line");
  expect(box.value).toBe(LINE);
  box.value = "  block 6-6 6-5/6-4 - A 0 0/0 - ";
  box.dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await settle();
  expect(acts(shown.model)).toEqual(["read block 6-6 6-5/6-4 - A 0 0/0 -"]);
});

it("the reason why nothing can be done stands beside the buttons", async () => {
  const shown = await open();
  const play = shown.all(".e-card .pn-btn").find((one) => one.textContent === "Play from here");
  const why = play?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(why)?.textContent).toContain("Still without any");
});

it("what is chosen while another change is under way waits, and is made of what stands there then", async () => {
  const shown = await open();
  const { model } = shown;
  const waiting: Sent[] = [];
  model.reply = (message) => {
    waiting.push(message);
    return null;
  };
  const pick = async (label: string, value: string) => {
    const named = () => shown.all("label").find((one) => one.textContent === label);
    await vi.waitFor(() => expect(named()).toBeDefined(), 5_000);
    const field = named();
    const select = shown.get<HTMLSelectElement>(`#${field?.getAttribute("for")}`);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    return select;
  };
  const settled = (ok: boolean, change = {}) => {
    const message = waiting.pop();
    if (!message) throw new Error("nothing was asked");
    const rev = message.rev + (ok ? 1 : 0);
    if (ok) model.change("state", { ...editor, rev, ...change });
    const error = { code: "hands-empty", args: { letters: "A" } };
    const answer = { v: 1, re: message.id, rev };
    model.trigger("msg:custom", ok ? { ...answer, ok, result: null } : { ...answer, ok, error });
  };
  await pick("Game", "block");
  await settle();
  const players = await pick("Players", "4");
  await settle();
  expect(acts(model)).toEqual(["game block 6 2 single -"]);
  settled(true, { game: { ...editor.game, id: "block" } });
  await vi.waitFor(() => expect(acts(model)[1]).toBe("game block 6 4 single -"), 5_000);
  // What is refused is not shown on.
  players.value = "4";
  settled(false);
  await vi.waitFor(() => expect(players.value).toBe("2"), 5_000);
  expect(shown.get(".d-notice-text").textContent).toContain("Still without any");
});

it("nothing for axe", async () => {
  const shown = await open();
  choose(shown, "6-4");
  await settle();
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const found = await axe.run(shown.root, { rules, preload: false });
  expect(found.violations.map((one) => `${one.id} ${one.nodes[0]?.html}`)).toEqual([]);
});

it("what was placed is chosen no longer, and a tile that was chosen meanwhile stays", async () => {
  const shown = await open();
  const chosen = () => shown.all("[data-tile]:has(input:checked)").map((node) => node.dataset.tile);
  const placed = (tile: string, rev: number) => {
    const said = { id: "editor-said-taken", args: { tile } };
    shown.model.change("state", { ...editor, rev, editor: { ...editor.editor, said } });
    return settle();
  };
  choose(shown, "6-4");
  await settle();
  await placed("6-4", editor.rev + 1);
  await vi.waitFor(() => expect(chosen()).toEqual([]), 5_000);
  choose(shown, "6-3");
  await vi.waitFor(() => expect(chosen()).toEqual(["6-3"]), 5_000);
  await placed("6-4", editor.rev + 2);
  expect(chosen()).toEqual(["6-3"]);
});

it("a link of the static site runs the same page again", () => {
  const code = "from domino_widget import DominoTable\nDominoTable.app()";
  const search = `?${new URLSearchParams({ kernel: "python", code, position: "old", game: "block" })}`;
  const link = asking(
    { origin: "http://here", pathname: "/repl/index.html", search },
    { position: LINE },
  );
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    kernel: "python",
    code,
    position: LINE,
  });
});

it("a link and a cell hold the line, and a game all that makes it", () => {
  const app = { origin: "http://here", pathname: "/app", search: "?token=secret&lang=is&seed=7B" };
  const link = new URL(asking(app, { position: LINE }));
  expect([...link.searchParams]).toEqual([
    ["lang", "is"],
    ["position", LINE],
  ]);
  expect(cellOf(LINE)).toContain(`DominoTable.from_record("${LINE}")`);
  const draft = {
    game: "block",
    set: 6,
    players: 4,
    partners: true,
    house: ["hands-six", "round-sum"],
  };
  expect(gameText(draft as unknown as Settings)).toBe(
    "game block 6 4 partners hands-six,round-sum",
  );
  expect(gameText({ ...draft, partners: false, house: [] } as unknown as Settings)).toBe(
    "game block 6 4 single -",
  );
});
