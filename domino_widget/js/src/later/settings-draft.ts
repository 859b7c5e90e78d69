// What can be chosen together. The table has the last word; here is only what Options say, and a set's size.
import type { Msg, Options, Settings } from "../types";

export const SETS = [6, 9, 12] as const;
export const PLAYERS = [2, 3, 4, 5] as const;
const HANDS: Readonly<Record<string, number>> = {
  "hands-five": 5,
  "hands-six": 6,
  "hands-seven": 7,
  "hands-nine": 9,
};

export type Offer = Options["games"][number];

export function offerOf(options: Options, game: string): Offer | undefined {
  return options.games.find((offer) => offer.id === game);
}

/** Tiles in a double-n set. */
export function tilesIn(set: number): number {
  return ((set + 1) * (set + 2)) / 2;
}

/** Why a house rule cannot be chosen with the rest of the draft, or null. */
export function whyNotHouse(draft: Settings, id: string): Msg | null {
  const each = HANDS[id];
  const tiles = tilesIn(draft.set);
  if (each === undefined || each * draft.players <= tiles) return null;
  return { id: "settings-why-house-hands", args: { needed: each * draft.players, tiles } };
}

function nearest(wanted: number, offered: readonly number[]): number {
  return offered.reduce((best, next) =>
    Math.abs(next - wanted) < Math.abs(best - wanted) ? next : best,
  );
}

/** The draft with everything put right that its game does not allow; the rest stays as it was. */
export function fit(options: Options, draft: Settings): Settings {
  const offer = offerOf(options, draft.game) ?? options.games[0];
  if (!offer) return draft;
  const set = (offer.sets.includes(draft.set) ? draft.set : offer.sets[0]) as Settings["set"];
  const players = nearest(draft.players, offer.seats);
  const level = draft.levels.find((name) => name !== "") ?? options.levels[0] ?? "";
  const fitted = {
    ...draft,
    game: offer.id,
    set,
    players,
    partners: draft.partners && offer.partners.includes(players),
    names: padded(draft.names, players, ""),
    levels: padded(draft.levels, players, level).map((name) => name || level),
  };
  return {
    ...fitted,
    house: draft.house.filter((id) => offer.house.includes(id) && !whyNotHouse(fitted, id)),
  };
}

/** At least as long as there are seats: what was typed for a seat that left comes back with the seat. */
function padded(list: readonly string[], length: number, empty: string): string[] {
  const missing = Math.max(0, length - list.length);
  return [...list, ...Array.from({ length: missing }, () => empty)];
}

/** What travels: exactly as many names and levels as seats. */
export function toSend(draft: Settings): Settings {
  return {
    ...draft,
    names: draft.names.slice(0, draft.players).map((name) => name.trim()),
    levels: draft.levels.slice(0, draft.players),
  };
}

export interface HouseGroup {
  group: string;
  ids: string[];
}
/** The house rules of a game: groups of which one may hold, then free ones with the group "". */
export function houseGroups(
  options: Options,
  offer: Offer,
): { groups: HouseGroup[]; free: string[] } {
  const groups: HouseGroup[] = [];
  const free: string[] = [];
  for (const { id, group } of options.house) {
    if (!offer.house.includes(id)) continue;
    if (group === "") {
      free.push(id);
      continue;
    }
    const known = groups.find((entry) => entry.group === group);
    if (known) known.ids.push(id);
    else groups.push({ group, ids: [id] });
  }
  return { groups, free };
}

/** One choice of a group, "" for none of them. */
export function withHouse(draft: Settings, ids: readonly string[], chosen: string): string[] {
  const others = draft.house.filter((id) => !ids.includes(id));
  return chosen === "" ? others : [...others, chosen];
}
