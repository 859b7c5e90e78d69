"""Messages of the lessons' own catalogue, each with the values that its text names and no other.

A question knows more than its task may tell; what a text does not name does not travel.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..message import Msg

CATALOGUE = Path(__file__).resolve().parent.parent / "locales" / "en-lessons.ftl"
_ENTRY = re.compile(r"^([a-z][\w-]*) *=((?:.*\n)(?:(?:[ \t}].*)?\n)*)", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-z][\w-]*)")


@cache
def variables() -> Mapping[str, frozenset[str]]:
    """The values that each text of the lessons names, by its id."""
    source = CATALOGUE.read_text("utf-8") + "\n"
    return {found[1]: frozenset(_VARIABLE.findall(found[2])) for found in _ENTRY.finditer(source)}


def said(id: str, args: Mapping[str, int | str]) -> Msg:
    """The message with those of the values that its text names; KeyError for a text that is not there."""
    names = variables()[id]
    return Msg(id, {name: value for name, value in args.items() if name in names})
