"""What a seat may do, and the events that come of it: small frozen values."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from .placement import Turn
from .tiles import Tile

#: The number of the tile a lead is played against: none.
LEAD = -1


@dataclass(frozen=True, slots=True, order=True)
class Play:
    """Lay ``tile`` at port ``port`` of tile number ``at`` (``LEAD`` for the first tile), perhaps turned."""

    seat: int
    tile: Tile
    _: KW_ONLY
    at: int = LEAD
    port: int = 0
    turn: Turn = Turn.STRAIGHT


@dataclass(frozen=True, slots=True, order=True)
class Draw:
    """Take the next tile of the boneyard."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Knock:
    """Pass, having nothing to play and nothing to draw."""

    seat: int


@dataclass(frozen=True, slots=True, order=True)
class Claim:
    """Claim the worth of one's own last tile, stating the points (rules.md 7.1, 7.4)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True, order=True)
class Muggins:
    """Take the worth that an opponent missed, stating the points (rules.md 7.2, 7.4)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True, order=True)
class Finish:
    """Close the windows of a hand that has ended (rules.md 7.5); it has no seat."""


Action = Play | Draw | Knock | Claim | Muggins | Finish


@dataclass(frozen=True, slots=True)
class Played:
    """A tile was laid; ``number`` is its place in play order, from 0. Neither count nor worth is told."""

    seat: int
    tile: Tile
    _: KW_ONLY
    number: int
    at: int = LEAD
    port: int = 0
    turn: Turn = Turn.STRAIGHT


@dataclass(frozen=True, slots=True)
class Drew:
    """A tile was drawn: None where the viewer may not see it. ``pips`` are the open values at that moment."""

    seat: int
    tile: Tile | None
    pips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat passed; ``pips`` are the open values at that moment."""

    seat: int
    pips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat claimed its own tile, the one numbered ``number``, and won the points."""

    seat: int
    points: int
    number: int


@dataclass(frozen=True, slots=True)
class CalledMuggins:
    """A seat took the points of tile ``number``, which seat ``missed_by`` had not claimed."""

    seat: int
    points: int
    number: int
    missed_by: int


@dataclass(frozen=True, slots=True)
class Scored:
    """Points that came by themselves: a house rule without claims (rules.md 8.8)."""

    seat: int
    points: int
    number: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    """No more tile will be laid: a hand is empty (``how`` is ``out``) or everybody knocked (``blocked``)."""

    how: str
    seat: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is settled: how it ended, the side that won, and the bonus (rules.md 8)."""

    how: str
    side: int | None
    points: int


Event = Played | Drew | Knocked | Claimed | CalledMuggins | Scored | HandEnded | RoundOver
