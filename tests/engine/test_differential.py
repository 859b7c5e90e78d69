"""Random games of Block move for move beside two other programs: the same legal moves at each step, the same end.

With four they score by other rules, so the end is compared by who is out or stuck and by the pips left.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domino_widget.engine import Knock, Phase, Position, apply, legal_actions
from tests.engine import peers


def _pips(hands: Any) -> list[int]:
    return [sum(tile[0] + tile[1] for tile in hand) for hand in hands]


def _ours(position: Position) -> list[int]:
    return [sum(tile.pips() for tile in hand) for hand in position.hands]


def _knocked(position: Position, times: int) -> Position:
    """They pass by themselves: here the knocks are done one by one, each the only thing to do."""
    for _ in range(times):
        assert peers.must_knock(position)
        position, _ = apply(position, Knock(position.to_act if position.to_act is not None else -1))
    return position


def _four(random: Random) -> int:
    position, game = peers.four_handed(random)
    plies = 0
    while game.result is None:
        assert position.to_act == game.turn
        ours, theirs = peers.moves(position), peers.their_moves_of_four(game)
        assert set(ours) == set(theirs)
        move = random.choice(sorted(ours, key=str))
        seat = game.turn
        position, _ = apply(position, ours[move])
        game.make_move(*theirs[move])
        plies += 1
        position = _knocked(position, _passes(game, seat))
    _end_of_four(position, game)
    return plies


def _passes(game: Any, seat: int) -> int:
    """How many seats passed since this one laid a tile."""
    if game.result is not None:
        return 0 if game.result.won else 4
    return int(game.turn - seat - 1) % 4


def _end_of_four(position: Position, game: Any) -> None:
    assert position.phase is Phase.OVER
    assert legal_actions(position) == ()
    assert position.result is not None
    assert position.result.how == ("out" if game.result.won else "blocked")
    left = _pips([[(d.first, d.second) for d in hand] for hand in game.hands])
    assert _ours(position) == left
    if game.result.won:
        assert position.result.seat == game.result.player
        losers = left[(game.result.player + 1) % 4] + left[(game.result.player + 3) % 4]
        assert position.points[game.result.player % 2] == losers
    else:
        sides = (left[0] + left[2], left[1] + left[3])
        # Their points are the sum of both sides, with the sign of the winner; ours the difference.
        assert (game.result.points > 0, game.result.points < 0) == (sides[0] < sides[1], sides[0] > sides[1])
        assert position.points == (max(0, sides[1] - sides[0]), max(0, sides[0] - sides[1]))


def _two(random: Random) -> int:
    position, state = peers.two_handed(random)
    plies = 0
    while not state.is_terminal():
        seat = state.current_player()
        if position.to_act != seat:
            position = _knocked(position, 1)
        assert position.to_act == seat
        ours, theirs = peers.moves(position), peers.their_moves_of_two(state)
        assert set(ours) == set(theirs)
        move = random.choice(sorted(ours, key=str))
        position, _ = apply(position, ours[move])
        state.apply_action(theirs[move])
        plies += 1
    if position.phase is Phase.PLAY:
        position = _knocked(position, 2)
    left = [int(pips) for pips in _pips(state.hands)]
    assert position.phase is Phase.OVER
    assert _ours(position) == left
    # Their reward is what was won, less what was lost: the points of one seat less the other's.
    assert position.points[0] - position.points[1] == state.returns()[0] == -state.returns()[1]
    return plies


def _games(play: Any, games: int, seed: int) -> None:
    plies = sum(play(Random(seed + number)) for number in range(games))
    assert plies > 5 * games


def test_block_of_four_against_dominoes() -> None:
    _games(_four, 300, 1)


def test_block_of_two_against_open_spiel() -> None:
    _games(_two, 100, 1)


@pytest.mark.heavy
@pytest.mark.parametrize(("play", "games"), [(_four, 10_000), (_two, 10_000)], ids=["dominoes", "open-spiel"])
def test_many_games(play: Any, games: int) -> None:
    _games(play, games, 10_000)
