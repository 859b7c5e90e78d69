"""How far stated chances drift from what happens when the players do not choose by lot.

    python benchmarks/drift.py [--statements 6000]

Exact belief takes a choice among legal tiles as uninformative. Against players with a plan it is not: this tells by
how much. In random moments of rounds between players of one kind seat 0 states chances (a tile in a hand or the
stock; a rival that cannot answer); each is compared with the truth, unweighted. ``random`` players are the base line:
their choices tell something too (fewer plays, each likelier), which the test of stated chances undoes by weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from random import Random

from domino_widget.analysis import belief, judge
from domino_widget.engine import Action, Claim, Observation, Phase, Round, Setup, find_variant
from domino_widget.players import LEVELS, make_player

Chooser = Callable[[Observation, Random], Action]
GAMES = (("block", 2), ("block", 4), ("draw", 3), ("cross", 4), ("all-fives", 2), ("all-fives-and-threes", 3))


def by_lot(seen: Observation, chance: Random) -> Action:
    return chance.choice(seen.plays)


def searching(seen: Observation, _: Random) -> Action:
    return judge(seen, 12).best if len(seen.plays) > 1 else seen.plays[0]


class Bins:
    """Stated chances in ten bins, with what came true."""

    def __init__(self) -> None:
        self.said, self.true, self.count = [0.0] * 10, [0] * 10, [0] * 10

    def add(self, chance: float, came_true: bool) -> None:
        place = min(9, int(chance * 10))
        self.said[place] += chance
        self.true[place] += came_true
        self.count[place] += 1

    def error(self) -> float:
        """The mean gap between said and true."""
        return sum(abs(said - true) for said, true in zip(self.said, self.true)) / sum(self.count)

    def noise(self) -> float:
        """The gap that pure luck would leave: the mean absolute error of each bin, were every chance right."""
        gaps = 0.0
        for said, count in zip(self.said, self.count):
            if count:
                share = said / count
                gaps += sqrt(2 / 3.141593 * count * share * (1 - share))
        return gaps / sum(self.count)

    def worst(self) -> str:
        """The bin that is farthest off, of those with fifty statements."""
        found = [
            (abs(said - true) / count, f"said {said / count:.0%}, true {true / count:.0%}")
            for said, true, count in zip(self.said, self.true, self.count)
            if count >= 50
        ]
        return max(found, default=(0.0, "none"))[1]


def a_moment(setup: Setup, chooser: Chooser, chance: Random) -> Round | None:
    """A round between such players, stopped before it ends; None if it ended."""
    game = Round.deal(setup, chance.getrandbits(60))
    for _ in range(chance.randrange(2, 14)):
        position = game.position
        if position.phase is not Phase.PLAY:
            break
        for action in game.legal_actions():
            if isinstance(action, Claim):
                game.apply(action)
        game.apply(chooser(game.observe(position.to_act), chance))
    return game if game.position.phase is Phase.PLAY else None


def state_chances(game: Round, holds: Bins, stuck: Bins, chance: Random) -> int:
    position, seen = game.position, game.observe(0)
    known = belief(seen)
    tiles = chance.sample(known.unseen, min(3, len(known.unseen)))
    for tile in tiles:
        where = chance.choice((*known.hidden, None))
        there = position.boneyard if where is None else position.hands[where]
        holds.add(float(known.chance(tile, where)), tile in there)
    seat = chance.choice(known.hidden)
    answers = any(any(position.layout.fits(tile)) for tile in position.hands[seat])
    stuck.add(float(known.cannot_answer(seat, position.layout)), not answers)
    return len(tiles) + 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--statements", type=int, default=6000)
    given = parser.parse_args()
    kinds: dict[str, Chooser] = {"random": by_lot}
    for level in LEVELS:
        kinds[level] = make_player(level).choose
    kinds["searching"] = searching
    for name, chooser in kinds.items():
        chance, holds, stuck, count = Random(f"drift {name}"), Bins(), Bins(), 0
        while count < given.statements:
            game_id, seats = chance.choice(GAMES)
            game = a_moment(Setup(find_variant(game_id), None, seats), chooser, chance)
            if game is not None and game.position.layout.tiles:
                count += state_chances(game, holds, stuck, chance)
        for what, bins in (("holds a tile", holds), ("cannot answer", stuck)):
            print(
                f"{name}, {what}: {sum(bins.count):,} statements, mean gap {bins.error():.2%} "
                f"(luck alone {bins.noise():.2%}); worst bin {bins.worst()}",
                flush=True,
            )


if __name__ == "__main__":
    main()
