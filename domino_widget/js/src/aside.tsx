// What stands beside the table: hints, the board in words, the log, the result.
import { batch, effect, type Signal, signal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { BoardText } from "./boardtext";
import { ViewContext } from "./context";
import { createNames, seatName } from "./names";
import { HintPanel, LogPanel, ResultSheet } from "./panels";
import { TableContext, type TableView, useTable } from "./table";

/** Milliseconds that it may be behind the table, however much the browser has to do. */
const LATEST = 100;
const LATE = ["state", "shown", "picture"] as const;

/** The view as those see it who can wait: a new state comes once the table has been painted with it. */
function createLate(view: TableView): TableView {
  const seen = {
    state: signal(view.state.peek()),
    shown: signal(view.shown.peek()),
    picture: signal(view.picture.peek()),
  };
  const late: TableView = { ...view, ...seen, seatName: (seat: number) => seatName(late, seat) };
  const page = view.root.ownerDocument.defaultView as Window;
  const catchUp = () =>
    batch(() => {
      for (const name of LATE) (seen[name] as Signal<unknown>).value = view[name].peek();
    });
  const afterwards = () => {
    // Safari has no idle time.
    if (page.requestIdleCallback) page.requestIdleCallback(catchUp, { timeout: LATEST });
    else setTimeout(catchUp);
  };
  const stop = effect(() => {
    view.picture.value;
    if (view.state.value === seen.state.peek()) catchUp();
    else page.requestAnimationFrame(afterwards);
  });
  view.signal.addEventListener("abort", stop);
  late.names = createNames(late, view.texts);
  return late;
}

export function Aside(): JSX.Element {
  const view = useTable();
  const late = useMemo(() => createLate(view), [view]);
  return (
    <TableContext.Provider value={late}>
      <ViewContext.Provider value={late}>
        <Panels />
      </ViewContext.Provider>
    </TableContext.Provider>
  );
}

function Panels(): JSX.Element | null {
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
