"""A state machine that acts, undoes, refuses and passes through text, in any order that Hypothesis finds."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from domino_widget.engine import (
    Branching,
    IllegalAction,
    NothingToUndo,
    Play,
    Position,
    Round,
    deal,
    legal_actions,
    reason_against,
)
from domino_widget.engine.notation import format_action, format_position, parse_action, parse_position
from tests.engine import invariants, playing


class Game(RuleBasedStateMachine):
    """One round, with the positions that undo and redo must come back to kept beside it."""

    game: Round

    def __init__(self) -> None:
        super().__init__()
        self.behind: list[Position] = []
        self.ahead: list[Position] = []

    @initialize(name=st.sampled_from(sorted(playing.NAMED)), seed=st.integers(0, 2**32), lead=st.integers(0, 12))
    def deal(self, name: str, seed: int, lead: int) -> None:
        setup = playing.NAMED[name]
        scores = [min(lead * 10, setup.rules.target - 1)] * setup.sides
        self.game = Round(deal(setup, seed, scores=scores))

    def _act(self, number: int) -> None:
        actions = self.game.legal_actions()
        self.behind.append(self.game.position)
        self.game.apply(actions[number % len(actions)])
        self.ahead.clear()

    @precondition(lambda self: not self.game.is_over)
    @rule(number=st.integers(0, 60))
    def act(self, number: int) -> None:
        self._act(number)

    @precondition(lambda self: not self.game.is_over)
    @rule(seed=st.integers(0, 1000), often=st.integers(2, 12))
    def act_often(self, seed: int, often: int) -> None:
        random = Random(seed)
        for _ in range(often):
            if not self.game.is_over:
                self._act(random.randrange(60))

    @rule()
    def undo(self) -> None:
        if not self.behind:
            with pytest.raises(NothingToUndo):
                self.game.undo()
            return
        self.ahead.append(self.game.position)
        self.game.undo()
        assert self.game.position is self.behind.pop()

    @rule()
    def redo(self) -> None:
        if not self.ahead:
            with pytest.raises(NothingToUndo):
                self.game.redo()
            return
        self.behind.append(self.game.position)
        self.game.redo()
        assert self.game.position == self.ahead.pop()

    @rule(seed=st.integers(0, 1000))
    def refuse(self, seed: int) -> None:
        """Whatever is refused leaves position, log and history as they are."""
        position, events, actions = self.game.position, self.game.events, self.game.actions
        for action in invariants.conceivable(position, Random(seed), 10):
            if reason_against(position, action):
                with pytest.raises(IllegalAction) as refused:
                    self.game.apply(action)
                assert refused.value.reason is reason_against(position, action)
        assert self.game.position is position
        assert (self.game.events, self.game.actions) == (events, actions)
        assert self.game.can_redo == bool(self.ahead)

    @rule()
    def read_back(self) -> None:
        """The position goes on from its text; the log begins anew."""
        line = format_position(self.game.position)
        texts = sorted(format_action(action, self.game.position) for action in self.game.legal_actions())
        again = Round(parse_position(line))
        assert format_position(again.position) == line
        assert sorted(format_action(action, again.position) for action in again.legal_actions()) == texts
        if again.position.setup.rules.branching is Branching.FIRST_DOUBLE:
            return  # a line forgets the order of play, by which the checks below tell the first double
        self.game = again
        self.behind.clear()
        self.ahead.clear()

    @precondition(lambda self: not self.game.is_over)
    @rule(number=st.integers(0, 60))
    def act_by_text(self, number: int) -> None:
        """An action read from its text is the action."""
        actions = self.game.legal_actions()
        action = actions[number % len(actions)]
        assert parse_action(format_action(action, self.game.position), self.game.position) == action

    @invariant()
    def holds(self) -> None:
        position = self.game.position
        invariants.check_tiles(position)
        invariants.check_joins(position.layout)
        invariants.check_ends(position.layout)
        invariants.check_count(position.layout)
        invariants.check_stuck(position)
        assert len(self.game.actions) == len(self.behind)
        assert all(reason_against(position, action) is None for action in legal_actions(position))
        plays = sum(isinstance(action, Play) for action in self.game.actions)
        assert plays <= len(position.layout)


def test_state_machine() -> None:
    quick = settings(max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(Game, settings=quick)


@pytest.mark.heavy
def test_state_machine_at_length() -> None:
    long = settings(max_examples=1000, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(Game, settings=long)
