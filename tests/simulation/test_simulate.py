"""Simulations: the same table for any number of workers, resumed, and gone on with whatever players do."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from domino_widget import simulate
from domino_widget.cli import main
from domino_widget.computers import Computers
from domino_widget.engine import Draw, EngineError, Knock, Match, Observation, Play, RulesError, Setup, find_variant
from domino_widget.message import msg
from domino_widget.players import Club, Expert, Novice, Player
from domino_widget.simulation import Cluster, Mean, Report, Row, here
from domino_widget.simulation.play import play_match
from domino_widget.texts import LANGUAGES, say
from tests.simulation import odd_players as odd

QUIET: dict[str, Any] = {"progress": False}


def rows(*players: Any, **settings: Any) -> tuple[Row, ...]:
    return simulate(list(players), **({"deals": 8, "hands": True, "workers": 0} | QUIET | settings)).rows


def test_every_deal_is_played_by_every_seating_with_the_same_tiles() -> None:
    found = rows("club", "novice", "random", game="draw", deals=4)
    assert [(row.deal, row.seating) for row in found] == [(deal, n) for deal in range(4) for n in range(3)]
    assert [row.players[0] for row in found[:3]] == ["club", "novice", "random"]
    # Whoever sits there, equal players get equal points from equal tiles.
    same = rows(odd.First, odd.First, game="draw", deals=5)
    assert [one.points for one in same[::2]] == [other.points for other in same[1::2]]
    assert [row.players for row in same[:2]] == [("First", "First 2"), ("First 2", "First")]


def test_partners_are_two_teams_seated_both_ways() -> None:
    report = simulate(["club", "random"], "block", partners=True, deals=60, hands=True, workers=0, **QUIET)
    assert report.rows[0].players == ("club", "random", "club", "random")
    assert report.rows[1].players == ("random", "club", "random", "club")
    assert len(report.standings) == 2
    assert sum(one.wins.value for one in report.standings) == pytest.approx(1)
    assert report["club"].wins.value > 0.5


def test_the_same_seed_gives_the_same_table_for_any_number_of_workers(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"game": "all-fives", "deals": 10, "hands": False}
    for workers in (0, 1, 2):
        rows("club", odd.Remembers, workers=workers, csv=tmp_path / f"{workers}.csv", **settings)
    texts = {(tmp_path / f"{workers}.csv").read_text() for workers in (0, 1, 2)}
    assert len(texts) == 1
    assert rows("club", odd.Remembers, seed=2, **settings) != rows("club", odd.Remembers, **settings)


def test_a_file_is_gone_on_with_where_it_ended(tmp_path: Path) -> None:
    path, whole = tmp_path / "part.csv", tmp_path / "whole.csv"
    rows("club", "random", game="block", deals=70, csv=whole)
    rows("club", "random", game="block", deals=30, csv=path)
    # Cut in the middle of a line, as a kill does.
    text = path.read_text()
    path.write_text(text[: len(text) - 60])
    found = rows("club", "random", game="block", deals=70, csv=path)
    assert path.read_text() == whole.read_text()
    assert found == rows("club", "random", game="block", deals=70)
    # A shorter run reads what there is, plays nothing and loses nothing.
    assert rows("club", "random", game="block", deals=20, csv=path) == found[:40]
    assert path.read_text() == whole.read_text()


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.csv"
    rows("club", "random", game="block", csv=path)
    before = path.read_text()
    with pytest.raises(RulesError, match="holds another simulation"):
        rows("club", "random", game="draw", csv=path)
    path.write_text("a,b\n1,2\n")
    with pytest.raises(RulesError, match="no file of a simulation"):
        rows("club", "random", game="block", csv=path)
    assert path.read_text() == "a,b\n1,2\n"
    assert before
    with pytest.raises(RulesError, match="cannot be written"):
        rows("club", "random", game="block", csv=tmp_path / "no" / "such.csv")


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (odd.Cheats, "made an illegal move"),
        (odd.Raises, "raised ZeroDivisionError"),
        (odd.Babbles, "said what is neither"),
        (odd.Hangs, "thought for more than 0.2 seconds"),
    ],
)
def test_a_player_that_fails_loses_its_games_by_name_and_the_run_goes_on(player: type, words: str) -> None:
    game = "all-fives" if player is odd.Babbles else "block"
    report = simulate(["club", player], game, deals=2, hands=True, workers=0, seconds=0.2, **QUIET)
    assert report["club"].wins.value == 1
    assert {row.culprit for row in report.rows} == {player.__name__}
    assert words in str(report)
    assert f"{report[player.__name__].faults:,} lost" in str(report)


def test_a_hang_in_a_process_costs_its_games_alone() -> None:
    report = simulate(["club", odd.Hangs], "block", deals=2, hands=True, workers=2, seconds=0.2, **QUIET)
    assert report["Hangs"].faults == 4


@pytest.mark.parametrize(("player", "seconds"), [(odd.Dies, 60), (odd.Grinds, 0.2), (odd.DiesBeforeItSits, 60)])
def test_a_player_that_takes_its_process_with_it_loses_by_name(player: type, seconds: float) -> None:
    report = simulate(["club", player], "block", deals=1, hands=True, workers=1, seconds=seconds, **QUIET)
    assert len(report.rows) == 2
    assert {(row.culprit, row.fault) for row in report.rows} == {
        (player.__name__, "ended its process, or hung without end")
    }


def test_a_worker_that_is_killed_costs_its_share_which_is_redone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "mark"))
    (tmp_path / "mark").touch()
    whole = rows("club", odd.DiesOnce, game="block", deals=80)
    (tmp_path / "mark").unlink()
    assert rows("club", odd.DiesOnce, game="block", deals=80, workers=2) == whole
    assert (tmp_path / "mark").exists()
    assert not any(row.fault for row in whole)


class Made:
    """A player of a test, made by a function."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        return rng.choice(seen.plays)

    def speak(self, seen: Observation, rng: Random) -> None:
        del seen, rng


