"""The tags by which a record of a match carries who sat where and what the screen showed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .assist import Assist
from .codes import read_code
from .engine import SEATS, EngineError, Match, Setup, find_variant
from .house import with_house
from .players import DEFAULT_LEVEL, LEVELS

#: The tag of a hand that did not begin with a deal, as in the records of chess: it counts for nobody.
SET_UP = "SetUp"
_ASSIST = ("playable", "count", "memory")


class Origins(NamedTuple):
    """Who plays and how: what a match has beside its rounds."""

    humans: tuple[int, ...]
    levels: tuple[str, ...]
    house: tuple[str, ...]
    assist: Assist
    code: str | None


def write_tags(match: Match, origins: Origins) -> None:
    """Puts it into the tags of the match."""
    shown = [name for name in _ASSIST if getattr(origins.assist, name)]
    match.tags |= {
        "Levels": "/".join(origins.levels),
        "Humans": "".join(SEATS[seat] for seat in origins.humans) or "-",
        "Assist": _list(shown),
        "House": _list(origins.house),
    }
    if origins.code:
        match.tags["Code"] = origins.code


def read_tags(match: Match) -> Origins:
    """What the tags say. They come from anywhere: each that makes no sense counts as not there."""
    tags, setup = match.tags, match.setup
    levels = tuple(tags.get("Levels", "").split("/"))
    if len(levels) != setup.seats or not set(levels) <= set(LEVELS):
        levels = (DEFAULT_LEVEL,) * setup.seats
    humans = tags.get("Humans", SEATS[0])
    seats = tuple(sorted({SEATS.index(letter) for letter in humans if letter in SEATS[: setup.seats]}))
    if not seats and humans != "-":
        seats = (0,)
    shown = tags.get("Assist", "playable").split(",")
    return Origins(
        seats,
        levels,
        _house(setup, tags.get("House", "-")),
        Assist(**{name: name in shown for name in _ASSIST}),
        _code(tags.get("Code", "")),
    )


def _list(words: Sequence[str]) -> str:
    return ",".join(words) or "-"


def _house(setup: Setup, text: str) -> tuple[str, ...]:
    """The names of the house rules, where they make the very rules of the match."""
    names = () if text == "-" else tuple(text.split(","))
    try:
        rules = with_house(find_variant(setup.rules.id), names, max_pip=setup.max_pip, seats=setup.seats)
    except EngineError:
        return ()
    return names if rules == setup.rules else ()


def _code(text: str) -> str | None:
    try:
        return read_code(text).text
    except EngineError:
        return None
