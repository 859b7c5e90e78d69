"""The computer's players, and what a player is: each sees an observation of its seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from domino_widget.analysis import BadSize, Budget
from domino_widget.engine import RulesError

from .expert import Expert
from .human import Club, Decision, Human, Novice
from .player import Player, Thinker
from .simple import Chance, Greedy, Heaviest, Heuristic

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "PLAYERS",
    "Chance",
    "Club",
    "Decision",
    "Expert",
    "Greedy",
    "Heaviest",
    "Heuristic",
    "Human",
    "Novice",
    "Player",
    "Thinker",
    "make_player",
    "named_player",
]

_LEVELS: dict[str, Callable[[], Player]] = {"novice": Novice, "club": Club, "expert": Expert}
#: The levels on offer, weakest first, and the one where nothing is said.
LEVELS = tuple(_LEVELS)
DEFAULT_LEVEL = "club"
#: All players with a name: the levels, and players of one idea to measure them against.
PLAYERS: dict[str, Callable[[], Player]] = {
    **_LEVELS,
    "random": Chance,
    "heaviest": Heaviest,
    "greedy": Greedy,
    "heuristic": Heuristic,
}


def make_player(level: str) -> Player:
    """A player of this level; RulesError for a level that is not offered."""
    if level in _LEVELS:
        return _LEVELS[level]()
    raise RulesError(f"There is no level called {str(level)[:40]!r}; the levels are {', '.join(LEVELS)}.")


def named_player(name: str) -> Player:
    """A player by name: ``novice``, ``random`` and so on; ``expert:quick`` or ``expert:30`` sets the size of its
    search. RulesError, which lists the names, for another."""
    first, _, size = name.partition(":")
    if first == "expert" and size:
        try:
            return Expert(int(size) if size.isdecimal() else Budget[size.upper()])
        except (KeyError, BadSize):
            sizes = ", ".join(budget.name.lower() for budget in Budget)
            raise RulesError(f"The expert's search is {sizes} or 1 to 100,000 worlds, not {size[:20]!r}.") from None
    if name in PLAYERS:
        return PLAYERS[name]()
    raise RulesError(f"There is no player called {name[:40]!r}; the players are {', '.join(PLAYERS)}.")
