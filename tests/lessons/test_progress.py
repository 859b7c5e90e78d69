"""Hints with their dwell, stars, mastery with its later checks, and results files, good and bad."""

from __future__ import annotations

import json
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from domino_widget.lessons.attempt import Attempt
from domino_widget.lessons.course import Course, Terms, find_lesson
from domino_widget.lessons.mastery import Progress
from domino_widget.lessons.results import NAME, BadResults, Results, Row, read_results, write_results
from domino_widget.lessons.rows import LEVELS

TODAY = date(2026, 3, 2)


class Clock:
    """Seconds and days that a test turns on."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.moment = datetime(2026, 3, 2, 10, tzinfo=timezone.utc)

    def __call__(self) -> float:
        return self.seconds

    def now(self) -> datetime:
        return self.moment


def attempt(clock: Clock, id: str = "3.5") -> Attempt:
    return Attempt(LEVELS[id], LEVELS[id].first, None, clock=clock)


def test_a_step_opens_after_three_seconds_or_a_try() -> None:
    clock = Clock()
    one = attempt(clock)
    assert [one.hint().step for _ in range(4)] == [1, 1, 1, 1]
    clock.seconds += 2.9
    assert one.hint().step == 1
    clock.seconds += 0.2
    assert [one.hint().step, one.hint().step] == [2, 2]
    one.answer(6)
    assert [one.hint().step, one.hint().step] == [3, 3]
    clock.seconds += 60
    assert [one.hint().step, one.hint().step] == [4, 4]


@pytest.mark.parametrize("most", range(5))
def test_a_teacher_caps_the_ladder(most: int) -> None:
    clock = Clock()
    one = attempt(clock)
    for wrong in range(20, 30):
        clock.seconds += 10
        one.hint(most=most)
        one.answer(wrong, most=most)
    assert one.help.step == most
    assert bool(one.help.marks) == (most >= 3)


def test_after_two_wrong_tries_the_part_comes_by_itself() -> None:
    one = attempt(Clock(), "6.3")
    one.answer("6-3@6")
    assert one.hints == 0
    one.answer("6-1@6")
    assert one.hints == 3
    assert [mark.text for mark in one.help.marks] == ["2", "6"]


@pytest.mark.parametrize(("wrong", "hints", "stars"), [(0, 0, 3), (1, 0, 2), (0, 1, 1), (2, 0, 1)])
def test_stars(wrong: int, hints: int, stars: int) -> None:
    one = attempt(Clock())
    for _ in range(hints):
        one.hint()
    for number in range(wrong):
        one.answer(20 + number)
    assert one.stars == 0
    one.answer(4)
    assert one.stars == stars
    one.answer(9)
    assert one.stars == stars


def test_the_time_runs_until_the_last_try() -> None:
    clock = Clock()
    one = attempt(clock)
    clock.seconds += 7
    one.answer(4)
    clock.seconds += 50
    assert one.seconds == 7


# Mastery


def after(*outcomes: tuple[bool, int]) -> Progress:
    """The progress after exercises, each right or not, on a day counted from today."""
    found = Progress()
    for alone, day in outcomes:
        found = found.after(alone, TODAY + timedelta(days=day))
    return found


def test_three_in_a_row_master_a_skill() -> None:
    assert not after((True, 0), (True, 0)).mastered
    assert not after((True, 0), (True, 0), (False, 0), (True, 0)).mastered
    mastered = after(*[(True, 0)] * 3)
    assert mastered.mastered
    assert mastered.due == TODAY + timedelta(days=1)
    assert (mastered.asked, mastered.alone) == (3, 3)


def test_it_is_asked_again_after_1_7_and_30_days() -> None:
    days = [(True, 0)] * 3
    assert after(*days, (True, 0)).due == TODAY + timedelta(days=1)
    assert after(*days, (True, 1)).due == TODAY + timedelta(days=8)
    assert after(*days, (True, 1), (True, 5)).due == TODAY + timedelta(days=8)
    assert after(*days, (True, 1), (True, 8)).due == TODAY + timedelta(days=38)
    kept = after(*days, (True, 1), (True, 8), (True, 40))
    assert kept.mastered
    assert kept.due is None


def test_a_miss_sends_a_skill_back_to_practice() -> None:
    missed = after(*[(True, 0)] * 3, (False, 1))
    assert not missed.mastered
    assert missed.row == 0
    assert not missed.is_due(TODAY + timedelta(days=99))


def course(folder: Path, clock: Clock, **terms: object) -> Course:
    return Course(find_lesson("03"), Terms(**terms), folder=folder, clock=clock, now=clock.now)  # type: ignore[arg-type]


def solve(held: Course, id: str, *, hint: bool = False) -> None:
    """Answers a new deal of an exercise rightly."""
    again = held.again(id)
    if hint:
        again.hint()
    again.answer(list(next(iter(again.level.question.right(again.case)))))
    held.keep(again)


def test_a_learner_masters_a_skill_and_it_comes_back(tmp_path: Path) -> None:
    clock = Clock()
    for _ in range(3):
        solve(course(tmp_path, clock), "3.5")  # a new sitting each time: the file remembers
    found = course(tmp_path, clock).progress()["cross.branches"]
    assert found.mastered
    assert not found.is_due(course(tmp_path, clock).today())
    clock.moment += timedelta(days=1)
    assert found.is_due(course(tmp_path, clock).today())


def test_help_breaks_the_row(tmp_path: Path) -> None:
    held = course(tmp_path, Clock())
    for hint in (False, False, True):
        solve(held, "3.5", hint=hint)
    assert held.progress()["cross.branches"].row == 0
    assert held.progress()["cross.branches"].alone == 2


def test_students_on_one_machine_have_their_own_progress(tmp_path: Path) -> None:
    clock = Clock()
    solve(course(tmp_path, clock, student="ada"), "3.5")
    assert course(tmp_path, clock, student="ada").progress()["cross.branches"].alone == 1
    assert course(tmp_path, clock, student="bob").progress()["cross.branches"].alone == 0


def test_two_notebooks_open_at_once_keep_each_others_rows(tmp_path: Path) -> None:
    clock = Clock()
    one, other = course(tmp_path, clock), course(tmp_path, clock)
    solve(one, "3.5")
    solve(other, "3.8")
    solve(one, "3.4")
    assert [row["exercise"] for row in read_results((tmp_path / NAME).read_text("utf-8"))] == ["3.5", "3.8", "3.4"]


# Practice


def tried(held: Course, id: str, answer: object) -> None:
    one = held.attempt(id)
    one.answer(answer)
    held.keep(one)


def test_practice_is_three_new_deals_of_the_skill_that_was_missed_last(tmp_path: Path) -> None:
    held = course(tmp_path, Clock())
    tried(held, "3.8", 18)
    tried(held, "3.5", 6)
    tried(held, "3.4", "6-6@6")
    tried(held, "3.7", 2)
    assert held.practise() == "ends.legal"
    assert list(held.practice) == ["3.p1", "3.p2", "3.p3"]
    assert {level.skill for level in held.practice.values()} == {"ends.legal"}
    codes = {held.attempt(id).deal_code for id in held.practice}
    assert len(codes) == 3
    assert None not in codes
    # Three alone in a row master it: then the miss before it is what is practised.
    for id in held.practice:
        tried(held, id, list(next(iter(held.attempt(id).level.question.right(held.attempt(id).case)))))
    assert held.progress()["ends.legal"].mastered
    assert held.practise() == "cross.branches"
    assert held.solved() == (1, len(held.levels) - 2)
    again = course(tmp_path, Clock())
    assert again.attempt("3.p1").level.skill == "cross.branches"
    assert {again.attempt(id).deal_code for id in again.practice}.isdisjoint(codes)


def test_practice_without_a_miss_takes_the_weakest_skill(tmp_path: Path) -> None:
    held = course(tmp_path, Clock())
    first = held.practise()
    assert first == held.lesson.levels[2].skill
    for id in list(held.practice):
        tried(held, id, list(next(iter(held.attempt(id).level.question.right(held.attempt(id).case)))))
    assert held.practise() != first
    held.reset()
    assert held.practice == {}


def test_nothing_to_claim_is_not_practised(tmp_path: Path) -> None:
    held = Course(find_lesson("06"), Terms(muggins=False), folder=tmp_path)
    for _ in range(12):
        assert held.practise() != "claim.window"
        for id in held.practice:
            tried(held, id, list(next(iter(held.attempt(id).level.question.right(held.attempt(id).case)))))


# Results files


def a_row(**changes: object) -> Row:
    row: Row = {
        "schema": 1,
        "lesson": "03",
        "lesson_version": 1,
        "exercise": "3.5",
        "skill": "cross.branches",
        "deal_code": None,
        "answer": "4",
        "tag": None,
        "attempts": 1,
        "hints_used": 0,
        "first_try": True,
        "correct": True,
        "seconds": 3.5,
        "finished_at": "2026-03-02T10:00:00+00:00",
        "student_code": None,
    }
    return row | changes


GOOD = write_results([a_row()])


def test_a_results_file_reads_back() -> None:
    assert read_results(GOOD) == [a_row()]
    assert read_results(write_results([])) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "broken"),
        ("{", "broken"),
        ("[" * 100_000, "broken"),
        ("[]", "foreign"),
        ("null", "foreign"),
        ('{"cells": []}', "foreign"),
        (GOOD.replace('"schema": 1', '"schema": 2', 1), "newer"),
        (GOOD.replace('"schema": 1', '"schema": "1"', 1), "newer"),
        (GOOD.replace('"correct": true', '"correct": false'), "edited"),
        (GOOD.replace('"4"', '"5"'), "edited"),
        (GOOD.replace('"tag": null,', ""), "broken"),
        (GOOD.replace('"attempts": 1', '"attempts": "1"'), "broken"),
        (GOOD.replace("2026-03-02T10:00:00+00:00", "yesterday"), "broken"),
        (GOOD.replace('"rows": [', '"rows": [7, '), "broken"),
        (GOOD[: len(GOOD) // 2], "broken"),
    ],
)
def test_a_bad_results_file_says_why_and_is_put_aside_whole(text: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadResults) as fault:
        read_results(text)
    assert fault.value.msg.id == f"lesson-results-{why}"
    (tmp_path / NAME).write_text(text, "utf-8")
    results = Results(tmp_path / NAME)
    assert [note.id for note in results.notes] == [f"lesson-results-{why}"]
    assert results.rows == []
    results.put(a_row())
    assert (tmp_path / "domino_results-1.json").read_text("utf-8") == text
    assert read_results((tmp_path / NAME).read_text("utf-8")) == [a_row()]


def test_a_file_that_goes_bad_under_an_open_lesson_loses_nothing(tmp_path: Path) -> None:
    held = course(tmp_path, Clock())
    solve(held, "3.5")
    (tmp_path / NAME).write_text("rubbish", "utf-8")
    solve(held, "3.8")
    assert [row["exercise"] for row in read_results((tmp_path / NAME).read_text("utf-8"))] == ["3.5", "3.8"]
    assert (tmp_path / "domino_results-1.json").read_text("utf-8") == "rubbish"


def test_bytes_that_are_no_text_are_put_aside(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"\xff\xfe\x00")
    assert [note.id for note in Results(tmp_path / NAME).notes] == ["lesson-results-broken"]


def test_where_nothing_can_be_written_results_last_for_the_sitting(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()  # a folder of that name: neither read nor written
    held = course(tmp_path, Clock())
    solve(held, "3.5")
    assert {note.id for note in held.results.notes} == {"lesson-results-unwritable"}
    assert held.progress()["cross.branches"].alone == 1


def test_rows_of_another_lesson_do_not_count_for_this_one(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(write_results([a_row(lesson="04", exercise="4.3")]), "utf-8")
    assert course(tmp_path, Clock()).solved()[0] == 0


def test_a_row_says_no_name_and_is_json(tmp_path: Path) -> None:
    held = course(tmp_path, Clock())
    solve(held, "3.4")
    (row,) = json.loads((tmp_path / NAME).read_text("utf-8"))["rows"]
    assert row["student_code"] is None
    assert row["deal_code"] == held.attempts["3.4"].deal_code
    assert row["lesson_version"] == held.lesson.version
