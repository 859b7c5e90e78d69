"""Table memory: what knocks and draws have proven, and how many tiles of a number are left (analysis.md 2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from domino_widget.engine import Drew, Knocked, Observation

from .claims import Claim, letter
from .facts import listed
from .sight import Sight
from .words import chance_claim


def memory(sight: Sight) -> tuple[Claim, ...]:
    """All that can be remembered of the round: voids by seat, then the numbers by how few are left unseen."""
    seats = [(sight.seat + step) % sight.setup.seats for step in range(1, sight.setup.seats)]
    return (*(claim for seat in seats for claim in _voids(sight, seat)), *_numbers(sight))


def _voids(sight: Sight, seat: int) -> Iterator[Claim]:
    """The values that a seat lacks now, in one claim; then those it lacked before it drew, with their chances."""
    if sight.seen.hands is not None or not sight.seen.counts[seat]:
        return
    lacked = sight.lacked(seat)
    chances = {value: sight.none(seat, sight.suit(value)).inverse() for value in sorted(lacked)}
    gone = [value for value, odds in chances.items() if odds.inverse().sure]
    if gone:
        kind = "void" if knocked(sight.seen, seat) else "void-drew"
        yield Claim(kind=kind, args={"seat": letter(seat), "values": listed(gone)}, p=Fraction(0))
    for value, odds in chances.items():
        if 0 < odds.p < 1:
            args: dict[str, int | float | str] = {"seat": letter(seat), "value": value, "drew": lacked[value]}
            yield chance_claim("lacked", odds, None, **args)


def knocked(seen: Observation, seat: int) -> bool:
    """Whether what the seat showed was shown by knocking alone."""
    shown = [event for event in seen.log if isinstance(event, (Drew, Knocked)) and event.seat == seat]
    return all(isinstance(event, Knocked) for event in shown)


def _numbers(sight: Sight) -> Iterator[Claim]:
    """For each number that is open: how many tiles with it lie, are held by the viewer, and are unseen."""
    laid = [placed.tile for placed in sight.seen.layout.tiles]
    for value in sight.seen.layout.open_values():
        args: dict[str, int | float | str] = {
            "value": value,
            "all": sight.setup.max_pip + 1,
            "table": sum(value in tile for tile in laid),
            "mine": sum(value in tile for tile in sight.seen.hand),
            "unseen": sum(value in tile for tile in sight.unseen),
        }
        yield Claim(kind="count", args=args)
