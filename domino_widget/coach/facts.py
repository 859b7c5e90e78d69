"""What a seat can work out for itself: sums of ends, unseen tiles, plays laid in thought, and settled counts."""

from __future__ import annotations

from typing import NamedTuple

from domino_widget.engine import (
    LEAD,
    CalledMuggins,
    Claimed,
    Draw,
    Layout,
    Observation,
    Placed,
    Play,
    Played,
    Tile,
    full_set,
    worth,
)
from domino_widget.engine.tiles import descending

#: What an argument of a sentence may be.
Number = int | float | str


class EndPart(NamedTuple):
    """What one end adds to the count: the values, at port ``port`` of tile ``number``."""

    number: int
    port: int
    values: tuple[int, ...]


def end_parts(layout: Layout) -> tuple[EndPart, ...]:
    """The count end by end (rules.md 6.2): every tile touching exactly one other, a lone tile half by half."""
    if len(layout.tiles) == 1:
        first = layout.tiles[0]
        return (EndPart(0, 1, (first.inner,)), EndPart(0, 2, (first.outer,)))
    touching = [int(placed.number > 0) for placed in layout.tiles]
    for placed in layout.tiles[1:]:
        touching[placed.at] += 1
    return tuple(_part(layout, placed) for placed in layout.tiles if touching[placed.number] == 1)


def _part(layout: Layout, placed: Placed) -> EndPart:
    port, value = next((end.port, end.value) for end in layout.free if end.number == placed.number)
    return EndPart(placed.number, port, (value, value) if placed.tile.is_double else (value,))


def sum_text(layout: Layout) -> str:
    """The count as a sum, ``6 + 6 + 3``."""
    return " + ".join(str(value) for part in end_parts(layout) for value in part.values)


def after(layout: Layout, play: Play) -> Layout:
    """The table after a legal play."""
    for end in layout.free:
        if end.number == play.at and end.port == play.port:
            return layout.with_tile(play.tile, end, play.turn)
    return layout.with_tile(play.tile)


def named(layout: Layout, play: Play) -> dict[str, Number]:
    """A legal play as words name it: its tile, the value of its end (``LEAD`` for a lead), the tile that shows it
    where another tile shows the same value (else "none"), and how it lies."""
    end, at = LEAD, "none"
    for free in layout.free:
        if (free.number, free.port) == (play.at, play.port):
            alike = {other.number for other in layout.free if other.value == free.value}
            end, at = free.value, str(layout.tiles[free.number].tile) if len(alike) > 1 else "none"
    return {"tile": str(play.tile), "end": end, "at": at, "turn": play.turn.name.lower()}


def named_beside(layout: Layout, play: Play) -> dict[str, Number]:
    """The same for the play that another is compared with."""
    words = named(layout, play)
    return {"other": words["tile"], "otherEnd": words["end"], "otherAt": words["at"], "otherTurn": words["turn"]}


def plays(seen: Observation) -> tuple[Play, ...]:
    """The viewer's legal plays; none when a draw or a knock is all there is."""
    return tuple(action for action in seen.plays if isinstance(action, Play))


def must_draw(seen: Observation) -> bool:
    """Whether drawing is all that the viewer can do with the turn."""
    return any(isinstance(action, Draw) for action in seen.plays)


def unseen(seen: Observation, layout: Layout) -> tuple[Tile, ...]:
    """The tiles that the viewer can see nowhere, rivals' and the boneyard's alike, as hands are written."""
    known = {placed.tile for placed in layout.tiles} | set(seen.hand)
    return descending(tile for tile in full_set(seen.setup.max_pip) if tile not in known)


def scorers(layout: Layout, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Those of the tiles that would make a count worth points on this table."""
    ends, rules = layout.ends(), layout.rules
    return tuple(
        tile
        for tile in tiles
        if any(worth(rules, layout.with_tile(tile, end, turn).count()) for end, turn in layout.fits(tile, ends))
    )


def listed(values: object) -> str:
    """Values or tiles in a row, ``6, 3``."""
    assert isinstance(values, (tuple, list))
    return ", ".join(map(str, values))


def knows_order(seen: Observation) -> bool:
    """Whether it is known which two tiles were laid last: a table read from a text does not tell."""
    return len(seen.layout) <= 2 or len(_played(seen)) >= 2


def _played(seen: Observation) -> list[Played]:
    return [event for event in seen.log if isinstance(event, Played)]


class Attention(NamedTuple):
    """How many counts worth points a seat took, and how many it let pass, its own and those open to Muggins."""

    taken: int
    missed: int


def attention(seen: Observation) -> tuple[Attention, ...]:
    """By seat, from what is publicly settled in this round: claims, Muggins calls, and counts whose windows have
    both closed. A tile that is still open says nothing yet."""
    setup, laid = seen.setup, _played(seen)
    taken, missed = [0] * setup.seats, [0] * setup.seats
    claimed = {event.number for event in seen.log if isinstance(event, Claimed)}
    called = {event.number: event.seat for event in seen.log if isinstance(event, CalledMuggins)}
    for number, due in enumerate(_worths(seen, laid)):
        owner = laid[number].seat
        if number in claimed:
            taken[owner] += 1
        elif number in called:
            missed[owner] += 1
            taken[called[number]] += 1
        elif due and number < len(laid) - 2:
            for seat in range(setup.seats):
                missed[seat] += seat == owner or setup.side(seat) != setup.side(owner)
    return tuple(Attention(*pair) for pair in zip(taken, missed))


def _worths(seen: Observation, laid: list[Played]) -> list[int]:
    """What each tile of the round was worth when it lay; empty if the log does not tell the whole round."""
    if len(laid) != len(seen.layout):
        return []
    layout, worths = Layout(seen.setup.rules), []
    for event in laid:
        play = Play(event.seat, event.tile, at=event.at, port=event.port, turn=event.turn)
        layout = after(layout, play)
        worths.append(worth(seen.setup.rules, layout.count()))
    return worths
