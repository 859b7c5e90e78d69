"""The coach as it is asked at a table and over the wire: refused in one sentence, in slices, and never counted as
help where there is nothing to choose."""

from __future__ import annotations

import asyncio
from fractions import Fraction
from typing import Any

import pytest

from domino_widget.analysis import belief
from domino_widget.coach import explain_steps, worlds
from domino_widget.coach.review import Decision, decide
from domino_widget.engine import Play, Tile, parse_position
from domino_widget.keeping import Keeper
from domino_widget.store import MemoryStore
from domino_widget.table import Table
from domino_widget.widget import DominoTable
from domino_widget.wire import answer
from domino_widget.wire.thinking import _turn
from tests.loops import run_apart

#: A may choose; A must knock; A must draw.
CHOICE = "block 3-2 6-3,3-1,2-0/5-5,4-4,2-1 6-6,5-0 A 0 0/0 -"
KNOCK = "block 3-2 6-6,5-4,4-4,1-0/6-3,6-2,6-4,2-1 5-5,5-0 A 0 0/0 -"
DRAW = "draw 6-2 5-5,4-4/3-3 1-0,1-1 A 0 0/0 -"


def at(line: str) -> Table:
    return Table.from_position(parse_position(line))


def ask(table: Table, kind: str, rev: int | None = None, keeper: Keeper | None = None) -> dict[str, Any]:
    message = {"v": 1, "id": "q", "type": kind, "rev": table.revision if rev is None else rev}
    return answer(table, message, keeper)[0]


def finished() -> Table:
    table = Table("block", seed=5)
    while not table.round.is_over:
        table.submit(None, table.observe(table.viewer).plays[0])
    return table


def test_explain_gives_claims_whose_numbers_can_be_worked_out_again() -> None:
    table = at(CHOICE)
    told = table.coach.explain()
    assert table.assisted
    counted = next(claim for claim in told.memory if claim.kind == "count" and claim.args["value"] == 3)
    assert dict(counted.args) == {"value": 3, "all": 7, "table": 1, "mine": 2, "unseen": 4}
    known = belief(table.observe(0))
    for claim in told.claims:
        if claim.level == "chance":
            assert isinstance(claim.p, Fraction)
            assert claim.ci == 0
    assert known.chance(Tile.of(5, 5), 1) == Fraction(3, len(known.unseen))


@pytest.mark.parametrize("line", [KNOCK, DRAW])
def test_fault_60_a_knock_or_draw_has_nothing_to_explain_and_is_no_help(line: str) -> None:
    table = at(line)
    told = table.coach.explain()
    assert told.done
    assert not told.advice
    result = ask(table, "explain")
    assert result["ok"]
    assert result["result"]["counts"] is False
    assert not table.assisted


def test_after_the_hand_there_is_nothing_to_explain() -> None:
    table = finished()
    assert ask(table, "explain")["result"]["advice"] == []
    assert table.coach.explain().claims == ()
    assert not table.assisted


def test_a_question_on_an_older_picture_is_stale_and_changes_nothing() -> None:
    table = at(CHOICE)
    for kind in ("explain", "review"):
        refused = ask(table, kind, rev=table.revision - 1)
        assert (refused["ok"], refused["error"]["code"]) == (False, "stale")
    assert not table.assisted


def test_a_hand_in_play_has_no_review() -> None:
    refused = ask(at(CHOICE), "review")
    assert refused["error"]["code"] == "nothing-to-review"


def test_memory_travels_only_where_the_screen_may_show_it() -> None:
    table = at(CHOICE)
    assert ask(table, "explain")["result"]["memory"] == []
    table.assist = type(table.assist)(memory=True)
    assert ask(table, "explain")["result"]["memory"]


def test_the_review_travels_with_each_turn_s_plays_and_adds_to_the_progress_once() -> None:
    table, keeper = finished(), Keeper(MemoryStore())
    keeper.start()
    first = ask(table, "review", keeper=keeper)["result"]
    again = ask(table, "review", keeper=keeper)["result"]
    assert first == again
    assert [(one["game"], one["hands"]) for one in first["progress"]["games"]] == [("block", 1)]
    asked = answer(table, {"v": 1, "id": "q", "type": "history", "rev": table.revision}, keeper)[0]
    assert asked["result"]["progress"] == first["progress"]
    for turn in first["turns"]:
        by_action = {play["action"]: play for play in turn["plays"]}
        assert by_action[turn["best"]]["right"]
        assert not by_action[turn["played"]]["right"]
        assert turn["picture"].startswith("<svg")


def test_empty_arms_that_words_do_not_tell_apart_stand_in_the_review_once() -> None:
    """After the opening double a tile fits each arm alike, and the reader is asked for the tile."""
    table = at("cross 6-6* 6-1,6-2,3-2,4-3/5-5,4-4,5-4 1-1,1-0 A 0 0/0 -")
    seen = table.observe(0)
    action = seen.plays[-1]
    assert isinstance(action, Play)
    table.round.apply(action)
    *_, found = (one for one in decide([Decision(seen=seen, played=action, number=0)]) if one is not None)
    turn = _turn(table, found)
    assert [play["tile"] for play in turn["plays"]] == ["6-1", "6-2"]
    assert len(seen.plays) == len(found.right) == 8
    actions = {play["action"] for play in turn["plays"]}
    assert {turn["played"], turn["best"]} <= actions


def test_the_search_pauses_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # As on a machine that needs a slice of time for each of its steps.
    monkeypatch.setattr(worlds, "SLICE", 0.0)
    table = Table("all-fives", seed=3)
    steps = list(explain_steps(table.observe(table.viewer)))
    assert sum(step is None for step in steps) > 3
    first, last = (next(step for step in order if step is not None) for order in (steps, steps[::-1]))
    assert not first.done
    assert last.done


def test_others_are_answered_while_the_coach_thinks_and_a_moved_table_makes_the_question_stale() -> None:
    widget = DominoTable.from_table(at(CHOICE))
    sent: list[dict[str, Any]] = []
    widget.send = sent.append

    def message(name: str, kind: str, **more: Any) -> dict[str, Any]:
        return {"v": 1, "id": name, "type": kind, "rev": widget.table.revision, **more}

    async def talk() -> None:
        widget._receive(message("slow", "explain"))
        widget._receive(message("quick", "settings"))
        widget._receive(message("move", "act", action=widget.legal_plays[0]))
        for _ in range(400):
            await asyncio.sleep(0)

    run_apart(talk())
    by_name = {one["re"]: one for one in sent}
    assert sent[0]["re"] == "quick"
    assert by_name["move"]["ok"]
    assert by_name["slow"]["error"]["code"] == "stale"
    assert not widget.table.assisted
