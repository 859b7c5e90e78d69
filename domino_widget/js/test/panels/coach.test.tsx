import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import axe from "axe-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import COACH from "../../../locales/en-coach.ftl";
import { CoachNotes, ReviewDialog } from "../../src/later";
import { withMark } from "../../src/later/review";
import type { Answer, Request } from "../../src/types";
import type { CoachLine, Explained, Reviewed } from "../../src/types-coach";
import { type FakeView, fakeView, no, ok } from "./fake-view";
import { show } from "./render";

vi.setConfig({ testTimeout: 30_000 });

const play = (tile: string, end: number, at = "none") => ({
  tile,
  end,
  at,
  turn: "straight" as const,
});
const other = { other: "3-1", otherEnd: 3, otherAt: "none", otherTurn: "straight" };
const chance: CoachLine = {
  msg: {
    id: "coach-forces-draw",
    args: { ...play("6-3", 6), ...other, seat: "B", percent: 75, share: 3, of: 4, than: 25 },
  },
  label: "chance",
  tie: "because",
};
const sheds: CoachLine = {
  msg: { id: "coach-sheds", args: { ...play("6-3", 6), ...other, pips: 9, than: 4 } },
  label: "certain",
  tie: "also",
};
const risk: CoachLine = {
  msg: { id: "coach-none-fits", args: { ...play("6-3", 6), hand: 2 } },
  label: "certain",
  tie: "",
};
const cost: CoachLine = {
  msg: { id: "coach-cost", args: { ...other, loss: 2.1, margin: 0.6 } },
  label: "estimate",
  tie: "",
};

const EXPLAINED: Explained = {
  advice: [{ ...play("6-3", 6), reasons: [chance, sheds], risk }],
  same: [],
  costs: [cost],
  answer: null,
  todo: [],
  memory: [],
  readings: [],
  alike: false,
  counts: true,
};
const TURN: Reviewed["turns"][number] = {
  number: 4,
  picture: '<svg role="img" aria-label="The table"></svg>',
  shows: [{ id: "picture-hand", args: { tiles: "6-4" } }],
  plays: [
    { ...play("6-3", 6), action: "A:6-3@6-6", right: true },
    { ...play("6-1", 6), action: "A:6-1@6-6", right: true },
    { ...play("3-1", 3), action: "A:3-1@3-2", right: false },
  ],
  played: "A:3-1@3-2",
  best: "A:6-3@6-6",
  label: "mistake",
  cost,
  reasons: [chance],
  punishes: [
    {
      msg: { id: "coach-scorers", args: { tiles: 2, unseen: 18, list: "4-1, 2-0" } },
      label: "certain",
      tie: "",
    },
  ],
  inference: null,
};
const REVIEWED: Reviewed = {
  turns: [TURN, { ...TURN, number: 8 }],
  lines: [{ id: "review-luck", args: { result: 12, luck: 9, rest: 3 } }],
  forgot: [],
  hindsight: null,
  plot: '<svg role="img" aria-label="Values"></svg>',
  lost: 6.4,
  each: 0.8,
  practise: "infer.void",
  progress: {
    games: [
      { game: "draw", hands: 3, choices: 20, each: 0.9 },
      { game: "all-fives", hands: 1, choices: 5, each: 1.4 },
    ],
    skills: [{ skill: "infer-void", times: 2, lost: 7.5 }],
  },
};

let view: FakeView;
let answers: Partial<Record<Request["type"], Answer>>;
beforeEach(() => {
  answers = { explain: ok(EXPLAINED), review: ok(REVIEWED) };
  view = fakeView();
  view.reply = (request) =>
    request.type === "texts"
      ? ok({ lang: "en", ftl: COACH })
      : (answers[request.type] ?? no("not-now"));
});
afterEach(cleanup);

const settled = () => act(async () => {});
async function faults(): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const found = await axe.run(document.body, { rules, preload: false });
  return found.violations.map((one) => `${one.id} ${one.nodes[0]?.html}`);
}
function Review() {
  return <ReviewDialog open onClose={() => {}} />;
}
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, "");
const said = () => plain(screen.getByRole("status").textContent);
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => plain(one.textContent));

test("notes name the best play, its reasons each with what it is worth, the risk and the cost", async () => {
  show(view, CoachNotes);
  screen.getByText("Thinking …");
  await settled();
  expect(texts("h4")).toEqual(["Best: 6-3 on 6", "Why", "Its risk", "What other plays cost"]);
  expect(texts(".pn-group-line")).toEqual([
    "The chance that Bea has to draw is 75\u00a0% (3 in 4); after 3-1 on 3 it would be 25\u00a0%.becausechance",
    "It takes 9 pips out of your hand; 3-1 on 3 takes 4. Pips that you still hold when you lose a hand count against you.alsocertain",
    "None of the 2 tiles you have left fits then.certain",
    "3-1 on 3 is worse than the best play by about 2.1 points on average, ±\u00a00.6.estimate",
  ]);
  expect(await faults()).toEqual([]);
});

