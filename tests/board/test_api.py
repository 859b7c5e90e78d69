"""Boards as values: pure, in any order, cheap for one more tile; landings; frames."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from domino_widget.board import Aspect, Board, board, landing
from domino_widget.board.cache import Cache
from domino_widget.engine import VARIANTS, Layout, Tile
from tests.board.layouts import final_layout, prefixes

SOME = (("draw", 6), ("double-nine-cross", 9), ("double-twelve-cross", 12), ("all-fives", 12))


def _boards(layouts: list[Layout], cache: Cache) -> list[Board]:
    return [cache.board(layout, aspect) for layout in layouts for aspect in Aspect]


@pytest.mark.parametrize(("game", "max_pip"), SOME)
def test_a_board_is_a_function_of_the_play_order(game: str, max_pip: int) -> None:
    layouts = list(prefixes(final_layout(VARIANTS[game], max_pip, 2, 11)))
    forward = _boards(layouts, Cache())
    backward = _boards(layouts[::-1], Cache())
    assert backward == [forward[3 * index + shift] for index in reversed(range(len(layouts))) for shift in range(3)]
    assert _boards(layouts, Cache(kept=3)) == forward


def test_the_cache_is_bounded() -> None:
    cache = Cache(kept=50)
    for seed in range(6):
        _boards([final_layout(VARIANTS["draw"], 6, 2, seed)], cache)
        assert len(cache) <= 50 + 28


@pytest.mark.parametrize(("game", "max_pip"), SOME)
def test_a_landing_is_where_the_tile_then_lies(game: str, max_pip: int) -> None:
    layouts = list(prefixes(final_layout(VARIANTS[game], max_pip, 2, 7)))
    for before, after in pairwise(layouts):
        placed = after.tiles[-1]
        end = next(e for e in before.free if (e.number, e.port) == (placed.at, placed.port))
        for aspect in Aspect:
            assert landing(before, aspect, placed.tile, end, placed.turn) == board(after, aspect).tiles[-1]


def test_a_landing_of_the_first_tile_is_the_middle() -> None:
    empty = Layout(VARIANTS["all-fives"])
    spot = landing(empty, Aspect.WIDE, Tile.of(6, 4), None)
    assert (spot.box.x, spot.box.y, spot.box.w, spot.box.h) == (-2, -1, 4, 2)


@pytest.mark.parametrize("aspect", Aspect)
@pytest.mark.parametrize("game", list(VARIANTS))
def test_an_empty_table_has_a_frame_of_the_aspects_shape(game: str, aspect: Aspect) -> None:
    rules = VARIANTS[game]
    laid = board(Layout(rules), aspect)
    assert not laid.tiles
    assert not laid.ends
    if rules.table is None:
        assert laid.frame.w / laid.frame.h == pytest.approx(aspect.ratio, rel=0.05)


@pytest.mark.parametrize("aspect", Aspect)
def test_frames_keep_the_aspects_shape_and_seldom_change(aspect: Aspect) -> None:
    for game, max_pip in SOME:
        frames = [board(layout, aspect).frame for layout in prefixes(final_layout(VARIANTS[game], max_pip, 2, 3))]
        for frame in frames:
            assert frame.w / frame.h == pytest.approx(aspect.ratio, rel=0.06)
        sizes = {(frame.w, frame.h) for frame in frames}
        assert len(sizes) <= 2 + len(frames) / 3
        assert frames[0] == board(Layout(VARIANTS[game]), aspect).frame


def test_one_more_tile_costs_milliseconds() -> None:
    cache, tiles = Cache(), 0
    layouts = [list(prefixes(final_layout(VARIANTS["double-nine-cross"], 9, 5, seed))) for seed in range(4)]
    start = time.process_time()
    for row in layouts:
        _boards(row, cache)
        tiles += 3 * len(row)
    # 2 ms are meant; a busy machine gets some slack.
    assert (time.process_time() - start) / tiles < 0.008
