import { act, cleanup, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { ResultSheet } from "../../src/panels";
import { fakeView } from "./fake-view";
import { show } from "./render";
import { sampleResult } from "./sample";

afterEach(cleanup);
const over = () => fakeView({ phase: "over", result: sampleResult() });

test("nothing stands there while the hand is on", () => {
  const { container } = show(fakeView(), ResultSheet);
  expect(container.textContent).toBe("");
});

test("all hands are open and the sum is spelled out", () => {
  show(over(), ResultSheet);
  screen.getByText("6-5");
  screen.getByText("no tile left: domino!");
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toContain("You hold 6-6, 6-3: 21 pips.");
  screen.getByText("Computer 2: 24 goes to the nearest five, 25.");
  screen.getByText("20 + 25 = 45.");
  const bea = [...document.querySelectorAll("tbody tr")][1];
  expect([...(bea?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    "Bea",
    "45",
    "15",
    "45",
    "105",
  ]);
});

test("fault 46: it waits for the winning tile to be drawn, then takes the focus", async () => {
  const view = over();
  view.watching.value = true;
  const { container } = show(view, ResultSheet);
  expect(container.textContent).toBe("");
  await act(() => {
    view.watching.value = false;
  });
  expect(document.activeElement?.getAttribute("data-panel")).toBe("result");
});

test("focus that is elsewhere on the page is left there", () => {
  const cell = document.createElement("input");
  document.body.append(cell);
  cell.focus();
  show(over(), ResultSheet);
  expect(document.activeElement).toBe(cell);
  cell.remove();
});

test("a match that is over names the winner and shows the race", () => {
  const view = fakeView({ phase: "over", result: sampleResult(), winner: 1 });
  show(view, ResultSheet);
  screen.getByText("Bea wins the match.");
  expect(screen.getAllByRole("img").map((race) => race.getAttribute("aria-label"))).toEqual([
    "60 of 100 points",
    "45 of 100 points",
    "35 of 100 points",
  ]);
});

test("partners win as a side", () => {
  const view = fakeView({
    phase: "over",
    result: { ...sampleResult(), side: 0, hands: [], lines: [], before: [0, 0], after: [45, 0] },
    sides: [
      { seats: [0, 2], score: 45, won: 45 },
      { seats: [1, 3], score: 0, won: 0 },
    ],
  });
  show(view, ResultSheet);
  screen.getByText("You and Computer 2 win the hand and 45 points.");
});
