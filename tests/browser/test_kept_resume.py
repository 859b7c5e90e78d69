"""A game in the app is kept at every move and comes back: after a reload, a dead kernel, a dead server."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import pages, servers
from tests.browser.conftest import QUICK
from tests.browser.player import Person
from tests.browser.servers import Server
from tests.browser.test_secrets import check_frames, tiles_in
from tests.browser.test_voila_kernels import kernels
from tests.browser.wire import Wire

KEPT = "() => JSON.stringify(localStorage)"
TOKEN = re.compile(r"[0-9a-f]{32}")

#: Milliseconds by which a choice is on the disk: it goes there once it is painted.
WRITTEN = 500


def play_a_little(person: Person, choices: int = 3) -> dict[str, object]:
    """Some choices of a hand, and what the page shows then."""
    person.settle()
    for _ in range(choices):
        person.choose(claims=False)
    assert not person.is_over()
    return seen(person)


def seen(person: Person) -> dict[str, object]:
    """All that a player would miss if it were lost."""
    names = ("match", "rev", "position", "log", "hand", "windows", "rounds", "settings", "fair")
    return {name: person.state[name] for name in names}


def come_back(page: Page, wire: Wire) -> Person:
    person = Person(pages.widget(page), wire)
    person.settle()
    return person


def token(page: Page) -> str:
    found = page.evaluate("() => localStorage.getItem(`domino_widget.token:${location.pathname}`)")
    assert TOKEN.fullmatch(found)
    return str(found)


def set_token(page: Page, text: str) -> None:
    page.evaluate("text => localStorage.setItem(`domino_widget.token:${location.pathname}`, text)", text)


@pytest.mark.parametrize("game", ["cross", "all-fives"])
def test_fault_44_a_reload_goes_on_at_the_same_revision(person: Person, game: str) -> None:
    person.new_match(game, players=2)
    before = play_a_little(person, 2)
    kept = token(person.page)
    person.page.reload()
    again = come_back(person.page, person.wire)
    assert seen(again) == before
    assert token(person.page) == kept
    again.choose(claims=False)


def test_a_killed_kernel_offers_to_resume_and_does(quick: Page, wire: Wire, voila_server: Server) -> None:
    known = kernels(voila_server)
    person = Person(pages.open_app(quick, voila_server), wire)
    before = play_a_little(person)
    quick.wait_for_timeout(WRITTEN)
    for number in kernels(voila_server) - known:
        os.kill(int(number), signal.SIGKILL)
    button = person.root.get_by_role("button", name="Resume", disabled=False)
    button.click(timeout=60_000)
    again = come_back(quick, wire)
    assert seen(again) == before
    again.choose(claims=False)


def test_a_killed_server_started_again_goes_on(quick: Page, wire: Wire, tmp_path: Path) -> None:
    """The same port, as ``play`` takes it; the page sees the server go and come."""
    port = servers.free_port()
    with own_server(tmp_path, port) as server:
        person = Person(pages.open_app(quick, server), wire)
        before = play_a_little(person)
        quick.wait_for_timeout(WRITTEN)
        os.killpg(server.pid, signal.SIGKILL)
        expect(person.root.get_by_role("button", name="Waiting for the server")).to_be_visible(timeout=60_000)
    with own_server(tmp_path, port):
        person.root.get_by_role("button", name="Resume", disabled=False).click(timeout=60_000)
        assert seen(come_back(quick, wire)) == before


@contextlib.contextmanager
def own_server(folder: Path, port: int) -> Iterator[Server]:
    command = ["-m", "domino_widget", "play", "--no-browser", f"--port={port}"]
    with servers._running(command, folder, f"http://{servers.ADDRESS}:{port}/") as server:
        yield server


def test_a_closed_browser_opened_again_goes_on(
    browser: Browser, voila_server: Server, tmp_path: Path, browser_type_launch_args: dict[str, object]
) -> None:
    """The whole browser ends without a word and starts anew on the same profile."""
    kind = browser.browser_type
    profile = tmp_path / "profile"
    shown: list[dict[str, object]] = []
    for _ in range(2):
        context = kind.launch_persistent_context(profile, **browser_type_launch_args, locale="en-GB")  # type: ignore[arg-type]
        context.add_init_script(f"if (!localStorage['domino_widget.view']) ({QUICK})()")
        page = context.pages[0]
        wire = Wire(page)
        person = Person(pages.open_app(page, voila_server), wire)
        shown.append(play_a_little(person, 0 if shown else 3))
        # What is kept in the profile is written with a delay of its own.
        time.sleep(2)
        context.close()
    assert shown[1] == shown[0]
    shutil.rmtree(profile, ignore_errors=True)


def second(context: BrowserContext, server: Server) -> tuple[Page, Person]:
    """Another visitor with a browser of their own."""
    page = context.new_page()
    page.add_init_script(f"({QUICK})()")
    page.emulate_media(reduced_motion="reduce")
    wire = Wire(page)
    person = Person(pages.open_app(page, server), wire)
    person.settle()
    return page, person


def test_two_visitors_never_see_each_others_games(person: Person, browser: Browser, voila_server: Server) -> None:
    mine = play_a_little(person)
    other_context = browser.new_context(locale="en-GB")
    page, other = second(other_context, voila_server)
    theirs = play_a_little(other, 1)
    assert theirs["match"] != mine["match"]
    assert token(page) != token(person.page)
    for one, before in ((person, mine), (other, theirs)):
        one.page.reload()
        assert seen(come_back(one.page, one.wire)) == before
    other_context.close()


@pytest.mark.parametrize(
    "forged",
    [
        "f" * 32,
        "../../etc/passwd",
        *(
            pytest.param(token, marks=pytest.mark.heavy)
            for token in ("0" * 32, "x" * 5000, "", "null", "ABCDEF0123456789ABCDEF0123456789")
        ),
    ],
    ids=range(7),
)
def test_a_guessed_old_or_malformed_token_gets_nothing(person: Person, forged: str) -> None:
    before = play_a_little(person, 1)
    set_token(person.page, forged)
    person.page.reload()
    fresh = come_back(person.page, person.wire)
    assert fresh.state["match"] != before["match"]
    assert token(person.page) not in ("", forged)
    expect(fresh.root.get_by_text("Your game goes on where you left it")).to_have_count(0)


def test_a_deleted_token_gets_nothing_and_everything_is_gone(person: Person) -> None:
    before = play_a_little(person, 1)
    old = token(person.page)
    person.button("Games").click()
    dialog = person.page.get_by_role("dialog", name="Games")
    dialog.get_by_role("button", name="Delete my data").click()
    dialog.get_by_role("button", name="Delete it for good").click()
    expect(dialog.get_by_text("Everything that was kept is deleted")).to_be_visible()
    assert "domino_widget.token" not in person.page.evaluate(KEPT)
    set_token(person.page, old)
    person.page.reload()
    assert come_back(person.page, person.wire).state["match"] != before["match"]


def test_nothing_hidden_is_in_the_page_or_on_the_way(person: Person) -> None:
    play_a_little(person)
    person.page.reload()
    again = come_back(person.page, person.wire)
    again.choose(claims=False)
    check_frames(person.wire)
    stored = person.page.evaluate(KEPT)
    assert tiles_in(stored) == set()
    assert set(json.loads(stored)) == {"domino_widget.view", "domino_widget.token:/"}


def test_a_game_that_cannot_be_kept_says_so_and_goes_on(
    quick: Page, wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "blocked").write_text("not a folder")
    monkeypatch.setenv("DOMINO_WIDGET_DATA", str(tmp_path / "blocked"))
    with own_server(tmp_path / "server", servers.free_port()) as server:
        person = Person(pages.open_app(quick, server), wire)
        person.settle()
        person.choose(claims=False)
        told = person.root.get_by_text("The game cannot be kept")
        expect(told).to_be_visible()
        person.choose(claims=False)
