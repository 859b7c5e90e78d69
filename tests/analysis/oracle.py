"""Which deals agree with what a seat saw, by trying them: no count, no groups, no classes.

Every way to deal the unseen tiles is replayed against the log, and a deal is given up at the first event that could
not have happened with it. What fits is asked of the engine's layout, who opens of the engine's deal.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import factorial

from domino_widget.engine import (
    Draw,
    Drew,
    Knock,
    Knocked,
    Layout,
    Observation,
    Opening,
    Play,
    Played,
    Position,
    Tile,
    apply,
    deal_hands,
    full_set,
    redact,
)
from domino_widget.engine.deal import must_redeal, opener

Hands = tuple[frozenset[Tile], ...]


@dataclass
class Survivors:
    """The deals that agree: ``hands`` now with the number of shuffles, whether a tile played may have come at
    different times, and the number of shuffles in all."""

    hands: Counter[Hands] = field(default_factory=Counter)
    arrivals: set[tuple[int, ...]] = field(default_factory=set)

    @property
    def total(self) -> int:
        return sum(self.hands.values())

    @property
    def ambiguous(self) -> bool:
        return len(self.arrivals) > 1

    def where(self, tile: Tile, seat: int | None) -> int:
        return sum(
            ways
            for hands, ways in self.hands.items()
            if (tile in hands[seat] if seat is not None else not any(tile in hand for hand in hands))
        )


@dataclass
class _Step:
    event: Played | Drew | Knocked
    fitting: frozenset[Tile]


def steps_of(observation: Observation) -> list[_Step]:
    """The events that are turns, each with the tiles that fitted the table before it."""
    layout, steps, whole = Layout(observation.setup.rules), [], full_set(observation.setup.max_pip)
    for event in observation.log:
        if not isinstance(event, (Played, Drew, Knocked)):
            continue
        fitting = frozenset(tile for tile in whole if any(layout.fits(tile))) if layout.tiles else frozenset(whole)
        steps.append(_Step(event, fitting))
        if isinstance(event, Played):
            place = (end for end in layout.free if (end.number, end.port) == (event.at, event.port))
            layout = layout.with_tile(event.tile, next(place, None), event.turn)
    return steps


def survivors(observation: Observation) -> Survivors:  # noqa: C901 - three short functions in one
    """Every deal that agrees with what the seat saw, counted as shuffles."""
    setup, me = observation.setup, observation.seat
    steps = steps_of(observation)
    mine_played = {s.event.tile for s in steps if isinstance(s.event, Played) and s.event.seat == me}
    mine_drawn = {s.event.tile for s in steps if isinstance(s.event, Drew) and s.event.seat == me}
    mine = frozenset((set(observation.hand) | mine_played) - mine_drawn) if me is not None else frozenset()
    rest = frozenset(full_set(setup.max_pip)) - mine
    found = Survivors()
    first = steps[0].event.seat if steps else observation.to_act
    opening = steps[0].event if steps else None
    lead = opening.tile if isinstance(opening, Played) else observation.opening_tile

    def give(seat: int, hands: tuple[frozenset[Tile], ...], left: frozenset[Tile], ways: int) -> None:
        if seat == setup.seats:
            if opens(hands):
                replay(0, hands, left, ways, tuple(dict.fromkeys(hand, 0) for hand in hands), ())
            return
        if seat == me:
            give(seat + 1, (*hands, mine), left, ways)
            return
        size = setup.hand_size
        for hand in combinations(sorted(left - mine_drawn), size):
            give(seat + 1, (*hands, frozenset(hand)), left - set(hand), ways * factorial(size))

    def opens(hands: tuple[frozenset[Tile], ...]) -> bool:
        dealt = tuple(tuple(sorted(hand)) for hand in hands)
        if must_redeal(setup, dealt):
            return False
        if setup.rules.opening is Opening.WINNER_ANY_TILE and not observation.by_tiles:
            return True
        seat, tile = opener(dealt)
        return seat == first and (setup.rules.opening is not Opening.HIGHEST_DOUBLE_FORCED or tile == lead)

    def replay(
        at: int,
        hands: tuple[frozenset[Tile], ...],
        stock: frozenset[Tile],
        ways: int,
        came: tuple[dict[Tile, int], ...],
        arrivals: tuple[int, ...],
    ) -> None:
        if at == len(steps):
            found.hands[hands] += ways * factorial(len(stock))
            found.arrivals.add(arrivals)
            return
        event, seat = steps[at].event, steps[at].event.seat
        hand = hands[seat]
        if isinstance(event, Played):
            if event.tile in hand and event.tile in steps[at].fitting:
                after = (*hands[:seat], hand - {event.tile}, *hands[seat + 1 :])
                replay(at + 1, after, stock, ways, came, (*arrivals, came[seat][event.tile]))
            return
        if hand & steps[at].fitting:
            return
        if isinstance(event, Knocked):
            replay(at + 1, hands, stock, ways, came, arrivals)
            return
        for tile in stock - mine_drawn if event.tile is None else {event.tile}:
            after = (*hands[:seat], hand | {tile}, *hands[seat + 1 :])
            when = (*came[:seat], {**came[seat], tile: at + 1}, *came[seat + 1 :])
            replay(at + 1, after, stock - {tile}, ways, when, arrivals)

    give(0, (), rest, 1)
    return found


def survivors_by_engine(observation: Observation) -> Counter[Hands]:
    """The same by brute force: every order of the unseen tiles is dealt and played by the rule engine itself."""
    setup, me = observation.setup, observation.seat
    turns = [event for event in observation.log if isinstance(event, (Played, Drew, Knocked))]
    drawn = {event.tile for event in turns if isinstance(event, Drew) and event.seat == me}
    laid = {event.tile for event in turns if isinstance(event, Played) and event.seat == me}
    own = tuple((set(observation.hand) | laid) - drawn)
    first = turns[0].seat if turns else observation.to_act
    unseen = sorted(set(full_set(setup.max_pip)) - set(own))
    size = setup.hand_size
    found: Counter[Hands] = Counter()
    for order in permutations(unseen):
        hands, at = [], 0
        for seat in range(setup.seats):
            hands.append(own if seat == me else order[at : at + size])
            at += 0 if seat == me else size
        if must_redeal(setup, tuple(map(tuple, hands))):
            continue
        won = setup.rules.opening is Opening.WINNER_ANY_TILE and not observation.by_tiles
        lead = first if won else None
        position = deal_hands(setup, hands, order[at:], lead=lead)
        if position.to_act != first or (not turns and position.opening_tile != observation.opening_tile):
            continue
        after = _played(position, observation)
        if after is not None:
            found[tuple(map(frozenset, after.hands))] += 1
    return found


def _played(position: Position, observation: Observation) -> Position | None:
    for event in observation.log:
        match event:
            case Played(seat, tile, at=at, port=port, turn=turn):
                action: Play | Draw | Knock = Play(seat, tile, at=at, port=port, turn=turn)
            case Drew(seat):
                action = Draw(seat)
            case Knocked(seat):
                action = Knock(seat)
            case _:
                continue
        try:
            position, events = apply(position, action)
        except ValueError:
            return None
        if redact(events[0], observation.seat) != event:
            return None
    return position
