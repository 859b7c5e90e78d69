"""What a hint is made of: groups of lines, each with the step of the ladder that opens it, and marks on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from domino_widget.message import Msg, msg

#: How far a line can be trusted, or what it asks for: shown as a badge beside it.
Label = Literal["certain", "chance", "claim-now", "call-muggins", "risk", "none"]

#: The groups of the hint panel, in their order.
GroupName = Literal["ends", "scoring", "muggins"]

#: The steps of the ladder.
LOOK, RULE, PART, ANSWER = 1, 2, 3, 4


@dataclass(frozen=True, slots=True)
class HintLine:
    """One sentence of a hint, its badge, and the least step at which it is given."""

    msg: Msg
    label: Label
    step: int


@dataclass(frozen=True, slots=True)
class HintGroup:
    """One of the three groups of the panel."""

    name: GroupName
    lines: tuple[HintLine, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A label drawn at port ``port`` of tile ``number``, such as ``6 + 6``."""

    number: int
    port: int
    text: str


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint at a step of the ladder. ``counts`` is whether it is help: False where there was nothing to find."""

    step: int
    groups: tuple[HintGroup, ...]
    marks: tuple[Mark, ...]
    counts: bool


def look(name: str, **args: int | str) -> HintLine:
    """A line of step 1: where to look."""
    return HintLine(msg(name, **args), "none", LOOK)


def rule(name: str, **args: int | str) -> HintLine:
    """A line of step 2: a rule in a sentence."""
    return HintLine(msg(name, **args), "none", RULE)


def part(name: str, **args: int | str) -> HintLine:
    """A line of step 3: a part of the work."""
    return HintLine(msg(name, **args), "certain", PART)


def answer(name: str, label: Label = "certain", **args: int | str) -> HintLine:
    """A line of step 4: the answer with its reason."""
    return HintLine(msg(name, **args), label, ANSWER)
