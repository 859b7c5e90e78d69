"""What a simulation found: shares of games and points with 95 % intervals, and who failed."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from math import fsum, inf, sqrt
from statistics import fmean, stdev

from domino_widget.engine import VARIANTS, Rules
from domino_widget.message import msg
from domino_widget.texts import say

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
        return self.told()

    def told(self, lang: str = "en") -> str:
        """What is printed, in a language; names of players and house rules are those of the command."""
        setup, seatings, house = self.plan.setup, len(self.plan.seatings()), ", ".join(self.plan.house)
        head = msg(
            "simulate-hands" if self.plan.hands else "simulate-matches",
            what=say(msg("simulate-house", game=game_title(setup.rules, lang), rules=house), lang)
            if house
            else game_title(setup.rules, lang),
            set=setup.max_pip,
            games=len(self.rows),
        )
        deals = msg("simulate-deals", deals=len(self.rows) // seatings, ways=seatings)
        player, won, ahead = (say(msg(f"simulate-{column}"), lang) for column in ("player", "won", "ahead"))
        lines = [f"{say(head, lang)} ({say(deals, lang)})", f"{player:<24}{won:>17}{ahead:>20}"]
        for one in self.standings:
            share = f"{100 * one.wins.value:.1f} ± {100 * one.wins.margin:.1f} %"
            lines.append(f"{one.name:<24}{share:>17}{f'{one.points.value:+.2f} ± {one.points.margin:.2f}':>20}")
        return "\n".join([*lines, *self.faults(lang)])

    def faults(self, lang: str = "en") -> list[str]:
        """A line for every kind of fault: who, what, how often; the rows have the particulars."""
        found = Counter((row.culprit, row.fault.partition(" (")[0]) for row in self.rows if row.fault)
        return [
            say(msg("simulate-fault", player=name, what=_fault(what, lang), times=times), lang)
            for (name, what), times in sorted(found.items())
        ]


#: How the rows tell a fault, by the message that tells it in other languages.
_FAULTS = {
    "simulate-illegal": "made an illegal move",
    "simulate-not-said": "said what is neither a claim nor a Muggins call",
    "simulate-slow": r"thought for more than (?P<seconds>\S+) seconds",
    "simulate-raised": r"raised (?P<error>\w+)",
    "simulate-ended": "ended its process, or hung without end",
}


def _fault(what: str, lang: str) -> str:
    found = ((name, re.fullmatch(pattern, what)) for name, pattern in _FAULTS.items())
    return next((say(msg(name, **match.groupdict()), lang) for name, match in found if match), what)


def game_title(rules: Rules, lang: str) -> str:
    """The name of a game in a language; of one that is nobody's but its maker's, as given."""
    return say(msg(f"game-{rules.id}"), lang) if VARIANTS.get(rules.id) is not None else rules.title


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
