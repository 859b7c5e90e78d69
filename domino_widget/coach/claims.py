"""What the coach states, as typed values: a kind, its numbers, and how far each can be trusted (analysis.md 5.1).

A claim is no text: its sentence is the message ``coach-<kind>`` of the catalogue, filled with ``args``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal

from domino_widget.engine import SEATS, Play
from domino_widget.message import Msg

#: certain: true in every deal that agrees with what the seat knows, or arithmetic on what is visible. chance: an
#: exact share of those deals. estimate: from sampled deals, with a margin. reading: of habits, never exact.
Level = Literal["certain", "chance", "estimate", "reading"]
#: because: tested to carry the advantage. also: true and telling, but not shown to be what decides.
Tie = Literal["because", "also", ""]
Args = Mapping[str, int | float | str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """One statement. ``p`` is its chance (0 to 1), exact for level chance; ``ci`` half the width of the 95 % interval
    of an estimate, in the unit of its ``value`` (points, or per cent of a chance); ``play`` the play it is about;
    ``share`` how much of the advantage it was seen to carry, 0 to 1, None if that was not asked."""

    kind: str
    args: Args
    level: Level = "certain"
    p: Fraction | float | None = None
    ci: float = 0.0
    value: float | None = None
    play: Play | None = None
    tie: Tie = ""
    share: float | None = field(default=None, compare=False)

    @property
    def msg(self) -> Msg:
        """The sentence of the claim."""
        return Msg(f"coach-{self.kind}", dict(self.args))

    def tied(self, tie: Tie, share: float | None) -> Claim:
        """The same claim, as a reason that was tested."""
        return replace(self, tie=tie, share=share)


def percent(p: Fraction | float) -> int:
    """A chance in whole per cent: what is not certain never reads as 0 or 100."""
    if p in (0, 1):
        return 100 * int(p)
    return min(99, max(1, round(100 * p)))


def chance_args(p: Fraction, *, exact: bool) -> dict[str, int]:
    """The arguments of a chance: per cent, and the fraction where it is exact and short enough to be read (else 0 of
    0)."""
    share, of = (p.numerator, p.denominator) if exact and p.denominator <= 99 else (0, 0)
    return {"percent": percent(p), "share": share, "of": of}


def letter(seat: int) -> str:
    """The letter of a seat; the browser puts the name in its place."""
    return SEATS[seat]
