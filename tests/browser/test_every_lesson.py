"""A learner at the lessons that the quick run leaves out: each exercise answered right once, with the mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from domino_widget.lessons.rows import LESSONS
from tests.browser import pages
from tests.browser.servers import Server
from tests.browser.test_exercises import attempt_of, check, click_answer
from tests.browser.test_lessons import part
from tests.browser.wire import Wire


@pytest.mark.heavy
@pytest.mark.parametrize("number", ["04", "05", "07", "08", "09"])
def test_every_exercise_of_a_lesson_is_solved_on_its_page(
    quick: Page, wire: Wire, voila_server: Server, number: str
) -> None:
    quick.goto(f"{voila_server.url}lessons/{number}?seed=7B&student=A1")
    quick.locator(".x-bar").wait_for(timeout=pages.OPEN_MILLISECONDS)
    graded = [level.id for level in LESSONS[number].levels if level.graded]
    for id in graded:
        part(quick, id)
        shown = quick.locator(".x-sheet")
        expect(shown.locator(".x-id")).to_have_text(id)
        click_answer(shown, attempt_of(shown, id))
        pages.look(quick, f"solved-{id}")
        check(shown)
        expect(shown.locator(".x-stars")).to_contain_text("★★★")
    part(quick, "Progress")
    expect(quick.locator(".x-part.is-done")).to_have_count(len(graded))
    assert wire.refusals() == []
