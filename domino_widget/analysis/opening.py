"""What the opening says about the deal, as disjoint cases that are counted one by one and added (analysis.md 2.2)."""

from __future__ import annotations

from typing import NamedTuple

from .history import History
from .masks import bits


class Case(NamedTuple):
    """One case: no hidden hand was dealt a tile of the mask ``barred``, and seat ``seat`` was dealt tile number
    ``tile`` (-1: nothing is said of one tile)."""

    barred: int
    seat: int = -1
    tile: int = -1


def cases(history: History) -> list[Case]:
    """The disjoint cases of the deal that agree with who opened and with dealing again (rules.md 2.4, 3, 9.2).

    Where the opener won the round before, or nobody knows, only a double somewhere among the dealt hands is certain.
    """
    if history.opener is None or not history.rivals:
        return [Case(0)]
    if not history.by_tiles:
        return _some_double(history)
    return _opened_by(history, history.opener)


def _above(history: History, number: int) -> int:
    rank = history.tiles.rank
    return sum(1 << other for other in range(len(rank)) if rank[other] > rank[number])


def _candidates(history: History) -> int:
    if history.lead >= 0:
        return 1 << history.lead
    return history.tiles.doubles if history.setup.rules.redeal else history.tiles.whole


def _opened_by(history: History, opener: int) -> list[Case]:
    rank, candidates = history.tiles.rank, _candidates(history)
    best = max(bits(history.dealt), key=rank.__getitem__, default=-1)
    if opener == history.seat:
        return [Case(_above(history, best))] if best >= 0 and candidates >> best & 1 else []
    return [
        Case(_above(history, number), opener, number)
        for number in bits(candidates & _may_be_dealt_to(history, opener))
        if best < 0 or rank[number] > rank[best]
    ]


def _may_be_dealt_to(history: History, seat: int) -> int:
    rival = next(rival for rival in history.rivals if rival.seat == seat)
    return history.unseen | sum(1 << number for number, _, _ in rival.played)


def _some_double(history: History) -> list[Case]:
    doubles = history.tiles.doubles
    if not history.setup.rules.redeal or history.dealt & doubles:
        return [Case(0)]
    return [
        Case(_above(history, number) & doubles, rival.seat, number)
        for rival in history.rivals
        for number in bits(doubles & _may_be_dealt_to(history, rival.seat))
    ]
