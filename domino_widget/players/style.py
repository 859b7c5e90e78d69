"""What tells the human levels apart: rows of numbers (analysis.md 4.1); the weights are in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How one human level looks at a choice.

    ``temperature`` is the spread of its judgement in points. ``void_survival`` is the chance that it still knows
    what a rival lacked after each later turn of that rival; with ``last_void_only`` it keeps the newest such event
    alone. ``counts_from``: of a suit it counts the tiles left once so many are in view (0: never). ``ending``: with
    so many tiles of its own left it looks how they go out. The rest are weights: points for a point made, for a pip
    and a double out of the hand, a tile that fits afterwards, a value still held, tiles on open values, the next
    player's best reply, the share of open values that it lacks, and the partner's signals. ``overlooks`` and
    ``one_end`` are the shares of choices in which it does not add up the ends, or sees the newest tile's ends alone.
    """

    temperature: float
    void_survival: float
    last_void_only: bool
    counts_from: int
    ending: int
    score: float
    pips: float
    double: float
    mobility: float
    variety: float
    suit: float
    reply: float
    shut: float
    partner: float
    overlooks: float
    one_end: float


#: Scores now, then sheds doubles and heavy tiles; blocks itself and hears no partner. Its judgement is less spread
#: than a club player's: what it forgets to claim already costs it most of the 60 to 70 % that neighbours should win.
NOVICE = Style(
    temperature=0.5,
    void_survival=0.35,
    last_void_only=True,
    counts_from=0,
    ending=0,
    score=1.0,
    pips=0.5,
    double=2.0,
    mobility=0.0,
    variety=0.0,
    suit=0.0,
    reply=0.0,
    shut=1.0,
    partner=0.0,
    overlooks=0.02,
    one_end=0.03,
)
#: Keeps its hand playable, watches the next player's answer and the partner's suit.
CLUB = Style(
    temperature=1.0,
    void_survival=0.85,
    last_void_only=False,
    counts_from=5,
    ending=2,
    score=1.0,
    pips=0.5,
    double=2.0,
    mobility=2.0,
    variety=0.6,
    suit=0.4,
    reply=0.6,
    shut=2.5,
    partner=1.5,
    overlooks=0.03,
    one_end=0.03,
)
