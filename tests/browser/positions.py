"""Positions for the tests, and cells that set a table round one."""

from __future__ import annotations

import re

from domino_widget.engine import Tile, full_set


def line(game: str, laid: str, hands: str, first: str = "", tiles: int = 6) -> str:
    """The line of a position in which seat A acts; the boneyard begins with ``first``, and the rest follows it."""
    named = {Tile.of(*map(int, half.split("-"))) for half in re.findall(r"\d+-\d+", f"{laid} {hands} {first}")}
    rest = [str(tile) for tile in full_set(tiles) if tile not in named]
    boneyard = ",".join([*first.split(","), *rest] if first else rest)
    seats = hands.count("/") + 1
    return f"{game} {laid} {hands} {boneyard} A 0 {'/'.join('0' * seats)} -"


def cell(text: str, show: str = "game") -> str:
    """A cell with a table round this position."""
    return (
        "from domino_widget import DominoTable\n"
        "from domino_widget.engine import parse_position\n"
        f"game = DominoTable.from_position(parse_position({text!r}))\n"
        f"{show}"
    )
