"""An exercise on the screen: the widget of the click track, with text and a picture where there is no browser."""

from __future__ import annotations

import logging
from typing import Any

import anywidget
import traitlets

from domino_widget import bundle
from domino_widget.lessons.course import Course
from domino_widget.lessons.judge import Verdict
from domino_widget.wire.exercise import Desk

from .tables import exercise_html, exercise_text

_LOG = logging.getLogger(__name__)


class ExerciseBoard(anywidget.AnyWidget):
    """An exercise to be answered with the mouse, a finger or the keyboard; ``L.exercise("3.4")`` makes it."""

    _esm, _css = bundle.bundle()

    state = traitlets.Dict(allow_none=True, default_value=None, read_only=True).tag(sync=True)
    lang = traitlets.Unicode(allow_none=True, default_value=None).tag(sync=True)
    page = traitlets.Bool(False).tag(sync=True)
    projector = traitlets.Bool(False).tag(sync=True)

    def __init__(self, course: Course, exercise: str, *, lang: str, projector: bool = False) -> None:
        self._desk = Desk(course, exercise)
        self._lang = lang
        super().__init__(lang=None if lang == "en" else lang, projector=projector)
        self.on_msg(_received)
        self.refresh()

    @property
    def text(self) -> str:
        """The exercise as text."""
        return exercise_text(self._desk.attempt, self._lang)

    @property
    def html(self) -> str:
        """The exercise as text with a picture."""
        return exercise_html(self._desk.attempt, self._lang)

    def refresh(self) -> None:
        """Shows what there is now: also what was answered in a cell."""
        self.set_trait("state", self._desk.state())

    def told(self, verdict: Verdict | None) -> None:
        """Shows what was said of an answer that was given in a cell."""
        self._desk.verdict = verdict
        self._desk.revision += 1
        self.refresh()

    def _receive(self, content: object) -> None:
        """Answers a message; whatever it holds, the kernel stays well and the browser gets a code."""
        try:
            reply = self._desk.answer(content)
        except Exception:
            _LOG.exception("a message from the browser could not be answered")
            reply = self._desk.refused(content, "internal")
        self.refresh()
        self.send(reply)

    def _repr_mimebundle_(self, **given: Any) -> Any:
        """The widget, and text and a still picture for where no widget can be shown."""
        data, metadata = super()._repr_mimebundle_(**given) or ({}, {})
        return {**data, "text/html": self.html, "text/plain": self.text}, metadata

    def __repr__(self) -> str:
        return self.text


def _received(widget: ExerciseBoard, content: object, _buffers: object) -> None:
    widget._receive(content)
