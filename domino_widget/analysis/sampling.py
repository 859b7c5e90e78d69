"""Worlds drawn from a count, each independent and exactly as likely as it should be, and lists of all of them."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import accumulate, combinations
from math import perm
from typing import NamedTuple

from .counting import Branch, Layer, ways_into
from .history import History

Uniform = Callable[[], float]


class World(NamedTuple):
    """All hands as masks by seat, and the stock as tile numbers, next drawn first (the reserve included)."""

    hands: tuple[int, ...]
    stock: tuple[int, ...]


class Sampler:
    """Draws worlds from counted branches. Nodes are remembered: the more worlds are drawn, the faster."""

    def __init__(self, history: History, counted: list[Branch]) -> None:
        self._history = history
        self._branches = [branch for branch in counted if branch.total]
        self._chances = _cumulated([branch.weight * branch.total for branch in self._branches])
        self._walks = [_Walk(branch) for branch in self._branches]

    def draw(self, uniform: Uniform) -> World:
        """One world; ``uniform`` gives numbers in [0, 1)."""
        walk = self._walks[bisect(self._chances, uniform()) if len(self._walks) > 1 else 0]
        hands, stock = list(self._history.hands), walk.draw(uniform)
        for seat, mask in walk.given:
            hands[seat] |= mask
        for i in range(len(stock) - 1, 0, -1):
            j = int(uniform() * (i + 1))
            stock[i], stock[j] = stock[j], stock[i]
        return World(tuple(hands), tuple(stock[: self._history.boneyard]))


class _Walk:
    """One branch walked step by step, each number of tiles chosen in proportion to the ways to go on."""

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.given: list[tuple[int, int]] = []
        self._seats = [hand.seat for hand in branch.problem.hands]
        self._states = [state for state in branch.start if branch.beta[0].get(state)]
        self._start = _cumulated([branch.start[state] * branch.beta[0][state] for state in self._states])
        self._nodes: list[dict[int, tuple[list[float], list[int]]]] = [{} for _ in branch.layers]
        self._ends: dict[int, list[int]] = {}

    def draw(self, uniform: Uniform) -> list[int]:
        """Sets ``given`` to the hidden hands, and gives the tiles left for the stock, in no order."""
        branch, span = self.branch, self.branch.span
        states = self._states
        state = states[bisect(self._start, uniform()) if len(states) > 1 else 0]
        masks = [0] * len(self._seats)
        stock: list[int] = []
        pool: list[int] = []
        cls = -1
        for place, layer in enumerate(branch.layers):
            if layer.cls != cls:
                cls = layer.cls
                pool = list(branch.classes[cls])
            node = self._nodes[place].get(state)
            if node is None:
                node = self._nodes[place][state] = self._node(place, layer, state)
            chances, counts = node
            k = counts[bisect(chances, uniform()) if len(chances) > 1 else 0]
            if k:
                state -= k * layer.step
                masks[layer.owner] |= _take(pool, k, uniform)
            if layer.ends:
                state = state % span + layer.opens
                stock += pool
        pool = list(branch.free)
        if pool:
            ends = self._ends.get(state)
            if ends is None:
                ends = self._ends[state] = branch.free_places(state)
            for owner, count in enumerate(ends):
                if count:
                    masks[owner] |= _take(pool, count, uniform)
        self.given = list(zip(self._seats, masks))
        if branch.problem.pinned:
            seat, tile = branch.problem.pinned
            self.given.append((seat, 1 << tile))
        return stock + pool

    def _node(self, place: int, layer: Layer, state: int) -> tuple[list[float], list[int]]:
        weights, counts = [], []
        for k, way, target in _choices(self.branch, layer, state):
            on = self.branch.beta[place + 1].get(target)
            if on:
                weights.append(way * on)
                counts.append(k)
        return _cumulated(weights), counts


def _choices(branch: Branch, layer: Layer, state: int) -> Iterator[tuple[int, int, int]]:
    """How many tiles a step may place, the ways to do so, and the key of what follows in ``beta``."""
    span = branch.span
    for k, way in enumerate(ways_into(state // span, layer.room[state // layer.stride % layer.radix])):
        target = state - k * layer.step
        if layer.ends:
            if not layer.stock and target >= span:
                continue
            target = target % span + layer.opens
        yield k, way, target


def _take(pool: list[int], count: int, uniform: Uniform) -> int:
    mask = 0
    for _ in range(count):
        last = len(pool) - 1
        j = int(uniform() * (last + 1))
        mask |= 1 << pool[j]
        pool[j] = pool[last]
        pool.pop()
    return mask


def _cumulated(weights: list[int]) -> list[float]:
    """Cumulated chances; the last is above 1, so that a bisection never falls out."""
    total = sum(weights)
    chances = [so_far / total for so_far in accumulate(weights)]
    return [*chances[:-1], 2.0] if chances else []


def list_deals(history: History, counted: list[Branch], limit: int) -> dict[tuple[int, ...], int] | None:
    """Every set of hidden hands (masks by seat, all seats) with its ways; None if there are more than ``limit``."""
    found: dict[tuple[int, ...], int] = {}
    for branch in counted:
        if not branch.total:
            continue
        hands = list(history.hands)
        if branch.problem.pinned:
            seat, tile = branch.problem.pinned
            hands[seat] |= 1 << tile
        for state, ways in branch.start.items():
            for given, more in _deals(branch, 0, state, hands, ()):
                found[given] = found.get(given, 0) + branch.weight * ways * more
                if len(found) > limit:
                    return None
    return found


def _deals(
    branch: Branch, place: int, state: int, hands: list[int], pool: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    if state not in branch.beta[place]:
        return
    seats = [hand.seat for hand in branch.problem.hands]
    if place == len(branch.layers):
        yield from _free_deals(branch, list(zip(seats, branch.free_places(state))), hands, branch.free)
        return
    layer = branch.layers[place]
    if not place or branch.layers[place - 1].cls != layer.cls:
        pool = branch.classes[layer.cls]
    for k, _, target in _choices(branch, layer, state):
        ways = perm(layer.room[state // layer.stride % layer.radix], k)
        for chosen in combinations(pool, k):
            given = list(hands)
            if k:
                given[seats[layer.owner]] |= sum(1 << tile for tile in chosen)
            left = tuple(tile for tile in pool if tile not in chosen)
            for deal, more in _deals(branch, place + 1, target, given, left):
                yield deal, ways * more


def _free_deals(
    branch: Branch, places: list[tuple[int, int]], hands: list[int], pool: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    if not places:
        yield tuple(hands), 1
        return
    (seat, count), *rest = places
    for chosen in combinations(pool, count):
        given = list(hands)
        given[seat] |= sum(1 << tile for tile in chosen)
        left = tuple(tile for tile in pool if tile not in chosen)
        for deal, more in _free_deals(branch, rest, given, left):
            yield deal, perm(count) * more
