"""Rows as a CSV file: written in order, so that a file says the same whoever played it, and read to go on."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path

from ..engine import RulesError
from .plan import Plan
from .play import Row

_COLUMNS = ("run", "deal", "seating", "players", "winners", "points", "rounds", "culprit", "fault")


def read_rows(path: Path, plan: Plan) -> list[Row]:
    """The rows of all deals that are whole in the file; none if there is no file. RulesError for a file of another
    simulation or of another kind."""
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        lines = list(csv.reader(file))
    if not lines:
        return []
    if tuple(lines[0]) != _COLUMNS:
        raise RulesError(f"{path.name} is no file of a simulation: choose another name.")
    rows = []
    for line in lines[1:]:
        if len(line) != len(_COLUMNS):
            break  # the line that was being written when it ended
        if line[0] != plan.digest():
            raise RulesError(f"{path.name} holds another simulation: other players, rules or seed.")
        rows.append(_row(line))
    return _whole_deals(rows, len(plan.seatings()))


def _row(line: list[str]) -> Row:
    _, deal, seating, players, winners, points, rounds, culprit, fault = line
    return Row(
        int(deal),
        int(seating),
        tuple(players.split("/")),
        tuple(map(int, winners.split("/"))),
        tuple(map(int, points.split("/"))),
        int(rounds),
        culprit,
        fault,
    )


def _whole_deals(rows: list[Row], seatings: int) -> list[Row]:
    whole: list[Row] = []
    for start in range(0, len(rows) - seatings + 1, seatings):
        deal = rows[start : start + seatings]
        if [(row.deal, row.seating) for row in deal] != [(start // seatings, n) for n in range(seatings)]:
            break
        whole += deal
    return whole


class Writer:
    """Appends rows to a file that already holds some."""

    def __init__(self, path: Path, plan: Plan, held: list[Row]) -> None:
        self._path, self._run = path, plan.digest()
        with path.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerow(_COLUMNS)
        self.add(held)

    def add(self, rows: Iterable[Row]) -> None:
        """More rows, on the disk when this returns."""
        with self._path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            for row in rows:
                cells = ("/".join(map(str, cell)) if isinstance(cell, tuple) else cell for cell in row)
                writer.writerow((self._run, *cells))
