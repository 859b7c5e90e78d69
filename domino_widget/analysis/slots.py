"""From a history to the numbers that are counted: places by hand and group, and classes of tiles (analysis.md 2.3).

Neighbouring groups are merged where no tile's bounds fall between them; that is exact, for then every tile that may
lie in one may lie in the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from .history import History, Rival
from .masks import bits
from .opening import Case

#: What owners a tile may have: bit ``seat`` for a hand, this bit for the stock.
STOCK_BIT = 1 << 8
#: A vector of free places by level, and how many ways there are to come to it.
Vectors = dict[tuple[int, ...], int]


@dataclass(frozen=True, slots=True)
class Hand:
    """A hidden hand ready to be counted. ``vectors`` has the free places of each level, after the tiles that the seat
    has played, with their weights; more than one vector is the ambiguity of arrival. ``level[tile]`` is the first
    level that may hold the tile, -1 if none may. ``size`` is the number of free places."""

    seat: int
    vectors: Vectors
    level: dict[int, int]
    size: int


class Class(NamedTuple):
    """Tiles that are alike: they may lie in the same levels of the same hands (``levels``, one a hand, -1: in none),
    and in the stock or not."""

    levels: tuple[int, ...]
    stock: bool
    tiles: tuple[int, ...]

    @property
    def is_free(self) -> bool:
        """Whether these tiles may lie anywhere."""
        return self.stock and not any(self.levels)


@dataclass(frozen=True, slots=True)
class Problem:
    """One case to be counted: the hidden hands, the tiles to place by class, and the tile known to be in a hand
    (seat and number)."""

    hands: tuple[Hand, ...]
    classes: tuple[Class, ...]
    pinned: tuple[int, int] | None


def problem(history: History, case: Case, owners: Mapping[int, int]) -> Problem | None:
    """The numbers of one case, with tiles kept to some owners (``owners[tile]``: bits); None if it cannot be."""
    unseen = history.unseen
    pinned = None
    if case.tile >= 0 and unseen >> case.tile & 1:
        unseen ^= 1 << case.tile
        pinned = case.seat, case.tile
        if not owners.get(case.tile, -1) >> case.seat & 1:
            return None
    held = list(bits(unseen))
    hands = []
    for rival in history.rivals:
        hand = _hand(rival, case, held, owners)
        if hand is None:
            return None
        hands.append(hand)
    classes: dict[tuple[tuple[int, ...], bool], list[int]] = {}
    for number in held:
        stock = bool(owners.get(number, -1) & STOCK_BIT)
        classes.setdefault((tuple(hand.level[number] for hand in hands), stock), []).append(number)
    return Problem(
        hands=tuple(hands),
        classes=tuple(Class(levels, stock, tuple(tiles)) for (levels, stock), tiles in classes.items()),
        pinned=pinned,
    )


def _hand(rival: Rival, case: Case, held: list[int], owners: Mapping[int, int]) -> Hand | None:
    last = len(rival.slots) - 1
    settled = [_bounds(case, rival.seat, played) for played in rival.played]
    if case.seat == rival.seat and case.tile in _pins(case, rival):
        settled.append((rival.low[case.tile], 0))
    if any(low > high for low, high in settled):
        return None
    lows = {}
    for number in held:
        low = max(rival.low[number], 1) if case.barred >> number & 1 else rival.low[number]
        lows[number] = low if low <= last and owners.get(number, -1) >> rival.seat & 1 else -1
    cuts = {low for low, _ in settled} | {high + 1 for _, high in settled} | set(lows.values())
    group_of, slots = _merge(rival.slots, cuts)
    vectors = _settle(slots, [(group_of[low], group_of[high]) for low, high in settled])
    if not vectors:
        return None
    finer = sorted({group_of[low] for low in lows.values() if low > 0})
    level_of = [sum(cut <= group for cut in finer) for group in range(len(slots))]
    merged: Vectors = {}
    for vector, weight in vectors.items():
        sums = [0] * (len(finer) + 1)
        for group, free in enumerate(vector):
            sums[level_of[group]] += free
        merged[tuple(sums)] = merged.get(tuple(sums), 0) + weight
    level = {number: -1 if low < 0 else level_of[group_of[low]] for number, low in lows.items()}
    return Hand(rival.seat, merged, level, sum(next(iter(merged))))


def _pins(case: Case, rival: Rival) -> tuple[int, ...]:
    """The tile that the case says was dealt to this seat, if the seat has not played it."""
    return () if any(number == case.tile for number, _, _ in rival.played) else (case.tile,)


def _bounds(case: Case, seat: int, played: tuple[int, int, int]) -> tuple[int, int]:
    number, low, high = played
    if case.barred >> number & 1:
        low = max(low, 1)
    return (low, 0) if case.tile == number and case.seat == seat else (low, high)


def _merge(slots: tuple[int, ...], cuts: set[int]) -> tuple[list[int], list[int]]:
    """The merged group of each group, and the places of each merged group; a new one starts at every cut."""
    group_of, merged = [], [0]
    for group, free in enumerate(slots):
        if group and group in cuts:
            merged.append(0)
        merged[-1] += free
        group_of.append(len(merged) - 1)
    return group_of, merged


def _settle(slots: list[int], settled: list[tuple[int, int]]) -> Vectors:
    """The free places left by the tiles already played, with the number of ways (analysis.md 2.4, step 1)."""
    vectors: Vectors = {tuple(slots): 1}
    for low, high in settled:
        after: Vectors = {}
        for vector, weight in vectors.items():
            for group in range(low, high + 1):
                free = vector[group]
                if free:
                    left = (*vector[:group], free - 1, *vector[group + 1 :])
                    after[left] = after.get(left, 0) + weight * free
        vectors = after
    return vectors
