"""Numbers of action sequences: the engine's, those on file, and those of a counter that shares no code with it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from domino_widget.engine import VARIANTS, divide, legal_actions, parse_position, perft
from tests.engine.slots import Counter

FOLDER = Path(__file__).resolve().parent / "perft"


class Entry(NamedTuple):
    """A position line and its number of sequences by depth."""

    line: str
    counts: tuple[tuple[int, int], ...]


def entries() -> dict[str, Entry]:
    found = {}
    for path in sorted(FOLDER.glob("*.txt")):
        for block in path.read_text(encoding="utf-8").split("\n\n"):
            words = [line.split(maxsplit=1) for line in block.splitlines()]
            (kind, name), (pos, line), *rest = words
            assert (kind, pos) == ("id", "pos")
            assert all(word == "perft" for word, _ in rest)
            numbers = [counts.split() for _, counts in rest]
            found[name] = Entry(line, tuple((int(depth), int(nodes)) for depth, nodes in numbers))
    return found


ENTRIES = entries()


def test_every_game_is_counted() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(VARIANTS)
    assert len(ENTRIES) > 30


def test_short_deals_are_counted_to_their_end() -> None:
    ended = {name.rsplit("-", 1)[0] for name, entry in ENTRIES.items() if entry.counts[-1][1] == 0}
    assert ended >= {"block", "draw", "all-fives", "table"}


@pytest.mark.parametrize("name", ENTRIES)
def test_the_engine_counts_as_on_file(name: str) -> None:
    position = parse_position(ENTRIES[name].line)
    counts = ENTRIES[name].counts
    # The deepest tells most; where it differs, the depths before it say where to look.
    depth, nodes = counts[-1]
    assert perft(position, depth) == nodes, [(d, n, perft(position, d)) for d, n in counts[:-1]]
    if nodes == 0:
        assert [perft(position, depth) for depth, _ in counts] == [nodes for _, nodes in counts]


@pytest.mark.parametrize("name", ENTRIES)
def test_the_slot_counter_counts_as_on_file(name: str) -> None:
    entry = ENTRIES[name]
    depth, nodes = entry.counts[-1]
    assert Counter(entry.line).count(depth) == nodes


def test_divide_tells_the_first_action() -> None:
    position = parse_position(ENTRIES["all-fives-1"].line)
    divided = divide(position, 4)
    assert sum(divided.values()) == perft(position, 4)
    assert list(divided) == [f"B:{action.tile}" for action in legal_actions(position) if hasattr(action, "tile")]


def test_no_action_is_one_sequence_and_an_end_has_none() -> None:
    over = parse_position("draw 6-6(6-5) -/5-4 3-1 # 0 9/0 -")
    assert (perft(over, 0), perft(over, 1), perft(over, 2)) == (1, 0, 0)
    assert divide(over, 3) == {}
