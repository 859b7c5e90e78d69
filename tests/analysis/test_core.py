"""The fast core against the rule engine, move for move (analysis.md 1: the core repeats rules for speed)."""

from __future__ import annotations

from random import Random

import pytest

from domino_widget.analysis.boards import TURNS, Bounded, board_of, empty_board
from domino_widget.analysis.core import (
    after_play,
    after_stuck,
    game_of,
    is_over,
    outcome,
    plays,
    state_of,
)
from domino_widget.analysis.masks import tile_set
from domino_widget.analysis.playout import DREW, KNOCKED, Ply, Policy, _best, _best_tile, playout
from domino_widget.engine import (
    VARIANTS,
    Branching,
    Claiming,
    Draw,
    End,
    Finish,
    Knock,
    Phase,
    Play,
    Position,
    Setup,
    apply,
    deal,
)

from .rounds import TABLES, claims_of, moves_of, random_round

HOUSES = [
    VARIANTS["all-fives"].but(branching=Branching.FIRST_DOUBLE),
    VARIANTS["all-fives-and-threes"].but(branching=Branching.EVERY_DOUBLE, claiming=Claiming.AUTOMATIC),
    VARIANTS["all-fives"].but(branching=Branching.OPENING_DOUBLE, round_sum=True),
    VARIANTS["all-fives"].but(drawing="until-playable", target=30),
    VARIANTS["draw"].but(reserve=2, opening="winner-any-tile"),
    VARIANTS["cross"].but(drawing="none", blocked_pays_all=True),
    VARIANTS["double-nine-cross"].but(arms_before_growth=0, opening="highest-double-any-tile"),
    VARIANTS["table"].but(table=(8, 8), drawing="one"),
]
HOUSE_TABLES = [Setup(rules, rules.sets[0], seats) for rules in HOUSES for seats in rules.seats]


def taken(position: Position) -> Position:
    """The position after every claim that is due, and after the windows of a hand that has ended."""
    for claim in claims_of(position):
        position, _ = apply(position, claim)
    if position.phase is Phase.CLOSING:
        position, _ = apply(position, Finish())
    return position


def place_of(position: Position, play: Play) -> int:
    """The core's name for a place: the end's number in ``Layout.free``, three turns each."""
    if not position.layout.tiles:
        return 0
    ends = [(end.number, end.port) for end in position.layout.free]
    return 3 * ends.index((play.at, play.port)) + TURNS.index(play.turn)


def core_plays(position: Position) -> set[tuple[int, int]]:
    tiles = tile_set(position.setup.max_pip)
    moves = [move for move in moves_of(position) if isinstance(move, Play)]
    return {(tiles.number[move.tile], place_of(position, move)) for move in moves}


def play_of(position: Position, ply: Ply) -> Play:
    tile = tile_set(position.setup.max_pip).tiles[ply.tile]
    if not position.layout.tiles:
        return Play(ply.seat, tile)
    at, turn = divmod(ply.place, 3)
    end: End = position.layout.free[at]
    return Play(ply.seat, tile, at=end.number, port=end.port, turn=TURNS[turn])


def follow(position: Position, tally: list[Ply], policy: Policy) -> Position:
    """The engine's position after the steps of a playout; fails where the engine allows more, less or other."""
    for ply in tally:
        assert position.to_act == ply.seat
        moves = moves_of(position)
        if ply.tile == DREW:
            assert moves == [Draw(ply.seat)]
            position, _ = apply(position, moves[0])
        elif ply.tile == KNOCKED:
            assert moves == [Knock(ply.seat)]
            position, _ = apply(position, moves[0])
        else:
            # The skilled player of a wide table chooses the tile alone, and does not count its places.
            assert ply.plays == len(moves) or (policy is Policy.SKILLED and ply.plays == 0)
            position, _ = apply(position, play_of(position, ply))
        position = taken(position)
    return position


def check_playouts(setup: Setup, random: Random, policy: Policy) -> None:
    """One playout from a random place of a random round, followed by the engine to the same result."""
    position = random_round(setup, random, random.choice((0, 0, 1, 4, 9))).position
    if position.phase is not Phase.PLAY:
        return
    tally: list[Ply] = []
    points = playout(game_of(setup), state_of(position), random.random, policy, tally)
    after = follow(position, tally, policy)
    assert after.phase is Phase.OVER
    assert after.points == points


