"""Typed moves: ``65l``, ``65 a2``, ``12-11r``, ``65r<``, ``d``, ``k``, ``c 15``, ``m 15``."""

from __future__ import annotations

import re

from .engine import SEATS, EngineError, Observation, Play, Tile, Turn

#: Single letters and what they do; claims and Muggins calls take a number.
_WORDS = {"p": "play-on", "n": "next", "u": "undo", "f": "."}
_TURN = {"d": "+", "k": "--"}
_CALL = {"c": "!", "m": "!!"}
_SIDES = {"l": 1, "r": 2, "u": 3, "d": 4}
_PLAY = re.compile(r"(?:(\d)(\d)|(\d{1,2})-(\d{1,2}))\s*(?:([lrud])|a\s*(\d{1,2}))?\s*([<>])?", re.ASCII)


def read_typed(text: str, seen: Observation) -> Play | str:
    """The play that a typed move means for this seat, or the text of another action.

    EngineError: ``typed-nothing`` or ``typed-none`` where it means nothing, ``typed-two`` where it means two
    things, ``typed-no-place`` and ``typed-fits-nowhere`` where it cannot be: all say what can be typed.
    """
    typed = text.strip().lower()
    if not typed:
        raise EngineError("typed-nothing")
    if typed in _WORDS:
        return _WORDS[typed]
    letter = SEATS[seen.seat] if seen.seat is not None else ""
    if typed in _TURN:
        return f"{letter}:{_TURN[typed]}"
    call = re.fullmatch(r"([cm])\s*(\d{1,4})", typed, re.ASCII)
    if call:
        return f"{letter}:{_CALL[call[1]]}{call[2]}"
    found = _PLAY.fullmatch(typed)
    if not found:
        if set(typed) & set("@!+.-:"):
            return text.strip()
        raise EngineError("typed-none")
    return _the_play(found, seen)


def _the_play(found: re.Match[str], seen: Observation) -> Play:
    tile = Tile.of(int(found[1] or found[3]), int(found[2] or found[4]))
    if tile not in seen.hand:
        raise EngineError("not-in-hand", tile=str(tile), seat=SEATS[seen.seat or 0])
    plays = fitting = [play for play in seen.plays if isinstance(play, Play) and play.tile == tile]
    if not plays:
        raise EngineError("typed-fits-nowhere", tile=str(tile))
    if found[5] or found[6]:
        plays = [play for play in plays if _is_there(play, seen, found[5], found[6])]
    if found[7] or len({(play.at, play.port) for play in plays}) == 1:
        plays = [play for play in plays if play.turn == Turn(found[7] or "")] or (plays if not found[7] else [])
    if len(plays) != 1:
        code, ways = ("typed-two", plays) if plays else ("typed-no-place", fitting)
        raise EngineError(code, tile=str(tile), ways=", ".join(_typed(play, seen) for play in ways))
    return plays[0]


def _typed(play: Play, seen: Observation) -> str:
    """What to type for a play: by its side where the line has two ends, else by its arm."""
    tile = str(play.tile) if play.tile.high > 9 else str(play.tile).replace("-", "")
    arms = seen.layout.arms()
    for number, arm in enumerate(arms, 1):
        if (arm.end.number, arm.end.port) == (play.at, play.port):
            return f"{tile}{'lr'[arm.port - 1] if len(arms) == 2 else f' a{number}'}{play.turn.value}"
    return tile


def _is_there(play: Play, seen: Observation, side: str | None, arm_number: str | None) -> bool:
    """Whether the play goes to the arm that is named by its side of the first tile, or by its number."""
    for number, arm in enumerate(seen.layout.arms(), 1):
        if (arm.end.number, arm.end.port) == (play.at, play.port):
            return (arm.start == 0 and arm.port == _SIDES[side]) if side else str(number) == arm_number
    return False
