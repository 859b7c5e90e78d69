"""The lesson of a notebook, for clicks and for code; nothing here raises once the lesson is open."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from domino_widget.engine import RulesError
from domino_widget.lessons.attempt import Attempt
from domino_widget.lessons.course import NOW, Course, Terms, find_lesson
from domino_widget.lessons.csv_text import csv_text, printable
from domino_widget.lessons.faults import LessonFault
from domino_widget.lessons.judge import STEPS, Verdict
from domino_widget.lessons.level import Lesson
from domino_widget.lessons.results import FIELDS, write_results
from domino_widget.lessons.terms import expect, read_terms
from domino_widget.lessons.told import skill_lines, skill_name, solved_line
from domino_widget.message import Msg, as_html, msg
from domino_widget.texts import languages, matching, say, say_all
from domino_widget.widget import DominoTable
from domino_widget.wire.visitors import Visit

from .board import ExerciseBoard, LessonPage
from .closing import lesson_round
from .tables import Shown
from .visit import home
from .worked import worked_example

_LOG = logging.getLogger(__name__)
_P = ParamSpec("_P")
_T = TypeVar("_T")
_U = TypeVar("_U")


def lesson(
    number: object,
    seed: object = None,
    *,
    per_student: object = False,
    feedback: object = NOW,
    hints: object = 4,
    muggins: object = True,
    projector: object = False,
    lang: object = None,
    student: object = None,
) -> LessonSession:
    """Opens a lesson: ``lesson("03", seed="7B-monday")``.

    ``seed`` brings the same deals to a class, ``per_student`` with ``student`` each student's own; without a seed the
    first deals are those of the page. ``feedback="end"`` tells what was right only after ``finish``; ``hints`` caps
    the ladder; ``muggins=False`` lets points score by themselves; ``projector`` makes everything large; ``lang`` is a
    language tag. RulesError, one sentence, for anything that cannot be.
    """
    try:
        found = find_lesson(number)
        terms = read_terms(seed, per_student, feedback, hints, muggins, student)
        expect("projector", projector, type(projector) is bool, "yes-no")
        expect("lang", lang, lang is None or (isinstance(lang, str) and 0 < len(lang) < 40), "lang")
    except LessonFault as fault:
        raise RulesError(say(fault.msg, _language(lang))) from None
    return LessonSession(found, terms, lang=_language(lang), projector=bool(projector))


def _language(lang: object) -> str:
    """The catalogue for a tag: itself, its language, or English."""
    found = matching(lang) if isinstance(lang, str) else None
    return found if found in languages() else "en"


def _print(text: str) -> None:
    """Prints a sentence; what a learner typed may hold signs that no output can show."""
    print(text.encode("utf-8", "replace").decode("utf-8"))


def _kept_calm(otherwise: _U) -> Callable[[Callable[_P, _T]], Callable[_P, _T | _U]]:
    """Says what went wrong in one sentence instead of raising it: cells run in any order, and marking goes on."""

    def wrap(method: Callable[_P, _T]) -> Callable[_P, _T | _U]:
        @wraps(method)
        def calm(*args: _P.args, **kwargs: _P.kwargs) -> _T | _U:
            lang = args[0].lang if args and isinstance(args[0], LessonSession) else "en"
            try:
                return method(*args, **kwargs)
            except LessonFault as fault:
                _print(say(fault.msg, lang))
            except Exception:
                _LOG.debug("a lesson could not go on", exc_info=True)
                _print(say(msg("lesson-internal"), lang))
            return otherwise

        return calm

    return wrap


class LessonSession:
    """An open lesson. ``exercise`` shows, ``score`` judges, ``hint`` helps, ``again`` deals anew."""

    def __init__(self, found: Lesson, terms: Terms, *, lang: str = "en", projector: bool = False) -> None:
        self.lang = lang
        self.projector = projector
        self._boards: dict[str, ExerciseBoard] = {}
        self._round: DominoTable | None = None
        self.course = Course(found, terms, folder=Path.cwd() if home() is None else None)
        #: Where a page is served to many it shows the whole lesson, and keeps each visitor's results apart.
        self._page = self._whole() if home() is not None else None
        self._say_notes()

    # ---- what is shown -------------------------------------------------------------------------------------------

    @_kept_calm(None)
    def exercise(self, id: str, code: str | None = None) -> ExerciseBoard | Shown | None:
        """Shows an exercise in the deal that is worked on, or in the deal of a code."""
        level = self.course.level(id)
        if self.course.is_left_out(level):
            return self._words(msg("lesson-left-out"))
        return self._show(self.course.attempt(id) if code is None else self.course.from_code(id, code))

    @_kept_calm(None)
    def again(self, id: str) -> ExerciseBoard | None:
        """Shows an exercise in a new deal: what ``score`` judges from now on."""
        return self._show(self.course.again(id))

    @_kept_calm(None)
    def practise(self) -> Shown | None:
        """Chooses three new deals of the skill that was missed last, or else is weakest: ``3.p1`` to ``3.p3``."""
        skill = self.course.practise()
        for id in self.course.practice:
            self._refresh(id)
        name = self._text(skill_name(skill))
        return self._words(msg("lesson-practise", skill=name, exercises=", ".join(self.course.practice)))

    @_kept_calm(None)
    def worked(self) -> Shown | None:
        """Shows the worked example, step by step."""
        return worked_example(self.course.lesson, self.lang)

    @_kept_calm(None)
    def round(self) -> DominoTable:
        """A table for the round that the lesson ends with."""
        self._round = lesson_round(self.course, self.lang, kept=self._page is None)
        self._changed()
        return self._round

    @_kept_calm(None)
    def hint(self, id: str) -> None:
        """Prints the hints so far and the next one, if it is open: three seconds after the last, or after a try."""
        most = self.course.terms.hints
        if not most:
            _print(self._text(msg("lesson-hints-none")))
            return
        given = self.course.attempt(id)
        before, given_now = given.hints, given.hint(most=most)
        for step, line in zip(STEPS, given_now.lines):
            _print(f"{self._text(msg(f'lesson-hint-{step}'))}: {self._text(line)}")
        if before == given_now.step < most and not given.correct:
            _print(self._text(msg("lesson-hints-wait")))
        if given_now.step == len(STEPS):
            _print(self._text(msg("lesson-again", call=f'L.again("{given.level.id}")')))

    # ---- what is judged ------------------------------------------------------------------------------------------

    @_kept_calm(0.0)
    def score(self, id: str, answer: object) -> float | None:
        """1.0 for a right answer, 0.0 for another or none, with the reason in words.

        With feedback at the end, None before ``finish``, unless a marking program runs the notebook.
        """
        level = self.course.level(id)
        if self.course.is_left_out(level):
            _print(self._text(msg("lesson-left-out")))
            return 0.0
        if answer is None:
            _print(self._text(msg("lesson-not-answered")))
            return 0.0
        attempt = self.course.attempt(id)
        helped = attempt.hints
        verdict = attempt.answer(answer, most=self.course.terms.hints)
        self.course.keep(attempt)
        self._refresh(id, verdict)
        if self.course.is_silent:
            _print(self._text(msg("lesson-noted")))
            return None
        self._explain(attempt, verdict, unasked=attempt.hints > helped)
        self._say_notes()
        return float(verdict.correct)

    def _explain(self, attempt: Attempt, verdict: Verdict, *, unasked: bool = False) -> None:
        _print(say_all(verdict.lines, self.lang))
        if verdict.correct:
            _print(self._text(msg("lesson-stars", stars=attempt.stars)))
        if unasked:
            _print(self._text(msg("lesson-unasked")))
            _print(say_all(attempt.help.lines[-1:], self.lang))

    @_kept_calm(None)
    def finish(self) -> None:
        """Ends a lesson whose feedback waits for the end, and tells what was right and why."""
        self.course.finished = True
        for attempt in self.course.attempts.values():
            if attempt.tries:
                _print(f"{attempt.level.id}:")
                self._explain(attempt, attempt.answer(attempt.tries[-1]))
        alone, all_of_them = self.course.solved()
        _print(self._text(msg("lesson-finished", alone=alone, all=all_of_them)))

    # ---- progress ------------------------------------------------------------------------------------------------

    @_kept_calm(None)
    def progress(self) -> None:
        """Prints a line for each skill of the lesson, and how many exercises were solved without help."""
        _print(say_all(self._progress(), self.lang))

    def _progress(self) -> Iterable[Msg]:
        for name, line in skill_lines(self.course):
            yield Msg(line.id, {**line.args, "skill": self._text(name)})
        yield solved_line(self.course)

    @_kept_calm(None)
    def export(self, path: object = "domino_results.csv") -> None:
        """Writes the results so far into a file: ``.csv`` for a spreadsheet, ``.json`` to hand in.

        They are those that the kernel knows, whether or not the notebook is saved.
        """
        where = Path(path) if isinstance(path, (str, Path)) else Path()
        rows = self.course.results.rows
        if where.suffix not in (".csv", ".json"):
            raise LessonFault("class-export-name", name=printable(str(path))[:200])
        text = write_results(rows) if where.suffix == ".json" else "\ufeff" + csv_text(tuple(FIELDS), rows)
        try:
            where.write_bytes(text.encode("utf-8"))
        except OSError as error:
            raise LessonFault("class-unwritable", name=str(where)[:200], why=error.strerror or "") from None
        _print(self._text(msg("class-exported", name=str(where), rows=len(rows))))

    @_kept_calm(None)
    def reset(self) -> None:
        """Begins the lesson afresh: its rows are taken out of the results, those of other lessons stay."""
        self.course.reset()
        _print(self._text(msg("lesson-reset")))

    def _repr_mimebundle_(self, **given: Any) -> Any:
        return self._page._repr_mimebundle_(**given) if self._page else {"text/plain": repr(self)}

    def _ipython_display_(self) -> None:
        if self._page is None:
            raise NotImplementedError  # so IPython takes the bundle
        self._page._ipython_display_()

    def __repr__(self) -> str:
        found = self.course.lesson
        return self._text(msg("lesson-version", number=found.number, version=found.version))

    # ---- words ---------------------------------------------------------------------------------------------------

    def _text(self, line: Msg) -> str:
        return say(line, self.lang)

    def _words(self, line: Msg) -> Shown:
        text = self._text(line)
        return Shown(text, f"<p>{as_html(text)}</p>")

    def _show(self, attempt: Attempt) -> ExerciseBoard:
        id = attempt.level.id
        if id not in self._boards:
            self._boards[id] = ExerciseBoard(
                self.course,
                id,
                lang=self.lang,
                projector=self.projector,
                changed=lambda: self._changed(attempt.level.skill),
            )
        self._boards[id].refresh()
        return self._boards[id]

    def _whole(self) -> LessonPage:
        visit = Visit(self.course)
        return LessonPage(self.course, visit, lang=self.lang, projector=self.projector, changed=self._changed)

    def _changed(self, skill: str | None = None) -> None:
        """Shows on other boards what was done on one: those of that skill, or all of them; and the table of the round
        below a page when its time has come."""
        for board in self._boards.values():
            if skill is None or board.skill == skill:
                board.refresh()
        page, table = self._page, self._round
        if page:
            page.refresh()
        if table:
            table.projector = self.projector or bool(page and page.room)
        if table and page:
            table.layout.display = None if page.part == "round" else "none"

    def _refresh(self, id: str, verdict: Verdict | None = None) -> None:
        """Shows on the board of an exercise, if there is one, what was done in a cell."""
        board = self._boards.get(id)
        if board:
            board.told(verdict)

    def _say_notes(self) -> None:
        """What went wrong with the results file, each sentence once."""
        notes = self.course.results.notes
        while notes:
            _print(self._text(notes.pop(0)))
