"""The computers round a table: each sees an observation, and its rolls depend on nothing but the question."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter

from .engine import Claim, Draw, IllegalAction, Knock, Match, Muggins, Observation, Play, Position, Round
from .players import Human, Player, Thinker

#: Seconds after which a search at a table is cut.
PATIENCE = 4.0
#: A call of one seat: its kind and the number of the tile it is about.
Call = tuple[type[Claim] | type[Muggins], int, int]


class Computers:
    """The seats of a match that computers play; each method does at most one action and says whether it did.

    ``patience`` is the longest search in seconds (None: to its end, the same on every machine)."""

    def __init__(self, match: Match, players: Mapping[int, Player], patience: float | None = None) -> None:
        self.match = match
        self.players = players
        self.patience = patience
        #: The mistakes that human levels made, by round, turn and seat (see ``Decision``): for after the round.
        self.slips: dict[tuple[int, int, int], str] = {}
        self._asked: set[Call] = set()

    def forget(self) -> None:
        """After an undo or a deal: ask again. A roll repeats itself, so the answers stay the same."""
        self._asked.clear()

    def play(self) -> bool:
        """The turn of a computer, if it is one's turn."""
        return _last(self.thinking())

    def thinking(self) -> Generator[None, None, bool]:
        """The same with a pause after each slice of a player that thinks in slices (``think``). A turn that is no
        longer there after a pause is left alone; a long search is cut, and the best so far is played."""
        played = self.match.round
        position, seat = played.position, played.position.to_act
        if seat is None or seat not in self.players:
            return False
        player, seen = self.players[seat], played.observe(seat)
        rng = self._random("play", seat, _turns(played))
        if not isinstance(player, Thinker):
            played.apply(self._choice(seat, player, seen, rng))
            return True
        began, choice = perf_counter(), None
        for choice in player.think(seen, rng):
            if choice is not None and self.patience is not None and perf_counter() - began > self.patience:
                break
            yield
            if self.match.round.position is not position:
                return False
        assert choice is not None
        played.apply(choice)
        return True

    def _choice(self, seat: int, player: Player, seen: Observation, rng: Random) -> Play | Draw | Knock:
        if not isinstance(player, Human):
            return player.choose(seen, rng)
        choice, slip = player.decide(seen, rng)
        now = len(self.match.rounds), _turns(self.match.round), seat
        self.slips.pop(now, None)
        if slip is not None:
            self.slips[now] = slip
        return choice

    def slipped(self) -> Counter[tuple[int, str]]:
        """How often each seat made which mistake in the round, as it was played to its end."""
        hand, turns = len(self.match.rounds), _turns(self.match.round)
        return Counter((seat, slip) for (at, turn, seat), slip in self.slips.items() if at == hand and turn < turns)

    def speak(self, kind: type[Claim | Muggins]) -> bool:
        """A claim or Muggins call of a computer; each is asked once a tile, at once or never (table.md 1)."""
        played = self.match.round
        window = played.position.claimable if kind is Claim else played.position.muggable
        if window is None:
            return False
        number = len(played.position.layout) - (1 if kind is Claim else 2)
        for seat in self._callers(kind, window.seat):
            if (kind, seat, number) in self._asked:
                continue
            self._asked.add((kind, seat, number))
            rng = self._random(kind.__name__, seat, number)
            spoken = self.players[seat].speak(_about(kind, played.observe(seat)), rng)
            if isinstance(spoken, kind) and spoken.seat == seat:
                try:
                    played.apply(spoken)
                except IllegalAction:
                    continue  # a wrong count is refused and costs nothing (rules.md 7.4)
                return True
        return False

    def _callers(self, kind: type[Claim | Muggins], laid_by: int) -> list[int]:
        """Who may call: the player of the tile, or the opponents in turn order after the one that missed."""
        if kind is Claim:
            return [laid_by] if laid_by in self.players else []
        setup = self.match.setup
        after = [(laid_by + step) % setup.seats for step in range(1, setup.seats)]
        return [seat for seat in after if seat in self.players and setup.side(seat) != setup.side(laid_by)]

    def _random(self, *what: object) -> Random:
        """A stream of its own for each question: undo, resume and another order repeat the same rolls."""
        text = "/".join(map(str, (len(self.match.rounds), *what)))
        digest = hashlib.sha256(self.match.secret + text.encode()).digest()
        return Random(int.from_bytes(digest[:16], "big"))


def _turns(played: Round) -> int:
    """How many plays, draws and knocks there were: what was said between them changes no stream of a choice."""
    return sum(isinstance(action, (Play, Draw, Knock)) for action in played.actions)


def turns_back(played: Round, humans: Sequence[int]) -> int:
    """How many actions back the last play, draw or knock of a human is; 0 if there is none."""
    for back, action in enumerate(reversed(played.actions), 1):
        if isinstance(action, (Play, Draw, Knock)) and action.seat in humans:
            return back
    return 0


def _last(steps: Generator[None, None, bool]) -> bool:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            done: bool = stop.value
            return done


def open_calls(position: Position, humans: Sequence[int]) -> Iterator[Call]:
    """The windows that humans have open and that hold up a computer (rules.md 7.6)."""
    if position.to_act in humans:
        return
    last = len(position.layout) - 1
    if position.claimable and position.claimable.seat in humans:
        yield Claim, position.claimable.seat, last
    if position.muggable:
        missed_by = position.setup.side(position.muggable.seat)
        for seat in humans:
            if position.setup.side(seat) != missed_by:
                yield Muggins, seat, last - 1


def _about(kind: type[Claim] | type[Muggins], seen: Observation) -> Observation:
    """What the player sees when it is asked for one call: the other window, open too, is a question of its own."""
    return replace(seen, muggins_window=None) if kind is Claim else replace(seen, claim_window=None)
