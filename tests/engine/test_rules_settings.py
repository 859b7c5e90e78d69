"""Games, sets, seats, deals and rows that are refused (rules.md 1, 2, 8.8)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from domino_widget.engine import (
    VARIANTS,
    EngineError,
    Match,
    Rules,
    RulesError,
    Setup,
    Tile,
    UnknownVariant,
    deal,
    deal_hands,
    find_variant,
    full_set,
)
from tests.engine import playing, shortened

#: Rules.md 2.2, row by row: game, sets, tiles each for two players and more.
DEALS = [
    ("block", (6,), (8, 6, 6, 5)),
    ("block", (9,), (8, 6, 9, 5)),
    ("block", (12,), (8, 6, 12, 5)),
    ("draw", (6, 9, 12), (7, 5, 4, 3)),
    ("cross", (6,), (7, 5, 4, 3)),
    ("double-nine-cross", (9,), (7, 7, 5, 5)),
    ("double-twelve-cross", (12,), (7, 7, 5, 5)),
    ("all-fives", (6, 9, 12), (5, 5, 5)),
    ("all-fives-and-threes", (6, 9, 12), (5, 5, 5)),
    ("table", (6,), (7,)),
]
SETS = {6: (28, 168), 9: (55, 495), 12: (91, 1092)}


def test_1_the_games_and_nothing_else() -> None:
    found = {(setup.rules.id, setup.max_pip, setup.seats) for setup in playing.SETUPS}
    listed = {
        (game, max_pip, seats)
        for game, sets, sizes in DEALS
        for max_pip in sets
        for seats, _ in enumerate(sizes, start=2)
    }
    assert found == listed
    assert list(VARIANTS) == list(dict.fromkeys(game for game, _, _ in DEALS))


@pytest.mark.parametrize("max_pip", SETS)
def test_2_1_every_unordered_pair_once(max_pip: int) -> None:
    tiles = full_set(max_pip)
    assert (len(tiles), sum(tile.pips() for tile in tiles)) == SETS[max_pip]
    assert len({frozenset((tile.low, tile.high)) for tile in tiles}) == len(tiles)
    assert [tile for tile in tiles if tile.pips() == 0] == [Tile.of(0, 0)]


@pytest.mark.parametrize(("game", "sets", "sizes"), DEALS)
def test_2_2_fault_03_deal_table(game: str, sets: tuple[int, ...], sizes: tuple[int, ...]) -> None:
    for max_pip in sets:
        for seats, size in enumerate(sizes, start=2):
            position = deal(Setup(find_variant(game), max_pip, seats), 1)
            assert [len(hand) for hand in position.hands] == [size] * seats
            assert len(position.boneyard) == SETS[max_pip][0] - seats * size
            dealt = [*position.boneyard, *(tile for hand in position.hands for tile in hand)]
            assert sorted(dealt) == sorted(full_set(max_pip))


@pytest.mark.parametrize("setup", playing.SETUPS[::3], ids=lambda setup: f"{setup.rules.id}-{setup.seats}")
def test_2_4_no_deal_without_a_double(setup: Setup) -> None:
    without = 0
    for seed in range(60):
        hands = deal(setup, seed).hands
        without += not any(tile.is_double for hand in hands for tile in hand)
    assert without == 0 or not setup.rules.redeal


def test_2_4_table_draw_does_not_deal_again() -> None:
    setup = Setup(find_variant("table"))
    deals = [deal(setup, seed).hands for seed in range(4000)]
    assert any(not any(tile.is_double for hand in hands for tile in hand) for hands in deals)


@pytest.mark.heavy
def test_2_4_all_fives_on_double_twelve_deals_again_once_in_five() -> None:
    """Without the rule about one deal in five shows no double: C(78, 10) / C(91, 10)."""
    rules = find_variant("all-fives").but(redeal=False)
    setup = Setup(rules, 12, 2)
    deals = [deal(setup, seed).hands for seed in range(4000)]
    bare = sum(not any(tile.is_double for hand in hands for tile in hand) for hands in deals)
    assert 0.17 < bare / len(deals) < 0.23


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
def test_find_variant_by_id_title_and_alias_in_any_case(rules: Rules) -> None:
    for name in (rules.id, rules.title, *rules.aliases):
        for written in (name, name.upper(), name.title(), f"  {name} ", name.replace(" ", "  ")):
            assert find_variant(written) is rules
    assert not {name.lower() for name in rules.aliases} & {other for other in VARIANTS if other != rules.id}


def test_find_variant_knows_muggins() -> None:
    assert find_variant("Muggins").id == "all-fives"
    assert find_variant("Double-Six Cross").id == "cross"


@pytest.mark.parametrize("name", ["", "bloc", "chess", None, 6, "x" * 1000])
def test_find_variant_lists_the_ids(name: object) -> None:
    with pytest.raises(UnknownVariant) as refused:
        find_variant(name)
    assert all(known in str(refused.value) for known in VARIANTS)
    assert len(str(refused.value)) < 300


SETUPS_REFUSED = [
    ("block", {"max_pip": 7}, "double-six, double-nine or double-twelve"),
    ("block", {"seats": 6}, "2, 3, 4 or 5"),
    ("draw", {"seats": 1}, "2, 3, 4 or 5"),
    ("all-fives", {"seats": 5}, "2, 3 or 4"),
    ("table", {"seats": 3}, "2 players"),
    ("table", {"max_pip": 9}, "double-six"),
    ("cross", {"max_pip": 9}, "Double-Nine Cross (double-nine-cross)"),
    ("cross", {"max_pip": 12}, "Double-Twelve Cross (double-twelve-cross)"),
    ("double-nine-cross", {"max_pip": 6}, "double-nine"),
    ("draw", {"seats": 4, "partners": True}, "Partners"),
    ("block", {"seats": 3, "partners": True}, "Partners"),
    ("block", {"seats": "4"}, "2, 3, 4 or 5"),
    ("block", {"seats": True}, "2, 3, 4 or 5"),
    ("block", {"max_pip": "6"}, "double-six, double-nine or double-twelve"),
    ("block", {"seats": 4, "partners": 1}, "True or False"),
]


@pytest.mark.parametrize(("game", "changes", "says"), SETUPS_REFUSED)
def test_1_set_ups_refused_with_what_is_allowed(game: str, changes: Mapping[str, object], says: str) -> None:
    with pytest.raises(RulesError) as refused:
        Setup(find_variant(game), **changes)  # type: ignore[arg-type]
    assert says in str(refused.value)


ROWS_REFUSED: list[tuple[str, dict[str, object]]] = [
    ("draw", {"drawing": "none", "reserve": 2}),
    ("all-fives", {"drawing": "none"}),
    ("block", {"reserve": 1}),
    ("draw", {"reserve": -1}),
    ("draw", {"target": 0}),
    ("draw", {"target": "100"}),
    ("draw", {"target": 1.5}),
    ("draw", {"hand_sizes": {6: (15, 5, 4, 3), 9: (7, 5, 4, 3), 12: (7, 5, 4, 3)}}),
    ("draw", {"hand_sizes": {6: (7, 7, 7, 7), 9: (7, 7, 7, 7), 12: (7, 7, 7, 7)}}),
    ("draw", {"hand_sizes": {6: (7, 5, 4)}}),
    ("draw", {"hand_sizes": {6: (0, 5, 4, 3), 9: (7, 5, 4, 3), 12: (7, 5, 4, 3)}}),
    ("draw", {"seats": (1, 2)}),
    ("draw", {"seats": ()}),
    ("draw", {"sets": (13,)}),
    ("draw", {"sets": ()}),
    ("draw", {"partners_at": (3,)}),
    ("draw", {"branching": "sideways"}),
    ("draw", {"drawing": "sometimes"}),
    ("draw", {"arms_before_growth": 4}),
    ("cross", {"arms_before_growth": 3}),
    ("cross", {"opening": "highest-double-any-tile"}),
    ("cross", {"branching": "line"}),
    ("draw", {"redeal": False}),
    ("draw", {"multiples": (5,)}),
    ("draw", {"claiming": "called"}),
    ("all-fives", {"claiming": "none"}),
    ("all-fives", {"multiples": ()}),
    ("all-fives", {"multiples": (1,)}),
    ("all-fives", {"round_to": 0}),
    ("draw", {"round_sum": True}),
    ("table", {"table": (24,)}),
    ("table", {"table": (4, 4)}),
    ("table", {"branching": "every-double"}),
    ("cross", {"table": (24, 14)}),
    ("draw", {"blocked_pays_all": "yes"}),
    ("draw", {"colour": "red"}),
    ("draw", {"id": "mine"}),
]


@pytest.mark.parametrize(("game", "changes"), ROWS_REFUSED, ids=lambda value: str(value)[:50])
def test_8_8_contradictory_rows_refused_with_one_sentence(game: str, changes: dict[str, object]) -> None:
    with pytest.raises(RulesError) as refused:
        find_variant(game).but(**changes)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0
    assert len(sentence.split()) >= 4


def test_8_8_a_changed_row_leaves_the_game_as_it_was() -> None:
    rules = find_variant("draw")
    changed = rules.but(target=50)
    assert (rules.target, changed.target, changed.id) == (100, 50, "draw")
    assert find_variant("draw") is rules
    assert changed.but(target=100) == rules


DEALS_REFUSED = [
    ("6-6 5-5/4-4", "", "hands"),
    ("6-6 5-5/6-6 4-4/1-1", "", "twice"),
    ("6-6 5-5/4-4/1-1 7-1", "", "not in a double-6 set"),
    ("6-6 5-5/4-4/1-1", "6-6", "twice"),
    ("6-6 5-5//1-1", "", "at least one tile"),
    ("6-5 5-4/4-3/1-2", "", "dealt again"),
]


@pytest.mark.parametrize(("hands", "boneyard", "says"), DEALS_REFUSED)
def test_2_given_deals_refused(hands: str, boneyard: str, says: str) -> None:
    with pytest.raises(RulesError, match=says):
        deal_hands(Setup(find_variant("draw"), 6, 3), shortened.hands(hands), shortened.tiles(boneyard))


@pytest.mark.parametrize("scores", [(0,), (0, -1), (0, "1"), (100, 0), (0, 0, 0)])
def test_8_7_scores_refused(scores: tuple[int, ...]) -> None:
    with pytest.raises(RulesError):
        deal(Setup(find_variant("draw")), 1, scores=scores)


@pytest.mark.parametrize("seed", [-1, 2**128, "1", 1.0, True, None])
def test_seeds_refused(seed: object) -> None:
    with pytest.raises(EngineError):
        deal(Setup(find_variant("draw")), seed)  # type: ignore[arg-type]
    if seed is not None:
        with pytest.raises(EngineError):
            Match(Setup(find_variant("draw")), seed=seed)  # type: ignore[arg-type]
