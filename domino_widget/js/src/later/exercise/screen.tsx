// An exercise: one sentence, the table, the answer, and what is said of it.
import { Icon, refusal, useEffect, useRef, useState, useTable } from "../../shared";
import type { Msg } from "../../types";
import type { Exercise } from "../../types-exercise";
import { AnswerForm } from "./form";
import { ExerciseTable, ToldHands } from "./table";

export function ExerciseSheet({ exercise }: { exercise: Exercise }) {
  const view = useTable();
  const { t } = view;
  const [items, setItems] = useState<string[]>(exercise.correct ? exercise.given : []);
  const heading = `${view.uid}-task`;
  const say = ({ id, args }: Msg) => t(id, args);

  async function act(action: string): Promise<boolean> {
    view.notice.value = null;
    const answer = await view.send({ type: "act", action });
    if (answer.ok) {
      const now = view.state.peek()?.exercise;
      const shown = action === "reveal" && now?.answer ? [now.answer] : now?.told;
      const news = action === "hint" ? now?.hints.slice(-1).map((one) => one.msg) : shown;
      view.tell([...(news ?? [])].map(say).join(" ") || t("lesson-noted"));
      return true;
    }
    const { code, args } = answer.error;
    if (code !== "busy") {
      view.tell(
        code.startsWith("lesson-") ? t(code, args) : refusal(view, answer.error),
        "refused",
      );
    }
    return false;
  }

  // A page's link asks for it in the browser; the answers are Python's.
  useEffect(() => {
    if (!view.projector.value || exercise.room) return;
    view.send({ type: "room" }).then((answer) => {
      if (!answer.ok) view.tell(t(answer.error.code), "refused");
    });
  }, [view, exercise.room]);

  // The keys of somebody who shows it to a class are the table's.
  const hand = !view.handHidden.value;
  const asked = useRef(view.answers.value);
  useEffect(() => {
    if (asked.current !== view.answers.value && exercise.room) void act("reveal");
    asked.current = view.answers.value;
  }, [view.answers.value]);

  return (
    <section class="x-sheet" aria-labelledby={heading}>
      <Head exercise={exercise} />
      <h2 class="x-task" id={heading}>
        {say(exercise.task)}
      </h2>
      {(!exercise.room || hand) && <ToldHands hands={exercise.hands} open={exercise.board} />}
      {exercise.room && (
        <Room
          exercise={exercise}
          hand={hand}
          onHand={view.showHand}
          onAnswer={() => void act("reveal")}
        />
      )}
      {exercise.board && (
        <ExerciseTable
          exercise={exercise.room && !hand ? { ...exercise, hideHand: true } : exercise}
          items={items}
          onChange={setItems}
        />
      )}
      <AnswerForm exercise={exercise} items={items} onChange={setItems} onSend={act} />
      <Feedback
        exercise={exercise}
        refused={view.notice.value?.kind === "refused" ? view.notice.value.text : null}
      />
      <Hints exercise={exercise} />
    </section>
  );
}

interface RoomProps {
  exercise: Exercise;
  hand: boolean;
  onHand: () => void;
  onAnswer: () => void;
}
/** For a class: what stays hidden until somebody has said it. */
function Room({ exercise, hand, onHand, onAnswer }: RoomProps) {
  const { t } = useTable();
  const held = exercise.hands.length > 0 || (exercise.board && !exercise.hideHand);
  return (
    <div class="x-room">
      {held && (
        <button class="d-btn" type="button" aria-pressed={hand} onClick={onHand}>
          <span>{t("lesson-room-hand")}</span> <kbd>h</kbd>
        </button>
      )}
      <button class="d-btn" type="button" onClick={onAnswer}>
        <span>{t("lesson-room-answer")}</span> <kbd>a</kbd>
      </button>
      {exercise.answer && (
        <p class="x-told is-right">{t(exercise.answer.id, exercise.answer.args)}</p>
      )}
    </div>
  );
}

function Head({ exercise }: { exercise: Exercise }) {
  const { t } = useTable();
  const { row, mastered, skill, game } = exercise;
  const full = mastered ? 3 : Math.min(row ?? 0, 3);
  return (
    <div class="x-head">
      {/* What has its own heading needs no number. */}
      {/\d$/.test(exercise.id) && <span class="x-id">{exercise.id}</span>}
      <span class="x-skill">
        {game && `${t(`game-${game}`)} · `}
        {t(skill.id)}
      </span>
      {row !== null && (
        <span
          class="x-row"
          role="img"
          aria-label={mastered ? t("lesson-mastered") : t("lesson-row", { row: full })}
        >
          {[1, 2, 3].map((n) => (
            <span key={n} class={n <= full ? "x-dot is-on" : "x-dot"} />
          ))}
          {mastered && <span class="x-mastered">{t("lesson-mastered")}</span>}
        </span>
      )}
      {exercise.before > 0 && (
        <span class="x-before">
          {"★".repeat(exercise.before)} {t("lesson-before")}
        </span>
      )}
      {exercise.code && (
        <span class="x-code">{t("lesson-deal-code", { code: exercise.code })}</span>
      )}
    </div>
  );
}

function Feedback({ exercise, refused }: { exercise: Exercise; refused: string | null }) {
  const { t } = useTable();
  if (refused) return <div class="x-told is-refused">{refused}</div>;
  if (exercise.silent && exercise.tries > 0) return <div class="x-told">{t("lesson-noted")}</div>;
  if (exercise.told.length === 0) return null;
  return (
    <div class={exercise.correct ? "x-told is-right" : "x-told is-wrong"}>
      <Icon name={exercise.correct ? "cup" : "hint"} />
      <div>
        {exercise.told.map((line, n) => (
          <p key={n} class={n === 0 ? "x-verdict" : ""}>
            {t(line.id, line.args)}
          </p>
        ))}
        {exercise.stars > 0 && (
          <p class="x-stars">{t("lesson-stars", { stars: exercise.stars })}</p>
        )}
      </div>
    </div>
  );
}

function Hints({ exercise }: { exercise: Exercise }) {
  const { t } = useTable();
  if (exercise.hints.length === 0) return null;
  return (
    <ol class="x-hints" aria-label={t("lesson-hints")}>
      {exercise.hints.map(({ step, msg }) => (
        <li key={step}>
          <strong>{t(`lesson-hint-${step}`)}</strong> {t(msg.id, msg.args)}
        </li>
      ))}
    </ol>
  );
}
