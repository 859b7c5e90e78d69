"""Who remembers to claim, and who notices what an opponent missed: structured forgetting (analysis.md 4.2).

One logistic serves all levels: the chance to forget grows with open ends, doubles that count twice, ends that have
just opened, large counts and a long time without a claim; fives in sight of their own remind everybody. A window is
rolled for once: used at once or never (rules.md 7.1, 7.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random

from domino_widget.engine import (
    CalledMuggins,
    Claim,
    Claimed,
    Claiming,
    Knocked,
    Layout,
    Muggins,
    Observation,
    Played,
    Tile,
    divisors,
    worth,
)

#: Tiles that are a count by themselves.
_REMINDERS = {Tile.of(5, 0), Tile.of(5, 5), Tile.of(6, 4)}


@dataclass(frozen=True, slots=True)
class Attention:
    """``claims`` and ``calls`` are the constants b of the logistic for the chance to forget a claim and to miss a
    call, in log odds; ``wrong`` is the share of the forgotten claims that are spoken with a wrong count instead."""

    claims: float
    calls: float
    wrong: float


def burden(seen: Observation, layout: Layout) -> float:
    """How much the count of this table (it is the last tile's) asks of the memory, in log odds."""
    ends = layout.ends()
    before = layout.before_last().ends() if len(layout) > 1 else ()
    doubled = any(layout.tiles[end.number].tile.is_double for end in ends) and len(layout) > 1
    total = 0.5 * (len(ends) - 2) + 0.6 * doubled + 0.4 * (len(ends) > len(before) > 0)
    total += 0.3 * (layout.count() >= 20) - 0.8 * (layout.tiles[-1].tile in _REMINDERS)
    return total + 0.3 * (_turns_since_claim(seen) > 6)


def _turns_since_claim(seen: Observation) -> int:
    turns = 0
    for event in reversed(seen.log):
        if isinstance(event, (Claimed, CalledMuggins)):
            break
        turns += isinstance(event, (Played, Knocked))
    return turns


def chance(constant: float, weight: float) -> float:
    """The logistic of a constant and a burden."""
    return 1 / (1 + exp(-constant - weight))


def speak(seen: Observation, rng: Random, attention: Attention) -> Claim | Muggins | None:
    """What somebody of this attention says while a window is open for its seat."""
    rules, seat = seen.setup.rules, seen.seat
    if seat is None or rules.claiming is not Claiming.CALLED or not seen.layout.tiles:
        return None
    if seen.claim_window == seat:
        due = worth(rules, seen.layout.count())
        if due:
            said = _claim(seen, due, rng, attention)
            if said is not None:
                return said
    missed = seen.muggins_window
    if missed is not None and seen.setup.side(missed) != seen.setup.side(seat):
        table = seen.layout.before_last()
        due = worth(rules, table.count())
        if due and rng.random() >= chance(attention.calls, burden(seen, table)):
            return Muggins(seat, due)
    return None


def _claim(seen: Observation, due: int, rng: Random, attention: Attention) -> Claim | None:
    assert seen.seat is not None
    forgets = chance(attention.claims, burden(seen, seen.layout))
    roll = rng.random()
    if roll >= forgets:
        return Claim(seen.seat, due)
    if roll >= forgets * attention.wrong:
        return None
    step = divisors(seen.setup.rules, due)[0]
    return Claim(seen.seat, due + step if due <= step or rng.random() < 0.5 else due - step)
