// What an answer changes on the screen and when, and what an earlier step or a claim that is waited for lets nobody do.
import { fireEvent } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import type { Snapshot } from "../../src/types";
import { acts, playable, type Shown, settle, show, stateOf } from "./show";

let shown: Shown[] = [];
afterEach(() => {
  for (const one of shown) one.close();
  shown = [];
});

function open(state: Snapshot): Shown {
  const one = show(state);
  shown.push(one);
  return one;
}

function radio(view: Shown, tile: string): HTMLInputElement {
  return view.get<HTMLInputElement>(`[data-tile="${tile}"] input`);
}

describe("an answer, a step back, a claim", () => {
  it("the focus leaves what goes before it goes: no browser has to look for it", async () => {
    const state = stateOf("draw");
    const view = open(state);
    const tile = playable(state);
    const rest = state.hand.filter((one) => one !== tile);
    view.model.reply = (one) => ({ v: 1, re: one.id, ok: true, rev: one.rev + 1, result: {} });
    fireEvent.click(radio(view, tile.tile));
    radio(view, tile.tile).focus();
    await settle();
    fireEvent.click(view.get("[data-drop]"));
    await settle();
    view.model.change("state", { ...state, rev: state.rev + 1, hand: rest });
    const next = document.activeElement as HTMLInputElement;
    expect(rest.map((one) => one.tile)).toContain(next.value);
    await settle();
    expect(document.activeElement).toBe(next);
  });

  it("an answer at once changes nothing on the screen before it comes", async () => {
    const state = stateOf("draw");
    const view = open(state);
    fireEvent.click(radio(view, playable(state).tile));
    await settle();
    const drawn = view.root.innerHTML;
    fireEvent.click(view.get("[data-drop]"));
    await settle(10);
    expect(view.root.innerHTML).toBe(drawn);
    fireEvent.click(view.get("[data-drop]"));
    expect(acts(view.model).length).toBe(1);
  });

  it("back in the present the focus is in the hand, however one came there", async () => {
    const view = open(stateOf("draw"));
    const back = async () => {
      fireEvent.click(view.get('.pn-log [aria-label="To the start"]'));
      await settle();
      const button = view.get(".d-felt-top .is-on:not([aria-pressed])");
      button.focus();
      return button;
    };
    fireEvent.click(await back());
    await settle();
    expect(document.activeElement?.className).toBe("d-radio");
    fireEvent.keyDown(await back(), { key: "Escape" });
    await settle();
    expect(document.activeElement?.className).toBe("d-radio");
  });

  it("fault_42: looking back shows the hand of that step, and nothing there acts on today", async () => {
    const state = stateOf("fives-both");
    const view = open(state);
    const tool = (name: string) => view.get(`.pn-log [aria-label="${name}"]`);
    fireEvent.click(tool("To the start"));
    await settle();
    const radios = view.all(".d-radio") as HTMLInputElement[];
    expect(radios.length).toBe(state.log[0]?.hands[0]);
    expect(radios.every((one) => one.disabled)).toBe(true);
    expect(view.all(".can, [data-drop], .d-claim.is-open, .pn-hint button")).toEqual([]);
    expect(view.get(".d-now").textContent).toContain(`1\u2069 of \u2068${state.log.length}`);
    for (const button of view.all(".d-main .d-btn[data-act]")) {
      expect(button.getAttribute("aria-disabled")).toBe("true");
      fireEvent.click(button);
    }
    await settle();
    expect(view.get(".d-notice").textContent).toContain("looking back");
    expect(acts(view.model)).toEqual([]);
    fireEvent.click(view.get(".d-felt-top .is-on"));
    await settle();
    expect(view.all(".d-claim.is-open").length).toBe(1);
    expect(view.all(".d-radio").length).toBe(state.hand.length);
  });

  it("while a claim is waited for the words say so, and no end looks like a place", async () => {
    const state = stateOf("fives-claim");
    const view = open(state);
    expect(state.wait.for).toBe("window");
    expect(view.get(".d-asks").className).toContain("is-waiting");
    expect(view.get(".d-acts-why").textContent).toContain("state its count, or play on");
    const [tile] = state.hand;
    fireEvent.click(radio(view, tile?.tile ?? ""));
    await settle();
    fireEvent.click(view.get("[data-end]"));
    await settle();
    expect(view.get(".d-notice").textContent).toContain("state its count, or play on");
  });

  it("fault_9: who is still stuck after a draw has Draw under the fingers", async () => {
    const state = stateOf("draw-stuck");
    const view = open(state);
    view.get('[data-act="undo"]').focus();
    radio(view, state.hand[0]?.tile ?? "").focus();
    view.model.change("state", { ...state, rev: state.rev + 1 });
    await settle();
    expect(document.activeElement).toBe(view.get('[data-act="draw"]'));
  });
});
