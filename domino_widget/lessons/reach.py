"""Cases that play can lead to: rounds are dealt and played at random until a position is what is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ..engine import Event, Phase, Position, Setup, Tile, apply, deal, full_set
from ..engine.state import turn_actions
from .level import Case, Kind, Question

#: Seeds of deals are below this, as in deal codes.
SEEDS = 2**29
#: What has happened before anything has.
NO_EVENTS: tuple[Event, ...] = ()
#: More tries than any question has been seen to need.
TRIES = 5_000


class NoCase(Exception):
    """No case was found: a question that asks for what hardly ever happens."""


def fresh(question: Question, random: Random, like: Case) -> Case:
    """A new case whose answer is told apart: it has one, and one named mistake, if there are any, gives another."""
    for _ in range(TRIES):
        case = question.deal(random, like)
        if case is not None and tells_apart(question, case):
            return case
    raise NoCase(question.name)


def tells_apart(question: Question, case: Case) -> bool:
    """Whether a case has an answer, and a wrong one by which a mistake can be known."""
    right = set(question.right(case))
    if not right or (question.kind is Kind.PLAYS and len(right) > 4):
        return False
    if not question.mistakes:
        return True
    return any(wrong not in right for mistake in question.mistakes for wrong in mistake.answers(case))


def rounds(setup: Setup, random: Random) -> Iterator[tuple[Position, tuple[Event, ...]]]:
    """Positions of rounds played at random, one a round, each with the events that led to it; without end."""
    while True:
        position, log = deal(setup, random.randrange(SEEDS)), NO_EVENTS
        found: list[tuple[Position, tuple[Event, ...]]] = []
        while position.phase is Phase.PLAY:
            if position.layout.tiles:
                found.append((position, log))
            position, events = apply(position, random.choice([*turn_actions(position)]))
            log = (*log, *events)
        yield random.choice(found)


def reached(
    setup: Setup, random: Random, wanted: Callable[[Position], bool], *, tries: int = 300, open_hands: bool = False
) -> Case | None:
    """A position of a random round that is as wanted, seen by the seat to act; None if none of the tries is."""
    for _, (position, log) in zip(range(tries), rounds(setup, random)):
        assert position.to_act is not None
        if wanted(position):
            return Case(position=position, seat=position.to_act, log=log, open_hands=open_hands)
    return None


def passed(
    setup: Setup,
    random: Random,
    wanted: Callable[[Position], bool],
    *,
    tries: int = 40,
    open_hands: bool = False,
    begun: Callable[[Position], bool] = lambda _: True,
) -> Case | None:
    """As ``reached``, for what is rare: of all positions of a round that are as wanted one is taken. Only rounds
    whose deal is as ``begun`` asks for are played."""
    for _ in range(tries):
        position, log = deal(setup, random.randrange(SEEDS)), NO_EVENTS
        if not begun(position):
            continue
        found: list[Case] = []
        while position.phase is Phase.PLAY:
            if position.layout.tiles and wanted(position):
                found.append(Case(position=position, seat=position.to_act or 0, log=log, open_hands=open_hands))
            position, events = apply(position, random.choice([*turn_actions(position)]))
            log = (*log, *events)
        if found:
            return random.choice(found)
    return None


def some_tiles(random: Random, max_pip: int, count: int) -> list[Tile]:
    """So many different tiles of a set."""
    return random.sample(full_set(max_pip), count)
