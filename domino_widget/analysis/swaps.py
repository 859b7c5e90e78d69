"""A chain of swaps between places, for histories too large to count: its answers are estimates (analysis.md 2.5).

A state puts every hidden tile, and every tile played that may have come at different times, into one place. A step
swaps the tiles of two places, or turns those of three, if all may lie where they come to; every legal state is then
alike likely in the long run. The opening cases are one condition on the whole state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from random import Random

from .history import History
from .masks import bits
from .opening import Case
from .sampling import Uniform, World, shuffled
from .slots import STOCK_BIT

#: Worlds kept for answers; steps for each hidden place between two of them, and before the first; steps between two
#: yields.
KEPT, THIN, BURN, SLICE = 4_000, 1, 200, 5_000

_STOCK = -1


class Chain:
    """Estimates from a chain of swaps. ``found`` tells whether any legal state was found to start from;
    ``effective`` is a cautious number of independent worlds that the answers are worth."""

    total: int | None = None
    states: int = 0

    def __init__(self, history: History, cases: list[Case], seed: int = 0) -> None:
        self._history, self._cases = history, cases
        self._random = Random(seed)
        self._places: list[tuple[int, int]] = []
        self._bounds: dict[int, dict[int, tuple[int, int]]] = {}
        self._lay_out()
        # The tiles that the opening cases speak of: only they can break one.
        self._opening = 0
        for barred, _, tile in cases:
            self._opening |= barred | (1 << tile if tile >= 0 else 0)
        self._tiles: list[int] = []
        self.found = any(self._start(case) for case in cases)
        self._kept: list[tuple[int, ...]] = []
        # Against exact counts of 37 long rounds the worlds kept were worth 260 to 1,720 independent ones.
        self.effective = KEPT / 16

    def _lay_out(self) -> None:
        """Every place as (seat, group), those in the stock last, and the groups that each tile may lie in, by seat;
        ``_allowed`` has the kinds of places, as bits, where a tile may lie."""
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
        self._held = len(self._places)
        self._places += [(_STOCK, 0)] * (len(self._movers) - len(self._places))
        self._played = {number for rival in history.rivals for number, _, _ in rival.played}
        kinds = sorted(set(self._places))
        self._kind = [kinds.index(place) for place in self._places]
        self._allowed = {
            number: sum(1 << kind for kind, place in enumerate(kinds) if self._may(number, place))
            for number in self._movers
        }

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
            return bool(self._allowed[number] >> self._kind[place] & 1)

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
        for _ in range(BURN * self._held // SLICE + 1):
            self._steps(SLICE)
            yield
        since = 0
        for _ in range(KEPT):
            self._steps(THIN * self._held)
            self._kept.append(tuple(self._tiles[: self._held]))
            since += THIN * self._held
            if since > SLICE:
                since = 0
                yield

    def _steps(self, count: int) -> None:
        """So many tries to swap the tiles of two places, the first in a hand; every fourth turns those of three."""
        random, tiles, kind, allowed = self._random.random, self._tiles, self._kind, self._allowed
        held, size, opening = self._held, len(self._tiles), self._opening
        for number in range(count):
            one, two = int(random() * held), int(random() * size)
            first, second, kind_one, kind_two = tiles[one], tiles[two], kind[one], kind[two]
            if not allowed[first] >> kind_two & 1:
                continue
            if number & 3:
                if kind_one != kind_two and allowed[second] >> kind_one & 1:
                    tiles[one], tiles[two] = second, first
                    if (opening >> first | opening >> second) & 1 and not self._opens():
                        tiles[one], tiles[two] = first, second
                continue
            three = int(random() * size)
            third = tiles[three]
            if one == two or two == three or one == three or not allowed[second] >> kind[three] & 1:
                continue
            if allowed[third] >> kind_one & 1:
                tiles[one], tiles[two], tiles[three] = third, first, second
                if (opening >> first | opening >> second | opening >> third) & 1 and not self._opens():
                    tiles[one], tiles[two], tiles[three] = first, second, third

    def _opens(self) -> bool:
        """Whether the deal of this state is one of the opening cases."""
        dealt = 0
        by_seat: dict[int, int] = {}
        for number, (seat, group) in zip(self._tiles[: self._held], self._places):
            if not group:
                dealt |= 1 << number
                by_seat[seat] = by_seat.get(seat, 0) | 1 << number
        return any(
            not dealt & barred and (tile < 0 or by_seat.get(seat, 0) >> tile & 1)
            for barred, seat, tile in self._cases
        )

    def _hands(self, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """The hands as masks where the hidden places have these tiles, those already played left out."""
        hands = [0] * len(self._history.hands)
        for number, (seat, _) in zip(tiles, self._places):
            hands[seat] |= 1 << number
        return tuple(hand & self._history.unseen or known for hand, known in zip(hands, self._history.hands))

    @cached_property
    def _counts(self) -> Counter[tuple[int, int]]:
        """In how many of the kept worlds a seat holds or held a tile, by tile and seat."""
        counts: Counter[tuple[int, int]] = Counter()
        for (seat, _), column in zip(self._places, zip(*self._kept)):
            for number, often in Counter(column).items():
                counts[number, seat] += often
        return counts

    @cached_property
    def _worlds(self) -> list[tuple[int, ...]]:
        """The hands of all the kept worlds."""
        return [self._hands(tiles) for tiles in self._kept]

    def holding(self, number: int, seat: int) -> Fraction:
        """The share of the kept worlds in which this seat holds the tile, which nobody has seen."""
        return Fraction(self._counts[number, seat], len(self._kept))

    def share(self, owners: Mapping[int, int]) -> Fraction:
        """The share of the kept worlds in which every tile has one of the owners it is kept to."""
        return Fraction(sum(_agrees(hands, owners) for hands in self._worlds), len(self._kept))

    def draw(self, uniform: Uniform) -> World:
        """One of the kept worlds, its stock shuffled anew."""
        hands = self._hands(self._kept[int(uniform() * len(self._kept))])
        stock = list(bits(self._history.unseen & ~sum(hands[rival.seat] for rival in self._history.rivals)))
        return World(hands, shuffled(stock, uniform)[: self._history.boneyard])


def _agrees(hands: tuple[int, ...], owners: Mapping[int, int]) -> bool:
    for number, allowed in owners.items():
        seat = next((seat for seat, hand in enumerate(hands) if hand >> number & 1), None)
        if not allowed & (STOCK_BIT if seat is None else 1 << seat):
            return False
    return True
