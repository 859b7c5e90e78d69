"""Skills ``hand.out``, ``hand.blocked``, ``hand.partner`` and ``round.each``: what a round pays (rules.md 8)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...engine import SEATS, Setup, Tile, pip_sum
from ...engine.scoring import rounded, settle
from ...engine.tiles import descending
from ...message import Msg, msg
from ..level import Answer, Args, Case, Kind, Mistake, Question
from ..reach import some_tiles
from .common import hand_text, listed
from .opening import hand_facts, hands_args, hands_of

PIPS = Question(
    name="pips",
    kind=Kind.NUMBERS,
    right=lambda case: [tuple(Tile.parse(tile).pips() for tile in case.facts["tiles"])],
    fields=lambda case: tuple(msg("field-tile", tile=tile) for tile in case.facts["tiles"]),
    args=lambda case: {
        "tiles": listed(case.facts["tiles"]),
        "tile": case.facts["tiles"][0],
        "high": Tile.parse(case.facts["tiles"][0]).high,
        "low": Tile.parse(case.facts["tiles"][0]).low,
        "sum": Tile.parse(case.facts["tiles"][0]).pips(),
    },
    deal=lambda random, _like: Case(facts={"tiles": tuple(map(str, some_tiles(random, 9, 2)))}),
)


def out_seat(case: Case) -> int | None:
    """The seat that went out: its hand is empty."""
    return next((seat for seat, hand in enumerate(hands_of(case)) if not hand), None)


def _pays(case: Case) -> int:
    return settle(case.game, hands_of(case), out_seat(case)).points


def _totals(case: Case) -> list[int]:
    return [pip_sum(hand) for hand in hands_of(case)]


def _sides(case: Case) -> list[int]:
    totals = [0] * case.game.sides
    for seat, total in enumerate(_totals(case)):
        totals[case.game.side(seat)] += total
    return totals


def lost(case: Case) -> list[int]:
    """What each side that loses pays, before any rounding."""
    sides, out = _sides(case), out_seat(case)
    least = 0 if out is not None else min(sides)
    winner = case.game.side(out) if out is not None else sides.index(least)
    return [total - least for side, total in enumerate(sides) if side != winner]


def pay_args(case: Case) -> Args:
    """The hands at the end of a round, and what they pay."""
    totals, losses = _totals(case), lost(case)
    out = out_seat(case)
    held = [f"{SEATS[seat]}: {hand_text(hand)}" for seat, hand in enumerate(hands_of(case)) if hand]
    paid = [rounded(case.game.rules, one) for one in losses]
    return hands_args(case) | {
        "hands": "; ".join(held),
        "how": "blocked" if out is None else "out",
        "who": SEATS[out] if out is not None else "",
        "totals": listed(f"{SEATS[seat]} {total}" for seat, total in enumerate(totals) if seat != out),
        "shows": "tiles" if case.facts.get("tiles_shown", True) else "totals",
        "least": min(totals),
        "lost": " + ".join(map(str, losses)),
        "paid": " + ".join(map(str, paid)),
        "rounding": case.game.rules.round_to,
        "tie": "yes" if totals.count(min(totals)) > 1 and out is None else "no",
        "pays": _pays(case),
    }


def _random_hands(random: Random, setup: Setup, *, out: bool) -> list[list[Tile]]:
    sizes = [0 if out and seat == 0 else random.randint(1, 3) for seat in range(setup.seats)]
    tiles = some_tiles(random, setup.max_pip, sum(sizes))
    return [[tiles.pop() for _ in range(size)] for size in sizes]


def _deal_pay(how: str) -> Callable[[Random, Case], Case | None]:
    """Hands at the end of a round: ``out``, ``blocked`` or either, ``any``; blocked every other time with a tie."""

    def deal(random: Random, like: Case) -> Case | None:
        setup = like.game
        out = random.random() < 0.5 if how == "any" else how == "out"
        hands = _random_hands(random, setup, out=out)
        case = Case(setup=setup, facts=hand_facts(hands) | {"tiles_shown": like.facts.get("tiles_shown", True)})
        totals = sorted(_sides(case))
        tied = totals[0] == totals[1]
        if out or how == "any":
            return case if out or not tied else None
        return case if tied == (random.random() < 0.5) else None

    return deal


OUT_PAYS = Question(
    name="out-pays",
    kind=Kind.NUMBERS,
    right=lambda case: [(_pays(case),)],
    args=pay_args,
    deal=_deal_pay("out"),
)

OUT_COSTS = Question(
    name="out-costs",
    kind=Kind.NUMBERS,
    right=lambda case: [(_pays(case),)],
    args=lambda case: pay_args(case) | {"hand": hand_text(hands_of(case)[1]), "pips": _pips_of_hand(case)},
    deal=_deal_pay("out"),
)


def _pips_of_hand(case: Case) -> str:
    return " + ".join(str(tile.pips()) for tile in descending(hands_of(case)[1]))


def _tie_paid(case: Case) -> list[Answer]:
    totals = _totals(case)
    return [(sum(lost(case)),), (sum(totals),)] if totals.count(min(totals)) > 1 else []


BLOCKED_PAYS = Question(
    name="blocked-pays",
    kind=Kind.NUMBERS,
    right=lambda case: [(_pays(case),)],
    mistakes=(
        Mistake("tie_scored", _tie_paid),
        Mistake("paid_without_difference", lambda case: [(sum(_totals(case)) - min(_totals(case)),)]),
    ),
    args=pay_args,
    deal=_deal_pay("blocked"),
)


# Partners


def _with_partner(case: Case) -> list[Answer]:
    out, totals = out_seat(case), _totals(case)
    return [] if out is None else [(sum(totals),)]


def _single_hands(case: Case) -> list[Answer]:
    """Blocked, the lowest hand taken instead of the lower side."""
    if out_seat(case) is not None:
        return []
    totals = _totals(case)
    return [(sum(total - min(totals) for total in totals),), (max(_sides(case)),)]


def _partner_args(case: Case) -> Args:
    totals, sides = _totals(case), _sides(case)
    out = out_seat(case)
    winner = case.game.side(out) if out is not None else sides.index(min(sides))
    return pay_args(case) | {
        "side": " + ".join(SEATS[seat] for seat in range(4) if seat % 2 == winner),
        "total-a": f"{totals[0]} + {totals[2]} = {sides[0]}",
        "total-b": f"{totals[1]} + {totals[3]} = {sides[1]}",
        "partner": totals[(out + 2) % 4] if out is not None else 0,
        "others": " + ".join(str(total) for seat, total in enumerate(totals) if seat % 2 != winner),
    }


PARTNERS_PAY = Question(
    name="partners-pay",
    kind=Kind.NUMBERS,
    right=lambda case: [(_pays(case),)],
    mistakes=(Mistake("partner_pips_added", _with_partner), Mistake("single_hands_compared", _single_hands)),
    args=_partner_args,
    deal=_deal_pay("any"),
)


# All Fives: each loser's difference is rounded


def _total_rounded(case: Case) -> list[Answer]:
    unit = max(case.game.rules.round_to, 5)
    total = sum(lost(case))
    return [((total + unit // 2) // unit * unit,)] if case.game.rules.round_to > 1 else []


def _other_exactness(case: Case) -> list[Answer]:
    """Exact where it is rounded; rounded where it is exact."""
    losses = lost(case)
    if case.game.rules.round_to > 1:
        return [(sum(losses),)]
    return [(sum((one + 2) // 5 * 5 for one in losses),), ((sum(losses) + 2) // 5 * 5,)]


ROUND_EACH = Question(
    name="round-each",
    kind=Kind.NUMBERS,
    right=lambda case: [(_pays(case),)],
    mistakes=(
        Mistake("rounded_total_not_each", _total_rounded),
        Mistake("exact_vs_rounded", _other_exactness),
    ),
    args=pay_args,
    deal=_deal_pay("any"),
)


# The end of a match


def _target_fields(_case: Case) -> tuple[Msg, ...]:
    return (msg("field-points-then"), msg("field-points-needed"))


def _deal_target(random: Random, like: Case) -> Case:
    score = random.randint(70, 97)
    return Case(setup=like.setup, facts={"score": score, "won": 100 - score + random.randint(1, 12)})


def _target(case: Case) -> tuple[int, int, int]:
    return case.facts["score"], case.facts["won"], case.game.rules.target


MATCH_END = Question(
    name="match-end",
    kind=Kind.NUMBERS,
    right=lambda case: [(_target(case)[0] + _target(case)[1], _target(case)[2] - _target(case)[0])],
    fields=_target_fields,
    args=lambda case: {
        "score": _target(case)[0],
        "won": _target(case)[1],
        "target": _target(case)[2],
        "then": sum(_target(case)[:2]),
        "needed": _target(case)[2] - _target(case)[0],
    },
    deal=_deal_target,
)
