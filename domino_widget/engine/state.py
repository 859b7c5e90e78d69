"""A position as an immutable value, and what the seat to act may do with its turn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from .actions import Draw, Knock, Play
from .layout import Layout
from .notation_write import format_position
from .rules import Drawing, Setup
from .scoring import Hands, RoundResult
from .tiles import Tile


class Phase(str, Enum):
    """PLAY; CLOSING: no tile is left to lay, windows are open until Finish (rules.md 7.5); OVER."""

    PLAY = "play"
    CLOSING = "closing"
    OVER = "over"


class Window(NamedTuple):
    """An open window: the seat that laid the tile, and what the tile is worth (0 included)."""

    seat: int
    worth: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Everything that decides how a round may go on.

    ``hands`` are sorted; ``boneyard`` is next drawn first; ``to_act`` is the seat whose play is awaited, None when
    none is. ``points`` were won in this round, by side, the bonus included once OVER; ``scores`` are the match
    before it. ``opening_tile`` must be led. ``by_tiles``: where the previous winner leads (rules.md 8.8), whether
    there was none, so that the tiles dealt said who opens; False if it is not known. ``claimable`` and ``muggable``
    are open windows, whatever the worth.
    """

    setup: Setup
    layout: Layout
    hands: Hands
    boneyard: tuple[Tile, ...]
    to_act: int | None
    phase: Phase
    knocks: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    opening_tile: Tile | None = None
    claimable: Window | None = None
    muggable: Window | None = None
    result: RoundResult | None = None
    by_tiles: bool = False

    def __repr__(self) -> str:
        return f"parse_position({format_position(self)!r})"

    @property
    def drawable(self) -> int:
        """How many tiles of the boneyard may still be drawn."""
        rules = self.setup.rules
        if rules.drawing is Drawing.NONE:
            return 0
        return max(0, len(self.boneyard) - rules.reserve)

    @property
    def totals(self) -> tuple[int, ...]:
        """The match scores with the points of this round, by side."""
        return tuple(score + won for score, won in zip(self.scores, self.points))


def plays(position: Position) -> list[Play]:
    """Every legal play of the seat to act, in order of tile and end."""
    seat = position.to_act
    if seat is None or position.phase is not Phase.PLAY:
        return []
    hand, layout = position.hands[seat], position.layout
    if not layout.tiles:
        lead = position.opening_tile
        return [Play(seat, tile) for tile in hand if lead is None or tile == lead]
    ends = layout.ends()
    if layout.rules.table is None:
        found = []
        for tile in hand:
            low, high = tile.low, tile.high
            for number, port, value, _ in ends:
                if value == low or value == high:
                    found.append(Play(seat, tile, at=number, port=port))
        return found
    return [
        Play(seat, tile, at=end.number, port=end.port, turn=turn)
        for tile in hand
        for end, turn in layout.fits(tile, ends)
    ]


def can_play(position: Position) -> bool:
    """Whether the seat to act has any legal play."""
    if position.layout.rules.table is not None or not position.layout.tiles:
        return bool(plays(position))
    if position.to_act is None:
        return False
    values = {end.value for end in position.layout.ends()}
    return any(tile.low in values or tile.high in values for tile in position.hands[position.to_act])


def turn_actions(position: Position) -> list[Play] | list[Draw] | list[Knock]:
    """What the seat to act may do with its turn: its plays, else one draw, else a knock (rules.md 4)."""
    if position.to_act is None or position.phase is not Phase.PLAY:
        return []
    return plays(position) or ([Draw(position.to_act)] if position.drawable else [Knock(position.to_act)])
