"""One whole hand without a mouse, by touch on a phone, and by typed moves: equals of the mouse in every game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from domino_widget.engine import VARIANTS
from tests.browser.player import Person

Sit = Callable[..., Person]
PHONE = pytest.mark.browser_context_args(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740})
QUICK = {"all-fives"}
GAMES = [pytest.param(game, marks=() if game in QUICK else pytest.mark.heavy) for game in VARIANTS]
PLAYERS = {"block": 3, "double-nine-cross": 4, "double-twelve-cross": 5}
#: Counts what a mouse or finger did.
COUNT = """
  window.pressed = 0;
  addEventListener("pointerdown", () => { window.pressed += 1; }, true);
"""


def table(game: str) -> str:
    return f"from domino_widget import DominoTable\nDominoTable({game!r}, players={PLAYERS.get(game, 2)}, seed=4)"


#: The letters of the buttons: keys, and typed moves.
LETTERS = {"Draw": "d", "Knock": "k", "Play on": "p", "Finish hand": "f"}


class Keys(Person):
    """Somebody with a keyboard alone."""

    def press(self, name: str) -> None:
        self.page.keyboard.press(LETTERS[name])
        self.settle()

    def say(self, call: str, points: int) -> None:
        assert call == "Claim"
        self.page.keyboard.press("c")
        expect(self.root.get_by_role("textbox", name="Your count")).to_be_focused()
        self.page.keyboard.type(str(points))
        self.page.keyboard.press("Enter")
        self.settle()

    def lay(self, tile: str, end: int | None = None) -> None:
        keys = self.page.keyboard
        keys.press("h")
        names = self.root.get_by_role("radio").evaluate_all("(nodes) => nodes.map((node) => node.value)")
        # Arrows choose as they go; the first tile of the hand is chosen by the space bar.
        for _ in range(names.index(tile)):
            keys.press("ArrowRight")
        # By its value: 10-1 is not 10-10.
        chosen = self.root.locator(f'.d-radio[value="{tile}"]')
        if not chosen.is_checked():
            keys.press("Space")
        expect(chosen).to_be_checked()
        ways = self.ends(tile).count()
        turns = "choose which way" in (self.ends(tile).first.get_attribute("aria-label") or "")
        keys.press("Enter")
        if ways > 1 or turns:
            # With more than one place, Enter has gone on to the first of them.
            expect(self.root.locator('[data-focus="end"]:focus')).to_have_count(1)
            for _ in range(self.random.randrange(ways) if end is None else end):
                keys.press("Tab")
                while not self.root.locator('[data-focus="end"]:focus').count():
                    keys.press("Tab")
            turns = "choose which way" in (self.root.locator(":focus").get_attribute("aria-label") or "")
            keys.press("Enter")
            if turns:
                expect(self.root.locator(".d-turns :focus")).to_have_count(1)
                keys.press("Enter")
        self.settle()


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_by_keyboard_alone(notebook: Sit, game: str) -> None:
    seat = notebook(table(game))
    seat.page.evaluate(COUNT)
    person = Keys(seat.root, seat.wire, chance=5)
    cells = cell_texts(person)
    person.root.get_by_role("radio").first.focus()
    if game == "table":
        # Where a tile may turn, the rows ask for the way.
        for _ in range(60):
            person.page.keyboard.press("Shift+Tab")
            if person.root.get_by_role("button", name="Rows", exact=True).evaluate(FOCUSED):
                break
        person.page.keyboard.press("Enter")
        person.page.keyboard.press("h")
    assert person.play_hand() > 0
    assert person.page.evaluate("() => window.pressed") == 0
    assert cell_texts(person) == cells


FOCUSED = "(node) => node === document.activeElement"


def cell_texts(person: Person) -> list[str]:
    """The notebook: no letter of ours may have changed it."""
    return person.page.locator(".jp-CodeCell .cm-content").all_inner_texts()


class Finger(Person):
    """Somebody with one finger."""

    def press(self, name: str) -> None:
        self.on(name).tap()
        self.settle()

    def say(self, call: str, points: int) -> None:
        field = self.root.get_by_role("textbox", name="Your count")
        field.tap()
        field.fill(str(points))
        self.press(call)

    def lay(self, tile: str, end: int | None = None) -> None:
        self.tile(tile).tap()
        ways = self.ends(tile)
        ways.first.wait_for()
        way = ways.nth(self.random.randrange(ways.count()) if end is None else end)
        assert min(size(way)) >= 44
        turns = "choose which way" in (way.get_attribute("aria-label") or "")
        way.tap()
        if turns:
            self.root.locator(".d-turns button").first.tap()
        self.settle()


def size(where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["width"], box["height"]


@PHONE
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_by_touch_on_a_phone(person: Person, game: str) -> None:
    person.settle()
    if game != "draw":
        person.new_match(game, players=PLAYERS.get(game, 2))
    finger = Finger(person.root, person.wire, chance=6)
    assert finger.play_hand() > 0
    assert finger.root.evaluate("(root) => root.scrollWidth - root.clientWidth") == 0


class Typist(Person):
    """Somebody who only types, and takes the board at its word about what can be typed."""

    def enter(self, text: str) -> None:
        field = self.root.get_by_role("textbox", name="Typed move")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        # Taken, it leaves the field; refused, it stays to be mended.
        expect(
            self.root.locator(".d-notice.is-refused")
            .or_(self.root.locator('.d-field[data-focus="typed"]:placeholder-shown'))
            .first
        ).to_be_visible()
        if field.input_value():
            field.press("ControlOrMeta+a")

    def press(self, name: str) -> None:
        self.enter(LETTERS[name])
        self.settle()

    def say(self, call: str, points: int) -> None:
        self.enter(f"{'c' if call == 'Claim' else 'm'} {points}")
        self.settle()

    def lay(self, tile: str, end: int | None = None) -> None:
        assert end is None
        self.enter(tile)
        if self.notice().count():
            ways = re.sub("[\u2066-\u2069]", "", self.notice().inner_text()).split("Type one of these: ")[1]
            self.enter(self.random.choice(ways.rstrip(".").split(", ")))
        self.settle()


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_by_typed_moves(notebook: Sit, game: str) -> None:
    seat = notebook(table(game))
    seat.page.evaluate(COUNT)
    person = Typist(seat.root, seat.wire, chance=7)
    person.root.get_by_role("radio").first.focus()
    person.page.keyboard.press("t")
    person.settle()
    for _ in range(200):
        if person.is_over():
            break
        person.choose()
    assert person.is_over()
    assert set(person.wire.refusals()) <= {"typed-two"}
    assert person.page.evaluate("() => window.pressed") == 0
