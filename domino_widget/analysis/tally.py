"""Values of moves on the same worlds: means, paired differences, and which moves are still worth a look."""

from __future__ import annotations

from fractions import Fraction
from math import inf, sqrt

#: Standard errors to either side of a 95 % interval.
Z = 1.96


def share_margin(share: Fraction | float, seen: float) -> float:
    """The longer side of the 95 % interval of a share of ``seen`` independent worlds, by Wilson's score (E. B.
    Wilson, "Probable inference", J. Am. Stat. Assoc. 22, 1927): near 0 and 1 the plain one is too short."""
    p, square = float(share), Z * Z / seen
    middle = (p + square / 2) / (1 + square)
    return abs(middle - p) + sqrt(square * (p * (1 - p) + square / 4)) / (1 + square)


class Tally:
    """Collects for each candidate its value in every world. ``equal`` is the difference that does not matter."""

    def __init__(self, candidates: int, equal: float) -> None:
        self._equal = equal
        self._values: list[list[float]] = [[] for _ in range(candidates)]
        self._weights: list[float] = []
        self.still_in = list(range(candidates))
        self.simulations = 0

    def clear(self) -> None:
        """Forgets all worlds; who is still in stays."""
        for values in self._values:
            values.clear()
        self._weights.clear()
        self.simulations = 0

    def add(self, values: dict[int, float], weight: float) -> None:
        """The values of the candidates still in, in one world."""
        for place, value in values.items():
            self._values[place].append(value)
        self._weights.append(weight)
        self.simulations += len(values)

    def worlds(self, place: int) -> int:
        """In how many worlds a candidate was tried."""
        return len(self._values[place])

    def mean(self, place: int) -> float:
        """The weighted mean of a candidate over the worlds it was tried in; 0 before the first."""
        values = self._values[place]
        total = sum(self._weights[: len(values)])
        return sum(v * w for v, w in zip(values, self._weights)) / total if total else 0.0

    def order(self) -> list[int]:
        """All candidates, best first: those still in by their mean, then the others, the longest kept first."""
        return sorted(range(len(self._values)), key=lambda place: (-self.worlds(place), -self.mean(place)))

    def behind(self, best: int, place: int) -> tuple[float, float]:
        """How much a candidate is behind the best on the worlds that both saw, and half the width of the 95 %
        interval; infinite with fewer than two worlds."""
        if best == place:
            return 0.0, 0.0
        pairs = list(zip(self._values[best], self._values[place], self._weights))
        total = sum(weight for _, _, weight in pairs)
        if not total:
            return 0.0, inf
        mean = sum((one - other) * weight for one, other, weight in pairs) / total
        if len(pairs) < 2:
            return mean, inf
        spread = sum((one - other - mean) ** 2 * weight for one, other, weight in pairs) / total
        return mean, 1.96 * sqrt(spread / (len(pairs) - 1))

    def apart(self, best: int, place: int, listed: bool) -> bool:
        """Whether a candidate is told apart from the best: by the mean alone if every deal was listed."""
        mean, margin = self.behind(best, place)
        return mean > 0 if listed else mean > margin

    def halve(self, done: int, worlds: int) -> None:
        """Sequential halving: at each of log2(candidates) equal stages the weaker half drops out."""
        stages = max(1, (len(self._values) - 1).bit_length())
        stage = done * stages // worlds
        keep = max(2, -(-len(self._values) // (1 << stage)))
        if keep < len(self.still_in):
            self.still_in = sorted(sorted(self.still_in, key=lambda place: -self.mean(place))[:keep])

    def settled(self) -> bool:
        """Whether the best is told apart from all others still in, or from none by more than what matters."""
        if len(self.still_in) < 2:
            return False
        best = max(self.still_in, key=self.mean)
        others = [self.behind(best, place) for place in self.still_in if place != best]
        if any(margin == inf for _, margin in others) or self.worlds(best) < 48:
            return False
        return all(mean > margin for mean, margin in others) or all(
            mean + margin < self._equal for mean, margin in others
        )
