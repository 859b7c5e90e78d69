"""Deals that look alike to a seat: everything it cannot see is shuffled, what it is shown stays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from domino_widget.engine import Drew, Event, Position


def swapped(position: Position, log: Sequence[Event], seat: int, random: Random) -> tuple[Position, list[Event]]:
    """The position with all tiles hidden from this seat shuffled among themselves, and a log in which the others
    drew other tiles."""
    pool = [tile for other, hand in enumerate(position.hands) if other != seat for tile in hand]
    pool += position.boneyard
    random.shuffle(pool)
    hands, given = [], iter(pool)
    for other, hand in enumerate(position.hands):
        hands.append(hand if other == seat else tuple(sorted(next(given) for _ in hand)))
    told = [
        Drew(event.seat, random.choice(pool), event.pips)
        if isinstance(event, Drew) and event.seat != seat and pool
        else event
        for event in log
    ]
    return replace(position, hands=tuple(hands), boneyard=tuple(given)), told
