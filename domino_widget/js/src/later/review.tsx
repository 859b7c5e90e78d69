// The review of a hand: each turn put back, tried again, and explained; then the hand in figures.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog, formatMsg, type PanelProps, refusal, useName, useView } from "../shared";
import type { Reviewed, ReviewTurn } from "../types-coach";
import { Lines, useWords, type Words } from "./coach-words";
import { ProgressTables } from "./progress";

export function ReviewDialog({ open, onClose }: PanelProps) {
  const view = useView();
  const { t } = view;
  const words = useWords();
  const [found, setFound] = useState<Reviewed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (!open) return;
    let here = true;
    setFound(null);
    setProblem(null);
    setPlace(0);
    view.send({ type: "review" }).then((answer) => {
      if (!here) return;
      if (answer.ok) setFound(answer.result as Reviewed);
      else setProblem(refusal(view, answer.error));
    });
    return () => {
      here = false;
    };
  }, [view, open]);
  const turn = found?.turns[place];
  return (
    <Dialog reading open={open} title={t("review-title")} onClose={onClose}>
      <div class="pn-review" data-panel="review" aria-busy={!problem && !found}>
        {problem && (
          <p class="pn-problem" role="alert">
            {problem}
          </p>
        )}
        {!problem && (!found || !words) && <p class="pn-waiting">{t("review-waiting")}</p>}
        {found && words && turn && (
          <Turn
            key={place}
            turn={turn}
            place={place}
            all={found.turns.length}
            words={words}
            onNext={() => setPlace(place + 1)}
          />
        )}
        {found && words && !turn && (
          <Summary found={found} words={words} onAgain={() => setPlace(0)} />
        )}
      </div>
    </Dialog>
  );
}

interface TurnProps {
  turn: ReviewTurn;
  place: number;
  all: number;
  words: Words;
  onNext: () => void;
}
function Turn({ turn, place, all, words, onNext }: TurnProps) {
  const { t } = useView();
  const name = useName();
  const head = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const play = (action: string) => {
    const found = turn.plays.find((one) => one.action === action);
    return found ? words.play(found) : action;
  };
  const right = turn.plays.some((one) => one.action === tried && one.right);
  const done = shown || right;
  // Each turn begins at its heading, so that it is read out and the plays come next.
  useEffect(() => head.current?.focus(), []);
  function said(): string {
    if (shown) return t("review-shown", { play: play(turn.best) });
    if (tried === null) return "";
    if (!right) return t("review-wrong", { play: play(tried) });
    return t(tried === turn.best ? "review-right-best" : "review-right", { play: play(tried) });
  }
  return (
    <section>
      {place === 0 && <p class="pn-note">{t("review-intro", { turns: all })}</p>}
      <h3 class="pn-h3" tabIndex={-1} ref={head}>
        <span class="pn-chip">{t("review-place", { now: place + 1, all })}</span>{" "}
        {t("review-turn", { number: turn.number, play: play(turn.played) })}
      </h3>
      <div
        class="pn-picture"
        role="img"
        aria-label={turn.shows.map(({ id, args }) => t(id, args)).join(" ")}
        dangerouslySetInnerHTML={{ __html: turn.picture }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (picked !== null) setTried(picked);
        }}
      >
        <fieldset class="pn-review-plays" disabled={done}>
          <legend class="pn-legend">{t("review-plays")}</legend>
          {turn.plays.map((one) => (
            <label key={one.action} class="pn-review-play">
              <input
                type="radio"
                name={name}
                value={one.action}
                checked={picked === one.action}
                onChange={() => setPicked(one.action)}
              />
              <span>{words.play(one)}</span>
              {one.action === turn.played && <span class="pn-chip">{t("review-you-played")}</span>}
            </label>
          ))}
        </fieldset>
        <div class="pn-row">
          {!done && (
            <button class="pn-btn is-main" type="submit" aria-disabled={picked === null}>
              {t("review-try")}
            </button>
          )}
          {!done && (
            <button class="pn-btn" type="button" onClick={() => setShown(true)}>
              {t("review-show")}
            </button>
          )}
          <button class="pn-btn" type="button" onClick={onNext}>
            {t(done ? (place + 1 < all ? "review-next" : "review-end") : "review-skip")}
          </button>
        </div>
      </form>
      <p role="status" class="pn-review-said">
        {said()}
      </p>
      {done && (
        <>
          <p>
            <span class="pn-chip is-bad">{t(`review-label-${turn.label}`)}</span>
          </p>
          <Lines
            title={t("review-why")}
            lines={[turn.cost, ...turn.reasons, turn.inference]}
            words={words}
          />
          <Lines title={t("review-allowed")} lines={turn.punishes} words={words} />
        </>
      )}
    </section>
  );
}

/** Numbers of the picture, as axis or to be read out, with the decimal mark of a language. */
export function withMark(plot: string, lang: string): string {
  const mark = (0.5).toLocaleString(lang).charAt(1);
  return plot.replace(/[+-]\d+\.\d/g, (number) => number.replace(".", mark));
}

interface SummaryProps {
  found: Reviewed;
  words: Words;
  onAgain: () => void;
}
function Summary({ found, words, onAgain }: SummaryProps) {
  const view = useView();
  const { t } = view;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  async function practise(skill: string) {
    const answer = await view.send({ type: "practise", skill });
    if (!answer.ok) view.tell(refusal(view, answer.error), "refused");
  }
  return (
    <section>
      <h3 class="pn-h3" tabIndex={-1} ref={head}>
        {t("review-summary")}
      </h3>
      {found.turns.length === 0 && <p>{t("review-none")}</p>}
      <p>{t("review-lost", { lost: found.lost, each: found.each })}</p>
      {found.lines.map((line) => (
        <p key={line.id}>{formatMsg(view, line)}</p>
      ))}
      <Lines title={t("review-forgot")} lines={found.forgot} words={words} />
      <Lines title={t("review-hindsight")} lines={[found.hindsight]} words={words} />
      <figure class="pn-plot">
        <div dangerouslySetInnerHTML={{ __html: withMark(found.plot, words.lang) }} />
        <figcaption class="pn-note">{t("review-plot")}</figcaption>
      </figure>
      <ProgressTables progress={found.progress} />
      <p class="pn-row">
        <button class="pn-btn is-main" onClick={() => void practise(found.practise)}>
          {t("review-practise")}
        </button>
        {found.turns.length > 0 && (
          <button class="pn-btn" onClick={onAgain}>
            {t("review-again")}
          </button>
        )}
      </p>
    </section>
  );
}
