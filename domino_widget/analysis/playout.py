"""Whole rounds played out at speed: every player sees its own hand and public facts only (analysis.md 3.3, 3.6).

``playout`` gives the points of the round by side, in points, from a state to its end. Two policies: ``RANDOM``
takes each legal play alike; ``SKILLED`` takes the play of highest quick worth: points at once, half the pips, four
for a double, two for every tile of the hand that will fit the new end or ends. A tally, where given, receives one
``Ply`` for every play, draw and knock, so that tests can hold the kernels against the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from .boards import Board, Line, options
from .core import Game, State, is_over, outcome, worth
from .masks import TileSet

#: A source of random numbers in [0, 1): the bound method ``random`` of a ``random.Random``.
Uniform = Callable[[], float]


class Policy(str, Enum):
    """How the players of a playout choose."""

    RANDOM = "random"
    SKILLED = "skilled"


class Ply(NamedTuple):
    """One step of a playout: the seat, the tile (-1: it drew, -2: it knocked), the place, how many plays it had (0
    where they were not counted)."""

    seat: int
    tile: int
    place: int
    plays: int


DREW, KNOCKED = -1, -2
Tally = list[Ply]


def playout(
    game: Game, state: State, uniform: Uniform, policy: Policy = Policy.RANDOM, tally: Tally | None = None
) -> tuple[int, ...]:
    """Points of the round by side, those already won included, when it is played out from this state."""
    if is_over(game, state):
        return outcome(game, state.hands, state.points, state.scores)
    if isinstance(state.board, Line) and state.board.laid:
        if policy is Policy.SKILLED:
            return _skilled_line(game, state, state.board, tally)
        return _random_line(game, state, state.board, uniform, tally)
    return _any_board(game, state, uniform, policy, tally)


def _random_line(  # noqa: C901 - one loop without calls is what makes it fast
    game: Game, state: State, board: Line, uniform: Uniform, tally: Tally | None
) -> tuple[int, ...]:
    """The kernel for chains of two ends: plain numbers in local names, one pass of the loop a step.
    The newest end is always ``b``, as in ``Layout.free``."""
    suits, across = game.tiles.suits, game.tiles.across
    seats, multiples, until, last = game.seats, game.multiples, game.until, game.seats - 1
    hands, stock, points = list(state.hands), state.stock, state.points
    seat, knocks, top = state.seat, state.knocks, 0
    drawable = len(stock) - game.reserve if game.draws else 0
    a, b, worth_a, worth_b = board.a, board.b, board.worth_a, board.worth_b
    while True:
        hand = hands[seat]
        fits_a, fits_b = hand & suits[a], hand & suits[b]
        if fits_a or fits_b:
            count_a = fits_a.bit_count()
            count = count_a + fits_b.bit_count()
            pick = int(uniform() * count) if count > 1 else 0
            end = a
            if pick >= count_a:
                pick -= count_a
                fits_a, end = fits_b, b
                place = 3
            else:
                place = 0
            while pick:
                fits_a &= fits_a - 1
                pick -= 1
            bit = fits_a & -fits_a
            outer = across[end][bit]
            if not place:
                a, worth_a = b, worth_b
            b = outer
            if tally is not None:
                tally.append(Ply(seat, bit.bit_length() - 1, place, count))
            hand ^= bit
            hands[seat] = hand
            if multiples:
                worth_b = 2 * b if b == end else b
                due = worth(game, worth_a + worth_b)
                if due:
                    points, reached = _won(game, points, state.scores, seat, due)
                    if reached:
                        return points
            if not hand:
                break
            knocks = 0
        elif drawable > 0:
            hands[seat] = hand | 1 << stock[top]
            top += 1
            drawable -= 1
            knocks = 0
            if tally is not None:
                tally.append(Ply(seat, DREW, 0, 0))
            if until:
                continue
        else:
            knocks += 1
            if tally is not None:
                tally.append(Ply(seat, KNOCKED, 0, 0))
            if knocks == seats:
                break
        seat = 0 if seat == last else seat + 1
    return outcome(game, hands, points, state.scores)


def _skilled_line(  # noqa: C901 - one loop without calls is what makes it fast
    game: Game, state: State, board: Line, tally: Tally | None
) -> tuple[int, ...]:
    """The same loop, the play of highest quick worth taken instead of a random one."""
    suits, far, pips = game.tiles.suits, game.tiles.far, game.tiles.pips
    seats, multiples, until, last = game.seats, game.multiples, game.until, game.seats - 1
    hands, stock, points = list(state.hands), state.stock, state.points
    seat, knocks, top = state.seat, state.knocks, 0
    drawable = len(stock) - game.reserve if game.draws else 0
    a, b, worth_a, worth_b = board.a, board.b, board.worth_a, board.worth_b
    while True:
        hand = hands[seat]
        suit_a, suit_b = suits[a], suits[b]
        fits = hand & (suit_a | suit_b)
        if fits:
            best, tile, at_b, count = -1, -1, False, 0
            while fits:
                bit = fits & -fits
                fits ^= bit
                number = bit.bit_length() - 1
                rest, base = hand ^ bit, pips[number]
                if bit & suit_a:
                    count += 1
                    outer = far[a][number]
                    quick = base + 4 * (rest & (suits[outer] | suit_b)).bit_count()
                    if outer == a:
                        quick += 8
                    if multiples:
                        due = worth(game, (2 * outer if outer == a else outer) + worth_b)
                        quick += due + due
                    if quick > best:
                        best, tile, at_b = quick, number, False
                if bit & suit_b:
                    count += 1
                    outer = far[b][number]
                    quick = base + 4 * (rest & (suits[outer] | suit_a)).bit_count()
                    if outer == b:
                        quick += 8
                    if multiples:
                        due = worth(game, (2 * outer if outer == b else outer) + worth_a)
                        quick += due + due
                    if quick > best:
                        best, tile, at_b = quick, number, True
            if tally is not None:
                tally.append(Ply(seat, tile, 3 * at_b, count))
            end = b if at_b else a
            if not at_b:
                a, worth_a = b, worth_b
            b = far[end][tile]
            worth_b = 2 * b if b == end else b
            hand ^= 1 << tile
            hands[seat] = hand
            if multiples:
                due = worth(game, worth_a + worth_b)
                if due:
                    points, reached = _won(game, points, state.scores, seat, due)
                    if reached:
                        return points
            if not hand:
                break
            knocks = 0
        elif drawable > 0:
            hands[seat] = hand | 1 << stock[top]
            top += 1
            drawable -= 1
            knocks = 0
            if tally is not None:
                tally.append(Ply(seat, DREW, 0, 0))
            if until:
                continue
        else:
            knocks += 1
            if tally is not None:
                tally.append(Ply(seat, KNOCKED, 0, 0))
            if knocks == seats:
                break
        seat = 0 if seat == last else seat + 1
    return outcome(game, hands, points, state.scores)


def _won(
    game: Game, points: tuple[int, ...], scores: tuple[int, ...], seat: int, due: int
) -> tuple[tuple[int, ...], bool]:
    """The points by side after this seat took some, and whether its side has reached the target."""
    side = game.side[seat]
    points = (*points[:side], points[side] + due, *points[side + 1 :])
    return points, points[side] + scores[side] >= game.target


def _any_board(  # noqa: C901 - the same loop as the others
    game: Game, state: State, uniform: Uniform, policy: Policy, tally: Tally | None
) -> tuple[int, ...]:
    """The loop for every kind of board."""
    board, hands, stock, points = state.board, list(state.hands), state.stock, state.points
    seat, knocks, top, seats = state.seat, state.knocks, 0, game.seats
    drawable = len(stock) - game.reserve if game.draws else 0
    skilled = policy is Policy.SKILLED
    while True:
        hand = hands[seat]
        reach = board.reach() if board.laid or state.lead < 0 else 1 << state.lead
        fits = hand & reach
        if fits:
            count = 0
            if skilled and not game.multiples:
                # No place is better than another: the tile alone is chosen.
                number = _best_tile(game.tiles, hand, fits)
                place = board.places(number)[0]
            else:
                moves = options(board, fits)
                if skilled and len(moves) > 1:
                    number, place = _best(game, board, hand, moves)
                else:
                    number, place = moves[int(uniform() * len(moves))]
                count = len(moves)
            if tally is not None:
                tally.append(Ply(seat, number, place, count))
            board = board.lay(number, place)
            hand ^= 1 << number
            hands[seat], knocks = hand, 0
            if game.multiples:
                due = worth(game, board.end_count())
                if due:
                    points, reached = _won(game, points, state.scores, seat, due)
                    if reached:
                        return points
            if not hand:
                break
        elif drawable > 0:
            hands[seat] = hand | 1 << stock[top]
            top, drawable, knocks = top + 1, drawable - 1, 0
            if tally is not None:
                tally.append(Ply(seat, DREW, 0, 0))
            if game.until:
                continue
        else:
            knocks += 1
            if tally is not None:
                tally.append(Ply(seat, KNOCKED, 0, 0))
            if knocks == seats:
                break
        seat = (seat + 1) % seats
    return outcome(game, hands, points, state.scores)


def _best(game: Game, board: Board, hand: int, moves: list[tuple[int, int]]) -> tuple[int, int]:
    """The play of highest quick worth; the first of equals. Mobility is counted in the suits of the tile itself:
    looking at every end of a wide table would cost more than it tells."""
    tiles, best, chosen = game.tiles, -1, moves[0]
    for number, place in moves:
        quick = tiles.pips[number] + 4 * (hand & tiles.kin[number]).bit_count() + 8 * (tiles.doubles >> number & 1)
        if game.multiples:
            quick += 2 * worth(game, board.lay(number, place).end_count())
        if quick > best:
            best, chosen = quick, (number, place)
    return chosen


def _best_tile(tiles: TileSet, hand: int, fits: int) -> int:
    """The tile of highest quick worth, the first of equals, where no count is paid."""
    pips, kin, doubles, best, chosen = tiles.pips, tiles.kin, tiles.doubles, -1, 0
    while fits:
        low = fits & -fits
        fits ^= low
        number = low.bit_length() - 1
        quick = pips[number] + 4 * (hand & kin[number]).bit_count() + (8 if doubles & low else 0)
        if quick > best:
            best, chosen = quick, number
    return chosen
