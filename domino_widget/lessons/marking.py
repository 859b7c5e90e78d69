"""Marks computed anew: what a row of a results file says is right counts only if its answer is right in its deal."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timezone
from functools import lru_cache
from math import isfinite

from ..codes import read_code
from ..engine import EngineError
from .answers import shown
from .course import dealt, level_of
from .faults import LessonFault
from .level import Level
from .results import Row
from .rows import LESSONS

#: Years in which a lesson can have been worked on.
_YEARS = range(2020, 2200)
_STEPS = range(5)


@dataclass(frozen=True, slots=True)
class Marked:
    """A row with its mark computed anew, and whether the file had said the same."""

    row: Row
    agrees: bool


def mark(row: Row) -> Marked:
    """A row of a results file, judged by its deal code and its answer.

    LessonFault ``class-row-lesson``, ``-version``, ``-exercise``, ``-deal`` or ``-values`` for one that cannot be
    judged here. Tries and hints are taken from the file: nothing else knows of them.
    """
    level = _level(row)
    moment = _moment(row["finished_at"])
    plausible = row["attempts"] >= 1 and row["hints_used"] in _STEPS and isfinite(row["seconds"])
    if moment is None or not plausible:
        raise LessonFault("class-row-values", exercise=row["exercise"])
    code = row["deal_code"]
    if code is not None:
        try:
            code = read_code(code).text
        except EngineError:
            raise LessonFault("class-row-deal", exercise=level.id) from None
    correct = row["answer"] in _accepted(row["lesson"], level.id, level.skill, code)
    known = {mistake.tag for mistake in level.question.mistakes}
    return Marked(
        row
        | {
            "skill": level.skill,
            "deal_code": code,
            "tag": row["tag"] if row["tag"] in known else None,
            "first_try": correct and row["first_try"] and row["attempts"] == 1,
            "correct": correct,
            "seconds": max(0.0, row["seconds"]),
            "finished_at": moment.isoformat(timespec="seconds"),
        },
        agrees=correct == row["correct"],
    )


def _level(row: Row) -> Level:
    lesson = LESSONS.get(row["lesson"])
    if lesson is None:
        raise LessonFault("class-row-lesson", lesson=row["lesson"])
    if row["lesson_version"] != lesson.version:
        here = lesson.version
        raise LessonFault("class-row-version", lesson=lesson.number, found=row["lesson_version"], here=here)
    level = level_of(lesson, row["exercise"], row["skill"])
    if level is None or not level.graded:
        raise LessonFault("class-row-exercise", exercise=row["exercise"], lesson=lesson.number)
    return level


def _moment(text: str) -> datetime | None:
    """The time of a row, in UTC."""
    try:
        moment = datetime.fromisoformat(text)
        moment = moment.astimezone(timezone.utc) if moment.tzinfo else moment.replace(tzinfo=timezone.utc)
    except (ValueError, OverflowError):
        return None
    return moment if moment.year in _YEARS else None


@lru_cache(maxsize=4096)
def _accepted(lesson: str, exercise: str, skill: str, code: str | None) -> frozenset[str]:
    """The right answers of an exercise in a deal, as rows have them."""
    level = level_of(LESSONS[lesson], exercise, skill)
    assert level is not None
    case = level.first if code is None else dealt(level, code)
    return frozenset(shown(case, answer) for answer in level.question.right(case))
