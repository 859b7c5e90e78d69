"""Skill ``plan.block_dump``: which play leaves the rival least (no misconception has a tag here)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

from ...engine import Layout, Play, Position, Setup, Tile, full_set, worth
from ...engine.layout import End
from ...engine.state import plays
from ...message import msg
from ..answers import written_play
from ..level import Answer, Args, Case, Kind, Question
from ..reach import passed, reached
from .common import each, end_values, hand_text, laid, legal, listed, table_args, value_at
from .sums import points_of, summands

#: What a play is judged by: the less, the better.
Cost = Callable[[Case, Play], float]


def best_plays(case: Case, cost: Cost) -> list[Play]:
    """The plays that cost least."""
    costs = {play: cost(case, play) for play in legal(case)}
    least = min(costs.values(), default=0)
    return [play for play, found in costs.items() if found == least]


def told_apart(case: Case, cost: Cost) -> bool:
    """Whether some play costs more than the best one."""
    found = legal(case)
    return len(found) > 1 and len(best_plays(case, cost)) < len(found)


# Numbers that the rival lacks


def usable(case: Case, play: Play) -> int:
    """How many ends a rival without the numbers of the task can use after a play."""
    return sum(value not in case.facts["lacks"] for value in end_values(laid(case.at.layout, play)))


def _lacks_args(case: Case) -> Args:
    best = best_plays(case, usable)[0]
    return table_args(case) | {
        "lacks": listed(case.facts["lacks"]),
        "best": str(best.tile),
        "on": value_at(case.at.layout, best),
        "after": listed(end_values(laid(case.at.layout, best))),
        "left": usable(case, best),
    }


def _deal_lacks(random: Random, like: Case, *, shut: bool, last: bool = False) -> Case | None:
    def wanted(position: Position) -> bool:
        rival = position.hands[((position.to_act or 0) + 1) % position.setup.seats]
        two = len(position.layout.open_values()) > 1 and len(plays(position)) > 1
        return two and (not last or len(rival) == 1)

    case = passed(like.game, random, wanted) if last else reached(like.game, random, wanted, tries=20)
    if case is None:
        return None
    rival = case.at.hands[(case.seat + 1) % case.game.seats]
    absent = [n for n in range(case.game.max_pip + 1) if not any(n in tile for tile in rival)]
    if not absent:
        return None
    case = replace(case, facts={"lacks": tuple(random.sample(absent, min(len(absent), random.randint(1, 2))))})
    closes = usable(case, best_plays(case, usable)[0]) == 0
    return case if told_apart(case, usable) and closes is shut else None


def _lacks_question(name: str, *, shut: bool, last: bool = False) -> Question:
    return Question(
        name=name,
        kind=Kind.PLAYS,
        one=True,
        right=lambda case: each(case, best_plays(case, usable)),
        args=_lacks_args,
        deal=lambda random, like: _deal_lacks(random, like, shut=shut, last=last),
    )


SHUT_OUT = _lacks_question("shut-out", shut=True)
CANNOT_GO_OUT = _lacks_question("cannot-go-out", shut=True, last=True)
FEWEST_ENDS = _lacks_question("fewest-ends", shut=False)


# Open hands: points now, less the best reply


def reply_worth(case: Case, play: Play) -> int:
    """The most points of one reply of the rival, whose hand lies open."""
    after = laid(case.at.layout, play)
    rival = case.at.hands[(case.seat + 1) % case.game.seats]
    return max((worth(after.rules, _reply(after, tile, end).count()) for tile, end in _fits(after, rival)), default=0)


def _fits(layout: Layout, tiles: Iterable[Tile]) -> list[tuple[Tile, End]]:
    return [(tile, end) for tile in tiles for end, _ in layout.fits(tile)]


def _reply(layout: Layout, tile: Tile, end: End) -> Layout:
    return layout.with_tile(tile, end)


def _difference(case: Case, play: Play) -> float:
    return reply_worth(case, play) - points_of(case, play)


def _reply_args(case: Case) -> Args:
    best = best_plays(case, _difference)[0]
    lines = [
        f"{play.tile} → {value_at(case.at.layout, play)}: {points_of(case, play)} − {reply_worth(case, play)}"
        for play in sorted(legal(case), key=lambda play: _difference(case, play))
    ]
    return table_args(case) | {
        "rival": hand_text(case.at.hands[(case.seat + 1) % case.game.seats]),
        "best": str(best.tile),
        "on": value_at(case.at.layout, best),
        "won": points_of(case, best),
        "reply": reply_worth(case, best),
        "first": lines[-1],
        "lines": "; ".join(lines),
    }


def _deal_reply(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        return 1 < len(plays(position)) < 7 and all(len(hand) < 5 for hand in position.hands)

    case = reached(Setup(like.game.rules, seats=2), random, wanted, open_hands=True)
    if case is None or not told_apart(case, _difference):
        return None
    # The play with most points must not be the answer by itself.
    greedy = max(legal(case), key=lambda play: points_of(case, play))
    return case if greedy not in best_plays(case, _difference) or random.random() < 0.1 else None


BEST_DIFFERENCE = Question(
    name="best-difference",
    kind=Kind.PLAYS,
    one=True,
    right=lambda case: each(case, best_plays(case, _difference)),
    args=_reply_args,
    deal=_deal_reply,
)


# Most points, and what the unseen tiles can do


def unseen_scorers(case: Case, play: Play) -> list[Tile]:
    """The unseen tiles that would score after a play."""
    after = laid(case.at.layout, play)
    known = {placed.tile for placed in after.tiles} | set(case.at.hands[case.seat])
    unseen = [tile for tile in full_set(case.game.max_pip) if tile not in known]
    return sorted(
        {tile for tile, end in _fits(after, unseen) if worth(after.rules, after.with_tile(tile, end).count())},
        reverse=True,
    )


def _safe(case: Case) -> list[Play]:
    return [play for play in legal(case) if not unseen_scorers(case, play)]


def _most(case: Case) -> list[Play]:
    most = max((points_of(case, play) for play in legal(case)), default=0)
    return [play for play in legal(case) if points_of(case, play) == most > 0]


def _both(case: Case) -> list[Answer]:
    return [(written_play(case, most), written_play(case, safe)) for most in _most(case) for safe in _safe(case)]


def _safe_args(case: Case) -> Args:
    most, safe = _most(case)[0], _safe(case)[0]
    after = laid(case.at.layout, most)
    return table_args(case) | {
        "best": str(most.tile),
        "sum": " + ".join(map(str, summands(after))),
        "points": points_of(case, most),
        "safe": str(safe.tile),
        "safe-on": value_at(case.at.layout, safe),
        "scorers": listed(unseen_scorers(case, most)) or "–",
        "safe-ends": listed(end_values(laid(case.at.layout, safe))),
    }


def _deal_safe(random: Random, like: Case) -> Case | None:
    case = reached(Setup(like.game.rules), random, lambda p: 1 < len(plays(p)) < 8, tries=20)
    if case is None or not _both(case) or len(_safe(case)) > 2 or len(_most(case)) > 2:
        return None
    return case


POINTS_AND_SAFE = Question(
    name="points-and-safe",
    kind=Kind.PLAYS,
    right=_both,
    fields=lambda _case: (msg("field-most-points"), msg("field-no-tile-scores")),
    args=_safe_args,
    deal=_deal_safe,
)
