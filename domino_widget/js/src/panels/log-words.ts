// Each event of the log as one sentence.
import type { Args, View } from "../context";
import type { LogEntry, Snapshot } from "../types";
import { listText, sayOfSeat, sideName, whoseSide } from "./words";

export function logSentence(view: View, entry: LogEntry): string {
  const { t } = view;
  const state = view.state.value;
  const { seat, tile = "" } = entry;
  const say = (id: string, args?: Args) => sayOfSeat(view, id, seat, args);
  switch (entry.kind) {
    case "deal":
      return t("log-deal");
    case "played":
      return entry.on === undefined || entry.value === undefined
        ? say("log-led", { tile })
        : say("log-played", { tile, value: entry.value });
    case "drew":
      return entry.tile === undefined || view.handHidden.value
        ? say("log-drew")
        : say("log-drew-tile", { tile });
    case "knocked":
      return entry.pips?.length
        ? say("log-knocked-at", { ends: listText(view, entry.pips) })
        : say("log-knocked");
    case "claimed":
      return paid(view, entry, "log-claimed");
    case "scored":
      return paid(view, entry, "log-scored");
    case "muggins":
      return muggins(view, entry);
    case "ended":
      return ended(view, entry);
    case "over":
      return over(view, state, entry);
    case "undone":
      return say("log-undone");
    case "redone":
      return say("log-redone");
    case "played-on":
      return say("log-played-on");
    case "level-up":
      return levelUp(view, state, seat ?? 0);
    case "resigned":
      return say("log-resigned");
  }
}

function levelUp(view: View, state: Snapshot | null, seat: number): string {
  const level = view.t(`level-${state?.players[seat]?.level}`);
  return view.t("log-level-up", { seat: view.seatName(seat), level });
}

function paid(view: View, entry: LogEntry, id: "log-claimed" | "log-scored"): string {
  const args: Args = { tile: entry.tile ?? "", points: entry.points ?? 0 };
  // With one divisor only, every count that pays is a multiple of it: that needs no word.
  const several = (view.state.value?.game.multiples.length ?? 0) > 1;
  if (!several || !entry.by?.length) return sayOfSeat(view, id, entry.seat, args);
  return sayOfSeat(view, `${id}-by`, entry.seat, { ...args, by: listText(view, entry.by) });
}

function muggins(view: View, { seat, missed, tile = "", points = 0 }: LogEntry): string {
  if (seat !== null && missed !== undefined && missed === view.state.value?.viewer) {
    return view.t("log-muggins-on-you", { seat: view.seatName(seat), tile, points });
  }
  const from = missed === undefined ? "" : view.seatName(missed);
  return sayOfSeat(view, "log-muggins", seat, { missed: from, tile, points });
}

function ended(view: View, { how, seat }: LogEntry): string {
  if (how === "blocked") return view.t("log-ended-blocked");
  if (seat === null) return view.t("log-ended");
  if (how === "out") return sayOfSeat(view, "log-ended-out", seat);
  if (how === "target") return sayOfSeat(view, "log-ended-target", seat);
  return view.t("log-ended");
}

function over(view: View, state: Snapshot | null, { side, points = 0 }: LogEntry): string {
  if (side === null || side === undefined || !state || points === 0) {
    return view.t("log-over-none");
  }
  switch (whoseSide(state, side)) {
    case "mine":
      return view.t("log-over-won-you", { points });
    case "ours":
      return view.t("log-over-won-yours", { points });
    case "theirs":
      return view.t("log-over-won", { side: sideName(view, state, side), points });
  }
}

/** The notation of an event; what a hidden hand drew stays hidden. */
export function notation({ handHidden }: View, { kind, tile, text }: LogEntry): string {
  return kind === "drew" && tile && handHidden.value ? text.replace(tile, "?") : text;
}

/** The log as plain text: one event a line, its notation behind it. */
export function logText(view: View, state: Snapshot, entries: readonly LogEntry[]): string {
  const heading = view.t("log-copy-heading", {
    game: view.t(`game-${state.game.id}`),
    round: state.round,
  });
  const lines = entries.map((entry) => {
    const sentence = logSentence(view, entry);
    return entry.text === "" ? sentence : `${sentence}  [${notation(view, entry)}]`;
  });
  return `${[heading, ...lines].join("\n")}\n`;
}
