// What the table looked like after some event of the log: for pacing and for stepping back.
import type { HandTile, LogEntry, Snapshot, TableTile } from "./types";

export interface Picture {
  /** The newest state, with nothing still to be shown. */
  live: boolean;
  tiles: TableTile[];
  hands: number[];
  boneyard: number;
  /** Match scores by side. */
  scores: number[];
  won: number[];
  /** The event shown last. */
  entry: LogEntry | null;
}

/** Whether something is shown in place of a table: an exercise, a lesson or the editor of positions. */
export const isInstead = (state: Snapshot): boolean =>
  Boolean(state.exercise || state.lesson || state.editor);

export function pictureAt(state: Snapshot, shown: number): Picture {
  const entry = state.log[shown - 1] ?? null;
  if (shown >= state.log.length || !entry) {
    return {
      live: shown >= state.log.length,
      tiles: shown >= state.log.length ? state.tiles : [],
      hands: state.players.map((player) => player.tiles),
      boneyard: state.boneyard.left,
      scores: state.sides.map((side) => side.score),
      won: state.sides.map((side) => side.won),
      entry,
    };
  }
  return {
    live: false,
    tiles: state.tiles.slice(0, entry.tiles),
    hands: entry.hands,
    boneyard: entry.boneyard,
    scores: state.sides.map((side, i) => side.score - side.won + (entry.won[i] ?? 0)),
    won: entry.won,
    entry,
  };
}

/** The viewer's own hand as it was after so many events: what it has laid since is in it, what it has drawn since is not. */
export function handAt({ log, viewer, hand }: Snapshot, shown: number): HandTile[] {
  const since = log.slice(shown).filter((entry) => entry.seat === viewer);
  const named = (kind: LogEntry["kind"]): string[] =>
    since.flatMap((entry) => (entry.kind === kind && entry.tile ? [entry.tile] : []));
  const drawn = new Set(named("drew"));
  return [...named("played"), ...hand.map((one) => one.tile)]
    .filter((tile) => !drawn.has(tile))
    .map((tile) => {
      const [high = 0, low = 0] = tile.split("-").map(Number);
      return { tile, high, low, plays: [], why: null, fresh: false };
    })
    .sort((a, b) => b.high - a.high || b.low - a.low);
}

const DEEDS = new Set(["played", "drew", "knocked", "claimed", "scored", "muggins"]);

/** What the others did since the viewer last acted. */
export function sinceOwn(state: Snapshot): LogEntry[] {
  const own = state.log.findLastIndex((entry) => entry.seat === state.viewer);
  return state.log.slice(own + 1).filter((entry) => DEEDS.has(entry.kind));
}

/** What each seat did last, of what it did since the last tile was laid: shown on its card. */
export function lastDeeds(state: Snapshot, shown: number): Map<number, LogEntry> {
  const deeds = new Map<number, LogEntry>();
  const from = Math.max(0, shown - state.players.length * 2);
  for (const entry of state.log.slice(from, shown)) {
    if (entry.seat === null) continue;
    if (["drew", "knocked", "claimed", "muggins", "played"].includes(entry.kind)) {
      deeds.set(entry.seat, entry);
    }
  }
  return deeds;
}
