// When something is to be heard, where sounds are asked for; what is heard comes with the later panels.
import { effect } from "@preact/signals";
import type { TableView } from "./table";

export function createSounds(view: TableView): void {
  let out: AudioContext | null = null;
  let heard = view.shown.peek();
  const stop = effect(() => {
    const shown = view.shown.value;
    const entry = view.state.value?.log[shown - 1];
    const news = shown > heard && view.cursor.peek() === null;
    heard = shown;
    const page = view.root.ownerDocument.defaultView;
    if (!entry || !news || !view.prefs.peek().sound || !page?.AudioContext) return;
    void view.later().then((later) => {
      if (!later || view.signal.aborted) return;
      out ??= new page.AudioContext();
      later.strike(out, entry.kind);
    });
  });
  view.signal.addEventListener("abort", () => {
    stop();
    void out?.close();
  });
}
