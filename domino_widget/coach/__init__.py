"""The coach: hints and explanations from what a seat may know, as values; their sentences are in ``locales``."""

from __future__ import annotations

from .claims import Claim
from .explain import Advice, Explanation, explain, explain_steps
from .hints import Hint, HintGroup, HintLine, Mark, hint

__all__ = [
    "Advice",
    "Claim",
    "Explanation",
    "Hint",
    "HintGroup",
    "HintLine",
    "Mark",
    "explain",
    "explain_steps",
    "hint",
]
