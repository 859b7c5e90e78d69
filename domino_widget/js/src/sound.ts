// Sounds, made on the spot and only where they are asked for: wood on wood, a knuckle, a small bell.
import { effect } from "@preact/signals";
import type { TableView } from "./table";
import type { LogEntry } from "./types";

/** Hertz and seconds of the strokes of each event; higher ones ring, lower ones thud. */
const STROKES: Partial<Record<LogEntry["kind"], [number, number][]>> = {
  played: [[210, 0.07]],
  drew: [[140, 0.05]],
  knocked: [
    [95, 0.09],
    [95, 0.09],
  ],
  claimed: [
    [660, 0.18],
    [880, 0.25],
  ],
  muggins: [
    [880, 0.18],
    [590, 0.25],
  ],
};

export function createSounds(view: TableView): void {
  let out: AudioContext | null = null;
  let heard = view.shown.peek();
  const stop = effect(() => {
    const shown = view.shown.value;
    const entry = view.state.value?.log[shown - 1];
    const strokes = entry && shown > heard && view.cursor.peek() === null && STROKES[entry.kind];
    heard = shown;
    const page = view.root.ownerDocument.defaultView;
    if (!strokes || !view.prefs.peek().sound || !page?.AudioContext) return;
    out ??= new page.AudioContext();
    let at = out.currentTime;
    for (const [pitch, length] of strokes) {
      const tone = out.createOscillator();
      const level = out.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.25, at);
      level.gain.exponentialRampToValueAtTime(0.001, at + length);
      tone.connect(level).connect(out.destination);
      tone.start(at);
      tone.stop(at + length);
      at += length * 0.7;
    }
  });
  view.signal.addEventListener("abort", () => {
    stop();
    void out?.close();
  });
}
