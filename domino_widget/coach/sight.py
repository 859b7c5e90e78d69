"""What one seat sees of its choice, worked out once: plays laid in thought, tiles that fit, and exact chances."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import NamedTuple

from domino_widget.analysis import Belief
from domino_widget.analysis.masks import tile_set
from domino_widget.analysis.tally import share_margin
from domino_widget.engine import Claiming, Drawing, Drew, Knocked, Layout, Observation, Play, Tile, full_set, worth

from .facts import after, plays, unseen

#: Up to so many states a chance is counted; past that it is estimated from so many sampled deals.
STATES, SAMPLED = 3_000, 400


class Odds(NamedTuple):
    """A chance, and half the width of its 95 % interval: 0 where it is exact."""

    p: Fraction
    ci: float = 0.0

    @property
    def sure(self) -> bool:
        """Whether it is exactly 1."""
        return self.p == 1 and not self.ci

    def beside(self, other: Odds) -> Odds:
        """The same, no surer than the other that it is compared with."""
        return Odds(self.p, max(self.ci, other.ci))

    def inverse(self) -> Odds:
        """The chance of the contrary."""
        return Odds(1 - self.p, self.ci)


class Sight:
    """One observation of a seat that may play, with the belief that goes with it.

    ``next`` is the seat that acts after it, always an opponent; ``unseen`` are the tiles it can see nowhere.
    """

    def __init__(self, seen: Observation, belief: Belief) -> None:
        assert seen.seat is not None
        self.seen, self.belief, self.seat = seen, belief, seen.seat
        self.setup, self.rules = seen.setup, seen.setup.rules
        self.next = (seen.seat + 1) % seen.setup.seats
        self.partner = (seen.seat + 2) % 4 if seen.setup.partners else None
        self.plays = plays(seen)
        self.unseen = unseen(seen, seen.layout)
        self._after: dict[Play, Layout] = {}
        self._fits: dict[Play, tuple[Tile, ...]] = {}
        self._none: dict[tuple[int, int], Odds] = {}
        self._worlds: list[tuple[int, ...]] = []
        self._mask = tile_set(seen.setup.max_pip).mask
        self._scores: dict[Play, tuple[tuple[int, Tile], ...]] = {}

    def after(self, play: Play) -> Layout:
        """The table after the play."""
        if play not in self._after:
            self._after[play] = after(self.seen.layout, play)
        return self._after[play]

    def rest(self, play: Play) -> tuple[Tile, ...]:
        """The hand after the play."""
        return tuple(tile for tile in self.seen.hand if tile != play.tile)

    def points(self, play: Play) -> int:
        """What the play is worth at once (rules.md 6.3)."""
        return worth(self.rules, self.after(play).count()) if self.rules.multiples else 0

    def answers(self, play: Play) -> tuple[Tile, ...]:
        """The unseen tiles that fit after the play."""
        if play not in self._fits:
            self._fits[play] = fitting(self.after(play), self.unseen)
        return self._fits[play]

    def none(self, seat: int, tiles: Iterable[Tile]) -> Odds:
        """The chance that this seat holds none of these unseen tiles."""
        possible = [tile for tile in tiles if self.belief.chance(tile, seat)]
        key = seat, self._mask(possible)
        if key not in self._none:
            self._none[key] = self._none_of(seat, possible, key[1])
        return self._none[key]

    def _none_of(self, seat: int, tiles: list[Tile], mask: int) -> Odds:
        if not self.belief.exact:
            p = self.belief.has_none(seat, tiles)
            return Odds(p, self.belief.margin(p))
        if len(tiles) < 2:
            return Odds(1 - self.belief.chance(tiles[0], seat) if tiles else Fraction(1))
        if self.belief.states <= STATES:
            return Odds(self.belief.has_none(seat, tiles))
        if not self._worlds:
            self._worlds = [world.hands for world in self.belief.worlds(Random(SAMPLED), SAMPLED)]
        p = Fraction(sum(not hands[seat] & mask for hands in self._worlds), SAMPLED)
        return Odds(p, share_margin(p, SAMPLED))

    def has(self, seat: int, tile: Tile) -> Odds:
        """The chance that this seat holds this tile."""
        p = self.belief.chance(tile, seat)
        return Odds(p, self.belief.margin(p))

    def stuck(self, play: Play, seat: int) -> Odds:
        """The chance that this seat has no tile that fits after the play."""
        return self.none(seat, self.answers(play))

    def scoring(self, play: Play) -> tuple[tuple[int, Tile], ...]:
        """The tiles with which the next player may score after the play, each with the most it makes, best first."""
        if play not in self._scores:
            self._scores[play] = self._scorers(self.after(play), self.answers(play))
        return self._scores[play]

    def scoring_now(self) -> tuple[tuple[int, Tile], ...]:
        """The same on the table as it is."""
        return self._scorers(self.seen.layout, fitting(self.seen.layout, self.unseen)) if self.rules.multiples else ()

    def _scorers(self, layout: Layout, tiles: tuple[Tile, ...]) -> tuple[tuple[int, Tile], ...]:
        if not self.rules.multiples:
            return ()
        found = [(best_worth(layout, tile), tile) for tile in tiles]
        held = [(points, tile) for points, tile in found if points and self.belief.chance(tile, self.next)]
        return tuple(sorted(held, key=lambda one: (-one[0], one[1])))

    def may_hold(self, tile: Tile, seat: int) -> bool:
        """Whether some deal that agrees with what was seen gives the seat this tile now."""
        return self.belief.chance(tile, seat) > 0

    @property
    def claims(self) -> bool:
        """Whether points have to be claimed."""
        return self.rules.claiming is Claiming.CALLED

    @property
    def drawing(self) -> bool:
        """Whether a player who is stuck still has something to draw."""
        return self.rules.drawing is not Drawing.NONE and self.seen.drawable > 0

    def suit(self, value: int) -> tuple[Tile, ...]:
        """All tiles of the set with this value."""
        return tuple(tile for tile in full_set(self.setup.max_pip) if value in tile)

    def lacked(self, seat: int) -> dict[int, int]:
        """The values that a seat showed it lacked, by knocking or drawing, with the tiles it has drawn since."""
        found: dict[int, int] = {}
        for event in self.seen.log:
            if isinstance(event, (Drew, Knocked)) and event.seat == seat:
                found.update(dict.fromkeys(event.pips, 0))
                if isinstance(event, Drew):
                    found = {value: drawn + 1 for value, drawn in found.items()}
        return found


def fitting(layout: Layout, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Those of the tiles that may be laid somewhere."""
    ends = layout.ends()
    if not layout.tiles:
        return tiles
    return tuple(tile for tile in tiles if any(True for _ in layout.fits(tile, ends)))


def best_worth(layout: Layout, tile: Tile) -> int:
    """The most points that this tile can make on the table; 0 if it fits nowhere or makes nothing."""
    return max(
        (worth(layout.rules, layout.with_tile(tile, end, turn).count()) for end, turn in layout.fits(tile)), default=0
    )
