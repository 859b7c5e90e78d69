"""Positions built by hand: few tiles, a short stock, earlier tiles left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from domino_widget.engine import LEAD, Layout, Phase, Play, Position, Setup, Tile, Turn, full_set

Hands = tuple[tuple[Tile, ...], ...]


def tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a text such as ``6-4 3-3``."""
    return tuple(Tile.parse(word) for word in text.split())


def hands(text: str) -> Hands:
    """Hands written one after the other, parted by a slash, seat A first."""
    return tuple(tuple(sorted(tiles(hand))) for hand in text.split("/"))


def line(setup: Setup, text: str) -> Layout:
    """A layout of tiles laid one after the other, ``6-6 6-2@0.1``: each on a tile's port, the first alone."""
    layout = Layout(setup.rules)
    for word in text.split():
        tile, _, place = word.partition("@")
        turn = Turn(place[-1]) if place[-1:] in ("<", ">") else Turn.STRAIGHT
        number, _, port = place.rstrip("<>").partition(".")
        free = [end for end in layout.free if place and (end.number, end.port) == (int(number), int(port or 1))]
        assert bool(free) == bool(place), f"no free port {place} for {tile}"
        layout = layout.with_tile(Tile.parse(tile), free[0] if free else None, turn)
    return layout


def position(
    setup: Setup,
    held: Iterable[Iterable[Tile]],
    *,
    table: str = "",
    boneyard: Iterable[Tile] = (),
    to_act: int = 0,
    knocks: int = 0,
    scores: Sequence[int] | None = None,
    opening_tile: Tile | None = None,
) -> Position:
    """A position in play with these hands, whatever came before it."""
    return Position(
        setup=setup,
        layout=line(setup, table),
        hands=tuple(tuple(sorted(hand)) for hand in held),
        boneyard=tuple(boneyard),
        to_act=to_act,
        phase=Phase.PLAY,
        knocks=knocks,
        points=(0,) * setup.sides,
        scores=tuple(scores or (0,) * setup.sides),
        opening_tile=opening_tile,
    )


def others(setup: Setup, used: Iterable[Tile], without: Iterable[int] = ()) -> list[Tile]:
    """The tiles of the set that are not used, and show none of the pips ``without``."""
    taken, banned = set(used), set(without)
    return [tile for tile in full_set(setup.max_pip) if tile not in taken and not banned & {tile.low, tile.high}]


def packed(totals: Sequence[int], free: Sequence[Tile]) -> Hands | None:
    """Hands of different tiles with exactly these pips; None if the free tiles do not allow it."""
    if not totals:
        return ()
    for hand in _hands_of(totals[0], free):
        rest = packed(totals[1:], [tile for tile in free if tile not in hand])
        if rest is not None:
            return (hand, *rest)
    return None


def _hands_of(total: int, free: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    if total == 0:
        yield ()
        return
    for place, tile in enumerate(free):
        if 0 < tile.pips() <= total:
            for rest in _hands_of(total - tile.pips(), free[place + 1 :]):
                yield (tile, *rest)


def last_tile(setup: Setup, totals: Sequence[int], scores: Sequence[int] | None = None) -> tuple[Position, Play]:
    """A position before the last play of the seat whose total is 0, and that play; the others hold these pips."""
    seat = totals.index(0)
    for pip in range(setup.max_pip, -1, -1):
        held = packed(totals, others(setup, (), {pip}))
        if held is not None:
            last = Tile.of(pip, pip - 1 if pip else 1)
            final = [*held[:seat], (last,), *held[seat + 1 :]]
            start = position(setup, final, table=f"{pip}-{pip}", to_act=seat, scores=scores)
            return start, Play(seat, last, at=0, port=1)
    raise AssertionError(f"no hands with {totals}")


def last_knock(setup: Setup, totals: Sequence[int], stock: int = 0) -> Position:
    """A position before the last knock of a blocked round, the hands with these pips."""
    for pip in range(setup.max_pip, -1, -1):
        held = packed(totals, others(setup, (), {pip}))
        if held is not None:
            used = [Tile.of(pip, pip), *(tile for hand in held for tile in hand)]
            boneyard = others(setup, used)[:stock]
            table = f"{pip}-{pip}"
            return position(setup, held, table=table, boneyard=boneyard, knocks=setup.seats - 1)
    raise AssertionError(f"no hands with {totals}")


def lead(seat: int, tile: Tile) -> Play:
    """The first play of a round."""
    return Play(seat, tile, at=LEAD, port=0)
