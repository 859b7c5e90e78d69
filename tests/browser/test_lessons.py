"""Lessons that lie beside the app: in by its list, an exercise by keyboard, a reload, and back to the game."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from domino_widget.lessons.rows import LESSONS
from tests.browser import pages
from tests.browser.player import Person, words
from tests.browser.servers import Server
from tests.browser.test_exercises import Keys, attempt_of
from tests.browser.test_voila_kernels import SEND


def part(page: Page, name: str) -> None:
    """Goes to a part of the lesson."""
    page.get_by_role("list", name="The parts of this lesson").get_by_role("button", name=words(name, "^")).click()


def test_from_the_app_to_a_lesson_and_back(person: Person, voila_server: Server, browser: Browser) -> None:
    page, look = person.page, pages.look
    person.new_match("block")
    person.lay(person.playable()[0])
    hand = {tile["tile"] for tile in person.state["hand"]}
    match = person.state["match"]
    # In: each lesson with its title and its aims, and a link.
    person.button("Lessons").click()
    dialog = page.get_by_role("dialog", name="Lessons")
    expect(dialog.get_by_role("link")).to_have_count(len(LESSONS))
    look(page, "lessons-list")
    dialog.get_by_role("link", name="Tiles and ends").click()
    expect(page.get_by_role("heading", name="Tiles and ends")).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    # A page: neither the code of the notebook nor its cells for Python, and no way to run any.
    text = page.content()
    assert "L.exercise" not in text
    assert "answer_0_1" not in text
    assert page.locator(".jp-InputArea, .jp-MarkdownOutput").count() == 0
    assert "execute_reply" not in page.evaluate(SEND, {"type": "execute_request", "content": {"code": "1"}})
    # An exercise by keyboard alone.
    part(page, "0.5")
    shown = page.locator(".x-sheet")
    expect(shown.locator(".x-id")).to_have_text("0.5")
    assert page.evaluate("document.activeElement.className") == "x-body"
    look(page, "lessons-exercise")
    Keys(page, shown).answer(attempt_of(shown, "0.5"), shown)
    expect(shown.locator(".x-stars")).to_contain_text("★★★")
    # A reload is a new Python: what was solved is there.
    page.reload()
    solved = page.get_by_role("button", name=re.compile(r"^0\.5\W+3\W+stars"))
    expect(solved).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    expect(page.get_by_text(words("Solved without help: 1 of 12"))).to_be_visible()
    expect(page.get_by_role("button", name=words("Go on with 0.1"))).to_be_visible()
    # Somebody else, in a browser of their own, has done nothing yet.
    other = browser.new_context(locale="en-GB").new_page()
    other.goto(f"{voila_server.url}lessons/00")
    expect(other.get_by_text(words("Solved without help: 0 of 12"))).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    assert other.evaluate(TOKEN) != page.evaluate(TOKEN)
    other.context.close()
    # And back: the game is as it was, and the list tells how far the lesson is.
    page.get_by_role("link", name="Back to the game").click()
    pages.widget(page)
    person.settle()
    assert (person.state["match"], {tile["tile"] for tile in person.state["hand"]}) == (match, hand)
    person.button("Lessons").click()
    expect(dialog.get_by_text(words("Solved without help: 1 of 12"))).to_be_visible()
    assert person.wire.refusals() == []


TOKEN: str = "() => localStorage.getItem('domino_widget.token:/')"
