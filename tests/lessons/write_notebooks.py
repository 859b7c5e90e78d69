"""Writes the lessons' notebooks from their rows and the catalogue: ``python -m tests.lessons.write_notebooks``.

The notebooks are committed as this writes them; a test holds them together. Cells behind a lesson are kept.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from domino_widget.lessons.course import Course, Terms
from domino_widget.lessons.level import Lesson, Level
from domino_widget.lessons.rows import LESSONS
from domino_widget.message import msg
from domino_widget.texts import say

TUTORIALS = Path(__file__).resolve().parents[2] / "tutorials"
#: The last cell of a lesson: what stands behind it in a notebook is written by hand, and stays.
LAST = "show-progress"
TRACK = {"tags": ["code-track"]}
#: What a page of the web app leaves out: there ``L`` shows the whole lesson, in the reader's language.
ONLY = {"tags": ["notebook-only"]}
Cell = dict[str, Any]


def notebook(lesson: Lesson) -> str:
    """The text of a lesson's notebook."""
    cells = [*_opening(lesson), *_teaching(lesson), *_problems(lesson), *_ending(lesson)]
    path = TUTORIALS / f"{lesson.name}.ipynb"
    if path.exists():
        found = json.loads(path.read_text("utf-8"))["cells"]
        cells += map(_left_out, found[[cell["id"] for cell in found].index(LAST) + 1 :])
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    whole = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _text(id: str) -> str:
    return say(msg(id))


def _words(name: str, *lines: str) -> Cell:
    return {"cell_type": "markdown", "id": name, "metadata": ONLY, "source": _source("\n\n".join(lines))}


def _left_out(cell: Cell) -> Cell:
    return {**cell, "metadata": {**cell["metadata"], **ONLY}}


def _code(name: str, source: str, metadata: dict[str, Any] | None = None) -> Cell:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": ONLY if metadata is None else metadata,
        "outputs": [],
        "source": _source(source),
    }


def _source(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _opening(lesson: Lesson) -> list[Cell]:
    title = _text(f"lesson-{lesson.number}-title")
    return [
        _words("title", f"# {title}", _text(f"lesson-{lesson.number}-aims"), _text("notebook-how")),
        _code("open", f'from domino_widget.lesson import lesson, play\n\nL = lesson("{lesson.number}")\nL', {}),
    ]


def _teaching(lesson: Lesson) -> list[Cell]:
    levels = {level.id.partition(".")[2]: level for level in lesson.levels}
    rule = _text(f"lesson-{lesson.number}-rule")
    return [
        _words("predict", f"## {_text('notebook-predict')}", _text("notebook-predict-what")),
        *_exercise(levels["predict"]),
        _words("worked", f"## {_text('notebook-worked')}", rule),
        _code("worked-example", "L.worked()"),
        _words("faded", f"## {_text('notebook-faded')}"),
        *_exercise(levels["faded"]),
    ]


def _problems(lesson: Lesson) -> list[Cell]:
    cells = [_words("problems", f"## {_text('notebook-problems')}")]
    for level in lesson.levels:
        if level.graded:
            cells += _exercise(level)
    return cells


def _ending(lesson: Lesson) -> list[Cell]:
    course = Course(lesson, Terms(), folder=None)
    own = {level.id for level in lesson.levels}
    cells = [_words("review", f"## {_text('notebook-review')}", _text("notebook-review-what"))]
    for id, level in course.levels.items():
        if id not in own:
            cells += _exercise(level)
    return [
        *cells,
        _words("round", f"## {_text('notebook-round')}", _text("notebook-round-what")),
        _code("play-round", "L.round()", {}),
        _words("practise", f"## {_text('notebook-practise')}", _text("notebook-practise-what")),
        _code("practise-three", "L.practise()"),
        *(cell for level in _practice(course) for cell in _exercise(level)),
        _words("progress", f"## {_text('notebook-progress')}", _text("notebook-progress-what")),
        _code(LAST, "L.progress()"),
    ]


def _practice(course: Course) -> list[Level]:
    """The levels of the practice, which count for no mark: whichever they will be, their ids are these."""
    course.practise()
    return [replace(level, graded=False) for level in course.practice.values()]


def _exercise(level: Level) -> list[Cell]:
    """The three cells of an exercise: shown, answered, scored."""
    name = f"ex-{level.id.replace('.', '-')}"
    variable = f"answer_{level.id.replace('.', '_')}"
    return [
        _code(f"{name}-show", f'L.exercise("{level.id}")'),
        _code(name, f"{variable} = None", TRACK | _grading(name, level, solution=True)),
        _code(
            f"{name}-score",
            f'L.score("{level.id}", {variable})',
            TRACK | _grading(f"{name}-score", level, solution=False),
        ),
    ]


def _grading(name: str, level: Level, *, solution: bool) -> dict[str, Any]:
    """nbgrader's metadata: an answer cell, or a locked cell worth one point."""
    if not level.graded:
        return {}
    common = {"grade_id": name, "schema_version": 3, "task": False}
    if solution:
        return {"nbgrader": {**common, "grade": False, "locked": False, "solution": True}}
    grading = {**common, "grade": True, "locked": True, "points": 1, "solution": False}
    return {"deletable": False, "editable": False, "nbgrader": grading}


def main() -> None:
    for lesson in LESSONS.values():
        (TUTORIALS / f"{lesson.name}.ipynb").write_text(notebook(lesson), encoding="utf-8")


if __name__ == "__main__":
    main()
