"""Exercises on paper: a page that prints in black and white, and the same with the answers, computed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from string import ascii_lowercase

from domino_widget.codes import new_code, read_code
from domino_widget.engine import EngineError, RulesError
from domino_widget.lesson.tables import picture, table_lines
from domino_widget.lessons.answers import shown
from domino_widget.lessons.attempt import Attempt
from domino_widget.lessons.course import Course, Terms, find_lesson, offered
from domino_widget.lessons.faults import LessonFault
from domino_widget.lessons.judge import step_line, task
from domino_widget.lessons.level import Answer, Kind
from domino_widget.message import Msg, as_html, msg
from domino_widget.texts import check_language, say
from domino_widget.tile_art import COLOURS

#: More letters than a class needs to name its deals.
LONGEST_SEED = 200
#: Right answers that an answer sheet lists; the rest is counted.
MOST_LISTED = 4
#: The felt and the rail of a picture as paper: nothing but ink where something is to be read.
_PAPER = {
    f'{COLOURS["felt-rim"]}" fill-opacity=".72"': '#333333"',
    COLOURS["felt"]: "#ffffff",
    COLOURS["felt-edge"]: "#ffffff",
    COLOURS["felt-rim"]: "#555555",
    COLOURS["rail"]: "#ffffff",
    COLOURS["rail-edge"]: "#555555",
    COLOURS["on-rail"]: "#111111",
}
_STYLE = """
@page { margin: 16mm; }
body { max-width: 46rem; margin: 1rem auto; padding: 0 1rem; font: 12pt/1.4 system-ui, sans-serif;
  color: #000; background: #fff; }
header { border-bottom: 2px solid #000; margin-bottom: 1rem; }
h1 { font-size: 18pt; margin: 0; }
section { break-inside: avoid; margin: 0 0 1.4rem; }
h2 { font-size: 12pt; margin: 0 0 .4rem; break-after: avoid; }
svg { display: block; max-width: 28rem !important; height: auto; filter: grayscale(1); }
.code { float: right; margin-left: 1rem; font: 10pt ui-monospace, monospace; }
.line { border-bottom: 1px solid #000; height: 1.6rem; }
.field { display: flex; gap: .5rem; } .field .line { flex: 0 0 8rem; }
ul { list-style: none; padding: 0; margin: .3rem 0; }
.right { border-left: 4px solid #000; padding-left: .6rem; }
p { margin: .3rem 0; }
"""


class PaperSheet:
    """A sheet to be printed: ``html`` is the whole page, ``seed`` what brings the same deals again."""

    def __init__(self, html: str, seed: str, lang: str) -> None:
        self.html = html
        self.seed = seed
        self._lang = lang

    def save(self, path: str | Path) -> None:
        """Writes the page into a file; RulesError, one sentence, where that cannot be."""
        try:
            Path(path).write_text(self.html, "utf-8")
        except OSError as error:
            why = msg("class-unwritable", name=str(path)[:200], why=error.strerror or "")
            raise RulesError(say(why, self._lang)) from None

    def __repr__(self) -> str:
        return say(msg("sheet-seed", seed=self.seed), self._lang)

    def _repr_html_(self) -> str:
        return f'<iframe srcdoc="{escape(self.html)}" style="width:100%;height:40rem;border:1px solid #888"></iframe>'


def print_sheet(
    number: object, seed: object = None, *, student: str | None = None, lang: str | None = None
) -> PaperSheet:
    """The exercises of a lesson on paper: ``print_sheet("06", seed="7B-monday").save("06.html")``.

    The deals are those of ``lesson("06", seed=…)``, with ``student`` those of ``per_student=True``. Without a seed a
    new deal code is drawn, which serves as one. Seed and codes stand on the sheet; RulesError for what cannot be.
    """
    return _sheet(number, seed, student, lang, answers=False)


def answer_sheet(number: object, seed: object, *, student: str | None = None, lang: str | None = None) -> PaperSheet:
    """The same with every right answer and its reason: computed from the seed that stands on the sheet."""
    return _sheet(number, seed, student, lang, answers=True)


def _sheet(number: object, seed: object, student: str | None, lang: str | None, *, answers: bool) -> PaperSheet:
    language = check_language(lang) or "en"
    try:
        found = find_lesson(number)
        course = Course(found, Terms(), folder=None)
        text = _seed(seed, course)
        if student is not None and (not student.strip() or not student.isprintable()):
            raise LessonFault("sheet-student")
    except LessonFault as fault:
        raise RulesError(say(fault.msg, language)) from None
    course.terms = Terms(seed=text, per_student=student is not None, student=student.strip() if student else None)

    def words(line: Msg) -> str:
        return as_html(say(line, language))

    attempts = [course.attempt(level.id) for level in course.levels.values() if level.graded]
    blocks = "".join(_block(attempt, words, answers) for attempt in attempts)
    name = words(msg(f"lesson-{found.number}-title"))
    title = words(msg("sheet-answers")) if answers else words(msg("sheet-title"))
    head = f"<p>{words(msg('sheet-seed', seed=text))}{f' · {escape(student)}' if student else ''}</p>"
    if not answers:
        head += f'<div class="field"><span>{words(msg("sheet-name"))}</span><div class="line"></div></div>'
    html = (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>{name}: {title}</title>'
        f"<style>{_STYLE}</style>\n<header><h1>{found.number} {name}: {title}</h1>{head}</header>\n{blocks}</html>\n"
    )
    return PaperSheet(html, text, language)


def _seed(seed: object, course: Course) -> str:
    """What the deals grow from; a deal code in its one form, however it was typed."""
    if seed is None:
        return new_code(next(iter(course.levels.values())).first.game)
    text = str(seed) if isinstance(seed, (str, int)) and not isinstance(seed, bool) else ""
    if not text.strip() or len(text) > LONGEST_SEED or not text.isprintable():
        raise LessonFault("sheet-bad-seed", most=LONGEST_SEED)
    try:
        return read_code(text).text
    except EngineError:
        return text


def _block(attempt: Attempt, words: Callable[[Msg], str], answers: bool) -> str:
    """One exercise, never cut by the end of a page."""
    level, case = attempt.level, attempt.case
    drawn = picture(attempt)
    parts = [f'<span class="code">{words(msg("lesson-deal-code", code=attempt.deal_code or ""))}</span>']
    parts.append(f"<h2>{level.id} {words(task(level.question, case))}</h2>")
    if drawn:
        parts.append(_on_paper(drawn))
    parts += [f"<p>{words(line)}</p>" for line in table_lines(case, hand=not level.question.hides_hand)]
    parts += _answer(attempt, words) if answers else _room(attempt, words)
    return f"<section>{''.join(parts)}</section>\n"


def _on_paper(drawing: str) -> str:
    for colour, paper in _PAPER.items():
        drawing = drawing.replace(colour, paper)
    drawing = re.sub(r"url\(#\w+-weave\)", "none", drawing)
    return re.sub(r'(#04140f"\s+stop-opacity=)"\.42"', r'\1"0"', drawing)


def _room(attempt: Attempt, words: Callable[[Msg], str]) -> Iterator[str]:
    """Where the answer is written: a box for each choice, a line for each part, or one line."""
    fields = attempt.level.question.fields(attempt.case)
    if attempt.level.kind in (Kind.CHOICE, Kind.SEQUENCE):
        sign = "□ " if attempt.level.kind is Kind.CHOICE else ""
        yield f"<ul>{''.join(f'<li>{sign}{label}</li>' for label in _labels(attempt, words).values())}</ul>"
    for line in fields:
        yield f'<div class="field"><span>{words(line)}</span><div class="line"></div></div>'
    if not fields and attempt.level.kind is not Kind.CHOICE:
        yield '<div class="line"></div>'


def _answer(attempt: Attempt, words: Callable[[Msg], str]) -> Iterator[str]:
    level, case = attempt.level, attempt.case
    accepted = list(level.question.right(case))
    # On either of two empty arms a play reads the same.
    told = list(dict.fromkeys(_told(attempt, answer, words) for answer in accepted))
    for line in told[:MOST_LISTED]:
        yield f'<p class="right"><strong>{line}</strong></p>'
    if len(told) > MOST_LISTED:
        yield f"<p>{words(msg('sheet-more', count=len(told) - MOST_LISTED))}</p>"
    yield f"<p>{words(step_line(level.question, case, 4))}</p>"


def _told(attempt: Attempt, answer: Answer, words: Callable[[Msg], str]) -> str:
    """An answer as it is to be found on the sheet."""
    if attempt.level.kind not in (Kind.CHOICE, Kind.SEQUENCE):
        return as_html(shown(attempt.case, answer))
    labels = _labels(attempt, words)
    return "; ".join(labels[str(item)] for item in answer)


def _labels(attempt: Attempt, words: Callable[[Msg], str]) -> dict[str, str]:
    """What is offered by its key; words that are put in order have a letter each."""
    options = offered(attempt)
    letters = (f"{letter}) " if attempt.level.kind is Kind.SEQUENCE else "" for letter in ascii_lowercase)
    return {option.key: letter + words(option.label) for letter, option in zip(letters, options)}
