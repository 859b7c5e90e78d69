"""The lessons in every language that has them: whole sentences, the same marks, nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from domino_widget.engine import RulesError
from domino_widget.lesson import lesson
from domino_widget.lesson.tables import exercise_text, how_to_answer, table_lines
from domino_widget.lessons.attempt import Attempt
from domino_widget.lessons.judge import STEPS, judge, step_line, task
from domino_widget.lessons.level import Case, Level
from domino_widget.lessons.reach import fresh
from domino_widget.lessons.rows import LESSONS, LEVELS
from domino_widget.message import Msg
from domino_widget.texts import FOLDER, languages, say
from tests.test_locales import is_waiting, waiting

DEALS = 10
#: Names of games stay as they are, and so does what is typed: words in quotes, and Python.
NAMES = re.compile(r"Muggins|All Fives and Threes|All Fives|Double-(?:Nine|Twelve) Cross|Cross|Block|Table Draw|Draw")
TYPED = re.compile(r'"[^"]*"|\w+\("[^)]*\)|`[^`]*`|“[^”]*”|„[^“]*“|\w+=\w+')
WORD = re.compile(r"[^\W\d_]{2,}")


class _Texts(Visitor):
    """The text elements of a message, without what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@cache
def texts(lang: str, part: str = "lessons") -> dict[str, str]:
    """The words of each message of a catalogue."""
    found, file = {}, f"{lang}.ftl" if part == "ui" else f"{lang}-{part}.ftl"
    for entry in FluentParser().parse((FOLDER / file).read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = _Texts()
            visitor.visit(entry)
            found[entry.id.name] = " ".join(visitor.found)
    return found


def words(text: str) -> set[str]:
    """The words that a reader has to understand."""
    return {word.lower() for word in WORD.findall(NAMES.sub(" ", TYPED.sub(" ", text)))}


@cache
def known(lang: str, *parts: str) -> frozenset[str]:
    """All words of catalogues of a language."""
    return frozenset().union(*(words(text) for part in parts for text in texts(lang, part).values()))


def lines(level: Level, case: Case) -> Iterator[Msg]:
    """Everything that can be said of one deal."""
    question = level.question
    yield task(question, case)
    yield from (step_line(question, case, step + 1) for step in range(len(STEPS)))
    yield from table_lines(case, hand=not question.hides_hand)
    yield from how_to_answer(Attempt(level, case, None))
    yield from (option.label for option in question.options(case))
    for mistake in question.mistakes:
        for answer in list(mistake.answers(case))[:1]:
            yield from judge(question, case, answer).lines


@cache
def said(id: str) -> tuple[Msg, ...]:
    """What is said of an exercise in its first deal and in ten more."""
    level = LEVELS[id]
    cases = [level.first, *(fresh(level.question, Random(f"{id} {n}"), level.first) for n in range(DEALS))]
    return tuple(line for case in cases for line in lines(level, case))


@pytest.mark.parametrize("id", LEVELS)
def test_an_exercise_reads_whole_in_every_language(id: str) -> None:
    for lang in languages():
        for line in said(id):
            if is_waiting(line.id, waiting(lang)):
                continue
            text = say(line, lang)
            assert text.strip(), (lang, line)
            assert line.id in texts(lang), (lang, line)
            assert "{$" not in text, (lang, text)
            assert "{ $" not in text, (lang, text)
            assert words(text) <= known(lang, "lessons"), (lang, line.id, words(text) - known(lang, "lessons"))


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_no_sentence_of_the_lessons_was_left_in_english(lang: str) -> None:
    assert [id for id, text in texts(lang).items() if words(text) and text == texts("en")[id]] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("number", ["00", "03"])
def test_marks_do_not_depend_on_the_language(
    number: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The code track, wrong and then right, with a hint between; progress and the worked example after it."""
    monkeypatch.chdir(tmp_path)
    opened, levels = lesson(number, lang=lang), [level for level in LESSONS[number].levels if level.graded]
    marks, shown = [], []
    for level in levels:
        shown.append(exercise_text(opened.course.attempt(level.id), opened.lang))
        right = list(level.question.right(level.first))
        wrong = next((a for m in level.question.mistakes for a in m.answers(level.first) if a not in right), ())
        marks.append(opened.score(level.id, list(wrong)))
        opened.hint(level.id)
        marks.append(opened.score(level.id, list(right[0])))
    assert marks == [0.0, 1.0] * len(levels)
    opened.progress()
    opened.finish()
    text = "\n".join([*shown, repr(opened.worked()), capsys.readouterr().out])
    assert words(text) <= known(lang, "lessons"), words(text) - known(lang, "lessons")


REFUSED: list[tuple[str, Callable[[str], object], str]] = [
    ("pt-BR", lambda lang: lesson("00", hints=9, lang=lang), "hints não pode ser 9: use um número inteiro de 0 a 4."),
    ("is", lambda lang: lesson("00", hints=9, lang=lang), "hints getur ekki verið 9: notaðu heila tölu frá 0 til 4."),
    ("pt", lambda lang: lesson("77", lang=lang), "Não há lição 77; há "),
    ("is-IS", lambda lang: lesson("77", lang=lang), "Hér er engin kennslustund 77; til eru "),
]


@pytest.mark.parametrize(("lang", "opened", "text"), REFUSED)
def test_a_lesson_is_refused_in_the_readers_language(lang: str, opened: Callable[[str], object], text: str) -> None:
    with pytest.raises(RulesError) as refused:
        opened(lang)
    assert str(refused.value).startswith(text)
    assert "\n" not in str(refused.value)
