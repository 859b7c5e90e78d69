"""``Layout.before_last``: the table without its newest tile, as it was."""

from __future__ import annotations

from random import Random

import pytest

from domino_widget.engine import Layout, find_variant
from tests.engine.playing import NAMED, opened, steps


@pytest.mark.parametrize("name", NAMED)
def test_it_gives_the_layout_that_was(name: str) -> None:
    for seed in range(2):
        game = opened(NAMED[name], seed)
        laid = [game.position.layout]
        for _ in steps(game, Random(seed)):
            layout = game.position.layout
            if len(layout) > len(laid[-1]):
                assert layout.before_last() == laid[-1]
                laid.append(layout)
        assert len(laid) > 1


def test_an_empty_table_stays_empty() -> None:
    layout = Layout(find_variant("table"))
    assert layout.before_last() == layout
