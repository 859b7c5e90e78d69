"""The review of games that are over: ``review(record)``, with a table and a picture of the value along each hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from .coach.aside import Attention, attention, hindsight
from .coach.claims import Claim
from .coach.luck import luck_steps
from .coach.progress import Progress
from .coach.review import Decision, Verdict, decide, turns
from .engine import EngineError, Match, Phase, Play, Round, observe, read_record
from .engine.notation import format_action
from .review_plot import plot


@dataclass(frozen=True, slots=True, kw_only=True)
class HandReview:
    """One seat's review of one hand. ``verdicts`` has every play, ``turns`` the at most five to go through again.

    Beside them, and never part of them: ``attention`` (claims missed, exact), ``luck`` of the tiles and ``result`` in
    points (own side less the mean of the others), ``hindsight`` (with open hands, never graded), ``forgot`` (what
    knocks and draws had shown). ``number`` counts the hands of the match from 1.
    """

    number: int
    seat: int
    game: str
    verdicts: tuple[Verdict, ...]
    texts: tuple[tuple[str, str], ...]
    attention: Attention
    luck: float
    result: float
    hindsight: Claim | None

    @property
    def turns(self) -> tuple[Verdict, ...]:
        """The turns to go through again."""
        return turns(self.verdicts)

    @property
    def forgot(self) -> tuple[Claim, ...]:
        """Losses that are gone when knocks and draws are taken to have told nothing."""
        return tuple(one.inference for one in self.turns if one.inference is not None)

    @property
    def lost(self) -> float:
        """Points lost by choice in this hand."""
        return sum(one.points for one in self.verdicts)

    @property
    def each(self) -> float:
        """Expected points lost by an unforced decision."""
        unforced = sum(not one.forced for one in self.verdicts)
        return self.lost / unforced if unforced else 0.0

    def rows(self) -> list[dict[str, Any]]:
        """A row for each play: turn, what was played, the best, the loss with its margin, and the reasons by kind."""
        return [
            {
                "hand": self.number,
                "seat": "ABCDE"[self.seat],
                "turn": turn,
                "played": played,
                "best": best,
                "loss": round(one.loss, 3),
                "margin": round(one.ci, 3),
                "unit": "points" if one.aim == "points" else "match",
                "label": one.label,
                "forced": one.forced,
                "reasons": ", ".join(claim.kind for claim in one.reasons),
            }
            for turn, (one, (played, best)) in enumerate(zip(self.verdicts, self.texts), 1)
        ]

    def svg(self) -> str:
        """The value of the hand for the seat, turn by turn, as a picture: the best play's and the one's that was
        made."""
        return plot([(one.value, one.value - one.loss) for one in self.verdicts], [text for text, _ in self.texts])

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True, slots=True)
class Review:
    """The reviews of all hands of a match that are over, for one seat."""

    hands: tuple[HandReview, ...]

    def table(self) -> Any:
        """A row for each play: a pandas data frame where pandas is installed, else a list of plain rows."""
        rows = [row for hand in self.hands for row in hand.rows()]
        try:
            pandas = import_module("pandas")
        except ImportError:
            return rows
        return pandas.DataFrame(rows)

    @property
    def lost(self) -> float:
        """Points lost by choice in all hands."""
        return sum(hand.lost for hand in self.hands)

    def progress(self, before: Progress | None = None) -> Progress:
        """The learner's progress with these hands added."""
        found = before or Progress()
        for hand in self.hands:
            found = found.plus(hand.game, hand.verdicts, hand.attention.missed)
        return found

    def _repr_html_(self) -> str:
        return "".join(f"<div>{hand.svg()}</div>" for hand in self.hands)


def review(record: str | Match | Round, seat: int = 0) -> Review:
    """The review of a saved game, a match or a round for one seat: every hand of it that is over.

    EngineError, one sentence, for a record of another version, one that is cut short or cannot be (see
    ``read_record``), for one without a hand that is over, and for a seat that is not there.
    """
    if isinstance(record, Round):
        rounds, first = [record], 1
    else:
        match = read_record(record) if not isinstance(record, Match) else record
        rounds, first = match.rounds, match.first_number
    over = [(number, one) for number, one in enumerate(rounds, first) if one.is_over]
    if not over:
        raise EngineError("nothing-to-review")
    if type(seat) is not int or not 0 <= seat < over[0][1].position.setup.seats:
        raise EngineError("no-such-seat", seat=repr(seat)[:10])
    return Review(tuple(_whole(number, one, seat) for number, one in over))


def _whole(number: int, game: Round, seat: int) -> HandReview:
    *_, found = (step for step in review_steps(number, game, seat) if step is not None)
    return found


def review_steps(number: int, game: Round, seat: int) -> Iterator[HandReview | None]:
    """The review of one round that is over, in slices: None between them, the review at last."""
    decisions, texts, verdicts = [], [], []
    for place, (position, action, _) in enumerate(game.steps):
        if isinstance(action, Play) and action.seat == seat and position.phase is Phase.PLAY:
            log = tuple(event for step in game.steps[:place] for event in step[2])
            decisions.append((Decision(seen=observe(position, log, seat), played=action, number=place), position))
    for decision, position in decisions:
        verdict: Verdict | None = None
        for step in decide([decision]):
            verdict = step or verdict
            yield None
        assert verdict is not None
        verdicts.append(verdict)
        texts.append((format_action(decision.played, position), format_action(verdict.best, position)))
    side = game.position.setup.side(seat)
    luck = 0.0
    for found in luck_steps([(position, action) for position, action, _ in game.steps], side):
        luck = found if found is not None else luck
        yield None
    open_hands = None
    for claim in hindsight(game.steps, seat):
        open_hands = claim or open_hands
        yield None
    points = game.position.points
    yield HandReview(
        number=number,
        seat=seat,
        game=game.position.setup.rules.id,
        verdicts=tuple(verdicts),
        texts=tuple(texts),
        attention=attention(game.steps, seat),
        luck=luck,
        result=points[side] - (sum(points) - points[side]) / (len(points) - 1),
        hindsight=open_hands,
    )
