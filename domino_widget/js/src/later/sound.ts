// Sounds, made on the spot: wood on wood, a knuckle, a small bell.
import type { LogEntry } from "../types";

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

export function strike(out: AudioContext, kind: LogEntry["kind"]): void {
  let at = out.currentTime;
  for (const [pitch, length] of STROKES[kind] ?? []) {
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
}
