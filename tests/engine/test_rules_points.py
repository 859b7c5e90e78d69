"""Counts, claims, Muggins and the end of a round and of a match where no rule case speaks (rules.md 6, 7, 8)."""

from __future__ import annotations

from random import Random

import pytest

from domino_widget.engine import (
    Action,
    CalledMuggins,
    Claim,
    Claimed,
    EngineError,
    Finish,
    HandEnded,
    Knock,
    Match,
    Muggins,
    Phase,
    Play,
    Reason,
    Round,
    RoundOver,
    Setup,
    Tile,
    apply,
    deal,
    divisors,
    find_variant,
    legal_actions,
    reason_against,
    worth,
)
from tests.engine import playing, shortened

FIVES, BOTH = Setup(find_variant("all-fives"), 6, 3), Setup(find_variant("all-fives-and-threes"))
HANDS = shortened.hands("5-5 1-1 6-6/5-0 5-1 4-4/3-3 2-2 0-0")


def _opened() -> Round:
    """All Fives, three seats: A leads 5-5, worth 10; B lays 5-0, worth 10."""
    game = Round(shortened.position(FIVES, HANDS, boneyard=shortened.tiles("6-4 6-3")))
    game.apply(Play(0, Tile.of(5, 5)))
    return game


def test_6_2_double_counts_both_halves_until_it_is_covered_on_both_sides() -> None:
    counts = []
    for text in ("5-5", "5-5 5-0@0.1", "5-5 5-0@0.1 5-1@0.2", "5-5 5-0@0.1 5-1@0.2 1-1@2"):
        counts.append(shortened.line(FIVES, text).count())
    assert counts == [10, 10, 1, 2]


@pytest.mark.parametrize("tile", ["6-4", "5-5", "0-0", "6-1"])
def test_6_2_a_lone_tile_counts_each_half_once(tile: str) -> None:
    assert shortened.line(FIVES, tile).count() == Tile.parse(tile).pips()


def test_6_3_worth_of_every_count() -> None:
    fives, both = FIVES.rules, BOTH.rules
    for count in range(60):
        assert worth(fives, count) == (count if count % 5 == 0 else 0)
        assert worth(both, count) == (count if count % 5 == 0 or count % 3 == 0 else 0)
    assert divisors(both, 15) == (5, 3)
    assert divisors(both, 9) == (3,)
    assert divisors(both, 0) == ()
    assert worth(find_variant("draw"), 10) == 0


def test_7_1_the_log_tells_who_claimed_what_and_for_which_tile() -> None:
    game = _opened()
    assert game.apply(Claim(0, 10)) == (Claimed(0, 10, 0),)
    game.apply(Play(1, Tile.of(5, 1), at=0, port=1))
    assert game.position.points == (10, 0, 0)
    assert reason_against(game.position, Muggins(1, 10)) is Reason.MUGGINS_CLOSED


def test_7_2_any_opponent_may_call_and_the_log_names_who_missed_it() -> None:
    game = _opened()
    game.apply(Play(1, Tile.of(5, 0), at=0, port=1))
    calls = [action for action in game.legal_actions() if isinstance(action, (Claim, Muggins))]
    assert calls == [Claim(1, 10), Muggins(1, 10), Muggins(2, 10)]
    assert game.apply(Muggins(2, 10)) == (CalledMuggins(2, 10, 0, 0),)
    assert reason_against(game.position, Muggins(1, 10)) is Reason.MUGGINS_CLOSED
    game.apply(Claim(1, 10))
    assert game.position.points == (0, 10, 10)


def test_7_2_lost_when_the_tile_after_the_next_lies() -> None:
    game = _opened()
    game.apply(Play(1, Tile.of(5, 0), at=0, port=1))
    game.apply(Play(2, Tile.of(0, 0), at=1, port=1))
    assert game.position.muggable == (1, 10)
    assert Muggins(0, 10) in game.legal_actions()
    game.apply(Muggins(0, 10))
    assert game.position.points == (10, 0, 0)


REFUSED: list[tuple[Action, Reason]] = [
    (Claim(0, 5), Reason.WRONG_COUNT),
    (Claim(0, 0), Reason.WRONG_COUNT),
    (Claim(1, 10), Reason.NOT_YOUR_TILE),
    (Muggins(1, 10), Reason.MUGGINS_CLOSED),
    (Claim(7, 10), Reason.NO_SUCH_SEAT),
    (Finish(), Reason.NOT_CLOSED),
]


@pytest.mark.parametrize(("action", "reason"), REFUSED)
def test_7_4_refusals_cost_nothing_and_say_why(action: Action, reason: Reason) -> None:
    game = _opened()
    before = game.position
    assert reason_against(before, action) is reason
    with pytest.raises(EngineError):
        game.apply(action)
    assert game.position is before
    assert Claim(0, 10) in game.legal_actions()


def test_7_4_nothing_due_whatever_the_number() -> None:
    game = _opened()
    game.apply(Play(1, Tile.of(5, 1), at=0, port=1))
    for points in (0, 5, 10, 11):
        assert reason_against(game.position, Claim(1, points)) is Reason.NOTHING_DUE
    assert reason_against(game.position, Muggins(2, 11)) is Reason.WRONG_COUNT


