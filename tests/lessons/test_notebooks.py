"""The lessons' notebooks: as they are written, without outputs, and marked by nbgrader itself."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest

from domino_widget.lessons.rows import LESSONS
from tests.lessons.code_track import TUTORIALS, cells, graded, source_of
from tests.lessons.write_notebooks import notebook

NAMES = [lesson.name for lesson in LESSONS.values()]


@pytest.mark.parametrize("number", LESSONS)
def test_the_notebook_is_what_the_rows_and_the_catalogue_say(number: str) -> None:
    lesson = LESSONS[number]
    assert (TUTORIALS / f"{lesson.name}.ipynb").read_text("utf-8") == notebook(lesson)


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_valid_and_has_no_outputs(name: str) -> None:
    nbformat.validate(json.loads((TUTORIALS / f"{name}.ipynb").read_text("utf-8")))
    assert all(not cell.get("outputs") and not cell.get("execution_count") for cell in cells(name))


@pytest.mark.parametrize("number", LESSONS)
def test_each_exercise_has_an_answer_cell_and_a_locked_score_cell_of_one_point(number: str) -> None:
    found = {cell["id"]: cell for cell in cells(LESSONS[number].name)}
    for level in graded(number):
        name = f"ex-{level.id.replace('.', '-')}"
        answer, score = found[name]["metadata"], found[f"{name}-score"]["metadata"]
        assert answer["nbgrader"]["grade_id"] == name
        assert (answer["nbgrader"]["solution"], answer["nbgrader"]["grade"]) == (True, False)
        assert score["nbgrader"] | {"grade": True, "locked": True, "points": 1} == score["nbgrader"]
        assert (score["editable"], score["deletable"]) == (False, False)
        assert answer["tags"] == score["tags"] == ["code-track"]


@pytest.mark.parametrize("number", LESSONS)
def test_every_notebook_ends_in_a_round_with_its_review_and_in_three_to_practise(number: str) -> None:
    code = ["".join(cell["source"]) for cell in cells(LESSONS[number].name) if cell["cell_type"] == "code"]
    own = str(int(number))
    asked = ["L.round()", "L.practise()", *(f'L.exercise("{own}.p{n}")' for n in (1, 2, 3)), "L.progress()"]
    places = [next(n for n, text in enumerate(code) if text.startswith(call)) for call in asked]
    last = max(n for n, text in enumerate(code) if text.startswith("L.exercise") and f'"{own}.p' not in text)
    assert places == sorted(places)
    assert last < places[0]


def handed_in(source: Path, answers: dict[str, str]) -> dict[str, Any]:
    """A notebook with a student's answers in its answer cells."""
    found: dict[str, Any] = json.loads(source.read_text("utf-8"))
    for cell in found["cells"]:
        for level, answer in answers.items():
            if cell["id"] == f"ex-{level.replace('.', '-')}":
                cell["source"] = [f"answer_{level.replace('.', '_')} = {answer}"]
    return found


@pytest.mark.filterwarnings("ignore::sqlalchemy.exc.SAWarning")
def test_the_autograder_of_nbgrader_gives_the_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from nbgrader.apps import NbGraderAPI
    from traitlets.config import Config

    monkeypatch.chdir(tmp_path)
    # It calls a program of its own that lies beside this Python.
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    for folder in ("IPYTHONDIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(folder, str(tmp_path / folder))
    levels = graded("03")
    answers = {level.id: source_of(level, number % 3 != 1) for number, level in enumerate(levels)}
    right = {level.id for number, level in enumerate(levels) if number % 3 != 1}
    source = tmp_path / "source" / "cross"
    source.mkdir(parents=True)
    shutil.copy(TUTORIALS / "03_cross.ipynb", source)
    config = Config()
    config.CourseDirectory.root = str(tmp_path)
    config.CourseDirectory.course_id = "class"
    api = NbGraderAPI(config=config)
    made = api.generate_assignment("cross")
    assert made["success"], made.get("error") or made.get("log")
    submitted = tmp_path / "submitted" / "ada" / "cross"
    submitted.mkdir(parents=True)
    released = tmp_path / "release" / "cross" / "03_cross.ipynb"
    (submitted / "03_cross.ipynb").write_text(json.dumps(handed_in(released, answers)), "utf-8")
    # A results file from elsewhere earns nothing.
    (submitted / "domino_results.json").write_text('{"format": "domino-results", "rows": [1]}', "utf-8")
    marked = api.autograde("cross", "ada")
    assert marked["success"], marked.get("error") or marked.get("log")
    with api.gradebook as book:
        grades = book.find_submission_notebook("03_cross", "cross", "ada").grades
        scores = {grade.cell.name: grade.score for grade in grades}
    for level in levels:
        assert scores[f"ex-{level.id.replace('.', '-')}-score"] == float(level.id in right), level.id
    assert sum(scores.values()) == len(right)
