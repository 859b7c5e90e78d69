"""Whether play can lead to a position, and the result of one that is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .building import impossible
from .deal import must_redeal, opener
from .errors import EngineError
from .layout import Layout, Placed
from .position import out_seat
from .rules import SEATS, Branching, Claiming, Drawing, Opening
from .scoring import RoundResult, settle, worth
from .state import Phase, Position, can_play


def complaint(position: Position) -> EngineError | None:
    """The error that says why no play leads to this position; None if nothing stands against it."""
    return next(_complaints(position), None)


def _complaints(position: Position) -> Iterator[EngineError]:
    setup, target = position.setup, position.setup.rules.target
    if max(position.scores) >= target:
        yield impossible("match-over", points=max(position.scores), target=target)
    if position.opening_tile is not None:
        yield from _about_lead(position)
    if not position.layout.tiles:
        yield from _about_empty_table(position)
    yield from _about_windows(position)
    if sum(not hand for hand in position.hands) > 1:
        yield impossible("two-out")
    if position.phase is Phase.OVER:
        if result_of(position) is None:
            yield from _about_result(position)
        return
    if max(position.totals) >= target:
        yield impossible("over", points=max(position.totals), target=target)
    if setup.rules.claiming is Claiming.NONE and any(position.points):
        yield impossible("points", game=setup.rules.title)
    if position.phase is Phase.CLOSING:
        yield from _about_end(position)
    else:
        yield from _about_turn(position)
        yield from _about_opener(position)


def _about_lead(position: Position) -> Iterator[EngineError]:
    tile, seat = position.opening_tile, position.to_act
    if position.layout.tiles:
        yield impossible("lead-late")
    if position.setup.rules.opening is not Opening.HIGHEST_DOUBLE_FORCED:
        yield impossible("lead-free", game=position.setup.rules.title)
    if seat is not None and tile not in position.hands[seat]:
        yield impossible("lead-not-held", tile=str(tile), letter=SEATS[seat])


def _about_empty_table(position: Position) -> Iterator[EngineError]:
    if position.phase is not Phase.PLAY:
        yield impossible("empty-ended")
    if position.knocks or any(position.points):
        yield impossible("empty-points")


def _about_opener(position: Position) -> Iterator[EngineError]:
    """Arms begin at a double: a line that does not say which would let any tile lead (rules.md 2.4, 3.2, 5.1)."""
    rules = position.setup.rules
    forced = rules.opening is Opening.HIGHEST_DOUBLE_FORCED and rules.branching in (
        Branching.OPENING_DOUBLE,
        Branching.OPENING_AND_LATER_DOUBLES,
    )
    if position.layout.tiles or position.opening_tile or not forced:
        return
    if must_redeal(position.setup, position.hands):
        yield EngineError("dealt-again")
    seat, tile = opener(position.hands)
    yield impossible("opener", letter=SEATS[seat], tile=str(tile))


def _about_turn(position: Position) -> Iterator[EngineError]:
    out = out_seat(position.hands)
    if out is not None:
        yield impossible("out", letter=SEATS[out])
    if position.knocks >= position.setup.seats:
        yield impossible("all-knocked")
    seat = position.to_act
    assert seat is not None
    yield from _about_knocks(
        position, [(seat - back) % position.setup.seats for back in range(1, position.knocks + 1)]
    )
    window, rules = position.claimable, position.setup.rules
    if window and rules.drawing is not Drawing.ONE:
        next_seat = (window.seat + 1 + position.knocks) % position.setup.seats
        if seat != next_seat:
            yield impossible("turn", letter=SEATS[window.seat], next=SEATS[next_seat])


def _about_end(position: Position) -> Iterator[EngineError]:
    if position.setup.rules.claiming is not Claiming.CALLED:
        yield impossible("closing")
    out, window = out_seat(position.hands), position.claimable
    if out is None:
        yield from _about_blocked(position)
    elif position.knocks:
        yield impossible("out-knocks", letter=SEATS[out])
    elif window and window.seat != out:
        yield impossible("out-window", letter=SEATS[out], other=SEATS[window.seat])


def _about_blocked(position: Position) -> Iterator[EngineError]:
    if position.knocks != position.setup.seats:
        yield impossible("not-ended")
    yield from _about_knocks(position, list(range(position.setup.seats)))


def _about_knocks(position: Position, seats: list[int]) -> Iterator[EngineError]:
    if seats and position.drawable:
        yield impossible("knock-draws")
    for seat in seats:
        if can_play(replace(position, to_act=seat, phase=Phase.PLAY)):
            yield impossible("knock-fits", letter=SEATS[seat])


def _about_windows(position: Position) -> Iterator[EngineError]:
    claim, mug = position.claimable, position.muggable
    if claim is None and mug is None:
        return
    if position.setup.rules.claiming is not Claiming.CALLED:
        yield impossible("no-claims", game=position.setup.rules.title)
    if position.phase is Phase.OVER:
        yield impossible("windows-over")
    if claim:
        if not position.layout.tiles:
            yield impossible("claim-empty")
        due = worth(position.setup.rules, position.layout.count())
        if claim.worth != due:
            yield impossible("claim-worth", due=due, points=claim.worth)
    if mug:
        if len(position.layout) < 2:
            yield impossible("muggins-early")
        elif mug.worth not in _worths_before(position.layout):
            yield impossible("muggins-worth", points=mug.worth)


def _worths_before(layout: Layout) -> set[int]:
    """What the tile before the last may be worth: play order is forgotten, so any leaf may be the last."""
    inner = {placed.at for placed in layout.tiles}
    leaves = [placed.number for placed in layout.tiles if placed.number not in inner]
    return {
        worth(layout.rules, _count([placed for placed in layout.tiles if placed.number != number]))
        for number in leaves
        if number
    }


def _count(tiles: list[Placed]) -> int:
    """The end count (rules.md 6.2) of these tiles, of which the first is the layout's first."""
    root, total = tiles[0], 0
    for placed in tiles:
        touching = [child.inner for child in tiles if child.at == placed.number]
        if placed is not root:
            touching.append(placed.inner)
        if len(tiles) == 1 or (len(touching) == 1 and placed.tile.is_double):
            total += placed.tile.pips()
        elif len(touching) == 1:
            total += placed.tile.other(touching[0])
    return total


def result_of(position: Position) -> RoundResult | None:
    """The best reading of how a round that is over ended: its bonus when a hand is empty or all have knocked,
    else the target; None if the points fit neither."""
    setup, out = position.setup, out_seat(position.hands)
    claimed = setup.rules.claiming is not Claiming.NONE
    if (out is not None and not position.knocks) or (out is None and next(_about_blocked(position), None) is None):
        result = settle(setup, position.hands, out)
        before = [won - result.points * (side == result.side) for side, won in enumerate(position.points)]
        running = max(score + won for score, won in zip(position.scores, before))
        if min(before) >= 0 and running < setup.rules.target and (claimed or not any(before)):
            return result
    reached = [side for side, total in enumerate(position.totals) if total >= setup.rules.target]
    if claimed and len(reached) == 1 and position.points[reached[0]]:
        return RoundResult(how="target", side=reached[0], points=0, hands=position.hands, seat=reached[0])
    return None


def _about_result(position: Position) -> Iterator[EngineError]:
    out = out_seat(position.hands)
    if out is None:
        yield from _about_blocked(position)
    elif position.knocks:
        yield impossible("out-knocks", letter=SEATS[out])
    result = settle(position.setup, position.hands, out)
    if result.side is None:
        yield impossible("result-nobody")
    else:
        yield impossible("result", number=result.side + 1, points=result.points)
