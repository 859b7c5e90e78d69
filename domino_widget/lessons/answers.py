"""Reading what a learner answers, in whatever shape, into the one form in which answers are compared and kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from ..engine import EngineError, Play, Tile
from ..engine.layout import End
from .faults import LessonFault
from .level import Answer, Case, Kind, Question

#: More things than any answer has.
MOST_ITEMS = 100
_SIGNS = {"+": "draw", "--": "knock", ".": "finish"}
_SIDES = {"left": 1, "right": 2, "l": 1, "r": 2}


@dataclass(frozen=True, slots=True)
class PlayAnswer:
    """A play as a learner writes it: ``play("3-0", 0)``."""

    tile: object
    end: object


def play(tile: object, end: object) -> PlayAnswer:
    """A play for an answer: the tile, and the end by its value; where two ends show it, ``"left"``, ``"right"`` or
    the arm's number as text, ``"arm 3"``."""
    return PlayAnswer(tile, end)


class WrongKind(LessonFault):
    """An answer that is not of the kind that is asked for."""


def read_answer(question: Question, case: Case, given: object) -> Answer:
    """The answer in its one form; WrongKind, one sentence, for what cannot be one."""
    items = list(_items(question, given))
    if not items:
        raise WrongKind(_kind_code(question))
    read = _READERS[question.kind]
    found = [read(question, case, item) for item in items]
    fields = len(question.fields(case))
    if fields and len(found) != fields:
        raise WrongKind("lesson-answer-how-many", wanted=fields, found=len(found))
    if (question.one or question.kind is Kind.CHOICE) and len(set(found)) > 1:
        raise WrongKind("lesson-answer-one")
    return question.canonical(case, found)


def _items(question: Question, given: object) -> Iterator[object]:
    """The parts of an answer, sets and lists opened, texts parted at commas."""
    if isinstance(given, (set, frozenset, list, tuple)):
        for number, item in enumerate(given):
            if number >= MOST_ITEMS:
                raise WrongKind("lesson-answer-long", most=MOST_ITEMS)
            if isinstance(item, (set, frozenset, list, tuple)):
                raise WrongKind(_kind_code(question))
            yield item
    elif isinstance(given, str):
        parts = [part.strip() for part in re.split(r"[,;]", given[:2000]) if part.strip()]
        if len(parts) > MOST_ITEMS:
            raise WrongKind("lesson-answer-long", most=MOST_ITEMS)
        yield from parts
    else:
        yield given


def _kind_code(question: Question) -> str:
    return f"lesson-answer-kind-{question.kind.value.lower()}"


def _number(question: Question, _case: Case, item: object) -> int:
    if isinstance(item, bool):
        raise WrongKind(_kind_code(question))
    if isinstance(item, str) and re.fullmatch(r"-?\d{1,6}", item.strip(), re.ASCII):
        return int(item)
    if isinstance(item, float) and item.is_integer() and abs(item) < 1e6:
        return int(item)
    if not isinstance(item, SupportsIndex):
        raise WrongKind(_kind_code(question))
    number = index(item)
    if abs(number) >= 10**6:
        raise WrongKind(_kind_code(question))
    return number


def _tile(question: Question, _case: Case, item: object) -> str:
    if isinstance(item, Tile):
        return str(item)
    try:
        return str(Tile.parse(item))
    except EngineError:
        raise WrongKind(_kind_code(question)) from None


def _member(question: Question, case: Case, item: object) -> int | str:
    """A number or a tile of a set, whichever the set has."""
    offered = [option.key for option in question.options(case)]
    if any("-" in key for key in offered):
        return _tile(question, case, item)
    return _number(question, case, item)


def _word(question: Question, case: Case, item: object) -> str:
    if isinstance(item, bool):
        item = "yes" if item else "no"
    if not isinstance(item, str):
        item = str(item) if isinstance(item, (int, Tile)) else None
    if item is None:
        raise WrongKind(_kind_code(question))
    text = " ".join(item.split()).lower()
    text = re.sub(r"^[a-e]:(?=[-+!.])", "", text)
    text = re.sub(r"^!!\s*", "muggins ", re.sub(r"^!(?!!)\s*", "claim ", text))
    text = _SIGNS.get(text, text)
    for option in question.options(case):
        if option.key.lower() == text:
            return option.key
    raise WrongKind(
        "lesson-answer-no-option", found=item[:40], options=", ".join(o.key for o in question.options(case))
    )


# Plays


