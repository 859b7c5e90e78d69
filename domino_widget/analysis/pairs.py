"""Open hands on one chain for two sides, nothing to draw and no counts: Block, and Draw with its stock closed.

The margin of a side lies between minus its own pips and the pips of the others; that cuts the window at every node.
The two sides take turns, seat by seat. The table is keyed by the tiles left, the unordered ends and the seat; knocks
in a row are no part of it, for only states with a play are kept, and a play ends the row.
"""

from __future__ import annotations

from .boards import Line
from .core import Game, State, settle

_EXACT = 1 << 20


class PairSolver:
    """Solves states of one deal: the same hands, fewer and fewer tiles. ``nodes`` counts the states visited."""

    def __init__(self, game: Game, limit: int) -> None:
        self._game, self._limit, self.nodes = game, limit, 0
        self._side = game.side
        self._table: dict[int, tuple[int, int]] = {}

    def value(self, state: State) -> int | None:
        """Points of side 0 less those of side 1 from this state on; None if the limit of states was reached."""
        board = state.board
        assert isinstance(board, Line)
        weigh = self._game.tiles.weigh
        pips = [0, 0]
        for seat, hand in enumerate(state.hands):
            pips[self._side[seat]] += weigh(hand)
        sign = 1 if self._side[state.seat] == 0 else -1
        mine, theirs = (pips[0], pips[1]) if sign > 0 else (pips[1], pips[0])
        try:
            found = self._negamax(
                list(state.hands), board.a, board.b, state.seat, state.knocks, mine, theirs, -_EXACT, _EXACT
            )
        except _Limit:
            return None
        return sign * found

    def _negamax(  # noqa: C901 - one function without calls is what makes it fast
        self, hands: list[int], a: int, b: int, seat: int, knocks: int, mine: int, theirs: int, low: int, high: int
    ) -> int:
        """The margin of the side to act; ``mine`` and ``theirs`` are the pips of the two sides."""
        if low < -mine:
            low = -mine
        if high > theirs:
            high = theirs
        if low >= high:
            return low
        tiles = self._game.tiles
        suits, hand, seats = tiles.suits, hands[seat], self._game.seats
        suit_a, suit_b = suits[a], suits[b]
        fits = hand & (suit_a | suit_b)
        following = seat + 1 if seat + 1 < seats else 0
        if not fits:
            if knocks + 1 == seats:
                return self._blocked(hands, seat)
            return -self._negamax(hands, a, b, following, knocks + 1, theirs, mine, -high, -low)
        key = self._key(hands, a, b, seat)
        known = self._table.get(key)
        if known is not None:
            known_low, known_high = known
            if known_low >= high or known_low == known_high:
                return known_low
            if known_high <= low:
                return known_high
            if known_low > low:
                low = known_low
            if known_high < high:
                high = known_high
        else:
            known_low, known_high = -_EXACT, _EXACT
        self.nodes += 1
        if self.nodes > self._limit:
            raise _Limit
        value, floor = -_EXACT, low
        for _, bit, other, outer in self._ordered(fits, hands, a, b, following):
            rest = hand ^ bit
            if rest:
                hands[seat] = rest
                paid = tiles.pips[bit.bit_length() - 1]
                found = -self._negamax(hands, outer, other, following, 0, theirs, mine - paid, -high, -low)
                hands[seat] = hand
            else:
                found = theirs
            if found > value:
                value = found
                if value > low:
                    low = value
                    if low >= high:
                        break
        if value <= floor:
            known_high = min(known_high, value)
        elif value >= high:
            known_low = max(known_low, value)
        else:
            known_low = known_high = value
        self._table[key] = known_low, known_high
        return value

    def _ordered(
        self, fits: int, hands: list[int], a: int, b: int, following: int
    ) -> list[tuple[int, int, int, int]]:
        """The plays, those first that leave the next player the fewest answers, then the heavy ones: (sort key,
        bit, the other end, the new end)."""
        tiles = self._game.tiles
        suits, far, pips, next_hand = tiles.suits, tiles.far, tiles.pips, hands[following]
        moves = []
        while fits:
            bit = fits & -fits
            fits ^= bit
            number = bit.bit_length() - 1
            if bit & suits[a]:
                outer = far[a][number]
                answers = (next_hand & (suits[outer] | suits[b])).bit_count()
                moves.append((64 * answers - pips[number], bit, b, outer))
            if a != b and bit & suits[b]:
                outer = far[b][number]
                answers = (next_hand & (suits[outer] | suits[a])).bit_count()
                moves.append((64 * answers - pips[number], bit, a, outer))
        if len(moves) > 1:
            moves.sort()
        return moves

    def _key(self, hands: list[int], a: int, b: int, seat: int) -> int:
        """Who holds what is known from the deal, so the tiles left name the hands."""
        left = 0
        for hand in hands:
            left |= hand
        if a > b:
            a, b = b, a
        return ((left << 4 | a) << 4 | b) << 3 | seat

    def _blocked(self, hands: list[int], seat: int) -> int:
        side, bonus = settle(self._game, hands)
        if side < 0:
            return 0
        return bonus if side == self._side[seat] else -bonus


class _Limit(Exception):
    """The limit of states was reached."""
