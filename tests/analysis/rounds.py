"""Random rounds of the rule engine for the tests of the analysis."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from domino_widget.engine import (
    VARIANTS,
    Claim,
    Draw,
    Finish,
    Knock,
    Phase,
    Play,
    Position,
    Round,
    Setup,
    deal,
    legal_actions,
)

#: Every game with each number of players, and partners.
TABLES = [
    Setup(rules, max_pip, seats, partners)
    for rules in VARIANTS.values()
    for max_pip in rules.sets
    for seats in rules.seats
    for partners in ((False, True) if seats in rules.partners_at else (False,))
]


def moves_of(position: Position) -> list[Play | Draw | Knock]:
    """The legal plays, draw or knock: what is no claim and no end of the windows."""
    return [action for action in legal_actions(position) if isinstance(action, (Play, Draw, Knock))]


def claims_of(position: Position) -> list[Claim]:
    return [action for action in legal_actions(position) if isinstance(action, Claim)]


def random_round(setup: Setup, random: Random, steps: int | None = None, lead: int | None = None) -> Round:
    """A round after so many random moves (None: as far as it goes), every worth claimed at once."""
    game = Round(deal(setup, random.getrandbits(60), lead=lead))
    done = 0
    while game.position.phase is Phase.PLAY and (steps is None or done < steps):
        game.apply(random.choice(moves_of(game.position)))
        done += 1
        for claim in claims_of(game.position):
            game.apply(claim)
    if game.position.phase is Phase.CLOSING and steps is None:
        game.apply(Finish())
    return game


def midgame(setups: list[Setup], random: Random) -> Iterator[Round]:
    """Endless random rounds of these set-ups, each stopped somewhere on its way."""
    while True:
        setup = random.choice(setups)
        yield random_round(setup, random, random.randrange(1, 14))
