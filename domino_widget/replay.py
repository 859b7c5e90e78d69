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
from .message import Refused, msg
from .texts import say, say_refusal


class Game(NamedTuple):
    """A match, and whose view its last hand is where it hides tiles (a seat, or ``SPECTATOR``); else None."""

    match: Match
    view: int | None = None


SPECTATOR = -1


def load(path: str, lang: str = "en") -> Game:
    """The match of a file, or of what is piped in (``-``); Refused names the first impossible action."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("replay-no-text", path=path) from None
    except OSError as error:
        raise Refused("replay-unreadable", path=path, why=error.strerror or str(error)) from None
    try:
        shown = deal_hidden(text, Random(0))
        if shown is None:
            return Game(read_record(text))
        return Game(read_record(shown.text), SPECTATOR if shown.seat is None else shown.seat)
    except EngineError as error:
        raise Refused("replay-refused", path=path, why=say_refusal(error, lang)) from None


def lines(game: Game, lang: str = "en") -> Iterator[str]:
    """The match in text: each hand with its players and deal, its actions with what lies open after them."""
    match = game.match
    names = ", ".join(f"{SEATS[seat]} {name}".strip() for seat, name in enumerate(match.names))
    setup = match.setup
    yield say(msg("replay-head", game=setup.rules.title, set=setup.max_pip, players=names), lang)
    for number, played in enumerate(match.rounds, match.first_number):
        yield ""
        yield from _hand(number, played, game.view if played is match.round else None, lang)
    yield ""
    yield _fairness(match, lang)


def _hand(number: int, played: Round, view: int | None, lang: str) -> Iterator[str]:
    def told(id: str, **args: int | str) -> str:
        return say(msg(id, **args), lang)

    yield told("replay-hand", number=number, scores="/".join(map(str, played.start.scores)))
    for seat, hand in enumerate(played.start.hands):
        tiles, name = " ".join(str(tile) for tile in reversed(hand)), SEATS[seat]
        if view not in (None, seat):
            yield f"  {told('replay-holds-hidden', seat=name, count=len(hand))}"
        elif tiles:
            yield f"  {told('replay-holds', seat=name, tiles=tiles)}"
        else:
            yield f"  {told('replay-holds-none', seat=name)}"
    after = [step[0] for step in played.steps[1:]] + [played.position]
    for count, ((before, action, _), then) in enumerate(zip(played.steps, after), 1):
        text = format_action(action, before)
        if isinstance(action, Draw):
            text += str(before.boneyard[0]) if view in (None, action.seat) else "?"
        ends = told("replay-ends", ends=" ".join(str(end.value) for end in then.layout.ends()) or "-")
        yield f"  {count:>3}  {text:<18}{ends:<17}{told('replay-points', points='/'.join(map(str, then.points)))}"
    result = played.result
    if result is None:
        yield f"  {told('replay-goes-on')}"
    elif result.side is None:
        yield f"  {told('replay-tie')}"
    else:
        who, scores = (
            SEATS[result.seat] if result.seat is not None else "?",
            "/".join(map(str, played.position.totals)),
        )
        yield f"  {told('replay-won', how=result.how, seat=who, points=result.points, scores=scores)}"


def _fairness(match: Match, lang: str) -> str:
    try:
        proved = check_fair(match)
    except EngineError as error:
        return say(msg("replay-not-fair", why=say_refusal(error, lang)), lang)
    return say(msg("replay-fair", proved=proved, all=len(match.rounds)), lang)


def draw(match: Match, path: str, number: int | None, ply: int | None, lang: str = "en") -> None:
    """Writes a hand (the last one, or by number) as a picture, after all or so many of its actions."""
    if number is not None and not 0 <= number - match.first_number < len(match.rounds):
        raise Refused("replay-no-hand", number=number)
    played = match.round if number is None else match.rounds[number - match.first_number]
    if ply is not None and not 0 <= ply <= len(played.steps):
        raise Refused("replay-no-ply", most=len(played.steps), ply=ply)
    try:
        Path(path).write_text(svg(played, ply, lang=lang), encoding="utf-8")
    except OSError as error:
        raise Refused("replay-unwritable", path=path, why=error.strerror or str(error)) from None
