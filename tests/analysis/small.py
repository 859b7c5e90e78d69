"""Every game on sets so small that all deals can be tried: double-two and double-three, for tests only."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from domino_widget.engine import (
    VARIANTS,
    Branching,
    Claiming,
    Drawing,
    Drew,
    Event,
    Observation,
    Opening,
    Played,
    Position,
    Round,
    Setup,
    observe,
)

from .rounds import random_round

SEATS = (2, 3, 4, 5)
#: Tiles each by set and number of players; 0: not played.
SIZES = {1: (1, 0, 0, 0), 2: (2, 1, 1, 1), 3: (3, 2, 1, 1)}

ROWS = [
    VARIANTS["block"],
    VARIANTS["draw"],
    VARIANTS["draw"].but(reserve=2),
    VARIANTS["cross"],
    VARIANTS["double-nine-cross"],
    VARIANTS["all-fives"].but(claiming=Claiming.AUTOMATIC),
    VARIANTS["all-fives-and-threes"].but(claiming=Claiming.AUTOMATIC, branching=Branching.FIRST_DOUBLE, reserve=0),
    VARIANTS["all-fives"].but(claiming=Claiming.AUTOMATIC, branching=Branching.EVERY_DOUBLE, reserve=1),
    VARIANTS["all-fives"].but(claiming=Claiming.AUTOMATIC, drawing=Drawing.UNTIL_PLAYABLE),
    VARIANTS["all-fives"].but(claiming=Claiming.AUTOMATIC, opening=Opening.WINNER_ANY_TILE, reserve=0),
    VARIANTS["draw"].but(opening=Opening.WINNER_ANY_TILE, redeal=False),
    VARIANTS["draw"].but(opening=Opening.HIGHEST_TILE_ANY_TILE, redeal=False, drawing=Drawing.ONE),
    VARIANTS["draw"].but(opening=Opening.HIGHEST_DOUBLE_ANY_TILE, drawing=Drawing.ONE),
    VARIANTS["cross"].but(drawing=Drawing.ONE),
    VARIANTS["table"].but(table=(8, 8), reserve=1),
    VARIANTS["table"].but(table=(8, 8), drawing=Drawing.ONE, reserve=0),
]


def small_setups() -> list[Setup]:
    """Each row with double-two and double-three and every number of players that it allows; two and three
    players twice, for they are quicker to try."""
    setups = []
    for rules in ROWS:
        for max_pip in (2, 3):
            sizes = {max_pip: SIZES[max_pip]}
            row = rules.but(sets=(max_pip,), hand_sizes=sizes)
            setups += [Setup(row, max_pip, seats) for seats in row.seats]
            setups += [Setup(row, max_pip, seats) for seats in row.seats if seats < 4]
    row = VARIANTS["block"].but(sets=(3,), seats=(4,), hand_sizes={3: (2, 2, 2)})
    return [*setups, Setup(row, 3, 4, True)]


def snapshots(game: Round) -> list[tuple[Position, tuple[Event, ...]]]:
    """Every position of a round in which it was still on, each with the log that led to it."""
    log: tuple[Event, ...] = ()
    found = []
    for before, _, events in game.steps:
        found.append((before, log))
        log = (*log, *events)
    return [*found, (game.position, log)] if not game.is_over else found


def histories(random: Random) -> Iterator[Observation]:
    """Endless observations from random rounds, by a seat or (seldom) a spectator. A third come from games where
    a draw ends the turn, and show a rival that has played after drawing: there the time a tile came is in doubt."""
    setups = small_setups()
    doubtful = [setup for setup in setups if setup.rules.drawing is Drawing.ONE and setup.seats < 4]
    while True:
        wanted = random.random() < 0.36
        shots: list[tuple[Position, tuple[Event, ...]]] = []
        while not shots:
            setup = random.choice(doubtful if wanted else setups)
            lead = None
            if setup.rules.opening is Opening.WINNER_ANY_TILE and random.random() < 0.7:
                lead = random.randrange(setup.seats)
            shots = snapshots(random_round(setup, random, None, lead))
            seat: int | None = random.randrange(setup.seats)
            if setup.max_pip == 2 and random.random() < 0.05:
                seat = None
            if wanted:
                shots = [shot for shot in shots if in_doubt(shot[1], seat)]
        for position, log in random.sample(shots, min(3, len(shots))):
            yield observe(position, log, seat)


def in_doubt(log: tuple[Event, ...], seat: int | None) -> bool:
    """Whether a rival has played a tile that did not fit when it last drew: dealt or drawn, nobody knows."""
    drew: dict[int, tuple[int, ...]] = {}
    for event in log:
        if isinstance(event, Drew) and event.seat != seat:
            drew[event.seat] = event.pips
        elif isinstance(event, Played) and event.seat in drew:
            open_then = drew[event.seat]
            if event.tile.low not in open_then and event.tile.high not in open_then:
                return True
    return False
