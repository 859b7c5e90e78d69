"""A reader's place in a text: what comes next, and a NotationError that says where and what was expected."""

from __future__ import annotations

import re
from typing import NoReturn

from .errors import NotationError
from .tiles import Tile

_TILE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})(?![0-9])")
_INT = re.compile(r"[0-9]{1,6}(?![0-9])")
_WORD = re.compile(r"[^\s]{1,20}")


class Scanner:
    """Goes through a text from left to right. ``lines``: the text has several, so errors name the line too."""

    def __init__(self, text: str, *, lines: bool = False, spaces: str = " \t") -> None:
        self.text = text
        self.at = 0
        self.lines = lines
        self._blank = re.compile(f"[{spaces}]*")

    def skip(self) -> bool:
        """Goes past blanks; whether there were any."""
        found = self._blank.match(self.text, self.at)
        before, self.at = self.at, found.end() if found else self.at
        return self.at > before

    def gap(self) -> None:
        """Goes past at least one blank."""
        if not self.skip():
            self.fail("a space", case="space")

    def take(self, sign: str) -> bool:
        """Goes past this sign, and blanks before it, if it comes next."""
        before = self.at
        self.skip()
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        self.at = before
        return False

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Goes past the pattern, and blanks before it, if it comes next."""
        before = self.at
        self.skip()
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else before
        return found

    def expect(self, sign: str, name: str | None = None) -> None:
        """Goes past this sign; NotationError if another comes."""
        if not self.take(sign):
            self.fail(name or f'"{sign}"', case="sign", sign=sign)

    def halves(self, what: str = "a tile such as 6-4") -> tuple[int, int]:
        """The two halves of a tile as they are written."""
        found = self.match(_TILE)
        if not found:
            self.fail(what, case="tile")
        return int(found[1]), int(found[2])

    def tile(self, what: str = "a tile such as 6-4") -> Tile:
        """A tile, its halves in any order."""
        return Tile.of(*self.halves(what))

    def number(self, what: str = "a whole number") -> int:
        """A whole number from 0 up, of at most six digits."""
        found = self.match(_INT)
        if not found:
            self.fail(what, case="number")
        return int(found[0])

    def is_tile(self) -> bool:
        """Whether a tile comes next."""
        before = self.at
        found = self.match(_TILE)
        self.at = before
        return found is not None

    def end(self, what: str = "the end") -> None:
        """Nothing more but blanks; NotationError otherwise."""
        self.skip()
        if self.at < len(self.text):
            self.fail(what, case="end")

    def fail(self, expected: str, at: int | None = None, **more: str | int) -> NoReturn:
        """Raises the NotationError for this place, or the one at ``at``. ``more`` has the ``case``, which names the
        sentence in other languages, and its values."""
        if at is None:
            self.skip()
            at = self.at
        word = _WORD.match(self.text, at)
        found = "the end" if at >= len(self.text) else repr(word[0]) if word else "the end of the line"
        line = self.text.count("\n", 0, at) + 1
        column = at - (self.text.rfind("\n", 0, at) + 1) + 1
        if self.lines:
            raise NotationError("notation-line", line=line, column=column, expected=expected, found=found)
        raise NotationError("notation", column=column, expected=expected, found=found, **more)
