"""Explanations of round after round, each sentence judged by the checker, and changed so that it is false."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from random import Random

from domino_widget.analysis import belief
from domino_widget.coach import Claim, Explanation, explain
from domino_widget.coach.check import Checker
from domino_widget.coach.claims import letter, percent
from domino_widget.coach.deals import Deals
from domino_widget.coach.words import play_args
from domino_widget.engine import Observation, Play, Played
from tests.coach.asking import decisions
from tests.coach.saying import sentence
from tests.engine.playing import NAMED

#: Sets whose deals are counted in a moment; the large ones are for the heavy run.
SMALL = tuple(name for name, setup in NAMED.items() if setup.max_pip == 6)
#: Numbers that are plain arithmetic: any other number is wrong.
ARITHMETIC = ("points", "before", "count", "pips", "fits", "kept", "hand", "mine", "unseen", "table", "drew", "ends")
#: A chance that tells two plays apart is at least so many points weaker after the other, rounded twice.
WEAKER = 14
#: Kinds that hold for one number of the set alone.
OF_ONE_NUMBER = ("keeps-both", "only-you", "dead-end", "sheds-double", "reading")


@dataclass
class Judged:
    """What came of a run: explanations with a play that is worse; sentences by kind, false ones, reasons that are as
    true of the worse play, and mutants that were taken for true."""

    told: list[Explanation] = field(default_factory=list)
    said: Counter[str] = field(default_factory=Counter)
    false: list[tuple[Observation, Claim]] = field(default_factory=list)
    alike: list[tuple[Observation, Claim]] = field(default_factory=list)
    mutants: int = 0
    believed: list[tuple[Observation, Claim]] = field(default_factory=list)


def judged(
    names: tuple[str, ...], sentences: int, *, limit: int, samples: int, every: float = 0.4, seed: int = 0
) -> Judged:
    """Explanations of one round after another, from a seed on, until so many sentences were checked."""
    found = Judged()
    while sum(found.said.values()) < sentences:
        for name in names:
            judge_round(found, name, seed, limit=limit, samples=samples, every=every)
            if sum(found.said.values()) >= sentences:
                break
        seed += 1
    return found


def judge_round(found: Judged, name: str, seed: int, *, limit: int, samples: int, every: float) -> None:
    """Explanations of a part of the decisions of one round."""
    random = Random(seed)
    for _, seen in decisions(name, seed):
        if random.random() < every:
            _judge(found, seen, explain(seen), Deals(seen, belief(seen), limit=limit, samples=samples), random)


def _judge(found: Judged, seen: Observation, told: Explanation, deals: Deals, random: Random) -> None:
    checker = Checker(seen, deals)
    if told.compared is not None:
        found.told.append(told)
        found.alike += [(seen, claim) for claim in alike(told, told.compared, checker)]
    for claim in told.claims:
        found.said[claim.kind] += 1
        if not checker.holds(claim) or not sentence(claim):
            found.false.append((seen, claim))
        for mutant in mutants(seen, claim, random):
            found.mutants += 1
            if checker.holds(mutant):
                found.believed.append((seen, mutant))


def alike(told: Explanation, other: Play, checker: Checker) -> Iterator[Claim]:
    """Reasons of the best play that would do as well for the one it is held against."""
    assert told.sight is not None
    for claim in told.advice[0].reasons:
        args = dict(claim.args)
        if "than" in args:
            # The checker holds the two numbers to the two plays; two chances must lie apart, rounded as they are.
            chance = args.get("percent", None if claim.kind != "no-scoring" else 0)
            if chance is not None and abs(float(chance) - float(args["than"])) < WEAKER:
                yield claim
            continue
        there = replace(claim, play=other, args=args | play_args(told.sight, other))
        # That a block is won is a matter of the worlds that both plays were tried in.
        if "other" not in args and claim.kind != "block-wins" and checker.holds(there):
            yield claim


def mutants(seen: Observation, claim: Claim, random: Random) -> Iterator[Claim]:
    """The claim with one thing changed so that it is false: a number, a chance by more than five points, a seat."""
    args = dict(claim.args)
    for name in ARITHMETIC:
        if isinstance(args.get(name), int):
            yield replace(claim, args=args | {name: args[name] + random.choice((-2, -1, 1, 2, 5))})  # type: ignore[operator]
    if claim.kind in OF_ONE_NUMBER:
        yield replace(claim, args=args | {"value": (int(args["value"]) + 1) % (seen.setup.max_pip + 1)})
    if isinstance(args.get("than"), int):
        # Beside a chance stands another in per cent; elsewhere a number that is counted.
        step = 15 + 3 * round(claim.ci) if "percent" in args else 1
        yield replace(claim, args=args | {"than": int(args["than"]) + random.choice((-step, step))})
    if "expects" in args:
        yield replace(claim, args=args | {"expects": float(args["expects"]) + random.choice((-3, 3))})
    if "sum" in args:
        yield replace(claim, args=args | {"sum": f"{args['sum']} + 1"})
    if claim.p is not None and "percent" in args and claim.kind != "block-wins":
        off = random.choice((-1, 1)) * (Fraction(7, 100) + 3 * Fraction(claim.ci) / 100)
        p = claim.p + off if 0 < claim.p + off < 1 else claim.p - off
        if 0 < p < 1:
            yield replace(claim, p=p, args=args | {"percent": percent(p), "share": 0, "of": 0})
    yield from _of_others(seen, claim, random)


def _of_others(seen: Observation, claim: Claim, random: Random) -> Iterator[Claim]:
    """The same said of another seat, of more numbers that are lacked, or for a tile that somebody else laid."""
    args = dict(claim.args)
    if claim.kind == "reading":
        laid = [event for event in seen.log if isinstance(event, Played) and letter(event.seat) != args["seat"]]
        yield from (replace(claim, args=args | {"played": str(event.tile)}) for event in laid[-1:])
    # Where no tile that is hidden fits, nobody can answer.
    if "seat" in args and claim.kind != "cannot-none":
        others = [one for one in "ABCDE"[: seen.setup.seats] if one != args["seat"]]
        wrong = args | {"seat": random.choice(others)}
        if claim.kind not in ("void", "void-drew", "lacked") or _differs(seen, claim, str(wrong["seat"])):
            yield replace(claim, args=wrong)
    if claim.kind in ("void", "void-drew"):
        values = [int(value) for value in str(args["values"]).split(", ")]
        free = [value for value in range(seen.setup.max_pip + 1) if value not in values]
        value = random.choice(free)
        yield replace(claim, args=args | {"values": ", ".join(map(str, [*values, value]))})


def _differs(seen: Observation, claim: Claim, other: str) -> bool:
    """Whether the same statement of another seat is false: by what is certain, or by more than five points."""
    known, seat = belief(seen), "ABCDE".index(other)
    text = str(claim.args.get("values", claim.args.get("value")))
    for value in map(int, text.split(", ")):
        suit = [tile for tile in known.unseen if value in tile]
        if abs(1 - known.has_none(seat, suit) - Fraction(claim.p or 0)) > Fraction(5, 100):
            return True
    return False


@cache
def small_run() -> Judged:
    """The run of the quick tests, made once."""
    return judged(SMALL, 2_000, limit=500, samples=1_500)