test("plays that are as good stand in one line", async () => {
  const more = ["6-1", "6-2", "6-5"].map((tile) => ({ ...play(tile, 6), reasons: [], risk: null }));
  answers.explain = ok({ ...EXPLAINED, advice: [...EXPLAINED.advice, ...more] });
  show(view, CoachNotes);
  await settled();
  expect(texts("h4")[0]).toBe("Best: 6-3 on 6");
  expect(texts(".pn-group-line")[0]).toMatch(/^As good: 6-1 on 6, 6-2 on 6.* 6-5 on 6$/);
});

test("where nothing tells plays apart the notes say so, and what each label means", async () => {
  answers.explain = ok({ ...EXPLAINED, advice: [], costs: [], alike: true, counts: false });
  show(view, CoachNotes);
  await settled();
  screen.getByText("Your plays come to the same here.");
  screen.getByText(/^certain: true whatever .* reading: a guess/);
  cleanup();
  const best = { ...play("6-3", 6), reasons: [], risk: null };
  answers.explain = ok({ ...EXPLAINED, advice: [best], costs: [] });
  show(view, CoachNotes);
  await settled();
  screen.getByText("No other play was found to be clearly worse.");
});

test("notes that do not come say why", async () => {
  answers.explain = no("stale");
  show(view, CoachNotes);
  await settled();
  expect(document.querySelector(".pn-problem")?.textContent).toBeTruthy();
  expect(screen.queryByText("Thinking …")).toBeNull();
});

test("a play that is not as good may be tried again; any right one ends the turn, with the reason", async () => {
  show(view, Review);
  await settled();
  const radios = () => screen.getAllByRole("radio");
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  screen.getByText("1 of 2");
  expect(screen.queryByText(/about 2.1 points/)).toBeNull();
  fireEvent.click(radios()[2] as HTMLElement);
  press("Try this");
  expect(said()).toMatch(/3-1 on 3 is not as good/);
  expect(screen.queryByText("mistake")).toBeNull();
  fireEvent.click(radios()[1] as HTMLElement);
  press("Try this");
  expect(said()).toBe("6-1 on 6 is right.");
  screen.getByText("mistake");
  expect(texts(".pn-group-line").join()).toMatch(/2.1 points on.*2 would score then: 4-1, 2-0/);
  expect(await faults()).toEqual([]);
  press("Next turn");
  expect(document.activeElement?.textContent).toMatch(/2 of 2/);
  press("Skip");
  expect(document.activeElement?.textContent).toBe("The hand in figures");
});

test("the answer can be shown, and nothing is tried", async () => {
  show(view, Review);
  await settled();
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(said()).toBe("The best play is 6-3 on 6.");
  expect(screen.queryByRole("button", { name: "Try this" })).toBeNull();
});

test("the summary has the points lost by game and by skill, in the reader's words", async () => {
  answers.review = ok({ ...REVIEWED, turns: [] });
  show(view, Review);
  await settled();
  screen.getByText(/No play of yours was clearly worse/);
  expect(texts(".pn-progress tbody tr")).toEqual([
    "Draw30.9",
    "All Fives (Muggins)11.4",
    "Shutting the next player out27.5",
  ]);
  expect(await faults()).toEqual([]);
});

test("numbers of the picture have the reader's decimal mark, places of its lines keep their points", () => {
  const plot =
    '<svg aria-label="4-4: +0.0 / -1.5"><line y1="1.5"/><text y="0.5">-0.86</text></svg>';
  expect(withMark(plot, "pt-BR")).toBe(
    '<svg aria-label="4-4: +0,0 / -1,5"><line y1="1.5"/><text y="0.5">-0,86</text></svg>',
  );
  expect(withMark(plot, "en")).toBe(plot);
});

test("every skill that progress may name has a name", () => {
  for (const skill of [
    "claim-window",
    "sum-multiple",
    "sum-doubles",
    "infer-void",
    "plan-block_dump",
  ])
    expect(view.t(`progress-skill-${skill}`)).toBeTruthy();
});

test("a hand in play has no review, and that is said", async () => {
  answers.review = no("nothing-to-review");
  show(view, Review);
  await settled();
  expect(screen.getByRole("alert").textContent).toMatch(/still in play/);
  expect(await faults()).toEqual([]);
});
