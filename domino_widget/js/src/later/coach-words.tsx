// The coach's sentences: their catalogue is asked for once, and each line says how sure it is.
import { useEffect, useMemo, useState } from "preact/hooks";
import { type Args, readCatalogue, useView } from "../shared";
import type { Texts } from "../types";
import type { CoachLine, NamedPlay } from "../types-coach";

export interface Words {
  lang: string;
  say(id: string, args?: Args): string;
  play(play: NamedPlay): string;
}

/** The sentences in the language of the view; null until they are there. */
export function useWords(): Words | null {
  const view = useView();
  const lang = view.prefs.value.language;
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let here = true;
    view.send({ type: "texts", part: "coach", lang }).then((answer) => {
      if (here && answer.ok) setTexts(answer.result as Texts);
    });
    return () => {
      here = false;
    };
  }, [view, lang]);
  return useMemo(() => {
    if (!texts) return null;
    const catalogue = readCatalogue(texts.lang, texts.ftl);
    function say(id: string, args: Args = {}): string {
      const { seat, ...rest } = args;
      const who = view.state.peek()?.players.find((player) => player.letter === seat);
      return catalogue.say(id, who ? { ...rest, seat: view.seatName(who.seat) } : args) ?? id;
    }
    return {
      lang: texts.lang,
      say,
      play: ({ tile, end, at, turn }) => say("coach-play", { tile, end, at, turn }),
    };
  }, [texts, view]);
}

interface LineProps {
  line: CoachLine;
  words: Words;
}
export function Line({ line, words }: LineProps) {
  const { t } = useView();
  return (
    <p class="pn-group-line">
      <span>{words.say(line.msg.id, line.msg.args ?? {})}</span>
      <span class="pn-chips">
        {line.tie === "because" && <span class="pn-chip is-gold">{t("review-because")}</span>}
        {line.tie === "also" && <span class="pn-chip">{t("review-also")}</span>}
        <span class={`pn-chip is-${line.label}`}>{t(`coach-label-${line.label}`)}</span>
      </span>
    </p>
  );
}

interface GroupProps {
  title: string;
  lines: (CoachLine | null)[];
  words: Words;
}
/** Lines under a heading; nothing where there are none. */
export function Lines({ title, lines, words }: GroupProps) {
  const some = lines.filter((line) => line !== null);
  if (some.length === 0) return null;
  return (
    <section class="pn-group">
      <h4 class="pn-group-head">{title}</h4>
      {some.map((line, index) => (
        <Line key={`${line.msg.id}-${index}`} line={line} words={words} />
      ))}
    </section>
  );
}
