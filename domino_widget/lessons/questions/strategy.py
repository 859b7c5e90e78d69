"""Skills ``plan.block_dump``, ``hand.partner``, ``count.suit``: plays that keep options, shut ends and shed pips."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from ...analysis import solve
from ...engine import Play, Position, Setup, Tile, apply, full_set, pip_sum
from ...engine.state import can_play, plays
from ..level import Answer, Args, Case, Kind, Mistake, Question
from ..reach import passed, reached
from .common import each, end_values, hand_text, laid, legal, listed, table_args, value_at
from .plans import Cost, best_plays, told_apart


def _rest(case: Case, play: Play) -> list[Tile]:
    """The hand after a play."""
    return [tile for tile in case.at.hands[case.seat] if tile != play.tile]


def _named(case: Case, play: Play) -> Args:
    """A play for a text: its tile, the end it joins and the ends after it."""
    return {
        "best": str(play.tile),
        "on": value_at(case.at.layout, play),
        "after": listed(end_values(laid(case.at.layout, play))),
    }


def _lines(case: Case, cost: Cost, shown: Callable[[float], object] = int) -> str:
    """Every play with its figure, best first."""
    found = sorted(legal(case), key=lambda play: cost(case, play))
    return "; ".join(f"{play.tile} → {value_at(case.at.layout, play)}: {shown(cost(case, play))}" for play in found)


# The rival is about to go out


def pips_left(case: Case, play: Play) -> int:
    """The pips left in the hand after a play."""
    return pip_sum(_rest(case, play))


def _deal_last_tile(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        own = position.to_act or 0
        return len(position.hands[1 - own]) == 1 and len(position.hands[own]) > 1 and len(plays(position)) > 1

    case = passed(Setup(like.game.rules), random, wanted)
    return case if case and told_apart(case, pips_left) else None


LEAST_LOSS = Question(
    name="least-loss",
    kind=Kind.PLAYS,
    one=True,
    right=lambda case: each(case, best_plays(case, pips_left)),
    args=lambda case: (
        table_args(case)
        | _named(case, best_plays(case, pips_left)[0])
        | {"left": pips_left(case, best_plays(case, pips_left)[0]), "lines": _lines(case, pips_left)}
    ),
    deal=_deal_last_tile,
)


# Different numbers kept in the hand


def _numbers_gone(case: Case, play: Play) -> int:
    """How many of the numbers of the set the hand lacks after a play."""
    return case.game.max_pip + 1 - len(_numbers(case, play))


def _numbers(case: Case, play: Play) -> list[int]:
    return sorted({half for tile in _rest(case, play) for half in (tile.low, tile.high)})


def _keep_args(case: Case) -> Args:
    best = best_plays(case, _numbers_gone)[0]
    return (
        table_args(case)
        | _named(case, best)
        | {
            "numbers": listed(_numbers(case, best)),
            "count": len(_numbers(case, best)),
            "lines": _lines(case, _numbers_gone, lambda gone: case.game.max_pip + 1 - int(gone)),
        }
    )


def _deal_keep(random: Random, like: Case) -> Case | None:
    case = reached(like.game, random, lambda p: 1 < len(plays(p)) < 7 and len(p.hands[p.to_act or 0]) > 2)
    return case if case and told_apart(case, _numbers_gone) else None


KEEP_NUMBERS = Question(
    name="keep-numbers",
    kind=Kind.PLAYS,
    one=True,
    right=lambda case: each(case, best_plays(case, _numbers_gone)),
    args=_keep_args,
    deal=_deal_keep,
)


# Ends that only one's own hand fits


def _others_fit(case: Case, play: Play) -> list[Tile]:
    """The unseen tiles that fit an end after a play."""
    after = laid(case.at.layout, play)
    known = {placed.tile for placed in after.tiles} | set(case.at.hands[case.seat])
    return [t for t in full_set(case.game.max_pip) if t not in known and next(after.fits(t), None)]


def _only_yours(case: Case) -> list[Play]:
    return [
        play
        for play in legal(case)
        if not _others_fit(case, play)
        and any(next(laid(case.at.layout, play).fits(tile), None) for tile in _rest(case, play))
    ]


def _open_to_others(case: Case) -> list[Answer]:
    return each(case, [play for play in legal(case) if _others_fit(case, play)])


def _yours_args(case: Case) -> Args:
    best = _only_yours(case)[0]
    after = laid(case.at.layout, best)
    number = end_values(after)[0]
    lying = [placed.tile for placed in after.tiles if number in placed.tile]
    return (
        table_args(case)
        | _named(case, best)
        | {
            "number": number,
            "all": case.game.max_pip + 1,
            "lying": len(lying),
            "held": sum(number in tile for tile in _rest(case, best)),
        }
    )


def _deal_yours(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        hand = position.hands[position.to_act or 0]
        lying = [placed.tile for placed in position.layout.tiles]
        mine = [n for n in range(position.setup.max_pip + 1) if sum(n in tile for tile in hand) > 1]
        shown = [n for n in mine if sum(n in tile for tile in (*lying, *hand)) > position.setup.max_pip]
        case = Case(position=position, seat=position.to_act or 0)
        return bool(shown) and bool(_only_yours(case)) and bool(_open_to_others(case))

    # With four players nearly all tiles are in play, so that all of one number are seen more often.
    return passed(Setup(like.game.rules, seats=4), random, wanted)


ONLY_YOURS = Question(
    name="only-yours",
    kind=Kind.PLAYS,
    one=True,
    right=lambda case: each(case, _only_yours(case)),
    mistakes=(Mistake("own_hand_not_counted", _open_to_others),),
    args=_yours_args,
    deal=_deal_yours,
)


# Partners


def _lacked(case: Case, play: Play) -> int:
    """How many ends show a number that the partner lacks after a play."""
    return sum(value in case.facts["lacks"] for value in end_values(laid(case.at.layout, play)))


def _worst_for_partner(case: Case) -> list[Answer]:
    return each(case, [play for play in legal(case) if play not in best_plays(case, _lacked)])


def _deal_partner(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        return len(position.layout.open_values()) > 1 and 1 < len(plays(position)) < 7

    case = reached(like.game, random, wanted)
    if case is None:
        return None
    partner = case.at.hands[(case.seat + 2) % 4]
    absent = [n for n in range(case.game.max_pip + 1) if not any(n in tile for tile in partner)]
    if len(absent) < 2:
        return None
    case = replace(case, facts={"lacks": tuple(sorted(random.sample(absent, 2)))})
    return case if told_apart(case, _lacked) else None


FOR_PARTNER = Question(
    name="for-partner",
    kind=Kind.PLAYS,
    one=True,
    right=lambda case: each(case, best_plays(case, _lacked)),
    mistakes=(Mistake("offered_what_partner_lacks", _worst_for_partner),),
    args=lambda case: (
        table_args(case)
        | _named(case, best_plays(case, _lacked)[0])
        | {"lacks": listed(case.facts["lacks"]), "lines": _lines(case, _lacked)}
    ),
    deal=_deal_partner,
)


# Open hands: the whole round


def lost_by(case: Case, play: Play) -> int:
    """What the round costs the asked seat's side after a play, if both play as well as can be."""
    value = solve(case.at).plays[play]
    return value if case.game.side(case.seat) else -value


