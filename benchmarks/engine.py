"""Random playouts of Block through ``legal_actions`` and ``apply``, beside two other programs in one run.

    python benchmarks/engine.py [--rounds 1000] [--repeats 7]

Four seats, the whole set dealt, 6-6 led: beside ``dominoes``. Two seats, seven tiles each: beside OpenSpiel's block
dominoes. Each program deals its own rounds, plays uniformly at random to the end and settles the result; passes
are actions here and happen by themselves there, so rounds are counted, and our actions beside them. The programs
take turns within one process, and each ratio is the median of the ratios of neighbouring runs: load on the machine
that changes from minute to minute then falls on both alike.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median

import dominoes
from open_spiel.python.games import block_dominoes  # type: ignore[import-untyped]

from domino_widget.engine import Setup, apply, deal, find_variant, legal_actions

HANDS = dict.fromkeys((6, 9, 12), (7, 7, 7, 5))
FOUR = Setup(find_variant("block").but(hand_sizes=HANDS), 6, 4, partners=True)
TWO = Setup(find_variant("block").but(hand_sizes=HANDS, opening="winner-any-tile", redeal=False), 6, 2)


def play_here(setup: Setup, rounds: int, chance: random.Random) -> int:
    """Plays so many rounds; gives the number of actions."""
    actions_done = 0
    for _ in range(rounds):
        position = deal(setup, chance.getrandbits(64))
        while actions := legal_actions(position):
            position, _ = apply(position, actions[int(chance.random() * len(actions))])
            actions_done += 1
    return actions_done


def play_dominoes(rounds: int, chance: random.Random) -> int:
    random.seed(chance.getrandbits(32))
    lead = dominoes.Domino(6, 6)
    done = 0
    for _ in range(rounds):
        game = dominoes.Game.new(starting_domino=lead)
        while game.result is None:
            moves = game.valid_moves
            game.make_move(*moves[int(chance.random() * len(moves))])
        done += len(game.moves)
    return done


def play_open_spiel(rounds: int, chance: random.Random) -> int:
    game = block_dominoes.BlockDominoesGame()
    done = 0
    for _ in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                moves = [number for number, _ in state.chance_outcomes()]
            else:
                moves = state.legal_actions()
                done += 1
            state.apply_action(moves[int(chance.random() * len(moves))])
    return done


def rate(play: Callable[[], int], rounds: int) -> tuple[float, float]:
    """Rounds and actions in a second of this process's time."""
    start = time.process_time()
    done = play()
    seconds = time.process_time() - start
    return rounds / seconds, done / seconds


def beside(
    name: str,
    here: Callable[[int, random.Random], int],
    there: Callable[[int, random.Random], int],
    rounds: int,
    repeats: int,
) -> None:
    """Measures both in turn and prints medians."""
    ours, theirs = [], []
    for repeat in range(repeats):
        chance = random.Random(repeat)
        ours.append(rate(lambda chance=chance: here(rounds, chance), rounds))  # type: ignore[misc]
        theirs.append(rate(lambda chance=chance: there(rounds, chance), rounds))  # type: ignore[misc]
    ratio = median(mine[0] / other[0] for mine, other in zip(ours, theirs))
    print(f"{name}, {repeats} x {rounds} rounds")
    for who, rates in (("domino_widget", ours), (name.split(":")[0], theirs)):
        print(f"  {who:14s} {median(r[0] for r in rates):8.0f} rounds/s {median(r[1] for r in rates):9.0f} actions/s")
    print(f"  ratio of rounds {ratio:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--repeats", type=int, default=7)
    given = parser.parse_args()
    rounds, repeats = given.rounds, given.repeats
    beside("dominoes: Block, four seats", lambda n, c: play_here(FOUR, n, c), play_dominoes, rounds, repeats)
    few = max(1, rounds // 10)
    beside("open-spiel: Block, two seats", lambda n, c: play_here(TWO, n, c), play_open_spiel, few, repeats)


if __name__ == "__main__":
    main()
