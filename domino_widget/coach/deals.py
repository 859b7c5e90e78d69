"""Every deal that agrees with what a seat saw, tried one by one: the checker's own count (analysis.md 5.3).

It shares no code with ``analysis.belief``: the log is read here again, what fits is asked of the engine's layout, and
each set of hidden hands gets its weight by placing its tiles, and those its seat has played, into the places of the
deal and of each draw. Where there are too many deals, fresh samples of the belief stand in for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

from domino_widget.analysis import Belief
from domino_widget.analysis.masks import bits
from domino_widget.engine import Drew, Knocked, Layout, Observation, Opening, Play, Played, Tile, full_set

from .facts import after

#: Up to so many deals are tried one by one, if no hand has drawn more often; else so many samples are taken.
DEALS, DRAWS = 20_000, 5

Hands = tuple[frozenset[Tile], ...]
Holds = Callable[[Hands], bool]


@dataclass
class _Hidden:
    """A hidden hand: places dealt, the times of its draws, its plays, and when it had nothing of which tiles."""

    seat: int
    size: int
    dealt: int = 0
    draws: list[int] = field(default_factory=list)
    plays: list[tuple[int, Tile]] = field(default_factory=list)
    stuck: list[tuple[int, frozenset[Tile]]] = field(default_factory=list)

    def ways(self, hand: frozenset[Tile], barred: frozenset[Tile], dealt: Tile | None) -> int:
        """In how many ways these tiles and those played lie in the places: no ``barred`` tile was dealt to it, the
        tile ``dealt`` was."""
        arrivals = [-1, *self.draws]
        free = [self.dealt, *[1] * len(self.draws)]
        held = [(tile, None) for tile in hand] + [(tile, time) for time, tile in self.plays]
        spans = []
        for tile, until in held:
            lacking = [time for time, lacked in self.stuck if tile in lacked and (until is None or time < until)]
            since = max(lacking, default=-2)
            places = [
                place
                for place, arrived in enumerate(arrivals)
                if arrived >= since and (until is None or arrived < until)
            ]
            if tile in barred:
                places = [place for place in places if place]
            if tile == dealt:
                places = [place for place in places if not place]
            spans.append(places)
        return _placings(sorted(spans, key=len), free)


def _placings(spans: list[list[int]], free: list[int]) -> int:
    """The number of ways to give each tile one of its places; ``free`` counts what is left of each."""
    states = {tuple(free): 1}
    for places in spans:
        after: dict[tuple[int, ...], int] = {}
        for state, ways in states.items():
            for place in places:
                if state[place]:
                    left = (*state[:place], state[place] - 1, *state[place + 1 :])
                    after[left] = after.get(left, 0) + ways * state[place]
        states = after
    return sum(states.values())


class Deals:
    """The deals of one observation with their weights (``exact``), or samples of one weight."""

    def __init__(self, seen: Observation, belief: Belief, *, limit: int = DEALS, samples: int = DEALS) -> None:
        self.seen = seen
        self.hidden, self.layouts = _read(seen)
        known = {placed.tile for placed in seen.layout.tiles} | set(seen.hand)
        self.pool = [tile for tile in full_set(seen.setup.max_pip) if tile not in known]
        self.exact = self._number() <= limit and all(len(one.draws) <= DRAWS for one in self.hidden)
        self.worlds: list[tuple[Hands, int]] = []
        if self.exact:
            terms = list(self._terms())
            for hands in self._all(0, frozenset(self.pool), ()):
                weight = sum(self._weight(hands, *term) for term in terms)
                if weight:
                    self.worlds.append((self._by_seat(hands), weight))
        else:
            # Another seed than any search has: the sentences must not be judged on the worlds they come from.
            random = Random(len(seen.log) * 7919 + 17)
            tiles = full_set(seen.setup.max_pip)
            # The order of the stock is left alone: no claim is about it.
            self.worlds = [(_unpacked(tiles, world.hands), 1) for world in belief.worlds(random, samples)]
        self.total = sum(weight for _, weight in self.worlds)

    def share(self, holds: Holds) -> Fraction:
        """The share of the deals in which something holds."""
        return Fraction(sum(weight for hands, weight in self.worlds if holds(hands)), self.total)

    def _number(self) -> int:
        left, number = len(self.pool), 1
        for one in self.hidden:
            number *= comb(left, one.size)
            left -= one.size
        return number

    def _all(self, number: int, left: frozenset[Tile], so_far: tuple[frozenset[Tile], ...]) -> Iterator[Hands]:
        if number == len(self.hidden):
            yield so_far
            return
        one = self.hidden[number]
        lacked = frozenset().union(*(tiles for time, tiles in one.stuck if all(drawn < time for drawn in one.draws)))
        for hand in map(frozenset, combinations(sorted(left - lacked), one.size)):
            yield from self._all(number + 1, left - hand, (*so_far, hand))

    def _by_seat(self, hands: Hands) -> Hands:
        seats = [frozenset(self.seen.hand)] * self.seen.setup.seats
        for one, hand in zip(self.hidden, hands):
            seats[one.seat] = hand
        return tuple(seats)

    def _weight(self, hands: Hands, barred: frozenset[Tile], opener: int | None, tile: Tile | None) -> int:
        weight = 1
        for one, hand in zip(self.hidden, hands):
            dealt = tile if one.seat == opener else None
            if dealt is not None and dealt not in hand and all(played != dealt for _, played in one.plays):
                return 0
            weight *= one.ways(hand, barred, dealt)
            if not weight:
                return 0
        return weight

    def _terms(self) -> Iterator[tuple[frozenset[Tile], int | None, Tile | None]]:
        """The cases of the deal by the tile that opened or gave the lead: what was dealt to no hidden
        hand, and the seat that was dealt a tile (rules.md 3, 9.2)."""
        seen, rules = self.seen, self.seen.setup.rules
        turns = [event for event in seen.log if isinstance(event, (Played, Drew, Knocked))]
        opener = turns[0].seat if turns else seen.to_act
        if len([e for e in turns if isinstance(e, Played)]) != len(seen.layout) or opener is None:
            yield frozenset(), None, None
            return
        mine = self._dealt_to_me()
        order = sorted(full_set(seen.setup.max_pip), key=lambda t: (t.is_double, t.pips(), t.high))
        doubles = [tile for tile in order if tile.is_double]
        if rules.opening is Opening.WINNER_ANY_TILE and not seen.by_tiles:
            if not rules.redeal or any(tile.is_double for tile in mine):
                yield frozenset(), None, None
                return
            for one in self.hidden:
                for number, tile in enumerate(doubles):
                    yield frozenset(doubles[number + 1 :]), one.seat, tile
            return
        leads = doubles if rules.redeal else order
        if rules.opening is Opening.HIGHEST_DOUBLE_FORCED:
            lead = seen.layout.tiles[0].tile if seen.layout.tiles else seen.opening_tile
            leads = [tile for tile in leads if tile == lead]
        best = max(mine, key=order.index, default=None)
        for tile in leads:
            higher = frozenset(order[order.index(tile) + 1 :])
            if opener == seen.seat:
                if tile == best:
                    yield higher, None, None
            elif best is None or order.index(tile) > order.index(best):
                yield higher, opener, tile

    def _dealt_to_me(self) -> set[Tile]:
        seen = self.seen
        drawn = {event.tile for event in seen.log if isinstance(event, Drew) and event.seat == seen.seat}
        laid = {event.tile for event in seen.log if isinstance(event, Played) and event.seat == seen.seat}
        return ({*seen.hand} | laid) - {tile for tile in drawn if tile is not None}


def _unpacked(tiles: tuple[Tile, ...], hands: tuple[int, ...]) -> Hands:
    return tuple(frozenset([tiles[number] for number in bits(hand)]) for hand in hands)


def _read(seen: Observation) -> tuple[list[_Hidden], list[Layout]]:
    """The hidden hands as the log tells them, and the table before each event."""
    hidden = {seat: _Hidden(seat, count) for seat, count in enumerate(seen.counts) if seat != seen.seat}
    played = [event for event in seen.log if isinstance(event, Played)]
    layout = Layout(seen.setup.rules)
    for placed in seen.layout.tiles[: len(seen.layout) - len(played)]:
        layout = after(layout, Play(0, placed.tile, at=placed.at, port=placed.port, turn=placed.turn))
    layouts = []
    every = full_set(seen.setup.max_pip)
    for time, event in enumerate(seen.log):
        layouts.append(layout)
        one = hidden.get(event.seat) if isinstance(event, (Played, Drew, Knocked)) else None
        match event:
            case Played():
                if one is not None:
                    one.plays.append((time, event.tile))
                layout = after(layout, Play(event.seat, event.tile, at=event.at, port=event.port, turn=event.turn))
            case Drew() | Knocked():
                if one is not None:
                    ends = layout.ends()
                    one.stuck.append((time, frozenset(t for t in every if any(True for _ in layout.fits(t, ends)))))
                    if isinstance(event, Drew):
                        one.draws.append(time)
            case _:
                pass
    for one in hidden.values():
        one.dealt = one.size + len(one.plays) - len(one.draws)
    return list(hidden.values()), layouts