def check_states(setup: Setup, random: Random) -> None:
    """One random round in the engine and in the core's states, side by side."""
    game = game_of(setup)
    position = deal(setup, random.getrandbits(60))
    state = state_of(position)
    while position.phase is Phase.PLAY:
        moves = plays(state)
        assert set(moves) == core_plays(position)
        assert len(moves) == len(set(moves))
        if moves and not game.multiples:
            hand = state.hands[state.seat]
            number, place = _best(game, state.board, hand, list(moves))
            tile = _best_tile(game.tiles, hand, sum({1 << one for one, _ in moves}))
            assert (tile, state.board.places(tile)[0]) == (number, place)
        assert state.board.laid == 0 or state.board.key() == board_of(position.layout, game.tiles).key()
        if moves:
            number, place = random.choice(moves)
            action = play_of(position, Ply(state.seat, number, place, 0))
            state = after_play(game, state, number, place)
            after = position.layout.with_tile(action.tile, _end(position, action), action.turn)
            assert not game.multiples or state.board.end_count() == after.count()
            position, _ = apply(position, action)
        else:
            state = after_stuck(game, state)
            position, _ = apply(position, moves_of(position)[0])
        position = taken(position)
        assert (position.phase is Phase.OVER) == is_over(game, state)
        assert position.phase is Phase.OVER or tuple(state)[1:] == tuple(state_of(position))[1:]
    assert outcome(game, state.hands, state.points, state.scores) == position.points


def _end(position: Position, action: Play) -> End | None:
    return next((end for end in position.layout.free if (end.number, end.port) == (action.at, action.port)), None)


def tables_of(name: str) -> list[Setup]:
    return [setup for setup in TABLES if setup.rules.id == name]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_thousand_playouts_a_game_are_legal_to_the_last_move(name: str) -> None:
    random, tables = Random(f"playouts {name}"), tables_of(name)
    for turn in range(1000):
        policy = Policy.SKILLED if turn % 3 == 0 else Policy.RANDOM
        check_playouts(tables[turn % len(tables)], random, policy)


@pytest.mark.heavy
@pytest.mark.parametrize("name", VARIANTS)
def test_ten_thousand_playouts_a_game_are_legal_to_the_last_move(name: str) -> None:
    random, tables = Random(f"many playouts {name}"), tables_of(name)
    for turn in range(10_000):
        policy = Policy.SKILLED if turn % 3 == 0 else Policy.RANDOM
        check_playouts(tables[turn % len(tables)], random, policy)


@pytest.mark.parametrize("name", VARIANTS)
def test_states_have_the_engines_plays_counts_and_results(name: str) -> None:
    random = Random(f"states {name}")
    for setup in tables_of(name) * (1 if len(tables_of(name)) > 5 else 4):
        check_states(setup, random)


@pytest.mark.parametrize("setup", HOUSE_TABLES, ids=lambda s: f"{s.rules.id}-{s.rules.branching.value}-{s.seats}")
def test_house_rows_too(setup: Setup) -> None:
    random = Random(f"houses {setup.rules.id} {setup.rules.branching} {setup.seats}")
    for _ in range(6):
        check_states(setup, random)
        check_playouts(setup, random, Policy.RANDOM)
        check_playouts(setup, random, Policy.SKILLED)


def test_9_5_closed_ends_are_met_on_a_small_table() -> None:
    rules = VARIANTS["table"].but(table=(8, 8))
    random, closed = Random(9), 0
    for _ in range(60):
        position = random_round(Setup(rules), random).position
        board = board_of(position.layout, tile_set(6))
        assert isinstance(board, Bounded)
        laid = {placed.tile for placed in position.layout.tiles}
        fitting = {tile for tile in tile_set(6).tiles if any(position.layout.fits(tile))}
        assert set(tile_set(6).unpack(board.reach())) - laid == fitting - laid
        closed += len(position.layout.ends()) < 2
    assert closed > 5


def test_an_empty_board_takes_any_tile() -> None:
    for rules in VARIANTS.values():
        tiles = tile_set(rules.sets[0])
        board = empty_board(rules, tiles)
        assert board.reach() == tiles.whole
        assert board.places(3) == [0]


def test_a_hand_that_has_ended_is_its_result() -> None:
    setup, random, ended = Setup(VARIANTS["all-fives"]), Random(4), 0
    for _ in range(5):
        position = random_round(setup, random, 99).position
        if position.phase is Phase.CLOSING:
            ended += 1
            points = playout(game_of(setup), state_of(position), random.random)
            assert points == taken(position).points
    assert ended
