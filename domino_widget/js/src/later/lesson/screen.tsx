// A lesson on the screen: one exercise in a notebook, or in a page of its own the whole of it, part after part.
import { Icon, useEffect, useLayoutEffect, useRef, useTable } from "../../shared";
import type { LessonPage } from "../../types-lesson";
import { ExerciseSheet } from "../exercise/screen";
import type { Typed } from "./class";
import { beside } from "./link";
import { type Go, Head, Practise, Progress, Words, Worked } from "./parts";
import { useLessonWords } from "./words";

export function LessonScreen() {
  const { state } = useTable();
  const ready = useLessonWords();
  const now = state.value;
  if (!ready || !now) return null;
  if (now.lesson) return <Page lesson={now.lesson} />;
  return now.exercise ? <ExerciseSheet key={now.match} exercise={now.exercise} /> : null;
}

function Page({ lesson }: { lesson: LessonPage }) {
  const view = useTable();
  const { t } = view;
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(lesson.at);
  // Another part begins at its top, for eyes and for those who listen.
  useEffect(() => {
    const parts = view.root.querySelector(".x-parts");
    const here = parts?.querySelector<HTMLElement>("[aria-current]");
    // Where the parts stand in one row, the one that is shown comes into its middle.
    if (parts && here) parts.scrollLeft = here.offsetLeft - parts.clientWidth / 2;
    if (shown.current === lesson.at) return;
    shown.current = lesson.at;
    body.current?.focus({ preventScroll: true });
    view.root.scrollIntoView({ block: "start" });
  }, [lesson.at, view]);
  useLayoutEffect(() => {
    view.root.dataset.lesson = "";
    return () => {
      delete view.root.dataset.lesson;
    };
  }, [view]);
  const title = t(lesson.title.id);
  const page = view.root.ownerDocument;
  useEffect(() => {
    if (page.documentElement.dataset.domino && !lesson.practice) {
      page.title = `${title} · ${t("game-title")}`;
    }
  });
  const typed: Typed = useRef(async () => true);
  async function go(to: Parameters<Go>[0]): Promise<void> {
    if (!(await typed.current())) return;
    // A class that was typed has deals, and stars, of its own.
    const part = typeof to === "number" ? to : to(view.state.peek()?.lesson ?? lesson);
    await view.send({ type: "act", action: `go ${part}` });
  }
  return (
    <div class="x-page">
      <header class="x-bar">
        {lesson.home !== null && (
          <a class="d-btn x-link" href={beside(view.root, lesson.home)}>
            <Icon name="left" />
            <span>{t("lesson-home")}</span>
          </a>
        )}
        {lesson.practice && (
          <button class="d-btn" onClick={() => void view.send({ type: "act", action: "leave" })}>
            <Icon name="left" />
            <span>{t("review-practise-leave")}</span>
          </button>
        )}
        <h1>{lesson.practice ? t("notebook-practise") : title}</h1>
        {!lesson.practice && (
          <span class="x-note">
            {t("lesson-version", { number: lesson.number, version: lesson.version })}
          </span>
        )}
      </header>
      <Parts lesson={lesson} onGo={go} />
      <div class="x-body" tabIndex={-1} ref={body} role="group" aria-label={partName(t, lesson)}>
        {!lesson.practice && <Section lesson={lesson} />}
        <Part lesson={lesson} typed={typed} onGo={go} />
      </div>
      {(lesson.at > 0 || lesson.practice) && (
        <nav class="x-foot" aria-label={t("lesson-turn")}>
          {lesson.at > 0 && (
            <button class="d-btn" onClick={() => go(lesson.at - 1)}>
              <Icon name="left" />
              <span>{t("lesson-back")}</span>
            </button>
          )}
          {lesson.at < lesson.parts.length - 1 && (
            <button class="d-btn x-on" onClick={() => go(lesson.at + 1)}>
              <span>{t("lesson-on")}</span>
              <Icon name="right" />
            </button>
          )}
        </nav>
      )}
    </div>
  );
}

interface PartProps {
  lesson: LessonPage;
  typed: Typed;
  onGo: Go;
}
function Part({ lesson, typed, onGo }: PartProps) {
  const { state } = useTable();
  const now = state.value;
  switch (lesson.kind) {
    case "head":
      return <Head lesson={lesson} typed={typed} onGo={onGo} />;
    case "worked":
      return <Worked lesson={lesson} />;
    case "round":
      return <Words title="notebook-round" text="notebook-round-what" />;
    case "practise":
      return <Practise />;
    case "progress":
      return <Progress lesson={lesson} typed={typed} />;
    case "exercise":
      return now?.exercise ? <ExerciseSheet key={now.match} exercise={now.exercise} /> : null;
  }
}

function Section({ lesson }: { lesson: LessonPage }) {
  const { t } = useTable();
  const [title, ...rest] = lesson.section;
  if (!title) return null;
  return (
    <div class="x-section">
      <h2>{t(title.id)}</h2>
      {rest.map(({ id }) => (
        <p key={id}>{t(id)}</p>
      ))}
    </div>
  );
}

/** The parts in their order: numbers of exercises, and names of the rest. */
function Parts({ lesson, onGo }: { lesson: LessonPage; onGo: Go }) {
  const { t } = useTable();
  return (
    <ol class="x-parts" aria-label={t("lesson-parts")}>
      {lesson.parts.map(({ id, stars }, n) => (
        <li key={id}>
          <button
            class={stars > 0 ? "x-part is-done" : "x-part"}
            aria-current={n === lesson.at ? "step" : undefined}
            onClick={() => onGo(n)}
          >
            {nameOf(t, id)}
            {stars > 0 && <span class="d-sr">{`, ${t("lesson-part-stars", { stars })}`}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

const NAMES: Record<string, string> = {
  head: "lesson-part-head",
  worked: "lesson-part-worked",
  round: "lesson-part-round",
  practise: "lesson-part-practise",
  progress: "lesson-part-progress",
  predict: "notebook-predict",
  faded: "lesson-part-faded",
};

function nameOf(t: (id: string) => string, id: string): string {
  const word = NAMES[id.split(".")[1] ?? id] ?? NAMES[id];
  return word ? t(word) : id;
}

function partName(t: (id: string) => string, lesson: LessonPage): string {
  return nameOf(t, lesson.parts[lesson.at]?.id ?? "");
}
