"""The session: a match, its seats, the computers, pauses, undo and the log. It knows no Jupyter and no browser."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from .engine import (
    SEATS,
    Action,
    CalledMuggins,
    Claim,
    Draw,
    EngineError,
    Finish,
    IllegalAction,
    Knock,
    Match,
    Muggins,
    NothingToUndo,
    NotYourTurn,
    Observation,
    Phase,
    Play,
    Position,
    Reason,
    Round,
    RulesError,
    Setup,
    find_variant,
    format_action,
    format_view,
    parse_action,
    redact,
)
from .house import with_house
from .players import LEVELS, Player, make_player


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the log that is no action: ``kind`` is undone, redone or played-on; ``at`` counts the actions before it."""

    at: int
    kind: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Assist:
    """What the screen may show of its own: playable tiles marked, the end count, proven voids."""

    playable: bool = True
    count: bool = False
    memory: bool = False


@dataclass(frozen=True, slots=True)
class Wait:
    """What the table waits for (act, window, finish, next or match-over) and the human seat that is asked."""

    kind: str
    seat: int | None = None


#: A window of one seat in one round: the kind of call and the number of the tile it is about.
_Call = tuple[type[Claim] | type[Muggins], int, int]


class Table:
    """A match with humans and computers around it (synchronous; see ``submit``, ``play_on``, ``next_round``).

    ``revision`` grows with every change. ``humans`` are the human seats: none to watch the computers, several for
    a hot seat. RulesError, with one sentence, for a set-up that cannot be.
    """

    def __init__(
        self,
        game: str = "draw",
        *,
        set: int | None = None,
        players: int = 2,
        partners: bool = False,
        humans: Sequence[int] = (0,),
        names: Sequence[str] | None = None,
        levels: Sequence[str] | str | None = None,
        house: Sequence[str] = (),
        seed: int | None = None,
        assist: Assist | None = None,
    ) -> None:
        rules = find_variant(game)
        setup = Setup(rules, set, players, partners)
        if house:
            changed = with_house(rules, tuple(house), max_pip=setup.max_pip, seats=players)
            setup = Setup(changed, setup.max_pip, players, partners)
        self._begin(Match(setup, _seat_names(setup, names), seed), humans, levels, tuple(house), assist)
        self.run()

    def _begin(
        self,
        match: Match,
        humans: Sequence[int],
        levels: Sequence[str] | str | None,
        house: tuple[str, ...] = (),
        assist: Assist | None = None,
    ) -> None:
        self.match = match
        self.match_id = secrets.token_hex(4)
        self.assist = assist or Assist()
        self.humans = _seats(match.setup, humans)
        self.levels = _levels(match.setup, levels)
        self.house = house
        self.computers: dict[int, Player] = {
            seat: make_player(self.levels[seat]) for seat in range(match.setup.seats) if seat not in self.humans
        }
        self.revision = 0
        self.resigned: int | None = None
        self.assisted = False
        self.notes: list[Note] = []
        self._undone: list[int] = []
        self._asked: set[_Call] = set()
        self._played_on: set[_Call] = set()

    @classmethod
    def from_position(
        cls,
        position: Position,
        *,
        humans: Sequence[int] = (0,),
        names: Sequence[str] | None = None,
        levels: Sequence[str] | str | None = None,
    ) -> Table:
        """A table round a given position; later rounds are dealt from a new secret."""
        if not isinstance(position, Position):
            raise RulesError("A table is set round a position: parse_position(line) gives one.")
        table = cls.__new__(cls)
        setup = position.setup
        match = Match.of_rounds(setup, [Round(position)], _seat_names(setup, names))
        table._begin(match, humans, levels)
        table.run()
        return table

    # ---- what there is -------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The game, its set and its seats."""
        return self.match.setup

    @property
    def round(self) -> Round:
        """The round in play, or the last one."""
        return self.match.round

    @property
    def position(self) -> Position:
        """The whole position, hidden tiles included: never hand it to a player or a browser."""
        return self.round.position

    @property
    def winner(self) -> int | None:
        """The side that has won the match: by reaching the target, or because the others resigned."""
        if self.resigned is None:
            return self.match.winner
        loser = self.setup.side(self.resigned)
        scores = self.match.scores
        return max((side for side in range(len(scores)) if side != loser), key=lambda side: scores[side])

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown: the human who is asked, else the first human, else None."""
        seat = self.wait.seat
        return seat if seat is not None else next(iter(self.humans), None)

    def observe(self, seat: int | None) -> Observation:
        """What this seat (None: a spectator) may know."""
        return self.round.observe(seat)

    def view_line(self, seat: int | None) -> str:
        """The position as this seat may see it, in one line of notation."""
        return format_view(self.observe(seat))

    def action_text(self, action: Action) -> str:
        """The notation of an action in the present position."""
        return format_action(action, self.position)

    def action_texts(self, seat: int | None) -> list[str]:
        """The notation of every action of the round as this seat may see it: "+?" for what others drew."""
        texts = []
        for before, action, events in self.round.steps:
            text = format_action(action, before)
            if isinstance(action, Draw):
                seen = events[0] if self.round.is_over else redact(events[0], seat)
                text += str(getattr(seen, "tile", None) or "?")
            texts.append(text)
        return texts

    def missed(self, seat: int) -> int:
        """How often in this match the seat's points were taken by Muggins: public."""
        events = (event for played in self.match.rounds for event in played.events)
        return sum(isinstance(event, CalledMuggins) and event.missed_by == seat for event in events)

    @property
    def wait(self) -> Wait:
        """What the table waits for now."""
        if self.winner is not None:
            return Wait("match-over")
        if self.round.is_over:
            return Wait("next")
        seat = next((call[1] for call in self._open_calls() if call not in self._played_on), None)
        if seat is not None:
            return Wait("window", seat)
        if self.position.phase is Phase.CLOSING:
            return Wait("finish", next(iter(self.humans), None))
        return Wait("act", self.position.to_act)

    def _open_calls(self) -> Iterator[_Call]:
        """The windows that humans have open and that hold up a computer (rules.md 7.6)."""
        position = self.position
        if position.to_act in self.humans:
            return
        last = len(position.layout) - 1
        if position.claimable and position.claimable.seat in self.humans:
            yield Claim, position.claimable.seat, last
        if position.muggable:
            missed_by = self.setup.side(position.muggable.seat)
            for seat in self.humans:
                if self.setup.side(seat) != missed_by:
                    yield Muggins, seat, last - 1

    # ---- what a human does ---------------------------------------------------------------------------------------

    def submit(self, seat: int | None, action: Action | str) -> None:
        """A human's action, then the computers' until a human is asked again.

        IllegalAction or NotationError, and nothing changed, for what cannot be done.
        """
        if isinstance(action, str):
            action = parse_action(action, self.position)
        if self.winner is not None:
            raise EngineError("match-over")
        actor = getattr(action, "seat", None)
        if seat is not None and actor is not None and actor != seat:
            raise NotYourTurn(Reason.NOT_YOUR_TURN, seat=SEATS[seat])
        if actor is not None and actor not in self.humans:
            raise NotYourTurn(Reason.NOT_YOUR_TURN, seat=_letter(actor))
        if isinstance(action, Finish) and self.wait.kind == "window":
            self.play_on()  # the computers may still call before the hand is closed
        if not (isinstance(action, Finish) and self.round.is_over):
            self.round.apply(action)
        self._undone.clear()
        self._changed()

    def play(self, action: Action | str) -> None:
        """What the human who is asked does, as in a notebook cell: ``table.play("6-5@6-6")``."""
        self.submit(None, action)

    def play_on(self) -> None:
        """One answer for all windows open at this moment: go on without claiming or calling (rules.md 7.6)."""
        calls = {call for call in self._open_calls() if call not in self._played_on}
        if not calls or self.winner is not None:
            raise EngineError("nothing-pending")
        self._played_on |= calls
        self.notes.append(Note(len(self.round.actions), "played-on", next(iter(calls))[1]))
        self._changed()

    def finish(self) -> None:
        """Closes the hand when all windows have been answered or given up (rules.md 7.5)."""
        self.submit(None, Finish())

    def next_round(self) -> None:
        """Deals the next round; EngineError while one is on or when the match is over."""
        if self.winner is not None:
            raise EngineError("match-over")
        self.match.next_round()
        self.notes.clear()
        self._undone.clear()
        self._asked.clear()
        self._played_on.clear()
        self._changed()

    def resign(self, seat: int | None = None) -> None:
        """A human gives the match up; the best of the other sides wins it."""
        who = self.viewer if seat is None else seat
        if who not in self.humans:
            raise EngineError("not-now")
        if self.winner is not None:
            raise EngineError("match-over")
        self.resigned = who
        self.notes.append(Note(len(self.round.actions), "resigned", who))
        self.revision += 1

    # ---- undo ----------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a human's play, draw or knock to take back in this round."""
        return self._undo_length() > 0

    @property
    def can_redo(self) -> bool:
        """Whether what was undone can be done again."""
        return bool(self._undone) and not self.round.is_over and self.winner is None

    def undo(self) -> None:
        """Goes back to just before the last human's play, draw or knock; marks the round as assisted."""
        length = self._undo_length()
        if not length:
            raise NothingToUndo("nothing-to-undo")
        for _ in range(length):
            self.round.undo()
        self._undone.append(length)
        self._forget_later("undone")

    def redo(self) -> None:
        """Does what was undone again, the very same events."""
        if not self.can_redo:
            raise NothingToUndo("nothing-to-redo")
        for _ in range(self._undone.pop()):
            self.round.redo()
        self._forget_later("redone")
        self.run()

    def _undo_length(self) -> int:
        if self.round.is_over or self.winner is not None:
            return 0
        actions = self.round.actions
        for index in range(len(actions) - 1, -1, -1):
            action = actions[index]
            if isinstance(action, (Play, Draw, Knock)) and action.seat in self.humans:
                return len(actions) - index
        return 0

    def _forget_later(self, kind: str) -> None:
        done, tiles = len(self.round.actions), len(self.position.layout)
        self.notes = [note for note in self.notes if note.at < done or (note.at == done and note.kind != kind)]
        self.notes.append(Note(done, kind, self.viewer))
        self._played_on = {call for call in self._played_on if call[2] < tiles}
        # The rolls of calls depend on nothing but the secret and the tile: asking again gives the same answers.
        self._asked.clear()
        self.assisted = True
        self.revision += 1

    # ---- the computers -------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Lets the computers act until a human is asked (or, with no human, until the hand is over)."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[None]:
        """The same one action at a time, so that a caller can answer others in between."""
        while self._step():
            self.revision += 1
            yield

    def _changed(self) -> None:
        self.revision += 1
        self.run()

    def _step(self) -> bool:
        """One action of a computer, if one is due; False when the table waits for a human."""
        if self.winner is not None or self.round.is_over:
            return False
        if self._computer_speaks(Claim):
            return True
        if self.wait.kind == "window":
            return False
        if self._computer_speaks(Muggins):
            return True
        if self.position.phase is Phase.CLOSING:
            if self.humans:
                return False
            self.round.apply(Finish())
            return True
        seat = self.position.to_act
        if seat is None or seat not in self.computers:
            return False
        seen = self.observe(seat)
        self.round.apply(self.computers[seat].choose(seen, self._random("play", seat, len(self.round.actions))))
        return True

    def _computer_speaks(self, kind: type[Claim | Muggins]) -> bool:
        """Whether a computer made the call it was asked for; each is asked once a tile (table.md 1)."""
        window = self.position.claimable if kind is Claim else self.position.muggable
        if window is None:
            return False
        number = len(self.position.layout) - (1 if kind is Claim else 2)
        for seat in self._callers(kind, window.seat):
            call = (kind, seat, number)
            if call in self._asked:
                continue
            self._asked.add(call)
            spoken = self.computers[seat].speak(self.observe(seat), self._random(kind.__name__, seat, number))
            if isinstance(spoken, kind) and spoken.seat == seat:
                try:
                    self.round.apply(spoken)
                except IllegalAction:
                    continue  # a wrong count is refused and costs nothing (rules.md 7.4)
                return True
        return False

    def _callers(self, kind: type[Claim | Muggins], laid_by: int) -> list[int]:
        if kind is Claim:
            return [laid_by] if laid_by in self.computers else []
        seats = self.setup.seats
        after = [(laid_by + step) % seats for step in range(1, seats)]
        side = self.setup.side(laid_by)
        return [seat for seat in after if seat in self.computers and self.setup.side(seat) != side]

    def _random(self, *what: object) -> Random:
        """A stream of its own for each question: undo, resume and a changed order repeat the same rolls."""
        text = "/".join(map(str, (len(self.match.rounds), *what)))
        digest = hashlib.sha256(self.match.secret + text.encode()).digest()
        return Random(int.from_bytes(digest[:16], "big"))

    def __repr__(self) -> str:
        return f"<Table of {self.setup.rules.title}: round {len(self.match.rounds)}, waits for {self.wait.kind}>"


def _letter(seat: object) -> str:
    return SEATS[seat] if type(seat) is int and 0 <= seat < len(SEATS) else str(seat)[:10]


def _seats(setup: Setup, humans: Sequence[int]) -> tuple[int, ...]:
    try:
        seats = tuple(humans)
    except TypeError:
        raise RulesError("humans is a list of seats, as in humans=(0,).") from None
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < setup.seats:
            raise RulesError(f"There is no seat {seat!r:.20} for a human: seats are 0 to {setup.seats - 1}.")
    return tuple(sorted({*seats}))


def _levels(setup: Setup, levels: Sequence[str] | str | None) -> tuple[str, ...]:
    given = (levels or LEVELS[0],) * setup.seats if levels is None or isinstance(levels, str) else tuple(levels)
    if len(given) != setup.seats:
        raise RulesError(f"{setup.seats} players need {setup.seats} levels, not {len(given)}.")
    for level in given:
        make_player(level)
    return given


def _seat_names(setup: Setup, names: Sequence[str] | None) -> tuple[str, ...]:
    """The given names, "" where the catalogue's default ("You", "Computer 2") stands."""
    return ("",) * setup.seats if names is None else tuple(names)
