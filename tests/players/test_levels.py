"""The levels: legal, blind to hidden tiles, repeatable; they remember, forget and slip as their style says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from domino_widget.engine import (
    Claim,
    Draw,
    Knock,
    Muggins,
    Observation,
    Play,
    Position,
    Round,
    RulesError,
    Setup,
    Tile,
    find_variant,
    observe,
    parse_action,
    parse_position,
    reason_against,
)
from domino_widget.players import LEVELS, PLAYERS, Club, Expert, Human, Novice, Player, make_player, named_player
from domino_widget.players.fitted import ATTENTION
from domino_widget.players.style import CLUB, NOVICE
from domino_widget.players.voids import remembered, voids
from tests.engine.playing import NAMED, opened, steps
from tests.players.seated import Chance, points, turns
from tests.players.swapping import swapped

PAIRED = 200
#: Rolls for a rate: a share of 7 % is then known to about half a per cent.
ROLLS = 3000
#: The expert at a size that a test can wait for: what it may see does not depend on it.
QUICK: dict[str, Callable[[], Player]] = {"novice": Novice, "club": Club, "expert": lambda: Expert(4)}
CLAIMABLE = "all-fives 6-6(6-3) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B15~A0"
#: A made 15 and said nothing; B has laid 3-1, and the count is 13.
MUGGABLE = "all-fives 6-6(6-3,3-1) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B0~A15"


#: Every game with every level; the expert counts large sets in the heavy run.
ALL = [
    pytest.param(name, level, marks=[pytest.mark.heavy] if level == "expert" and setup.max_pip > 6 else [])
    for name, setup in NAMED.items()
    for level in LEVELS
]


@pytest.mark.parametrize(("name", "level"), ALL)
def test_every_choice_is_legal_in_every_game(name: str, level: str) -> None:
    setup, chosen = NAMED[name], 0
    players = [QUICK[level]() for _ in range(setup.seats)]
    for game, seen in turns(setup, 3, players):
        assert players[0].choose(seen, Random(chosen)) in game.legal_actions()
        chosen += 1
    assert chosen >= setup.seats


@pytest.mark.parametrize(("name", "level"), ALL)
def test_what_is_hidden_changes_no_choice_and_no_word(name: str, level: str) -> None:
    setup, random, asked = NAMED[name], Random(5), 0
    game = opened(setup, 11)
    for _ in steps(game, random):
        for seat in range(setup.seats):
            # The expert searches: a few of its questions are enough.
            if level != "expert" or (asked < 4 and seat == game.position.to_act):
                asked += _check_swap(lambda _: QUICK[level](), game, seat, random)
    assert asked


def _check_swap(make: Callable[[Position], Player], game: Round, seat: int, random: Random) -> int:
    if game.is_over:
        return 0
    position, log = swapped(game.position, game.events, seat, random)
    seen, other = game.observe(seat), observe(position, log, seat)
    seed = int(random.random() * 1000)
    assert make(game.position).speak(seen, Random(seed)) == make(position).speak(other, Random(seed))
    if seen.plays:
        assert make(game.position).choose(seen, Random(seed)) == make(position).choose(other, Random(seed))
    return len(seen.plays) > 1


class Peeks(Club):
    """Chooses by a tile that it cannot see."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        hidden = self.position.hands[1 - (seen.seat or 0)][0]
        return seen.plays[int(hidden.pips() + rng.random()) % len(seen.plays)]


def test_a_player_that_looks_at_hidden_tiles_is_caught() -> None:
    game, random = Round.deal(Setup(find_variant("all-fives")), 1), Random(1)
    assert game.position.to_act is not None
    with pytest.raises(AssertionError):
        for _ in range(20):
            _check_swap(Peeks, game, game.position.to_act, random)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_observation_give_the_same_choice(level: str) -> None:
    for game, seen in turns(Setup(find_variant("all-fives"), seats=3), 9, [Club()] * 3):
        choices = {QUICK[level]().choose(seen, Random(4)) for _ in range(3)}
        assert len(choices) == 1
        assert reason_against(game.position, choices.pop()) is None


def test_the_expert_thinks_in_slices_and_its_last_word_is_its_choice() -> None:
    slices = []
    for _, seen in turns(Setup(find_variant("cross")), 2, [Club(), Club()]):
        thoughts = list(Expert(200).think(seen, Random(1)))
        assert thoughts[-1] == Expert(200).choose(seen, Random(2))
        slices.append(len(thoughts))
    assert max(slices) > 3


# ---- attention ------------------------------------------------------------


def _seen(line: str, seat: int) -> Observation:
    return observe(parse_position(line), (), seat)


