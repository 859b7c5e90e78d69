"""A new match from the settings of the one that was."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ..assist import Assist
from ..codes import read_code
from ..engine import SEATS, EngineError, Match, Position, Round, RulesError
from ..house import house_of
from ..match_tags import SET_UP
from ..players import DEFAULT_LEVEL, Player
from ..seating import NEW_CODE
from ..table import Table
from .snapshot import PERSON, settings_json

Json = dict[str, Any]


def new_match(table: Table, changes: Json) -> Table:
    """A new match with the present settings and these changes; RulesError, and the old one stays, if it cannot be."""
    wanted = settings_json(table) | changes
    players, code = wanted["players"], wanted.get("code") or None
    if code and code != NEW_CODE:
        players = read_code(code).players
    if not 2 <= players <= len(SEATS):
        raise RulesError(f"Two to five can play, not {players}.")
    named: list[str] = wanted["names"][:players]
    wished: list[str] = wanted["levels"][:players]
    first = next((seat for seat in table.humans if seat < players), 0)
    humans = {first, *(seat for seat, level in enumerate(wished) if level == PERSON)}
    levels = _seated(table, [DEFAULT_LEVEL if level == PERSON else level for level in wished])
    if table.locked and wanted["assist"] != asdict(table.assist):
        raise EngineError("assist-locked")
    after = Table(
        wanted["game"],
        set=wanted["set"],
        players=players,
        partners=wanted["partners"],
        humans=() if wanted["watch"] else tuple(humans),
        names=[*named, *[""] * (players - len(named))],
        levels=[*levels, *[DEFAULT_LEVEL] * (players - len(levels))],
        house=wanted["house"],
        assist=Assist(**(asdict(table.assist) | wanted["assist"])),
        code=code,
        stepwise=table.stepwise,
    )
    after.revision += table.revision + 1
    after.locked = table.locked
    return after


def _seated(table: Table, levels: list[str]) -> list[str | Player]:
    """The levels, with the very player that sits there now where the level is the same: it may be a user's own."""
    kept = table.computers.players
    return [
        kept[seat] if seat in kept and table.levels[seat] == level else level for seat, level in enumerate(levels)
    ]


def from_position(table: Table, position: Position, *, human: int | None = None) -> Table:
    """A table round a position that was set up, with the computers of the present one where they have a seat. The
    computers do nothing yet; whoever sets a position up knows its tiles, so the match counts for nobody."""
    setup = position.setup
    humans = (0,) if human is None else (human,)
    levels = [*_seated(table, list(table.levels)), *[DEFAULT_LEVEL] * setup.seats][: setup.seats]
    match = Match.of_rounds(setup, [Round(position)], ("",) * setup.seats)
    match.round.tags[SET_UP] = "1"
    after = Table.of_match(match, humans=humans, levels=levels, house=house_of(setup), assist=table.assist)
    after.locked, after.assisted, after.stepwise = table.locked, True, table.stepwise
    return after
