"""The fast core, the solver, belief and search: figures beside two other programs, and against the targets.

    python benchmarks/analysis.py [core] [solver] [belief] [sample] [timer] [levels]

``core``: random playouts of Block from dealt positions, dealing left out on both sides. ``solver``: exact solves of
the positions that the alpha-beta of ``dominoes`` solves. ``belief``: the time of one exact belief with all marginals.
``sample``: one drawn world. ``timer``: how late a 10 ms timer gets during searches on the same loop. ``levels``:
searches by budget. Times are of this process (``timer``: of the wall); programs take turns in one run, and ratios are
medians of neighbouring runs.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import random
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median

import dominoes
from open_spiel.python.games import block_dominoes  # type: ignore[import-untyped]

from domino_widget.analysis import Budget, belief, evaluate, judge
from domino_widget.analysis.belief import belief_steps
from domino_widget.analysis.boards import Line
from domino_widget.analysis.core import State, game_of, state_of
from domino_widget.analysis.playout import playout
from domino_widget.analysis.solver import OutOfNodes, Search
from domino_widget.engine import (
    VARIANTS,
    Claim,
    Finish,
    Muggins,
    Observation,
    Phase,
    Position,
    Round,
    Setup,
    deal,
    find_variant,
    legal_actions,
    observe,
)

HANDS = dict.fromkeys((6, 9, 12), (7, 7, 7, 5))
FOUR = Setup(find_variant("block").but(hand_sizes=HANDS), 6, 4, partners=True)
TWO = Setup(find_variant("block").but(hand_sizes=HANDS, opening="winner-any-tile", redeal=False), 6, 2)


def clock(run: Callable[[], object]) -> float:
    """Seconds of this process's time."""
    start = time.process_time()
    run()
    return time.process_time() - start


def led(setup: Setup, seed: int) -> State:
    """A dealt position with the first tile led, ready for the kernel."""
    game = Round(deal(setup, seed, lead=0 if setup is TWO else None))
    game.apply(game.legal_actions()[0])
    return state_of(game.position)


def beside(name: str, here: Callable[[], float], there: Callable[[], float], gate: float, repeats: int = 7) -> None:
    """Seconds of the same number of rounds in both, turn by turn."""
    pairs = [(here(), there()) for _ in range(repeats)]
    ratio = median(theirs / mine for mine, theirs in pairs)
    print(
        f"{name}: here {median(p[0] for p in pairs):.4f} s, there {median(p[1] for p in pairs):.4f} s, "
        f"ratio {ratio:.1f} (gate {gate})"
    )


def bench_core() -> None:  # noqa: C901 - one function, three programs
    chance = Random(1)
    four, two = game_of(FOUR), game_of(TWO)
    ours = [led(FOUR, seed) for seed in range(400)]
    pairs = [led(TWO, seed) for seed in range(100)]

    def play_dominoes() -> float:
        games = [dominoes.Game.new(starting_domino=dominoes.Domino(6, 6)) for _ in ours]

        def run() -> None:
            for game in games:
                while game.result is None:
                    moves = game.valid_moves
                    game.make_move(*moves[int(chance.random() * len(moves))])

        return clock(run)

    def play_open_spiel() -> float:
        states = []
        for _ in pairs:
            state = block_dominoes.BlockDominoesGame().new_initial_state()
            while state.is_chance_node():
                outcomes = [number for number, _ in state.chance_outcomes()]
                state.apply_action(outcomes[int(chance.random() * len(outcomes))])
            first = state.legal_actions()
            state.apply_action(first[int(chance.random() * len(first))])
            states.append(state)

        def run() -> None:
            for state in states:
                while not state.is_terminal():
                    moves = state.legal_actions()
                    state.apply_action(moves[int(chance.random() * len(moves))])

        return clock(run)

    def here(game, states) -> float:  # type: ignore[no-untyped-def]
        return clock(lambda: [playout(game, state, chance.random) for state in states])

    beside("400 playouts, Block of four, beside dominoes", lambda: here(four, ours), play_dominoes, 8)
    beside("100 playouts, Block of two, beside open-spiel", lambda: here(two, pairs), play_open_spiel, 40)
    for name, seats in (
        ("block", 2),
        ("block", 4),
        ("draw", 2),
        ("all-fives", 2),
        ("cross", 2),
        ("table", 2),
        ("double-nine-cross", 4),
        ("double-twelve-cross", 4),
    ):
        setup = Setup(find_variant(name), None, seats)
        game, states = game_of(setup), [led(setup, seed) for seed in range(50)]
        tally: list = []  # type: ignore[type-arg]
        for state in states:
            playout(game, state, chance.random, tally=tally)
        seconds = min(clock(lambda: [playout(game, s, chance.random) for s in states * 4]) for _ in range(5))  # noqa: B023
        print(f"  {name}, {seats}: {200 / seconds:,.0f} rounds/s, {4 * len(tally) / seconds / 1e6:.2f} M steps/s")