@pytest.mark.parametrize(
    ("line", "seat"),
    [
        (CLAIMABLE, 0),  # another's tile, and its own missed tile
        (MUGGABLE, 0),  # its own miss, and another's tile
        (CLAIMABLE.replace("6-6(6-3)", "6-6(6-4)").replace("6-5,6-4", "6-5").replace("!B15", "!B0"), 1),
        ("block 6-6 6-4/3-2 - B 0 0/0 -", 1),
        ("all-fives{claiming=automatic} 5-5 6-4/3-2 - B 0 10/0 -", 0),
    ],
)
def test_it_says_nothing_where_nothing_is_due(line: str, seat: int) -> None:
    assert {Club().speak(_seen(line, seat), Random(seed)) for seed in range(50)} == {None}


def test_asked_for_one_window_with_the_other_hidden_it_answers_that_one() -> None:
    both = _seen("all-fives-and-threes 6-6(6-3,3-3) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B18~A15", 1)
    only_call = {Club().speak(replace(both, claim_window=None), Random(seed)) for seed in range(50)}
    only_claim = {Club().speak(replace(both, muggins_window=None), Random(seed)) for seed in range(50)}
    assert only_call == {Muggins(1, 15), None}
    assert only_claim - {Claim(1, 15), Claim(1, 20), Claim(1, 21)} == {Claim(1, 18), None}


def test_partners_do_not_call_each_other() -> None:
    setup = NAMED["partners-with-claims"]
    for game, _ in turns(setup, 2, [Chance() for _ in range(4)]):
        window = game.position.muggable
        for seat in range(4):
            said = {Club().speak(game.observe(seat), Random(seed)) for seed in range(5)} - {None}
            assert (
                not window
                or setup.side(seat) != setup.side(window.seat)
                or all(isinstance(word, Claim) for word in said)
            )


def test_a_word_is_the_right_count_or_now_and_then_a_wrong_one() -> None:
    said: Counter[bool] = Counter()
    for seed in range(60):
        game = Round.deal(Setup(find_variant("all-fives"), seats=3), seed)
        for _ in steps(game, Random(seed)):
            for seat in range(3):
                word = Novice().speak(game.observe(seat), Random(seed)) if not game.is_over else None
                if word is not None:
                    said[reason_against(game.position, word) is None] += 1
    assert said[True] > 200
    assert 0 < said[False] < 0.1 * said[True]


def test_what_makes_a_count_hard_to_see_makes_it_forgotten_more_often() -> None:
    def forgotten(line: str) -> int:
        return [Novice().speak(_seen(line, 1), Random(seed)) for seed in range(ROLLS)].count(None)

    plain = "all-fives 6-1(6-3,3-4) 5-4/2-1,1-0 6-5,6-0 A 0 0/0 !B5"
    doubled = "all-fives 6-1(6-3,3-2)(1-4,4-4) 5-5/4-3,1-0 6-5,6-0 A 0 0/0 !B10"
    reminder = "all-fives 6-0(6-5,5-5) 5-4/4-3,1-0 6-3,6-2 A 0 0/0 !B10"
    assert forgotten(reminder) + 200 < forgotten(doubled)
    assert forgotten(plain) + 200 < forgotten(doubled)


# ---- style ------------------------------------------------------------


