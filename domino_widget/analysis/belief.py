"""What a seat can know: chances that are exact, and worlds to think about (analysis.md 2).

``belief(observation)`` counts all shuffles (deal and order of the stock) that agree with what must be true, each
alike. A choice among legal tiles tells nothing: "she would have played it" is no part of it. Chances are exact
fractions between 0 and 1, unless ``exact`` is False: past a stated size a chain of swaps gives estimates instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import factorial
from random import Random
from types import ModuleType
from typing import Protocol

from ..engine.layout import Layout
from ..engine.observe import Observation
from ..engine.tiles import Tile
from .boards import board_of
from .counting import Branch, TooLarge, backward, branch_of, exhaust, forward
from .faults import BadSize, ImpossibleHistory, check_observation, check_size
from .history import History, read, tell
from .opening import cases
from .sampling import Sampler, Uniform, World, list_deals
from .slots import STOCK_BIT, problem
from .swaps import Chain
from .tally import share_margin

#: States that a count may visit; beyond, a chain of swaps estimates (analysis.md 2.5).
STATES = 200_000
#: States up to which a count goes one by one, beyond on arrays where NumPy is installed.
FEW = 3_000
#: A guess so many times past the limit is believed without a try: guesses are high, but seldom by so much.
FAR = 30
#: The most worlds that one question may ask for.
WORLDS = 1_000_000


class _Source(Protocol):
    """What answers the questions: a count, or a chain of swaps."""

    total: int | None
    states: int

    def share(self, owners: Mapping[int, int]) -> Fraction: ...

    def holding(self, number: int, seat: int) -> Fraction: ...

    def draw(self, uniform: Uniform) -> World: ...


class Belief:
    """All that one seat (None: a spectator) can know of the hidden tiles.

    ``unseen`` are the tiles whose place is unknown, ``hidden`` the seats whose hands are, ``total`` the number of
    shuffles that agree with what was seen (None if not exact), ``exact`` whether chances are exact fractions.
    Sources: analysis.md 2; rules.md 2.4, 3, 4.2.
    """

    def __init__(self, history: History, source: _Source) -> None:
        self._history, self._source = history, source
        self.seat = history.seat
        self.exact = source.total is not None
        self.total = source.total
        self.unseen = history.tiles.unpack(history.unseen)
        self.hidden = tuple(rival.seat for rival in history.rivals)
        #: How many states were visited: about what each further question costs, but for ``chance``.
        self.states = source.states

    def chance(self, tile: Tile, where: int | None) -> Fraction:
        """The chance that this tile is in the hand of seat ``where`` now, or (None) in the stock."""
        number = self._number(tile)
        self._check_place(where)
        if not self._history.unseen >> number & 1:
            return Fraction(where is not None and self._history.hands[where] >> number & 1)
        if where is None:
            return 1 - sum((self._source.holding(number, seat) for seat in self.hidden), Fraction(0))
        return self._source.holding(number, where) if where in self.hidden else Fraction(0)

    def marginals(self) -> dict[Tile, dict[int | None, Fraction]]:
        """For every unseen tile its chance at each hidden seat and (None) in the stock; each row adds up to 1."""
        places = (*self.hidden, None)
        return {tile: {where: self.chance(tile, where) for where in places} for tile in self.unseen}

    def joint(self, places: Mapping[Tile, int | None]) -> Fraction:
        """The chance that all these tiles are where the mapping says (a seat, or None for the stock)."""
        owners: dict[int, int] = {}
        for tile, where in places.items():
            number = self._number(tile)
            self._check_place(where)
            if self._history.unseen >> number & 1:
                owners[number] = STOCK_BIT if where is None else 1 << where
            elif where is None or not self._history.hands[where] >> number & 1:
                return Fraction(0)
        return self._source.share(owners)

    def has_none(self, seat: int, tiles: Iterable[Tile]) -> Fraction:
        """The chance that this seat holds none of these tiles now."""
        return self.none_of({seat: tiles})

    def none_of(self, tiles: Mapping[int, Iterable[Tile]]) -> Fraction:
        """The chance that each of these seats holds none of the tiles given for it, all at once."""
        owners: dict[int, int] = {}
        for seat, forbidden in tiles.items():
            self._check_place(seat)
            for number in map(self._number, forbidden):
                if self._history.unseen >> number & 1:
                    owners[number] = owners.get(number, -1) & ~(1 << seat)
                elif self._history.hands[seat] >> number & 1:
                    return Fraction(0)
        return self._source.share(owners)

    def cannot_answer(self, seat: int, layout: Layout) -> Fraction:
        """The chance that this seat holds no tile that fits this layout, as it is or would be (rules.md 4.2)."""
        reach = board_of(layout, self._history.tiles).reach()
        return self.has_none(seat, self._history.tiles.unpack(reach))

    def margin(self, chance: Fraction) -> float:
        """The longer side of the 95 % interval of a chance stated here: 0 if exact."""
        if self.exact or not isinstance(self._source, Chain):
            return 0.0
        return share_margin(chance, self._source.effective)

    def world(self, random: Random) -> World:
        """One world (masks and tile numbers), independent of all others and exactly as likely as it should be."""
        return self._source.draw(random.random)

    def worlds(self, random: Random, count: int) -> Iterator[World]:
        """So many worlds, one after the other; BadSize outside 1 to 1,000,000."""
        check_size("A number of worlds", count, 1, WORLDS)
        return (self._source.draw(random.random) for _ in range(count))

    def sample(self, random: Random, count: int) -> list[tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]]:
        """So many worlds as tiles: the hands by seat, and the stock, next drawn first."""
        tiles = self._history.tiles
        return [
            (tuple(map(tiles.unpack, hands)), tuple(tiles.tiles[number] for number in stock))
            for hands, stock in self.worlds(random, count)
        ]

    def deals(self, limit: int) -> dict[tuple[int, ...], int] | None:
        """Every set of hands (masks by seat) with its weight; None if there are more than ``limit``, or not exact."""
        check_size("A limit of deals", limit, 1, WORLDS)
        return self._source.deals(limit) if isinstance(self._source, Count) else None

    def _number(self, tile: Tile) -> int:
        number = self._history.tiles.number.get(tile)
        if number is None:
            raise BadSize("not-in-set", tile=f"{tile!s:.20}", set=self._history.tiles.max_pip)
        return number

    def _check_place(self, where: object) -> None:
        if where is not None and (type(where) is not int or not 0 <= where < self._history.setup.seats):
            raise BadSize("no-such-seat", seat=repr(where)[:10])


class Count:
    """Exact answers from the counted branches."""

    def __init__(self, history: History, counted: list[Branch]) -> None:
        self._history, self._counted = history, counted
        self._ways = sum(branch.total for branch in counted)
        stock = history.unseen.bit_count() - sum(sum(r.slots) - len(r.played) for r in history.rivals)
        self.total: int | None = self._ways * factorial(stock)
        self.states = sum(len(states) for branch in counted for states in branch.alpha)
        self._sampler: Sampler | None = None
        self._held: dict[tuple[int, int], Fraction] | None = None

    def holding(self, number: int, seat: int) -> Fraction:
        """The chance of an unseen tile at a hidden seat."""
        if self._held is None:
            self._held = self._marginals()
        return self._held.get((number, seat), Fraction(0))

    def _marginals(self) -> dict[tuple[int, int], Fraction]:
        sums: dict[tuple[int, int], int] = {}
        for branch in self._counted:
            seats = [hand.seat for hand in branch.problem.hands]
            for step, taken in zip(branch.steps, branch.taken):
                for seat, ways in zip(seats, taken):
                    for number in step.alike:
                        sums[number, seat] = sums.get((number, seat), 0) + ways
            for seat, ways in zip(seats, branch.taken[-1]):
                for number in branch.free:
                    # Free tiles are alike, so each has its share of them all.
                    sums[number, seat] = sums.get((number, seat), 0) + ways // len(branch.free)
            if branch.problem.pinned:
                seat, number = branch.problem.pinned
                sums[number, seat] = sums.get((number, seat), 0) + branch.total
        return {key: Fraction(ways, self._ways) for key, ways in sums.items()}

    def share(self, owners: Mapping[int, int]) -> Fraction:
        """The share of the shuffles in which every tile has one of the owners it is kept to."""
        if not owners:
            return Fraction(1)
        ways = 0
        for branch in _branches(self._history, owners):
            exhaust(_run(branch, 100 * STATES, False))
            ways += branch.total
        return Fraction(ways, self._ways)

    def draw(self, uniform: Uniform) -> World:
        """One world."""
        if self._sampler is None:
            self._sampler = Sampler(self._history, self._counted)
        return self._sampler.draw(uniform)

    def deals(self, limit: int) -> dict[tuple[int, ...], int] | None:
        """Every set of hands with its weight; None if there are more than ``limit``."""
        return list_deals(self._history, self._counted, limit)


def _branches(history: History, owners: Mapping[int, int]) -> Iterator[Branch]:
    for case in cases(history):
        numbers = problem(history, case, owners)
        if numbers:
            yield branch_of(numbers)


def _arrays() -> ModuleType | None:
    """What counts on arrays; None without NumPy."""
    try:
        from . import arrays
    except ImportError:
        return None
    return arrays


def _run(branch: Branch, limit: int, back: bool = True) -> Iterator[None]:
    """Counts a branch, large ones on arrays; ``back``: with the backward pass."""
    few = min(limit, FEW)
    try:
        yield from forward(branch, few)
    except TooLarge:
        if few == limit:
            raise
        arrays = _arrays()
        if arrays and arrays.fits(branch):
            yield from arrays.forward(branch, limit, back)
            return
        yield from forward(branch, limit)
    if back and branch.total:
        yield from backward(branch)


def belief_steps(observation: Observation, states: int = STATES) -> Iterator[Belief | None]:
    """Builds a belief in slices: yields None between them, and the belief at last. See ``belief``."""
    history = read(check_observation(observation))
    counted = []
    left = check_size("A number of states", states, 0, 100 * STATES)
    try:
        some = []
        for branch in _branches(history, {}):
            some.append(branch)
            if branch.guess > FEW:
                yield None
        if sum(branch.guess for branch in some) > FAR * left:
            raise TooLarge
        for branch in some:
            for _ in _run(branch, left):
                yield None
            left -= branch.visited
            if branch.total:
                counted.append(branch)
    except TooLarge:
        yield from _estimated(observation, history)
        return
    if not counted:
        raise first_contradiction(observation)
    yield Belief(history, Count(history, counted))


def _estimated(observation: Observation, history: History) -> Iterator[Belief | None]:
    chain = Chain(history, cases(history))
    if not chain.found:
        raise first_contradiction(observation)
    for _ in chain.run():
        yield None
    yield Belief(history, chain)


def belief(observation: Observation, states: int = STATES) -> Belief:
    """What the seat of this observation can know of the hidden tiles.

    ``states`` is the size, in states visited, up to which the count is exact; beyond, ``exact`` is False.
    Raises ImpossibleHistory, naming the first event that cannot have happened, and BadSize. Nothing is guessed:
    a record that no deal explains is refused. Answers are remembered for the last observations asked about.
    """
    return _remembered(check_observation(observation), check_size("A number of states", states, 0, 100 * STATES))


@lru_cache(maxsize=64)
def _remembered(observation: Observation, states: int) -> Belief:
    *_, found = belief_steps(observation, states)
    assert found is not None
    return found


def first_contradiction(observation: Observation) -> ImpossibleHistory:
    """The error for a log that no deal explains: by halving, the first event after which none is left."""
    low, high = -1, len(observation.log)
    while high - low > 1:
        middle = (low + high) // 2
        if _possible(observation, middle):
            low = middle
        else:
            high = middle
    if not observation.log:
        return ImpossibleHistory("impossible-view", why="no deal gives these hands to open with.")
    number = max(high, 1)
    event = observation.log[number - 1]
    why = "no deal is left that agrees with it." if high else "no deal lets this seat open."
    return ImpossibleHistory("impossible-history", number=number, event=tell(event), why=why)


def _possible(observation: Observation, upto: int) -> bool:
    history = read(observation, upto)
    return Chain(history, cases(history)).found
