"""Hints of positions worked out by hand, among them those of the syllabus."""

from __future__ import annotations

import pytest

from domino_widget.coach import Hint, HintLine, Mark, explain, hint
from domino_widget.engine import (
    Claim,
    Draw,
    Knock,
    Layout,
    Muggins,
    Observation,
    Play,
    Round,
    Setup,
    Tile,
    Turn,
    deal_hands,
    find_variant,
    observe,
)
from domino_widget.engine.notation import parse_position
from domino_widget.texts import say
from tests.coach.recount import lines

SIX_SIX_AND_THREE = "all-fives 6-6(6-3) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B15~A0"


def seen(line: str, seat: int) -> Observation:
    return observe(parse_position(line), (), seat)


def said(given: Hint, *names: str) -> list[dict[str, int | float | str]]:
    """The arguments of all lines with one of these ids, in order."""
    return [line.msg.args for line in lines(given) if line.msg.id in names]


def ids(given: Hint, step: int | None = None) -> list[str]:
    return [line.msg.id for line in lines(given) if step in (None, line.step)]


def labelled(given: Hint, label: str) -> list[HintLine]:
    return [line for line in lines(given) if line.label == label]


def played(line: str, *plays: tuple[str, int, int]) -> Round:
    """The round after these plays, each a tile, and the number and port of the end; a knock or draw is ``--``."""
    game = Round(parse_position(line))
    for text, at, port in plays:
        seat = game.position.to_act
        assert seat is not None
        if text == "--":
            stuck = game.legal_actions()[0]
            assert isinstance(stuck, (Draw, Knock))
            game.apply(stuck)
        else:
            game.apply(Play(seat, Tile.parse(text), at=at, port=port))
    return game


def test_tutor_1_2_the_ladder_over_six_six_and_three() -> None:
    one, two, three, four = (hint(seen(SIX_SIX_AND_THREE, 1), step) for step in (1, 2, 3, 4))
    assert ids(one) == ["hint-ends-wait", "hint-look-scoring", "hint-look-claim"]
    assert {"hint-rule-count", "hint-rule-double", "hint-rule-worth-five", "hint-rule-claim"} <= set(ids(two, 2))
    assert three.marks == (Mark(0, 2, "6 + 6"), Mark(1, 1, "3"))
    assert two.marks == ()
    assert said(three, "hint-part-sum") == [{"sum": "6 + 6 + 3"}]
    assert said(three, "hint-count", "hint-claim-now") == []
    assert said(four, "hint-count") == [{"sum": "6 + 6 + 3", "count": 15}]
    assert said(four, "hint-scores") == [{"count": 15, "by": 5, "points": 15}]
    assert [line.msg.args for line in labelled(four, "claim-now")] == [
        {"tile": "6-3", "points": 15, "sum": "6 + 6 + 3"}
    ]


def test_tutor_1_6_the_three_groups_and_the_three_labels() -> None:
    # A makes 10 and says nothing; B makes 15 on it and may claim, and may call the 10.
    line = "all-fives . 5-5,4-1/5-0,3-2,6-5 6-6,6-4,4-4 A 0 0/0 -"
    game = played(line, ("5-5", -1, 0), ("5-0", 0, 1))
    given = hint(game.observe(1), 4)
    assert [group.name for group in given.groups] == ["ends", "scoring", "muggins"]
    assert [line.msg.args for line in labelled(given, "claim-now")] == [
        {"tile": "5-0", "points": 10, "sum": "5 + 5 + 0"}
    ]
    assert [line.msg.args for line in labelled(given, "call-muggins")] == [{"seat": "A", "tile": "5-5", "points": 10}]
    assert [line.msg.id for line in labelled(given, "risk")] == ["hint-risk"]
    assert {Claim(1, 10), Muggins(1, 10)} <= set(game.legal_actions())
    mine = hint(game.observe(0), 4)
    assert "hint-risk-open" in ids(mine)
    assert not {"hint-claim-now", "hint-muggins-call"} & set(ids(mine))


def test_tutor_1_6_nothing_to_claim_and_nothing_to_call_are_said_with_the_sum() -> None:
    game = played("all-fives . 6-6,4-1/6-3,2-2 5-5,5-4,4-4 A 0 0/0 -", ("6-6", -1, 0), ("6-3", 0, 1), ("--", 0, 0))
    assert said(hint(game.observe(1), 4), "hint-muggins-nothing") == [{"seat": "A", "tile": "6-6", "count": 12}]
    game = played("all-fives . 6-6,4-1/6-4,2-2 5-5,5-4,4-4 A 0 0/0 -", ("6-6", -1, 0), ("6-4", 0, 1))
    given = hint(game.observe(1), 4)
    assert said(given, "hint-claim-nothing") == [{"tile": "6-4", "sum": "6 + 6 + 4", "count": 16}]
    assert labelled(given, "claim-now") == []


