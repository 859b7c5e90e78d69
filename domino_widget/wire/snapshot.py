"""The snapshot: all that one seat may see and may choose, as a value that JSON can hold."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ..engine import (
    SEATS,
    Branching,
    CalledMuggins,
    Claiming,
    Draw,
    Knock,
    Layout,
    Observation,
    Phase,
    Play,
    Reason,
    format_position,
    format_view,
)
from ..engine import refusal as refusal_of
from ..fair import proof_of
from ..message import Msg, msg
from ..table import Table
from .log import log_entries, number_of_tile
from .picture import choices, frames, picture_of_ends, picture_of_tiles
from .sheet import result_json

#: The version of what travels; the browser refuses another one.
SCHEMA = 1
#: In place of a level: somebody else at this screen.
PERSON = "person"
Json = dict[str, Any]


def snapshot(table: Table, trouble: Msg | None = None) -> Json:
    """What the viewer of the table sees: no hidden tile, no seed, no worth of an unclaimed tile; ``trouble`` is why
    the game is not kept.

    The shape is ``Snapshot`` of ``js/src/types.ts``.
    """
    viewer = table.viewer
    seen = table.observe(viewer)
    rules, setup = seen.setup.rules, seen.setup
    wait, over = table.wait, seen.phase is Phase.OVER or table.resigned is not None
    return {
        "schema": SCHEMA,
        "rev": table.revision,
        "match": table.match_id,
        "game": {
            "id": rules.id,
            "set": setup.max_pip,
            "target": rules.target,
            "claiming": rules.claiming.value,
            "drawing": rules.drawing.value,
            "multiples": list(rules.multiples),
            "branching": rules.branching is not Branching.LINE,
            "table": list(rules.table) if rules.table else None,
            "house": list(table.house),
        },
        "round": len(table.match.rounds),
        "viewer": viewer,
        "phase": "over" if over else seen.phase.value,
        "toAct": None if over else seen.to_act,
        "wait": {"for": wait.kind, "seat": wait.seat},
        "players": _players(table, seen),
        "sides": [
            {
                "seats": [seat for seat in range(setup.seats) if setup.side(seat) == side],
                "score": seen.scores[side] + seen.points[side],
                "won": seen.points[side],
            }
            for side in range(setup.sides)
        ],
        "boneyard": {"left": seen.boneyard, "drawable": seen.drawable},
        "hand": _hand(table, seen),
        "tiles": picture_of_tiles(seen),
        "ends": picture_of_ends(seen),
        "arms": arms_json(seen.layout),
        "frames": frames(seen.layout),
        "windows": _windows(table, seen),
        "buttons": _buttons(table, seen),
        "log": log_entries(table, seen),
        "result": result_json(table, seen),
        "rounds": _rounds(table),
        "winner": table.winner,
        "assist": asdict(table.assist),
        "curtain": _curtain(table),
        "locked": table.locked,
        "learn": table.learning is not None,
        "count": seen.layout.count() if table.assist.count and rules.multiples else None,
        "settings": settings_json(table),
        "position": format_view(seen),
        "code": table.code,
        "fair": _fair(table, over),
        "keeping": trouble.to_json() if trouble else None,
    }


def _curtain(table: Table) -> Json | None:
    """Whom the screen is passed to, and whether the curtain is down; None where it is where it belongs."""
    viewer = table.viewer
    if table.curtain is None or viewer == table.asked or (viewer is not None and table.wait.kind == "finish"):
        return None
    return {"seat": table.asked, "down": table.viewer is None}


def _fair(table: Table, over: bool) -> Json | None:
    """What was promised of the deal, and the proof once the hand is over; None for a hand from elsewhere."""
    if not over:
        return {"commitment": table.commitment}
    proof = proof_of(table.round)
    if proof is None:
        return None
    return {"commitment": proof[0], "nonce": proof[1], "line": format_position(table.round.start)}


def settings_json(table: Table) -> Json:
    """The settings that would begin a match like this one."""
    return {
        "game": table.setup.rules.id,
        "set": table.setup.max_pip,
        "players": table.setup.seats,
        "partners": table.setup.partners,
        "names": list(table.match.names),
        "levels": [PERSON if seat in table.humans[1:] else level for seat, level in enumerate(table.levels)],
        "watch": not table.humans,
        "house": list(table.house),
        "assist": asdict(table.assist),
    }


def _players(table: Table, seen: Observation) -> list[Json]:
    setup = seen.setup
    return [
        {
            "seat": seat,
            "letter": SEATS[seat],
            "name": table.match.names[seat] or None,
            "human": seat in table.humans,
            "level": None if seat in table.humans else table.levels[seat],
            "side": setup.side(seat),
            "partner": (seat + 2) % 4 if setup.partners else None,
            "tiles": seen.counts[seat],
            "missed": _missed(table, seat),
        }
        for seat in range(setup.seats)
    ]


def _missed(table: Table, seat: int) -> int:
    """How often in this match the seat's points were taken by Muggins: public."""
    events = (event for played in table.match.rounds for event in played.events)
    return sum(isinstance(event, CalledMuggins) and event.missed_by == seat for event in events)


def _hand(table: Table, seen: Observation) -> list[Json]:
    plays = [play for play in seen.plays if isinstance(play, Play)] if table.wait.kind == "act" else []
    fresh = _drawn_this_turn(seen)
    tiles = sorted(seen.hand, key=lambda tile: (-tile.high, -tile.low))
    hand = []
    for tile in tiles:
        own = [play for play in plays if play.tile == tile]
        why = None if own else why_not(seen, tile)
        hand.append(
            {
                "tile": str(tile),
                "high": tile.high,
                "low": tile.low,
                "plays": choices(seen, own, table.action_text),
                "why": why.to_json() if why else None,
                "fresh": tile in fresh,
            }
        )
    return hand


