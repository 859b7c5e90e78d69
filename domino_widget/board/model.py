"""What a board is: boxes of tiles and end markers on the half-square grid, in one of three shapes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..engine.placement import DOWN, LEFT, RIGHT, UP, Box, Direction, Mouth, turned
from ..engine.placement import Turn as Turn


class Aspect(str, Enum):
    """The shape of the place a board is shown in: each has a layout of its own."""

    WIDE = "wide"
    SQUARE = "square"
    TALL = "tall"

    @property
    def ratio(self) -> float:
        """Width by height of a frame."""
        return _RATIOS[self]


_RATIOS = {Aspect.WIDE: 2.0, Aspect.SQUARE: 1.0, Aspect.TALL: 0.8}


@dataclass(frozen=True, slots=True)
class BoardTile:
    """Where a tile lies: its number in play order, its box and its direction, in half squares.

    ``towards`` is the unit step from the half that touches the parent to the outer half; of the first
    tile, which has no parent, from the half of port 1 to the half of port 2. A double lies across its line
    and its halves are equal: there it is the direction of the line through the double, across its bar, so
    that port 1 (of the first tile: port 2) lies that way, port 2 (3) to its left and port 3 (4) to its
    right.
    """

    number: int
    box: Box
    towards: Direction

    @property
    def is_double(self) -> bool:
        """Whether the tile lies across its direction."""
        return (self.box.w > self.box.h) == (self.towards[0] == 0)

    def halves(self) -> tuple[Box, Box]:
        """The boxes of the inner and the outer half; of a double, of its left and its right half."""
        dx, dy = turned(self.towards, Turn.RIGHT) if self.is_double else self.towards
        x, y, w, h = self.box.x, self.box.y, self.box.w, self.box.h
        if dx:
            first, second = Box(x, y, w // 2, h), Box(x + w // 2, y, w // 2, h)
        else:
            first, second = Box(x, y, w, h // 2), Box(x, y + h // 2, w, h // 2)
        return (first, second) if dx + dy > 0 else (second, first)


@dataclass(frozen=True, slots=True)
class BoardEnd:
    """The marker of an unused port: a 2 x 2 box at the mouth, and the way the line goes on there."""

    number: int
    port: int
    box: Box
    towards: Direction


@dataclass(frozen=True, slots=True)
class Leader:
    """A thin line from an end to tile ``number``, which found no place beside it."""

    number: int
    start: tuple[int, int]
    stop: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Board:
    """Where everything lies: all tiles in play order, a marker for each unused port, open or not.

    ``frame`` holds all of it with a margin and has the aspect's shape. ``repairs`` counts how often laid
    tiles had to move. ``tight`` boards had no room left somewhere: there a tile touches one that it is not
    joined to, or lies apart, tied to its end by a leader line.
    """

    aspect: Aspect
    frame: Box
    tiles: tuple[BoardTile, ...] = ()
    ends: tuple[BoardEnd, ...] = ()
    repairs: int = 0
    leaders: tuple[Leader, ...] = ()
    tight: bool = False


def first_tile(is_double: bool) -> BoardTile:
    """The opening tile, in the middle of the plane: a double upright, a single from left to right."""
    return BoardTile(0, Box(-1, -2, 2, 4) if is_double else Box(-2, -1, 4, 2), RIGHT)


def mouth_of(tile: BoardTile, port: int) -> Mouth:
    """The mouth of a port: the middle of the free edge there, and the direction away from the tile."""
    if tile.number == 0:
        towards = _ROOT_PORTS[port]
    else:
        towards = turned(tile.towards, (Turn.STRAIGHT, Turn.LEFT, Turn.RIGHT)[port - 1])
    box = tile.box
    dx, dy = towards
    return Mouth(box.x + (box.w * (1 + dx)) // 2, box.y + (box.h * (1 + dy)) // 2, towards)


_ROOT_PORTS = {1: LEFT, 2: RIGHT, 3: UP, 4: DOWN}


def marker(mouth: Mouth) -> Box:
    """The box of the marker at a mouth."""
    return mouth.box(0, 2, -1, 1)


def grown(box: Box, margin: int) -> Box:
    """The box with a margin on all sides."""
    return Box(box.x - margin, box.y - margin, box.w + 2 * margin, box.h + 2 * margin)


def around(boxes: list[Box]) -> Box:
    """The smallest box that holds all of these, at least one."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
    return Box(x, y, right - x, bottom - y)