def same_position(seed: int, left: int) -> tuple[object, State]:
    """A position of ``dominoes`` with so many tiles left, and the same for the solver."""
    random.seed(seed)
    game = dominoes.Game.new(starting_domino=dominoes.Domino(6, 6))
    while game.result is None and sum(map(len, game.hands)) > left:
        game.make_move(*random.choice(game.valid_moves))
    if game.result is not None:
        return same_position(seed + 1000, left)
    core = game_of(FOUR)
    number = {(t.low, t.high): n for n, t in enumerate(core.tiles.tiles)}
    hands = tuple(
        sum(1 << number[min(d.first, d.second), max(d.first, d.second)] for d in hand) for hand in game.hands
    )
    board = Line(core.tiles, False, game.board.left_end(), game.board.right_end(), 0, 0, 5)
    return game, State(board, hands, (), game.turn, 0, (0, 0), (0, 0))


def bench_solver() -> None:
    core = game_of(FOUR)
    for left, count in ((8, 20), (12, 8), (16, 4), (20, 3)):
        pairs = [same_position(seed, left) for seed in range(count)]
        ratios, mine, other = [], 0.0, 0.0
        for game, state in pairs:
            here = clock(lambda: [Search(core, 10**9).value(state) for _ in range(5)]) / 5  # noqa: B023
            there = clock(lambda: dominoes.search.alphabeta(copy.deepcopy(game)))  # noqa: B023
            ratios.append(there / here)
            mine, other = mine + here, other + there
        print(
            f"Partners, {left} tiles left, {count} positions: here {mine / count * 1e3:.2f} ms, dominoes "
            f"{other / count * 1e3:.1f} ms, median ratio {median(ratios):.0f} (gate 20)"
        )
    for name, setup in (
        ("two of eight", Setup(find_variant("block"))),
        ("four of six", Setup(find_variant("block"), 6, 4, True)),
        ("four of seven", FOUR),
    ):
        states = [led(setup, seed) for seed in range(20)]
        times = []
        for state in states:
            search = Search(game_of(setup), 3_000_000)
            try:
                times.append(clock(lambda: search.value(state)))  # noqa: B023
            except OutOfNodes:
                times.append(99.0)
        times.sort()
        print(
            f"Whole deals of Block, {name} tiles: median {median(times) * 1e3:.1f} ms, most {times[-1] * 1e3:.0f} ms"
        )


def positions(setup: Setup, chance: Random) -> Iterator[Observation]:
    """Observations from anywhere in random rounds, all steps alike likely."""
    while True:
        game = Round(deal(setup, chance.getrandbits(60)))
        shots: list[tuple[Position, int]] = []
        while game.position.phase is Phase.PLAY:
            shots.append((game.position, len(game.events)))
            moves = [a for a in legal_actions(game.position) if not isinstance(a, (Claim, Muggins, Finish))]
            game.apply(chance.choice(moves))
        position, events = chance.choice(shots)
        yield observe(position, game.events[:events], chance.randrange(setup.seats))


TABLES = [
    *[(name, 6, seats, 5) for name in ("block", "draw") for seats in (2, 3, 4, 5)],
    *[("all-fives", 6, seats, 5) for seats in (2, 3, 4)],
    ("cross", 6, 5, 5),
    ("table", 6, 2, 5),
    *[("draw", 9, seats, 50) for seats in (2, 4, 5)],
    *[("all-fives", 9, seats, 50) for seats in (2, 4)],
    ("double-nine-cross", 9, 4, 50),
    ("block", 12, 4, 300),
    ("draw", 12, 4, 300),
    ("double-twelve-cross", 12, 4, 300),
    ("all-fives", 12, 3, 300),
    ("all-fives", 12, 4, 300),
]


