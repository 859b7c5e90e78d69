"""Tiles and sets (rules.md 2.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter

from .errors import EngineError

#: The largest pip of any set on offer (double-twelve).
MAX_PIP = 12

_HALVES = attrgetter("low", "high")


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """One tile of a set, its halves in order; ``Tile.of(4, 6) == Tile.of(6, 4)``, printed ``6-4``."""

    low: int
    high: int

    def __post_init__(self) -> None:
        for half in (self.low, self.high):
            if type(half) is not int or half < 0:
                raise EngineError("not-a-tile", text=f"{self.low!r}, {self.high!r}")
        if self.low > self.high:
            raise EngineError("not-a-tile", text=f"Tile({self.low}, {self.high}) with the higher half first")

    @staticmethod
    def of(a: int, b: int) -> Tile:
        """The tile with these halves, in either order; EngineError if they are no pips."""
        try:
            return _TILES[a, b]
        except (KeyError, TypeError):
            return Tile(b, a) if type(a) is type(b) is int and b < a else Tile(a, b)

    @staticmethod
    def parse(text: object) -> Tile:
        """The tile of a text such as ``6-4`` or ``4-6``; EngineError for anything else."""
        found = re.fullmatch(r"\s*(\d{1,2})-(\d{1,2})\s*", text, re.ASCII) if isinstance(text, str) else None
        if not found:
            raise EngineError("not-a-tile", text=repr(text)[:40])
        return Tile.of(int(found[1]), int(found[2]))

    @property
    def is_double(self) -> bool:
        """Whether both halves are equal."""
        return self.low == self.high

    def pips(self) -> int:
        """The pips of both halves."""
        return self.low + self.high

    def __contains__(self, pip: object) -> bool:
        return pip == self.low or pip == self.high

    def other(self, pip: int) -> int:
        """The half that is not ``pip`` (the same for a double); EngineError if no half is."""
        if pip == self.low:
            return self.high
        if pip == self.high:
            return self.low
        raise EngineError("no-match", tile=self, end=pip)

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def __repr__(self) -> str:
        return f"Tile.of({self.high}, {self.low})"


@lru_cache(maxsize=16)
def full_set(max_pip: int) -> tuple[Tile, ...]:
    """Every tile of the double-``max_pip`` set once, in order of low and high half (rules.md 2.1)."""
    return tuple(Tile.of(low, high) for low in range(max_pip + 1) for high in range(low, max_pip + 1))


def pip_sum(tiles: Iterable[Tile]) -> int:
    """All pips of these tiles together."""
    return sum(tile.low + tile.high for tile in tiles)


def rising(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles as hands are kept: by lower half, then higher half, both rising."""
    return tuple(sorted(tiles, key=_HALVES))


def descending(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles as hands are written: by higher half, then lower half, both falling."""
    return tuple(sorted(tiles, key=lambda tile: (-tile.high, -tile.low)))


#: The tiles of the largest set by both orders of their halves: one object a tile.
_TILES = {(a, b): Tile(min(a, b), max(a, b)) for a in range(MAX_PIP + 1) for b in range(a + 1)}
_TILES |= {(low, high): tile for (high, low), tile in _TILES.items()}
