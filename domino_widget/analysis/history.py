"""What a seat has seen of a round: who may hold which tile since when (analysis.md 2.1 to 2.3).

The log is replayed through ``Layout``, so every event is checked on the way: an event that cannot have happened
is named. A hand is divided into *groups* by arrival: group 0 was dealt, group j is the j-th tile drawn. Whoever
draws or knocks holds no tile that fits (rules.md 4.2); a tile that fits now can therefore only sit in a later
group. That one rule covers every way of drawing: after draws until a tile fits, the tile played can only be the
last one; where a draw ends the turn, the tile drawn stays free.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.actions import LEAD, Drew, Event, Knocked, Played
from ..engine.layout import End, Layout
from ..engine.observe import Observation
from ..engine.rules import SEATS, Drawing, Opening, Rules, Setup
from ..engine.state import Phase
from ..engine.tiles import Tile
from .boards import board_of
from .faults import ImpossibleHistory
from .masks import TileSet, bits, tile_set


@dataclass(frozen=True, slots=True, kw_only=True)
class Rival:
    """A hidden hand. ``slots`` are the places of each group, first the dealt ones, then one a draw; ``low[tile]`` is
    the first group that may hold an unseen tile now; ``played`` has each tile played, its first and last group."""

    seat: int
    slots: tuple[int, ...]
    low: tuple[int, ...]
    played: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """What is known. ``unseen`` is the mask of tiles whose place is unknown; ``boneyard`` the size of the stock in
    tiles; ``hands`` the known hands as masks, 0 for a hidden one; ``dealt`` the tiles dealt to the observer;
    ``opener`` the seat that opened, None if the deal itself was not seen; ``by_tiles`` whether the tiles dealt are
    known to have said so; ``lead`` the tile that had to lead, or -1.
    """

    setup: Setup
    tiles: TileSet
    seat: int | None
    rivals: tuple[Rival, ...]
    unseen: int
    boneyard: int
    hands: tuple[int, ...]
    dealt: int
    opener: int | None
    by_tiles: bool
    lead: int


def read(observation: Observation, upto: int | None = None) -> History:
    """The history of the first ``upto`` events (None: all). ImpossibleHistory names the first that cannot be."""
    reader = _Reader(observation)
    for number, event in enumerate(observation.log[:upto]):
        why = reader.take(event)
        if why:
            raise ImpossibleHistory("impossible-history", number=number + 1, event=tell(event), why=why)
    if upto is None:
        reader.check_end()
    return reader.history()


def tell(event: Event) -> str:
    """A short text of an event: the seat and what it did."""
    who = SEATS[event.seat] if isinstance(event, (Played, Drew, Knocked)) and 0 <= event.seat < len(SEATS) else "?"
    match event:
        case Played(_, tile):
            return f"{who}:{tile}"
        case Drew(_, tile):
            return f"{who}:+{tile or ''}"
        case Knocked():
            return f"{who}:--"
    return type(event).__name__


class _Reader:
    """Replays a log, seat by seat and group by group."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.setup = setup = observation.setup
        self.rules: Rules = setup.rules
        self.tiles = tile_set(setup.max_pip)
        self.seat = observation.seat
        log = observation.log
        played = [event for event in log if isinstance(event, Played)]
        drawn = [event for event in log if isinstance(event, Drew)]
        seats = range(setup.seats)
        self.standing = len(observation.layout) - len(played)
        if len(observation.counts) != setup.seats or self.standing < 0:
            raise _view("the hands and the tiles on the table do not go with the log.")
        self.counts = [
            observation.counts[seat] + sum(e.seat == seat for e in played) - sum(e.seat == seat for e in drawn)
            for seat in seats
        ]
        self.boneyard = observation.boneyard + len(drawn)
        mine = [event.tile for event in drawn if event.seat == self.seat and event.tile is not None]
        own = {*observation.hand, *(event.tile for event in played if event.seat == self.seat)}
        self._check_start(own, mine)
        self.dealt = self.hand = self.tiles.mask(own - set(mine))
        self.layout = _standing(observation.layout, self.standing)
        self.laid = self.tiles.mask(placed.tile for placed in self.layout.tiles)
        self.low = [[0] * len(self.tiles.tiles) for _ in seats]
        self.draws = [0] * setup.seats
        self.played: list[list[tuple[int, int, int]]] = [[] for _ in seats]
        turns = [event.seat for event in log if isinstance(event, (Played, Drew, Knocked))]
        self.opener = turns[0] if turns else observation.to_act
        self.to_act, self.knocks, self.ended = self.opener, 0, False
        lead = played[0].tile if played and not self.standing else observation.opening_tile
        self.lead = lead if self.rules.opening is Opening.HIGHEST_DOUBLE_FORCED else None

    def _check_start(self, own: set[Tile], mine: list[Tile]) -> None:
        observation = self.observation
        known = self.tiles.number
        strange = [tile for tile in (*own, *mine, *(p.tile for p in observation.layout.tiles)) if tile not in known]
        if strange:
            raise _view(f"{strange[0]} is not in a double-{self.setup.max_pip} set.")
        if min(self.counts, default=0) < 0:
            raise _view("a hand would have started with less than nothing.")
        if self.seat is None:
            return
        if (
            len(observation.hand) != len(set(observation.hand))
            or len(observation.hand) != observation.counts[self.seat]
        ):
            raise _view("its own hand is not of the size that is told.")
        if len(own - set(mine)) != self.counts[self.seat]:
            raise _view("its own plays and draws do not give its own hand.")

    def take(self, event: Event) -> str | None:
        """Takes the next event; why it cannot have happened, or None."""
        if not isinstance(event, (Played, Drew, Knocked)):
            return None
        if event.seat != self.to_act:
            return "it was another seat's turn."
        if self.ended:
            return "the hand was over."
        why = self._take_play(event) if isinstance(event, Played) else self._take_stuck(event)
        if not why:
            self.ended = not self.counts[event.seat] or self.knocks == self.setup.seats
        return why

    def _take_play(self, event: Played) -> str | None:
        seat, tile = event.seat, event.tile
        number = self.tiles.number.get(tile)
        if number is None:
            return f"{tile} is not in the set."
        bit = 1 << number
        if seat == self.seat:
            if not self.hand & bit:
                return f"{tile} was not in the hand."
        elif (self.laid | self.hand) & bit:
            return f"{tile} was somewhere else."
        if not self.counts[seat]:
            return "the hand was empty."
        end, why = self._end_of(event)
        if why:
            return why
        self.layout = self.layout.with_tile(tile, end, event.turn)
        self.laid |= bit
        self.hand &= ~bit
        self.counts[seat] -= 1
        self.played[seat].append((number, self.low[seat][number], self.draws[seat]))
        self.to_act, self.knocks = (seat + 1) % self.setup.seats, 0
        return None

    def _end_of(self, event: Played) -> tuple[End | None, str | None]:
        if not self.layout.tiles:
            if self.lead is not None and not event.tile.is_double:
                return None, "the highest double leads."
            return None, None if event.at == LEAD else "no tile lay there."
        for end in self.layout.ends():
            if (end.number, end.port) == (event.at, event.port):
                if any(turn == event.turn for _, turn in self.layout.fits(event.tile, (end,))):
                    return end, None
                return None, "it does not fit there."
        return None, "there was no such open end."

    def _take_stuck(self, event: Drew | Knocked) -> str | None:
        seat = event.seat
        if not self.layout.tiles:
            return "the opener can always play."
        if tuple(event.pips) != self.layout.open_values():
            return f"the open values were {', '.join(map(str, self.layout.open_values())) or 'none'}."
        reach = self.reach()
        if seat == self.seat and self.hand & reach:
            return "the hand had a tile that could be played."
        drawable = self.rules.drawing is not Drawing.NONE and self.boneyard > self.rules.reserve
        until = self.draws[seat] + 1
        low = self.low[seat]
        for number in bits(reach):
            low[number] = until
        if isinstance(event, Knocked):
            self.to_act, self.knocks = (seat + 1) % self.setup.seats, self.knocks + 1
            return "there was a tile to draw." if drawable else None
        if not drawable:
            return "no tile was left that may be drawn."
        return self._take_draw(event)

    def _take_draw(self, event: Drew) -> str | None:
        seat, tile = event.seat, event.tile
        if seat == self.seat:
            if tile is None:
                return "a seat sees the tile it draws."
            bit = 1 << self.tiles.number[tile]
            if (self.laid | self.hand) & bit:
                return f"{tile} was not in the stock."
            self.hand |= bit
        elif tile is not None and self.observation.hands is None:
            return "a seat does not see what another draws."
        self.boneyard -= 1
        self.draws[seat] += 1
        self.counts[seat] += 1
        self.knocks = 0
        if self.rules.drawing is Drawing.ONE:
            self.to_act = (seat + 1) % self.setup.seats
        return None

    def reach(self) -> int:
        """The mask of the tiles that fit somewhere now (L of analysis.md 2.1)."""
        if self.rules.table is not None:
            return board_of(self.layout, self.tiles).reach()
        return self.tiles.suit_mask(self.layout.open_values())

    def check_end(self) -> None:
        """ImpossibleHistory if the log does not lead to what is seen now."""
        seen = self.observation
        if self.layout.tiles != seen.layout.tiles:
            raise _view("the log leads to another layout.")
        if seen.phase is Phase.PLAY and (self.ended or (seen.log and seen.to_act != self.to_act)):
            raise _view("the log leads to another turn.")
        if self.boneyard < 0 or sum(self._hidden()) + self.boneyard > self._unseen().bit_count():
            raise _view("there are not so many tiles in the set.")

    def _hidden(self) -> list[int]:
        return [count for seat, count in enumerate(self.counts) if seat != self.seat]

    def _unseen(self) -> int:
        return self.tiles.whole & ~(self.laid | self.hand)

    def history(self) -> History:
        """What is known after the events taken so far."""
        shown = self.observation.hands
        unseen, hands = self._unseen(), [0] * self.setup.seats
        if self.seat is not None:
            hands[self.seat] = self.hand
        rivals: list[Rival] = []
        if shown is not None:
            hands = [self.tiles.mask(hand) for hand in shown]
            for hand in hands:
                unseen &= ~hand
        else:
            rivals = [self._rival(seat) for seat in range(self.setup.seats) if seat != self.seat]
        return History(
            setup=self.setup,
            tiles=self.tiles,
            seat=self.seat,
            rivals=tuple(rivals),
            unseen=unseen,
            boneyard=self.boneyard,
            hands=tuple(hands),
            dealt=self.dealt,
            opener=self.opener if not self.standing else None,
            by_tiles=self.observation.by_tiles or self.rules.opening is not Opening.WINNER_ANY_TILE,
            lead=-1 if self.lead is None else self.tiles.number[self.lead],
        )

    def _rival(self, seat: int) -> Rival:
        dealt = self.counts[seat] + len(self.played[seat]) - self.draws[seat]
        return Rival(
            seat=seat,
            slots=(dealt, *[1] * self.draws[seat]),
            low=tuple(self.low[seat]),
            played=tuple(self.played[seat]),
        )


def _view(why: str) -> ImpossibleHistory:
    return ImpossibleHistory("impossible-view", why=why)


def _standing(layout: Layout, size: int) -> Layout:
    """The layout of the first ``size`` tiles: what lay on the table before the log began."""
    if size == len(layout):
        return layout
    whole = Layout(layout.rules)
    for placed in layout.tiles[:size]:
        end = next((end for end in whole.free if (end.number, end.port) == (placed.at, placed.port)), None)
        whole = whole.with_tile(placed.tile, end, placed.turn)
    return whole
