"""Exact belief against every deal tried one by one (analysis.md 2.7, target 1)."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from domino_widget.analysis import belief
from domino_widget.analysis.belief import Belief
from domino_widget.engine import VARIANTS, Draw, Observation, Play, Round, Setup, Tile, deal_hands, full_set

from .oracle import Survivors, survivors, survivors_by_engine
from .small import histories, small_setups


def check(seen: Observation, random: Random) -> Survivors:
    """Total, every marginal, a joint and "none of" as whole numbers, of one observation."""
    truth, known = survivors(seen), belief(seen)
    assert known.exact
    assert known.total == truth.total
    for tile, row in known.marginals().items():
        for where, chance in row.items():
            assert chance * truth.total == truth.where(tile, where), (seen, tile, where)
    if known.unseen and known.hidden:
        check_questions(known, truth, random)
    return truth


def check_questions(known: Belief, truth: Survivors, random: Random) -> None:
    """A joint of two tiles, "none of" for one seat and for two, drawn by lot."""
    places = [*known.hidden, None]
    pair = random.sample(known.unseen, min(2, len(known.unseen)))
    wanted = {tile: random.choice(places) for tile in pair}
    both = sum(
        ways
        for hands, ways in truth.hands.items()
        if all(
            (tile in hands[where]) if where is not None else not any(tile in hand for hand in hands)
            for tile, where in wanted.items()
        )
    )
    assert known.joint(wanted) * truth.total == both
    asked = random.sample(known.unseen, random.randint(1, len(known.unseen)))
    seats = random.sample(known.hidden, min(2, len(known.hidden)))
    none = {seat: [tile for tile in asked if random.random() < 0.6] for seat in seats}
    ways = sum(
        w for hands, w in truth.hands.items() if not any(hands[seat] & set(tiles) for seat, tiles in none.items())
    )
    assert known.none_of(none) * truth.total == ways
    ways = sum(w for hands, w in truth.hands.items() if not hands[seats[0]] & set(asked))
    assert known.has_none(seats[0], asked) * truth.total == ways


def run(count: int, seed: str) -> int:
    """Checks so many random histories; how many of them were ambiguous in when a tile came."""
    random, ambiguous = Random(seed), 0
    for _, seen in zip(range(count), histories(random)):
        ambiguous += check(seen, random).ambiguous
    return ambiguous


def test_target_1_ten_thousand_histories_without_a_mismatch() -> None:
    assert run(10_000, "target 1") >= 2_000


@pytest.mark.heavy
def test_target_1_a_hundred_thousand_histories_without_a_mismatch() -> None:
    assert run(100_000, "target 1, heavy") >= 20_000
