"""What can be known of a round, and what is best in it."""

from .belief import Belief, belief

__all__ = ["Belief", "belief"]
