"""The worked example of a lesson: its tables, each with a sentence."""

from __future__ import annotations

from domino_widget.engine import parse_position
from domino_widget.lessons.level import Case, Lesson
from domino_widget.message import as_html, msg
from domino_widget.texts import say, say_all

from .tables import Shown, position_picture, table_lines


def worked_example(found: Lesson, lang: str) -> Shown:
    """The steps of the worked example: a sentence ``lesson-03-worked-1`` for each table, the last one the result."""
    text, html = [], []
    for number, line in enumerate(found.worked, 1):
        case = Case(position=parse_position(line))
        sentence = say(msg(f"lesson-{found.number}-worked-{number}"), lang)
        text += [f"{number}. {sentence}", say_all(table_lines(case), lang)]
        html.append(f"<p>{as_html(sentence)}</p>{position_picture(case)}")
    style = 'style="max-width:46rem;font-family:system-ui,sans-serif"'
    return Shown("\n".join(text), f"<div {style}>{''.join(html)}</div>")
