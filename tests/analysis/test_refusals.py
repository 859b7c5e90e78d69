"""Records that cannot have happened name the first such event; absurd questions are refused with the range."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from domino_widget.analysis import BadSize, ImpossibleHistory, belief
from domino_widget.analysis.history import read
from domino_widget.analysis.opening import cases
from domino_widget.analysis.swaps import Chain
from domino_widget.engine import (
    VARIANTS,
    Drew,
    Event,
    Knocked,
    Observation,
    Opening,
    Phase,
    Play,
    Played,
    Round,
    Setup,
    Tile,
    deal,
    deal_hands,
    observe,
)

from .rounds import TABLES, random_round
from .small import snapshots

Change = Callable[[Any], Any]


def test_every_honest_record_is_possible_to_every_seat() -> None:
    random = Random("honest")
    for setup in TABLES:
        for position, log in snapshots(random_round(setup, random, 12))[::3]:
            for seat in (None, *range(setup.seats)):
                history = read(observe(position, log, seat))
                assert history.unseen.bit_count() >= sum(
                    len(hand) for other, hand in enumerate(position.hands) if other != seat
                )


def theirs_alone(event: Event) -> bool:
    """A turn of any seat but seat 0."""
    return isinstance(event, (Played, Drew, Knocked)) and event.seat > 0


def a_round(name: str, seats: int, kinds: set[type], seed: int) -> Observation:
    """What seat 0 sees of a random round in which all these kinds of events by others happened."""
    random = Random(seed)
    while True:
        game = random_round(Setup(VARIANTS[name], None, seats), random, 25)
        theirs = {type(event) for event in game.events if getattr(event, "seat", None)}
        if game.position.phase is Phase.PLAY and kinds <= theirs:
            return game.observe(0)


def changed(seen: Observation, kind: type, change: Change) -> tuple[Observation, int]:
    """The observation with the last such event by another seat changed, and that event's number."""
    places = [i for i, event in enumerate(seen.log) if isinstance(event, kind) and theirs_alone(event)]
    at = places[-1]
    return replace(seen, log=(*seen.log[:at], change(seen.log[at]), *seen.log[at + 1 :])), at + 1


SPOILED: list[tuple[str, type, Change, str]] = [
    ("block", Knocked, lambda e: replace(e, pips=(0,)), "open values"),
    ("block", Knocked, lambda e: replace(e, seat=0), "another seat's turn"),
    ("draw", Drew, lambda e: Knocked(e.seat, e.pips), "a tile to draw"),
    ("draw", Drew, lambda e: replace(e, tile=Tile.of(0, 0)), "does not see"),
    ("draw", Played, lambda e: replace(e, tile=Tile.of(9, 9)), "not in the set"),
    ("all-fives", Played, lambda e: replace(e, at=0, port=9), "no such open end"),
]


@pytest.mark.parametrize(("name", "kind", "change", "words"), SPOILED)
def test_the_first_impossible_event_is_named(name: str, kind: type, change: Change, words: str) -> None:
    for seed in range(3):
        seen, number = changed(a_round(name, 3, {kind}, seed), kind, change)
        with pytest.raises(ImpossibleHistory, match=words) as caught:
            belief(seen)
        assert caught.value.code == "impossible-history"
        assert caught.value.details["number"] == number


def test_a_tile_that_lies_elsewhere_cannot_be_played() -> None:
    seen = a_round("draw", 3, {Played}, 8)
    mine = seen.hand[0]
    spoiled, number = changed(seen, Played, lambda event: replace(event, tile=mine))
    with pytest.raises(ImpossibleHistory, match="somewhere else") as caught:
        belief(spoiled)
    assert caught.value.details["number"] == number


def test_what_no_deal_explains_names_the_event_that_gives_it_away() -> None:
    """B leads 5-5 and later plays 6-6 without a draw: in Block the 6-6 would have led (rules.md 3.2)."""
    row = VARIANTS["block"].but(opening=Opening.WINNER_ANY_TILE, sets=(6,), hand_sizes={6: (4, 4, 4, 4)})
    tiles = [[Tile.parse(text) for text in hand.split()] for hand in ("4-4 5-4 6-1 1-0", "5-5 6-6 6-5 3-2")]
    game = Round(deal_hands(Setup(row), tiles, [], lead=1))
    for text in ("5-5", "5-4", "6-5", "4-4", "6-6"):
        legal = [a for a in game.legal_actions() if isinstance(a, Play) and a.tile == Tile.parse(text)]
        game.apply(legal[0])
    seen = game.observe(0)
    honest = replace(seen, setup=Setup(row))
    assert belief(honest).total
    forced = Setup(row.but(opening=Opening.HIGHEST_DOUBLE_FORCED))
    log = [event for event in seen.log if isinstance(event, (Played, Knocked))]
    spoiled = replace(seen, setup=forced, log=tuple(log), hands=None, result=None)
    number = next(i for i, event in enumerate(log) if isinstance(event, Played) and event.tile == Tile.of(6, 6)) + 1
    with pytest.raises(ImpossibleHistory, match="no deal is left") as caught:
        belief(spoiled)
    assert caught.value.details["number"] == number
    assert "6-6" in str(caught.value)


