"""The value of a round with all hands open and nothing left to draw, for two sides (analysis.md 3.3).

``solve(position)`` takes Block for two players or partners, and any other game of two sides once its stock is closed.
Alpha-beta with a table of bounds. Values are points: what side 0 still wins less what side 1 still wins, the bonus
of the round included, every worth taken at once by the player of the tile.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from ..engine.actions import Play
from ..engine.state import Phase, Position
from .boards import TURNS, Line
from .core import Game, State, after_play, after_stuck, game_of, is_over, outcome, plays, state_of
from .faults import NotSolvable, check_size
from .pairs import PairSolver

#: Positions visited before a search gives up, by default and at most.
NODES, MOST_NODES = 2_000_000, 1_000_000_000
#: More than any round can bring.
INFINITE = 1 << 20


class OutOfNodes(Exception):
    """A search has visited as many positions as it was allowed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """What a search found. ``value`` is the points of side 0 less those of side 1 from here on, None if the search
    was cut short; ``low`` and ``high`` hold the value between them in any case; ``plays`` has the value of every play
    of the seat to act that was searched to its end; ``best`` is the best of them if all were; ``nodes`` were visited.
    """

    value: int | None
    low: int
    high: int
    plays: dict[Play, int]
    best: Play | None
    nodes: int


def solve(position: Position, nodes: int = NODES) -> Solution:
    """The value of a position with open hands, for two sides with nothing left to draw.

    ``nodes`` is the most positions to visit; a search cut short says what it has: the plays that are finished, and
    bounds. Raises NotSolvable for three or more sides, for a stock that may still be drawn from and for a round
    that is not in play; BadSize for an absurd number of nodes.
    """
    if not isinstance(position, Position):
        raise NotSolvable("not-solvable", sentence=f"A Position is expected, not {type(position).__name__}.")
    limit = check_size("A number of positions to visit", nodes, 1, MOST_NODES)
    if position.phase is not Phase.PLAY or position.to_act is None:
        raise NotSolvable("not-solvable", sentence="The hand is over: nothing is left to solve.")
    if position.setup.sides != 2:
        raise NotSolvable("not-solvable", sentence="Only a game of two sides has a value; here are more.")
    if position.drawable:
        sentence = f"{position.drawable} tiles may still be drawn: only a closed stock can be solved."
        raise NotSolvable("not-solvable", sentence=sentence)
    state = state_of(position)
    return _solution(game_of(position.setup), state, position, limit)


def _solution(game: Game, state: State, position: Position, limit: int) -> Solution:
    search = Search(game, limit)
    low, high = bounds(game, state)
    side, values = game.side[state.seat], {}
    moves = plays(state)
    try:
        for number, place in moves:
            after = after_play(game, state, number, place)
            values[_play(game, state, position, number, place)] = search.value(after) + _gain(state, after)
        value = search.value(state) if not moves else None
    except OutOfNodes:
        if values:
            found = max(values.values()) if side == 0 else min(values.values())
            low, high = (max(low, found), high) if side == 0 else (low, min(high, found))
        return Solution(value=None, low=low, high=high, plays=values, best=None, nodes=search.nodes)
    best = None
    if values:
        best = (max if side == 0 else min)(values, key=lambda play: values[play])
        value = values[best]
    assert value is not None
    return Solution(value=value, low=value, high=value, plays=values, best=best, nodes=search.nodes)


def _play(game: Game, state: State, position: Position, number: int, place: int) -> Play:
    tile = game.tiles.tiles[number]
    if not state.board.laid:
        return Play(state.seat, tile)
    end = position.layout.free[place // 3]
    return Play(state.seat, tile, at=end.number, port=end.port, turn=TURNS[place % 3])


def _gain(before: State, after: State) -> int:
    return (after.points[0] - before.points[0]) - (after.points[1] - before.points[1])


def bounds(game: Game, state: State) -> tuple[int, int]:
    """Two numbers that hold the value between them."""
    pips = [0, 0]
    for seat, hand in enumerate(state.hands):
        pips[game.side[seat]] += game.tiles.weigh(hand)
    if game.multiples:
        tiles = sum(hand.bit_count() for hand in state.hands)
        most = tiles * 4 * game.tiles.max_pip * (1 + len(game.tiles.suits)) + sum(pips) + 50 * game.seats
        return -most, most
    slack = game.setup.rules.round_to * game.seats if game.setup.rules.round_to > 1 else 0
    return -pips[0] - slack, pips[1] + slack


class Search:
    """A search that may be asked for several positions of one deal; its table is shared among them."""

    def __init__(self, game: Game, limit: int) -> None:
        self._game, self._limit = game, limit
        self._table: dict[Hashable, tuple[int, int]] = {}
        self._pair: PairSolver | None = None
        self._nodes = 0

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return self._nodes + (self._pair.nodes if self._pair else 0)

    def value(self, state: State, low: int = -INFINITE, high: int = INFINITE) -> int:
        """The points of side 0 less those of side 1 from this state on. OutOfNodes if the limit is reached."""
        game, board = self._game, state.board
        plain = isinstance(board, Line) and board.laid > 0 and not game.multiples
        if plain and game.setup.rules.round_to == 1 and not is_over(game, state):
            if self._pair is None:
                self._pair = PairSolver(game, self._limit)
            found = self._pair.value(state)
            if found is None:
                raise OutOfNodes
            return found
        return self._search(state, low, high)

    def _search(self, state: State, low: int, high: int) -> int:
        game = self._game
        if is_over(game, state):
            one, other = outcome(game, state.hands, state.points, state.scores)
            return one - state.points[0] - other + state.points[1]
        key = self._key(state)
        known_low, known_high = self._table.get(key, (-INFINITE, INFINITE))
        if known_low >= high or known_low == known_high:
            return known_low
        if known_high <= low:
            return known_high
        low, high = max(low, known_low), min(high, known_high)
        self._nodes += 1
        if self._nodes > self._limit:
            raise OutOfNodes
        value = self._best(state, low, high)
        if value <= low:
            self._table[key] = known_low, value
        elif value >= high:
            self._table[key] = value, known_high
        else:
            self._table[key] = value, value
        return value

    def _best(self, state: State, low: int, high: int) -> int:
        game = self._game
        moves = plays(state)
        if not moves:
            return self._search(after_stuck(game, state), low, high)
        pips = game.tiles.pips
        moves.sort(key=lambda move: -pips[move[0]])
        maximizing = game.side[state.seat] == 0
        best = -INFINITE if maximizing else INFINITE
        seen: set[Hashable] = set()
        for number, place in moves:
            after = after_play(game, state, number, place)
            same = (number, after.board.key(), after.points)
            if same in seen:
                continue
            seen.add(same)
            gain = _gain(state, after)
            value = self._search(after, low - gain, high - gain) + gain
            if maximizing:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high:
                break
        return best

    def _key(self, state: State) -> Hashable:
        # Near the target the points so far decide when the round stops, so they belong to the position.
        points = state.points if self._game.multiples else ()
        return state.hands, state.board.key(), state.seat, state.knocks, points, state.lead
