"""The arguments that several sentences share: a play, another play beside it, and numbers."""

from __future__ import annotations

from fractions import Fraction

from domino_widget.engine import Play

from .claims import Claim, Level, chance_args
from .facts import end_value
from .sight import Odds, Sight

#: In place of an end's value: the play is a lead.
LEAD = -1

Number = int | float | str


def play_args(sight: Sight, play: Play) -> dict[str, Number]:
    """The play that a sentence is about: its tile, the value of its end, and how it lies."""
    return {"tile": str(play.tile), "end": _end(sight, play), "turn": play.turn.name.lower()}


def other_args(sight: Sight, play: Play) -> dict[str, Number]:
    """The play that it is compared with."""
    return {"other": str(play.tile), "otherEnd": _end(sight, play), "otherTurn": play.turn.name.lower()}


def _end(sight: Sight, play: Play) -> int:
    return end_value(sight.seen.layout, play) if sight.seen.layout.tiles else LEAD


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
