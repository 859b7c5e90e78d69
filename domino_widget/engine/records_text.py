"""The grammar of a record: tags, movetext and ending of one round after another, not yet played."""

from __future__ import annotations

import re
from typing import NamedTuple

from .plays_read import ActionText, read_action
from .scanner import Scanner

_TAG = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
_STRING = re.compile(r'"((?:[^"\\\r\n]|\\[^\r\n])*)"')
_ENDING = re.compile(r"(\*|=(?:(?:out|blocked):[A-E]\+[0-9]{1,6}|tie|target:[A-E]))(?!\S)")
_AGAIN = re.compile(r"\\(.)")


class RoundText(NamedTuple):
    """One round of a record as it is written; actions without a label carry no seat."""

    tags: dict[str, str]
    actions: tuple[ActionText, ...]
    ending: str


def read_rounds(scanner: Scanner) -> list[RoundText]:
    """Every round of a record; NotationError where it does not follow the grammar."""
    rounds = [_round(scanner)]
    _comments(scanner)
    while scanner.at < len(scanner.text):
        rounds.append(_round(scanner))
        _comments(scanner)
    return rounds


def _comments(scanner: Scanner) -> None:
    """Goes past blanks and ``{comments}``."""
    while scanner.take("{"):
        close = scanner.text.find("}", scanner.at)
        if close < 0:
            scanner.fail('"}" at the end of the comment', len(scanner.text))
        scanner.at = close + 1
    scanner.skip()


def _round(scanner: Scanner) -> RoundText:
    tags: dict[str, str] = {}
    _comments(scanner)
    if not scanner.text.startswith("[", scanner.at):
        scanner.fail('a tag such as [Format "1"]')
    while scanner.take("["):
        _tag(scanner, tags)
        _comments(scanner)
    actions: list[ActionText] = []
    while not (ending := scanner.match(_ENDING)):
        if scanner.text[scanner.at : scanner.at + 1] in ("", "*", "=", "["):
            scanner.fail("an action, or the end of the round (*, =out:A+5, =blocked:A+5, =tie, =target:A)")
        actions.append(read_action(scanner))
        _comments(scanner)
    return RoundText(tags, tuple(actions), ending[1])


def _tag(scanner: Scanner, tags: dict[str, str]) -> None:
    name = scanner.match(_TAG)
    if not name:
        scanner.fail("the name of a tag")
    if name[0] in tags:
        scanner.fail(f"the tag {name[0]} once", name.start())
    value = scanner.match(_STRING)
    if not value:
        scanner.fail(f"the value of {name[0]} in double quotes")
    tags[name[0]] = _AGAIN.sub(r"\1", value[1])
    scanner.expect("]")


def write_tag(name: str, value: str) -> str:
    """One tag as a line."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def is_tag(name: object, value: object) -> bool:
    """Whether this name and value can stand in a record as a tag."""
    return (
        isinstance(name, str) and _TAG.fullmatch(name) is not None and isinstance(value, str) and value.isprintable()
    )


def join_names(names: tuple[str, ...]) -> str:
    """Names with strokes between them; a stroke in a name stands behind a backslash."""
    return "/".join(name.replace("\\", "\\\\").replace("/", "\\/") for name in names)


def split_names(text: str) -> tuple[str, ...]:
    """The names of ``join_names``."""
    return tuple(_AGAIN.sub(r"\1", name) for name in re.findall(r"(?:^|/)((?:[^/\\]|\\.|\\$)*)", text))
