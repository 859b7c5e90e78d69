"""What is kept and where: owner-only folders, whole files, limits, and troubles that leave the game alone."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from random import Random
from typing import Any

import pytest

from domino_widget import store as stores
from domino_widget.engine import EngineError
from domino_widget.keeping import Keeper
from domino_widget.saving import FORMAT, HEAD, write_table
from domino_widget.store import FileStore, MemoryStore, Store, is_token, new_token
from domino_widget.table import Table
from domino_widget.wire import answer, settings_json, snapshot
from tests.kept.test_saving import step

TOKEN = "0123456789abcdef" * 2


@pytest.fixture(params=["file", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return FileStore(tmp_path / "kept") if request.param == "file" else MemoryStore()


def code_of(call: Any, *given: Any) -> str:
    with pytest.raises(EngineError) as refusal:
        call(*given)
    return refusal.value.code


def keep(keeper: Keeper, table: Table) -> None:
    keeper.keep(table, settings_json(table))


def kept_table(store: Store, **settings: Any) -> tuple[str, Table]:
    """A table in the middle of a hand, kept under a token."""
    keeper, table, rng = Keeper(store), Table("draw", **settings), Random(3)
    for _ in range(3):
        step(table, rng)
    token = keeper.start()
    keep(keeper, table)
    assert keeper.trouble is None
    return token, table


def test_texts_come_back_by_token_and_name_alone(store: Store) -> None:
    other = new_token()
    store.write(TOKEN, "table.txt", "äöü\n")
    store.write(other, "table.txt", "theirs")
    assert store.read(TOKEN, "table.txt") == "äöü\n"
    assert store.read(TOKEN, "settings.json") is None
    store.forget(TOKEN)
    assert store.read(TOKEN, "table.txt") is None
    assert store.read(other, "table.txt") == "theirs"


def test_a_text_that_is_too_long_is_refused_and_the_old_one_stays(store: Store) -> None:
    store.write(TOKEN, "table.txt", "old")
    assert code_of(store.write, TOKEN, "table.txt", "x" * (stores.MOST_BYTES + 1)) == "store-full"
    assert store.read(TOKEN, "table.txt") == "old"


def test_tokens_are_128_random_bits_and_nothing_else_is_one() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(is_token(token) and len(token) == 32 for token in tokens)
    for odd in (None, 7, "", "../" * 8, TOKEN.upper(), TOKEN[:-1], TOKEN + "0", TOKEN + "\n", "é" * 32):
        assert not is_token(odd)


def test_the_owner_alone_can_read_and_no_name_tells_a_token(tmp_path: Path) -> None:
    FileStore(tmp_path / "kept").write(TOKEN, "table.txt", "tiles")
    for path in [tmp_path / "kept", *(tmp_path / "kept").rglob("*")]:
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
        assert TOKEN not in str(path)


def test_a_write_that_fails_leaves_the_old_text_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FileStore(tmp_path)
    store.write(TOKEN, "table.txt", "old")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert code_of(store.write, TOKEN, "table.txt", "new") == "store-full"
    assert store.read(TOKEN, "table.txt") == "old"
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["table.txt"]


def test_links_and_strangers_folders_are_not_used(tmp_path: Path) -> None:
    store = FileStore(tmp_path / "kept")
    store.write(TOKEN, "table.txt", "mine")
    folder = next((tmp_path / "kept" / "tables").iterdir())
    (folder / "table.txt").unlink()
    (tmp_path / "secret").write_text("theirs")
    (folder / "table.txt").symlink_to(tmp_path / "secret")
    assert code_of(store.read, TOKEN, "table.txt") == "store-foreign"
    folder.rename(tmp_path / "elsewhere")
    folder.symlink_to(tmp_path / "elsewhere")
    assert code_of(store.read, TOKEN, "settings.json") == "store-foreign"
    assert code_of(store.write, TOKEN, "table.txt", "new") == "store-foreign"
    assert code_of(FileStore(tmp_path / "kept").write, TOKEN, "table.txt", "new") == "store-foreign"
    assert (tmp_path / "secret").read_text() == "theirs"


def test_a_folder_of_another_user_is_neither_read_nor_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    FileStore(tmp_path).write(TOKEN, "table.txt", "theirs")
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    store = FileStore(tmp_path)
    assert code_of(store.read, TOKEN, "table.txt") == "store-foreign"
    assert code_of(store.write, TOKEN, "table.txt", "mine") == "store-foreign"
    assert code_of(store.forget, TOKEN) == "store-foreign"


def test_what_is_too_old_is_deleted_and_too_much_together_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FileStore(tmp_path)
    old, young = new_token(), new_token()
    store.write(old, "table.txt", "old")
    for path in (tmp_path / "tables").rglob("*"):
        os.utime(path, (0, 0))
    store.write(young, "table.txt", "young")
    assert store.read(old, "table.txt") is None
    assert store.read(young, "table.txt") == "young"
    monkeypatch.setattr(stores, "MOST_TOGETHER", 3)
    assert code_of(FileStore(tmp_path).write, new_token(), "table.txt", "more") == "store-full"
    assert store.read(young, "table.txt") == "young"


def test_a_kept_table_comes_back_and_each_keeper_has_its_own(store: Store) -> None:
    (first, mine), (second, theirs) = kept_table(store), kept_table(store)
    assert first != second
    for token, table in ((first, mine), (second, theirs)):
        keeper = Keeper(store)
        found = keeper.resume(token)
        assert found is not None
        assert snapshot(found) == snapshot(table)
        assert keeper.token == token


@pytest.mark.parametrize(
    "forged", [None, 5, "", "0" * 32, "f" * 32, "../../x", "x" * 5000, TOKEN.upper()], ids=range(8)
)
def test_a_forged_token_gets_nothing_and_is_not_taken(store: Store, forged: Any) -> None:
    kept_table(store)
    Keeper(store).start(latest=True)
    keeper = Keeper(store)
    assert keeper.resume(forged) is None
    assert is_token(keeper.token)
    assert keeper.token != forged


def test_a_forgotten_token_gets_nothing_and_nothing_more_is_kept(store: Store) -> None:
    token, table = kept_table(store)
    keeper = Keeper(store)
    keeper.resume(token)
    keeper.forget()
    step(table, Random(1))
    keep(keeper, table)
    assert Keeper(store).resume(token) is None
    assert store.read(token, "settings.json") is None


def damaged(text: str) -> dict[str, tuple[str, str]]:
    """Texts that were kept once, and the code that each is refused with."""
    newer = text.replace(f"{HEAD} {FORMAT}", f"{HEAD} {FORMAT + 1}", 1)
    return {
        "half": (text[: len(text) // 2], "bad-save"),
        "edited": (text.replace('"revision": ', '"revision": 1', 1), "bad-save"),
        "empty": ("", "bad-save"),
        "another file": ("%PDF-1.4\n\x00\x01", "bad-save"),
        "newer": (newer, "newer-save"),
    }


@pytest.mark.parametrize("how", ["half", "edited", "empty", "another file", "newer"])
def test_a_damaged_save_brings_a_new_match_with_the_remembered_settings(store: Store, how: str) -> None:
    token, table = kept_table(store, players=3, names=["Ann", "", ""])
    text, code = damaged(write_table(table))[how]
    store.write(token, "table.txt", text)
    keeper, fresh = Keeper(store), Table("block")
    asked = {"v": 1, "id": "q", "rev": fresh.revision, "type": "resume", "token": token}
    reply, after = answer(fresh, asked, keeper)
    assert reply["result"]["resumed"] is False
    assert reply["result"]["why"]["id"] == f"error-{code}"
    assert (after.setup.rules.id, after.setup.seats, after.match.names[0]) == ("draw", 3, "Ann")
    assert len(after.round.actions) == 0 or after.match_id != table.match_id
    # What a newer version wrote stays for that version.
    assert store.read(token, "newer.txt") == (text if code == "newer-save" else None)


@pytest.mark.parametrize("settings", ["[]", "{", '{"players": 77}', '{"game": "chess"}', "[" * 9999, '{"x": 1}'])
def test_damaged_settings_are_no_settings(store: Store, settings: str) -> None:
    token, _ = kept_table(store)
    store.write(token, "table.txt", "gone")
    store.write(token, "settings.json", settings)
    store.write(token, "matches.json", settings)
    fresh, keeper = Table("block"), Keeper(store)
    asked = {"v": 1, "id": "q", "rev": 0, "type": "resume", "token": token}
    reply, after = answer(fresh, asked, keeper)
    assert reply["ok"]
    assert after is fresh
    assert keeper.history() == []


class Broken(MemoryStore):
    """A store that says no."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code: str | None = code

    def write(self, token: str, name: str, text: str) -> None:
        if self.code:
            raise EngineError(self.code)
        super().write(token, name, text)


