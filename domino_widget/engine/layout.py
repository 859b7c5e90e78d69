"""The tiles on the table: a tree rooted at the first tile, numbered in play order, never re-rooted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from .actions import LEAD
from .placement import Box, Mouth, Turn, lay, lay_first
from .rules import Branching, Rules
from .tiles import Tile


class Placed(NamedTuple):
    """One tile on the table.

    ``inner`` is the half that touches the parent (of the root: the half of port 1). Ports: a root single has
    1 (its first half) and 2; a root double 1 and 2 (long sides), with four arms also 3 and 4 (tips); a later
    tile 1 (onward), a branching double also 2 and 3. ``box`` is its place in Table Draw, else None.
    """

    number: int
    tile: Tile
    inner: int
    at: int = LEAD
    port: int = 0
    ports: int = 1
    turn: Turn = Turn.STRAIGHT
    box: Box | None = None

    @property
    def outer(self) -> int:
        """The half away from the parent."""
        return self.tile.other(self.inner)

    @property
    def branches(self) -> bool:
        """Whether arms start from this double."""
        return self.ports > 2


class End(NamedTuple):
    """A place where a tile may join: port ``port`` of tile ``number``, showing ``value``; its mouth in Table Draw."""

    number: int
    port: int
    value: int
    mouth: Mouth | None = None


class Arm(NamedTuple):
    """A chain of tiles: where it starts (tile and port), its tiles outward, and the port it ends in, open or not."""

    start: int
    port: int
    chain: tuple[int, ...]
    end: End


@dataclass(frozen=True, slots=True)
class Layout:
    """The tiles laid so far; ``free`` are all unused ports, whether the rules open them now or not."""

    rules: Rules
    tiles: tuple[Placed, ...] = ()
    free: tuple[End, ...] = ()

    def __len__(self) -> int:
        return len(self.tiles)

    def ends(self) -> tuple[End, ...]:
        """The open ends, by tile number and port: unused ports that the rules allow now (rules.md 5, 8.8)."""
        branching = self.rules.branching
        if branching is Branching.LINE:
            if self.rules.table is None:
                return self.free
            return tuple(end for end in self.free if self._has_room(end))
        if self.rules.arms_before_growth:
            return tuple(end for end in self.free if end.number == 0) or self.free
        return tuple(end for end in self.free if not self.waits_for_sides(end))

    def waits_for_sides(self, end: End) -> bool:
        """Whether this is the tip of a spinner whose long sides are not both covered (rules.md 8.8)."""
        if self.rules.arms_before_growth or not self.tiles[end.number].branches:
            return False
        sides = 2 if end.number == 0 else 1
        return end.port > sides and any(free.number == end.number and free.port <= sides for free in self.free)

    def arms_to_fill(self) -> int:
        """How many arms of the opening double still need their first tile (rules.md 5.1)."""
        return sum(end.number == 0 for end in self.free) if self.rules.arms_before_growth else 0

    def open_values(self) -> tuple[int, ...]:
        """The values of the open ends, each once, rising."""
        return tuple(sorted({end.value for end in self.ends()}))

    def fits(self, tile: Tile, ends: Iterable[End] | None = None) -> Iterator[tuple[End, Turn]]:
        """Every place where this tile may be laid, each with how it lies there (rules.md 4.1, 4.3, 9.5)."""
        for end in self.ends() if ends is None else ends:
            if end.value == tile.low or end.value == tile.high:
                if self.rules.table is None:
                    yield end, Turn.STRAIGHT
                else:
                    for turn in self.turns(tile, end):
                        if self._room_for(end, tile.is_double, turn):
                            yield end, turn

    def turns(self, tile: Tile, end: End) -> tuple[Turn, ...]:
        """How this tile may lie at that end by its shape alone, room or no room (rules.md 9.4)."""
        return (Turn.STRAIGHT,) if tile.is_double else self.turns_after(end)

    def turns_after(self, end: End) -> tuple[Turn, ...]:
        """How a single may lie at that end: straight on, and in Table Draw turned, but not after a double."""
        if self.rules.table is None or self.tiles[end.number].tile.is_double:
            return (Turn.STRAIGHT,)
        return tuple(Turn)

    def with_tile(self, tile: Tile, end: End | None = None, turn: Turn = Turn.STRAIGHT) -> Layout:
        """The layout after this tile is laid at that end, or as the first tile; nothing is checked."""
        if end is None:
            return self._with_first(tile)
        number = len(self.tiles)
        outer = tile.low if tile.high == end.value else tile.high
        ports = 3 if tile.low == tile.high and self._branches() else 1
        box, mouth = lay(end.mouth, tile.is_double, turn) if end.mouth else (None, None)
        placed = Placed(number, tile, end.value, end.number, end.port, ports, turn, box)
        free = [other for other in self.free if other is not end and other != end]
        free += [End(number, port, outer, mouth) for port in range(1, ports + 1)]
        return Layout(self.rules, (*self.tiles, placed), tuple(free))

    def _with_first(self, tile: Tile) -> Layout:
        ports = 4 if tile.is_double and self._branches() else 2
        box, mouths = lay_first(self.rules.table, tile.is_double) if self.rules.table else (None, (None, None))
        placed = Placed(0, tile, tile.high, ports=ports, box=box)
        values = (tile.high, tile.low, tile.high, tile.high)
        free = tuple(
            End(0, port, values[port - 1], mouths[port - 1] if port <= 2 else None) for port in range(1, ports + 1)
        )
        return Layout(self.rules, (placed,), free)

    def _branches(self) -> bool:
        """Whether a double laid now is open on four sides."""
        match self.rules.branching:
            case Branching.LINE:
                return False
            case Branching.OPENING_DOUBLE:
                return not self.tiles
            case Branching.FIRST_DOUBLE:
                return not any(placed.tile.is_double for placed in self.tiles)
            case _:
                return True

    def _has_room(self, end: End) -> bool:
        """Whether some tile could lie at that end: after a double no double can, and each double lies once."""
        shapes = [(False, turn) for turn in self.turns_after(end)]
        if not any(placed.tile.is_double and placed.inner == end.value for placed in self.tiles):
            shapes.append((True, Turn.STRAIGHT))
        return any(self._room_for(end, is_double, turn) for is_double, turn in shapes)

    def _room_for(self, end: End, is_double: bool, turn: Turn) -> bool:
        assert end.mouth is not None and self.rules.table is not None
        box, _ = lay(end.mouth, is_double, turn)
        width, height = self.rules.table
        return box.inside(Box(0, 0, 2 * width, 2 * height)) and not any(
            placed.box is not None and box.overlaps(placed.box) for placed in self.tiles
        )

    def before_last(self) -> Layout:
        """The layout without its newest tile (of an empty one, itself): what a missed count was counted on."""
        if len(self.tiles) < 2:
            return Layout(self.rules)
        *older, newest = self.tiles
        if self.rules.table is not None:
            return self._replayed(older)
        joined = End(newest.at, newest.port, newest.inner)
        free = sorted([joined, *(end for end in self.free if end.number != newest.number)])
        return Layout(self.rules, tuple(older), tuple(free))

    def _replayed(self, tiles: Iterable[Placed]) -> Layout:
        """These tiles laid again one by one, which finds the mouths of covered ends."""
        layout = Layout(self.rules)
        for placed in tiles:
            place = next((e for e in layout.free if (e.number, e.port) == (placed.at, placed.port)), None)
            layout = layout.with_tile(placed.tile, place, placed.turn)
        return layout

    def count(self) -> int:
        """The end count (rules.md 6.2): every tile touching exactly one other adds its free half, a double both
        halves; a lone tile counts all its pips; a tile touching two counts nothing."""
        if len(self.tiles) < 2:
            return sum(placed.tile.pips() for placed in self.tiles)
        touching = [0] + [1] * (len(self.tiles) - 1)
        for placed in self.tiles[1:]:
            touching[placed.at] += 1
        total = 0
        for placed, neighbours in zip(self.tiles, touching):
            if neighbours == 1:
                if placed.tile.is_double:
                    total += placed.tile.pips()
                elif placed.number:
                    total += placed.outer
                else:
                    total += next(end.value for end in self.free if end.number == 0)
        return total

    def arms(self) -> tuple[Arm, ...]:
        """The maximal chains, numbered by birth: of the first tile, then of each later double that branches. The
        tile that names an arm is ``tiles[arm.start].tile`` (rules.md 5.5)."""
        child = {(placed.at, placed.port): placed for placed in self.tiles[1:]}
        free = {(end.number, end.port): end for end in self.free}
        arms = []
        for placed in self.tiles:
            for port in range(1 if placed.number == 0 else 2, placed.ports + 1):
                chain, place = [], (placed.number, port)
                while place in child:
                    chain.append(child[place].number)
                    place = chain[-1], 1
                arms.append(Arm(placed.number, port, tuple(chain), free[place]))
        return tuple(arms)
