"""Every property of board.md over random rounds of every game, set and number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domino_widget.board import Aspect
from domino_widget.engine import VARIANTS, Layout
from tests.board.checks import check_drawing, check_round
from tests.board.layouts import GAMES, SPINNERS, rounds

#: The least share of rounds, in percent, in which no laid tile moves, by game; lines never move.
STEADY = {"cross": 98, "double-nine-cross": 90, "double-twelve-cross": 80}
#: Rounds tried in an ordinary run: 100 a game, spread over its sets.
QUICK = 100


Report = Callable[[str, object], None]


def _check(layouts: list[Layout], steady: int, report: Report) -> None:
    """All rounds in all aspects; reports the share of rounds without a repair."""
    for aspect in Aspect:
        laid = [check_round(layout, aspect) for layout in layouts]
        share = 100 * sum(board.repairs == 0 for board in laid) / len(laid)
        report(f"{aspect.value}: percent of rounds without a repair", share)
        assert share >= steady, f"only {share:.1f} % of {len(laid)} rounds in {aspect.value} need no repair"
        tight = sum(board.tight for board in laid)
        report(f"{aspect.value}: rounds with tiles that touch or lie apart for want of room", tight)
        assert tight <= len(laid) / 200


def _rounds(game: str, max_pip: int, count: int) -> list[Layout]:
    return list(rounds(VARIANTS[game], max_pip, count // len(VARIANTS[game].sets)))


@pytest.mark.parametrize(("game", "max_pip"), GAMES)
def test_random_rounds(game: str, max_pip: int, record_property: Report) -> None:
    _check(_rounds(game, max_pip, QUICK), STEADY.get(game, 100), record_property)


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "max_pip"), GAMES)
def test_many_random_rounds(game: str, max_pip: int, record_property: Report) -> None:
    _check(_rounds(game, max_pip, 1_000), STEADY.get(game, 100), record_property)


@pytest.mark.parametrize("which", range(len(SPINNERS)))
def test_house_rules_with_spinners(which: int, record_property: Report) -> None:
    rules, max_pip = SPINNERS[which]
    _check(list(rounds(rules, max_pip, 12)), 70, record_property)


@pytest.mark.parametrize(("game", "max_pip"), GAMES)
def test_fault_29_halves_that_touch_are_equal_in_the_drawing(game: str, max_pip: int) -> None:
    for layout in _rounds(game, max_pip, 12):
        for aspect in Aspect:
            check_drawing(layout, aspect)
