"""Games that are handed on: the fairness button, codes and links, files, a replay without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from domino_widget.codes import write_code
from domino_widget.engine import VARIANTS, Setup, format_layout, read_record
from domino_widget.fair import check_fair
from domino_widget.message import msg
from domino_widget.saving import record_of
from domino_widget.table import Table
from domino_widget.texts import say
from domino_widget.wire import export_html
from tests.browser import pages
from tests.browser.player import Person
from tests.browser.servers import Server
from tests.browser.test_languages import open_tool
from tests.browser.test_secrets import tiles_in
from tests.browser.wire import Wire
from tests.kept.test_saving import step

LINE = "block 6-6 6-5,5-4/6-3,4-3 - A 0 0/0 -"


def begin(dialog: Locator) -> None:
    """New match, also where one is under way."""
    dialog.get_by_role("button", name="New match").click()
    dialog.page.locator(".pn-ask, .pn-problem:not([hidden]), .dmw:not(:has(dialog[open]))").first.wait_for()
    sure = dialog.get_by_role("button", name="Start the new match")
    if sure.is_visible():
        sure.click()


def games(person: Person) -> Locator:
    person.button("Games").click()
    return person.page.get_by_role("dialog", name="Games")


def test_the_promise_is_checked_in_the_browser_and_a_forged_one_fails(person: Person, tmp_path: Path) -> None:
    person.new_match("block")
    promised = person.state["fair"]
    assert set(promised) == {"commitment"}
    person.root.get_by_text("Fair deal").click()
    expect(person.root.get_by_text(promised["commitment"])).to_be_visible()
    person.play_hand()
    assert person.state["fair"]["commitment"] == promised["commitment"]
    person.root.get_by_text("Fair deal").click()
    person.root.get_by_role("button", name="Check it").click()
    expect(person.root.get_by_text("Right: these tiles are the ones that were promised")).to_be_visible()
    assert check_fair(person.download(tmp_path)) == 1
    # The same check on a proof in which one digit differs.
    forge = """(fair) => {
      const digest = crypto.subtle.digest.bind(crypto.subtle);
      crypto.subtle.digest = (kind, bytes) => { bytes[0] ^= 1; return digest(kind, bytes); };
    }"""
    person.page.evaluate(forge)
    person.root.get_by_role("button", name="Check it").click()
    expect(person.root.get_by_text("Wrong: this deal is not the one")).to_be_visible()


def test_a_code_is_made_shown_and_typed(person: Person) -> None:
    person.button("Settings").click()
    dialog = person.page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Make me a deal code").check()
    begin(dialog)
    expect(dialog).to_be_hidden()
    person.settle()
    code, first = person.state["code"], person.state["hand"]
    expect(games(person).get_by_text(re.compile(f"Deal code .*{code}"))).to_be_visible()
    person.page.keyboard.press("Escape")
    for typed, told in ((code[:-1] + ("0" if code[-1] != "0" else "1"), "That is no deal code"), (code, None)):
        person.button("Settings").click()
        dialog.get_by_label("Deal code", exact=True).fill(typed)
        begin(dialog)
        if told:
            expect(dialog.get_by_role("alert")).to_contain_text(told)
            dialog.get_by_role("button", name="Close").first.click()
    expect(dialog).to_be_hidden()
    person.settle()
    assert person.state["hand"] == first
    assert person.state["code"] == code


def test_a_link_begins_its_match_and_asks_before_it_ends_another(
    quick: Page, wire: Wire, voila_server: Server
) -> None:
    codes = [write_code(Setup(VARIANTS["cross"]), seed) for seed in (7, 8)]
    person = Person(pages.open_app(quick, voila_server, f"?game=cross&deal={codes[0]}"), wire)
    quick.wait_for_url(voila_server.url)
    person.settle()
    assert person.state["code"] == codes[0]
    person.choose(claims=False)
    mine = person.state["match"]
    for answer, begun in (("Stay with mine", False), ("Begin the new one", True)):
        pages.open_app(quick, voila_server, f"?game=cross&deal={codes[1]}")
        person.settle()
        person.button(answer).click()
        person.settle()
        quick.wait_for_function("() => location.search === ''")
        expect(person.button(answer)).to_have_count(0)
        if begun:
            quick.wait_for_timeout(500)
        assert (person.state["match"] != mine) == begun
    assert person.state["code"] == codes[1]


def test_a_record_is_opened_from_a_file_and_a_position_from_text(person: Person, tmp_path: Path) -> None:
    table, rng = Table("cross", seed=4), Random(1)
    for _ in range(3):
        step(table, rng)
    path = tmp_path / "game.txt"
    path.write_text(record_of(table), encoding="utf-8")
    dialog = games(person)
    dialog.get_by_label("File with a record").set_input_files(path)
    expect(dialog).to_be_hidden()
    person.settle()
    assert person.state["position"].split(" ")[1] == str(table_line(table))
    person.choose(claims=False)
    dialog = games(person)
    dialog.get_by_label("Text of a record or a position").fill(LINE)
    dialog.get_by_role("button", name="Open this text").click()
    expect(dialog).to_be_hidden()
    person.settle()
    assert {tile["tile"] for tile in person.state["hand"]} == {"6-5", "5-4"}


def table_line(table: Table) -> str:
    return format_layout(table.position.layout)


@pytest.mark.parametrize("content", [b"\x89PNG\x00\xff", b"Dear all", b'[Format "99"]\n[Deal "x"]\n\n*', b""])
def test_a_file_that_is_no_game_is_told_and_the_game_stays(person: Person, tmp_path: Path, content: bytes) -> None:
    person.settle()
    before = person.state
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    dialog = games(person)
    dialog.get_by_label("File with a record").set_input_files(path)
    told = dialog.get_by_role("alert")
    expect(told).to_be_visible()
    assert told.inner_text().strip().endswith(".")
    assert person.state == before
    person.page.keyboard.press("Escape")
    person.choose(claims=False)


def test_the_table_is_saved_as_a_picture_and_shows_nothing_hidden(person: Person, tmp_path: Path) -> None:
    person.settle()
    person.choose(claims=False)
    known = {tile["tile"] for tile in person.state["hand"] + person.state["tiles"]}
    # Its words are in the language that is shown.
    menu = person.root.get_by_role("combobox").first
    menu.select_option("is")
    expect(person.root).to_have_attribute("lang", "is")
    dialog = open_tool(person, say(msg("kept-open"), "is"))
    for kind, start in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with person.page.expect_download() as waiting:
            dialog.get_by_role("button", name=say(msg(f"kept-{kind.lower()}"), "is")).click()
        waiting.value.save_as(tmp_path / kind)
        assert (tmp_path / kind).read_bytes().startswith(start)
    drawn = (tmp_path / "SVG").read_text(encoding="utf-8")
    described = re.search(r"<desc[^>]*>(.*?)</desc>", drawn)
    assert described is not None
    assert f"{say(msg('game-draw'), 'is')}: borðið</title>" in drawn
    assert tiles_in(described[1]) <= known


def test_the_page_that_replays_is_saved_and_a_shown_hand_is_opened(person: Person, tmp_path: Path) -> None:
    person.settle()
    person.choose(claims=False)
    dialog = games(person)
    with person.page.expect_download() as waiting:
        dialog.get_by_role("button", name="Page that replays").click()
    waiting.value.save_as(tmp_path / "game.html")
    assert (tmp_path / "game.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    text = record_of(Table("draw", seed=4), (0,))
    dialog.get_by_label("Text of a record or a position").fill(text)
    dialog.get_by_role("button", name="Open this text").click()
    expect(person.root.get_by_text("dealt anew").first).to_be_visible()
    person.settle()
    assert {tile["tile"] for tile in person.state["hand"]} == {
        str(tile) for tile in Table("draw", seed=4).observe(0).hand
    }


def test_matches_are_counted(person: Person) -> None:
    person.settle()
    person.choose(claims=False)
    person.button("Resign").click()
    person.page.get_by_role("dialog", name="Resign this match?").get_by_role("button", name="Resign").click()
    person.root.locator(".pn-match-over").wait_for()
    expect(games(person).get_by_text(re.compile("Draw.*won .*0.*, lost .*1"))).to_be_visible()


@pytest.fixture
def replay(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """An exported match of Double-Nine Cross, opened from disk by a browser without a network."""
    table, rng = Table("double-nine-cross", players=3, seed=5), Random(2)
    while len(table.match.rounds) < 2:
        if table.wait.kind == "next":
            table.next_round()
        else:
            step(table, rng)
    for _ in range(3):
        step(table, rng)
    (tmp_path / "game.html").write_text(export_html(table), encoding="utf-8")
    (tmp_path / "game.txt").write_text(record_of(table), encoding="utf-8")
    context = browser.new_context(offline=True, locale="en-GB", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto((tmp_path / "game.html").as_uri())
    yield page
    context.close()


def test_the_exported_file_replays_by_click_and_key_without_a_network(replay: Page, tmp_path: Path) -> None:
    asked: list[str] = []
    replay.on("request", lambda request: asked.append(request.url))
    faults: list[str] = []
    replay.on("pageerror", lambda error: faults.append(str(error)))
    match = read_record((tmp_path / "game.txt").read_text(encoding="utf-8"))
    step_line = replay.locator(".pn-stepping")
    expect(step_line).to_contain_text("1")
    rows = replay.locator(".pn-log-row")
    for number in range(1, 6):
        replay.keyboard.press("ArrowRight")
        expect(rows.nth(number)).to_have_attribute("aria-current", "step")
    replay.locator('[data-panel="log"] .pn-card-head button').nth(1).click()
    expect(rows.nth(4)).to_have_attribute("aria-current", "step")
    replay.keyboard.press("End")
    expect(step_line).to_have_count(0)
    # All hands of the first round lie open at its end; the second one is under way.
    expect(replay.locator('[data-panel="result"]')).to_be_visible()
    replay.get_by_text("Fair deal").click()
    replay.get_by_role("button", name="Check it").click()
    expect(replay.get_by_text("Right: these tiles are the ones that were promised")).to_be_visible()
    replay.get_by_role("button", name="Hand 2").click()
    expect(replay.locator('[data-panel="result"]')).to_have_count(0)
    assert len(match.rounds) == 2
    assert [url for url in asked if not url.startswith(("blob:", "data:"))] == []
    assert faults == []


def test_the_exported_file_says_nothing_of_the_hand_in_play(replay: Page) -> None:
    hands = json.loads(replay.locator("#hands").text_content() or "")
    now = hands[-1]
    assert now["result"] is None
    assert tiles_in(now["log"]) | tiles_in(now["position"]) <= {tile["tile"] for tile in now["hand"] + now["tiles"]}


def test_the_exported_file_speaks_its_language_without_a_network(replay: Page, tmp_path: Path) -> None:
    for lang in ("is", "fr"):
        (tmp_path / f"{lang}.html").write_text(export_html(Table("draw", seed=4), lang), encoding="utf-8")
        replay.goto((tmp_path / f"{lang}.html").as_uri())
        root = replay.locator(".dmw")
        expect(root).to_have_attribute("lang", lang)
        expect(root).to_contain_text(say(msg("link-static"), lang))
        expect(root.locator(".d-notice")).to_have_count(0)
        named = replay.get_by_role("navigation", name=say(msg("export-hands"), lang))
        expect(named).to_contain_text(say(msg("export-keys"), lang))
        assert replay.title() == f"{say(msg('game-title'), lang)}: {say(msg('game-draw'), lang)}"
