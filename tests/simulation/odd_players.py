"""Players that fail, each in its own way."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from pathlib import Path
from random import Random

from domino_widget.engine import Claim, Draw, Knock, Muggins, Observation, Play, Tile


class First:
    """Plays its first tile and never says a word."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        del rng
        return seen.plays[0]

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        del seen, rng
        return None


class Cheats(First):
    """Lays a tile that it does not hold."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        del rng
        return Play(seen.seat or 0, next(Tile.of(6, n) for n in range(7) if Tile.of(6, n) not in seen.hand))


class Raises(First):
    """Has a fault of its own."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        raise ZeroDivisionError("division by zero")


class Babbles(First):
    """Says what is no word."""

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        return "domino!"  # type: ignore[return-value]


class Hangs(First):
    """Never answers, and catches what it can."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        while True:
            try:
                time.sleep(1000)
            except Exception:  # noqa: BLE001
                continue


class Grinds(First):
    """Never comes back to Python."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        sum(range(10**14))
        return seen.plays[0]


class Dies(First):
    """Ends its process."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        os._exit(3)


class DiesBeforeItSits(First):
    """Ends the process that it is made in; where the plan is looked at, it is made in peace."""

    def __init__(self) -> None:
        if multiprocessing.parent_process() is not None:
            os._exit(3)


class DiesOnce(First):
    """Its worker is killed the first time that it is asked anything: as if from outside."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        mark = Path(os.environ["DIES_ONCE"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(seen, rng)


class Remembers(First):
    """Plays by how often it was asked in its life: the same in every match only if each match has a new one."""

    asked = 0

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        self.asked += 1
        return seen.plays[self.asked % len(seen.plays)]
