"""A record on the terminal: checked, told action by action, or drawn."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from .drawing import svg
from .engine import SEATS, Draw, EngineError, Match, Round, format_action, read_record
from .fair import check_fair
from .hidden import deal_hidden


class Game(NamedTuple):
    """A match, and whose view its last hand is where it hides tiles (a seat, or ``SPECTATOR``); else None."""

    match: Match
    view: int | None = None


SPECTATOR = -1


class ReplayError(Exception):
    """A record cannot be shown; the text is one sentence for the user."""


def load(path: str) -> Game:
    """The match of a file, or of what is piped in (``-``); ReplayError names the first impossible action."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ReplayError(f"{path} is no game: it is not even text.") from None
    except OSError as error:
        raise ReplayError(f"{path} cannot be read: {error.strerror or error}.") from None
    try:
        shown = deal_hidden(text, Random(0))
        if shown is None:
            return Game(read_record(text))
        return Game(read_record(shown.text), SPECTATOR if shown.seat is None else shown.seat)
    except EngineError as error:
        raise ReplayError(f"{path}: {error}") from None


def lines(game: Game) -> Iterator[str]:
    """The match in text: each hand with its players and deal, its actions with what lies open after them."""
    match = game.match
    names = ", ".join(f"{SEATS[seat]} {name}".strip() for seat, name in enumerate(match.names))
    yield f"{match.setup.rules.title}, double-{match.setup.max_pip}. Players: {names}"
    for number, played in enumerate(match.rounds, match.first_number):
        yield ""
        yield from _hand(number, played, game.view if played is match.round else None)
    yield ""
    yield _fairness(match)


def _hand(number: int, played: Round, view: int | None) -> Iterator[str]:
    yield f"Hand {number}, score {'/'.join(map(str, played.start.scores))}"
    for seat, hand in enumerate(played.start.hands):
        tiles = " ".join(str(tile) for tile in reversed(hand)) or "nothing"
        yield f"  {SEATS[seat]} holds {tiles if view in (None, seat) else f'{len(hand)} tiles that are not shown'}"
    after = [step[0] for step in played.steps[1:]] + [played.position]
    for count, ((before, action, _), then) in enumerate(zip(played.steps, after), 1):
        text = format_action(action, before)
        if isinstance(action, Draw):
            text += str(before.boneyard[0]) if view in (None, action.seat) else "?"
        ends = " ".join(str(end.value) for end in then.layout.ends())
        points = "/".join(map(str, then.points))
        yield f"  {count:>3}  {text:<18}ends {ends or '-':<12} points {points}"
    result = played.result
    if result is None:
        yield "  The hand goes on."
    elif result.side is None:
        yield "  A tie: nobody scores."
    else:
        who = SEATS[result.seat] if result.seat is not None else "?"
        yield f"  {result.how}: {who} +{result.points}, score {'/'.join(map(str, played.position.totals))}"


def _fairness(match: Match) -> str:
    try:
        proved = check_fair(match)
    except EngineError as error:
        return f"Fair deal: {error}"
    return f"Fair deal: {proved} of {len(match.rounds)} hands were dealt as promised."


def draw(match: Match, path: str, number: int | None, ply: int | None) -> None:
    """Writes a hand (the last one, or by number) as a picture, after all or so many of its actions."""
    if number is not None and not 0 <= number - match.first_number < len(match.rounds):
        raise ReplayError(f"There is no hand {number} in this record.")
    played = match.round if number is None else match.rounds[number - match.first_number]
    try:
        picture = svg(played, ply)
    except ValueError as error:
        raise ReplayError(str(error)) from None
    try:
        Path(path).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise ReplayError(f"{path} cannot be written: {error.strerror or error}.") from None
