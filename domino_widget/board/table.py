"""Table Draw: tiles lie where the rules of play put them; on tall screens the table is turned by 90 degrees."""

from __future__ import annotations

from ..engine.layout import Layout
from ..engine.placement import Box, Direction
from .model import Aspect, Board, BoardEnd, BoardTile, marker


def table_board(layout: Layout, aspect: Aspect) -> Board:
    """The bounded table with the tiles on it; its frame is the table."""
    assert layout.rules.table is not None
    width, height = layout.rules.table
    frame = Box(0, 0, 2 * width, 2 * height)
    tiles = []
    for placed in layout.tiles:
        assert placed.box is not None
        tiles.append(BoardTile(placed.number, placed.box, _towards(layout, placed.number)))
    ends = tuple(
        BoardEnd(end.number, end.port, marker(end.mouth), end.mouth.towards)
        for end in layout.free
        if end.mouth is not None
    )
    board = Board(aspect, frame, tuple(tiles), ends)
    return _turned(board, 2 * height) if aspect is Aspect.TALL else board


def _towards(layout: Layout, number: int) -> Direction:
    """The direction of a tile: from its inner half, next to the parent, to the other one."""
    placed = layout.tiles[number]
    box = placed.box
    assert box is not None
    if number == 0:
        return 1, 0
    parent = layout.tiles[placed.at].box
    assert parent is not None
    across = 2 * box.x + box.w - 2 * parent.x - parent.w
    down = 2 * box.y + box.h - 2 * parent.y - parent.h
    if placed.tile.is_double == (box.w > box.h):
        return 0, 1 if down > 0 else -1
    return 1 if across > 0 else -1, 0


def _turned(board: Board, height: int) -> Board:
    """The board turned by a quarter to the right."""

    def box(old: Box) -> Box:
        return Box(height - old.y - old.h, old.x, old.h, old.w)

    def step(old: Direction) -> Direction:
        return -old[1], old[0]

    return Board(
        board.aspect,
        box(board.frame),
        tuple(BoardTile(t.number, box(t.box), step(t.towards)) for t in board.tiles),
        tuple(BoardEnd(e.number, e.port, box(e.box), step(e.towards)) for e in board.ends),
    )
