"""Records that are opened, files that are not games, replays and pictures; what none of them may tell."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import domino_widget
from domino_widget import DominoTable, cli
from domino_widget.engine import VARIANTS, EngineError, format_position, parse_position, read_record
from domino_widget.keeping import Keeper
from domino_widget.saving import open_text, read_table, record_of
from domino_widget.store import MemoryStore
from domino_widget.table import Table
from domino_widget.wire import answer, export_html, snapshot
from tests.bridge.browserless import ask
from tests.kept.test_saving import step

LINE = "all-fives 6-6(6-3) 5-4,2-1,0-0/4-3,1-0 6-5,6-4 A 0 0/0 !B15~A0"


def in_hand(game: str = "draw", steps: int = 3, **settings: Any) -> Table:
    table, rng = Table(game, **settings), Random(2)
    for _ in range(steps):
        if table.wait.kind in ("next", "match-over"):
            break
        step(table, rng)
    return table


def hidden_tiles(table: Table) -> set[str]:
    """Tiles that the viewer of a table has never seen."""
    shown = snapshot(table)
    seen = {tile["tile"] for tile in shown["hand"] + shown["tiles"]}
    position = table.position
    return {str(tile) for tiles in (*position.hands, position.boneyard) for tile in tiles} - seen


def names(text: str) -> set[str]:
    """Tiles that a text names, heavier half first."""
    found = re.findall(r"(?<![\w.-])(\d{1,2})-(\d{1,2})(?![\w.-])", text)
    return {f"{max(int(a), int(b))}-{min(int(a), int(b))}" for a, b in found}


@pytest.mark.parametrize("game", VARIANTS)
def test_a_record_of_a_hand_in_play_goes_on_with_the_same_people(game: str) -> None:
    table = in_hand(game, humans=(0, 1), names=["Ann", "Bob"], assist=None)
    opened = open_text(record_of(table)).table
    assert opened.position == table.position
    assert (opened.humans, opened.levels, opened.match.names) == (table.humans, table.levels, table.match.names)
    assert opened.match.secret != table.match.secret
    rng = Random(1)
    while opened.wait.kind not in ("next", "match-over"):
        step(opened, rng)
    if opened.winner is None:
        opened.next_round()
        assert len(opened.match.rounds) == 2


def test_house_rules_come_back_by_name() -> None:
    table = in_hand("draw", house=("target-150", "reserve-two"))
    assert open_text(record_of(table)).table.house == ("target-150", "reserve-two")


def test_later_hands_of_an_opened_match_come_from_a_new_secret() -> None:
    """Two who open the same record do not get the same next deal: nobody can look it up in the other's."""
    table, rng = Table("block", seed=9), Random(4)
    while table.wait.kind != "next":
        step(table, rng)
    deals = set()
    for _ in range(2):
        opened = open_text(record_of(table)).table
        opened.next_round()
        deals.add(format_position(opened.round.start))
    assert len(deals) == 2


def test_a_position_line_is_opened() -> None:
    reply, after = ask(Table("draw"), type="open", text=f"  {LINE}\n")
    assert reply["ok"]
    assert format_position(after.round.start) == LINE


