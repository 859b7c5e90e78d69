"""A message of the catalogue with its arguments: what Python says to a reader, formatted in the browser."""

from __future__ import annotations

from dataclasses import dataclass, field
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
