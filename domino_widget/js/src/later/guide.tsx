// The guide: the rules of a game, how to play it well, and every control.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Dialog, GAMES, type PanelProps, refusal, useView } from "../shared";
import type { Texts } from "../types";
import { Pick } from "./fields";
import { type Guide, readGuide, type Section } from "./guide-text";

export function GuideDialog({ open, onClose }: PanelProps) {
  return (
    <Dialog reading open={open} title={useView().t("guide-title")} onClose={onClose}>
      <GuideBody />
    </Dialog>
  );
}

function GuideBody() {
  const view = useView();
  const { t } = view;
  const lang = view.prefs.value.language;
  const [texts, setTexts] = useState<Texts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const [game, setGame] = useState(view.state.peek()?.game.id ?? "block");
  useEffect(() => {
    let here = true;
    setProblem(null);
    view.send({ type: "texts", part: "guide", lang }).then((answer) => {
      if (!here) return;
      if (answer.ok) setTexts(answer.result as Texts);
      else setProblem(refusal(view, answer.error));
    });
    return () => {
      here = false;
    };
  }, [view, lang, asked]);
  const guide = useMemo(() => texts && readGuide(texts.lang, texts.ftl), [texts]);
  return (
    <>
      <Pick
        label={t("guide-game")}
        value={game}
        choices={GAMES.map((id) => ({ value: id, label: t(`game-${id}`) }))}
        onChange={setGame}
      />
      {guide && <Parts guide={guide} game={game} />}
      {!guide && problem === null && <p class="pn-waiting">{t("guide-loading")}</p>}
      {!guide && problem !== null && (
        <div class="pn-waiting">
          <p>{t("guide-without")}</p>
          <p class="pn-note">{problem}</p>
          <button class="pn-btn" onClick={() => setAsked(asked + 1)}>
            {t("guide-retry")}
          </button>
        </div>
      )}
    </>
  );
}

function Parts({ guide, game }: { guide: Guide; game: string }) {
  const { t } = useView();
  return (
    <>
      <Part title={t("guide-part-rules")} sections={guide.sections(game)} open />
      <Part
        title={t("guide-part-strategy")}
        sections={[...guide.sections(`${game}-well`), ...guide.sections("strategy")]}
      />
      <Part title={t("guide-part-controls")} sections={guide.sections("controls")} />
    </>
  );
}

interface PartProps {
  title: string;
  sections: Section[];
  open?: boolean;
}
function Part({ title, sections, open = false }: PartProps) {
  const { t } = useView();
  return (
    <details class="pn-fold pn-guide" open={open}>
      <summary class="pn-summary">
        <h3 class="pn-h3">{title}</h3>
      </summary>
      {sections.map((section) => (
        <section key={section.id} class="pn-guide-part">
          <h4 class="pn-legend">{section.title}</h4>
          {section.text.map((text) => (
            <p key={text} class="pn-guide-text">
              {text}
            </p>
          ))}
          {section.example.length > 0 && (
            <aside class="pn-example">
              <span class="pn-example-head">{t("guide-example")}</span>
              {section.example.map((text) => (
                <p key={text} class="pn-guide-text">
                  {text}
                </p>
              ))}
            </aside>
          )}
        </section>
      ))}
    </details>
  );
}
