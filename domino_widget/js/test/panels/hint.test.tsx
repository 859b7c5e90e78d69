import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HintPanel } from "../../src/panels";
import { DWELL_MS } from "../../src/panels/hint-ladder";
import type { Hint, Request } from "../../src/types";
import { type FakeView, fakeView, no, ok } from "./fake-view";
import { show } from "./render";

function hint(step: Hint["step"], action?: string): Hint {
  return {
    step,
    groups: [
      {
        name: "ends",
        lines: [
          { msg: { id: "hint-look-ends" }, label: "certain", step: 1 },
          { msg: { id: "hint-rule-match" }, label: "certain", step: 2 },
          { msg: { id: "hint-ends-open", args: { ends: "4, 6" } }, label: "certain", step: 3 },
        ],
      },
      {
        name: "scoring",
        lines: action
          ? [
              {
                msg: {
                  id: "hint-play-makes",
                  args: {
                    tile: "6-4",
                    end: "4",
                    at: "none",
                    sum: "6 + 6 + 6",
                    count: 18,
                    points: 0,
                  },
                },
                label: "certain",
                step: 1,
              },
            ]
          : [],
      },
      { name: "muggins", lines: [{ msg: { id: "hint-muggins-closed" }, label: "none", step: 1 }] },
    ],
    marks: [{ end: "0.2", text: "6 + 6" }],
    counts: true,
  };
}

let view: FakeView;
beforeEach(() => {
  vi.useFakeTimers();
  view = fakeView();
  view.reply = (request) => {
    if (request.type !== "hint") return no("not-now");
    return ok(hint(request.step, request.action));
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
async function press(): Promise<void> {
  fireEvent.click(screen.getByRole("button"));
  await pass(0);
}
const steps = (sent: Request[]) => sent.map((request) => request.type === "hint" && request.step);

test("asks for nothing by itself and always has its three groups", () => {
  show(view, HintPanel);
  expect(view.sent).toEqual([]);
  expect(screen.getAllByRole("heading").map((head) => head.textContent)).toEqual([
    "Legal ends",
    "Scoring now",
    "Muggins",
  ]);
});

test("opens one step at a time, each a moment after the last", async () => {
  show(view, HintPanel);
  await press();
  expect(screen.queryByText(/one of its halves equals/)).toBeNull();
  await press();
  await press();
  expect(steps(view.sent)).toEqual([1]);
  expect(screen.getByRole("button").textContent).toBe("The rule opens in 3 seconds");
  await pass(1000);
  expect(screen.getByRole("button").textContent).toBe("The rule opens in 2 seconds");
  await pass(DWELL_MS);
  await press();
  expect(steps(view.sent)).toEqual([1, 2]);
  screen.getByText(/one of its halves equals/);
  expect(view.marks.value).toEqual([]);
  await pass(DWELL_MS);
  await press();
  expect(view.marks.value).toEqual([{ end: "0.2", text: "6 + 6" }]);
});

test("for a room the answer comes when it is asked for, and not when the panel comes back", async () => {
  const { unmount } = show(view, HintPanel);
  Element.prototype.scrollIntoView ??= () => {};
  await act(() => {
    view.answers.value += 1;
  });
  await pass(0);
  expect(steps(view.sent)).toEqual([4]);
  unmount();
  show(view, HintPanel);
  await pass(0);
  expect(steps(view.sent)).toEqual([4]);
  await act(() => {
    view.answers.value += 1;
  });
  expect(steps(view.sent)).toEqual([4, 4]);
});

test("a refused try opens the next step at once", async () => {
  show(view, HintPanel);
  await press();
  await act(() => {
    view.notice.value = { text: "15 is not the count.", kind: "refused" };
  });
  await press();
  expect(steps(view.sent)).toEqual([1, 2]);
});

test("a hint makes the try assisted, until the next tile lies", async () => {
  show(view, HintPanel);
  expect(screen.queryByText("this try: assisted")).toBeNull();
  await press();
  screen.getByText("this try: assisted");
  await act(() => {
    const now = view.state.value;
    if (now) view.state.value = { ...now, rev: 13, toAct: 1, tiles: [{} as never], position: "a" };
  });
  expect(screen.queryByText("this try: assisted")).toBeNull();
  expect(screen.getByRole("button").textContent).toBe("Step 1: where to look");
  expect(view.marks.value).toEqual([]);
});

test("another position with as many tiles and the same turn forgets what was said of the first", async () => {
  show(view, HintPanel);
  await press();
  await act(() => {
    const now = view.state.value;
    if (now) view.state.value = { ...now, rev: 14, position: `${now.position} other` };
  });
  expect(screen.getByRole("button").textContent).toBe("Step 1: where to look");
  expect(screen.queryByText(/Look at every open end/)).toBeNull();
});

test("fault 60: a hint that finds nothing says so and is no help", async () => {
  view.reply = () =>
    ok({
      step: 1,
      groups: [
        {
          name: "ends",
          lines: [{ msg: { id: "hint-ends-none-draw" }, label: "certain", step: 1 }],
        },
        { name: "scoring", lines: [] },
        { name: "muggins", lines: [] },
      ],
      marks: [],
      counts: false,
    } satisfies Hint);
  show(view, HintPanel);
  await press();
  screen.getByText("None of your tiles fits an open end, so you draw.");
  screen.getByText(/does not count as help/);
  expect(screen.queryByText("this try: assisted")).toBeNull();
});

test("follows the tile that is looked at, on the end that is pending", async () => {
  show(view, HintPanel);
  await press();
  await act(() => {
    view.selected.value = "6-4";
  });
  await pass(0);
  await act(() => {
    view.pending.value = "0.2";
  });
  await pass(0);
  expect(view.sent).toEqual([
    { type: "hint", step: 1 },
    { type: "hint", step: 1, action: "A:4-6@4-3" },
    { type: "hint", step: 1, action: "A:6-4@6-6" },
  ]);
  screen.getByText("You are looking at 6-4.");
});

test("fault 42: folding the panel changes no selection, no step and sends nothing", async () => {
  view.selected.value = "6-4";
  view.cursor.value = 3;
  const { container } = show(view, HintPanel);
  container.querySelector("details")?.removeAttribute("open");
  await pass(0);
  expect(view.selected.value).toBe("6-4");
  expect(view.cursor.value).toBe(3);
  expect(view.sent).toEqual([]);
});

test("a hint that does not come says why, and the step is not lost", async () => {
  view.reply = () => no("silent");
  show(view, HintPanel);
  await press();
  screen.getByText(/The kernel does not answer/);
  expect(screen.getByRole("button").textContent).toBe("Step 1: where to look");
});
