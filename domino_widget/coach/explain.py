"""From an observation to what the coach has to say of it: the best plays, why, what they risk, what others cost.

Everything is said from what the seat may know. The search runs in slices of some 20 ms (analysis.md 3.4); the same
observation has the same explanation, so what a hint advised no review calls a mistake.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from domino_widget.analysis import Belief, Budget, Evaluation, MoveValue
from domino_widget.analysis.belief import belief_steps
from domino_widget.analysis.evaluate import evaluate_steps, seed_of
from domino_widget.engine import Observation, Phase, Play

from . import truths_later as truths_later
from . import truths_reading as truths_reading
from .chances import expected_answer
from .check import Checker
from .claims import Claim, letter
from .deals import Deals
from .facts import plays, sum_text
from .memory import memory
from .outcomes import outcomes
from .reading import readings
from .reasons import DETECTORS, block_wins, chosen, risk, tested
from .sight import Sight
from .words import chance_claim, other_args, play_args, tenths
from .worlds import Pairs, Trial

#: The search behind a hint; the review judges with the same.
BUDGET = Budget.QUICK
#: Worlds in which the best play is tried against another, and on which each sentence is checked again.
TRIED, CHECKED = 96, 160
#: Plays nearer than this come to the same: points, or chances to win the match.
SAME, SAME_MATCH = 0.5, 0.01
_KEPT = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """A play that is as good as any: why (at most two reasons) and what it risks (at most one)."""

    play: Play
    value: float
    reasons: tuple[Claim, ...] = ()
    risk: Claim | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """What the coach has to say of one decision. ``advice`` has the best play first, then those that come to the
    same; ``compared`` is a play that is worse in fresh worlds too, ``costs`` what that one loses; ``answer`` what
    the next player may score after the best play; ``memory`` the table memory; ``readings`` what the choices of
    others hint at; ``values`` the search, ``pairs`` the worlds in which the reasons were tested. Without a choice (a
    single play, a draw, a knock) there is memory alone."""

    seat: int
    memory: tuple[Claim, ...] = ()
    readings: tuple[Claim, ...] = ()
    advice: tuple[Advice, ...] = ()
    compared: Play | None = None
    costs: tuple[Claim, ...] = ()
    answer: Claim | None = None
    same: tuple[Claim, ...] = ()
    todo: tuple[Claim, ...] = ()
    values: Evaluation | None = None
    pairs: Pairs | None = None
    sight: Sight | None = field(default=None, repr=False, compare=False)
    done: bool = False

    @property
    def claims(self) -> tuple[Claim, ...]:
        """Every claim, in the order in which they are told."""
        told: list[Claim | None] = [*self.todo]
        for one in self.advice:
            told += [*one.reasons, one.risk]
        told += [*self.same, *self.costs, self.answer, *self.memory, *self.readings]
        return tuple(claim for claim in told if claim is not None)

    @property
    def best(self) -> tuple[Play, ...]:
        """The best play, and those that come to the same."""
        return tuple(one.play for one in self.advice)


def explain(seen: Observation, budget: Budget | int = BUDGET) -> Explanation:
    """The whole explanation at once; NothingToJudge is never raised: where nothing is to choose, memory is told."""
    *_, found = (step for step in explain_steps(seen, budget) if step is not None)
    return found


def explain_steps(
    seen: Observation, budget: Budget | int = BUDGET, *, read: bool = True
) -> Iterator[Explanation | None]:
    """The same in slices: None between them; the first explanation holds the memory, the last one all (``done``), but
    the readings only if ``read``."""
    key = seen, budget, read
    for known in (key, (seen, budget, True)):
        if known in _REMEMBERED:
            yield _REMEMBERED[known]
            return
    last = None
    for step in _explain(seen, budget, read):
        last = step or last
        yield step
    assert last is not None
    _REMEMBERED[key] = last
    if len(_REMEMBERED) > _KEPT:
        _REMEMBERED.popitem(last=False)


_REMEMBERED: OrderedDict[tuple[Observation, Budget | int, bool], Explanation] = OrderedDict()


def _explain(seen: Observation, budget: Budget | int, read: bool) -> Iterator[Explanation | None]:
    if seen.seat is None or seen.phase is Phase.OVER:
        yield Explanation(seat=-1 if seen.seat is None else seen.seat, done=True)
        return
    belief: Belief | None = None
    for belief in belief_steps(seen):
        if belief is None:
            yield None
    assert belief is not None
    sight = Sight(seen, belief)
    so_far = Explanation(seat=seen.seat, memory=memory(sight), sight=sight)
    if len(plays(seen)) < 2 or seen.phase is not Phase.PLAY:
        yield replace(so_far, done=True)
        return
    yield so_far
    values: Evaluation | None = None
    for step in evaluate_steps(seen, budget):
        values = step or values
        yield None
    assert values is not None
    told: tuple[Claim, ...] = ()
    for found in readings(sight) if read else ():
        told = found or told
        yield None
    yield from _told(sight, values, replace(so_far, readings=told))


def natural(sight: Sight) -> Play:
    """What comes to hand: most points now, then a double, then the heaviest tile."""
    return max(sight.plays, key=lambda play: (sight.points(play), play.tile.is_double, play.tile.pips(), play.tile))


def same(move: MoveValue, aim: str) -> bool:
    """Whether a move comes to the same as the best: the whole interval of the difference says so."""
    return move.behind + move.margin <= (SAME if aim == "points" else SAME_MATCH)


def _told(sight: Sight, values: Evaluation, so_far: Explanation) -> Iterator[Explanation | None]:
    best = values.best
    if not isinstance(best, Play) or len(values.moves) < 2:
        yield replace(so_far, values=values, done=True)
        return
    close = [move for move in values.moves[1:] if same(move, values.aim)]
    other = _compared(sight, values)
    reasons: tuple[Claim, ...] = ()
    pairs = None
    if other is not None:
        seed = seed_of(sight.seen) ^ 0x5EED
        for step in Trial(sight, seed).pairs(best, other, TRIED):
            pairs = step
            yield None
        assert pairs is not None
        if pairs.gain <= pairs.ci:
            # The search stops as soon as a difference looks clear; what fresh worlds do not confirm is not said.
            other = pairs = None
    if other is not None and pairs is not None:
        told: list[Claim] = []
        found: list[Claim | None] = []
        for detect in DETECTORS:
            found.append(detect(sight, best, other))
            yield None
        found.append(block_wins(best, pairs))
        for tried in tested(sight, [claim for claim in found if claim], pairs, seed + 1):
            told = tried if tried is not None else told
            yield None
        reasons = chosen(_true(sight, told))
        yield None
        if not reasons:
            for tried in tested(sight, outcomes(sight, best, pairs), pairs, seed + 2):
                reasons = chosen(tried or [])
    advice = [Advice(play=best, value=values.moves[0].value, reasons=reasons, risk=risk(sight, best))]
    advice += [Advice(play=m.move, value=m.value) for m in close if isinstance(m.move, Play)]
    yield replace(
        so_far,
        advice=tuple(advice),
        compared=other,
        costs=() if other is None or pairs is None else (cost_claim(sight, other, pairs.gain, pairs.ci, pairs.aim),),
        answer=_answer(sight, best),
        same=tuple(_same(sight, best, move, values.aim) for move in close[:2]),
        todo=tuple(_todo(sight, best)),
        values=values,
        pairs=pairs,
        done=True,
    )


def _compared(sight: Sight, values: Evaluation) -> Play | None:
    """The natural play if it is clearly worse, else the best of those that are; None if none is."""
    worse = [m.move for m in values.moves[1:] if m.behind > m.margin and not same(m, values.aim)]
    first = natural(sight)
    if first in worse:
        return first
    return next((move for move in worse if isinstance(move, Play)), None)


def _true(sight: Sight, claims: list[Claim]) -> list[Claim]:
    """The claims that a second look upholds: what cannot be shown twice is not said."""
    if not claims:
        return claims
    checker = Checker(sight.seen, Deals(sight.seen, sight.belief, limit=0, samples=CHECKED))
    return [claim for claim in claims if checker.holds(claim)]


def cost_claim(sight: Sight, play: Play, loss: float, margin: float, aim: str) -> Claim:
    """How much worse a play is than the best, about."""
    kind, scale = ("cost", 1) if aim == "points" else ("cost-match", 100)
    args = other_args(sight, play) | {"loss": tenths(scale * loss), "margin": tenths(scale * margin)}
    return Claim(kind=kind, args=args, level="estimate", value=scale * loss, ci=scale * margin)


def _same(sight: Sight, best: Play, move: MoveValue, aim: str) -> Claim:
    assert isinstance(move.move, Play)
    kind, scale = ("equal", 1) if aim == "points" else ("equal-match", 100)
    args = play_args(sight, best) | other_args(sight, move.move)
    args |= {"gap": tenths(scale * move.behind), "margin": tenths(scale * move.margin)}
    return Claim(kind=kind, args=args, level="estimate", value=scale * move.behind, ci=scale * move.margin, play=best)


def _answer(sight: Sight, play: Play) -> Claim | None:
    """What the next player may score after the play, with its chance."""
    if not sight.rules.multiples or not sight.rest(play):
        return None
    odds, expected = expected_answer(sight, play)
    args = play_args(sight, play) | {"seat": letter(sight.next)}
    if odds.inverse().sure:
        return Claim(kind="next-scores-not", args=args, play=play)
    return chance_claim("next-scores", odds, play, **args, expects=tenths(expected))


def _todo(sight: Sight, play: Play) -> Iterator[Claim]:
    """What is to be said once the tile lies: points are claimed before the next tile, or a rival may take them."""
    points = sight.points(play)
    if not points or not sight.claims:
        return
    args = play_args(sight, play) | {"points": points}
    yield Claim(kind="claim-it", args=args | {"sum": sum_text(sight.after(play))}, play=play)
    yield Claim(kind="claim-in-time", args=args, play=play)
