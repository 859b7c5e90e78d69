"""The subcommand ``site``."""

from __future__ import annotations

import argparse

from domino_widget.message import msg
from domino_widget.texts import say

from .build import build_site
from .tools import check_tools

Commands = argparse._SubParsersAction  # argparse has no public name for it


def add_site(commands: Commands[argparse.ArgumentParser]) -> None:
    """Adds ``site``."""
    command = commands.add_parser("site", help="build the game and the lessons as a folder that needs no server")
    command.add_argument("out", metavar="OUT", help="a folder that is empty or not there yet")
    command.set_defaults(run=_site)


def _site(options: argparse.Namespace) -> int:
    check_tools()
    print(say(msg("site-building"), options.lang), flush=True)
    target = build_site(options.out, lang=options.lang)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    command = f"python -m http.server --directory {options.out}"
    print(say(msg("site-built", name=str(target), megabytes=round(size / 1e6), command=command), options.lang))
    return 0
