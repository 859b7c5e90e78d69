"""Thirty explanations over all games, as a beginner reads them: whole sentences that can be followed.

What they say is held against the truth elsewhere; here it is their shape, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from domino_widget.coach import Claim, Explanation, explain
from domino_widget.engine import VARIANTS
from domino_widget.texts import LANGUAGES
from tests.coach.asking import decisions
from tests.coach.saying import catalogue, sentence
from tests.engine.playing import NAMED

THIRTY = 30
LONGEST = 230
#: One set-up of each game, and Block in two pairs.
GAMES = {name: next(one for one, setup in NAMED.items() if setup.rules.id == name) for name in VARIANTS}


def told(name: str, seed: int) -> Iterator[Explanation]:
    """The first explanation with a reason from a turn on, which moves with the seed."""
    later = (explain(seen) for _, seen in islice(decisions(name, seed), seed % 5, None))
    yield from islice((one for one in later if one.advice and one.advice[0].reasons), 1)


@cache
def thirty() -> tuple[Explanation, ...]:
    found: list[Explanation] = []
    names = [*GAMES.values(), "block-6-4-partners"]
    seed = 60
    while len(found) < THIRTY:
        for name in names:
            found += told(name, seed)
        seed += 1
    return tuple(found[:THIRTY])


def claims() -> Iterator[tuple[Explanation, Claim]]:
    for one in thirty():
        for claim in one.claims:
            yield one, claim


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_whole_and_no_two_numbers_stand_side_by_side(lang: str) -> None:
    words = catalogue(f"{lang}-coach.ftl")
    for _, claim in claims():
        text = sentence(claim, words)
        assert text.endswith("."), text
        assert len(text) <= LONGEST, text
        assert not re.search(r"[{}$_]|coach-|  ", text), text
        # "after 4-2 on 4 2-2 would make 10": nobody can tell where a play ends and the next thing begins.
        assert not re.search(r"\d \d", text), text
        assert text[0].isupper() or text[0].isdigit(), text


def test_numbers_and_nouns_agree_in_english() -> None:
    wrong = re.compile(r"(?<![\d.])1 (points|tiles|pips|lie|are|fit|would fit|more are|other tiles)\b")
    for _, claim in claims():
        assert not wrong.search(sentence(claim)), sentence(claim)


def test_every_tile_and_seat_that_is_named_is_of_the_set_and_at_the_table() -> None:
    for told_of, claim in claims():
        assert told_of.sight is not None
        setup = told_of.sight.setup
        for high, low in re.findall(r"\b(\d+)-(\d+)\b", sentence(claim)):
            assert int(low) <= int(high) <= setup.max_pip
        if "seat" in claim.args:
            assert str(claim.args["seat"]) in "ABCDE"[: setup.seats]


def test_estimates_say_about_and_what_is_certain_does_not() -> None:
    for _, claim in claims():
        text = sentence(claim)
        if claim.level == "estimate" and "percent" not in claim.args:
            assert "about" in text, text
            assert "±" in text, text
        if claim.level == "certain":
            assert "about" not in text, text
            assert "±" not in text, text


def test_the_best_play_is_told_why_in_at_most_two_sentences() -> None:
    assert len(thirty()) == THIRTY
    assert {one.sight.rules.id for one in thirty() if one.sight} == set(VARIANTS)
    for one in thirty():
        assert 1 <= len(one.advice[0].reasons) <= 2
        assert len(one.same) <= 2
        assert len(one.costs) == 1
