"""Small screens, long hands, hidden outputs, no motion: the picture stays right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.harness import Shown
from tests.browser.player import Person
from tests.browser.positions import cell, line
from tests.browser.servers import Server
from tests.browser.wire import Wire

Sit = Callable[..., Person]
#: Thirty tiles in your hand, of a double-twelve set.
MANY = ",".join(f"{high}-{low}" for high in range(12, 5, -1) for low in range(high - 4, -1, -1) if low < 6)
LONG = line("draw{set=12}", "5-5", ",".join(MANY.split(",")[:30]) + "/12-12,11-11,10-10", tiles=12)
BOX = "from ipywidgets import Box, Layout\nBox([game], layout=Layout(width='{}px'))"


def test_fault_32_a_hand_of_thirty_tiles_on_a_phone(notebook: Sit) -> None:
    person = notebook(cell(LONG, show=BOX.format(360)))
    radios = person.root.get_by_role("radio")
    expect(radios).to_have_count(30)
    root = person.root.bounding_box()
    assert root is not None
    assert root["width"] <= 360
    for radio in radios.all():
        radio.focus()
        expect(radio).to_be_in_viewport()
        box = radio.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
        assert root["x"] <= box["x"]
        assert box["x"] + box["width"] <= root["x"] + root["width"] + 0.5
    assert overflow(person) == 0


def test_fault_33_an_output_420_pixels_wide(notebook: Sit) -> None:
    person = notebook(cell(LONG, show=BOX.format(420)))
    box = person.root.bounding_box()
    assert box is not None
    assert box["width"] <= 420
    assert overflow(person) == 0
    inner = person.root.locator("..").evaluate_all(
        "(nodes) => nodes.map((node) => node.scrollWidth - node.clientWidth)"
    )
    assert inner == [0]


def overflow(person: Person) -> int:
    """How many pixels stick out of the widget at its side."""
    over: int = person.root.evaluate("(root) => root.scrollWidth - root.clientWidth")
    return over


#: What lies outside the widget or is cut off, of what is there to be read or pressed.
CUT_OFF = """(root) => {
  const side = root.getBoundingClientRect();
  const lost = (node) => {
    const { left, right, width } = node.getBoundingClientRect();
    if (width < 2 || node.closest("svg, .d-sr, .pn-sr")) return false;
    if (left < side.left - 1 || right > side.right + 1) return true;
    return getComputedStyle(node).overflowX !== "visible" && node.scrollWidth > node.clientWidth + 1;
  };
  return [...root.querySelectorAll("button, label, span, p, h3, li")].filter(lost).map((node) => node.outerHTML);
}"""


def test_letters_of_twice_the_size_on_a_phone(page: Page, harness: str) -> None:
    """Nobody's name, no sentence and no button is cut off."""
    page.set_viewport_size({"width": 360, "height": 740})
    for state in ("draw", "fives-claim", "block-partners", "result", "match-over"):
        shown = Shown(page, harness, state, page="1")
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert shown.root.evaluate(CUT_OFF) == [], state
        assert shown.root.evaluate("(root) => root.scrollWidth - root.clientWidth") == 0, state


LINE_OF_SIX = line("draw", "6-6(6-5,5-4,4-3)(6-1,1-2)", "3-2,5-3/2-2,4-4,3-3")
HIDDEN = {
    "accordion": "from ipywidgets import Accordion\nAccordion([game], titles=['Open me'], selected_index=None)",
    "tab": "from ipywidgets import HTML, Tab\nTab([HTML('first'), game], titles=['First', 'Open me'])",
}


@pytest.mark.parametrize("where", HIDDEN)
def test_fault_31_a_table_made_in_a_hidden_place_is_right_when_it_is_shown(
    quick: Page, wire: Wire, lab_server: Server, where: str
) -> None:
    pages.run_notebook(quick, lab_server, f"hidden_{where}", cell(LINE_OF_SIX, show=HIDDEN[where]))
    quick.get_by_text("Open me", exact=True).click()
    expect_the_whole_line(Person(pages.widget(quick), wire))


