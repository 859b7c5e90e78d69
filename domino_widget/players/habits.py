"""How good a play looks to a human level: a sum of habits, in points."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from domino_widget.analysis.boards import TURNS, Board, Bounded, Line, Tree, board_of
from domino_widget.analysis.core import Game, game_of, worth
from domino_widget.analysis.masks import bits
from domino_widget.engine import Drawing, Observation, Play, Played

from .style import Style
from .voids import Void, by_seat

#: A tile drawn since has a value that its owner lacked with about this chance.
_DRAWN = 0.4


class After(NamedTuple):
    """A play carried out: the tile's number, the table and the own hand (a mask) after it."""

    game: Game
    number: int
    board: Board
    hand: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """A play, what it makes at once and everything else that speaks for it, both in points of the style."""

    play: Play
    made: float
    rest: float


class Look:
    """One look at the table by a style that remembers these voids."""

    def __init__(self, seen: Observation, style: Style, known: list[Void]) -> None:
        assert seen.seat is not None
        self.seen, self.style, self.seat = seen, style, seen.seat
        self.game: Game = game_of(seen.setup)
        self.tiles = self.game.tiles
        self.board = board_of(seen.layout, self.tiles)
        self.hand = self.tiles.mask(seen.hand)
        laid = self.tiles.mask(placed.tile for placed in seen.layout.tiles)
        self.unseen = self.tiles.whole & ~laid & ~self.hand
        self.next = (self.seat + 1) % seen.setup.seats
        self.partner = (self.seat + 2) % 4 if seen.setup.partners else None
        self.voids = by_seat(known, seen.setup.seats)
        self.least = min(count for seat, count in enumerate(seen.counts) if not self._friend(seat))
        self.signal = self._led_by_partner()

    def weigh(self, play: Play) -> Weighed:
        """The play with its habits added up."""
        _, number, board, hand = self.after(play)
        opened = open_values(board)
        rest = self._shedding(number) + self._freedom(board, hand, opened) + self._others(opened)
        made = 0.0
        if self.game.multiples:
            made = self.style.score * worth(self.game, board.end_count())
            if hand and self.style.reply:
                rest -= self.style.reply * self._expected_reply(board)
        return Weighed(play, made, rest)

    def after(self, play: Play) -> After:
        """The table and the hand after a play."""
        number = self.tiles.number[play.tile]
        return After(self.game, number, self.board.lay(number, self._place(play)), self.hand ^ 1 << number)

    def _place(self, play: Play) -> int:
        for place, end in enumerate(self.seen.layout.free):
            if end.number == play.at and end.port == play.port:
                return 3 * place + TURNS.index(play.turn)
        return 0

    def _friend(self, seat: int) -> bool:
        return self.game.side[seat] == self.game.side[self.seat]

    def _shedding(self, number: int) -> float:
        # Pips weigh more when an opponent is about to go out.
        haste = 1.5 if self.least <= 2 else 1.0
        return haste * self.style.pips * self.tiles.pips[number] + self.style.double * (
            self.tiles.doubles >> number & 1
        )

    def _freedom(self, board: Board, hand: int, opened: list[int]) -> float:
        style = self.style
        if not (style.mobility or style.variety or style.suit):
            return 0.0
        fitting = (hand & board.reach()).bit_count()
        suits = Counter(half for n in bits(hand) for half in {self.tiles.tiles[n].low, self.tiles.tiles[n].high})
        held = sum(suits[value] for value in opened) / max(1, len(opened))
        draws = self.seen.setup.rules.drawing is not Drawing.NONE
        # The first tile that fits keeps the turn; further ones are comfort.
        total = style.mobility * (min(fitting, 1) + 0.3 * max(0, fitting - 1))
        total += style.variety * len(suits) + style.suit * held * (0.5 if draws else 1.0)
        if 0 < hand.bit_count() < style.ending and fitting:
            total += style.mobility * sum((hand & self.tiles.suits[v]).bit_count() for v in opened)
        return total

    def _others(self, opened: list[int]) -> float:
        style = self.style
        if not opened:
            return 0.0
        total = style.shut * self._lacking(self.next, opened) * (-1 if self._friend(self.next) else 1)
        if self.partner is not None and style.partner:
            total -= style.partner * self._lacking(self.partner, opened)
            total += style.partner * sum(value in self.signal for value in opened) / len(opened)
        return total

    def _lacking(self, seat: int, opened: list[int]) -> float:
        """About what share of the open values this seat lacks: shown by it, or because the tiles are used up."""
        return sum(1 - self._has(seat, value) for value in opened) / len(opened)

    def _has(self, seat: int, value: int) -> float:
        known = self.voids[seat]
        chance = 1 - (1 - _DRAWN) ** known[value] if value in known else 1.0
        left = self._left(value)
        return chance if left is None else chance * min(1.0, left / 2)

    def _left(self, value: int) -> int | None:
        """The tiles of a suit that are unseen, if the style counts them: it begins once enough are in view."""
        suit = self.tiles.suits[value]
        left = (suit & self.unseen).bit_count()
        in_view = suit.bit_count() - left
        # The bar is for seven tiles a suit; larger sets have a larger one.
        missing = 7 - self.style.counts_from
        return left if self.style.counts_from and in_view >= suit.bit_count() - missing else None

    def _led_by_partner(self) -> set[int]:
        for event in self.seen.log:
            if isinstance(event, Played) and event.seat == self.partner:
                return {event.tile.low, event.tile.high}
        return set()

    def _expected_reply(self, board: Board) -> float:
        """About what the next player scores at once: each unseen tile is held with the same chance, a tile of a
        value the player showed to lack with less."""
        if not self.unseen:
            return 0.0
        held = min(1.0, self.seen.counts[self.next] / self.unseen.bit_count())
        replies = []
        for number in bits(self.unseen & board.reach()):
            places = board.places(number)
            best = max((worth(self.game, board.lay(number, place).end_count()) for place in places), default=0)
            if best:
                tile = self.tiles.tiles[number]
                replies.append((best, held * min(self._may_have(tile.low), self._may_have(tile.high))))
        expected, none_better = 0.0, 1.0
        for best, chance in sorted(replies, reverse=True):
            expected += none_better * chance * best
            none_better *= 1 - chance
        return -expected if self._friend(self.next) else expected

    def _may_have(self, value: int) -> float:
        known = self.voids[self.next]
        return 1 - (1 - _DRAWN) ** known[value] if value in known else 1.0


def open_values(board: Board) -> list[int]:
    """The values that stand open, each once."""
    if not board.laid:
        return []
    if isinstance(board, Line):
        return sorted({board.a, board.b})
    if isinstance(board, Tree):
        return sorted({board.stubs[place].value for place in board.open()})
    assert isinstance(board, Bounded)
    reach = board.reach()
    return sorted({gate.value for gate in board.gates if board.tiles.suits[gate.value] & reach})
