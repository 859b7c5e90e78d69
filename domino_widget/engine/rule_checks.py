"""Contradictions in a row of rules, each as one sentence (rules.md 8.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .kinds import SEATS, Branching, Claiming, Drawing, Opening
from .tiles import MAX_PIP

if TYPE_CHECKING:
    from .rules import Rules


def complaints(rules: Rules) -> Iterator[str]:
    """Every contradiction in a row; nothing for a row that can be played."""
    yield from _about_numbers(rules)
    yield from _about_branching(rules)
    yield from _about_scoring(rules)
    yield from _about_hands(rules)


def _whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _wholes(values: object, least: int, most: int) -> bool:
    return isinstance(values, tuple) and all(_whole(value, least, most) for value in values)


def _about_numbers(rules: Rules) -> Iterator[str]:
    if not _wholes(rules.sets, 1, MAX_PIP) or not rules.sets:
        yield f"A set is double-n with n from 1 to {MAX_PIP}, not {rules.sets!r}."
    if not _wholes(rules.seats, 2, len(SEATS)) or not rules.seats:
        yield f"Two to five can play, not {rules.seats!r}."
    if not _wholes(rules.partners_at, 4, 4):
        yield "Partners need four players."
    if not _whole(rules.target, 1, 1000):
        yield f"The target is a whole number from 1 to 1000, not {rules.target!r}."
    if not _whole(rules.reserve, 0, 20):
        yield f"The reserve is a whole number from 0 to 20 tiles, not {rules.reserve!r}."
    for name in ("redeal", "round_sum", "blocked_pays_all"):
        if type(getattr(rules, name)) is not bool:
            yield f"{name} is either True or False, not {getattr(rules, name)!r}."


def _about_branching(rules: Rules) -> Iterator[str]:
    four_arms = (Branching.OPENING_DOUBLE, Branching.OPENING_AND_LATER_DOUBLES)
    forced = rules.opening is Opening.HIGHEST_DOUBLE_FORCED
    if rules.arms_before_growth not in (0, 4):
        yield "Either all four arms come first (4) or none does (0)."
    if rules.arms_before_growth and rules.branching not in four_arms:
        yield "Four arms before growth need an opening double with four arms."
    if rules.arms_before_growth and not forced:
        yield "Four arms need a double to open, so the highest double must lead."
    if forced and not rules.redeal:
        yield "Without dealing again a round may have no double to open with: let the highest tile open."
    if rules.table is not None:
        if not (_wholes(rules.table, 8, 100) and len(rules.table) == 2):
            yield f"A table is two whole numbers of squares from 8 to 100, not {rules.table!r}."
        if rules.branching is not Branching.LINE:
            yield "On a bounded table the tiles form one chain: no double branches there."


def _about_scoring(rules: Rules) -> Iterator[str]:
    if rules.reserve and rules.drawing is Drawing.NONE:
        yield "A reserve of tiles that are never drawn has no meaning where nobody draws."
    if not _whole(rules.round_to, 1, 50):
        yield f"A bonus is rounded to a whole number from 1 to 50 points, not {rules.round_to!r}."
    if rules.round_sum and rules.round_to == 1:
        yield "Rounding the sum needs a number to round to."
    if not _wholes(rules.multiples, 2, 50):
        yield f"Counts score on whole numbers from 2 to 50, not {rules.multiples!r}."
    if bool(rules.multiples) != (rules.claiming is not Claiming.NONE):
        yield "Claims and automatic scoring need a count that scores, and a count that scores needs one of them."


def _about_hands(rules: Rules) -> Iterator[str]:
    sizes = dict(rules.hand_sizes)
    for max_pip in rules.sets:
        tiles = (max_pip + 1) * (max_pip + 2) // 2
        for seats in rules.seats:
            row = sizes.get(max_pip, ())
            size = row[seats - 2] if seats - 2 < len(row) else None
            if type(size) is not int or size < 1:
                yield f"Each player gets at least one tile; double-{max_pip} with {seats} players has {size!r}."
            elif size * seats > tiles:
                yield (
                    f"{seats} players with {size} tiles each need {size * seats} of the {tiles} tiles of a"
                    f" double-{max_pip} set: at most {tiles // seats} each."
                )
