"""The levels in the settings, a match against each of them, and a player of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from domino_widget.players import LEVELS
from tests.browser import pages
from tests.browser.player import Person, words
from tests.browser.servers import Server
from tests.browser.test_matches import at_once, play_match
from tests.browser.wire import Wire

#: What each level says of what it forgets.
FORGETS = {
    "novice": "Forgets one count in five, and soon who knocked on what.",
    "club": "Forgets one count in fourteen, and now and then an old knock.",
    "expert": "Forgets hardly a count and no knock, but sees no hidden tile.",
}
NAMES = {"novice": "novice", "club": "club player", "expert": "expert"}
OWN = """
from domino_widget import DominoTable

class First:
    def choose(self, seen, rng):
        return seen.plays[0]
    def speak(self, seen, rng):
        return None

DominoTable("draw", players=3, levels=["club", First(), "novice"], seed=5)
"""


def test_a_level_says_what_it_forgets_and_plays_a_hand_and_the_next(
    person: Person, look: Callable[[str], Path]
) -> None:
    sit_against(person, "club", look)
    assert person.play_hand() > 3
    look("level-club-hand")
    person.press("Next hand")
    assert person.play_hand() > 3
    assert person.wire.refusals() == []


@pytest.mark.heavy
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_match_against_each_level(
    page: Page, wire: Wire, voila_server: Server, look: Callable[[str], Path], tmp_path: Path, level: str
) -> None:
    person = Person(pages.open_app(page, voila_server), wire)
    at_once(person)
    sit_against(person, level, look)
    match = play_match(person, tmp_path)
    assert match.setup.rules.id == "all-fives"
    assert person.state["players"][1]["level"] == level
    assert person.wire.refusals() == []


def sit_against(person: Person, level: str, look: Callable[[str], Path]) -> None:
    """A match of All Fives against a level whose words were read in the settings."""
    person.button("Settings").click()
    dialog = person.page.get_by_role("dialog", name="Settings")
    seat = dialog.get_by_role("combobox", name=words("Level of seat B"))
    expect(seat).to_have_value("club")
    offered = [*(NAMES[one] for one in LEVELS), "somebody at this screen"]
    assert seat.get_by_role("option").all_inner_texts() == offered
    seat.select_option(level)
    expect(seat).to_have_accessible_description(FORGETS[level])
    said = dialog.get_by_text(FORGETS[level])
    said.scroll_into_view_if_needed()
    expect(said).to_be_visible()
    look(f"level-{level}-settings")
    dialog.get_by_role("button", name="Cancel").click()
    person.new_match("all-fives", level=level)
    assert person.state["players"][1]["level"] == level


def test_a_player_of_ones_own_sits_at_the_table_by_its_name(notebook: Callable[..., Person]) -> None:
    person = notebook(OWN)
    assert person.state["players"][1]["level"] == "First"
    person.button("Settings").click()
    dialog = person.page.get_by_role("dialog", name="Settings")
    seat = dialog.get_by_role("combobox", name=words("Level of seat B"))
    expect(seat).to_have_value("First")
    assert seat.get_by_role("option").all_inner_texts()[-1] == "First"
    dialog.get_by_role("button", name="Cancel").click()
    assert person.play_hand() > 1
