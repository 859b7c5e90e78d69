"""The review: what it calls a loss is one, in words that hold; what the coach advised it never blames."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from random import Random
from types import ModuleType
from typing import Any

import pytest

from domino_widget.analysis import belief, solve
from domino_widget.coach import explain
from domino_widget.coach.aside import attention
from domino_widget.coach.check import Checker
from domino_widget.coach.claims import Claim as Said
from domino_widget.coach.deals import Deals
from domino_widget.coach.luck import luck_steps
from domino_widget.coach.progress import Progress
from domino_widget.coach.punish import punished
from domino_widget.coach.reasons import contrasts
from domino_widget.coach.review import TURNS, Decision, Verdict, decide
from domino_widget.engine import (
    Claim,
    EngineError,
    Knock,
    Match,
    Muggins,
    Play,
    Round,
    Setup,
    Tile,
    find_variant,
    observe,
    parse_position,
    write_record,
)
from domino_widget.review_plot import plot
from domino_widget.reviewing import HandReview, Review, review
from tests.coach.asking import decisions, played
from tests.coach.saying import sentence
from tests.players.swapping import swapped

#: One set-up of each kind of game.
GAMES = ("block-6-2", "block-6-4-partners", "draw-6-3", "cross-6-2", "all-fives-6-2", "all-fives-and-threes-6-3")


@cache
def finished(name: str, seed: int, sensible: bool = False) -> Round:
    """A round played to its end; by chance unless the players are sensible."""
    *_, (game, _) = played(name, seed, sensible=sensible)
    assert game.is_over or game.legal_actions()
    if not game.is_over:
        game.apply(game.legal_actions()[-1])
    return game


@cache
def reviewed(name: str, seed: int) -> HandReview:
    return review(finished(name, seed)).hands[0]


def verdict(decision: Decision) -> Verdict:
    *_, found = (step for step in decide([decision]) if step is not None)
    return found


def claims(one: Verdict) -> list[Said]:
    return [claim for claim in (one.cost, *one.reasons, *one.punishes, one.inference) if claim is not None]


@pytest.mark.parametrize("name", GAMES)
def test_the_coach_never_calls_its_own_advice_a_mistake(name: str) -> None:
    judged = 0
    for _, seen in decisions(name, 7):
        for play in explain(seen).best:
            one = verdict(Decision(seen=seen, played=play, number=0))
            assert (one.label, one.loss) == ("fine", 0.0)
            assert play in one.right
            judged += 1
    assert judged


@pytest.mark.parametrize("name", GAMES)
def test_every_clear_loss_has_sentences_that_hold(name: str) -> None:
    for seed in range(4):
        hand = reviewed(name, seed)
        for one in hand.turns:
            seen = one.decision.seen
            checker = Checker(seen, Deals(seen, belief(seen), limit=600, samples=1_500))
            assert one.loss > one.ci >= 0
            assert one.decision.played not in one.right
            assert one.best in one.right
            for claim in claims(one):
                assert checker.holds(claim), claim
                assert sentence(claim)


def test_at_most_five_turns_in_the_order_of_play_and_the_largest_losses() -> None:
    whole = [verdict for name in GAMES for seed in range(3) for verdict in reviewed(name, seed).verdicts]
    clear = [one for one in whole if one.clear]
    assert len(clear) > TURNS
    for name in GAMES:
        hand = reviewed(name, 0)
        numbers = [one.decision.number for one in hand.turns]
        assert numbers == sorted(numbers)
        assert len(numbers) == min(TURNS, sum(one.clear for one in hand.verdicts))


def test_a_void_given_away_is_named_with_the_tile_that_punishes_it() -> None:
    """A knocked on 3 and 2, so 6-2 on the 6 shuts A out: both ends are 2 then. After 6-4 A may play a 4."""
    game = Round(parse_position("block 3-2 6-6,5-4,4-4,1-0/6-3,6-2,6-4,2-1 5-5,5-0 A 0 0/0 -"))
    game.apply(Knock(0))
    game.apply(Play(1, Tile.parse("6-3"), at=0, port=1))
    game.apply(Play(0, Tile.parse("6-6"), at=1, port=1))
    seen = game.observe(1)
    plays = {str(play.tile): play for play in seen.plays if isinstance(play, Play) and play.at == 2}
    sight = explain(seen).sight
    assert sight is not None
    reasons = {claim.kind: claim for claim in contrasts(sight, plays["6-2"], plays["6-4"])}
    assert reasons["cannot-void"].args["values"] == "2"
    (answer,) = punished(sight, plays["6-2"], plays["6-4"])
    assert 4 in Tile.parse(answer.args["answer"])
    assert 2 not in Tile.parse(answer.args["answer"])


def test_attention_counts_claims_missed_given_away_and_never_called() -> None:
    game = Round(parse_position("all-fives . 5-5,4-1,0-0/5-0,3-2,6-5 6-6,6-4,4-4 A 0 0/0 -"))
    game.apply(Play(0, Tile.parse("5-5")))  # ten, not claimed
    game.apply(Play(1, Tile.parse("5-0"), at=0, port=1))  # ten again, claimed
    game.apply(Claim(1, 10))
    game.apply(Muggins(1, 10))
    seen = attention(game.steps, 0)
    assert (seen.due, seen.missed, seen.given, seen.uncalled, seen.tiles) == (10, 10, 10, 0, ("5-5",))
    rival = attention(game.steps, 1)
    assert (rival.due, rival.missed, rival.given, rival.uncalled) == (10, 0, 0, 0)


def test_missed_claims_are_no_part_of_the_loss() -> None:
    hand = reviewed("all-fives-6-2", 1)
    assert hand.lost == pytest.approx(sum(one.points for one in hand.verdicts))
    assert hand.attention.due >= hand.attention.missed >= hand.attention.given


@pytest.mark.parametrize("name", ("block-6-2", "block-6-4-partners"))
def test_hindsight_is_what_the_solver_says(name: str) -> None:
    met = 0
    for seed in range(6):
        game, hand = finished(name, seed), reviewed(name, seed)
        if hand.hindsight is None:
            continue
        met += 1
        args = hand.hindsight.args
        gains = []
        for position, action, _ in game.steps:
            if isinstance(action, Play) and action.seat == hand.seat and position.layout.tiles:
                values = solve(position).plays
                gains.append(max(values.values()) - values[action])
        assert max(gains) == args["points"]
    assert met


def test_review_of_a_record_and_of_its_match_are_one() -> None:
    match = Match(Setup(find_variant("block"), seats=2), seed=3)
    while not match.round.is_over:
        match.apply(match.round.legal_actions()[0])
    match.next_round()
    whole, again = review(write_record(match)), review(match)
    assert [hand.rows() for hand in whole.hands] == [hand.rows() for hand in again.hands]
    assert len(whole.hands) == 1  # the hand in play has nothing to review yet


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace('[Format "1"]', '[Format "99"]'),
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("A:", "B:", 1),
        lambda text: text[:0],
        len,
    ],
)
def test_a_record_that_is_another_s_cut_short_or_impossible_is_refused_in_one_sentence(
    change: Callable[[str], Any],
) -> None:
    match = Match(Setup(find_variant("draw"), seats=2), seed=5)
    while not match.round.is_over:
        match.apply(match.round.legal_actions()[0])
    with pytest.raises(EngineError) as refused:
        review(change(write_record(match)))
    assert str(refused.value).count("\n") == 0
    assert str(refused.value).endswith((".", "?"))


def test_a_hand_in_play_and_a_seat_that_is_not_there_are_refused() -> None:
    match = Match(Setup(find_variant("block"), seats=2), seed=3)
    with pytest.raises(EngineError, match="still in play"):
        review(match)
    with pytest.raises(EngineError, match="no seat"):
        review(finished("block-6-2", 0), seat=5)


def test_the_table_is_a_data_frame_where_pandas_is_and_rows_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Review((reviewed("block-6-2", 0),))
    rows = found.hands[0].rows()
    assert len(rows) == len(found.hands[0].verdicts)
    fake = ModuleType("pandas")
    fake.DataFrame = lambda given: ("frame", given)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pandas", fake)
    assert found.table() == ("frame", rows)
    monkeypatch.setitem(sys.modules, "pandas", None)
    assert found.table() == rows
    assert sum(row["loss"] for row in rows) == pytest.approx(found.lost, abs=0.01)


def test_the_picture_has_a_mark_for_every_turn() -> None:
    hand = reviewed("block-6-2", 0)
    assert hand.svg().count("<circle") == len(hand.verdicts)
    assert hand.svg().startswith("<svg ")


def test_numbers_of_the_picture_have_signs_and_do_not_lie_on_one_another() -> None:
    drawn = plot([(1.5, -0.04), (0.5, 0.0)], ["A:4-4", "A:6-0@4-4"])
    assert 'aria-label="4-4: +0.0 / +1.5; 6-0: +0.0 / +0.5"' in drawn
    assert re.findall(r">([^<>-]+)</text>", drawn) == ["0", "+1.50"]
    assert re.findall(r">([-+][0-9.]+)</text>", plot([(9.0, -7.4)], ["A:4-4"])) == ["-7", "+9"]


def test_progress_adds_up_by_game_and_skill_and_comes_back_from_plain_data() -> None:
    hands = [reviewed(name, seed) for name in ("block-6-2", "all-fives-6-2") for seed in range(3)]
    progress = Review(tuple(hands)).progress()
    block = progress.games["block"]
    assert block.hands == 3
    assert block.lost == pytest.approx(sum(hand.lost for hand in hands[:3]))
    assert block.decisions == sum(not one.forced for hand in hands[:3] for one in hand.verdicts)
    assert block.each == pytest.approx(block.lost / block.decisions)
    missed = sum(hand.attention.missed for hand in hands)
    assert (progress.skills["claim.window"].lost if missed else 0) == missed
    assert Progress.from_dict(progress.to_dict()) == progress


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"format": 2},
        {"format": 1, "games": {"chess": {}}, "skills": {}},
        {"format": 1, "games": {"block": {"hands": -1, "decisions": 0, "lost": 0, "recent": []}}, "skills": {}},
        {
            "format": 1,
            "games": {"block": {"hands": 1, "decisions": 0, "lost": float("nan"), "recent": []}},
            "skills": {},
        },
    ],
)
def test_progress_that_was_changed_is_refused(data: object) -> None:
    with pytest.raises(EngineError, match="begun anew"):
        Progress.from_dict(data)


def test_luck_is_zero_on_average_and_opposite_for_two_sides() -> None:
    def luck(game: Round, side: int) -> float:
        *_, found = (one for one in luck_steps([step[:2] for step in game.steps], side) if one is not None)
        return float(found)

    games = [finished("draw-6-2", seed) for seed in range(12)]
    lucks = [(luck(game, 0), luck(game, 1)) for game in games]
    assert all(abs(one + other) < 1e-9 for one, other in lucks)
    mean = sum(one for one, _ in lucks) / len(lucks)
    spread = (sum((one - mean) ** 2 for one, _ in lucks) / len(lucks)) ** 0.5
    assert abs(mean) < 3 * spread / len(lucks) ** 0.5


def test_the_words_of_a_verdict_do_not_know_what_was_hidden() -> None:
    game = finished("block-6-2", 2)
    place, action = next((i, one) for i, one in enumerate(game.actions) if isinstance(one, Play) and i > 2)
    position = game.steps[place][0]
    log = [event for step in game.steps[:place] for event in step[2]]
    here = observe(position, log, action.seat)
    there = observe(*swapped(position, log, action.seat, Random(3)), action.seat)
    one, other = (verdict(Decision(seen=seen, played=action, number=0)) for seen in (here, there))
    assert list(map(sentence, claims(one))) == list(map(sentence, claims(other)))
    assert (one.loss, one.label) == (other.loss, other.label)
