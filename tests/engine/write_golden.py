"""Writes what the golden tests hold the engine against: ``python -m tests.engine.write_golden``, from the root.

After a change of rules or of the notation run it, and read the difference before it is kept: a golden file that
changed without a reason is a fault. ``deals.txt`` must never change, as printed deal codes depend on it.

- ``perft/<game>.txt``: numbers of action sequences, counted by ``slots`` and not by the engine.
- ``golden/<game>-<seats>.txt``: a round as a record, then after every action the line of every seat and a spectator.
- ``golden/deals.txt``: what seeds deal, and the seeds of a match.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from domino_widget.engine import (
    VARIANTS,
    Match,
    Round,
    Setup,
    deal,
    find_variant,
    format_action,
    format_position,
    format_view,
    write_record,
)
from domino_widget.engine.match import round_seed
from tests.engine.playing import steps
from tests.engine.slots import Counter

HERE = Path(__file__).resolve().parent
PERFT, GOLDEN = HERE / "perft", HERE / "golden"
#: Counting stops at the first depth with more sequences.
MOST_NODES = 3000

#: Short deals that are counted to their end, by game.
SHORT = {
    "block": ("block . 6-6,5-4,6-1/6-5,4-4,1-0/6-2,5-1,2-1 - A=6-6 0 0/0/0 -",),
    "draw": ("draw . 6-6,5-4,2-1/6-5,4-4,3-1 6-4,2-0,1-0,6-2 A=6-6 0 0/0 -",),
    "cross": ("cross . 6-6,6-4,2-1/6-5,4-4,6-1 6-2,2-0,6-3,6-0 A=6-6 0 0/0 -",),
    "double-nine-cross": ("double-nine-cross . 9-9,9-4,4-3/9-5,4-4,9-1 9-2,4-1,9-3,3-3 A=9-9 0 0/0 -",),
    "double-twelve-cross": ("double-twelve-cross . 12-12,12-4,4-3/12-5,4-4,12-1 12-2,4-1,12-3 A=12-12 0 0/0 -",),
    "all-fives": (
        "all-fives . 5-5,5-0,6-5/6-4,6-1,5-3 3-3,2-2,1-1 A 0 0/0 -",
        "all-fives{scores=95/80/85} . 5-5,5-0/6-4,6-5/5-3,3-2 6-3,2-2,1-1 A 0 0/0/0 -",
    ),
    "all-fives-and-threes": ("all-fives-and-threes{scores=90/88} . 5-5,5-0/6-5,5-3 6-3,6-2,1-1 A 0 0/0 -",),
    "table": ("table . 6-6,5-4/6-5,4-4 6-4,2-0,1-0 A 0 0/0 -",),
}
#: An odd case beside the plain ones: partners, a bigger set, and house rules all at once.
ODD = {
    "block-4-partners": Setup(find_variant("block"), 9, 4, partners=True),
    "all-fives-spinner": Setup(find_variant("all-fives").but(branching="first-double", target=5), seats=3),
    "draw-house": Setup(find_variant("draw").but(reserve=2, opening="winner-any-tile", round_to=5), 12, 3),
}
PLAIN = {f"{rules.id}-{seats}": Setup(rules, seats=seats) for rules in VARIANTS.values() for seats in rules.seats}


def perft_file(game: str) -> str:
    """The counts of one game: its deals of seed 42, and its short ones."""
    rules = VARIANTS[game]
    lines = [format_position(deal(Setup(rules, seats=seats), 42)) for seats in rules.seats]
    lines += [format_position(deal(Setup(rules, seats=4, partners=True), 42)) for _ in rules.partners_at]
    blocks = []
    for number, line in enumerate((*lines, *SHORT[game]), 1):
        counts = [f"perft {depth} {nodes}" for depth, nodes in counted(line)]
        blocks.append("\n".join([f"id {game}-{number}", f"pos {line}", *counts]))
    return "\n\n".join(blocks) + "\n"


def counted(line: str) -> Iterator[tuple[int, int]]:
    """Depth after depth, until there are many sequences or none."""
    counter, depth, nodes = Counter(line), 0, 1
    while 0 < nodes <= MOST_NODES:
        depth += 1
        nodes = counter.count(depth)
        yield depth, nodes


def transcript(setup: Setup, seed: int = 42) -> str:
    """A match of one round played by chance: its record, then every seat's line after every action."""
    match = Match(setup, seed=seed)
    game = Round(match.round.start)
    lines = views(game)
    for action in steps(match.round, Random(seed)):
        lines += ["", format_action(action, game.position)]
        game.apply(action)
        lines += views(game)
    return "\n".join([write_record(match), *lines]) + "\n"


def views(game: Round) -> list[str]:
    """The line of every seat, and of a spectator."""
    seats = [None, *range(game.position.setup.seats)]
    return [f"{'-' if seat is None else 'ABCDE'[seat]} {format_view(game.observe(seat))}" for seat in seats]


def deals() -> str:
    """What seed 42 deals in every game, set and number of players; a match's first seeds."""
    lines = [
        format_position(deal(Setup(rules, max_pip, seats), 42))
        for rules in VARIANTS.values()
        for max_pip in rules.sets
        for seats in rules.seats
    ]
    lines += [str(round_seed((42).to_bytes(16, "big"), number)) for number in (1, 2, 3)]
    lines += [format_position(Match(Setup(rules), seed=2**128 - 1).round.start) for rules in VARIANTS.values()]
    return "\n".join(lines) + "\n"


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file and what it holds."""
    for game in VARIANTS:
        yield PERFT / f"{game}.txt", perft_file(game)
    for name, setup in (PLAIN | ODD).items():
        yield GOLDEN / f"{name}.txt", transcript(setup)
    yield GOLDEN / "deals.txt", deals()


def main() -> None:
    """Writes them all."""
    for path, text in files():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
