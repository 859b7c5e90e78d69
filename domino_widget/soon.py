"""What can wait until a picture is painted: it is done a moment later, and at the latest when the program ends."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Callable

#: Seconds: a picture that has left the kernel is on the screen by then. Work meanwhile would keep the browser waiting
#: wherever both share a processor.
MOMENT = 0.04

_due: list[Soon] = []


class Soon:
    """One thing to do, ``act``: however often it is asked for, it is done once a moment after the first time."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act

    def ask(self) -> None:
        """Has it done a moment from now by the running event loop."""
        if self not in _due:
            _due.append(self)
            asyncio.get_running_loop().call_later(MOMENT, self.now)

    def now(self) -> None:
        """Does it if it is still to be done."""
        if self in _due:
            _due.remove(self)
            self._act()


@atexit.register
def finish() -> None:
    """Does all that is still to be done."""
    for one in _due[:]:
        one.now()
