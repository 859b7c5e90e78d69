"""The code track of a notebook run without a kernel: its cells, with answers put in, in one namespace."""

from __future__ import annotations

import ast
import contextlib
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from domino_widget.lessons.level import Level
from domino_widget.lessons.rows import LESSONS

TUTORIALS = Path(__file__).resolve().parents[2] / "tutorials"


class Run(NamedTuple):
    """What a notebook gave: the value of each cell that ends in one, by the cell's id, and all that was printed."""

    values: dict[str, object]
    printed: str


def cells(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((TUTORIALS / f"{name}.ipynb").read_text("utf-8"))["cells"]
    return found


def with_answers(name: str, answers: Mapping[str, str]) -> dict[str, str]:
    """The code of the lesson's cells by id, each answer cell with the source of its answer."""
    sources = {}
    for cell in cells(name):
        if cell["cell_type"] == "code":
            if cell["id"] == "show-progress":
                sources[cell["id"]] = "".join(cell["source"])
                break
            sources[cell["id"]] = "".join(cell["source"])
    for level, answer in answers.items():
        sources[f"ex-{level.replace('.', '-')}"] = f"answer_{level.replace('.', '_')} = {answer}"
    return sources


def run(sources: Mapping[str, str]) -> Run:
    """Runs cells in order; nothing may be written to stderr, which a marking program takes for a failure."""
    space: dict[str, Any] = {}
    values: dict[str, object] = {}
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        for id, source in sources.items():
            tree = ast.parse(source)
            last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, id, "exec"), space)
            if last is not None:
                assert isinstance(last, ast.Expr)
                values[id] = eval(compile(ast.Expression(last.value), id, "eval"), space)
    assert err.getvalue() == ""
    return Run(values, out.getvalue())


def source_of(level: Level, right: bool) -> str:
    """Python for an answer to the first deal of a level: an accepted one, or one that no predicate accepts."""
    answer = next(iter(level.question.right(level.first)))
    if right:
        return repr(list(answer))
    accepted = set(level.question.right(level.first))
    for mistake in level.question.mistakes:
        for wrong in mistake.answers(level.first):
            if wrong and wrong not in accepted:
                return repr(list(wrong))
    return repr([n + 1 for n in answer if isinstance(n, int)] or list(answer)[:-1] or None)


def graded(number: str) -> list[Level]:
    """The exercises of a lesson that count, as they are dealt without a seed."""
    return [level for level in LESSONS[number].levels if level.graded]
