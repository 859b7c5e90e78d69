"""Pictures for people to look at, and the one of the README: each game in mid-hand, both looks, both themes."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from domino_widget.engine import VARIANTS
from tests.browser import pages
from tests.browser.player import Person
from tests.browser.servers import Server
from tests.browser.wire import Wire

README = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "table.png"
#: Set, the README's picture is taken anew; else only that it can be is tested.
WRITE = "DOMINO_WIDGET_PICTURES"
PLAYERS = {"table": 2, "block": 4, "draw": 3, "cross": 4, "double-twelve-cross": 5}
TILES = 9


@pytest.mark.heavy
@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("game", VARIANTS)
def test_each_game_in_mid_hand(quick: Page, wire: Wire, voila_server: Server, game: str, width: int) -> None:
    quick.set_viewport_size({"width": width, "height": 800})
    person = Person(pages.open_app(quick, voila_server), wire, chance=3)
    person.new_match(game, players=PLAYERS.get(game, 2))
    while len(person.state["tiles"]) < TILES or not person.playable():
        if person.is_over():
            person.new_match(game, players=PLAYERS.get(game, 2))
        person.choose()
    person.tile(person.playable()[0]).click()
    for look in ("Table", "Rows"):
        person.look_at(look)
        for scheme in ("light", "dark"):
            whole(person, f"{game}-{look.lower()}-{width}-{scheme}")
    assert sideways(person) == 0


def whole(person: Person, name: str) -> Path:
    """The whole widget in this theme, however far down it goes."""
    page, scheme = person.page, name.rsplit("-", 1)[1]
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.evaluate(THEME, scheme)
    size = page.viewport_size
    assert size is not None
    for _ in range(2):  # a taller window makes a taller felt
        box = person.root.bounding_box()
        assert box is not None
        page.set_viewport_size({"width": size["width"], "height": int(box["height"]) + 80})
    person.root.evaluate("(root) => root.scrollIntoView()")
    path = pages.look(page, name)
    page.set_viewport_size(size)
    return path


#: What Voila's own theme switch sets.
THEME = """(scheme) => {
  document.body.dataset.jpThemeLight = String(scheme === "light");
}"""


def sideways(person: Person) -> int:
    """How many pixels stick out of the widget at its side."""
    over: int = person.root.evaluate("(root) => root.scrollWidth - root.clientWidth")
    return over


@pytest.mark.heavy
def test_the_picture_of_the_readme(notebook: Callable[..., Person], page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 1500})
    person = notebook("from domino_widget import DominoTable\nDominoTable(game='draw', players=3, seed=7)")
    page.evaluate("() => window.jupyterapp.commands.execute('application:toggle-left-area')")
    for _ in range(8):
        person.choose()
    assert not person.is_over()
    person.tile(person.playable()[0]).click()
    path = README if os.environ.get(WRITE) else pages.PICTURES / "table.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    person.root.screenshot(path=path, animations="disabled")
    assert path.stat().st_size > 10_000
    assert README.is_file(), f"Set {WRITE}=1 and run this test."
