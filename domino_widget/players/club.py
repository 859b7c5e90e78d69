"""A sensible player of all eight games: counts what it sees, remembers who lacked what, and sometimes forgets."""

from __future__ import annotations

from collections import Counter
from random import Random

from domino_widget.engine import (
    Claim,
    Claiming,
    Draw,
    Drawing,
    End,
    Knock,
    Layout,
    Muggins,
    Observation,
    Play,
    Played,
    Tile,
    full_set,
    worth,
)

from .voids import Voids, voids

#: How often it forgets to claim, and how often it notices what an opponent missed.
FORGETS = 0.07
CATCHES = 0.6

# Weights are in points: what one unit of each feature is thought to be worth over the round.
_REPLY = 0.8  # a point the next player is expected to score
_PIPS = 0.25  # a pip that is out of the hand
_DOUBLE = 0.8  # a double is played on one value only: better early
_MOBILITY = 1.2  # a tile of the hand that fits afterwards
_VARIETY = 0.5  # a value still held
_SUIT = 0.4  # a tile of the hand on a value that stands open
_SHUT = 2.5  # the share of open values that the next player has shown to lack
_PARTNER = 1.5  # the same for the partner, who should not lack them; and a value the partner led
_NOISE = 0.6  # people do not weigh to the decimal


class Club:
    """The club player (see ``Player``)."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        """The play that looks best by a handful of habits, with a little noise."""
        plays = [play for play in seen.plays if isinstance(play, Play)]
        if len(plays) < 2:
            return seen.plays[0]
        table = _Table(seen)
        rated = [(table.value(play) + _NOISE * rng.random(), -number) for number, play in enumerate(plays)]
        return plays[-max(rated)[1]]

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        """Claims its own tile's worth, mostly; calls Muggins on a missed count, more often than not."""
        rules, seat = seen.setup.rules, seen.seat
        if seat is None or rules.claiming is not Claiming.CALLED or not seen.layout.tiles:
            return None
        if seen.claim_window == seat:
            due = worth(rules, seen.layout.count())
            if due and rng.random() >= FORGETS:
                return Claim(seat, due)
        missed = seen.muggins_window
        if missed is not None and seen.setup.side(missed) != seen.setup.side(seat):
            due = worth(rules, seen.layout.before_last().count())
            if due and rng.random() < CATCHES:
                return Muggins(seat, due)
        return None

    def __repr__(self) -> str:
        return "Club()"


class _Table:
    """What one choice looks at, worked out once: unseen tiles, voids, who is next, who is a friend."""

    def __init__(self, seen: Observation) -> None:
        assert seen.seat is not None
        self.seen, self.seat, self.rules = seen, seen.seat, seen.setup.rules
        laid = {placed.tile for placed in seen.layout.tiles}
        self.unseen = [tile for tile in full_set(seen.setup.max_pip) if tile not in laid and tile not in seen.hand]
        self.next = (self.seat + 1) % seen.setup.seats
        self.partner = (self.seat + 2) % 4 if seen.setup.partners else None
        self.voids: Voids = voids(seen)
        self.least = min(count for seat, count in enumerate(seen.counts) if not self.friend(seat))

    def friend(self, seat: int) -> bool:
        return self.seen.setup.side(seat) == self.seen.setup.side(self.seat)

    def value(self, play: Play) -> float:
        """How good the play looks, in points."""
        after = after_play(self.seen.layout, play)
        hand = [tile for tile in self.seen.hand if tile != play.tile]
        total = self._shedding(play.tile) + self._freedom(after, hand) + self._others(after)
        if self.rules.multiples:
            total += worth(self.rules, after.count())
            if hand:
                total -= _REPLY * self._expected_reply(after)
        return total

    def _shedding(self, tile: Tile) -> float:
        # Pips weigh more when an opponent is about to go out, and less where points are made during play.
        haste = 2.0 if self.least <= 2 else 1.0
        return haste * _PIPS * tile.pips() + _DOUBLE * tile.is_double

    def _freedom(self, after: Layout, hand: list[Tile]) -> float:
        opened = set(after.open_values())
        fitting = sum(tile.low in opened or tile.high in opened for tile in hand)
        suits = Counter(half for tile in hand for half in {tile.low, tile.high})
        held = sum(suits[value] for value in opened) / max(1, len(opened))
        # The first tile that fits keeps the turn; further ones are comfort.
        return (
            _MOBILITY * (min(fitting, 1) + 0.3 * max(0, fitting - 1))
            + _VARIETY * len(suits)
            + (_SUIT * held if self.rules.drawing is Drawing.NONE else 0.5 * _SUIT * held)
        )

    def _others(self, after: Layout) -> float:
        opened = after.open_values()
        if not opened:
            return 0.0
        total = _SHUT * self._lacking(self.next, opened) * (-1 if self.friend(self.next) else 1)
        if self.partner is not None:
            total -= _PARTNER * self._lacking(self.partner, opened)
            total += _PARTNER * sum(value in self._led_by_partner() for value in opened) / len(opened)
        return total

    def _lacking(self, seat: int, opened: tuple[int, ...]) -> float:
        """The share of the open values that this seat showed it lacks, drawn tiles taken off."""
        known = self.voids[seat]
        return sum(0.6 ** known[value] for value in opened if value in known) / len(opened)

    def _led_by_partner(self) -> set[int]:
        for event in self.seen.log:
            if isinstance(event, Played) and event.seat == self.partner:
                return {event.tile.low, event.tile.high}
        return set()

    def _expected_reply(self, after: Layout) -> float:
        """About what the next player scores at once: each unseen tile is held with the same chance, a tile of a
        value the player showed to lack with less."""
        if not self.unseen:
            return 0.0
        chance = min(1.0, self.seen.counts[self.next] / len(self.unseen))
        known = self.voids[self.next]
        ends, replies = after.ends(), []
        for tile in self.unseen:
            best = best_worth(after, tile, ends)
            if best:
                drawn = min((known[half] for half in (tile.low, tile.high) if half in known), default=None)
                replies.append((best, chance if drawn is None else chance * (1 - 0.6**drawn)))
        expected, none_better = 0.0, 1.0
        for best, held in sorted(replies, reverse=True):
            expected += none_better * held * best
            none_better *= 1 - held
        return -expected if self.friend(self.next) else expected


def after_play(layout: Layout, play: Play) -> Layout:
    """The table after a legal play."""
    for end in layout.free:
        if end.number == play.at and end.port == play.port:
            return layout.with_tile(play.tile, end, play.turn)
    return layout.with_tile(play.tile)


def best_worth(layout: Layout, tile: Tile, ends: tuple[End, ...]) -> int:
    """The most that this tile can make at any of these ends; 0 if it fits none or makes nothing."""
    return max(
        (worth(layout.rules, layout.with_tile(tile, end, turn).count()) for end, turn in layout.fits(tile, ends)),
        default=0,
    )
