"""A learner at the exercises of a lesson: by mouse to mastery, by keyboard, after a reload; and what travels."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from domino_widget.lessons.attempt import Attempt
from domino_widget.lessons.course import dealt, offered
from domino_widget.lessons.level import Answer, Kind
from domino_widget.lessons.rows import LESSONS, LEVELS
from tests.browser import pages
from tests.browser.player import words
from tests.browser.servers import Server
from tests.browser.wire import Wire

Lab = Callable[..., Page]
#: One exercise for each skill of lesson 06.
SKILLS = {"sum.doubles": "6.1", "sum.multiple": "6.12", "claim.window": "6.4", "turn.knock_draw": "6.6"}
SKILLS |= {"round.each": "6.7", "plan.block_dump": "6.10"}
TABS = 60


def sheet(page: Page, id: str) -> Locator:
    """The screen of an exercise."""
    found = page.locator(".x-sheet", has=page.locator(".x-id", has_text=re.compile(rf"^{re.escape(id)}$")))
    expect(found).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    return found


def attempt_of(shown: Locator, id: str) -> Attempt:
    """The deal that is on the screen, by its code."""
    code = re.search(r"\w{4}-\w{4}-\w", shown.locator(".x-head").inner_text())
    level = LEVELS[id]
    return Attempt(level, dealt(level, code[0]) if code else level.first, code[0] if code else None)


def right(attempt: Attempt) -> Answer:
    return next(iter(attempt.level.question.right(attempt.case)))


def end_number(attempt: Attempt, play: str) -> int:
    """Which of the ends on the screen a play goes to."""
    onto, port = play.split("@")[1].split(".")
    layout = attempt.case.at.layout
    ends = [(str(layout.tiles[end.number].tile), str(end.port)) for end in layout.free]
    return ends.index((onto, port))


def click_answer(shown: Locator, attempt: Attempt) -> None:
    """Gives the right answer with the mouse; digits are typed, those of one field with commas between."""
    answer, level = right(attempt), attempt.level
    numbers = shown.locator(".x-number")
    if level.kind is Kind.NUMBERS and numbers.count() < len(answer):
        numbers.fill(", ".join(map(str, answer)))
    elif level.kind is Kind.NUMBERS:
        for number, value in enumerate(answer):
            numbers.nth(number).fill(str(value))
    elif level.kind is Kind.PLAYS:
        for play in map(str, answer):
            shown.locator(f'[data-tile="{play.split("@")[0]}"]').click()
            shown.locator("button.x-end").nth(end_number(attempt, play)).click()
    elif level.question.fields(attempt.case):
        for number, word in enumerate(map(str, answer)):
            shown.locator(".x-select").nth(number).select_option(word)
    elif level.kind is Kind.SEQUENCE:
        keys = [option.key for option in offered(attempt)]
        for word in map(str, answer):
            shown.locator(".x-step-acts button").nth(keys.index(word)).click()
    else:
        for item in answer:
            shown.locator(f'input[value="{item}"]').click()


def check(shown: Locator) -> None:
    shown.get_by_role("button", name="Check").click()


def test_a_learner_does_lesson_06_to_mastery_by_mouse_and_a_reload_keeps_it(
    quick: Page, wire: Wire, lab_page: Lab, lab_server: Server, request: pytest.FixtureRequest
) -> None:
    lab_page(
        "from domino_widget.lesson import lesson\nL = lesson('06')",
        *(f"L.exercise('{id}')" for id in SKILLS.values()),
    )
    for id in SKILLS.values():
        shown = sheet(quick, id)
        for turn in range(3):
            click_answer(shown, attempt_of(shown, id))
            check(shown)
            expect(shown.locator(".x-told.is-right")).to_be_visible()
            expect(shown.locator(".x-stars")).to_contain_text("★★★")
            expect(shown.locator(".x-dot.is-on")).to_have_count(turn + 1)
            if turn < 2:
                shown.get_by_role("button", name="One more like this").click()
                expect(shown.locator(".x-told")).to_have_count(0)
        expect(shown.locator(".x-mastered")).to_have_text("Mastered")
    pages.look(quick, "lesson-06-mastered")
    pages.save_notebook(quick, lab_server, re.sub(r"\W+", "_", request.node.name))
    quick.reload()
    for id in SKILLS.values():
        expect(sheet(quick, id).locator(".x-mastered")).to_have_text("Mastered")
    assert wire.refusals() == []


FOCUS = (
    "() => { const e = document.activeElement; return [e.className, e.value ?? '', e.type ?? '', e.textContent]; }"
)


class Keys:
    """Somebody with a keyboard only."""

    def __init__(self, page: Page, shown: Locator) -> None:
        self.page = page
        shown.evaluate("node => { node.tabIndex = -1; node.focus(); }")

    def where(self) -> list[str]:
        found: list[str] = self.page.evaluate(FOCUS)
        return found

    def to(self, wanted: Callable[[list[str]], bool], key: str = "Tab") -> None:
        """Goes on until the focus is there."""
        for _ in range(TABS):
            if wanted(self.where()):
                return
            self.page.keyboard.press(key)
        pytest.fail(f"the keyboard does not get there: {self.where()}")

    def radio(self, value: str, name: str) -> None:
        """Tab to the group, then the arrows to the one."""
        self.to(lambda now: now[2] == "radio" and (name in now[0] or not name))
        self.page.keyboard.press("Space")
        self.to(lambda now: now[1] == value, "ArrowRight")

    def answer(self, attempt: Attempt, shown: Locator) -> None:
        answer, level = right(attempt), attempt.level
        if level.kind is Kind.NUMBERS:
            for value in answer:
                self.to(lambda now: "x-number" in now[0] and not now[1])
                self.page.keyboard.type(str(value))
        elif level.kind is Kind.CHOICE:
            self.radio(str(answer[0]), "")
        elif level.kind is Kind.PLAYS:
            for play in map(str, answer):
                self.to(lambda now: "d-radio" in now[0], "Shift+Tab" if "x-end" in self.where()[0] else "Tab")
                self.radio(play.split("@")[0], "d-radio")
                name = shown.locator("button.x-end").nth(end_number(attempt, play)).get_attribute("aria-label")
                self.to(lambda now, name=name: "x-end" in now[0] and self.label() == name)  # type: ignore[misc]
                self.page.keyboard.press("Enter")
        else:
            for item in sorted(map(str, answer)):
                self.to(lambda now, item=item: now[1] == item and now[2] == "checkbox")  # type: ignore[misc]
                self.page.keyboard.press("Space")
        self.to(lambda now: now[2] == "submit")
        self.page.keyboard.press("Enter")

    def label(self) -> str | None:
        found: str | None = self.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
        return found


def test_lesson_03_by_keyboard(quick: Page, wire: Wire, lab_page: Lab) -> None:
    ids = [level.id for level in LESSONS["03"].levels if level.graded]
    lab_page("from domino_widget.lesson import lesson\nL = lesson('03')", *(f"L.exercise('{id}')" for id in ids))
    for id in ids:
        shown = sheet(quick, id)
        Keys(quick, shown).answer(attempt_of(shown, id), shown)
        expect(shown.locator(".x-told.is-right")).to_be_visible()
        expect(shown.locator(".x-stars")).to_contain_text("★★★")
    assert wire.refusals() == []


def test_a_mistake_is_explained_hints_come_in_steps_and_nothing_tells_what_can_play(
    quick: Page, wire: Wire, lab_page: Lab
) -> None:
    lab_page("from domino_widget.lesson import lesson\nL = lesson('00')\nL.exercise('0.3')")
    shown = sheet(quick, "0.3")
    # Before the answer: no tile is marked, and no name says more than the tile.
    names = [box.get_attribute("aria-label") for box in shown.get_by_role("checkbox").all()]
    assert len(names) == 4
    assert all("can" not in (name or "") and "fit" not in (name or "") for name in names)
    assert shown.locator(".d-opt.can, .d-opt.cannot").count() == 0
    sent = "".join(frame.text for frame in wire.frames if not frame.sent)
    assert '"plays": [{' not in sent
    assert "4-3, 5-5" not in sent
    check(shown)
    expect(shown.locator(".x-told.is-refused")).to_have_text("No answer yet.")
    shown.locator('[data-tile="4-3"]').click()
    check(shown)
    expect(shown.locator(".x-told.is-wrong")).to_contain_text("You looked at one end only.")
    shown.get_by_role("button", name=words("Hint 1 of 4")).click()
    expect(shown.get_by_role("list", name="Hints").get_by_role("listitem")).to_have_count(1)
    shown.get_by_role("button", name=words("Hint 2 of 4")).click()
    expect(shown.locator(".x-note")).to_contain_text("three seconds")
    shown.locator('[data-tile="5-5"]').click()
    check(shown)
    expect(shown.locator(".x-stars")).to_contain_text("★☆☆")
    expect(quick.locator(".dmw [role=status]").first).to_contain_text("Right.")
    pages.look(quick, "lesson-00-hints")
