import { fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot } from "../../src/types";
import {
  acts,
  playable,
  type Shown,
  type ShowOptions,
  STATES,
  settle,
  show,
  stateOf,
} from "./show";

let shown: Shown[] = [];
function open(state: Snapshot | null, options?: ShowOptions): Shown {
  const one = show(state, options);
  shown.push(one);
  return one;
}
beforeEach(() => {
  shown = [];
});
afterEach(() => {
  for (const one of shown) one.close();
});

function radio(view: Shown, tile: string): HTMLInputElement {
  return view.get<HTMLInputElement>(`[data-tile="${tile}"] input`);
}

describe("every state", () => {
  for (const name of Object.keys(STATES)) {
    it(`${name} shows no raw id, as table and as rows`, async () => {
      for (const look of ["table", "rows"]) {
        const view = open(stateOf(name), { view: { look } });
        await settle(20);
        const text = view.root.textContent ?? "";
        expect(text).not.toMatch(/\b(error|act|end|hand|say|seat|claim)-[a-z]+-?[a-z]*\b(?! )/);
      }
    });
  }
  it("shows a place to wait where there is no state yet", async () => {
    const view = open(null);
    await settle();
    expect(view.get(".d-empty").textContent).toContain("No table yet");
    view.model.change("state", stateOf("draw"));
    await settle();
    expect(view.all(".d-opt").length).toBe(stateOf("draw").hand.length);
  });
});

describe("choosing and playing", () => {
  it("fault_36: tile then end plays; a second tap takes the selection back", async () => {
    const state = stateOf("draw");
    const view = open(state, { view: { look: "table" } });
    const tile = playable(state);
    const action = tile.plays[0]?.action;
    fireEvent.click(radio(view, tile.tile));
    await settle();
    expect(view.all("[data-drop]").length).toBeGreaterThan(0);
    fireEvent.click(radio(view, tile.tile));
    await settle();
    expect(view.all("[data-drop]").length).toBe(0);
    fireEvent.click(radio(view, tile.tile));
    await settle();
    fireEvent.click(view.get(`[data-drop="${action}"]`));
    expect(acts(view.model)).toEqual([action]);
  });

  it("fault_34: the first tile goes to the first end, in rows too", async () => {
    const state = stateOf("cross");
    const tile = state.hand.find((one) => one.plays.length === 1);
    const view = open(state, { view: { look: "rows" } });
    fireEvent.click(radio(view, tile?.tile ?? ""));
    await settle();
    fireEvent.click(view.get(".d-end-btn.is-lit"));
    expect(acts(view.model)).toEqual([tile?.plays[0]?.action]);
  });

  it("plays on a double click where there is one place, and asks where there are two", async () => {
    const state = stateOf("draw");
    const [one] = state.hand.filter((tile) => tile.plays.length === 1);
    const view = open(state);
    fireEvent.dblClick(view.get(`[data-tile="${one?.tile}"]`));
    expect(acts(view.model)).toEqual([one?.plays[0]?.action]);

    const turned = stateOf("table-draw");
    const several = turned.hand.find((tile) => tile.plays.length > 1);
    const other = open(turned);
    fireEvent.dblClick(other.get(`[data-tile="${several?.tile}"]`));
    await settle();
    expect(acts(other.model)).toEqual([]);
    expect(other.get(".d-notice").textContent).toContain("choose where");
  });

  it("with one tap where that is wished", () => {
    const state = stateOf("draw");
    const [one] = state.hand.filter((tile) => tile.plays.length === 1);
    const view = open(state, { view: { oneTap: true } });
    fireEvent.click(radio(view, one?.tile ?? ""));
    expect(acts(view.model)).toEqual([one?.plays[0]?.action]);
  });

  it("offers each turned placement of Table Draw as a button of its own, in rows behind its end", async () => {
    const state = stateOf("table-draw");
    const tile = state.hand.find((one) => one.plays.some((play) => play.turn !== ""));
    const actions = tile?.plays.map((play) => play.action).sort();
    const view = open(state);
    fireEvent.click(radio(view, tile?.tile ?? ""));
    await settle();
    expect(
      view
        .all("[data-drop]")
        .map((node) => node.dataset.drop)
        .sort(),
    ).toEqual(actions);

    const rows = open(state, { view: { look: "rows" } });
    fireEvent.click(radio(rows, tile?.tile ?? ""));
    await settle();
    fireEvent.click(rows.get(".d-end-btn.is-lit"));
    await settle();
    const ways = rows.all(".d-turns .d-end-btn");
    expect(ways.length).toBeGreaterThan(1);
    fireEvent.click(ways[1] as HTMLElement);
    expect(acts(rows.model).length).toBe(1);
  });

  it("nothing fires twice", async () => {
    const view = open(stateOf("draw-stuck"));
    await settle();
    const draw = view.get('[data-act="draw"]');
    fireEvent.click(draw);
    fireEvent.click(draw);
    expect(acts(view.model)).toEqual(["A:+"]);
  });

  it("tells a refusal in words and stays as it was", async () => {
    const view = open(stateOf("draw-stuck"));
    view.model.reply = (one) => ({
      v: 1,
      re: one.id,
      ok: false,
      rev: one.rev,
      error: { code: "stale", args: {} },
    });
    fireEvent.click(view.get('[data-act="draw"]'));
    await settle();
    expect(view.get(".d-notice.is-refused").textContent).toContain("moved on");
    expect(view.get('.d-sr [role="status"]').textContent).toContain("moved on");
  });
});