def test_an_opening_that_no_deal_gives_is_refused() -> None:
    position = deal(Setup(VARIANTS["block"]), 1)
    other = 1 - (position.to_act or 0)
    seen = observe(position, (), other)
    low = next(tile for tile in seen.hand if not tile.is_double)
    high = replace(seen, hand=tuple(sorted((*(t for t in seen.hand if t != low), Tile.of(6, 6)))))
    if seen.opening_tile == Tile.of(6, 6):
        high = replace(seen, opening_tile=Tile.of(0, 0), hand=tuple(sorted({*seen.hand, Tile.of(5, 5)} - {low})))
    with pytest.raises(ImpossibleHistory, match="no deal gives"):
        belief(high)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda seen: replace(seen, hand=seen.hand[1:]), "own hand"),
        (lambda seen: replace(seen, counts=(9, *seen.counts[1:])), "own hand"),
        (lambda seen: replace(seen, log=(*seen.log, Played(1, Tile.of(0, 1), number=99))), "do not go|own|open end"),
        (lambda seen: replace(seen, boneyard=400), "so many tiles"),
        (lambda seen: replace(seen, counts=(1,)), "do not go with"),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(change: Callable[[Observation], Observation], words: str) -> None:
    with pytest.raises(ImpossibleHistory, match=words):
        belief(change(a_round("draw", 2, {Played}, 3)))


def test_absurd_questions_are_refused_with_the_range() -> None:
    seen = a_round("draw", 2, {Played}, 3)
    known = belief(seen)
    for count in (0, -1, 1.5, 10**7, "many"):
        with pytest.raises(BadSize, match="from 1 to 1,000,000"):
            known.worlds(Random(1), count)  # type: ignore[arg-type]
        with pytest.raises(BadSize, match="from 1 to 1,000,000"):
            known.deals(count)  # type: ignore[arg-type]
    with pytest.raises(BadSize, match="from 0 to"):
        belief(seen, states=-1)
    with pytest.raises(BadSize, match="double-6"):
        known.chance(Tile.of(9, 8), 1)
    for seat in (2, -1, "A"):
        with pytest.raises(BadSize, match="no seat"):
            known.chance(Tile.of(6, 5), seat)  # type: ignore[arg-type]
    with pytest.raises(ImpossibleHistory, match="Observation"):
        belief(7)  # type: ignore[arg-type]
    with pytest.raises(BadSize) as caught:
        belief(seen, -1)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_position_without_its_past_is_open_to_every_deal() -> None:
    game = random_round(Setup(VARIANTS["draw"]), Random(6), 7)
    seen = observe(game.position, (), 0)
    known = belief(seen)
    share = Fraction(seen.counts[1], len(known.unseen))
    assert {row[1] for row in known.marginals().values()} == {share}


def test_a_round_that_is_over_has_no_secrets_but_the_stock() -> None:
    game = random_round(Setup(VARIANTS["draw"], seats=3), Random(3))
    assert game.is_over
    known = belief(game.observe(0))
    assert known.hidden == ()
    assert set(known.unseen) == set(game.position.boneyard)
    assert all(known.chance(tile, 1) == 1 for tile in game.position.hands[1])
    assert all(known.chance(tile, None) == 1 for tile in known.unseen)


def test_past_its_size_a_count_becomes_an_estimate_and_says_so() -> None:
    random, tried = Random("chain"), 0
    for name, seats in (("all-fives", 3), ("draw", 4), ("all-fives", 2), ("table", 2), ("cross", 3)):
        while True:
            game = random_round(Setup(VARIANTS[name], None, seats), random, 14)
            if game.position.phase is Phase.PLAY and any(isinstance(e, Drew) and e.seat for e in game.events):
                break
        seen = game.observe(0)
        exact, rough = belief(seen), belief(seen, states=0)
        if rough.exact:
            continue
        tried += 1
        assert rough.total is None
        assert rough.deals(1000) is None
        gaps = []
        for tile, row in exact.marginals().items():
            for seat in exact.hidden:
                estimate = rough.chance(tile, seat)
                assert row[seat] > 0 or estimate == 0
                assert abs(float(row[seat] - estimate)) <= 2.5 * rough.margin(estimate)
                gaps.append(abs(float(row[seat] - estimate)))
        assert sum(gaps) / len(gaps) < 0.03
        some = exact.unseen[:3]
        assert abs(float(exact.has_none(1, some) - rough.has_none(1, some))) < 0.1
        for hands, stock in rough.sample(random, 5):
            assert [len(hand) for hand in hands] == list(seen.counts)
            assert len(stock) == seen.boneyard
    assert tried >= 3


def test_the_chain_keeps_to_the_opening() -> None:
    seen = observe(deal(Setup(VARIANTS["all-fives"], 6, 3), 12), (), 0)
    history = read(seen)
    chain = Chain(history, cases(history))
    assert chain.found
    for _ in chain.run():
        pass
    assert seen.to_act is not None
    exact = belief(seen)
    for tile, row in exact.marginals().items():
        for seat in exact.hidden:
            assert abs(float(row[seat] - chain.holding(history.tiles.number[tile], seat))) < 0.06
