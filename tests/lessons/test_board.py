"""The click track without a browser: what travels, what is asked of it, and that no answer is among it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from domino_widget.lesson import lesson
from domino_widget.lesson.board import ExerciseBoard
from domino_widget.lesson.tables import exercise_html
from domino_widget.lessons.results import NAME, read_results
from domino_widget.lessons.rows import LESSONS, LEVELS
from domino_widget.message import as_html
from domino_widget.wire.exercise import ExerciseDesk as Desk

Json = dict[str, Any]
#: All that is said of an exercise before it is answered.
TOLD = {
    *("id", "kind", "one", "task", "fields", "options", "board", "hideHand", "hideEnds", "hands", "hints", "most"),
    *("marks", "tries", "given", "silent", "correct", "stars", "told", "code", "game", "skill", "row", "mastered"),
    *("before", "arrows", "trap", "room", "answer"),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def desk(id: str, **terms: object) -> Desk:
    return Desk(lesson(f"0{id[0]}", **terms).course, id)


def ask(held: Desk, type: str = "act", **rest: object) -> Json:
    return held.answer({"v": 1, "id": "x-1", "rev": held.revision, "type": type, **rest})


def right(held: Desk) -> str:
    attempt = held.attempt
    return ", ".join(map(str, next(iter(attempt.level.question.right(attempt.case)))))


def values(found: object) -> Iterator[object]:
    if isinstance(found, dict):
        for one in found.values():
            yield from values(one)
    elif isinstance(found, list):
        for one in found:
            yield from values(one)
    else:
        yield found


@pytest.mark.parametrize("id", LEVELS)
def test_the_browser_gets_what_is_asked_and_no_answer(id: str) -> None:
    held = desk(id)
    state = held.state()
    json.dumps(state)
    told = state["exercise"]
    assert set(told) == TOLD
    assert (told["hints"], told["marks"], told["told"], told["given"]) == ([], [], [], [])
    # No tile tells whether it can be played, and nobody is to act.
    assert all(tile["plays"] == [] and tile["why"] is None for tile in state["hand"])
    assert state["assist"] == {"playable": False, "count": False, "memory": False}
    assert (state["count"], state["toAct"], state["buttons"], state["position"]) == (None, None, {}, "")
    question = held.attempt.level.question
    if question.hides_ends:
        assert all(end["open"] and end["why"] is None for end in state["ends"])
    if question.kind.value == "N" and len(answer := next(iter(question.right(held.attempt.case)))) == 1:
        shown = {value for value in values(told["task"]) if isinstance(value, int)}
        assert answer[0] not in shown or id in {"3.faded"}


@pytest.mark.parametrize("id", [level.id for level in LEVELS.values() if level.arrows or level.trap])
def test_arrows_and_trap_belong_to_the_first_deal_and_the_trap_to_who_fell_into_it(id: str) -> None:
    held = desk(id)
    level = held.attempt.level
    ends = {end["id"] for end in held.state()["ends"]}
    shown = held.state()["exercise"]
    assert len(shown["arrows"]) == len(level.arrows)
    assert set(shown["arrows"]) <= ends
    assert shown["trap"] is None
    if level.trap:
        tile, _, onto = level.trap.partition("@")
        given = level.trap if level.kind.value == "P" else tile
        assert ask(held, action=f"answer {given}")["ok"]
        trap = held.state()["exercise"]["trap"]
        assert trap["tile"] == tile
        assert trap["end"] in ends
        assert f"{held.attempt.case.at.layout.tiles[int(trap['end'][0])].tile}.{trap['end'][2:]}" == onto
        # It is a play that the rules refuse.
        assert f"{tile}@{onto}" not in right(held)
    assert ask(held, action="again")["ok"]
    again = held.state()["exercise"]
    assert (again["arrows"], again["trap"]) == ([], None)


def test_a_class_is_told_the_answer_when_it_is_asked_for_and_nobody_else_is(folder: Path) -> None:
    alone = desk("3.5")
    assert ask(alone, action="reveal")["error"]["code"] == "unknown-request"
    session = lesson("03", projector=True)
    board = session.exercise("3.5")
    assert isinstance(board, ExerciseBoard)
    shown = board._desk.state()["exercise"]
    assert (shown["room"], shown["answer"], board.projector) == (True, None, True)
    assert ask(board._exercise, action="reveal")["ok"]
    told = board._desk.state()["exercise"]
    assert told["answer"]["id"] == "ask-count-ends-answer"
    # It is no try and no hint, and nothing is written of it.
    assert (told["tries"], told["hints"], told["stars"]) == (0, [], 0)
    assert not (folder / NAME).exists()
    # But what is answered after it was helped.
    assert ask(board._exercise, action=f"answer {right(board._exercise)}")["ok"]
    assert board._desk.state()["exercise"]["stars"] == 1
    [row] = read_results((folder / NAME).read_text("utf-8"))
    assert (row["hints_used"], row["first_try"]) == (4, True)
    assert session.course.solved()[0] == 0
    assert ask(board._exercise, action="again")["ok"]
    assert board._desk.state()["exercise"]["answer"] is None


def test_an_answer_that_is_shown_after_it_was_given_takes_nothing_away() -> None:
    held = desk("3.5", projector=True)
    held.room = True
    assert ask(held, action=f"answer {right(held)}")["ok"]
    assert ask(held, action="reveal")["ok"]
    assert held.state()["exercise"]["stars"] == 3


@pytest.mark.parametrize(("terms", "allowed"), [({}, True), ({"hints": 3}, False), ({"feedback": "end"}, False)])
def test_a_link_shows_a_page_to_a_room_but_where_help_is_limited(terms: dict[str, Any], allowed: bool) -> None:
    held = desk("3.5", **terms)
    reply = ask(held, "room")
    assert reply["ok"] is allowed
    assert held.state()["exercise"]["room"] is allowed
    assert ask(held, action="reveal")["ok"] is allowed
    if not allowed:
        assert reply["error"]["code"] == "lesson-room-closed"


def test_hidden_hands_stay_in_python() -> None:
    state = json.dumps(desk("6.4").state())
    for tile in ("6-5", "1-0", "3-2", "2-0"):
        assert f'"{tile}"' not in state
    # Where hands lie open the other one is shown.
    assert [hand["tiles"] for hand in desk("6.10").state()["exercise"]["hands"]] == [["6-1", "5-2", "1-1"]]


@pytest.mark.parametrize("id", [id for id, level in LEVELS.items() if level.graded])
def test_every_exercise_is_solved_by_messages(id: str, folder: Path) -> None:
    held = desk(id)
    assert ask(held, action=f"answer {right(held)}")["ok"]
    told = held.state()["exercise"]
    assert told["correct"]
    assert told["stars"] == 3
    assert told["told"][0] == {"id": "lesson-right", "args": {}}
    (row,) = read_results((folder / NAME).read_text("utf-8"))
    assert (row["exercise"], row["correct"], row["first_try"]) == (id, True, True)


def test_hints_and_a_new_deal_by_messages() -> None:
    held = desk("6.3")
    assert ask(held, action="hint")["ok"]
    assert ask(held, action="answer 6-3@6")["ok"]
    assert ask(held, action="answer 6-1@6")["ok"]
    told = held.state()["exercise"]
    assert [hint["step"] for hint in told["hints"]] == ["look", "rule", "part"]
    assert {mark["text"] for mark in told["marks"]} == {"2", "6"}
    assert {mark["end"] for mark in told["marks"]} <= {end["id"] for end in held.state()["ends"]}
    assert not told["correct"]
    before = held.state()["match"]
    assert ask(held, action="again")["ok"]
    assert held.state()["match"] != before
    assert held.state()["exercise"]["tries"] == 0


def test_feedback_at_the_end_keeps_silent_on_the_wire() -> None:
    held = desk("3.5", feedback="end")
    assert ask(held, action="answer 4")["ok"]
    told = held.state()["exercise"]
    assert (told["correct"], told["stars"], told["told"], told["row"]) == (False, 0, [], None)
    held.course.finished = True
    assert held.state()["exercise"]["correct"]


BAD: list[object] = [
    None,
    7,
    "act",
    [],
    {},
    {"v": 2, "rev": 0, "type": "act", "action": "hint"},
    {"v": 1, "rev": "0", "type": "act", "action": "hint"},
    {"v": 1, "rev": 0, "type": "act"},
    {"v": 1, "rev": 0, "type": "act", "action": 5},
    {"v": 1, "rev": 0, "type": "act", "action": "finish"},
    {"v": 1, "rev": 0, "type": "act", "action": "hint me"},
    {"v": 1, "rev": 0, "type": "act", "action": "answer " + "9" * 3000},
    {"v": 1, "rev": 0, "type": "act", "action": "answer x"},
    {"v": 1, "rev": 0, "type": "act", "action": "answer "},
    {"v": 1, "rev": 5, "type": "act", "action": "answer 4"},
    {"v": 1, "rev": 0, "type": "settings"},
    {"v": 1, "rev": 0, "type": "texts", "part": "../lessons", "lang": "en"},
    {"v": 1, "rev": 0, "type": "texts", "part": "keys", "lang": "en"},
    {"v": 1, "rev": 0, "type": "texts", "part": "lessons", "lang": "x" * 300},
]


@pytest.mark.parametrize("content", BAD)
def test_a_message_outside_the_schema_changes_nothing(content: object) -> None:
    held = desk("3.5")
    before = held.state()
    reply = held.answer(content)
    assert reply["ok"] is False
    assert reply["error"]["code"]
    assert held.state() == before


def test_the_later_module_and_the_texts_are_sent_when_asked_for() -> None:
    held = desk("3.5")
    assert "InsteadScreen" in ask(held, "later")["result"]["script"]
    assert "ask-count-ends-task" in ask(held, "texts", part="lessons", lang="en")["result"]["ftl"]


def test_an_answer_in_a_cell_shows_on_the_board_and_the_other_way_round() -> None:
    opened = lesson("03")
    board = opened.exercise("3.5")
    assert isinstance(board, ExerciseBoard)
    assert opened.score("3.5", 6) == 0.0
    assert board.state["exercise"]["told"][-1]["id"] == "ask-count-ends-branched_in_double_six"
    board._receive({"v": 1, "id": "x-1", "rev": board.state["rev"], "type": "act", "action": "answer 4"})
    assert board.state["exercise"]["stars"] == 2
    assert opened.exercise("3.5") is board


def test_a_board_is_text_and_a_picture_where_there_is_no_browser() -> None:
    board = lesson("03").exercise("3.4")
    assert isinstance(board, ExerciseBoard)
    data, _ = board._repr_mimebundle_()
    assert data["text/plain"].startswith("3.4  Which plays do you have?")
    assert "<svg" in data["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in data


def test_every_lesson_shows_all_its_exercises() -> None:
    for number in LESSONS:
        opened = lesson(number, projector=True)
        for id in opened.course.levels:
            board = opened.exercise(id)
            assert isinstance(board, ExerciseBoard)
            assert board.projector is True
            assert board.text.startswith(f"{id}  ")


def test_tiles_in_sentences_and_lines_as_html_stay_whole() -> None:
    whole = '<span style="white-space:nowrap">{}</span>'.format
    assert as_html("On 6-5 & 12-11.") == f"On {whole('6-5')} &amp; {whole('12-11')}."
    assert as_html("6-6(6-5,5-4)") == f"{whole('6-6')}(<wbr>{whole('6-5')},<wbr>{whole('5-4')})"
    # A code is no tile.
    assert as_html("K7-2Q") == "K7-2Q"
    for text in (desk("1.4").attempt, desk("3.4").attempt):
        parted = re.sub(r"<span[^>]*>[^<]*</span>|<svg.*?</svg>", "", exercise_html(text, "en"))
        assert not re.search(r"\b\d-\d\b", parted)
