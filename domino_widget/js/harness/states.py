"""Writes states.json: one real snapshot for each state that the screen has to show.

Run in the environment of the package: python domino_widget/js/harness/states.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from domino_widget.assist import Assist
from domino_widget.engine import Draw, Play
from domino_widget.table import Table
from domino_widget.wire import snapshot
from domino_widget.wire.answer import options

OUT = Path(__file__).with_name("states.json")


def human_step(table: Table, rng: random.Random) -> None:
    """One thing a careless human does: play on, finish, or any legal play."""
    if table.wait.kind == "window":
        table.play_on()
        return
    if table.wait.kind == "finish":
        table.finish()
        return
    seat = table.viewer or 0
    table.submit(seat, rng.choice(table.observe(seat).plays))


def run_until(table: Table, seed: int, stop: Any, most: int = 400) -> Table:
    """Plays on until stop(table) holds or the round ends."""
    rng = random.Random(seed)
    for _ in range(most):
        if stop(table) or table.wait.kind in ("next", "match-over"):
            return table
        human_step(table, rng)
    return table


def tiles(count: int) -> Any:
    """Whether so many tiles lie and a human is asked to play one."""

    def reached(table: Table) -> bool:
        seat = table.viewer
        can = any(isinstance(one, Play) for one in table.observe(seat).plays)
        return len(table.position.layout) >= count and table.wait.kind == "act" and can

    return reached


def first(make: Any, stop: Any, seeds: range = range(60)) -> Table:
    """The first seed for which the wished state comes."""
    for seed in seeds:
        table = run_until(make(seed), seed, stop)
        if stop(table):
            return table
    raise LookupError("no seed gives that state")


def asked(kind: str) -> Any:
    """Whether the table waits for this."""
    return lambda table: table.wait.kind == kind


def stuck(table: Table) -> bool:
    """Whether drawing is all that is left to the human."""
    plays = table.observe(table.viewer).plays
    return table.wait.kind == "act" and len(table.position.layout) > 5 and all(isinstance(one, Draw) for one in plays)


def both_windows(table: Table) -> bool:
    """Whether the human may claim the last tile and call Muggins on the one before."""
    windows = snapshot(table)["windows"]
    return bool(windows["claim"] and windows["claim"]["mine"] and windows["muggins"] and windows["muggins"]["mine"])


def states() -> dict[str, Table]:
    """Every state by name."""
    watched = Table("block", players=4, partners=True, humans=(), seed=5)
    match = Table("draw", players=3, seed=11)
    rng = random.Random(1)
    while match.wait.kind != "match-over":
        if match.wait.kind == "next":
            match.next_round()
        else:
            human_step(match, rng)
    resigned = run_until(Table("cross", players=2, seed=9), 9, tiles(8))
    resigned.resign()
    return {
        "draw": first(lambda s: Table("draw", players=2, seed=s), tiles(9)),
        "draw-stuck": first(lambda s: Table("draw", players=3, seed=s), stuck),
        "draw-twelve": first(lambda s: Table("draw", set=12, players=2, seed=s), tiles(40)),
        "block-start": first(
            lambda s: Table("block", players=3, seed=s),
            lambda t: t.position.to_act == 0 and len(t.position.layout) == 0,
        ),
        "block-partners": first(lambda s: Table("block", players=4, partners=True, seed=s), tiles(9)),
        "cross-arms": first(lambda s: Table("cross", players=3, seed=s), tiles(3)),
        "cross": first(lambda s: Table("cross", players=4, seed=s), tiles(14)),
        "nine": first(lambda s: Table("double-nine-cross", players=5, seed=s), tiles(20)),
        "twelve": first(lambda s: Table("double-twelve-cross", players=5, seed=s), tiles(34)),
        "fives-start": first(
            lambda s: Table("all-fives", players=2, seed=s),
            lambda t: t.position.to_act == 0 and len(t.position.layout) == 0,
        ),
        "fives-claim": first(
            lambda s: Table("all-fives", players=3, seed=s),
            lambda t: t.wait.kind == "window" and len(t.position.layout) > 6,
        ),
        "fives-both": first(lambda s: Table("all-fives", players=3, seed=s), both_windows, range(200)),
        "fives-count": first(
            lambda s: Table("all-fives-and-threes", players=2, seed=s, assist=Assist(count=True)), tiles(7)
        ),
        "closing": first(lambda s: Table("all-fives", players=2, seed=s), asked("finish")),
        "table-draw": first(lambda s: Table("table", players=2, seed=s), tiles(8)),
        "result": first(lambda s: Table("draw", players=3, seed=s), asked("next")),
        "result-fives": first(lambda s: Table("all-fives", players=4, seed=s), asked("next")),
        "match-over": match,
        "resigned": resigned,
        "watching": watched,
    }


if __name__ == "__main__":
    found = {name: snapshot(table) for name, table in states().items()}
    found = {name: {**state, "match": name} for name, state in found.items()}
    lines = [f"{json.dumps(name)}:{json.dumps(state, separators=(',', ':'))}" for name, state in found.items()]
    OUT.with_name("options.json").write_text(json.dumps(options()) + "\n", encoding="utf-8")
    OUT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(found)} states, {OUT.stat().st_size // 1024} KiB")
