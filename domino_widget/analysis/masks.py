"""Sets of tiles as whole numbers: bit ``i`` stands for tile number ``i`` of ``full_set`` (analysis.md 3.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from ..engine.tiles import Tile, full_set


@dataclass(frozen=True, slots=True, eq=False)
class TileSet:
    """One set and its tables. A *number* is a tile's place in ``tiles``, a *mask* a set of tiles.

    ``suits[v]`` is the mask of the tiles with a half ``v``; ``across[v][bit]`` the half of the tile of that one-bit
    mask that is not ``v`` (``v`` for the double); ``far[v][number]`` the same by number; ``pips[number]`` the pips of
    a tile; ``doubles`` the mask of the doubles; ``whole`` the mask of all; ``rank[number]`` grows with the order in
    which tiles open a round (rules.md 3.1, 9.2): doubles above all singles, then pips, then the higher half;
    ``kin[number]`` is the mask of the tiles that share a half with a tile, itself too;
    ``heaps[i][part]`` the pips of ten bits of a mask, the i-th ten from below.
    """

    max_pip: int
    tiles: tuple[Tile, ...]
    number: dict[Tile, int]
    suits: tuple[int, ...]
    across: tuple[dict[int, int], ...]
    far: tuple[dict[int, int], ...]
    pips: tuple[int, ...]
    doubles: int
    whole: int
    rank: tuple[int, ...]
    kin: tuple[int, ...]
    heaps: tuple[tuple[int, ...], ...]

    def mask(self, tiles: Iterable[Tile]) -> int:
        """The mask of these tiles; KeyError for a tile of another set."""
        found = 0
        for tile in tiles:
            found |= 1 << self.number[tile]
        return found

    def unpack(self, mask: int) -> tuple[Tile, ...]:
        """The tiles of a mask, rising."""
        return tuple(self.tiles[number] for number in bits(mask))

    def suit_mask(self, values: Iterable[int]) -> int:
        """The mask of all tiles with one of these values."""
        found = 0
        for value in values:
            found |= self.suits[value]
        return found

    def weigh(self, mask: int) -> int:
        """The pips of all tiles of a mask."""
        total = 0
        for table in self.heaps:
            if not mask:
                break
            total += table[mask & 1023]
            mask >>= 10
        return total


def bits(mask: int) -> Iterator[int]:
    """The numbers of the tiles of a mask, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=16)
def tile_set(max_pip: int) -> TileSet:
    """The tables of the double-``max_pip`` set."""
    tiles = full_set(max_pip)
    number = {tile: place for place, tile in enumerate(tiles)}
    values = range(max_pip + 1)
    far = tuple({number[tile]: tile.other(value) for tile in tiles if value in tile} for value in values)
    order = sorted(range(len(tiles)), key=lambda n: (tiles[n].is_double, tiles[n].pips(), tiles[n].high))
    rank = [0] * len(tiles)
    for place, n in enumerate(order):
        rank[n] = place
    pips = tuple(tile.pips() for tile in tiles)
    suits = tuple(sum(1 << n for n in numbers) for numbers in far)
    return TileSet(
        max_pip=max_pip,
        tiles=tiles,
        number=number,
        suits=suits,
        across=tuple({1 << n: value for n, value in numbers.items()} for numbers in far),
        far=far,
        pips=pips,
        doubles=sum(1 << n for n, tile in enumerate(tiles) if tile.is_double),
        whole=(1 << len(tiles)) - 1,
        rank=tuple(rank),
        kin=tuple(suits[tile.low] | suits[tile.high] for tile in tiles),
        heaps=tuple(_heap(pips[start : start + 10]) for start in range(0, len(tiles), 10)),
    )


def _heap(pips: tuple[int, ...]) -> tuple[int, ...]:
    """The pips of every subset of these tiles, by its mask."""
    sums = [0]
    for more in pips:
        sums += [so_far + more for so_far in sums]
    return tuple(sums)
