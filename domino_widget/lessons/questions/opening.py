"""Skills ``open.who`` and ``deal.size``: who opens, and how many tiles there are (rules.md 2, 3)."""

from __future__ import annotations

from random import Random
from typing import Any

from ...engine import SEATS, Setup, Tile, find_variant, full_set, pip_sum
from ...engine.deal import must_redeal, opener
from ...engine.scoring import Hands
from ...message import Msg, msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import some_tiles
from .common import hand_text, listed


def hands_of(case: Case) -> Hands:
    """The hands that the task shows, seat A first."""
    return tuple(tuple(Tile.parse(text) for text in hand.split(",") if text) for hand in case.facts["hands"])


def hands_args(case: Case) -> Args:
    """The hands in words, ``A: 6-5, 5-5``, and the game."""
    shown = "; ".join(f"{SEATS[seat]}: {hand_text(hand)}" for seat, hand in enumerate(hands_of(case)))
    return {"game": case.game.rules.id, "hands": shown, "players": case.game.seats}


def hand_facts(hands: list[list[Tile]]) -> dict[str, Any]:
    """Hands as facts of a case."""
    return {"hands": tuple(",".join(map(str, hand)) for hand in hands)}


def _heaviest(hands: Hands) -> tuple[int, Tile]:
    held = [(seat, tile) for seat, hand in enumerate(hands) for tile in hand]
    return max(held, key=lambda one: (one[1].pips(), one[1].high))


def _named(held: tuple[int, Tile]) -> str:
    return f"{SEATS[held[0]]} {held[1]}"


def _opener_options(case: Case) -> tuple[Option, ...]:
    """Each seat's heaviest tile and highest double."""
    found: list[tuple[int, Tile]] = []
    for seat, hand in enumerate(hands_of(case)):
        doubles = [tile for tile in hand if tile.is_double]
        found += [(seat, max(hand, key=lambda tile: (tile.pips(), tile.high)))] if hand else []
        found += [(seat, max(doubles))] if doubles else []
    keys = dict.fromkeys(found)
    return tuple(Option(_named(one), msg("option-opens", seat=SEATS[one[0]], tile=str(one[1]))) for one in keys)


def _not_a_double(case: Case) -> list[Answer]:
    heaviest = _heaviest(hands_of(case))
    return [] if heaviest == opener(hands_of(case)) else [(_named(heaviest),)]


def _deal_opener(random: Random, like: Case) -> Case | None:
    players = random.choice((2, 3))
    tiles = some_tiles(random, like.game.max_pip, 3 * players)
    hands = [tiles[seat * 3 : seat * 3 + 3] for seat in range(players)]
    if not any(tile.is_double for tile in tiles):
        return None
    return Case(setup=Setup(like.game.rules, like.game.max_pip, players), facts=hand_facts(hands))


def _opener_args(case: Case) -> Args:
    seat, tile = opener(hands_of(case))
    heaviest = _heaviest(hands_of(case))
    return hands_args(case) | {
        "seat": SEATS[seat],
        "tile": str(tile),
        "heaviest": str(heaviest[1]),
        "pips": heaviest[1].pips(),
    }


WHO_OPENS = Question(
    name="who-opens",
    kind=Kind.CHOICE,
    right=lambda case: [(_named(opener(hands_of(case))),)],
    mistakes=(Mistake("heaviest_not_highest_double", _not_a_double),),
    options=_opener_options,
    args=_opener_args,
    deal=_deal_opener,
)


# No double was dealt

_START = tuple(Option(key, msg(f"option-start-{key}")) for key in ("double", "heaviest", "again"))


def _start(case: Case) -> str:
    hands = hands_of(case)
    if must_redeal(case.game, hands):
        return "again"
    return "double" if opener(hands)[1].is_double else "heaviest"


def _deal_start(random: Random, like: Case) -> Case | None:
    tiles = some_tiles(random, like.game.max_pip, 6)
    if random.random() < 0.6:
        tiles = [tile for tile in tiles if not tile.is_double]
    if len(tiles) < 6 and random.random() < 0.5:
        return None
    hands = [tiles[seat::3] for seat in range(3)]
    return Case(setup=Setup(like.game.rules, like.game.max_pip, 3), facts=hand_facts(hands)) if all(hands) else None


HOW_TO_START = Question(
    name="how-to-start",
    kind=Kind.CHOICE,
    right=lambda case: [(_start(case),)],
    mistakes=(Mistake("heaviest_not_highest_double", lambda _case: [("heaviest",)]),),
    options=lambda _case: _START,
    args=lambda case: hands_args(case) | {"answer-kind": _start(case)},
    deal=_deal_start,
)


