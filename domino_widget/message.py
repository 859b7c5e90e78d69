"""A message of the catalogue with its arguments: what Python says to a reader, formatted in the browser."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from typing import Any


@dataclass(frozen=True, slots=True)
class Msg:
    """The id of a Fluent message and its arguments: numbers, tile texts, names; never glued sentences."""

    id: str
    args: dict[str, int | float | str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The message as it travels."""
        return {"id": self.id, "args": dict(self.args)}


class Refused(Exception):
    """Something that cannot be done, as a message: who says it to a reader knows the language."""

    def __init__(self, id: str, **args: int | float | str) -> None:
        self.msg = msg(id, **args)
        super().__init__(id, args)


def msg(id: str, **args: int | float | str) -> Msg:
    """A message with its arguments by name."""
    return Msg(id, args)


_TILE = re.compile(r"(?<![\w-])\d+-\d+(?![\w-])")


def as_html(text: str) -> str:
    """A text as HTML whose tiles stay whole: a line ends before 6-5 or after it, never at its hyphen."""
    whole = _TILE.sub(r'<span style="white-space:nowrap">\g<0></span>', escape(text))
    return re.sub(r"(?<=[,(/])<span", "<wbr><span", whole)
