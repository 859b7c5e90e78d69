"""A screen that several people share: whose hand it shows, and the curtain between two of them (tutor.md 2.1).

Nobody's hand is shown before the curtain was lifted by the one whose turn it is. Where points are claimed, the screen
stays with who played last until it is passed on: the claim is made before the curtain falls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .engine import SEATS, Claiming, EngineError

if TYPE_CHECKING:
    from .table import Table


class Curtain:
    """Whose hand the screen of a table shows: ``seat``, or nobody's."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self._round = 0

    def viewer(self, table: Table, asked: int | None) -> int | None:
        """The seat that may be shown when ``asked`` is the next to choose; None while the curtain is down."""
        if table.round.is_over or table.winner is not None:
            return asked
        if self._round != len(table.match.rounds):
            self._round, self.seat = len(table.match.rounds), None
        if self.seat is not None and table.wait.kind == "finish":
            return self.seat  # whoever looks may close the hand
        if self.seat == asked or (self.seat is not None and table.setup.rules.claiming is Claiming.CALLED):
            return self.seat
        return None

    def act(self, table: Table, word: str) -> bool:
        """Passes the screen on or lifts the curtain; whether the word was one of these. EngineError for any other
        while the curtain is down, and for one of these where there is nothing to pass or to lift."""
        asked, viewer = table.asked, table.viewer
        down = viewer is None and asked is not None
        if word not in ("pass", "lift"):
            if down:
                raise EngineError("screen-passed", seat=SEATS[asked or 0])
            return False
        if word == "lift" and down:
            self.seat = asked
        elif word == "pass" and viewer is not None and viewer != asked and not table.round.is_over:
            self.seat = None
        else:
            raise EngineError("not-now")
        table.revision += 1
        return True


def shared(table: Table) -> Table:
    """The table, with a curtain where several people share the screen."""
    if len(table.humans) > 1 and table.curtain is None:
        table.curtain = Curtain()
    return table
