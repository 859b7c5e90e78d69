"""The session: a match, its seats, the computers, pauses, undo and the log. It knows no Jupyter and no browser."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Generator, Iterator, Sequence

from .assist import Assist
from .coaching import TableCoach
from .computers import PATIENCE, Call, Computers, open_calls, turns_back
from .engine import (
    SEATS,
    Action,
    Claim,
    EngineError,
    Finish,
    Match,
    Muggins,
    NothingToUndo,
    NotYourTurn,
    Observation,
    Phase,
    Position,
    Reason,
    Round,
    RulesError,
    Setup,
    format_action,
    parse_action,
)
from .fair import FAIR_TAG, commitment, nonce_of
from .learning import Learning
from .notes import Note as Note
from .notes import Wait as Wait
from .passing import Curtain
from .players import Player
from .seating import begin_match, human_seats, letter, level_name, seat_names, seat_players


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
        levels: Sequence[str | Player] | str | None = None,
        house: Sequence[str] = (),
        seed: int | None = None,
        assist: Assist | None = None,
        code: str | None = None,
        stepwise: bool = False,
    ) -> None:
        match, code = begin_match(
            game, set=set, players=players, partners=partners, names=names, house=tuple(house), seed=seed, code=code
        )
        self._begin(match, humans, levels, tuple(house), assist, code)
        self.stepwise = stepwise
        self._go()

    def _begin(
        self,
        match: Match,
        humans: Sequence[int],
        levels: Sequence[str | Player] | str | None,
        house: tuple[str, ...] = (),
        assist: Assist | None = None,
        code: str | None = None,
    ) -> None:
        self.match = match
        self.code = code  # the deal code that the match began from, if it did
        self.match_id = secrets.token_hex(4)
        self.assist = assist or Assist()
        self.humans = human_seats(match.setup, humans)
        players = seat_players(match.setup, levels)
        self.levels = tuple(map(level_name, players))
        self.house = house
        computers = {seat: player for seat, player in enumerate(players) if seat not in self.humans}
        self.computers = Computers(match, computers, PATIENCE)
        self.coach = TableCoach(self)
        self.stepwise = False  # True: the computers act in ``steps`` alone, and a caller serves others in between
        self.revision = 0
        self.resigned: int | None = None
        self.locked, self.assisted = False, False  # locked: no help from the screen, no other assistance than this
        self.learning: Learning | None = None
        self.curtain: Curtain | None = None
        self.notes: list[Note] = []
        self._undone: list[int] = []
        self.played_on: set[Call] = set()
        self._commit()

    @classmethod
    def from_position(
        cls,
        position: Position,
        *,
        humans: Sequence[int] = (0,),
        names: Sequence[str] | None = None,
        levels: Sequence[str | Player] | str | None = None,
    ) -> Table:
        """A table round a given position; later rounds are dealt from a new secret."""
        if not isinstance(position, Position):
            raise RulesError("A table is set round a position: parse_position(line) gives one.")
        setup = position.setup
        match = Match.of_rounds(setup, [Round(position)], seat_names(setup, names))
        table = cls.of_match(match, humans=humans, levels=levels)
        table.run()
        return table

    @classmethod
    def of_match(
        cls,
        match: Match,
        *,
        humans: Sequence[int] = (0,),
        levels: Sequence[str | Player] | str | None = None,
        house: tuple[str, ...] = (),
        assist: Assist | None = None,
        code: str | None = None,
    ) -> Table:
        """A table round a match just as it is: the computers do nothing before ``run``."""
        table = cls.__new__(cls)
        table._begin(match, humans, levels, house, assist, code)
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
        return max((n for n in range(self.setup.sides) if n != loser), key=self.match.scores.__getitem__)

    @property
    def asked(self) -> int | None:
        """The human who is asked, else the first human, else None."""
        return next((seat for seat in (self.wait.seat, *self.humans) if seat is not None), None)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown: who is asked, where several share a screen once the curtain is lifted."""
        return self.curtain.viewer(self, self.asked) if self.curtain else self.asked

    def observe(self, seat: int | None) -> Observation:
        """What this seat (None: a spectator) may know."""
        return self.round.observe(seat)

    def action_text(self, action: Action) -> str:
        """The notation of an action in the present position."""
        return format_action(action, self.position)

    @property
    def wait(self) -> Wait:
        """What the table waits for now."""
        if self.winner is not None:
            return Wait("match-over")
        if self.round.is_over:
            return Wait("next")
        seat = next((call[1] for call in open_calls(self.position, self.humans) if call not in self.played_on), None)
        if seat is not None:
            return Wait("window", seat)
        if self.position.phase is Phase.CLOSING:
            return Wait("finish", next(iter(self.humans), None))
        return Wait("act", self.position.to_act)

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
            raise NotYourTurn(Reason.NOT_YOUR_TURN, seat=letter(actor))
        if isinstance(action, Finish) and self.wait.kind == "window":
            self.play_on()
            self.run()  # the computers may still call before the hand is closed
        if not (isinstance(action, Finish) and self.round.is_over):
            self.round.apply(action)
            self._prove()
        self._undone.clear()
        self._changed()

    def play(self, action: Action | str) -> None:
        """What the human who is asked does, as in a notebook cell: ``table.play("6-5@6-6")``."""
        self.submit(None, action)

    def play_on(self) -> None:
        """One answer for all windows open at this moment: go on without claiming or calling (rules.md 7.6)."""
        calls = {call for call in open_calls(self.position, self.humans) if call not in self.played_on}
        if not calls or self.winner is not None:
            raise EngineError("nothing-pending")
        self.played_on |= calls
        self.notes.append(Note(len(self.round.actions), "played-on", next(iter(calls))[1]))
        self._changed()

    def finish(self) -> None:
        """Closes the hand when all windows have been answered or given up (rules.md 7.5)."""
        self.submit(None, Finish())

    def next_round(self) -> None:
        """Deals the next round; EngineError while one is on or when the match is over."""
        if self.winner is not None:
            raise EngineError("match-over")
        after = self.learning.hand_over(self) if self.learning and self.round.is_over else []
        self.match.next_round()
        self._commit()
        self.notes[:] = after
        self._undone.clear()
        self.computers.forget()
        self.played_on.clear()
        self._changed()

    def resign(self, seat: int | None = None) -> None:
        """A human gives the match up; the best of the other sides wins it."""
        who = self.viewer if seat is None else seat
        if who not in self.humans or self.winner is not None:
            raise EngineError("not-now" if who not in self.humans else "match-over")
        self.resigned = who
        self.notes.append(Note(len(self.round.actions), "resigned", who))
        self._prove()
        self.revision += 1

    # ---- a fair deal ---------------------------------------------------------------------------------------------

    def _commit(self) -> None:
        """Binds the table to the deal of the round, before a tile of it is played."""
        self._nonce = nonce_of(self.match.secret, len(self.match.rounds))
        #: What was promised of the deal of the round: see ``fair``.
        self.commitment = commitment(self._nonce, self.round.start)

    def _prove(self) -> None:
        if self.round.is_over or self.resigned is not None:
            self.round.tags[FAIR_TAG] = f"{self.commitment} {self._nonce}"

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
        if not (length := self._undo_length()):
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
        self._go()

    def _undo_length(self) -> int:
        return 0 if self.round.is_over or self.winner is not None else turns_back(self.round, self.humans)

    def _forget_later(self, kind: str) -> None:
        done, tiles = len(self.round.actions), len(self.position.layout)
        self.notes = [note for note in self.notes if note.at < done or (note.at == done and note.kind != kind)]
        self.notes.append(Note(done, kind, self.viewer))
        self.played_on = {call for call in self.played_on if call[2] < tiles}
        self.computers.forget()
        self.assisted = True
        self.revision += 1

    # ---- the computers -------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Lets the computers act until a human is asked (or, with no human, until the hand is over)."""
        deque(self.steps(), 0)

    def steps(self) -> Iterator[None]:
        """The same one action, or one slice of a search, at a time: a caller can answer others in between."""
        while (yield from self._step()):
            self._prove()
            self.revision += 1
            yield

    def _changed(self) -> None:
        self.revision += 1
        self._go()

    def _go(self) -> None:
        if not self.stepwise:
            self.run()

    def _step(self) -> Generator[None, None, bool]:
        """One action of a computer, if one is due; False when the table waits for a human."""
        if self.winner is not None or self.round.is_over:
            return False
        if self.computers.speak(Claim):
            return True
        if self.wait.kind == "window":
            return False
        if self.computers.speak(Muggins):
            return True
        if self.position.phase is Phase.CLOSING:
            if not self.humans:
                self.round.apply(Finish())
            return not self.humans
        return (yield from self.computers.thinking())

    def __repr__(self) -> str:
        return f"<Table of {self.setup.rules.title}: round {len(self.match.rounds)}, waits for {self.wait.kind}>"
