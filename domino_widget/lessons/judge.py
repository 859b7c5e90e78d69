"""What is said of an answer: right with its reason, a known mistake by its name, or how near it came."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..coach.facts import end_parts
from ..message import Msg, msg
from .answers import shown
from .level import Answer, Args, Case, Kind, Question
from .words import said

#: The steps of the ladder: where to look, the rule, a part, the answer (tutor.md 1.2).
STEPS = ("look", "rule", "part", "answer")


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right, the tag of the misconception behind a wrong one, and what is said of it."""

    correct: bool
    tag: str | None
    lines: tuple[Msg, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A label to be drawn at an end, by tile number and port, ``0.1``: a part of the work."""

    end: str
    text: str


def judge(question: Question, case: Case, answer: Answer) -> Verdict:
    """The verdict on an answer in its one form; the first mistake that leads to it names it."""
    accepted = list(question.right(case))
    if answer in accepted:
        return Verdict(True, None, (msg("lesson-right"), step_line(question, case, 4)))
    for mistake in question.mistakes:
        if answer in mistake.answers(case):
            line = said(f"ask-{question.name}-{mistake.tag}", _args(question, case))
            return Verdict(False, mistake.tag, (msg("lesson-wrong"), line))
    near = _nearness(question, accepted, answer)
    return Verdict(False, None, (near, step_line(question, case, 2)))


def step_line(question: Question, case: Case, step: int) -> Msg:
    """The hint of a step, 1 to 4."""
    return said(f"ask-{question.name}-{STEPS[step - 1]}", _args(question, case))


def task(question: Question, case: Case) -> Msg:
    """What is asked."""
    return said(f"ask-{question.name}-task", _args(question, case))


def marks(case: Case) -> tuple[Mark, ...]:
    """The ends labelled with what they add (step 3): a double with both of its halves."""
    if case.position is None or not case.at.layout.tiles:
        return ()
    layout = case.at.layout
    if layout.rules.multiples:
        return tuple(
            Mark(f"{part.number}.{part.port}", " + ".join(map(str, part.values))) for part in end_parts(layout)
        )
    return tuple(Mark(f"{end.number}.{end.port}", str(end.value)) for end in layout.ends())


def _args(question: Question, case: Case) -> Args:
    right = next(iter(question.right(case)))
    return {"answer": shown(case, right), **question.args(case)}


def _nearness(question: Question, accepted: list[Answer], answer: Answer) -> Msg:
    """How much of an answer of several parts is right, of the accepted answer that is nearest."""
    if question.one or question.kind is Kind.CHOICE or max(map(len, accepted)) < 2:
        return msg("lesson-wrong")
    ordered = all(len(one) == len(answer) for one in accepted) and question.kind in (Kind.NUMBERS, Kind.SEQUENCE)
    right, parts = max((_common(one, answer, ordered), len(one)) for one in accepted)
    return msg("lesson-partly", right=right, all=parts, extra=max(0, len(answer) - right) if not ordered else 0)


def _common(one: Answer, other: Answer, ordered: bool) -> int:
    if ordered:
        return sum(mine == theirs for mine, theirs in zip(one, other))
    return sum((Counter(one) & Counter(other)).values())
