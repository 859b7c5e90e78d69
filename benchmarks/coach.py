"""The coach's figures: how fast it answers, how often it has a reason, whether its review ranks skill, and luck.

    python benchmarks/coach.py latency|coverage|rank|luck [--minutes M] [--state FILE]

Each run stops after M minutes (40 at most) and writes what it has into FILE; run again, it goes on from there. Times
are of this process; hands are played by the club player unless said otherwise.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import numpy as np

from domino_widget.analysis import judge
from domino_widget.coach.explain import _REMEMBERED, Explanation, explain, explain_steps
from domino_widget.coach.luck import luck_steps
from domino_widget.engine import Action, Claim, Observation, Phase, Play, Round, Setup, deal, find_variant
from domino_widget.players import make_player
from domino_widget.reviewing import review_steps

GAMES = {
    "block": Setup(find_variant("block")),
    "block partners": Setup(find_variant("block"), seats=4, partners=True),
    "draw": Setup(find_variant("draw")),
    "cross": Setup(find_variant("cross"), seats=3),
    "double-nine cross": Setup(find_variant("double-nine-cross")),
    "double-twelve cross": Setup(find_variant("double-twelve-cross")),
    "all fives": Setup(find_variant("all-fives")),
    "all fives and threes": Setup(find_variant("all-fives-and-threes"), seats=4),
    "table": Setup(find_variant("table")),
}
State = dict[str, Any]
CLUB = make_player("club")


def play_out(setup: Setup, seed: int, choose: Any = None) -> Iterator[tuple[Round, Observation]]:
    """A hand, every claim made; each choice of two plays or more with what its seat sees. ``choose`` maps a seat and
    an observation to a play (None: the club player)."""
    game, random = Round(deal(setup, seed)), Random(seed)
    while not game.is_over:
        seat, actions = game.position.to_act, game.legal_actions()
        claims = [action for action in actions if isinstance(action, Claim)]
        action: Action = claims[0] if claims else actions[-1]
        if not claims and game.position.phase is Phase.PLAY and seat is not None:
            seen = game.observe(seat)
            plays = [one for one in seen.plays if isinstance(one, Play)]
            if len(plays) > 1:
                yield game, seen
            action = choose(seat, seen, random) if choose else CLUB.choose(seen, random)
        game.apply(action)
    yield game, game.observe(0)


def finished(setup: Setup, seed: int, choose: Any = None) -> Round:
    *_, (game, _) = play_out(setup, seed, choose)
    return game


def latency(state: State, until: float) -> None:
    """First text, whole hint, cold and warm, and the review of a hand, for every game in turn."""
    while time.time() < until:
        seed = state.setdefault("seed", 0)
        for name, setup in GAMES.items():
            row = state.setdefault(name, {"first": [], "hint": [], "warm": [], "slice": [], "review": []})
            random = Random(seed)
            for _, seen in play_out(setup, seed):
                if len(seen.plays) > 1 and random.random() < 0.5:
                    _timed(row, seen)
            start = time.process_time()
            for _ in review_steps(1, finished(setup, seed), 0):
                pass
            row["review"].append(time.process_time() - start)
        state["seed"] = seed + 1


def _timed(row: dict[str, list[float]], seen: Observation) -> None:
    _REMEMBERED.clear()
    start = since = time.process_time()
    longest, first = 0.0, None
    for step in explain_steps(seen):
        now = time.process_time()
        longest, since = max(longest, now - since), now
        if step is not None and first is None:
            first = now - start
    row["first"].append(first or 0.0)
    row["hint"].append(time.process_time() - start)
    row["slice"].append(longest)
    start = time.process_time()
    explain(seen)
    row["warm"].append(time.process_time() - start)


def tell_latency(state: State) -> None:
    print("| game | positions | first text p95 | hint p50 / p95 / most | asked again p95 | longest slice | review |")
    print("|---|---|---|---|---|---|---|")
    for name in GAMES:
        row = state.get(name)
        if row and row["hint"]:
            f, h, w, s, r = (sorted(1000 * x for x in row[k]) for k in ("first", "hint", "warm", "slice", "review"))
            print(
                f"| {name} | {len(h)} | {_p(f, 95):.0f} | {_p(h, 50):.0f} / {_p(h, 95):.0f} / {h[-1]:.0f}"
                f" | {_p(w, 95):.1f} | {s[-1]:.0f} | {_p(r, 50):.0f} / {r[-1]:.0f} |"
            )


def _p(values: list[float], part: int) -> float:
    return values[min(len(values) - 1, part * len(values) // 100)]


def coverage(state: State, until: float) -> None:
    """Decisions whose compared play is a point or more behind: how many have a reason that was checked."""
    while time.time() < until:
        seed = state.setdefault("seed", 0)
        for name, setup in GAMES.items():
            row = state.setdefault(name, {"gap": 0, "counted": 0, "told": 0, "because": 0})
            for _, seen in play_out(setup, seed):
                if len(seen.plays) > 1:
                    _covered(row, explain(seen))
        state["seed"] = seed + 1


def _covered(row: dict[str, int], told: Explanation) -> None:
    if told.pairs is not None and told.pairs.aim == "points" and told.pairs.gain >= 1:
        row["gap"] += 1
        row["told"] += bool(told.advice[0].reasons)
        row["counted"] += any(claim.level != "estimate" for claim in told.advice[0].reasons)
        row["because"] += any(claim.tie == "because" for claim in told.advice[0].reasons)


def tell_coverage(state: State) -> None:
    """Of the decisions: told by what can be counted, told at all, tested as the cause."""
    total = [0, 0, 0, 0]
    for name in (*GAMES, "all"):
        row = state.get(name, {})
        numbers = total if name == "all" else [row.get(key, 0) for key in ("gap", "counted", "told", "because")]
        total = total if name == "all" else [a + b for a, b in zip(total, numbers)]
        shares = " | ".join(f"{100 * number / (numbers[0] or 1):.1f}" for number in numbers[1:])
        print(f"| {name} | {numbers[0]} | {shares} |")


# ---- 14: the review ranks skill ----------------------------------------------------------------------------------


def heaviest(seen: Observation) -> Play:
    return max((one for one in seen.plays if isinstance(one, Play)), key=lambda one: (one.tile.pips(), one.tile))


def _player(style: str, slips: float) -> Any:
    """A player of a style that takes any legal play with this chance instead."""

    def choose(_seat: int, seen: Observation, random: Random) -> Any:
        if not isinstance(seen.plays[0], Play) or len(seen.plays) == 1:
            return seen.plays[0]
        if random.random() < slips:
            return random.choice(seen.plays)
        if style == "greedy":
            return heaviest(seen)
        if style == "search":
            return judge(seen, 40).best
        return CLUB.choose(seen, random)

    return choose


POOL = [(style, slips / 9) for style in ("greedy", "club", "search") for slips in range(10)]
RANKED = {"random": ("greedy", 1.0), "greedy": ("greedy", 0.0), "club": ("club", 0.0), "search": ("search", 0.0)}
RANK_GAMES = ("block", "draw", "all fives")


def rank(state: State, until: float) -> None:
    """Points lost by decision of each player of a pool, hand by hand: the same player in both seats."""
    number = state.setdefault("number", 0)
    while time.time() < until:
        players = [*RANKED.values(), *RANKED.values(), *POOL]
        style, slips = players[number % len(players)]
        setup = GAMES[RANK_GAMES[number // len(players) % 3]]
        game = finished(setup, number // len(players), _player(style, slips))
        for seat in (0, 1):
            *_, hand = (step for step in review_steps(1, game, seat) if step is not None)
            unforced = sum(not one.forced for one in hand.verdicts)
            state.setdefault(f"{style} {slips:.2f}", []).append((hand.lost, unforced))
        number += 1
        state["number"] = number


def tell_rank(state: State) -> None:
    random = Random(1)
    names = {name: f"{style} {slips:.2f}" for name, (style, slips) in RANKED.items()}
    for name, key in names.items():
        print(f"| {name} | {len(state[key])} | {_each(state[key]):.2f} |")
    ranked = 0
    for _ in range(100):
        each = [_each(random.choices(state[key], k=100)) for key in names.values()]
        ranked += each == sorted(each, reverse=True)
    halves = [(_each(state[key][::2]), _each(state[key][1::2])) for key in {f"{s} {p:.2f}" for s, p in POOL}]
    print(f"ranked in {ranked} of 100; split-half r {np.corrcoef(np.array(halves).T)[0, 1]:.2f} of {len(halves)}")


def _each(hands: list[tuple[float, int]]) -> float:
    return sum(lost for lost, _ in hands) / max(1, sum(unforced for _, unforced in hands))


# ---- 15: luck ----------------------------------------------------------------------------------------------------


def luck(state: State, until: float) -> None:
    """Results of hands beside results less luck."""
    while time.time() < until:
        seed = state.setdefault("seed", 0)
        for name in ("block", "draw", "cross", "all fives"):
            game = finished(GAMES[name], seed)
            *_, found = (one for one in luck_steps([step[:2] for step in game.steps], 0) if one is not None)
            points = game.position.points
            result = points[0] - (sum(points) - points[0]) / (len(points) - 1)
            state.setdefault(name, []).append((result, found))
        state["seed"] = seed + 1


def tell_luck(state: State) -> None:
    for name in ("block", "draw", "cross", "all fives"):
        pairs = state[name]
        results, lucks = [one for one, _ in pairs], [two for _, two in pairs]
        less = [one - two for one, two in pairs]
        half = 1.96 * stdev(lucks) / len(lucks) ** 0.5
        cut = 100 * (1 - stdev(less) / stdev(results))
        slope = np.cov(results, lucks)[0, 1] / np.var(lucks)
        print(
            f"| {name} | {len(pairs)} | {mean(results):+.2f} | {mean(lucks):+.2f} ± {half:.2f}"
            f" | {stdev(results):.1f} → {stdev(less):.1f} | {cut:.0f} % | {slope:.2f} |"
        )


RUNS = {
    "latency": (latency, tell_latency),
    "coverage": (coverage, tell_coverage),
    "rank": (rank, tell_rank),
    "luck": (luck, tell_luck),
}


def main(runs: dict[str, tuple[Any, Any]], about: str | None) -> None:
    """Goes on with a run from its file, for some minutes, and tells what it has."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("run", choices=runs, nargs="?", default=next(iter(runs)))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--state", type=Path)
    args = parser.parse_args()
    path = args.state or Path(f"build/coach-{args.run}.json")
    state: State = json.loads(path.read_text()) if path.exists() else {}
    go, tell = runs[args.run]
    go(state, time.time() + 60 * min(args.minutes, 40))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(state))
    tell(state)


if __name__ == "__main__":
    main(RUNS, __doc__)
