"""Tiles, ends and placements with their boxes in all three aspects, for the browser to draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..board import Aspect, Board, BoardTile, board, landing
from ..engine import Layout, Observation, Play, Played
from ..engine.layout import End
from ..engine.placement import Box
from ..message import Msg, msg

Json = dict[str, Any]
_TOWARDS = {(-1, 0): "left", (1, 0): "right", (0, -1): "up", (0, 1): "down"}


def frames(layout: Layout) -> Json:
    """The frame of the board in each aspect, in half squares."""
    return {aspect.value: _rect(board(layout, aspect).frame) for aspect in Aspect}


def picture_of_tiles(seen: Observation) -> list[Json]:
    """The tiles on the table in play order, with who laid them and where they lie."""
    boards = {aspect: board(seen.layout, aspect) for aspect in Aspect}
    laid_by = {event.number: event.seat for event in seen.log if isinstance(event, Played)}
    return [
        {
            "n": placed.number,
            "tile": str(placed.tile),
            "seat": laid_by.get(placed.number),
            "end": f"{placed.at}.{placed.port}" if placed.number else None,
            "inner": placed.inner,
            "outer": placed.outer,
            "branches": placed.branches,
            "place": {
                aspect.value: _place(boards[aspect].tiles[placed.number], placed.inner, placed.outer)
                | _leader(boards[aspect], placed.number)
                for aspect in Aspect
            },
        }
        for placed in seen.layout.tiles
    ]


def picture_of_ends(seen: Observation) -> list[Json]:
    """Every unused port, open or not, with its marker and why it is closed."""
    layout = seen.layout
    open_now = set(layout.ends())
    arm_of = {(arm.end.number, arm.end.port): index for index, arm in enumerate(layout.arms())}
    marks: dict[tuple[int, int], Json] = {(end.number, end.port): {} for end in layout.free}
    for aspect in Aspect:
        for end in board(layout, aspect).ends:
            marks[end.number, end.port][aspect.value] = {
                "box": _rect(end.box),
                "towards": _TOWARDS[end.towards],
            }
    return [
        {
            "id": f"{end.number}.{end.port}",
            "value": end.value,
            "arm": arm_of[end.number, end.port],
            "open": end in open_now,
            "why": None if end in open_now else _why_closed(layout, end).to_json(),
            "mark": marks[end.number, end.port],
        }
        for end in layout.free
    ]


def _why_closed(layout: Layout, end: End) -> Msg:
    if layout.arms_to_fill():
        return msg("error-arms-first", arms=layout.arms_to_fill())
    if layout.waits_for_sides(end):
        return msg("error-sides-first")
    return msg("hint-ends-closed", end=end.value)


def choices(seen: Observation, plays: list[Play], text: Callable[[Play], str], *, places: bool = True) -> list[Json]:
    """The legal placements of one tile: the ``text`` to send back, and where it would lie in each aspect. Without
    ``places`` the end must do: to reckon all of a large board with arms takes seconds."""
    layout = seen.layout
    free = {(end.number, end.port): end for end in layout.free}
    found = []
    for play in plays:
        end = free.get((play.at, play.port))
        choice: Json = {
            "action": text(play),
            "end": f"{play.at}.{play.port}" if end else None,
            "turn": play.turn.value,
        }
        if places or not end:
            choice["place"] = _landings(layout, play, end)
        found.append(choice)
    return found


def _landings(layout: Layout, play: Play, end: End | None) -> Json:
    inner = end.value if end else play.tile.high
    return {
        aspect.value: _place(landing(layout, aspect, play.tile, end, play.turn), inner, play.tile.other(inner))
        for aspect in Aspect
    }


def _place(laid: BoardTile, inner: int, outer: int) -> Json:
    """The box, and the two values in reading order: left to right, or top to bottom."""
    dx, dy = laid.towards
    forwards = dx + dy > 0
    return {"box": _rect(laid.box), "halves": [inner, outer] if forwards else [outer, inner]}


def _leader(laid: Board, number: int) -> Json:
    """The line to a tile that found no place beside its end: where it starts and stops."""
    return next(({"leader": [*one.start, *one.stop]} for one in laid.leaders if one.number == number), {})


def _rect(box: Box) -> list[int]:
    return [box.x, box.y, box.w, box.h]
