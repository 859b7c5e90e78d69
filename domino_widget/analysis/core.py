"""A round as the fast core sees it: the rules of a set-up as plain numbers, a state, its plays, what follows.

Every worth is taken at once by the player of the tile: rollouts and the solver know no missed claims. States are
immutable; players are numbered as seats, tiles as in ``masks`` (analysis.md 3.6).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..engine.observe import Observation
from ..engine.rules import Drawing, Setup
from ..engine.state import Position
from .boards import Board, board_of, options
from .masks import TileSet, tile_set


class Game(NamedTuple):
    """What the core needs of a set-up: ``side`` by seat, ``until``: draws go on until a tile fits."""

    setup: Setup
    tiles: TileSet
    seats: int
    side: tuple[int, ...]
    sides: int
    draws: bool
    until: bool
    reserve: int
    multiples: tuple[int, ...]
    target: int


@lru_cache(maxsize=64)
def game_of(setup: Setup) -> Game:
    """The core's tables for a set-up."""
    rules = setup.rules
    return Game(
        setup=setup,
        tiles=tile_set(setup.max_pip),
        seats=setup.seats,
        side=tuple(setup.side(seat) for seat in range(setup.seats)),
        sides=setup.sides,
        draws=rules.drawing is not Drawing.NONE,
        until=rules.drawing is Drawing.UNTIL_PLAYABLE,
        reserve=rules.reserve,
        multiples=rules.multiples,
        target=rules.target,
    )


class State(NamedTuple):
    """A round in play: hands as masks by seat, the stock as tile numbers, next drawn first, the seat to act, knocks
    in a row, points won so far and match scores by side, and the tile that must lead (-1: any)."""

    board: Board
    hands: tuple[int, ...]
    stock: tuple[int, ...]
    seat: int
    knocks: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    lead: int = -1


def state_of(position: Position) -> State:
    """The core's state of a position in play; the seat of a round that waits for nobody is given as 0."""
    tiles = tile_set(position.setup.max_pip)
    return State(
        board=board_of(position.layout, tiles),
        hands=tuple(tiles.mask(hand) for hand in position.hands),
        stock=tuple(tiles.number[tile] for tile in position.boneyard),
        seat=position.to_act or 0,
        knocks=position.knocks,
        points=position.points,
        scores=position.scores,
        lead=-1 if position.opening_tile is None else tiles.number[position.opening_tile],
    )


def state_in_world(observation: Observation, hands: tuple[int, ...], stock: Sequence[int]) -> State:
    """The core's state of what a seat sees, in a world where the hands and the stock are these."""
    tiles = tile_set(observation.setup.max_pip)
    return State(
        board=board_of(observation.layout, tiles),
        hands=hands,
        stock=tuple(stock),
        seat=observation.to_act or 0,
        knocks=observation.knocks,
        points=observation.points,
        scores=observation.scores,
        lead=-1 if observation.opening_tile is None else tiles.number[observation.opening_tile],
    )


def plays(state: State) -> list[tuple[int, int]]:
    """Every legal play of the seat to act as (tile number, place); empty if it must draw or knock."""
    hand = state.hands[state.seat]
    if not state.board.laid and state.lead >= 0:
        return [(state.lead, 0)] if hand >> state.lead & 1 else []
    return options(state.board, hand)


def worth(game: Game, count: int) -> int:
    """The points that a count brings (rules.md 6.3)."""
    if count > 0:
        for multiple in game.multiples:
            if count % multiple == 0:
                return count
    return 0


def is_over(game: Game, state: State) -> bool:
    """Whether no tile will be laid any more (rules.md 8.1, 8.7)."""
    return (
        state.knocks >= game.seats
        or not all(state.hands)
        or (bool(game.multiples) and any(s + p >= game.target for s, p in zip(state.scores, state.points)))
    )


def after_play(game: Game, state: State, number: int, place: int) -> State:
    """The state after this play of the seat to act, its worth taken at once."""
    seat = state.seat
    board = state.board.lay(number, place)
    hands = (*state.hands[:seat], state.hands[seat] ^ (1 << number), *state.hands[seat + 1 :])
    points = state.points
    if game.multiples:
        due = worth(game, board.end_count())
        if due:
            side = game.side[seat]
            points = (*points[:side], points[side] + due, *points[side + 1 :])
    return State(board, hands, state.stock, (seat + 1) % game.seats, 0, points, state.scores)


def after_stuck(game: Game, state: State) -> State:
    """The state after the seat to act, having no play, has drawn one tile or knocked (rules.md 4.4)."""
    seat = state.seat
    if game.draws and len(state.stock) > game.reserve:
        hand = state.hands[seat] | (1 << state.stock[0])
        return state._replace(
            hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
            stock=state.stock[1:],
            seat=seat if game.until else (seat + 1) % game.seats,
            knocks=0,
        )
    return state._replace(seat=(seat + 1) % game.seats, knocks=state.knocks + 1)


def outcome(game: Game, hands: Sequence[int], points: tuple[int, ...], scores: tuple[int, ...]) -> tuple[int, ...]:
    """Points of the round by side once it is over, the bonus included (rules.md 8)."""
    if game.multiples and any(score + won >= game.target for score, won in zip(scores, points)):
        return points
    side, bonus = settle(game, hands)
    if side < 0:
        return points
    if game.sides == 2:
        one, other = points
        return (one, other + bonus) if side else (one + bonus, other)
    return (*points[:side], points[side] + bonus, *points[side + 1 :])


def settle(game: Game, hands: Sequence[int]) -> tuple[int, int]:
    """The side that wins the round and its bonus; side -1 for a tie (rules.md 8.2 to 8.6)."""
    rules, weigh = game.setup.rules, game.tiles.weigh
    if rules.round_to == 1 and 0 in hands:
        # No two hands share a tile, so the sum of the masks has the pips of all.
        seat = hands.index(0)
        whole = sum(hands)
        return game.side[seat], weigh(whole if game.sides == game.seats else whole - hands[seat - 2])
    totals, out = [0] * game.sides, -1
    for seat, hand in enumerate(hands):
        if hand:
            totals[game.side[seat]] += weigh(hand)
        else:
            out = game.side[seat]
    taken = 0
    if out < 0:
        taken = min(totals)
        if totals.count(taken) > 1:
            return -1, 0
        out = totals.index(taken)
        if rules.blocked_pays_all:
            taken = 0
    unit, half = rules.round_to, rules.round_to // 2
    pays = [total - taken for side, total in enumerate(totals) if side != out]
    if unit == 1:
        return out, sum(pays)
    if rules.round_sum:
        return out, (sum(pays) + half) // unit * unit
    return out, sum((paid + half) // unit * unit for paid in pays)
