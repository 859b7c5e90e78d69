"""Texts for readers: which languages there are, which one somebody gets, and sentences as text.

The browser formats what stands on its screen. ``say`` is for output without one; it imports Fluent's runtime, which
needs Babel, only when a text is asked for.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .engine import EngineError, RulesError
from .message import Msg

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: Languages with catalogues, by their own names.
LANGUAGES = {
    "en": "English",
    "pt-BR": "Português (Brasil)",
    "is": "Íslenska",
    "es": "Español",
    "fr": "Français",
}
FOLDER = Path(__file__).resolve().parent / "locales"
#: Where ``say`` looks for a message, one catalogue after the other.
_PARTS = ("ui", "lessons", "coach", "guide", "teacher", "command")


def matching(tag: str) -> str | None:
    """The language of a tag such as ``pt``, ``pt_PT`` or ``is-IS``: itself, or one that differs in its region."""
    wanted = tag.strip().replace("_", "-").lower()
    by_tag = {known.lower(): known for known in LANGUAGES}
    by_root = {known.split("-")[0]: language for known, language in by_tag.items()}
    return by_tag.get(wanted) or by_root.get(wanted.split("-")[0])


def negotiate(tags: str) -> str:
    """The first language that there is of a reader's, which come in order with commas between; else English."""
    found = (matching(tag) for tag in tags.split(","))
    return next((language for language in found if language), "en")


def system_language() -> str:
    """The language of the system, for a command in a terminal; a notebook's system is often a server's."""
    found = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    tags = [*os.environ.get("LANGUAGE", "").split(":"), found]
    is_plain = re.split("[.@]", found)[0] in ("C", "POSIX")
    return "en" if is_plain else negotiate(",".join(re.split("[.@]", tag)[0] for tag in tags))


def check_language(lang: object) -> str | None:
    """The language that a program asked for, or None; RulesError, one sentence, for one that there is not."""
    if lang is None:
        return None
    found = matching(lang) if isinstance(lang, str) else None
    if found is None:
        raise RulesError(f"lang is one of {', '.join(LANGUAGES)}, not {lang!r}.")
    return found


def languages() -> tuple[str, ...]:
    """The languages in which there are lessons."""
    return tuple(sorted(lang for lang in LANGUAGES if _path("lessons", lang).is_file()))


def source(part: str, lang: str) -> str:
    """Fluent source of a part, ``ui`` or such as ``guide``; what a language lacks of the latter stands in English."""
    if lang not in LANGUAGES or not re.fullmatch("[a-z]+", part) or not _path(part, "en").is_file():
        raise EngineError("unknown-text")
    files = [_path(part, lang)] if part == "ui" else [_path(part, one) for one in dict.fromkeys(("en", lang))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def say(msg: Msg, lang: str = "en", *, isolating: bool = False) -> str:
    """The text of a message in a language, in English where that language lacks it, or its id where that does too.

    ``isolating`` puts the invisible marks round each value that keep sentences of two directions in order, as on a
    screen; in a cell's text they would be copied along.
    """
    for language in dict.fromkeys((lang, "en")):
        for part in _PARTS:
            bundle = _bundle(part, language, isolating)
            pattern = bundle.get_message(msg.id).value if bundle.has_message(msg.id) else None
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(msg.args))[0])
    return msg.id


def line_of(id: str, lang: str = "en") -> str:
    """A text of one line without values, read without Fluent's runtime: for what every notebook displays."""
    for language in (lang, "en"):
        found = re.search(rf"^{re.escape(id)} = (.+)$", _path("ui", language).read_text("utf-8"), re.MULTILINE)
        if found:
            return found[1]
    return id


def say_refusal(error: EngineError, lang: str = "en") -> str:
    """What the engine refused, in a language; a RulesError, about a program's values, has its sentence already."""
    known = lang != "en" and not isinstance(error, RulesError)
    return say(Msg(f"error-{error.code}", error.details), lang) if known else str(error)


def say_all(lines: Iterable[Msg], lang: str = "en") -> str:
    """The texts of messages, a line each."""
    return "\n".join(say(line, lang) for line in lines)


def _path(part: str, lang: str) -> Path:
    return FOLDER / (f"{lang}.ftl" if part == "ui" else f"{lang}-{part}.ftl")


@cache
def _bundle(part: str, lang: str, isolating: bool) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=isolating)
    path = _path(part, lang)
    if path.is_file():
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
