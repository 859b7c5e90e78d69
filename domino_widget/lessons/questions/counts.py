"""Skill ``count.suit``: how many tiles with a number are still unseen."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...engine import Tile
from ..level import Answer, Args, Case, Kind, Mistake, Question
from ..reach import reached
from .common import listed, table_args


def _table(case: Case) -> list[Tile]:
    return [placed.tile for placed in case.at.layout.tiles]


def _of_number(case: Case, tiles: list[Tile]) -> list[Tile]:
    return [tile for tile in tiles if case.facts["number"] in tile]


def _unseen(case: Case) -> int:
    known = [*_table(case), *case.at.hands[case.seat]]
    return case.game.max_pip + 1 - len(_of_number(case, known))


def _suit_args(case: Case) -> Args:
    on_table, held = _of_number(case, _table(case)), _of_number(case, list(case.at.hands[case.seat]))
    return table_args(case) | {
        "number": case.facts["number"],
        "set": case.game.max_pip,
        "all": case.game.max_pip + 1,
        "table": len(on_table),
        "tiles": listed(on_table) or "–",
        "held": len(held),
        "known": len(on_table) + len(held),
        "unseen": _unseen(case),
    }


def _own_forgotten(case: Case) -> list[Answer]:
    return [(case.game.max_pip + 1 - len(_of_number(case, _table(case))),)]


def _halves_counted(case: Case) -> list[Answer]:
    """Halves counted instead of tiles: the double twice."""
    double = Tile.of(case.facts["number"], case.facts["number"])
    known = [*_table(case), *case.at.hands[case.seat]]
    return [(_unseen(case) - 1 if double in known else _unseen(case) + 1,)]


def _deal_suit(random: Random, like: Case) -> Case | None:
    case = reached(like.game, random, lambda p: len(p.layout) > 4)
    if case is None:
        return None
    number = random.randint(0, case.game.max_pip)
    found = replace(case, facts={"number": number})
    held = _of_number(found, list(case.at.hands[case.seat]))
    return found if held and len(_of_number(found, _table(found))) > 1 else None


SUIT_UNSEEN = Question(
    name="suit-unseen",
    kind=Kind.NUMBERS,
    right=lambda case: [(_unseen(case),)],
    mistakes=(Mistake("own_hand_not_counted", _own_forgotten), Mistake("double_is_two_tiles", _halves_counted)),
    args=_suit_args,
    deal=_deal_suit,
)
