"""Worlds drawn from a count, each independent and exactly as likely as it should be, and lists of all of them."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator
from itertools import accumulate, combinations
from math import factorial
from typing import NamedTuple

from .counting import Branch
from .history import History

Uniform = Callable[[], float]
_Node = tuple[list[float], list[tuple[int, int]]]


class World(NamedTuple):
    """All hands as masks by seat, and the stock as tile numbers, next drawn first (the reserve included)."""

    hands: tuple[int, ...]
    stock: tuple[int, ...]


class Sampler:
    """Draws worlds from counted branches. Nodes are remembered: the more worlds are drawn, the faster."""

    def __init__(self, history: History, counted: list[Branch]) -> None:
        self._history = history
        self._chances = _cumulated([branch.total for branch in counted])
        self._walks = [_Walk(branch) for branch in counted]

    def draw(self, uniform: Uniform) -> World:
        """One world; ``uniform`` gives numbers in [0, 1)."""
        walk = self._walks[bisect(self._chances, uniform()) if len(self._walks) > 1 else 0]
        hands, stock = walk.draw(uniform, list(self._history.hands))
        return World(tuple(hands), shuffled(stock, uniform)[: self._history.boneyard])


def shuffled(stock: list[int], uniform: Uniform) -> tuple[int, ...]:
    """These tiles in an order drawn by lot; the list itself is turned over."""
    for i in range(len(stock) - 1, 0, -1):
        j = int(uniform() * (i + 1))
        stock[i], stock[j] = stock[j], stock[i]
    return tuple(stock)


class _Walk:
    """One branch walked tile by tile, each place chosen in proportion to the ways to go on."""

    def __init__(self, branch: Branch) -> None:
        self._branch = branch
        self._seats = [hand.seat for hand in branch.problem.hands]
        on = {state: branch.beta[0].get(state) or 0 for state in branch.start}
        self._states = [state for state in branch.start if on[state]]
        self._start = _cumulated([branch.start[state] * on[state] for state in self._states])
        self._nodes: list[dict[int, _Node]] = [{} for _ in branch.steps]

    def draw(self, uniform: Uniform, hands: list[int]) -> tuple[list[int], list[int]]:
        """The hands with the hidden tiles added, and the tiles left for the stock, in no order."""
        branch = self._branch
        state = self._states[bisect(self._start, uniform()) if len(self._states) > 1 else 0]
        stock: list[int] = []
        for place, step in enumerate(branch.steps):
            nodes = self._nodes[place]
            node = nodes.get(state)
            if node is None:
                node = nodes[state] = self._node(place, state)
            chances, targets = node
            seat, state = targets[bisect(chances, uniform()) if len(chances) > 1 else 0]
            if seat < 0:
                stock.append(step.tile)
            else:
                hands[seat] |= 1 << step.tile
        if branch.problem.pinned:
            seat, tile = branch.problem.pinned
            hands[seat] |= 1 << tile
        if branch.free:
            stock += self._free(state, hands, uniform)
        return hands, stock

    def _free(self, state: int, hands: list[int], uniform: Uniform) -> list[int]:
        pool = list(self._branch.free)
        last = len(pool) - 1
        for seat, count in zip(self._seats, self._branch.free_places(state)):
            for _ in range(count):
                j = int(uniform() * (last + 1))
                hands[seat] |= 1 << pool[j]
                pool[j] = pool[last]
                last -= 1
        return pool[: last + 1]

    def _node(self, place: int, state: int) -> _Node:
        weights, targets = [], []
        for seat, ways, target in _choices(self._branch, place, state):
            on = self._branch.beta[place + 1].get(target)
            if on:
                weights.append(ways * on)
                targets.append((seat, target))
        return _cumulated(weights), targets


def _choices(branch: Branch, place: int, state: int) -> Iterator[tuple[int, int, int]]:
    """Where the tile of a step may go: the seat (-1: the stock), the ways, and the state after it."""
    step, digits = branch.steps[place], branch.digits(state)
    if step.stock:
        yield -1, 1, step.merged(state)
    for cell in step.options:
        if digits[cell]:
            owner, stride, _ = branch.cells[cell]
            yield branch.problem.hands[owner].seat, digits[cell], step.merged(state - stride)


def _cumulated(weights: list[int]) -> list[float]:
    """Cumulated chances; the last is above 1, so that a bisection never falls out."""
    total = sum(weights)
    chances = [so_far / total for so_far in accumulate(weights)]
    return [*chances[:-1], 2.0] if chances else []


def list_deals(history: History, counted: list[Branch], limit: int) -> dict[tuple[int, ...], int] | None:
    """Every set of hidden hands (masks by seat, all seats) with its ways; None if there are more than ``limit``."""
    found: dict[tuple[int, ...], int] = {}
    for branch in counted:
        hands = list(history.hands)
        if branch.problem.pinned:
            seat, tile = branch.problem.pinned
            hands[seat] |= 1 << tile
        for state, ways in branch.start.items():
            for deal, more in _deals(branch, 0, state, hands):
                found[deal] = found.get(deal, 0) + ways * more
                if len(found) > limit:
                    return None
    return found


def _deals(branch: Branch, place: int, state: int, hands: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    if not branch.beta[place].get(state):
        return
    if place == len(branch.steps):
        seats = [hand.seat for hand in branch.problem.hands]
        yield from _free_deals(list(zip(seats, branch.free_places(state))), hands, branch.free)
        return
    bit = 1 << branch.steps[place].tile
    for seat, ways, target in _choices(branch, place, state):
        given = list(hands)
        if seat >= 0:
            given[seat] |= bit
        for deal, more in _deals(branch, place + 1, target, given):
            yield deal, ways * more


def _free_deals(
    places: list[tuple[int, int]], hands: list[int], pool: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], int]]:
    if not places:
        yield tuple(hands), 1
        return
    (seat, count), *rest = places
    for chosen in combinations(pool, count):
        given = list(hands)
        given[seat] |= sum(1 << tile for tile in chosen)
        left = tuple(tile for tile in pool if tile not in chosen)
        for deal, more in _free_deals(rest, given, left):
            yield deal, factorial(count) * more
