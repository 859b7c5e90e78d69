"""Exercises on paper: the deals of the lesson, no answer on the sheet, every answer on the answer sheet."""

from __future__ import annotations

import html
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from domino_widget import answer_sheet, print_sheet
from domino_widget.cli import main
from domino_widget.codes import read_code
from domino_widget.engine import RulesError
from domino_widget.lesson import lesson
from domino_widget.lessons.answers import shown
from domino_widget.lessons.level import Kind
from domino_widget.lessons.rows import LESSONS


def blocks(page: str) -> dict[str, str]:
    """The text of each exercise by its id."""
    parts = re.findall(r"<section>(.*?)</section>", page, re.DOTALL)
    found = {}
    for part in parts:
        inline = re.sub(r'<wbr>|<span style="white-space:nowrap">(.*?)</span>', r"\1", part)
        text = html.unescape(re.sub(r"<svg.*?</svg>|<[^>]+>", " ", inline, flags=re.DOTALL))
        (exercise,) = re.findall(r"<h2>([\w.]+)", part)
        found[exercise] = " ".join(text.split())
    return found


def section(page: str, id: str) -> str:
    """The markup of one exercise."""
    return next(part for part in page.split("<section>") if f"<h2>{id} " in part)


def test_words_that_are_put_in_order_have_the_same_letters_on_both_sheets() -> None:
    assert "b) An opponent, by calling Muggins c) Nobody any more" in blocks(print_sheet("06", "7B").html)["6.4"]
    assert (
        "a) The player who laid it, by a claim; b) An opponent, by calling Muggins; c) Nobody any more"
        in blocks(answer_sheet("06", "7B").html)["6.4"]
    )
    assert (
        "b) Draw a tile; d) Nothing more: the turn is over; c) Knock" in blocks(answer_sheet("06", "7B").html)["6.6"]
    )


@pytest.mark.parametrize("number", LESSONS)
def test_the_answers_are_those_of_the_same_paper(number: str) -> None:
    answer_page = answer_sheet(number, "7B").html
    sheet, answers = blocks(print_sheet(number, "7B").html), blocks(answer_page)
    opened = lesson(number, seed="7B")
    graded = [id for id, level in opened.course.levels.items() if level.graded]
    assert list(sheet) == list(answers) == graded
    for id in graded:
        attempt = opened.course.attempt(id)
        assert attempt.deal_code is not None
        assert attempt.deal_code in sheet[id]
        accepted = list(attempt.level.question.right(attempt.case))
        if attempt.level.kind not in (Kind.CHOICE, Kind.SEQUENCE):
            assert shown(attempt.case, accepted[0]) in answers[id], id
        told = re.findall(r'class="right">(.*?)</p>', section(answer_page, id))
        assert len(told) == len(set(told)), id
        # The marker types the code and has the same exercise.
        typed = opened.course.from_code(id, attempt.deal_code.lower())
        assert list(typed.level.question.right(typed.case)) == accepted


def test_a_sheet_without_a_seed_has_a_code_that_brings_it_again() -> None:
    one = print_sheet("01")
    assert read_code(one.seed).text == one.seed
    assert one.seed in one.html
    assert print_sheet("01", f" {one.seed.lower()} ".strip()).html == one.html
    assert print_sheet("01").seed != one.seed
    assert blocks(print_sheet("01", "7B", student="A1").html) != blocks(print_sheet("01", "7B", student="B2").html)
    assert one.seed in repr(one)


def test_a_sheet_prints_in_black_and_white_and_no_page_cuts_an_exercise() -> None:
    page = print_sheet("06", "<b>&7B", lang="is").html
    assert "break-inside: avoid" in page
    # A picture has a width of its own in its markup, which would fill the page.
    assert re.search(r"svg {[^}]*max-width: \d+rem !important", page)
    assert "grayscale(1)" in page
    assert "<b>&7B" not in page
    assert '<html lang="is">' in page
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) > 4
    for picture in pictures:
        ET.fromstring(picture)
        assert "#2e6a58" not in picture
        assert not re.search(r'fill="url\(#[^)]*weave', picture)
    assert not re.search(r"https?://(?!www\.w3\.org)", page)


@pytest.mark.parametrize("seed", ["", "  ", "x" * 201, "a\nb", True, 1.5, []])
def test_what_is_no_seed_is_refused_in_one_sentence(seed: object) -> None:
    with pytest.raises(RulesError, match="seed of a class"):
        print_sheet("06", seed)


def test_the_command_writes_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["sheet", "06", "--seed", "7B"]) == 0
    assert main(["sheet", "06", "--seed", "7B", "--answers", "--out", "key.html"]) == 0
    assert (tmp_path / "sheet-06.html").read_text("utf-8") == print_sheet("06", "7B").html
    assert (tmp_path / "key.html").read_text("utf-8") == answer_sheet("06", "7B").html
    assert capsys.readouterr().err == ""
    for wrong in (["42"], ["06", "--answers"], ["06", "--out", "no/where.html"], ["06", "--student", " "]):
        assert main(["sheet", *wrong]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
