"""How strong the players are: matches between them, beside the targets (analysis.md 7, targets 3, 4, 6, 7 and 8).

    python benchmarks/strength.py [NAME …] [--minutes M] [--full] [--workers N] [--folder F]

Each name is a group of pairings: ``block``, ``scoring``, ``partners``, ``fives``, ``ladder`` (matches of All Fives
between the levels), ``hands`` (hands of Draw and Block between them). Every deal is played by all seatings; the deal
is the unit of the intervals (95 %). A pairing ends after its number of deals (``--full``: the target's own), when its
test has decided (the whole interval lies above or below the bar, after 400 deals or more), or when its share of the
minutes is used up. Rows are kept in the folder: a second run goes on with the first. The expert has its 50 ms budget
(``expert:quick``) where a target names no other. What the levels forget is counted by ``benchmarks/forgetting.py``.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

from domino_widget.simulation import Report, simulate

#: Deals before a pairing may end early.
LEAST = 400
SEED = 20_261_130


class Pairing(NamedTuple):
    """Two players (for partners, two teams), the game, the bar of the first one's figure, and the target's deals.

    ``lower``: the bar is for the lower end of the interval; ``points``: it is in points a hand, not a share of wins;
    ``upper``: the share must not be above this one."""

    players: tuple[str, str]
    game: str
    options: dict[str, Any]
    bar: float
    full: int
    points: bool = False
    upper: float | None = None
    lower: float | None = None


_HANDS: dict[str, Any] = {"hands": True}
_SCORING = {"hands": True, "house": ("hands-seven", "winner-leads", "blocked-all-pips"), "lead": 0}
#: Nobody forgets: every count is scored by itself.
_PERFECT: dict[str, Any] = {"house": ("automatic-scoring",)}
_PARTNERS: dict[str, Any] = {"hands": True, "partners": True}
_SEVEN = _PARTNERS | {"house": ("hands-seven",)}
GROUPS: dict[str, tuple[Pairing, ...]] = {
    "block": (
        Pairing(("expert:30", "heaviest"), "block", _HANDS, 0.60, 4_000, lower=0.59),
        Pairing(("expert:30", "heuristic"), "block", _HANDS, 0.56, 4_000),
        Pairing(("expert:30", "random"), "block", _HANDS, 0.65, 4_000),
    ),
    "scoring": (
        Pairing(("expert:quick", "random"), "block", _SCORING, 5.0, 20_000, points=True, lower=4.7),
        Pairing(("heaviest", "random"), "block", _SCORING, 3.36, 20_000, points=True),
    ),
    "partners": (
        Pairing(("expert:quick", "heaviest"), "block", _PARTNERS, 0.67, 1_500),
        Pairing(("expert:quick", "heuristic"), "block", _PARTNERS, 0.56, 1_500),
        # As in the prototype from which the bars come, all but the partner's pips.
        Pairing(("expert:quick", "heaviest"), "block", _SEVEN, 0.67, 1_500),
        Pairing(("expert:quick", "heuristic"), "block", _SEVEN, 0.56, 1_500),
    ),
    "fives": (
        Pairing(("expert:quick", "random"), "all-fives", _PERFECT, 0.92, 2_000),
        Pairing(("expert:quick", "greedy"), "all-fives", _PERFECT, 0.63, 2_000),
    ),
    "ladder": (
        Pairing(("club", "novice"), "all-fives", {}, 0.60, 2_000, upper=0.70),
        Pairing(("expert:quick", "club"), "all-fives", {}, 0.60, 2_000, upper=0.70),
        Pairing(("expert:quick", "novice"), "all-fives", {}, 0.60, 2_000),
    ),
    "hands": (
        Pairing(("club", "novice"), "draw", _HANDS, 0.50, 2_000),
        Pairing(("expert:quick", "club"), "draw", _HANDS, 0.50, 2_000),
        Pairing(("club", "novice"), "block", _HANDS, 0.50, 2_000),
        Pairing(("expert:quick", "club"), "block", _HANDS, 0.50, 2_000),
    ),
}


def play(pairing: Pairing, deals: int, seconds: float, workers: int, folder: Path) -> Report:
    """The pairing, in steps, to the end of its deals, its test or its time."""
    words = [*pairing.players, pairing.game, *(["hands"] if pairing.options.get("hands") else [])]
    words += list(pairing.options.get("house", ()))
    path = folder / ("-".join(words).replace(":", "") + ".csv")
    until, done, step = time.monotonic() + seconds, 0, 40
    while True:
        done = min(done + step, deals)
        report = simulate(
            list(pairing.players),
            pairing.game,
            deals=done,
            seed=SEED,
            workers=workers,
            csv=path,
            progress=False,
            **pairing.options,
        )
        if done >= deals or time.monotonic() > until or (done >= LEAST and _decided(pairing, report)):
            return report


def _figure(pairing: Pairing, report: Report) -> tuple[float, float]:
    standing = report.standings[0]
    figure = standing.points if pairing.points else standing.wins
    return figure.value, figure.margin


def _decided(pairing: Pairing, report: Report) -> bool:
    value, margin = _figure(pairing, report)
    bars = [bar for bar in (pairing.bar, pairing.upper, pairing.lower) if bar is not None]
    return all(abs(value - bar) > margin for bar in bars)


def line(pairing: Pairing, report: Report) -> str:
    """The result as a row of a table."""
    value, margin = _figure(pairing, report)
    met = value >= pairing.bar and (pairing.upper is None or value <= pairing.upper)
    met = met and (pairing.lower is None or value - margin >= pairing.lower)
    unit = "hands" if pairing.options.get("hands") else "matches"
    scale, sign = (1, "points") if pairing.points else (100, "%")
    bar = f"{scale * pairing.bar:g}" + (f" to {scale * pairing.upper:g}" if pairing.upper else "")
    bar += f", low end {scale * pairing.lower:g}" if pairing.lower else ""
    found = f"{scale * value:.2f} ± {scale * margin:.2f} {sign}"
    deals = len(report.rows) // 2
    first, second = pairing.players
    what = f"| {first} v {second} | {pairing.game}, {deals:,} × 2 {unit} "
    return f"{what}| {found} | {bar} | {'met' if met else 'missed'} |"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("names", nargs="*", metavar="NAME", help=", ".join(GROUPS))
    options.add_argument("--minutes", type=float, default=40.0, help="for a group (default: 40)")
    options.add_argument("--deals", type=int, default=1_000, help="at most, for a pairing (default: 1,000)")
    options.add_argument("--full", action="store_true", help="the deals of the target, whatever the time")
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--folder", type=Path, default=Path("benchmarks/runs"))
    given = options.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in given.names or GROUPS:
        print(f"\n{name}", flush=True)
        share = 86_400.0 if given.full else 60 * given.minutes / len(GROUPS[name])
        for pairing in GROUPS[name]:
            deals = pairing.full if given.full else min(pairing.full, given.deals)
            print(line(pairing, play(pairing, deals, share, given.workers, given.folder)), flush=True)


if __name__ == "__main__":
    main()
