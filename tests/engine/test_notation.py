"""The notation by example: what is written, what is read, what is refused and where."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from domino_widget.engine import (
    EngineError,
    NotationError,
    Phase,
    Tile,
    format_action,
    format_layout,
    format_position,
    format_view,
    legal_actions,
    observe,
    parse_action,
    parse_position,
    parse_view,
)

FULL = "all-fives 6-6(6-3) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B15~A0"
VIEW = "all-fives 6-6(6-3) 5-4,2-1,0-0/?2 ?2 A 0 0/0 !B?~A?"
CROSS = "cross 6-6*(6-5)(6-1)(6-4) 6-2,5-4,1-0/3-2 5-1 A 0 0/0 -"


def texts(line: str) -> list[str]:
    position = parse_position(line)
    return [format_action(action, position) for action in legal_actions(position)]


def column_of(text: str) -> int:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert str(caught.value) == str(pickle.loads(pickle.dumps(caught.value)))
    return int(caught.value.details["column"])


# The three lines of the design.


def test_the_full_line() -> None:
    position = parse_position(FULL)
    assert format_position(position) == FULL
    assert position.claimable == (1, 15)
    assert position.muggable == (0, 0)
    assert position.hands == ((Tile.of(0, 0), Tile.of(1, 2), Tile.of(4, 5)), (Tile.of(0, 1), Tile.of(3, 4)))
    assert position.boneyard == (Tile.of(5, 6), Tile.of(4, 6))
    assert texts(FULL) == ["A:--", "B:!15"]
    assert repr(position) == f"parse_position({FULL!r})"


def test_the_view_line() -> None:
    seen = observe(parse_position(FULL), (), 0)
    assert format_view(seen) == VIEW
    assert VIEW in repr(seen)
    read = parse_view(VIEW)
    assert (read.unseen, read.boneyard_unseen) == ((0, 2), 2)
    assert (read.claimable, read.muggable) == ((1, None), (0, None))
    assert read.hands == ((Tile.of(0, 0), Tile.of(1, 2), Tile.of(4, 5)), ())
    assert column_of(VIEW) == VIEW.index("?2") + 1
    assert column_of(FULL.replace("!B15", "!B?")) == FULL.index("15~") + 1


def test_a_view_with_some_known_tiles() -> None:
    read = parse_view("draw 6-6 5-4,?2/3-2,1-0,?1 6-5,?3 A 0 0/0 -")
    assert (read.unseen, read.boneyard, read.boneyard_unseen) == ((2, 1), (Tile.of(6, 5),), 3)


def test_a_spectator_sees_no_hand_and_everybody_sees_the_end() -> None:
    assert format_view(observe(parse_position(FULL), (), None)).split()[2:4] == ["?3/?2", "?2"]
    over = parse_position("draw 6-6(6-5) -/5-4 3-1 # 0 9/0 -")
    assert format_view(observe(over, (), None)) == "draw 6-6(6-5) -/5-4 ?1 # 0 9/0 -"


def test_the_cross_line() -> None:
    assert format_position(parse_position(CROSS)) == CROSS
    assert texts(CROSS) == ["A:6-2@6-6"]


# Canonical lines: each reads and is written back as it stands.


@pytest.mark.parametrize(
    "line",
    [
        "block . 6-6,5-4/4-3,2-1 - A=6-6 0 0/0 -",
        "block{partners=yes;target=150;scores=90/85} 6-6(6-5,5-4)(6-1) 5-3/4-2/3-1/2-0 - C 0 0/0 -",
        "draw{set=9} 9-9()(9-4) 8-8,7-1/5-4 6-5,0-0 B 0 0/0 -",
        "draw{scores=1/0/99} 5-4(5-5)(4-3) 3-0/2-0/1-0 6-1 A 0 0/0/0 -",
        "double-nine-cross 9-9*(9-8)(9-7)(9-6)(9-5,5-5*()(5-2)) 8-7/6-1 4-0 A 0 0/0 -",
        "double-nine-cross 9-9*(9-8)(9-7)(9-6)(9-5,5-5*,5-2) 8-7/6-1 4-0 A 0 0/0 -",
        "all-fives{branching=first-double} 6-4(6-6*,6-3)(4-4) 5-5/1-1 - A 0 0/0 -",
        "all-fives{branching=first-double} 6-4(6-6)(4-4*) 5-5/1-1 - A 0 0/0 -",
        "all-fives{branching=every-double} 5-5*(5-1)(5-2)(5-3) 6-5/4-4 - A 0 5/10 -",
        "table 6-6(6-5,5-4>)(6-1,1-1,1-2) 4-4,3-0/2-0 0-0,1-0 A 0 0/0 -",
        "all-fives 6-5(6-3)(5-5) 4-2/1-1 0-0 A 0 0/0 ~A0",
        "all-fives 5-5(5-0) -/6-4,6-1 3-3,2-2 . 0 0/0 !A10~B10",
        "all-fives 5-5(5-0) -/6-4,6-1 3-3,2-2 # 0 15/0 -",
        "all-fives{scores=90/0} 5-5(5-0) 6-4/6-1 3-3,2-2 # 0 10/0 -",
        "block 6-6(6-5)(6-4) 3-2/2-1 - # 2 0/2 -",
        "block 6-6(6-5)(6-4) 3-2/3-1,1-0 - # 2 0/0 -",
        "draw{drawing=one;reserve=2} 6-6(6-5) 4-4/3-3 2-2,1-1 A 1 0/0 -",
    ],
)
def test_a_canonical_line_is_written_as_it_is_read(line: str) -> None:
    assert format_position(parse_position(line)) == line


def test_a_line_on_the_table_is_a_tree_in_ports_order() -> None:
    layout = parse_position("double-nine-cross 9-9*(9-8)()(9-6) 8-7/6-1 4-0 A 0 0/0 -").layout
    assert [(str(p.tile), p.at, p.port) for p in layout.tiles] == [("9-9", -1, 0), ("9-8", 0, 1), ("9-6", 0, 3)]
    assert [(end.number, end.port) for end in layout.ends()] == [(0, 2), (0, 4)]
    assert format_layout(layout) == "9-9*(9-8)()(9-6)"


def test_table_draw_starts_in_the_middle() -> None:
    layout = parse_position("table 6-6(6-5,5-3<)(6-1) 4-4,3-0/2-0 0-0,1-0 A 0 0/0 -").layout
    boxes = [(box.x, box.y, box.w, box.h) for placed in layout.tiles if (box := placed.box)]
    assert boxes == [(23, 12, 2, 4), (19, 13, 4, 2), (17, 13, 2, 4), (25, 13, 4, 2)]


# What readers let pass.


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  draw   6-6 ( 6-5 , 5-4 )  3-2 / 2-1   -  A  0  0 / 0  - ", "draw 6-6(6-5,5-4) 3-2/2-1 - A 0 0/0 -"),
        ("draw 6-6(5-6,4-5) 2-3/1-2 - A 0 0/0 -", "draw 6-6(6-5,5-4) 3-2/2-1 - A 0 0/0 -"),
        ("draw 5-6(5-4)(6-1) 2-3/1-2 - A 0 0/0 -", "draw 6-5(6-1)(5-4) 3-2/2-1 - A 0 0/0 -"),
        ("draw 5-6(6-1)(5-4) 2-3/1-2 - A 0 0/0 -", "draw 6-5(6-1)(5-4) 3-2/2-1 - A 0 0/0 -"),
        ("draw 5-6(5-4) 2-3/1-2 - A 0 0/0 -", "draw 6-5()(5-4) 3-2/2-1 - A 0 0/0 -"),
        ("draw 6-6(6-5)() 1-2,2-3/6-0 - A 0 0/0 -", "draw 6-6(6-5) 3-2,2-1/6-0 - A 0 0/0 -"),
        ("Draw{} 6-6 6-5/6-0 - A 0 0/0 -", "draw 6-6 6-5/6-0 - A 0 0/0 -"),
        ("draw{scores=1/2;set=9} 9-9 6-5/6-0 - A 0 0/0 -", "draw{set=9;scores=1/2} 9-9 6-5/6-0 - A 0 0/0 -"),
        ("fives 6-6 6-5/6-0 - B 0 0/0 -", "all-fives 6-6 6-5/6-0 - B 0 0/0 -"),
        ("double-nine-cross 9-9*(9-8)(9-7)(9-6)(9-5,5-5*(5-2)) 8-7/6-1 - A 0 0/0 -",
         "double-nine-cross 9-9*(9-8)(9-7)(9-6)(9-5,5-5*,5-2) 8-7/6-1 - A 0 0/0 -"),
    ],
)  # fmt: skip
def test_a_loose_line(loose: str, strict: str) -> None:
    assert format_position(parse_position(loose)) == strict


# What is refused: by the grammar, with a column; by the rules, with a sentence.


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("", ""),
        ("chess 6-6 6-5/6-0 - A 0 0/0 -", "chess"),
        ("draw{sett=9} 6-6 6-5/6-0 - A 0 0/0 -", "sett"),
        ("draw{target=x} 6-6 6-5/6-0 - A 0 0/0 -", "x}"),
        ("draw{target=5;target=6} 6-6 6-5/6-0 - A 0 0/0 -", "5;"),
        ("draw 6-x 6-5/6-0 - A 0 0/0 -", "6-x"),
        ("draw 6-6(5-4) 6-5/6-0 - A 0 0/0 -", "5-4"),
        ("draw 6-6(6-5 6-4/6-0 - A 0 0/0 -", "6-4/"),
        ("draw 6-6(6-5)(6-4)(6-3) 5-4/6-0 - A 0 0/0 -", "6-3"),
        ("draw 6-5(6-4,4-3(3-2)(3-1)) 5-4/6-0 - A 0 0/0 -", "3-1"),
        ("draw 6-6* 6-5/6-0 - A 0 0/0 -", "6-6*"),
        ("cross 6-6 6-5/6-0 - A 0 0/0 -", "6-6 "),
        ("cross 6-5 6-4/6-0 - A 0 0/0 -", "6-5"),
        ("draw 6-6 6-5 - A 0 0/0 -", "6-5"),
        ("draw 6-6 6-5/6-0 - F 0 0/0 -", "F"),
        ("draw 6-6 6-5/6-0 - A x 0/0 -", "x"),
        ("draw 6-6 6-5/6-0 - A 0 0/0 x", "x"),
        ("draw 6-6 6-5/6-0 - A 0 0/0 - x", "x"),
        ("draw 6-6 6-5/6-0 - A 0 0/0", "~end"),
        ("draw 6-6 6-5/6-0", "~end"),
        ("draw 6-6 ٣-5/6-0 - A 0 0/0 -", "٣"),
    ],
)
def test_the_column_of_a_mistake(line: str, at: str) -> None:
    assert column_of(line) == (len(line) if at == "~end" else line.index(at)) + 1


def test_a_mistake_says_what_was_expected() -> None:
    with pytest.raises(NotationError, match=r"^Column 10: a tile with a 6 expected, not '5-4\)'\.$"):
        parse_position("draw 6-6(5-4) 6-5/6-0 - A 0 0/0 -")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("draw 6-6 6-6/6-0 - A 0 0/0 -", "6-6 stands twice"),
        ("draw 6-6 7-6/6-0 - A 0 0/0 -", "7-6 is not in a double-6 set"),
        ("draw{set=7} 6-6 6-5/6-0 - A 0 0/0 -", "not double-7"),
        ("table 6-6 6-5/6-0/5-0 - A 0 0/0/0 -", "is for 2 players"),
        ("draw{target=0} 6-6 6-5/6-0 - A 0 0/0 -", "target"),
        ("draw 6-6 6-5/6-0 - C 0 0/0 -", "no seat C"),
        ("draw 6-6 6-5/6-0 - A 0 0/0/0 -", "2 sides"),
        ("draw{scores=1/2/3} 6-6 6-5/6-0 - A 0 0/0 -", "2 sides"),
        ("draw{scores=100/2} 6-6 6-5/6-0 - A 0 0/0 -", "over before this hand"),
        ("draw 6-6(6-5)(6-4) 3-2/- - A 0 0/0 -", "Seat B has no tile left"),
        ("draw 6-6(6-5)(6-4) 3-2/2-1 - A 2 0/0 -", "Everybody has knocked"),
        ("draw 6-6(6-5)(6-4) 3-2/2-1 1-0 A 1 0/0 -", "Nobody knocks while tiles may be drawn"),
        ("draw 6-6(6-5)(6-4) 3-2/5-1 - A 1 0/0 -", "Seat B has a tile that fits"),
        ("draw 6-6(6-5)(6-4) 3-2/5-1 - A 0 5/0 -", "no points are won before"),
        ("draw 6-6(6-5)(6-4) 3-2/5-1 - . 0 0/0 -", "over at once"),
        ("draw 6-6(6-5)(6-4) 3-2/5-1 - A 0 0/0 !B0", "nothing is claimed"),
        ("draw 6-6(6-5)(6-4) -/5-1 - # 0 7/0 -", "side 1 6 points"),
        ("draw 6-6(6-5)(6-4) 3-2/5-1 - # 0 0/0 -", "not everybody has knocked"),
        ("draw . 6-5/6-0 - A=6-0 0 0/0 -", "not in the hand of seat A"),
        ("draw . 6-5/6-0 - A 1 0/0 -", "Before the first tile"),
        ("draw 6-6 6-5/6-0 - A=6-5 0 0/0 -", "only while the table is empty"),
        ("all-fives . 6-5/6-0 - A=6-5 0 0/0 -", "may lead any tile"),
        ("draw . 6-5/6-0 - # 0 0/0 -", "cannot end before a tile"),
        ("all-fives . 6-5/6-0 - A 0 0/0 !A0", "nothing to claim"),
        ("all-fives 6-6 6-5/6-0 - A 0 0/0 ~B0", "Before the second tile"),
        ("all-fives 6-6(6-3) 5-4/4-3 - A 0 0/0 !B10", "worth 15, not 10"),
        ("all-fives 6-6(6-3) 5-4/4-3 - A 0 0/0 !B15~A5", "worth 5"),
        ("all-fives 6-6(6-3) 5-4/4-3 - A 0 0/100 -", "reach the target"),
        ("all-fives 6-6(6-3) 5-4/4-3 - . 0 0/0 -", "not everybody has knocked"),
        ("all-fives 6-6(6-3) -/4-3 - . 1 0/0 -", "nobody knocked after"),
        ("all-fives 6-6(6-3) -/4-3 - . 0 0/0 !B15", "seat B did not lay"),
        ("all-fives 6-6(6-3) -/- - . 0 0/0 -", "Only one player can be out"),
        ("all-fives 6-6(6-3) -/4-3 - # 0 5/0 !A15", "no window is open"),
        ("all-fives{drawing=none;reserve=0} 6-6(6-3) 5-4/4-3 - B 0 0/0 !B15", "the turn of seat A"),
        ("cross 6-6*(6-5,5-4) 3-2/2-1 - A 0 0/0 -", "3 to go"),
        ("all-fives{branching=every-double} 5-5*()(5-2)(5-3) 6-5/4-4 - A 0 5/10 -", "both of its long sides"),
        ("all-fives{branching=first-double} 6-4(6-6)(4-4) 5-5/1-1 - A 0 0/0 -", "mark one with"),
        ("all-fives{branching=first-double} 6-4(6-6*)(4-4*) 5-5/1-1 - A 0 0/0 -", "mark one with"),
        ("all-fives{branching=first-double} 6-4(6-6,6-2,2-2*) 5-5/1-1 - A 0 0/0 -", "6-6 lies before 2-2"),
        ("draw 6-6(6-5<) 4-4/3-0 - A 0 0/0 -", "turned in Table Draw only"),
        ("table 6-6(6-5,5-5<) 4-4/3-0 - A 0 0/0 -", "turned in Table Draw only"),
        ("table{table=8x8} 6-6(6-5,5-4) 4-4/3-0 - A 0 0/0 -", "no room for 5-4"),
    ],
)
def test_a_line_that_cannot_be(line: str, sentence: str) -> None:
    with pytest.raises(EngineError) as caught:
        parse_position(line)
    assert sentence in str(caught.value)
    assert str(caught.value).count(".") >= 1
    assert "\n" not in str(caught.value)


def test_more_tiles_than_the_set_has() -> None:
    with pytest.raises(EngineError, match="has 28 tiles, but 29"):
        parse_view("block 6-6 6-5,?20/?7 - A 0 0/0 -")


@pytest.mark.parametrize("value", [None, 7, b"draw", ["draw"]])
def test_only_text_is_read(value: Any) -> None:
    for read in (parse_position, parse_view, lambda text: parse_action(text, parse_position(CROSS))):
        with pytest.raises(EngineError, match="A text in the notation"):
            read(value)


def test_deep_and_long_texts_are_refused_like_others() -> None:
    for tree in ("6-6" + "(6-5" * 5000, "6-6(" + "6-5," * 5000):
        with pytest.raises(EngineError):
            parse_position(f"draw {tree} 3-2/2-1 - A 0 0/0 -")


# The result of a line that is over.


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("draw 6-6(6-5) -/5-4 3-1 # 0 9/0 -", ("out", 0, 9, 0)),
        ("block 6-6(6-5)(6-4) 3-2/2-1 - # 2 0/2 -", ("blocked", 1, 2, 1)),
        ("block 6-6(6-5)(6-4) 3-2/3-1,1-0 - # 2 0/0 -", ("blocked", None, 0, None)),
        ("all-fives 5-5(5-0) -/6-4,6-1 3-3,2-2 # 0 15/5 -", ("out", 0, 15, 0)),
        ("all-fives{scores=90/0} 5-5(5-0) 6-4/6-1 3-3,2-2 # 0 10/0 -", ("target", 0, 0, 0)),
        ("all-fives{scores=90/0} 5-5(5-0) -/6-4,6-1 3-3,2-2 # 0 10/0 -", ("target", 0, 0, 0)),
    ],
)
def test_the_result_of_a_line_that_is_over(line: str, expected: tuple[object, ...]) -> None:
    position = parse_position(line)
    result = position.result
    assert result
    assert position.phase is Phase.OVER
    assert (result.how, result.side, result.points, result.seat) == expected


@pytest.mark.parametrize("game", ["cross", "double-nine-cross", "double-twelve-cross"])
def test_3_2_arms_begin_at_a_double_that_the_line_of_an_empty_table_names(game: str) -> None:
    line = f"{game} . 6-4,5-5/6-6,2-1 - B=6-6 0 0/0 -"
    assert texts(line) == ["B:6-6"]
    assert format_position(parse_position(line)) == line
    for turn in ("A", "B"):
        with pytest.raises(EngineError, match="Seat B holds the highest double and opens with it: the turn is B=6-6"):
            parse_position(line.replace("B=6-6", turn))
    with pytest.raises(EngineError) as again:
        parse_position(f"{game} . 5-4,6-4/6-2,2-1 - A 0 0/0 -")
    assert again.value.code == "dealt-again"


@pytest.mark.parametrize("game", ["block", "draw", "all-fives", "table"])
def test_a_line_may_put_anybody_before_an_empty_table_without_arms(game: str) -> None:
    for seat in "AB":
        line = f"{game} . 6-4,5-5/6-6,2-1 - {seat} 0 0/0 -"
        assert len(texts(line)) == 2
        assert format_position(parse_position(line)) == line


def test_8_8_where_the_winner_leads_the_hands_say_nothing() -> None:
    for seat in "AB":
        line = f"draw{{opening=winner-any-tile}} . 6-4,5-5/6-6,2-1 - {seat} 0 0/0 -"
        assert format_position(parse_position(line)) == line
