"""Kinds of fault that the coach must not have, each by its number (hints, levels, reviews)."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from domino_widget.analysis import belief
from domino_widget.coach.progress import Tally
from domino_widget.engine import Match, Observation, Play, Round, Setup, deal, find_variant, parse_position
from domino_widget.keeping import COACH, Keeper
from domino_widget.reviewing import review
from domino_widget.store import MemoryStore
from domino_widget.table import Table
from domino_widget.widget import DominoTable
from domino_widget.wire import answer, snapshot
from tests.coach.saying import catalogue, sentence
from tests.coach.test_asked import CHOICE, DRAW, KNOCK, ask, at, finished

FIVES = "all-fives 6-6 6-3,5-3,4-2,3-1,2-1/6-2,4-4,1-0 6-5,6-4,2-2,5-5,4-1 A 0 0/0 -"


def worst(table: Table) -> Play:
    told = table.coach.explain()
    assert told.values is not None
    return next(move.move for move in reversed(told.values.moves) if isinstance(move.move, Play))


def test_fault_41_a_bad_move_done_again_stays_and_is_spoken_of_once() -> None:
    table = Table("draw", seed=5)
    while len(table.observe(0).plays) < 2:
        table.submit(0, table.observe(0).plays[0])
    bad = worst(table)
    table.submit(0, bad)
    there = table.position
    table.undo()
    for _ in range(2):
        assert table.wait.seat == 0
        table.redo()
        assert table.position == there
        table.undo()
    table.redo()
    assert table.position == there
    assert not table.can_redo
    while not table.round.is_over:
        table.submit(None, table.observe(table.viewer).plays[0])
    hand = review(table.round).hands[0]
    assert [one.decision.played for one in hand.verdicts].count(bad) == 1
    turns = ask(table, "review")["result"]["turns"]
    assert [turn["number"] for turn in turns] == sorted({turn["number"] for turn in turns})


def test_fault_42_asking_the_coach_changes_nothing_at_the_table() -> None:
    table = at(CHOICE)
    before = snapshot(table)
    for kind in ("explain", "hint"):
        asked = answer(table, {"v": 1, "id": "q", "type": kind, "rev": table.revision, **_more(kind)})[0]
        assert asked["ok"]
    after = snapshot(table)
    assert {key: after[key] for key in before if key != "assisted"} == {
        key: before[key] for key in before if key != "assisted"
    }


def _more(kind: str) -> dict[str, Any]:
    return {"step": 4} if kind == "hint" else {}


def test_fault_58_the_review_names_what_would_score_how_many_are_unseen_and_the_better_play() -> None:
    named = 0
    for seed in range(30):
        game = Round(deal(Setup(find_variant("all-fives"), seats=2), seed))
        random = Random(seed)
        while not game.is_over:
            game.apply(random.choice(game.legal_actions()))
        for one in review(game).hands[0].turns:
            scorers = next((claim for claim in one.punishes if claim.kind == "scorers"), None)
            if scorers is not None:
                assert one.best != one.decision.played
                assert one.cost is not None
                _recounted(one.decision.seen, one.decision.played, scorers.args)
                assert f"{scorers.args['unseen']} tiles you could not see" in sentence(scorers)
                named += 1
        if named >= 5:
            return
    pytest.fail("no play that opens a scoring count was met")


def _recounted(seen: Observation, played: Play, args: Any) -> None:
    """The tiles worked out again from the table alone: the set less what lies and what was held."""
    laid = {placed.tile for placed in seen.layout.tiles}
    unseen = [tile for tile in belief(seen).unseen if tile not in laid and tile not in seen.hand]
    end = next((e for e in seen.layout.free if (e.number, e.port) == (played.at, played.port)), None)
    after = seen.layout.with_tile(played.tile, end, played.turn) if end else seen.layout.with_tile(played.tile)
    scoring = [
        str(tile)
        for tile in unseen
        if any((made := after.with_tile(tile, e, turn).count()) and made % 5 == 0 for e, turn in after.fits(tile))
    ]
    assert args["unseen"] == len(unseen)
    assert args["tiles"] == len(scoring)
    assert set(args["list"].split(", ")) == set(scoring)


def test_fault_59_hints_need_no_switch_and_memory_one() -> None:
    table = at(CHOICE)
    plain = ask(table, "explain")["result"]
    assert plain["advice"]
    widget = DominoTable(game="draw", seed=3, assist={"memory": True})
    table = widget.table
    while not (found := ask(table, "explain")["result"])["memory"]:
        table.submit(None, table.observe(table.viewer).plays[0])
    assert all(line["msg"]["id"].startswith("coach-") for line in found["memory"])


def test_fault_59_no_sentence_of_the_coach_speaks_of_a_control() -> None:
    control = re.compile(r"\b(button|setting|option|menu|click|tap|press|switch|panel|tab)s?\b", re.IGNORECASE)
    spoken = 0
    for name, begins in (("en-coach.ftl", "coach-"), ("en.ftl", "hint-rule-"), ("en.ftl", "hint-ends-")):
        bundle = catalogue(name)
        for key, message in bundle._messages.items():
            if key.startswith(begins):
                assert not control.search(str(message.value)), key
                spoken += 1
    assert spoken > 60


@pytest.mark.parametrize("line", [KNOCK, DRAW])
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_fault_60_no_step_of_a_hint_counts_where_a_knock_or_a_draw_is_all(line: str, step: int) -> None:
    table = at(line)
    given = answer(table, {"v": 1, "id": "q", "type": "hint", "rev": table.revision, "step": step})[0]
    assert given["ok"]
    assert given["result"]["counts"] is False
    assert not table.assisted


# ---- bad input: one sentence, and nothing counted against the learner -------------------------------------------


def kept(keeper: Keeper) -> object:
    return None if keeper.token is None else keeper.store.read(keeper.token, COACH)


def test_refused_questions_count_nothing() -> None:
    table, keeper = at(CHOICE), Keeper(MemoryStore())
    keeper.start()
    before = snapshot(table)
    for kind, more in (("hint", {"step": 4}), ("explain", {}), ("review", {})):
        message = {"v": 1, "id": "q", "type": kind, "rev": table.revision - 1, **more}
        refused = answer(table, message, keeper)[0]
        assert refused["error"]["code"] == "stale"
    assert ask(table, "review", keeper=keeper)["error"]["code"] == "nothing-to-review"
    for step in (0, 5, "4", None):
        message = {"v": 1, "id": "q", "type": "hint", "rev": table.revision, "step": step}
        assert not answer(table, message, keeper)[0]["ok"]
    assert not table.assisted
    assert kept(keeper) is None
    assert snapshot(table) == before


def test_a_hint_after_the_hand_says_so_and_counts_nothing() -> None:
    table = finished()
    given = answer(table, {"v": 1, "id": "q", "type": "hint", "rev": table.revision, "step": 4})[0]["result"]
    assert given["counts"] is False
    assert given["groups"][0]["lines"][0]["msg"]["id"] == "hint-over"
    assert not table.assisted


def test_a_hand_that_was_given_up_can_be_gone_through() -> None:
    table = Table("block", seed=5)
    table.submit(None, table.observe(table.viewer).plays[0])
    table.resign()
    assert not table.round.is_over
    assert ask(table, "review")["ok"]


def test_progress_that_somebody_changed_begins_anew() -> None:
    table, keeper = finished(), Keeper(MemoryStore())
    keeper.start()
    name = f"{table.match_id}/1/0"
    assert keeper.token is not None
    for text in (
        "no json",
        json.dumps([]),
        json.dumps({"progress": {"format": 1, "games": {}, "skills": {}}, "hands": [name]}),
        json.dumps({"progress": {"format": 9}, "hands": [name]}),
        json.dumps({"progress": {"format": 1, "games": {}, "skills": {}}, "hands": 7}),
    ):
        keeper.store.write(keeper.token, COACH, text)
        told = ask(table, "review", keeper=keeper)
        assert told["ok"], text


def test_a_match_s_record_is_reviewed_hand_by_hand_and_one_in_play_left_out() -> None:
    match = Match(Setup(find_variant("all-fives"), seats=2), seed=11)
    for _ in range(2):
        while not match.round.is_over:
            match.apply(match.round.legal_actions()[0])
        match.next_round()
    found = review(match)
    assert [hand.number for hand in found.hands] == [1, 2]
    games = found.progress().games["all-fives"]
    assert games.hands == 2
    assert games.recent == pytest.approx(tuple(hand.lost for hand in found.hands))
    assert Tally().each == 0.0


def test_a_position_line_is_no_record() -> None:
    with pytest.raises(Exception, match=r"\.$"):
        review(FIVES)
    assert parse_position(FIVES).layout.tiles
