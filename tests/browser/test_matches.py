"""Whole matches of Block and of Draw in Voila, by clicking; every kind of match that the settings offer."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from domino_widget.engine import Match, Setup, find_variant, pip_sum
from tests.browser import pages
from tests.browser.player import Person, words
from tests.browser.servers import Server
from tests.browser.wire import Wire

MOST_HANDS = 40
#: Three players with 75 points each.
NEAR_THE_END = """
from domino_widget import DominoTable
from domino_widget.engine import Setup, deal, find_variant
DominoTable.from_position(deal(Setup(find_variant("draw"), seats=3), 4, scores=(75, 75, 75)))
"""


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "players"), [("block", 5), ("draw", 3)])
def test_a_whole_match(page: Page, wire: Wire, voila_server: Server, tmp_path: Path, game: str, players: int) -> None:
    person = Person(pages.open_app(page, voila_server), wire)
    at_once(person)
    person.new_match(game, players=players)
    play_match(person, tmp_path)


def test_the_end_of_a_match_and_the_next(notebook: Callable[..., Person], tmp_path: Path) -> None:
    play_match(notebook(NEAR_THE_END), tmp_path)


def play_match(person: Person, tmp_path: Path) -> Match:
    """On to its end, every hand's sheet checked; the record of it."""
    hands = 0
    while True:
        person.play_hand()
        hands += 1
        expect(person.root.locator('[data-panel="result"]')).to_be_focused()
        match = person.download(tmp_path)
        assert len(match.results) == hands
        check_sheet(person, match)
        if match.winner is not None:
            break
        assert hands < MOST_HANDS
        person.press("Next hand")
        expect(person.root.get_by_text(words(f"Hand {hands + 1}, to 100"))).to_be_visible()
    assert max(match.scores) >= 100
    check_end(person, match)
    return match


def at_once(person: Person) -> None:
    """The computers' moves without pauses, by the settings."""
    person.button("Settings").click()
    dialog = person.page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("combobox", name="Computer moves").select_option("At once")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_be_hidden()


def check_sheet(person: Person, match: Match) -> None:
    """All hands face up, and the scores of the sheet and of the seats are the engine's."""
    over = match.winner is not None
    sheet = person.root.get_by_role("region", name="The match is over" if over else "How the hand was scored")
    result = match.results[-1]
    rows = sheet.get_by_role("list").filter(has_text="pip").first.get_by_role("listitem")
    assert rows.count() == match.setup.seats
    for row, hand in zip(rows.all(), result.hands):
        expect(row).to_contain_text(words(str(pip_sum(hand))))
        assert sorted(re.findall(r"\d+-\d+", row.inner_text())) == sorted(map(str, hand))
    now = [row.get_by_role("cell").last.inner_text() for row in sheet.get_by_role("row").all()[1:]]
    assert list(map(int, now)) == list(match.scores)
    seats = person.root.get_by_role("list", name="Players and scores").get_by_role("listitem")
    for seat, score in zip(seats.all(), match.scores):
        expect(seat).to_contain_text(words(f"{score} of 100 points"))


def check_end(person: Person, match: Match) -> None:
    """Who won, said and marked; no further hand, and a new match under the same settings."""
    winner = match.winner
    sheet = person.root.get_by_role("region", name="The match is over")
    told = "You win the match!" if winner == 0 else f"Computer {winner} wins the match."
    expect(sheet.get_by_role("heading", name=words(told))).to_be_visible()
    expect(person.button("Next hand")).to_have_count(0)
    sheet.get_by_role("button", name="New match, same settings").click()
    expect(sheet).to_be_hidden()
    person.settle()
    assert person.state["game"]["id"] == match.setup.rules.id
    expect(person.root.get_by_text(words("Hand 1, to 100"))).to_be_visible()
    # A computer that leads may have claimed already.
    opened = 20 if match.setup.rules.multiples else 0
    assert max(side["score"] for side in person.state["sides"]) <= opened


def test_new_match_with_every_number_of_players_set_and_with_partners(person: Person) -> None:
    kinds = [
        *(("block", players, tiles) for players in (2, 3, 4, 5) for tiles in (6, 9, 12)),
        *(("draw", players, tiles) for players in (2, 5) for tiles in (6, 12)),
    ]
    for game, players, tiles in kinds:
        person.new_match(game, tiles={6: "double-six", 9: "double-nine", 12: "double-twelve"}[tiles], players=players)
        check_deal(person, Setup(find_variant(game), tiles, players))
    person.new_match("block", tiles="double-six", players=4, partners=True)
    check_deal(person, Setup(find_variant("block"), 6, 4, True))
    seats = person.root.get_by_role("list", name="Players and scores").get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text(words("partner of You"))
    assert person.play_hand() > 0


def check_deal(person: Person, setup: Setup) -> None:
    """The seats and the tiles of this set-up are on the screen."""
    seats = person.root.get_by_role("list", name="Players and scores").get_by_role("listitem")
    expect(seats).to_have_count(setup.seats)
    laid, held = len(person.state["tiles"]), [player["tiles"] for player in person.state["players"]]
    each = setup.hand_size
    assert laid + sum(held) == each * setup.seats or setup.rules.id == "draw"
    assert held[0] == each
    expect(person.root.get_by_role("radio")).to_have_count(each)
    left = person.state["boneyard"]["left"]
    assert laid + sum(held) + left == (setup.max_pip + 1) * (setup.max_pip + 2) // 2
    expect(person.root.get_by_text(words(f"{left} left"))).to_be_visible()
