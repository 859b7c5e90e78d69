"""The two passes of ``counting`` on arrays of NumPy: many states at once, as exact as one by one (analysis.md 2.5).

A number of ways is a column of limbs of 52 bits, the lowest first. A step multiplies by free places and adds up: less
than 8 bits more, so no limb leaves its 63 bits before the carry. Only a large count imports this module, where NumPy
is installed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .counting import Branch, Merge, Step, TooLarge, Ways, Weights, finish

Numbers = NDArray[np.int64]

_BITS, _HALF = 52, 26
#: Rows of states worked on between two yields.
_SLICE = 30_000
#: Columns multiplied at once: products of two half limbs, 52 bits, may be added so often.
_COLUMNS = 1_024


@dataclass(slots=True)
class _Part:
    """One way to place a tile: into a hand (-1: left in the stock), from which states, with how many free places
    each, to which states, all by position."""

    owner: int
    sources: Numbers
    free: Numbers
    targets: Numbers


@dataclass(slots=True)
class _Record:
    """What a step did: its parts, where the merges put each state, and what the backward pass needs besides."""

    codes: Numbers
    ways: Numbers
    parts: list[_Part]
    into: Numbers | None


class Table:
    """Ways by state, to be looked up."""

    def __init__(self, codes: Numbers, ways: Numbers) -> None:
        self._codes, self._ways = codes, ways

    def get(self, state: int, /) -> int | None:
        """The ways, None if there are none."""
        place = int(self._codes.searchsorted(state))
        if place == len(self._codes) or self._codes[place] != state:
            return None
        return whole(self._ways[:, place]) or None


def fits(branch: Branch) -> bool:
    """Whether the states of a count are small enough as numbers."""
    return bool(branch.cells) and branch.cells[-1].stride * branch.cells[-1].radix < 1 << 62


def forward(branch: Branch, limit: int, back: bool = True) -> Iterator[None]:
    """Fills ``visited`` and ``total``, and (with ``back``) in a second pass ``beta`` and ``taken``; TooLarge past
    ``limit`` states."""
    codes, ways = _columns(branch.start)
    records: list[_Record] = []
    left, work, branch.visited = len(branch.steps) + len(branch.free), 0, 0
    for step in branch.steps:
        branch.visited += len(codes)
        if branch.visited > limit:
            raise TooLarge
        left -= 1
        record, codes, ways = _forward(branch, step, codes, ways, left)
        records.append(record)
        work += len(record.codes) * len(record.parts)
        if work > _SLICE:
            work = 0
            yield
    ends: Weights = {int(code): whole(ways[:, place]) for place, code in enumerate(codes)}
    branch.total = sum(number * branch.finish(state) for state, number in ends.items())
    if back:
        yield from _back(branch, records, codes, ends)


def _back(branch: Branch, records: list[_Record], codes: Numbers, ends: Weights) -> Iterator[None]:
    done = finish(branch, ends)
    later = _limbs([done.get(int(code), 0) for code in codes])
    beta: list[Ways] = [Table(codes, later)]
    taken, work = [branch.taken[-1]], 0
    for step, record in zip(reversed(branch.steps), reversed(records)):
        if record.into is not None:
            later = later[:, record.into]
        later, sums = _backward(record, later, len(branch.problem.hands), bool(step.alike))
        beta.append(Table(record.codes, later))
        taken.append(sums)
        work += len(record.codes) * len(record.parts)
        if work > _SLICE:
            work = 0
            yield
    branch.beta, branch.taken = [*reversed(beta)], taken[::-1]


def _forward(
    branch: Branch, step: Step, codes: Numbers, ways: Numbers, left: int
) -> tuple[_Record, Numbers, Numbers]:
    """The states and their ways after one tile; those with more free places than tiles ``left`` lead nowhere."""
    digits = {cell: codes // place.stride % place.radix for cell, place in enumerate(branch.cells) if place.radix > 1}
    unplaced = sum(digits.values(), np.zeros_like(codes))
    parts, reached = [], []
    if step.stock:
        sources = np.flatnonzero(unplaced <= left)
        parts.append(_Part(-1, sources, np.ones_like(sources), sources))
        reached.append(codes[sources])
    able = unplaced <= left + 1
    for cell in step.options:
        if cell in digits:
            sources = np.flatnonzero(able & (digits[cell] > 0))
            owner, stride, _ = branch.cells[cell]
            parts.append(_Part(owner, sources, digits[cell][sources], sources))
            reached.append(codes[sources] - stride)
    after = _distinct(np.concatenate(reached)) if reached else codes[:0]
    sums = np.zeros((len(ways), len(after)), np.int64)
    for part, states in zip(parts, reached):
        part.targets = np.searchsorted(after, states)
        # One cell takes different states to different states, so nothing is added twice to one place.
        sums[:, part.targets] += ways[:, part.sources] * part.free
    record = _Record(codes, ways, parts, None)
    sums = _carried(sums)
    for merge in step.merges:
        after, sums = _merge(merge, after, sums, record)
    return record, after, sums


def _distinct(codes: Numbers) -> Numbers:
    """The different ones of these, rising: sorting is three times as fast as the hashes of ``np.unique``."""
    codes = np.sort(codes)
    first = np.ones(len(codes), bool)
    first[1:] = codes[1:] != codes[:-1]
    found: Numbers = codes[first]
    return found


def _merge(merge: Merge, codes: Numbers, ways: Numbers, record: _Record) -> tuple[Numbers, Numbers]:
    new = codes - codes // merge.stride % merge.radix * (merge.stride - merge.below)
    after = _distinct(new)
    into = np.searchsorted(after, new)
    sums = np.zeros((len(ways), len(after)), np.int64)
    for limb, row in zip(sums, ways):
        np.add.at(limb, into, row)
    record.into = into if record.into is None else into[record.into]
    return after, _carried(sums)


def _backward(record: _Record, later: Numbers, hands: int, wanted: bool) -> tuple[Numbers, list[int]]:
    """The ways to go on before a step, and (where wanted) the ways in which its tile lies in each hand."""
    before = np.zeros((len(later), len(record.codes)), np.int64)
    taken = [0] * hands
    for part in record.parts:
        on = later[:, part.targets] * part.free
        before[:, part.sources] += on
        if wanted and part.owner >= 0:
            taken[part.owner] += _product(record.ways[:, part.sources], _carried(on))
    return _carried(before), taken


def _product(one: Numbers, other: Numbers) -> int:
    """The sum of the products of two rows of numbers."""
    found = 0
    for start in range(0, one.shape[1], _COLUMNS):
        table = _halves(one[:, start : start + _COLUMNS]) @ _halves(other[:, start : start + _COLUMNS]).T
        for i, row in enumerate(table.tolist()):
            for j, number in enumerate(row):
                found += number << _HALF * (i + j)
    return found


def _halves(numbers: Numbers) -> Numbers:
    low, high = numbers & (1 << _HALF) - 1, numbers >> _HALF
    return np.stack([low, high], axis=1).reshape(-1, numbers.shape[1])


def _carried(numbers: Numbers) -> Numbers:
    """The same numbers with every limb below 2 to the 52nd, one limb more if need be."""
    for limb in range(len(numbers)):
        over = numbers[limb] >> _BITS
        if limb + 1 < len(numbers):
            numbers[limb + 1] += over
        elif over.any():
            numbers = np.vstack([numbers, over])
        numbers[limb] &= (1 << _BITS) - 1
    return numbers


def _columns(states: Weights) -> tuple[Numbers, Numbers]:
    codes = sorted(states)
    return np.array(codes, np.int64), _limbs([states[code] for code in codes])


def _limbs(numbers: list[int]) -> Numbers:
    rows: list[list[int]] = []
    while not rows or any(numbers):
        rows.append([number & (1 << _BITS) - 1 for number in numbers])
        numbers = [number >> _BITS for number in numbers]
    return np.array(rows, np.int64)


def whole(limbs: Numbers) -> int:
    """A column of limbs as one number."""
    found = 0
    for limb in reversed(limbs.tolist()):
        found = (found << _BITS) + limb
    return found
