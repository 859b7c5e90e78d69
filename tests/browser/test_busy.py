"""A kernel that is busy: the screen says so, the hand can be read, and nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hosts import SLOW
from tests.browser.player import Person

Sit = Callable[..., Person]


def test_fault_53_a_click_while_the_computer_thinks_is_not_lost_and_not_done_twice(notebook: Sit) -> None:
    person = notebook(SLOW)
    asked = len(person.wire.requests())
    person.tile("6-5").click()
    way = person.ends("6-5").first
    way.click()
    # The answer takes four seconds; meanwhile the screen says that it works, and every tile can still be read.
    told = "The kernel is busy. Your last request waits for it."
    expect(person.root.locator(".d-link")).to_contain_text(told)
    expect(person.root.get_by_role("status")).to_contain_text(told)
    expect(person.tile("6-4")).to_be_visible()
    assert len(person.state["tiles"]) == 1
    person.tile("6-4").click(force=True)
    for _ in range(3):
        if person.ends("6-4").count():
            person.ends("6-4").first.click(force=True)
    person.settle()
    # One play was sent and the computer has answered it: nothing of the clicks in between.
    assert len(person.wire.requests()) == asked + 1
    assert [tile["tile"] for tile in person.state["tiles"]][:2] == ["6-6", "6-5"]
    assert len(person.state["tiles"]) == 3
    assert person.wire.refusals() == []
    # What was chosen meanwhile is still chosen, in plain sight, and can be laid now.
    expect(person.tile("6-4")).to_be_checked()
    person.ends("6-4").first.click()
    expect(person.root.get_by_role("status")).to_contain_text(told)
    person.settle()
    assert len(person.state["tiles"]) == 5
