"""Block as two other programs play it: their deals, their moves, their legal moves, in our words."""

from __future__ import annotations

from random import Random
from typing import Any

import dominoes
import pyspiel
from open_spiel.python.games import block_dominoes  # type: ignore[import-untyped]

from domino_widget.engine import Knock, Play, Position, Setup, Tile, deal_hands, find_variant, full_set, legal_actions
from domino_widget.house import with_house

#: A move of theirs: the tile, and the value of the end that it joins (None for the first tile).
Move = tuple[Tile, int | None]

_SIZES = dict.fromkeys((6, 9, 12), (7, 7, 7, 5))
#: Block with all 28 tiles dealt to four, opened by the highest double: 6-6.
FOUR = Setup(find_variant("block").but(hand_sizes=_SIZES), 6, 4, partners=True)
#: The scoring row of ``benchmarks/strength.py``: seven tiles each for two, the first seat opens with any tile, and
#: the winner takes all pips that the other side holds, even in a blocked round. There is no double in three deals of
#: a thousand: OpenSpiel plays these, we would deal again.
SCORING = ("hands-seven", "winner-leads", "blocked-all-pips")
TWO = Setup(with_house(find_variant("block"), SCORING, max_pip=6, seats=2).but(redeal=False), 6, 2)


def shuffled(random: Random) -> list[Tile]:
    tiles = list(full_set(6))
    random.shuffle(tiles)
    return tiles


def four_handed(random: Random) -> tuple[Position, Any]:
    """One deal of the whole set to four, in our engine and in ``dominoes``, before 6-6 is led."""
    tiles = shuffled(random)
    hands = [sorted(tiles[7 * seat : 7 * seat + 7]) for seat in range(4)]
    position = deal_hands(FOUR, hands, ())
    theirs = [dominoes.Hand([dominoes.Domino(tile.low, tile.high) for tile in hand]) for hand in hands]
    lead = dominoes.Domino(6, 6)
    game = dominoes.Game(dominoes.Board(), theirs, [], position.to_act, ((lead, True),), position.to_act, None)
    return position, game


def two_handed(random: Random) -> tuple[Position, Any]:
    """One deal of seven tiles to two, in our engine and in OpenSpiel's block dominoes."""
    tiles = shuffled(random)
    state = pyspiel.load_game("python_block_dominoes").new_initial_state()
    for tile in tiles[:14]:
        state.apply_action(block_dominoes._DECK.index((tile.low, tile.high)))
    return deal_hands(TWO, (tiles[:7], tiles[7:14]), tiles[14:], lead=0), state


def moves(position: Position) -> dict[Move, Play]:
    """Our legal plays by tile and end value: where both ends show one value, they know one move only."""
    found: dict[Move, Play] = {}
    values: dict[tuple[int, int], int] = {(end.number, end.port): end.value for end in position.layout.free}
    for action in legal_actions(position):
        if isinstance(action, Play):
            found.setdefault((action.tile, values.get((action.at, action.port))), action)
    return found


def must_knock(position: Position) -> bool:
    return [type(action) for action in legal_actions(position)] == [Knock]


def their_moves_of_four(game: Any) -> dict[Move, tuple[Any, bool]]:
    """The legal moves of ``dominoes``: a tile and whether it goes to the left end."""
    found: dict[Move, tuple[Any, bool]] = {}
    for domino, left in game.valid_moves:
        joined = None
        if len(game.board):
            joined = game.board.left_end() if left else game.board.right_end()
        found[Tile.of(domino.first, domino.second), joined] = (domino, left)
    return found


def their_moves_of_two(state: Any) -> dict[Move, int]:
    """The legal moves of OpenSpiel's state: a tile and the value it joins, by the number of the action."""
    found: dict[Move, int] = {}
    for number in state.legal_actions():
        action = block_dominoes._ACTIONS[number]
        edge = None if action.edge is None else int(action.edge)
        found[Tile.of(int(action.tile[0]), int(action.tile[1])), edge] = number
    return found
