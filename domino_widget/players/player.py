"""What a computer player is: two questions, each answered from what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Protocol, runtime_checkable

from domino_widget.engine import Claim, Draw, Knock, Muggins, Observation, Play


@runtime_checkable
class Player(Protocol):
    """Somebody who can take a seat. Any object with these two methods is one; nothing need be inherited.

    ``seen`` is all that the seat may know (see ``Observation``); no hidden tile is in it. Every chance comes from
    ``rng``, so the same observation and the same seed give the same answer, and undo and replay repeat it. A player
    keeps no memory of its own: all that has happened in the round is in ``seen.log``.

    The smallest player there is plays its first legal tile and never says a word::

        class First:
            def choose(self, seen, rng):
                return seen.plays[0]

            def speak(self, seen, rng):
                return None
    """

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        """What to do with the turn: one of ``seen.plays``, which is never empty when a player is asked.

        ``seen.plays`` holds every legal play, or else one draw or one knock. ``seen.layout.with_tile(...)`` is the
        table after a play, and its ``count()`` what the ends would count then.
        """
        ...

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        """What to say while a window is open for this seat: a claim, a Muggins call, or nothing.

        ``Claim(seen.seat, points)`` is for the seat's own last tile, when ``seen.claim_window`` is ``seen.seat``;
        the points are ``seen.layout.count()`` where the rules pay for it. ``Muggins(seen.seat, points)`` takes what
        an opponent missed, when ``seen.muggins_window`` is an opponent; the count then was
        ``seen.layout.before_last().count()``. A wrong number is refused and costs nothing. A player is asked once
        a window; where two are open at once, it may be asked for each with the other one hidden.
        """
        ...


@runtime_checkable
class Thinker(Player, Protocol):
    """A player whose choice takes long: it thinks in slices, so that others are served in between."""

    def think(self, seen: Observation, rng: Random) -> Iterator[Play | Draw | Knock | None]:
        """What ``choose`` gives, in slices of some 20 ms: after each the best so far (None before there is one), and
        the choice at last."""
        ...
