"""Skill ``plan.block_dump``: heavy tiles out of the hand, and numbers that are kept from the next player."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...engine import Play, Position
from ...engine.state import plays
from ..level import Args, Case, Kind, Question
from ..reach import reached
from .common import each, end_values, laid, legal, listed, table_args, value_at
from .plans import best_plays, told_apart

# Ends that the next player would like


def _with_number(case: Case, play: Play) -> int:
    """How many ends show the number of the task after a play."""
    return end_values(laid(case.at.layout, play)).count(case.facts["number"])


def _number_args(case: Case) -> Args:
    best = best_plays(case, _with_number)[0]
    lines = [
        f"{play.tile} → {value_at(case.at.layout, play)}: {_with_number(case, play)}"
        for play in sorted(legal(case), key=lambda play: _with_number(case, play))
    ]
    return table_args(case) | {
        "number": case.facts["number"],
        "best": str(best.tile),
        "on": value_at(case.at.layout, best),
        "after": listed(end_values(laid(case.at.layout, best))),
        "left": _with_number(case, best),
        "first": lines[-1],
        "lines": "; ".join(lines),
    }


def _deal_number(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        doubles = [play for play in plays(position) if play.tile.is_double]
        return bool(doubles) and len(plays(position)) < 13 and not position.layout.arms_to_fill()

    case = reached(like.game, random, wanted, tries=20)
    if case is None:
        return None
    doubles = [play.tile.high for play in legal(case) if play.tile.is_double]
    case = replace(case, facts={"number": random.choice(doubles)})
    return case if told_apart(case, _with_number) and len(best_plays(case, _with_number)) < 4 else None


FEWEST_OF_NUMBER = Question(
    name="fewest-of-number",
    kind=Kind.PLAYS,
    one=True,
    right=lambda case: each(case, best_plays(case, _with_number)),
    args=_number_args,
    deal=_deal_number,
)


# The most pips out of the hand


def _kept(case: Case, play: Play) -> int:
    """The pips left in the hand after a play."""
    return sum(tile.pips() for tile in case.at.hands[case.seat] if tile != play.tile)


def _shed_args(case: Case) -> Args:
    best = best_plays(case, _kept)[0].tile
    tiles = dict.fromkeys(play.tile for play in sorted(legal(case), key=lambda play: _kept(case, play)))
    return table_args(case) | {
        "best": str(best),
        "pips": best.pips(),
        "lines": listed(f"{tile}: {tile.pips()}" for tile in tiles),
        "playable": listed(tiles),
    }


def _deal_shed(random: Random, like: Case) -> Case | None:
    case = reached(like.game, random, lambda p: len({play.tile for play in plays(p)}) > 2)
    return case if case and len({play.tile for play in best_plays(case, _kept)}) == 1 else None


MOST_PIPS = Question(
    name="most-pips",
    kind=Kind.TILES,
    one=True,
    right=lambda case: sorted({(str(play.tile),) for play in best_plays(case, _kept)}),
    args=_shed_args,
    deal=_deal_shed,
)
