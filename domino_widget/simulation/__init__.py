"""Matches by the thousand: ``simulate`` plays named players against each other and says how sure the result is."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tqdm.auto import tqdm

from ..engine import RulesError
from .plan import Entrant, Plan, make_plan
from .play import Row, Share
from .report import Mean, Report, Standing
from .rows import Writer, read_rows
from .workers import Cluster, Factory, here, processes, spread

__all__ = ["Cluster", "Entrant", "Mean", "Plan", "Report", "Row", "Standing", "here", "processes", "simulate"]

if sys.platform == "emscripten":
    tqdm.monitor_interval = 0  # it would be a thread, and a browser has none

#: The most deals and workers of one simulation.
DEALS, WORKERS = 10_000_000, 60
#: Deals of a share: hands are short.
_MATCHES, _HANDS = 4, 32


def simulate(
    players: Sequence[Entrant],
    game: str = "draw",
    *,
    deals: int = 400,
    set: int | None = None,
    partners: bool = False,
    house: Sequence[str] = (),
    hands: bool = False,
    seed: int = 1,
    lead: int | None = None,
    seconds: float = 60.0,
    workers: int | None = None,
    executor: Factory | None = None,
    csv: str | Path | None = None,
    progress: bool = True,
) -> Report:
    """Plays matches between players and gives their shares of wins and points, with 95 % intervals.

    ``players`` sit in this order: names (``novice``, ``club``, ``expert``, ``expert:quick``, ``random``,
    ``heaviest``, ``greedy``, ``heuristic``, ``package.module:Class``), players, or classes; two for ``partners`` are
    two teams. Every one of the ``deals`` is played by all rotations of the seats with the same tiles. ``hands``: one
    hand a deal instead of a match to the target. ``lead`` is the seat that opens the first hand, under the house rule
    ``winner-leads``. ``seconds`` is the longest a player may think over one question: one
    that thinks longer, raises or does what is not legal has lost that game. ``workers`` are processes (None: one a
    core; 0: all in this one), ``executor`` makes another ``concurrent.futures.Executor``, such as
    ``Cluster("tcp://…")``. ``csv`` is a file for the rows; one that is there is gone on with. The same settings and
    seed give the same rows for any number of workers. RulesError, one sentence, for settings that cannot be.
    """
    plan = make_plan(
        players, game, set=set, partners=partners, house=house, hands=hands, seed=seed, seconds=seconds, lead=lead
    )
    _check("Deals", deals, 1, DEALS)
    if workers is not None:
        _check("Workers", workers, 0, WORKERS)
    count = workers if workers is not None else getattr(executor, "workers", None) or os.cpu_count() or 1
    factory = executor or (processes if count else here)
    path = None if csv is None else Path(csv)
    kept = [] if path is None else read_rows(path, plan)
    writer = None if path is None else _writer(path, plan, kept)
    held = kept[: deals * len(plan.seatings())]
    shares = _shares(len(held) // len(plan.seatings()), deals, _HANDS if hands else _MATCHES)
    rows = list(held)
    with tqdm(total=deals, initial=deals - sum(s.last - s.first for s in shares), disable=not progress) as bar:
        early: dict[Share, list[Row]] = {}
        following = iter(shares)
        due = next(following, None)
        for share, found in spread(plan, shares, factory, count):
            early[share] = found
            bar.update(share.last - share.first)
            while due in early:
                ready = early.pop(due)
                rows += ready
                if writer is not None:
                    writer.add(ready)
                due = next(following, None)
    return Report.of(plan, rows)


def _shares(first: int, last: int, size: int) -> list[Share]:
    return [Share(start, min(start + size, last)) for start in range(first, last, size)]


def _writer(path: Path, plan: Plan, held: list[Row]) -> Writer:
    try:
        return Writer(path, plan, held)
    except OSError as error:
        raise RulesError(f"{path.name} cannot be written: {error.strerror}.") from None


def _check(what: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise RulesError(f"{what} are a whole number from {least:,} to {most:,}, not {value!r:.40}.")
