"""Turns that go wrong elsewhere: stuck players, double clicks, undo, the log, the end of a hand."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Person, words
from tests.browser.positions import cell, line

Sit = Callable[..., Person]
#: Both ends are ones, none of yours fits; the boneyard gives 4-2, then 3-1, which does.
STUCK = line("draw", "1-1", "5-5,4-3,3-2/2-2,4-4,3-3", first="4-2,3-1")
#: The same, where the first tile drawn fits.
LUCKY = line("draw", "1-1", "5-5,4-3,3-2/2-2,4-4,3-3", first="3-1,4-2")
#: 5-1 is all that you hold, and it fits: the hand ends with it.
LAST = line("draw", "1-1", "5-1/2-2,4-4,3-3")


def test_fault_09_draw_is_on_and_has_the_focus_for_a_player_who_is_stuck(notebook: Sit) -> None:
    person = notebook(cell(STUCK))
    keys = person.page.keyboard
    assert person.playable() == []
    expect(person.on("Knock")).to_have_count(0)
    # Somebody at the table, on any tile, presses Draw; from then on Enter is enough.
    person.tile("5-5").focus()
    keys.press("d")
    person.settle()
    expect(person.on("Draw")).to_be_focused()
    keys.press("Enter")
    person.settle()
    expect(person.button("Draw")).to_be_disabled()
    assert person.playable() == ["3-1"]


def test_fault_38_a_double_click_on_draw_draws_one_tile(notebook: Sit) -> None:
    person = notebook(cell(LUCKY))
    revision = person.state["rev"]
    person.on("Draw").dblclick()
    person.settle()
    assert person.playable() == ["3-1"]
    expect(person.root.get_by_role("radio")).to_have_count(4)
    assert person.state["rev"] == revision + 1
    expect(person.notice()).to_have_count(0)


def test_fault_40_undo_does_not_let_one_peek(notebook: Sit) -> None:
    person = notebook(cell(STUCK))

    def held() -> list[str]:
        return [one["tile"] for one in person.state["hand"]]

    before = held()
    person.press("Draw")
    person.press("Draw")
    drawn = held()
    person.press("Undo")
    person.press("Undo")
    assert held() == before
    log = person.root.get_by_role("list", name="Events of this hand")
    expect(log).to_contain_text("You took your last turn back.")
    person.press("Draw")
    person.press("Draw")
    assert held() == drawn
    # Done again from the other side: redo brings the very same.
    person.press("Undo")
    person.press("Redo")
    assert held() == drawn


def test_fault_42_stepping_through_the_log_leaves_the_hand_alone(person: Person) -> None:
    person.settle()
    for _ in range(3):
        person.choose()
    if not person.playable():
        person.settle()
    shown, rev = board(person), person.state["rev"]
    chosen = person.playable()[0] if person.playable() else None
    if chosen:
        person.tile(chosen).click()
    asked = len(person.wire.requests())
    person.button("To the start").click()
    expect(person.root.get_by_text(words("You are looking back: step 1 of")).first).to_be_visible()
    assert board(person) == []
    # The hand is the one that was dealt, and it is there to be looked at.
    held = person.root.get_by_role("radio")
    expect(held).to_have_count(person.state["log"][0]["hands"][0])
    assert held.evaluate_all("(nodes) => nodes.every((node) => node.disabled)")
    person.button("One step on").click()
    # Looking back, nothing can be played.
    assert person.playable_now() == 0
    # Beside what is said of it, and beside the list of steps.
    person.root.get_by_role("main").get_by_role("button", name="To the present").click()
    assert board(person) == shown
    assert person.state["rev"] == rev
    assert len(person.wire.requests()) == asked
    if chosen:
        expect(person.tile(chosen)).to_be_checked()
    # Opening the hints is no move either.
    person.button("Step 1: where to look").click()
    expect(person.button("Step 1: where to look")).to_have_count(0)
    assert person.state["rev"] == rev


def board(person: Person) -> list[str]:
    """The tiles of the table in words, arm by arm."""
    texts = person.root.get_by_role("region", name=words("The table: ")).get_by_role("listitem").all_inner_texts()
    return [text for text in texts if re.match(r"\d+-\d+$", text)]


def test_fault_46_the_last_tile_is_drawn_and_the_result_beside_it_has_the_focus(notebook: Sit) -> None:
    person = notebook(cell(LAST))
    person.lay("5-1")
    sheet = person.root.get_by_role("region", name="How the hand was scored")
    expect(sheet).to_be_focused()
    assert board(person) == ["5-1"]
    table = person.root.locator(".d-table").bounding_box()
    result = sheet.bounding_box()
    assert table is not None
    assert result is not None
    # Beside the table, not over it.
    assert result["y"] >= table["y"] + table["height"] or result["x"] >= table["x"] + table["width"]
    # Log and hints work on.
    person.button("One step back").click()
    expect(person.root.get_by_text("You are looking back; the hand itself waits.").first).to_be_visible()
    # Beside what is said of it, and beside the list of steps.
    person.root.get_by_role("main").get_by_role("button", name="To the present").click()
    person.press("Next hand")
    expect(sheet).to_have_count(0)
