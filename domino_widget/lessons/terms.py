"""On which terms a lesson is held: what a teacher writes into a cell, and what a learner types on a page."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .course import END, NOW, Terms
from .faults import LessonFault

#: Characters of a student's code, and of what names a class.
LONGEST_CODE, LONGEST_SEED = 40, 200


def read_terms(seed: Any, per_student: Any, feedback: Any, hints: Any, muggins: Any, student: Any) -> Terms:
    """The terms of these arguments; LessonFault, which names the first that cannot be."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        seed = str(seed)
    expect("seed", seed, seed is None or (isinstance(seed, str) and len(seed) <= LONGEST_SEED), "seed")
    expect("per_student", per_student, type(per_student) is bool, "yes-no")
    expect("muggins", muggins, type(muggins) is bool, "yes-no")
    expect("feedback", feedback, feedback in (NOW, END), "feedback")
    expect("hints", hints, type(hints) is int and 0 <= hints <= 4, "hints")
    named = isinstance(student, str) and bool(student.strip()) and _is_code(student.strip(), LONGEST_CODE)
    expect("student", student, student is None or named, "student")
    expect("student", student, named or not per_student, "student-code")
    return Terms(
        seed=seed,
        per_student=per_student,
        feedback=feedback,
        hints=hints,
        muggins=muggins,
        student=student.strip() if named else None,
    )


def expect(name: str, found: object, right: bool, wanted: str) -> None:
    """LessonFault, which says what is wanted, unless it is right."""
    if not right:
        raise LessonFault(f"lesson-bad-{wanted}", name=name, found=repr(found)[:40])


def enrolled(terms: Terms, seed: object, student: object, own: object) -> Terms:
    """The same terms for a class and a student, as typed on a page; an empty text stands for none. ``own`` gives
    each student deals of their own. LessonFault, one sentence, for what cannot be."""
    given = []
    for text, most, name in ((seed, LONGEST_SEED, "seed"), (student, LONGEST_CODE, "student")):
        if not isinstance(text, str) or not _is_code(text.strip(), most):
            raise LessonFault(f"lesson-class-bad-{name}", most=most)
        given.append(text.strip() or None)
    if own and given[1] is None:
        raise LessonFault("lesson-class-own")
    return replace(terms, seed=given[0] or terms.seed, student=given[1], per_student=bool(own))


def _is_code(text: str, most: int) -> bool:
    """Whether a text can be seen and is not too long."""
    return len(text) <= most and text.isprintable()
