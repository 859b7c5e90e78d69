"""A class of the tests: exercises of lesson 06 done as students, and results files as they should not be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from domino_widget.classroom import ClassResults
from domino_widget.lesson import lesson
from domino_widget.lessons.results import NAME, Row, read_results, write_results
from domino_widget.lessons.rows import LESSONS

SEED = "7B-monday"
#: Exercises of lesson 06 that a student of the tests does.
DONE = ("6.1", "6.3", "6.7", "6.12")


@pytest.fixture
def hand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Row]]:
    """Does exercises of lesson 06 as a student, and hands the results in."""

    def does(name: str, student: str | None = None, wrong: tuple[str, ...] = (), **terms: Any) -> list[Row]:
        desk = tmp_path / "desks" / name
        desk.mkdir(parents=True)
        monkeypatch.chdir(desk)
        opened = lesson("06", **{"seed": SEED, "student": student, **terms})
        for id in DONE:
            case = opened.course.attempt(id).case
            accepted = list(opened.course.level(id).question.right(case))
            mistakes = opened.course.level(id).question.mistakes
            others = [one for mistake in mistakes for one in mistake.answers(case) if one not in accepted]
            opened.score(id, list(others[0] if id in wrong else accepted[0]))
        class_folder(tmp_path).joinpath(f"{name}.json").write_bytes((desk / NAME).read_bytes())
        return read_results((desk / NAME).read_text("utf-8"))

    class_folder(tmp_path).mkdir()
    return does


def class_folder(tmp_path: Path) -> Path:
    return tmp_path / "handed in"


def marks(found: ClassResults) -> dict[tuple[str, str], bool]:
    return {(row["student_code"], row["exercise"]): row["correct"] for row in found.rows}


def forge(path: Path, rows: list[Row]) -> None:
    """A results file with a right checksum, as somebody who knows how it is made could write it."""
    path.write_text(write_results(rows), "utf-8")


def a_row(**given: Any) -> Row:
    return {
        "schema": 1,
        "lesson": "06",
        "lesson_version": LESSONS[number if (number := given.get("lesson", "06")) in LESSONS else "06"].version,
        "exercise": "6.7",
        "skill": "round.each",
        "deal_code": None,
        "answer": "10",
        "tag": None,
        "attempts": 1,
        "hints_used": 0,
        "first_try": True,
        "correct": True,
        "seconds": 3.5,
        "finished_at": "2026-03-04T09:00:00+00:00",
        "student_code": "A1",
    } | given
