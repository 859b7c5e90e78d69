"""Records that hide tiles: the hand in play as one seat may see it, with the rest dealt anew.

What the record shows holds no unseen tile, so nobody can say how that deal was. A deal that agrees with everything it
shows is drawn at random instead, each as likely as it should be (analysis.md 2), and the record becomes a whole one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from .analysis import belief
from .analysis.history import Rival, read
from .analysis.masks import bits
from .analysis.opening import Case, cases
from .engine import (
    Draw,
    EngineError,
    Event,
    Knock,
    Observation,
    Phase,
    Play,
    Position,
    Tile,
    View,
    apply,
    format_position,
    full_set,
    observe,
    parse_view,
)
from .engine.actions import Drew
from .engine.plays_read import ActionText, resolve
from .engine.records_text import RoundText, read_rounds, write_tag
from .engine.scanner import Scanner
from .engine.state import turn_actions

_DEAL = re.compile(r'\[\s*Deal\s+"[^"]*"\s*\]')


class Shown(NamedTuple):
    """A record made whole, and the seat whose view it was (None: a spectator's)."""

    text: str
    seat: int | None


def deal_hidden(text: str, random: Random) -> Shown | None:
    """The record with its hidden tiles dealt anew; None for one that hides none. EngineError for a record that no
    deal agrees with."""
    scanner = Scanner(text.removeprefix("\ufeff"), lines=True, spaces=r"\s")
    last = read_rounds(scanner)[-1]
    view = _view(last)
    if view is None:
        return None
    seat = next((seat for seat, hand in enumerate(view.hands) if hand), None)
    seen, start = _replay(scanner, last, view, seat)
    start = _whole(seen, start, random)
    found = list(_DEAL.finditer(text))[-1]
    return Shown(text[: found.start()] + write_tag("Deal", format_position(start)) + text[found.end() :], seat)


def _view(last: RoundText) -> View | None:
    """The deal of a round that hides tiles."""
    try:
        view = parse_view(last.tags.get("Deal", ""))
    except EngineError:
        return None  # whoever reads the record says what is wrong with it
    return view if any(view.unseen) or view.boneyard_unseen else None


def _replay(scanner: Scanner, last: RoundText, view: View, seat: int | None) -> tuple[Observation, Position]:
    """What the seat knows at the end of the round, and its start with anything at all in the hidden places."""
    tiles = full_set(view.setup.max_pip)
    filler = tiles[0]
    start = now = Position(
        setup=view.setup,
        layout=view.layout,
        hands=tuple(hand or (filler,) * unseen for hand, unseen in zip(view.hands, view.unseen)),
        boneyard=(filler,) * (len(view.boneyard) + view.boneyard_unseen),
        to_act=view.to_act,
        phase=view.phase,
        knocks=view.knocks,
        points=view.points,
        scores=view.scores,
        opening_tile=view.opening_tile,
    )
    events: list[Event] = []
    speaker: int | None = None
    for count, written in enumerate(last.actions, 1):
        speaker = speaker if written.seat is None else written.seat
        try:
            action = resolve(scanner, replace(written, seat=speaker), now)
            if isinstance(action, (Play, Draw, Knock)):
                now = _able(now, action.seat, written, tiles, action.seat == seat)
            now, happened = apply(now, action)
        except EngineError as error:
            raise EngineError("impossible-action", number=count, text=written.text, why=str(error)) from None
        events += happened
    if now.phase is Phase.OVER:
        raise EngineError("record", sentence="A hand that is over hides no tiles.")
    return observe(now, events, seat), start


def _able(now: Position, seat: int, written: ActionText, tiles: tuple[Tile, ...], known: bool) -> Position:
    """The same moment with tiles in the hidden places that let the seat do what it did."""
    boneyard = now.boneyard
    if written.sign == "+" and known and boneyard:
        if written.tile is None:
            raise EngineError("record", sentence="A seat sees the tile it draws.")
        boneyard = (written.tile, *boneyard[1:])
    hand = now.hands[seat]
    if not known and written.tile is not None and written.sign == "play":
        hand = (written.tile, *hand[1:]) if hand else ()
    elif not known:
        fits = {one.tile for one in turn_actions(_holding(now, seat, tiles)) if isinstance(one, Play)}
        idle = next((tile for tile in tiles if tile not in fits), None)
        hand = (idle,) * len(hand) if idle else hand
    return replace(_holding(now, seat, tuple(sorted(hand))), boneyard=boneyard)


def _holding(now: Position, seat: int, hand: tuple[Tile, ...]) -> Position:
    return replace(now, hands=(*now.hands[:seat], hand, *now.hands[seat + 1 :]))


def _whole(seen: Observation, start: Position, random: Random) -> Position:
    """The start of the round with a deal that agrees with all that is seen."""
    history = read(seen)
    world = belief(seen).world(random)
    tiles = history.tiles
    hands, drawn = list(start.hands), {}
    if seen.seat is not None:
        drawn[seen.seat] = [event.tile for event in seen.log if isinstance(event, Drew) and event.tile]
    found = (_all_drawn(history.rivals, world.hands, case) for case in cases(history))
    theirs = next((one for one in found if one is not None), None)
    if theirs is None:
        raise EngineError("record", sentence="No deal agrees with what this record shows.")
    for rival in history.rivals:
        seat, hand = rival.seat, world.hands[rival.seat]
        drawn[seat] = [tiles.tiles[number] for number in theirs[seat]]
        held = {*tiles.unpack(hand), *(tiles.tiles[number] for number, *_ in rival.played)}
        hands[seat] = tuple(sorted(held - {*drawn[seat]}))
    order = [drawn[event.seat].pop(0) for event in seen.log if isinstance(event, Drew)]
    stock = [tiles.tiles[number] for number in world.stock]
    return replace(start, hands=tuple(hands), boneyard=(*order, *stock))


def _all_drawn(rivals: Iterable[Rival], hands: Sequence[int], case: Case) -> dict[int, list[int]] | None:
    """The tiles that each rival drew, in order; None where one of them cannot have, the opening being this case."""
    found: dict[int, list[int]] = {}
    for rival in rivals:
        drawn = _drawn(rival, hands[rival.seat], case)
        if drawn is None:
            return None
        found[rival.seat] = drawn
    return found


def _drawn(rival: Rival, hand: int, case: Case) -> list[int] | None:
    """The tiles that a rival drew, in order: each tile it held finds a group that may have held it."""
    last = len(rival.slots) - 1
    wants = [(number, rival.low[number], last) for number in bits(hand)]
    # What would have opened was drawn later, and what opened was dealt.
    reach = {
        number: range(max(low, case.barred >> number & 1), high + 1) for number, low, high in (*wants, *rival.played)
    }
    if rival.seat == case.seat:
        if not reach.get(case.tile):
            return None
        reach[case.tile] = range(reach[case.tile].start, 1)
    groups: list[list[int]] = [[] for _ in rival.slots]

    def settle(number: int, tried: set[int]) -> bool:
        for group in reach[number]:
            if group in tried:
                continue
            tried.add(group)
            if len(groups[group]) < rival.slots[group]:
                groups[group].append(number)
                return True
            for other in groups[group]:
                if settle(other, tried):
                    groups[group].remove(other)
                    groups[group].append(number)
                    return True
        return False

    if not all(settle(number, set()) for number in reach):
        return None
    return [group[0] for group in groups[1:]]
