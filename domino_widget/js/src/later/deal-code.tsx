// A deal code brings the same deals to everybody: made, or typed.
import { useName, useView } from "../shared";
import type { Settings } from "../types";
import { Switch } from "./fields";

interface DealCodeProps {
  draft: Settings;
  change: (part: Partial<Settings>) => void;
}
export function DealCode({ draft, change }: DealCodeProps) {
  const { t } = useView();
  const name = useName();
  const code = draft.code ?? "";
  return (
    <>
      <Switch
        label={t("code-make")}
        what={t("code-make-what")}
        on={code === "new"}
        onChange={(on) => change({ code: on ? "new" : "" })}
      />
      <div class="pn-pick">
        <label class="pn-pick-label" for={name}>
          {t("code-typed")}
        </label>
        <input
          class="pn-select"
          id={name}
          value={code === "new" ? "" : code}
          placeholder="XXXX-XXXX-X"
          autocomplete="off"
          spellcheck={false}
          maxLength={20}
          onInput={(event) => change({ code: event.currentTarget.value })}
        />
        <p class="pn-note">{t("code-typed-what")}</p>
      </div>
    </>
  );
}
