import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { LaterTool } from "../../src/panels";
import { fakeView, no } from "./fake-view";
import { show } from "./render";

afterEach(cleanup);

const Guide = () => (
  <LaterTool icon="guide" label="Guide" opens="guide" panel={(later) => later.GuideDialog} />
);

test("the guide opens at the game that is played and can show another", async () => {
  const view = fakeView();
  show(view, Guide);
  await act(async () => screen.getByRole("button", { name: "Guide" }).click());
  await act(async () => {});
  const game = screen.getByLabelText<HTMLSelectElement>("Game");
  expect(game.value).toBe("all-fives");
  expect(document.body.textContent).toMatch(/Muggins/);
  await act(() => void fireEvent.change(game, { target: { value: "cross" } }));
  expect(document.querySelectorAll("details").length).toBe(3);
  expect(document.body.textContent).toMatch(/four arms/);
});

test("without a kernel a sentence says so, and it can be tried again", async () => {
  const view = fakeView();
  view.reply = () => no("no-kernel");
  show(view, Guide);
  await act(async () => screen.getByRole("button", { name: "Guide" }).click());
  await act(async () => {});
  screen.getByText(/The guide comes from the table's kernel/);
  await act(async () => screen.getByRole("button", { name: "Try again" }).click());
  expect(view.sent).toHaveLength(2);
});

const Keys = () => (
  <LaterTool icon="keys" label="Keys" opens="keys" panel={(later) => later.KeysDialog} />
);

test("keys and typed moves are listed", async () => {
  show(fakeView(), Keys);
  await act(async () => screen.getByRole("button", { name: "Keys" }).click());
  await act(async () => {});
  screen.getByText("65r<");
  screen.getByText("claim a count of 15");
});
