"""The coach at a table: what a human seat may ask it, as values (``table.coach.explain()``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .coach import Explanation, Hint, explain, hint
from .engine import Play, parse_action

if TYPE_CHECKING:
    from .table import Table


class TableCoach:
    """Answers for the seat that is asked, or another human one; it sees what that seat sees and no more."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def explain(self, seat: int | None = None) -> Explanation:
        """What there is to say of the seat's decision, each statement a ``Claim`` with its numbers.

        ``seat`` is the viewer's unless given. Asking marks the round as assisted, if there was something to choose.
        """
        table = self._table
        found = explain(table.observe(table.viewer if seat is None else seat))
        if found.advice:
            table.assisted = True
        return found

    def hint(self, step: int = 4, looking_at: str | None = None) -> Hint:
        """The hint panel's lines up to a step of the ladder, for the seat that is asked."""
        table = self._table
        considered = None if looking_at is None else parse_action(looking_at, table.position)
        given = hint(table.observe(table.viewer), step, considered if isinstance(considered, Play) else None)
        table.assisted = table.assisted or given.counts
        return given

    def __repr__(self) -> str:
        return f"<the coach of {self._table!r}>"