def test_7_5_the_last_tile_never_opens_to_muggins_and_everything_waits_for_finish() -> None:
    setup = Setup(find_variant("all-fives"))
    game = Round(shortened.position(setup, shortened.hands("5-0/4-4 3-1"), table="5-5"))
    events = game.apply(Play(0, Tile.of(5, 0), at=0, port=1))
    assert events[-1] == HandEnded("out", 0)
    assert game.position.phase is Phase.CLOSING
    assert game.legal_actions() == (Claim(0, 10), Finish())
    assert reason_against(game.position, Muggins(1, 10)) is Reason.MUGGINS_CLOSED
    assert reason_against(game.position, Knock(1)) is Reason.HAND_CLOSED
    game.apply(Finish())
    assert game.position.points == (10, 0)
    assert game.result is not None
    assert (game.result.how, game.result.side, game.result.points) == ("out", 0, 10)
    assert reason_against(game.position, Claim(0, 10)) is Reason.ROUND_OVER


@pytest.mark.parametrize("game", ["all-fives", "all-fives-and-threes"])
def test_7_5_every_ended_round_waits_whatever_is_due(game: str) -> None:
    setup = Setup(find_variant(game))
    round_ = Round(shortened.position(setup, shortened.hands("6-1/4-4"), table="6-5 5-5@0.2"))
    round_.apply(Play(0, Tile.of(6, 1), at=0, port=1))
    assert round_.position.phase is Phase.CLOSING
    assert round_.legal_actions() == (Finish(),)


@pytest.mark.parametrize("game", ["block", "draw", "cross", "table"])
def test_7_1_no_claims_where_nothing_counts(game: str) -> None:
    setup = Setup(find_variant(game))
    position = shortened.position(setup, shortened.hands("5-0 1-1/4-4 3-1"), table="5-5")
    for action in (Claim(0, 10), Muggins(1, 10)):
        assert reason_against(position, action) is Reason.NO_CLAIMS
    after, events = apply(position, Play(0, Tile.of(5, 0), at=0, port=1))
    assert after.claimable is None
    assert len(events) == 1


def test_8_3_blocked_each_loser_pays_the_difference() -> None:
    setup = Setup(find_variant("draw"), 6, 3)
    after, events = apply(shortened.last_knock(setup, (12, 5, 20)), Knock(0))
    assert events[1:] == (HandEnded("blocked", 0), RoundOver("blocked", 1, 22))
    assert after.points == (0, 22, 0)


def test_8_5_a_tie_for_the_lowest_pays_nobody_also_among_three() -> None:
    setup = Setup(find_variant("all-fives"), 6, 3)
    game = Round(shortened.last_knock(setup, (9, 9, 20)))
    game.apply(Knock(0))
    game.apply(Finish())
    assert game.result is not None
    assert (game.result.side, game.result.points, game.position.points) == (None, 0, (0, 0, 0))


def test_8_6_partners_lowest_single_hand_is_not_asked() -> None:
    setup = Setup(find_variant("block"), 6, 4, partners=True)
    after, _ = apply(shortened.last_knock(setup, (3, 8, 20, 9)), Knock(0))
    assert after.result is not None
    assert (after.result.side, after.result.points, after.points) == (1, 6, (0, 6))
    after, _ = apply(shortened.last_knock(setup, (3, 8, 14, 9)), Knock(0))
    assert after.result is not None
    assert (after.result.side, after.points) == (None, (0, 0))


def test_8_7_a_claim_that_reaches_the_target_ends_the_round_there() -> None:
    game = Round(shortened.position(FIVES, HANDS, scores=(90, 0, 0)))
    game.apply(Play(0, Tile.of(5, 5)))
    events = game.apply(Claim(0, 10))
    assert events == (Claimed(0, 10, 0), RoundOver("target", 0, 0))
    assert game.result is not None
    assert (game.result.how, game.result.points) == ("target", 0)
    assert game.position.totals == (100, 0, 0)


def test_8_7_a_match_goes_on_until_somebody_has_100() -> None:
    match = Match(Setup(find_variant("all-fives"), 6, 2), seed=4)
    with pytest.raises(EngineError):
        match.next_round()
    random, rounds = Random(4), 1
    before: tuple[int, ...] = (0, 0)
    for _ in range(200):
        assert match.round.position.scores == before
        for _ in playing.steps(match.round, random):
            assert (match.winner is not None) == (max(match.scores) >= 100)
        before = match.scores
        if match.winner is not None:
            break
        match.next_round()
        rounds += 1
    assert match.winner == match.scores.index(max(match.scores))
    assert len(match.results) == rounds
    with pytest.raises(EngineError):
        match.next_round()


def test_8_7_every_round_of_a_match_opens_by_the_tiles_dealt() -> None:
    match = Match(Setup(find_variant("draw"), 6, 3), seed=9)
    seen = set()
    for _ in range(4):
        position = match.round.position
        lead = position.opening_tile
        assert lead is not None
        assert position.to_act is not None
        assert lead in position.hands[position.to_act]
        assert lead == max(t for hand in position.hands for t in hand if t.is_double)
        seen.add(position.hands)
        for _ in playing.steps(match.round, Random(1)):
            pass
        match.next_round()
    assert len(seen) == 4


def test_2_legal_actions_are_never_empty_before_the_end() -> None:
    position = deal(FIVES, 3)
    assert legal_actions(position)
