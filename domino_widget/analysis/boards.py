"""The layout as the fast core sees it: three kinds of immutable boards over tile numbers (rules.md 4 to 6, 9).

A *place* is a whole number: three times the number of an end, plus 0, 1 or 2 for straight, left or right. Ends
are numbered as in ``Layout.free``: by tile number, then port. The boards repeat the engine's rules for speed, and
``tests/analysis`` holds them against it move for move.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import NamedTuple

from ..engine.layout import Layout
from ..engine.placement import Mouth, Turn, lay, lay_first
from ..engine.rules import Branching, Rules
from .masks import TileSet, bits

TURNS = (Turn.STRAIGHT, Turn.LEFT, Turn.RIGHT)


class Line(NamedTuple):
    """One chain: the values of its two ends, what each end's tile counts (rules.md 6.1), and the tiles laid."""

    tiles: TileSet
    counts: bool
    a: int = -1
    b: int = -1
    worth_a: int = 0
    worth_b: int = 0
    laid: int = 0

    def reach(self) -> int:
        """The mask of all tiles that fit somewhere."""
        if not self.laid:
            return self.tiles.whole
        return self.tiles.suits[self.a] | self.tiles.suits[self.b]

    def places(self, number: int) -> list[int]:
        """The places where this tile may be laid."""
        if not self.laid:
            return [0]
        bit = 1 << number
        found = [0] if self.tiles.suits[self.a] & bit else []
        return [*found, 3] if self.tiles.suits[self.b] & bit else found

    def lay(self, number: int, place: int) -> Line:
        """The board with this tile at that place."""
        if not self.laid:
            tile = self.tiles.tiles[number]
            twice = 1 + tile.is_double
            return Line(self.tiles, self.counts, tile.high, tile.low, tile.high * twice, tile.low * twice, 1)
        tiles, counts, a, b, worth_a, worth_b, laid = self
        end = b if place else a
        outer = tiles.far[end][number]
        worth = 2 * outer if outer == end else outer
        if place:
            return Line(tiles, counts, a, outer, worth_a, worth, laid + 1)
        return Line(tiles, counts, b, outer, worth_b, worth, laid + 1)

    def end_count(self) -> int:
        """The end count (rules.md 6.2)."""
        return self.a + self.b if self.laid == 1 else self.worth_a + self.worth_b

    def key(self) -> Hashable:
        """Boards with equal keys have the same future."""
        one, other = (self.a, self.worth_a * self.counts), (self.b, self.worth_b * self.counts)
        return (one, other) if one <= other else (other, one)


class Stub(NamedTuple):
    """An unused port of a tree: tile number, port, value, and what the tile counts while it touches one other."""

    number: int
    port: int
    value: int
    worth: int


