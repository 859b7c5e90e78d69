"""Two plays tried in the same sampled worlds: what each leads to there, and in which worlds the gain arises.

Used to test reasons (analysis.md 5.3) and to measure a loss (section 6) on worlds that chose neither play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from time import perf_counter

from domino_widget.analysis.core import Game, State, after_play, game_of, is_over, state_in_world, worth
from domino_widget.analysis.equity import is_near, margin, match_equity
from domino_widget.analysis.playout import DREW, Ply, Policy, playout
from domino_widget.analysis.sampling import World
from domino_widget.engine import Play

from .sight import Sight

#: Seconds of work between two pauses.
SLICE = 0.012


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What a play led to in one world: its value, and for the tests of reasons: whether the next player was stuck and
    what it scored in its turn, whether the mover was stuck at its own next turn or went out at it, whether its side
    lost the round, whether the round was blocked, the pips left in the mover's hand and in those of opponents."""

    value: float
    reply_stuck: bool
    reply_points: int
    own_stuck: bool
    partner_stuck: bool
    out_next: bool
    lost: bool
    blocked: bool
    kept: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Pair:
    """The two lines in one world."""

    play: Line
    other: Line

    @property
    def gain(self) -> float:
        """How much better the first play did."""
        return self.play.value - self.other.value


@dataclass(frozen=True, slots=True)
class Pairs:
    """All pairs of a play and the one ``against`` it; their mean gain, half the width of its 95 % interval."""

    against: Play
    pairs: tuple[Pair, ...]
    gain: float
    ci: float
    aim: str

    def share(self, happens: Callable[[Pair], bool]) -> float:
        """The part of the gain that arises in the worlds where something happens; 0 without a gain."""
        total = sum(pair.gain for pair in self.pairs)
        return sum(pair.gain for pair in self.pairs if happens(pair)) / total if total > 0 else 0.0

    def lift(self, happens: Callable[[Pair], bool]) -> bool:
        """Whether the gain is larger in those worlds than in the others."""
        inside = [pair.gain for pair in self.pairs if happens(pair)]
        outside = [pair.gain for pair in self.pairs if not happens(pair)]
        return bool(inside) and (not outside or sum(inside) / len(inside) > sum(outside) / len(outside))


Draw = Callable[[Random], World]


class Trial:
    """A source of pairs for one sight: worlds of its belief, or others that forget or leave out something."""

    def __init__(self, sight: Sight, seed: int, *, counts: bool = True, deal: Draw | None = None) -> None:
        self.sight = sight
        game = game_of(sight.setup)
        self.near = is_near(game, sight.seen.scores, sight.seen.points)
        # With counts worth nothing the aim is points: a target cannot be reached in the middle of a hand.
        self.game: Game = game if counts else game._replace(multiples=())
        self.aim = "match" if self.near and counts else "points"
        self.random = Random(seed)
        self.deal: Draw = deal or sight.belief.world

    def pairs(self, play: Play, other: Play, count: int) -> Iterator[Pairs | None]:
        """None between batches, and the pairs at last."""
        found: list[Pair] = []
        since = perf_counter()
        for _ in range(count):
            hands, stock = self.deal(self.random)
            state = state_in_world(self.sight.seen, hands, stock)
            found.append(Pair(self._line(state, play), self._line(state, other)))
            if perf_counter() - since > SLICE:
                yield None
                since = perf_counter()
        yield _summed(other, tuple(found), self.aim)

    def _line(self, state: State, play: Play) -> Line:
        game, seat = self.game, state.seat
        number, place = _place(self.sight, play)
        after = after_play(game, state, number, place)
        plies: list[Ply] = []
        points = playout(game, after, self.random.random, Policy.SKILLED, plies)
        return self._told(after, plies, points, seat)

    def _told(self, after: State, plies: list[Ply], points: tuple[int, ...], seat: int) -> Line:
        game, sight = self.game, self.sight
        side = game.side[seat]
        hands = list(after.hands)
        drawn = 0
        for ply in plies:
            if ply.tile >= 0:
                hands[ply.seat] ^= 1 << ply.tile
            elif ply.tile == DREW:
                hands[ply.seat] |= 1 << after.stock[drawn]
                drawn += 1
        reply = _first(plies, after.seat)
        own = _first(plies, seat)
        friend = None if sight.partner is None else _first(plies, sight.partner)
        value = margin(points, side)
        if self.aim == "match":
            totals = tuple(score + won for score, won in zip(sight.seen.scores, points))
            value = match_equity(game, totals, side)
        bonus = tuple(all_points - during for all_points, during in zip(points, self._during(after, plies)))
        return Line(
            value=value,
            reply_stuck=reply is not None and reply.tile < 0,
            reply_points=_reply_points(game, after, plies),
            own_stuck=own is not None and own.tile < 0,
            partner_stuck=friend is not None and friend.tile < 0,
            out_next=own is not None and own.tile >= 0 and not after.hands[seat] & ~(1 << own.tile),
            lost=any(won > 0 for other, won in enumerate(bonus) if other != side),
            blocked=all(hands),
            kept=game.tiles.weigh(hands[seat]),
            theirs=sum(game.tiles.weigh(hand) for other, hand in enumerate(hands) if game.side[other] != side),
        )

    def _during(self, after: State, plies: list[Ply]) -> tuple[int, ...]:
        """Points by side when the last tile had been laid."""
        if not self.game.multiples:
            return after.points
        points, board = list(after.points), after.board
        for ply in plies:
            if ply.tile >= 0:
                board = board.lay(ply.tile, ply.place)
                points[self.game.side[ply.seat]] += worth(self.game, board.end_count())
        return tuple(points)


def _summed(against: Play, pairs: tuple[Pair, ...], aim: str) -> Pairs:
    gains = [pair.gain for pair in pairs]
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return Pairs(against, pairs, mean, inf, aim)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return Pairs(against, pairs, mean, 1.96 * sqrt(spread / len(gains)), aim)


def _first(plies: list[Ply], seat: int) -> Ply | None:
    return next((ply for ply in plies if ply.seat == seat), None)


def _reply_points(game: Game, after: State, plies: list[Ply]) -> int:
    """What the next player scores in its turn."""
    if not game.multiples or is_over(game, after):
        return 0
    for ply in plies:
        if ply.seat != after.seat:
            return 0
        if ply.tile >= 0:
            return worth(game, after.board.lay(ply.tile, ply.place).end_count())
    return 0


def _place(sight: Sight, play: Play) -> tuple[int, int]:
    """A play as the core numbers it: tile number and place."""
    number = game_of(sight.setup).tiles.number[play.tile]
    free = sight.seen.layout.free
    at = next((i for i, end in enumerate(free) if (end.number, end.port) == (play.at, play.port)), 0)
    return number, 3 * at + ("straight", "left", "right").index(play.turn.name.lower())


def forgetful(sight: Sight) -> Draw:
    """Worlds in which knocks and draws have told nothing: the hidden tiles dealt out anew, each alike."""
    numbers = game_of(sight.setup).tiles.number
    hidden = [numbers[tile] for tile in sight.belief.unseen]
    own = sum(1 << numbers[tile] for tile in sight.seen.hand)

    def deal(random: Random) -> World:
        left = hidden[:]
        random.shuffle(left)
        hands = []
        for seat, count in enumerate(sight.seen.counts):
            if seat == sight.seat:
                hands.append(own)
                continue
            hands.append(sum(1 << number for number in left[:count]))
            del left[:count]
        return World(tuple(hands), tuple(left[: sight.seen.boneyard]))

    return deal
