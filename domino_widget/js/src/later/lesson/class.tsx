// Whose results these are, where a lesson is a page: the class, the student's code, and the file to hand in.
import {
  refusal,
  saveFile,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTable,
} from "../../shared";
import type { RecordFile, Request } from "../../types";
import type { LessonPage } from "../../types-lesson";
import { CLASS_WORDS } from "./link";

/** Asks, and says why not. */
function useAsk(): [string, (request: Request) => Promise<{ result: unknown } | null>] {
  const view = useTable();
  const [problem, setProblem] = useState("");
  return [
    problem,
    async (request) => {
      const answer = await view.send(request);
      if (answer.ok) {
        setProblem("");
        return answer;
      }
      const { code, args } = answer.error;
      setProblem(code.startsWith("lesson-") ? view.t(code, args) : refusal(view, answer.error));
      return null;
    },
  ];
}

function Problem({ text }: { text: string }) {
  return text ? (
    <p class="x-told is-refused" role="alert">
      {text}
    </p>
  ) : null;
}

/** Takes what stands typed in the form; false where it was refused. What leads on asks for it first. */
export type Typed = { current: () => Promise<boolean> };

interface FormProps {
  lesson: LessonPage;
  typed: Typed;
}
/** What a teacher gave, from a link or typed here; another seed brings other deals. */
export function ClassForm({ lesson, typed }: FormProps) {
  const view = useTable();
  const { t } = view;
  const { seed, student } = lesson.class;
  const [problem, ask] = useAsk();
  // What a link asks for stands in the form too: it may want a code beside it.
  const [shown, setShown] = useState(lesson.class);
  const form = useRef<HTMLFormElement>(null);
  const page = view.root.ownerDocument.defaultView;
  // A link is followed once: what is typed later stays after a reload.
  useEffect(() => {
    if (!page) return;
    const here = new URL(page.location.href);
    const [given, code, apart] = CLASS_WORDS.map((name) => here.searchParams.get(name));
    if (given == null && code == null) return;
    for (const name of CLASS_WORDS) here.searchParams.delete(name);
    page.history.replaceState(null, "", here);
    const asked = { seed: given ?? seed, student: code ?? student, own: apart != null };
    setShown(asked);
    void enrol(asked.seed ?? "", asked.student ?? "", asked.own);
  }, [page]);
  async function enrol(given: string, code: string, apart: boolean): Promise<boolean> {
    return (await ask({ type: "class", seed: given, student: code, own: apart })) !== null;
  }
  async function take(): Promise<boolean> {
    if (!form.current) return true;
    const now = new FormData(form.current);
    const [given, code] = [String(now.get("seed")).trim(), String(now.get("student")).trim()];
    const kept = view.state.peek()?.lesson?.class ?? lesson.class;
    const same = given === (kept.seed ?? "") && code === (kept.student ?? "");
    return (same && now.has("own") === kept.own) || enrol(given, code, now.has("own"));
  }
  useLayoutEffect(() => {
    typed.current = take;
    return () => {
      typed.current = async () => true;
    };
  });
  return (
    <details class="x-far" open={problem !== ""}>
      <summary>
        {seed || student
          ? t("lesson-class-is", { seed: seed ?? "–", student: student ?? "–" })
          : t("lesson-class")}
      </summary>
      <form
        class="x-class"
        ref={form}
        key={JSON.stringify(shown)}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <p class="x-note">{t("lesson-class-what")}</p>
        <label class="x-field">
          <span>{t("lesson-class-seed")}</span>
          <input class="x-select" name="seed" autocomplete="off" defaultValue={shown.seed ?? ""} />
        </label>
        <label class="x-field">
          <span>{t("lesson-class-student")}</span>
          <input
            class="x-select"
            name="student"
            autocomplete="off"
            defaultValue={shown.student ?? ""}
          />
        </label>
        <label class="x-class-own">
          <input type="checkbox" name="own" defaultChecked={shown.own} />
          <span>{t("lesson-class-own-deals")}</span>
        </label>
        <Problem text={problem} />
        <button class="d-btn x-link" type="submit">
          <span>{t("lesson-class-take")}</span>
        </button>
      </form>
    </details>
  );
}

/** The results of this lesson as the file that a teacher collects. */
export function HandIn({ typed }: { typed: Typed }) {
  const view = useTable();
  const { t } = view;
  const [problem, ask] = useAsk();
  const [name, setName] = useState("");
  async function download() {
    setName("");
    if (!(await typed.current())) return;
    const file = (await ask({ type: "results" }))?.result as RecordFile | undefined;
    if (!file) return;
    saveFile(view.root, file.name, file.text);
    setName(file.name);
  }
  return (
    <>
      <p>{t("lesson-hand-in-what")}</p>
      <button class="d-btn x-link" onClick={download}>
        <span>{t("lesson-hand-in-title")}</span>
      </button>
      <Problem text={problem} />
      {name && (
        <p class="x-note" role="status">
          {t("lesson-hand-in-done", { name })}
        </p>
      )}
    </>
  );
}
