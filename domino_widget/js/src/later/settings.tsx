// The settings dialog: a draft that only New match makes real, and the view's own settings.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog, type PanelProps, refusal, sideName, useView } from "../shared";
import type { Options, Settings } from "../types";
import { fit, toSend } from "./settings-draft";
import { MatchFields } from "./settings-match";
import { ScreenFields } from "./settings-screen";

export function SettingsDialog({ open, onClose }: PanelProps) {
  const view = useView();
  const { t } = view;
  const [options, setOptions] = useState<Options | null>(null);
  const [draft, setDraft] = useState<Settings | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);

  async function load() {
    setProblem(null);
    const answer = await view.send({ type: "settings" });
    if (!answer.ok) {
      setProblem(refusal(view, answer.error));
      return;
    }
    const offered = answer.result as Options;
    setOptions(offered);
    setDraft((old) => {
      const current = old ?? view.state.peek()?.settings;
      return current ? fit(offered, current) : null;
    });
  }

  // A new draft each time the dialog opens, and only then.
  useEffect(() => {
    if (!open) return;
    setAsking(false);
    setDraft(null);
    load();
  }, [open]);

  const underWay = matchUnderWay(view.state.value);

  async function start() {
    if (!draft || sending) return;
    if (underWay && !asking) {
      setAsking(true);
      // The question takes the focus, and its safe answer is the one under the finger.
      requestAnimationFrame(() => keep.current?.focus());
      return;
    }
    setSending(true);
    setProblem(null);
    const answer = await view.send({ type: "settings", settings: toSend(draft) });
    setSending(false);
    setAsking(false);
    if (!answer.ok) {
      setProblem(`${t("settings-refused")} ${refusal(view, answer.error)}`);
      return;
    }
    onClose();
    view.tell(t("settings-started", { game: t(`game-${draft.game}`) }));
  }

  const state = view.state.value;
  const scores = state?.sides
    .map((side, index) => `${sideName(view, state, index)} ${side.score}`)
    .join(", ");

  const foot = asking ? (
    <div class="pn-ask" role="alertdialog" aria-label={t("settings-confirm-title")}>
      <p class="pn-ask-text">
        <strong>{t("settings-confirm-title")}.</strong>{" "}
        {t("settings-confirm", { scores: scores ?? "" })}
      </p>
      <button class="pn-btn" ref={keep} onClick={() => setAsking(false)}>
        {t("settings-confirm-keep")}
      </button>
      <button class="pn-btn is-main" onClick={start}>
        {t("settings-confirm-start")}
      </button>
    </div>
  ) : (
    <div class="pn-foot-row">
      <button class="pn-btn is-quiet" onClick={onClose}>
        {t("settings-cancel")}
      </button>
      <button class="pn-btn is-main" aria-disabled={!draft || !options || sending} onClick={start}>
        {t("settings-new")}
      </button>
    </div>
  );

  return (
    <Dialog
      open={open}
      title={t("settings-title")}
      onClose={onClose}
      foot={
        <>
          <div class="pn-problem" role="alert" hidden={problem === null}>
            {problem}
          </div>
          {foot}
        </>
      }
    >
      <section class="pn-part">
        <h3 class="pn-h3">{t("settings-match")}</h3>
        <p class="pn-note">{t("settings-match-note")}</p>
        {options && draft ? (
          <MatchFields
            options={options}
            draft={draft}
            change={(part) => setDraft(fit(options, { ...draft, ...part }))}
          />
        ) : (
          <p class="pn-waiting">
            {problem === null ? (
              t("settings-loading")
            ) : (
              <button class="pn-btn" onClick={load}>
                {t("settings-retry")}
              </button>
            )}
          </p>
        )}
      </section>
      <section class="pn-part">
        <h3 class="pn-h3">{t("settings-screen")}</h3>
        <p class="pn-note">{t("settings-screen-note")}</p>
        <ScreenFields languages={options?.languages ?? []} />
      </section>
    </Dialog>
  );
}

/** A match that somebody would miss: not over, and something beyond the first deal has happened. */
function matchUnderWay(state: ReturnType<typeof useView>["state"]["value"]): boolean {
  if (!state || state.winner !== null) return false;
  return state.rounds.length > 0 || state.log.some((entry) => entry.kind !== "deal");
}
