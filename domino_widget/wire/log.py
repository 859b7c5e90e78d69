"""The log of the round as the viewer may see it, each line with the public state after it."""

from __future__ import annotations

from typing import Any

from ..engine import (
    CalledMuggins,
    Claimed,
    Draw,
    Drew,
    Event,
    HandEnded,
    Knocked,
    Observation,
    Played,
    RoundOver,
    Scored,
    divisors,
    format_action,
)
from ..table import Note, Table

Json = dict[str, Any]


def number_of_tile(seen: Observation, back: int) -> int:
    """The number of the tile laid ``back`` tiles before the last one."""
    played = [event.number for event in seen.log if isinstance(event, Played)]
    if len(played) > back:
        return played[-1 - back]
    return len(seen.layout) - 1 - back  # a position from text has no log: its numbers must do


def log_entries(table: Table, seen: Observation) -> list[Json]:
    """Every event and note of the round; ``tiles``, ``hands``, ``boneyard`` and ``won`` are as after it."""
    tally = _Tally(table, seen)
    texts = _action_texts(table, seen)
    lines = [tally.line("deal", None)]
    notes = list(table.notes)
    index = 0
    for number, (_, _, events) in enumerate(table.round.steps):
        lines += _notes_at(tally, notes, number)
        for place in range(len(events)):
            event = seen.log[index]
            index += 1
            tally.count(event)
            line = tally.line(*_kind_and_seat(event))
            line.update(_details(seen, event))
            line["text"] = texts[number] if place == 0 else ""
            lines.append(line)
    lines += _notes_at(tally, notes, len(table.round.steps))
    for number, line in enumerate(lines):
        line["n"] = number
    return lines


def _action_texts(table: Table, seen: Observation) -> list[str]:
    """The notation of every action of the round as the viewer may see it: "+?" for what others drew."""
    texts, index = [], 0
    for before, action, events in table.round.steps:
        text = format_action(action, before)
        if isinstance(action, Draw):
            text += str(getattr(seen.log[index], "tile", None) or "?")
        texts.append(text)
        index += len(events)
    return texts


def _notes_at(tally: _Tally, notes: list[Note], at: int) -> list[Json]:
    return [tally.line(note.kind, note.seat) for note in notes if note.at == at]


class _Tally:
    """Public counts, followed through the events from the deal on."""

    def __init__(self, table: Table, seen: Observation) -> None:
        start = table.round.start
        self.setup = seen.setup
        self.tiles = len(start.layout)
        self.hands = [len(hand) for hand in start.hands]
        self.boneyard = len(start.boneyard)
        self.won = list(start.points)

    def count(self, event: Event) -> None:
        if isinstance(event, Played):
            self.tiles += 1
            self.hands[event.seat] -= 1
        elif isinstance(event, Drew):
            self.hands[event.seat] += 1
            self.boneyard -= 1
        elif isinstance(event, (Claimed, CalledMuggins, Scored)):
            self.won[self.setup.side(event.seat)] += event.points
        elif isinstance(event, RoundOver) and event.side is not None:
            self.won[event.side] += event.points

    def line(self, kind: str, seat: int | None) -> Json:
        return {
            "kind": kind,
            "seat": seat,
            "text": "",
            "tiles": self.tiles,
            "hands": list(self.hands),
            "boneyard": self.boneyard,
            "won": list(self.won),
        }


_KINDS: dict[type, str] = {
    Played: "played",
    Drew: "drew",
    Knocked: "knocked",
    Claimed: "claimed",
    CalledMuggins: "muggins",
    Scored: "scored",
    HandEnded: "ended",
    RoundOver: "over",
}


def _kind_and_seat(event: Event) -> tuple[str, int | None]:
    return _KINDS[type(event)], getattr(event, "seat", None)


def _details(seen: Observation, event: Event) -> Json:
    tiles = seen.layout.tiles
    if isinstance(event, Played):
        details: Json = {"tile": str(event.tile), "number": event.number}
        if event.at >= 0:
            details |= {"on": str(tiles[event.at].tile), "value": tiles[event.number].inner}
        return details
    if isinstance(event, Drew):
        return {"pips": list(event.pips)} | ({"tile": str(event.tile)} if event.tile else {})
    if isinstance(event, Knocked):
        return {"pips": list(event.pips)}
    if isinstance(event, (Claimed, CalledMuggins, Scored)):
        by = list(divisors(seen.setup.rules, event.points))
        tile = str(tiles[event.number].tile)
        details = {"tile": tile, "number": event.number, "points": event.points, "by": by}
        return details | ({"missed": event.missed_by} if isinstance(event, CalledMuggins) else {})
    if isinstance(event, HandEnded):
        return {"how": event.how}
    return {"how": event.how, "side": event.side, "points": event.points}
