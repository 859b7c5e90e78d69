"""A chain of swaps between places, for histories too large to count: its answers are estimates (analysis.md 2.5).

A state puts every hidden tile, and every tile played that may have come at different times, into one place. A step
swaps the tiles of two places, or turns those of three, if all may lie where they come to; every legal state is then
alike likely in the long run. The opening cases are one condition on the whole state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from random import Random

from .history import History
from .masks import bits
from .opening import Case
from .sampling import Uniform, World
from .slots import STOCK_BIT

#: States kept for answers, steps between them and before the first for each tile, steps between two yields.
KEPT, THIN, BURN, SLICE = 4_000, 1, 100, 2_000

_STOCK = -1


class Chain:
    """Estimates from a chain of swaps. ``found`` tells whether any legal state was found to start from;
    ``effective`` is a cautious number of independent worlds that the answers are worth."""

    total: int | None = None

    def __init__(self, history: History, cases: list[Case], seed: int = 0) -> None:
        self._history, self._cases = history, cases
        self._random = Random(seed)
        self._places: list[tuple[int, int]] = []
        self._bounds: dict[int, dict[int, tuple[int, int]]] = {}
        self._lay_out()
        self._tiles: list[int] = []
        self.found = any(self._start(case) for case in cases)
        self._kept: list[World] = []
        self.effective = KEPT / 10

    def _lay_out(self) -> None:
        """Every place as (seat, group), and the groups that each tile may lie in, by seat."""
        history = self._history
        hidden = list(bits(history.unseen))
        for rival in history.rivals:
            self._places += [(rival.seat, group) for group, size in enumerate(rival.slots) for _ in range(size)]
            last = len(rival.slots) - 1
            for number in hidden:
                self._bounds.setdefault(number, {})[rival.seat] = rival.low[number], last
            for number, low, high in rival.played:
                self._bounds[number] = {rival.seat: (low, high)}
        self._movers = [*hidden, *(number for rival in history.rivals for number, _, _ in rival.played)]
        self._places += [(_STOCK, 0)] * (len(self._movers) - len(self._places))
        self._played = {number for rival in history.rivals for number, _, _ in rival.played}

    def _may(self, number: int, place: tuple[int, int]) -> bool:
        seat, group = place
        if seat == _STOCK:
            return number not in self._played
        low, high = self._bounds[number].get(seat, (1, 0))
        return low <= group <= high

    def _start(self, case: Case) -> bool:
        """Finds a legal state of one case by augmenting paths; whether there is one."""

        def may(number: int, place: int) -> bool:
            seat, group = self._places[place]
            if seat != _STOCK and not group and case.barred >> number & 1:
                return False
            if number == case.tile and (seat, group) != (case.seat, 0):
                return False
            return self._may(number, self._places[place])

        owner: dict[int, int] = {}

        def place_for(number: int, tried: set[int]) -> bool:
            for place in order:
                if place not in tried and may(number, place):
                    tried.add(place)
                    if place not in owner or place_for(owner[place], tried):
                        owner[place] = number
                        return True
            return False

        order = list(range(len(self._places)))
        self._random.shuffle(order)
        if not all(place_for(number, set()) for number in self._movers):
            return False
        self._tiles = [owner[place] for place in range(len(self._places))]
        return True

    def run(self) -> Iterator[None]:
        """Runs the chain and keeps its worlds; yields now and then."""
        size, done = len(self._tiles), 0
        for _ in range(BURN * size):
            self._step()
            done += 1
            if done % SLICE == 0:
                yield
        for _ in range(KEPT):
            for _ in range(THIN * size):
                self._step()
            self._kept.append(self._world())
            done += THIN * size
            if done % SLICE < THIN * size:
                yield

    def _step(self) -> None:
        random, tiles, places = self._random.random, self._tiles, self._places
        size = len(tiles)
        one, two = int(random() * size), int(random() * size)
        if random() < 0.25:
            self._turn(one, two, int(random() * size))
            return
        if places[one] == places[two]:
            return
        if self._may(tiles[one], places[two]) and self._may(tiles[two], places[one]):
            tiles[one], tiles[two] = tiles[two], tiles[one]
            if (places[one][1] == 0 or places[two][1] == 0) and not self._opens():
                tiles[one], tiles[two] = tiles[two], tiles[one]

    def _turn(self, one: int, two: int, three: int) -> None:
        tiles, places = self._tiles, self._places
        if one == two or two == three or one == three:
            return
        old = tiles[one], tiles[two], tiles[three]
        new = old[2], old[0], old[1]
        if all(self._may(number, places[place]) for number, place in zip(new, (one, two, three))):
            tiles[one], tiles[two], tiles[three] = new
            if not self._opens():
                tiles[one], tiles[two], tiles[three] = old

    def _opens(self) -> bool:
        """Whether the deal of this state is one of the opening cases."""
        dealt = case_tile = 0
        by_seat: dict[int, int] = {}
        for number, (seat, group) in zip(self._tiles, self._places):
            if seat != _STOCK and not group:
                dealt |= 1 << number
                by_seat[seat] = by_seat.get(seat, 0) | 1 << number
        for barred, seat, case_tile in self._cases:
            if not dealt & barred and (case_tile < 0 or by_seat.get(seat, 0) >> case_tile & 1):
                return True
        return False

    def _world(self) -> World:
        hands, stock = list(self._history.hands), []
        for number, (seat, _) in zip(self._tiles, self._places):
            if seat == _STOCK:
                stock.append(number)
            elif number not in self._played:
                hands[seat] |= 1 << number
        self._random.shuffle(stock)
        return World(tuple(hands), tuple(stock[: self._history.boneyard]))

    def holding(self, number: int, seat: int) -> Fraction:
        """The share of the kept worlds in which this seat holds the tile."""
        return Fraction(sum(world.hands[seat] >> number & 1 for world in self._kept), len(self._kept))

    def share(self, owners: Mapping[int, int]) -> Fraction:
        """The share of the kept worlds in which every tile has one of the owners it is kept to."""
        return Fraction(sum(_agrees(world, owners) for world in self._kept), len(self._kept))

    def draw(self, uniform: Uniform) -> World:
        """One of the kept worlds."""
        return self._kept[int(uniform() * len(self._kept))]


def _agrees(world: World, owners: Mapping[int, int]) -> bool:
    for number, allowed in owners.items():
        seat = next((seat for seat, hand in enumerate(world.hands) if hand >> number & 1), None)
        if not allowed & (STOCK_BIT if seat is None else 1 << seat):
            return False
    return True