@pytest.mark.parametrize("code", ["store-full", "store-refused", "store-foreign"])
def test_a_store_that_says_no_leaves_the_game_alone_and_is_asked_again(code: str) -> None:
    store = Broken(code)
    keeper, table, rng = Keeper(store), Table("draw", seed=3), Random(1)
    token = keeper.start()
    for _ in range(3):
        step(table, rng)
        keep(keeper, table)
        assert keeper.trouble is not None
        assert keeper.trouble.code == code
    store.code = None
    step(table, rng)
    keep(keeper, table)
    assert keeper.trouble is None
    found = Keeper(store).resume(token)
    assert found is not None
    assert found.position == table.position


def test_history_counts_each_match_once_by_game_and_level(store: Store) -> None:
    keeper = Keeper(store)
    keeper.start()
    for game, level, resigns in (("draw", "club", True), ("draw", "club", False), ("block", "club", True)):
        table = Table(game, levels=level, humans=(0,), house=["target-50"], seed=2)
        rng = Random(5)
        while table.winner is None:
            if resigns:
                table.resign()
            elif table.wait.kind == "next":
                table.next_round()
            else:
                step(table, rng)
        keep(keeper, table)
        keep(keeper, table)
        table.revision += 1
        keep(keeper, table)
    lines = {(line["game"], line["level"]): (line["won"], line["lost"]) for line in keeper.history()}
    assert set(lines) == {("draw", "club"), ("block", "club")}
    assert sum(lines["draw", "club"]) == 2
    assert lines["draw", "club"][1] >= 1
    assert lines["block", "club"] == (0, 1)


def test_in_a_browser_the_drive_is_used_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """JupyterLite mounts what the browser keeps as /drive; without it the game lasts as long as its Python."""
    monkeypatch.setattr("domino_widget.store.sys.platform", "emscripten")
    monkeypatch.delenv(stores.FOLDER_VARIABLE, raising=False)
    monkeypatch.setattr("domino_widget.store._BROWSER_DRIVE", tmp_path / "nothing")
    assert isinstance(stores.open_store(), MemoryStore)
    monkeypatch.setattr("domino_widget.store._BROWSER_DRIVE", tmp_path)
    store = stores.open_store()
    store.write(new_token(), "table.txt", "x")
    assert len(list((tmp_path / ".domino_widget" / "tables").iterdir())) == 1
