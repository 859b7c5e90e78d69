"""Nothing for axe-core in any state, in a real browser: colours as they are painted, places as they come to lie."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.harness import AXE, STATES, Shown

LOOKS = [{"look": look, "theme": theme} for look in ("table", "rows") for theme in ("light", "dark")]
#: A page of its own has headings and landmarks; the widget is a part of somebody else's.
RUN = """async () => {
  const found = await axe.run(document.querySelector(".dmw"), { rules: { region: { enabled: false } } });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`);
}"""


def faults(shown: Shown) -> list[str]:
    shown.page.add_script_tag(path=AXE)
    found: list[str] = shown.page.evaluate(RUN)
    return found


@pytest.mark.parametrize("state", ["draw", "cross-arms", "fives-both", "table-closed", "result"])
def test_fault_54_nothing_in_states_of_each_kind(page: Page, harness: str, state: str) -> None:
    assert faults(Shown(page, harness, state, **LOOKS[len(state) % 4])) == []


OTHER: list[dict[str, Any]] = [{"contrast": "more"}, {"size": "room"}, {"width": "360"}, {"page": "1"}]


@pytest.mark.heavy
@pytest.mark.parametrize("query", [*LOOKS, *OTHER], ids=lambda one: "-".join(one.values()))
@pytest.mark.parametrize("state", STATES)
def test_fault_54_nothing_in_any_state_and_scheme(
    page: Page, harness: str, state: str, query: dict[str, str]
) -> None:
    assert faults(Shown(page, harness, state, **query)) == []


@pytest.mark.parametrize("trouble", ["no table", "first visit", "chosen", "no kernel", "watching", "looking back"])
def test_fault_54_nothing_in_what_comes_over_a_state(page: Page, harness: str, trouble: str) -> None:
    match trouble:
        case "no table":
            shown = Shown(page, harness, "none")
        case "first visit":
            shown = Shown(page, harness, "draw", first="1")
        case "chosen":
            fitting = next(tile["tile"] for tile in STATES["draw"]["hand"] if tile["plays"])
            shown = Shown(page, harness, "draw", pick=fitting)
            shown.root.locator(".d-land").first.wait_for()
        case "no kernel":
            shown = Shown(page, harness, "draw")
            page.evaluate("() => window.model.trigger('comm_live_update')")
            shown.root.locator(".d-link").wait_for()
        case "watching":
            shown = Shown(page, harness, "draw", **{"from": "1", "pace": "3000"})
            shown.root.get_by_role("button", name="Show all").wait_for()
        case _:
            shown = Shown(page, harness, "draw")
            shown.root.get_by_role("button", name="To the start").click()
    assert faults(shown) == []


@pytest.mark.parametrize("name", ["settings", "guide", "keys", "kept"])
def test_fault_54_nothing_in_the_dialogs(page: Page, harness: str, name: str) -> None:
    shown = Shown(page, harness, "draw")
    button = shown.root.locator(f'[data-opens="{name}"]')
    assert button.count() == 1
    button.click()
    shown.root.locator("dialog[open]").wait_for()
    assert faults(shown) == []


#: What an element looks like but for its colours: where it is lifted to, the width of its lines, and signs.
SHAPE = """([node, sign]) => {
  const face = getComputedStyle(node);
  const widths = (face.boxShadow.match(/[\\d.]+px/g) ?? []).join(" ");
  const after = sign ? getComputedStyle(sign, "::after").content : "";
  return [face.transform, face.translate, face.outlineStyle, face.outlineWidth, widths, after].join("|");
}"""


def shape(option: Locator) -> str:
    """The look of a tile of the hand, without colours."""
    face = option.locator(".d-face").element_handle()
    found: str = option.page.evaluate(SHAPE, [face, option.element_handle()])
    return found


def test_fault_56_tiles_and_seats_are_told_apart_without_colours(page: Page, harness: str) -> None:
    can = next(tile["tile"] for tile in STATES["draw"]["hand"] if tile["plays"])
    shown = Shown(page, harness, "draw")
    fits, others = shown.root.locator(".d-opt.can"), shown.root.locator(".d-opt.cannot")
    assert shape(fits.first) != shape(others.first)
    before = shape(shown.held(can))
    shown.held(can).click()
    page.wait_for_timeout(400)
    assert shape(shown.held(can)) != before
    # The tile laid last has a frame, and beside it the letter of who laid it.
    last = shown.root.locator(".d-disc-last")
    assert last.inner_text().strip() in {player["letter"] for player in shown.state["players"]}
    assert shown.root.locator("rect.d-last").count() == 1
    names = shown.root.locator(".d-seat-name, .d-player-name").all_inner_texts()
    assert len(set(names)) == len(names) == len(shown.state["players"])
