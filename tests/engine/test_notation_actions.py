"""The notation of actions and of house rules by example."""

from __future__ import annotations

from typing import Any

import pytest

from domino_widget.engine import (
    VARIANTS,
    Action,
    Claim,
    Draw,
    EngineError,
    Finish,
    Knock,
    Muggins,
    NotationError,
    Play,
    Rules,
    RulesError,
    Setup,
    Tile,
    Turn,
    find_variant,
    format_action,
    format_position,
    format_variant,
    legal_actions,
    observe,
    parse_action,
    parse_position,
    reason_against,
)
from domino_widget.engine.options import OPTIONS


def texts(line: str) -> list[str]:
    position = parse_position(line)
    return [format_action(action, position) for action in legal_actions(position)]


# Actions. In LAID two ports of 6-6 take 6-2 and one end each takes 5-1 and 3-3.

LAID = "all-fives{branching=every-double} 6-4(6-6*,6-1)(4-3) 6-2,5-1,3-3/6-5,1-0 2-2,0-0,5-5 A 0 0/0 -"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("A:6-2@6-6.2", Play(0, Tile.of(6, 2), at=1, port=2)),
        ("A:6-2@6-6.3", Play(0, Tile.of(6, 2), at=1, port=3)),
        ("A:1-5@6-1", Play(0, Tile.of(5, 1), at=2, port=1)),
        ("A:3-3@4-3", Play(0, Tile.of(3, 3), at=3, port=1)),
        ("B:1-0@6-1", Play(1, Tile.of(1, 0), at=2, port=1)),
        ("B:+", Draw(1)),
        ("B:--", Knock(1)),
        ("A:!15", Claim(0, 15)),
        ("B:!!5", Muggins(1, 5)),
        (".", Finish()),
    ],
)
def test_an_action_and_its_text(text: str, action: Action) -> None:
    position = parse_position(LAID)
    assert format_action(action, position) == text
    assert parse_action(text, position) == action


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("5-1@6-1", "A:1-5@6-1"),
        ("5-1", "A:1-5@6-1"),
        (" A : 1-5 @ 1-6 ", "A:1-5@6-1"),
        ("1-5@6-1.1", "A:1-5@6-1"),
        ("+2-2", "A:+"),
        ("+?", "A:+"),
        ("B:+0-0", "B:+"),
        ("A:.", "."),
        ("!5", "A:!5"),
    ],
)
def test_a_loose_action(loose: str, strict: str) -> None:
    position = parse_position(LAID)
    assert format_action(parse_action(loose, position), position) == strict


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", r"Column 1: an action"),
        ("6-2@6-6", r"Column 5: the port of 6-6 \(\.2 or \.3\) expected"),
        ("6-2@5-5", r"Column 5: a tile that lies on the table expected"),
        ("6-2@", r"Column 5: the tile on the table"),
        ("6-2", r"Column 1: the tile that 6-2 is played against"),
        ("A 6-2", r"Column 3: \":\" expected"),
        ("F:6-2", r"Column 1: an action"),
        ("!", r"Column 2: the points"),
        ("!!x", r"Column 3: the points"),
        ("-- x", r"Column 4: the end"),
    ],
)
def test_the_column_of_a_mistake_in_an_action(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=f"^{sentence}"):
        parse_action(text, parse_position(LAID))


def test_nobody_speaks_without_a_seat_while_the_hand_closes() -> None:
    closing = parse_position("all-fives 5-5(5-0) -/6-4,6-1 3-3,2-2 . 0 0/0 !A10~B10")
    with pytest.raises(NotationError, match="the letter of a seat"):
        parse_action("!10", closing)
    with pytest.raises(EngineError, match="no seat C"):
        parse_action("C:!10", closing)
    assert texts(format_position(closing)) == ["A:!10", "A:!!10", "."]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("A:5-1@6-6.2", "no-match"),
        ("A:5-1@4-3", "no-match"),
        ("A:6-2@6-6.1", "end-covered"),
        ("A:6-2@6-6.7", "no-such-end"),
        ("A:6-5@6-6.2", "not-in-hand"),
        ("B:6-5@6-6.2", "not-your-turn"),
        ("A:5-1@6-1<", "no-turns-here"),
        ("A:+", "can-play"),
    ],
)
def test_an_action_that_is_not_legal_is_read_and_then_refused(text: str, reason: str) -> None:
    position = parse_position(LAID)
    refused = reason_against(position, parse_action(text, position))
    assert refused
    assert refused.value == reason


