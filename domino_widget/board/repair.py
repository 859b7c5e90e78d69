"""When a tile has no place: move as few laid tiles as can be, and as a last resort tie it to its end by a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..engine.layout import Placed
from ..engine.placement import Box, Mouth, Turn, turned
from ..engine.placement import lay as lay_at
from .cross import Cross, Weights, walled
from .ends import LIMIT, Place, mask
from .model import BoardTile, Leader, grown, marker, mouth_of

#: How many tiles may be laid in search of one repair, so that it takes a second at most.
EFFORT = 900
#: How many tiles may be laid in plans for the whole board: many plans for a small one, a few for a whole set.
PLANNING = 500
#: Shapes of such plans, used in turn with ever new noise: frame, territory, cost of turns.
SHAPES = ((1.12, 25, 1), (1.25, 40, 0.4), (1.4, 40, 2), (1.25, 60, 0.2), (1.8, 60, 1.5), (1.6, 50, 0.4))


def lay(board: Cross, placed: Placed) -> Cross:
    """The board with one more tile; a repair if its end has no room."""
    if not board.placed:
        return board.first(placed)
    place = board.choose(placed)
    if place is not None:
        return board.put(placed, place)
    mended = _mended(board, placed) or _anew(board, placed) or _touching(board, placed)
    return mended or _apart(board, placed)


def _touching(board: Cross, placed: Placed) -> Cross | None:
    """The tile laid so that it may touch others, if anything lets it."""
    place = replace(board, weights=replace(board.weights, touching=True)).choose(placed)
    return None if place is None else replace(board.put(placed, place), tight=True)


def _anew(board: Cross, placed: Placed) -> Cross | None:
    """The whole board laid again by other plans: more generous, dearer to turn or more random."""
    sequence = (*board.placed[1:], placed)
    spent = noise = 0
    while spent < PLANNING:
        frame, territory, turn = SHAPES[noise % len(SHAPES)]
        weights = Weights(frame=frame, territory=territory, turn=turn, noise=noise)
        fresh = Cross(board.aspect, board.rules, weights).first(board.placed[0])
        for tile in sequence:
            place = fresh.choose(tile)
            spent += 1
            if place is None:
                break
            fresh = fresh.put(tile, place)
        else:
            return replace(fresh, repairs=board.repairs + 1)
        noise += 1
    return None


def _mended(board: Cross, placed: Placed) -> Cross | None:
    """The board with one, two or three laid tiles banned from their boxes and all later ones fitted to that."""
    snapshots = _snapshots(board)
    sequence = (*board.placed, placed)
    effort = EFFORT
    tried: list[frozenset[tuple[int, Box]]] = [frozenset()]
    for _ in range(3):
        best: tuple[tuple[int, int, int], Cross] | None = None
        wider = []
        for bans in tried:
            for ban in _culprits(board, placed):
                if ban in bans:
                    continue
                chosen = bans | {ban}
                if chosen in wider:
                    continue
                wider.append(chosen)
                first = min(number for number, _ in chosen)
                effort -= len(sequence) - first
                if effort < 0:
                    return best[1] if best else None
                found = _replayed(snapshots[first], board, sequence, first, board.bans | chosen)
                if found is not None:
                    rank = (walled(found), _moved(board, found), len(wider))
                    if best is None or rank < best[0]:
                        best = rank, found
        if best is not None:
            return best[1]
        tried = wider
    return None


def _snapshots(board: Cross) -> list[Cross]:
    """The board before each of its tiles."""
    chain: list[Cross] = []
    earlier = board.before
    while earlier is not None:
        chain.append(earlier)
        earlier = earlier.before
    return chain[::-1]


def _culprits(board: Cross, placed: Placed) -> Iterator[tuple[int, Box]]:
    """Tiles that may be to blame for a walled end: its ancestors, nearest first, then its neighbours."""
    seen = set()
    number = placed.at
    for _ in range(8):
        if number <= 0:
            break
        seen.add(number)
        yield number, board.tiles[number].box
        number = board.placed[number].at
    x, y = board.mouth(placed.at, placed.port).ahead(2)
    near = Box(x - 6, y - 6, 12, 12)
    for tile in reversed(board.tiles[1:]):
        if tile.number not in seen and tile.box.overlaps(near):
            yield tile.number, tile.box


def _replayed(
    start: Cross,
    old: Cross,
    sequence: tuple[Placed, ...],
    first: int,
    bans: frozenset[tuple[int, Box]],
) -> Cross | None:
    """The board laid again from a snapshot; what does not hang on a banned tile keeps its place if it can."""
    board = replace(start, bans=bans, repairs=old.repairs + 1, weights=old.weights)
    loose = {number for number, _ in bans}
    for placed in sequence[first:]:
        place = None
        if placed.number in loose or placed.at in loose or placed.number >= len(old.tiles):
            loose.add(placed.number)
        else:
            place = _same_place(board, old, placed)
        place = place or board.choose(placed)
        if place is None:
            return None
        if placed.number < len(old.tiles) and place.tile.box != old.tiles[placed.number].box:
            loose.add(placed.number)
        board = board.put(placed, place)
    return board


def _same_place(board: Cross, old: Cross, placed: Placed) -> Place | None:
    """The place where a tile lay before, if it is still free."""
    end, places = board.places(placed)
    marks = 0
    for other in board.ends:
        if other is not end:
            marks |= other.marker
    for place in places:
        if place.tile.box == old.tiles[placed.number].box and board.allows(placed, place, marks):
            return place
    return None


def _moved(old: Cross, new: Cross) -> int:
    """How many laid tiles lie elsewhere now."""
    return sum(before.box != after.box for before, after in zip(old.tiles, new.tiles))


def _apart(board: Cross, placed: Placed) -> Cross:
    """The tile in the nearest free spot, tied to its end by a thin line."""
    end, _ = board.places(placed)
    marks = 0
    for other in board.ends:
        marks |= other.marker
    for mouth in _spots(end.mouth):
        place = _lone(mouth, placed)
        if board.allows(placed, place, marks):
            line = Leader(placed.number, end.mouth.ahead(0), mouth.ahead(0))
            return replace(board.put(placed, place), leaders=(*board.leaders, line), tight=True)
    raise AssertionError("there is always room outside of everything")


def _spots(mouth: Mouth) -> Iterator[Mouth]:
    """Mouths in the open, ring by ring around one, the same way on first."""
    ways = [turned(mouth.towards, turn) for turn in Turn]
    for radius in range(3, 2 * LIMIT):
        edge = [(step, side * radius) for step in range(-radius, radius + 1) for side in (1, -1)]
        ring = [point for x, y in edge for point in ((x, y), (y, x))]
        for dx, dy in sorted(ring, key=lambda step: (step[0] ** 2 + step[1] ** 2, step)):
            for way in ways:
                yield Mouth(mouth.x + dx, mouth.y + dy, way)


def _lone(mouth: Mouth, placed: Placed) -> Place:
    """A place without a parent."""
    box, onward = lay_at(mouth, placed.tile.is_double)
    tile = BoardTile(-1, box, onward.towards)
    marks = 0
    for port in range(1, placed.ports + 1):
        marks |= mask(marker(mouth_of(tile, port)))
    return Place(tile, 0.0, Turn.STRAIGHT, mask(box), mask(grown(box, 1)), marks, 0)