def _drawn_this_turn(seen: Observation) -> set[object]:
    """The tiles that the viewer drew since the last event of any other kind."""
    fresh: set[object] = set()
    for event in reversed(seen.log):
        if getattr(event, "pips", None) is None or getattr(event, "seat", None) != seen.seat:
            break
        fresh.add(getattr(event, "tile", None))
    return fresh - {None}


def why_not(seen: Observation, tile: Any) -> Msg | None:
    """Why a tile of the viewer cannot be played now, by rules and public facts."""
    if seen.phase is not Phase.PLAY:
        return None
    if seen.to_act != seen.seat:
        return None
    layout = seen.layout
    if not layout.tiles:
        return msg("error-must-lead", lead=str(seen.opening_tile)) if seen.opening_tile else None
    closed = [end for end in layout.free if end.value in tile and end not in layout.ends()]
    if closed and layout.arms_to_fill():
        return msg("error-arms-first", arms=layout.arms_to_fill())
    if closed and any(layout.waits_for_sides(end) for end in closed):
        return msg("error-sides-first")
    if any(end.value in tile for end in layout.free):
        return msg("error-no-room", tile=str(tile))
    return msg("hand-fits-nowhere", tile=str(tile), ends=", ".join(map(str, layout.open_values())))


def arms_json(layout: Layout) -> list[Json]:
    """The arms, each with the tile that names it, its tiles outward and its end."""
    return [
        {
            "tile": str(layout.tiles[arm.start].tile),
            "start": arm.start,
            "port": arm.port,
            "tiles": list(arm.chain),
            "end": f"{arm.end.number}.{arm.end.port}",
        }
        for arm in layout.arms()
    ]


def _windows(table: Table, seen: Observation) -> Json:
    """The open windows, the same whatever a tile is worth."""
    last, viewer = len(seen.layout) - 1, seen.seat
    waits = table.wait.kind == "window" and table.wait.seat == viewer

    def window(seat: int | None, back: int, mine: bool) -> Json | None:
        if seat is None or last - back < 0:
            return None
        number = number_of_tile(seen, back)
        tile = str(seen.layout.tiles[number].tile)
        return {"seat": seat, "tile": tile, "n": number, "mine": mine, "waits": waits and mine}

    missed = seen.muggins_window
    may_call = missed is not None and viewer is not None and seen.setup.side(viewer) != seen.setup.side(missed)
    return {
        "claim": window(seen.claim_window, 0, seen.claim_window is not None and seen.claim_window == viewer),
        "muggins": window(missed, 1, may_call),
    }


def _buttons(table: Table, seen: Observation) -> Json:
    viewer = seen.seat
    letter = SEATS[viewer] if viewer is not None else ""
    over = table.winner is not None or seen.phase is Phase.OVER
    acting = table.wait.kind == "act" and not over

    def button(on: bool, action: str | None, why: Msg | None = None) -> Json:
        why = why or msg("error-not-now")
        return {"on": on, "action": action, "why": None if on else why.to_json()}

    def turn(kind: type[Draw | Knock], sign: str) -> Json:
        on = acting and any(isinstance(play, kind) for play in seen.plays)
        if table.wait.kind == "window" and table.wait.seat == viewer:
            return button(on, f"{letter}:{sign}", msg("ask-window"))
        error = None if viewer is None else refusal_of(table.position, kind(viewer))
        return button(on, f"{letter}:{sign}", msg(f"error-{error.code}", **error.details) if error else None)

    claim = _against_claim(table, seen)
    muggins = _against_muggins(table, seen)
    window = table.wait.kind == "window" and table.wait.seat == viewer
    return {
        "draw": turn(Draw, "+"),
        "knock": turn(Knock, "--"),
        "claim": button(claim is None, f"{letter}:!", claim),
        "muggins": button(muggins is None, f"{letter}:!!", muggins),
        "play-on": button(window, "play-on", msg("error-nothing-pending")),
        "finish": button(
            seen.phase is Phase.CLOSING and not over and viewer is not None, ".", msg("error-not-closed")
        ),
        "next": button(table.wait.kind == "next", "next", msg("error-hand-not-over")),
        "undo": button(table.can_undo, "undo", msg("error-nothing-to-undo")),
        "redo": button(table.can_redo, "redo", msg("error-nothing-to-redo")),
        "resign": button(table.winner is None and viewer is not None, "resign", msg("error-match-over")),
    }


def _against_claim(table: Table, seen: Observation) -> Msg | None:
    if seen.setup.rules.claiming is not Claiming.CALLED:
        return msg(f"error-{Reason.NO_CLAIMS.value}")
    if seen.claim_window is None or table.winner is not None:
        return msg(f"error-{Reason.CLAIM_CLOSED.value}")
    return None if seen.claim_window == seen.seat else msg(f"error-{Reason.NOT_YOUR_TILE.value}")


def _against_muggins(table: Table, seen: Observation) -> Msg | None:
    if seen.setup.rules.claiming is not Claiming.CALLED:
        return msg(f"error-{Reason.NO_CLAIMS.value}")
    if seen.muggins_window is None or seen.seat is None or table.winner is not None:
        return msg(f"error-{Reason.MUGGINS_CLOSED.value}")
    own = seen.setup.side(seen.seat) == seen.setup.side(seen.muggins_window)
    return msg(f"error-{Reason.YOUR_OWN_MISS.value}") if own else None


def _rounds(table: Table) -> list[Json]:
    lines = []
    for number, played in enumerate(table.match.rounds, 1):
        if played.result:
            lines.append(
                {
                    "round": number,
                    "how": played.result.how,
                    "side": played.result.side,
                    "bonus": played.result.points,
                    "scores": list(played.position.totals),
                }
            )
    return lines
