"""One row of data a game, house rules as changed rows, and the set-up of a match (rules.md 1, 2, 8.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from types import MappingProxyType
from typing import Any

from .errors import RulesError, UnknownVariant
from .kinds import SEATS, Branching, Claiming, Drawing, Opening
from .rule_checks import complaints

__all__ = [
    "SEATS",
    "VARIANTS",
    "Branching",
    "Claiming",
    "Drawing",
    "Opening",
    "Rules",
    "Setup",
    "find_variant",
]

#: For each set (its highest pip) the tiles dealt to each player, by number of players from two up.
HandSizes = tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Everything in which one game differs from another; no behaviour. RulesError if it contradicts itself."""

    id: str
    title: str
    aliases: tuple[str, ...] = ()
    sets: tuple[int, ...]
    seats: tuple[int, ...]
    partners_at: tuple[int, ...] = ()
    hand_sizes: HandSizes
    drawing: Drawing
    reserve: int = 0
    branching: Branching = Branching.LINE
    arms_before_growth: int = 0
    multiples: tuple[int, ...] = ()
    claiming: Claiming = Claiming.NONE
    opening: Opening = Opening.HIGHEST_DOUBLE_FORCED
    redeal: bool = True
    round_to: int = 1
    round_sum: bool = False
    blocked_pays_all: bool = False
    target: int = 100
    table: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        for complaint in complaints(self):
            raise RulesError(complaint)

    def but(self, **changes: Any) -> Rules:
        """The same row with changed fields: a house rule (rules.md 8.8). RulesError for one that cannot be."""
        known = {field.name for field in fields(self)} - {"id", "title", "aliases"}
        for name in changes:
            if name not in known:
                raise RulesError(f"There is no house rule called {name}; there are {', '.join(sorted(known))}.")
        for name, kind in _ENUMS.items():
            if name in changes:
                changes[name] = _member(name, kind, changes[name])
        if isinstance(changes.get("hand_sizes"), Mapping):
            changes["hand_sizes"] = tuple(
                (max_pip, tuple(sizes)) for max_pip, sizes in sorted(changes["hand_sizes"].items())
            )
        for name in ("sets", "seats", "partners_at", "multiples", "table"):
            if isinstance(changes.get(name), list):
                changes[name] = tuple(changes[name])
        try:
            return replace(self, **changes)
        except TypeError as error:
            raise RulesError(f"That house rule has a value of the wrong kind: {error}.") from None

    def hand_size(self, max_pip: int, seats: int) -> int:
        """Tiles dealt to each player (rules.md 2.2); KeyError for a set or number of players not in the row."""
        return dict(self.hand_sizes)[max_pip][seats - 2]


_ENUMS: dict[str, type[Enum]] = {
    "drawing": Drawing,
    "branching": Branching,
    "claiming": Claiming,
    "opening": Opening,
}


def _member(name: str, kind: type[Enum], value: object) -> Enum:
    for member in kind:
        if value is member or (isinstance(value, str) and value.lower().replace("_", "-") == member.value):
            return member
    raise RulesError(f"{name} is one of {', '.join(m.value for m in kind)}, not {value!r}.")


def _row(*sizes: int, sets: tuple[int, ...]) -> HandSizes:
    return tuple((max_pip, sizes) for max_pip in sets)


_ALL_SETS = (6, 9, 12)
_FIVE_SEATS = (2, 3, 4, 5)

_BLOCK = Rules(
    id="block",
    title="Block",
    aliases=("block dominoes",),
    sets=_ALL_SETS,
    seats=_FIVE_SEATS,
    partners_at=(4,),
    hand_sizes=((6, (8, 6, 6, 5)), (9, (8, 6, 9, 5)), (12, (8, 6, 12, 5))),
    drawing=Drawing.NONE,
)
_DRAW = Rules(
    id="draw",
    title="Draw",
    aliases=("draw dominoes",),
    sets=_ALL_SETS,
    seats=_FIVE_SEATS,
    hand_sizes=_row(7, 5, 4, 3, sets=_ALL_SETS),
    drawing=Drawing.UNTIL_PLAYABLE,
)
_CROSS = Rules(
    id="cross",
    title="Cross",
    aliases=("double-six cross", "cross dominoes"),
    sets=(6,),
    seats=_FIVE_SEATS,
    hand_sizes=_row(7, 5, 4, 3, sets=(6,)),
    drawing=Drawing.UNTIL_PLAYABLE,
    branching=Branching.OPENING_DOUBLE,
    arms_before_growth=4,
)
_DOUBLE_NINE_CROSS = replace(
    _CROSS,
    id="double-nine-cross",
    title="Double-Nine Cross",
    aliases=("double nine cross",),
    sets=(9,),
    hand_sizes=_row(7, 7, 5, 5, sets=(9,)),
    branching=Branching.OPENING_AND_LATER_DOUBLES,
)
_DOUBLE_TWELVE_CROSS = replace(
    _DOUBLE_NINE_CROSS,
    id="double-twelve-cross",
    title="Double-Twelve Cross",
    aliases=("double twelve cross",),
    sets=(12,),
    hand_sizes=_row(7, 7, 5, 5, sets=(12,)),
)
_ALL_FIVES = Rules(
    id="all-fives",
    title="All Fives",
    aliases=("muggins", "fives", "all fives (muggins)"),
    sets=_ALL_SETS,
    seats=(2, 3, 4),
    hand_sizes=_row(5, 5, 5, sets=_ALL_SETS),
    drawing=Drawing.ONE,
    reserve=2,
    multiples=(5,),
    claiming=Claiming.CALLED,
    opening=Opening.HIGHEST_DOUBLE_ANY_TILE,
    round_to=5,
)
_ALL_FIVES_AND_THREES = replace(
    _ALL_FIVES,
    id="all-fives-and-threes",
    title="All Fives and Threes",
    aliases=("fives and threes", "threes and fives"),
    multiples=(5, 3),
    round_to=1,
)
_TABLE = Rules(
    id="table",
    title="Table Draw",
    aliases=("table-draw",),
    sets=(6,),
    seats=(2,),
    hand_sizes=_row(7, sets=(6,)),
    drawing=Drawing.UNTIL_PLAYABLE,
    reserve=2,
    opening=Opening.HIGHEST_TILE_ANY_TILE,
    redeal=False,
    table=(24, 14),
)