def test_risk_tells_how_watchful_each_rival_has_been() -> None:
    line = "all-fives . 5-5,4-1,4-4,6-1/5-0,3-2,6-5 6-6,6-4,3-3 A 0 0/0 -"
    game = played(line, ("5-5", -1, 0))
    game.apply(Claim(0, 10))
    game.apply(Play(1, Tile.of(5, 0), at=0, port=1))
    given = hint(game.observe(1), 3)
    assert said(given, "hint-risk-rivals") == [{"seat": "A", "taken": 1, "missed": 0}]
    assert said(hint(game.observe(1), 2), "hint-risk-rivals") == []


def test_a_missed_count_speaks_of_its_player_only_when_it_is_settled() -> None:
    # A misses the 10 of 5-5, and B may still call it until A's next tile lies.
    line = "all-fives . 5-5,5-4,6-4/5-0,6-0,3-2,6-5 6-6,4-4,3-3 A 0 0/0 -"
    game = played(line, ("5-5", -1, 0), ("5-0", 0, 1))
    assert said(hint(game.observe(1), 4), "hint-risk-rivals") == []
    game.apply(Play(0, Tile.of(5, 4), at=0, port=2))
    game.apply(Play(1, Tile.of(6, 0), at=1, port=1))
    # The 10 of 5-5 is lost: A missed it, and B did not call it. So is B's 10 (5 + 5 + 0), which A did not call.
    assert said(hint(game.observe(1), 4), "hint-risk-rivals") == [{"seat": "A", "taken": 0, "missed": 2}]


def test_6_3_what_each_play_makes_most_points_first() -> None:
    given = hint(seen("all-fives 6-2 6-3,2-2,6-1,5-4/4-4,3-3 - A 0 0/0 -", 0), 4)
    made = [line for line in given.groups[1].lines if line.msg.id.startswith("hint-play-makes")]
    assert [(line.msg.id, *line.msg.args.values()) for line in made] == [
        ("hint-play-makes", "2-2", 2, "none", "6 + 2 + 2", 10, 10),
        ("hint-play-makes", "6-3", 6, "none", "2 + 3", 5, 5),
        ("hint-play-makes-nothing", "6-1", 6, "none", "2 + 1", 3),
    ]


def test_7_3_five_or_three_and_a_count_that_pays_by_three() -> None:
    given = hint(seen("all-fives-and-threes 5-4 6-3,5-5,4-1,2-0/4-4,3-3 - A 0 0/0 -", 0), 4)
    (made,) = said(given, "hint-play-makes")
    assert made == {"tile": "4-1", "end": 4, "at": "none", "sum": "5 + 1", "count": 6, "points": 6}
    assert said(given, "hint-play-makes-nothing")[0]["count"] == 14
    assert "hint-rule-worth-five-three" in ids(given)


def test_6_1_an_end_is_named_by_its_tile_where_two_show_its_value_and_it_matters_which() -> None:
    given = hint(seen("all-fives 5-4(5-2,2-2)(4-2) 6-2,6-1/4-3,3-3 - A 0 0/0 -", 0), 4)
    assert [(args["at"], args["count"]) for args in said(given, "hint-play-makes")] == [("4-2", 10)]
    assert [args["at"] for args in said(given, "hint-play-makes-nothing")] == ["2-2"]
    alike = hint(seen("all-fives 5-4(5-2)(4-2) 6-2,6-1/4-3,3-3 - A 0 0/0 -", 0), 4)
    assert [(args["at"], args["count"]) for args in said(alike, "hint-play-makes-nothing")] == [("none", 8)]


def test_a_play_is_named_by_the_tile_at_its_end_where_two_show_its_value() -> None:
    looked = seen("all-fives 5-4(5-2)(4-2) 6-2,2-2,6-1,5-0/4-3,3-3 - A 0 0/0 -", 0)
    (cost, *_) = explain(looked).costs
    assert (cost.args["other"], cost.args["otherEnd"], cost.args["otherAt"]) == ("6-2", 2, "5-2")
    assert say(cost.msg).startswith("6-2 on the 2 of 5-2 is worse")
    assert say(cost.msg, "pt-BR").startswith("6-2 no 2 de 5-2 é pior")


