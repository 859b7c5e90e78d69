"""Counting the shuffles that agree with a history, exactly, in whole numbers (analysis.md 2.4).

Tiles are placed class by class, and of a class cell by cell: how many of its tiles go to this level of this hand.
A state is one whole number: the free places of every cell as digits, and above them the tiles of the class still
to be placed; what no hand takes stays in the stock. For one hand of each count the classes come in falling order of
its levels, so that its free places are one number instead of a vector. Tiles that may lie anywhere come last, in
closed form. The order of the stock multiplies everything alike and is left out until the end.

Passes are generators that yield now and then, so that a long count can be cut into slices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb, perm, prod
from typing import NamedTuple

from .slots import Hand, Problem

#: Ways by state.
Weights = dict[int, int]
#: States visited between two yields.
SLICE = 2_000


class TooLarge(Exception):
    """A count would need more states than was allowed."""


class Layer(NamedTuple):
    """One step: tiles of a class go to one cell. ``room[digit]`` is how many of that many free places they may take,
    ``step`` what each tile takes off the state, ``owner`` the hand by its place in the problem (-1: none, nothing is
    placed). ``ends``: the class ends here; then ``stock`` tells whether tiles left over may stay in the stock, and
    ``opens`` is what the next class adds to the state."""

    cls: int
    owner: int
    stride: int
    radix: int
    room: tuple[int, ...]
    step: int
    ends: bool
    stock: bool
    opens: int = 0


@dataclass(slots=True)
class Branch:
    """One count: a case of the opening and a vector of the hand that is kept as one number.

    ``classes`` are the tiles in the order of counting; ``layers`` the steps; ``alpha[i]`` the ways to come to each
    state before step i (the last one: before the free tiles), ``beta[i]`` the ways to go on; ``start`` the states to
    begin with (the tiles of the first class on top); ``total`` the ways in all; ``taken[class][hand]`` the tiles of a class in a hand, summed over all ways.
    """

    problem: Problem
    weight: int
    span: int
    classes: list[tuple[int, ...]]
    layers: list[Layer]
    free: tuple[int, ...]
    digits: list[tuple[int, int, int]]
    start: Weights
    total: int = 0
    alpha: list[Weights] = field(default_factory=list)
    beta: list[Weights] = field(default_factory=list)
    taken: list[list[int]] = field(default_factory=list)

    def free_places(self, state: int) -> list[int]:
        """The free places of each hand in this state."""
        places = [0] * len(self.problem.hands)
        for owner, stride, radix in self.digits:
            places[owner] += state // stride % radix
        return places

    def finish(self, state: int) -> int:
        """The ways to place the free tiles from this state."""
        left = sum(self.free_places(state))
        return perm(len(self.free), left) if left <= len(self.free) else 0


@lru_cache(maxsize=None)
def ways_into(tiles: int, room: int) -> tuple[int, ...]:
    """For k = 0, 1, 2 … the ways to put k of these tiles into k of these places."""
    return tuple(comb(tiles, k) * perm(room, k) for k in range(min(tiles, room) + 1))


def branches(problem: Problem) -> list[Branch]:
    """The counts that a case falls into; their totals add up."""
    hands = problem.hands
    single = min(range(len(hands)), key=lambda i: _cost(hands, i), default=-1)
    if single < 0:
        return [_branch(problem, -1, (), 1)]
    return [_branch(problem, single, vector, weight) for vector, weight in hands[single].vectors.items()]


def _cost(hands: tuple[Hand, ...], single: int) -> int:
    cells = prod(hand.cells() for i, hand in enumerate(hands) if i != single)
    return cells * len(hands[single].vectors) * (hands[single].size + 1)


def _branch(problem: Problem, single: int, vector: tuple[int, ...], weight: int) -> Branch:
    hands = problem.hands
    cells: list[list[tuple[int, int]]] = []
    digits, stride = [], 1
    for owner, hand in enumerate(hands):
        sizes = [hand.size] if owner == single else [max(column) for column in zip(*hand.vectors)]
        cells.append([])
        for size in sizes:
            cells[owner].append((stride, size + 1))
            digits.append((owner, stride, size + 1))
            stride *= size + 1
    start: Weights = {0: 1}
    for owner, hand in enumerate(hands):
        ahead = {(hand.size,): 1} if owner == single else hand.vectors
        start = {
            state + sum(free * cell[0] for free, cell in zip(places, cells[owner])): ways * weights
            for state, ways in start.items()
            for places, weights in ahead.items()
        }
    free: tuple[int, ...] = ()
    bound: list[tuple[tuple[int, ...], bool, tuple[int, ...]]] = []
    for levels, stock, tiles in problem.classes:
        if stock and not any(levels):
            free = tiles
        else:
            bound.append((levels, stock, tiles))
    if single >= 0:
        bound.sort(key=lambda one: (one[0][single] >= 0, -one[0][single], one[0]))
    layers: list[Layer] = []
    for cls, (levels, stock, tiles) in enumerate(bound):
        if layers:
            layers[-1] = layers[-1]._replace(opens=len(tiles) * stride)
        layers += _layers(hands, single, vector, cells, cls, levels, stock, stride)
    if bound:
        start = {state + len(bound[0][2]) * stride: ways for state, ways in start.items()}
    return Branch(problem, weight, stride, [tiles for _, _, tiles in bound], layers, free, digits, start)


def _layers(
    hands: tuple[Hand, ...],
    single: int,
    vector: tuple[int, ...],
    cells: list[list[tuple[int, int]]],
    cls: int,
    levels: tuple[int, ...],
    stock: bool,
    span: int,
) -> list[Layer]:
    found = []
    for owner, level in enumerate(levels):
        if level < 0:
            continue
        if owner == single:
            stride, radix = cells[owner][0]
            # Tiles of higher levels lie already: what is free from this level on is its places less the tiles laid.
            below = hands[owner].size - sum(vector[level:])
            room = tuple(max(0, digit - below) for digit in range(radix))
            found.append((owner, stride, radix, room))
            continue
        for stride, radix in cells[owner][level:]:
            if radix > 1:
                found.append((owner, stride, radix, tuple(range(radix))))
    if not found:
        return [Layer(cls, -1, 1, 1, (0,), span, True, stock)]
    last = len(found) - 1
    return [
        Layer(cls, owner, stride, radix, room, stride + span, i == last, stock)
        for i, (owner, stride, radix, room) in enumerate(found)
    ]


def forward(branch: Branch, limit: int) -> Iterator[None]:
    """Fills ``alpha`` and ``total``; TooLarge if more than ``limit`` states are visited."""
    span, states, visited = branch.span, branch.start, 0
    branch.alpha = []
    for layer in branch.layers:
        branch.alpha.append(states)
        visited += len(states)
        if visited > limit:
            raise TooLarge
        states = _spread(layer, span, states)
        if visited % SLICE + len(states) > SLICE:
            yield
    branch.alpha.append(states)
    branch.total = sum(ways * branch.finish(state) for state, ways in states.items())


def _spread(layer: Layer, span: int, states: Weights) -> Weights:
    after: Weights = {}
    stride, radix, room, step = layer.stride, layer.radix, layer.room, layer.step
    for state, ways in states.items():
        for way in ways_into(state // span, room[state // stride % radix]):
            after[state] = after.get(state, 0) + ways * way
            state -= step
    if not layer.ends:
        return after
    closed: Weights = {}
    for state, ways in after.items():
        left = state % span
        if layer.stock or state == left:
            left += layer.opens
            closed[left] = closed.get(left, 0) + ways
    return closed


def backward(branch: Branch) -> Iterator[None]:
    """Fills ``beta`` and ``taken`` after ``forward``."""
    span, hands = branch.span, len(branch.problem.hands)
    branch.taken = [[0] * hands for _ in branch.classes]
    free = [0] * hands
    later: Weights = {}
    for state, ways in branch.alpha[-1].items():
        on = branch.finish(state)
        if on:
            later[state] = on
            for owner, places in enumerate(branch.free_places(state)):
                free[owner] += ways * on * places
    branch.taken.append(free)
    branch.beta = [later]
    for layer, states in zip(reversed(branch.layers), reversed(branch.alpha[:-1])):
        later, taken = _gather(layer, span, states, later)
        if layer.owner >= 0:
            branch.taken[layer.cls][layer.owner] += taken
        branch.beta.append(later)
        if len(states) > SLICE // 4:
            yield
    branch.beta.reverse()


def _gather(layer: Layer, span: int, states: Weights, later: Weights) -> tuple[Weights, int]:
    """The ways to go on from each state before a step, and the tiles that the step places, summed over all ways."""
    before: Weights = {}
    taken = 0
    stride, radix, room, step = layer.stride, layer.radix, layer.room, layer.step
    closes, stock = layer.ends, layer.stock
    for state, ways in states.items():
        total = moved = 0
        after = state
        for k, way in enumerate(ways_into(state // span, room[state // stride % radix])):
            target = after
            after -= step
            if closes:
                left = target % span
                if not stock and left != target:
                    continue
                target = left + layer.opens
            on = later.get(target)
            if on:
                on *= way
                total += on
                moved += on * k
        if total:
            before[state] = total
            taken += ways * moved
    return before, taken


def exhaust(steps: Iterator[None]) -> None:
    """Runs a pass to its end at once."""
    for _ in steps:
        pass
