// The last step of a hint, after its search: the best plays, why, what they risk, what others cost.
import { useEffect, useState } from "preact/hooks";
import { listText, refusal, useView } from "../shared";
import type { Explained } from "../types-coach";
import { Lines, useWords } from "./coach-words";

export function CoachNotes() {
  const view = useView();
  const { t } = view;
  const words = useWords();
  const [told, setTold] = useState<Explained | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    view.send({ type: "explain" }).then((answer) => {
      if (!here) return;
      if (answer.ok) setTold(answer.result as Explained);
      else setProblem(t("hint-failed", { why: refusal(view, answer.error) }));
    });
    return () => {
      here = false;
    };
  }, [view]);
  const [best, ...asGood] = told?.advice ?? [];
  return (
    <div class="pn-coach" data-coach aria-busy={!told && !problem}>
      {problem && <p class="pn-problem">{problem}</p>}
      {!problem && (!told || !words) && <p class="pn-note">{t("coach-waiting")}</p>}
      {told && words && (
        <>
          {told.alike && <p class="pn-group-line">{t("coach-nothing")}</p>}
          {best && (
            <section class="pn-group">
              <h4 class="pn-group-head">
                {t("coach-best")}: {words.play(best)}
              </h4>
              {asGood.length > 0 && (
                <p class="pn-group-line">
                  {t("coach-as-good")}: {listText(view, asGood.map(words.play))}
                </p>
              )}
              {best.reasons.length + told.same.length + told.costs.length === 0 && (
                <p class="pn-group-line">{words.say("coach-close")}</p>
              )}
              <Lines title={t("review-why")} lines={best.reasons} words={words} />
              <Lines title={t("coach-risk")} lines={[best.risk]} words={words} />
            </section>
          )}
          <Lines title={t("hint-label-claim-now")} lines={told.todo} words={words} />
          <Lines title={t("coach-costs")} lines={[...told.same, ...told.costs]} words={words} />
          <Lines title={t("coach-next")} lines={[told.answer]} words={words} />
          <Lines title={t("coach-memory")} lines={told.memory} words={words} />
          <Lines title={t("coach-readings")} lines={told.readings} words={words} />
          <p class="pn-note">{words.say("coach-labels")}</p>
        </>
      )}
    </div>
  );
}
