import { signal } from "@preact/signals";
import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { LogPanel } from "../../src/panels";
import { logText } from "../../src/panels/log-words";
import { fakeView, no } from "./fake-view";
import { show } from "./render";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const rows = () => [...document.querySelectorAll(".pn-log-words")].map((row) => row.textContent);
const tool = (name: string) => screen.getByRole("button", { name });

test("fault 61: every event is a whole sentence, and you have your own", () => {
  show(fakeView(), LogPanel);
  expect(rows()).toEqual([
    "The tiles are dealt.",
    "You led 6-6.",
    "Bea played 6-3 on 6.",
    "Bea claimed 15 for 6-3.",
    "Computer 2 drew a tile.",
    "You played 4-3 on 3.",
    "Bea knocked at 4 and 6.",
    "Computer 2 called Muggins on you and took 10 for 4-3.",
    "You drew 5-0.",
  ]);
});

test("fault 17: where two numbers divide, a claim names those that do", () => {
  const view = fakeView();
  const now = view.state.value;
  if (!now) throw new Error("no state");
  const log = now.log.map((entry) => (entry.kind === "claimed" ? { ...entry, by: [5, 3] } : entry));
  view.state.value = { ...now, log, game: { ...now.game, multiples: [5, 3] } };
  show(view, LogPanel);
  expect(screen.getByRole("list").textContent).toContain(
    "Bea claimed 15, divisible by 5 and 3, for 6-3.",
  );
});

test("steps back and forth and returns to the present, and nothing is sent", async () => {
  const view = fakeView();
  show(view, LogPanel);
  await act(() => tool("One step back").click());
  expect(view.cursor.value).toBe(7);
  screen.getByText(/step 8 of 9/);
  await act(() => tool("To the start").click());
  expect(view.cursor.value).toBe(0);
  await act(() => tool("One step back").click());
  expect(view.cursor.value).toBe(0);
  await act(() => tool("One step on").click());
  expect(view.cursor.value).toBe(1);
  await act(() => tool("To the present").click());
  expect(view.cursor.value).toBeNull();
  expect(view.sent).toEqual([]);
});

test("the arrow keys walk along the list, and only one row is a tab stop", async () => {
  const view = fakeView();
  show(view, LogPanel);
  const stops = () => [...document.querySelectorAll<HTMLElement>('.pn-log-row[tabindex="0"]')];
  expect(stops()).toHaveLength(1);
  await act(() => void fireEvent.keyDown(stops()[0] as HTMLElement, { key: "ArrowUp" }));
  expect(view.cursor.value).toBe(7);
  expect(stops()).toHaveLength(1);
  const [row] = stops();
  await act(() => void fireEvent.keyDown(row as HTMLElement, { key: "ArrowUp" }));
  expect(view.cursor.value).toBe(6);
  await act(() => void fireEvent.keyDown(stops()[0] as HTMLElement, { key: "ArrowDown" }));
  expect(view.cursor.value).toBe(7);
  expect(rows()).toHaveLength(9);
});

test("events that the picture has not reached are not told", () => {
  const view = fakeView();
  view.shown.value = 3;
  show(view, LogPanel);
  expect(rows()).toHaveLength(3);
});

test("what a hidden hand drew stands nowhere before a room", async () => {
  const handHidden = signal(true);
  const view = { ...fakeView(), handHidden };
  const { container } = show(view, LogPanel);
  expect(container.innerHTML).not.toContain("5-0");
  const state = view.state.value;
  expect(state && logText(view, state, state.log)).not.toContain("5-0");
  await act(async () => {
    handHidden.value = false;
  });
  expect(container.innerHTML).toContain("5-0");
});

test("as text each event has its notation behind it", () => {
  const view = fakeView();
  const state = view.state.value;
  if (!state) throw new Error("no state");
  expect(logText(view, state, state.log.slice(0, 3))).toBe(
    "All Fives (Muggins), round 3\nThe tiles are dealt.\nYou led 6-6.  [A:6-6]\nBea played 6-3 on 6.  [B:6-3@6-6]\n",
  );
});

test("where the clipboard is closed the text stands in a box", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const view = fakeView();
  show(view, LogPanel);
  await act(async () => tool("Copy the position line").click());
  await act(async () => {});
  expect(screen.getByLabelText("Text to copy")).toHaveProperty("value", view.state.value?.position);
  expect(view.notice.value?.text).toMatch(/does not allow copying/);
});

test("a record that does not come is told in words", async () => {
  const view = fakeView();
  view.reply = () => no("gone");
  show(view, LogPanel);
  await act(async () => tool("Download the record").click());
  await act(async () => {});
  expect(view.notice.value?.text).toMatch(/connection to the kernel is gone/);
});

test("finished hands stand with the scores after each", () => {
  show(fakeView(), LogPanel);
  const cells = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ["1", "Bea", "25", "20", "35", "10"],
    ["2", "nobody", "0", "45", "45", "25"],
  ]);
});
