"""House rules by name (rules.md 8.8): what each changes, where it is offered, and rounds played with each."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations, pairwise
from random import Random

import pytest

from domino_widget.engine import VARIANTS, Branching, Claimed, Drew, Match, Played, Rules, RulesError, Scored, Setup
from domino_widget.house import HOUSE, offered, with_house
from tests.engine.playing import opened, steps

BLOCK, DRAW, CROSS, FIVES, TABLE = (VARIANTS[name] for name in ("block", "draw", "cross", "all-fives", "table"))
TARGETS = ["target-50", "target-150", "target-200", "target-250"]
FIVES_HOUSE = "hands-six hands-seven hands-nine winner-leads no-drawing draw-until-fits spinner-first spinner-every"
#: Every house rule in every game that offers it.
OFFERED = [(rules, rule.id) for rules in VARIANTS.values() for rule in offered(rules)]
IDS = [f"{rules.id}-{name}" for rules, name in OFFERED]


def _changed(rules: Rules, name: str, seats: int = 2) -> dict[str, object]:
    """The fields in which the house rule differs from the game, with their values."""
    changed = with_house(rules, [name], max_pip=rules.sets[0], seats=seats)
    return {
        field.name: getattr(changed, field.name)
        for field in fields(Rules)
        if getattr(changed, field.name) != getattr(rules, field.name)
    }


def test_the_names_and_their_groups() -> None:
    groups: dict[str, list[str]] = {}
    for name, rule in HOUSE.items():
        assert rule.id == name
        groups.setdefault(rule.group, []).append(name)
    assert groups == {
        "target": TARGETS,
        "hands": ["hands-five", "hands-six", "hands-seven", "hands-nine"],
        "opening": ["winner-leads"],
        "drawing": ["reserve-two", "no-drawing", "draw-until-fits"],
        "spinner": ["spinner-first", "spinner-every"],
        "": ["round-sum", "automatic-scoring", "blocked-all-pips"],
    }


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("block", "hands-five hands-six hands-seven hands-nine winner-leads"),
        ("draw", "hands-five hands-six hands-seven hands-nine winner-leads reserve-two no-drawing"),
        ("cross", "hands-five hands-six hands-seven hands-nine reserve-two no-drawing"),
        ("double-nine-cross", "hands-five hands-six hands-seven hands-nine reserve-two no-drawing"),
        ("double-twelve-cross", "hands-five hands-six hands-seven hands-nine reserve-two no-drawing"),
        (
            "all-fives",
            f"{FIVES_HOUSE} round-sum automatic-scoring",
        ),
        (
            "all-fives-and-threes",
            f"{FIVES_HOUSE} automatic-scoring",
        ),
        ("table", "hands-five hands-six hands-nine winner-leads no-drawing"),
    ],
)
def test_each_game_offers_what_changes_something_in_it(game: str, names: str) -> None:
    found = [rule.id for rule in offered(VARIANTS[game])]
    assert found == [*TARGETS, *names.split(), "blocked-all-pips"]


@pytest.mark.parametrize(
    ("rules", "name", "changes"),
    [
        (BLOCK, "target-50", {"target": 50}),
        (BLOCK, "target-150", {"target": 150}),
        (BLOCK, "target-200", {"target": 200}),
        (BLOCK, "target-250", {"target": 250}),
        (BLOCK, "winner-leads", {"opening": "winner-any-tile"}),
        (CROSS, "reserve-two", {"reserve": 2}),
        (FIVES, "no-drawing", {"drawing": "none", "reserve": 0}),
        (FIVES, "draw-until-fits", {"drawing": "until-playable"}),
        (FIVES, "spinner-first", {"branching": "first-double"}),
        (FIVES, "spinner-every", {"branching": "every-double"}),
        (FIVES, "round-sum", {"round_sum": True}),
        (FIVES, "automatic-scoring", {"claiming": "automatic"}),
        (BLOCK, "blocked-all-pips", {"blocked_pays_all": True}),
        (TABLE, "hands-nine", {"hand_sizes": ((6, (9,)),)}),
        (CROSS, "hands-five", {"hand_sizes": ((6, (5, 5, 5, 5)),)}),
        # Where the set holds too few, the other numbers of players get what there is.
        (CROSS, "hands-seven", {"hand_sizes": ((6, (7, 7, 7, 5)),)}),
        (CROSS, "hands-six", {"hand_sizes": ((6, (6, 6, 6, 5)),)}),
        (
            BLOCK,
            "hands-nine",
            {"hand_sizes": ((6, (9, 9, 7, 5)), (9, (9, 9, 9, 9)), (12, (9, 9, 9, 9)))},
        ),
    ],
)
def test_what_each_changes(rules: Rules, name: str, changes: dict[str, object]) -> None:
    assert _changed(rules, name) == changes


@pytest.mark.parametrize(("rules", "name"), OFFERED, ids=IDS)
def test_rounds_of_each_play_to_their_end(rules: Rules, name: str) -> None:
    played = 0
    for seats in rules.seats:
        try:
            changed = with_house(rules, [name], max_pip=rules.sets[0], seats=seats)
        except RulesError as error:
            assert name.startswith("hands-") and "at most" in str(error)
            continue
        game = opened(Setup(changed, seats=seats), 7)
        played += sum(1 for _ in steps(game, Random(7)))
        assert game.is_over
    assert played


def test_all_pairs_that_do_not_exclude_each_other_go_together() -> None:
    for rules in VARIANTS.values():
        for one, other in combinations(offered(rules), 2):
            names, excluded = [one.id, other.id], one.group == other.group != ""
            if excluded:
                with pytest.raises(RulesError, match=f"{one.id} and {other.id} exclude each other"):
                    with_house(rules, names, max_pip=rules.sets[0], seats=2)
                continue
            changed = with_house(rules, names, max_pip=rules.sets[0], seats=2)
            assert changed != rules
            assert with_house(rules, reversed(names), max_pip=rules.sets[0], seats=2) == changed
            Setup(changed)


def _events(rules: Rules, *names: str, seats: int = 2, rounds: int = 10) -> list[object]:
    changed = with_house(rules, names, max_pip=6, seats=seats)
    found: list[object] = []
    for seed in range(rounds):
        game = opened(Setup(changed, 6, seats), seed)
        for _ in steps(game, Random(seed)):
            pass
        found += game.events
    return found


def test_no_drawing_draws_nothing() -> None:
    assert any(isinstance(event, Drew) for event in _events(DRAW))
    assert not any(isinstance(event, Drew) for event in _events(DRAW, "no-drawing"))


def test_automatic_scoring_pays_without_a_claim() -> None:
    kinds = {type(event) for event in _events(FIVES, "automatic-scoring")}
    assert Scored in kinds
    assert Claimed not in kinds


def test_draw_until_fits_plays_in_the_same_turn() -> None:
    def same_turn(*names: str) -> int:
        events = _events(FIVES, *names)
        return sum(
            isinstance(one, Drew) and isinstance(other, Played) and one.seat == other.seat
            for one, other in pairwise(events)
        )

    assert same_turn("draw-until-fits") > 0
    assert same_turn() == 0


@pytest.mark.parametrize(("name", "spinners"), [("spinner-first", 1), ("spinner-every", 3)])
def test_spinners_are_open_on_four_sides(name: str, spinners: int) -> None:
    most = 0
    changed = with_house(FIVES, [name], max_pip=6, seats=2)
    for seed in range(10):
        game = opened(Setup(changed), seed)
        for _ in steps(game, Random(seed)):
            pass
        most = max(most, sum(placed.branches for placed in game.position.layout.tiles))
    assert (most == 1) if spinners == 1 else (most >= spinners)
    assert changed.branching is not Branching.LINE


def test_the_winner_leads_the_next_round() -> None:
    changed, led = with_house(DRAW, ["winner-leads", "target-250"], max_pip=6, seats=2), set()
    for seed in range(6):
        match = Match(Setup(changed), seed=seed)
        for _ in steps(match.round, Random(seed)):
            pass
        result = match.round.result
        assert result is not None
        if result.seat is not None:
            position = match.next_round().position
            assert (position.to_act, position.opening_tile) == (result.seat, None)
            led.add(result.seat)
    assert led == {0, 1}


@pytest.mark.parametrize("seats", [4, 5])
def test_reserve_two_leaves_two_tiles(seats: int) -> None:
    changed = with_house(DRAW, ["reserve-two"], max_pip=6, seats=seats)
    left = []
    for seed in range(8):
        game = opened(Setup(changed, seats=seats), seed)
        for _ in steps(game, Random(seed)):
            left.append(len(game.position.boneyard))
    assert min(left) == 2


def _refusal(rules: Rules, *names: str, seats: int = 2) -> str:
    with pytest.raises(RulesError) as refused:
        with_house(rules, names, max_pip=6, seats=seats)
    return str(refused.value)


def test_a_refusal_is_one_sentence_that_says_what_is_allowed() -> None:
    assert _refusal(FIVES, "jokers") == (
        "There is no house rule called 'jokers'; All Fives can have target-50, target-150, target-200, target-250,"
        " hands-six, hands-seven, hands-nine, winner-leads, no-drawing, draw-until-fits, spinner-first,"
        " spinner-every, round-sum, automatic-scoring, blocked-all-pips."
    )
    assert _refusal(BLOCK, "no-drawing") == (
        "The house rule no-drawing has no place in Block; Block can have target-50, target-150, target-200,"
        " target-250, hands-five, hands-six, hands-seven, hands-nine, winner-leads, blocked-all-pips."
    )
    assert _refusal(DRAW, "target-50", "target-200") == (
        "The house rules target-50 and target-200 exclude each other: choose one of them."
    )
    assert _refusal(DRAW, "hands-nine", seats=4) == (
        "Nine tiles each for 4 players are 36, and a double-6 set holds 28: at most 7 each."
    )


def test_a_text_is_no_list_of_names() -> None:
    with pytest.raises(RulesError, match="a list of names, not 'target-50'"):
        with_house(DRAW, "target-50", max_pip=6, seats=2)


def test_winner_leads_is_refused_in_the_cross_games() -> None:
    for game in ("cross", "double-nine-cross", "double-twelve-cross"):
        rules = VARIANTS[game]
        with pytest.raises(RulesError, match=f"no place in {rules.title}; {rules.title} can have"):
            with_house(rules, ["winner-leads"], max_pip=rules.sets[0], seats=2)


@pytest.mark.parametrize("name", [None, 5, ("target-50",), ["target-50"], "TARGET-50", ""])
def test_no_strange_name_gets_through(name: object) -> None:
    with pytest.raises(RulesError, match="There is no house rule called"):
        with_house(DRAW, [name], max_pip=6, seats=2)  # type: ignore[list-item]


def test_none_changes_nothing_and_one_twice_counts_once() -> None:
    assert with_house(DRAW, [], max_pip=6, seats=2) == DRAW
    assert with_house(DRAW, ["target-50"] * 2, max_pip=6, seats=2).target == 50
