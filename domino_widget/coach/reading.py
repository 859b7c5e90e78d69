"""What the choices of the others hint at: readings, shown apart from chances (analysis.md 2.8).

That somebody chose one tile among several proves nothing of the rest of the hand, so no chance rests on it. A reading
takes a habit for granted: points, heavy tiles, doubles, and ends that the rest of the hand can be laid on. The deals
that agree with what was seen are weighed by how likely that habit would have chosen as the seat did. The sentence
names the habit and the chance without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import exp, log, prod, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from domino_widget.analysis.boards import board_of, options
from domino_widget.analysis.core import game_of, worth
from domino_widget.analysis.evaluate import seed_of
from domino_widget.analysis.masks import bits
from domino_widget.engine import Drew, Layout, Play, Played, Tile

from .claims import Claim, letter, percent
from .facts import after
from .sight import Sight

#: Part of the choices that follow no habit, and how much the worth of two tiles must differ to be told apart.
SLIPS, TEMPERATURE = 0.2, 8.0
#: What the habit weighs beside pips: a double, each tile of the hand that fits afterwards, each point made at once.
DOUBLE, FITTING, POINT = 8, 4, 2
#: The newest choices of a seat that are read, the worlds in which they are, and how many of these must have the
#: number and how many not: fewer seldom hold the heaviest weights.
CHOICES, WORLDS, FEWEST = 4, 384, 80
#: A reading is told if it moves a chance so far, and so far at least when its margin is taken off.
MOVES, SURELY = 0.10, 0.05


class Way(NamedTuple):
    """One way to lay a tile: what the habit finds it worth without the rest of the hand, and what fits afterwards."""

    worth: int
    fits: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A play of another seat: the tile, the tiles it has laid from then on (a mask), the tiles that fitted (a mask),
    and the ways to lay each, by its number."""

    tile: Tile
    number: int
    laid: int
    fitted: int
    ways: dict[int, tuple[Way, ...]]

    def likelihood(self, hand: int) -> float:
        """How likely the habit chooses this tile, if ``hand`` is what is left of the hand now."""
        then = hand | self.laid
        likes, mine = [], []
        for number in bits(then & self.fitted):
            rest = then ^ 1 << number
            for worth_of, fits in self.ways[number]:
                likes.append(worth_of + FITTING * (rest & fits).bit_count())
                mine.append(number == self.number)
        top = max(likes)
        weights = [exp((like - top) / TEMPERATURE) for like in likes]
        chosen = sum(weight for weight, its in zip(weights, mine) if its)
        return SLIPS * sum(mine) / len(mine) + (1 - SLIPS) * chosen / sum(weights)


def choices(sight: Sight, seat: int) -> tuple[Choice, ...]:
    """The newest choices of a seat since it last drew: from then on its hand is what it holds and what it laid."""
    number = game_of(sight.setup).tiles.number
    found: list[Choice] = []
    laid = 0
    for layout, event in reversed(list(_plays(sight))):
        if isinstance(event, Drew) and event.seat == seat:
            break
        if isinstance(event, Played) and event.seat == seat and layout.tiles and len(found) < CHOICES:
            laid |= 1 << number[event.tile]
            ways = _ways(sight, layout, laid)
            fitted = sum(1 << one for one in ways)
            found.append(Choice(event.tile, number[event.tile], laid, fitted, ways))
    return tuple(found)


def _plays(sight: Sight) -> Iterator[tuple[Layout, object]]:
    """Each event of the log with the table before it."""
    log = sight.seen.log
    told = sum(isinstance(event, Played) for event in log)
    layout = Layout(sight.rules)
    for placed in sight.seen.layout.tiles[: len(sight.seen.layout) - told]:
        layout = after(layout, Play(0, placed.tile, at=placed.at, port=placed.port, turn=placed.turn))
    for event in log:
        yield layout, event
        if isinstance(event, Played):
            layout = after(layout, Play(event.seat, event.tile, at=event.at, port=event.port, turn=event.turn))


