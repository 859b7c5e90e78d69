"""What may be a reason at all: what tells a play from the one it is held against (analysis.md 5.3)."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

import pytest

from domino_widget.analysis import belief
from domino_widget.coach.claims import percent
from domino_widget.coach.features import one_left, only_you
from domino_widget.coach.reasons import DETECTORS, contrasts
from domino_widget.coach.sight import Odds, Sight
from domino_widget.coach.words import chance_claim
from domino_widget.engine import Play, Round, Tile, parse_position
from tests.coach.asking import decisions
from tests.coach.judging import SMALL


def test_every_detector_says_nothing_of_a_play_beside_itself() -> None:
    """What two plays share is no reason for one of them."""
    asked = 0
    for name in SMALL:
        for _, seen in islice(decisions(name, 9), 3):
            sight = Sight(seen, belief(seen))
            for play in sight.plays[:2]:
                assert contrasts(sight, play, play) == []
                asked += len(DETECTORS)
    assert asked > 500


def test_the_last_tile_on_either_end_is_no_reason() -> None:
    """Going out is as true of both ends: only what they count may be said."""
    game = Round(parse_position("all-fives 5-1 1-0,6-6,5-5/5-0 6-5,4-4,4-0 A 0 0/0 -"))
    game.apply(Play(0, Tile.parse("1-0"), at=0, port=2))
    sight = Sight(seen := game.observe(1), belief(seen))
    on_five, on_nought = sight.plays
    assert [claim.kind for claim in contrasts(sight, on_five, on_nought)] == []
    assert [claim.kind for claim in contrasts(sight, on_nought, on_five)] == ["worth-now"]


def test_an_end_that_both_plays_reserve_is_not_named() -> None:
    """All sixes but 6-1 lie or are held, before and after either play: only the 1s are new."""
    for name in SMALL[::2]:
        for _, seen in decisions(name, 11):
            sight = Sight(seen, belief(seen))
            for play in sight.plays:
                for other in sight.plays:
                    claim = only_you(sight, play, other)
                    ends = {end.value for end in sight.after(other).ends()}
                    if claim is not None and claim.args["value"] in ends:
                        rest = sight.rest(other)
                        assert not any(claim.args["value"] in tile for tile in rest)


@pytest.mark.parametrize("name", ["draw-6-2", "all-fives-6-2"])
def test_one_tile_left_that_fits_is_a_reason_only_if_the_other_play_leaves_less(name: str) -> None:
    met = 0
    for seed in range(8):
        for _, seen in decisions(name, seed):
            if len(seen.hand) != 2:
                continue
            sight = Sight(seen, belief(seen))
            for play in sight.plays:
                for other in sight.plays:
                    met += one_left(sight, play, other) is not None and one_left(sight, other, play) is not None
    assert met == 0


def test_a_chance_is_rounded_in_one_way_wherever_it_is_said() -> None:
    """109 of 200 is 54.5 %: as a float it would round up, as a fraction down."""
    play = Play(0, Tile.parse("5-4"))
    for ci in (0.0, 0.05):
        claim = chance_claim("lacked", Odds(Fraction(109, 200), ci), play)
        assert claim.args["percent"] == percent(claim.p or 0) == 54
