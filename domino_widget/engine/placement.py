"""Boxes on the half-square grid: where a tile lies at a mouth, whether it collides, whether it is on the table.

Units are half squares, a square being one half of a tile: a tile is 4 x 2. ``x`` grows to the right, ``y``
downwards. Table Draw's rules (rules.md 9.4) and every drawing use it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Turn(str, Enum):
    """How a single lies at an end, seen along the line's direction (rules.md 9.4); the value is its notation."""

    STRAIGHT = ""
    LEFT = "<"
    RIGHT = ">"


#: Unit steps: left, right, up, down, the directions of ports 1, 2, 3 and 4 of the first tile.
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
Direction = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: its upper left corner and its size, in half squares."""

    x: int
    y: int
    w: int
    h: int

    def overlaps(self, other: Box) -> bool:
        """Whether the two share any area; lying side by side is no overlap."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )

    def inside(self, other: Box) -> bool:
        """Whether this box lies wholly in the other."""
        return (
            self.x >= other.x
            and self.y >= other.y
            and self.x + self.w <= other.x + other.w
            and self.y + self.h <= other.y + other.h
        )


@dataclass(frozen=True, slots=True)
class Mouth:
    """Where a line goes on: the middle of an end's free edge, and the direction away from the tile."""

    x: int
    y: int
    towards: Direction

    def ahead(self, along: int, side: int = 0) -> tuple[int, int]:
        """The point ``along`` half squares on and ``side`` to the right of the direction."""
        dx, dy = self.towards
        return self.x + along * dx - side * dy, self.y + along * dy + side * dx

    def box(self, start: int, stop: int, left: int, right: int) -> Box:
        """The box from ``start`` to ``stop`` along the direction, and ``left`` to ``right`` across it."""
        x0, y0 = self.ahead(start, left)
        x1, y1 = self.ahead(stop, right)
        return Box(min(x0, x1), min(y0, y1), abs(x1 - x0), abs(y1 - y0))


def turned(direction: Direction, turn: Turn) -> Direction:
    """The direction after a turn to the left or right, as seen along it (``y`` grows downwards)."""
    dx, dy = direction
    if turn is Turn.LEFT:
        return dy, -dx
    if turn is Turn.RIGHT:
        return -dy, dx
    return direction


def lay(mouth: Mouth, is_double: bool, turn: Turn = Turn.STRAIGHT) -> tuple[Box, Mouth]:
    """The box of a tile laid at a mouth and the mouth of its other half: a double across, a single straight on,
    or turned with its matching half straight ahead and its other half to the side (rules.md 9.4)."""
    if is_double:
        return mouth.box(0, 2, -2, 2), Mouth(*mouth.ahead(2), mouth.towards)
    if turn is Turn.STRAIGHT:
        return mouth.box(0, 4, -1, 1), Mouth(*mouth.ahead(4), mouth.towards)
    side = 1 if turn is Turn.RIGHT else -1
    outer = mouth.ahead(1, 3 * side)
    return mouth.box(0, 2, -side, 3 * side), Mouth(*outer, turned(mouth.towards, turn))


def lay_first(table: tuple[int, int], is_double: bool) -> tuple[Box, tuple[Mouth, Mouth]]:
    """The first tile in the middle of a table of so many squares, a double across, and its two mouths: port 1
    to the left, port 2 to the right."""
    x, y = table
    half = 1 if is_double else 2
    box = Box(x - half, y - 3 + half, 2 * half, 6 - 2 * half)
    return box, (Mouth(x - half, y, LEFT), Mouth(x + half, y, RIGHT))
