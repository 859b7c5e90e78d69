// The words of the lessons, in the language of the view: asked for once, and again when the language changes.
import { useEffect, useState, useTable } from "../../shared";
import type { Texts } from "../../types";

export function useLessonWords(): boolean {
  const view = useTable();
  const lang = view.texts.lang.value;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    view.send({ type: "texts", part: "lessons", lang }).then((answer) => {
      if (!here || !answer.ok) return;
      const found = answer.result as Texts;
      view.texts.add(found.ftl, found.lang);
      setReady(true);
    });
    return () => {
      here = false;
    };
  }, [view, lang]);
  return ready;
}
