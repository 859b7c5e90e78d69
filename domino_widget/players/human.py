"""The human levels: habits, a memory that fades, and mistakes that people make (analysis.md 4.1)."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from random import Random
from typing import NamedTuple

from domino_widget.engine import Claim, Draw, Knock, Muggins, Observation, Play

from .attention import Attention, speak
from .fitted import ATTENTION
from .habits import Look, Weighed
from .style import CLUB, NOVICE, Style
from .voids import remembered, voids


class Decision(NamedTuple):
    """A choice, and the mistake that made it another than the level would have made: ``overlooks`` (it did not add
    up the ends), ``one-end`` (it saw the newest end alone), ``forgets`` (who lacked what), or None."""

    choice: Play | Draw | Knock
    slip: str | None


class Human:
    """A player of a style and an attention (see ``Player``)."""

    style: Style
    attention: Attention

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        """The play that looks best to this style, mistakes included."""
        return self.decide(seen, rng).choice

    def decide(self, seen: Observation, rng: Random) -> Decision:
        """The same with the mistake behind it: the same observation and seed tell a review afterwards why."""
        plays = [play for play in seen.plays if isinstance(play, Play)]
        if len(plays) < 2:
            return Decision(seen.plays[0], None)
        style = self.style
        mood = {play: -style.temperature * log(-log(1 - rng.random())) for play in plays}
        overlooks, one_end = rng.random() < style.overlooks, rng.random() < style.one_end
        everything, known = voids(seen), remembered(seen, style)
        weighed = [Look(seen, style, known).weigh(play) for play in plays]

        def best(of: list[Weighed], value: Callable[[Weighed], float]) -> Play:
            return max(of, key=lambda one: value(one) + mood[one.play]).play

        clear = best(weighed, lambda one: one.made + one.rest)
        if overlooks and (chosen := best(weighed, lambda one: one.rest)) != clear:
            return Decision(chosen, "overlooks")
        newest = [one for one in weighed if one.play.at == len(seen.layout) - 1]
        if one_end and newest and (chosen := best(newest, lambda one: one.made + one.rest)) != clear:
            return Decision(chosen, "one-end")
        if known != everything:
            full = [Look(seen, style, everything).weigh(play) for play in plays]
            return Decision(clear, "forgets" if best(full, lambda one: one.made + one.rest) != clear else None)
        return Decision(clear, None)

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        """Claims and calls what it has not forgotten to count."""
        return speak(seen, rng, self.attention)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class Novice(Human):
    """Scores now, then sheds; forgets about one count in five."""

    style, attention = NOVICE, ATTENTION["novice"]


class Club(Human):
    """Counts what it sees, remembers most of who lacked what, and forgets one count in fourteen."""

    style, attention = CLUB, ATTENTION["club"]
