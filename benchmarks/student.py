"""Whether explanations teach: target 13.

    python benchmarks/student.py [--minutes M] [--state FILE]

A linear student that has only the reasons of coached positions, with the numbers in them, plays Block against the
heaviest tile on fresh deals, both seatings; and so do students of reasons that were shuffled. Resumable.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import numpy as np

from domino_widget.analysis import belief
from domino_widget.coach import explain
from domino_widget.coach.claims import Claim
from domino_widget.coach.reasons import contrasts
from domino_widget.coach.sight import Sight
from domino_widget.engine import Observation, Play, Round

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.coach import GAMES, State, finished, heaviest, main, play_out

COACHED = 5_000
#: What the student learns from: the reasons as they were said; dealt out anew among all plays of all positions, the
#: worse ones too; dealt out among positions and kinds alone, so that they still stand by the better play.
ARMS = ("taught", "shuffled", "sides kept")
#: What one unit of a sentence's first number is, by the name of its argument.
UNITS = {"percent": 100, "pips": 10, "fits": 10, "kept": 7}


def _heard(claims: Iterable[Claim]) -> dict[str, float]:
    """What a reader of these sentences has: their kinds, and by how much one number in them exceeds the other."""
    found: dict[str, float] = {}
    for claim in claims:
        found[claim.kind] = 1.0
        for name, unit in UNITS.items():
            if name in claim.args and "than" in claim.args:
                found[f"{claim.kind}, by"] = abs(float(claim.args[name]) - float(claim.args["than"])) / unit
    return found


def student(state: State, until: float) -> None:
    """A linear student of the reasons that were emitted plays Block against the heaviest tile, both seatings."""
    setup = GAMES["block"]
    lessons = state.setdefault("lessons", [])
    while len(lessons) < COACHED and time.time() < until:
        seed = state.setdefault("taught", 0)
        for _, seen in play_out(setup, 10**6 + seed):
            if len(seen.plays) > 1:
                told = explain(seen)
                if told.pairs is not None and told.advice[0].reasons:
                    lessons.append((_heard(told.advice[0].reasons), told.pairs.gain))
        state["taught"] = seed + 1
    if len(lessons) < COACHED:
        return
    for arm in ARMS:
        state.setdefault(f"pairs {arm}", [])
    while time.time() < until:
        for arm in ARMS:
            weights = state.setdefault(f"weights {arm}", _learnt(lessons, arm))
            seed = len(state[f"pairs {arm}"])
            wins = [_won(finished(setup, 2 * 10**6 + seed, _seated(weights, seat)), seat) for seat in (0, 1)]
            state[f"pairs {arm}"].append(sum(wins) / 2)


def _learnt(lessons: list[tuple[dict[str, float], float]], arm: str) -> dict[str, float]:
    """Points by kind of reason and by its size, from two plays a position: the better with its reasons, the worse
    with none. Least squares with a little ridge."""
    kinds = sorted({kind for some, _ in lessons for kind in some})
    rows = np.array([[some.get(kind, 0.0) for kind in kinds] for some, _ in lessons])
    order = np.random.default_rng(1)
    if arm == "sides kept":
        rows = rows[order.permutation(len(rows))][:, order.permutation(len(kinds))]
    rows = np.vstack((rows, np.zeros_like(rows)))
    if arm == "shuffled":
        rows = rows[order.permutation(len(rows))]
    values = np.array([gain / 2 for _, gain in lessons] + [-gain / 2 for _, gain in lessons])
    found = np.linalg.solve(rows.T @ rows + 5 * np.eye(len(kinds)), rows.T @ values)
    return dict(zip(kinds, map(float, found)))


def _seated(weights: dict[str, float], student_seat: int) -> Any:
    def choose(seat: int, seen: Observation, _random: Random) -> Any:
        if not isinstance(seen.plays[0], Play) or len(seen.plays) == 1:
            return seen.plays[0]
        heavy = heaviest(seen)
        if seat != student_seat:
            return heavy
        sight = Sight(seen, belief(seen))
        scores = {heavy: 0.0}
        for play in seen.plays:
            if isinstance(play, Play) and play != heavy:
                gain, loss = _heard(contrasts(sight, play, heavy)), _heard(contrasts(sight, heavy, play))
                scores[play] = sum(weights.get(one, 0.0) * size for one, size in gain.items())
                scores[play] -= sum(weights.get(one, 0.0) * size for one, size in loss.items())
        return max(scores, key=lambda play: (scores[play], play == heavy))

    return choose


def _won(game: Round, seat: int) -> float:
    mine, other = game.position.points[seat], game.position.points[1 - seat]
    return 0.5 if mine == other else float(mine > other)


def tell_student(state: State) -> None:
    print(f"lessons {len(state['lessons'])}")
    for arm in ARMS:
        won = state.get(f"pairs {arm}") or []
        if len(won) > 2:
            print(f"| {arm} | {len(won)} | {100 * mean(won):.1f} ± {196 * stdev(won) / len(won) ** 0.5:.1f} % |")
            print({kind: round(weight, 2) for kind, weight in _learnt(state["lessons"], arm).items()})


if __name__ == "__main__":
    main({"student": (student, tell_student)}, __doc__)
