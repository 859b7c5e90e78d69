"""What can be known of a round, and what is best in it."""

from .belief import Belief, belief
from .solver import Solution, solve

__all__ = ["Belief", "Solution", "belief", "solve"]