_CROSSES = (_CROSS, _DOUBLE_NINE_CROSS, _DOUBLE_TWELVE_CROSS)
#: The eight games by id, in the order of rules.md 1.
VARIANTS: Mapping[str, Rules] = MappingProxyType(
    {rules.id: rules for rules in (_BLOCK, _DRAW, *_CROSSES, _ALL_FIVES, _ALL_FIVES_AND_THREES, _TABLE)}
)

_NAMES = {name.lower(): rules for rules in VARIANTS.values() for name in (rules.id, rules.title, *rules.aliases)}


def find_variant(name: object) -> Rules:
    """The game of this id, title or alias, in any case; UnknownVariant, which lists the ids."""
    rules = _NAMES.get(" ".join(name.lower().split())) if isinstance(name, str) else None
    if rules is None:
        shown = repr(name if isinstance(name, str) else type(name).__name__)[:40]
        raise UnknownVariant("unknown-variant", name=shown, known=", ".join(VARIANTS))
    return rules


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, its set, the number of seats and whether they are partners; RulesError if they do not go together."""

    rules: Rules
    max_pip: int = 0
    seats: int = 2
    partners: bool = False

    def __init__(self, rules: Rules, max_pip: int | None = None, seats: int = 2, partners: bool = False) -> None:
        if not isinstance(rules, Rules):
            raise RulesError("A set-up starts with a game: find_variant('draw'), for one.")
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "max_pip", rules.sets[0] if max_pip is None else max_pip)
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "partners", partners)
        _check_setup(self)

    @property
    def sides(self) -> int:
        """How many scores there are: one a seat, or two for partners (rules.md 8.6)."""
        return 2 if self.partners else self.seats

    def side(self, seat: int) -> int:
        """The side of a seat: its own, or 0 for seats 0 and 2 and 1 for seats 1 and 3 with partners."""
        return seat % 2 if self.partners else seat

    @property
    def hand_size(self) -> int:
        """Tiles dealt to each player."""
        return self.rules.hand_size(self.max_pip, self.seats)


def _check_setup(setup: Setup) -> None:
    rules = setup.rules
    if type(setup.max_pip) is not int or setup.max_pip not in rules.sets:
        allowed = _listed([set_name(max_pip) for max_pip in rules.sets])
        named = ""
        if rules.id == "cross" and setup.max_pip in (9, 12):
            other = VARIANTS["double-nine-cross" if setup.max_pip == 9 else "double-twelve-cross"]
            named = f" With that set the game is {other.title} ({other.id})."
        raise RulesError(f"{rules.title} is played with {allowed}, not {set_name(setup.max_pip)}.{named}")
    if type(setup.seats) is not int or setup.seats not in rules.seats:
        allowed = _listed([str(seats) for seats in rules.seats])
        raise RulesError(f"{rules.title} is for {allowed} players, not {setup.seats!s:.20}.")
    if type(setup.partners) is not bool:
        raise RulesError(f"partners is either True or False, not {setup.partners!r:.20}.")
    if setup.partners and setup.seats not in rules.partners_at:
        raise RulesError("Partners are for Block with four players.")


def set_name(max_pip: object) -> str:
    """The name of a set in a sentence: "double-six" for 6."""
    words = {6: "double-six", 9: "double-nine", 12: "double-twelve"}
    return words.get(max_pip, f"double-{max_pip!s:.20}") if isinstance(max_pip, int) else f"{max_pip!r:.20}"


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
