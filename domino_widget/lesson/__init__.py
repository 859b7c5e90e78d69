"""A lesson in a notebook: ``L = lesson("03")``, ``L.exercise("3.4")``, ``L.score("3.4", answer_3_4)``."""

from domino_widget.lessons.answers import play

from .session import LessonSession, lesson

__all__ = ["LessonSession", "lesson", "play"]
