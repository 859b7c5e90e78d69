"""What stands round the table: hints to the last step, the guide, house rules, watching, resigning, typed moves."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from domino_widget.engine import VARIANTS, Tile, parse_position
from tests.browser.player import Person, game_name, pick, words

Sit = Callable[..., Person]
#: You hold 6-3 for the six of 6-6, which then counts twice: 6 + 6 + 3; the double has its other side open.
LINE = "all-fives 6-6 6-3,2-1,0-0/5-4,4-3,1-0 6-5,6-4,2-2,4-4 A 0 0/0 !B0"
STEPS = ("where to look", "show the rule", "show a part", "show the answer")


def plain(where: Locator) -> str:
    """The text without the marks that stand round each value."""
    return re.sub("[\u2066-\u2069]", "", where.inner_text())


def hint(person: Person) -> Locator:
    return person.root.locator('[data-panel="hint"]')


def open_steps(person: Person, most: int = 4) -> None:
    """One step after the other; each waits a while before it can be opened."""
    for number, name in enumerate(STEPS[:most], 1):
        button = hint(person).get_by_role("button", name=f"Step {number}: {name}", disabled=False)
        button.click()
        expect(hint(person).get_by_role("listitem").nth(number - 1)).to_have_attribute("aria-current", "step")


def test_a_hint_goes_from_where_to_look_to_the_answer_and_is_true(notebook: Sit) -> None:
    person = notebook(
        "from domino_widget import DominoTable\nfrom domino_widget.engine import parse_position\n"
        f'DominoTable.from_position(parse_position("{LINE}"))'
    )
    person.tile("6-3").click()
    open_steps(person, 1)
    assert not re.search(r"\d", plain(hint(person).locator(".pn-group").nth(1)).replace("Step 2", ""))
    expect(hint(person)).to_contain_text("this try: assisted")
    for number in (2, 3, 4):
        hint(person).get_by_role("button", name=f"Step {number}: {STEPS[number - 1]}", disabled=False).click()
    expect(hint(person).get_by_role("button", name="That was the last step")).to_be_visible()
    position = parse_position(LINE)
    layout = position.layout.with_tile(Tile.of(6, 3), position.layout.ends()[0])
    assert layout.count() == 15
    answer = plain(hint(person))
    assert "15" in answer
    assert re.search(r"6 \+ 6 \+ 3|12 \+ 3|3 \+ 6 \+ 6", answer)


def test_hints_remind_of_a_claim_and_say_what_it_is_worth(notebook: Sit) -> None:
    person = notebook(
        "from domino_widget import DominoTable\nfrom domino_widget.engine import parse_position\n"
        f'DominoTable.from_position(parse_position("{LINE}"))'
    )
    person.lay("6-3", 0)
    open_steps(person)
    expect(hint(person).get_by_text("claim now").first).to_be_visible()
    assert re.search(r"6-3 makes .*: claim 15", plain(hint(person)))


def test_the_guide_has_every_game_and_the_controls(person: Person) -> None:
    person.settle()
    rev = person.state["rev"]
    person.button("Guide").click()
    dialog = person.page.get_by_role("dialog", name="Guide")
    for game in VARIANTS:
        dialog.get_by_label("Game").select_option(label=game_name(game))
        sections = dialog.locator(".pn-guide").first.locator(".pn-guide-part")
        expect(sections.nth(5)).to_be_attached()
        assert len(plain(dialog.locator(".pn-guide").first)) > 500, game
    controls = dialog.locator(".pn-guide").last
    controls.locator("summary").click()
    expect(controls.get_by_text("65l").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert person.state["rev"] == rev


def test_house_rules_are_chosen_by_name_and_played(person: Person) -> None:
    """All Fives to 150 with a spinner and automatic scoring: a hand without a claim strip."""

    def change(dialog: Locator) -> None:
        pick(dialog, "Game", "All Fives (Muggins)")
        dialog.get_by_text("House rules", exact=True).click()
        dialog.get_by_role("combobox").filter(has_text="First double is a spinner").select_option("spinner-first")
        expect(dialog.get_by_text("is open on four sides; its tips open")).to_be_visible()
        dialog.get_by_role("combobox").filter(has_text="To 150").select_option("target-150")
        dialog.get_by_role("checkbox", name="Automatic scoring").check(force=True)

    person.begin(change)
    assert set(person.state["game"]["house"]) == {"target-150", "spinner-first", "automatic-scoring"}
    expect(person.root.get_by_text(words("to 150")).first).to_be_visible()
    person.play_hand()
    expect(person.on("Claim")).to_have_count(0)
    kinds = {line["kind"] for line in person.state["log"]}
    assert "claimed" not in kinds
    assert "muggins" not in kinds


def test_names_are_shown_and_the_computers_play_by_themselves_to_be_watched(person: Person) -> None:
    def change(dialog: Locator) -> None:
        pick(dialog, "Game", "All Fives (Muggins)")
        dialog.get_by_role("checkbox", name="Watch the computers").check(force=True)
        dialog.get_by_role("textbox", name=words("Name of seat B")).fill("Bea")

    person.begin(change)
    seats = person.root.get_by_role("list", name="Players and scores").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text(words("Computer 1"))
    expect(seats.nth(1)).to_contain_text("Bea")
    expect(person.root.locator('[data-panel="result"]')).to_be_visible()
    expect(person.root.get_by_role("radio")).to_have_count(0)
    person.press("Next hand")
    assert person.state["round"] == 2 or person.state["winner"] is not None


def test_resigning_asks_and_ends_the_match(person: Person) -> None:
    person.settle()
    person.button("Resign").click()
    dialog = person.page.get_by_role("dialog", name="Resign this match?")
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_be_hidden()
    assert person.state["winner"] is None
    person.button("Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    expect(person.root.get_by_role("region", name="The match is over")).to_be_visible()
    expect(person.root.get_by_text("You resigned.").first).to_be_visible()
    assert person.state["winner"] == 1


def test_redo_does_an_undone_turn_again(person: Person) -> None:
    person.settle()
    person.choose()
    after = person.state["position"]
    person.press("Undo")
    assert person.state["position"] != after
    person.press("Redo")
    assert person.state["position"] == after


@pytest.mark.parametrize("game", ["draw", pytest.param("all-fives", marks=pytest.mark.heavy)])
def test_a_hand_by_typed_moves_alone(person: Person, game: str) -> None:
    person.new_match(game)
    person.type_move("nonsense")
    expect(person.notice()).to_contain_text("No move is called that")
    for _ in range(300):
        person.settle()
        if person.is_over():
            break
        person.type_move(typed(person))
    assert person.is_over()


def typed(person: Person) -> str:
    """What a person types next, from what the buttons and the hand say."""
    for name, text in (("Play on", "p"), ("Finish hand", "f"), ("Draw", "d"), ("Knock", "k")):
        if person.on(name).count():
            return text
    tile = person.playable()[0]
    person.tile(tile).click()
    name = plain_name(person.ends(tile).first)
    side = re.search(r"(left|right) end", name)
    return tile + (side[1][0] if side else "")


def plain_name(where: Locator) -> str:
    return re.sub("[\u2066-\u2069]", "", where.get_attribute("aria-label") or where.inner_text())
