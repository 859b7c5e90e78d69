"""The review of a hand: where points were clearly lost, why, and what punishes it (analysis.md 6, tutor.md 1.7).

Plays are judged by what their seat could know. A loss is measured on worlds that neither play was chosen by, so the
best of several noisy means does not look better than it is; what a hint advises is never called a loss.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Literal

from domino_widget.analysis.evaluate import seed_of
from domino_widget.engine import Observation, Play

from .claims import Claim
from .explain import BUDGET, Explanation, cost_claim, explain_steps
from .punish import missed_inference, punished
from .reasons import chosen, contrasts, tested
from .sight import Sight
from .worlds import Pairs, Trial

#: At most so many turns are gone through again.
TURNS = 5
#: Worlds on which the loss of a play is measured: at first, and again where the first look finds one.
FIRST, AGAIN = 32, 160
#: Points (or chances to win the match) within which any play is right, and below which nothing is said.
TOLERANCE, TOLERANCE_MATCH = 1.0, 0.02

Label = Literal["fine", "inaccuracy", "mistake", "blunder"]
#: From which loss on each label holds: in chances to win the match, and in points of a hand.
_LABELS: dict[str, tuple[tuple[float, Label], ...]] = {
    "match": ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy")),
    "points": ((10, "blunder"), (5, "mistake"), (1, "inaccuracy")),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A turn of one seat: what it saw, what it did, and the number of the action in its round, from 0."""

    seen: Observation
    played: Play
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What is said of one decision. ``loss`` and ``ci`` (half the width of its 95 % interval) are in points, or with
    ``aim`` "match" in chances to win the match; ``label`` is "fine" unless the loss is clear. ``right`` are all plays
    within tolerance of the best; ``skill`` what the turn was about, for practice; ``forced``: there was no choice."""

    decision: Decision
    best: Play
    right: tuple[Play, ...]
    loss: float
    ci: float
    aim: str
    label: Label
    skill: str
    value: float
    cost: Claim | None = None
    reasons: tuple[Claim, ...] = ()
    punishes: tuple[Claim, ...] = ()
    inference: Claim | None = None
    forced: bool = False

    @property
    def clear(self) -> bool:
        """Whether the loss is one that is spoken of."""
        return self.label != "fine"

    @property
    def points(self) -> float:
        """The loss in points; a chance to win the match counts as if a match were a hundred points."""
        return self.loss if self.aim == "points" else 100 * self.loss


def decide(decisions: Sequence[Decision]) -> Iterator[Verdict | None]:
    """A verdict for each decision in turn, None between slices of work."""
    for decision in decisions:
        yield from _judge(decision)


def _judge(decision: Decision) -> Iterator[Verdict | None]:
    told: Explanation | None = None
    for step in explain_steps(decision.seen, BUDGET, read=False):
        told = step or told
        yield None
    assert told is not None
    values = told.values
    sight = told.sight
    if values is None or sight is None or not told.advice:
        # One play, or several that come to the very same.
        value = values.moves[0].value if values else 0.0
        yield replace(
            _fine(decision, decision.played, value, "points"), forced=values is None or len(values.moves) < 2
        )
        return
    best = told.advice[0].play
    played = _alike(sight, decision.played, [move.move for move in values.moves if isinstance(move.move, Play)])
    move = next((move for move in values.moves if move.move == played), values.moves[0])
    if played in told.best or move.behind <= move.margin:
        found = _fine(decision, best, values.moves[0].value, values.aim, _right(told, played))
        # Of a loss that is not clear the part counts that noise does not explain: the best of means is biased.
        lost = 0.0 if played in told.best else _beyond_noise(move.behind, move.margin)
        yield replace(found, loss=lost, ci=move.margin)
        return
    pairs: Pairs | None = None
    for size in (FIRST, AGAIN):
        for trial in Trial(sight, seed_of(decision.seen) ^ size).pairs(best, played, size):
            pairs = trial
            yield None
        assert pairs is not None
        if pairs.gain + pairs.ci < _least(pairs.aim):
            break
    assert pairs is not None
    label = _label(pairs)
    right = _right(told, played if label == "fine" else None)
    if label == "fine":
        found = _fine(decision, best, values.moves[0].value, pairs.aim, right)
        yield replace(found, loss=_beyond_noise(pairs.gain, pairs.ci), ci=pairs.ci)
        return
    yield from _told(decision, sight, best, played, pairs, label, right, values.moves[0].value)


def _told(
    decision: Decision,
    sight: Sight,
    best: Play,
    played: Play,
    pairs: Pairs,
    label: Label,
    right: tuple[Play, ...],
    value: float,
) -> Iterator[Verdict | None]:
    reasons: list[Claim] = []
    for step in tested(sight, contrasts(sight, best, played), pairs, seed_of(decision.seen) ^ 3):
        reasons = step if step is not None else reasons
        yield None
    inference = None
    for found in missed_inference(sight, best, played, pairs):
        inference = found or inference
        yield None
    yield Verdict(
        decision=decision,
        best=best,
        right=right,
        loss=pairs.gain,
        ci=pairs.ci,
        aim=pairs.aim,
        label=label,
        skill=_skill(sight, best, played),
        value=value,
        cost=cost_claim(sight, played, pairs.gain, pairs.ci, pairs.aim),
        reasons=chosen(reasons),
        punishes=punished(sight, best, played),
        inference=inference,
    )


def _fine(decision: Decision, best: Play, value: float, aim: str, right: tuple[Play, ...] = ()) -> Verdict:
    return Verdict(
        decision=decision,
        best=best,
        right=right or (best,),
        loss=0.0,
        ci=0.0,
        aim=aim,
        label="fine",
        skill="",
        value=value,
    )


def _beyond_noise(loss: float, ci: float) -> float:
    """A loss less its standard error; never below 0."""
    return max(0.0, loss - ci / 1.96) if ci < inf else 0.0


def _least(aim: str) -> float:
    return TOLERANCE if aim == "points" else TOLERANCE_MATCH


def _label(pairs: Pairs) -> Label:
    """The label of a loss: only one whose whole interval lies above 0, and that passes the tolerance."""
    if pairs.gain - pairs.ci <= 0 or pairs.gain <= _least(pairs.aim):
        return "fine"
    return next((label for least, label in _LABELS[pairs.aim] if pairs.gain >= least), "fine")


def _right(told: Explanation, also: Play | None) -> tuple[Play, ...]:
    """The plays that are accepted: the best, those that come to the same, and those within tolerance of it, at each
    place that leaves the same table."""
    assert told.values is not None
    assert told.sight is not None
    least = _least(told.values.aim)
    judged = [move.move for move in told.values.moves if isinstance(move.move, Play)]
    found = [m.move for m in told.values.moves if isinstance(m.move, Play) and m.behind <= least]
    right = dict.fromkeys([*told.best, *found, *([also] if also else [])])
    alike = [play for play in told.sight.plays if _alike(told.sight, play, judged) in right]
    return tuple(dict.fromkeys([*right, *alike]))


def _alike(sight: Sight, played: Play, among: Sequence[Play]) -> Play:
    """The play itself, or the one that stands for it: another place that leaves the very same table."""
    if played in among:
        return played

    def leaves(play: Play) -> tuple[object, ...]:
        layout = sight.after(play)
        ends = sorted((end.value, layout.tiles[end.number].tile.is_double) for end in layout.free)
        return play.tile, tuple(ends), layout.count()

    return next((one for one in among if leaves(one) == leaves(played)), played)


def _skill(sight: Sight, best: Play, played: Play) -> str:
    """What a turn was about, in the words of the lessons' skills."""
    if sight.points(best) > sight.points(played):
        return "sum.multiple"
    if sight.rules.multiples and len(sight.scoring(best)) < len(sight.scoring(played)):
        return "sum.doubles"
    if sight.stuck(best, sight.next).p - sight.stuck(played, sight.next).p > 0.15:
        return "infer.void"
    return "plan.block_dump"


def turns(verdicts: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """The turns to go through again: those with the largest clear losses, at most five, in the order of play."""
    worst = sorted((one for one in verdicts if one.clear), key=lambda one: -one.points)[:TURNS]
    return tuple(sorted(worst, key=lambda one: one.decision.number))
