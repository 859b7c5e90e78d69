"""A lesson as one page, and the list of lessons that the app opens."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping

from ..drawing import in_words, svg
from ..engine import parse_position
from ..keeping import RESULTS, Keeper
from ..lessons.course import Course, Terms
from ..lessons.faults import LessonFault
from ..lessons.level import Lesson, Level
from ..lessons.results import Row, read_results, write_results
from ..lessons.rows import LESSONS
from ..lessons.told import section, skill_lines, solved_line, stars
from ..message import msg
from .desk import Desk, Json, bare
from .exercise import ExerciseDesk, check_room
from .visitors import Visit, kept_terms

#: The variable that names the lessons that lie beside the app, with commas between.
SERVED_VARIABLE = "DOMINO_WIDGET_LESSONS"
#: Where they lie, seen from the app, and where the app lies, seen from them.
FOLDER, HOME = "lessons/", "../"


def served() -> tuple[str, ...]:
    """The numbers of the lessons that are served beside the app."""
    return tuple(filter(None, os.environ.get(SERVED_VARIABLE, "").split(",")))


def lesson_list(keeper: Keeper | None) -> list[Json]:
    """Every lesson with its title, its aims, where it lies (None: not here) and how far the visitor is."""
    rows = kept_rows(keeper)
    terms = kept_terms(keeper.store, keeper.token, Terms()) if keeper else Terms()
    return [_entry(lesson, rows, terms) for lesson in LESSONS.values()]


def kept_rows(keeper: Keeper | None) -> list[Row]:
    """The results that are kept under the token of a table; none where they cannot be read."""
    text = keeper.text(RESULTS) if keeper else None
    try:
        return read_results(text) if text is not None else []
    except LessonFault:
        return []


def _entry(lesson: Lesson, rows: list[Row], terms: Terms) -> Json:
    course = Course(lesson, terms, folder=None)
    course.results.rows = rows
    return {
        **named(lesson),
        "address": f"{FOLDER}{lesson.number}" if lesson.number in served() else None,
        "begun": bool(course.handed_in()),
        **how_far(course),
    }


def named(lesson: Lesson) -> Json:
    """The number, the version and the title of a lesson."""
    return {
        "number": lesson.number,
        "version": lesson.version,
        "title": msg(f"lesson-{lesson.number}-title").to_json(),
        "aims": msg(f"lesson-{lesson.number}-aims").to_json(),
    }


def how_far(course: Course) -> Json:
    """What was solved, and a line for each skill with its name apart: the browser puts it in."""
    return {
        "solved": solved_line(course).to_json(),
        "skills": [{"name": name.to_json(), "line": line.to_json()} for name, line in skill_lines(course)],
    }


class LessonDesk(Desk):
    """A lesson as one page: part after part, its exercises among them, in the order of its notebook."""

    def __init__(self, course: Course, visit: Visit | None = None, *, room: bool = False) -> None:
        super().__init__(visit)
        self.course = course
        self.room = room
        self.place = 0
        self._exercises: dict[str, ExerciseDesk] = {}

    @property
    def levels(self) -> dict[str, Level]:
        """The exercises, those of practice among them."""
        return {**self.course.levels, **self.course.practice}

    @property
    def parts(self) -> list[str]:
        """All parts in their order: names, and ids of exercises."""
        first, *rest = self.course.levels
        return ["head", first, "worked", *rest, "round", "practise", *self.course.practice, "progress"]

    @property
    def part(self) -> str:
        """The part that is shown: its name, or the id of its exercise."""
        return self.parts[self.place]

    def act(self, action: str) -> None:
        """Goes to a part, forgets what was done, or does what the exercise that is shown allows."""
        word, _, given = action.partition(" ")
        if word == "go" and given.isdecimal() and int(given) < len(self.parts):
            self.place = int(given)
        elif action == "reset":
            self.course.reset()
            self._exercises.clear()
        elif action == "practise" and self.part == "practise":
            self.practise()
        elif self.part in self.levels:
            self._exercise().act(action)
        else:
            super().act(action)

    def ask(self, content: Mapping[str, object]) -> object:
        """Takes a class and a student's code, or gives the file to hand in."""
        match content.get("type"):
            case "class" if self.visit is not None:
                self._enrol(self.visit, content)
                return None
            case "results":
                return self._handed_in()
            case "room":
                self._show_to_a_room()
                return None
        return super().ask(content)

    def _enrol(self, visit: Visit, content: Mapping[str, object]) -> None:
        """Takes a class and a code, and begins with its deals; who is about to hand in stays there."""
        handing_in = self.part == "progress"
        visit.enrol(content.get("seed"), content.get("student"), content.get("own"))
        self._exercises.clear()
        self.place = self.parts.index("progress") if handing_in else 0
        self.revision += 1

    def _show_to_a_room(self) -> None:
        check_room(self.course)
        self.room = True
        for exercise in self._exercises.values():
            exercise.room = True
        self.revision += 1

    def _handed_in(self) -> Json:
        """The learner's results of this lesson, under a name that says whose they are."""
        rows, terms = self.course.handed_in(), self.course.terms
        if not rows:
            raise LessonFault("lesson-hand-in-nothing")
        codes = (re.sub(r"[^\w-]+", "-", code or "").strip("-")[:40] for code in (terms.seed, terms.student))
        name = "-".join(["domino", self.course.lesson.number, *filter(None, codes)])
        return {"name": f"{name}.json", "text": write_results(rows)}

    def practise(self, skill: str | None = None) -> None:
        """Goes to three new deals of a skill; None for the one that needs it most."""
        self.course.practise(skill)
        for id in self.course.practice:
            self._exercises.pop(id, None)
        self.place = self.parts.index(next(iter(self.course.practice)))

    def state(self) -> Json:
        """The snapshot: that of the exercise, or of an empty table, and the lesson round it."""
        inner = self._exercise().state() if self.part in self.levels else bare(None, 0)
        return {**inner, "rev": self.revision, "lesson": self._lesson(), "match": f"{inner['match']} {self.place}"}

    def _exercise(self) -> ExerciseDesk:
        if self.part not in self._exercises:
            self._exercises[self.part] = ExerciseDesk(self.course, self.part, room=self.room)
        return self._exercises[self.part]

    def _lesson(self) -> Json:
        lesson, levels = self.course.lesson, self.levels
        done = [stars(self.course, levels[part]) if part in levels else 0 for part in self.parts]
        told: dict[str, Callable[[], Json]] = {
            "head": lambda: how_far(self.course),
            "worked": self._worked,
            "progress": lambda: {**how_far(self.course), "next": _next(lesson)},
        }
        terms = self.course.terms
        heading = section(self.course, levels[self.part]) if self.part in levels else ()
        return {
            **named(lesson),
            "home": HOME if served() else None,
            "notes": [note.to_json() for note in self.course.results.notes],
            "class": {"seed": terms.seed, "student": terms.student, "own": terms.per_student},
            "kind": "exercise" if self.part in levels else self.part,
            "at": self.place,
            "parts": [{"id": part, "stars": star} for part, star in zip(self.parts, done)],
            "section": [line.to_json() for line in heading],
            **(told[self.part]() if self.part in told else {}),
        }

    def _worked(self) -> Json:
        number = self.course.lesson.number
        return {
            "rule": msg(f"lesson-{number}-rule").to_json(),
            "steps": [
                {
                    "text": msg(f"lesson-{number}-worked-{step}").to_json(),
                    "picture": svg(parse_position(line), seat=0, words=False),
                    "shows": [told.to_json() for told in in_words(parse_position(line), 0)],
                }
                for step, line in enumerate(self.course.lesson.worked, 1)
            ],
        }


def _next(lesson: Lesson) -> Json | None:
    """The lesson that comes next, if it is here."""
    after = next((number for number in LESSONS if number > lesson.number and number in served()), None)
    return {**named(LESSONS[after]), "address": after} if after else None
