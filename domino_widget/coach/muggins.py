"""The group "Muggins": Claim now, Call Muggins, and the risk of what is left unclaimed (rules.md 7)."""

from __future__ import annotations

from domino_widget.engine import SEATS, Claiming, Observation, Phase, worth
from domino_widget.message import msg

from .facts import attention, knows_order, sum_text
from .lines import PART, RULE, HintLine, answer, look, part, rule


def may_claim(seen: Observation) -> bool:
    """Whether the viewer's own last tile is open to a claim, whatever it is worth."""
    return seen.seat is not None and seen.claim_window == seen.seat


def may_call(seen: Observation) -> bool:
    """Whether a tile that an opponent did not claim is open to the viewer, whatever it was worth."""
    missed, side = seen.muggins_window, seen.setup.side
    return seen.seat is not None and missed is not None and side(missed) != side(seen.seat)


def muggins_lines(seen: Observation) -> list[HintLine]:
    """All lines of the group."""
    if seen.setup.rules.claiming is not Claiming.CALLED:
        return [look("hint-muggins-none")]
    if seen.phase is Phase.OVER:
        return []
    said = _rules(seen)
    if may_claim(seen):
        said += _claim(seen)
    if may_call(seen):
        said += _call(seen)
    return said + _risk(seen)


def _rules(seen: Observation) -> list[HintLine]:
    claim, call = may_claim(seen), may_call(seen)
    said = [look("hint-look-claim")] if claim or call else []
    if seen.muggins_window is None:
        said.append(look("hint-muggins-closed"))
    if seen.phase is Phase.CLOSING:
        return [*said, rule("hint-rule-closing")]
    if claim:
        said.append(rule("hint-rule-claim"))
    return [*said, rule("hint-rule-muggins")]


def _claim(seen: Observation) -> list[HintLine]:
    if not knows_order(seen):
        return []
    layout, tile = seen.layout, str(seen.layout.tiles[-1].tile)
    total, points = sum_text(layout), worth(layout.rules, layout.count())
    if not points:
        return [answer("hint-claim-nothing", tile=tile, sum=total, count=layout.count())]
    name = "hint-claim-now-last" if seen.phase is Phase.CLOSING else "hint-claim-now"
    return [answer(name, "claim-now", tile=tile, points=points, sum=total)]


def _call(seen: Observation) -> list[HintLine]:
    assert seen.muggins_window is not None
    if not knows_order(seen):
        return []
    seat, layout = SEATS[seen.muggins_window], seen.layout.before_last()
    tile, points = str(layout.tiles[-1].tile), worth(layout.rules, layout.count())
    said = [part("hint-muggins-part", tile=tile, sum=sum_text(layout))]
    if not points:
        return [*said, answer("hint-muggins-nothing", seat=seat, tile=tile, count=layout.count())]
    name = "hint-muggins-call-last" if seen.phase is Phase.CLOSING else "hint-muggins-call"
    return [*said, answer(name, "call-muggins", seat=seat, tile=tile, points=points)]


def _risk(seen: Observation) -> list[HintLine]:
    """What the viewer may lose, and how watchful each opponent has been so far."""
    if seen.seat is None or not knows_order(seen):
        return []
    said = []
    if may_claim(seen) and seen.phase is Phase.PLAY:
        said.append(HintLine(msg("hint-risk", tile=str(seen.layout.tiles[-1].tile)), "risk", RULE))
    if seen.muggins_window == seen.seat:
        said.append(HintLine(msg("hint-risk-open", tile=str(seen.layout.tiles[-2].tile)), "risk", RULE))
    return said + _rivals(seen) if said else said


def _rivals(seen: Observation) -> list[HintLine]:
    assert seen.seat is not None
    side = seen.setup.side
    return [
        HintLine(msg("hint-risk-rivals", seat=SEATS[seat], missed=missed, taken=taken), "risk", PART)
        for seat, (taken, missed) in enumerate(attention(seen))
        if side(seat) != side(seen.seat) and taken + missed
    ]
