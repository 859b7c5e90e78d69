"""The results of a class in one table, and how far each student is with each skill."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from domino_widget.engine import RulesError
from domino_widget.lessons.course import Terms, find_lesson
from domino_widget.lessons.csv_text import csv_text, printable
from domino_widget.lessons.faults import LessonFault
from domino_widget.lessons.mastery import Progress, progress
from domino_widget.lessons.results import FIELDS, Row
from domino_widget.lessons.rows import LEVELS
from domino_widget.message import Msg, msg
from domino_widget.texts import check_language, say

from .picture import Cell, heat_map, text_table
from .submissions import Wanted, by_student, find_files, read_submissions

#: The columns of the summary.
SUMMARY = ("student_code", "skill", "asked", "alone", "mastered")


@dataclass(frozen=True, slots=True)
class ClassResults:
    """The results of a class.

    ``rows`` has one row for each student and exercise: the best of the deals that were tried. ``progress`` tells, by
    student and skill, how many exercises were asked and how many of them solved at once without help, over all
    deals. ``notes`` are the sentences about files and rows that were left out or changed, ``seed`` is the class.
    """

    rows: tuple[Row, ...]
    progress: Mapping[str, Mapping[str, Progress]]
    notes: tuple[Msg, ...]
    lang: str = "en"
    seed: str | None = None

    def to_csv(self, path: str | Path | None = None, *, summary: bool = False) -> str | None:
        """The table, or its summary by student and skill, as CSV: into a file, or as text without one."""
        columns = SUMMARY if summary else tuple(FIELDS)
        text = csv_text(columns, self.summary() if summary else self.rows)
        if path is None:
            return text
        # The mark at its beginning tells spreadsheets which letters these are.
        self._write(path, "\ufeff" + text)
        return None

    def summary(self) -> list[dict[str, object]]:
        """For each student and skill: exercises ``asked``, solved ``alone``, and whether the skill is mastered."""
        return [
            {
                "student_code": student,
                "skill": skill,
                "asked": found.asked,
                "alone": found.alone,
                "mastered": found.mastered,
            }
            for student, skills in self.progress.items()
            for skill, found in skills.items()
        ]

    def picture(self, path: str | Path | None = None) -> str:
        """Who can do what, as an SVG: students down, skills across, darker for more; also into a file."""
        drawn = heat_map(self._cells(), self._skills(), self._heading(), self._legend())
        if path is not None:
            self._write(path, drawn)
        return drawn

    def text(self) -> str:
        """The same as text."""
        if not self.rows:
            return say(msg("class-nothing"), self.lang)
        return "\n".join([*self._heading(), "", text_table(self._cells(), self._skills()), "", self._legend()])

    def said(self) -> list[str]:
        """The notes as sentences."""
        return [say(note, self.lang) for note in self.notes]

    def _write(self, path: str | Path, text: str) -> None:
        try:
            Path(path).write_bytes(text.encode("utf-8", "replace"))
        except OSError as error:
            why = msg("class-unwritable", name=str(path)[:200], why=error.strerror or "")
            raise RulesError(say(why, self.lang)) from None

    def _cells(self) -> dict[str, dict[str, Cell]]:
        return {
            student: {skill: Cell(found.alone, found.asked, found.mastered) for skill, found in skills.items()}
            for student, skills in self.progress.items()
        }

    def _skills(self) -> dict[str, str]:
        """The skills that were asked, by their names, in order of the lessons."""
        asked = {skill for skills in self.progress.values() for skill in skills}
        order = dict.fromkeys(level.skill for level in LEVELS.values())
        return {skill: say(msg(f"skill-{skill.replace('.', '-')}"), self.lang) for skill in order if skill in asked}

    def _heading(self) -> tuple[str, str]:
        """What it is, and of which lessons and class."""
        numbers = sorted({str(row["lesson"]) for row in self.rows})
        of = [msg("class-of-lessons", numbers=", ".join(numbers))]
        if len(numbers) == 1:
            title = say(msg(f"lesson-{numbers[0]}-title"), self.lang)
            of = [msg("class-of-lesson", number=numbers[0], title=title)]
        if self.seed is not None:
            of.append(msg("class-of-class", **{"class": printable(self.seed)[:60]}))
        return say(msg("class-picture"), self.lang), " · ".join(say(one, self.lang) for one in of)

    def _legend(self) -> str:
        return say(msg("class-legend"), self.lang)

    def __repr__(self) -> str:
        return "\n".join([*self.said(), self.text()])

    def _repr_html_(self) -> str:
        notes = "".join(f"<li>{escape(line)}</li>" for line in self.said())
        return (f"<ul>{notes}</ul>" if notes else "") + (self.picture() if self.rows else escape(self.text()))


def collect(
    where: str | Path,
    *,
    lesson: object = None,
    seed: object = None,
    per_student: bool = False,
    lang: str | None = None,
) -> ClassResults:
    """Merges the results files of a class: ``collect("submissions/*.json").to_csv("class.csv")``.

    ``where`` is a folder or a pattern. Every mark is computed anew from the deal code and the answer. ``lesson``
    keeps one lesson only; with the ``seed`` of the class (and ``per_student``) only its deals count. A file or row
    that cannot be used gets a sentence in ``notes``, and the rest goes on. RulesError if there is no such folder, or
    an argument cannot be.
    """
    language = check_language(lang) or "en"
    wanted = _wanted(lesson, seed, per_student, language)
    files = find_files(where)
    if not files:
        raise RulesError(say(msg("class-no-files", where=str(where)[:200]), language))
    notes: list[Msg] = []
    students = by_student(read_submissions(files, wanted, notes.append), notes.append)
    best = [row for rows in students.values() for row in _best(rows)]
    told = {student: progress(sorted(rows, key=_when)) for student, rows in students.items()}
    return ClassResults(tuple(best), told, tuple(notes), language, wanted.terms.seed)


def _wanted(lesson: object, seed: object, per_student: bool, lang: str) -> Wanted:
    try:
        number = None if lesson is None else find_lesson(lesson).number
    except LessonFault as fault:
        raise RulesError(say(fault.msg, lang)) from None
    if per_student and seed is None:
        raise RulesError(say(msg("class-seed-missing"), lang))
    return Wanted(number, Terms(seed=None if seed is None else str(seed), per_student=bool(per_student)))


def _best(rows: list[Row]) -> list[Row]:
    """The best row of each exercise: right, with fewer hints, after fewer tries, the first such."""
    found: dict[tuple[str, str], Row] = {}
    for row in sorted(rows, key=lambda row: (not row["correct"], row["hints_used"], row["attempts"], _when(row))):
        found.setdefault((row["exercise"], row["skill"]), row)
    order = {id: number for number, id in enumerate(LEVELS)}
    return sorted(found.values(), key=lambda row: (row["lesson"], order.get(row["exercise"], len(order)), _when(row)))


def _when(row: Mapping[str, Any]) -> str:
    return str(row["finished_at"])
