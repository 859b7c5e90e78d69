// The claim strip: state the count, or play on. It looks the same whatever the tile is worth.
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { nextCount } from "./geometry";
import { Icon } from "./icons";
import { press } from "./keys";
import { formatMsg } from "./panels/words";
import { type TableView, useTable } from "./table";
import type { ButtonName, Snapshot } from "./types";

/** The open windows in words. */
function sentences(view: TableView, state: Snapshot): string[] {
  const { claim, muggins } = state.windows;
  const said: string[] = [];
  if (claim) {
    const args = { tile: claim.tile, seat: view.seatName(claim.seat) };
    said.push(view.t(claim.mine ? "claim-yours" : "claim-theirs", args));
  }
  if (muggins) {
    const args = { tile: muggins.tile, seat: view.seatName(muggins.seat) };
    const missed = muggins.seat === state.viewer ? "muggins-own" : "muggins-theirs";
    said.push(view.t(muggins.mine ? "muggins-yours" : missed, args));
  }
  return said.length > 0 ? said : [view.t("claim-none")];
}

export function ClaimStrip(): JSX.Element | null {
  const view = useTable();
  const { t } = view;
  const state = view.state.value;
  const count = useSignal("");
  const window = state ? `${state.windows.claim?.n} ${state.windows.muggins?.n}` : "";
  // A number belongs to the windows that it was typed for.
  useEffect(() => {
    count.value = "";
  }, [window]);
  if (state?.game.claiming !== "called" || state.phase === "over") return null;
  const open = Boolean(state.windows.claim || state.windows.muggins) && view.picture.value?.live;
  const step = (by: 1 | -1): void => {
    const next = nextCount(Number(count.peek()) || 0, by, state.game.multiples);
    count.value = next === 0 ? "" : String(next);
  };
  const call = (name: ButtonName): void => {
    const button = state.buttons[name];
    const number = count.peek().trim();
    if (!view.ready.peek()) return;
    if (!button.on || !button.action) {
      const why = button.why ? formatMsg(view, button.why) : t("claim-none");
      view.tell(why);
    } else if (!/^\d{1,4}$/.test(number)) {
      view.tell(t("claim-number"));
      view.root.querySelector<HTMLElement>('[data-focus="count"]')?.focus();
    } else void view.act(`${button.action}${number}`).then(done);
  };
  // A count that was right leaves one thing to do, and letters are keys again.
  const done = (right: boolean): void => {
    if (right) view.root.querySelector<HTMLElement>('[data-act="play-on"]')?.focus();
  };
  const enter = (): void => {
    if (count.peek().trim() === "") press(view, "play-on");
    else call(state.buttons.claim.on ? "claim" : "muggins");
  };
  const said = open ? sentences(view, state) : [];
  const waits = state.buttons["play-on"].on && view.offered.value;
  return (
    <section
      class={`d-claim${open ? " is-open" : ""}${said.length > 1 ? " is-two" : ""}`}
      aria-label={t("claim-label")}
    >
      <div class="d-claim-say">
        {open ? (
          said.map((text) => (
            <p key={text} class="d-claim-q">
              {text}
            </p>
          ))
        ) : (
          <p class="d-claim-q is-quiet">
            {t(view.cursor.value === null ? "claim-none" : "now-looking-back")}
          </p>
        )}
        <details class="d-help">
          <summary class="d-help-q">{t("claim-help")}</summary>
          <p class="d-help-a">{t("help-claim")}</p>
        </details>
      </div>
      <div class="d-claim-do">
        <div class="d-step" role="group" aria-label={t("claim-count")}>
          <StepButton icon="minus" label={t("claim-less")} onClick={() => step(-1)} />
          <input
            class="d-step-in"
            type="text"
            inputMode="numeric"
            autocomplete="off"
            maxLength={4}
            placeholder="?"
            aria-label={t("claim-count")}
            data-focus="count"
            value={count.value}
            onInput={(event) => {
              count.value = event.currentTarget.value;
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") enter();
              else if (event.key === "ArrowUp") step(1);
              else if (event.key === "ArrowDown") step(-1);
              else return;
              event.preventDefault();
            }}
          />
          <StepButton icon="plus" label={t("claim-more")} onClick={() => step(1)} />
        </div>
        <SayButton name="claim" onClick={() => call("claim")} />
        <SayButton name="muggins" onClick={() => call("muggins")} />
        <button
          class={waits ? "d-btn is-main" : "d-btn"}
          aria-disabled={!waits}
          data-act="play-on"
          onClick={() => press(view, "play-on")}
        >
          <Icon name="play" />
          <span>{t("act-play-on")}</span>
        </button>
      </div>
    </section>
  );
}

interface StepProps {
  icon: "minus" | "plus";
  label: string;
  onClick: () => void;
}
function StepButton({ icon, label, onClick }: StepProps): JSX.Element {
  return (
    <button class="d-step-b" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function SayButton({
  name,
  onClick,
}: {
  name: "claim" | "muggins";
  onClick: () => void;
}): JSX.Element {
  const view = useTable();
  const on = Boolean(view.state.value?.buttons[name].on && view.offered.value);
  return (
    <button
      class={on ? "d-btn is-gold" : "d-btn"}
      aria-disabled={!on}
      data-act={name}
      onClick={onClick}
    >
      <Icon name={name === "claim" ? "claim" : "bolt"} />
      <span>{view.t(`act-${name}`)}</span>
    </button>
  );
}
