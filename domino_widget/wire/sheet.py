"""The score sheet of a round that is over: all hands, who pays what, and the sum spelled out."""

from __future__ import annotations

from typing import Any

from ..engine import Observation, RoundResult, Setup, pip_sum
from ..engine.scoring import Hands, rounded
from ..engine.tiles import descending
from ..message import Msg, msg
from ..table import Table

Json = dict[str, Any]


def result_json(table: Table, seen: Observation) -> Json | None:
    """How the round ended, or None while it goes on. Hands are shown only then (rules.md 8.1)."""
    if table.resigned is not None and seen.result is None:
        hands = table.position.hands
        result = RoundResult(how="resigned", side=table.winner, points=0, hands=hands, seat=table.resigned)
    elif seen.result is None:
        return None
    else:
        result = seen.result
    setup = seen.setup
    return {
        "how": result.how,
        "seat": result.seat,
        "side": result.side,
        "bonus": result.points,
        "hands": _hands(setup, result),
        "lines": [line.to_json() for line in _lines(seen, setup, result)],
        "before": list(seen.scores),
        "after": [score + won for score, won in zip(seen.scores, seen.points)],
    }


def _side_pips(setup: Setup, hands: Hands) -> list[int]:
    totals = [0] * setup.sides
    for seat, hand in enumerate(hands):
        totals[setup.side(seat)] += pip_sum(hand)
    return totals


def _taken(setup: Setup, result: RoundResult) -> int:
    """What each loser's total is lessened by: the winner's, when blocked (rules.md 8.3)."""
    if result.how != "blocked" or setup.rules.blocked_pays_all:
        return 0
    return min(_side_pips(setup, result.hands))


def _hands(setup: Setup, result: RoundResult) -> list[Json]:
    totals, taken = _side_pips(setup, result.hands), _taken(setup, result)
    pays_bonus = result.how in ("out", "blocked") and result.side is not None
    rows = []
    for seat, hand in enumerate(result.hands):
        side = setup.side(seat)
        loses = pays_bonus and side != result.side
        difference = totals[side] - taken if loses else 0
        each = not setup.rules.round_sum
        rows.append(
            {
                "seat": seat,
                "tiles": [str(tile) for tile in descending(hand)],
                "pips": pip_sum(hand),
                "side": side,
                "difference": difference,
                "pays": rounded(setup.rules, difference) if each else difference,
            }
        )
    return rows


def _lines(seen: Observation, setup: Setup, result: RoundResult) -> list[Msg]:
    lines = [_hand_line(seat, hand) for seat, hand in enumerate(result.hands)]
    if result.how in ("target", "resigned"):
        lines.append(msg(f"sum-{result.how}"))
    else:
        if setup.partners:
            lines += _side_lines(setup, result)
        lines.append(_rule_line(setup, result))
        if result.side is not None:
            lines += _paying_lines(setup, result)
    bonus = [result.points * (side == result.side) for side in range(setup.sides)]
    for side, won in enumerate(seen.points):
        if won - bonus[side] > 0 and not setup.partners:
            lines.append(msg("sum-won-in-play", seat=side, points=won - bonus[side]))
    return lines


def _hand_line(seat: int, hand: tuple[Any, ...]) -> Msg:
    if not hand:
        return msg("sum-hand-empty", seat=seat)
    tiles = ", ".join(str(tile) for tile in descending(hand))
    return msg("sum-hand", seat=seat, tiles=tiles, total=pip_sum(hand))


def _side_lines(setup: Setup, result: RoundResult) -> list[Msg]:
    lines = []
    for side, total in enumerate(_side_pips(setup, result.hands)):
        sums = " + ".join(str(pip_sum(result.hands[seat])) for seat in range(side, setup.seats, 2))
        lines.append(msg("sum-side", side=side, sum=sums, total=total))
    return lines


def _rule_line(setup: Setup, result: RoundResult) -> Msg:
    if result.how == "out":
        return msg("sum-partner") if setup.partners else msg("sum-out")
    if result.side is None:
        return msg("sum-tie")
    return msg("sum-blocked-all") if setup.rules.blocked_pays_all else msg("sum-blocked")


def _paying_lines(setup: Setup, result: RoundResult) -> list[Msg]:
    rules, taken = setup.rules, _taken(setup, result)
    differences = [
        (side, total, total - taken)
        for side, total in enumerate(_side_pips(setup, result.hands))
        if side != result.side
    ]
    lines: list[Msg] = []
    if not setup.partners:
        for seat, total, difference in differences:
            if taken:
                lines.append(msg("sum-difference", seat=seat, total=total, lowest=taken, points=difference))
            if rules.round_to > 1 and not rules.round_sum:
                points = rounded(rules, difference)
                lines.append(msg("sum-rounded", seat=seat, difference=difference, points=points))
    each = [difference if rules.round_sum else rounded(rules, difference) for _, _, difference in differences]
    if len(each) > 1:
        lines.append(msg("sum-total", sum=" + ".join(map(str, each)), points=sum(each)))
    if rules.round_sum:
        lines.append(msg("sum-sum-rounded", total=sum(each), points=result.points))
    return lines
