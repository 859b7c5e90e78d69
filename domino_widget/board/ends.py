"""Bit masks of the half-square grid, and the places where a next tile may lie at an end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache

from ..engine.placement import Box, Direction, Mouth, Turn, lay, turned
from .model import BoardTile, grown, marker, mouth_of

#: Bits of one row of the grid; cell (x, y) is bit ``(y + MIDDLE) * STRIDE + x + MIDDLE``.
STRIDE = 192
MIDDLE = STRIDE // 2
#: Tiles stay this near to the first one, so that no mask runs over the edge of the grid.
LIMIT = MIDDLE - 24

_COLUMN = tuple(sum(1 << (STRIDE * row) for row in range(height)) for height in range(STRIDE))


def mask(box: Box) -> int:
    """The bits of all cells of a box."""
    return (_COLUMN[box.h] * ((1 << box.w) - 1)) << ((box.y + MIDDLE) * STRIDE + box.x + MIDDLE)


def bit(x: int, y: int) -> int:
    """The bit of one cell."""
    return 1 << ((y + MIDDLE) * STRIDE + x + MIDDLE)


class Edge(Enum):
    """What an end is, and so how a tile may leave it."""

    SINGLE = "the outer half of a single: straight on, turned, or down its side"
    SIDE = "the side of a double that branches: straight on only"
    TIP = "the tip of a double that branches: straight on or turned"
    PLAIN = "the side of any other double: straight on, or out by a tip"


@dataclass(frozen=True, slots=True)
class Place:
    """One way to lay a tile at an end: its box and onward mouth, its own cost, the bend, and its masks.

    ``body`` is the box; ``near`` all cells that may touch nothing but the parent; ``marks`` the markers
    that it brings; ``arms`` the room of a next tile straight on at each of its ends.
    """

    tile: BoardTile
    cost: float
    bend: Turn
    body: int
    near: int
    marks: int
    arms: int

    def is_free(self, taken: int, marks: int) -> bool:
        """Whether it covers and touches nothing but its parent, and its markers have room."""
        return not (self.near & taken or self.body & marks or self.marks & taken)


@dataclass(frozen=True, slots=True)
class Pattern:
    """All that depends on the shape of an end alone, for a tile in the grid's upper left corner: small masks.

    ``singles`` and ``doubles`` are by rising cost; ``seeds`` are anchors of blocks through which a line may
    leave; ``reach`` holds all cells that matter to any place.
    """

    mouth: Mouth
    marker: int
    seeds: int
    singles: tuple[Place, ...]
    doubles: tuple[Place, ...]
    reach: int


@dataclass(frozen=True, slots=True)
class OpenEnd:
    """An unused port: its pattern, and how far that is moved on the grid (in cells and in bits)."""

    number: int
    port: int
    value: int
    bend: Turn
    mouth: Mouth
    pattern: Pattern
    dx: int
    dy: int
    shift: int
    marker: int
    reach: int

    @property
    def seeds(self) -> int:
        """Anchors of the blocks through which a line may leave this end."""
        return self.pattern.seeds << self.shift

    def local(self, bits: int) -> int:
        """Bits of the grid as the pattern's masks see them."""
        return bits >> self.shift

    def has_place(self, taken: int, marks: int) -> bool:
        """Whether a single may lie here."""
        taken, marks = taken >> self.shift, marks >> self.shift
        return any(place.is_free(taken, marks) for place in self.pattern.singles)

    def places(self, double: bool) -> tuple[Place, ...]:
        """Every way to lay a double, or a single, at this end, on the whole grid."""
        return tuple(map(self._moved, self.pattern.doubles if double else self.pattern.singles))

    def _moved(self, place: Place) -> Place:
        box, shift = place.tile.box, self.shift
        return Place(
            BoardTile(-1, Box(box.x + self.dx, box.y + self.dy, box.w, box.h), place.tile.towards),
            place.cost,
            place.bend,
            place.body << shift,
            place.near << shift,
            place.marks << shift,
            place.arms << shift,
        )


#: Costs of the ways to lay a tile: straight on is best, and arms should start straight.
STRAIGHT, TURNED, DOWN_THE_SIDE, OUT_BY_A_TIP = 0.0, 5.0, 5.5, 6.0
TURNED_AT_A_TIP, DOUBLE_ROUND_A_CORNER, ZIGZAG = 15.0, 15.0, 4.0