def test_a_turned_tile() -> None:
    position = parse_position("table 6-6(6-5) 5-4,3-0/2-0 0-0,1-0 A 0 0/0 -")
    found = ["A:5-4@6-5", "A:5-4@6-5<", "A:5-4@6-5>"]
    assert [format_action(action, position) for action in legal_actions(position)] == found
    assert parse_action(found[1], position) == Play(0, Tile.of(5, 4), at=1, port=1, turn=Turn.LEFT)


def test_a_seat_reads_and_writes_actions_from_what_it_sees() -> None:
    position = parse_position(LAID)
    seen = observe(position, (), 0)
    assert [format_action(play, seen) for play in seen.plays] == [
        format_action(play, position) for play in seen.plays
    ]
    assert parse_action("6-2@6-6.2", seen) == seen.plays[1]


def test_no_text_for_what_is_no_action() -> None:
    position = parse_position(LAID)
    for action in (Play(0, Tile.of(6, 2), at=9, port=1), Draw(7), Knock(-1)):
        with pytest.raises(EngineError, match="is no action"):
            format_action(action, position)


# House rules.


CHANGES: list[tuple[str, dict[str, Any], str]] = [
    ("draw", {"target": 150}, "target=150"),
    ("draw", {"hand_sizes": {6: (9, 5, 4, 3), 9: (7, 5, 4, 3), 12: (7, 5, 4, 3)}}, "hand=9"),
    ("draw", {"hand_sizes": {6: (9, 6, 5, 4)}, "sets": (6,)}, "hand=6:9/6/5/4;sets=6"),
    ("draw", {"drawing": "none"}, "drawing=none"),
    ("draw", {"reserve": 2}, "reserve=2"),
    ("all-fives", {"branching": "first-double"}, "branching=first-double"),
    ("cross", {"arms_before_growth": 0}, "arms=0"),
    ("all-fives", {"multiples": (5, 3)}, "multiples=5,3"),
    ("all-fives", {"multiples": (), "claiming": "none"}, "multiples=-;claiming=none"),
    ("all-fives", {"claiming": "automatic"}, "claiming=automatic"),
    ("draw", {"opening": "winner-any-tile", "redeal": False}, "opening=winner-any-tile;redeal=no"),
    ("table", {"redeal": True}, "redeal=yes"),
    ("draw", {"round_to": 5, "round_sum": True}, "round=5;rounding=sum"),
    ("block", {"blocked_pays_all": True}, "pays=all"),
    ("table", {"table": (30, 20)}, "table=30x20"),
    ("table", {"table": None}, "table=-"),
    ("draw", {"seats": (2, 3)}, "players=2,3"),
    ("block", {"partners_at": ()}, "partners-at=-"),
]


@pytest.mark.parametrize(("game", "changes", "text"), CHANGES)
def test_a_house_rule_in_braces(game: str, changes: dict[str, Any], text: str) -> None:
    rules = find_variant(game).but(**changes)
    assert format_variant(Setup(rules)) == f"{game}{{{text}}}"
    assert rules_of(f"{game}{{{text}}}") == rules


def rules_of(variant: str) -> Rules:
    lead = "6-6*" if variant.startswith("cross") or "first-double" in variant else "6-6"
    return parse_position(f"{variant} {lead} 5-4/3-2 - A 0 0/0 -").setup.rules


def test_every_field_of_the_rules_has_a_name_in_braces() -> None:
    fields = {option.field for option in OPTIONS}
    assert fields == set(Rules.__dataclass_fields__) - {"id", "title", "aliases"}
    assert fields == {field for _, changes, _ in CHANGES for field in changes}


def test_a_named_game_has_no_braces() -> None:
    assert [format_variant(Setup(rules)) for rules in VARIANTS.values()] == list(VARIANTS)


def test_a_house_rule_that_contradicts_itself_is_refused() -> None:
    for options in ("reserve=21", "drawing=sometimes", "table=3x3", "round=5;rounding=sum;round=1"):
        with pytest.raises((RulesError, NotationError)):
            rules_of(f"draw{{{options}}}")
