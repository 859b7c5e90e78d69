"""What the screen may show of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .engine import RulesError


@dataclass(frozen=True, slots=True)
class Assist:
    """Playable tiles marked, the end count, proven voids."""

    playable: bool = True
    count: bool = False
    memory: bool = False


def read_assist(given: Mapping[str, bool] | Assist | None) -> Assist:
    """The assistance of a mapping such as ``{"count": True}``; RulesError for what it does not have."""
    if isinstance(given, Assist):
        return given
    try:
        assist = Assist(**(given or {}))
    except TypeError:
        assist = None
    if assist is None or not all(type(one) is bool for one in (assist.playable, assist.count, assist.memory)):
        raise RulesError("assist has playable, count and memory, each True or False.")
    return assist
