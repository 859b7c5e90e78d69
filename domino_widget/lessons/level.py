"""What a lesson is made of: levels as data, questions that judge them, and cases, the deals of a level."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any

from ..assist import Assist
from ..engine import Event, Observation, Position, Setup, observe
from ..message import Msg

#: An answer in its one form: numbers, tiles (``6-4``), plays (``6-4@4-2.1``) or words; of a set, in order.
Answer = tuple[int | str, ...]
#: The arguments of a text.
Args = dict[str, int | str]


class Kind(str, Enum):
    """What an answer is made of."""

    NUMBERS = "N"
    TILES = "T"
    PLAYS = "P"
    CHOICE = "C"
    SET = "S"
    SEQUENCE = "Q"


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One deal of a level: a position as seat ``seat`` knows it (``open_hands``: with every hand shown), and what
    the task tells beside it. ``setup`` is there where no tile lies. ``log`` is how the position came about."""

    position: Position | None = None
    seat: int = 0
    setup: Setup | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    log: tuple[Event, ...] = ()
    open_hands: bool = False

    @property
    def at(self) -> Position:
        """The position; a question that needs one has one."""
        assert self.position is not None
        return self.position

    @property
    def game(self) -> Setup:
        """The set-up that it is about."""
        setup = self.position.setup if self.position else self.setup
        assert setup is not None
        return setup

    @property
    def seen(self) -> Observation:
        """What the seat may know."""
        return observe(self.at, self.log, self.seat)


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose: the word that stands for it in every language, and how it is called."""

    key: str
    label: Msg


@dataclass(frozen=True, slots=True)
class Mistake:
    """A misconception and the answers that it leads to; none where it leads to nothing wrong."""

    tag: str
    answers: Callable[[Case], Iterable[Answer]]


def _nothing(_case: Case) -> Args:
    return {}


def _no_options(_case: Case) -> tuple[Option, ...]:
    return ()


def _no_fields(_case: Case) -> tuple[Msg, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What can be asked of a case. ``right`` is the success predicate, as the accepted answers; ``mistakes`` the
    failure predicates, first match wins. ``deal`` proposes a new case like an old one. Texts are
    ``ask-<name>-task``, ``-look``, ``-rule``, ``-part``, ``-answer`` and ``-<tag>`` with the arguments ``args``.

    ``one`` is for an answer of one tile or play though several are right; ``fields`` name the parts of an answer
    whose order counts; ``options`` are the words of a choice or a sequence, the tiles or numbers of a set.
    ``hides_ends``: which ends are open is what is asked, so nothing shows it; ``hides_hand``: no hand belongs to it.
    """

    name: str
    kind: Kind
    right: Callable[[Case], Iterable[Answer]]
    deal: Callable[[Random, Case], Case | None]
    mistakes: tuple[Mistake, ...] = ()
    args: Callable[[Case], Args] = _nothing
    options: Callable[[Case], tuple[Option, ...]] = _no_options
    fields: Callable[[Case], tuple[Msg, ...]] = _no_fields
    one: bool = False
    hides_ends: bool = False
    hides_hand: bool = False

    def canonical(self, case: Case, items: Iterable[int | str]) -> Answer:
        """These items in their one form: sorted where order does not count, each once but for numbers."""
        found = tuple(items)
        if self.kind in (Kind.CHOICE, Kind.SEQUENCE) or self.fields(case):
            return found
        return tuple(sorted(found if self.kind is Kind.NUMBERS else set(found), key=str))


#: Nothing on the screen tells what is asked.
_NO_HELP = Assist(playable=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One exercise with one idea. ``first`` is its first deal; every later one comes from the question's ``deal``.

    ``arrows`` are ends to point at (``5-3.1``), ``trap`` the tempting illegal play; ``par`` is the fewest actions
    of a level that is played; ``assist`` is what the screen may show while it is asked.
    """

    id: str
    skill: str
    question: Question
    first: Case
    arrows: tuple[str, ...] = ()
    trap: str | None = None
    par: int | None = None
    assist: Assist = _NO_HELP
    graded: bool = True

    @property
    def kind(self) -> Kind:
        """What its answer is made of."""
        return self.question.kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One notebook: its levels in order, ``predict`` and ``faded`` among them.

    ``worked`` are the positions of the worked example, each with its sentence; ``review`` are levels of this and of
    earlier lessons, to be dealt anew; ``round`` are the settings of the round that is played at its end.
    """

    number: str
    name: str
    levels: tuple[Level, ...]
    worked: tuple[str, ...]
    review: tuple[str, ...]
    round: Mapping[str, Any]
    version: int = 1
