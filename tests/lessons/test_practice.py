"""Practice after a review, and learn mode: three exercises in place of the table, and opponents that go up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from domino_widget import DominoTable
from domino_widget.engine import parse_position
from domino_widget.keeping import RESULTS
from domino_widget.learning import Learning
from domino_widget.lesson import lesson
from domino_widget.lessons.results import read_results
from domino_widget.lessons.rows import LESSONS, SKILLS
from domino_widget.reviewing import review
from domino_widget.saving import read_table, write_table
from domino_widget.store import open_store
from domino_widget.table import Table
from domino_widget.wire import snapshot
from domino_widget.wire.practice import lesson_of, skill_of
from tests.loops import run_apart

#: A hand of Block in two plays: A kept 6-6 and gave B the round.
LOST = "block 5-1 6-6,6-5,1-0/5-4,4-1 - A 0 0/0 -"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("DOMINO_WIDGET_DATA", str(tmp_path / "data"))
    return here


def over(game: str = "block") -> DominoTable:
    """A table whose first hand is over."""
    widget = DominoTable(game, seed=4)
    finish(widget)
    return widget


def finish(widget: DominoTable) -> None:
    """Plays the hand to its end, claiming nothing."""
    while not widget.table.round.is_over:
        match widget.table.wait.kind:
            case "window":
                widget.play_on()
            case "finish":
                widget.play(".")
            case _:
                widget.play(widget.legal_plays[0])


class Line:
    """The messages of a browser to a widget, and its answers."""

    def __init__(self, widget: Any) -> None:
        self.widget = widget
        self.sent: list[Any] = []
        widget.send = self.sent.append

    def ask(self, type: str, **rest: object) -> dict[str, Any]:
        self.widget._receive({"v": 1, "id": "a", "rev": self.widget.state["rev"], "type": type, **rest})
        found: dict[str, Any] = self.sent[-1]
        return found


@pytest.mark.parametrize("skill", ["plan.block_dump", "claim.window", "infer.void", "sum.multiple", "sum.doubles"])
@pytest.mark.parametrize("game", ["block", "draw", "cross", "all-fives"])
def test_every_skill_that_a_review_names_has_a_lesson_and_that_of_the_game_comes_first(skill: str, game: str) -> None:
    found = lesson_of(skill, game)
    assert found is not None
    own = [one for one in LESSONS.values() if one.round["game"] == game]
    if any(level.skill == skill and level.graded for one in own for level in one.levels):
        assert found.round["game"] == game


def test_three_exercises_stand_in_place_of_the_table_and_their_results_under_its_token() -> None:
    widget = over("all-fives")
    line = Line(widget)
    table = widget.state
    assert line.ask("practise", skill="sum.doubles")["ok"]
    page = widget.state["lesson"]
    assert [part["id"] for part in page["parts"]] == ["6.p1", "6.p2", "6.p3"]
    assert (page["practice"], page["kind"], page["home"]) == (True, "exercise", None)
    codes = set()
    for number in range(3):
        assert line.ask("act", action=f"go {number}")["ok"]
        desk = widget._instead.practice.desk
        assert desk is not None
        attempt = desk.course.attempt(page["parts"][number]["id"])
        assert attempt.level.skill == "sum.doubles"
        codes.add(attempt.deal_code)
        right = next(iter(attempt.level.question.right(attempt.case)))
        assert line.ask("act", action="answer " + ", ".join(map(str, right)))["ok"]
        assert widget.state["exercise"]["stars"] == 3
    assert len(codes) == 3
    kept = open_store().read(widget.token or "", RESULTS)
    assert kept is not None
    assert {row["deal_code"] for row in read_results(kept)} == codes
    # Nothing of the table is touched, and it comes back as it was.
    assert line.ask("act", action="next")["ok"] is False
    assert line.ask("act", action="leave")["ok"]
    assert widget.state == table
    # The next three are others.
    assert line.ask("practise", skill="sum.doubles")["ok"]
    desk = widget._instead.practice.desk
    assert desk is not None
    again = {one.deal_code for one in desk.course.attempts.values()}
    assert len(again) == 3
    assert not again & codes


@pytest.mark.parametrize("skill", ["", "open", None, 5, [], "x" * 1000])
def test_no_such_skill_is_one_refusal(skill: object) -> None:
    widget = over()
    line = Line(widget)
    before = widget.state
    assert line.ask("practise", skill=skill)["error"]["code"] == "bad-request"
    assert widget.state == before


def test_nobody_practises_in_the_middle_of_a_hand() -> None:
    widget = DominoTable("block", seed=4)
    assert Line(widget).ask("practise", skill="infer.void")["error"]["code"] == "nothing-to-review"


def test_the_review_names_the_skill_of_the_turn_that_cost_most() -> None:
    table = Table.from_position(parse_position(LOST))
    table.play("1-0@5-1")
    while table.wait.kind == "act":
        table.play(table.observe(0).plays[0])
    hand = review(table.round).hands[0]
    assert hand.turns
    worst = max(hand.turns, key=lambda one: one.points)
    assert skill_of(hand) == worst.skill in SKILLS

    async def asked() -> Any:
        line = Line(DominoTable.from_table(table))
        line.widget._receive({"v": 1, "id": "a", "rev": table.revision, "type": "review"})
        while not line.sent:
            await asyncio.sleep(0)
        return line.sent[-1]["result"]

    assert run_apart(asked())["practise"] == worst.skill


def test_a_hand_without_a_mistake_ends_in_practice_too() -> None:
    table = Table.from_position(parse_position("block 5-1 5-0/6-6,3-3 - A 0 0/0 -"))
    table.play("5-0@5-1")
    hand = review(table.round).hands[0]
    assert not hand.turns
    assert skill_of(hand) == "plan.block_dump"


def test_practice_after_the_round_of_a_lesson_counts_for_the_lesson(folder: Path) -> None:
    session = lesson("06")
    widget = session.round()
    assert widget is not None
    finish(widget)
    line = Line(widget)
    assert line.ask("practise", skill="claim.window")["ok"]
    assert widget._instead.practice.desk is not None
    attempt = widget._instead.practice.desk.course.attempt("6.p1")
    right = next(iter(attempt.level.question.right(attempt.case)))
    assert line.ask("act", action="answer " + ", ".join(map(str, right)))["ok"]
    assert [row["exercise"] for row in session.course.results.rows] == ["6.p1"]
    assert (folder / "domino_results.json").is_file()


# ---- learn mode ---------------------------------------------------------------------------------------------------


def learner(levels: list[str]) -> Table:
    """A table of three at which every hand so far is won by A at once."""
    table = Table.from_position(parse_position("block 5-1 5-0/6-6,3-3/4-4,2-2 - A 0 0/0/0 -"), levels=levels)
    table.learning = Learning()
    return table


def win(table: Table) -> None:
    """A wins this hand, whatever was dealt."""
    while not table.round.is_over:
        table.play(table.observe(0).plays[0])
    result = table.round.result
    assert result is not None


def test_the_opponents_go_up_a_level_after_two_hands_that_were_won() -> None:
    table = learner(["club", "novice", "expert"])
    win(table)
    assert table.round.result is not None
    assert table.round.result.side == 0
    table.learning = Learning(1)
    kept = read_table(write_table(table))
    for one in (table, kept):
        one.next_round()
        assert one.levels == ("club", "club", "expert")
        assert [(note.kind, note.seat) for note in one.notes] == [("level-up", 1)]
        assert one.learning is not None
        assert one.learning.wins == 0
        log = snapshot(one)["log"]
        assert [line["seat"] for line in log if line["kind"] == "level-up"] == [1]
        assert snapshot(one)["learn"]


def test_one_hand_or_a_lost_one_changes_nothing() -> None:
    table = learner(["club", "novice", "novice"])
    win(table)
    table.next_round()
    assert table.levels == ("club", "novice", "novice")
    assert table.learning is not None
    assert table.learning.wins == 1
    lost = Table.from_position(parse_position("block 5-1 6-6,4-4/5-0 - B 0 0/0 -"), levels=["club", "novice"])
    lost.learning = Learning(1)
    lost.next_round()
    assert (lost.levels, lost.learning.wins) == (("club", "novice"), 1)


def test_undo_is_there_after_every_turn_of_a_lesson_s_round() -> None:
    widget = lesson("01").round()
    assert widget is not None
    turns = 0
    while widget.table.wait.kind == "act":
        widget.play(widget.legal_plays[0])
        if widget.table.round.is_over:
            break
        turns += 1
        assert widget.state["buttons"]["undo"]["on"]
        before = widget.table.position
        widget.undo()
        widget.redo()
        assert widget.table.position == before
    assert turns > 1
