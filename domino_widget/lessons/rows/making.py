"""Short words for the rows of a lesson."""

from __future__ import annotations

from typing import Any

from ...engine import Event, Setup, find_variant, parse_position
from ..level import Case


def at(line: str, *, seat: int | None = None, open_hands: bool = False, **facts: Any) -> Case:
    """A case of a position line, seen by the seat to act if no other is named."""
    position = parse_position(line)
    seen_by = (position.to_act or 0) if seat is None else seat
    return Case(position=position, seat=seen_by, facts=facts, open_hands=open_hands)


def told(game: str, *, set: int | None = None, players: int = 2, partners: bool = False, **facts: Any) -> Case:
    """A case without a table: a game and what is told."""
    return Case(setup=Setup(find_variant(game), set, players, partners), facts=facts)


def hands(game: str, *shown: str, set: int | None = None, partners: bool = False, tiles_shown: bool = True) -> Case:
    """A case of hands, seat A first; the empty hand went out."""
    return told(game, set=set, players=len(shown), partners=partners, hands=shown, tiles_shown=tiles_shown)


def watching(line: str, log: tuple[Event, ...], **facts: Any) -> Case:
    """A case in which seat B, dealt seven tiles, is watched: what it did is told by its events."""
    return Case(position=parse_position(line), log=log, facts={"of": 1, "dealt": 7, **facts})
