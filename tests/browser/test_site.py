"""The static site with the network off: a lesson is begun, a hand of Draw played, and a reload keeps both."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from domino_widget.classroom import collect
from domino_widget.lessons.rows import LESSONS
from domino_widget.serve import choose_port
from domino_widget.site import build_site
from tests.browser import pages
from tests.browser.conftest import DEAL
from tests.browser.player import Person, words
from tests.browser.test_exercises import attempt_of, check, click_answer
from tests.browser.test_lessons import part
from tests.browser.wire import Wire

pytestmark = pytest.mark.heavy

#: Python starts inside the page, on a machine that does other things too.
START = 120_000
#: What the deal of the link gives to seat A.
HAND = ("5-4", "5-1", "4-4", "4-1", "4-0", "1-0", "0-0")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site that was just built, served by Python's own server."""
    folder = build_site(tmp_path_factory.mktemp("site") / "out")
    for wheel in (folder / "static" / "pyodide").glob("*.whl"):
        names = zipfile.ZipFile(wheel).namelist()
        assert sum(name.endswith(".pyc") for name in names) > 0.95 * sum(name.endswith(".py") for name in names), (
            wheel
        )
    port = choose_port(8_000, None)
    command = [sys.executable, "-m", "http.server", str(port), "--bind=127.0.0.1", f"--directory={folder}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        yield f"http://127.0.0.1:{port}/"
        server.terminate()


@pytest.fixture
def elsewhere(context: BrowserContext) -> list[str]:
    """Every address outside this machine that is asked for; none of them answers."""
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    context.route(lambda url: urlsplit(url).hostname not in ("127.0.0.1", None), refuse)
    return asked


def at_table(page: Page) -> Person:
    page.locator(pages.WIDGET).first.wait_for(timeout=START)
    return Person(page.locator(pages.WIDGET).first, Wire(page))


def log(person: Person) -> list[str]:
    return person.root.locator('[data-panel="log"] li').all_inner_texts()


def test_a_hand_and_a_lesson_without_a_network_and_a_reload_keeps_them(
    quick: Page, site: str, elsewhere: list[str], tmp_path: Path
) -> None:
    quick.set_default_timeout(60_000)
    quick.goto(site)
    play = quick.get_by_role("link", name="Play")
    address = f"{site}{play.get_attribute('href')}"
    quick.goto(f"{address}&game=draw&deal={DEAL}")
    person = at_table(quick)
    for tile in HAND:
        expect(person.tile(tile)).to_be_visible()
    assert person.play_hand() > 3
    pages.look(quick, "site-hand")
    person.press("Next hand")
    person.choose()
    before = log(person)
    quick.goto(address)
    again = at_table(quick)
    again.settle()
    expect(again.root.get_by_text(words("Hand 2, to 100"))).to_be_visible()
    assert log(again) == before
    # Lesson 00, all of its exercises, by the link of a teacher.
    quick.goto(f"{site}?seed=7B&student=A1")
    quick.get_by_role("link", name="00 Tiles and ends").click()
    quick.get_by_role("button", name="Begin").wait_for(timeout=START)
    expect(quick.get_by_text(words("Class seed 7B, student A1"))).to_be_visible()
    graded = [level.id for level in LESSONS["00"].levels if level.graded]
    for id in graded:
        part(quick, id)
        shown = quick.locator(".x-sheet")
        expect(shown.locator(".x-id")).to_have_text(id)
        click_answer(shown, attempt_of(shown, id))
        check(shown)
        expect(shown.locator(".x-stars")).to_contain_text("★★★")
    pages.look(quick, "site-lesson")
    part(quick, "Progress")
    with quick.expect_download() as waiting:
        quick.get_by_role("button", name="Hand in").click()
    waiting.value.save_as(tmp_path / waiting.value.suggested_filename)
    found = collect(tmp_path, lesson="00", seed="7B")
    assert found.said() == []
    assert {row["exercise"]: row["correct"] for row in found.rows} == dict.fromkeys(graded, True)
    quick.reload()
    solved = quick.get_by_text(words(f"Solved without help: {len(graded)} of 12"))
    expect(solved).to_be_visible(timeout=START)
    # The game's own list of lessons knows of it, and leads there.
    quick.goto(address)
    at_table(quick).button("Lessons").click()
    entries = quick.get_by_role("dialog", name="Lessons")
    expect(entries.get_by_text(words(f"Solved without help: {len(graded)} of 12"))).to_be_visible()
    entries.get_by_role("link", name="Tiles and ends").click()
    expect(solved).to_be_visible(timeout=START)
    quick.goto(site)
    # The same as a notebook: its cells run by themselves, and its results are a file that can be handed in.
    quick.get_by_role("link", name="as a notebook").first.click()
    quick.locator(".x-sheet").first.wait_for(state="attached", timeout=START)
    assert elsewhere == []