@pytest.mark.parametrize("from_file", [True, False])
def test_a_script_that_its_own_processes_cannot_run_is_no_players_fault(tmp_path: Path, from_file: bool) -> None:
    text = "from domino_widget import simulate\nsimulate(['club', 'random'], deals=2, workers=1)\n"
    script = tmp_path / "unguarded.py"
    script.write_text(text)
    command = [sys.executable, str(script) if from_file else "-"]
    ended = subprocess.run(command, input=None if from_file else text, capture_output=True, text=True, check=False)
    last = ended.stderr.strip().splitlines()[-1]
    assert ended.returncode == 1
    assert "before a player was asked anything" in last
    assert "__main__" in last


def test_players_of_ones_own_are_classes_objects_or_names() -> None:
    found = rows(Made, Made(), "tests.simulation.odd_players:First", game="draw", deals=2)
    assert found[0].players == ("Made", "Made 2", "tests.simulation.odd_players:First")


@pytest.mark.parametrize(
    ("players", "settings", "words"),
    [
        (["club", "nobody"], {}, "no player called 'nobody'"),
        (["club", "os:nothing"], {}, "no player 'os:nothing'"),
        (["club", "os:getcwd"], {}, "os:getcwd is no player"),
        (["club"], {}, "two to five players"),
        ("club", {}, "two to five players"),
        (["club", 7], {}, "7 is no player"),
        (["club", "club"], {"deals": 0}, "Deals are a whole number from 1"),
        (["club", "club"], {"deals": 10**12}, "Deals are a whole number from 1 to 10,000,000"),
        (["club", "club"], {"workers": 10**6}, "Workers are a whole number from 0 to 60"),
        (["club", "club"], {"workers": -1}, "Workers are"),
        (["club", "club"], {"seed": -1}, "A seed is a whole number"),
        (["club", "club"], {"seconds": 0}, "more than 0 and at most"),
        (["club", "club"], {"game": "chess"}, "chess"),
        (["club", "club"], {"house": ["spinner-first"]}, "has no place in Draw"),
        (["club", "club"], {"lead": 0}, "winner-leads"),
        (["club"] * 5, {"game": "table"}, "is for 2 players"),
    ],
)
def test_what_cannot_be_simulated_is_one_sentence(players: Any, settings: dict[str, Any], words: str) -> None:
    with pytest.raises(EngineError) as refused:
        simulate(players, **({"workers": 0} | QUIET | settings))
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_house_rules_hold_and_a_seat_may_lead() -> None:
    report = simulate(
        ["club", "novice"], "all-fives", house=["automatic-scoring", "target-50"], deals=3, executor=here, **QUIET
    )
    assert max(max(row.points) for row in report.rows) >= 50
    assert "with automatic-scoring, target-50" in str(report)
    led = simulate(["random", "random"], "block", house=["winner-leads"], lead=1, deals=2, hands=True, workers=0)
    assert len(led.rows) == 4


