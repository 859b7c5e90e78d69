// Settings of this view: they hold at once and are never sent.
import { type Language, type Prefs, useView, withChosen } from "../shared";
import { Choices, Pick, Switch } from "./fields";

const PACES = [0, 300, 700, 1500, 3000] as const;

const SWITCHES = [
  ["numerals", "numerals"],
  ["large", "large"],
  ["contrast", "contrast"],
  ["sound", "sound"],
  ["oneTap", "one-tap"],
  ["auto", "auto"],
  ["letters", "letters"],
] as const;

export function ScreenFields({ languages }: { languages: readonly Language[] }) {
  const { t, prefs, set } = useView();
  const now = prefs.value;
  const paces: { value: string; label: string }[] = PACES.map((ms) => ({
    value: String(ms),
    label: t(`settings-pace-${ms}`),
  }));
  // A pace from elsewhere keeps its place: choosing another one is up to the player.
  if (now.pace !== "key" && !paces.some(({ value }) => value === String(now.pace))) {
    paces.push({
      value: String(now.pace),
      label: t("settings-pace-other", { ms: now.pace }),
    });
  }
  paces.push({ value: "key", label: t("settings-pace-key") });
  return (
    <div class="pn-fields">
      <Choices
        legend={t("settings-look")}
        value={now.look}
        choices={(["auto", "table", "rows"] as const).map((look) => ({
          value: look,
          label: t(`settings-look-${look}`),
        }))}
        onChange={(look) => set({ look: look as Prefs["look"] })}
      />
      <Pick
        label={t("settings-pace")}
        value={String(now.pace)}
        choices={paces}
        onChange={(pace) => set({ pace: pace === "key" ? "key" : Number(pace) })}
      />
      {SWITCHES.map(([name, id]) => (
        <Switch
          key={id}
          label={t(`settings-${id}`)}
          what={t(`settings-${id}-what`)}
          on={now[name]}
          onChange={(on) => set({ [name]: on })}
        />
      ))}
      <Pick
        label={t("settings-language")}
        value={now.language}
        choices={withChosen(languages, now.language).map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        onChange={(language) => set({ language })}
      />
    </div>
  );
}
