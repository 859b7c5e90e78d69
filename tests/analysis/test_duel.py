"""How much the search can be exploited, on games small enough to be known (analysis.md 7, target 5)."""

from __future__ import annotations

import pytest

from domino_widget.analysis import Budget, judge

from .duel import Node, Regrets, Strategy, best_response, duel, exploitability


def searching(budget: Budget) -> Strategy:
    """Plays what the search thinks best."""

    def strategy(node: Node) -> list[float]:
        assert node.seen is not None
        best = judge(node.seen, budget).best if len(node.moves) > 1 else node.moves[0]
        return [float(move == best) for move in node.moves]

    return strategy


def test_target_5_double_two_with_two_tiles() -> None:
    """The game is worth 2.200 pips, between the best answers to the equilibrium; search loses at most 0.056."""
    roots = duel(2, 2)
    assert len(roots) == 90
    known = Regrets()
    known.run(roots, 40)
    assert best_response(roots, 0, known.strategy) == pytest.approx(2.2, abs=0.001)
    assert best_response(roots, 1, known.strategy) == pytest.approx(-2.2, abs=0.001)
    for budget in (Budget.QUICK, Budget.DEEP):
        assert exploitability(roots, searching(budget)) <= 0.056
    assert exploitability(roots, lambda node: [1 / len(node.moves)] * len(node.moves)) > 0.5


@pytest.mark.heavy
def test_target_5_double_three_with_three_tiles() -> None:
    """The game is worth 2.500 pips; search loses at most 0.15 of them a hand, and less with hands opened later."""
    roots, known = duel(3, 3), Regrets()
    known.run(roots, 24)
    most, least = best_response(roots, 0, known.strategy), -best_response(roots, 1, known.strategy)
    assert 2.49 < least <= 2.5 <= most < 2.51
    at_once, later = (exploitability(roots, searching(budget)) for budget in (Budget.NORMAL, Budget.DEEP))
    assert later < at_once <= 0.15
