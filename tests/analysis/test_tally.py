"""What is said of a share of worlds: how far it may lie off."""

from __future__ import annotations

from math import comb

import pytest

from domino_widget.analysis.tally import share_margin


@pytest.mark.parametrize(
    ("share", "seen", "margin"),
    # Of ten that all went one way, 72.2 % at least: n / (n + z²). Of 100 halves, 40.4 to 59.6 %.
    [(1.0, 10, 0.2775), (0.0, 10, 0.2775), (0.5, 100, 0.0962), (0.9975, 400, 0.0115)],
)
def test_the_margin_of_a_share(share: float, seen: int, margin: float) -> None:
    assert share_margin(share, seen) == pytest.approx(margin, abs=5e-5)


@pytest.mark.parametrize("truth", [0.001, 0.02, 0.3, 0.5, 0.9, 0.985, 0.999])
def test_the_margin_holds_the_truth_nineteen_times_in_twenty(truth: float) -> None:
    seen = 400
    held = 0.0
    for times in range(seen + 1):
        if abs(times / seen - truth) <= share_margin(times / seen, seen):
            held += comb(seen, times) * truth**times * (1 - truth) ** (seen - times)
    assert held >= 0.945
