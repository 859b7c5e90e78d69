"""How hard to think: a number of worlds, the same on every machine (analysis.md 3.2, 3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .boards import Line, Tree
from .core import Game, State
from .faults import BadSize, check_size

#: The most worlds that one search may look at.
MOST_WORLDS = 100_000
#: At most so many different rival hands are listed one by one.
LISTED = 60


class Budget(str, Enum):
    """Three sizes of search; the time is what they are meant for, their strength is a number of worlds."""

    QUICK = "50 ms"
    NORMAL = "200 ms"
    DEEP = "1 s"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a search will do: look at so many worlds, with open hands or by rollouts; ``nodes`` is the most positions
    that an open-hand search may visit in one world; ``later``: hands open only after the next own move."""

    worlds: int
    open_hands: bool
    nodes: int
    later: bool


_LEVEL = {Budget.QUICK: 0, Budget.NORMAL: 1, Budget.DEEP: 2}
#: Worlds by kind of game: Block of two with seven tiles or more, and with fewer; partners; chains; Cross; large
#: Cross; Table Draw. Design values of analysis.md 3.2, those of the slower boards cut to the time meant.
_WORLDS = {
    "open, long": (15, 90, 400),
    "open, short": (60, 250, 500),
    "partners": (40, 150, 600),
    "line": (150, 600, 3000),
    "cross": (60, 250, 1200),
    "large cross": (24, 100, 500),
    "table": (12, 60, 300),
}


def check_budget(budget: object) -> Budget | int:
    """The budget, or the number of worlds; BadSize for anything else."""
    if isinstance(budget, str):
        for member in Budget:
            if budget in (member, member.name, member.name.lower()):
                return member
        names = ", ".join(member.name for member in Budget)
        raise BadSize("not-a-budget", names=names, most=f"{MOST_WORLDS:,}", found=f"{budget!r:.40}")
    return check_size("A budget in worlds", budget, 1, MOST_WORLDS)


def plan(game: Game, state: State, budget: Budget | int) -> Plan:
    """What to do in this position for this budget."""
    longest = max(hand.bit_count() for hand in state.hands)
    level = _LEVEL[budget] if isinstance(budget, Budget) else 1
    open_hands, nodes, kind = _open_hands(game, state, longest, level)
    if not open_hands:
        kind = _kind(game, state)
    later = open_hands and level == 2 and game.seats == 2 and isinstance(state.board, Line) and not game.multiples
    return Plan(budget if not isinstance(budget, Budget) else _WORLDS[kind][level], open_hands, nodes, later)


def _open_hands(game: Game, state: State, longest: int, level: int) -> tuple[bool, int, str]:
    """Whether to search with open hands: two sides, nothing to draw, and few enough tiles."""
    closed = not game.draws or len(state.stock) <= game.reserve
    if game.sides != 2 or not closed:
        return False, 0, ""
    if isinstance(state.board, Line) and not game.multiples and game.setup.rules.round_to == 1:
        if game.seats == 2:
            return longest <= 8, 8_000, "open, long" if longest >= 7 else "open, short"
        return longest <= (5 if level == 2 else 4), 8_000, "partners"
    return sum(hand.bit_count() for hand in state.hands) <= 9, 1_200, "open, short"


def _kind(game: Game, state: State) -> str:
    if isinstance(state.board, Line):
        return "partners" if game.sides < game.seats else "line"
    if isinstance(state.board, Tree):
        return "large cross" if game.tiles.max_pip > 6 else "cross"
    return "table"
