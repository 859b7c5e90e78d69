"""A lesson in another language, on a phone: an exercise answered wrong, with help, and right; no word of English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from domino_widget.message import msg
from domino_widget.texts import say
from tests.browser import pages
from tests.browser.player import words as isolated
from tests.browser.servers import Server
from tests.lessons.test_languages import known, words

PHONE = ViewportSize(width=360, height=740)
ISOLATES = re.compile("[\u2066-\u2069]")
#: Everything that is read: text, and the names that a screen reader says.
READ = """root => [root.innerText, ...[...root.querySelectorAll('[aria-label], [title], [alt]')]
  .map(e => e.getAttribute('aria-label') || e.title || e.alt)].join('\\n')"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def read(root: Locator) -> str:
    found: str = root.evaluate(READ)
    return ISOLATES.sub("", found)


@pytest.mark.parametrize("lang", ["pt-BR", "is"])
def test_an_exercise_in_another_language_on_a_phone(lang: str, browser: Browser, voila_server: Server) -> None:
    def told(id: str, **args: int | str) -> str:
        return say(msg(id, **args), lang)

    def read_here() -> str:
        """What the page says; all of its words are of this language, and nothing sticks out."""
        text = read(root)
        strange = words(text) - known(lang, "ui", "lessons")
        assert not strange, strange
        assert page.evaluate(WIDER) <= 0
        return text

    page = browser.new_context(locale="en-GB", viewport=PHONE).new_page()
    page.goto(f"{voila_server.url}lessons/00?lang={lang}")
    root = pages.widget(page)
    expect(page.get_by_role("heading", name=told("lesson-00-title"))).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    expect(page).to_have_title(f"{told('lesson-00-title')} · {told('game-title')}")
    assert told("lesson-00-aims") in read_here()
    pages.look(page, f"lesson-{lang}-head")
    parts = page.get_by_role("list", name=told("lesson-parts"))
    parts.get_by_role("button", name=re.compile(r"^0\.3")).click()
    shown = page.locator(".x-sheet")
    expect(shown.locator(".x-id")).to_have_text("0.3")
    text = read_here()
    assert told("ask-playable-tiles-task", ends="5, 4") in text
    # One end only, which is a mistake with a name; then a hint, and both.
    shown.locator('input[value="4-3"]').click()
    check = page.get_by_role("button", name=told("lesson-check"), exact=True)
    check.click()
    expect(shown.locator(".x-told").first).to_be_visible()
    assert told("ask-playable-tiles-missed_second_end", ends="5, 4") in read_here()
    shown.get_by_role("button", name=isolated(told("lesson-hint-next", step=1, most=4))).click()
    expect(shown.get_by_text(told("ask-playable-tiles-look"))).to_be_visible()
    pages.look(page, f"lesson-{lang}-mistake")
    shown.locator('input[value="5-5"]').click()
    check.click()
    expect(shown.locator(".x-stars")).to_contain_text(told("lesson-stars", stars=1))
    assert told("ask-playable-tiles-answer", answer="4-3, 5-5", ends="5, 4") in read_here()
    pages.look(page, f"lesson-{lang}-right")
    # The worked example: its pictures say in this language what they show.
    parts.get_by_role("button", name=told("lesson-part-worked")).click()
    expect(page.get_by_text(told("lesson-00-worked-2"))).to_be_visible()
    assert told("picture-hand", tiles="4-3") in read_here()
    for number in ("0.1", "0.8"):
        parts.get_by_role("button", name=re.compile(rf"^{re.escape(number)}")).click()
        expect(shown.locator(".x-id")).to_have_text(number)
        read_here()
        pages.look(page, f"lesson-{lang}-{number}")
    page.context.close()
