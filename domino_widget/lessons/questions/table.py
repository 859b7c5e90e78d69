"""Table Draw: its deal, who opens, and how many plays turns and doubles make (rules.md 9)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...engine import SEATS, End, Tile, full_set
from ...engine.deal import opener
from ...engine.state import plays
from ...message import msg
from ..level import Answer, Case, Kind, Mistake, Option, Question
from ..reach import reached, some_tiles
from .common import legal, listed, table_args
from .opening import hand_facts, hands_args, hands_of

# The boneyard


def _table_deal(case: Case, reserve: int) -> Answer:
    size, seats = case.game.hand_size, case.game.seats
    left = len(full_set(case.game.max_pip)) - seats * size - case.facts["drawn"]
    return (size, left, left - reserve)


TABLE_DEAL = Question(
    name="table-deal",
    kind=Kind.NUMBERS,
    right=lambda case: [_table_deal(case, case.game.rules.reserve)],
    mistakes=(Mistake("drew_last_two", lambda case: [_table_deal(case, 0)]),),
    fields=lambda case: (
        msg("field-tiles-each"),
        msg("field-tiles-left", drawn=case.facts["drawn"]),
        msg("field-tiles-drawable"),
    ),
    args=lambda case: {
        "drawn": case.facts["drawn"],
        "each": case.game.hand_size,
        "left": _table_deal(case, 0)[1],
        "reserve": case.game.rules.reserve,
        "most": _table_deal(case, case.game.rules.reserve)[2],
    },
    deal=lambda random, like: replace(like, facts={"drawn": random.randint(1, 11)}),
)


# Who opens


def _heaviest_of(case: Case) -> list[Tile]:
    """The heaviest tile of each hand, the higher half first where pips are equal."""
    return [max(hand, key=lambda tile: (tile.pips(), tile.high)) for hand in hands_of(case)]


def _opens(case: Case) -> str:
    return f"{SEATS[opener(hands_of(case))[0]]} any"


def _other_seat(case: Case) -> str:
    return f"{SEATS[1 - opener(hands_of(case))[0]]} any"


def _heavier_rival(case: Case) -> list[Answer]:
    """The other seat, because of a tile heavier than the double that opens."""
    seat, tile = opener(hands_of(case))
    heavier = _heaviest_of(case)[1 - seat].pips() > tile.pips()
    return [(_other_seat(case),)] if tile.is_double and heavier else []


def _equal_pips(case: Case) -> list[Answer]:
    seat, tile = opener(hands_of(case))
    other = _heaviest_of(case)[1 - seat]
    return [(_other_seat(case),)] if not tile.is_double and other.pips() == tile.pips() else []


def _table_open_options(case: Case) -> tuple[Option, ...]:
    any_tile = [Option(f"{SEATS[seat]} any", msg("option-any-tile", seat=SEATS[seat])) for seat in (0, 1)]
    heaviest = [
        Option(f"{SEATS[seat]} {tile}", msg("option-that-tile", seat=SEATS[seat], tile=str(tile)))
        for seat, tile in enumerate(_heaviest_of(case))
    ]
    return (*any_tile, *heaviest, Option("again", msg("option-start-again")))


def _deal_table_opens(random: Random, like: Case) -> Case | None:
    tiles = some_tiles(random, like.game.max_pip, 6)
    hands = [tiles[:3], tiles[3:]]
    doubles = any(tile.is_double for tile in tiles)
    case = Case(setup=like.game, facts=hand_facts(hands))
    return case if not doubles or (_heavier_rival(case) and random.random() < 0.5) else None


TABLE_OPENS = Question(
    name="table-opens",
    kind=Kind.CHOICE,
    right=lambda case: [(_opens(case),)],
    mistakes=(
        Mistake("heaviest_not_highest_double", _heavier_rival),
        Mistake("equal_pips", _equal_pips),
        Mistake("dealt_again", lambda _case: [("again",)]),
        Mistake("that_tile_forced", lambda case: [(f"{SEATS[s]} {_heaviest_of(case)[s]}",) for s in (0, 1)]),
    ),
    options=_table_open_options,
    args=lambda case: (
        hands_args(case)
        | {
            "seat": SEATS[opener(hands_of(case))[0]],
            "tile": str(opener(hands_of(case))[1]),
            "kind": "double" if opener(hands_of(case))[1].is_double else "heaviest",
            "heaviest": listed(
                f"{SEATS[seat]} {tile}: {tile.pips()}" for seat, tile in enumerate(_heaviest_of(case))
            ),
        }
    ),
    deal=_deal_table_opens,
)


# How many plays


def _places(case: Case) -> list[tuple[Tile, End, bool]]:
    """Every tile of the hand at every open end that it fits, once, and whether the end is a double."""
    layout = case.at.layout
    return [
        (tile, end, layout.tiles[end.number].tile.is_double)
        for tile in case.at.hands[case.seat]
        for end in layout.ends()
        if end.value in tile
    ]


def _if_turned_after_doubles(case: Case) -> int:
    singles = [tile for tile, _, double in _places(case) if double and not tile.is_double]
    return len(legal(case)) + 2 * len(singles)


def _placement_lines(case: Case) -> str:
    found = [(play.tile, play.at, play.port) for play in legal(case)]
    values = {(end.number, end.port): end.value for end in case.at.layout.ends()}
    return "; ".join(f"{one[0]} → {values[one[1:]]}: {found.count(one)}" for one in dict.fromkeys(found))


def _deal_placements(random: Random, like: Case) -> Case | None:
    case = reached(like.game, random, lambda p: 3 < len(plays(p)) < 13 and len(p.layout) > 1)
    return case if case and len(_places(case)) > 1 else None


COUNT_PLACEMENTS = Question(
    name="count-placements",
    kind=Kind.NUMBERS,
    right=lambda case: [(len(legal(case)),)],
    mistakes=(
        Mistake("turns_forgotten", lambda case: [(len({(p.tile, p.at, p.port) for p in legal(case)}),)]),
        Mistake("turned_after_double", lambda case: [(_if_turned_after_doubles(case),)]),
        Mistake("missed_second_end", lambda case: [(len({play.tile for play in legal(case)}),)]),
    ),
    args=lambda case: table_args(case) | {"lines": _placement_lines(case)},
    deal=_deal_placements,
)


def _ways(case: Case) -> int:
    return sum(str(play.tile) == case.facts["tile"] for play in legal(case))


def _joined(case: Case) -> Tile:
    """The tile that the tile of the task would join."""
    play = next(play for play in legal(case) if str(play.tile) == case.facts["tile"])
    return case.at.layout.tiles[play.at].tile


def _deal_ways(random: Random, like: Case) -> Case | None:
    case = reached(like.game, random, lambda p: bool(plays(p)) and len(p.layout) > 1)
    if case is None:
        return None
    tile = random.choice(legal(case)).tile
    ends = {(play.at, play.port) for play in legal(case) if play.tile == tile}
    return replace(case, facts={"tile": str(tile)}) if len(ends) == 1 else None


WAYS_TO_LAY = Question(
    name="ways-to-lay",
    kind=Kind.NUMBERS,
    right=lambda case: [(_ways(case),)],
    mistakes=(Mistake("double_turned", lambda _case: [(3,)]), Mistake("turns_forgotten", lambda _case: [(1,)])),
    args=lambda case: (
        table_args(case)
        | {
            "tile": case.facts["tile"],
            "double": "yes" if Tile.parse(case.facts["tile"]).is_double else "no",
            "joins": "double" if _joined(case).is_double else "single",
        }
    ),
    deal=_deal_ways,
)
