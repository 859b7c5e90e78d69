// What is done by itself, and only where that was asked for; and that nothing is kept for later turns.
import { fireEvent } from "@testing-library/preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forced } from "../../src/auto";
import type { Snapshot } from "../../src/types";
import { acts, playable, type Shown, settle, show, stateOf } from "./show";

let view: Shown | null = null;
afterEach(() => view?.close());

/** The state with one placement left to its viewer. */
function single(): Snapshot {
  const state = stateOf("draw");
  return { ...state, hand: [{ ...playable(state), plays: playable(state).plays.slice(0, 1) }] };
}

describe("a single move", () => {
  it("is the one placement, the one draw, the one knock", () => {
    expect(forced(single())).toBe(single().hand[0]?.plays[0]?.action);
    expect(forced(stateOf("draw-stuck"))).toBe("A:+");
    expect(forced(stateOf("draw-twelve"))).toBeNull();
  });

  it("is none while a claim or a call is open to you, nor while others act", () => {
    expect(forced(stateOf("fives-both"))).toBeNull();
    expect(forced(stateOf("closing"))).toBeNull();
    const state = single();
    const open = { seat: 0, tile: "6-5", n: 3, mine: true, waits: false };
    expect(forced({ ...state, windows: { claim: open, muggins: null } })).toBeNull();
    expect(forced({ ...state, wait: { ...state.wait, seat: 1 } })).toBeNull();
  });

  it("is not told where a lesson asks which tiles can play", () => {
    const state = single();
    expect(forced({ ...state, assist: { ...state.assist, playable: false } })).toBeNull();
  });

  it("fault_41: is not done again after it was taken back", () => {
    const state = single();
    const undone = { ...state.log.at(-1), kind: "undone" } as Snapshot["log"][number];
    expect(forced({ ...state, log: [...state.log, undone] })).toBeNull();
  });

  it("is done after a moment where that is wished, and else never", async () => {
    view = show(single());
    await settle(1100);
    expect(acts(view.model)).toEqual([]);
    view.close();
    const wished = show(single(), { view: { auto: true } });
    view = wished;
    const played = [single().hand[0]?.plays[0]?.action];
    await vi.waitFor(() => expect(acts(wished.model)).toEqual(played), 15_000);
  });
});

it("fault_39: a tile chosen for an end that others cover is not played later", async () => {
  const state = stateOf("draw");
  view = show(state);
  fireEvent.click(view.get(`[data-tile="${playable(state).tile}"] input`));
  await settle();
  expect(view.all("[data-drop]").length).toBeGreaterThan(0);
  // Somebody else's tile: nothing of yours fits now, and then something does again.
  const hand = state.hand.map((one) => ({ ...one, plays: [] }));
  view.model.change("state", { ...state, rev: state.rev + 1, hand });
  await settle();
  expect(view.all("[data-drop]")).toEqual([]);
  fireEvent.keyDown(view.get(".d-radio"), { key: "Enter" });
  view.model.change("state", { ...state, rev: state.rev + 2 });
  await settle(200);
  expect(acts(view.model)).toEqual([]);
});

it("without a kernel every way to act says why", async () => {
  view = show(stateOf("draw-stuck"));
  await settle();
  view.model.trigger("comm_live_update");
  await settle();
  const field = view.get<HTMLInputElement>('[data-focus="typed"]');
  fireEvent.input(field, { target: { value: "d" } });
  await settle();
  fireEvent.submit(view.get(".d-typed"));
  await settle();
  expect(view.get(".d-notice").textContent).toContain("The kernel was restarted");
  expect(acts(view.model)).toEqual([]);
});
