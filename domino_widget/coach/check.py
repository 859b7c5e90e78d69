"""Is it true? Every claim worked out again by another way than the one it came by (analysis.md 5.3).

What is certain must hold in every deal that agrees with what was seen; a chance must be the share of those deals,
exactly where they can all be tried, else within four standard errors. Arithmetic is done anew on the engine's layout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import sqrt
from typing import Any

from domino_widget.engine import Drew, Knocked, Layout, Observation, Play, Played, Tile, full_set, worth

from .claims import Claim, percent
from .deals import Deals, Hands, Holds

#: Standard errors that a sampled share may lie off.
ERRORS = 4.0
_Args = dict[str, Any]


class Checker:
    """Judges claims about one observation."""

    def __init__(self, seen: Observation, deals: Deals) -> None:
        assert seen.seat is not None
        self.seen, self.deals, self.seat = seen, deals, seen.seat
        self.next = (seen.seat + 1) % seen.setup.seats
        self.letters = "ABCDE"[: seen.setup.seats]
        self.set = full_set(seen.setup.max_pip)
        laid = {placed.tile for placed in seen.layout.tiles}
        self.unseen = [tile for tile in self.set if tile not in laid and tile not in seen.hand]
        #: What the check of readings has worked out, by seat.
        self.read: dict[int, Any] = {}

    def holds(self, claim: Claim) -> bool:
        """Whether the claim is true, with every number in it. Estimates are looked at for their form alone."""
        args = dict(claim.args)
        try:
            if claim.play is not None and not self._names(claim.play, args):
                return False
            if not self._chance_shown(claim, args):
                return False
            return bool(CHECKS[claim.kind](self, claim, args))
        except (KeyError, ValueError, IndexError, StopIteration):
            return False

    # ---- plays ---------------------------------------------------------------------------------------------------

    def plays(self) -> list[Play]:
        """The legal plays."""
        return [action for action in self.seen.plays if isinstance(action, Play)]

    def lay(self, play: Play) -> Layout:
        """The table after a play."""
        layout = self.seen.layout
        if not layout.tiles:
            return layout.with_tile(play.tile)
        end = next(end for end in layout.ends() if (end.number, end.port) == (play.at, play.port))
        return layout.with_tile(play.tile, end, play.turn)

    def rest(self, play: Play) -> list[Tile]:
        """The hand after a play."""
        return [tile for tile in self.seen.hand if tile != play.tile]

    def _is(self, play: Play, tile: object, end: object, at: object, turn: object) -> bool:
        layout = self.seen.layout
        values = [e.value for e in layout.free if (e.number, e.port) == (play.at, play.port)]
        named = (str(play.tile), values[0] if values else -1, play.turn.name.lower())
        # The tile at the end is told where the value alone could mean another tile too.
        alike = {str(layout.tiles[e.number].tile) for e in layout.free if e.value in values}
        shows = str(layout.tiles[play.at].tile) if len(alike) > 1 else "none"
        return named == (tile, end, turn) and at == shows

    def _names(self, play: Play, args: _Args) -> bool:
        if play not in self.plays():
            return False
        return "tile" not in args or self._is(play, args["tile"], args["end"], args["at"], args["turn"])

    def others(self, args: _Args) -> list[Play]:
        """The plays that the other play of a sentence may mean."""
        named = (args["other"], args["otherEnd"], args["otherAt"], args["otherTurn"])
        return [play for play in self.plays() if self._is(play, *named)]

    # ---- deals ---------------------------------------------------------------------------------------------------

    def always(self, holds: Holds) -> bool:
        """Whether something holds in every deal."""
        return all(holds(hands) for hands, _ in self.deals.worlds)

    def near(self, p: Fraction | float, holds: Holds, slack: float = 0.0) -> bool:
        """Whether a chance is the share of the deals in which something holds."""
        share = self.deals.share(holds)
        if self.deals.exact and not slack:
            return share == p
        spread = sqrt(max(float(p) * (1 - float(p)), 1 / len(self.deals.worlds)) / len(self.deals.worlds))
        return abs(float(share) - float(p)) <= ERRORS * spread + slack

    def stated(self, claim: Claim, holds: Holds) -> bool:
        """Whether the chance of a claim is right."""
        return claim.p is not None and self.near(claim.p, holds, 2 * claim.ci / 100)

    def shown(self, claim: Claim, value: int, holds: Holds) -> bool:
        """Whether a chance that is only shown beside that of a claim, in whole per cent, is right."""
        share = self.deals.share(holds)
        if self.deals.exact and not claim.ci:
            return percent(share) == value
        spread = sqrt(max(float(share * (1 - share)), 1 / len(self.deals.worlds)) / len(self.deals.worlds))
        return abs(100 * float(share) - value) <= 100 * ERRORS * spread + 1 + 2 * claim.ci

    def _chance_shown(self, claim: Claim, args: _Args) -> bool:
        if "percent" not in args or claim.p is None:
            return "percent" not in args or claim.level == "estimate"
        if args["percent"] != percent(claim.p):
            return False
        return not args.get("of") or (0 < args["of"] <= 99 and args["share"] == claim.p * args["of"])

    def seat_of(self, args: _Args) -> int:
        """The seat of the letter in a sentence."""
        return self.letters.index(args["seat"])

    def stuck(self, play: Play, seat: int) -> Holds:
        """Whether a seat has no tile that fits after a play."""
        ends = (layout := self.lay(play)).ends()
        fits = {tile for tile in self.set if any(True for _ in layout.fits(tile, ends))}
        return lambda hands: not hands[seat] & fits

    def makes(self, layout: Layout, tile: Tile) -> int:
        """The most that a tile can make on a table."""
        made = [worth(layout.rules, layout.with_tile(tile, e, turn).count()) for e, turn in layout.fits(tile)]
        return max(made, default=0)

    def most(self, layout: Layout, hands: Hands) -> int:
        """The most that the next player can make with its hand."""
        return max((self.makes(layout, tile) for tile in hands[self.next]), default=0)

    def can_make(self, layout: Layout) -> int:
        """The most that the next player can make in any deal."""
        held = [tile for tile in self.unseen if any(tile in hands[self.next] for hands, _ in self.deals.worlds)]
        return max((self.makes(layout, tile) for tile in held), default=0)


Check = Callable[[Checker, Claim, _Args], bool]
CHECKS: dict[str, Check] = {}


def checks(*kinds: str) -> Callable[[Check], Check]:
    """Makes a function the check of these kinds."""

    def register(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(kinds, check))
        return check

    return register


def shown_values(seen: Observation, seat: int) -> Iterator[tuple[int, int]]:
    """The values that a seat showed it lacked, each with the draws of that seat after (and with) the last time."""
    events = [event for event in seen.log if isinstance(event, (Drew, Knocked)) and event.seat == seat]
    for value in sorted({pip for event in events for pip in event.pips}):
        last = max(place for place, event in enumerate(events) if value in event.pips)
        yield value, sum(isinstance(event, Drew) for event in events[last:])


def first_outer(seen: Observation, seat: int) -> set[int]:
    """What the first tile of a seat opened."""
    for event in seen.log:
        if isinstance(event, Played) and event.seat == seat:
            placed = seen.layout.tiles[event.number]
            return {placed.tile.low, placed.tile.high} if event.number == 0 else {placed.tile.other(placed.inner)}
    return set()
