"""Two people at one screen: the curtain between their turns, and a whole hand behind it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import pages
from tests.browser.player import Person

Sit = Callable[..., Person]
SHARED = "from domino_widget import DominoTable\nDominoTable('draw', players=2, humans=[0, 1], seed=7)"


def test_two_people_play_a_hand_at_one_screen_and_neither_sees_the_tiles_of_the_other(notebook: Sit) -> None:
    person = notebook(SHARED)
    lift, hand = person.root.get_by_role("button", name="Show my tiles"), person.root.get_by_role("radio")
    pages.look(person.page, "curtain")
    seats: list[int] = []
    while not person.is_over():
        # Behind the curtain no tile of a hand is on the screen, nor in what was sent.
        expect(lift).to_be_visible()
        if seats:  # a notebook that opens stays where it is
            expect(lift).to_be_in_viewport()
        expect(hand).to_have_count(0)
        assert person.state["hand"] == []
        seats.append(person.state["curtain"]["seat"])
        lift.focus()
        person.page.keyboard.press("Enter")
        expect(hand.first).to_be_visible()
        assert person.state["viewer"] == seats[-1]
        while not (person.is_over() or lift.count()):
            person.choose()
    assert seats[:4] in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert person.wire.refusals() == []
