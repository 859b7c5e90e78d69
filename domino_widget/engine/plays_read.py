"""The lenient reader of actions: first what a text says, then which action it is in a position."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .actions import Action, Claim, Draw, Finish, Knock, Muggins, Play
from .errors import EngineError
from .layout import Layout
from .notation_read import read_seat
from .notation_write import OnTable
from .placement import Turn
from .rules import SEATS
from .scanner import Scanner
from .tiles import Tile

# A stop with a blank after it is Finish.
_PORT = re.compile(r"\.([0-9]{1,2})(?![0-9])")


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionText:
    """What an action's text says. ``sign`` is ``play``, ``+``, ``--``, ``!``, ``!!`` or ``.``; ``tile`` the tile
    played or drawn, None where it is not told; columns are from 0."""

    sign: str
    column: int
    text: str = ""
    seat: int | None = None
    tile: Tile | None = None
    onto: Tile | None = None
    onto_column: int = 0
    port: int | None = None
    turn: Turn = Turn.STRAIGHT
    points: int = 0


def read_action(scanner: Scanner, *, labelled: bool = True) -> ActionText:
    """The next action of a text, with its seat's letter if it has one and ``labelled`` allows it."""
    scanner.skip()
    column = scanner.at
    seat = read_seat(scanner) if labelled else None
    if seat is not None:
        scanner.expect(":")
    return _read(scanner, column, seat)


def _read(scanner: Scanner, column: int, seat: int | None) -> ActionText:
    def found(sign: str, tile: Tile | None = None, points: int = 0) -> ActionText:
        text = scanner.text[column : scanner.at]
        return ActionText(sign=sign, column=column, text=text, seat=seat, tile=tile, points=points)

    if scanner.take("--"):
        return found("--")
    if scanner.take("+"):
        return found("+", None if scanner.take("?") or not _touches_tile(scanner) else scanner.tile())
    if scanner.take("!!"):
        return found("!!", points=scanner.number("the points that are called"))
    if scanner.take("!"):
        return found("!", points=scanner.number("the points that are claimed"))
    if scanner.take("."):
        return found(".")
    return _read_play(scanner, column, seat)


def _touches_tile(scanner: Scanner) -> bool:
    return not scanner.text[scanner.at : scanner.at + 1].isspace() and scanner.is_tile()


def _read_play(scanner: Scanner, column: int, seat: int | None) -> ActionText:
    tile = scanner.tile('an action: a tile such as 4-2@6-4, "+", "--", "!15", "!!15" or "."')
    onto, port, turn, onto_column = None, None, Turn.STRAIGHT, 0
    if scanner.take("@"):
        scanner.skip()
        onto_column = scanner.at
        onto = scanner.tile("the tile on the table that is played against")
        if port_sign := scanner.match(_PORT):
            port = int(port_sign[1])
        turn = next((Turn(sign) for sign in "<>" if scanner.take(sign)), Turn.STRAIGHT)
    return ActionText(
        sign="play",
        column=column,
        text=scanner.text[column : scanner.at],
        seat=seat,
        tile=tile,
        onto=onto,
        onto_column=onto_column,
        port=port,
        turn=turn,
    )


def resolve(scanner: Scanner, written: ActionText, position: OnTable) -> Action:
    """The action that this text is here, legal or not; NotationError if it names no place, or several."""
    if written.sign == ".":
        return Finish()
    seat = position.to_act if written.seat is None else written.seat
    if seat is None:
        scanner.fail("the letter of a seat", written.column)
    if seat >= position.setup.seats:
        raise EngineError("no-such-seat", seat=SEATS[seat])
    match written.sign:
        case "+":
            return Draw(seat)
        case "--":
            return Knock(seat)
        case "!":
            return Claim(seat, written.points)
        case "!!":
            return Muggins(seat, written.points)
    assert written.tile is not None
    if not position.layout.tiles and written.onto is None:
        return Play(seat, written.tile)
    if written.onto is None:
        return _anywhere(scanner, written, position.layout, seat, written.tile)
    return _against(scanner, written, position.layout, seat, written.tile)


def _anywhere(scanner: Scanner, written: ActionText, layout: Layout, seat: int, tile: Tile) -> Play:
    """A play that names no place: legal in one place only, or else no place at all."""
    places = list(layout.fits(tile))
    if len(places) > 1:
        scanner.fail(f"the tile that {tile} is played against", written.column)
    for end, turn in places:
        return Play(seat, tile, at=end.number, port=end.port, turn=turn)
    return Play(seat, tile)


def _against(scanner: Scanner, written: ActionText, layout: Layout, seat: int, tile: Tile) -> Play:
    number = next((placed.number for placed in layout.tiles if placed.tile == written.onto), None)
    if number is None:
        scanner.fail("a tile that lies on the table", written.onto_column)
    if written.port is not None:
        return Play(seat, tile, at=number, port=written.port, turn=written.turn)
    fitting = sorted({end.port for end, _ in layout.fits(tile) if end.number == number})
    if len(fitting) > 1:
        ports = " or ".join(f".{port}" for port in fitting)
        scanner.fail(f"the port of {written.onto} ({ports})", written.onto_column)
    port = fitting[0] if fitting else _likely_port(layout, number, tile)
    return Play(seat, tile, at=number, port=port, turn=written.turn)


def _likely_port(layout: Layout, number: int, tile: Tile) -> int:
    """The port meant by a play that fits nowhere: one that shows a half of the tile, a free one, or the first."""
    free = [end for end in layout.free if end.number == number]
    matching = [end for end in free if end.value in tile]
    return next((end.port for end in (*matching, *free)), 1)
