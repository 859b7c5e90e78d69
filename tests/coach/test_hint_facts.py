"""Hints over random rounds of every game and house rule: nothing false, nothing hidden, no step too early."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from domino_widget.coach import Hint, hint
from domino_widget.engine import Draw, Knock, Phase, Play, Round, observe
from tests.coach.recount import CHECKS, Asked, lines
from tests.engine.playing import NAMED, opened, steps
from tests.players.swapping import swapped

CATALOGUE = Path(__file__).resolve().parents[2] / "domino_widget/locales/en.ftl"
GROUPS = ["ends", "scoring", "muggins"]
#: One action in so many is looked at: hints change slowly.
EVERY = 3


def asked(name: str, seed: int) -> Iterator[Asked]:
    """Every seat asking now and then in a random round, about a play or about none."""
    game, random = opened(NAMED[name], seed), Random(seed)
    yield from _asked(game, random)
    for number, _ in enumerate(steps(game, random)):
        if number % EVERY == 0 or game.position.phase is not Phase.PLAY:
            yield from _asked(game, random)


def _asked(game: Round, random: Random) -> Iterator[Asked]:
    for seat in range(game.position.setup.seats):
        plays = [action for action in game.observe(seat).plays if isinstance(action, Play)]
        yield Asked(game, seat, random.choice([None, *plays]))


def hint_for(asked: Asked, step: int = 4) -> Hint:
    return hint(asked.game.observe(asked.seat), step, asked.looking_at)


@pytest.mark.parametrize("name", NAMED)
def test_every_fact_holds_and_every_number_is_the_engine_s(name: str) -> None:
    checked: Counter[str] = Counter()
    for one in asked(name, 1):
        for line in lines(hint_for(one)):
            if line.msg.id in CHECKS:
                checked[line.msg.id] += 1
                assert CHECKS[line.msg.id](one, line.msg.args), (one.position, one.seat, one.looking_at, line)
            else:
                assert not re.search(r"\d", str(line.msg.args)), f"{line} is not checked"
    assert sum(checked.values()) > 10


def test_every_kind_of_fact_was_met() -> None:
    met: Counter[str] = Counter()
    for name, seeds in {"all-fives-6-3": 12, "every-double-spinner": 6, "cross-6-2": 4, "small-table": 30}.items():
        for seed in range(seeds):
            for one in asked(name, seed):
                met.update(line.msg.id for line in lines(hint_for(one)))
    assert {name for name in CHECKS if not met[name]} == set()


@pytest.mark.parametrize("name", NAMED)
def test_what_is_hidden_changes_no_word(name: str) -> None:
    random, compared = Random(2), 0
    for one in asked(name, 2):
        if one.game.is_over:
            continue
        position, log = swapped(one.position, one.game.events, one.seat, random)
        there = hint(observe(position, log, one.seat), 4, one.looking_at)
        assert there == hint_for(one)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", NAMED)
def test_each_step_adds_its_lines_below(name: str) -> None:
    for one in asked(name, 3):
        hints = [hint_for(one, step) for step in (1, 2, 3, 4)]
        for step, given in enumerate(hints, 1):
            assert (given.step, [group.name for group in given.groups]) == (step, GROUPS)
            assert all(line.step <= step for line in lines(given))
            assert given.counts == hints[0].counts
            assert not given.marks or step >= 3
        for before, after in pairwise(hints):
            for shorter, longer in zip(before.groups, after.groups):
                assert longer.lines[: len(shorter.lines)] == shorter.lines
                assert all(line.step == after.step for line in longer.lines[len(shorter.lines) :])


@pytest.mark.parametrize("name", NAMED)
def test_no_number_comes_before_step_three_where_there_is_a_choice(name: str) -> None:
    for one in asked(name, 4):
        given = hint_for(one, 2)
        for line in lines(given):
            if given.counts:
                assert set(line.msg.args) <= ({"tile"} if line.label == "risk" else set()), line


@pytest.mark.parametrize("name", NAMED)
def test_a_hint_counts_when_there_is_a_play_or_a_window_of_one_s_own(name: str) -> None:
    for one in asked(name, 5):
        position, side = one.position, one.position.setup.side
        claim = position.claimable and position.claimable.seat == one.seat
        call = position.muggable and side(position.muggable.seat) != side(one.seat)
        given = hint_for(one)
        assert given.counts is bool(one.plays() or claim or call)
        if not given.counts:
            assert {line.label for line in lines(given)} <= {"none"}
            assert not given.marks


@pytest.mark.parametrize("name", NAMED)
def test_marks_lie_at_open_ports_and_add_up(name: str) -> None:
    marked = 0
    for one in asked(name, 6):
        given, layout = hint_for(one, 3), one.position.layout
        places = [(mark.number, mark.port) for mark in given.marks]
        assert len(set(places)) == len(places)
        assert set(places) <= {(end.number, end.port) for end in layout.free}
        marked += len(places)
        if not layout.tiles or not given.counts:
            continue
        if layout.rules.multiples:
            assert sum(int(v) for mark in given.marks for v in mark.text.split(" + ")) == layout.count()
        else:
            assert set(places) == {(play.at, play.port) for play in one.plays()}
    assert marked


@pytest.mark.parametrize("name", ["all-fives-6-3", "all-fives-and-threes-9-2", "first-double-spinner"])
def test_worth_or_none_the_first_two_steps_say_the_same(name: str) -> None:
    """A hint of step 1 or 2 must not tell whether an open tile is worth anything: the last tile's halves decide that,
    so each hint is compared with the one for the same table under multiples that never pay."""
    compared = 0
    for one in asked(name, 7):
        seen = one.game.observe(one.seat)
        rules = seen.setup.rules.but(multiples=(49,))
        blank = replace(
            seen,
            setup=type(seen.setup)(rules, seen.setup.max_pip, seen.setup.seats),
            layout=replace(seen.layout, rules=rules),
        )
        for step in (1, 2):
            here, there = (
                [line for line in lines(hint(o, step)) if "worth-five" not in line.msg.id] for o in (seen, blank)
            )
            without = [line for line in here if line.msg.id != "hint-risk-rivals"]
            assert without == [line for line in there if line.msg.id != "hint-risk-rivals"]
            compared += len(without)
    assert compared > 20


@cache
def catalogue() -> dict[str, set[str]]:
    """The messages of the catalogue by id, each with the arguments it names."""
    text = CATALOGUE.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[a-z])", text)
    bodies = {entry.split(" =")[0]: entry for entry in entries if " =" in entry.split("\n")[0]}

    def named(body: str) -> set[str]:
        within = (named(bodies[id]) for id in re.findall(r"\{ ([a-z][a-z-]*) \}", body))
        return set(re.findall(r"\$([a-z]+)", body)).union(*within)

    return {id: named(body) for id, body in bodies.items()}


@pytest.mark.parametrize("name", NAMED)
def test_every_line_is_a_message_of_the_catalogue_with_its_arguments(name: str) -> None:
    for one in asked(name, 8):
        for line in lines(hint_for(one)):
            assert catalogue()[line.msg.id] == set(line.msg.args), line.msg


def test_a_spectator_has_nothing_to_decide() -> None:
    game = opened(NAMED["all-fives-6-2"], 1)
    for _ in steps(game, Random(1)):
        given = hint(game.observe(None), 4)
        assert not given.counts
        assert not given.marks


def test_fault_60_a_knock_or_draw_is_explained_at_once_and_is_no_help() -> None:
    said: Counter[str] = Counter()
    for name in ("block-6-2", "draw-6-3", "all-fives-6-2", "small-table", "cross-6-4"):
        for seed in range(8):
            for one in asked(name, seed):
                plays = one.game.observe(one.seat).plays
                if not plays or isinstance(plays[0], Play):
                    continue
                given = hint_for(one, 1)
                first = given.groups[0].lines[0].msg.id
                assert first == ("hint-ends-none-draw" if isinstance(plays[0], Draw) else "hint-ends-none-knock")
                assert isinstance(plays[0], (Draw, Knock))
                said[first] += not given.counts
    assert len(said) == 2
    assert min(said.values()) > 0


@pytest.mark.parametrize("step", [0, 5, -1, "2", None])
def test_a_ladder_has_four_steps(step: int) -> None:
    game = opened(NAMED["draw-6-2"], 1)
    with pytest.raises(ValueError, match="steps 1 to 4"):
        hint(game.observe(0), step)
