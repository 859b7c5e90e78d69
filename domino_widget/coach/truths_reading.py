"""When a reading is true: the habit it names, weighed again in the deals of the checker (analysis.md 2.8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, prod, sqrt
from typing import Any

from domino_widget.engine import Drew, Layout, Play, Played, Tile, worth

from .check import ERRORS, Checker, checks
from .claims import Claim, percent
from .facts import after

#: The habit: how often it is not followed, how far two tiles must lie apart, and what counts beside pips.
_SLIPS, _APART, _DOUBLE, _FITS, _POINT, _NEWEST = 0.2, 8.0, 8, 4, 2, 4


@checks("reading")
def _reading(one: Checker, claim: Claim, args: dict[str, Any]) -> bool:
    seat, value = one.seat_of(args), args["value"]
    plays, likely = _likely(one, seat)
    if claim.level != "reading" or claim.p is None or seat == one.seat or args["percent"] != percent(claim.p):
        return False
    if (args["margin"], args["scores"]) != (max(1, round(claim.ci)), int(bool(one.seen.setup.rules.multiples))):
        return False
    if value not in one.seen.layout.open_values():
        return False
    named = [number for number, play in enumerate(plays) if str(play.tile) == args["played"]]
    plainly = replace(claim, ci=0.0)  # the chance beside it is exact
    if not named or not one.shown(plainly, args["than"], lambda hands: any(value in tile for tile in hands[seat])):
        return False
    holds = [any(value in tile for tile in hands[seat]) for hands, _ in one.deals.worlds]
    p, error = _weighed(one, holds, list(map(prod, likely)))
    # The claim's own margin is of two errors, and never less than a whole per cent.
    slack = ERRORS * sqrt((max(claim.ci, 1.0) / 196) ** 2 + error**2)
    without, _ = _weighed(one, holds, [prod(each) / each[named[0]] for each in likely])
    plain, _ = _weighed(one, holds, [1.0] * len(likely))
    carried = abs(without - plain) <= abs(p - plain) / 2 + slack
    return abs(p - float(claim.p)) <= slack and carried


def _likely(one: Checker, seat: int) -> tuple[list[_Play], list[list[float]]]:
    """The plays of a seat, and how likely each is in each deal; worked out once for all claims."""
    if seat not in one.read:
        plays = _chosen(one, seat)
        one.read[seat] = plays, [[_likelihood(play, hands[seat]) for play in plays] for hands, _ in one.deals.worlds]
    found: tuple[list[_Play], list[list[float]]] = one.read[seat]
    return found


@dataclass(frozen=True)
class _Play:
    """A tile that was laid, those laid by its seat from then on, and what each tile of the set could have left: the
    points made, and the tiles that fitted then."""

    tile: Tile
    laid: frozenset[Tile]
    ways: dict[Tile, set[tuple[int, frozenset[Tile]]]]


def _chosen(one: Checker, seat: int) -> list[_Play]:
    """The last plays of a seat after its last draw."""
    played = [event for event in one.seen.log if isinstance(event, Played)]
    layout = Layout(one.seen.setup.rules)
    for placed in one.seen.layout.tiles[: len(one.seen.layout) - len(played)]:
        layout = after(layout, Play(0, placed.tile, at=placed.at, port=placed.port, turn=placed.turn))
    found: list[tuple[Layout, Tile]] = []
    for event in one.seen.log:
        if isinstance(event, Drew) and event.seat == seat:
            found = []
        if isinstance(event, Played):
            if event.seat == seat and layout.tiles:
                found.append((layout, event.tile))
            layout = after(layout, Play(event.seat, event.tile, at=event.at, port=event.port, turn=event.turn))
    newest = found[-_NEWEST:]
    return [
        _Play(tile, frozenset(later for _, later in newest[number:]), _ways(one, table))
        for number, (table, tile) in enumerate(newest)
    ]


def _ways(one: Checker, table: Layout) -> dict[Tile, set[tuple[int, frozenset[Tile]]]]:
    found: dict[Tile, set[tuple[int, frozenset[Tile]]]] = {}
    for tile in one.set:
        for end, turn in table.fits(tile):
            later = table.with_tile(tile, end, turn)
            ends = later.ends()
            fits = frozenset(other for other in one.set if any(True for _ in later.fits(other, ends)))
            points = worth(table.rules, later.count()) if table.rules.multiples else 0
            found.setdefault(tile, set()).add((points, fits))
    return found


def _likelihood(play: _Play, left: frozenset[Tile]) -> float:
    """How likely the habit takes the tile that was laid, from the hand of that moment."""
    hand = left | play.laid
    liked = [
        (tile == play.tile, exp((_worth(tile) + _POINT * points + _FITS * len((hand - {tile}) & fits)) / _APART))
        for tile in hand
        for points, fits in play.ways.get(tile, ())
    ]
    mine = [weight for chosen, weight in liked if chosen]
    return _SLIPS * len(mine) / len(liked) + (1 - _SLIPS) * sum(mine) / sum(weight for _, weight in liked)


def _worth(tile: Tile) -> int:
    return tile.low + tile.high + _DOUBLE * tile.is_double


def _weighed(one: Checker, holds: list[bool], likely: list[float]) -> tuple[float, float]:
    """The share of the deals in which something holds, each weighed by how likely the plays are in it, and its
    standard error: 0 where all deals are tried."""
    weights = [weight * by_lot for weight, (_, by_lot) in zip(likely, one.deals.worlds)]
    total = sum(weights)
    share = sum(weight for held, weight in zip(holds, weights) if held) / total
    if one.deals.exact:
        return share, 0.0
    return share, sqrt(sum((weight * (held - share)) ** 2 for held, weight in zip(holds, weights))) / total
