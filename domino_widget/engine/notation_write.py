"""The strict writer: variant, layout, position line, view line and action as canonical text.

It asks for the few fields that it prints, so the values that it prints can use it for their ``repr``.
"""

# ruff: noqa: D102 -- the properties are the fields that Position and Observation describe
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from .actions import LEAD, Action, Claim, Draw, Finish, Knock, Muggins, Play
from .errors import EngineError
from .layout import Layout
from .options import write_options
from .rules import SEATS, Setup
from .tiles import Tile, descending

Hands = tuple[tuple[Tile, ...], ...]


class OnTable(Protocol):
    """What an action's text depends on; a position and an observation have it."""

    @property
    def setup(self) -> Setup: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def to_act(self) -> int | None: ...


class _Written(OnTable, Protocol):
    """What positions and observations both print."""

    @property
    def phase(self) -> str: ...
    @property
    def knocks(self) -> int: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def opening_tile(self) -> Tile | None: ...


class PositionLike(_Written, Protocol):
    """What a position line prints."""

    @property
    def hands(self) -> Hands: ...
    @property
    def boneyard(self) -> tuple[Tile, ...]: ...
    @property
    def claimable(self) -> tuple[int, int] | None: ...
    @property
    def muggable(self) -> tuple[int, int] | None: ...


class ObservationLike(_Written, Protocol):
    """What a view line prints."""

    @property
    def seat(self) -> int | None: ...
    @property
    def hand(self) -> tuple[Tile, ...]: ...
    @property
    def hands(self) -> Hands | None: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def boneyard(self) -> int: ...
    @property
    def claim_window(self) -> int | None: ...
    @property
    def muggins_window(self) -> int | None: ...


def format_position(position: PositionLike) -> str:
    """The position as one canonical line, all hands and the boneyard included."""
    return _line(
        position,
        "/".join(format_tiles(descending(hand)) for hand in position.hands),
        format_tiles(position.boneyard),
        _windows(
            position.claimable and (position.claimable[0], str(position.claimable[1])),
            position.muggable and (position.muggable[0], str(position.muggable[1])),
        ),
    )


def format_view(observation: ObservationLike) -> str:
    """What a seat may see as one canonical line: unseen tiles as ``?n``, and no worth."""
    hands = []
    for seat, count in enumerate(observation.counts):
        if observation.hands is not None:
            hands.append(format_tiles(descending(observation.hands[seat])))
        elif seat == observation.seat:
            hands.append(format_tiles(descending(observation.hand)))
        else:
            hands.append(format_tiles((), count))
    claim, mug = observation.claim_window, observation.muggins_window
    return _line(
        observation,
        "/".join(hands),
        format_tiles((), observation.boneyard),
        _windows(None if claim is None else (claim, "?"), None if mug is None else (mug, "?")),
    )


def _line(shown: _Written, hands: str, boneyard: str, windows: str) -> str:
    return " ".join(
        (
            format_variant(shown.setup, shown.scores),
            format_layout(shown.layout),
            hands,
            boneyard,
            _turn(shown),
            str(shown.knocks),
            "/".join(map(str, shown.points)),
            windows,
        )
    )


def format_variant(setup: Setup, scores: Sequence[int] = ()) -> str:
    """The game's id with what differs from it in braces: ``all-fives{set=9;target=150;scores=90/85}``."""
    options = write_options(setup, scores)
    return setup.rules.id + (f"{{{';'.join(options)}}}" if options else "")


def format_tiles(tiles: Iterable[Tile], unseen: int = 0) -> str:
    """Tiles in the order given, then the number of unseen ones; ``-`` for none at all."""
    return ",".join([*map(str, tiles), *([f"?{unseen}"] if unseen else [])]) or "-"


def _turn(shown: _Written) -> str:
    if shown.to_act is None:
        return "#" if shown.phase == "over" else "."
    lead = shown.opening_tile
    return SEATS[shown.to_act] + (f"={lead}" if lead is not None else "")


def _windows(claim: tuple[int, str] | None, mug: tuple[int, str] | None) -> str:
    signs = [f"{sign}{SEATS[one[0]]}{one[1]}" for sign, one in (("!", claim), ("~", mug)) if one]
    return "".join(signs) or "-"


def format_layout(layout: Layout) -> str:
    """The tree of tiles from the first one outward; ``.`` for an empty table."""
    if not layout.tiles:
        return "."
    children: dict[int, dict[int, int]] = {placed.number: {} for placed in layout.tiles}
    for placed in layout.tiles[1:]:
        children[placed.at][placed.port] = placed.number
    # Newest first: every child is written before the tile it hangs on.
    texts: dict[int, str] = {}
    for placed in reversed(layout.tiles):
        mine, number = children[placed.number], placed.number
        stone = f"{placed.inner}-{placed.outer}{'*' if placed.branches else ''}{placed.turn.value}"
        if number and set(mine) == {1}:
            texts[number] = f"{stone},{texts[mine[1]]}"
        else:
            last = max(mine, default=0)
            groups = [f"({texts[mine[port]] if port in mine else ''})" for port in range(1, last + 1)]
            texts[number] = stone + "".join(groups)
    return texts[0]


def format_action(action: Action, position: OnTable) -> str:
    """The action as it stands alone, with its seat: ``A:4-2@6-4``, ``B:+``, ``C:!!15``; Finish is ``.``."""
    text = format_bare_action(action, position.layout)
    if isinstance(action, Finish):
        return text
    if type(action.seat) is not int or not 0 <= action.seat < len(SEATS):
        raise EngineError("not-an-action", text=repr(action))
    return f"{SEATS[action.seat]}:{text}"


def format_bare_action(action: Action, layout: Layout) -> str:
    """The action's text without its seat."""
    match action:
        case Play():
            return _play(action, layout)
        case Draw():
            return "+"
        case Knock():
            return "--"
        case Claim(_, points):
            return f"!{points}"
        case Muggins(_, points):
            return f"!!{points}"
        case Finish():
            return "."
    raise EngineError("not-an-action", text=repr(action)[:60])


def _play(action: Play, layout: Layout) -> str:
    tile = action.tile
    if action.at == LEAD:
        return str(tile)
    if not 0 <= action.at < len(layout):
        raise EngineError("not-an-action", text=repr(action)[:100])
    onto = layout.tiles[action.at]
    # A port is told if and only if more than one port of that tile fits; of a play that fits nowhere, always.
    fitting = {end.port for end, _ in layout.fits(tile) if end.number == action.at}
    port = "" if fitting == {action.port} else f".{action.port}"
    inner = next((half for half in _touching(layout, action) if half in tile), tile.high)
    return f"{inner}-{tile.other(inner)}@{onto.tile}{port}{action.turn.value}"


def _touching(layout: Layout, action: Play) -> list[int]:
    """The value at the port of the play, then the halves of its tile: which half of the new tile is inner."""
    at = [end.value for end in layout.free if (end.number, end.port) == (action.at, action.port)]
    onto = layout.tiles[action.at].tile
    return [*at, onto.high, onto.low]
