"""The invariants over random rounds of every game, set, number of seats, partners and house rule."""

from __future__ import annotations

from random import Random

import pytest

from domino_widget.engine import Setup, full_set
from tests.engine import invariants, playing


def _check_round(setup: Setup, seed: int, sample: int) -> None:
    game, random = playing.opened(setup, seed), Random(seed)
    invariants.check_position(game.position, random, sample)
    actions = 0
    for _ in playing.steps(game, random):
        actions += 1
        invariants.check_position(game.position, random, sample)
        invariants.check_round(game)
    assert actions <= playing.bound(setup)
    for before, action, _ in random.sample(game.steps, min(4, actions)):
        invariants.check_apply(before, action)
        for tried in invariants.conceivable(before, random, 4)[:12]:
            invariants.check_refused(before, tried)
        invariants.check_texts(before)
    invariants.check_texts(game.position)
    invariants.check_history(game)


@pytest.mark.parametrize("setup", playing.NAMED.values(), ids=playing.NAMED)
def test_random_rounds(setup: Setup) -> None:
    for seed in range(2):
        _check_round(setup, seed, sample=12)


@pytest.mark.heavy
@pytest.mark.parametrize("setup", playing.NAMED.values(), ids=playing.NAMED)
def test_many_random_rounds(setup: Setup) -> None:
    for seed in range(100, 160):
        _check_round(setup, seed, sample=60)


@pytest.mark.parametrize("setup", playing.NAMED.values(), ids=playing.NAMED)
def test_2_1_the_set_is_whole_after_the_deal(setup: Setup) -> None:
    position = playing.opened(setup, 11).position
    invariants.check_tiles(position)
    assert len(full_set(setup.max_pip)) == (setup.max_pip + 1) * (setup.max_pip + 2) // 2
    assert sum(tile.pips() for tile in full_set(setup.max_pip)) == {6: 168, 9: 495, 12: 1092}[setup.max_pip]
