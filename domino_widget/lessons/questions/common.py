"""What many questions need: values and tiles in words, plays in their one form, the seats of a table."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ...engine import SEATS, Layout, Play, Position, Setup, Tile, find_variant
from ...engine.state import plays
from ...engine.tiles import descending
from ...message import msg
from ..answers import written_play
from ..level import Answer, Args, Case, Option

YES_NO = (Option("yes", msg("option-yes")), Option("no", msg("option-no")))


def listed(values: Iterable[object]) -> str:
    """Values in a row: ``5, 3``."""
    return ", ".join(map(str, values))


def hand_text(tiles: Iterable[Tile]) -> str:
    """A hand as hands are written: ``6-4, 5-5``."""
    return listed(descending(tiles)) or "–"


def end_values(layout: Layout) -> tuple[int, ...]:
    """The values of the open ends, end by end."""
    return tuple(end.value for end in layout.ends())


def table_args(case: Case) -> Args:
    """The game, the open ends and the hand of the seat that is asked."""
    position = case.at
    return {
        "game": position.setup.rules.id,
        "ends": listed(end_values(position.layout)),
        "hand": hand_text(position.hands[case.seat]),
        "stock": len(position.boneyard),
    }


def legal(case: Case) -> list[Play]:
    """The legal plays of the seat to act."""
    return plays(case.at)


def written(case: Case, found: Iterable[Play]) -> Answer:
    """Plays as one answer."""
    return tuple(sorted({written_play(case, play) for play in found}))


def each(case: Case, found: Iterable[Play]) -> list[Answer]:
    """Plays of which each alone is an answer."""
    return [(written_play(case, play),) for play in found]


def value_at(layout: Layout, play: Play) -> int:
    """The value of the end that a play joins."""
    return next(end.value for end in layout.free if (end.number, end.port) == (play.at, play.port))


def laid(layout: Layout, play: Play) -> Layout:
    """The table after a play."""
    end = next((end for end in layout.free if (end.number, end.port) == (play.at, play.port)), None)
    return layout.with_tile(play.tile, end, play.turn)


def seat_name(seat: int) -> str:
    """The letter of a seat."""
    return SEATS[seat]


def a_setup(random: Random, *games: str) -> Setup:
    """A set-up for two of one of these games, with its first set."""
    return Setup(find_variant(random.choice(games)))


def can_move(position: Position) -> bool:
    """Whether the seat to act has a play."""
    return bool(plays(position))
