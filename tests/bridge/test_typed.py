"""Typed moves that mean nothing, or two things: the answer says what can be typed, and that works."""

from __future__ import annotations

from random import Random

import pytest

from domino_widget.engine import VARIANTS, EngineError, Play, parse_position
from domino_widget.table import Table
from domino_widget.typed import read_typed

LINE = "draw 6-6(6-5)(6-1) 5-1,4-3/2-2,4-4 3-3,2-0 A 0 0/0 -"


def refused(text: str, line: str = LINE) -> EngineError:
    table = Table.from_position(parse_position(line))
    with pytest.raises(EngineError) as caught:
        read_typed(text, table.observe(0))
    return caught.value


@pytest.mark.parametrize(
    ("text", "code", "ways"),
    [
        ("51", "typed-two", "51l, 51r"),
        ("51 a7", "typed-no-place", "51l, 51r"),
        ("51l<", "typed-no-place", "51l, 51r"),
        ("43", "typed-fits-nowhere", None),
        ("66", "not-in-hand", None),
        ("", "typed-nothing", None),
        ("please", "typed-none", None),
    ],
)
def test_a_move_that_means_nothing_or_two_things(text: str, code: str, ways: str | None) -> None:
    error = refused(text)
    assert error.code == code
    assert error.details.get("ways") == ways


@pytest.mark.parametrize("game", VARIANTS)
def test_every_way_that_is_offered_is_that_play(game: str) -> None:
    """Over whole rounds: what the answer tells people to type means each of the tile's plays once."""
    offered = 0
    for seed in range(4):
        table, random = Table(game, players=2, seed=seed), Random(seed)
        while table.wait.kind not in ("next", "match-over"):
            if table.wait.kind == "window":
                table.play_on()
            elif table.wait.kind == "finish":
                table.finish()
            else:
                seen = table.observe(0)
                for tile in seen.hand:
                    plays = [play for play in seen.plays if isinstance(play, Play) and play.tile == tile]
                    if len(plays) < 2:
                        continue
                    with pytest.raises(EngineError) as caught:
                        read_typed(f"{tile} a99", seen)
                    ways = str(caught.value.details["ways"]).split(", ")
                    assert {read_typed(way, seen) for way in ways} == set(plays)
                    offered += 1
                table.submit(0, random.choice(seen.plays))
    assert offered
