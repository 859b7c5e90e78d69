"""Writes states.json: one real snapshot for each state that the screen has to show.

Run in the environment of the package: python domino_widget/js/harness/states.py
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from domino_widget.assist import Assist
from domino_widget.editor import Editor
from domino_widget.engine import VARIANTS, Draw, Layout, Play, Round, Setup, Tile, full_set, parse_position
from domino_widget.table import Table
from domino_widget.wire import snapshot
from domino_widget.wire.answer import options
from domino_widget.wire.editing import EditorDesk

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


def covered(table: Table) -> bool:
    """Whether the marker of a closed end would lie over a tile of the bounded table."""
    shown = snapshot(table)
    laid = [tile["place"]["wide"]["box"] for tile in shown["tiles"]]
    closed = [end["mark"]["wide"]["box"] for end in shown["ends"] if not end["open"]]
    over = any(
        a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]
        for a in closed
        for b in laid
    )
    return bool(over and tiles(0)(table))


def crowded(seed: int, count: int) -> Table:
    """So many tiles of a double-twelve set, laid by chance, and the rest in two hands and the boneyard."""
    rng = random.Random(seed)
    layout, left = Layout(VARIANTS["double-twelve-cross"]).with_tile(Tile.of(12, 12)), set(full_set(12))
    while len(layout) < count:
        left -= {placed.tile for placed in layout.tiles}
        fits = [(tile, end) for tile in sorted(left) for end, _ in layout.fits(tile)]
        layout = layout.with_tile(*rng.choice(fits))
    left -= {placed.tile for placed in layout.tiles}
    can = sorted(left, key=lambda tile: (not any(layout.fits(tile)), tile))
    start = Round.deal(Setup(layout.rules, 12, 2), seed).position
    return Table.from_position(
        replace(
            start,
            layout=layout,
            hands=(tuple(sorted(can[:3])), (can[3],)),
            boneyard=tuple(can[4:]),
            to_act=0,
            opening_tile=None,
        )
    )


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
        "table-closed": first(lambda s: Table("table", players=2, seed=s), covered),
        "twelve-full": crowded(1, 86),
        "twelve-apart": crowded(10, 86),
        "result": first(lambda s: Table("draw", players=3, seed=s), asked("next")),
        "result-fives": first(lambda s: Table("all-fives", players=4, seed=s), asked("next")),
        "match-over": match,
        "resigned": resigned,
        "watching": watched,
    }


def shown(table: Table) -> dict[str, Any]:
    """What is sent of a table, the same at every run: a table round a position has a secret of its own."""
    found = snapshot(table)
    return {**found, "fair": None} if table.round.start.layout else found


def edited() -> dict[str, Any]:
    """The editor with a position in it that lacks a hand."""
    line = "all-fives 6-6(6-5,5-4) 6-3,2-1/3-2 1-0,4-4 A 0 0/0 -"
    desk = EditorDesk(Editor(parse_position(line)))
    desk.act("take 3-2")
    return desk.state()


def files() -> dict[Path, str]:
    """The text of each file of this folder that is made here."""
    found = {name: {**shown(table), "match": name} for name, table in states().items()}
    lines = [f"{json.dumps(name)}:{json.dumps(state, separators=(',', ':'))}" for name, state in found.items()]
    return {
        OUT: "{\n" + ",\n".join(lines) + "\n}\n",
        OUT.with_name("options.json"): json.dumps(options()) + "\n",
        OUT.with_name("editor.json"): json.dumps(edited(), separators=(",", ":")) + "\n",
    }


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {len(text) // 1024} KiB")
