// The result of a hand, beside the table: the last position stays in sight (fault 46).
import { useEffect, useRef } from "preact/hooks";
import { useView } from "../context";
import { Icon } from "../icons";
import type { Result, Snapshot } from "../types";
import { FairDeal } from "./fair";
import { LaterTool } from "./later-tool";
import { Race } from "./race";
import { TileRow } from "./tile-row";
import { formatMsg, refusal, sayOfSeat, sideName, whoseSide } from "./words";

export function ResultSheet() {
  const view = useView();
  const state = view.state.value;
  const result = state?.result ?? null;
  // The winning tile is drawn before anybody speaks of the result.
  const behind = view.watching.value || view.shown.value < (state?.log.length ?? 0);
  if (!state || !result || (behind && view.cursor.value === null)) return null;
  return <Sheet key={`${state.match}/${state.round}`} state={state} result={result} />;
}

function Sheet({ state, result }: { state: Snapshot; result: Result }) {
  const view = useView();
  const { t } = view;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = sheet.current;
    const root = here?.closest<HTMLElement>(".dmw");
    const focused = (here?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    // Only the view in which somebody plays takes the focus, and the page does not jump.
    const lost = !focused || focused === here?.ownerDocument.body;
    if (here && (lost || root?.contains(focused))) here.focus({ preventScroll: true });
  }, []);
  return (
    <section
      class="pn-card pn-result"
      aria-label={t(state.winner === null ? "result-title" : "result-match-title")}
      tabIndex={-1}
      ref={sheet}
      data-panel="result"
    >
      {state.winner !== null && <MatchOver state={state} winner={state.winner} />}
      <h3 class="pn-h3">{t("result-title")}</h3>
      <p class="pn-result-how">
        {howSentence()} <strong>{winSentence()}</strong>
      </p>
      <h4 class="pn-legend">{t("result-hands")}</h4>
      <ul class="pn-open-hands">
        {result.hands.map((hand) => {
          const letter = state.players[hand.seat]?.letter ?? "";
          return (
            <li key={hand.seat} class="pn-open-hand">
              <span class={`pn-disc is-small pn-seat-${letter.toLowerCase()}`} aria-hidden="true">
                {letter}
              </span>
              <span class="pn-open-name">{view.seatName(hand.seat)}</span>
              <span class="pn-open-sum">
                {t("result-pips", { pips: hand.pips })}
                {hand.pays > 0 && (
                  <span class="pn-note">{t("result-pays", { points: hand.pays })}</span>
                )}
              </span>
              <span class="pn-open-tiles">
                {hand.tiles.length > 0 ? <TileRow tiles={hand.tiles} /> : t("result-no-tiles")}
              </span>
            </li>
          );
        })}
      </ul>
      <h4 class="pn-legend">{t("result-sheet")}</h4>
      <ul class="pn-lines">
        {result.lines.map((line, index) => (
          // The lines of a result never change.
          <li key={`${line.id}-${index}`}>{formatMsg(view, line)}</li>
        ))}
      </ul>
      <SheetTable state={state} result={result} />
      {state.viewer !== null && (
        <LaterTool
          wide
          icon="start"
          label={t("review-open")}
          opens="review"
          panel={(later) => later.ReviewDialog}
        />
      )}
      {state.winner === null && state.buttons.next.on && <p class="pn-note">{t("result-next")}</p>}
      <FairDeal state={state} />
    </section>
  );

  function howSentence(): string {
    switch (result.how) {
      case "blocked":
        return t("result-blocked");
      case "target":
        return result.seat === null
          ? t("result-target-any")
          : sayOfSeat(view, "result-target", result.seat);
      default:
        return sayOfSeat(view, `result-${result.how}`, result.seat);
    }
  }

  function winSentence(): string {
    if (result.side === null || result.bonus === 0) return t("result-nobody");
    return bySide("result-won", result.side, { points: result.bonus });
  }

  function bySide(id: "result-won", side: number, args: Record<string, number>): string {
    if (whoseSide(state, side) === "mine") return t(`${id}-you`, args);
    const two = (state.sides[side]?.seats.length ?? 1) > 1;
    return t(two ? `${id}-side` : id, { ...args, side: sideName(view, state, side) });
  }
}

function SheetTable({ state, result }: { state: Snapshot; result: Result }) {
  const view = useView();
  const { t } = view;
  const bonus = (side: number) => (result.side === side ? result.bonus : 0);
  return (
    <table class="pn-table">
      <thead>
        <tr>
          <th scope="col">{t("result-sheet-side")}</th>
          <th scope="col" class="is-number">
            {t("result-sheet-before")}
          </th>
          <th scope="col" class="is-number">
            {t("result-sheet-play")}
          </th>
          <th scope="col" class="is-number">
            {t("result-sheet-bonus")}
          </th>
          <th scope="col" class="is-number">
            {t("result-sheet-now")}
          </th>
        </tr>
      </thead>
      <tbody>
        {state.sides.map((side, index) => {
          const before = result.before[index] ?? 0;
          const after = result.after[index] ?? 0;
          return (
            <tr key={side.seats.join()} class={index === result.side ? "is-winner" : ""}>
              <th scope="row">{sideName(view, state, index)}</th>
              <td class="is-number">{before}</td>
              <td class="is-number">{after - before - bonus(index)}</td>
              <td class="is-number">{bonus(index)}</td>
              <td class="is-number is-sum">{after}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function MatchOver({ state, winner }: { state: Snapshot; winner: number }) {
  const view = useView();
  const { t } = view;
  const two = (state.sides[winner]?.seats.length ?? 1) > 1;
  const side = sideName(view, state, winner);
  const order = state.sides
    .map((entry, index) => ({ ...entry, index }))
    .sort((one, other) => other.score - one.score);
  async function again() {
    const answer = await view.send({ type: "settings", settings: state.settings });
    if (!answer.ok) {
      view.tell(refusal(view, answer.error), "refused");
    }
  }
  return (
    <div class="pn-match-over">
      <Icon name="cup" />
      <h2 class="pn-h2">
        {whoseSide(state, winner) === "mine"
          ? t("result-match-won-you")
          : t(two ? "result-match-won-side" : "result-match-won", { side })}
      </h2>
      <p class="pn-note">{t("result-rounds", { rounds: state.rounds.length })}</p>
      <ul class="pn-podium" aria-label={t("result-race-title", { target: state.game.target })}>
        {order.map(({ index, seats, score }) => (
          <li key={index} class={`pn-podium-row pn-seat-${"abcde".charAt(seats[0] ?? 0)}`}>
            <span class="pn-podium-name">{sideName(view, state, index)}</span>
            <Race score={score} target={state.game.target} />
            <span class="pn-podium-score">{score}</span>
          </li>
        ))}
      </ul>
      <button class="pn-btn is-main" onClick={again}>
        {t("result-again")}
      </button>
    </div>
  );
}
