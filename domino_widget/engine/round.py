"""One round with its history: position, past, future and event log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .actions import Action, Event
from .deal import deal
from .errors import NothingToUndo
from .observe import Observation, observe
from .position import apply, legal_actions
from .rules import Setup
from .scoring import RoundResult
from .state import Phase, Position


class _Step(NamedTuple):
    before: Position
    action: Action
    events: tuple[Event, ...]


class Round:
    """A thin mutable holder of one round. Undo goes back to the very value that was kept."""

    def __init__(self, position: Position) -> None:
        self.position = position
        #: More about the round for its record, by tag.
        self.tags: dict[str, str] = {}
        self._past: list[_Step] = []
        self._future: list[_Step] = []

    @classmethod
    def deal(
        cls,
        setup: Setup,
        seed: int,
        *,
        scores: Sequence[int] | None = None,
        lead: int | None = None,
    ) -> Round:
        """A new round dealt from a seed; see ``deal``."""
        return cls(deal(setup, seed, scores=scores, lead=lead))

    @property
    def start(self) -> Position:
        """The position that the round began with."""
        return self._past[0].before if self._past else self.position

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions so far, undone ones left out."""
        return tuple(step.action for step in self._past)

    @property
    def steps(self) -> tuple[tuple[Position, Action, tuple[Event, ...]], ...]:
        """For each action so far: the position before it, the action, and its events."""
        return tuple(self._past)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, undone events left out."""
        return tuple(event for step in self._past for event in step.events)

    @property
    def is_over(self) -> bool:
        """Whether the round is settled and all hands are shown."""
        return self.position.phase is Phase.OVER

    @property
    def result(self) -> RoundResult | None:
        """How the round ended, or None while it goes on."""
        return self.position.result

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone action to do again."""
        return bool(self._future)

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal action of every seat."""
        return legal_actions(self.position)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Does a legal action and gives its events; IllegalAction changes nothing. Forgets what was undone."""
        events = self._do(action)
        self._future.clear()
        return events

    def undo(self) -> Action:
        """Takes the last action back and gives it; NothingToUndo at the start."""
        if not self._past:
            raise NothingToUndo("nothing-to-undo")
        step = self._past.pop()
        self._future.append(step)
        self.position = step.before
        return step.action

    def redo(self) -> tuple[Event, ...]:
        """Does the last undone action again and gives its events; NothingToUndo if there is none."""
        if not self._future:
            raise NothingToUndo("nothing-to-redo")
        events = self._do(self._future[-1].action)
        self._future.pop()
        return events

    def next_redo(self) -> Action | None:
        """The action that ``redo`` would do."""
        return self._future[-1].action if self._future else None

    def observe(self, seat: int | None) -> Observation:
        """What this seat (None: a spectator) may know now."""
        return observe(self.position, self.events, seat)

    def _do(self, action: Action) -> tuple[Event, ...]:
        before = self.position
        self.position, events = apply(before, action)
        self._past.append(_Step(before, action, events))
        return events

    def __repr__(self) -> str:
        title = self.position.setup.rules.title
        return f"<Round of {title}: {len(self._past)} actions, {self.position.phase.value}>"
