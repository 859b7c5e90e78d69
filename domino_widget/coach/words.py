"""The arguments that several sentences share: a play, another play beside it, and numbers."""

from __future__ import annotations

from fractions import Fraction

from domino_widget.engine import Play

from .claims import Claim, Level, chance_args
from .facts import Number, named, named_beside
from .sight import Odds, Sight


def play_args(sight: Sight, play: Play) -> dict[str, Number]:
    """The play that a sentence is about."""
    return named(sight.seen.layout, play)


def other_args(sight: Sight, play: Play) -> dict[str, Number]:
    """The play that it is compared with."""
    return named_beside(sight.seen.layout, play)


def tenths(number: Fraction | float) -> float:
    """A number with one decimal."""
    return round(float(number), 1)


def chance_claim(kind: str, odds: Odds, play: Play | None, **args: Number) -> Claim:
    """A claim that states a chance: exact, or (in rounds too large to count) an estimate."""
    level: Level = "estimate" if odds.ci else "chance"
    shown = chance_args(odds.p, exact=not odds.ci)
    return Claim(
        kind=kind, args=args | shown, level=level, p=odds.p, ci=100 * odds.ci, value=100 * float(odds.p), play=play
    )
