"""What can be known of a round, and what is best in it: ``belief``, ``evaluate``, ``solve`` (analysis.md 1 to 3)."""

from .belief import Belief, belief
from .budget import Budget
from .evaluate import Evaluation, MoveValue, evaluate, judge
from .faults import BadSize, ImpossibleHistory, NothingToJudge, NotSolvable
from .sampling import World
from .solver import Solution, solve

__all__ = [
    "BadSize",
    "Belief",
    "Budget",
    "Evaluation",
    "ImpossibleHistory",
    "MoveValue",
    "NotSolvable",
    "NothingToJudge",
    "Solution",
    "World",
    "belief",
    "evaluate",
    "judge",
    "solve",
]