describe("claims", () => {
  it("fault_46: the strip states the number, and needs one", async () => {
    const view = open(stateOf("fives-both"));
    await settle();
    fireEvent.click(view.get('[data-act="claim"]'));
    expect(acts(view.model)).toEqual([]);
    fireEvent.input(view.get('[data-focus="count"]'), { target: { value: "15" } });
    await settle();
    fireEvent.click(view.get('[data-act="claim"]'));
    expect(acts(view.model)).toEqual(["A:!15"]);
  });

  it("looks the same whatever the tile is worth", async () => {
    const view = open(stateOf("fives-both"));
    await settle();
    expect(view.get(".d-claim").textContent).not.toMatch(/worth|points/);
  });

  it("Enter plays on where nothing is typed, and claims where a number is", async () => {
    const view = open(stateOf("fives-both"));
    await settle();
    fireEvent.keyDown(view.get('[data-focus="count"]'), { key: "Enter" });
    expect(acts(view.model)).toEqual(["play-on"]);
  });
});

describe("keys", () => {
  it("fault_51: the game's keys stay inside, the host's pass", async () => {
    const view = open(stateOf("draw"));
    await settle();
    const heard: string[] = [];
    const listen = (event: Event): void => {
      heard.push((event as KeyboardEvent).key);
    };
    document.body.addEventListener("keydown", listen);
    const input = view.get(".d-radio");
    for (const key of ["d", "b", "x", "a", "ArrowDown", "Enter"]) fireEvent.keyDown(input, { key });
    fireEvent.keyDown(input, { key: "s", ctrlKey: true });
    fireEvent.keyDown(input, { key: "Tab" });
    fireEvent.keyDown(input, { key: "Escape" });
    document.body.removeEventListener("keydown", listen);
    expect(heard).toEqual(["s", "Tab", "Escape"]);
  });

  it("every focusable element asks JupyterLab to leave its keys alone", async () => {
    const view = open(stateOf("fives-both"));
    await settle();
    const bare = view
      .all("button, input, select, summary, textarea, [tabindex]")
      .filter((node) => node.dataset.lmSuppressShortcuts !== "true");
    expect(bare.map((node) => node.outerHTML.slice(0, 90))).toEqual([]);
  });

  it("letters act, and can be switched off", async () => {
    const on = open(stateOf("draw-stuck"));
    await settle();
    fireEvent.keyDown(on.get(".d-radio"), { key: "d" });
    expect(acts(on.model)).toEqual(["A:+"]);
    const off = open(stateOf("draw-stuck"), { view: { letters: false } });
    await settle();
    fireEvent.keyDown(off.get(".d-radio"), { key: "d" });
    expect(acts(off.model)).toEqual([]);
  });

  it("typed moves are sent as typed, questions are answered here", async () => {
    const view = open(stateOf("draw"));
    await settle();
    const field = view.get<HTMLInputElement>('[data-focus="typed"]');
    fireEvent.input(field, { target: { value: "54r" } });
    await settle();
    fireEvent.submit(view.get(".d-typed"));
    expect(view.model.sent.at(-1)).toMatchObject({ type: "act", typed: "54r" });
    await settle();
    fireEvent.input(field, { target: { value: "?e" } });
    await settle();
    fireEvent.submit(view.get(".d-typed"));
    await settle();
    expect(view.get(".d-notice").textContent).toContain("left end");
  });
});

