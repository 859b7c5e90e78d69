"""What points are worth: in points, or near the target as the chance to win the match (analysis.md 3.1)."""

from __future__ import annotations

from math import exp, sqrt

from .core import Game

#: Steepness of the chance to win in (score difference) / sqrt(points left to both): fitted to 810 matches of two by
#: the skilled policy of the playouts (Block, Draw, All Fives, Cross); by game the best values are 0.30 to 0.55.
STEEPNESS = 0.45
#: A side with no more than so many points to go makes the match the aim instead of points.
NEAR = 30


def is_near(game: Game, scores: tuple[int, ...], points: tuple[int, ...]) -> bool:
    """Whether some side is near enough to the target for the match to count, not the points."""
    return max(score + won for score, won in zip(scores, points)) + NEAR >= game.target


def match_equity(game: Game, totals: tuple[int, ...], side: int) -> float:
    """The chance, from 0 to 1, that this side wins the match with these totals before the next deal.

    A logistic in the score difference over the root of the points left to the two best; certain at the target.
    """
    best = max(totals)
    if best >= game.target:
        winners = [other for other, total in enumerate(totals) if total == best]
        return (side in winners) / len(winners)
    first, second = sorted(totals)[-1], sorted(totals)[-2]
    scale = STEEPNESS / sqrt(2 * game.target - first - second)
    weights = [exp((total - best) * scale) for total in totals]
    return weights[side] / sum(weights)


def margin(points: tuple[int, ...], side: int) -> float:
    """Points of this side less the mean of the others."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)
