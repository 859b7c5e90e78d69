"""A person at the table: reads what is on the screen, clicks, types, and looks things up as a user would.

The snapshot (``state``) is only for checking what is on the screen, never for choosing what to press.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

import domino_widget
from domino_widget.engine import Match, parse_view, read_record, worth
from tests.browser.wire import Wire

#: More choices than this in one hand mean that it goes round in a circle.
MOST_CHOICES = 400
_ISOLATES = "[\u2066-\u2069]*"
#: Anything that a person can do next; each is off while a choice is under way or others' moves are shown.
_ACTS = ("draw", "knock", "play-on", "finish", "next")
_ON = [f'.d-btn[data-act="{act}"][aria-disabled="false"]' for act in _ACTS]
_ASKED = ", ".join(['.d-opt[data-can="true"]', *_ON, ".pn-match-over", ".d-curtain.is-down"])


def words(text: str, start: str = "", end: str = "") -> re.Pattern[str]:
    """A pattern for a name on the screen, where each value stands between marks of its own."""
    return re.compile(start + _ISOLATES.join(map(re.escape, text)) + end)


class Person:
    """Somebody who plays in one view of a widget."""

    def __init__(self, root: Locator, wire: Wire, chance: int = 0) -> None:
        self.root = root
        self.page: Page = root.page
        self.wire = wire
        self.random = Random(chance)

    @property
    def state(self) -> dict[str, Any]:
        return self.wire.state

    # ---- what is on the screen ------------------------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        """An action or tool by its name; one that is off says its reason after it."""
        return self.root.get_by_role("button", name=words(name, "^"))

    def on(self, name: str) -> Locator:
        """The same, if it can be pressed."""
        return self.root.get_by_role("button", name=name, exact=True, disabled=False)

    def tile(self, tile: str) -> Locator:
        """A tile of the hand."""
        return self.root.get_by_role("radio", name=words(tile, "^" + _ISOLATES, "(?![0-9])"))

    def playable(self) -> list[str]:
        """The tiles of the hand whose names say that they fit somewhere."""
        radios = self.root.get_by_role("radio", name=re.compile(", fits |, can lead"))
        return [re.sub(_ISOLATES, "", name).split(",")[0] for name in radios.evaluate_all(_NAMES)]

    def playable_now(self) -> int:
        """How many tiles could be dragged or laid at this moment."""
        return self.root.locator('.d-opt[data-can="true"]').count()

    def ends(self, tile: str) -> Locator:
        """The ways to lay the tile that is chosen."""
        return self.root.get_by_role("button", name=re.compile(f"^(Play|Lead) {_ISOLATES}{tile}"), disabled=False)

    def notice(self) -> Locator:
        return self.root.locator(".d-notice-text")

    def settle(self) -> None:
        """Until the table asks something again. What is answered at once is off for no moment."""
        quiet = self.root.and_(self.page.locator(":not([data-busy])"))
        quiet.locator(_ASKED).first.wait_for(state="attached")

    def wait_for_deal(self, code: str) -> None:
        """Until the deal of a link is on the table: first there is another one."""
        for _ in range(1500):
            if self.wire.states and self.state["code"] == code:
                return self.settle()
            self.page.wait_for_timeout(20)
        raise AssertionError("The deal of the link did not come.")

    def is_over(self) -> bool:
        return self.root.locator('[data-panel="result"]').count() > 0

    # ---- what a person does ---------------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        self.on(name).click()
        self.settle()

    def ask_why(self, name: str) -> None:
        """Presses what is off: it says why."""
        self.button(name).click(force=True)

    def lay(self, tile: str, end: int | None = None) -> None:
        """Tile, then end; by chance where the end is left open."""
        self.tile(tile).click()
        ways = self.ends(tile)
        ways.first.wait_for()
        way = ways.nth(self.random.randrange(ways.count()) if end is None else end)
        turns = "choose which way" in (way.get_attribute("aria-label") or "")
        press_where_it_shows(way)
        if turns:
            ways = self.root.locator(".d-turns").get_by_role("button")
            ways.first.wait_for()
            ways.nth(self.random.randrange(ways.count())).click()
        self.settle()

    def say(self, call: str, points: int) -> None:
        """States a count: ``call`` is Claim or Muggins!."""
        self.root.get_by_role("textbox", name="Your count").fill(str(points))
        self.press(call)

    def type_move(self, text: str) -> None:
        self.root.get_by_role("textbox", name="Typed move").fill(text)
        self.root.get_by_role("textbox", name="Typed move").press("Enter")
        self.settle()

    def choose(self, claims: bool = True) -> None:
        """One choice of whatever kind is asked."""
        for name in ("Play on", "Finish hand"):
            if self.on(name).count():
                points = self.due() if claims and self.on("Claim").count() else 0
                if points:
                    self.say("Claim", points)
                else:
                    self.press(name)
                return
        for name in ("Draw", "Knock"):
            if self.on(name).count():
                self.press(name)
                return
        self.lay(self.random.choice(self.playable()))

    def due(self) -> int:
        """What the ends that lie on the table pay now, added up as anybody can."""
        seen = parse_view(self.state["position"])
        return worth(seen.setup.rules, seen.layout.count())

    def play_hand(self, claims: bool = True) -> int:
        """On to the end of the hand; how many choices it took."""
        self.settle()
        for number in range(MOST_CHOICES):
            if self.is_over():
                assert self.wire.refusals() == [], self.state["position"]
                return number
            self.choose(claims)
        raise AssertionError(f"The hand does not end: {self.state['position']}")

    def download(self, folder: Path) -> Match:
        """The record that the log panel gives, read by the engine."""
        with self.page.expect_download() as waiting:
            self.button("Download the record").click()
        path = folder / "record.txt"
        waiting.value.save_as(path)
        return read_record(path.read_text(encoding="utf-8"))

    def look_at(self, look: str) -> None:
        """The table as it lies ("Table"), or in rows."""
        self.root.get_by_role("group", name="Look of the table").get_by_role("button", name=look).click()

    def new_match(
        self, game: str, *, tiles: str = "", players: int = 0, partners: bool = False, level: str = ""
    ) -> None:
        """A new match: the game by its id, the set as "double-nine", the level of B."""

        def change(dialog: Locator) -> None:
            pick(dialog, "Game", game_name(game))
            if tiles:
                pick(dialog, "Set", tiles)
            if players:
                pick(dialog, "Players", str(players))
            dialog.get_by_role("checkbox", name="Partner with Computer 2").set_checked(partners, force=not partners)
            if level:
                dialog.get_by_role("combobox", name=words("Level of seat B")).select_option(level)

        self.begin(change)

    def begin(self, change: Callable[[Locator], None]) -> None:
        """A new match from the settings dialog, with what ``change`` sets there."""
        before = self.state["match"]
        self.button("Settings").click()
        dialog = self.page.get_by_role("dialog", name="Settings")
        change(dialog)
        dialog.get_by_role("button", name="New match").click()
        # A match that is under way is ended only after a question.
        self.page.locator(".pn-ask, .dmw:not(:has(dialog[open]))").first.wait_for()
        sure = dialog.get_by_role("button", name="Start the new match")
        if sure.is_visible():
            sure.click()
        expect(dialog).to_be_hidden()
        self.settle()
        assert self.state["match"] != before


def centre(where: Locator) -> tuple[float, float]:
    """The middle of what is on the screen, in pixels of the page, once it is there."""
    where.wait_for()
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def game_name(game: str) -> str:
    """What the screen calls a game."""
    texts = (Path(domino_widget.__file__).parent / "locales" / "en.ftl").read_text(encoding="utf-8")
    found = re.search(f"^game-{game} = (.*)$", texts, re.MULTILINE)
    assert found is not None
    return found[1]


def press_where_it_shows(way: Locator) -> None:
    """Clicks a half of a landing tile that lies under no other: ways that turn share the half at the end."""
    way.scroll_into_view_if_needed()
    spot = way.evaluate(_FREE_SPOT)
    assert spot is not None, f"{way.get_attribute('aria-label')} cannot be pressed anywhere"
    way.click(position=spot)


_FREE_SPOT = """(way) => {
  const { left, top, width, height } = way.getBoundingClientRect();
  const spots = [0.25, 0.75, 0.5].map((at) => ({
    x: width * (width >= height ? at : 0.5),
    y: height * (width >= height ? 0.5 : at),
  }));
  return spots.find(({ x, y }) => way.contains(way.getRootNode().elementFromPoint(left + x, top + y))) ?? null;
}"""
_NAMES = "radios => radios.map((radio) => radio.getAttribute('aria-label'))"


def pick(dialog: Locator, group: str, name: str) -> None:
    """A choice of a group of the settings; its card holds a note after the name."""
    radios = dialog.get_by_role("group", name=group, exact=True)
    radios.get_by_role("radio", name=re.compile(f"^{re.escape(name)}( {_ISOLATES}[A-Z0-9].*)?$")).check()
