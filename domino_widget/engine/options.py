"""House rules as they stand in braces after a game's id: ``draw{target=150;reserve=2}``.

=============  ===================================  ==================================================
name           what it changes                      values
=============  ===================================  ==================================================
set            the set, by its highest pip          9
partners       two sides of two (``Setup``)         yes, no
target         ``Rules.target``                     150
scores         the match before this hand, by side  90/85
hand           ``Rules.hand_sizes``                 6 (each, here); all: 6:7/5/4/3,9:7/5/4/3
drawing        ``Rules.drawing``                    none, one, until-playable
reserve        ``Rules.reserve``                    2
branching      ``Rules.branching``                  line, opening-double, opening-and-later-doubles,
                                                    first-double, every-double
arms           ``Rules.arms_before_growth``         4, 0
multiples      ``Rules.multiples``                  5,3; none: -
claiming       ``Rules.claiming``                   none, called, automatic
opening        ``Rules.opening``                    highest-double-forced, highest-double-any-tile,
                                                    highest-tile-any-tile, winner-any-tile
redeal         ``Rules.redeal``                     yes, no
round          ``Rules.round_to``                   5
rounding       ``Rules.round_sum``                  sum, each
pays           ``Rules.blocked_pays_all``           all, difference
table          ``Rules.table``, in squares          24x14; none: -
sets           ``Rules.sets``                       6,9,12
players        ``Rules.seats``                      2,3,4
partners-at    ``Rules.partners_at``                4; none: -
=============  ===================================  ==================================================

They are written in this order, and only where they differ from the named game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple

from .rules import VARIANTS, HandSizes, Rules, Setup


class Option(NamedTuple):
    """One name in the braces: the field of ``Rules`` it changes, how that is written and read, and an example."""

    name: str
    field: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]
    example: str


def read_int(text: str) -> int:
    """A whole number of at most six digits; ValueError for anything else."""
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise ValueError(text)
    return int(text)


def read_yes(text: str) -> bool:
    """``yes`` or ``no``; ValueError for anything else."""
    return _read_choice(text, no="no", yes="yes")


def _read_choice(text: str, no: str, yes: str) -> bool:
    if text not in (no, yes):
        raise ValueError(text)
    return text == yes


def _choice(name: str, field: str, no: str, yes: str) -> Option:
    return Option(name, field, lambda on: yes if on else no, lambda text: _read_choice(text, no, yes), yes)


def _number(name: str, field: str, example: str) -> Option:
    return Option(name, field, str, read_int, example)


def _word(name: str, field: str, example: str) -> Option:
    def write(member: Enum) -> str:
        return str(member.value)

    return Option(name, field, write, str, example)


def _numbers(name: str, field: str, example: str, sign: str = ",") -> Option:
    def write(numbers: Sequence[int] | None) -> str:
        return sign.join(map(str, numbers)) if numbers else "-"

    def read(text: str) -> tuple[int, ...] | None:
        if text == "-":
            return None if sign == "x" else ()
        return tuple(read_int(part) for part in text.split(sign))

    return Option(name, field, write, read, example)


def _write_hands(sizes: HandSizes) -> str:
    return ",".join(f"{max_pip}:{'/'.join(map(str, each))}" for max_pip, each in sizes)


def _read_hands(text: str) -> HandSizes:
    entries = [part.split(":") for part in text.split(",")]
    if any(len(entry) != 2 for entry in entries):
        raise ValueError(text)
    return tuple((read_int(one), tuple(read_int(size) for size in each.split("/"))) for one, each in entries)


#: Every option that changes a field of ``Rules``, in the order of writing; ``set``, ``partners`` and ``scores`` are
#: the set-up's and the match's.
OPTIONS = (
    _number("target", "target", "150"),
    Option("hand", "hand_sizes", _write_hands, _read_hands, "6"),
    _word("drawing", "drawing", "until-playable"),
    _number("reserve", "reserve", "2"),
    _word("branching", "branching", "first-double"),
    _number("arms", "arms_before_growth", "4"),
    _numbers("multiples", "multiples", "5,3"),
    _word("claiming", "claiming", "automatic"),
    _word("opening", "opening", "winner-any-tile"),
    _choice("redeal", "redeal", "no", "yes"),
    _number("round", "round_to", "5"),
    _choice("rounding", "round_sum", "each", "sum"),
    _choice("pays", "blocked_pays_all", "difference", "all"),
    _numbers("table", "table", "24x14", sign="x"),
    _numbers("sets", "sets", "6,9"),
    _numbers("players", "seats", "2,3"),
    _numbers("partners-at", "partners_at", "4"),
)
BY_NAME = {option.name: option for option in OPTIONS}
NAMES = ("set", "partners", "scores", *BY_NAME)


def write_options(setup: Setup, scores: Sequence[int] = ()) -> list[str]:
    """The ``name=value`` texts in which this set-up, and the match so far, differ from the named game."""
    rules = setup.rules
    base = VARIANTS.get(rules.id, rules)
    written = [f"set={setup.max_pip}"] if setup.max_pip != base.sets[0] else []
    written += ["partners=yes"] if setup.partners else []
    for option in OPTIONS:
        if getattr(rules, option.field) != getattr(base, option.field):
            written.append(f"{option.name}={_write_value(setup, base, option)}")
        if option.name == "target" and any(scores):
            written.append(f"scores={'/'.join(map(str, scores))}")
    return written


def _write_value(setup: Setup, base: Rules, option: Option) -> str:
    value = getattr(setup.rules, option.field)
    if option.name == "hand" and value == one_hand_size(base, setup.max_pip, setup.seats, setup.hand_size):
        return str(setup.hand_size)
    return option.write(value)


def one_hand_size(base: Rules, max_pip: int, seats: int, size: int) -> HandSizes:
    """The game's hand sizes with another number for one set and number of players."""
    return tuple(
        (pip, tuple(size if (pip, at) == (max_pip, seats - 2) else each for at, each in enumerate(sizes)))
        for pip, sizes in base.hand_sizes
    )
