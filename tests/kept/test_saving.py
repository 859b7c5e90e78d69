"""Save and load at every position: the same state and the same choices, whatever is under way (fault 43)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from domino_widget.engine import VARIANTS, Claim, Draw, Muggins, Phase
from domino_widget.saving import read_table, record_of, write_table
from domino_widget.table import Table
from domino_widget.wire import snapshot
from tests.bridge.browserless import act, choices


def same(table: Table, loaded: Table, picture: bool) -> None:
    """Equal state and history, equal legal actions, equal picture; what was undone is not kept."""
    assert loaded.position == table.position
    assert loaded.round.steps == table.round.steps
    assert [one.position for one in loaded.match.rounds] == [one.position for one in table.match.rounds]
    assert loaded.round.legal_actions() == table.round.legal_actions()
    assert loaded.match.secret == table.match.secret
    assert (loaded.revision, loaded.wait, loaded.humans) == (table.revision, table.wait, table.humans)
    assert write_table(loaded) == write_table(table)
    if picture:
        before, after = snapshot(table), snapshot(loaded)
        before["buttons"].pop("redo")
        after["buttons"].pop("redo")
        assert after == before


def meets(table: Table) -> list[str]:
    """What is under way in a position, of the things that saves forget."""
    position, found = table.position, []
    if position.claimable:
        found.append("mid-claim")
    if position.muggable:
        found.append("mid-muggins")
    actions = table.round.actions
    if actions and isinstance(actions[-1], Draw) and position.to_act == actions[-1].seat:
        found.append("mid-draw")
    if position.layout.arms_to_fill():
        found.append("unfinished-cross")
    if position.phase is Phase.CLOSING:
        found.append("closing")
    if table.played_on:
        found.append("played-on")
    if table.notes:
        found.append("notes")
    return found


def begin(game: str, rng: Random) -> Table:
    rules = VARIANTS[game]
    seats = rng.choice(rules.seats)
    humans = rng.choice([(0,), (0, 1), tuple(range(seats))])
    return Table(
        game,
        set=rng.choice(rules.sets),
        players=seats,
        partners=seats in rules.partners_at and rng.random() < 0.5,
        humans=humans,
        names=["", *['/\\ "Ann"'] * (seats - 1)],
        code=rng.choice([None, "new"]),
    )


def step(table: Table, rng: Random) -> None:
    """Something that a human may do, draws and calls before plays."""
    if table.can_undo and rng.random() < 0.05:
        table.undo()
        return
    calls = [one for one in table.round.legal_actions() if getattr(one, "seat", None) in table.humans]
    if table.wait.kind == "window":
        spoken = [one for one in calls if isinstance(one, (Claim, Muggins))]
        if spoken and rng.random() < 0.5:
            table.submit(None, rng.choice(spoken))
        else:
            table.play_on()
    elif table.wait.kind == "finish":
        table.finish()
    else:
        table.submit(None, rng.choice(calls))


def play_through(game: str, games: int) -> Counter[str]:
    """Random hands, saved and loaded at every position, with an undo now and then."""
    met: Counter[str] = Counter()
    for number in range(games):
        rng = Random(f"{game} {number}")
        table = begin(game, rng)
        for count in range(600):
            same(table, read_table(write_table(table)), picture=count % 10 == number % 10)
            met.update(meets(table))
            if table.wait.kind in ("next", "match-over"):
                break
            step(table, rng)
        else:
            raise AssertionError("a hand does not end")
    return met


EXPECTED = {
    "draw": {"mid-draw", "notes"},
    "cross": {"mid-draw", "unfinished-cross", "notes"},
    "double-nine-cross": {"mid-draw", "unfinished-cross"},
    "double-twelve-cross": {"mid-draw", "unfinished-cross"},
    "all-fives": {"mid-claim", "mid-muggins", "closing", "played-on", "notes"},
    "all-fives-and-threes": {"mid-claim", "mid-muggins", "closing", "played-on"},
    "table": {"mid-draw"},
}


@pytest.mark.parametrize("game", VARIANTS)
def test_fault_43_what_is_kept_comes_back_as_it_was(game: str) -> None:
    assert set(play_through(game, 20)) >= EXPECTED.get(game, set())


@pytest.mark.heavy
@pytest.mark.parametrize("game", VARIANTS)
def test_fault_43_in_a_thousand_hands(game: str) -> None:
    assert set(play_through(game, 1000)) >= EXPECTED.get(game, set())


def test_a_loaded_table_goes_on_as_the_kept_one_would() -> None:
    """The computers' rolls, the next deal, the promise of it: nothing is dealt anew."""
    tables: list[Table] = []
    for kept in (False, True):
        table = Table("all-fives", players=3, levels="club", seed=11)
        rng = Random(4)
        for _ in range(120):
            if kept:
                table = read_table(write_table(table))
            if table.wait.kind == "match-over":
                break
            if table.wait.kind == "next":
                table.next_round()
                continue
            act(table, rng.choice(choices(snapshot(table))))
        tables.append(table)
    assert len(tables[0].match.rounds) > 1
    assert record_of(tables[0]) == record_of(tables[1])
