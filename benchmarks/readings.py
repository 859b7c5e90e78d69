"""Whether a reading of choices tells more than the exact chance, against players of several styles.

    python benchmarks/readings.py [--hands 150] [block-2 block-4 draw-2 cross-3 all-fives-2]

In random moments of rounds between players of one style the coach's readings are compared with the hands: the gain is
that of the Brier score (the squared miss of the chance beside it, less that of the reading), summed over each hand;
its interval is over hands. Who chooses by lot has no habit, but a tile is likelier chosen from a hand in which few
fit: that too is in a reading, and in no exact chance.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, stdev

from domino_widget.analysis import belief
from domino_widget.coach.reading import readings
from domino_widget.coach.sight import Sight
from domino_widget.engine import Claim, Phase, Round, Setup, deal, find_variant
from domino_widget.players import make_player
from domino_widget.players.player import Player
from domino_widget.players.simple import Chance, Heaviest, Heuristic

GAMES = {
    f"{game}-{seats}": Setup(find_variant(game), seats=seats)
    for game, seats in (("block", 2), ("block", 4), ("draw", 2), ("cross", 3), ("all-fives", 2))
}
STYLES: tuple[Player, ...] = (make_player("club"), make_player("novice"), Heaviest(), Heuristic(), Chance())


def statements(setup: Setup, player: Player, seed: int) -> list[tuple[float, float, bool]]:
    """The readings told to seat 0 in one hand: said, exact, and whether it was so."""
    game, random, found = Round(deal(setup, seed)), Random(seed), list[tuple[float, float, bool]]()
    while not game.is_over:
        seat, actions = game.position.to_act, game.legal_actions()
        claims = [action for action in actions if isinstance(action, Claim)]
        if game.position.phase is not Phase.PLAY or seat is None:
            game.apply(claims[0] if claims else actions[-1])
            continue
        seen = game.observe(seat)
        if seat == 0 and seen.layout.tiles and random.random() < 0.4:
            for step in readings(Sight(seen, belief(seen))):
                for claim in step or ():
                    hand = game.position.hands["ABCDE".index(str(claim.args["seat"]))]
                    held = any(claim.args["value"] in tile for tile in hand)
                    found.append((int(claim.args["percent"]) / 100, int(claim.args["than"]) / 100, held))
        game.apply(claims[0] if claims else player.choose(seen, random))
    return found


def tell(setup: Setup, player: Player, hands: int) -> None:
    """One line of the table."""
    each = [statements(setup, player, 40_000 + seed) for seed in range(hands)]
    said = [one for some in each for one in some]
    gains = [sum((exact - held) ** 2 - (read - held) ** 2 for read, exact, held in some) for some in each]
    half = 1.96 * stdev(gains) / len(gains) ** 0.5
    read, exact, held = (100 * mean(column) for column in zip(*said))
    print(
        f"| {setup.rules.id}, {setup.seats} | {player} | {hands} | {len(said)} | {read:.1f} | {exact:.1f}"
        f" | {held:.1f} | {mean(gains):+.3f} ± {half:.3f} |",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=150)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    args = parser.parse_args()
    print("| game, players | style | hands | readings | read, % | exact, % | was so, % | gain a hand |")
    for game in args.games:
        for player in STYLES:
            tell(GAMES[game], player, args.hands)


if __name__ == "__main__":
    main()
