"""The solver against a plain search with the engine's own moves (analysis.md 3.3)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from domino_widget.analysis import solve
from domino_widget.analysis.faults import BadSize, NotSolvable
from domino_widget.engine import VARIANTS, Phase, Play, Position, Setup, apply, deal

from .rounds import moves_of, random_round
from .test_core import taken


def plain_value(position: Position) -> int:
    """Points of side 0 less those of side 1 from here on, by trying everything with the engine."""
    if position.phase is Phase.OVER:
        return 0
    values = []
    for move in moves_of(position):
        after = taken(apply(position, move)[0])
        gain = (after.points[0] - position.points[0]) - (after.points[1] - position.points[1])
        values.append(gain + plain_value(after))
    return max(values) if position.setup.side(position.to_act or 0) == 0 else min(values)


def shortened(setup: Setup, random: Random, tiles: int) -> Position | None:
    """A position of a random round with at most so many tiles in all hands and nothing to draw."""
    position = random_round(setup, random, random.randrange(1, 12)).position
    keep = tiles // setup.seats
    if position.phase is not Phase.PLAY:
        return None
    hands = tuple(tuple(random.sample(hand, min(keep, len(hand)))) for hand in position.hands)
    stock = position.boneyard[: setup.rules.reserve]
    return replace(position, hands=tuple(tuple(sorted(hand)) for hand in hands), boneyard=stock, knocks=0)


ROWS = [
    Setup(VARIANTS["block"]),
    Setup(VARIANTS["block"], seats=4, partners=True),
    Setup(VARIANTS["block"].but(blocked_pays_all=True)),
    Setup(VARIANTS["block"].but(round_to=5)),
    Setup(VARIANTS["draw"]),
    Setup(VARIANTS["cross"]),
    Setup(VARIANTS["double-nine-cross"]),
    Setup(VARIANTS["all-fives"]),
    Setup(VARIANTS["all-fives-and-threes"].but(target=25)),
    Setup(VARIANTS["all-fives"].but(branching="every-double")),
    Setup(VARIANTS["table"].but(table=(8, 8))),
]


@pytest.mark.parametrize("setup", ROWS, ids=lambda s: f"{s.rules.id}-{s.seats}")
def test_the_value_is_that_of_a_plain_search(setup: Setup) -> None:
    random, solved = Random(f"solver {setup.rules.id} {setup.seats}"), 0
    while solved < 8:
        position = shortened(setup, random, 8)
        if position is None:
            continue
        solved += 1
        found = solve(position)
        assert found.value == found.low == found.high == plain_value(position)
        for play, value in found.plays.items():
            after = taken(apply(position, play)[0])
            gain = (after.points[0] - position.points[0]) - (after.points[1] - position.points[1])
            assert value == gain + plain_value(after)
        assert (found.best is None) == (not found.plays)
        assert set(found.plays) == {move for move in moves_of(position) if isinstance(move, Play)}


def test_whole_deals_of_block_are_solved() -> None:
    for seed in range(3):
        for setup in (Setup(VARIANTS["block"]), Setup(VARIANTS["block"], seats=4, partners=True)):
            position = deal(setup, seed)
            found, best = solve(position), max if position.to_act in (0, 2) else min
            assert found.low == found.value == found.high == best(found.plays.values())


def test_a_search_cut_short_says_what_it_has() -> None:
    position = random_round(Setup(VARIANTS["block"], seats=4, partners=True), Random(5), 1).position
    whole = solve(position)
    assert whole.value is not None
    assert whole.nodes > 40
    for nodes in (1, whole.nodes // 3, whole.nodes - 1):
        cut = solve(position, nodes=nodes)
        assert cut.value is None
        assert cut.best is None
        assert cut.low <= whole.value <= cut.high
        assert cut.plays.items() <= whole.plays.items()


def test_what_has_no_value_is_refused() -> None:
    three = deal(Setup(VARIANTS["block"], seats=3), 1)
    stock = deal(Setup(VARIANTS["draw"]), 1)
    over = random_round(Setup(VARIANTS["block"]), Random(1)).position
    for position, words in ((three, "two sides"), (stock, "may still be drawn"), (over, "over"), (7, "Position")):
        with pytest.raises(NotSolvable, match=words):
            solve(position)  # type: ignore[arg-type]
    for nodes in (0, -1, 2.5, 10**10, "many"):
        with pytest.raises(BadSize, match="from 1 to"):
            solve(deal(Setup(VARIANTS["block"]), 1), nodes=nodes)  # type: ignore[arg-type]