RECORD = record_of(in_hand("cross", seed=4))
SEEN = record_of(in_hand("draw", seed=3), (0,))
BAD: dict[str, tuple[str, str]] = {
    "no text": ("", "not-a-record"),
    "a letter": ("Dear all,\nno game here", "not-a-record"),
    "a picture": ("\x89PNG\r\n\x1a\n\x00\x00", "not-a-record"),
    "json": ('{"a": 1}', "notation-line"),
    "newer": (RECORD.replace('[Format "1"]', '[Format "9"]'), "newer-record"),
    "half": (RECORD[: len(RECORD) * 2 // 3], ""),
    "no end": (RECORD.rstrip().removesuffix("*"), "notation-line"),
    "edited move": (RECORD.replace("\n\n", "\n\nA:6-6@0-0 ", 1), ""),
    "edited result": (RECORD.rstrip().removesuffix("*") + "=out:A+5", ""),
    "edited tag": (RECORD.replace('[Score "0/0"]', '[Score "5/0"]'), "record-tag"),
    "hidden and impossible": (SEEN.replace("\n\n", "\n\nB:-- ", 1), "impossible-action"),
    "hidden and over": (SEEN.replace(" *", " =out:B+9"), "record"),
    "hidden and of another size": (re.sub(r"\?\d+ ", "?9 ", SEEN, count=1), ""),
    "half hidden": (SEEN[: len(SEEN) // 2], ""),
    "tile twice": (LINE.replace("0-0", "6-6"), "tile-twice"),
    "too long": ("[" + "x" * 1_000_000, ""),
}


@pytest.mark.parametrize("how", BAD)
def test_what_is_no_game_is_refused_in_one_sentence_and_changes_nothing(how: str) -> None:
    text, code = BAD[how]
    table = in_hand("draw", seed=8)
    before = json.dumps(snapshot(table))
    reply, after = ask(table, type="open", text=text)
    assert not reply["ok"]
    assert after is table
    assert json.dumps(snapshot(table)) == before
    assert code in ("", reply["error"]["code"]), reply
    with pytest.raises(EngineError) as refusal:
        DominoTable.from_record(text)
    assert len(str(refusal.value).splitlines()) == 1


def test_tags_that_make_no_sense_count_as_not_there() -> None:
    odd = RECORD
    for name in ("Levels", "Humans", "Assist", "House"):
        odd = re.sub(rf'\[{name} "[^"]*"\]', f'[{name} "../x,\'"]', odd)
    odd = odd.replace('[Result "*"]', '[Result "*"]\n[Code "AAAA-AAAA-A"]')
    opened = open_text(odd).table
    assert (opened.humans, opened.levels, opened.house, opened.code) == ((0,), ("club", "club"), (), None)


def test_the_whole_record_is_saved_and_read_again(tmp_path: Path) -> None:
    game = DominoTable("all-fives", players=3, seed=6)
    game.save(tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert read_record(text).round.position == game.table.position
    assert DominoTable.from_record(text).table.position == game.table.position


@pytest.mark.parametrize("game", ["draw", "all-fives", "double-nine-cross"])
def test_fault_26_nothing_hidden_leaves_before_the_hand_is_over(game: str) -> None:
    table = in_hand(game, players=3)
    hidden = hidden_tiles(table)
    assert hidden
    keeper = Keeper(MemoryStore())
    requests = [
        {"type": "record"},
        {"type": "picture", "lang": "is"},
        {"type": "history"},
        {"type": "resume", "token": ""},
        {"type": "settings"},
    ]
    for request in requests:
        reply, _ = answer(table, {"v": 1, "id": "q", "rev": table.revision, **request}, keeper)
        assert reply["ok"]
        assert not names(json.dumps(reply)) & hidden, request
    widget = DominoTable.from_table(table)
    secret = table.match.secret.hex()
    for text in (
        json.dumps(widget.state),
        json.dumps({name: value for name, value in widget.get_state().items() if name not in ("_esm", "_css")}),
        json.dumps(widget._repr_mimebundle_()),
        widget.svg(),
        export_html(table).split('id="hands">')[1].split("</script>")[0],
        export_html(table).split("<noscript>")[1].split("</noscript>")[0],
    ):
        assert not names(text) & hidden
        assert secret not in text
        assert str(widget.token) not in text


def test_fault_50_a_still_picture_and_the_text_go_with_the_widget() -> None:
    game = DominoTable("draw", players=2, seed=3)
    data, _ = game._repr_mimebundle_()
    assert data["text/html"].startswith("<img")
    assert data["text/html"].endswith("to play, run its cell where widgets are shown.")
    game.lang = "xx"  # of nobody: English, and no fault
    assert game._repr_mimebundle_()[0]["text/html"] == data["text/html"]
    game.lang = "is"
    assert "Þetta er mynd af borðinu" in game._repr_mimebundle_()[0]["text/html"]
    assert "<title" in game.svg() and "borðið" in game.svg()
    assert game.state is not None
    assert str(game.state["position"]) in data["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in data


@pytest.mark.parametrize(("platform", "kept_first"), [("linux", False), ("emscripten", True)])
def test_where_python_ends_with_the_page_what_is_seen_has_been_kept(
    monkeypatch: pytest.MonkeyPatch, platform: str, kept_first: bool
) -> None:
    keeper = Keeper(MemoryStore())
    game = DominoTable.from_table(Table("draw", seed=3), keeper=keeper)
    monkeypatch.setattr("sys.platform", platform)
    written: list[bool] = []

    def look(_change: object) -> None:
        kept = keeper.store.read(str(keeper.token), "table.txt") if keeper.token else None
        written.append(kept is not None and read_table(kept).revision == game.table.revision)

    game.observe(look, "state")
    while not written or game.table.revision < 3:
        step(game.table, Random(1))
        game._refresh()
    assert set(written) == {kept_first}


def test_a_widget_keeps_itself_and_comes_back_when_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOMINO_WIDGET_DATA", str(tmp_path))
    with pytest.raises(EngineError, match="No game is kept on this computer yet"):
        DominoTable.resume()
    game = DominoTable("draw", seed=3)
    assert not game.token
    step(game.table, Random(1))
    game._refresh()
    for again in (DominoTable.resume(), DominoTable.resume(game.token)):
        assert again.state == game.state
        assert again.token == game.token
    for token in ("f" * 32, "x"):
        with pytest.raises(EngineError) as refusal:
            DominoTable.resume(token)
        assert refusal.value.code == "nothing-kept"


def test_the_drawing_is_public() -> None:
    table = in_hand("cross", seed=4)
    assert domino_widget.svg(table.match, 1).startswith("<svg")
    assert domino_widget.svg(parse_position(LINE)).startswith("<svg")


def test_replay_prints_draws_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, rng = Table("double-nine-cross", seed=3), Random(1)
    while table.wait.kind not in ("next", "match-over"):
        step(table, rng)
    path, picture = tmp_path / "game.txt", tmp_path / "game.svg"
    path.write_text(record_of(table), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert "1 of 1 hands were dealt as promised" in told
    assert all(str(action.tile) in told or "@" in told for action in table.round.actions if hasattr(action, "tile"))
    assert cli.main(["replay", str(path), "--svg", str(picture), "--ply", "3"]) == 0
    assert picture.read_text(encoding="utf-8") == domino_widget.svg(read_record(record_of(table)), 3)
    for wrong in (["--svg", str(picture), "--hand", "7"], ["--svg", str(picture), "--ply", "9999"]):
        assert cli.main(["replay", str(path), *wrong]) == 1
    capsys.readouterr()
    assert cli.main(["replay", str(path), "--lang", "is"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Double-Nine Cross, sett upp í 9-9. Leikmenn: A, B\n")
    assert "\nUmferð 1, stig 0/0\n" in told
    assert told.rstrip().endswith("umferðir gefnar eins og lofað var: 1 af 1.")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("\n\n", "\n\nA:9-9@0-0 ", 1), "Action 1, A:9-9@0-0, cannot have happened"),
        (lambda text: text[:100], "expected"),
        (lambda text: text.replace('"1"', '"99"', 1), "format 99"),
    ],
)
def test_replay_names_the_first_thing_that_cannot_be(
    change: Any, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(change(record_of(in_hand("cross", seed=4))), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 1
    told = capsys.readouterr().err
    assert sentence in told
    assert len(told.splitlines()) == 1


def test_replay_of_what_is_no_file_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    for path in (tmp_path / "picture", tmp_path / "nothing", tmp_path):
        assert cli.main(["replay", str(path)]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
