"""A player under guard: an error, a play that is not legal or too long a silence ends its game, by name."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from ..engine import Claim, Draw, Knock, Muggins, Observation, Play
from ..players import Player

_Answer = TypeVar("_Answer")


class PlayerFault(Exception):
    """What a player did, in a few words; ``seat`` is where it sat."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat, self.what = seat, what


class _TooLong(BaseException):
    """Raised in the middle of a player's thinking; nothing of its own should catch it."""


class Guarded:
    """A player of which every answer is checked. ``asked`` is told the seat before each question."""

    def __init__(self, player: Player, seat: int, seconds: float, asked: Callable[[int], None] | None = None) -> None:
        self._player, self._seat, self._seconds, self._asked = player, seat, seconds, asked

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        """The player's choice, if it is legal."""
        choice = self._ask(self._player.choose, seen, rng)
        if choice not in seen.plays:
            raise PlayerFault(self._seat, f"made an illegal move ({getattr(choice, 'tile', choice)!s:.60})")
        return choice

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        """The player's word; a wrong count is no fault (rules.md 7.4)."""
        said = self._ask(self._player.speak, seen, rng)
        if said is not None and not isinstance(said, (Claim, Muggins)):
            raise PlayerFault(self._seat, f"said what is neither a claim nor a Muggins call ({said!s:.60})")
        return said

    def _ask(self, question: Callable[..., _Answer], *given: Any) -> _Answer:
        if self._asked is not None:
            self._asked(self._seat)
        try:
            with _alarm(self._seconds):
                return question(*given)
        except _TooLong:
            raise PlayerFault(self._seat, f"thought for more than {self._seconds:g} seconds") from None
        except Exception as error:  # noqa: BLE001 - a player may raise anything
            raise PlayerFault(self._seat, f"raised {type(error).__name__} ({str(error)[:80]})") from None


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """_TooLong inside after so many seconds. What never comes back to Python to hear of it ends the process after
    three times as much work. Only where the system has such alarms, and in the main thread of a process."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    signal.setitimer(signal.ITIMER_VIRTUAL, 3 * seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(*_: object) -> None:
    raise _TooLong
