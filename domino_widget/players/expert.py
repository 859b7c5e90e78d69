"""The expert: exact belief and search, a number of simulations, and an almost perfect attention (analysis.md 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from domino_widget.analysis import Budget
from domino_widget.analysis.budget import check_budget
from domino_widget.analysis.core import game_of
from domino_widget.analysis.equity import is_near
from domino_widget.analysis.evaluate import evaluate_steps
from domino_widget.engine import Claim, Draw, Drew, Knock, Knocked, Muggins, Observation, Play, Played

from .attention import speak
from .fitted import ATTENTION

#: What an answer may be.
Choice = Play | Draw | Knock


class Expert:
    """Searches as the coach does; ``budget`` is a size or a number of worlds (see ``analysis.evaluate``)."""

    attention = ATTENTION["expert"]

    def __init__(self, budget: Budget | int = Budget.NORMAL) -> None:
        self.budget = check_budget(budget)

    def choose(self, seen: Observation, rng: Random) -> Choice:
        """The best play that the search finds."""
        *_, choice = self.think(seen, rng)
        assert choice is not None
        return choice

    def think(self, seen: Observation, rng: Random) -> Iterator[Choice | None]:
        """The same in slices: the best so far after each (None before there is one), the choice at last."""
        del rng  # the worlds grow from what is seen
        if len(seen.plays) < 2:
            yield seen.plays[0]
            return
        for found in evaluate_steps(_silent(seen), self.budget):
            yield None if found is None else found.best

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        """Claims and calls nearly always."""
        return speak(seen, rng, self.attention)

    def __repr__(self) -> str:
        return f"Expert({self.budget!r})"


def _silent(seen: Observation) -> Observation:
    """The same without what was said. Far from the target even the points do not matter, so whether claims are
    called or scored by themselves changes no choice of a tile."""
    log = tuple(event for event in seen.log if isinstance(event, (Played, Drew, Knocked)))
    seen = replace(seen, log=log, claim_window=None, muggins_window=None)
    if is_near(game_of(seen.setup), seen.scores, seen.points):
        return seen
    nothing = (0,) * len(seen.points)
    return replace(seen, points=nothing, scores=nothing)