def bench_belief(histories: int, seconds: float) -> None:
    for name, max_pip, seats, bar in TABLES:
        setup, chance = Setup(find_variant(name), max_pip, seats), Random(f"{name} {max_pip} {seats}")
        times, rough, until = [], 0, time.process_time() + seconds
        for seen in positions(setup, chance):
            start = time.process_time()
            *_, known = belief_steps(seen)
            assert known is not None
            known.marginals()
            times.append(time.process_time() - start)
            rough += not known.exact
            if len(times) == histories or time.process_time() > until:
                break
        times.sort()
        print(
            f"{name} {max_pip}, {seats} players: median {median(times) * 1e3:.1f}, p95 "
            f"{times[int(len(times) * 0.95)] * 1e3:.1f} (bar {bar}), most {times[-1] * 1e3:.0f} ms; "
            f"{rough} of {len(times)} estimated",
            flush=True,
        )


def bench_sample() -> None:
    for name, max_pip, seats in (
        ("block", 6, 2),
        ("draw", 6, 4),
        ("all-fives", 6, 4),
        ("all-fives", 9, 4),
        ("double-twelve-cross", 12, 4),
    ):
        setup, chance, times = Setup(find_variant(name), max_pip, seats), Random(3), []
        for _, seen in zip(range(60), positions(setup, chance)):
            known = belief(seen)
            times.append(clock(lambda: [known.world(chance) for _ in range(200)]) / 200)  # noqa: B023
        times.sort()
        print(
            f"{name} {max_pip}, {seats}: a world {median(times) * 1e6:.0f} us, p95 {times[57] * 1e6:.0f} us"
            " (gate 50 in double-six)"
        )


def bench_timer() -> None:
    """How late a 10 ms timer gets while searches run on the same loop."""

    async def late(seen: Observation, budget: Budget) -> float:
        worst = 0.0

        async def tick() -> None:
            nonlocal worst
            while True:
                start = time.perf_counter()
                await asyncio.sleep(0.01)
                worst = max(worst, time.perf_counter() - start - 0.01)

        ticking = asyncio.create_task(tick())
        await asyncio.sleep(0.02)
        worst = 0.0
        async for _ in evaluate(seen, budget):
            pass
        ticking.cancel()
        return worst

    for name, max_pip, seats, partners in (
        ("block", 6, 2, False),
        ("block", 6, 4, True),
        ("all-fives", 6, 4, False),
        ("draw", 6, 2, False),
        ("cross", 6, 2, False),
        ("table", 6, 2, False),
        ("double-twelve-cross", 12, 4, False),
    ):
        setup, chance, lates = Setup(find_variant(name), max_pip, seats, partners), Random(5), []
        for seen in positions(setup, chance):
            if seen.to_act == seen.seat and len(seen.plays) > 1:
                lates.append(asyncio.run(late(seen, Budget.DEEP)))
            if len(lates) == 25:
                break
        lates.sort()
        print(
            f"{name} {max_pip}, {seats}: latest, median {median(lates) * 1e3:.0f}, p95 {lates[23] * 1e3:.0f}, "
            f"most {lates[-1] * 1e3:.0f} ms (bar 50)",
            flush=True,
        )


def bench_levels() -> None:
    for name, rules in VARIANTS.items():
        setup, chance = Setup(rules), Random(7)
        seen = []
        for one in positions(setup, chance):
            if one.to_act == one.seat and len(one.plays) > 1:
                seen.append(one)
            if len(seen) == 20:
                break
        words = []
        for budget in Budget:
            times = sorted(clock(lambda: judge(one, budget)) for one in seen)  # noqa: B023
            words.append(f"{budget.name} {median(times) * 1e3:.0f}/{times[-1] * 1e3:.0f}")
        print(f"{name}, 2: median/most ms by budget: {', '.join(words)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", default=["core", "solver", "belief", "sample", "timer", "levels"])
    parser.add_argument("--histories", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0, help="at most, for each game of belief")
    given = parser.parse_args()
    runs: dict[str, Callable[[], None]] = {
        "core": bench_core,
        "solver": bench_solver,
        "belief": lambda: bench_belief(given.histories, given.seconds),
        "sample": bench_sample,
        "timer": bench_timer,
        "levels": bench_levels,
    }
    for name in given.what:
        runs[name]()


if __name__ == "__main__":
    main()