@pytest.mark.parametrize("level", ["novice", "club"])
@pytest.mark.parametrize(("game", "margin"), [("block", 0.5), ("draw", 2), ("all-fives", 3)])
def test_it_beats_chance(game: str, margin: float, level: str) -> None:
    """Each deal is played twice with seats changed; the margin is far below what was measured."""
    setup, ahead = Setup(find_variant(game)), 0
    for seed in range(PAIRED // 2):
        own = QUICK[level]
        first, second = points(setup, seed, [own(), Chance()]), points(setup, seed, [Chance(), own()])
        ahead += first[0] - first[1] + second[1] - second[0]
    assert ahead / PAIRED > margin


def test_it_scores_when_nothing_else_speaks() -> None:
    # 2-2 on 2 makes 10, 6-3 makes 5, 6-1 nothing.
    seen = _seen("all-fives 6-2 6-3,2-2,6-1,5-4/4-4,3-3 - A 0 0/0 -", 0)
    for player in (Novice(), Club(), Expert()):
        chosen = Counter(str(_tile(player.choose(seen, Random(seed)))) for seed in range(20))
        assert chosen.most_common(1)[0][0] == "2-2"


def _tile(choice: object) -> Tile:
    assert isinstance(choice, Play)
    return choice.tile


def test_it_leaves_values_that_the_next_player_lacks() -> None:
    # B knocked at 2 and 6 before A laid the 6-6; 5-2 would open a 5, 6-2 leaves 6 and 6.
    game = Round(parse_position("block 4-2 6-4,6-2,5-2/3-3,1-1,5-0 - A 0 0/0 -"))
    game.apply(Play(0, Tile.parse("6-4"), at=0, port=1))
    game.apply(Knock(1))
    chosen = Counter(str(_tile(Club().choose(game.observe(0), Random(seed)))) for seed in range(20))
    assert chosen["6-2"] > 15


def _after_knocks(turns_later: int) -> Observation:
    """B knocked at 2 and 6; then so many turns of B."""
    game = Round(parse_position("block 4-2 6-4,6-6,6-0,2-1,5-5/5-1,3-3,1-1,5-0,4-4 - A 0 0/0 -"))
    for text in ("A:6-4@4-2", "B:--", "A:2-1@4-2", "B:1-1@2-1", "A:6-6@6-4", "B:5-1@1-1", "A:5-5@5-1")[
        : 2 + 2 * turns_later
    ]:
        game.apply(_action(text, game))
    return game.observe(0)


def _action(text: str, game: Round) -> Play | Knock:
    action = parse_action(text, game.position)
    assert isinstance(action, (Play, Knock))
    return action


def test_a_void_fades_with_each_later_turn_and_never_comes_back() -> None:
    fresh, later = _after_knocks(0), _after_knocks(2)
    assert [void.values for void in voids(fresh)] == [(2, 6)]
    assert voids(fresh)[0].turns == 0
    assert voids(later)[0].turns == 2
    # At the moment itself everybody knows it.
    assert remembered(fresh, NOVICE) == voids(fresh)
    known = {"novice": 0, "club": 0}
    for salt in range(400):
        # Another hand at the deal, another memory: its length is drawn once for the deal.
        hand = tuple(Tile.of(*divmod(salt * 7 + n, 7)) for n in range(2))
        seen = replace(later, hand=(*later.hand, *hand))
        known["novice"] += bool(remembered(seen, NOVICE))
        known["club"] += bool(remembered(seen, CLUB))
    assert 0.07 < known["novice"] / 400 < 0.18  # 0.35 ** 2 = 0.12
    assert 0.65 < known["club"] / 400 < 0.80  # 0.85 ** 2 = 0.72


def test_the_novice_keeps_the_last_void_alone() -> None:
    game = Round(parse_position("block 4-2 6-4,2-1,3-1/5-0,3-3/5-3,5-5 - A 0 0/0/0 -"))
    for text in ("A:6-4@4-2", "B:--", "C:--"):
        game.apply(_action(text, game))
    seen = game.observe(0)
    assert [void.seat for void in voids(seen)] == [1, 2]
    assert [void.seat for void in remembered(seen, NOVICE)] == [2]
    assert [void.seat for void in remembered(seen, CLUB)] == [1, 2]


@pytest.mark.parametrize("level", ["novice", "club"])
def test_mistakes_are_of_the_menu_and_rare(level: str) -> None:
    player = make_player(level)
    assert isinstance(player, Human)
    slips: Counter[str | None] = Counter()
    for seed in range(80):
        for _, seen in turns(Setup(find_variant("all-fives"), seats=3), seed, [Club()] * 3):
            slips[player.decide(seen, Random(seed)).slip] += 1
    assert set(slips) <= {None, "overlooks", "one-end", "forgets"}
    assert slips["overlooks"]
    assert sum(slips[slip] for slip in slips if slip) < 0.15 * sum(slips.values())


def test_a_slip_is_another_choice_than_the_level_would_have_made() -> None:
    for seed in range(300):
        for _, seen in turns(Setup(find_variant("all-fives"), seats=3), seed, [Club()] * 3):
            choice, slip = Novice().decide(seen, Random(seed))
            assert choice == Novice().choose(seen, Random(seed))
            if slip == "overlooks":
                steady = type("Steady", (Novice,), {"style": replace(NOVICE, overlooks=0.0)})()
                assert steady.choose(seen, Random(seed)) != choice
                return
    raise AssertionError("no slip was seen")


# ---- names ------------------------------------------------------------


def test_levels_are_made_by_name() -> None:
    assert LEVELS == ("novice", "club", "expert") == tuple(ATTENTION)
    for level in LEVELS:
        assert isinstance(make_player(level), Player)
    with pytest.raises(RulesError, match=r"no level called 'master'; the levels are novice, club, expert\.$"):
        make_player("master")


def test_other_players_have_names_too() -> None:
    for name in PLAYERS:
        assert isinstance(named_player(name), Player)
    assert repr(named_player("expert:30")) == "Expert(30)"
    assert "QUICK" in repr(named_player("expert:quick"))
    with pytest.raises(RulesError, match=r"the players are novice, club, expert, random, heaviest"):
        named_player("nobody")
    for size in ("expert:0", "expert:slow", "expert:1000000000"):
        with pytest.raises(RulesError, match=r"quick, normal, deep or 1 to 100,000 worlds"):
            named_player(size)
