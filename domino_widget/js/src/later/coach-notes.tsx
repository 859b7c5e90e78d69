// The last step of a hint, after its search: the best plays, why, what they risk, what others cost.
import { useEffect, useState } from "preact/hooks";
import { refusal, useView } from "../shared";
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
  return (
    <div class="pn-coach" data-coach aria-busy={!told && !problem}>
      {problem && <p class="pn-problem">{problem}</p>}
      {!problem && (!told || !words) && <p class="pn-note">{t("coach-waiting")}</p>}
      {told && words && (
        <>
          {told.advice.map((one, place) => (
            <section class="pn-group" key={words.play(one)}>
              <h4 class="pn-group-head">
                {t(place === 0 ? "coach-best" : "coach-as-good")}: {words.play(one)}
              </h4>
              <Lines title={t("review-why")} lines={one.reasons} words={words} />
              <Lines title={t("coach-risk")} lines={[one.risk]} words={words} />
            </section>
          ))}
          <Lines title={t("hint-label-claim-now")} lines={told.todo} words={words} />
          <Lines title={t("coach-costs")} lines={[...told.same, ...told.costs]} words={words} />
          <Lines title={t("coach-next")} lines={[told.answer]} words={words} />
          <Lines title={t("coach-memory")} lines={told.memory} words={words} />
        </>
      )}
    </div>
  );
}
