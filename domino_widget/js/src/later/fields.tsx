// Form fields of the settings: native controls, each with its name and a sentence that says what it changes.
import { useName, useRef } from "../shared";

export interface Choice {
  value: string;
  label: string;
  /** Printed under the label. */
  note?: string;
  off?: boolean;
}
interface ChoicesProps {
  legend: string;
  value: string;
  choices: Choice[];
  /** Why some choices are off. */
  why?: string | null;
  wide?: boolean;
  onChange: (value: string) => void;
}
/** A radio group drawn as a row of cards. */
export function Choices({ legend, value, choices, why, wide = false, onChange }: ChoicesProps) {
  const name = useName();
  return (
    <fieldset class="pn-fieldset" aria-describedby={why ? `${name}-why` : undefined}>
      <legend class="pn-legend">{legend}</legend>
      <div class={wide ? "pn-choices is-wide" : "pn-choices"}>
        {choices.map((choice) => (
          <label key={choice.value} class={choice.off ? "pn-choice is-off" : "pn-choice"}>
            <input
              class="pn-choice-in"
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.off ?? false}
              onChange={() => onChange(choice.value)}
            />
            <span class="pn-choice-face">
              <span class="pn-choice-label">{choice.label}</span>
              {choice.note && <span class="pn-note">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {why && (
        <p class="pn-why" id={`${name}-why`}>
          {why}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  what?: string;
  on: boolean;
  /** Why it cannot be chosen; given, it is off. */
  why?: string | null;
  /** What becomes false was refused, and is not shown on. */
  onChange: (on: boolean) => unknown;
}
export function Switch({ label, what, on, why = null, onChange }: SwitchProps) {
  const name = useName();
  const note = why ?? what;
  const now = useRef(on);
  now.current = on;
  return (
    <div class={why ? "pn-switch is-off" : "pn-switch"}>
      <input
        class="pn-switch-in"
        type="checkbox"
        id={name}
        checked={on && !why}
        disabled={why !== null}
        aria-describedby={note ? `${name}-note` : undefined}
        onChange={async ({ currentTarget }) => {
          if ((await onChange(currentTarget.checked)) === false)
            currentTarget.checked = now.current;
        }}
      />
      <label class="pn-switch-label" for={name}>
        {label}
      </label>
      {note && (
        <p class={why ? "pn-why" : "pn-note"} id={`${name}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface PickProps {
  label: string;
  value: string;
  choices: Choice[];
  note?: string | null;
  why?: string | null;
  /** What becomes false was refused, and is not shown on. */
  onChange: (value: string) => unknown;
}
/** A select; the note under it belongs to the chosen value. */
export function Pick({ label, value, choices, note = null, why = null, onChange }: PickProps) {
  const name = useName();
  const now = useRef(value);
  now.current = value;
  const described = [note && `${name}-note`, why && `${name}-why`].filter(Boolean).join(" ");
  return (
    <div class="pn-pick">
      <label class="pn-pick-label" for={name}>
        {label}
      </label>
      <select
        class="pn-select"
        id={name}
        value={value}
        aria-describedby={described || undefined}
        onChange={async ({ currentTarget }) => {
          if ((await onChange(currentTarget.value)) === false) currentTarget.value = now.current;
        }}
      >
        {choices.map((choice) => (
          <option
            key={choice.value}
            value={choice.value}
            selected={choice.value === value}
            disabled={choice.off ?? false}
          >
            {choice.label}
          </option>
        ))}
      </select>
      {note && (
        <p class="pn-note" id={`${name}-note`}>
          {note}
        </p>
      )}
      {why && (
        <p class="pn-why" id={`${name}-why`}>
          {why}
        </p>
      )}
    </div>
  );
}
