"""How a hand goes on after a play, as the worlds went in which it was tried: estimates, for where nothing that can be
counted tells two plays apart."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from domino_widget.analysis.tally import share_margin
from domino_widget.engine import Play

from .claims import Claim, percent
from .facts import Number
from .sight import Sight
from .words import other_args
from .worlds import Line, Pairs

#: Differences that are worth a word: of shares of the worlds, and of pips on average.
TELLING, PIPS = 0.15, 2.0


def outcomes(sight: Sight, play: Play, pairs: Pairs) -> list[Claim]:
    """What happens more or less often after the play than after the one it was tried against, where it is clear."""
    found = (
        _share("stuck-next", sight, play, pairs, lambda line: line.own_stuck, -1),
        _share("goes-out-next", sight, play, pairs, lambda line: line.out_next, 1),
        _pips("left-with", sight, play, pairs, lambda line: line.kept, -1),
        _pips("leaves-them", sight, play, pairs, lambda line: line.theirs, 1),
    )
    return [claim for claim in found if claim is not None]


def _share(
    kind: str, sight: Sight, play: Play, pairs: Pairs, happens: Callable[[Line], bool], better: int
) -> Claim | None:
    """The share of the worlds in which something happens; ``better`` is 1 if more is better, else -1."""
    number = len(pairs.pairs)
    here = sum(happens(pair.play) for pair in pairs.pairs) / number
    there = sum(happens(pair.other) for pair in pairs.pairs) / number
    ci = share_margin(here, number)
    if better * (here - there) < max(TELLING, ci):
        return None
    args: dict[str, Number] = {"percent": percent(here), "than": percent(there), "margin": round(100 * ci)}
    return _claim(kind, sight, play, pairs, args, 100 * here, 100 * ci)


def _pips(
    kind: str, sight: Sight, play: Play, pairs: Pairs, held: Callable[[Line], int], better: int
) -> Claim | None:
    """The pips that somebody holds when the hand is over, on average."""
    number = len(pairs.pairs)
    values = [held(pair.play) for pair in pairs.pairs]
    gaps = [held(pair.play) - held(pair.other) for pair in pairs.pairs]
    mean, gap = sum(values) / number, sum(gaps) / number
    if better * gap < max(PIPS, _half(gaps)):
        return None
    args: dict[str, Number] = {"pips": round(mean), "than": round(mean - gap), "margin": max(1, round(_half(values)))}
    return _claim(kind, sight, play, pairs, args, mean, _half(values))


def _half(values: list[int]) -> float:
    """Half the width of the 95 % interval of a mean."""
    mean = sum(values) / len(values)
    return 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def _rivals(sight: Sight) -> int:
    """How many play against the seat."""
    return sum(sight.setup.side(seat) != sight.setup.side(sight.seat) for seat in range(sight.setup.seats))


def _claim(
    kind: str, sight: Sight, play: Play, pairs: Pairs, args: dict[str, Number], value: float, ci: float
) -> Claim:
    args |= other_args(sight, pairs.against) | {"rivals": _rivals(sight)}
    p = value / 100 if "percent" in args else None
    return Claim(kind=kind, args=args, level="estimate", p=p, value=value, ci=ci, play=play)
