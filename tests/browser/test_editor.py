"""A position set up by mouse and by keyboard alone, refused in a sentence, and played from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from domino_widget.engine import parse_position
from tests.browser.player import Person, centre, words

LINE = "all-fives 6-6(6-5,5-4) 6-3,2-1/3-2 1-0 A 0 0/0 -"


def held(person: Person, tile: str) -> Locator:
    return person.root.locator(f'[data-tile="{tile}"]')


def the_line(person: Person) -> Locator:
    return person.root.get_by_role("textbox", name="Position line")


def open_editor(person: Person) -> None:
    person.button("Games").click()
    person.page.get_by_role("dialog", name="Games").get_by_role("button", name="Set up a position").click()
    expect(person.root.get_by_role("heading", name="Set up a position", level=1)).to_be_visible()
    # What is seen of the game is where it begins.
    assert str(person.state["game"]["id"]) == "draw"
    assert len(person.state["editor"]["hands"][0]) == 7


def drag(person: Person, tile: str, target: Locator) -> None:
    """With the mouse: off its place first, which shows where it may go."""
    page = person.page
    held(person, tile).scroll_into_view_if_needed()
    x, y = centre(held(person, tile))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=3)
    target.scroll_into_view_if_needed()
    page.mouse.move(*centre(target), steps=4)
    page.mouse.up()


def press_on(person: Person, tile: str, place: Locator) -> None:
    """By keyboard alone: to the tile by its radio, then to the place by the tabulator."""
    held(person, tile).get_by_role("radio").focus()
    person.page.keyboard.press("Space")
    for _ in range(40):
        if place.evaluate("(node) => node === node.ownerDocument.activeElement"):
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")


def test_a_position_is_set_up_by_mouse_and_by_keyboard_refused_and_played_from(person: Person) -> None:
    person.settle()
    page, root = person.page, person.root
    open_editor(person)
    # Back by keyboard, and what can be done now is under the fingers.
    root.get_by_role("button", name="Back to the table").press("Enter")
    expect(root.locator(".d-main").locator(".d-radio:focus, .d-btn:focus")).to_have_count(1)
    open_editor(person)
    root.get_by_role("combobox", name="Game").select_option("all-fives")
    root.get_by_role("button", name="Clear").click()
    # Why nothing can be done with it stands over the table and beside the buttons.
    expect(root.get_by_text("Every hand needs at least one tile")).to_have_count(2)
    expect(root.locator(".e-card .pn-why")).to_be_in_viewport()

    # By mouse: a click on the tile and its landing, and a drag onto another.
    held(person, "6-6").click()
    root.locator(".d-land").click()
    expect(the_line(person)).to_have_value("all-fives 6-6 -/- - A 0 0/0 -")
    drag(person, "6-5", root.locator('.d-land[data-drop$=".1"]'))
    expect(the_line(person)).to_have_value("all-fives 6-6(6-5) -/- - A 0 0/0 -")
    drag(person, "6-3", root.locator('[data-give="give A"]'))
    expect(the_line(person)).to_have_value("all-fives 6-6(6-5) 6-3/- - A 0 0/0 -")

    # By keyboard: onto the board, into a hand by its button and by its letter, into the stock by S.
    press_on(person, "5-4", root.locator(".d-land").first)
    expect(the_line(person)).to_have_value("all-fives 6-6(6-5,5-4) 6-3/- - A 0 0/0 -")
    press_on(person, "2-1", root.locator('[data-give="give A"] button'))
    expect(the_line(person)).to_have_value("all-fives 6-6(6-5,5-4) 6-3,2-1/- - A 0 0/0 -")
    for tile, key in (("3-2", "b"), ("1-0", "s")):
        held(person, tile).get_by_role("radio").focus()
        page.keyboard.press("Space")
        page.keyboard.press(key)
        expect(held(person, tile).locator("input:checked")).to_have_count(0)
    expect(the_line(person)).to_have_value(LINE)
    expect(root.get_by_text("This position can be played.")).to_be_visible()
    root.get_by_role("button", name="Undo").click()
    expect(root.get_by_text("The last step is undone.")).to_be_visible()
    root.get_by_role("button", name="Redo").click()
    expect(the_line(person)).to_have_value(LINE)

    # A line that cannot be: one sentence, and all stays as it is.
    the_line(person).fill("all-fives 6-6(6-5,5-4) 6-3,6-5/3-2 1-0 A 0 0/0 -")
    root.get_by_role("button", name="Set up this line").click()
    expect(person.notice()).to_contain_text(words("6-5 stands twice"))
    assert person.state["editor"]["line"] == LINE
    root.get_by_role("combobox", name="Whose turn it is").select_option("B")
    expect(the_line(person)).to_have_value(LINE.replace(" A ", " B "))
    root.get_by_role("combobox", name="Whose turn it is").select_option("A")
    expect(the_line(person)).to_have_value(LINE)
    person.type_move("21l")
    expect(person.notice()).to_contain_text(words("2-1 cannot be played now"))

    root.get_by_role("button", name="Play from here").click()
    expect(root.get_by_role("heading", name="Set up a position", level=1)).to_have_count(0)
    person.settle()
    assert [tile["tile"] for tile in person.state["tiles"]] == ["6-6", "6-5", "5-4"]
    position = parse_position(LINE)
    assert [tile["tile"] for tile in person.state["hand"]] == [str(tile) for tile in reversed(position.hands[0])]
    person.lay("6-3", 0)
    assert len(person.state["tiles"]) >= 4


@pytest.mark.heavy
def test_a_link_begins_with_a_position_and_a_bad_one_says_why(person: Person) -> None:
    person.settle()
    address = person.page.url.partition("?")[0]
    for text, said in ((LINE, "This link begins another match"), (LINE.replace("3-2", "6-6"), "6-6 stands twice")):
        person.page.goto(f"{address}?position={text.replace(' ', '%20')}")
        begin = person.root.get_by_role("button", name="Begin the new one")
        begin.wait_for()
        if text == LINE:
            expect(person.root.get_by_text(said)).to_be_visible()
        begin.click()
        if text != LINE:
            expect(person.notice()).to_contain_text(words(said))
        expect(person.root.locator(".d-lie")).to_have_count(3)
