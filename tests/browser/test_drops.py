"""A tile let go where it cannot lie: the board says what is wrong and what fits, and stays as it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import STATES, Shown
from tests.browser.player import centre, words

Spot = tuple[float, float]


def take(shown: Shown, tile: str) -> None:
    """With the mouse, off the ledge, and not let go yet."""
    shown.held(tile).scroll_into_view_if_needed()
    x, y = centre(shown.held(tile))
    shown.page.mouse.move(x, y)
    shown.page.mouse.down()
    shown.page.mouse.move(x, y - 60, steps=3)
    shown.root.locator(".d-ghost").wait_for()


def let_go(shown: Shown, spot: Spot) -> None:
    shown.page.mouse.move(*spot, steps=4)
    shown.page.mouse.up()


def corner(shown: Shown) -> Spot:
    """A spot of the felt where nothing is."""
    box = shown.root.locator(".d-felt").bounding_box()
    assert box is not None
    return box["x"] + 30, box["y"] + box["height"] - 12


def unchanged(shown: Shown, tile: str, *said: str) -> None:
    expect(shown.notice()).to_contain_text(words("".join(said[:1])))
    for part in said[1:]:
        expect(shown.notice()).to_contain_text(words(part))
    expect(shown.root.locator(".d-ghost")).to_have_count(0)
    expect(shown.held(tile)).to_be_visible()
    assert shown.acts() == []


@pytest.fixture
def draw(page: Page, harness: str) -> Shown:
    return Shown(page, harness, "draw")


def test_on_nothing(draw: Shown) -> None:
    tile = draw.tile(1)["tile"]
    take(draw, tile)
    let_go(draw, corner(draw))
    unchanged(draw, tile, "was let go over no end", "It fits")


def test_what_is_asked_and_what_is_said_are_in_sight_on_a_phone(page: Page, harness: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    said = Shown(page, harness, "draw")
    said.root.locator(".d-end-btn").first.click(force=True)
    expect(said.notice()).to_be_in_viewport(ratio=1)
    asked = Shown(page, harness, "fives-both")
    waiting = asked.root.locator(".d-asks")
    expect(waiting).to_be_in_viewport(ratio=1)
    # A claim without a count: what is missing is said beside it, and nothing hides what may be pressed.
    waiting.get_by_role("button", name="Claim").click()
    expect(asked.notice()).to_be_in_viewport(ratio=1)
    for name in ("Claim", "Muggins!", "Play on"):
        waiting.get_by_role("button", name=name).click(trial=True)
    # An end is no place to press meanwhile, and looks like none.
    flat = asked.root.locator(".d-end-btn").first.evaluate("(node) => getComputedStyle(node).backgroundColor")
    assert flat == "rgba(0, 0, 0, 0)"
    assert asked.acts() == []


def test_on_a_wrong_end(draw: Shown) -> None:
    tile = draw.tile(1)
    other = next(end for end in draw.state["ends"] if end["id"] != tile["plays"][0]["end"])
    take(draw, tile["tile"])
    let_go(draw, centre(draw.root.locator(f'.d-end[data-end="{other["id"]}"]')))
    unchanged(draw, tile["tile"], "does not fit", "It fits")


def test_a_tile_that_fits_nowhere(page: Page, harness: str) -> None:
    shown = Shown(page, harness, "table-draw")
    tile = shown.tile(0)["tile"]
    take(shown, tile)
    let_go(shown, corner(shown))
    unchanged(shown, tile, "fits no end; open are")


def test_back_on_the_ledge_needs_no_word(draw: Shown) -> None:
    tile = draw.tile(1)["tile"]
    take(draw, tile)
    let_go(draw, centre(draw.root.locator(".d-hand-cap")))
    expect(draw.root.locator(".d-ghost")).to_have_count(0)
    expect(draw.notice()).to_have_count(0)
    assert draw.acts() == []


def test_twice(page: Page, harness: str) -> None:
    """A second tile while the first is on its way: one choice is sent."""
    draw = Shown(page, harness, "draw-twelve")
    first, second = [one["tile"] for one in draw.state["hand"] if one["plays"]][:2]
    draw.silence()
    take(draw, first)
    lit = draw.root.locator("[data-drop]")
    lit.first.wait_for()
    spot = centre(lit.first)
    let_go(draw, spot)
    expect(lit).to_have_count(0)
    take(draw, second)
    expect(lit).to_have_count(0)
    let_go(draw, spot)
    assert len(draw.acts()) == 1
    expect(draw.held(second)).to_be_visible()


def test_after_the_turn_has_passed(draw: Shown) -> None:
    """Another view of the same table has played meanwhile."""
    tile = draw.tile(1)["tile"]
    take(draw, tile)
    hand = [{**one, "plays": []} for one in draw.state["hand"]]
    draw.change({**draw.state, "rev": draw.state["rev"] + 1, "hand": hand})
    let_go(draw, corner(draw))
    unchanged(draw, tile, "The table moved on while you held", "nothing was done")


def test_during_a_kernels_silence(draw: Shown) -> None:
    draw.silence()
    tile = draw.tile(1)["tile"]
    draw.page.evaluate("() => { document.querySelector('[data-act=undo]').click(); }")
    draw.root.locator('.d-link[data-trouble="busy"]').wait_for()
    sent = draw.acts()
    take(draw, tile)
    let_go(draw, corner(draw))
    expect(draw.notice()).to_contain_text("The kernel is busy")
    assert draw.acts() == sent
    expect(draw.held(tile)).to_be_visible()


@pytest.mark.parametrize("look", ["table", "rows"])
def test_without_a_kernel_nothing_is_lit_and_a_drop_says_why(page: Page, harness: str, look: str) -> None:
    shown = Shown(page, harness, "draw", look=look)
    tile = shown.tile(1)["tile"]
    page.evaluate("() => window.model.trigger('comm_live_update')")
    expect(shown.root.locator(".d-now")).to_contain_text("The kernel was restarted")
    take(shown, tile)
    expect(shown.root.locator("[data-drop]")).to_have_count(0)
    box = shown.root.locator(".d-felt-top").bounding_box()
    assert box is not None
    let_go(shown, (box["x"] + 100, box["y"] + 150))
    unchanged(shown, tile, "The kernel was restarted")


def test_an_end_that_is_pressed_says_what_the_chosen_tile_fits(draw: Shown) -> None:
    tile = draw.tile(1)
    draw.held(tile["tile"]).click()
    expect(draw.root.locator(".d-now")).to_contain_text(words(f"{tile['tile']} is chosen: it fits 1 of"))
    draw.root.locator(".d-end").click(force=True)
    unchanged(draw, tile["tile"], "does not fit", "It fits")


def test_ways_to_turn_are_told_apart_before_one_is_taken(page: Page, harness: str) -> None:
    """Table Draw in rows: a press on the end opens its ways, and only the second press plays."""
    shown = Shown(page, harness, "table-draw", look="rows")
    tile = next(one for one in STATES["table-draw"]["hand"] if any(play["turn"] for play in one["plays"]))
    shown.held(tile["tile"]).click()
    shown.root.locator(".d-end-btn.is-lit").first.click()
    expect(shown.root.locator(".d-now")).to_contain_text("choose which way it turns")
    ways = shown.root.locator(".d-turns button")
    assert ways.count() > 1
    assert shown.acts() == []
    # Esc takes it back.
    shown.held(tile["tile"]).locator("input").focus()
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    assert shown.acts() == []
