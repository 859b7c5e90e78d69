"""What the analysis refuses, each with a code and one sentence (the sentences stand in ``engine.errors``)."""

from __future__ import annotations

from typing import Any

from ..engine.errors import EngineError
from ..engine.observe import Observation


class ImpossibleHistory(EngineError):
    """An observation that no legal round gives; ``details`` may have the number (from 1) of the first such event."""


class BadSize(EngineError):
    """A budget, a number of worlds or a size outside its range; the sentence has the range."""


class NotSolvable(EngineError):
    """A position that has no value with open hands, or none that this program can find."""


class NothingToJudge(EngineError):
    """An observation of a seat that is not to act."""


def check_observation(observation: object) -> Observation:
    """The argument, if it is an observation; ImpossibleHistory for anything else."""
    if isinstance(observation, Observation):
        return observation
    raise ImpossibleHistory("not-an-observation", kind=type(observation).__name__)


def check_size(what: str, value: Any, least: int, most: int) -> int:
    """The argument, if it is a whole number in this range; BadSize with the range for anything else."""
    if type(value) is int and least <= value <= most:
        return value
    raise BadSize("bad-size", what=what, least=f"{least:,}", most=f"{most:,}", found=f"{value!r:.40}")
