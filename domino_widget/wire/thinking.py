"""Answers that take a search, in slices: the explanation of a decision, and the review of a hand that is over.

Between two slices the kernel answers others. A table that has moved on meanwhile makes the question worthless.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..coach import Advice, Claim, Explanation, explain_steps
from ..coach.aside import attention
from ..coach.facts import named
from ..coach.review import Verdict
from ..drawing import in_words, svg
from ..engine import EngineError, Play
from ..engine.notation import format_action
from ..keeping import Keeper
from ..message import Msg, msg
from ..reviewing import HandReview, review_steps
from ..table import Table
from .practice import skill_of
from .progress import progress_json

Json = dict[str, Any]


def explain(table: Table) -> Iterator[Json | None]:
    """What the coach says of the viewer's decision: None between slices, the result at last."""
    told: Explanation | None = None
    for step in explain_steps(table.observe(table.viewer)):
        told = step or told
        yield None
    assert told is not None
    if told.advice:
        table.assisted = True
    yield {
        "advice": [_advice(told, one) for one in told.advice],
        "same": _lines(told.same),
        "costs": _lines(told.costs),
        "answer": _line(told.answer),
        "todo": _lines(told.todo),
        "memory": _lines(told.memory if table.assist.memory else ()),
        "readings": _lines(told.readings if table.assist.memory else ()),
        "alike": told.values is not None and not told.advice,
        "counts": bool(told.advice),
    }


def review(table: Table, keeper: Keeper | None) -> Iterator[Json | None]:
    """The review of the viewer's hand that is over, or was given up; EngineError ``nothing-to-review`` while it is in
    play."""
    if table.viewer is None or not (table.round.is_over or table.resigned is not None):
        raise EngineError("nothing-to-review")
    number = table.match.first_number + len(table.match.rounds) - 1
    hand: HandReview | None = None
    for step in review_steps(number, table.round, table.viewer):
        hand = step or hand
        yield None
    assert hand is not None
    progress = keeper.reviewed(table, hand) if keeper is not None else None
    yield {
        "turns": [_turn(table, one) for one in hand.turns],
        "lines": [line.to_json() for line in (*_aside(hand), *_rivals(table))],
        "forgot": _lines(hand.forgot),
        "hindsight": _line(hand.hindsight),
        "plot": hand.svg(),
        "lost": round(hand.lost, 1),
        "each": round(hand.each, 2),
        "practise": skill_of(hand),
        "progress": None if progress is None else progress_json(progress),
    }


def _aside(hand: HandReview) -> Iterator[Msg]:
    """Attention, and luck, each a line of its own."""
    seen = hand.attention
    if seen.due:
        yield msg("review-attention", due=seen.due, missed=seen.missed, given=seen.given)
    if seen.uncalled:
        yield msg("review-uncalled", points=seen.uncalled)
    skill = hand.result - hand.luck
    yield msg("review-luck", result=round(hand.result), luck=round(hand.luck), rest=round(skill))


def _rivals(table: Table) -> Iterator[Msg]:
    """What the computers forgot, and which mistakes made them choose otherwise than they would have."""
    slipped = table.computers.slipped()
    for seat in sorted(table.computers.players):
        seen = attention(table.round.steps, seat)
        if seen.missed:
            yield msg("review-rival-missed", seat=seat, points=seen.missed, times=len(seen.tiles))
        for slip in ("overlooks", "one-end", "forgets"):
            if slipped[seat, slip]:
                yield msg(f"review-rival-{slip}", seat=seat, times=slipped[seat, slip])


def _turn(table: Table, one: Verdict) -> Json:
    """A turn to go through again: the table as it was, the plays, which of them are right, and what is to be said."""
    seen = one.decision.seen
    plays = [play for play in seen.plays if isinstance(play, Play)]
    position = table.round.steps[one.decision.number][0]
    names = {play: format_action(play, position) for play in plays}
    right = {play for play in plays if play in one.right}
    # Places that words do not tell apart and that are worth alike, such as empty arms, stand there once.
    words = {str((play in right, named(seen.layout, play))): play for play in (*plays, one.best, one.decision.played)}
    return {
        "number": len(seen.layout) + 1,
        "picture": svg(seen, words=False),
        "shows": [told.to_json() for told in in_words(seen)],
        "plays": [
            {"action": names[play], "right": play in right, **named(seen.layout, play)} for play in words.values()
        ],
        "played": names[one.decision.played],
        "best": names[one.best],
        "label": one.label,
        "cost": _line(one.cost),
        "reasons": _lines(one.reasons),
        "punishes": _lines(one.punishes),
        "inference": _line(one.inference),
    }


def _advice(told: Explanation, one: Advice) -> Json:
    assert told.sight is not None
    return {**named(told.sight.seen.layout, one.play), "reasons": _lines(one.reasons), "risk": _line(one.risk)}


def _line(claim: Claim | None) -> Json | None:
    if claim is None:
        return None
    return {"msg": claim.msg.to_json(), "label": claim.level, "tie": claim.tie}


def _lines(claims: tuple[Claim, ...]) -> list[Json]:
    return [line for line in map(_line, claims) if line is not None]
