"""Learn mode at a table: the opponents go up a level after two hands that were won (tutor.md 1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .notes import Note
from .players import LEVELS, make_player

if TYPE_CHECKING:
    from .table import Table

#: Hands that a human side has to win until the computers go up.
WINS = 2


class Learning:
    """How many hands the humans of a table have won since the computers went up last."""

    def __init__(self, wins: int = 0) -> None:
        self.wins = wins

    def hand_over(self, table: Table) -> list[Note]:
        """Counts the hand that is over; the notes of the next one, which say who plays better from now on."""
        result = table.round.result
        sides = {table.setup.side(seat) for seat in table.humans}
        if result is None or result.side not in sides:
            return []
        self.wins += 1
        if self.wins < WINS:
            return []
        self.wins = 0
        raised = {seat: above for seat in table.computers.players if (above := _above(table.levels[seat]))}
        table.levels = tuple(raised.get(seat, level) for seat, level in enumerate(table.levels))
        players = {seat: make_player(level) for seat, level in raised.items()}
        table.computers.players = {**table.computers.players, **players}
        return [Note(0, "level-up", seat) for seat in raised]


def _above(level: str) -> str | None:
    """The next level, None above the last and for a player of the user's own."""
    place = LEVELS.index(level) + 1 if level in LEVELS else len(LEVELS)
    return LEVELS[place] if place < len(LEVELS) else None