def _ways(sight: Sight, layout: Layout, laid: int) -> dict[int, tuple[Way, ...]]:
    game = game_of(sight.setup)
    tiles, board = game.tiles, board_of(layout, game.tiles)
    found: dict[int, list[Way]] = {}
    for number, place in options(board, (tiles.mask(sight.unseen) | laid) & board.reach()):
        later = board.lay(number, place)
        made = worth(game, later.end_count()) if game.multiples else 0
        liked = tiles.pips[number] + DOUBLE * (tiles.doubles >> number & 1) + POINT * made
        found.setdefault(number, []).append(Way(liked, later.reach()))
    # Two ends that come to the same are one way.
    return {number: tuple(dict.fromkeys(ways)) for number, ways in found.items()}


class Read(NamedTuple):
    """A chance as the habit moves it, and the longer side of its 95 % interval, which is that of its log odds."""

    p: float
    ci: float


def moved(p: Fraction, holds: list[bool], weights: list[float]) -> Read | None:
    """A chance after its odds were multiplied by how likely the choices are with it and without it; None if one of
    the two was seen too seldom."""
    sides = [[w for held, w in zip(holds, weights) if held is side] for side in (True, False)]
    if min(map(len, sides)) < FEWEST:
        return None
    means = [fmean(side) for side in sides]
    # The wider spread of the two stands for both.
    spread = max(stdev(side) / mean for side, mean in zip(sides, means))
    odds = log(p / (1 - p) * means[0] / means[1])
    off = 1.96 * spread * sqrt(sum(1 / len(side) for side in sides))
    low, middle, high = (1 / (1 + exp(-at)) for at in (odds - off, odds, odds + off))
    return Read(middle, max(middle - low, high - middle))


def readings(sight: Sight) -> Iterator[tuple[Claim, ...] | None]:
    """What the choices of each other seat hint at most, if anything: None between slices, the claims at last."""
    found: list[Claim] = []
    hidden = [(sight.seat + step) % sight.setup.seats for step in range(1, sight.setup.seats)]
    read = {seat: choices(sight, seat) for seat in hidden if sight.seen.hands is None and sight.belief.exact}
    if any(read.values()):
        yield None
        random = Random(seed_of(sight.seen) ^ 0x4EAD)
        hands = [world.hands for world in sight.belief.worlds(random, WORLDS)]
        for seat, some in read.items():
            yield None
            claim = _reading(sight, seat, some, [one[seat] for one in hands]) if some else None
            found += [claim] if claim else []
    yield tuple(found)


def _reading(sight: Sight, seat: int, some: tuple[Choice, ...], hands: list[int]) -> Claim | None:
    """The open number of which the choices of a seat tell most, with the choice that tells it."""
    each = [[choice.likelihood(hand) for choice in some] for hand in hands]
    told: list[tuple[float, Claim]] = []
    for value in sight.seen.layout.open_values():
        odds = sight.none(seat, sight.suit(value)).inverse()
        mask = game_of(sight.setup).tiles.suits[value]
        holds = [bool(hand & mask) for hand in hands]
        if odds.ci or not 0 < odds.p < 1:
            continue
        read = moved(odds.p, holds, list(map(prod, each)))
        if read is None or not _tells(odds.p, read):
            continue
        left = [moved(odds.p, holds, [prod(one) / one[i] for one in each]) for i in range(len(some))]
        shifts = [abs(other.p - odds.p) if other else 1.0 for other in left]
        shift = abs(read.p - float(odds.p))
        if min(shifts) <= shift / 2:
            told.append((shift, _claim(sight, seat, some[shifts.index(min(shifts))].tile, value, odds.p, read)))
    return max(told, key=lambda one: one[0])[1] if told else None


def _tells(p: Fraction, read: Read) -> bool:
    shift = abs(read.p - p)
    return shift >= MOVES and shift - read.ci >= SURELY


def _claim(sight: Sight, seat: int, tile: Tile, value: int, p: Fraction, read: Read) -> Claim:
    args: dict[str, int | float | str] = {
        "seat": letter(seat),
        "played": str(tile),
        "value": value,
        "percent": percent(read.p),
        "than": percent(p),
        "margin": max(1, round(100 * read.ci)),
        "scores": int(bool(sight.rules.multiples)),
    }
    return Claim(kind="reading", args=args, level="reading", p=read.p, ci=100 * read.ci, value=100 * read.p)
