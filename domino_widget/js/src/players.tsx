// The seats: who, how many tiles, what they did last, and the pegged race.
import type { JSX } from "preact";
import { Race } from "./panels/race";
import { listText } from "./panels/words";
import { lastDeeds, type Picture } from "./picture";
import { type TableView, useTable } from "./table";
import type { LogEntry, Player, Snapshot } from "./types";

/** More backs than this are told by the number alone. */
const MOST_BACKS = 9;

export function Players(): JSX.Element | null {
  const view = useTable();
  const state = view.state.value;
  const picture = view.picture.value;
  if (!state || !picture) return null;
  const deeds = lastDeeds(state, view.shown.value);
  return (
    <ol
      class="d-seats"
      style={`--n:${state.players.length}`}
      data-n={state.players.length}
      aria-label={view.t("seats-label")}
    >
      {state.players.map((player) => (
        <Seat
          key={player.seat}
          player={player}
          state={state}
          picture={picture}
          deed={deeds.get(player.seat)}
        />
      ))}
    </ol>
  );
}

/** Whose name is lit: the one who acts, or while events are shown the one who just did. */
function atWork(state: Snapshot, picture: Picture): number | null {
  if (!picture.live) return picture.entry?.seat ?? null;
  return state.phase === "play" ? (state.wait.seat ?? state.toAct) : null;
}

export function deedText(view: TableView, deed: LogEntry | undefined): string {
  if (!deed) return "";
  if (deed.kind === "drew") return view.t("seat-drew");
  if (deed.kind === "knocked") return view.t("seat-knocked");
  if (deed.kind === "played") return view.t("seat-played", { tile: deed.tile ?? "" });
  return view.t("seat-points", { points: deed.points ?? 0 });
}

function partnerText(view: TableView, player: Player): string {
  if (player.partner === null) return "";
  return view.t("seat-partner", { partner: view.seatName(player.partner) });
}

/** What a card says of a seat that has done nothing worth a word. */
function about(view: TableView, player: Player): string {
  const { level } = player;
  return level && view.has(`level-${level}`) ? view.t(`level-${level}`) : (level ?? "");
}

/** What a seat has shown to lack where nobody draws: what was open when it knocked. */
export function voidsOf(state: Snapshot, seat: number, shown: number): number[] {
  if (state.game.drawing !== "none") return [];
  const knocks = state.log.slice(0, shown).filter((one) => one.kind === "knocked");
  const pips = knocks.flatMap((one) => (one.seat === seat ? (one.pips ?? []) : []));
  return [...new Set(pips)].sort((a, b) => a - b);
}

interface SeatProps {
  player: Player;
  state: Snapshot;
  picture: Picture;
  deed: LogEntry | undefined;
}
function Seat({ player, state, picture, deed }: SeatProps): JSX.Element {
  const view = useTable();
  const { t } = view;
  const seat = player.seat;
  const turn = atWork(state, picture) === seat;
  const own = seat === state.viewer;
  const tiles = picture.hands[seat] ?? player.tiles;
  const score = picture.scores[player.side] ?? 0;
  const won = state.winner === player.side && picture.live;
  // With many seats a card has room for what the board does not show: draws and knocks.
  const told = state.players.length > 3 && deed?.kind === "played" ? undefined : deed;
  const done = own && picture.live ? "" : deedText(view, told);
  const knocked = done !== "" && deed?.kind === "knocked";
  const voids = state.assist.memory && !own ? voidsOf(state, seat, view.shown.value) : [];
  const known = voids.length > 0 ? t("seat-voids", { pips: listText(view, voids) }) : "";
  const extra =
    known || done || (state.players.length > 3 ? partnerText(view, player) : about(view, player));
  const name = ["d-seat", `d-seat-${player.letter.toLowerCase()}`];
  if (turn && view.alive.value) name.push("is-turn");
  if (won) name.push("is-winner");
  return (
    <li class={name.join(" ")} data-seat={seat}>
      <span class="d-disc" aria-hidden="true">
        {player.letter}
      </span>
      <span class="d-seat-who">
        <span class="d-seat-line">
          <span class="d-seat-name">{view.seatName(seat)}</span>
          {turn && picture.live && view.alive.value && (
            <span class="d-chip is-go">{t(own ? "seat-your-turn" : "seat-turn")}</span>
          )}
          {won && <span class="d-chip is-gold">{t("seat-winner")}</span>}
        </span>
        <span class="d-seat-note">
          <span class="d-backs" aria-hidden="true">
            {[...Array(Math.min(tiles, MOST_BACKS)).keys()].map((i) => (
              <span key={i} class="d-back" />
            ))}
          </span>
          <span class="d-seat-count">{t("seat-tiles", { tiles })}</span>
          {extra && <span class={knocked ? "d-seat-extra is-knock" : "d-seat-extra"}>{extra}</span>}
        </span>
      </span>
      <span class="d-seat-score">
        <span class="d-sr">{t("seat-score", { score, target: state.game.target })}</span>
        <span aria-hidden="true">{score}</span>
      </span>
      <span class="d-race" aria-hidden="true">
        <Race score={score} target={state.game.target} />
      </span>
    </li>
  );
}
