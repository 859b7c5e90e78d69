"""How much any value of a deal could take off the spread of results: the same deals played again and again.

    python benchmarks/luck_bound.py [--minutes M] [--again N]

What is left of the spread within one deal, the same players sitting down to it anew, no value function of the deal
can know. Block alone: where tiles are drawn the order of the stock is luck too. No other run uses these deals.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import mean, variance

import numpy as np

from domino_widget.analysis.core import game_of, state_of
from domino_widget.coach.luck import deal_value
from domino_widget.engine import Claim, Phase, Round, Setup, deal, find_variant
from domino_widget.players import make_player

BLOCK = Setup(find_variant("block"))
CLUB = make_player("club")
#: The first of the deals.
FIRST = 10**7


def result(seed: int, random: Random) -> float:
    """Points of seat A less those of B, both club players."""
    game = Round(deal(BLOCK, seed))
    while not game.is_over:
        seat, actions = game.position.to_act, game.legal_actions()
        action = next((one for one in actions if isinstance(one, Claim)), actions[-1])
        if game.position.phase is Phase.PLAY and seat is not None and not isinstance(action, Claim):
            action = CLUB.choose(game.observe(seat), random)
        game.apply(action)
    return game.position.points[0] - game.position.points[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--again", type=int, default=24)
    args = parser.parse_args()
    until = time.time() + 60 * args.minutes
    rows: list[tuple[float, ...]] = []
    while time.time() < until:
        seed = FIRST + len(rows)
        again = [result(seed, Random(number)) for number in range(args.again)]
        state = state_of(Round(deal(BLOCK, seed)).position)
        luck = deal_value(game_of(BLOCK), state, 0, Random(1))
        rows.append((result(seed, Random(args.again)), mean(again), variance(again), luck))
    results, means, within, lucks = np.array(rows).T
    left = within.mean()
    # The spread of all that was played, not of one result a deal: that alone would vary too much.
    whole = (left + means.var(ddof=1) - left / args.again) ** 0.5
    print(f"{len(rows)} deals, each played {args.again} times more; SD of a result {whole:.2f}")
    print(f"within one deal {left**0.5:.2f}: no value of the deal cuts more than {_cut(left, whole)}")
    print(f"of one result a deal, SD {results.std(ddof=1):.2f}, the luck of the review cuts {_told(results, lucks)}")


def _told(results: np.ndarray, lucks: np.ndarray) -> str:
    return _cut((results - lucks).var(ddof=1), results.std(ddof=1))


def _cut(left: float, whole: float) -> str:
    return f"{100 * (1 - left**0.5 / whole):.0f} %"


if __name__ == "__main__":
    main()
