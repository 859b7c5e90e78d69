// The answer: fields, choices, tiles or steps, native controls throughout; and the three buttons.
import { Icon, useState, useTable } from "../../shared";
import { type ItemProps, SmallTile } from "./table";

interface FormProps extends ItemProps {
  onSend: (action: string) => Promise<boolean>;
}

export function AnswerForm(props: FormProps) {
  const view = useTable();
  const { t } = view;
  const { exercise, items, onSend } = props;
  const done = exercise.correct;
  const [waits, setWaits] = useState(false);

  async function check(event: Event) {
    event.preventDefault();
    if (done) return;
    if (items.filter(Boolean).length === 0) view.tell(t("lesson-not-answered"), "refused");
    else await onSend(`answer ${items.map((item) => item.trim()).join(", ")}`);
  }
  async function hint() {
    const before = exercise.hints.length;
    await onSend("hint");
    const same = (view.state.peek()?.exercise?.hints.length ?? 0) === before;
    if (same) view.tell(t("lesson-hints-wait"));
    setWaits(same);
  }

  return (
    <form class="x-form" onSubmit={check}>
      <Inputs {...props} />
      <div class="x-acts">
        {!done && (
          <button class="d-btn is-main" type="submit">
            <span>{t("lesson-check")}</span>
          </button>
        )}
        {!done && exercise.most > 0 && (
          <button
            class="d-btn"
            type="button"
            onClick={hint}
            aria-disabled={exercise.hints.length >= exercise.most}
          >
            <Icon name="hint" />
            <span>
              {t("lesson-hint-next", {
                step: Math.min(exercise.hints.length + 1, exercise.most),
                most: exercise.most,
              })}
            </span>
          </button>
        )}
        {(done || exercise.hints.length === 4 || exercise.silent) && (
          <button
            class={done ? "d-btn is-main" : "d-btn"}
            type="button"
            onClick={() => void onSend("again")}
          >
            <span>{t("lesson-like-this")}</span>
          </button>
        )}
        {waits && <span class="x-note">{t("lesson-hints-wait")}</span>}
      </div>
    </form>
  );
}

function Inputs(props: FormProps) {
  const { exercise } = props;
  if (exercise.kind === "N") return <Numbers {...props} />;
  if (exercise.kind === "C") return <Choice {...props} />;
  if (exercise.kind === "S") return <Ticks {...props} />;
  if (exercise.kind === "Q")
    return exercise.fields.length > 0 ? <Slots {...props} /> : <Steps {...props} />;
  if (exercise.kind === "P") return <Plays {...props} />;
  return null;
}

/** Replaces one part of an answer. */
function put(items: string[], at: number, item: string): string[] {
  const next = [...items];
  while (next.length <= at) next.push("");
  next[at] = item;
  return next;
}

function Numbers({ exercise, items, onChange }: FormProps) {
  const { t } = useTable();
  const labels = exercise.fields.map(({ id, args }) => t(id, args));
  if (labels.length === 0) {
    const text = items.join(", ");
    return (
      <label class="x-field is-alone">
        <span>{t("lesson-answer")}</span>
        <input
          class="x-number"
          inputMode="decimal"
          autocomplete="off"
          readOnly={exercise.correct}
          value={text}
          onInput={(event) => onChange([event.currentTarget.value])}
        />
      </label>
    );
  }
  return (
    <div class="x-fields">
      {labels.map((label, n) => (
        <label key={label} class="x-field">
          <span>{label}</span>
          <input
            class="x-number"
            inputMode="numeric"
            autocomplete="off"
            readOnly={exercise.correct}
            value={items[n] ?? ""}
            onInput={(event) => onChange(put(items, n, event.currentTarget.value))}
          />
        </label>
      ))}
    </div>
  );
}

