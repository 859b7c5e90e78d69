"""The computer's players, and what a player is: each sees an observation of its seat and nothing else."""

from __future__ import annotations

from domino_widget.engine import RulesError

from .club import Club
from .player import Player

__all__ = ["LEVELS", "Club", "Player", "make_player"]

#: The levels on offer, weakest first.
LEVELS = ("club",)


def make_player(level: str) -> Player:
    """A player of this level; RulesError for a level that is not offered."""
    if level == "club":
        return Club()
    raise RulesError(f"There is no level called {str(level)[:40]!r}; the levels are {', '.join(LEVELS)}.")
