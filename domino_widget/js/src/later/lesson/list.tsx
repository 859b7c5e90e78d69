// The lessons that lie beside the app: what each is about, how far one is, and the way in.
import { Dialog, type PanelProps, refusal, useEffect, useState, useTable } from "../../shared";
import type { LessonEntry } from "../../types-lesson";
import { beside } from "./link";
import { Far } from "./parts";
import { useLessonWords } from "./words";

export function LessonsDialog({ open, onClose }: PanelProps) {
  const view = useTable();
  const { t } = view;
  const ready = useLessonWords();
  const [lessons, setLessons] = useState<LessonEntry[] | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!open) return;
    view.send({ type: "lessons" }).then((answer) => {
      if (answer.ok) setLessons(answer.result as LessonEntry[]);
      else setProblem(refusal(view, answer.error));
    });
  }, [view, open]);
  const away = lessons?.some((one) => one.address === null);
  return (
    <Dialog reading open={open} title={t("lessons-title")} onClose={onClose}>
      <div class="pn-lessons" data-panel="lessons">
        <p class="pn-note">{t(away ? "lessons-away" : "lessons-what")}</p>
        {problem && (
          <p class="pn-problem" role="alert">
            {problem}
          </p>
        )}
        {ready && lessons && (
          <ol class="pn-lesson-list">
            {lessons.map((one) => (
              <li key={one.number} class="pn-lesson">
                <span class="pn-lesson-number" aria-hidden="true">
                  {one.number}
                </span>
                <div>
                  <h3 class="pn-h3">
                    {one.address === null ? (
                      t(one.title.id)
                    ) : (
                      <a class="pn-lesson-link" href={beside(view.root, one.address)}>
                        {t(one.title.id)}
                      </a>
                    )}
                  </h3>
                  <p>{t(one.aims.id)}</p>
                  {one.begun && <Far far={one} open={false} />}
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}