class Tree(NamedTuple):
    """A layout with branching doubles (rules.md 5, 8.8): its unused ports, open now or not, and the tiles laid."""

    tiles: TileSet
    counts: bool
    branching: Branching
    arms: bool
    stubs: tuple[Stub, ...] = ()
    laid: int = 0
    doubled: bool = False

    def open(self) -> list[int]:
        """The numbers of the ends that the rules open now."""
        stubs = self.stubs
        if self.arms:
            first = [i for i, stub in enumerate(stubs) if stub.number == 0]
            return first or list(range(len(stubs)))
        sided = {stub.number for stub in stubs if stub.port <= (1 if stub.number else 2)}
        return [
            i for i, stub in enumerate(stubs) if stub.port <= (1 if stub.number else 2) or stub.number not in sided
        ]

    def reach(self) -> int:
        """The mask of all tiles that fit somewhere."""
        if not self.laid:
            return self.tiles.whole
        suits, found = self.tiles.suits, 0
        if self.arms and self.stubs[0].number == 0:
            return suits[self.stubs[0].value]
        if self.arms:
            for stub in self.stubs:
                found |= suits[stub.value]
            return found
        for i in self.open():
            found |= suits[self.stubs[i].value]
        return found

    def places(self, number: int) -> list[int]:
        """The places where this tile may be laid."""
        if not self.laid:
            return [0]
        tile = self.tiles.tiles[number]
        low, high, stubs = tile.low, tile.high, self.stubs
        if self.arms:
            first = stubs[0].number == 0
            return [
                3 * i
                for i, stub in enumerate(stubs)
                if (stub.value == low or stub.value == high) and (stub.number == 0 or not first)
            ]
        return [3 * i for i in self.open() if stubs[i].value == low or stubs[i].value == high]

    def options(self, hand: int) -> list[tuple[int, int]]:
        """``options`` of a table that is not empty, whose many ends are looked at once for all tiles."""
        by_value: dict[int, list[int]] = {}
        for i in self.open():
            by_value.setdefault(self.stubs[i].value, []).append(3 * i)
        found, tiles = [], self.tiles.tiles
        for number in bits(hand):
            tile = tiles[number]
            places = by_value.get(tile.low, [])
            if tile.low != tile.high and tile.high in by_value:
                places = sorted(places + by_value[tile.high])
            found += [(number, place) for place in places]
        return found

    def lay(self, number: int, place: int) -> Tree:
        """The board with this tile at that place."""
        if not self.laid:
            return self._first(number)
        at = place // 3
        taken = self.stubs[at]
        outer = self.tiles.far[taken.value][number]
        double = outer == taken.value
        stubs = self.stubs[:at] + self.stubs[at + 1 :]
        if self.laid > 1 and self.counts:
            # Its owner now touches two tiles or more, so no port of it counts any longer.
            stubs = tuple(stub._replace(worth=0) if stub.number == taken.number else stub for stub in stubs)
        ports = 3 if double and self._branches() else 1
        worth = 2 * outer if double else outer
        for port in range(1, ports + 1):
            stubs += (Stub(self.laid, port, outer, worth),)
        return Tree(self.tiles, self.counts, self.branching, self.arms, stubs, self.laid + 1, self.doubled or double)

    def _first(self, number: int) -> Tree:
        tile = self.tiles.tiles[number]
        ports = 4 if tile.is_double and self._branches() else 2
        values = (tile.high, tile.low, tile.high, tile.high)
        twice = 1 + tile.is_double
        stubs = tuple(Stub(0, port, values[port - 1], values[port - 1] * twice) for port in range(1, ports + 1))
        return self._replace(stubs=stubs, laid=1, doubled=tile.is_double)

    def _branches(self) -> bool:
        if self.branching is Branching.OPENING_DOUBLE:
            return not self.laid
        return not (self.branching is Branching.FIRST_DOUBLE and self.doubled)

    def end_count(self) -> int:
        """The end count (rules.md 6.2)."""
        if self.laid == 1:
            return sum(stub.value for stub in self.stubs[:2])
        return sum({stub.number: stub.worth for stub in self.stubs}.values())

    def key(self) -> Hashable:
        """Boards with equal keys have the same future."""
        if self.arms and not self.counts:
            return tuple(sorted((stub.value, stub.number == 0) for stub in self.stubs))
        return self.stubs, self.doubled, self.laid == 1


class Gate(NamedTuple):
    """An end on the bounded table: its value, where the line goes on, whether its tile is a double, and by shape of
    the next tile (single, double) the turns that stay on the table, each with the half squares it would cover."""

    value: int
    mouth: Mouth
    after_double: bool
    rooms: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]


def _gate(table: tuple[int, int], value: int, mouth: Mouth, after_double: bool) -> Gate:
    return Gate(value, mouth, after_double, _rooms(table, mouth, after_double))


class Bounded(NamedTuple):
    """One chain on a bounded table (rules.md 9.4): squares covered as a mask of half squares, and the two ends."""

    tiles: TileSet
    table: tuple[int, int]
    covered: int = 0
    gates: tuple[Gate, ...] = ()
    laid: int = 0

    def reach(self) -> int:
        """The mask of all tiles that fit somewhere."""
        if not self.laid:
            return self.tiles.whole
        found, covered = 0, self.covered
        for gate in self.gates:
            suit = self.tiles.suits[gate.value]
            double = suit & self.tiles.doubles
            for tiles, rooms in zip((suit ^ double, double), gate.rooms):
                for _, room in rooms:
                    if not room & covered:
                        found |= tiles
                        break
        return found

    def places(self, number: int) -> list[int]:
        """The places where this tile may be laid."""
        if not self.laid:
            return [0]
        bit, covered = 1 << number, self.covered
        double = bool(self.tiles.doubles & bit)
        return [
            3 * i + turn
            for i, gate in enumerate(self.gates)
            if self.tiles.suits[gate.value] & bit
            for turn, room in gate.rooms[double]
            if not room & covered
        ]

    def lay(self, number: int, place: int) -> Bounded:
        """The board with this tile at that place."""
        tile = self.tiles.tiles[number]
        if not self.laid:
            box, mouths = lay_first(self.table, tile.is_double)
            halves = zip((tile.high, tile.low), mouths)
            gates = tuple(_gate(self.table, value, mouth, tile.is_double) for value, mouth in halves)
            return self._replace(covered=_cover(self.table, box.x, box.y, box.w, box.h), gates=gates, laid=1)
        at, turn = divmod(place, 3)
        gate = self.gates[at]
        room, mouth = _room(self.table, gate.mouth, tile.is_double, turn)
        new = _gate(self.table, tile.other(gate.value), mouth, tile.is_double)
        gates = (*self.gates[:at], *self.gates[at + 1 :], new)
        return Bounded(self.tiles, self.table, self.covered | room, gates, self.laid + 1)

    def end_count(self) -> int:
        """The end count (rules.md 6.2): a chain counts as in a line."""
        if self.laid == 1:
            return sum(gate.value for gate in self.gates)
        return sum(gate.value * (2 if gate.after_double else 1) for gate in self.gates)

    def key(self) -> Hashable:
        """Boards with equal keys have the same future."""
        return self.covered, frozenset(gate[:3] for gate in self.gates)


