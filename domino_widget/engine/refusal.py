"""Why an action is not legal: one reason, with the values that its sentence needs."""

from __future__ import annotations

from typing import Any

from .actions import LEAD, Action, Claim, Draw, Finish, Knock, Muggins, Play
from .errors import IllegalAction, NotYourTurn, Reason
from .layout import End, Layout
from .placement import Turn
from .rules import SEATS, Branching, Claiming, Drawing
from .state import Phase, Position, Window, can_play


def reason_against(position: Position, action: Action) -> Reason | None:
    """Why this action is not legal now; None if it is."""
    error = refusal(position, action)
    return error.reason if error else None


def refusal(position: Position, action: Action) -> IllegalAction | None:
    """The error that ``apply`` would raise for this action, with the values its sentence needs; None if legal."""
    found = _reason(position, action)
    if found is None:
        return None
    reason, details = found
    seat = getattr(action, "seat", None)
    if type(seat) is int and 0 <= seat < len(SEATS):
        details.setdefault("seat", SEATS[seat])
    return (NotYourTurn if reason is Reason.NOT_YOUR_TURN else IllegalAction)(reason, **details)


_Found = tuple[Reason, dict[str, Any]] | None


def _reason(position: Position, action: Action) -> _Found:
    if not isinstance(action, (Play, Draw, Knock, Claim, Muggins, Finish)):
        raise TypeError(f"an action of the engine is expected, not {type(action).__name__}")
    if position.phase is Phase.OVER:
        return Reason.ROUND_OVER, {}
    if isinstance(action, Finish):
        return None if position.phase is Phase.CLOSING else (Reason.NOT_CLOSED, {})
    seat = action.seat
    if type(seat) is not int or not 0 <= seat < position.setup.seats:
        return Reason.NO_SUCH_SEAT, {"seat": str(seat)[:10]}
    if isinstance(action, Claim):
        return _against_claim(position, action)
    if isinstance(action, Muggins):
        return _against_muggins(position, action)
    if position.phase is Phase.CLOSING:
        return Reason.HAND_CLOSED, {}
    if seat != position.to_act:
        return Reason.NOT_YOUR_TURN, {}
    if isinstance(action, Play):
        return _against_play(position, action)
    return _against_stuck(position, action)


def _against_stuck(position: Position, action: Draw | Knock) -> _Found:
    if can_play(position):
        return Reason.CAN_PLAY, {}
    if isinstance(action, Knock):
        return (Reason.MUST_DRAW, {}) if position.drawable else None
    if position.setup.rules.drawing is Drawing.NONE:
        return Reason.NEVER_DRAWS, {}
    return None if position.drawable else (Reason.NOTHING_TO_DRAW, {})


def _against_claim(position: Position, action: Claim) -> _Found:
    if position.setup.rules.claiming is not Claiming.CALLED:
        return Reason.NO_CLAIMS, {}
    window = position.claimable
    if window is None:
        return Reason.CLAIM_CLOSED, {}
    if window.seat != action.seat:
        return Reason.NOT_YOUR_TILE, {}
    return _against_number(window, action.points)


def _against_muggins(position: Position, action: Muggins) -> _Found:
    if position.setup.rules.claiming is not Claiming.CALLED:
        return Reason.NO_CLAIMS, {}
    window = position.muggable
    if window is None:
        return Reason.MUGGINS_CLOSED, {}
    if position.setup.side(window.seat) == position.setup.side(action.seat):
        return Reason.YOUR_OWN_MISS, {}
    return _against_number(window, action.points)


def _against_number(window: Window, points: int) -> _Found:
    if window.worth == 0:
        return Reason.NOTHING_DUE, {}
    return None if points == window.worth else (Reason.WRONG_COUNT, {"points": points})


def _against_play(position: Position, action: Play) -> _Found:
    layout, tile = position.layout, action.tile
    if tile not in position.hands[action.seat]:
        return Reason.NOT_IN_HAND, {"tile": str(tile)}
    if not layout.tiles:
        lead = position.opening_tile
        if lead is not None and tile != lead:
            return Reason.MUST_LEAD, {"lead": str(lead)}
        plain = (action.at, action.port, action.turn) == (LEAD, 0, "")
        return None if plain else (Reason.NO_SUCH_END, {"tile": str(tile)})
    end = free_end(layout, action)
    if end is None:
        known = 0 <= action.at < len(layout) and 1 <= action.port <= layout.tiles[action.at].ports
        return (Reason.END_COVERED, {}) if known else (Reason.NO_SUCH_END, {"tile": str(tile)})
    if layout.rules.branching is not Branching.LINE:
        if end.number and layout.arms_to_fill():
            return Reason.ARMS_FIRST, {"arms": layout.arms_to_fill()}
        if layout.waits_for_sides(end):
            return Reason.SIDES_FIRST, {}
    if end.value != tile.low and end.value != tile.high:
        return Reason.NO_MATCH, {"tile": str(tile), "end": end.value}
    return _against_turn(layout, action, end)


def _against_turn(layout: Layout, action: Play, end: End) -> _Found:
    if layout.rules.table is None and action.turn is Turn.STRAIGHT:
        return None
    if action.turn not in layout.turns(action.tile, end):
        return Reason.NO_TURNS_HERE, {}
    if not any(turn == action.turn for _, turn in layout.fits(action.tile, (end,))):
        return Reason.NO_ROOM, {"tile": str(action.tile)}
    return None


def free_end(layout: Layout, action: Play) -> End | None:
    """The unused port that a play names, or None."""
    for end in layout.free:
        if end.number == action.at and end.port == action.port:
            return end
    return None
