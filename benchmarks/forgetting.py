"""Fits the constants of ``domino_widget/players/fitted.py``: python benchmarks/forgetting.py --write

Without ``--fit`` or ``--write`` it counts what the levels forget and call, beside the rates of analysis.md 4.1.

Each level plays itself. Every claim that was due gives its burden (``attention.burden``); the constant is found by
bisection so that the mean chance to forget is the level's rate. Missed counts, by the same burdens and weighted with
the chance that they were missed, give the constant for Muggins. What the levels remember changes when the next claim
is due, so the fit is done again with its own result until it stays.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean

from domino_widget.computers import Computers
from domino_widget.engine import Claim, Match, Muggins, Observation, Setup, find_variant, worth
from domino_widget.players import Club, Expert, Novice, fitted
from domino_widget.players.attention import Attention, burden, chance, speak
from domino_widget.simulation.play import play_match

#: By level: claims forgotten (a wrong count included), wrong counts, calls on missed counts (analysis.md 4.1).
RATES = {"novice": (0.22, 0.03, 0.15), "club": (0.07, 0.005, 0.60), "expert": (0.007, 0.0, 0.97)}
#: What is played, in equal parts.
GAMES = ("all-fives", "all-fives-and-threes")
TABLES = [Setup(find_variant(game), 6, seats) for game in GAMES for seats in (2, 3, 4)]
_FILE = Path(fitted.__file__)


class Watched:
    """A player whose claims are noted."""

    def __init__(self, player: Novice | Club | Expert, burdens: list[float]) -> None:
        self._player, self._burdens = player, burdens
        self.choose = player.choose

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        if seen.claim_window == seen.seat and worth(seen.setup.rules, seen.layout.count()):
            self._burdens.append(burden(seen, seen.layout))
        return self._player.speak(seen, rng)


class Observed:
    """A player whose forgotten claims and whose calls are counted: True for a claim forgotten, for a call made."""

    def __init__(self, player: Novice | Club, known: Attention, due: Counter[bool], missed: Counter[bool]) -> None:
        self._player, self._known, self._due, self._missed = player, known, due, missed
        self.choose = player.choose

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        said = speak(seen, rng, self._known)
        rules = seen.setup.rules
        if seen.claim_window == seen.seat and (due := worth(rules, seen.layout.count())):
            self._due[said != Claim(seen.seat or 0, due)] += 1
        elif seen.muggins_window is not None and worth(rules, seen.layout.before_last().count()):
            self._missed[said is not None] += 1
        return said


def burdens_of(level: type[Novice | Club], known: Attention, matches: int, seed: int) -> list[float]:
    found: list[float] = []
    for number in range(matches):
        setup = TABLES[number % len(TABLES)]
        player = level()
        player.attention = known
        match = Match(setup, None, seed + number)
        play_match(match, Computers(match, dict.fromkeys(range(setup.seats), Watched(player, found))))
    return found


def bisect(mean: Callable[[float], float], rate: float) -> float:
    low, high = -20.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if mean(middle) < rate else (low, middle)
    return (low + high) / 2


def fit(name: str, matches: int) -> Attention:
    forgets, wrong, calls = RATES[name]
    # The expert's tiles, slow to choose, are a club player's here: what counts is when counts come up.
    level = Novice if name == "novice" else Club
    known = fitted.ATTENTION[name]
    for turn in range(3):
        found = burdens_of(level, known, matches, 1_000_000 * (turn + 1))

        def forgotten(b: float, found: list[float] = found) -> float:
            return fmean(chance(b, weight) for weight in found)

        claims = bisect(forgotten, forgets)
        shares = [chance(claims, weight) for weight in found]
        total = sum(shares)

        def missed(b: float, found: list[float] = found, shares: list[float] = shares, total: float = total) -> float:
            return sum(share * chance(b, weight) for share, weight in zip(shares, found)) / total

        known = Attention(claims=round(claims, 3), calls=round(bisect(missed, 1 - calls), 3), wrong=wrong / forgets)
        known = replace(known, wrong=round(known.wrong, 4))
        print(f"{name}: {len(found):,} claims due, {known}", flush=True)
    return known


def report(events: int) -> None:
    """What each level forgets of so many claims that are due, and calls of what was missed, in self-play."""
    print("\n| level | claims due | forgotten | 4.1 | missed counts | called | 4.1 |\n|---|---|---|---|---|---|---|")
    for name, (forgets, _, calls) in RATES.items():
        due: Counter[bool] = Counter()
        missed: Counter[bool] = Counter()
        number = 0
        while sum(due.values()) < events:
            setup = TABLES[number % len(TABLES)]
            player = Observed(Novice() if name == "novice" else Club(), fitted.ATTENTION[name], due, missed)
            match = Match(setup, None, 77_000_000 + number)
            play_match(match, Computers(match, dict.fromkeys(range(setup.seats), player)))
            number += 1
        parts = []
        for rolls, wanted in ((due, forgets), (missed, calls)):
            total = sum(rolls.values())
            share = rolls[True] / max(1, total)
            margin = 1.96 * (share * (1 - share) / max(1, total)) ** 0.5
            parts.append(f"{total:,} | {100 * share:.2f} ± {100 * margin:.2f} % | {100 * wanted:g} %")
        print(f"| {name} | {parts[0]} | {parts[1]} |", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--matches", type=int, default=600, help="matches of each level's self-play, three times")
    options.add_argument("--write", action="store_true", help="put the constants into players/fitted.py")
    options.add_argument("--fit", action="store_true", help="fit the constants and print them")
    options.add_argument("--count", type=int, default=20_000, help="claims due to count by (default: 20,000)")
    given = options.parse_args()
    if not given.fit and not given.write:
        report(given.count)
        return
    found = {name: fit(name, given.matches) for name in RATES}
    lines = "\n".join(f'    "{name}": {constants!r},' for name, constants in found.items())
    if given.write:
        text = _FILE.read_text(encoding="utf-8")
        _FILE.write_text(re.sub(r"(?s)ATTENTION = \{.*\}", f"ATTENTION = {{\n{lines}\n}}", text), encoding="utf-8")
    print(lines)


if __name__ == "__main__":
    main()
