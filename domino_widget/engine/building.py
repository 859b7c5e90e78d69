"""From what a line says to its set-up and its layout; a join, mark or turn that cannot be is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .errors import EngineError, UnknownVariant
from .layout import End, Layout, Placed
from .notation_read import Option, Stone
from .options import BY_NAME, one_hand_size, read_int, read_yes
from .placement import Turn
from .rules import Branching, Rules, Setup, find_variant
from .scanner import Scanner
from .tiles import Tile


def impossible(why: str, **details: Any) -> EngineError:
    """The error for a line that no play can lead to."""
    return EngineError(f"impossible-{why}", **details)


def build_setup(scanner: Scanner, game: str, options: Sequence[Option], seats: int) -> tuple[Setup, tuple[int, ...]]:
    """The set-up and the match scores that a variant text names, for so many players."""
    try:
        rules = find_variant(game)
    except UnknownVariant as error:
        scanner.fail(f"the id of a game ({error.details['known']})", scanner.text.find(game), case="game")
    max_pip, partners = rules.sets[0], False
    scores: tuple[int, ...] | None = None
    changes: dict[str, Any] = {}
    for option in options:
        if option.name == "set":
            max_pip = _value(scanner, option, read_int, "9")
        elif option.name == "partners":
            partners = _value(scanner, option, read_yes, "yes")
        elif option.name == "scores":
            scores = _value(scanner, option, _scores, "90/85")
        else:
            known = BY_NAME[option.name]
            # One number is for the players and the set at hand; the row has them all.
            short = option.name == "hand" and option.value.isdigit()
            changes[known.field] = _value(scanner, option, read_int if short else known.read, known.example)
    if type(size := changes.get("hand_sizes")) is int:
        changes["hand_sizes"] = one_hand_size(rules, max_pip, seats, size)
    setup = Setup(rules.but(**changes) if changes else rules, max_pip, seats, partners)
    return setup, _checked_scores(setup, scores)


def _value(scanner: Scanner, option: Option, read: Any, example: str) -> Any:
    try:
        return read(option.value)
    except ValueError:
        scanner.fail(f"a value of {option.name} such as {example}", option.column, case="value")


def _scores(text: str) -> tuple[int, ...]:
    return tuple(read_int(part) for part in text.split("/"))


def _checked_scores(setup: Setup, scores: tuple[int, ...] | None) -> tuple[int, ...]:
    if scores is None:
        return (0,) * setup.sides
    if len(scores) != setup.sides:
        raise impossible("scores", sides=setup.sides, found=len(scores))
    return scores


def stones(root: Stone | None) -> list[Stone]:
    """Every stone of a tree, parents first, ports in order: the order in which a line's tiles are numbered."""
    found, waiting = [], [root] if root else []
    while waiting:
        stone = waiting.pop()
        found.append(stone)
        waiting += [child for child in reversed(stone.groups) if child]
    return found


def build_layout(scanner: Scanner, rules: Rules, root: Stone | None) -> Layout:
    """The layout of a tree of stones; EngineError for a join, a mark, a turn or an order that cannot be."""
    layout = Layout(rules)
    if root is None:
        return layout
    layout = _with_root(scanner, layout, root)
    waiting = _children(scanner, layout, root)
    while waiting:
        stone, number, port = waiting.pop()
        layout = _with_stone(scanner, layout, stone, number, port)
        waiting += _children(scanner, layout, stone)
    _check_marks(scanner, layout, root)
    _check_order(layout)
    return layout


_Waiting = list[tuple[Stone, int, int]]


def _children(scanner: Scanner, layout: Layout, stone: Stone) -> _Waiting:
    placed = layout.tiles[-1]
    if len(stone.groups) > placed.ports:
        scanner.fail(
            f"at most {_tiles(placed.ports)} on {placed.tile}",
            _first_column(stone.groups[placed.ports :]),
            case="sides",
        )
    waiting = [(child, placed.number, port) for port, child in enumerate(stone.groups, 1) if child]
    return waiting[::-1]


def _tiles(number: int) -> str:
    return "1 more tile" if number == 1 else f"{number} more tiles"


def _first_column(groups: Sequence[Stone | None]) -> int:
    return next(stone.column for stone in groups if stone)


def _with_root(scanner: Scanner, layout: Layout, root: Stone) -> Layout:
    tile, (first, second) = Tile.of(*root.halves), root.halves
    if root.turn:
        scanner.fail("no turn at the first tile", root.column)
    if layout.rules.arms_before_growth and not tile.is_double:
        scanner.fail(f"a double: {layout.rules.title} opens with one", root.column, case="double")
    if first < second and len(root.groups) <= 2 and not _joins(root, tile.high, tile.low):
        # Written lower half first: port 1 stays the higher half.
        root.groups = [*root.groups, None, None][1::-1]
    return layout.with_tile(tile)


def _joins(root: Stone, *values: int) -> bool:
    return all(child is None or value in child.halves for child, value in zip(root.groups, values))


def _with_stone(scanner: Scanner, layout: Layout, stone: Stone, number: int, port: int) -> Layout:
    end = next(end for end in layout.free if (end.number, end.port) == (number, port))
    tile, turn = Tile.of(*stone.halves), Turn(stone.turn)
    if end.value not in tile:
        scanner.fail(f"a tile with a {end.value}", stone.column, case="match", value=end.value)
    if turn not in layout.turns(tile, end):
        raise EngineError("no-turns-here")
    if layout.rules.table and not any(how is turn for _, how in layout.fits(tile, (end,))):
        raise EngineError("no-room", tile=str(tile))
    after = layout.with_tile(tile, end, turn)
    if layout.rules.branching is Branching.FIRST_DOUBLE:
        # Which double was the first is play order, which the line forgets: its mark tells.
        return _with_ports(after, 3 if stone.marked and tile.is_double else 1)
    return after


def _with_ports(layout: Layout, ports: int) -> Layout:
    last: Placed = layout.tiles[-1]
    free = [end for end in layout.free if end.number != last.number]
    free += [End(last.number, port, last.outer) for port in range(1, ports + 1)]
    return replace(layout, tiles=(*layout.tiles[:-1], last._replace(ports=ports)), free=tuple(free))


def _check_marks(scanner: Scanner, layout: Layout, root: Stone) -> None:
    for stone, placed in zip(stones(root), layout.tiles):
        if stone.marked != placed.branches:
            should = (
                f'"*" after {placed.tile}, which branches'
                if placed.branches
                else f'{placed.tile} without "*", as it does not branch'
            )
            scanner.fail(should, stone.column, case="mark")
    if layout.rules.branching is not Branching.FIRST_DOUBLE:
        return
    doubles = [placed for placed in layout.tiles if placed.tile.is_double]
    branching = [placed for placed in doubles if placed.branches]
    if doubles and len(branching) != 1:
        raise impossible("spinners", found=len(branching))
    for placed in branching:
        inside = placed
        while inside.number:
            inside = layout.tiles[inside.at]
            if inside.tile.is_double:
                raise impossible("spinner-order", before=str(inside.tile), tile=str(placed.tile))


def _check_order(layout: Layout) -> None:
    """No tile lies where the rules had not opened the end yet (rules.md 5.1, 8.8)."""
    if layout.arms_to_fill() and any(placed.at > 0 for placed in layout.tiles):
        raise EngineError("arms-first", arms=layout.arms_to_fill())
    for placed in layout.tiles[1:]:
        if layout.waits_for_sides(End(placed.at, placed.port, placed.inner)):
            raise EngineError("sides-first")
