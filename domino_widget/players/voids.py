"""What knocks and draws say about the hands of others, read from the public log, and how it fades."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from math import log

from domino_widget.engine import Drawing, Drew, Event, Knocked, Observation, Played

from .style import Style

#: By seat: each value that the seat lacked, with the tiles drawn since that may have it.
Voids = tuple[dict[int, int], ...]


@dataclass(frozen=True, slots=True)
class Void:
    """One moment at which a seat had no tile of these values: the place of its event in the log, the seat's turns
    since, and the tiles it drew since that may have one."""

    seat: int
    values: tuple[int, ...]
    number: int
    turns: int = 0
    drawn: int = 0


def voids(seen: Observation) -> list[Void]:
    """Every such moment of the other seats, in order."""
    found: list[Void] = []
    until_playable = seen.setup.rules.drawing is Drawing.UNTIL_PLAYABLE
    for number, (before, event) in enumerate(zip((None, *seen.log), seen.log)):
        if isinstance(event, (Played, Drew, Knocked)) and event.seat != seen.seat:
            found = [_later(void, event, before) if void.seat == event.seat else void for void in found]
            found += _said(event, before, number, until_playable)
    return found


def _later(void: Void, event: Event, before: Event | None) -> Void:
    if isinstance(event, Drew):
        void = replace(void, drawn=void.drawn + 1)
    new_turn = getattr(before, "seat", None) != void.seat
    return replace(void, turns=void.turns + 1) if new_turn else void


def _said(event: Event, before: Event | None, number: int, until_playable: bool) -> Iterator[Void]:
    match event:
        case Knocked(seat, pips):
            yield Void(seat, tuple(pips), number)
        case Drew(seat, _, pips):
            # The tile drawn may have one of these values; all that was held before has none.
            yield Void(seat, tuple(pips), number, drawn=1)
        case Played(seat) if until_playable and isinstance(before, Drew) and before.seat == seat:
            # The tile drawn last is the one that fitted, and it has left the hand again.
            yield Void(seat, tuple(before.pips), number)
        case _:
            pass


def remembered(seen: Observation, style: Style) -> list[Void]:
    """The moments that this style still knows. Each lasts for a number of turns drawn once for the seat and the
    deal, so what is forgotten stays forgotten."""
    found = voids(seen)
    if style.last_void_only:
        found = found[-1:]
    return [void for void in found if void.turns <= _lasts(seen, void, style.void_survival)]


def _lasts(seen: Observation, void: Void, survival: float) -> float:
    own = [event.tile for event in seen.log if isinstance(event, Played) and event.seat == seen.seat]
    held = sorted({*seen.hand, *own} - {e.tile for e in seen.log if isinstance(e, Drew) and e.tile})
    text = f"{seen.seat}/{held}/{void.number}"
    share = (1 + int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")) / (1 << 48)
    return log(share) / log(survival)


def by_seat(found: list[Void], seats: int) -> Voids:
    """The same by seat and value: how many tiles that may have the value the seat drew since it lacked it."""
    table: Voids = tuple({} for _ in range(seats))
    for void in found:
        table[void.seat].update(dict.fromkeys(void.values, void.drawn))
    return table
