"""Who sits where: checks of human seats, levels and names, each with one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from .codes import new_code, read_code
from .engine import SEATS, Match, RulesError, Setup, find_variant
from .house import with_house
from .players import DEFAULT_LEVEL, LEVELS, Player, make_player

#: In place of a deal code: "make me one".
NEW_CODE = "new"


def begin_match(
    game: str,
    *,
    set: int | None,
    players: int,
    partners: bool,
    names: Sequence[str] | None,
    house: tuple[str, ...],
    seed: int | None,
    code: str | None,
) -> tuple[Match, str | None]:
    """A new match, and its deal code if it has one: a code stands for the game, its set and its seats as well."""
    if code is not None and code != NEW_CODE:
        game, set, players, partners, seed, code = read_code(code)
    rules = find_variant(game)
    setup = Setup(rules, set, players, partners)
    if house:
        changed = with_house(rules, house, max_pip=setup.max_pip, seats=players)
        setup = Setup(changed, setup.max_pip, players, partners)
    if code == NEW_CODE:
        code = new_code(setup)
        seed = read_code(code).seed
    return Match(setup, seat_names(setup, names), seed), code


def letter(seat: object) -> str:
    """The letter of a seat, for a sentence."""
    return SEATS[seat] if type(seat) is int and 0 <= seat < len(SEATS) else str(seat)[:10]


def human_seats(setup: Setup, humans: Sequence[int]) -> tuple[int, ...]:
    """The human seats in order; RulesError for one that is not there."""
    try:
        seats = tuple(humans)
    except TypeError:
        raise RulesError("humans is a list of seats, as in humans=(0,).") from None
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < setup.seats:
            raise RulesError(f"There is no seat {seat!r:.20} for a human: seats are 0 to {setup.seats - 1}.")
    return tuple(sorted({*seats}))


def seat_players(setup: Setup, levels: Sequence[str | Player] | str | None) -> tuple[Player, ...]:
    """A player for every seat, by level or as it is given; RulesError for an unknown one or the wrong number."""
    given = (levels or DEFAULT_LEVEL,) * setup.seats if levels is None or isinstance(levels, str) else tuple(levels)
    if len(given) != setup.seats:
        raise RulesError(f"{setup.seats} players need {setup.seats} levels, not {len(given)}.")
    return tuple(_player(one) for one in given)


def level_name(player: Player) -> str:
    """The level of a player, or the name of its class for one of the user's own."""
    name = type(player).__name__
    return name.lower() if name.lower() in LEVELS else name


def _player(one: object) -> Player:
    if not isinstance(one, str) and isinstance(one, Player):
        return one
    return make_player(str(one))


def seat_names(setup: Setup, names: Sequence[str] | None) -> tuple[str, ...]:
    """The given names, "" where the catalogue's default ("You", "Computer 2") stands."""
    return ("",) * setup.seats if names is None else tuple(names)
