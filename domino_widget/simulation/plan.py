"""What a simulation plays: the set-up, who sits where, and how each deal is turned round the seats."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module, util
from types import ModuleType

from ..engine import Opening, RulesError, Setup, find_variant
from ..house import with_house
from ..players import PLAYERS, Player, named_player

#: A name, a player, or something that makes one: a class or a function without arguments.
Entrant = str | Player | Callable[[], Player]


@dataclass(frozen=True, slots=True)
class Entry:
    """A player of the table: its name in the report, and (for one without a name of ours) itself, pickled."""

    name: str
    packed: bytes | None = None

    def make(self) -> Player:
        """A fresh player: nothing that it remembers goes from one match to the next."""
        if self.packed is None:
            return _named(self.name.partition(" ")[0])
        made = pickle.loads(self.packed)
        player = made() if isinstance(made, type) or not isinstance(made, Player) else made
        if not isinstance(player, Player):
            raise RulesError(f"{self.name} is no player: it needs the methods choose and speak.")
        return player


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A simulation but for its length. ``entries`` sit in seats 0, 1 …; ``hands``: a deal is one hand, not a match
    to the target; ``seconds`` is the longest that a player may think over one question; ``lead``: the seat that opens
    the first hand where the winner of the last hand leads and there was none (None: as dealt)."""

    setup: Setup
    house: tuple[str, ...]
    entries: tuple[Entry, ...]
    hands: bool
    seed: int
    seconds: float
    lead: int | None = None

    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """For every seating of a deal the entry of each seat: all rotations, for partners both teams' seatings."""
        seats = self.setup.seats
        turns = 2 if self.setup.partners else seats
        return tuple(tuple((seat + turn) % seats for seat in range(seats)) for turn in range(turns))

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal's match, the same for every seating of it."""
        return int.from_bytes(sha256(f"{self.seed}/{deal}".encode()).digest()[:16], "big")

    def digest(self) -> str:
        """Eight signs that tell this simulation from another."""
        setup = self.setup
        names = [entry.name for entry in self.entries]
        what = (setup, self.house, names, self.hands, self.seed, self.lead)
        return sha256(repr(what).encode()).hexdigest()[:8]


def make_plan(
    players: Sequence[Entrant] | str,
    game: str,
    *,
    set: int | None,
    partners: bool,
    house: Sequence[str],
    hands: bool,
    seed: int,
    seconds: float,
    lead: int | None = None,
) -> Plan:
    """The plan of these settings; RulesError, one sentence, for what cannot be."""
    if isinstance(players, str) or not 2 <= len(players) <= 5:
        raise RulesError("A simulation is between two to five players, named in the order of their seats.")
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise RulesError(f"A seed is a whole number from 0 up, not {seed!r:.40}.")
    if not 0 < seconds <= 86_400:
        raise RulesError(f"A player may think for more than 0 and at most 86,400 seconds, not {seconds!r:.40}.")
    entries = _entries(players) * (2 if partners and len(players) == 2 else 1)
    rules = find_variant(game)
    setup = Setup(rules, set, len(entries), partners)
    if house:
        changed = with_house(rules, house, max_pip=setup.max_pip, seats=len(entries))
        setup = Setup(changed, setup.max_pip, len(entries), partners)
    if lead is not None and (setup.rules.opening is not Opening.WINNER_ANY_TILE or lead not in range(setup.seats)):
        raise RulesError("A seat can lead the first hand only under the house rule winner-leads.")
    return Plan(
        setup=setup,
        house=tuple(house),
        entries=entries,
        hands=hands,
        seed=seed,
        seconds=float(seconds),
        lead=lead,
    )


def _entries(given: Sequence[Entrant]) -> tuple[Entry, ...]:
    """The entries; the same name again is told apart by a number."""
    times: Counter[str] = Counter()
    entries = []
    for one in given:
        entry = _entry(one)
        times[entry.name] += 1
        again = times[entry.name]
        entries.append(Entry(entry.name if again == 1 else f"{entry.name} {again}", entry.packed))
    return tuple(entries)


def _entry(one: Entrant) -> Entry:
    if isinstance(one, str):
        _named(one)
        return Entry(one)
    if not (isinstance(one, Player) or callable(one)):
        raise RulesError(f"{one!r:.40} is no player: it needs the methods choose and speak.")
    name = getattr(one, "__name__", None) or type(one).__name__
    entry = Entry(name.replace(" ", "-")[:40], _pack(one, name))
    entry.make()
    return entry


def _pack(one: object, name: str) -> bytes:
    packer = _packer()
    try:
        packed: bytes = packer.dumps(one)
    except (pickle.PicklingError, AttributeError, TypeError):
        raise RulesError(
            f"{name} cannot be sent to other processes: define it in a module, or install cloudpickle."
        ) from None
    return packed


def _packer() -> ModuleType:
    """cloudpickle, where it is installed, also packs what was defined in a notebook."""
    return import_module("cloudpickle" if util.find_spec("cloudpickle") else "pickle")


def _named(name: str) -> Player:
    """A player of ours, or one of an importable module: ``package.module:Class``."""
    module, _, attribute = name.partition(":")
    if not attribute or module in PLAYERS:
        return named_player(name)
    try:
        made = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError) as error:
        raise RulesError(f"There is no player {name[:60]!r}: {str(error)[:120]}.") from None
    if not isinstance(made, Player):
        raise RulesError(f"{name[:60]} is no player: it needs the methods choose and speak.")
    return made
