"""What a count is worth, and who wins what when a round ends (rules.md 6.3, 8)."""

from __future__ import annotations

from dataclasses import dataclass

from .rules import Rules, Setup
from .tiles import Tile, pip_sum

Hands = tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResult:
    """How a round ended (``out``, ``blocked`` or ``target``), the side that won it (None: a tie pays nobody),
    the bonus alone, the hands shown, and the seat that went out, held least or reached the target."""

    how: str
    side: int | None
    points: int
    hands: Hands
    seat: int | None


def divisors(rules: Rules, count: int) -> tuple[int, ...]:
    """The multiples of the game that divide this count; none for zero (rules.md 6.3)."""
    return tuple(multiple for multiple in rules.multiples if count > 0 and count % multiple == 0)


def worth(rules: Rules, count: int) -> int:
    """The points that a count brings: the count itself, once, or nothing (rules.md 6.3)."""
    for multiple in rules.multiples:
        if count > 0 and count % multiple == 0:
            return count
    return 0


def rounded(rules: Rules, points: int) -> int:
    """Points rounded to the nearest multiple of the row's ``round_to`` (rules.md 8.4)."""
    unit = rules.round_to
    return (points + unit // 2) // unit * unit


def settle(setup: Setup, hands: Hands, out: int | None) -> RoundResult:
    """The result of a round that ended because seat ``out`` has no tile left, or (None) because all are stuck."""
    rules = setup.rules
    totals = [0] * setup.sides
    for seat, hand in enumerate(hands):
        totals[setup.side(seat)] += pip_sum(hand)
    how = "blocked" if out is None else "out"
    if out is None:
        least = min(totals)
        if totals.count(least) > 1:
            return RoundResult(how=how, side=None, points=0, hands=hands, seat=None)
        winner = totals.index(least)
        seats = [seat for seat in range(setup.seats) if setup.side(seat) == winner]
        seat = min(seats, key=lambda seat: pip_sum(hands[seat]))
        taken = 0 if rules.blocked_pays_all else least
    else:
        winner, seat, taken = setup.side(out), out, 0
    pays = [total - taken for side, total in enumerate(totals) if side != winner]
    points = rounded(rules, sum(pays)) if rules.round_sum else sum(rounded(rules, paid) for paid in pays)
    return RoundResult(how=how, side=winner, points=points, hands=hands, seat=seat)
