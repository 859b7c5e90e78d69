"""What a lesson tells of itself and of a learner: its parts, its skills, and what was solved before."""

from __future__ import annotations

from collections.abc import Iterator

from ..message import Msg, msg
from .course import Course
from .level import Level


def skill_name(skill: str) -> Msg:
    """How a skill is called."""
    return msg(f"skill-{skill.replace('.', '-')}")


def skill_lines(course: Course) -> Iterator[tuple[Msg, Msg]]:
    """For each skill of a lesson its name and how far the learner is; that line takes the name as ``skill``."""
    today = course.today()
    for skill, found in course.progress().items():
        if not found.asked:
            line = msg("lesson-progress-new")
        elif not found.mastered:
            line = msg("lesson-progress-row", row=found.row)
        elif found.due is None:
            line = msg("lesson-progress-done")
        elif found.is_due(today):
            line = msg("lesson-progress-due")
        else:
            line = msg("lesson-progress-mastered", day=found.due.isoformat())
        yield skill_name(skill), line


def solved_line(course: Course) -> Msg:
    """How many exercises were solved at once and without help."""
    alone, together = course.solved()
    return msg("lesson-progress-solved", alone=alone, all=together)


def stars(course: Course, level: Level) -> int:
    """The stars of a level in the deal that is due: of this sitting, or kept from an earlier one; 0 for none yet."""
    attempt = course.attempts.get(level.id)
    if course.is_silent:
        return 0
    if attempt is not None and attempt.tries:
        return attempt.stars
    code = attempt.deal_code if attempt is not None else course.code(level)
    row = course.results.find(level.id, code, course.terms.student)
    if row is None or not row["correct"]:
        return 0
    return 1 if row["hints_used"] else 3 if row["first_try"] else 2


def section(course: Course, level: Level) -> tuple[Msg, ...]:
    """The heading of the part that a level belongs to, and what leads to it."""
    name = level.id.partition(".")[2]
    if name == "predict":
        return msg("notebook-predict"), msg("notebook-predict-what")
    if name == "faded":
        return (msg("notebook-faded"),)
    if level.id in {one.id for one in course.lesson.levels}:
        return (msg("notebook-problems"),)
    if level.id in course.practice:
        return (msg("notebook-practise"),)
    return msg("notebook-review"), msg("notebook-review-what")
