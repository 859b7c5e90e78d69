"""Players of one idea, to measure others against; their claims and calls are perfect."""

from __future__ import annotations

from random import Random

from domino_widget.analysis.core import worth
from domino_widget.engine import Claim, Draw, Knock, Muggins, Observation, Play

from .attention import Attention, speak
from .habits import After, Look
from .style import NOVICE

_PERFECT = Attention(claims=-99.0, calls=-99.0, wrong=0.0)


class Chance:
    """Plays any legal tile, each as likely."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        """The play it values most; one by chance where it values several alike."""
        plays = [play for play in seen.plays if isinstance(play, Play)]
        if len(plays) < 2:
            return seen.plays[0]
        look = Look(seen, NOVICE, [])
        rated = [(self.value(look.after(play)), rng.random(), number) for number, play in enumerate(plays)]
        return plays[max(rated)[2]]

    def value(self, after: After) -> float:
        """What the table and its hand after a play are worth to it: nothing."""
        del after
        return 0.0

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        """Claims and calls whatever is due."""
        return speak(seen, rng, _PERFECT)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class Heaviest(Chance):
    """Plays the tile of most pips."""

    def value(self, after: After) -> float:
        """The pips of the tile."""
        return after.game.tiles.pips[after.number]


class Greedy(Chance):
    """Makes the most points at once, else plays the tile of most pips."""

    def value(self, after: After) -> float:
        """The points made, far before the pips."""
        return 100 * worth(after.game, after.board.end_count()) + after.game.tiles.pips[after.number]


class Heuristic(Chance):
    """Half the pips, four for a double, two for each tile that fits afterwards, one for each value still held."""

    def value(self, after: After) -> float:
        """The sum of these, and the points made."""
        tiles = after.game.tiles
        fitting = (after.hand & after.board.reach()).bit_count()
        held = sum(1 for suit in tiles.suits if after.hand & suit)
        total = tiles.pips[after.number] / 2 + 4 * (tiles.doubles >> after.number & 1) + 2 * fitting + held
        return total + worth(after.game, after.board.end_count())