Board = Line | Tree | Bounded


def empty_board(rules: Rules, tiles: TileSet) -> Board:
    """The board before the first tile."""
    if rules.table is not None:
        return Bounded(tiles, rules.table)
    if rules.branching is Branching.LINE:
        return Line(tiles, bool(rules.multiples))
    return Tree(tiles, bool(rules.multiples), rules.branching, bool(rules.arms_before_growth))


def board_of(layout: Layout, tiles: TileSet) -> Board:
    """The board of a layout; its ends stand in the order of ``layout.free``."""
    board = empty_board(layout.rules, tiles)
    if not layout.tiles:
        return board
    laid = len(layout)
    touching = [0] + [1] * (laid - 1)
    for placed in layout.tiles[1:]:
        touching[placed.at] += 1
    owners = [layout.tiles[end.number].tile for end in layout.free]
    worths = [end.value * (1 + owner.is_double) for end, owner in zip(layout.free, owners)]
    if isinstance(board, Line):
        (one, other), (worth_a, worth_b) = layout.free, worths
        return Line(tiles, board.counts, one.value, other.value, worth_a, worth_b, laid)
    if isinstance(board, Tree):
        stubs = tuple(
            Stub(end.number, end.port, end.value, worth if touching[end.number] < 2 or not board.counts else 0)
            for end, worth in zip(layout.free, worths)
        )
        return board._replace(stubs=stubs, laid=laid, doubled=any(p.tile.is_double for p in layout.tiles))
    covered = 0
    for placed in layout.tiles:
        assert placed.box is not None
        covered |= _cover(board.table, placed.box.x, placed.box.y, placed.box.w, placed.box.h)
    gates = []
    for end, owner in zip(layout.free, owners):
        assert end.mouth is not None
        gates.append(_gate(board.table, end.value, end.mouth, owner.is_double))
    return board._replace(covered=covered, gates=tuple(gates), laid=laid)


def options(board: Board, hand: int) -> list[tuple[int, int]]:
    """Every play of this hand as (tile number, place), by tile, then place."""
    if isinstance(board, Tree) and board.laid:
        return board.options(hand)
    return [(number, place) for number in bits(hand & board.reach()) for place in board.places(number)]


def _cover(table: tuple[int, int], x: int, y: int, w: int, h: int) -> int:
    row, covered = ((1 << w) - 1) << x, 0
    for line in range(y, y + h):
        covered |= row << (line * 2 * table[0])
    return covered


@lru_cache(maxsize=1 << 14)
def _rooms(
    table: tuple[int, int], mouth: Mouth, after_double: bool
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
    """``Gate.rooms``: a single may turn, but not after a double (rules.md 9.4)."""
    singles = [(turn, _room(table, mouth, False, turn)[0]) for turn in ((0,) if after_double else (0, 1, 2))]
    doubles = [(0, _room(table, mouth, True, 0)[0])]
    return tuple(one for one in singles if one[1]), tuple(one for one in doubles if one[1])


@lru_cache(maxsize=1 << 15)
def _room(table: tuple[int, int], mouth: Mouth, double: bool, turn: int) -> tuple[int, Mouth]:
    """The half squares that a tile would cover at a mouth (0: it would leave the table), and its own mouth."""
    box, onward = lay(mouth, double, TURNS[turn])
    width, height = 2 * table[0], 2 * table[1]
    if box.x < 0 or box.y < 0 or box.x + box.w > width or box.y + box.h > height:
        return 0, onward
    return _cover(table, box.x, box.y, box.w, box.h), onward
