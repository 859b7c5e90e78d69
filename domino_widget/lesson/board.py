"""A lesson on the screen: its parts as widgets, with text and a picture where there is no browser."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import traitlets

from domino_widget import bundle
from domino_widget.lessons.course import Course
from domino_widget.lessons.judge import Verdict
from domino_widget.message import as_html, msg
from domino_widget.nulls import NULLS, with_nulls
from domino_widget.spare import SparedWidget
from domino_widget.texts import say
from domino_widget.wire.desk import Desk
from domino_widget.wire.exercise import ExerciseDesk
from domino_widget.wire.lessons import LessonDesk
from domino_widget.wire.visitors import Visit

from .tables import exercise_html, exercise_text
from .visit import home

_LOG = logging.getLogger(__name__)


class Sheet(SparedWidget):
    """A part of a lesson. ``home`` is where a page that is served to many keeps its token; empty in a notebook."""

    _esm, _css = bundle.bundle()

    state = traitlets.Dict(allow_none=True, default_value=None, read_only=True).tag(sync=True, **NULLS)
    lang = traitlets.Unicode(allow_none=True, default_value=None).tag(sync=True)
    page = traitlets.Bool(False).tag(sync=True)
    projector = traitlets.Bool(False).tag(sync=True)
    home = traitlets.Unicode("").tag(sync=True)

    def __init__(self, desk: Desk, *, lang: str, projector: bool, changed: Callable[[], None]) -> None:
        self._desk = desk
        self._changed = changed
        where = home() if desk.visit else None
        super().__init__(lang=None if lang == "en" else lang, projector=projector, home=where or "")
        self.on_msg(_received)
        self.refresh()

    def refresh(self) -> None:
        """Shows what there is now: also what was answered in a cell, or in another part."""
        self.set_trait("state", self._desk.state())

    def _receive(self, content: object) -> None:
        """Answers a message; whatever it holds, the kernel stays well and the browser gets a code."""
        try:
            reply = self._desk.answer(content)
            self._changed()
        except Exception:
            _LOG.exception("a message from the browser could not be answered")
            reply = self._desk.refused(content, "internal")
        self.refresh()
        self.send(with_nulls(reply))

    @property
    def text(self) -> str:
        """What stands where no widget can be shown."""
        raise NotImplementedError

    @property
    def html(self) -> str:
        """The same with a picture."""
        return f"<p>{as_html(self.text)}</p>"

    def _repr_mimebundle_(self, **given: Any) -> Any:
        """The widget, and text and a still picture for where no widget can be shown."""
        data, metadata = super()._repr_mimebundle_(**given) or ({}, {})
        return {**data, "text/html": self.html, "text/plain": self.text}, metadata

    def __repr__(self) -> str:
        return self.text


class ExerciseBoard(Sheet):
    """An exercise to be answered with the mouse, a finger or the keyboard; ``L.exercise("3.4")`` makes it."""

    def __init__(
        self,
        course: Course,
        exercise: str,
        *,
        lang: str,
        projector: bool = False,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self._exercise = ExerciseDesk(course, exercise, room=projector)
        self._lang = lang
        super().__init__(self._exercise, lang=lang, projector=projector, changed=changed)

    @property
    def skill(self) -> str:
        """The skill that the exercise is for."""
        return self._exercise.attempt.level.skill

    @property
    def text(self) -> str:
        """The exercise as text."""
        return exercise_text(self._exercise.attempt, self._lang)

    @property
    def html(self) -> str:
        """The exercise as text with a picture."""
        return exercise_html(self._exercise.attempt, self._lang)

    def told(self, verdict: Verdict | None) -> None:
        """Shows what was said of an answer that was given in a cell."""
        self._exercise.verdict = verdict
        self._desk.revision += 1
        self.refresh()


class LessonPage(Sheet):
    """A whole lesson, part after part: what a page without cells shows of its notebook."""

    def __init__(
        self,
        course: Course,
        visit: Visit,
        *,
        lang: str,
        projector: bool = False,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self._lesson = LessonDesk(course, visit, room=projector)
        self._lang = lang
        super().__init__(self._lesson, lang=lang, projector=projector, changed=changed)

    @property
    def part(self) -> str:
        """The part that is shown."""
        return self._lesson.part

    @property
    def room(self) -> bool:
        """Whether it is shown to a room: told when it was opened, or asked for by the page's link."""
        return self._lesson.room

    @property
    def text(self) -> str:
        """The title of the lesson."""
        return say(msg(f"lesson-{self._lesson.course.lesson.number}-title"), self._lang)


def _received(widget: Sheet, content: object, _buffers: object) -> None:
    widget._receive(content)
