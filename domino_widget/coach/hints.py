"""The rule-based hint: three groups, four steps, from what the seat may know and from nothing else (tutor.md 1.2,
1.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from domino_widget.engine import Observation, Play

from .ends import end_lines, end_marks
from .facts import plays
from .lines import ANSWER, LOOK, PART, GroupName, Hint, HintGroup, HintLine, Mark
from .muggins import may_call, may_claim, muggins_lines
from .scoring import scoring_lines, scoring_marks

__all__ = ["Hint", "HintGroup", "HintLine", "Mark", "hint"]


def hint(seen: Observation, step: int, looking_at: Play | None = None) -> Hint:
    """The hint at a step of the ladder: 1 where to look, 2 the rule, 3 a part, 4 the answer with its reason.

    It holds the lines of all steps up to this one. ``looking_at`` is the play that the learner considers; one that
    is not legal now is not looked at. ValueError for another step.
    """
    if step not in range(LOOK, ANSWER + 1):
        raise ValueError(f"A hint has steps {LOOK} to {ANSWER}, not {step!r:.20}.")
    deciding = bool(plays(seen)) or may_claim(seen) or may_call(seen)
    considered = looking_at if looking_at in plays(seen) else None
    groups = (
        _group("ends", end_lines(seen, deciding=deciding), step),
        _group("scoring", scoring_lines(seen, considered, deciding=deciding), step),
        _group("muggins", muggins_lines(seen) if deciding else _plain(muggins_lines(seen)), step),
    )
    return Hint(step, groups, _marks(seen) if deciding and step >= PART else (), deciding)


def _group(name: GroupName, lines: Iterable[HintLine], step: int) -> HintGroup:
    """The lines given so far: a later step adds its lines below."""
    return HintGroup(name, tuple(sorted((line for line in lines if line.step <= step), key=lambda line: line.step)))


def _plain(lines: Iterable[HintLine]) -> Iterator[HintLine]:
    """The lines without badges: where nothing can be done they ask for nothing."""
    return (replace(line, label="none") for line in lines)


def _marks(seen: Observation) -> tuple[Mark, ...]:
    return tuple(scoring_marks(seen) if seen.setup.rules.multiples else end_marks(seen))