def test_6_1_leads_and_what_they_make() -> None:
    setup = Setup(find_variant("all-fives"))
    hands = [["5-5", "6-4", "3-2", "6-5", "0-0"], ["4-4", "1-1"]]
    position = deal_hands(setup, [[Tile.parse(text) for text in hand] for hand in hands], [])
    given = hint(observe(position, (), 0), 4)
    assert {args["tile"]: args["points"] for args in said(given, "hint-lead-makes")} == {
        "5-5": 10,
        "6-4": 10,
        "3-2": 5,
    }
    assert {args["tile"] for args in said(given, "hint-lead-makes-nothing")} == {"6-5", "0-0"}
    assert "hint-ends-lead-any" in ids(given, 2)
    assert {"hint-look-ends", "hint-look-scoring"}.isdisjoint(ids(given))


def test_6_11_how_many_unseen_tiles_would_score_after_a_play() -> None:
    # Ends 6 and 3; 4-3 on the 3 leaves 6 and 4: 4-4 (14) does not pay, 6-1 (5) and 6-6 (16) ...
    position = parse_position("all-fives 6-4()(4-1,1-3) 4-3,6-2,3-0/5-5,2-2 - A 0 0/0 -")
    three_end = next(end for end in position.layout.free if end.value == 3)
    play = Play(0, Tile.of(4, 3), at=three_end.number, port=three_end.port)
    (args,) = said(hint(observe(position, (), 0), 4, play), "hint-they-may-score")
    # On 6 beside a 4: 6-1 makes 5; 6-6 makes 16. On 4 beside a 6: 4-4 makes 14, and 6-4 lies already.
    assert args == {"tiles": 1, "unseen": 22, "list": "6-1"}


def test_they_may_score_speaks_of_the_ends_as_they_are_when_no_play_is_looked_at() -> None:
    held = seen("all-fives 6-2 6-3,2-2,6-1,5-4/4-4,3-3 - A 0 0/0 -", 0)
    given = hint(held, 4)
    # On 6 beside a 2: none of 6-0, 6-4, 6-5, 6-6 pays; on 2 beside a 6: 2-4 makes 10.
    assert said(given, "hint-they-now") == [{"tiles": 1, "unseen": 23, "list": "4-2"}]
    foreign = hint(
        seen("all-fives 6-2 6-3,2-2,6-1,5-4/4-4,3-3 - A 0 0/0 -", 0), 4, Play(0, Tile.of(5, 4), at=0, port=1)
    )
    assert foreign == given


def test_nobody_scores_after_the_last_tile_of_a_hand() -> None:
    position = parse_position("all-fives 6-2 6-3/4-4,3-3 - A 0 0/0 -")
    given = hint(observe(position, (), 0), 4, Play(0, Tile.of(6, 3), at=0, port=1))
    assert not [name for name in ids(given) if name.startswith("hint-they")]
    assert "hint-play-makes" in ids(given)


def test_3_2_while_an_arm_is_empty_only_the_arms_are_open() -> None:
    given = hint(seen("cross 5-5*(5-3)(5-1) 3-3,5-0,4-1/6-6 - A 0 0/0 -", 0), 4)
    assert said(given, "hint-ends-arms") == [{"arms": 2, "value": 5}]
    assert said(given, "hint-ends-tile-fits") == [{"tile": "5-0", "ends": "5, 5"}]
    assert said(given, "hint-ends-tile-not") == [{"tile": "4-1", "ends": "5, 5"}, {"tile": "3-3", "ends": "5, 5"}]
    assert said(given, "hint-ends-open") == []
    assert {"hint-rule-arms", "hint-rule-match"} <= set(ids(given, 2))
    assert given.marks == (Mark(0, 3, "5"), Mark(0, 4, "5"))


def test_3_4_all_ends_are_open_once_the_arms_are_filled() -> None:
    given = hint(seen("cross 5-5*(5-3)(5-1)(5-0)(5-6) 6-6,4-2,3-0,1-1/6-2 - A 0 0/0 -", 0), 4)
    assert said(given, "hint-ends-open") == [{"ends": "3, 1, 0, 6"}]
    assert said(given, "hint-ends-tile-fits") == [
        {"tile": "6-6", "ends": "6"},
        {"tile": "3-0", "ends": "3, 0"},
        {"tile": "1-1", "ends": "1"},
    ]
    assert said(given, "hint-ends-tile-not") == [{"tile": "4-2", "ends": "3, 1, 0, 6"}]
    assert "hint-rule-arms" not in ids(given)


def test_1_2_the_highest_double_must_lead() -> None:
    setup = Setup(find_variant("block"))
    hands = [[Tile.parse(text) for text in hand.split()] for hand in ("6-5 5-5 3-1", "4-4 6-6 1-0")]
    position = deal_hands(setup, hands, [])
    given = hint(observe(position, (), 1), 4)
    assert said(given, "hint-ends-lead") == [{"tile": "6-6"}]
    assert "hint-ends-lead" not in ids(hint(observe(position, (), 1), 3))
    assert ids(hint(observe(position, (), 0), 4)) == ["hint-not-now", "hint-scoring-none", "hint-muggins-none"]


