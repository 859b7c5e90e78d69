"""Positions as they are set up: with nothing on the table, as a seat sees one, moved to another game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from .engine import (
    EngineError,
    Layout,
    Observation,
    Opening,
    Phase,
    Play,
    Position,
    Setup,
    Tile,
    Window,
    deal_hands,
    full_set,
    observe,
    parse_action,
    worth,
)
from .typed import read_typed


def empty(setup: Setup) -> Position:
    """A table of this game with no tile on it and none given out."""
    none = (0,) * setup.sides
    return Position(
        setup=setup,
        layout=Layout(setup.rules),
        hands=((),) * setup.seats,
        boneyard=(),
        to_act=0,
        phase=Phase.PLAY,
        knocks=0,
        points=none,
        scores=none,
    )


def as_seen(seen: Observation, *, hand: bool = True) -> Position:
    """What a seat sees of a table, to set up from: hands and stock that it does not see are empty. Without ``hand``
    its own is empty, too: it waits to be shown to a room."""
    own = seen.hand if hand else ()
    hands = seen.hands or tuple(own if seat == seen.seat else () for seat in range(seen.setup.seats))
    return replace(
        empty(seen.setup),
        layout=seen.layout,
        hands=hands,
        to_act=0 if seen.to_act is None else seen.to_act,
        points=seen.points if seen.phase is Phase.PLAY else (0,) * seen.setup.sides,
        scores=seen.scores,
    )


def read_play(text: str, choices: Position) -> Play:
    """The play that an action text or a typed move means."""
    typed = read_typed(text, observe(choices, (), 0))
    if isinstance(typed, Play):
        return typed
    read = parse_action(typed, choices) if "-" in typed and typed != "play-on" else None
    if not isinstance(read, Play):
        raise EngineError("typed-none")
    return read


def without(position: Position, tile: Tile) -> Position:
    """The position with the tile in no hand and not in the stock."""
    keep: Callable[[Tile], bool] = tile.__ne__
    hands = tuple(tuple(filter(keep, hand)) for hand in position.hands)
    return replace(position, hands=hands, boneyard=tuple(filter(keep, position.boneyard)))


def tidy(position: Position) -> Position:
    """The position with what follows from the rest: who opens an empty table."""
    rules = position.setup.rules
    if position.phase is Phase.PLAY and not position.layout.tiles and all(position.hands):
        lead = position.to_act if rules.opening is Opening.WINNER_ANY_TILE else None
        try:
            start = deal_hands(position.setup, position.hands, position.boneyard, lead=lead)
            position = replace(position, to_act=start.to_act, opening_tile=start.opening_tile)
        except EngineError:
            position = replace(position, opening_tile=None)  # ``checked`` says what is wrong
    if position.layout.tiles:
        position = replace(position, opening_tile=None)
    return position


def windows(position: Position, claim: int | None, muggins: int | None) -> Position:
    """The position with the last tile open to the claim of one seat, the one before it to Muggins against another.
    A line forgets which tile was the last: what Muggins is worth stays as long as it is against the same seat."""
    rules, layout, mug = position.setup.rules, position.layout, position.muggable
    if muggins is None:
        mug = None
    elif mug is None or mug.seat != muggins:
        mug = Window(muggins, worth(rules, layout.before_last().count()))
    due = None if claim is None else Window(claim, worth(rules, layout.count()))
    return replace(position, claimable=due, muggable=mug)


def moved(old: Position, setup: Setup) -> Position:
    """What of a position another set-up can have: tiles of its set, hands of its seats, a line as far as it goes."""
    tiles = set(full_set(setup.max_pip))
    layout, numbers = Layout(setup.rules), dict[int, int]()
    for placed in old.layout.tiles:
        end = next((e for e in layout.free if (e.number, e.port) == (numbers.get(placed.at), placed.port)), None)
        ways = [how for fit, how in layout.fits(placed.tile) if fit == end] if end else []
        first = not layout.tiles and (placed.tile.is_double or not setup.rules.arms_before_growth)
        if placed.tile not in tiles or not (ways or first):
            continue
        numbers[placed.number] = len(layout)
        layout = layout.with_tile(
            placed.tile, end, placed.turn if placed.turn in ways else (ways or [placed.turn])[0]
        )
    laid = {placed.tile for placed in layout.tiles}
    hands = [tuple(tile for tile in hand if tile in tiles - laid) for hand in old.hands[: setup.seats]]
    hands += [()] * (setup.seats - len(hands))
    same = setup.sides == old.setup.sides
    start = empty(setup)
    return replace(
        start,
        layout=layout,
        hands=tuple(hands),
        boneyard=tuple(tile for tile in old.boneyard if tile in tiles - laid),
        to_act=min(old.to_act or 0, setup.seats - 1),
        scores=old.scores if same else start.scores,
    )
