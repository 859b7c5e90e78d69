"""From a seed, or from given hands, to the opening position of a round (rules.md 2, 3, 9.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from .errors import EngineError, RulesError
from .layout import Layout
from .rules import Opening, Setup
from .scoring import Hands
from .state import Phase, Position
from .tiles import Tile, full_set, rising

#: Seeds are whole numbers below this: 128 bits.
SEEDS = 2**128


def deal(setup: Setup, seed: int, *, scores: Sequence[int] | None = None, lead: int | None = None) -> Position:
    """The opening position that this seed deals: shuffled, dealt seat by seat, again while no double is out
    (rules.md 2.4). ``scores`` are the match so far; ``lead`` is the seat that a house rule lets open (8.8).

    The meaning of a seed is frozen: printed deal codes depend on it.
    """
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise EngineError("not-a-seed", seed=repr(seed)[:50])
    random, tiles, size = Random(seed), list(full_set(setup.max_pip)), setup.hand_size
    while True:
        for i in range(len(tiles) - 1, 0, -1):
            j = int(random.random() * (i + 1))
            tiles[i], tiles[j] = tiles[j], tiles[i]
        hands = tuple(rising(tiles[seat * size : (seat + 1) * size]) for seat in range(setup.seats))
        if not must_redeal(setup, hands):
            return _opening(setup, hands, tuple(tiles[setup.seats * size :]), scores, lead)


def deal_hands(
    setup: Setup,
    hands: Iterable[Iterable[Tile]],
    boneyard: Iterable[Tile],
    *,
    scores: Sequence[int] | None = None,
    lead: int | None = None,
) -> Position:
    """The opening position of a given deal; ``boneyard`` is next drawn first. Tiles that are not named are out of
    play. RulesError for a tile twice or of another set, an empty hand, or hands that are dealt again."""
    given = tuple(rising(hand) for hand in hands)
    stock = tuple(boneyard)
    if len(given) != setup.seats:
        raise RulesError(f"{setup.seats} players need {setup.seats} hands, not {len(given)}.")
    if not all(given):
        raise RulesError("Every hand needs at least one tile.")
    check_tiles(setup, [*stock, *(tile for hand in given for tile in hand)])
    if must_redeal(setup, given):
        raise RulesError(code="dealt-again")
    return _opening(setup, given, stock, scores, lead)


def check_tiles(setup: Setup, tiles: Sequence[Tile]) -> None:
    """RulesError if a tile stands twice or is not of the set."""
    known = set(full_set(setup.max_pip))
    seen: set[Tile] = set()
    for tile in tiles:
        if tile not in known:
            raise RulesError(code="not-in-set", tile=str(tile), set=setup.max_pip)
        if tile in seen:
            raise RulesError(code="tile-twice", tile=str(tile))
        seen.add(tile)


def must_redeal(setup: Setup, hands: Hands) -> bool:
    """Whether these hands are dealt again because nobody holds a double (rules.md 2.4)."""
    return setup.rules.redeal and not any(tile.is_double for hand in hands for tile in hand)


def opener(hands: Hands) -> tuple[int, Tile]:
    """Who opens, and the tile that makes it so: the highest double dealt, with no double the highest tile by
    pips, then by its higher half (rules.md 3.1, 9.2)."""
    return max(
        ((seat, tile) for seat, hand in enumerate(hands) for tile in hand),
        key=lambda held: (held[1].low == held[1].high, held[1].low + held[1].high, held[1].high),
    )


def _opening(
    setup: Setup,
    hands: Hands,
    boneyard: tuple[Tile, ...],
    scores: Sequence[int] | None,
    lead: int | None,
) -> Position:
    rules = setup.rules
    won = (0,) * setup.sides if scores is None else tuple(scores)
    if len(won) != setup.sides or any(type(score) is not int or score < 0 for score in won):
        raise RulesError(f"The scores are {setup.sides} whole numbers from 0 up, not {scores!r:.60}.")
    if max(won) >= rules.target:
        raise RulesError(f"The match is over: {max(won)} points reach the target of {rules.target}.")
    seat, tile = opener(hands)
    if lead is not None:
        if rules.opening is not Opening.WINNER_ANY_TILE:
            raise RulesError(f"In {rules.title} the tiles dealt say who opens, so nobody else can lead.")
        if type(lead) is not int or not 0 <= lead < setup.seats:
            raise RulesError(f"There is no seat {lead!r:.20} to lead: seats are 0 to {setup.seats - 1}.")
        seat = lead
    return Position(
        setup=setup,
        layout=Layout(rules),
        hands=hands,
        boneyard=boneyard,
        to_act=seat,
        phase=Phase.PLAY,
        knocks=0,
        points=(0,) * setup.sides,
        scores=won,
        opening_tile=tile if rules.opening is Opening.HIGHEST_DOUBLE_FORCED else None,
        by_tiles=lead is None and rules.opening is Opening.WINNER_ANY_TILE,
    )
