"""Where tiles lie: a pure function of the play order and the aspect, in half squares.

Doubles lie across their line, equal halves touch, nothing else does, and a laid tile keeps its place
unless an end has no room (a *repair*). Lines fold as serpentines; boards with arms are laid tile by tile.
"""

from __future__ import annotations

from ..engine.layout import End, Layout
from ..engine.placement import Turn
from ..engine.tiles import Tile
from .cache import Cache
from .model import Aspect, Board, BoardEnd, BoardTile, Leader
from .table import table_board

__all__ = ["Aspect", "Board", "BoardEnd", "BoardTile", "Leader", "board", "landing"]

_CACHE = Cache()


def board(layout: Layout, aspect: Aspect) -> Board:
    """Where everything of a layout lies in this aspect."""
    if layout.rules.table is not None:
        return table_board(layout, aspect)
    return _CACHE.board(layout, aspect)


def landing(layout: Layout, aspect: Aspect, tile: Tile, end: End | None, turn: Turn = Turn.STRAIGHT) -> BoardTile:
    """Where that tile would lie if it were played now; ``end`` is None for the first tile."""
    return board(layout.with_tile(tile, end, turn), aspect).tiles[-1]
