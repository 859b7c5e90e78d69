"""Hands in JupyterLab: Cross, All Fives with its claims and Muggins, and one by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Person, words

Sit = Callable[..., Person]
#: You lead 5-0, which counts five, and Computer 1 has but one tile for it: 5-5, which makes ten.
HANDS = "5-0,2-0,3-2,6-4,1-1/5-5,6-3,4-3,6-6,2-2"
BONEYARD = "5-4,5-3,5-2,5-1,6-5,6-2,6-1,6-0,4-4,4-2,4-1,4-0,3-3,3-1,3-0,2-1,1-0,0-0"
#: A computer that plays its first legal tile and speaks as it is told.
TOLD = f"""
from domino_widget import DominoTable
from domino_widget.engine import Claim, Muggins, parse_position
from domino_widget.table import Table

class Told:
    def __init__(self, claims, calls):
        self.claims, self.calls = claims, calls
    def choose(self, seen, rng):
        return seen.plays[0]
    def speak(self, seen, rng):
        if self.claims and seen.claim_window == seen.seat:
            return Claim(seen.seat, seen.layout.count())
        if self.calls and seen.muggins_window not in (None, seen.seat):
            return Muggins(seen.seat, seen.layout.before_last().count())
        return None

def table(claims, calls):
    position = parse_position("all-fives . {HANDS} {BONEYARD} A 0 0/0 -")
    told = Told(claims, calls)
    return DominoTable.from_table(Table.from_position(position, levels=[told, told]))
"""


def scores(person: Person) -> list[int]:
    """As they stand on the seats' cards."""
    seats = person.root.get_by_role("list", name="Players and scores").get_by_role("listitem")
    return [int(found[1]) for text in seats.all_inner_texts() if (found := re.search(r"(\d+)\W* of \W*100", text))]


def log(person: Person) -> str:
    return re.sub("[\u2066-\u2069]", "", person.root.get_by_role("list", name="Events of this hand").inner_text())


@pytest.mark.heavy
def test_a_hand_of_cross(notebook: Sit) -> None:
    person = notebook("from domino_widget import DominoTable\nDominoTable('cross', players=2, seed=11)")
    # In rows there is one for each of the four arms.
    person.look_at("Rows")
    expect(person.root.get_by_role("heading", name=words("4 arms of"))).to_be_visible()
    assert person.play_hand() > 0


def test_a_wrong_number_is_refused_and_explained_and_the_human_calls_muggins(notebook: Sit) -> None:
    person = notebook(TOLD + "table(claims=False, calls=False)")
    person.lay("5-0")
    before = person.state
    person.say("Claim", 7)
    expect(person.notice()).to_have_text(words("7 is not the count."))
    assert person.state == before
    assert scores(person) == [0, 0]
    person.say("Claim", 5)
    assert "You claimed 5 for 5-0." in log(person)
    assert scores(person) == [5, 0]
    # Computer 1 laid 5-5 and did not claim its ten; two tiles later it would be lost.
    person.lay("2-0")
    expect(person.root.get_by_text(words("5-5 of Computer 1 was not claimed"))).to_be_visible()
    person.say("Muggins!", 10)
    assert "You called Muggins on Computer 1 and took 10 for 5-5." in log(person)
    assert scores(person) == [15, 0]
    assert person.wire.refusals() == ["wrong-count"]
    person.wire.frames.clear()
    assert person.play_hand() > 0


def test_a_missed_claim_is_taken_by_the_computer(notebook: Sit) -> None:
    person = notebook(TOLD + "table(claims=True, calls=True)")
    person.lay("5-0")
    person.press("Play on")
    assert "Computer 1 called Muggins on you and took 5 for 5-0." in log(person)
    assert "Computer 1 claimed 10 for 5-5." in log(person)
    assert scores(person) == [0, 15]


def test_a_missed_claim_that_nobody_calls_is_lost(notebook: Sit) -> None:
    person = notebook(TOLD + "table(claims=False, calls=False)")
    person.lay("5-0")
    person.press("Play on")
    # The window of 5-0 was closed by 5-5.
    person.ask_why("Claim")
    expect(person.notice()).to_have_text("Only the player of the last tile may claim it.")
    assert scores(person) == [0, 0]


def test_fault_51_a_hand_by_keyboard_alone_changes_no_cell(notebook: Sit) -> None:
    person = notebook("from domino_widget import DominoTable\nDominoTable('draw', players=2, seed=4)", "1 + 1")
    page = person.page
    cells = page.evaluate(CELLS)
    reach(page)
    for _ in range(60):
        if person.is_over():
            break
        by_keys(person)
    assert person.is_over()
    assert person.wire.refusals() == []
    person.press("Next hand")
    # The notebook's own single keys, pressed in here, are the game's or nobody's.
    for key in ("Escape", "h", "a", "b", "d", "d", "x", "m", "ArrowDown", "ArrowUp"):
        if key != "Escape":
            page.get_by_role("radio").first.focus()
        page.keyboard.press(key)
    assert page.evaluate(CELLS) == cells


CELLS = """() => [...window.jupyterapp.shell.currentWidget.content.widgets]
  .map(({ model }) => [model.type, model.sharedModel.getSource()])"""
ON_A_TILE = "() => document.activeElement?.type === 'radio'"
SPOKEN = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText ?? ''"


def reach(page: Page) -> None:
    """To the hand with the Tab key, from wherever the notebook has the focus."""
    for _ in range(60):
        if page.evaluate(ON_A_TILE):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the hand")


def by_keys(person: Person) -> None:
    """One choice without a mouse, going by what has the focus and what it is called."""
    keys = person.page.keyboard
    for name, key in (("Play on", "p"), ("Finish hand", "f")):
        if person.on(name).count():
            keys.press(key)
            person.settle()
            return
    for name in ("Draw", "Knock"):
        if person.on(name).count():
            expect(person.on(name)).to_be_focused()
            keys.press("Enter")
            person.settle()
            return
    keys.press("h")
    keys.press("Space")
    for _ in range(40):
        if ", fits" in spoken(person) or ", can lead" in spoken(person):
            break
        keys.press("ArrowDown")
    keys.press("Enter")
    # More than one place: the focus is on the first of them, and Enter takes it.
    if spoken(person).startswith("Play "):
        keys.press("Enter")
    person.settle()


def spoken(person: Person) -> str:
    """The name of what has the focus."""
    text: str = person.page.evaluate(SPOKEN)
    return re.sub("[\u2066-\u2069]", "", text)
