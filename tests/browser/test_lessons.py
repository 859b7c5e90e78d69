"""Lessons that lie beside the app: in by its list, an exercise by keyboard, a reload, and back to the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from domino_widget.classroom import collect
from domino_widget.lessons.rows import LESSONS
from tests.browser import pages
from tests.browser.harness import AXE
from tests.browser.player import Person, words
from tests.browser.servers import Server
from tests.browser.test_axe import RUN
from tests.browser.test_exercises import Keys, attempt_of, click_answer
from tests.browser.test_voila_kernels import SEND
from tests.browser.wire import Wire


def part(page: Page, name: str) -> None:
    """Goes to a part of the lesson."""
    parts = page.get_by_role("list", name="The parts of this lesson")
    parts.get_by_role("button", name=words(name, "^", "(?![0-9])")).click()


def test_from_the_app_to_a_lesson_and_back(
    person: Person, voila_server: Server, browser: Browser, tmp_path: Path
) -> None:
    page, look = person.page, pages.look
    in_the_systems_colours(page)
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
    in_the_systems_colours(page)
    text = page.content()
    assert "L.exercise" not in text
    assert "answer_0_1" not in text
    assert page.locator(".jp-InputArea, .jp-MarkdownOutput").count() == 0
    assert "execute_reply" not in page.evaluate(SEND, {"type": "execute_request", "content": {"code": "1"}})
    # The class and the code; one that cannot be is refused.
    page.get_by_text("Class seed and student code").click()
    page.get_by_role("textbox", name="Class seed").fill(CLASS)
    page.get_by_role("textbox", name="Student code").fill("A" * 41)
    page.get_by_role("button", name="Take these").click()
    expect(page.get_by_role("alert")).to_contain_text("A student code has up to")
    look(page, "lessons-class")
    # What is typed counts also where the lesson is begun without a press on that button.
    page.get_by_role("textbox", name="Student code").fill("A1")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".x-sheet .x-code")).to_be_visible()
    enrolled = page.get_by_text(words(f"Class seed {CLASS}, student A1"))
    # An exercise by keyboard alone.
    part(page, "0.5")
    shown = page.locator(".x-sheet")
    expect(shown.locator(".x-id")).to_have_text("0.5")
    page.wait_for_function("document.activeElement.className === 'x-body'")
    look(page, "lessons-exercise")
    Keys(page, shown).answer(attempt_of(shown, "0.5"), shown)
    expect(shown.locator(".x-stars")).to_contain_text("★★★")
    # A reload is a new Python: what was solved is there.
    page.reload()
    solved = page.get_by_role("button", name=re.compile(r"^0\.5\W+3\W+stars"))
    expect(solved).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    expect(page.get_by_text(words("Solved without help: 1 of 12"))).to_be_visible()
    expect(page.get_by_role("button", name=words("Go on with 0.1"))).to_be_visible()
    expect(enrolled).to_be_visible()
    # What is handed in is what a teacher collects.
    part(page, "Progress")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Hand in").click()
    assert waiting.value.suggested_filename == f"domino-00-{CLASS}-A1.json"
    waiting.value.save_as(tmp_path / waiting.value.suggested_filename)
    look(page, "lessons-hand-in")
    found = collect(tmp_path, lesson="00", seed=CLASS)
    assert found.said() == []
    assert [(row["student_code"], row["exercise"], row["correct"]) for row in found.rows] == [("A1", "0.5", True)]
    # Somebody else, in a browser of their own, has done nothing yet.
    other = browser.new_context(locale="en-GB").new_page()
    other.goto(f"{voila_server.url}lessons/00?seed={CLASS}&student=B2&projector")
    expect(other.get_by_text(words("Solved without help: 0 of 12"))).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    expect(other.get_by_text(words(f"Class seed {CLASS}, student B2"))).to_be_visible()
    assert other.url == f"{voila_server.url}lessons/00?projector="
    assert other.evaluate(TOKEN) != page.evaluate(TOKEN)
    # Before a room: the hand waits for its key, and so does the answer.
    part(other, "0.3")
    room = other.locator(".x-sheet .x-room")
    expect(room.get_by_role("button")).to_have_count(2)
    expect(other.locator(".x-sheet .d-opt")).to_have_count(0)
    look(other, "lessons-room")
    other.keyboard.press("h")
    expect(other.locator(".x-sheet .d-opt").first).to_be_visible()
    other.keyboard.press("a")
    expect(room.locator(".x-told")).to_be_visible()
    other.context.close()
    # And back: the game is as it was, and the list tells how far the lesson is.
    page.get_by_role("link", name="Back to the game").click()
    pages.widget(page)
    person.settle()
    assert (person.state["match"], {tile["tile"] for tile in person.state["hand"]}) == (match, hand)
    person.button("Lessons").click()
    expect(dialog.get_by_text(words("Solved without help: 1 of 12"))).to_be_visible()
    assert person.wire.refusals() == ["lesson-class-bad-student"]


def in_the_systems_colours(page: Page) -> None:
    """The table, and what of the page lies around it."""
    for scheme, ground in (("dark", "rgb(13, 15, 13)"), ("light", "rgb(255, 255, 255)")):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        expect(page.locator(pages.WIDGET).first).to_have_attribute("data-theme", scheme)
        expect(page.locator("#rendered_cells")).to_have_css("background-color", ground)
    # The page has its colours from the start; none are fetched later, when the server may be gone.
    expect(page.locator('link[href*="/api/themes/"]')).to_have_count(0)


CLASS = "7B-monday"
TOKEN: str = "() => localStorage.getItem('domino_widget.token:/')"


#: Widths with the scheme that each is looked at in.
LOOKS = [((1280, "light"), (360, "dark")), pytest.param(((360, "light"), (1280, "dark")), marks=pytest.mark.heavy)]


def looked_at(page: Page, name: str, looks: tuple[tuple[int, str], ...]) -> None:
    """Axe has nothing to say, and nothing reaches over the side."""
    root = page.locator(".dmw").first
    page.add_script_tag(path=AXE)
    for width, scheme in looks:
        page.evaluate(
            "light => document.body.setAttribute('data-jp-theme-light', light)", str(scheme == "light").lower()
        )
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        expect(root).to_have_attribute("data-theme", scheme)
        page.set_viewport_size({"width": width, "height": 900})
        pages.look(page, f"lesson-{name}-{width}-{scheme}")
        assert page.evaluate(RUN) == [], (name, width, scheme)
        assert root.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), (name, width)


@pytest.mark.parametrize("looks", LOOKS, ids=["quick", "others"])
def test_fault_54_a_lesson_in_all_its_states(
    quick: Page, wire: Wire, voila_server: Server, looks: tuple[tuple[int, str], ...]
) -> None:
    page = quick
    page.goto(f"{voila_server.url}lessons/00")
    page.locator(".x-bar").wait_for(timeout=pages.OPEN_MILLISECONDS)
    looked_at(page, "head", looks)
    for name in ("Example", "0.1", "0.5", "0.8"):
        part(page, name)
        expect(page.locator(".x-part[aria-current]")).to_have_text(name)
        looked_at(page, name, looks)
    part(page, "0.3")
    shown = page.locator(".x-sheet")
    expect(shown.locator(".x-arrow")).to_have_count(2)
    shown.locator('[data-tile="6-1"]').click()
    shown.get_by_role("button", name="Check").click()
    expect(shown.locator(".x-trap-text")).to_contain_text("not allowed")
    shown.get_by_role("button", name=words("Hint 1 of 4")).click()
    expect(shown.locator(".x-hints li")).to_have_count(1)
    looked_at(page, "wrong", looks)
    attempt = attempt_of(shown, "0.3")
    shown.locator('[data-tile="6-1"]').click()
    click_answer(shown, attempt)
    shown.get_by_role("button", name="Check").click()
    expect(shown.locator(".x-told.is-right")).to_be_visible()
    looked_at(page, "right", looks)
    for name in ("Practice", "Progress"):
        part(page, name)
        expect(page.locator(".x-part[aria-current]")).to_have_text(name)
        looked_at(page, name, looks)
    assert wire.refusals() == []
