"""Counting the shuffles that agree with a history, exactly, in whole numbers (analysis.md 2.4).

Tiles are placed one after the other: each goes to a free place of some level of some hand, or stays in the stock. A
state is one whole number, the free places of every cell (a level of a hand) as its digits. A level that no later tile
starts at is emptied into the one below, so a hand whose tiles come in falling order of its levels soon is one number.
Tiles that may lie anywhere come last, in closed form. The order of the stock multiplies everything alike and is
left out until the end.

Passes are generators that yield now and then, so that a long count can be cut into slices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from math import perm, prod
from typing import NamedTuple, Protocol

from .ordering import in_order
from .slots import Class, Problem

#: Ways by state.
Weights = dict[int, int]
#: States visited between two yields: a few milliseconds.
SLICE = 1_000
#: The most states that a count may start from.
STARTS = 20_000


class TooLarge(Exception):
    """A count would need more states than was allowed."""


class Cell(NamedTuple):
    """One digit of a state: whose free places (the hand by its place in the problem), its stride and its radix."""

    owner: int
    stride: int
    radix: int


class Merge(NamedTuple):
    """A cell that is emptied into another: its stride and radix, and the stride of the other."""

    stride: int
    radix: int
    below: int

    def of(self, state: int) -> int:
        """The state after it."""
        return state - state // self.stride % self.radix * (self.stride - self.below)


class Step(NamedTuple):
    """One tile to place: whether it may stay in the stock, and the cells, by their numbers, where it may go. After it
    come the ``merges``: no later tile tells those cells from the ones below. ``alike`` are the tiles whose share this
    step counts: all of a class at the first of them, none at the others."""

    tile: int
    stock: bool
    options: tuple[int, ...]
    merges: tuple[Merge, ...] = ()
    alike: tuple[int, ...] = ()

    def merged(self, state: int) -> int:
        """The state after the cells are merged."""
        for merge in self.merges:
            state = merge.of(state)
        return state


@dataclass(slots=True)
class Branch:
    """One count: a case of the opening, its tiles in some order.

    ``steps`` place the tiles that are bound, then come those that are ``free``. ``guess`` and ``visited`` are the
    number of states before all steps, ``alpha[i]`` has the ways to come to each state before step i, ``beta[i]`` the
    ways to go on, ``taken[i][hand]`` the ways in which the tile of step i lies in a hand (where the step counts it),
    ``taken[-1]`` the same summed over all free tiles.
    """

    problem: Problem
    cells: tuple[Cell, ...]
    steps: tuple[Step, ...]
    free: tuple[int, ...]
    start: Weights
    guess: float
    total: int = 0
    visited: int = 0
    alpha: list[Weights] = field(default_factory=list)
    beta: list[Ways] = field(default_factory=list)
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


class Ways(Protocol):
    """Ways by state, to be looked up."""

    def get(self, state: int, /) -> int | None:
        """The ways of a state, None if it leads nowhere."""


Order = Callable[[Problem, list[Class]], tuple[list[Class], float]]


def branch_of(problem: Problem, order: Order = in_order) -> Branch:
    """The count of a problem, not yet run; ``order`` says in which order the classes are placed. TooLarge if the
    tiles already played may have come in too many ways."""
    if prod(len(hand.vectors) for hand in problem.hands) > STARTS:
        raise TooLarge
    cells: list[Cell] = []
    first, stride = [], 1
    start: Weights = {0: 1}
    for owner, hand in enumerate(problem.hands):
        first.append(len(cells))
        strides = []
        for level in range(len(next(iter(hand.vectors)))):
            # A cell may take in the ones above it.
            radix = 1 + max(sum(vector[level:]) for vector in hand.vectors)
            strides.append(stride)
            cells.append(Cell(owner, stride, radix))
            stride *= radix
        start = {
            state + sum(free * step for free, step in zip(places, strides)): ways * more
            for state, ways in start.items()
            for places, more in hand.vectors.items()
        }
    first.append(len(cells))
    free = next((one.tiles for one in problem.classes if one.is_free), ())
    bound, guess = order(problem, [one for one in problem.classes if not one.is_free])
    return Branch(problem, tuple(cells), _steps(bound, first, cells), free, start, guess)


def _steps(bound: list[Class], first: list[int], cells: list[Cell]) -> tuple[Step, ...]:
    """A step for each tile; the cells that its class is the last to need are merged after the last of the class."""
    last = {(owner, level): place for place, one in enumerate(bound) for owner, level in enumerate(one.levels)}
    steps: list[Step] = []
    alive = [
        sorted({0, *(level for who, level in last if who == owner and level > 0)}) for owner in range(len(first) - 1)
    ]
    for place, one in enumerate(bound):
        options = tuple(
            first[owner] + cell
            for owner, level in enumerate(one.levels)
            if level >= 0
            for cell in alive[owner]
            if cell >= level
        )
        merges = []
        for owner, levels in enumerate(alive):
            for level in reversed([level for level in levels if level and last[owner, level] == place]):
                below = levels[levels.index(level) - 1]
                levels.remove(level)
                _, stride, radix = cells[first[owner] + level]
                merges.append(Merge(stride, radix, cells[first[owner] + below].stride))
        *others, end = one.tiles
        steps += [Step(tile, one.stock, options) for tile in others]
        steps.append(Step(end, one.stock, options, tuple(merges)))
        steps[-len(one.tiles)] = steps[-len(one.tiles)]._replace(alike=one.tiles)
    return tuple(steps)


def forward(branch: Branch, limit: int) -> Iterator[None]:
    """Fills ``alpha``, ``visited`` and ``total``; TooLarge if more than ``limit`` states are visited."""
    states, since = branch.start, 0
    left = len(branch.steps) + len(branch.free)
    branch.alpha, branch.visited = [], 0
    for step in branch.steps:
        branch.alpha.append(states)
        branch.visited += len(states)
        if branch.visited > limit:
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
    known, digits_of, stock = branch._digits, branch.digits, step.stock
    options = [(cell, branch.cells[cell].stride) for cell in step.options]
    get = after.get
    for state, ways in states.items():
        digits = known.get(state) or digits_of(state)
        open_places = digits[-1]
        if stock and open_places <= left:
            after[state] = get(state, 0) + ways
        if open_places - 1 > left:
            continue
        for cell, stride in options:
            free = digits[cell]
            if free:
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
    later, since = finish(branch, branch.alpha[-1]), 0
    beta, taken = [later], [branch.taken[-1]]
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
        beta.append(later)
        taken.append(sums)
    branch.beta, branch.taken = [*reversed(beta)], taken[::-1]


def finish(branch: Branch, states: Weights) -> Weights:
    """The ways to go on from each of the last states; ``taken`` gets its last row."""
    sums, later = [0] * len(branch.problem.hands), {}
    for state, ways in states.items():
        on = branch.finish(state)
        if on:
            later[state] = on
            for owner, places in enumerate(branch.free_places(state)):
                sums[owner] += ways * on * places
    branch.taken = [sums]
    return later


def _gather(branch: Branch, step: Step, states: Weights, later: Weights, before: Weights, taken: list[int]) -> None:
    """Adds the ways to go on from each state before a step, and the ways in which its tile lies in each hand."""
    known, stock, alike = branch._digits, step.stock, step.alike
    options = [(cell, branch.cells[cell].owner, branch.cells[cell].stride) for cell in step.options]
    get = (_unmerged(branch, step, states, later) if step.merges else later).get
    for state, ways in states.items():
        total = get(state, 0) if stock else 0
        digits = known[state]
        for cell, owner, stride in options:
            free = digits[cell]
            if free:
                on = get(state - stride)
                if on:
                    on *= free
                    total += on
                    if alike:
                        taken[owner] += ways * on
        if total:
            before[state] = total


def _unmerged(branch: Branch, step: Step, states: Weights, later: Weights) -> Weights:
    """The ways to go on from every state that the step leads to, before its cells are merged."""
    found: Weights = {}
    for state in states:
        digits = branch.digits(state)
        targets = [state, *(state - branch.cells[cell].stride for cell in step.options if digits[cell])]
        for target in targets:
            on = later.get(step.merged(target))
            if on:
                found[target] = on
    return found


def exhaust(steps: Iterator[None]) -> None:
    """Runs a pass to its end at once."""
    for _ in steps:
        pass
