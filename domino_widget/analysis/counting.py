"""Counting the shuffles that agree with a history, exactly, in whole numbers (analysis.md 2.4).

Tiles are placed one after the other: each goes to a free place of some level of some hand, or stays in the stock. A
state is one whole number, the free places of every cell (a level of a hand) as its digits. For one hand of each
count the tiles come in falling order of its levels, so that its free places are one number instead of a vector.
Tiles that may lie anywhere come last, in closed form. The order of the stock multiplies everything alike and is
left out until the end.

Passes are generators that yield now and then, so that a long count can be cut into slices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from math import perm, prod
from typing import NamedTuple

from .slots import Hand, Problem

#: Ways by state.
Weights = dict[int, int]
#: States visited between two yields: a few milliseconds.
SLICE = 1_000


class TooLarge(Exception):
    """A count would need more states than was allowed."""


class Option(NamedTuple):
    """One cell where a tile may go: whose (the hand by its place in the problem), its place among the cells, how many
    of its free places are of levels too low, and what it takes off the state."""

    owner: int
    cell: int
    below: int
    stride: int


class Step(NamedTuple):
    """One tile to place: whether it may stay in the stock, and the cells where it may go. After it the cells in
    ``merges`` (stride, radix, stride of the cell below) are emptied into the ones below: no later tile tells them
    apart, so their free places are alike from here on."""

    tile: int
    stock: bool
    options: tuple[Option, ...]
    merges: tuple[tuple[int, int, int], ...] = ()

    def merged(self, state: int) -> int:
        """The state after the cells are merged."""
        for stride, radix, below in self.merges:
            state -= state // stride % radix * (stride - below)
        return state


@dataclass(slots=True)
class Branch:
    """One count: a case of the opening and a vector of the hand that is kept as one number.

    ``steps`` place the tiles that are bound, then come those that are ``free``. ``alpha[i]`` has the ways to come to
    each state before step i (the last: before the free tiles), ``beta[i]`` the ways to go on. ``taken[i][hand]`` are
    the ways in which the tile of step i lies in a hand, ``taken[-1]`` the same summed over all free tiles.
    """

    problem: Problem
    weight: int
    cells: tuple[tuple[int, int, int], ...]
    steps: tuple[Step, ...]
    free: tuple[int, ...]
    start: Weights
    total: int = 0
    alpha: list[Weights] = field(default_factory=list)
    beta: list[Weights] = field(default_factory=list)
    taken: list[list[int]] = field(default_factory=list)
    _digits: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def digits(self, state: int) -> tuple[int, ...]:
        """The free places of each cell in this state, and their sum."""
        found = self._digits.get(state)
        if found is None:
            places = [state // stride % radix for _, stride, radix in self.cells]
            found = self._digits[state] = (*places, sum(places))
        return found

    def free_places(self, state: int) -> list[int]:
        """The free places of each hand in this state."""
        places = [0] * len(self.problem.hands)
        for (owner, _, _), free in zip(self.cells, self.digits(state)):
            places[owner] += free
        return places

    def finish(self, state: int) -> int:
        """The ways to place the free tiles from this state."""
        left = self.digits(state)[-1]
        return perm(len(self.free), left) if left <= len(self.free) else 0


def branches(problem: Problem) -> list[Branch]:
    """The counts that a case falls into; their totals add up."""
    hands = problem.hands
    single = min(range(len(hands)), key=lambda i: _cost(hands, i), default=-1)
    if single < 0:
        return [branch_of(problem, -1, (), 1)]
    return [branch_of(problem, single, vector, weight) for vector, weight in hands[single].vectors.items()]


def _cost(hands: tuple[Hand, ...], single: int) -> int:
    cells = prod(hand.cells() for i, hand in enumerate(hands) if i != single)
    return cells * len(hands[single].vectors) * (hands[single].size + 1)


def branch_of(problem: Problem, single: int, vector: tuple[int, ...], weight: int) -> Branch:
    """The count in which hand ``single`` (-1: none) is kept as one number and has this vector of free places."""
    hands = problem.hands
    cells: list[tuple[int, int, int]] = []
    first, stride = [], 1
    start: Weights = {0: 1}
    for owner, hand in enumerate(hands):
        first.append(len(cells))
        vectors = {(hand.size,): 1} if owner == single else hand.vectors
        strides = []
        for column in zip(*vectors):
            # A cell may take in the ones above it, so each has room for the whole hand.
            size = max(column) if owner == single else hand.size
            strides.append(stride)
            cells.append((owner, stride, size + 1))
            stride *= size + 1
        start = {
            state + sum(free * step for free, step in zip(places, strides)): ways * more
            for state, ways in start.items()
            for places, more in vectors.items()
        }
    bound, free = _in_order(problem, single)
    steps = []
    for levels, stock, tiles in bound:
        options = tuple(_options(hands, single, vector, cells, first, levels))
        steps += [(levels, Step(tile, stock, options)) for tile in tiles]
    return Branch(problem, weight, tuple(cells), _merging(steps, first, cells, single), free, start)


def _merging(
    steps: list[tuple[tuple[int, ...], Step]], first: list[int], cells: list[tuple[int, int, int]], single: int
) -> tuple[Step, ...]:
    """The steps, each with the cells that it is the last to need: a cut is gone once no later tile starts at it."""
    last: dict[tuple[int, int], int] = {}
    for place, (levels, _) in enumerate(steps):
        for owner, level in enumerate(levels):
            if level > 0 and owner != single:
                last[owner, level] = place
    merges: dict[int, list[tuple[int, int, int]]] = {}
    alive: dict[int, list[int]] = {}
    for (owner, level), place in sorted(last.items(), key=lambda item: (item[1], -item[0][1])):
        levels_alive = alive.setdefault(owner, [0, *sorted(cut for who, cut in last if who == owner)])
        below = levels_alive[levels_alive.index(level) - 1]
        levels_alive.remove(level)
        _, stride, radix = cells[first[owner] + level]
        merges.setdefault(place, []).append((stride, radix, cells[first[owner] + below][1]))
    return tuple(step._replace(merges=tuple(merges.get(place, ()))) for place, (_, step) in enumerate(steps))


_Class = tuple[tuple[int, ...], bool, tuple[int, ...]]


def _in_order(problem: Problem, single: int) -> tuple[list[_Class], tuple[int, ...]]:
    """The classes in the order of counting, and the tiles that may lie anywhere."""
    free: tuple[int, ...] = ()
    bound = []
    for one in problem.classes:
        if one[1] and not any(one[0]):
            free = one[2]
        else:
            bound.append(one)
    bound.sort(key=lambda one: (one[0][single] >= 0 if single >= 0 else 0, -one[0][single] if one[0] else 0, one[0]))
    return bound, free


def _options(
    hands: tuple[Hand, ...],
    single: int,
    vector: tuple[int, ...],
    cells: list[tuple[int, int, int]],
    first: list[int],
    levels: tuple[int, ...],
) -> Iterator[Option]:
    for owner, level in enumerate(levels):
        if level < 0:
            continue
        if owner == single:
            # Tiles of higher levels lie already: what is free from this level on is its places less the tiles laid.
            below = hands[owner].size - sum(vector[level:])
            yield Option(owner, first[owner], below, cells[first[owner]][1])
            continue
        last = first[owner + 1] if owner + 1 < len(first) else len(cells)
        for cell in range(first[owner] + level, last):
            if cells[cell][2] > 1:
                yield Option(owner, cell, 0, cells[cell][1])


def forward(branch: Branch, limit: int) -> Iterator[None]:
    """Fills ``alpha`` and ``total``; TooLarge if more than ``limit`` states are visited."""
    states, visited, since = branch.start, 0, 0
    left = len(branch.steps) + len(branch.free)
    branch.alpha = []
    for step in branch.steps:
        branch.alpha.append(states)
        visited += len(states)
        if visited > limit:
            raise TooLarge
        left -= 1
        after: Weights = {}
        for some in _slices(states):
            since += len(some)
            if since > SLICE:
                since = 0
                yield
            _spread(branch, step, some, left, after)
        states = _merged(step, after) if step.merges else after
    branch.alpha.append(states)
    branch.total = sum(ways * branch.finish(state) for state, ways in states.items())


def _slices(states: Weights) -> Iterator[Weights]:
    """The same states in parts that are quickly done."""
    if len(states) <= SLICE:
        yield states
        return
    items = iter(states.items())
    while some := dict(islice(items, SLICE)):
        yield some


def _spread(branch: Branch, step: Step, states: Weights, left: int, after: Weights) -> None:
    """Adds the states after one tile; those with more free places than tiles ``left`` lead nowhere."""
    known, digits_of, options, stock = branch._digits, branch.digits, step.options, step.stock
    get = after.get
    for state, ways in states.items():
        digits = known.get(state) or digits_of(state)
        open_places = digits[-1]
        if stock and open_places <= left:
            after[state] = get(state, 0) + ways
        if open_places - 1 > left:
            continue
        for _, cell, below, stride in options:
            free = digits[cell] - below
            if free > 0:
                target = state - stride
                after[target] = get(target, 0) + ways * free


def _merged(step: Step, states: Weights) -> Weights:
    found: Weights = {}
    for state, ways in states.items():
        target = step.merged(state)
        found[target] = found.get(target, 0) + ways
    return found


def backward(branch: Branch) -> Iterator[None]:
    """Fills ``beta`` and ``taken`` after ``forward``."""
    sums, later, since = [0] * len(branch.problem.hands), {}, 0
    for state, ways in branch.alpha[-1].items():
        on = branch.finish(state)
        if on:
            later[state] = on
            for owner, places in enumerate(branch.free_places(state)):
                sums[owner] += ways * on * places
    branch.beta, branch.taken = [later], [sums]
    for step, states in zip(reversed(branch.steps), reversed(branch.alpha[:-1])):
        before: Weights = {}
        sums = [0] * len(branch.problem.hands)
        for some in _slices(states):
            since += len(some)
            if since > SLICE // 2:
                since = 0
                yield
            _gather(branch, step, some, later, before, sums)
        later = before
        branch.beta.append(later)
        branch.taken.append(sums)
    branch.beta.reverse()
    branch.taken.reverse()


def _gather(branch: Branch, step: Step, states: Weights, later: Weights, before: Weights, taken: list[int]) -> None:
    """Adds the ways to go on from each state before a step, and the ways in which its tile lies in each hand."""
    known, options, stock, get = branch._digits, step.options, step.stock, later.get
    if step.merges:
        later = _unmerged(branch, step, states, later)
        get = later.get
    for state, ways in states.items():
        total = get(state, 0) if stock else 0
        digits = known[state]
        for owner, cell, below, stride in options:
            free = digits[cell] - below
            if free > 0:
                on = get(state - stride)
                if on:
                    on *= free
                    total += on
                    taken[owner] += ways * on
        if total:
            before[state] = total


def _unmerged(branch: Branch, step: Step, states: Weights, later: Weights) -> Weights:
    """The ways to go on from every state that the step leads to, before its cells are merged."""
    found: Weights = {}
    for state in states:
        digits = branch.digits(state)
        targets = [state, *(state - stride for _, cell, below, stride in step.options if digits[cell] > below)]
        for target in targets:
            on = later.get(step.merged(target))
            if on:
                found[target] = on
    return found


def exhaust(steps: Iterator[None]) -> None:
    """Runs a pass to its end at once."""
    for _ in steps:
        pass
