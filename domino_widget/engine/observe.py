"""What a seat may know: built field by field from an allow-list, never a copy with things deleted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .actions import Draw, Drew, Event, Knock, Play
from .errors import EngineError
from .layout import Layout
from .notation_write import format_view
from .rules import Setup
from .scoring import Hands, RoundResult
from .state import Phase, Position, Window, turn_actions
from .tiles import Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """All that seat ``seat`` (None: a spectator) may know of a round; players and the coach get nothing else.

    ``counts`` are the sizes of the hands and ``boneyard`` and ``drawable`` of the stock, in tiles. ``points`` and
    ``scores`` go by side. ``claim_window`` is the seat that laid the last tile while it has not claimed, whatever
    the tile is worth, ``muggins_window`` the same for the tile before it. ``log`` holds the round's events, tiles
    drawn by others as None. ``plays`` are the viewer's own legal plays, draw or knock, and no claim. ``by_tiles`` is
    that of the position: everybody knows whether the round before had a winner. ``hands`` and ``result`` are None
    until the round is over (rules.md 8.1).
    """

    seat: int | None
    setup: Setup
    layout: Layout
    hand: tuple[Tile, ...]
    counts: tuple[int, ...]
    boneyard: int
    drawable: int
    to_act: int | None
    phase: Phase
    knocks: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    opening_tile: Tile | None
    by_tiles: bool
    claim_window: int | None
    muggins_window: int | None
    plays: tuple[Play | Draw | Knock, ...]
    log: tuple[Event, ...]
    hands: Hands | None
    result: RoundResult | None

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<Observation of {who}: {format_view(self)}>"


def observe(position: Position, log: Sequence[Event], seat: int | None) -> Observation:
    """What this seat (None: a spectator) may know of the position and the events that led to it."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < position.setup.seats):
        raise EngineError("no-such-seat", seat=repr(seat)[:10])
    over = position.phase is Phase.OVER
    mine = seat is not None and seat == position.to_act
    return Observation(
        seat=seat,
        setup=position.setup,
        layout=position.layout,
        hand=() if seat is None else position.hands[seat],
        counts=tuple(len(hand) for hand in position.hands),
        boneyard=len(position.boneyard),
        drawable=position.drawable,
        to_act=position.to_act,
        phase=position.phase,
        knocks=position.knocks,
        points=position.points,
        scores=position.scores,
        opening_tile=position.opening_tile,
        by_tiles=position.by_tiles,
        claim_window=_seat(position.claimable),
        muggins_window=_seat(position.muggable),
        plays=tuple(turn_actions(position)) if mine else (),
        log=tuple(event if over else redact(event, seat) for event in log),
        hands=position.hands if over else None,
        result=position.result if over else None,
    )


def redact(event: Event, seat: int | None) -> Event:
    """The event as this seat may see it: a tile that another seat drew is None (rules.md 4.5)."""
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, None, event.pips)
    return event


def _seat(window: Window | None) -> int | None:
    return window.seat if window else None
