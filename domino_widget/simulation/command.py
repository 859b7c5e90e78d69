"""The command ``domino-widget simulate``: its words and what they call."""

from __future__ import annotations

import argparse

from ..players import PLAYERS
from . import simulate
from .workers import Cluster

_ABOUT = f"""Players by name: {", ".join(PLAYERS)}; expert:quick, expert:deep or expert:30 (worlds) set its search;
package.module:Class is one of your own. Every deal is played by all seatings; intervals are of 95 %%."""


def add_simulate(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Adds the subcommand."""
    command = commands.add_parser("simulate", help="let players play each other by the thousand", epilog=_ABOUT)
    command.add_argument("players", nargs="+", metavar="PLAYER", help="two to five, in the order of their seats")
    command.add_argument("--game", default="draw", help="id or title of the game (default: draw)")
    command.add_argument("--set", type=int, metavar="N", help="the double-N set (default: the game's first)")
    command.add_argument("--partners", action="store_true", help="Block of four in teams: name two players or four")
    command.add_argument("--house", action="append", default=[], metavar="RULE", help="a house rule; may be repeated")
    command.add_argument("--hands", action="store_true", help="a deal is one hand instead of a match to the target")
    command.add_argument("--deals", type=int, default=400, metavar="N", help="deals (default: 400)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same deals (default: 1)")
    command.add_argument(
        "--seconds", type=float, default=60.0, metavar="S", help="who thinks longer loses the game (default: 60)"
    )
    command.add_argument("--workers", type=int, metavar="N", help="processes; 0: this one (default: one a core)")
    command.add_argument("--dask", metavar="ADDRESS", help="play on this Dask cluster, such as tcp://127.0.0.1:8786")
    command.add_argument("--csv", metavar="FILE", help="write a row a game; a file that is there is gone on with")
    command.add_argument("--quiet", action="store_true", help="no progress bar")
    command.set_defaults(run=_simulate)


def _simulate(options: argparse.Namespace) -> int:
    report = simulate(
        options.players,
        options.game,
        deals=options.deals,
        set=options.set,
        partners=options.partners,
        house=options.house,
        hands=options.hands,
        seed=options.seed,
        seconds=options.seconds,
        workers=options.workers,
        executor=Cluster(options.dask) if options.dask else None,
        csv=options.csv,
        progress=not options.quiet,
    )
    print(report.told(options.lang))
    return 0