describe("focus and words", () => {
  it("fault_9: who is stuck has Draw under the fingers", async () => {
    const stuck = stateOf("draw-stuck");
    const draw = { ...stuck.buttons.draw, on: false };
    const view = open({ ...stuck, rev: 0, buttons: { ...stuck.buttons, draw } });
    await settle();
    view.get(".d-radio").focus();
    view.model.change("state", stuck);
    await vi.waitFor(() => {
      expect((document.activeElement as HTMLElement).dataset.act).toBe("draw");
    }, 15_000);
  });

  it("after a play the focus is on the nearest tile left", async () => {
    const state = stateOf("draw");
    const view = open(state, { view: { look: "rows" } });
    const first = playable(state);
    const index = state.hand.indexOf(first);
    const rest = state.hand.filter((tile) => tile !== first);
    const next = { ...state, rev: state.rev + 1, hand: rest };
    view.model.reply = (one) => {
      if (one.type === "act") setTimeout(() => view.model.change("state", next), 5);
      return { v: 1, re: one.id, ok: true, rev: one.rev + 1, result: {} };
    };
    fireEvent.click(radio(view, first.tile));
    await settle();
    const end = view.get(".d-end-btn.is-lit");
    end.focus();
    fireEvent.click(end);
    const nearest = rest[Math.min(index, rest.length - 1)]?.tile;
    await vi.waitFor(() => {
      expect((document.activeElement as HTMLInputElement).value).toBe(nearest);
    }, 15_000);
  });

  it("fault_54: all that the others did is one message, with the ends and whose turn it is", async () => {
    const now = stateOf("draw");
    const view = open({ ...now, rev: now.rev - 1, log: now.log.slice(0, -2) });
    await settle();
    view.model.change("state", now);
    await settle();
    const said = view.all('[role="log"] p');
    expect(said.length).toBe(1);
    expect(said[0]?.textContent).toMatch(/played.*played.*Ends.*Your turn/);
  });

  it("fault_49: two views live, and one that closes leaves no listener", async () => {
    const state = stateOf("draw");
    const first = open(state);
    const second = open(state);
    await settle();
    expect(first.root.querySelector("use")?.getAttribute("href")).not.toBe(
      second.root.querySelector("use")?.getAttribute("href"),
    );
    first.close();
    expect(first.model.listeners).toBe(0);
    expect(second.all(".d-opt").length).toBe(state.hand.length);
  });

  it("fault_61: another language and its direction, the line of tiles as it was", async () => {
    const view = open(stateOf("cross"), {
      view: { look: "rows", language: "ar" },
      reply: (one) => ({
        v: 1,
        re: one.id,
        ok: true,
        rev: one.rev,
        result: one.type === "texts" ? { lang: "ar", ftl: "act-draw = اسحب" } : {},
      }),
    });
    await vi.waitFor(() => expect(view.root.lang).toBe("ar"), 15_000);
    expect(view.root.dir).toBe("rtl");
    expect(view.get('[data-act="draw"]').textContent).toContain("اسحب");
    expect(view.get('[data-act="knock"]').textContent).toContain("Knock");
    expect(view.get(".d-row-scroll").dir).toBe("ltr");
  });

  it("says that nobody listens, and lets nothing be pressed", async () => {
    const view = open(stateOf("draw-stuck"));
    await settle();
    view.model.trigger("comm_live_update");
    await settle();
    expect(view.get(".d-link").textContent).toContain("restarted");
    fireEvent.click(view.get('[data-act="draw"]'));
    expect(acts(view.model)).toEqual([]);
  });
});
