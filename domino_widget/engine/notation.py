"""Text for tiles, actions, layouts, positions and views: a strict writer and a lenient reader.

There is no standard for domino games. Every tile is unique in its set, so the tile played against names the place::

    all-fives 6-6(6-3) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B15~A0     a position: everything
    all-fives 6-6(6-3) 5-4,2-1,0-0/?2 ?2 A 0 0/0 !B?~A?                 a view: what seat A may see of it
    A:4-2@6-4   B:+   C:--   A:!15   B:!!15   .                         play, draw, knock, claim, Muggins, finish

A line has eight parts: the game and its house rules (``options`` has their names), the tree of tiles, the hands
from seat A on, the boneyard with the next tile first, whose turn it is (``A=6-6``: that tile must lead; ``.``:
closing; ``#``: over), the knocks in a row, the points of this hand by side, and the open windows (``!`` the last
tile, ``~`` the one before it).

In the tree ``6-6*(6-5,5-1)()(6-4)`` a stone is its inner and its outer half, ``*`` says that arms start there,
``<`` and ``>`` that it was turned; the n-th brackets hold what lies at port n, and a comma goes on through port 1.
A line forgets the order of play: reading numbers the tiles along the tree, ports in order.

Readers also take the halves of a tile in either order, a play without its port (or even its place) where one reading
is legal, and extra space.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .actions import Action
from .building import build_layout, build_setup, impossible, stones
from .deal import check_tiles
from .errors import EngineError
from .layout import Layout
from .notation_read import Amount, Line, Tiles, read_line
from .notation_write import (
    OnTable,
    format_action,
    format_bare_action,
    format_layout,
    format_position,
    format_tiles,
    format_variant,
    format_view,
)
from .plays_read import ActionText, read_action, resolve
from .possible import complaint, result_of
from .rules import SEATS, Setup
from .scanner import Scanner
from .scoring import Hands
from .state import Phase, Position, Window
from .tiles import Tile

__all__ = [
    "ActionText",
    "View",
    "format_action",
    "format_bare_action",
    "format_layout",
    "format_position",
    "format_tiles",
    "format_variant",
    "format_view",
    "parse_action",
    "parse_position",
    "parse_view",
    "read_action",
    "resolve",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What a position or view line says: known tiles as tiles, ``unseen`` and ``boneyard_unseen`` as numbers.

    ``claimable`` and ``muggable`` are a seat and the points due, None for points that are not told.
    """

    setup: Setup
    layout: Layout
    hands: Hands
    unseen: tuple[int, ...]
    boneyard: tuple[Tile, ...]
    boneyard_unseen: int
    to_act: int | None
    phase: Phase
    knocks: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    opening_tile: Tile | None
    claimable: tuple[int, int | None] | None
    muggable: tuple[int, int | None] | None


def parse_view(text: str) -> View:
    """What a position or view line says. NotationError where it does not parse, EngineError where its tiles, their
    joins or its numbers cannot be."""
    scanner = _scanner(text)
    return _view(scanner, read_line(scanner))


def parse_position(text: str) -> Position:
    """The position of a line in which every tile is known. Tiles that are not named are out of play.

    NotationError (with the column) for a text that does not parse, EngineError with one sentence for a line that no
    play can lead to.
    """
    scanner = _scanner(text)
    line = read_line(scanner)
    for tiles in (*line.hands, line.boneyard):
        if tiles.unseen:
            scanner.fail("tiles that are all known", tiles.column, case="known")
    for amount in (line.claim, line.mug):
        if amount and amount.worth is None:
            scanner.fail("the points due", amount.column, case="known")
    view = _view(scanner, line)
    position = Position(
        setup=view.setup,
        layout=view.layout,
        hands=view.hands,
        boneyard=view.boneyard,
        to_act=view.to_act,
        phase=view.phase,
        knocks=view.knocks,
        points=view.points,
        scores=view.scores,
        opening_tile=view.opening_tile,
        claimable=_window(line.claim),
        muggable=_window(line.mug),
    )
    fault = complaint(position)
    if fault:
        raise fault
    return _with_result(position) if position.phase is Phase.OVER else position


def _with_result(position: Position) -> Position:
    return replace(position, result=result_of(position))


def _scanner(text: object) -> Scanner:
    if not isinstance(text, str):
        raise EngineError("not-a-line", kind=type(text).__name__)
    return Scanner(text, spaces=r"\s")


def _window(amount: Amount | None) -> Window | None:
    return Window(amount.seat, amount.worth or 0) if amount else None


def _view(scanner: Scanner, line: Line) -> View:
    if len(line.hands) < 2:
        scanner.fail("the hands of at least two seats", line.hands[0].column, case="hands")
    setup, scores = build_setup(scanner, line.game, line.options, len(line.hands))
    if len(line.points) != setup.sides:
        raise impossible("sides", sides=setup.sides, found=len(line.points))
    for seat in (line.seat, *(amount.seat for amount in (line.claim, line.mug) if amount)):
        if seat is not None and seat >= setup.seats:
            raise EngineError("no-such-seat", seat=SEATS[seat])
    lists = (*line.hands, line.boneyard)
    check_tiles(setup, [*_laid(line), *(tile for tiles in lists for tile in tiles.known)])
    _check_number(setup, line, lists)
    return View(
        setup=setup,
        layout=build_layout(scanner, setup.rules, line.root),
        hands=tuple(tuple(sorted(tiles.known)) for tiles in line.hands),
        unseen=tuple(tiles.unseen for tiles in line.hands),
        boneyard=line.boneyard.known,
        boneyard_unseen=line.boneyard.unseen,
        to_act=line.seat,
        phase={"": Phase.PLAY, ".": Phase.CLOSING, "#": Phase.OVER}[line.sign],
        knocks=line.knocks,
        points=line.points,
        scores=scores,
        opening_tile=line.lead,
        claimable=line.claim and line.claim[:2],
        muggable=line.mug and line.mug[:2],
    )


def _laid(line: Line) -> list[Tile]:
    return [Tile.of(*stone.halves) for stone in stones(line.root)]


def _check_number(setup: Setup, line: Line, lists: tuple[Tiles, ...]) -> None:
    most = (setup.max_pip + 1) * (setup.max_pip + 2) // 2
    named = len(_laid(line)) + sum(len(tiles.known) + tiles.unseen for tiles in lists)
    if named > most:
        raise impossible("tiles", set=setup.max_pip, most=most, named=named)


def parse_action(text: str, position: OnTable) -> Action:
    """The action of a text; without a seat it is that of the seat to act. It need not be legal: ``apply`` says so.

    NotationError for a text that does not parse, that names no tile on the table, or that fits several places. The
    tile of a draw (``+6-4``) is not looked at: a record checks it, and a player is told nothing.
    """
    scanner = _scanner(text)
    written = read_action(scanner)
    scanner.end("the end of the action")
    return resolve(scanner, written, position)
