"""Lessons in a page that is served to many: whose results are whose, what is kept, and what a browser may ask."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from domino_widget.classroom import collect
from domino_widget.keeping import CLASS, RESULTS, Keeper
from domino_widget.lesson import lesson
from domino_widget.lesson.board import LessonPage
from domino_widget.lesson.session import LessonSession
from domino_widget.lessons.course import due_code
from domino_widget.lessons.results import read_results
from domino_widget.lessons.rows import LESSONS
from domino_widget.store import open_store
from domino_widget.table import Table
from domino_widget.wire import answer
from domino_widget.wire.desk import Json
from domino_widget.wire.lessons import SERVED_VARIABLE
from domino_widget.wire.visitors import ASIDE

UNKNOWN = "ab" * 16


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A server's folder, which is nobody's own, and its data beside it."""
    here = tmp_path / "served"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("DOMINO_WIDGET_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("VOILA_BASE_URL", "/")
    monkeypatch.setenv(SERVED_VARIABLE, "00,01,03")
    return here


def page_of(session: LessonSession) -> LessonPage:
    assert session._page is not None
    return session._page


def ask(session: LessonSession, type: str = "act", **rest: object) -> Json:
    desk = page_of(session)._desk
    return desk.answer({"v": 1, "id": "x-1", "rev": desk.revision, "type": type, **rest})


def come(token: object = "", number: str = "00") -> tuple[LessonSession, str]:
    """A visitor whose page brings a token; the one under which results are kept."""
    session = lesson(number)
    reply = ask(session, "resume", token=token)
    return session, reply["result"]["token"]


def go(session: LessonSession, part: str) -> None:
    place = [one["id"] for one in shown(session)["parts"]].index(part)
    assert ask(session, action=f"go {place}")["ok"]


def solve(session: LessonSession, part: str) -> None:
    go(session, part)
    attempt = session.course.attempt(part)
    right = next(iter(attempt.level.question.right(attempt.case)))
    assert ask(session, action="answer " + ", ".join(map(str, right)))["ok"]


def shown(session: LessonSession) -> Json:
    found: Json = page_of(session)._desk.state()["lesson"]
    return found


def stars(session: LessonSession, part: str) -> int:
    found: dict[str, int] = {one["id"]: one["stars"] for one in shown(session)["parts"]}
    return found[part]


def test_each_visitor_has_results_of_their_own_and_a_new_kernel_finds_them(folder: Path) -> None:
    first, token = come()
    solve(first, "0.4")
    other, another = come()
    assert token != another
    assert (stars(first, "0.4"), stars(other, "0.4")) == (3, 0)
    again, same = come(token)
    assert same == token
    assert stars(again, "0.4") == 3
    go(again, "0.4")
    assert page_of(again)._desk.state()["exercise"]["before"] == 3
    assert list(folder.iterdir()) == []
    # One page knows one visitor, whatever it is told later.
    assert ask(again, "resume", token=another)["result"]["token"] == token


@pytest.mark.parametrize("token", [UNKNOWN, "", None, 5, "../" * 10, "0" * 32, "x" * 5000])
def test_a_token_that_nobody_knows_is_not_taken(token: object) -> None:
    _, given = come(token)
    assert given != token
    assert len(given) == 32


def test_before_the_page_has_told_its_token_nothing_is_kept(folder: Path) -> None:
    session = lesson("00")
    solve(session, "0.4")
    assert list(folder.iterdir()) == []
    assert not (folder.parent / "data").exists()


def test_the_app_and_the_lessons_share_a_token_whichever_came_first() -> None:
    session, token = come()
    solve(session, "0.4")
    app = Keeper(open_store())
    assert app.resume(token) is None
    assert app.token == token
    app.keep(Table("block", seed=3), {})
    again, same = come(token, "01")
    assert same == token
    listed, _ = answer(Table("block", seed=1), {"v": 1, "id": "a", "rev": 0, "type": "lessons"}, app)
    entries = {one["number"]: one for one in listed["result"]}
    assert list(entries) == list(LESSONS)
    assert entries["00"]["solved"]["args"]["alone"] == 1
    assert entries["00"]["begun"]
    assert not entries["03"]["begun"]
    assert {number: one["address"] for number, one in entries.items()} == {
        number: f"lessons/{number}" if number in ("00", "01", "03") else None for number in LESSONS
    }
    assert app.store.read(token, "table.txt") is not None
    # Delete my data deletes what was done in lessons, too.
    app.forget()
    assert again.course.results._text() is None


def test_a_broken_file_of_a_visitor_is_put_aside_with_one_sentence() -> None:
    session, token = come()
    solve(session, "0.4")
    store = open_store()
    kept = store.read(token, RESULTS)
    assert kept is not None
    store.write(token, RESULTS, kept[: len(kept) // 2])
    again, _ = come(token)
    assert [note["id"] for note in shown(again)["notes"]] == ["lesson-results-broken"]
    assert store.read(token, ASIDE) == kept[: len(kept) // 2]
    solve(again, "0.5")
    after = store.read(token, RESULTS)
    assert after is not None
    assert [row["exercise"] for row in read_results(after)] == ["0.5"]


def test_a_page_goes_through_its_parts_and_forgets_them_when_it_is_told_to() -> None:
    session, _ = come(number="03")
    parts = [one["id"] for one in shown(session)["parts"]]
    assert parts[:4] == ["head", "3.predict", "worked", "3.faded"]
    assert parts[-3:] == ["round", "practise", "progress"]
    for number, part in enumerate(parts):
        assert ask(session, action=f"go {number}")["ok"]
        state = page_of(session)._desk.state()
        json.dumps(state)
        assert ("exercise" in state) == (part in session.course.levels)
        assert state["lesson"]["at"] == number
    go(session, "practise")
    assert ask(session, action="practise")["ok"]
    assert [one["id"] for one in shown(session)["parts"]][-5:-1] == ["practise", "3.p1", "3.p2", "3.p3"]
    assert shown(session)["section"] == [{"id": "notebook-practise", "args": {}}]
    solve(session, "3.p2")
    assert stars(session, "3.p2") == 3
    solve(session, "3.5")
    assert shown(session)["section"] == [{"id": "notebook-problems", "args": {}}]
    assert ask(session, action="reset")["ok"]
    assert stars(session, "3.5") == 0
    before = page_of(session)._desk.state()
    for action in ("go 99", "go x", "go", "finish", "answer"):
        assert ask(session, action=action)["ok"] is False
    assert page_of(session)._desk.state() == before


def test_the_table_of_the_round_is_there_when_its_time_has_come_and_nothing_of_it_is_kept(folder: Path) -> None:
    session, token = come(number="01")
    table = session.round()
    assert table is not None
    assert table.layout.display == "none"
    place = shown(session)["parts"].index({"id": "round", "stars": 0})
    page_of(session)._receive({"v": 1, "id": "a", "rev": 0, "type": "act", "action": f"go {place}"})
    assert table.layout.display is None
    while table.table.wait.kind == "act":
        table.play(table.legal_plays[0])
    assert {path.name for path in (folder.parent / "data").rglob("*.*")} == set()
    assert open_store().read(token, "table.txt") is None


def enrol(session: LessonSession, seed: object = "7B-monday", student: object = "A1", own: object = False) -> Json:
    return ask(session, "class", seed=seed, student=student, own=own)


def hand_in(session: LessonSession, folder: Path) -> Path:
    """The file that the page downloads."""
    given = ask(session, "results")["result"]
    path = folder / str(given["name"])
    path.write_text(given["text"], "utf-8")
    return path


def test_a_class_and_a_code_bring_its_deals_and_the_file_that_is_collected(tmp_path: Path) -> None:
    session, token = come()
    assert enrol(session)["ok"]
    assert shown(session)["class"] == {"seed": "7B-monday", "student": "A1", "own": False}
    solve(session, "0.4")
    paper = lesson("00", seed="7B-monday").course.attempt("0.4")
    assert session.course.attempt("0.4").deal_code == paper.deal_code
    # A new Python, in another lesson, knows the class; so do the app's list of lessons and the file.
    other, _ = come(token, "01")
    assert shown(other)["class"]["student"] == "A1"
    app = Keeper(open_store())
    app.resume(token)
    listed, _ = answer(Table("block", seed=1), {"v": 1, "id": "a", "rev": 0, "type": "lessons"}, app)
    assert listed["result"][0]["solved"]["args"]["alone"] == 1
    path = hand_in(session, tmp_path)
    assert path.name == "domino-00-7B-monday-A1.json"
    found = collect(str(tmp_path / "*.json"), lesson="00", seed="7B-monday")
    assert found.said() == []
    assert [(row["student_code"], row["exercise"], row["correct"]) for row in found.rows] == [("A1", "0.4", True)]


def test_what_a_notebook_says_of_its_student_holds_until_the_page_says_otherwise() -> None:
    session = lesson("00", seed="7B-monday", student="A1", per_student=True)
    told = {"seed": "7B-monday", "student": "A1", "own": True}
    token = ask(session, "resume", token="")["result"]["token"]
    assert shown(session)["class"] == told
    solve(session, "0.4")
    assert [row["student_code"] for row in session.course.handed_in()] == ["A1"]
    assert enrol(session, student="B2")["ok"]
    again = lesson("00", seed="7B-monday", student="A1", per_student=True)
    ask(again, "resume", token=token)
    assert shown(again)["class"] == {"seed": "7B-monday", "student": "B2", "own": False}


def test_each_student_at_one_screen_has_results_and_deals_of_their_own(tmp_path: Path) -> None:
    session, _ = come()
    assert enrol(session, own=True)["ok"]
    solve(session, "0.4")
    first = session.course.attempt("0.4").deal_code
    assert enrol(session, student="B/2 \u00e9", own=True)["ok"]
    assert ask(session, "results")["error"]["code"] == "lesson-hand-in-nothing"
    assert stars(session, "0.4") == 0
    solve(session, "0.4")
    assert session.course.attempt("0.4").deal_code != first
    assert hand_in(session, tmp_path).name == "domino-00-7B-monday-B-2-\u00e9.json"
    # Who begins afresh forgets nothing of somebody else's.
    assert ask(session, action="reset")["ok"]
    assert enrol(session, own=True)["ok"]
    assert [row["student_code"] for row in session.course.handed_in()] == ["A1"]


def test_what_was_done_before_the_code_was_typed_counts() -> None:
    session, _ = come()
    solve(session, "0.4")
    assert enrol(session, seed="", student="A1")["ok"]
    assert [row["student_code"] for row in session.course.handed_in()] == ["A1"]
    # But not for the next one at this screen.
    assert enrol(session, seed="", student="B2")["ok"]
    assert session.course.handed_in() == []


def test_a_page_that_is_shown_to_a_room_has_its_exercises_and_its_round_there() -> None:
    session, _ = come()
    table = session.round()
    assert table is not None
    go(session, "0.3")
    assert ask(session, "room")["ok"]
    session._changed()
    for part in ("0.3", "0.4"):
        go(session, part)
        assert page_of(session)._desk.state()["exercise"]["room"] is True
    assert table.projector


def test_what_was_done_without_a_code_in_the_deals_of_another_seed_stays_nobodys() -> None:
    session, _ = come()
    for seed in ("8A-tuesday", "7B-monday"):
        assert enrol(session, seed=seed, student="")["ok"]
        solve(session, "0.4")
        assert ask(session, action="again")["ok"]
        solve(session, "0.4")
    assert enrol(session, student="A1")["ok"]
    theirs = [due_code(session.course.level("0.4"), session.course.terms, turn) for turn in (0, 1)]
    assert [row["deal_code"] for row in session.course.handed_in()] == theirs
    assert enrol(session, seed="8A-tuesday", student="")["ok"]
    assert len(session.course.handed_in()) == 2
    assert stars(session, "0.4") == 3


def test_who_types_a_code_where_it_is_handed_in_stays_there(tmp_path: Path) -> None:
    session, _ = come()
    solve(session, "0.4")
    page = page_of(session)
    last = len(shown(session)["parts"]) - 1
    assert ask(session, action=f"go {last}")["ok"]
    assert page.part == "progress"
    assert enrol(session, seed="", student="A1")["ok"]
    assert page.part == "progress"
    assert hand_in(session, tmp_path).name == "domino-00-A1.json"
    assert ask(session, action="go 3")["ok"]
    assert enrol(session)["ok"]
    assert page.part == "head"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"student": "x" * 41}, "lesson-class-bad-student"),
        ({"student": "A\u202e1"}, "lesson-class-bad-student"),
        ({"student": "A\n1"}, "lesson-class-bad-student"),
        ({"student": None}, "lesson-class-bad-student"),
        ({"seed": "7" * 201}, "lesson-class-bad-seed"),
        ({"seed": ["7B"]}, "lesson-class-bad-seed"),
        ({"student": " ", "own": True}, "lesson-class-own"),
    ],
)
def test_a_code_that_cannot_be_is_refused_and_changes_nothing(given: dict[str, object], code: str) -> None:
    session, token = come()
    assert enrol(session)["ok"]
    before = page_of(session)._desk.state()
    assert enrol(session, **given)["error"]["code"] == code
    assert page_of(session)._desk.state() == before
    assert come(token)[0].course.terms.student == "A1"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"student": 5}', '{"seed": "x", "own": true}'])
def test_a_class_that_was_changed_in_its_file_is_none(text: str) -> None:
    session, token = come()
    assert enrol(session)["ok"]
    open_store().write(token, CLASS, text)
    assert shown(come(token)[0])["class"] == {"seed": None, "student": None, "own": False}
