"""What a seat cannot see, shuffled; and everything that it is shown, which must not change by that."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields, is_dataclass, replace
from random import Random

from domino_widget.engine import (
    Action,
    Claim,
    Draw,
    Drew,
    Event,
    Finish,
    IllegalAction,
    Knock,
    Muggins,
    Observation,
    Phase,
    Play,
    Position,
    Tile,
    Window,
    full_set,
    observe,
    refusal,
)
from domino_widget.engine.notation import format_view


def shuffled(position: Position, seat: int | None, random: Random) -> Position:
    """The position with all that this seat cannot see dealt anew: other hands and boneyard. A tile that must lead
    is known to everybody, so it stays where it is."""
    lead = position.opening_tile
    pool = [*position.boneyard]
    for other, hand in enumerate(position.hands):
        if other != seat:
            pool += [tile for tile in hand if tile != lead]
    random.shuffle(pool)
    hands = []
    for other, hand in enumerate(position.hands):
        if other == seat:
            hands.append(hand)
            continue
        fixed = [tile for tile in hand if tile == lead]
        hands.append(tuple(sorted([*fixed, *(pool.pop() for _ in range(len(hand) - len(fixed)))])))
    return replace(position, hands=tuple(hands), boneyard=tuple(pool))


def relogged(log: Sequence[Event], seat: int | None, tiles: Sequence[Tile], random: Random) -> tuple[Event, ...]:
    """The log with other tiles where other seats drew."""
    return tuple(
        Drew(event.seat, random.choice(tiles), event.pips)
        if isinstance(event, Drew) and event.seat != seat
        else event
        for event in log
    )


def tried(position: Position, seat: int, random: Random) -> list[Action]:
    """What this seat might try: tiles it holds, tiles it does not, draw, knock, claims."""
    size = len(position.layout)
    hand = [*position.hands[seat], *random.sample(full_set(position.setup.max_pip), 3)]
    plays = [Play(seat, tile, at=at, port=port) for tile in hand for at, port in ((-1, 0), (0, 1), (size - 1, 1))]
    calls = [kind(seat, points) for kind in (Claim, Muggins) for points in (0, 5, 10, position.layout.count())]
    return [*plays, Draw(seat), Knock(seat), *calls, Finish()]


def _told(error: IllegalAction | None) -> str:
    return "" if error is None else f"{error!r} {error} {error.reason} {error.details}"


def shown(position: Position, log: Sequence[Event], seat: int | None, texts: bool = True) -> dict[str, object]:
    """The observation that this seat is given of a position, and every text made of it."""
    observation = observe(position, log, seat)
    if not texts:
        return {"observation": observation}
    return {
        "observation": observation,
        "repr": repr(observation),
        "log": repr(observation.log),
        "view": format_view(observation),
        "json": json.dumps(_plain(asdict(observation)), default=str, sort_keys=True),
    }


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value if value is None or isinstance(value, (int, str)) else repr(value)


def check_no_leak(
    position: Position, log: Sequence[Event], seat: int | None, random: Random, texts: bool = True
) -> None:
    """Shuffle what the seat cannot see, others' draws and the worth of open windows: it is shown the same."""
    if position.phase is Phase.OVER:
        return
    other = shuffled(position, seat, random)
    other_log = relogged(log, seat, full_set(position.setup.max_pip), random)
    before, after = shown(position, log, seat, texts), shown(other, other_log, seat, texts)
    for name, value in before.items():
        assert value == after[name], f"{name} shows seat {seat} what it cannot see"
    worthy = replace(position, claimable=_dearer(position.claimable), muggable=_dearer(position.muggable))
    assert shown(worthy, log, seat, texts) == before, "the worth of an open window is shown"
    if seat is not None:
        for action in tried(position, seat, random):
            assert _told(refusal(position, action)) == _told(refusal(other, action)), action


def _dearer(window: Window | None) -> Window | None:
    return Window(window.seat, window.worth + 5) if window else None


def check_only_seen_tiles(position: Position, log: Sequence[Event], seat: int | None) -> None:
    """No tile can be reached from an observation, by any way, that the seat has not seen; and no position."""
    if position.phase is Phase.OVER:
        return
    seen = {placed.tile for placed in position.layout.tiles} | {position.opening_tile}
    if seat is not None:
        seen |= set(position.hands[seat])
    for value in reached(observe(position, log, seat)):
        assert not isinstance(value, (Position, Window)), f"an observation holds a {type(value).__name__}"
        assert not isinstance(value, Tile) or value in seen, f"{value} can be reached from what seat {seat} is given"


def reached(value: object) -> Iterator[object]:
    """Everything inside a value: fields of dataclasses and items of tuples, however deep."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from reached(getattr(value, field.name))
    elif isinstance(value, (tuple, list, set, frozenset)):
        for item in value:
            yield from reached(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from reached(key)
            yield from reached(item)


def numbers(observation: Observation) -> set[int]:
    """Every whole number in an observation."""
    return {value for value in reached(observation) if isinstance(value, int)}
