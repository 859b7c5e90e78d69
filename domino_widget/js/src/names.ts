// Names of seats, ends and tiles, in messages of the catalogue.
import type { View } from "./context";
import type { Texts } from "./i18n";
import { formatMsg } from "./panels/words";
import type { Arm, HandTile, PlayChoice, TableEnd } from "./types";

export const GAMES = [
  "block",
  "draw",
  "cross",
  "double-nine-cross",
  "double-twelve-cross",
  "all-fives",
  "all-fives-and-threes",
  "table",
] as const;
const PORTS = ["", "left", "right", "up", "down"];

export interface Names {
  /** "left", "first branch of 3-3". */
  arm(arm: Arm): string;
  /** "left end 5". */
  end(end: TableEnd): string;
  /** "5-5, fits left end 5", or why not. */
  tile(tile: HandTile, playable: boolean): string;
  /** "left end 5 and right end 6": where it fits. */
  fits(tile: HandTile): string;
  play(tile: string, choice: PlayChoice): string;
}

/** The name of a seat: given, "You", or the computer's number. */
export function seatName(view: Pick<View, "state" | "t">, index: number): string {
  const state = view.state.value;
  const player = state?.players[index];
  if (player?.name) return player.name;
  if (!player?.human) {
    // Seat 0 is a computer only where computers play among themselves; they count from 1 then.
    return view.t("seat-computer", { n: state?.players[0]?.human ? index : index + 1 });
  }
  return index === state?.viewer
    ? view.t("seat-you")
    : view.t("seat-person", { letter: player.letter });
}

export function createNames(view: View, texts: Texts): Names {
  const { t, list } = texts;
  const state = () => view.state.value;

  function arm(one: Arm): string {
    if (one.start !== 0) {
      return t(one.port === 2 ? "arm-branch-first" : "arm-branch-second", { tile: one.tile });
    }
    const crossed = (state()?.arms.length ?? 2) > 2;
    const side = PORTS[one.port] ?? "left";
    return crossed ? t(`arm-of-${side}`, { tile: one.tile }) : t(`arm-${side}`);
  }

  function end(one: TableEnd): string {
    const found = state()?.arms[one.arm];
    if (!found) return String(one.value);
    const side = PORTS[found.port] ?? "left";
    const line = found.start === 0 && (state()?.arms.length ?? 2) <= 2;
    return line
      ? t(`end-${side}`, { value: one.value })
      : t("end-of-arm", { arm: arm(found), value: one.value });
  }

  const endById = (id: string): TableEnd | undefined => state()?.ends.find((one) => one.id === id);

  function tile(one: HandTile, playable: boolean): string {
    if (!playable) return t("hand-tile", { tile: one.tile });
    if (one.plays.length === 0) {
      return one.why
        ? t("hand-tile-why", { tile: one.tile, why: formatMsg(view, one.why) })
        : t("hand-tile", { tile: one.tile });
    }
    if (one.plays[0]?.end === null) return t("hand-tile-leads", { tile: one.tile });
    return t("hand-tile-fits", { tile: one.tile, ends: fits(one) });
  }

  function fits(one: HandTile): string {
    const ids = [...new Set(one.plays.map((play) => play.end))];
    const ends = ids.map((id) => endById(id ?? "")).filter((found) => found !== undefined);
    return list(ends.map(end));
  }

  function play(name: string, choice: PlayChoice): string {
    if (choice.end === null) return t("end-lead", { tile: name });
    const found = endById(choice.end);
    const args = { tile: name, end: found ? end(found) : "" };
    if (choice.turn === "<") return t("end-play-turned-left", args);
    if (choice.turn === ">") return t("end-play-turned-right", args);
    return t("end-play", args);
  }

  return { arm, end, tile, fits, play };
}
