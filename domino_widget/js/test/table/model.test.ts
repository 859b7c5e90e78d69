import { effect } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { FakeModel } from "../../harness/fake.js";
import { createLink, readSnapshot } from "../../src/model";
import { settle, stateOf } from "./show";

const QUICK = { silent: 40, first: 20, slow: 15, moment: 10, snapshot: 40 };

function link(model: FakeModel) {
  const end = new AbortController();
  return { ...createLink(model, end.signal, QUICK), end };
}

describe("the line to Python", () => {
  it("sends the revision on which the choice was made, and an id of its own each time", async () => {
    const state = stateOf("draw");
    const model = new FakeModel({ state });
    const { send } = link(model);
    await send({ type: "act", action: "undo" });
    await send({ type: "record" });
    expect(model.sent.map((one) => one.rev)).toEqual([state.rev, state.rev]);
    expect(new Set(model.sent.map((one) => one.id)).size).toBe(2);
  });

  it("fault_38: a second action while the first is under way is not sent", async () => {
    const model = new FakeModel({ state: stateOf("draw-stuck") });
    const { send, sending } = link(model);
    const first = send({ type: "act", action: "A:+" });
    expect(sending.value).toBe(true);
    const second = await send({ type: "act", action: "A:+" });
    expect(second.ok).toBe(false);
    expect((await first).ok).toBe(true);
    expect(sending.value).toBe(false);
    expect(model.sent.length).toBe(1);
  });

  it("waits for the snapshot that the answer speaks of", async () => {
    const state = stateOf("draw");
    const model = new FakeModel({ state });
    model.reply = (one) => ({ v: 1, re: one.id, ok: true, rev: one.rev + 1, result: null });
    const { send, sending } = link(model);
    const sent = send({ type: "act", action: "undo" });
    await settle(30);
    expect(sending.value).toBe(true);
    model.change("state", { ...state, rev: state.rev + 1 });
    expect(sending.value).toBe(false);
    await sent;
  });

  it("a picture that counts from lower on does not close the table again", async () => {
    const state = stateOf("draw");
    const model = new FakeModel({ state });
    model.reply = (one) => ({ v: 1, re: one.id, ok: true, rev: one.rev + 9, result: null });
    const { send, sending } = link(model);
    const sent = send({ type: "act", action: "undo" });
    await settle(5);
    model.change("state", { ...state, rev: state.rev + 9 });
    await sent;
    model.change("state", { ...state, rev: state.rev + 1 });
    expect(sending.value).toBe(false);
    void send({ type: "act", action: "undo" });
    expect(model.sent.length).toBe(2);
  });

  it("is over with the snapshot, at once, and shows a wait only after a moment", async () => {
    const state = stateOf("draw");
    const model = new FakeModel({ state });
    model.reply = (one) => ({ v: 1, re: one.id, ok: true, rev: one.rev + 1, result: null });
    const { send, sending, waiting } = link(model);
    const seen: boolean[][] = [];
    effect(() => {
      seen.push([sending.value, waiting.value]);
    });
    const sent = send({ type: "act", action: "undo" });
    await settle(30);
    model.change("state", { ...state, rev: state.rev + 1 });
    await sent;
    expect(seen).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it("goes on without a snapshot that never comes", async () => {
    const model = new FakeModel({ state: stateOf("draw") });
    model.reply = (one) => ({ v: 1, re: one.id, ok: true, rev: one.rev + 1, result: null });
    const { send, sending } = link(model);
    expect((await send({ type: "act", action: "undo" })).ok).toBe(true);
    expect(sending.value).toBe(false);
  });

  it("an idle kernel that never answers has not got this table, until it does answer", async () => {
    const model = new FakeModel({ state: stateOf("draw") });
    model.reply = () => null;
    model.widget_manager = { kernel: { status: "idle" } };
    const { send, connection } = link(model);
    await send({ type: "record" });
    expect(connection.value).toBe("restarted");
    model.change("state", stateOf("draw"));
    expect(connection.value).toBe("live");
    await send({ type: "record" });
    expect(connection.value).toBe("silent");
  });

  it("tells busy, silent and live apart, and never throws", async () => {
    const model = new FakeModel({ state: stateOf("draw") });
    model.reply = () => null;
    const { send, connection } = link(model);
    const sent = send({ type: "act", action: "undo" });
    await settle(22);
    expect(connection.value).toBe("busy");
    const answer = await sent;
    expect(answer.ok ? "" : answer.error.code).toBe("silent");
    expect(connection.value).toBe("silent");
    model.change("state", stateOf("draw"));
    expect(connection.value).toBe("live");
  });

  it("knows a kernel that was restarted, and a host that cannot send", async () => {
    const model = new FakeModel({ state: stateOf("draw") });
    const restarted = link(model);
    model.trigger("comm_live_update");
    expect(restarted.connection.value).toBe("restarted");
    expect((await restarted.send({ type: "record" })).ok).toBe(false);
    expect(model.sent).toEqual([]);

    const mute = new FakeModel({ state: stateOf("draw") });
    mute.send = () => {
      throw new Error("Cannot send");
    };
    const alone = link(mute);
    const answer = await alone.send({ type: "act", action: "undo" });
    expect(answer.ok ? "" : answer.error.code).toBe("gone");
    expect(alone.connection.value).toBe("static");
  });

  it("shows a notebook that was only opened as such", () => {
    const model = new FakeModel({ state: stateOf("draw") });
    model.widget_manager = { kernel: null };
    expect(link(model).connection.value).toBe("static");
  });

  it("reads no snapshot of another schema, and fault_49: leaves no listener", () => {
    expect(readSnapshot(null)).toBeNull();
    expect(readSnapshot({ schema: 2 })).toBeNull();
    const model = new FakeModel({ state: null });
    const { end } = link(model);
    end.abort();
    expect(model.listeners).toBe(0);
  });
});
