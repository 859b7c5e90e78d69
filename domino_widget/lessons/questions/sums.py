"""Skills ``sum.doubles`` and ``sum.multiple``: the end count and what it is worth (rules.md 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from ...engine import Layout, Play, Position, Setup, Tile, find_variant, full_set, worth
from ...engine.state import plays
from ...message import msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import reached, some_tiles
from .common import each, laid, legal, listed, table_args, value_at

#: A way to count the ends of a table, right or wrong.
Count = Callable[[Layout], int]


def _touching(layout: Layout) -> list[int]:
    touching = [int(placed.number > 0) for placed in layout.tiles]
    for placed in layout.tiles[1:]:
        touching[placed.at] += 1
    return touching


def summands(layout: Layout) -> list[int]:
    """What the ends add, value by value, a double twice."""
    if len(layout) == 1:
        return [layout.tiles[0].inner, layout.tiles[0].outer]
    found = []
    for placed, touching in zip(layout.tiles, _touching(layout)):
        if touching == 1:
            value = next(end.value for end in layout.free if end.number == placed.number)
            found += [value] * (2 if placed.tile.is_double else 1)
    return found


def doubles_once(layout: Layout) -> int:
    """Each open end once, whether it is a double or not."""
    if len(layout) == 1 and not layout.tiles[0].tile.is_double:
        return layout.count()
    return sum({(end.number, end.value): end.value for end in layout.ends()}.values())


def opening_twice(layout: Layout) -> int:
    """A lone double counted as if both of its sides were doubles of their own; else as it should be."""
    lone = len(layout) == 1 and layout.tiles[0].tile.is_double
    return 2 * layout.count() if lone else layout.count()


def inner_halves(layout: Layout) -> int:
    """All pips of the tiles at the ends, the half that is joined too."""
    found = [placed.tile.pips() for placed, touching in zip(layout.tiles, _touching(layout)) if touching == 1]
    return sum(found) if len(layout) > 1 else layout.count()


def closed_end(layout: Layout) -> int:
    """The value that was just covered counted as well."""
    return layout.count() + layout.tiles[-1].inner if len(layout) > 1 else layout.count()


WRONG_COUNTS: tuple[tuple[str, Count], ...] = (
    ("double_counted_once", doubles_once),
    ("opening_double_counted_twice", opening_twice),
    ("inner_half_counted", inner_halves),
    ("closed_end_counted", closed_end),
)


def _mistakes(wrong: Callable[[Case, Count], Iterable[Answer]]) -> tuple[Mistake, ...]:
    """The four wrong ways to count, each with the answers it leads to."""

    def with_count(count: Count) -> Callable[[Case], Iterable[Answer]]:
        return lambda case: wrong(case, count)

    return tuple(Mistake(tag, with_count(count)) for tag, count in WRONG_COUNTS)


def multiples(case: Case) -> str:
    """The multiples of the game: ``5`` or ``5, 3``."""
    return listed(case.game.rules.multiples)


# The count of a table


def _deal_count(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        layout = position.layout
        return len(layout) > 1 and doubles_once(layout) != layout.count()

    return reached(like.game, random, wanted)


def sum_args(case: Case) -> Args:
    """The count of the table as a sum."""
    layout = case.at.layout
    double = next((placed.tile.high for placed in reversed(layout.tiles) if _open_double(layout, placed.number)), -1)
    return table_args(case) | {
        "sum": " + ".join(map(str, summands(layout))),
        "count": layout.count(),
        "worth": worth(layout.rules, layout.count()),
        "double": double,
        "inner": inner_halves(layout),
        "multiples": multiples(case),
    }


def _open_double(layout: Layout, number: int) -> bool:
    return layout.tiles[number].tile.is_double and any(end.number == number for end in layout.free)


TABLE_COUNT = Question(
    name="table-count",
    kind=Kind.NUMBERS,
    hides_hand=True,
    right=lambda case: [(case.at.layout.count(),)],
    mistakes=_mistakes(lambda case, count: [(count(case.at.layout),)]),
    args=sum_args,
    deal=_deal_count,
)


# Leads


def _lead(case: Case, tile: Tile) -> Layout:
    return Layout(case.game.rules).with_tile(tile)


def _leads(case: Case) -> list[Tile]:
    return [Tile.parse(tile) for tile in case.facts["tiles"]]


def _lead_worths(case: Case, count: Count) -> list[Answer]:
    return [tuple(worth(case.game.rules, count(_lead(case, tile))) for tile in _leads(case))]


def _zero_paid(case: Case) -> list[Answer]:
    """Counts taken for points whatever they are."""
    return [tuple(_lead(case, tile).count() for tile in _leads(case))]


def _deal_leads(random: Random, like: Case) -> Case | None:
    """Five tiles, of which one at least scores: noughts alone would be a guess that is right."""
    case = Case(setup=like.game, facts={"tiles": tuple(map(str, some_tiles(random, like.game.max_pip, 5)))})
    return case if any(any(worths) for worths in _lead_worths(case, Layout.count)) else None


LEAD_WORTH = Question(
    name="lead-worth",
    kind=Kind.NUMBERS,
    right=lambda case: _lead_worths(case, Layout.count),
    mistakes=(*_mistakes(_lead_worths), Mistake("every_count_scored", _zero_paid)),
    fields=lambda case: tuple(msg("field-tile", tile=str(tile)) for tile in _leads(case)),
    args=lambda case: {
        "game": case.game.rules.id,
        "tiles": listed(_leads(case)),
        "multiples": multiples(case),
        "tile": str(_leads(case)[0]),
        "count": _lead(case, _leads(case)[0]).count(),
        "sums": listed(f"{tile}: {tile.high} + {tile.low} = {tile.pips()}" for tile in _leads(case)),
    },
    deal=_deal_leads,
)


def _scoring(case: Case) -> list[Tile]:
    return [tile for tile in full_set(case.game.max_pip) if worth(case.game.rules, _lead(case, tile).count())]


def _tiles(found: Iterable[Tile]) -> Answer:
    return tuple(sorted(map(str, found)))


def _all_multiples(case: Case) -> list[Answer]:
    return [_tiles([*_scoring(case), Tile.of(0, 0)])]


SCORING_LEADS = Question(
    name="scoring-leads",
    kind=Kind.SET,
    right=lambda case: [_tiles(_scoring(case))],
    mistakes=(Mistake("zero_scored", _all_multiples),),
    options=lambda case: tuple(
        Option(str(tile), msg("option-tile", tile=str(tile))) for tile in full_set(case.game.max_pip)
    ),
    args=lambda case: {"game": case.game.rules.id, "multiples": multiples(case), "set": case.game.max_pip},
    deal=lambda random, _like: Case(setup=Setup(find_variant("all-fives"), random.choice((6, 6, 9)))),
)


# The play with most points now


def points_of(case: Case, play: Play, count: Count = Layout.count) -> int:
    """What a play is worth, its count made this way."""
    return worth(case.game.rules, count(laid(case.at.layout, play)))


def _most(case: Case, count: Count = Layout.count) -> list[Play]:
    points = {play: points_of(case, play, count) for play in legal(case)}
    best = max(points.values(), default=0)
    return [play for play, won in points.items() if won == best > 0]


def most_args(case: Case) -> Args:
    """Each play with its count, best first."""
    lines = []
    for play in sorted(legal(case), key=lambda play: -points_of(case, play)):
        after = laid(case.at.layout, play)
        where = value_at(case.at.layout, play)
        lines.append(f"{play.tile} → {where}: {' + '.join(map(str, summands(after)))} = {after.count()}")
    best = _most(case)
    after = laid(case.at.layout, best[0]) if best else case.at.layout
    return table_args(case) | {
        "multiples": multiples(case),
        "first": lines[-1],
        "lines": "; ".join(lines),
        "best": str(best[0].tile) if best else "",
        "sum": " + ".join(map(str, summands(after))),
        "points": points_of(case, best[0]) if best else 0,
    }


def _deal_most(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        found = plays(position)
        return 2 < len(found) < 8 and any(play.tile.is_double for play in found)

    case = reached(like.game, random, wanted)
    return case if case and _most(case) and len({points_of(case, play) for play in legal(case)}) > 1 else None


MOST_POINTS = Question(
    name="most-points",
    kind=Kind.PLAYS,
    one=True,
    right=lambda case: each(case, _most(case)),
    mistakes=_mistakes(lambda case, count: only_wrong(case, count)),
    args=most_args,
    deal=_deal_most,
)


def only_wrong(case: Case, count: Count) -> Iterator[Answer]:
    """The plays that are best by a wrong count alone."""
    right = set(each(case, _most(case)))
    for answer in each(case, _most(case, count)):
        if answer not in right:
            yield answer


# Multiples


def _counts(case: Case) -> list[int]:
    return list(case.facts["counts"])


def _worths(case: Case) -> list[Answer]:
    return [tuple(worth(case.game.rules, count) for count in _counts(case))]


def _fifteen_twice(case: Case) -> list[Answer]:
    """A count that both multiples divide paid once for each."""
    rules = case.game.rules
    return [tuple(count * sum(not count % m for m in rules.multiples) if count else 0 for count in _counts(case))]


COUNT_WORTH = Question(
    name="count-worth",
    kind=Kind.NUMBERS,
    right=_worths,
    mistakes=(
        Mistake("fifteen_scored_twice", _fifteen_twice),
        Mistake("only_fives", lambda case: [tuple(0 if count % 5 else count for count in _counts(case))]),
        Mistake("every_count_scored", lambda case: [tuple(_counts(case))]),
    ),
    fields=lambda case: tuple(msg("field-count", count=count) for count in _counts(case)),
    args=lambda case: {"game": case.game.rules.id, "counts": listed(_counts(case)), "multiples": multiples(case)},
    deal=lambda random, like: Case(setup=like.game, facts={"counts": tuple(random.sample(range(1, 31), 5))}),
)


# The difference trick: the old count, less what is covered, plus what is new


def _trick(case: Case) -> tuple[int, int, int, int]:
    """The old count, what is covered, what is new, and the count after."""
    old, covered = case.facts["count"], case.facts["end"]
    new = Tile.parse(case.facts["tile"]).other(covered)
    return old, covered, new, old - covered + new


def _deal_trick(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        singles = [e for e in position.layout.ends() if not position.layout.tiles[e.number].tile.is_double]
        return len(position.layout) > 1 and len(singles) == 2

    case = reached(like.game, random, wanted)
    found = [play for play in legal(case) if not play.tile.is_double] if case else []
    if case is None or not found:
        return None
    play = random.choice(found)
    facts = {"count": case.at.layout.count(), "tile": str(play.tile), "end": value_at(case.at.layout, play)}
    return Case(setup=case.game, facts=facts)


DIFFERENCE = Question(
    name="difference",
    kind=Kind.NUMBERS,
    right=lambda case: [(_trick(case)[3], worth(case.game.rules, _trick(case)[3]))],
    mistakes=(
        Mistake(
            "closed_end_counted",
            lambda case: [(s, worth(case.game.rules, s)) for s in [_trick(case)[0] + _trick(case)[2]]],
        ),
        Mistake("every_count_scored", lambda case: [(_trick(case)[3], _trick(case)[3])]),
    ),
    fields=lambda _case: (msg("field-new-count"), msg("field-points")),
    args=lambda case: {
        "game": case.game.rules.id,
        "tile": case.facts["tile"],
        "count": _trick(case)[0],
        "end": _trick(case)[1],
        "new": _trick(case)[2],
        "after": _trick(case)[3],
        "points": worth(case.game.rules, _trick(case)[3]),
        "multiples": multiples(case),
    },
    deal=_deal_trick,
)