#: Running a cell unfolds its output: it is folded again while the cell waits for a file.
WAIT = "from pathlib import Path\nfrom time import sleep\nwhile not Path('folded').exists():\n    sleep(0.05)\n"
FOLD = """async () => {
  window.jupyterapp.commands.execute("notebook:run-all-cells");
  await window.jupyterapp.commands.execute("notebook:hide-all-cell-outputs");
}"""


def test_fault_31_so_is_one_in_a_collapsed_output(quick: Page, wire: Wire, lab_server: Server) -> None:
    pages.write_notebook(lab_server.folder / "collapsed.ipynb", WAIT + cell(LINE_OF_SIX))
    pages.open_at(quick, f"{lab_server.url}lab/tree/collapsed.ipynb?reset")
    quick.evaluate(FOLD)
    (lab_server.folder / "folded").touch()
    expect(quick.locator(".jp-InputPrompt").first).to_have_text("[1]:")
    expect(quick.locator(pages.WIDGET).filter(visible=True)).to_have_count(0)
    quick.locator(".jp-OutputPlaceholder").click()
    expect_the_whole_line(Person(pages.widget(quick), wire))


def expect_the_whole_line(person: Person) -> None:
    """Six tiles, each whole on the felt and large enough to be read."""
    person.settle()
    felt = person.root.locator(".d-felt").bounding_box()
    assert felt is not None
    assert felt["width"] > 300
    tiles = person.root.locator(".d-board .d-stage > g > *")
    expect(tiles).to_have_count(6)
    for tile in tiles.all():
        box = tile.bounding_box()
        assert box is not None
        assert felt["x"] <= box["x"]
        assert box["x"] + box["width"] <= felt["x"] + felt["width"]
        assert felt["y"] <= box["y"]
        assert box["y"] + box["height"] <= felt["y"] + felt["height"]
        assert max(box["width"], box["height"]) > 24


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_fault_57_no_tile_flies_where_motion_is_reduced(
    page: Page, wire: Wire, voila_server: Server, motion: Literal["reduce", "no-preference"]
) -> None:
    page.add_init_script(COUNT_MOTION)
    page.emulate_media(reduced_motion=motion)
    person = Person(pages.open_app(page, voila_server), wire)
    for _ in range(4):
        person.settle()
        if not person.is_over():
            person.choose()
    moved = page.evaluate("window.moved")
    if motion == "no-preference":
        assert moved
        assert max(moved) <= 300
        return
    assert moved == []
    # What happened can still be read.
    expect(person.root.get_by_role("list", name="Events of this hand")).to_contain_text("Computer")


#: Milliseconds of everything that the widget moves, whether by script or by style sheet.
COUNT_MOTION = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest(".dmw")) window.moved.push(options.duration ?? options);
    return animate.call(this, frames, options);
  };
  for (const kind of ["transitionrun", "animationstart"]) {
    document.addEventListener(kind, ({ target, elapsedTime }) => {
      if (!target.closest?.(".dmw")) return;
      for (const { effect } of target.getAnimations()) {
        const { duration } = effect.getComputedTiming();
        if (duration > 20) window.moved.push(duration);
      }
    }, true);
  }
"""


def test_fault_51_escape_leads_out_and_tab_goes_through(person: Person) -> None:
    person.settle()
    page, keys = person.page, person.page.keyboard
    person.root.get_by_role("radio").first.focus()
    keys.press("Escape")
    assert not page.evaluate(INSIDE)
    # From the first control to the last, and out at the far side.
    person.button("Settings").focus()
    for _ in range(80):
        keys.press("Tab")
        if not page.evaluate(INSIDE):
            return
    raise AssertionError("Tab stays inside the widget")


INSIDE = "() => Boolean(document.activeElement?.closest('.dmw'))"
