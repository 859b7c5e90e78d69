"""Records that hide tiles: made whole by a deal that agrees with all that they show."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from domino_widget import cli
from domino_widget.engine import VARIANTS, read_record, write_record
from domino_widget.hidden import deal_hidden
from domino_widget.saving import open_text, record_of
from domino_widget.table import Table
from tests.bridge.browserless import ask
from tests.kept.test_saving import begin, step


def in_play(game: str, rng: Random) -> Table:
    """A random table in the middle of a hand."""
    while True:
        table = begin(game, rng)
        for _ in range(rng.randrange(2, 40)):
            if table.round.is_over:
                break
            step(table, rng)
        if not table.round.is_over:
            return table


def agree(game: str, hands: int) -> int:
    """Makes the views of so many hands whole; how many deals came out otherwise than they were."""
    other = 0
    for number in range(hands):
        rng = Random(f"hidden {game} {number}")
        table = in_play(game, rng)
        for view in (table.viewer, None):
            text = record_of(table, (view,))
            shown = deal_hidden(text, rng)
            assert shown is not None
            assert shown.seat == view
            match = read_record(shown.text)
            assert match.round.observe(view) == table.round.observe(view)
            assert match.tags == table.match.tags
            assert last(write_record(match, view=(view,))) == last(text)
            other += match.round.start != table.round.start
    return other


def last(text: str) -> list[str]:
    """The movetext and the deal of the last round."""
    return [text.split("\n\n")[-1], re.findall(r'\[Deal ".*"\]', text)[-1]]


@pytest.mark.parametrize("game", VARIANTS)
def test_what_was_seen_stays_and_the_rest_is_dealt_anew(game: str) -> None:
    assert agree(game, 6) > 6


@pytest.mark.heavy
@pytest.mark.parametrize("game", VARIANTS)
def test_what_was_seen_stays_in_many_hands(game: str) -> None:
    assert agree(game, 150) > 200


def test_a_deal_that_nothing_is_known_of_is_any_deal() -> None:
    """Before the first play nothing is known of the other hand: it comes out otherwise each time."""
    table = Table("block", seed=2)
    text = record_of(table, (0,))
    hands = {
        read_record(shown.text).round.start.hands[1] for n in range(30) if (shown := deal_hidden(text, Random(n)))
    }
    assert len(hands) == 30


def test_a_whole_record_is_left_alone() -> None:
    assert deal_hidden(record_of(Table("cross", seed=4)), Random(1)) is None


def test_a_shown_hand_is_opened_and_can_be_played_on() -> None:
    table = in_play("draw", Random(3))
    reply, after = ask(Table("block"), type="open", text=record_of(table, (0,)))
    assert reply["result"] == {"anew": True}
    assert after.observe(0).hand == table.observe(0).hand
    assert open_text(record_of(table)).anew is False


def test_a_replay_shows_no_tile_that_the_record_hides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = next(
        table for n in range(50) if "+?" in record_of(table := in_play("draw", Random(n)), (0,)).split("\n\n")[-1]
    )
    path = tmp_path / "game.txt"
    path.write_text(record_of(table, (0,)), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    hands = table.round.start.hands
    assert f"B holds {len(hands[1])} tiles that are not shown" in told
    assert f"A holds {' '.join(map(str, reversed(hands[0])))}" in told
    assert re.search(r"[B-E]:\+\?", told)
    laid = {str(placed.tile) for placed in table.position.layout.tiles}
    own = {str(tile) for tile in (*hands[0], *table.position.hands[0])}
    named = set(re.findall(r"\b(\d+-\d+)\b", told.split("\n\n")[1]))
    assert {f"{max(map(int, n.split('-')))}-{min(map(int, n.split('-')))}" for n in named} <= laid | own


def test_3_1_who_opened_held_the_highest_double_in_the_deal_that_is_made() -> None:
    """A higher double may have been drawn since; it was not dealt."""
    text = (
        '[Format "1"]\n[Variant "draw"]\n[Players "/"]\n[Round "1"]\n[Score "0/0"]\n'
        '[Deal "draw . ?7/5-5,5-1,4-1,3-0,1-1,1-0,2-1 ?14 B=5-5 0 0/0 -"]\n\n'
        "B:5-5 A:+? +? +? 6-5@5-5.1 *\n"
    )
    for seed in range(40):
        shown = deal_hidden(text, Random(seed))
        assert shown is not None
        dealt = read_record(shown.text).round.start
        assert (dealt.to_act, str(dealt.opening_tile)) == (1, "5-5")
        assert not any(tile.is_double and tile.low > 5 for tile in dealt.hands[0])
