"""How many sentences of the coach are true: target 10, as long as one likes and in pieces.

    python benchmarks/truth.py [--minutes M] [--state FILE] [--sentences 100000] [--part K/N]

Rounds of every set-up in turn, each sentence held against the checker and each changed one too, as the tests of
``tests/coach`` do. What was found is written into FILE after each round; run again, it goes on from there. Parts take
different deals, so that several processes share the work; give each a file of its own.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.coach.judging import Judged, judge_round
from tests.engine.playing import NAMED

State = dict[str, Any]
#: Deals tried one by one up to so many, else so many samples; and the share of a round's decisions that is explained.
LIMIT, SAMPLES, EVERY = 2_000, 3_000, 0.5
#: Seeds that no test uses.
FIRST = 10_000


def go_on(state: State, until: float, sentences: int, part: int, parts: int) -> None:
    """Round after round until the time is up or enough was said."""
    names = tuple(NAMED)
    while time.time() < until and sum(state.setdefault("said", {}).values()) < sentences:
        number = state.setdefault("rounds", 0)
        name, seed = names[number % len(names)], FIRST + part + parts * (number // len(names))
        found = Judged()
        judge_round(found, name, seed, limit=LIMIT, samples=SAMPLES, every=EVERY)
        _add(state, found, f"{name} {seed}")
        state["rounds"] = number + 1
        _save(state)


def _save(state: State) -> None:
    path = Path(state["path"])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(state))


def _add(state: State, found: Judged, where: str) -> None:
    state["said"] = Counter(state["said"]) + found.said
    state["mutants"] = state.get("mutants", 0) + found.mutants
    believed = Counter(claim.kind for _, claim in found.believed)
    state["believed"] = Counter(state.get("believed", {})) + believed
    for key, wrong in (("false", found.false), ("alike", found.alike)):
        state.setdefault(key, []).extend(f"{where}: {claim}" for _, claim in wrong)


def tell(state: State) -> None:
    said, believed = state.get("said", {}), state.get("believed", {})
    print(f"{sum(said.values())} sentences of {min(state.get('rounds', 0), len(NAMED))} set-ups; false:")
    print(*state.get("false", []), sep="\n")
    print("as true of the worse play:", *state.get("alike", []), sep="\n")
    print(f"{state.get('mutants', 0)} changed ones, {sum(believed.values())} taken for true: {believed}")
    print(dict(sorted(said.items(), key=lambda one: -one[1])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--state", type=Path, default=Path("build/coach-truth.json"))
    parser.add_argument("--sentences", type=int, default=100_000)
    parser.add_argument("--part", default="0/1")
    args = parser.parse_args()
    state: State = json.loads(args.state.read_text()) if args.state.exists() else {}
    state["path"] = str(args.state)
    part, parts = map(int, args.part.split("/"))
    go_on(state, time.time() + 60 * args.minutes, args.sentences, part, parts)
    tell(state)


if __name__ == "__main__":
    main()
