"""The static picture: self-contained, accessible, and silent about hands that are not asked for."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from domino_widget import texts
from domino_widget.board import Aspect
from domino_widget.drawing import in_words, svg
from domino_widget.engine import VARIANTS, Layout, Match, Observation, Played, Position, Round, Setup, Tile
from domino_widget.engine.errors import EngineError, RulesError
from domino_widget.engine.tiles import descending
from domino_widget.texts import say
from tests.board.checks import SVG, drawn_halves, drawn_pips
from tests.board.layouts import final_layout
from tests.pseudo import PSEUDO, pseudo_catalogues


def _round(game: str = "draw", max_pip: int = 6, seats: int = 3, actions: int = 12) -> Round:
    game_round, random = Round.deal(Setup(VARIANTS[game], max_pip, seats), 4), Random(4)
    for _ in range(actions):
        choices = game_round.legal_actions()
        game_round.apply(choices[int(random.random() * len(choices))])
    return game_round


def _tiles(text: str) -> list[str]:
    return re.findall(r'data-tile="([^"]*)"', text)


def test_a_picture_is_one_self_contained_accessible_element() -> None:
    text = svg(_round())
    root = ET.fromstring(text)
    assert root.get("role") == "img"
    titles = [root.find(f"{SVG}title"), root.find(f"{SVG}desc")]
    assert all(node is not None and node.text for node in titles)
    assert root.get("aria-labelledby") == " ".join(node.get("id", "") for node in titles if node is not None)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text and "ID-" not in text and "NaN" not in text


def test_ids_are_unique_in_a_picture_and_between_pictures() -> None:
    round_ = _round()
    found = [re.findall(r'\bid="([^"]*)"', svg(round_, ply)) for ply in (0, 5, 12)]
    together = [name for names in found for name in names]
    assert len(together) == len(set(together))
    for ply, names in zip((0, 5, 12), found, strict=True):
        used = re.findall(r'(?:href="#|url\(#)([^")]*)', svg(round_, ply))
        assert set(used) <= set(names)


def test_the_same_picture_twice_is_the_same_text() -> None:
    assert svg(_round()) == svg(_round())


@pytest.mark.parametrize("half", range(13))
def test_every_half_shows_its_pips(half: int) -> None:
    layout = Layout(VARIANTS["block"]).with_tile(Tile.of(half, 12))
    assert {value for _, value in drawn_halves(svg(layout))} == {half, 12}
    root = ET.fromstring(svg(layout))
    glyphs = {node.get("id", "").rpartition("-")[2]: node for node in root.iter() if node.get("id")}
    for way in "vh" if half else "":
        assert drawn_pips(glyphs[f"{way}{half}"]) == half


_SHOWN: dict[str, Callable[[Round], Layout | Position | Observation | Round | Match]] = {
    "layout": lambda round_: round_.position.layout,
    "position": lambda round_: round_.position,
    "round": lambda round_: round_,
    "match": lambda round_: Match.of_rounds(round_.position.setup, [round_]),
    "spectator": lambda round_: round_.observe(None),
}


@pytest.mark.parametrize("what", list(_SHOWN))
def test_no_hand_is_drawn_unless_it_is_asked_for(what: str) -> None:
    round_ = _round()
    shown: Layout | Position | Observation | Round | Match = _SHOWN[what](round_)
    assert len(_tiles(svg(shown))) == len(round_.position.layout)
    assert "data-hand" not in svg(shown)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_hand_of_the_asked_seat_is_drawn(seat: int) -> None:
    round_ = _round()
    view: Observation = round_.observe(seat)
    hand = [f"{t.high}-{t.low}" for t in sorted(view.hand, key=lambda t: (-t.high, -t.low))]
    for text in (svg(view), svg(round_, seat=seat), svg(round_.position, seat=seat)):
        assert _tiles(text)[len(view.layout) :] == hand
        described = ET.fromstring(text).find(f"{SVG}desc")
        assert described is not None and described.text is not None
        assert described.text.endswith(f"Hand of {'ABC'[seat]}: {', '.join(hand) or '–'}.")
    with pytest.raises(EngineError):
        svg(view, seat=(seat + 1) % 3)


def test_a_picture_without_words_leaves_them_to_what_stands_beside_it() -> None:
    round_ = _round()
    view = round_.observe(0)
    drawn = svg(view, words=False)
    assert _tiles(drawn) == _tiles(svg(view))
    assert ET.fromstring(drawn).get("aria-hidden") == "true"
    assert not re.search("<title|<desc|aria-labelledby|Hand of", drawn)
    told = " ".join(say(line, "is") for line in in_words(view))
    last, hand = view.layout.tiles[-1].tile, ", ".join(map(str, descending(view.hand)))
    assert told.startswith(f"{len(view.layout)} steinar liggja á borðinu; sá síðasti er {last}. Opnir endar: ")
    assert told.endswith(f"Höndin þín: {hand}.")
    assert say(in_words(_round().steps[0][0], 0)[0], "pt-BR") == "Ainda não há peças na mesa."


def test_a_picture_says_what_it_shows_in_every_language_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pseudo_catalogues(tmp_path, "en.ftl")
    pseudo_catalogues(tmp_path, "en-command.ftl")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    monkeypatch.setitem(texts.LANGUAGES, PSEUDO, "Þšéûðö")
    texts._bundle.cache_clear()
    view = _round().observe(0)
    told = {lang: " ".join(ET.fromstring(svg(view, lang=lang)).itertext()) for lang in texts.LANGUAGES}
    texts._bundle.cache_clear()
    assert len(set(told.values())) == len(told) == 6
    assert [lang for lang, text in told.items() if "Hand of A" in text] == ["en"]
    # Letters of seats and numerals aside, the language of no country leaves no plain word.
    assert re.findall("[A-Za-z]{2,}", told[PSEUDO]) == []
    with pytest.raises(RulesError, match="lang is one of"):
        svg(view, lang="xx")


def test_a_ply_shows_the_table_after_so_many_actions() -> None:
    round_ = _round()
    for ply, (before, _, _) in enumerate(round_.steps):
        assert len(_tiles(svg(round_, ply))) == len(before.layout)
    assert svg(round_, len(round_.steps)) == svg(round_)
    for ply in (-1, len(round_.steps) + 1):
        with pytest.raises(ValueError, match="plies from 0 to 12"):
            svg(round_, ply)
    with pytest.raises(ValueError, match="has plies"):
        svg(round_.position, 3)


@pytest.mark.parametrize("aspect", Aspect)
def test_open_ends_show_their_value_and_the_last_tile_its_player(aspect: Aspect) -> None:
    round_ = _round("double-nine-cross", 9, 3, 14)
    text = svg(round_, aspect=aspect)
    ends = re.findall(r'data-end="(\d+)\.(\d+)".*?>(\d+)</text>', text)
    free = round_.position.layout.free
    assert sorted(ends) == sorted((str(e.number), str(e.port), str(e.value)) for e in free)
    last = len(round_.position.layout) - 1
    player = [event for event in round_.events if isinstance(event, Played)][-1].seat
    assert re.search(rf'data-last="{last}".*?>{"ABC"[player]}</text>', text)


def test_ends_that_must_wait_are_fainter() -> None:
    layout = Layout(VARIANTS["cross"]).with_tile(Tile.of(6, 6))
    layout = layout.with_tile(Tile.of(6, 1), layout.free[0])
    assert len(re.findall(r'data-end="0\.\d">', svg(layout))) == 3
    assert len(re.findall(r'data-end="1\.1" opacity', svg(layout))) == 1


def test_everything_drawn_lies_in_the_picture() -> None:
    for seed in range(6):
        layout = final_layout(VARIANTS["double-nine-cross"], 9, 5, seed)
        for aspect in Aspect:
            text = svg(layout, aspect=aspect)
            view = ET.fromstring(text).get("viewBox", "").split()
            x, y, width, height = (float(value) / 20 for value in view)
            for box, _ in drawn_halves(text):
                assert x < box.x and box.x + box.w < x + width
                assert y < box.y and box.y + box.h < y + height


def test_what_has_no_layout_cannot_be_drawn() -> None:
    with pytest.raises(TypeError, match="A str has no layout"):
        svg("6-6")  # type: ignore[arg-type]
