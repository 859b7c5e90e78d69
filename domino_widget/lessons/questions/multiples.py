"""Skills ``sum.multiple``, ``sum.doubles``, ``round.each``: All Fives and Threes beside All Fives (rules.md 6, 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement
from random import Random

from ...engine import Branching, Layout, Play, Rules, Setup, Tile, find_variant, full_set, worth
from ...engine.scoring import rounded, settle
from ...message import msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from .common import YES_NO, each, laid, legal, listed
from .hands import ROUND_EACH, lost, out_seat, pay_args
from .opening import hands_of
from .sums import MOST_POINTS, doubles_once, most_args

FIVES = find_variant("all-fives")
BOTH = find_variant("all-fives-and-threes")
_HERE = (msg("field-here"), msg("field-fives"))


# A count that both multiples divide


def _deal_once(random: Random, like: Case) -> Case:
    return replace(like, facts={"count": random.choice((15, 30))})


ONCE_NOT_TWICE = Question(
    name="once-not-twice",
    kind=Kind.NUMBERS,
    right=lambda case: [(2 * worth(case.game.rules, case.facts["count"]),)],
    mistakes=(Mistake("count_by_threes", lambda case: [(case.facts["count"] // 5 + case.facts["count"] // 3,)]),),
    args=lambda case: {"count": case.facts["count"], "double": 2 * case.facts["count"]},
    deal=_deal_once,
)


# How many leads score


def scoring(rules: Rules, max_pip: int) -> list[Tile]:
    """The tiles that score as the lead."""
    return [tile for tile in full_set(max_pip) if worth(rules, Layout(rules).with_tile(tile).count())]


def _leads(case: Case) -> tuple[int, int]:
    return len(scoring(BOTH, case.game.max_pip)), len(scoring(FIVES, case.game.max_pip))


def _leads_args(case: Case) -> Args:
    sums = sorted({tile.pips() for tile in scoring(BOTH, case.game.max_pip)})
    here, fives = _leads(case)
    return {
        "set": case.game.max_pip,
        "tiles": len(full_set(case.game.max_pip)),
        "sums": listed(sums),
        "here": here,
        "fives": fives,
    }


COUNT_LEADS = Question(
    name="count-leads",
    kind=Kind.NUMBERS,
    right=lambda case: [_leads(case)],
    mistakes=(
        Mistake("zero_scored", lambda case: [(here + 1, fives + 1) for here, fives in [_leads(case)]]),
        Mistake("fifteen_scored_twice", lambda case: [(_leads(case)[0] + _fifteens(case), _leads(case)[1])]),
    ),
    fields=lambda _case: _HERE,
    args=_leads_args,
    deal=lambda random, like: replace(like, setup=Setup(BOTH, random.choice(BOTH.sets))),
)


def _fifteens(case: Case) -> int:
    """How many leads make a count that both multiples divide."""
    return sum(tile.pips() % 15 == 0 for tile in scoring(BOTH, case.game.max_pip))


# Which counts there are at all


def _tables(rules: Rules, max_pip: int) -> Iterator[Layout]:
    """A line for each pair of ends that can be: singles and doubles of every number."""
    ends = [(value, double) for value in range(max_pip + 1) for double in (False, True)]
    for left, right in combinations_with_replacement(ends, 2):
        if left == right and left[1]:
            continue
        inner = [n for n in range(max_pip + 1) if n not in (left[0], right[0])]
        layout = Layout(rules).with_tile(Tile.of(inner[0], inner[1]))
        for near, (value, double) in ((inner[1], left), (inner[0], right)):
            for tile in (Tile.of(near, value), *([Tile.of(value, value)] if double else [])):
                other = tile.other(value) if not tile.is_double else value
                layout = layout.with_tile(tile, next(end for end in layout.free if end.value == other))
        yield layout


@cache
def counts(rules: Rules, max_pip: int, once: bool = False) -> frozenset[int]:
    """Every count that a line of this set can have; ``once``: as it is with each double counted once."""
    return frozenset(doubles_once(table) if once else table.count() for table in _tables(rules, max_pip))


def _highest(case: Case, once: bool = False) -> int:
    found = counts(case.game.rules, case.game.max_pip, once)
    return max(count for count in found if worth(case.game.rules, count))


def _highest_args(case: Case) -> Args:
    top = case.game.max_pip
    every = sorted(counts(case.game.rules, top), reverse=True)
    best = _highest(case)
    return {
        "set": top,
        "multiples": listed(case.game.rules.multiples),
        "most": every[0],
        "double": f"{top}-{top}",
        "second": f"{top - 1}-{top - 1}",
        "above": listed(count for count in every if count > best),
        "ends": _ends_of(best, top),
        "best": best,
    }


def _ends_of(count: int, top: int) -> str:
    """Two ends that make a count: doubles, if there are two."""
    halves = [(a, count // 2 - a) for a in range(top, -1, -1) if 0 <= count // 2 - a < a]
    if count % 2 == 0 and halves:
        return f"{halves[0][0]}-{halves[0][0]}, {halves[0][1]}-{halves[0][1]}"
    return f"{top}-{top}, {count - 2 * top}"


HIGHEST_COUNT = Question(
    name="highest-count",
    kind=Kind.NUMBERS,
    right=lambda case: [(_highest(case),)],
    mistakes=(
        Mistake("double_counted_once", lambda case: [(_highest(case, once=True),)]),
        Mistake("every_count_scored", lambda case: [(max(counts(case.game.rules, case.game.max_pip)),)]),
    ),
    args=_highest_args,
    deal=lambda random, like: replace(like, setup=Setup(like.game.rules, random.choice(like.game.rules.sets))),
)


# The house rule of fifths and thirds


def _by_house(count: int) -> int:
    return sum(count // multiple for multiple in BOTH.multiples if count % multiple == 0)


def _possible(case: Case, max_pip: int) -> str:
    return "yes" if case.facts["other"] in counts(BOTH, max_pip) else "no"


def _house_answer(case: Case, here: int | None = None) -> Answer:
    count = case.facts["count"]
    own = worth(BOTH, count) if here is None else here
    return (str(own), str(_by_house(count)), _possible(case, 6), _possible(case, 9))


def _house_options(case: Case) -> tuple[Option, ...]:
    count = case.facts["count"]
    numbers = sorted({0, _by_house(count), count, 2 * count})
    return (*(Option(str(n), msg("option-number", n=n)) for n in numbers), *YES_NO)


def _deal_house(random: Random, like: Case) -> Case:
    count = random.choice([15, 30, random.choice([n for n in range(5, 31) if worth(BOTH, n)])])
    return replace(like, facts={"count": count, "other": random.choice(range(18, 33))})


def _house_args(case: Case) -> Args:
    count, other = case.facts["count"], case.facts["other"]
    return {
        "count": count,
        "other": other,
        "points": worth(BOTH, count),
        "house": _by_house(count),
        "parts": " + ".join(f"{count} ÷ {m}" for m in BOTH.multiples if count % m == 0),
        "six": _possible(case, 6),
        "nine": _possible(case, 9),
        "most-six": max(counts(BOTH, 6)),
        "most-nine": max(counts(BOTH, 9)),
        "ends": _ends_of(other, 9),
    }


HOUSE_RULE = Question(
    name="house-rule",
    kind=Kind.SEQUENCE,
    right=lambda case: [_house_answer(case)],
    mistakes=(
        Mistake(
            "fifteen_scored_twice",
            lambda case: [] if case.facts["count"] % 15 else [_house_answer(case, 2 * case.facts["count"])],
        ),
        Mistake("house_rule_taken", lambda case: [_house_answer(case, _by_house(case.facts["count"]))]),
    ),
    options=_house_options,
    fields=lambda case: (
        msg("field-pays-here", count=case.facts["count"]),
        msg("field-pays-house", count=case.facts["count"]),
        msg("field-can-be", count=case.facts["other"], n=6),
        msg("field-can-be", count=case.facts["other"], n=9),
    ),
    args=_house_args,
    deal=_deal_house,
)


# Which game is it?

#: What tells a game, each with what it says of a row of rules.
CLUES: dict[str, Callable[[Rules, int], bool]] = {
    "scores": lambda rules, count: worth(rules, count) > 0,
    "not": lambda rules, count: bool(rules.multiples) and not worth(rules, count),
    "arms": lambda rules, _count: rules.branching is not Branching.LINE and not rules.multiples,
    "rounds": lambda rules, _count: rules.round_to > 1,
    "until": lambda rules, _count: rules.drawing.value == "until-playable",
    "exact": lambda rules, _count: bool(rules.multiples) and rules.round_to == 1,
}
_GAMES = (BOTH, FIVES, find_variant("cross"))


def _games(case: Case) -> Answer:
    """The one game of each clue."""
    found = [
        [rules.id for rules in _GAMES if CLUES[clue](rules, case.facts["count"])] for clue in case.facts["clues"]
    ]
    return tuple(ids[0] for ids in found) if all(len(ids) == 1 for ids in found) else ()


def _swapped(case: Case) -> list[Answer]:
    other = {BOTH.id: FIVES.id, FIVES.id: BOTH.id}
    return [tuple(other.get(str(id), id) for id in _games(case))]


def _deal_games(random: Random, like: Case) -> Case | None:
    count = random.choice((3, 6, 9, 12, 18))
    case = replace(like, facts={"count": count, "clues": tuple(random.sample(list(CLUES), 3))})
    return case if len(set(_games(case))) > 1 else None


WHICH_GAME = Question(
    name="which-game",
    kind=Kind.SEQUENCE,
    right=lambda case: [_games(case)],
    mistakes=(Mistake("multiples_swapped", _swapped),),
    options=lambda _case: tuple(Option(rules.id, msg(f"option-{rules.id}")) for rules in _GAMES),
    fields=lambda case: tuple(msg(f"field-clue-{clue}", count=case.facts["count"]) for clue in case.facts["clues"]),
    args=lambda case: {
        "count": case.facts["count"],
        "answer": listed(find_variant(str(id)).title for id in _games(case)),
    },
    deal=_deal_games,
)


# The play with most points


def _points_in_fives(case: Case, play: Play) -> int:
    return worth(FIVES, laid(case.at.layout, play).count())


def _best_in_fives(case: Case) -> list[Answer]:
    """The plays that would be best if only fives counted, where they are not best here."""
    right = set(MOST_POINTS.right(case))
    points = {play: _points_in_fives(case, play) for play in legal(case)}
    most = max(points.values(), default=0)
    return [one for one in each(case, [play for play in points if points[play] == most > 0]) if one not in right]


MOST_POINTS_BOTH = replace(
    MOST_POINTS,
    name="most-points-both",
    mistakes=(Mistake("only_fives", _best_in_fives), *MOST_POINTS.mistakes),
    args=lambda case: (
        most_args(case) | {"fives": max((_points_in_fives(case, play) for play in legal(case)), default=0)}
    ),
)


# What a round pays, exactly


ROUND_EXACT = replace(ROUND_EACH, name="round-exact", mistakes=ROUND_EACH.mistakes[1:])


def _paid_by(case: Case, rules: Rules) -> int:
    return settle(Setup(rules, seats=case.game.seats), hands_of(case), out_seat(case)).points


def _both_pay(case: Case) -> tuple[int, int]:
    return _paid_by(case, BOTH), _paid_by(case, FIVES)


def _both_args(case: Case) -> Args:
    here, fives = _both_pay(case)
    in_fives = " + ".join(str(rounded(FIVES, one)) for one in lost(case))
    return pay_args(case) | {"here": here, "fives": fives, "in-fives": in_fives}


ROUND_BOTH = Question(
    name="round-both",
    kind=Kind.NUMBERS,
    right=lambda case: [_both_pay(case)],
    mistakes=(
        Mistake("rounded_total_not_each", lambda case: [(_both_pay(case)[0], rounded(FIVES, sum(lost(case))))]),
        Mistake("exact_vs_rounded", lambda case: _alike(case)),
    ),
    fields=lambda _case: _HERE,
    args=_both_args,
    deal=ROUND_EACH.deal,
)


def _alike(case: Case) -> list[Answer]:
    """Both exact, both rounded, or the one for the other."""
    here, fives = _both_pay(case)
    return [(here, here), (fives, fives), (fives, here)] if here != fives else []
