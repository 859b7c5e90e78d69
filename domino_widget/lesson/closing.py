"""The round that a lesson ends with."""

from __future__ import annotations

from domino_widget.keeping import Keeper
from domino_widget.learning import Learning
from domino_widget.lessons.course import Course
from domino_widget.store import MemoryStore, open_store
from domino_widget.table import Table
from domino_widget.widget import DominoTable


def lesson_round(course: Course, lang: str, *, kept: bool = True) -> DominoTable:
    """A table for the round that a lesson ends with; in a page that is served to many nothing of it is kept."""
    settings = dict(course.lesson.round)
    if not course.terms.muggins and settings["game"].startswith("all-fives"):
        settings["house"] = ["automatic-scoring"]
    table = Table(**settings)
    table.learning = Learning()
    keeper = Keeper(open_store() if kept else MemoryStore())
    return DominoTable.from_table(table, lang=None if lang == "en" else lang, keeper=keeper, course=course)
