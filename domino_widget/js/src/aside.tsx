// What stands beside the table: hints, the board in words, the log, the result.
import type { JSX } from "preact";
import { BoardText } from "./boardtext";
import { HintPanel, LogPanel, ResultSheet } from "./panels";
import { useTable } from "./table";

export function Aside(): JSX.Element | null {
  const { state, watching, t } = useTable();
  const now = state.value;
  return (
    now && (
      <aside class="d-side" aria-label={t("side-label")}>
        {now.result && !watching.value && <ResultSheet />}
        <HintPanel />
        <BoardText />
        <LogPanel />
      </aside>
    )
  );
}
