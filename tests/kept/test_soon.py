"""A choice is kept a moment after its picture, and before anybody or anything asks for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from domino_widget import DominoTable
from domino_widget.keeping import Keeper
from domino_widget.saving import read_table
from domino_widget.soon import finish
from domino_widget.store import FileStore
from domino_widget.table import Table
from tests.loops import run_apart


@pytest.mark.parametrize("what", ["the moment passes", "the next message", "another table", "the end of the program"])
def test_what_a_person_did_is_kept_once_it_is_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A moment after the picture; and before anybody asks, and before the program ends."""
    monkeypatch.setattr("domino_widget.soon.MOMENT", 0 if what == "the moment passes" else 3600)
    keeper = Keeper(FileStore(tmp_path))
    keeper.start()
    widget = DominoTable.from_table(Table("draw", levels="novice", seed=3), keeper=keeper)
    other = Keeper(keeper.store)

    def kept() -> int:
        text = keeper.store.read(str(keeper.token), "table.txt")
        return -1 if text is None else read_table(text).revision

    async def play() -> None:
        before = kept()
        action = widget.table.action_text(widget.table.observe(0).plays[0])
        widget._receive({"v": 1, "id": "a", "rev": widget.table.revision, "type": "act", "action": action})
        assert widget.state is not None
        assert widget.state["rev"] == widget.table.revision > before == kept()
        if what == "the moment passes":
            await asyncio.sleep(0.001)
            await asyncio.sleep(0.001)
        elif what == "the next message":
            widget._receive({"v": 1, "id": "b", "rev": widget.table.revision, "type": "settings"})
        elif what == "another table":
            assert other.resume(keeper.token) is not None
        else:
            finish()
        assert kept() == widget.table.revision

    run_apart(play())


def test_a_first_choice_is_the_one_to_go_on_with_before_its_moment_has_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where an older table was kept last: the token is given and found as if the table had been written."""
    monkeypatch.setenv("DOMINO_WIDGET_DATA", str(tmp_path))
    monkeypatch.setattr("domino_widget.soon.MOMENT", 3600)
    older, *games = (DominoTable.from_table(Table("draw", levels="novice", seed=3)) for _ in range(3))
    older.play(older.legal_plays[0])

    async def play() -> None:
        for game, asked in zip(games, ("token", "latest"), strict=True):
            content = {"rev": game.table.revision, "type": "act", "action": game.legal_plays[0]}
            game._receive({"v": 1, "id": "a", **content})
            again = DominoTable.resume(game.token if asked == "token" else None)
            assert (again.table.match_id, again.table.revision) == (game.table.match_id, game.table.revision)

    run_apart(play())


def test_a_choice_is_kept_while_computers_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domino_widget.widget.AT_ONCE", -1)
    keeper = Keeper(FileStore(tmp_path))
    keeper.start()
    widget = DominoTable.from_table(Table("draw", levels="novice", seed=3), keeper=keeper)

    async def play() -> None:
        before = widget.table.revision
        widget._receive({"v": 1, "id": "a", "rev": before, "type": "act", "action": widget.legal_plays[0]})
        assert widget._driving is not None
        text = keeper.store.read(str(keeper.token), "table.txt")
        assert text is not None
        assert read_table(text).revision == widget.table.revision > before
        await widget._driving

    run_apart(play())
