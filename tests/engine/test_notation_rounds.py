"""The notation over whole random rounds of every game, and over any text at all."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from domino_widget.engine import (
    EngineError,
    Observation,
    Phase,
    Position,
    Round,
    Setup,
    Tile,
    format_action,
    format_position,
    format_view,
    legal_actions,
    parse_action,
    parse_position,
    parse_view,
    read_record,
)
from tests.engine.playing import NAMED, opened, steps

ROUNDS = 3


def check_line(position: Position) -> None:
    """A position reads back as itself, but for the order of play, and so do all its actions."""
    line = format_position(position)
    read = parse_position(line)
    assert format_position(read) == line
    actions = legal_actions(position)
    written = [format_action(action, position) for action in actions]
    assert len(set(written)) == len(written)
    assert [parse_action(text, position) for text in written] == list(actions)
    assert sorted(format_action(action, read) for action in legal_actions(read)) == sorted(written)
    assert (read.hands, read.boneyard, read.setup, read.totals) == (
        position.hands,
        position.boneyard,
        position.setup,
        position.totals,
    )
    assert bool(read.result) == (position.phase is Phase.OVER)


def check_view(position: Position, seen: Observation) -> None:
    """A view line tells the tiles on the table and in the viewer's hand, the tile that must lead, and no other; and
    no amount in a window."""
    line = format_view(seen)
    read = parse_view(line)
    known = {tile for hand in read.hands for tile in hand} | {placed.tile for placed in read.layout.tiles}
    may_know = {placed.tile for placed in position.layout.tiles}
    if position.phase is Phase.OVER:
        may_know |= {tile for hand in position.hands for tile in hand}
    elif seen.seat is not None:
        may_know |= set(position.hands[seen.seat])
    assert known == may_know
    assert read.boneyard == ()
    assert read.boneyard_unseen == len(position.boneyard)
    windows = line.split()[-1]
    assert not any(sign.isdigit() for sign in windows)
    hidden = [str(tile) for tile in all_tiles(position) - may_know - {position.opening_tile}]
    assert not set(hidden) & set(line.replace("/", " ").replace(",", " ").replace("=", " ").split())


def all_tiles(position: Position) -> set[Tile | None]:
    return {*position.boneyard, *(tile for hand in position.hands for tile in hand)}


@pytest.mark.parametrize("setup", NAMED.values(), ids=NAMED)
def test_every_position_of_random_rounds_goes_through_text(setup: Setup) -> None:
    for seed in range(ROUNDS):
        game = opened(setup, seed)
        check_line(game.position)
        for number, _ in enumerate(steps(game, Random(seed))):
            check_line(game.position)
            seat = [None, *range(setup.seats)][number % (setup.seats + 1)]
            check_view(game.position, game.observe(seat))


def moments() -> set[str]:
    """What kinds of position the random rounds go through."""
    found: set[str] = set()
    for setup in NAMED.values():
        for seed in range(ROUNDS):
            game = opened(setup, seed)
            for _ in steps(game, Random(seed)):
                found |= kinds(game)
    return found


def kinds(game: Round) -> set[str]:
    position, kinds = game.position, set()
    kinds.add(position.phase.value)
    if position.claimable and position.muggable:
        kinds.add("both windows open")
    if type(game.actions[-1]).__name__ == "Draw" and position.to_act == game.actions[-1].seat:  # type: ignore[union-attr]
        kinds.add("between two draws")
    if position.layout.arms_to_fill() in (1, 2, 3):
        kinds.add("unfinished cross")
    if position.result:
        kinds.add(position.result.how if position.result.side is not None else "tie")
    if position.setup.rules.table and any(placed.turn.value for placed in position.layout.tiles):
        kinds.add("turned")
    return kinds


def test_the_random_rounds_meet_every_kind_of_position() -> None:
    wanted = {"play", "closing", "over", "both windows open", "between two draws", "unfinished cross"}
    assert moments() >= wanted | {"out", "blocked", "target", "turned"}


# Any text: one of our errors or a value, and what was read is written so that it reads back the same.

LINES = (
    "all-fives 6-6(6-3) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B15~A0",
    "cross{target=150;scores=1/2} 6-6*(6-5)(6-1)(6-4) 6-2,5-4,1-0/3-2 5-1 A 0 0/0 -",
    "double-nine-cross 9-9*(9-8)(9-7)(9-6)(9-5,5-5*()(5-2)) 8-7/6-1 4-0 A 0 0/0 -",
    "table{table=30x20;hand=6} 6-6(6-5,5-4>)(6-1) 4-4,3-0/2-0 0-0,1-0 A 0 0/0 -",
    "block{partners=yes} 6-6(6-5)(6-4) 3-2/2-1/3-1/2-0 - # 4 0/0 -",
    "draw . 6-6,5-4/?2 ?3 A=6-6 0 0/0 -",
)
ACTIONS = ("A:6-2@6-6.2", "B:+6-4", "C:!!15", "A:--", ".", "4-2@6-4<", "A:!5")
RECORD = f"""[Format "1"]
[Players "You/Computer 2"]
[Round "1"]
[Deal "{LINES[0]}"]
[Result "*"]

B:!15 A:-- B:3-4@6-3 {{a comment}} *
"""


@st.composite
def spoilt(draw: st.DrawFn, texts: tuple[str, ...]) -> str:
    """A text with a few signs taken away, put in or exchanged."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 6))
        signs = st.text('0123456789-*()<>,/?!~.#@:=;{}[]"ABCDE abx\n\\', max_size=4) | st.text(max_size=3)
        text = text[:start] + draw(signs) + text[start + length :]
    return text


@given(spoilt(LINES) | st.text())
@settings(max_examples=600, deadline=None)
@example("draw{target=" + "9" * 5000 + "} 6-6 5-4/3-2 - A 0 0/0 -")
@example("draw 6-6 5-4/3-2 - A " + "9" * 5000 + " 0/0 -")
def test_any_line(text: str) -> None:
    try:
        position = parse_position(text)
    except EngineError as error:
        assert str(error)
        return
    check_line(position)


@given(spoilt(LINES) | st.text())
@settings(max_examples=300, deadline=None)
def test_any_view(text: str) -> None:
    try:
        parse_view(text)
    except EngineError as error:
        assert str(error)


@given(st.sampled_from(LINES[:4]), spoilt(ACTIONS) | st.text())
@settings(max_examples=400, deadline=None)
def test_any_action(line: str, text: str) -> None:
    position = parse_position(line)
    try:
        action = parse_action(text, position)
    except EngineError as error:
        assert str(error)
        return
    if action in legal_actions(position):
        assert parse_action(format_action(action, position), position) == action


@given(spoilt((RECORD,)) | st.text())
@settings(max_examples=400, deadline=None)
def test_any_record(text: str) -> None:
    try:
        read_record(text)
    except EngineError as error:
        assert str(error)
