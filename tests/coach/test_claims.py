"""Every sentence of the coach is true, in every game; false ones are noticed (analysis.md 5.3, target 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from domino_widget.analysis import belief
from domino_widget.coach import Claim, Explanation, explain
from domino_widget.coach.check import CHECKS, Checker
from domino_widget.coach.claims import percent
from domino_widget.coach.deals import Deals
from domino_widget.engine import Observation, observe
from tests.coach.asking import decisions
from tests.coach.saying import COACH, sentence
from tests.engine.playing import NAMED
from tests.players.swapping import swapped

#: Sets whose deals are counted in a moment; the large ones are for the heavy run.
SMALL = tuple(name for name, setup in NAMED.items() if setup.max_pip == 6)
#: Numbers that are plain arithmetic: any other number is wrong.
ARITHMETIC = ("points", "before", "count", "pips", "fits", "kept", "hand", "mine", "unseen", "table", "drew", "ends")


@dataclass
class Judged:
    """What came of a run: sentences by kind, false ones, and mutants that were taken for true."""

    said: Counter[str] = field(default_factory=Counter)
    false: list[tuple[Observation, Claim]] = field(default_factory=list)
    mutants: int = 0
    believed: list[tuple[Observation, Claim]] = field(default_factory=list)


def judged(names: tuple[str, ...], sentences: int, *, limit: int, samples: int, every: float = 0.4) -> Judged:
    """Explanations of one round after another, until so many sentences were checked."""
    found, seed = Judged(), 0
    while sum(found.said.values()) < sentences:
        for name in names:
            random = Random(seed)
            for _, seen in decisions(name, seed):
                if random.random() < every:
                    _judge(
                        found, seen, explain(seen), Deals(seen, belief(seen), limit=limit, samples=samples), random
                    )
            if sum(found.said.values()) >= sentences:
                break
        seed += 1
    return found


def _judge(found: Judged, seen: Observation, told: Explanation, deals: Deals, random: Random) -> None:
    checker = Checker(seen, deals)
    for claim in told.claims:
        found.said[claim.kind] += 1
        if not checker.holds(claim) or not sentence(claim):
            found.false.append((seen, claim))
        for mutant in mutants(seen, claim, random):
            found.mutants += 1
            if checker.holds(mutant):
                found.believed.append((seen, mutant))


def mutants(seen: Observation, claim: Claim, random: Random) -> Iterator[Claim]:
    """The claim with one thing changed so that it is false: a number, a chance by more than five points, a seat."""
    args = dict(claim.args)
    for name in ARITHMETIC:
        if isinstance(args.get(name), int):
            yield replace(claim, args=args | {name: args[name] + random.choice((-2, -1, 1, 2, 5))})  # type: ignore[operator]
    if claim.p is not None and "percent" in args and claim.kind != "block-wins":
        off = random.choice((-1, 1)) * (Fraction(7, 100) + 3 * Fraction(claim.ci) / 100)
        p = claim.p + off if 0 < claim.p + off < 1 else claim.p - off
        if 0 < p < 1:
            yield replace(claim, p=p, args=args | {"percent": percent(p), "share": 0, "of": 0})
    if "seat" in args:
        others = [letter for letter in "ABCDE"[: seen.setup.seats] if letter != args["seat"]]
        wrong = args | {"seat": random.choice(others)}
        if claim.kind not in ("void", "void-drew", "lacked") or _differs(seen, claim, str(wrong["seat"])):
            yield replace(claim, args=wrong)
    if claim.kind in ("void", "void-drew"):
        values = [int(value) for value in str(args["values"]).split(", ")]
        free = [value for value in range(seen.setup.max_pip + 1) if value not in values]
        value = random.choice(free)
        yield replace(claim, args=args | {"values": ", ".join(map(str, [*values, value]))})


def _differs(seen: Observation, claim: Claim, letter: str) -> bool:
    """Whether the same statement of another seat is false: by what is certain, or by more than five points."""
    known, seat = belief(seen), "ABCDE".index(letter)
    text = str(claim.args.get("values", claim.args.get("value")))
    for value in map(int, text.split(", ")):
        suit = [tile for tile in known.unseen if value in tile]
        if abs(1 - known.has_none(seat, suit) - Fraction(claim.p or 0)) > Fraction(5, 100):
            return True
    return False


@cache
def small_run() -> Judged:
    return judged(SMALL, 2_000, limit=500, samples=1_500)


def test_2_000_sentences_hold_in_every_deal_or_with_their_chance() -> None:
    found = small_run()
    assert sum(found.said.values()) >= 2_000
    assert found.false == []


def test_99_of_100_false_sentences_are_noticed() -> None:
    found = small_run()
    assert found.mutants > 1_000
    assert len(found.believed) <= found.mutants / 100, Counter(claim.kind for _, claim in found.believed)


@pytest.mark.heavy
@pytest.mark.parametrize("part", range(4))
def test_100_000_sentences_hold_in_every_deal_or_with_their_chance(part: int) -> None:
    """A quarter of the set-ups at a time, the largest sets among them."""
    names = tuple(NAMED)[part::4]
    found = judged(names, 25_000, limit=2_000, samples=5_000, every=1.0)
    assert found.false == []
    assert len(found.believed) <= found.mutants / 100
    assert set(found.said) <= set(CHECKS)


@pytest.mark.parametrize("name", SMALL)
def test_what_is_hidden_changes_no_claim(name: str) -> None:
    compared, random = 0, Random(5)
    for game, seen in decisions(name, 4):
        position, log = swapped(game.position, game.events, seen.seat or 0, random)
        there = explain(observe(position, log, seen.seat))
        assert list(map(sentence, there.claims)) == list(map(sentence, explain(seen).claims))
        compared += 1
        if compared == 3:
            break
    assert compared


def test_every_sentence_of_the_catalogue_belongs_to_a_kind_that_is_checked() -> None:
    parts = {"coach-play", "coach-other", "coach-chance"}
    kinds = {name.removeprefix("coach-") for name in _ids() if name.startswith("coach-") and name not in parts}
    assert kinds == set(CHECKS)


def _ids() -> list[str]:
    return list(COACH._messages)