def test_9_5_a_closed_end_is_named() -> None:
    setup = Setup(find_variant("table"))
    layout = Layout(setup.rules).with_tile(Tile.of(6, 5))
    for text in ("5-1", "1-3", "3-2"):
        layout = layout.with_tile(Tile.parse(text), layout.free[-1], Turn.LEFT)
    position = parse_position("table 6-5()(5-1<,1-3<,3-2<) 4-2,5-4,6-4/5-5,4-0 3-0,4-1,5-3 A 0 0/0 -")
    assert position.layout == layout
    given = hint(observe(position, (), 0), 4)
    assert said(given, "hint-ends-closed") == [{"end": 2}]
    assert said(given, "hint-ends-open") == [{"ends": "6"}]
    assert said(given, "hint-ends-tile-fits") == [{"tile": "6-4", "ends": "6"}]
    assert "hint-rule-turns" in ids(given, 2)


def test_the_tips_of_a_spinner_wait_and_the_hint_says_so() -> None:
    line = "all-fives{branching=first-double} 5-5*(5-3) 5-1,3-3/6-6 - A 0 0/0 -"
    given = hint(seen(line, 0), 4)
    assert "hint-rule-sides" in ids(given, 2)
    assert said(given, "hint-ends-tile-fits") == [{"tile": "5-1", "ends": "5"}, {"tile": "3-3", "ends": "3"}]
    full = hint(seen(line.replace("(5-3)", "(5-3)(5-2)"), 0), 4)
    assert "hint-rule-sides" not in ids(full)
    assert said(full, "hint-ends-open") == [{"ends": "5, 5, 3, 2"}]


def test_after_the_last_tile_the_windows_close_with_the_hand() -> None:
    game = played("all-fives . 5-5/5-0,3-2 6-6,6-4,4-4 A 0 0/0 -", ("5-5", -1, 0))
    given = hint(game.observe(0), 4)
    assert ids(given)[0] == "hint-ends-done"
    assert said(given, "hint-claim-now-last") == [{"tile": "5-5", "points": 10, "sum": "5 + 5"}]
    assert "hint-rule-closing" in ids(given, 2)
    assert not {"hint-claim-now", "hint-risk", "hint-they-now"} & set(ids(given))


@pytest.mark.parametrize("game", ["block", "draw", "cross", "table"])
def test_games_without_counts_say_so_in_one_line(game: str) -> None:
    given = hint(Round.deal(Setup(find_variant(game)), 1).observe(0), 4)
    assert [line.msg.id for line in given.groups[1].lines] == ["hint-scoring-none"]
    assert [line.msg.id for line in given.groups[2].lines] == ["hint-muggins-none"]


def test_automatic_scoring_has_a_count_and_no_muggins() -> None:
    given = hint(seen("all-fives{claiming=automatic} 6-2 2-2,6-1/4-4,3-3 - A 0 0/0 -", 0), 4)
    assert [line.msg.id for line in given.groups[2].lines] == ["hint-muggins-none"]
    assert said(given, "hint-play-makes")[0]["points"] == 10
    assert said(given, "hint-count") == [{"sum": "6 + 2", "count": 8}]


def test_fault_60_a_draw_with_no_window_open_is_explained_and_is_no_help() -> None:
    given = hint(seen("draw 6-2 5-5,4-4/3-3 1-0,1-1 A 0 0/0 -", 0), 1)
    assert ids(given) == [
        "hint-ends-none-draw",
        "hint-rule-draw",
        "hint-ends-open",
        "hint-scoring-none",
        "hint-muggins-none",
    ]
    assert not given.counts
    knock = hint(seen("block 6-2 5-5,4-4/3-3 - A 0 0/0 -", 0), 1)
    assert (ids(knock)[0], knock.counts) == ("hint-ends-none-knock", False)


def test_a_table_read_from_a_text_names_no_last_tile_that_it_cannot_know() -> None:
    """A position line tells the windows but not which tile of several was laid last."""
    line = "all-fives 6-6(6-3,3-1)(6-2) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B0~A5"
    given = hint(seen(line, 1), 4)
    names = ("hint-claim-now", "hint-claim-nothing", "hint-muggins-call", "hint-muggins-nothing", "hint-risk")
    assert said(given, *names) == []
    assert said(given, "hint-count") == [{"sum": "1 + 2", "count": 3}]
