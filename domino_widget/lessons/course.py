"""A learner at work on one lesson: which deal of which exercise, what was tried, what is kept (tutor.md 1.4, 2.2)."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, datetime, timezone
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic

from ..codes import SEED_BITS, read_code, write_code
from ..engine import EngineError, Setup, find_variant
from .attempt import Attempt
from .faults import LessonFault
from .level import Case, Lesson, Level, Option
from .mastery import Progress, progress, unassisted
from .reach import fresh
from .results import NAME, Results, Row, row_of
from .rows import LESSONS, LEVELS

#: Feedback comes after each answer, or all of it after ``finish``.
NOW, END = "now", "end"
#: How many new deals practice brings.
PRACTICE = 3
#: Deals of one exercise that one student is thought to try at most.
MOST_DEALS = 200
#: What a seed grows from where the class has none: the mixed review is dealt anew even so.
_NO_SEED = "domino"


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How a lesson is held: a class seed (None: the first deals), each student's own deals, feedback now or at the
    end, how many steps of the ladder there are, whether points are claimed, and the student's code."""

    seed: str | None = None
    per_student: bool = False
    feedback: str = NOW
    hints: int = 4
    muggins: bool = True
    student: str | None = None


def find_lesson(number: object) -> Lesson:
    """The lesson of this number, ``"03"`` or ``3``; LessonFault, which lists them, if there is none."""
    text = str(number).strip() if isinstance(number, (int, str)) and not isinstance(number, bool) else ""
    found = LESSONS.get(text.zfill(2)[:2] if re.fullmatch(r"\d{1,2}", text) else text)
    if found is None:
        raise LessonFault("lesson-unknown", number=str(number)[:20], known=", ".join(LESSONS))
    return found


class Course:
    """One lesson for one learner. Times come from ``clock`` (seconds) and ``today``, rows go to ``folder``."""

    def __init__(
        self,
        lesson: Lesson,
        terms: Terms,
        *,
        folder: Path | None,
        clock: Callable[[], float] = monotonic,
        now: Callable[[], datetime] = lambda: datetime.now(timezone.utc),
    ) -> None:
        self.lesson = lesson
        self.terms = terms
        self.results = Results(folder / NAME if folder else None)
        self.levels = all_levels(lesson)
        #: Levels of one skill under ids of their own, ``3.p1``: what ``practise`` chose.
        self.practice: dict[str, Level] = {}
        self.attempts: dict[str, Attempt] = {}
        self.turns: dict[str, int] = {}
        self.finished = False
        self._clock = clock
        self._now = now

    def level(self, exercise: object) -> Level:
        """The level of this id; LessonFault, which lists them, if the lesson has none."""
        id = exercise.strip() if isinstance(exercise, str) else ""
        if id in practice_ids(self.lesson) and not self.practice:
            self.practise()
        found = self.levels.get(id) or self.practice.get(id)
        if found is None:
            shown = str(exercise)[:20]
            raise LessonFault("lesson-no-exercise", exercise=shown, known=", ".join(self.levels))
        return found

    @property
    def is_silent(self) -> bool:
        """Whether what was right is told only at the end; a marking program is told at once."""
        late = self.terms.feedback == END and not self.finished
        return late and os.environ.get("NBGRADER_EXECUTION") != "autograde"

    def is_left_out(self, level: Level) -> bool:
        """Whether there is nothing to claim here: the house rule of automatic scoring (rules.md 8.8)."""
        return level.skill == "claim.window" and not self.terms.muggins

    def attempt(self, exercise: object) -> Attempt:
        """The deal of an exercise that is worked on, begun if it is not yet."""
        level = self.level(exercise)
        if level.id not in self.attempts:
            self._begin(level, self.code(level))
        return self.attempts[level.id]

    def from_code(self, exercise: object, code: object) -> Attempt:
        """An exercise in the deal of a code; LessonFault for a code that cannot be."""
        level = self.level(exercise)
        try:
            found = read_code(code if isinstance(code, str) else "").text
        except EngineError as error:
            raise LessonFault(f"lesson-{error.code}") from None
        return self._begin(level, found)

    def again(self, exercise: object) -> Attempt:
        """A new deal of an exercise: the next one that was not tried in an earlier sitting."""
        level = self.level(exercise)
        while True:
            self.turns[level.id] = self.turns.get(level.id, 0) + 1
            code = self.code(level)
            if self.results.find(level.id, code, self.terms.student) is None:
                return self._begin(level, code)

    def practise(self, skill: str | None = None) -> str:
        """Three new deals of one skill, of None the one that was missed last or else is weakest; gives its name."""
        if skill is None or not practice_levels(self.lesson, skill):
            skill = self._to_practise()
        self.practice = practice_levels(self.lesson, skill)
        for id in self.practice:
            self.again(id)
        return skill

    def _to_practise(self) -> str:
        """The skill of this lesson that was missed last and is not mastered since; else the one least practised."""
        skills = {level.skill for level in self.lesson.levels if level.graded and not self.is_left_out(level)}
        found = {skill: kept for skill, kept in self.progress().items() if skill in skills}
        for row in reversed(self._rows()):
            kept = found.get(row["skill"])
            if kept and not kept.mastered and not unassisted(row):
                return str(row["skill"])
        return min(found, key=lambda skill: (found[skill].is_kept(self.today()), found[skill].row))

    def code(self, level: Level) -> str | None:
        """The deal code that is due for a level now; None for its first deal."""
        return due_code(level, self.terms, self.turns.get(level.id, 0))

    def _begin(self, level: Level, code: str | None) -> Attempt:
        case = level.first if code is None else dealt(level, code)
        self.attempts[level.id] = Attempt(level, case, code, clock=self._clock)
        return self.attempts[level.id]

    def keep(self, attempt: Attempt) -> None:
        """Puts the row of an attempt into the results. A deal that was solved before keeps the row it has."""
        level = attempt.level
        if not level.graded or not attempt.tries:
            return
        kept = self.results.find(level.id, attempt.deal_code, self.terms.student)
        if kept and kept["correct"]:
            return
        row = row_of(attempt, self.lesson.number, self.lesson.version, self.terms.student, self._now())
        if kept and attempt.first_try:
            # It was tried before, in another sitting: right now, but not at once.
            row |= {"attempts": kept["attempts"] + 1, "first_try": False}
        self.results.put(row)

    def progress(self) -> dict[str, Progress]:
        """By skill of this lesson, what all rows of the file tell."""
        found = progress(self._rows())
        skills = dict.fromkeys(level.skill for level in self.lesson.levels if level.graded)
        return {skill: found.get(skill, Progress()) for skill in skills}

    def _rows(self) -> list[Row]:
        """The learner's rows, those of other lessons too."""
        return [row for row in self.results.rows if row["student_code"] == self.terms.student]

    def handed_in(self) -> list[Row]:
        """The learner's rows of this lesson."""
        return [row for row in self._rows() if row["lesson"] == self.lesson.number]

    def today(self) -> date:
        """The day by which skills are due."""
        return self._now().date()

    def solved(self) -> tuple[int, int]:
        """How many of this lesson's exercises were solved at once without help, and how many there are."""
        alone = {row["exercise"] for row in self.handed_in() if row["first_try"] and not row["hints_used"]}
        graded = [level.id for level in self.levels.values() if level.graded and not self.is_left_out(level)]
        return sum(id in alone for id in graded), len(graded)

    def reset(self) -> None:
        """Clears the learner's rows of this lesson and all attempts; other lessons and other students stay."""
        self.results.forget(self.lesson.number, self.terms.student)
        self._begin_anew()

    def hold(self, terms: Terms) -> None:
        """Goes on upon other terms, with their deals; what is kept stays."""
        if terms != self.terms:
            self.terms = terms
            self._begin_anew()

    def _begin_anew(self) -> None:
        self.practice.clear()
        self.attempts.clear()
        self.turns.clear()
        self.finished = False


