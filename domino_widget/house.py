"""House rules by name: each a few changed fields of the game's row, never code of play (rules.md 8.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any

from domino_widget.engine import VARIANTS, Branching, Claiming, Drawing, Opening, Rules, RulesError, Setup

#: Changed fields of a row, by name.
Changes = dict[str, Any]


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One house rule: of the rules that share a ``group`` only one can hold; the group "" excludes nothing."""

    id: str
    group: str
    _applies: Callable[[Rules], bool]
    _changes: Callable[[Rules, int, int], Changes]

    def applies(self, rules: Rules) -> bool:
        """Whether this changes something in the game, and makes sense in it."""
        return self._applies(rules)

    def changes(self, rules: Rules, max_pip: int, seats: int) -> Changes:
        """The fields to change, for ``Rules.but``; RulesError if this set and these players cannot have it."""
        return self._changes(rules, max_pip, seats)


def with_house(rules: Rules, names: Iterable[str], *, max_pip: int, seats: int) -> Rules:
    """The game with these house rules; RulesError, which says what is allowed, for a name that is unknown, does
    not belong to the game or excludes another."""
    chosen = _chosen(rules, names)
    changes: Changes = {}
    for rule in chosen:
        changes |= rule.changes(rules, max_pip, seats)
    return rules.but(**changes)


def offered(rules: Rules) -> tuple[HouseRule, ...]:
    """The house rules that this game can have, in order."""
    return tuple(rule for rule in HOUSE.values() if rule.applies(rules))


def _chosen(rules: Rules, names: Iterable[object]) -> list[HouseRule]:
    if isinstance(names, str):
        raise RulesError(f"House rules are a list of names, not {names!r:.40}.")
    taken: dict[str, HouseRule] = {}
    for name in names:
        rule = HOUSE.get(name) if isinstance(name, str) else None
        if rule is None:
            raise RulesError(f"There is no house rule called {name!r:.40}; {_allowed(rules)}.")
        if not rule.applies(rules):
            raise RulesError(f"The house rule {name} has no place in {rules.title}; {_allowed(rules)}.")
        other = taken.setdefault(rule.group or rule.id, rule)
        if other is not rule:
            raise RulesError(f"The house rules {other.id} and {rule.id} exclude each other: choose one of them.")
    return list(taken.values())


def _allowed(rules: Rules) -> str:
    return f"{rules.title} can have {', '.join(rule.id for rule in offered(rules))}"


def _target(points: int) -> HouseRule:
    return HouseRule(
        f"target-{points}",
        "target",
        lambda rules: rules.target != points,
        lambda _rules, _max_pip, _seats: {"target": points},
    )


def _hands(word: str, size: int) -> HouseRule:
    def applies(rules: Rules) -> bool:
        return any(
            rules.hand_size(max_pip, seats) != size and size * seats <= _tiles(max_pip)
            for max_pip in rules.sets
            for seats in rules.seats
        )

    def changes(rules: Rules, max_pip: int, seats: int) -> Changes:
        held = _tiles(max_pip)
        if size * seats > held:
            raise RulesError(
                f"{word.capitalize()} tiles each for {seats} players are {size * seats}, and a double-{max_pip} set"
                f" holds {held}: at most {held // seats} each."
            )
        # Other sets and numbers of players stay playable: they get what their set can give.
        sizes = {
            pips: tuple(min(size, _tiles(pips) // players) for players in range(2, max(rules.seats) + 1))
            for pips in rules.sets
        }
        return {"hand_sizes": sizes}

    return HouseRule(f"hands-{word}", "hands", applies, changes)


def _tiles(max_pip: int) -> int:
    return (max_pip + 1) * (max_pip + 2) // 2


def _fixed(name: str, group: str, applies: Callable[[Rules], bool], **fields: Any) -> HouseRule:
    """A house rule that is the same few fields in every game it belongs to."""
    return HouseRule(name, group, applies, lambda _rules, _max_pip, _seats: dict(fields))


def _one_line_count(rules: Rules) -> bool:
    return bool(rules.multiples) and rules.branching is Branching.LINE and rules.table is None


_RULES = (
    *(_target(points) for points in (50, 150, 200, 250)),
    _hands("five", 5),
    _hands("six", 6),
    _hands("seven", 7),
    _hands("nine", 9),
    # In the Cross games a double must lay the four arms, so the winner cannot lead any tile.
    _fixed(
        "winner-leads",
        "opening",
        lambda rules: not rules.arms_before_growth and rules.opening is not Opening.WINNER_ANY_TILE,
        opening=Opening.WINNER_ANY_TILE,
    ),
    _fixed(
        "reserve-two",
        "drawing",
        lambda rules: rules.drawing is not Drawing.NONE and rules.reserve != 2,
        reserve=2,
    ),
    _fixed(
        "no-drawing",
        "drawing",
        lambda rules: rules.drawing is not Drawing.NONE,
        drawing=Drawing.NONE,
        reserve=0,
    ),
    _fixed(
        "draw-until-fits",
        "drawing",
        lambda rules: rules.drawing is Drawing.ONE,
        drawing=Drawing.UNTIL_PLAYABLE,
    ),
    _fixed("spinner-first", "spinner", _one_line_count, branching=Branching.FIRST_DOUBLE),
    _fixed("spinner-every", "spinner", _one_line_count, branching=Branching.EVERY_DOUBLE),
    _fixed("round-sum", "", lambda rules: rules.round_to > 1 and not rules.round_sum, round_sum=True),
    _fixed(
        "automatic-scoring",
        "",
        lambda rules: rules.claiming is Claiming.CALLED,
        claiming=Claiming.AUTOMATIC,
    ),
    _fixed("blocked-all-pips", "", lambda rules: not rules.blocked_pays_all, blocked_pays_all=True),
)

#: Every house rule by id, in the order in which settings offer them.
HOUSE: Mapping[str, HouseRule] = MappingProxyType({rule.id: rule for rule in _RULES})


def house_of(setup: Setup) -> tuple[str, ...]:
    """The house rules by name that make the rules of a set-up out of its game's; none where names do not tell it."""
    names, rest = named_and_rest(setup)
    return () if rest else names


def named_and_rest(setup: Setup) -> tuple[tuple[str, ...], Changes]:
    """The house rules of a set-up that have a name, and the fields that no name tells of, such as a target of 77."""
    base = VARIANTS.get(setup.rules.id, setup.rules)
    names: list[str] = []
    for rule in offered(base):
        try:
            changed = rule.changes(base, setup.max_pip, setup.seats)
        except RulesError:
            continue
        if all(getattr(setup.rules, name) == value for name, value in changed.items()):
            names.append(rule.id)
    try:
        made = with_house(base, names, max_pip=setup.max_pip, seats=setup.seats)
    except RulesError:
        names, made = [], base
    pairs = ((field.name, getattr(setup.rules, field.name)) for field in fields(Rules))
    return tuple(names), {name: value for name, value in pairs if getattr(made, name) != value}
