"""Counts of sequences of actions: one number that changes when any rule of play does."""

from __future__ import annotations

from .notation import format_action
from .position import apply, legal_actions
from .state import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly ``depth`` legal actions, of any seat, go on from here; 1 for depth 0."""
    if depth <= 0:
        return 1
    actions = legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(position, action)[0], depth - 1) for action in actions)


def divide(position: Position, depth: int) -> dict[str, int]:
    """``perft`` by the first action's text: where two counters differ, the first action that makes them differ."""
    return {
        format_action(action, position): perft(apply(position, action)[0], depth - 1)
        for action in legal_actions(position)
    }