function Choice({ exercise, items, onChange }: FormProps) {
  const { t, uid } = useTable();
  return (
    <fieldset class="x-options">
      <legend class="d-sr">{t("lesson-choose")}</legend>
      {exercise.options.map(({ key, label }) => (
        <label key={key} class={items[0] === key ? "x-option is-on" : "x-option"}>
          <input
            type="radio"
            name={`${uid}-choice`}
            value={key}
            checked={items[0] === key}
            disabled={exercise.correct}
            onChange={() => onChange([key])}
          />
          <span>{t(label.id, label.args)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Ticks({ exercise, items, onChange }: FormProps) {
  const { t } = useTable();
  return (
    <fieldset class="x-ticks">
      <legend class="d-sr">{t("lesson-choose-all")}</legend>
      {exercise.options.map(({ key, label }) => {
        const on = items.includes(key);
        return (
          <label key={key} class={on ? "x-tick is-on" : "x-tick"}>
            <input
              type="checkbox"
              value={key}
              checked={on}
              disabled={exercise.correct}
              aria-label={t(label.id, label.args)}
              onChange={() => onChange(on ? items.filter((one) => one !== key) : [...items, key])}
            />
            {key.includes("-") ? (
              <SmallTile tile={key} />
            ) : (
              <span class="x-tick-number">{key}</span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** A word for each of the moments that are named. */
function Slots({ exercise, items, onChange }: FormProps) {
  const { t } = useTable();
  return (
    <div class="x-fields is-words">
      {exercise.fields.map(({ id, args }, n) => (
        <label key={`${id}${JSON.stringify(args)}`} class="x-field">
          <span>{t(id, args)}</span>
          <select
            class="x-select"
            value={items[n] ?? ""}
            disabled={exercise.correct}
            onChange={(event) => onChange(put(items, n, event.currentTarget.value))}
          >
            <option value="">{t("lesson-pick")}</option>
            {exercise.options.map(({ key, label }) => (
              <option key={key} value={key}>
                {t(label.id, label.args)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Steps, one after the other. */
function Steps({ exercise, items, onChange }: FormProps) {
  const { t } = useTable();
  const name = new Map(exercise.options.map(({ key, label }) => [key, t(label.id, label.args)]));
  return (
    <div class="x-steps">
      <ol class="x-chips" aria-label={t("lesson-steps")}>
        {items.map((item, n) => (
          <li key={n} class="x-chip">
            {name.get(item) ?? item}
          </li>
        ))}
      </ol>
      {!exercise.correct && (
        <div class="x-step-acts">
          {exercise.options.map(({ key }) => (
            <button
              key={key}
              type="button"
              class="d-btn is-small"
              onClick={() => onChange([...items, key])}
            >
              {name.get(key)}
            </button>
          ))}
          {items.length > 0 && (
            <button
              type="button"
              class="d-btn is-small is-quiet"
              onClick={() => onChange(items.slice(0, -1))}
            >
              {t("lesson-step-back")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The plays chosen on the table, each to be taken back. */
function Plays({ exercise, items, onChange }: FormProps) {
  const view = useTable();
  const { t } = view;
  const labels = exercise.fields.map(({ id, args }) => t(id, args));
  return (
    <div class="x-steps">
      <p class="x-note">
        {t(
          exercise.one
            ? "lesson-play-one"
            : labels.length > 0
              ? "lesson-play-parts"
              : "lesson-play-all",
        )}
      </p>
      {items.length > 0 && (
        <ol class="x-chips" aria-label={t("lesson-plays")}>
          {items.map((item, n) => (
            <li key={item + String(n)} class="x-chip">
              {labels[n] && <span class="x-chip-label">{labels[n]}</span>}
              <PlayName item={item} />
              {!exercise.correct && (
                <button
                  type="button"
                  class="x-chip-off"
                  aria-label={t("lesson-play-off", { play: item.split("@")[0] ?? "" })}
                  onClick={() => onChange(items.filter((_, at) => at !== n))}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function PlayName({ item }: { item: string }) {
  const view = useTable();
  const [tile = "", place = ""] = item.split("@");
  const state = view.state.value;
  const [onto, port] = place.split(".");
  const end = state?.ends.find((one) => {
    const [n, p] = one.id.split(".");
    return p === port && state.tiles[Number(n)]?.tile === onto;
  });
  return <span>{end ? view.t("lesson-play-name", { tile, end: view.names.end(end) }) : item}</span>;
}
