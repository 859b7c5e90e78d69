import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { fit } from "../../src/later/settings-draft";
import { LanguageMenu, LaterTool } from "../../src/panels";
import type { Request, Settings } from "../../src/types";
import { type FakeView, fakeView, no, ok } from "./fake-view";
import { show } from "./render";
import { sampleOptions, sampleSnapshot } from "./sample";

afterEach(cleanup);

const Button = () => (
  <LaterTool
    icon="settings"
    label="Settings"
    opens="settings"
    panel={(later) => later.SettingsDialog}
  />
);

async function open(view: FakeView): Promise<void> {
  show(view, Button);
  await act(async () => screen.getByRole("button", { name: "Settings" }).click());
  await act(async () => {});
}
const field = <T extends HTMLElement>(label: string | RegExp) => screen.getByLabelText<T>(label);
const click = (name: string) =>
  act(async () => screen.getByRole("button", { name, hidden: true }).click());
const started = (sent: Request[]): Partial<Settings> | undefined =>
  sent.flatMap((request) =>
    request.type === "settings" && request.settings ? [request.settings] : [],
  )[0];

test("Cross bars the larger sets and says why", async () => {
  await open(fakeView());
  await act(() => void fireEvent.click(field(/^Cross/)));
  expect(field<HTMLInputElement>(/^double-nine/).disabled).toBe(true);
  screen.getByText(/Larger sets have crosses of their own/);
});

test("partners are for Block with four players", async () => {
  await open(fakeView());
  expect(field<HTMLInputElement>("Partner with Computer 2").disabled).toBe(true);
  screen.getByText("Partners are for Block with four players.");
  await act(() => void fireEvent.click(field(/^BlockMatch/)));
  await act(() => void fireEvent.click(field("4")));
  expect(field<HTMLInputElement>("Partner with Computer 2").disabled).toBe(false);
});

test("one house rule of a group holds, and it says what it changes", async () => {
  const view = fakeView();
  await open(view);
  const target = field<HTMLSelectElement>("Points to win");
  for (const value of ["target-50", "target-200"]) {
    await act(() => void fireEvent.change(target, { target: { value } }));
  }
  screen.getByText("The match goes to 200 points instead of 100.");
  await click("New match");
  await click("Start the new match");
  expect(started(view.sent)?.house).toEqual(["target-200"]);
});

test("a change of game drops only what the new game does not allow", () => {
  const draft = { ...sampleSnapshot().settings, players: 5, house: ["target-50", "spinner-first"] };
  const table = fit(sampleOptions(), { ...draft, game: "table" });
  expect([table.players, table.set, table.house]).toEqual([2, 6, ["target-50"]]);
  expect(table.names).toContain("Bea");
});

test("hands that the set cannot give are not to be chosen", () => {
  const draft = { ...sampleSnapshot().settings, game: "draw", house: ["hands-nine"] };
  expect(fit(sampleOptions(), { ...draft, players: 3 }).house).toEqual(["hands-nine"]);
  expect(fit(sampleOptions(), { ...draft, players: 4 }).house).toEqual([]);
});

test("a match under way is not ended without a question", async () => {
  const view = fakeView();
  await open(view);
  await click("New match");
  screen.getByText("A new match ends this one. Its scores are You 45, Bea 60, Computer 2 35.");
  expect(started(view.sent)).toBeUndefined();
  await click("Keep playing");
  expect(started(view.sent)).toBeUndefined();
});

test("names and levels travel for exactly the seats there are", async () => {
  const view = fakeView({ winner: 1 });
  await open(view);
  await act(() => void fireEvent.input(field("Name of seat C"), { target: { value: " Caio " } }));
  await act(() => void fireEvent.change(field("Level of seat B"), { target: { value: "expert" } }));
  await click("New match");
  expect(started(view.sent)?.names).toEqual(["", "Bea", "Caio"]);
  expect(started(view.sent)?.levels).toEqual(["club", "expert", "club"]);
});

test("a refusal stands in the dialog in words, and nothing is lost", async () => {
  const view = fakeView({ winner: 1 });
  view.reply = (request) =>
    request.type === "settings" && request.settings
      ? no("rules", { sentence: "Partners need four players." })
      : ok(sampleOptions());
  await open(view);
  await act(() => void fireEvent.input(field("Name of seat C"), { target: { value: "Caio" } }));
  await click("New match");
  screen.getByText(/nothing has changed\. Partners need four players\./);
  expect(field<HTMLInputElement>("Name of seat C").value).toBe("Caio");
});

test("without a kernel it says so, and the screen can still be set", async () => {
  const view = fakeView();
  view.reply = () => no("no-kernel");
  await open(view);
  screen.getByText(/No kernel is running/);
  await act(() => void fireEvent.click(field("Numerals on all tiles")));
  expect(view.prefs.value.numerals).toBe(true);
  await act(() => void fireEvent.change(field("Computer moves"), { target: { value: "key" } }));
  expect(view.prefs.value.pace).toBe("key");
});

test("the language menu lives with one language, and with one that it does not know", async () => {
  const view = fakeView();
  view.prefs.value = { ...view.prefs.value, language: "is" };
  show(view, LanguageMenu);
  await act(async () => {});
  expect(field<HTMLSelectElement>("Language").value).toBe("is");
});