def _solve_args(case: Case) -> Args:
    best = best_plays(case, lost_by)[0]
    blocks = [str(play.tile) for play in legal(case) if blocks_at_once(case, play)]
    return (
        table_args(case)
        | _named(case, best)
        | {
            "rival": hand_text(case.at.hands[1 - case.seat]),
            "won": -lost_by(case, best),
            "lines": _lines(case, lost_by, lambda cost: f"{-int(cost):+}"),
            "blocks": listed(blocks) or "–",
        }
    )


def blocks_at_once(case: Case, play: Play) -> bool:
    """Whether nobody can play any more after a play, and hands are left."""
    after, _ = apply(case.at, play)
    return bool(_rest(case, play)) and not any(
        can_play(replace(after, to_act=seat)) for seat in range(case.game.seats) if after.to_act is not None
    )


def _deal_solved(random: Random, like: Case, *, block: bool) -> Case | None:
    def wanted(position: Position) -> bool:
        return 1 < len(plays(position)) < 6 and all(1 < len(hand) < 5 for hand in position.hands)

    case = passed(Setup(like.game.rules), random, wanted, open_hands=True)
    if case is None or not told_apart(case, lost_by):
        return None
    heavy = max(legal(case), key=lambda play: play.tile.pips())
    blocks = [play for play in legal(case) if blocks_at_once(case, play)]
    if block:
        return case if blocks and len(blocks) < len(legal(case)) else None
    return case if heavy not in best_plays(case, lost_by) or random.random() < 0.2 else None


def _solved_question(name: str, *, block: bool) -> Question:
    return Question(
        name=name,
        kind=Kind.PLAYS,
        one=True,
        right=lambda case: each(case, best_plays(case, lost_by)),
        args=_solve_args,
        deal=lambda random, like: _deal_solved(random, like, block=block),
    )


BEST_OPEN = _solved_question("best-open", block=False)
BLOCK_OR_DUMP = _solved_question("block-or-dump", block=True)
