"""What choices hint at: apart from chances, by the habit that is named and by nothing else (analysis.md 2.8)."""

from __future__ import annotations

from fractions import Fraction
from math import e
from random import Random

import pytest

from domino_widget.analysis import belief
from domino_widget.analysis.masks import tile_set
from domino_widget.coach.reading import FEWEST, WORLDS, Choice, Way, choices, moved, readings
from domino_widget.coach.sight import Sight
from domino_widget.engine import Drew, Play, Played, Tile
from tests.coach.asking import decisions, played
from tests.coach.judging import small_run

NUMBER = tile_set(6).number


def test_readings_are_told_apart_and_are_no_chances() -> None:
    told = [claim for one in small_run().told for claim in one.readings]
    assert len(told) > 20
    assert {claim.level for claim in told} == {"reading"}
    others = [claim for one in small_run().told for claim in one.claims if claim not in one.readings]
    assert "reading" not in {claim.level for claim in others}


def test_odds_are_multiplied_by_how_likely_the_choice_is_with_the_tile_and_without_it() -> None:
    many = FEWEST // 2
    read = moved(Fraction(1, 2), [True, True, False, False] * many, [0.4, 0.2, 0.1, 0.1] * many)
    assert read is not None
    assert read.p == pytest.approx(3 / 4)
    certain = moved(Fraction(1, 3), [True, True, False, False] * many, [0.3, 0.3, 0.3, 0.3] * many)
    assert certain is not None
    assert certain.p == pytest.approx(1 / 3)
    assert certain.ci == 0
    few = [True] * 300 + [False] * (FEWEST - 1)
    assert moved(Fraction(1, 2), few, [0.1] * len(few)) is None


def test_the_margin_of_a_reading_holds_the_truth_19_times_in_20_where_weights_are_few_and_heavy() -> None:
    """A quarter of the worlds have the number; in the others one world in ten weighs twelve times as much."""
    random = Random(7)
    truth, held = 0.25 * 1.0 / (0.25 * 1.0 + 0.75 * (0.9 * 0.2 + 0.1 * 2.4)), 0
    for _ in range(400):
        holds = [random.random() < 0.25 for _ in range(WORLDS)]
        weights = [random.uniform(0.5, 1.5) if one else (2.4 if random.random() < 0.1 else 0.2) for one in holds]
        read = moved(Fraction(1, 4), holds, weights)
        held += read is None or abs(read.p - truth) <= read.ci
    assert held >= 0.94 * 400


def test_a_tile_worth_eight_more_is_chosen_e_times_as_often_but_for_slips() -> None:
    heavy, light = Tile(5, 6), Tile(1, 2)
    ways: dict[int, tuple[Way, ...]] = {NUMBER[heavy]: (Way(11, 0),), NUMBER[light]: (Way(3, 0),)}
    laid = 1 << NUMBER[heavy]
    choice = Choice(heavy, NUMBER[heavy], laid, laid | 1 << NUMBER[light], ways)
    assert choice.likelihood(1 << NUMBER[light]) == pytest.approx(0.2 / 2 + 0.8 * e / (e + 1))
    assert choice.likelihood(0) == 1


def test_what_was_laid_before_the_last_draw_is_not_read() -> None:
    met = 0
    for game, _ in played("draw-6-2", 4):
        if game.position.phase.value != "play" or not any(isinstance(one, Play) for one in game.legal_actions()):
            continue
        seen = game.observe(game.position.to_act)
        rival = 1 - (seen.seat or 0)
        last = max(
            (n for n, event in enumerate(seen.log) if isinstance(event, Drew) and event.seat == rival), default=0
        )
        since = {event.tile for event in seen.log[last:] if isinstance(event, Played) and event.seat == rival}
        read = [choice.tile for choice in choices(Sight(seen, belief(seen)), rival)]
        assert set(read) <= since
        met += bool(last and read)
    assert met


def test_nothing_is_read_before_somebody_has_chosen() -> None:
    # The tiles say who opens and with what: nobody chose that.
    _, seen = next(decisions("block-6-2", 1))
    assert [type(event) for event in seen.log] == [Played]
    sight = Sight(seen, belief(seen))
    assert choices(sight, 1 - (seen.seat or 0)) == ()
    assert list(readings(sight)) == [()]