def test_intervals_are_of_deals_and_cover_as_often_as_they_say() -> None:
    assert Mean.of([1.0, 0.0]).margin == float("inf")
    assert Mean.of([0.0, 1.0, 2.0]).margin == pytest.approx(4.303 * 1 / 3**0.5, rel=0.02)
    assert Mean.of([float(n % 2) for n in range(401)]).margin == pytest.approx(1.966 * 0.50062 / 401**0.5, rel=0.001)
    random, hit = Random(3), 0
    for _ in range(1000):
        mean = Mean.of([random.gauss(2, 1) for _ in range(8)])
        hit += abs(mean.value - 2) < mean.margin
    assert 930 < hit < 970


def test_a_better_player_stands_first_by_more_than_its_interval() -> None:
    report = simulate(["club", "random"], "block", deals=300, hands=True, workers=0, **QUIET)
    assert report["club"].wins.low > 0.5
    assert report["club"].points.low > 0
    assert report["club"].wins.value + report["random"].wins.value == pytest.approx(1)
    assert isinstance(report, Report)


def test_the_command_plays_and_refuses(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    words = ["simulate", "club", "random", "--game", "block", "--hands", "--deals", "5", "--workers", "0"]
    assert main([*words, "--csv", str(path)]) == 0
    told = capsys.readouterr()
    assert "Block, double-6: 10 hands (5 deals, each seated 2 ways)" in told.out
    assert "100%" in told.err
    assert len(path.read_text().splitlines()) == 11
    assert main(["simulate", "club", "ghost", "--quiet"]) == 1
    assert capsys.readouterr().err.startswith("There is no player called 'ghost'; the players are novice")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_speaks_the_readers_language(lang: str) -> None:
    report = simulate(["random", odd.Cheats], "block", deals=3, hands=True, workers=0, house=["target-50"], **QUIET)
    told = report.told(lang)
    assert say(msg("game-block"), lang) in told
    assert say(msg("simulate-illegal"), lang) in told
    assert "{" not in told
    assert "simulate-" not in told
    english = [
        word for word in ("won", "points ahead", "made an illegal move", "lost", "each seated") if word in told
    ]
    assert bool(english) is (lang == "en")
    assert report.told("en") == str(report)


def test_a_cluster_of_two_workers_gives_the_same_table_also_when_one_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "mark"))
    (tmp_path / "mark").touch()
    whole = rows("club", odd.DiesOnce, game="block", deals=96)
    (tmp_path / "mark").unlink()
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        there = Cluster(cluster.scheduler_address)
        assert there.workers == 2
        assert rows("club", odd.DiesOnce, game="block", deals=96, workers=None, executor=there) == whole
    assert (tmp_path / "mark").exists()


def test_a_cluster_that_does_not_answer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domino_widget.simulation.workers.PATIENCE", 1)
    with pytest.raises(RulesError, match=r"^No Dask cluster answers at tcp://127\.0\.0\.1:1: .*\.$"):
        Cluster("tcp://127.0.0.1:1")
    with pytest.raises(RulesError, match=r"^No Dask cluster answers at nonsense://x: .*\.$"):
        Cluster("nonsense://x")


def test_switching_claims_off_leaves_tile_choices_identical() -> None:
    """Target 8's last clause: forgetting has streams of its own."""
    called = find_variant("all-fives").but(target=400)
    makers: list[Callable[[], Player]] = [Novice, Club, lambda: Expert(8)]
    for make in makers:
        for seed in range(4):
            played = []
            for rules in (called, called.but(claiming="automatic")):
                match = Match(Setup(rules, seats=2 + seed % 2), seed=seed)
                play_match(match, Computers(match, {n: make() for n in range(match.setup.seats)}), hands=True)
                played.append([a for a in match.round.actions if isinstance(a, (Play, Draw, Knock))])
            assert played[0] == played[1]
            assert len(played[0]) > 5
