// What a lesson has beside its exercises: its head, the worked example, what leads to the round, and the progress.
import { Icon, useState, useTable } from "../../shared";
import type { Msg } from "../../types";
import type { HowFar, LessonPage } from "../../types-lesson";
import { ClassForm, HandIn, type Typed } from "./class";
import { beside } from "./link";

/** Goes to a part; what was typed beside the button is taken first. */
export type Go = (to: number | ((lesson: LessonPage) => number)) => void;

/** The exercise to go on with: the first that is not solved, else what comes after the head. */
function nextOf({ parts }: LessonPage): number {
  const numbered = parts.findIndex(({ id, stars }) => /\d$/.test(id) && stars === 0);
  return isBegun(parts) && numbered > 0 ? numbered : 1;
}

const isBegun = (parts: LessonPage["parts"]) => parts.some(({ stars }) => stars > 0);

interface HeadProps {
  lesson: LessonPage;
  typed: Typed;
  onGo: Go;
}
export function Head({ lesson, typed, onGo }: HeadProps) {
  const view = useTable();
  const { t } = view;
  const [asking, setAsking] = useState(false);
  const begun = isBegun(lesson.parts);
  async function reset() {
    if (!asking) return setAsking(true);
    setAsking(false);
    const answer = await view.send({ type: "act", action: "reset" });
    if (answer.ok) view.tell(t("lesson-reset"));
  }
  return (
    <section class="x-section">
      <p class="x-aims">{t(lesson.aims.id)}</p>
      {lesson.notes.map(({ id, args }) => (
        <p key={id} class="x-told is-refused">
          {t(id, args)}
        </p>
      ))}
      <div class="x-acts">
        <button class="d-btn is-main" onClick={() => onGo(nextOf)}>
          <span>
            {begun
              ? t("lesson-go-on", { exercise: lesson.parts[nextOf(lesson)]?.id ?? "" })
              : t("lesson-begin")}
          </span>
          <Icon name="right" />
        </button>
      </div>
      <ClassForm lesson={lesson} typed={typed} />
      <Far far={lesson} open={begun} />
      {begun && (
        <div class="x-acts">
          <button class="d-btn" onClick={reset}>
            <span>{t(asking ? "lesson-reset-sure" : "lesson-reset-button")}</span>
          </button>
        </div>
      )}
      {view.notice.value && <p class="x-note">{view.notice.value.text}</p>}
    </section>
  );
}

/** What was solved, and a line for each skill. */
export function Far({ far, open }: { far: Partial<HowFar>; open: boolean }) {
  const { t } = useTable();
  const say = ({ id, args }: Msg, more: Record<string, string> = {}) => t(id, { ...args, ...more });
  if (!far.solved || !far.skills) return null;
  return (
    <details class="x-far" open={open}>
      <summary>{say(far.solved)}</summary>
      <ul>
        {far.skills.map(({ name, line }) => (
          <li key={name.id}>{say(line, { skill: t(name.id) })}</li>
        ))}
      </ul>
    </details>
  );
}

export function Worked({ lesson }: { lesson: LessonPage }) {
  const { t } = useTable();
  return (
    <section class="x-section x-worked">
      <h2>{t("notebook-worked")}</h2>
      {lesson.rule && <p>{t(lesson.rule.id)}</p>}
      <ol>
        {lesson.steps?.map(({ text, picture, shows }) => (
          <li key={text.id}>
            <p>{t(text.id)}</p>
            <div
              class="x-picture"
              role="img"
              aria-label={shows.map(({ id, args }) => t(id, args)).join(" ")}
              dangerouslySetInnerHTML={{ __html: picture }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What leads to something else; of a round, to the table, which is a widget of its own below. */
export function Words({ title, text }: { title: string; text: string }) {
  const { t } = useTable();
  return (
    <section class="x-section">
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
    </section>
  );
}

export function Practise() {
  const view = useTable();
  const { t } = view;
  return (
    <>
      <Words title="notebook-practise" text="lesson-practise-what" />
      <div class="x-section">
        <button
          class="d-btn is-main x-link"
          onClick={() => void view.send({ type: "act", action: "practise" })}
        >
          <span>{t("lesson-practise-three")}</span>
          <Icon name="right" />
        </button>
      </div>
    </>
  );
}

export function Progress({ lesson, typed }: { lesson: LessonPage; typed: Typed }) {
  const { t, root } = useTable();
  return (
    <>
      <section class="x-section">
        <h2>{t("notebook-progress")}</h2>
        <p>{t("notebook-progress-what")}</p>
        <Far far={lesson} open />
        {lesson.next && (
          <a class="d-btn is-main x-link" href={beside(root, lesson.next.address)}>
            <span>{t("lesson-next", { title: t(lesson.next.title.id) })}</span>
            <Icon name="right" />
          </a>
        )}
      </section>
      <section class="x-section">
        <h2>{t("lesson-hand-in-title")}</h2>
        <ClassForm lesson={lesson} typed={typed} />
        <HandIn typed={typed} />
      </section>
    </>
  );
}
