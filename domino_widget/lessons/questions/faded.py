"""The key step of a worked example, left out: half a sum, one number, the tiles for one arm."""

from __future__ import annotations

from random import Random

from ...engine import Position, Setup, Tile, find_variant, full_set, pip_sum
from ...engine.scoring import settle
from ...message import msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import reached, some_tiles
from .common import can_move, listed, table_args
from .cross import cross_args
from .opening import hand_facts, hands_of
from .sums import doubles_once, sum_args, summands
from .turns import turn_words


def _new_end(case: Case) -> int:
    return Tile.parse(case.facts["tile"]).other(case.facts["end"])


def _deal_new_end(random: Random, _like: Case) -> Case:
    tile = random.choice([tile for tile in full_set(9) if not tile.is_double])
    return Case(facts={"tile": str(tile), "end": random.choice((tile.low, tile.high))})


NEW_END = Question(
    name="new-end",
    kind=Kind.NUMBERS,
    right=lambda case: [(_new_end(case),)],
    mistakes=(Mistake("joined_closed_end", lambda case: [(case.facts["end"],)]),),
    args=lambda case: {"tile": case.facts["tile"], "end": case.facts["end"], "new": _new_end(case)},
    deal=_deal_new_end,
)


# Blocked: the last difference and the sum


def _blocked(case: Case) -> tuple[list[int], list[int], int]:
    """The totals, the losers' differences, and what the round pays."""
    totals = [pip_sum(hand) for hand in hands_of(case)]
    differences = [total - min(totals) for total in totals if total != min(totals)]
    return totals, differences, settle(case.game, hands_of(case), None).points


def _blocked_args(case: Case) -> Args:
    totals, differences, pays = _blocked(case)
    return {
        "totals": listed(totals),
        "least": min(totals),
        "known": " + ".join(map(str, differences[:-1])),
        "last": differences[-1],
        "loser": differences[-1] + min(totals),
        "pays": pays,
    }


def _deal_blocked(random: Random, like: Case) -> Case | None:
    tiles = some_tiles(random, like.game.max_pip, 6)
    case = Case(setup=Setup(like.game.rules, like.game.max_pip, 3), facts=hand_facts([tiles[n::3] for n in range(3)]))
    totals = _blocked(case)[0]
    return case if len(set(totals)) == 3 else None


BLOCKED_STEPS = Question(
    name="blocked-steps",
    kind=Kind.NUMBERS,
    right=lambda case: [(_blocked(case)[1][-1], _blocked(case)[2])],
    mistakes=(
        Mistake(
            "paid_without_difference",
            lambda case: [
                (n, n + sum(_blocked(case)[1][:-1])) for n in [_blocked(case)[1][-1] + min(_blocked(case)[0])]
            ],
        ),
    ),
    fields=lambda _case: (msg("field-missing"), msg("field-sum")),
    args=_blocked_args,
    deal=_deal_blocked,
)


# How many tiles are drawn


def _draws(case: Case) -> int:
    return turn_words(case.at).count("draw")


def _deal_draws(random: Random, like: Case) -> Case | None:
    return reached(like.game, random, lambda p: not can_move(p) and 2 <= len(p.boneyard) <= 5)


DRAWS_NEEDED = Question(
    name="draws-needed",
    kind=Kind.NUMBERS,
    right=lambda case: [(_draws(case),)],
    mistakes=(Mistake("left_last_two", lambda case: [(len(case.at.boneyard) - 2,)]),),
    args=lambda case: (
        table_args(case)
        | {
            "tiles": listed(case.at.boneyard),
            "drawn": _draws(case),
            "last": str(case.at.boneyard[max(0, _draws(case) - 1)]),
        }
    ),
    deal=_deal_draws,
)


# What can go on the last empty arm


def _arm_tiles(case: Case) -> Answer:
    layout = case.at.layout
    lying = {placed.tile for placed in layout.tiles}
    return tuple(sorted(str(t) for t in full_set(case.game.max_pip) if t not in lying and next(layout.fits(t), None)))


def _any_arm(case: Case) -> list[Answer]:
    layout = case.at.layout
    values, lying = {end.value for end in layout.free}, {placed.tile for placed in layout.tiles}
    tiles = full_set(case.game.max_pip)
    return [tuple(sorted(str(tile) for tile in tiles if tile not in lying and values & {tile.low, tile.high}))]


def _one_arm_empty(position: Position) -> bool:
    return position.layout.arms_to_fill() == 1


LAST_ARM = Question(
    name="last-arm",
    kind=Kind.SET,
    hides_hand=True,
    hides_ends=True,
    right=lambda case: [_arm_tiles(case)],
    mistakes=(Mistake("extended_arm_before_cross", _any_arm),),
    options=lambda case: tuple(Option(str(t), msg("option-tile", tile=str(t))) for t in full_set(case.game.max_pip)),
    args=cross_args,
    deal=lambda random, like: reached(like.game, random, _one_arm_empty),
)


# The doubling in a count


def _deal_steps(random: Random, _like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        layout = position.layout
        return len(layout) > 1 and layout.count() - doubles_once(layout) > 0 and len(summands(layout)) == 3

    return reached(Setup(find_variant("all-fives")), random, wanted)


def _steps(case: Case) -> tuple[int, int]:
    """The half of the double that was left out, and the whole count."""
    layout = case.at.layout
    return layout.count() - doubles_once(layout), layout.count()


COUNT_STEPS = Question(
    name="count-steps",
    kind=Kind.NUMBERS,
    hides_hand=True,
    right=lambda case: [_steps(case)],
    mistakes=(Mistake("double_counted_once", lambda case: [(0, doubles_once(case.at.layout))]),),
    fields=lambda _case: (msg("field-missing"), msg("field-sum")),
    args=lambda case: (
        sum_args(case)
        | {"known": " + ".join(str(end.value) for end in case.at.layout.ends()), "half": _steps(case)[0]}
    ),
    deal=_deal_steps,
)
