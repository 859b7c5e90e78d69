"""Deal codes: eight signs and a check sign, ``4G0R-01HX-9``, that give everybody the same deals.

The signs are Crockford's base 32, whose readers take o for 0, i and l for 1, and any case. The eight of them are 40
bits: version (3), game (3), set (2), players (2), partners (1) and seed (29). House rules go beside a code. All of
this is frozen, as is the meaning of a seed: codes are printed.
"""

from __future__ import annotations

import secrets
from functools import reduce
from typing import NamedTuple

from .engine import EngineError, RulesError, Setup, find_variant

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
#: Games in the order in which codes number them; it never changes.
GAMES = (
    "block",
    "draw",
    "cross",
    "double-nine-cross",
    "double-twelve-cross",
    "all-fives",
    "all-fives-and-threes",
    "table",
)
SETS = (6, 9, 12)
VERSION = 0
SEED_BITS = 29

_READ = {sign: value for value, sign in enumerate(SIGNS)} | {"O": 0, "I": 1, "L": 1}


class DealCode(NamedTuple):
    """What a code says; ``text`` is its one canonical form."""

    game: str
    set: int
    players: int
    partners: bool
    seed: int
    text: str


def write_code(setup: Setup, seed: int) -> str:
    """The code of a set-up, house rules left out, and a seed below 2**29."""
    if not 0 <= seed < 2**SEED_BITS:
        raise EngineError("not-a-seed", seed=repr(seed)[:50])
    number = VERSION
    for width, value in (
        (3, GAMES.index(setup.rules.id)),
        (2, SETS.index(setup.max_pip)),
        (2, setup.seats - 2),
        (1, int(setup.partners)),
        (SEED_BITS, seed),
    ):
        number = number << width | value
    values = [number >> shift & 31 for shift in range(35, -1, -5)]
    text = "".join(SIGNS[value] for value in values)
    return f"{text[:4]}-{text[4:]}-{SIGNS[_check(values)]}"


def new_code(setup: Setup) -> str:
    """A code for this set-up with a seed drawn by the machine."""
    return write_code(setup, secrets.randbits(SEED_BITS))


def read_code(text: str) -> DealCode:
    """What a code says. EngineError ``code-sign`` for a sign that is wrong, missing or too many, ``code-unknown``
    for a whole code that stands for no game here."""
    signs = [sign for sign in str(text)[:80].upper() if not sign.isspace() and sign != "-"]
    values = [_READ[sign] for sign in signs if sign in _READ]
    if len(values) != len(signs) or len(values) != 9 or _check(values[:8]) != values[8]:
        raise EngineError("code-sign")
    number = reduce(lambda total, value: total << 5 | value, values[:8], 0)
    seed, number = number & 2**SEED_BITS - 1, number >> SEED_BITS
    partners, players, pips, game = bool(number & 1), (number >> 1 & 3) + 2, number >> 3 & 3, number >> 5 & 7
    if number >> 8 != VERSION or pips >= len(SETS):
        raise EngineError("code-unknown")
    try:
        setup = Setup(find_variant(GAMES[game]), SETS[pips], players, partners)
    except RulesError:
        raise EngineError("code-unknown") from None
    return DealCode(GAMES[game], SETS[pips], players, partners, seed, write_code(setup, seed))


def _check(values: list[int]) -> int:
    """A weighted sum in the field of 32 elements: it finds every single wrong sign and every two exchanged."""
    total, weight = 0, 1
    for value in values:
        weight = _times(weight, 2)
        total ^= _times(weight, value)
    return total


def _times(one: int, other: int) -> int:
    product = 0
    while other:
        if other & 1:
            product ^= one
        other >>= 1
        one = one << 1 ^ (0b100101 if one & 16 else 0)
    return product
