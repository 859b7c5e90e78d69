"""What a simulation found: shares of games and points with 95 % intervals, and who failed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import fsum, inf, sqrt
from statistics import fmean, stdev

from .plan import Plan
from .play import Row


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over deals, and half the width of its 95 % interval (Student's t; infinite below three deals)."""

    value: float
    margin: float

    @classmethod
    def of(cls, values: list[float]) -> Mean:
        """The mean of independent values."""
        if len(values) < 3:
            return cls(fmean(values) if values else 0.0, inf)
        return cls(fmean(values), _t(len(values) - 1) * stdev(values) / sqrt(len(values)))

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.margin


def _t(freedom: int) -> float:
    """The 97.5 % point of Student's t, by the expansion of Abramowitz and Stegun 26.7.5 (within 1 % from two up)."""
    z = 1.959964
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92_160,
    )
    return z + fsum(term / freedom**power for power, term in enumerate(terms, 1))


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's games: ``wins`` is its share of them (a tie shared), ``points`` how far it was ahead of the mean of
    the others a game; the deal is the unit, its seatings are averaged. ``faults`` counts the games lost by one."""

    name: str
    wins: Mean
    points: Mean
    faults: int


@dataclass(frozen=True, slots=True)
class Report:
    """All rows, in order, and the players' standings; ``print(report)`` shows them."""

    plan: Plan
    rows: tuple[Row, ...]
    standings: tuple[Standing, ...]

    @classmethod
    def of(cls, plan: Plan, rows: list[Row]) -> Report:
        """The report of these rows."""
        names = dict.fromkeys(entry.name for entry in plan.entries)
        return cls(plan, tuple(rows), tuple(_standing(plan, name, rows) for name in names))

    def __getitem__(self, name: str) -> Standing:
        """The standing of a player."""
        return next(standing for standing in self.standings if standing.name == name)

    def __str__(self) -> str:
        setup, seatings = self.plan.setup, len(self.plan.seatings())
        unit = "hands" if self.plan.hands else "matches"
        house = f" with {', '.join(self.plan.house)}" if self.plan.house else ""
        deals = f"{len(self.rows) // seatings:,} deals, each seated {seatings} ways"
        lines = [
            f"{setup.rules.title}{house}, double-{setup.max_pip}: {len(self.rows):,} {unit} ({deals})",
            f"{'player':<24}{'won':>17}{'points ahead':>20}",
        ]
        for one in self.standings:
            won = f"{100 * one.wins.value:.1f} ± {100 * one.wins.margin:.1f} %"
            lines.append(f"{one.name:<24}{won:>17}{f'{one.points.value:+.2f} ± {one.points.margin:.2f}':>20}")
        return "\n".join([*lines, *self.faults()])

    def faults(self) -> list[str]:
        """A line for every kind of fault: who, what, how often; the rows have the particulars."""
        found = Counter((row.culprit, row.fault.partition(" (")[0]) for row in self.rows if row.fault)
        return [f"{name} {what}: {times:,} lost" for (name, what), times in sorted(found.items())]


def _standing(plan: Plan, name: str, rows: list[Row]) -> Standing:
    seatings = len(plan.seatings())
    wins: list[float] = []
    points: list[float] = []
    for start in range(0, len(rows), seatings):
        deal = rows[start : start + seatings]
        wins.append(fmean((_side(plan, name, row) in row.winners) / len(row.winners) for row in deal))
        points.append(fmean(_ahead(plan, name, row) for row in deal))
    return Standing(name, Mean.of(wins), Mean.of(points), sum(row.culprit == name for row in rows))


def _side(plan: Plan, name: str, row: Row) -> int:
    return plan.setup.side(row.players.index(name))


def _ahead(plan: Plan, name: str, row: Row) -> float:
    side = _side(plan, name, row)
    mine = row.points[side]
    return mine - (sum(row.points) - mine) / (len(row.points) - 1)
