// The hint panel: four steps, three groups, each sentence with the label of what it is worth.
import { useEffect, useRef, useState } from "preact/hooks";
import { useView } from "../context";
import { Icon } from "../icons";
import type { Later } from "../later-module";
import type { Hint, HintLine } from "../types";
import { DWELL_MS, type Ladder, playLookedAt, turnKey, useLadder } from "./hint-ladder";
import { formatMsg } from "./words";

const STEPS = [1, 2, 3, 4] as const;
const GROUPS = ["ends", "scoring", "muggins"] as const;
const CHIP: Readonly<Record<HintLine["label"], string>> = {
  certain: "is-certain",
  chance: "is-chance",
  "claim-now": "is-gold",
  "call-muggins": "is-gold",
  risk: "is-bad",
  none: "",
};

export function HintPanel() {
  const view = useView();
  const { t } = view;
  const panel = useRef<HTMLDetailsElement>(null);
  const given = panel.current?.closest<HTMLElement>("[data-hint-dwell]")?.dataset.hintDwell;
  const ladder = useLadder(given === undefined ? DWELL_MS : Number(given));
  const state = view.state.value;
  const { answers } = view;
  // For a room: unfolded, in sight, and whole. What was asked before the panel was here is not asked again.
  const met = useRef(answers.peek());
  useEffect(() => {
    if (met.current === answers.value) return;
    met.current = answers.value;
    if (!panel.current) return;
    panel.current.open = true;
    ladder.answer();
    panel.current.scrollIntoView({ block: "start" });
  }, [answers.value]);
  if (!state || state.viewer === null || state.locked) return null;
  const past = view.cursor.value !== null;
  if (state.result || past) {
    return (
      <section class="pn-card pn-hint" data-panel="hint">
        <h3 class="pn-card-head">
          <Icon name="hint" />
          <span class="pn-grow">{t("hint-title")}</span>
        </h3>
        <p class="pn-note">{t(past ? "now-looking-back" : "hint-over")}</p>
      </section>
    );
  }
  const tile = view.selected.value;
  return (
    <details class="pn-card pn-hint" open ref={panel} data-panel="hint">
      <summary class="pn-card-head">
        <Icon name="hint" />
        <span class="pn-grow">{t("hint-title")}</span>
        {ladder.assisted && <span class="pn-chip">{t("hint-assisted")}</span>}
        <Icon name="down" />
      </summary>
      <Rungs step={ladder.step} />
      <p class="pn-note pn-hint-about">
        {ladder.step > 0 && tile !== null && playLookedAt(view) !== null
          ? t("hint-about", { tile })
          : t("hint-intro")}
      </p>
      <Next ladder={ladder} />
      {ladder.problem && (
        <p class="pn-problem" role="alert">
          {ladder.problem}
        </p>
      )}
      <div aria-live="polite">
        {GROUPS.map((name) => (
          <Group key={name} name={name} hint={ladder.hint} />
        ))}
        {ladder.step === 4 && state.toAct === state.viewer && <Coach key={turnKey(state)} />}
        {ladder.hint?.counts === false && <p class="pn-note">{t("hint-nothing")}</p>}
      </div>
    </details>
  );
}

/** What the coach says at the last step: it comes with the later panels, and after a search. */
function Coach() {
  const view = useView();
  const [later, setLater] = useState<Later | null>(null);
  useEffect(() => {
    view.later().then(setLater);
  }, []);
  return later && <later.CoachNotes />;
}

function Rungs({ step }: { step: number }) {
  const { t } = useView();
  return (
    <ol class="pn-ladder" aria-label={t("hint-ladder")}>
      {STEPS.map((rung) => {
        const place = rung < step ? " is-past" : rung === step ? " is-now" : "";
        return (
          <li
            key={rung}
            class={`pn-rung${place}`}
            aria-current={rung === step ? "step" : undefined}
          >
            <span class="pn-rung-n" aria-hidden="true">
              {rung}
            </span>
            {rung < step ? (
              <>
                <span aria-hidden="true">{t(`hint-step-${rung}`)}</span>
                <span class="pn-sr">{t("hint-rung-past", { name: t(`hint-step-${rung}`) })}</span>
              </>
            ) : (
              t(`hint-step-${rung}`)
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The one button of the ladder: it stays the same element, so the focus stays on it. */
function Next({ ladder }: { ladder: Ladder }) {
  const { t } = useView();
  const { step, wait } = ladder;
  const over = step === 4;
  const next = step + 1;
  return (
    <button class="pn-btn is-all" aria-disabled={wait > 0 || over} onClick={ladder.next}>
      {wait > 0 && !over && <Icon name="clock" />}
      {over
        ? t("hint-done")
        : wait > 0
          ? t(`hint-wait-${next}`, { seconds: wait })
          : t(`hint-open-${next}`)}
    </button>
  );
}

interface GroupProps {
  name: Hint["groups"][number]["name"];
  hint: Hint | null;
}
function Group({ name, hint }: GroupProps) {
  const view = useView();
  const { t } = view;
  const step = hint?.step ?? 0;
  const lines = hint?.groups.find((group) => group.name === name)?.lines ?? [];
  const seen = lines.filter((line) => line.step <= step);
  /** What the group is about; of what this game does not have, only that. */
  function about(): string {
    const game = view.state.value?.game;
    if (name === "muggins" && game?.claiming !== "called") return t("hint-muggins-none");
    if (name === "scoring" && game?.multiples.length === 0) return t("hint-scoring-none");
    return t(`hint-group-${name}-about`);
  }
  return (
    <section class="pn-group">
      <h4 class="pn-group-head">{t(`hint-group-${name}`)}</h4>
      {!hint && <p class="pn-group-line">{about()}</p>}
      {hint && seen.length === 0 && <p class="pn-group-line">{t("hint-group-quiet")}</p>}
      {seen.map((line, index) => (
        <p
          // A group's lines only ever grow at their end within one step of one turn.
          key={`${line.msg.id}-${index}`}
          class={line.step === step ? "pn-group-line is-new" : "pn-group-line"}
        >
          <span>{formatMsg(view, line.msg)}</span>
          {line.label !== "none" && (
            <span class={`pn-chip ${CHIP[line.label]}`}>{t(`hint-label-${line.label}`)}</span>
          )}
        </p>
      ))}
    </section>
  );
}
