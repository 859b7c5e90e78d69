"""Messages as text, for output without a browser. The browser formats its own; this imports Fluent's runtime, which
needs Babel, only when a text is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .message import Msg

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_LOCALES = Path(__file__).resolve().parent / "locales"
#: The catalogues of a language, as endings of their names.
_PARTS = ("", "-lessons")


def say(msg: Msg, lang: str = "en") -> str:
    """The text of a message in a language, in English where that language lacks it, or its id where that does too."""
    for tag in dict.fromkeys((lang, "en")):
        bundle = _bundle(tag)
        if bundle.has_message(msg.id):
            pattern = bundle.get_message(msg.id).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(msg.args))[0])
    return msg.id


def say_all(lines: Iterable[Msg], lang: str = "en") -> str:
    """The texts of messages, a line each."""
    return "\n".join(say(line, lang) for line in lines)


def languages() -> tuple[str, ...]:
    """The languages in which there are lessons."""
    return tuple(sorted(path.name.removesuffix("-lessons.ftl") for path in _LOCALES.glob("*-lessons.ftl")))


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks are for screens that mix directions; in a cell's text they would be copied along.
    bundle = FluentBundle([lang], use_isolating=False)
    for part in _PARTS:
        path = _LOCALES / f"{lang}{part}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
