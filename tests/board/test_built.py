"""Boards built on purpose: lopsided crosses, long arms, whole sets, full tables."""

from __future__ import annotations

import re
import time
from itertools import combinations

import pytest

from domino_widget.board import Aspect, board
from domino_widget.drawing import svg
from domino_widget.engine import VARIANTS, Layout, Tile
from domino_widget.engine.placement import Box, Turn
from tests.board.checks import (
    check_board,
    check_drawing,
    check_joints,
    check_markers,
    check_round,
    check_shapes,
    edge,
)
from tests.board.layouts import armed, forced, prefixes

LOPSIDED = tuple(tuple(10 if port == long else 1 for port in range(4)) for long in range(4))


@pytest.mark.parametrize("aspect", Aspect)
@pytest.mark.parametrize("lengths", LOPSIDED)
def test_fault_27_one_long_arm_stays_in_the_picture(lengths: tuple[int, int, int, int], aspect: Aspect) -> None:
    check_round(armed("cross", lengths), aspect)


@pytest.mark.parametrize("aspect", Aspect)
@pytest.mark.parametrize("port", [1, 2])
@pytest.mark.parametrize("max_pip", [6, 9, 12])
def test_fault_27_a_line_that_grows_to_one_side_stays_in_the_picture(max_pip: int, port: int, aspect: Aspect) -> None:
    layout = _one_sided(max_pip, port)
    assert len(layout) > 2 * max_pip
    assert any(end.number == 0 for end in layout.free)
    check_round(layout, aspect)
    check_drawing(layout, aspect)


def _one_sided(max_pip: int, port: int) -> Layout:
    """A line from the highest double to one side only: each next tile the lowest that fits."""
    layout = Layout(VARIANTS["block"]).with_tile(Tile.of(max_pip, max_pip))
    left = [Tile.of(a, b) for a in range(max_pip + 1) for b in range(a, max_pip + 1) if a < max_pip]
    end = layout.free[port - 1]
    while True:
        tile = next((tile for tile in left if end.value in tile), None)
        if tile is None:
            return layout
        layout = layout.with_tile(tile, end)
        left.remove(tile)
        end = layout.free[-1]


@pytest.mark.parametrize("aspect", Aspect)
def test_fault_28_four_arms_of_fifteen_with_branches_do_not_overlap(aspect: Aspect) -> None:
    layout = armed("double-twelve-cross", (15, 15, 15, 15))
    assert sum(placed.branches for placed in layout.tiles) > 1
    check_round(layout, aspect)
    longer = layout
    for tile in (Tile.of(a, b) for a, b in combinations(range(13), 2)):
        fits = [end for end, _ in longer.fits(tile) if longer.tiles[end.number].branches]
        if fits and all(placed.tile != tile for placed in longer.tiles):
            longer = longer.with_tile(tile, fits[0])
    assert len(longer) > len(layout)
    check_round(longer, aspect)
    check_drawing(layout, aspect)


@pytest.mark.parametrize("aspect", Aspect)
def test_fault_28_each_arm_of_the_first_double_leaves_by_its_own_side(aspect: Aspect) -> None:
    layout = armed("cross", (1, 1, 1, 1))
    laid = board(layout, aspect)
    for placed in layout.tiles[1:]:
        step = {1: (-1, 0), 2: (1, 0), 3: (0, -1), 4: (0, 1)}[placed.port]
        box = laid.tiles[placed.number].box
        middle = 2 * box.x + box.w, 2 * box.y + box.h
        assert middle == (step[0] * (abs(middle[0])), step[1] * abs(middle[1]))
        assert laid.tiles[placed.number].towards == step


@pytest.mark.parametrize("aspect", Aspect)
def test_fault_30_the_first_double_lies_across_the_line(aspect: Aspect) -> None:
    for game in ("block", "all-fives", "table"):
        layout = Layout(VARIANTS[game]).with_tile(Tile.of(4, 4))
        layout = layout.with_tile(Tile.of(4, 2), layout.free[0]).with_tile(Tile.of(4, 6), layout.free[1])
        double, left, right = board(layout, aspect).tiles
        assert (double.box.w > double.box.h) is (left.box.w < left.box.h) is (right.box.w < right.box.h)
        check_drawing(layout, aspect)
        check_board(layout, board(layout, aspect))


def test_a_tall_screen_turns_the_bounded_table() -> None:
    layout = Layout(VARIANTS["table"]).with_tile(Tile.of(5, 3))
    layout = layout.with_tile(Tile.of(3, 1), layout.free[1], Turn.RIGHT)
    wide, tall = board(layout, Aspect.WIDE), board(layout, Aspect.TALL)
    assert (wide.frame.w, wide.frame.h) == (tall.frame.h, tall.frame.w) == (48, 28)
    assert [tile.box for tile in wide.tiles] == [placed.box for placed in layout.tiles]
    # A quarter turn to the right: what lay to the right lies below, what lay below lies to the left.
    assert [tile.towards for tile in wide.tiles] == [(1, 0), (0, 1)]
    assert [tile.towards for tile in tall.tiles] == [(0, 1), (-1, 0)]


def test_boards_of_a_whole_double_twelve_set_get_a_layout() -> None:
    for seed, aspect in enumerate(Aspect):
        layout = forced("double-twelve-cross", seed)
        assert len(layout) >= 84
        for grown in prefixes(layout):
            laid = board(grown, aspect)
        assert [tile.number for tile in laid.tiles] == list(range(len(layout)))
        for tile in laid.tiles:
            assert tile.box.inside(laid.frame)
            assert not any(tile.box.overlaps(other.box) for other in laid.tiles[: tile.number])
        check_shapes(layout, laid)
        check_joints(layout, laid)
        check_markers(laid)


def test_a_tile_without_a_place_is_tied_to_its_end_by_a_line() -> None:
    layout = forced("double-twelve-cross", 1)
    laid = board(layout, Aspect.TALL)
    assert laid.leaders
    for leader in laid.leaders:
        placed, tile = layout.tiles[leader.number], laid.tiles[leader.number]
        edges = [edge(tile.box, other.box) for other in laid.tiles[: leader.number]]
        assert not any(edges)
        assert touches(leader.stop, tile.box)
        assert touches(leader.start, laid.tiles[placed.at].box)
    text = svg(layout, aspect=Aspect.TALL)
    assert len(re.findall("<line ", text)) == len(laid.leaders)


def touches(point: tuple[int, int], box: Box) -> bool:
    """Whether a point lies on the edge of a box or in it."""
    return box.x <= point[0] <= box.x + box.w and box.y <= point[1] <= box.y + box.h


@pytest.mark.heavy
def test_a_repair_takes_a_second_at_most() -> None:
    slowest = 0.0
    for seed in range(10):
        for grown in prefixes(forced("double-twelve-cross", seed)):
            for aspect in Aspect:
                start = time.process_time()
                board(grown, aspect)
                slowest = max(slowest, time.process_time() - start)
    assert slowest < 3