def due_code(level: Level, terms: Terms, turn: int) -> str | None:
    """The code of a level's deal number ``turn`` on these terms; None for the first deal that its row has."""
    if terms.seed is None and not turn and level.id in LEVELS:
        return None
    student = (terms.student or "") if terms.per_student else ""
    return deal_code(level, f"{_NO_SEED if terms.seed is None else terms.seed}\n{student}", turn)


def is_due(row: Row, terms: Terms) -> bool:
    """Whether the deal of a row is one that a lesson gives on these terms."""
    level = level_of(LESSONS[row["lesson"]], row["exercise"], row["skill"]) if row["lesson"] in LESSONS else None
    return level is not None and any(due_code(level, terms, turn) == row["deal_code"] for turn in range(MOST_DEALS))


def deal_code(level: Level, seed: str, turn: int) -> str:
    """The deal code that grows from a seed, a level and how often it was dealt again."""
    digest = hashlib.sha256(f"{seed}\n{level.id}\n{turn}".encode()).digest()
    setup = level.first.game
    plain = Setup(find_variant(setup.rules.id), setup.max_pip, setup.seats, setup.partners)
    return write_code(plain, int.from_bytes(digest[:8], "big") % 2**SEED_BITS)


def dealt(level: Level, code: str) -> Case:
    """The case of a level that a deal code stands for."""
    return fresh(level.question, Random(read_code(code).seed), level.first)


def offered(attempt: Attempt) -> tuple[Option, ...]:
    """The options of an exercise; those of a choice in an order that the deal decides."""
    options = list(attempt.level.question.options(attempt.case))
    if attempt.level.kind.value == "C" and {option.key for option in options} != {"yes", "no"}:
        Random(attempt.deal_code or attempt.level.id).shuffle(options)
    return tuple(options)


def practice_levels(lesson: Lesson, skill: str) -> dict[str, Level]:
    """The levels of one skill of a lesson that are practised, under ids of their own, ``3.p1``."""
    levels = [level for level in lesson.levels if level.graded and level.skill == skill]
    return {id: replace(level, id=id) for id, level in zip(practice_ids(lesson), cycle(levels))}


def practice_ids(lesson: Lesson) -> list[str]:
    """The ids of what is practised."""
    return [f"{_own(lesson)}.p{number}" for number in range(1, PRACTICE + 1)]


def all_levels(lesson: Lesson) -> dict[str, Level]:
    """The levels of a lesson by id, its mixed review among them."""
    return {level.id: level for level in (*lesson.levels, *_review(lesson))}


def level_of(lesson: Lesson, exercise: str, skill: str) -> Level | None:
    """The level that a row of the results is about; what was practised is told by its skill."""
    return all_levels(lesson).get(exercise) or practice_levels(lesson, skill).get(exercise)


def _review(lesson: Lesson) -> tuple[Level, ...]:
    """The mixed review: levels of this and of earlier lessons under ids of their own, ``3.r1``."""
    return tuple(replace(LEVELS[id], id=f"{_own(lesson)}.r{number}") for number, id in enumerate(lesson.review, 1))


def _own(lesson: Lesson) -> str:
    """The number that the ids of a lesson's levels begin with."""
    return lesson.levels[0].id.partition(".")[0]