def written_play(case: Case, play: Play) -> str:
    """A play in its one form: the tile, the tile that it joins and that tile's port, and its turn."""
    if play.at < 0:
        return str(play.tile)
    return f"{play.tile}@{case.at.layout.tiles[play.at].tile}.{play.port}{play.turn.value}"


def shown_item(case: Case, item: int | str) -> str:
    """A part of an answer for a reader: a play as ``6-4 → 4``."""
    if not isinstance(item, str) or "@" not in item:
        return str(item)
    tile, place = item.split("@")
    turn = place.lstrip("0123456789-.")
    end = _end_of(case, place.rstrip("<>"))
    if end is None:
        return item
    same = [other for other in case.at.layout.free if other.value == end.value]
    # Ends with the same value are told apart by the tile that shows it.
    where = f" ({case.at.layout.tiles[end.number].tile})" if len({e.number for e in same}) > 1 else ""
    return f"{tile} → {end.value}{where}{turn}"


def _end_of(case: Case, place: str) -> End | None:
    onto, port = place.split(".")
    tiles = case.at.layout.tiles
    return next((e for e in case.at.layout.free if str(tiles[e.number].tile) == onto and str(e.port) == port), None)


def _play(question: Question, case: Case, item: object) -> str:
    if isinstance(item, Play):
        item = written_play(case, item)
    if isinstance(item, str):
        return _typed_play(question, case, item)
    if not isinstance(item, PlayAnswer):
        raise WrongKind(_kind_code(question))
    tile = Tile.parse(_tile(question, case, item.tile))
    return f"{tile}@{_place(case, _end(question, case, item.end))}"


def _typed_play(question: Question, case: Case, text: str) -> str:
    """A play in notation, ``4-2@6-4`` or ``4-2@6-4.1``, or with the end's value, ``4-2@6``."""
    found = re.fullmatch(r"(?:[A-Ea-e]:)?\s*(\d+-\d+)\s*@\s*(?:(\d+-\d+)(?:\.(\d))?([<>]?)|(\d+))\s*", text, re.ASCII)
    if not found:
        if not case.at.layout.tiles:
            return _tile(question, case, text)
        raise WrongKind(_kind_code(question))
    tile = Tile.parse(found[1])
    if found[5]:
        return f"{tile}@{_place(case, _end(question, case, int(found[5])))}"
    onto = Tile.parse(found[2])
    ends = [end for end in case.at.layout.free if case.at.layout.tiles[end.number].tile == onto]
    if found[3]:
        ends = [end for end in ends if str(end.port) == found[3]]
    elif len({end.value for end in ends}) > 1:
        ends = [end for end in ends if end.value in tile]
    if not ends:
        raise WrongKind("lesson-answer-no-end", end=f"{found[2]}")
    return f"{tile}@{_place(case, ends[0])}{found[4]}"


def _place(case: Case, end: End) -> str:
    return f"{case.at.layout.tiles[end.number].tile}.{end.port}"


def _end(question: Question, case: Case, given: object) -> End:
    """The end that a learner names: by its value, its side or the number of its arm."""
    layout = case.at.layout
    arms = layout.arms()
    if isinstance(given, str):
        text = given.strip().lower().removeprefix("arm").strip()
        if text in _SIDES:
            found = [arm.end for arm in arms if arm.start == 0 and arm.port == _SIDES[text]]
            return _only(found, given)
        if given.strip().lower().startswith("arm") and text.isdecimal():
            return _only([arm.end for number, arm in enumerate(arms, 1) if str(number) == text], given)
        given = text
    value = _number(question, case, given)
    found = [end for end in layout.ends() if end.value == value] or [e for e in layout.free if e.value == value]
    # Empty arms of one double are alike: which of them is meant makes no difference.
    if len({(end.number, layout.tiles[end.number].branches) for end in found}) == 1 and layout.arms_to_fill():
        found = found[:1]
    return _only(found, given)


def _only(found: list[End], given: object) -> End:
    if not found:
        raise WrongKind("lesson-answer-no-end", end=str(given)[:20])
    if len(found) > 1:
        raise WrongKind("lesson-answer-which-end", end=str(given)[:20])
    return found[0]


def shown(case: Case, answer: Iterable[int | str]) -> str:
    """An answer for a reader."""
    return ", ".join(shown_item(case, item) for item in answer)


_READERS: Mapping[Kind, Callable[[Question, Case, object], int | str]] = {
    Kind.NUMBERS: _number,
    Kind.TILES: _tile,
    Kind.PLAYS: _play,
    Kind.CHOICE: _word,
    Kind.SET: _member,
    Kind.SEQUENCE: _word,
}
