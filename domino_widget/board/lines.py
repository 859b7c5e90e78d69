"""Line games: two serpentines, port 1's chain in the upper half of the table and port 2's in the lower."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..engine.layout import Placed
from ..engine.placement import DOWN, LEFT, RIGHT, UP, Direction, Mouth, Turn, lay, turned
from .model import Aspect, BoardTile, Leader, first_tile, mouth_of

#: Width of the first row by aspect, for double-six, double-nine and double-twelve.
WIDTHS = {
    Aspect.WIDE: (40, 48, 58),
    Aspect.SQUARE: (28, 34, 38),
    Aspect.TALL: (20, 24, 28),
}
#: Each further row of a chain reaches so much further out: long lines keep the shape of the aspect.
WIDER = 2
#: A chain turns when less than this is left in its row.
LEAST = 6


@dataclass(frozen=True, slots=True)
class Chain:
    """One side of the line: its last tile and mouth, and what decides its next turn."""

    last: int
    port: int
    mouth: Mouth
    away: Direction
    after_double: bool
    in_leg: bool = False
    wide_row: bool = True
    folds: int = 0


@dataclass(frozen=True, slots=True)
class Lines:
    """All tiles of a line game and its two chains."""

    aspect: Aspect
    tiles: tuple[BoardTile, ...] = ()
    chains: tuple[Chain, ...] = ()
    highest: int = 0

    @property
    def repairs(self) -> int:
        """No tile of a line game ever moves."""
        return 0

    @property
    def tight(self) -> bool:
        """Lines have room for everything."""
        return False

    @property
    def leaders(self) -> tuple[Leader, ...]:
        """No tile of a line game lies apart from its end."""
        return ()

    def mouth(self, number: int, port: int) -> Mouth:
        """The mouth of an unused port."""
        return next(c.mouth for c in self.chains if (c.last, c.port) == (number, port))

    def lay(self, placed: Placed) -> Lines:
        """The board with one more tile."""
        highest = max(self.highest, placed.tile.high)
        double = placed.tile.is_double
        if not self.tiles:
            root = first_tile(double)
            # The first row counts as one with doubles: the other chain may still lay some in it.
            chains = tuple(Chain(0, port, mouth_of(root, port), away, double) for port, away in ((1, UP), (2, DOWN)))
            return Lines(self.aspect, (root,), chains, highest)
        chain = next(c for c in self.chains if (c.last, c.port) == (placed.at, placed.port))
        tile, grown = _join(chain, placed.number, double, row_end(self.aspect, highest))
        chains = tuple(grown if c is chain else c for c in self.chains)
        return Lines(self.aspect, (*self.tiles, tile), chains, highest)


def row_end(aspect: Aspect, highest: int) -> int:
    """How far rows reach to either side of the middle, by the highest pip laid so far."""
    return WIDTHS[aspect][(highest > 6) + (highest > 9)] // 2


def _join(chain: Chain, number: int, double: bool, reach: int) -> tuple[BoardTile, Chain]:
    """One more tile on a chain: where it lies, and the chain after it."""
    mouth, turn = chain.mouth, Turn.STRAIGHT
    in_leg, wide_row = chain.in_leg, chain.wide_row or (double and not chain.in_leg)
    folds = chain.folds
    if not double and not chain.after_double:
        if in_leg:
            # Back over the table, towards the side the chain came from.
            turn = _turn_to(mouth.towards, RIGHT if mouth.x < 0 else LEFT)
            in_leg, wide_row, folds = False, False, folds + 1
        elif reach + WIDER * chain.folds - mouth.x * mouth.towards[0] < LEAST:
            turn, in_leg = _turn_to(mouth.towards, chain.away), True
            if wide_row:
                # Down the side of the end's half: a row with doubles needs a wider gap to the next one.
                side = -1 if turn is Turn.LEFT else 1
                mouth, turn = Mouth(*mouth.ahead(-1, side), chain.away), Turn.STRAIGHT
    box, onward = lay(mouth, double, turn)
    tile = BoardTile(number, box, onward.towards)
    grown = replace(
        chain, last=number, port=1, mouth=onward, after_double=double, in_leg=in_leg, wide_row=wide_row, folds=folds
    )
    return tile, grown


def _turn_to(heading: Direction, wanted: Direction) -> Turn:
    return Turn.LEFT if turned(heading, Turn.LEFT) == wanted else Turn.RIGHT
