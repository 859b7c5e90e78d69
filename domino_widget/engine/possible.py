"""Whether play can lead to a position, and the result of one that is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .layout import Layout, Placed
from .position import out_seat
from .rules import SEATS, Claiming, Drawing, Opening
from .scoring import RoundResult, settle, worth
from .state import Phase, Position, can_play


def complaint(position: Position) -> str | None:
    """One sentence that says why no play leads to this position; None if nothing stands against it."""
    return next(_complaints(position), None)


def _complaints(position: Position) -> Iterator[str]:
    setup, target = position.setup, position.setup.rules.target
    if max(position.scores) >= target:
        yield f"The match was over before this hand: {max(position.scores)} points reach the target of {target}."
    if position.opening_tile is not None:
        yield from _about_lead(position)
    if not position.layout.tiles:
        yield from _about_empty_table(position)
    yield from _about_windows(position)
    if sum(not hand for hand in position.hands) > 1:
        yield "Only one player can be out."
    if position.phase is Phase.OVER:
        if result_of(position) is None:
            yield from _about_result(position)
        return
    if max(position.totals) >= target:
        yield f"{max(position.totals)} points reach the target of {target}, so the hand is over."
    if setup.rules.claiming is Claiming.NONE and any(position.points):
        yield f"In {setup.rules.title} no points are won before the hand is over."
    yield from _about_end(position) if position.phase is Phase.CLOSING else _about_turn(position)


def _about_lead(position: Position) -> Iterator[str]:
    tile, seat = position.opening_tile, position.to_act
    if position.layout.tiles:
        yield "A tile that must lead is told only while the table is empty."
    if position.setup.rules.opening is not Opening.HIGHEST_DOUBLE_FORCED:
        yield f"In {position.setup.rules.title} whoever opens may lead any tile."
    if seat is not None and tile not in position.hands[seat]:
        yield f"{tile} must lead, but it is not in the hand of seat {SEATS[seat]}."


def _about_empty_table(position: Position) -> Iterator[str]:
    if position.phase is not Phase.PLAY:
        yield "A hand cannot end before a tile lies."
    if position.knocks or any(position.points):
        yield "Before the first tile there are no knocks and no points."


def _about_turn(position: Position) -> Iterator[str]:
    out = out_seat(position.hands)
    if out is not None:
        yield f"Seat {SEATS[out]} has no tile left, so the hand is over."
    if position.knocks >= position.setup.seats:
        yield "Everybody has knocked, so the hand is over."
    seat = position.to_act
    assert seat is not None
    yield from _about_knocks(
        position, [(seat - back) % position.setup.seats for back in range(1, position.knocks + 1)]
    )
    window, rules = position.claimable, position.setup.rules
    if window and rules.drawing is not Drawing.ONE:
        next_seat = (window.seat + 1 + position.knocks) % position.setup.seats
        if seat != next_seat:
            yield f"Seat {SEATS[window.seat]} laid the last tile, so it is the turn of seat {SEATS[next_seat]}."


def _about_end(position: Position) -> Iterator[str]:
    if position.setup.rules.claiming is not Claiming.CALLED:
        yield "Where nothing is claimed a hand is over at once, with no windows to wait for."
    out, window = out_seat(position.hands), position.claimable
    if out is None:
        yield from _about_blocked(position)
    elif position.knocks:
        yield f"Seat {SEATS[out]} is out, so nobody knocked after the last tile."
    elif window and window.seat != out:
        yield f"Seat {SEATS[out]} is out, so seat {SEATS[window.seat]} did not lay the last tile."


def _about_blocked(position: Position) -> Iterator[str]:
    if position.knocks != position.setup.seats:
        yield "The hand is not over: nobody is out, and not everybody has knocked."
    yield from _about_knocks(position, list(range(position.setup.seats)))


def _about_knocks(position: Position, seats: list[int]) -> Iterator[str]:
    if seats and position.drawable:
        yield "Nobody knocks while tiles may be drawn."
    for seat in seats:
        if can_play(replace(position, to_act=seat, phase=Phase.PLAY)):
            yield f"Seat {SEATS[seat]} has a tile that fits, so it cannot have knocked."


def _about_windows(position: Position) -> Iterator[str]:
    claim, mug = position.claimable, position.muggable
    if claim is None and mug is None:
        return
    if position.setup.rules.claiming is not Claiming.CALLED:
        yield f"In {position.setup.rules.title} nothing is claimed, so no window is open."
    if position.phase is Phase.OVER:
        yield "When the hand is over no window is open."
    if claim:
        if not position.layout.tiles:
            yield "Before the first tile there is nothing to claim."
        due = worth(position.setup.rules, position.layout.count())
        if claim.worth != due:
            yield f"The last tile is worth {due}, not {claim.worth}."
    if mug:
        if len(position.layout) < 2:
            yield "Before the second tile no missed tile is open to Muggins."
        elif mug.worth not in _worths_before(position.layout):
            yield f"No tile that may have been the last leaves a count worth {mug.worth} behind it."


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


def _about_result(position: Position) -> Iterator[str]:
    out = out_seat(position.hands)
    if out is None:
        yield from _about_blocked(position)
    elif position.knocks:
        yield f"Seat {SEATS[out]} is out, so nobody knocked after the last tile."
    result = settle(position.setup, position.hands, out)
    pays = "nobody" if result.side is None else f"side {result.side + 1} {result.points} points"
    yield f"The points do not fit this end of the hand, which pays {pays}."
