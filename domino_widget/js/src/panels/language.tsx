// The languages on offer, and the menu in the header.
import { useEffect, useState } from "preact/hooks";
import { useView } from "../context";
import { Icon } from "../icons";
import type { Options } from "../types";

export type Language = Options["languages"][number];
/** What there is before the kernel has said so: the catalogue in the bundle. */
export const BUNDLED: readonly Language[] = [{ id: "en", name: "English" }];

/** The languages, of which the chosen one is always a member. */
export function withChosen(languages: readonly Language[], chosen: string): readonly Language[] {
  const list = languages.length > 0 ? languages : BUNDLED;
  return list.some((language) => language.id === chosen)
    ? list
    : [...list, { id: chosen, name: chosen }];
}

export function LanguageMenu() {
  const view = useView();
  const { t, prefs } = view;
  const [languages, setLanguages] = useState(BUNDLED);
  const ready = view.state.value !== null;
  useEffect(() => {
    if (!ready) return;
    let here = true;
    view.send({ type: "settings" }).then((answer) => {
      if (here && answer.ok) setLanguages((answer.result as Options).languages ?? BUNDLED);
    });
    return () => {
      here = false;
    };
  }, [view, ready]);
  const chosen = prefs.value.language;
  return (
    <label class="pn-language">
      <Icon name="language" />
      <span class="pn-sr">{t("language-label")}</span>
      <select
        class="pn-language-in"
        value={chosen}
        title={t("language-label")}
        onChange={(event) => {
          view.set({ language: event.currentTarget.value });
        }}
      >
        {withChosen(languages, chosen).map((language) => (
          <option key={language.id} value={language.id} selected={language.id === chosen}>
            {language.name}
          </option>
        ))}
      </select>
    </label>
  );
}
