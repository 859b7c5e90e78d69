"""The lenient reader of lines: from text to what it says, before anybody asks whether it can be."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from .options import NAMES
from .rules import SEATS
from .scanner import Scanner
from .tiles import Tile

#: More tiles than any set holds, and a tree deeper than that, are refused while reading.
MOST_TILES = 91

_ID = re.compile(r"[A-Za-z-]+")
_NAME = re.compile(r"[a-z-]+")
_VALUE = re.compile(r"[^;{}\s]+")
_SEAT = re.compile(f"[{SEATS}]")


@dataclass(slots=True)
class Stone:
    """A tile of a layout text: its halves as written, its marks, and what hangs on its ports."""

    halves: tuple[int, int]
    marked: bool
    turn: str
    column: int
    groups: list[Stone | None] = field(default_factory=list)


class Tiles(NamedTuple):
    """A list of tiles: the known ones in order, and how many are unseen (their column, from 0)."""

    known: tuple[Tile, ...]
    unseen: int
    column: int


class Option(NamedTuple):
    """One option in braces, and where its value begins."""

    name: str
    value: str
    column: int


class Amount(NamedTuple):
    """An open window: its seat, and what is due there, None where the text has ``?``."""

    seat: int
    worth: int | None
    column: int


class Line(NamedTuple):
    """All that a position or view line says."""

    game: str
    options: tuple[Option, ...]
    root: Stone | None
    hands: tuple[Tiles, ...]
    boneyard: Tiles
    seat: int | None
    lead: Tile | None
    sign: str
    knocks: int
    points: tuple[int, ...]
    claim: Amount | None
    mug: Amount | None


def read_line(scanner: Scanner) -> Line:
    """The parts of a position or view line; NotationError where it does not follow the grammar."""
    game, options = read_variant(scanner)
    scanner.gap()
    root = read_layout(scanner)
    scanner.gap()
    hands = [read_tiles(scanner)]
    while scanner.take("/"):
        if len(hands) == len(SEATS):
            scanner.fail(f"at most {len(SEATS)} hands", case="hands")
        hands.append(read_tiles(scanner))
    scanner.gap()
    boneyard = read_tiles(scanner)
    scanner.gap()
    seat, lead, sign = _turn(scanner)
    scanner.gap()
    knocks = scanner.number("the number of knocks in a row")
    scanner.gap()
    points = [scanner.number("the points of this hand, as in 0/0")]
    while scanner.take("/"):
        points.append(scanner.number("points"))
    scanner.gap()
    claim, mug = _windows(scanner)
    scanner.end("the end of the line")
    return Line(game, options, root, tuple(hands), boneyard, seat, lead, sign, knocks, tuple(points), claim, mug)


def read_variant(scanner: Scanner) -> tuple[str, tuple[Option, ...]]:
    """A game's id and its options in braces."""
    scanner.skip()
    found = scanner.match(_ID)
    if not found:
        scanner.fail("the id of a game", case="game")
    options: list[Option] = []
    if scanner.take("{") and not scanner.take("}"):
        options.append(_option(scanner))
        while scanner.take(";"):
            options.append(_option(scanner))
        scanner.expect("}", '";" or "}"')
    names = [option.name for option in options]
    for option in options:
        if names.count(option.name) > 1:
            scanner.fail(f"{option.name} once", option.column, case="option")
    return found[0], tuple(options)


def _option(scanner: Scanner) -> Option:
    found = scanner.match(_NAME)
    if not found or found[0] not in NAMES:
        scanner.fail(f"one of {', '.join(NAMES)}", found.start() if found else None, case="option")
    scanner.expect("=")
    value = scanner.match(_VALUE)
    if not value:
        scanner.fail("a value", case="value")
    return Option(found[0], value[0], value.start())


def read_layout(scanner: Scanner) -> Stone | None:
    """The tree of tiles; None for an empty table."""
    if scanner.take("."):
        return None
    root = _stone(scanner, 'the first tile, or "." for an empty table')
    root.groups = _groups(scanner, [MOST_TILES], 1)
    return root


def _chain(scanner: Scanner, left: list[int], depth: int) -> Stone:
    first = stone = _stone(scanner)
    while True:
        left[0] -= 1
        if left[0] < 0 or depth > MOST_TILES:
            scanner.fail(f"at most {MOST_TILES} tiles")
        if not scanner.take(","):
            stone.groups = _groups(scanner, left, depth)
            return first
        after = _stone(scanner)
        stone.groups = [after]
        stone = after


def _groups(scanner: Scanner, left: list[int], depth: int) -> list[Stone | None]:
    groups: list[Stone | None] = []
    while scanner.take("("):
        if scanner.take(")"):
            groups.append(None)
        else:
            groups.append(_chain(scanner, left, depth + 1))
            scanner.expect(")", '",", "(" or ")"')
        if len(groups) > 4:
            scanner.fail("at most four sides", case="sides")
    while groups and groups[-1] is None:
        groups.pop()
    return groups


def _stone(scanner: Scanner, what: str = "a tile such as 6-4") -> Stone:
    scanner.skip()
    column = scanner.at
    halves = scanner.halves(what)
    marked = scanner.take("*")
    turn = next((sign for sign in "<>" if scanner.take(sign)), "")
    return Stone(halves, marked, turn, column)


def read_tiles(scanner: Scanner) -> Tiles:
    """A list of tiles, ``-`` for none, ``?n`` for unseen ones."""
    scanner.skip()
    column = scanner.at
    if scanner.take("-"):
        return Tiles((), 0, column)
    if scanner.take("?"):
        return Tiles((), scanner.number("how many are unseen"), column)
    known = [scanner.tile('tiles such as 6-4,5-0, "-" for none, or "?7" for unseen ones')]
    while scanner.take(","):
        if scanner.take("?"):
            return Tiles(tuple(known), scanner.number("how many are unseen"), column)
        known.append(scanner.tile())
    return Tiles(tuple(known), 0, column)


def read_seat(scanner: Scanner) -> int | None:
    """The seat whose letter comes next, None if none does."""
    found = scanner.match(_SEAT)
    return SEATS.index(found[0]) if found else None


def _turn(scanner: Scanner) -> tuple[int | None, Tile | None, str]:
    for sign in ".#":
        if scanner.take(sign):
            return None, None, sign
    seat = read_seat(scanner)
    if seat is None:
        scanner.fail(f'whose turn it is ({SEATS[0]} to {SEATS[-1]}), "." or "#"', case="turn")
    return seat, scanner.tile("the tile that must lead") if scanner.take("=") else None, ""


def _windows(scanner: Scanner) -> tuple[Amount | None, Amount | None]:
    if scanner.take("-"):
        return None, None
    claim = _amount(scanner, "!")
    mug = _amount(scanner, "~")
    if claim is None and mug is None:
        scanner.fail('open windows such as !B15~A0, or "-" for none', case="windows")
    return claim, mug


def _amount(scanner: Scanner, sign: str) -> Amount | None:
    if not scanner.take(sign):
        return None
    seat = read_seat(scanner)
    if seat is None:
        scanner.fail("the letter of a seat", case="seat")
    scanner.skip()
    column = scanner.at
    return Amount(seat, None if scanner.take("?") else scanner.number('the points due, or "?"'), column)