# Sizes of sets and deals


def _sets(case: Case) -> list[int]:
    return list(case.facts["sets"])


def _sets_args(case: Case) -> Args:
    last = _sets(case)[0]
    return {"sets": listed(f"{n}-{n}" for n in _sets(case)), "n": last, "one": last + 1, "two": last + 2}


def _set_fields(case: Case) -> tuple[Msg, ...]:
    return tuple(msg("field-set", n=n) for n in _sets(case))


SET_SIZES = Question(
    name="set-sizes",
    kind=Kind.NUMBERS,
    right=lambda case: [tuple(len(full_set(n)) for n in _sets(case))],
    fields=_set_fields,
    args=_sets_args,
    deal=lambda random, _like: Case(facts={"sets": tuple(sorted(random.sample(range(3, 16), 3)))}),
)

SUIT_SIZES = Question(
    name="suit-sizes",
    kind=Kind.NUMBERS,
    right=lambda case: [tuple(sum(n in tile for tile in full_set(n)) for n in _sets(case))],
    # A double has its number twice, but is one tile.
    mistakes=(Mistake("double_is_two_tiles", lambda case: [tuple(n + 2 for n in _sets(case)), tuple(_sets(case))]),),
    fields=lambda case: tuple(msg("field-suit", n=n) for n in _sets(case)),
    args=_sets_args,
    deal=lambda random, _like: Case(facts={"sets": tuple(sorted(random.sample(range(3, 16), 3)))}),
)

ALL_PIPS = Question(
    name="all-pips",
    kind=Kind.NUMBERS,
    right=lambda case: [tuple(pip_sum(full_set(n)) for n in _sets(case))],
    fields=_set_fields,
    args=lambda case: _sets_args(case) | {"halves": _sets(case)[0] + 2, "sum": sum(range(_sets(case)[0] + 1))},
    deal=lambda random, _like: Case(facts={"sets": (random.randint(3, 12),)}),
)


def _deals(case: Case) -> list[Setup]:
    return [Setup(find_variant(game), pips, players) for game, pips, players in case.facts["deals"]]


def _stock(setup: Setup) -> int:
    return len(full_set(setup.max_pip)) - setup.seats * setup.hand_size


def _deal_numbers(case: Case) -> list[Answer]:
    """What is asked: of the first deal's set its tiles and those with its highest number, of each deal the tiles
    each, then the tiles left over."""
    setups, asked = _deals(case), case.facts["asked"]
    top = setups[0].max_pip
    tiles = [len(full_set(top))] if "tiles" in asked else []
    suit = [sum(top in tile for tile in full_set(top))] if "suit" in asked else []
    each = [setup.hand_size for setup in setups] if "each" in asked else []
    left = [_stock(setup) for setup in setups] if "left" in asked else []
    return [(*tiles, *suit, *each, *left)]


def _deal_fields(case: Case) -> tuple[Msg, ...]:
    asked, setups = case.facts["asked"], _deals(case)
    of_set = [msg(f"field-{what}", n=setups[0].max_pip) for what in ("tiles", "suit") if what in asked]
    of_deals = [
        msg(f"field-{what}", n=setup.max_pip, players=setup.seats)
        for what in ("each", "left")
        if what in asked
        for setup in setups
    ]
    return (*of_set, *of_deals)


def _deal_args(case: Case) -> Args:
    setups = _deals(case)
    first = setups[0]
    return {
        "game": first.rules.id,
        "set": first.max_pip,
        "one": first.max_pip + 1,
        "two": first.max_pip + 2,
        "tiles": len(full_set(first.max_pip)),
        "players": first.seats,
        "each": first.hand_size,
        "dealt": first.seats * first.hand_size,
        "left": _stock(first),
        "deals": len(setups),
    }


def _deal_question(name: str, *asked: str) -> Question:
    """A question about deals of a game; ``asked`` is what a new deal asks."""

    def deal(random: Random, like: Case) -> Case:
        rules = _deals(like)[0].rules
        pips = random.choice(rules.sets)
        players = sorted(random.sample(rules.seats, 2))
        return Case(facts={"deals": tuple((rules.id, pips, one) for one in players), "asked": asked})

    return Question(
        name=name,
        kind=Kind.NUMBERS,
        right=_deal_numbers,
        fields=_deal_fields,
        args=_deal_args,
        deal=deal,
    )


DEAL_SIZES = _deal_question("deal-sizes", "each", "left")
CROSS_DEALS = _deal_question("cross-deals", "each", "left")
SET_AND_STOCK = _deal_question("set-and-stock", "tiles", "suit", "left")
