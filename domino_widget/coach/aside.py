"""What stands beside the review and is never part of it: attention to claims, and the hand with all tiles open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from domino_widget.analysis import NotSolvable, solve
from domino_widget.engine import (
    CalledMuggins,
    Claimed,
    Claiming,
    Event,
    Layout,
    Phase,
    Play,
    Played,
    Position,
    worth,
)

from .claims import Claim, letter
from .facts import named, named_beside

#: Positions that a search with open hands may visit.
NODES = 60_000

Step = tuple[Position, object, tuple[Event, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Attention:
    """Points by attention alone, exact: ``due`` what the seat's tiles were worth, ``missed`` what it did not claim,
    ``given`` the part of that which an opponent took by Muggins, ``uncalled`` what an opponent missed and nobody
    called. ``tiles`` are the tiles that were not claimed."""

    due: int = 0
    missed: int = 0
    given: int = 0
    uncalled: int = 0
    tiles: tuple[str, ...] = ()


def attention(steps: Sequence[Step], seat: int) -> Attention:
    """How attentive a seat was in a round that is over."""
    if not steps or steps[0][0].setup.rules.claiming is not Claiming.CALLED:
        return Attention()
    setup = steps[0][0].setup
    events = [event for _, _, some in steps for event in some]
    taken = {event.number for event in events if isinstance(event, Claimed)}
    called = {event.number: event.points for event in events if isinstance(event, CalledMuggins)}
    due = missed = given = uncalled = 0
    tiles = []
    # Muggins is never called on the last tile, nor on one whose window was closed by reaching the target.
    last = max((event.number for event in events if isinstance(event, Played)), default=-1)
    for event, points in _worths(steps):
        number, mine = event.number, event.seat == seat
        if not points:
            continue
        due += points * mine
        if number in taken:
            continue
        if mine:
            missed += points
            given += called.get(number, 0)
            tiles.append(str(event.tile))
        elif setup.side(event.seat) != setup.side(seat) and number not in called and number < last:
            uncalled += points
    return Attention(due=due, missed=missed, given=given, uncalled=uncalled, tiles=tuple(tiles))


def _worths(steps: Sequence[Step]) -> Iterator[tuple[Played, int]]:
    """Each tile laid, with what the table was worth then."""
    after = [position for position, _, _ in steps[1:]]
    for (before, _, events), later in zip(steps, [*after, None]):
        for event in events:
            if isinstance(event, Played):
                layout = later.layout if later is not None else _laid(before, event)
                yield event, worth(before.setup.rules, layout.count())


def _laid(before: Position, event: Played) -> Layout:
    end = next((e for e in before.layout.free if (e.number, e.port) == (event.at, event.port)), None)
    return before.layout.with_tile(event.tile, end, event.turn)


def hindsight(steps: Sequence[Step], seat: int) -> Iterator[Claim | None]:
    """With all hands open: the turn of the seat at which the best play would have won most more, where that can be
    searched (two sides, nothing left to draw). Never graded. None between slices, a claim at last if there is one."""
    found: list[tuple[int, Claim]] = []
    for position, action, _ in steps:
        if position.phase is not Phase.PLAY or position.to_act != seat or not isinstance(action, Play):
            continue
        if position.setup.sides != 2 or position.drawable or not position.layout.tiles:
            continue
        yield None
        lost = _lost(position, action)
        if lost is not None:
            found.append(lost)
    if found:
        yield max(found, key=lambda one: one[0])[1]


def _lost(position: Position, played: Play) -> tuple[int, Claim] | None:
    try:
        solution = solve(position, NODES)
    except NotSolvable:
        return None
    if solution.best is None or played not in solution.plays:
        return None
    sign = 1 if position.setup.side(played.seat) == 0 else -1
    gain = sign * (solution.plays[solution.best] - solution.plays[played])
    if gain <= 0:
        return None
    args: dict[str, int | float | str] = {
        **named(position.layout, solution.best),
        **named_beside(position.layout, played),
        "points": gain,
        "seat": letter(played.seat),
    }
    return gain, Claim(kind="hindsight", args=args, play=solution.best)
