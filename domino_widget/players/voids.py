"""What knocks and draws say about the hands of others, read from the public log."""

from __future__ import annotations

from collections.abc import Sequence

from domino_widget.engine import Drawing, Drew, Event, Knocked, Observation, Played

#: By seat: each value that the seat lacked when it knocked or drew, with the tiles drawn since that may have it.
Voids = tuple[dict[int, int], ...]


def voids(seen: Observation) -> Voids:
    """For every seat, the values it showed it lacks, each with how many of its tiles were drawn later."""
    found: Voids = tuple({} for _ in range(seen.setup.seats))
    until_playable = seen.setup.rules.drawing is Drawing.UNTIL_PLAYABLE
    for before, event in zip((None, *seen.log), seen.log):
        _note(found, before, event, until_playable)
    return found


def _note(found: Voids, before: Event | None, event: Event, until_playable: bool) -> None:
    match event:
        case Knocked(seat, pips):
            _lacks(found[seat], pips)
        case Drew(seat, _, pips):
            _lacks(found[seat], pips)
            for value in found[seat]:
                found[seat][value] += 1
        case Played(seat) if until_playable and isinstance(before, Drew) and before.seat == seat:
            # The tile drawn last is the one that fitted, and it has left the hand again.
            _lacks(found[seat], before.pips)
        case _:
            pass


def _lacks(values: dict[int, int], pips: Sequence[int]) -> None:
    values.update(dict.fromkeys(pips, 0))
