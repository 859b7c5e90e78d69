"""The coach: hints from what a seat may know."""

from __future__ import annotations

from .hints import Hint, HintGroup, HintLine, Mark, hint

__all__ = ["Hint", "HintGroup", "HintLine", "Mark", "hint"]
