"""What a seat is shown depends on nothing that it cannot see (rules.md 4.5, 7.1)."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from domino_widget.engine import (
    Drew,
    EngineError,
    Match,
    Observation,
    Phase,
    Position,
    Round,
    Setup,
    deal,
    find_variant,
    observe,
    redact,
)
from tests.engine import leaks, playing


def _check_round(setup: Setup, seed: int) -> None:
    game, random = playing.opened(setup, seed), Random(seed)
    seats: list[int | None] = [*range(setup.seats), None]
    _check_all(game, seats, random, texts=True)
    for number, _ in enumerate(playing.steps(game, random)):
        # Equal observations give equal texts; so the texts are made at some of the positions only.
        _check_all(game, seats, random, texts=number % 12 == 5)


def _check_all(game: Round, seats: list[int | None], random: Random, *, texts: bool) -> None:
    log = game.events
    for seat in seats:
        leaks.check_no_leak(game.position, log, seat, random, texts)
        if texts:
            leaks.check_only_seen_tiles(game.position, log, seat)


@pytest.mark.parametrize("setup", playing.NAMED.values(), ids=playing.NAMED)
def test_4_5_every_seat_at_every_position(setup: Setup) -> None:
    _check_round(setup, 5)


@pytest.mark.heavy
@pytest.mark.parametrize("setup", playing.NAMED.values(), ids=playing.NAMED)
def test_4_5_many_rounds(setup: Setup) -> None:
    for seed in range(200, 220):
        _check_round(setup, seed)


def test_4_5_others_learn_that_a_tile_was_drawn_and_not_which() -> None:
    setup = Setup(find_variant("draw"), 6, 3)
    game, random = Round.deal(setup, 21), Random(21)
    for _ in playing.steps(game, random):
        if any(isinstance(event, Drew) for event in game.events):
            break
    drew = next(event for event in game.events if isinstance(event, Drew))
    assert drew.tile is not None
    for seat in (0, 1, 2, None):
        told = next(event for event in observe(game.position, game.events, seat).log if isinstance(event, Drew))
        assert told == redact(drew, seat)
        assert told.tile == (drew.tile if seat == drew.seat else None)
        assert (told.seat, told.pips) == (drew.seat, drew.pips)


def test_4_5_sizes_are_public() -> None:
    position = deal(Setup(find_variant("draw"), 6, 4), 3)
    for seat in (0, 1, 2, 3, None):
        observation = observe(position, (), seat)
        assert observation.counts == (4, 4, 4, 4)
        assert observation.boneyard == 12
        assert observation.hand == (() if seat is None else position.hands[seat])


def test_7_1_no_claim_is_among_the_plays_that_are_shown() -> None:
    """Buttons that came and went with the worth would give the sum away."""
    game, random = Round.deal(Setup(find_variant("all-fives"), 6, 3), 2), Random(2)
    windows = 0
    for _ in playing.steps(game, random):
        for seat in range(3):
            observation = game.observe(seat)
            assert {type(action).__name__ for action in observation.plays} <= {"Play", "Draw", "Knock"}
        claimable = game.position.claimable
        assert game.observe(None).claim_window == (claimable.seat if claimable else None)
        windows += claimable is not None and claimable.worth == 0
    assert windows, "a window of nothing is a window too"


def test_8_1_hands_are_shown_when_the_round_is_over_and_not_before() -> None:
    game, random = Round.deal(Setup(find_variant("all-fives"), 6, 2), 8), Random(8)
    closing = False
    for _ in playing.steps(game, random):
        over = game.position.phase is Phase.OVER
        closing |= game.position.phase is Phase.CLOSING
        observation = game.observe(1)
        assert observation.hands == (game.position.hands if over else None)
        assert observation.result == (game.position.result if over else None)
    assert closing
    assert game.is_over


def test_no_seed_in_anything_that_is_shown() -> None:
    seed = 2**90 + 12345
    match = Match(Setup(find_variant("all-fives"), 6, 3), seed=seed)
    assert str(seed) not in repr(match) + repr(match.round)
    game = Round.deal(match.setup, seed)
    for _ in playing.steps(game, Random(1)):
        assert seed not in leaks.numbers(game.observe(0))
        assert str(seed) not in repr(game)


def test_every_field_of_an_observation_is_listed() -> None:
    """A new field is a new thing to be seen: it belongs on the list, and into the thoughts of whoever adds it."""
    assert [field.name for field in fields(Observation)] == [
        *("seat", "setup", "layout", "hand", "counts", "boneyard", "drawable", "to_act", "phase", "knocks"),
        *("points", "scores", "opening_tile", "by_tiles", "claim_window", "muggins_window", "plays", "log"),
        *("hands", "result"),
    ]
    hidden = {field.name for field in fields(Position)} - {field.name for field in fields(Observation)}
    assert hidden == {"claimable", "muggable"}


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0", True])
def test_there_is_no_such_seat_to_look_from(seat: object) -> None:
    position = deal(Setup(find_variant("draw")), 3)
    with pytest.raises(EngineError):
        observe(position, (), seat)  # type: ignore[arg-type]