def open_end(parent: BoardTile, port: int, value: int, edge: Edge, bend: Turn, branching: bool) -> OpenEnd:
    """The end at a port; ``branching`` says whether a double laid there would branch."""
    box = parent.box
    pattern = _pattern(parent.number == 0, box.w, box.h, parent.towards, port, edge, bend, branching)
    dx, dy = box.x - _CORNER, box.y - _CORNER
    shift = dy * STRIDE + dx
    mouth = Mouth(pattern.mouth.x + dx, pattern.mouth.y + dy, pattern.mouth.towards)
    marker_bits, reach = pattern.marker << shift, pattern.reach << shift
    return OpenEnd(parent.number, port, value, bend, mouth, pattern, dx, dy, shift, marker_bits, reach)


#: Where patterns lie, both ways: far enough from the grid's corner for all their masks.
_CORNER = 20 - MIDDLE


@cache  # a few hundred shapes; every other end is one of them, moved
def _pattern(
    first: bool, width: int, height: int, towards: Direction, port: int, edge: Edge, bend: Turn, branching: bool
) -> Pattern:
    """The pattern of a port."""
    parent = BoardTile(0 if first else 1, Box(_CORNER, _CORNER, width, height), towards)
    mouth = mouth_of(parent, port)
    body = mask(parent.box)
    singles = tuple(
        _place(body, lay(start, False, turn), cost + _zigzag(bend, way), way, 1)
        for start, turn, way, cost in _ways(mouth, edge)
    )
    doubles: tuple[Place, ...] = ()
    if edge is Edge.SINGLE:
        doubles = tuple(
            _place(body, lay(start, True), cost + _zigzag(bend, way), way, 3 if branching else 1)
            for start, way, cost in _double_ways(mouth)
        )
    singles = tuple(sorted(singles, key=lambda place: place.cost))
    reach = 0
    for place in singles + doubles:
        reach |= place.near | place.marks
    return Pattern(mouth, mask(marker(mouth)), _seeds(mouth, edge), singles, doubles, reach)


def _ways(mouth: Mouth, edge: Edge) -> Iterator[tuple[Mouth, Turn, Turn, float]]:
    """For a single: the mouth it joins, how it is laid there, which way the line bends, and the cost."""
    yield mouth, Turn.STRAIGHT, Turn.STRAIGHT, STRAIGHT
    for way, side in ((Turn.LEFT, -1), (Turn.RIGHT, 1)):
        towards = turned(mouth.towards, way)
        if edge in (Edge.SINGLE, Edge.TIP):
            yield mouth, way, way, TURNED if edge is Edge.SINGLE else TURNED_AT_A_TIP
        if edge is Edge.SINGLE:
            yield Mouth(*mouth.ahead(-1, side), towards), Turn.STRAIGHT, way, DOWN_THE_SIDE
        if edge is Edge.PLAIN:
            yield Mouth(*mouth.ahead(-1, 2 * side), towards), Turn.STRAIGHT, way, OUT_BY_A_TIP


def _double_ways(mouth: Mouth) -> Iterator[tuple[Mouth, Turn, float]]:
    """For a double at a single: the mouth it joins, which way the line bends, and the cost."""
    yield mouth, Turn.STRAIGHT, STRAIGHT
    for way, side in ((Turn.LEFT, -1), (Turn.RIGHT, 1)):
        # Half a square further on than a single: so it touches the equal half and not the other one.
        corner = Mouth(*mouth.ahead(0, side), turned(mouth.towards, way))
        yield corner, way, DOUBLE_ROUND_A_CORNER


def _zigzag(before: Turn, now: Turn) -> float:
    return ZIGZAG if before is not now and Turn.STRAIGHT not in (before, now) else 0.0


def _place(parent: int, laid: tuple[Box, Mouth], cost: float, bend: Turn, ports: int) -> Place:
    box, onward = laid
    tile = BoardTile(-1, box, onward.towards)
    marks = arms = 0
    for port in range(1, ports + 1):
        mouth = mouth_of(tile, port)
        marks |= mask(marker(mouth))
        arms |= mask(mouth.box(0, 5, -2, 2))
    return Place(tile, cost, bend, mask(box), mask(grown(box, 1)) & ~parent, marks, arms)


def _seeds(mouth: Mouth, edge: Edge) -> int:
    """Anchors (upper left cells) of the 4 x 4 blocks through which a line may leave this end."""
    starts: list[tuple[Mouth, tuple[int, ...]]] = [(mouth, (-3, -2, -1))]
    for way, side in ((Turn.LEFT, -1), (Turn.RIGHT, 1)):
        towards = turned(mouth.towards, way)
        if edge is Edge.SINGLE:
            starts.append((Mouth(*mouth.ahead(-1, side), towards), (-2,)))
        elif edge is Edge.PLAIN:
            starts.append((Mouth(*mouth.ahead(-1, 2 * side), towards), (-2,)))
    seeds = 0
    for start, lefts in starts:
        for left in lefts:
            block = start.box(0, 4, left, left + 4)
            seeds |= bit(block.x, block.y)
    return seeds
