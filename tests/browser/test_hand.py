"""Tiles of the hand by mouse, touch and keys: tap and tap, drag, swipe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.player import Person, centre
from tests.browser.positions import cell, line

Sit = Callable[..., Person]
Spot = tuple[float, float]
TOUCH = pytest.mark.browser_context_args(has_touch=True)
PHONE = pytest.mark.browser_context_args(has_touch=True, viewport={"width": 390, "height": 700})
#: The heaviest tile, first of the hand, fits the left end alone, the first of the ends.
LINE = line("draw", "6-6(6-5)(6-1)", "5-4,4-3,3-2/2-2,4-4,3-3")


def take(person: Person, tile: str) -> None:
    """With the mouse, and not let go yet."""
    person.tile(tile).scroll_into_view_if_needed()
    x, y = centre(person.tile(tile))
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x, y - 30, steps=4)
    person.ends(tile).first.wait_for()


class Finger:
    """One finger on the screen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.session: CDPSession = person.page.context.new_cdp_session(person.page)

    def _send(self, kind: str, *points: Spot) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, tile: str) -> None:
        """A tile to the end where it may go."""
        self.person.tile(tile).scroll_into_view_if_needed()
        x, y = centre(self.person.tile(tile))
        self._send("touchStart", (x, y))
        for step in range(1, 5):
            self._send("touchMove", (x, y - 8 * step))
        self.person.ends(tile).first.wait_for()
        self._send("touchMove", centre(self.person.ends(tile).first))
        self._send("touchEnd")

    def swipe_up(self, start: Spot) -> None:
        self._send("touchStart", start)
        for step in range(1, 10):
            self._send("touchMove", (start[0], start[1] - 20 * step))
        self._send("touchEnd")


def drag_by_mouse(person: Person, tile: str) -> None:
    take(person, tile)
    person.page.mouse.move(*centre(person.ends(tile).first), steps=6)
    person.page.mouse.up()


def play_by_keys(person: Person, tile: str) -> None:
    person.tile(tile).focus()
    person.page.keyboard.press("Space")
    person.ends(tile).first.focus()
    person.page.keyboard.press("Enter")


def play_by_taps(person: Person, tile: str) -> None:
    person.tile(tile).tap()
    person.ends(tile).first.tap()


def drag_by_touch(person: Person, tile: str) -> None:
    Finger(person).drag(tile)


@TOUCH
def test_fault_34_tile_0_on_end_0_by_mouse_touch_and_keyboard(notebook: Sit) -> None:
    person = notebook(cell(LINE))
    first, end = person.state["hand"][0], person.state["ends"][0]["id"]
    assert [play["end"] for play in first["plays"]] == [end]
    for way in (drag_by_mouse, play_by_taps, drag_by_touch, play_by_keys):
        laid = len(person.state["tiles"])
        way(person, first["tile"])
        expect(person.tile(first["tile"])).to_have_count(0)
        person.settle()
        assert len(person.state["tiles"]) > laid
        assert person.state["tiles"][laid]["tile"] == first["tile"]
        person.press("Undo")


def with_a_playable_tile(person: Person) -> str:
    """Somewhere in a hand of Draw, a tile that fits."""
    person.settle()
    while not person.playable():
        person.choose()
    return person.playable()[0]


@PHONE
def test_fault_35_a_swipe_on_the_felt_scrolls_and_one_on_a_tile_drags_it(person: Person) -> None:
    tile = with_a_playable_tile(person)
    top = scrolled(person)
    Finger(person).swipe_up((195, 320))
    person.page.wait_for_function(
        "top => document.querySelector('.dmw').getBoundingClientRect().y < top - 50", arg=top
    )
    # In rows no end lies where the finger goes up.
    person.look_at("Rows")
    person.tile(tile).scroll_into_view_if_needed()
    top = scrolled(person)
    Finger(person).swipe_up(centre(person.tile(tile)))
    # Not scrolled, and let go over no end: the tile is back in the hand.
    assert scrolled(person) == top
    expect(person.tile(tile)).to_be_visible()


HIGHER = "top => document.querySelector('.dmw').getBoundingClientRect().y < top - 50"


def scrolled(person: Person) -> float:
    """How far down the table begins."""
    box = person.root.bounding_box()
    assert box is not None
    return box["y"]


def test_fault_36_tap_a_tile_and_an_end_and_tap_again_to_take_it_back(person: Person) -> None:
    tile = with_a_playable_tile(person)
    person.tile(tile).click()
    expect(person.tile(tile)).to_be_checked()
    expect(person.ends(tile).first).to_be_visible()
    person.tile(tile).click()
    expect(person.tile(tile)).not_to_be_checked()
    expect(person.ends(tile)).to_have_count(0)
    before = person.state["rev"]
    person.lay(tile)
    assert person.state["rev"] > before


def test_fault_36_one_tap_plays_where_that_is_wished_and_clear(notebook: Sit) -> None:
    person = notebook(cell(LINE))
    person.button("Settings").click()
    dialog = person.page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("checkbox", name="One tap plays").check()
    dialog.get_by_role("button", name="Cancel").click()
    person.tile("5-4").click()
    expect(person.tile("5-4")).to_have_count(0)


def test_fault_37_a_dragged_tile_is_at_the_pointer_and_its_ends_are_lit(person: Person) -> None:
    page = person.page
    tile = with_a_playable_tile(person)
    held = next(one for one in person.state["hand"] if one["tile"] == tile)
    take(person, tile)
    # Lit are the ends where it may go, and no other.
    assert person.ends(tile).count() == len(held["plays"])
    ghost = person.root.locator(".d-ghost")
    x, y = centre(person.ends(tile).first)
    page.mouse.move(x, y, steps=6)
    # Over the end it is turned as it would land; the picture follows the pointer a frame later.
    for _ in range(50):
        there, here = person.ends(tile).first.bounding_box(), ghost.bounding_box()
        assert there is not None
        assert here is not None
        at = centre(ghost)
        turned = (there["width"] > there["height"]) == (here["width"] > here["height"])
        if turned and abs(at[0] - x) < 40 and abs(at[1] - y) < 60:
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError(f"the tile lies at {here}, the end at {there}")
    # Dropped outside, it goes back, and nothing has happened.
    before, asked = person.state["rev"], len(person.wire.requests())
    page.mouse.move(5, 5, steps=4)
    page.mouse.up()
    expect(ghost).to_have_count(0)
    expect(person.tile(tile)).to_be_visible()
    assert [one for one in person.wire.requests()[asked:] if one["type"] == "act"] == []
    assert person.state["rev"] == before
