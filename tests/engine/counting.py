"""The open ends and their count, worked out from the tiles that lie by the words of the rule book alone."""

from __future__ import annotations

from collections.abc import Sequence

from domino_widget.engine import Branching, Layout, Rules, Tile


def _branching(rules: Rules, tiles: Sequence[Tile], number: int) -> bool:
    """Whether tile ``number`` is a double with arms (rules.md 5, 8.8)."""
    if not tiles[number].is_double:
        return False
    earlier = any(tile.is_double for tile in tiles[:number])
    return {
        Branching.LINE: False,
        Branching.OPENING_DOUBLE: number == 0,
        Branching.FIRST_DOUBLE: not earlier,
        Branching.OPENING_AND_LATER_DOUBLES: True,
        Branching.EVERY_DOUBLE: True,
    }[rules.branching]


def port_values(rules: Rules, tiles: Sequence[Tile], inner: Sequence[int], number: int) -> dict[int, int]:
    """What each port of tile ``number`` shows (engine order: a first single's ports are its two halves)."""
    tile = tiles[number]
    if number == 0:
        first, second = inner[0], tile.other(inner[0])
        return {1: first, 2: second, 3: first, 4: first} if _branching(rules, tiles, 0) else {1: first, 2: second}
    outer = tile.other(inner[number])
    return dict.fromkeys((1, 2, 3), outer) if _branching(rules, tiles, number) else {1: outer}


def open_ends(layout: Layout) -> list[tuple[int, int, int]]:
    """Tile, port and value of every open end, room on a bounded table left aside."""
    tiles, inner = [placed.tile for placed in layout.tiles], [placed.inner for placed in layout.tiles]
    used = {(placed.at, placed.port) for placed in layout.tiles[1:]}
    ends = []
    for number in range(len(tiles)):
        values = port_values(layout.rules, tiles, inner, number)
        free = [port for port in values if (number, port) not in used]
        if len(values) > 2 and not layout.rules.arms_before_growth:
            sides = (1, 2) if number == 0 else (1,)
            if any(side in free for side in sides):
                free = [port for port in free if port in sides]
        ends += [(number, port, values[port]) for port in free]
    if layout.rules.arms_before_growth:
        return [end for end in ends if end[0] == 0] or ends
    return ends


def end_count(layout: Layout) -> int:
    """The count of a plain list of ends that is kept up tile by tile (rules.md 6.1, 6.2).

    A list entry is what a tile at an end counts: its free half, or both halves of a double; a tile that gets a
    second neighbour leaves the list.
    """
    counts: dict[int, int] = {}
    for number, placed in enumerate(layout.tiles):
        tile = placed.tile
        if number == 0:
            counts[0] = tile.low + tile.high
            continue
        if placed.at == 0 and 0 in counts and not any(other.at == 0 for other in layout.tiles[1:number]):
            # The first neighbour of the first tile: a single goes on counting with its other half.
            joined = placed.inner
            counts[0] = 2 * joined if layout.tiles[0].tile.is_double else counts[0] - joined
        else:
            counts.pop(placed.at, None)
        counts[number] = 2 * tile.low if tile.is_double else tile.low + tile.high - placed.inner
    return sum(counts.values())
