"""A match: finished rounds, the round in play, and the race to the target (rules.md 8.7)."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence

from .actions import Action, Event
from .deal import SEEDS
from .errors import EngineError, RulesError
from .round import Round
from .rules import SEATS, Opening, Setup
from .scoring import RoundResult


def round_seed(secret: bytes, number: int) -> int:
    """The seed of round ``number`` (from 1) of a match: knowing one round tells nothing of the next."""
    return int.from_bytes(hmac.digest(secret, number.to_bytes(4, "big"), "sha256")[:16], "big")


class Match:
    """Rounds to the target. Without a seed the deals grow from a 128-bit secret of the machine; a seed gives
    everybody the same deals. The position of each round carries the scores before it."""

    def __init__(self, setup: Setup, names: Sequence[str] | None = None, seed: int | None = None) -> None:
        if seed is not None and (type(seed) is not int or not 0 <= seed < SEEDS):
            raise EngineError("not-a-seed", seed=repr(seed)[:50])
        self.setup = setup
        self.names = check_names(setup, names)
        self.seed = seed
        self.secret = secrets.token_bytes(16) if seed is None else seed.to_bytes(16, "big")
        self.rounds: list[Round] = [Round.deal(setup, round_seed(self.secret, 1))]
        #: The number of the first round kept: a record may begin later in a match.
        self.first_number = 1
        #: More about the match for its record, by tag.
        self.tags: dict[str, str] = {}

    @classmethod
    def of_rounds(cls, setup: Setup, rounds: Sequence[Round], names: Sequence[str] | None = None) -> Match:
        """A match of rounds that were played elsewhere; later deals grow from a new secret."""
        match = cls(setup, names)
        match.rounds = list(rounds)
        return match

    @property
    def round(self) -> Round:
        """The round in play, or the last one."""
        return self.rounds[-1]

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The results of the rounds that are over."""
        return tuple(round.result for round in self.rounds if round.result)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by side, those of the round in play included."""
        return self.round.position.totals

    @property
    def winner(self) -> int | None:
        """The side that has reached the target, or None (rules.md 8.7)."""
        best = max(self.scores)
        return self.scores.index(best) if best >= self.setup.rules.target else None

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Does a legal action in the round in play."""
        return self.round.apply(action)

    def next_round(self) -> Round:
        """Deals the next round; EngineError while a round is on or when the match is over."""
        if not self.round.is_over:
            raise EngineError("hand-not-over")
        if self.winner is not None:
            raise EngineError("match-over")
        result, lead = self.round.result, None
        if result and self.setup.rules.opening is Opening.WINNER_ANY_TILE:
            lead = result.seat
        seed = round_seed(self.secret, len(self.rounds) + 1)
        self.rounds.append(Round.deal(self.setup, seed, scores=self.scores, lead=lead))
        return self.round

    def __repr__(self) -> str:
        scores = "/".join(map(str, self.scores))
        return f"<Match of {self.setup.rules.title}: round {len(self.rounds)}, {scores}>"


def check_names(setup: Setup, names: Sequence[object] | None) -> tuple[str, ...]:
    """The names of the seats, by default their letters; RulesError for the wrong number or an odd one."""
    if names is None:
        return tuple(SEATS[: setup.seats])
    given = tuple(names)
    if len(given) != setup.seats:
        raise RulesError(f"{setup.seats} players need {setup.seats} names, not {len(given)}.")
    checked = []
    for name in given:
        if not (isinstance(name, str) and len(name) <= 40 and name.isprintable()):
            raise RulesError("A name is a line of at most 40 printable characters.")
        checked.append(name)
    return tuple(checked)
