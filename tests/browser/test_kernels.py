"""Kernels that die, tabs that come back, two views of one table, clicks that come too late."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute, expect

from tests.browser import pages
from tests.browser.conftest import QUICK
from tests.browser.player import Person, words
from tests.browser.positions import cell, line
from tests.browser.servers import Server
from tests.browser.wire import Wire

Sit = Callable[..., Person]
STUCK = line("draw", "1-1", "5-5,4-3,3-2/2-2,4-4,3-3", first="4-2,2-0,3-1")
OPEN = "from domino_widget import DominoTable\ngame = DominoTable('draw', players=2, seed=5)\ngame"


def test_fault_49_two_views_of_one_widget_live_and_one_click_is_one_move(notebook: Sit) -> None:
    person = notebook(OPEN, "game")
    page = person.page
    views = page.locator(pages.WIDGET)
    expect(views).to_have_count(2)
    first, second = (Person(views.nth(number), person.wire) for number in (0, 1))
    for one, other in ((first, second), (second, first), (first, second)):
        one.settle()
        asked, steps = len(acts(person.wire)), events(one)
        one.choose()
        assert len(acts(person.wire)) == asked + 1
        other.settle()
        assert events(other) == events(one) > steps
    # The selection belongs to a view.
    while not first.playable():
        first.choose()
    tile = first.playable()[0]
    first.tile(tile).click()
    expect(first.tile(tile)).to_be_checked()
    expect(second.tile(tile)).not_to_be_checked()
    # One view closed, the other lives on.
    page.evaluate("""() => {
      const { widgets } = window.jupyterapp.shell.currentWidget.content;
      widgets[0].model.clearExecution();
    }""")
    expect(views).to_have_count(1)
    left = Person(views.first, person.wire)
    asked = len(acts(person.wire))
    left.choose()
    assert len(acts(person.wire)) == asked + 1


def acts(wire: Wire) -> list[object]:
    return [asked for asked in wire.requests() if asked["type"] == "act"]


def events(person: Person) -> int:
    return person.root.get_by_role("list", name="Events of this hand").get_by_role("listitem").count()


class SlowTab:
    """A second tab on the same notebook, whose news from the kernel can be held back."""

    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        self.page.add_init_script(f"({QUICK})()")
        self.page.emulate_media(reduced_motion="reduce")
        self.held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        self.page.route_web_socket(re.compile("/channels"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.held is None:
                socket.send(message)
            else:
                self.held.append((socket, message))

        server.on_message(pass_on)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for socket, message in held:
            socket.send(message)


def test_fault_44_a_reload_in_mid_turn_and_a_stale_click_in_another_tab(
    notebook: Sit, lab_server: Server, context: BrowserContext
) -> None:
    person = notebook(cell(STUCK))
    page = person.page
    person.press("Draw")
    pages.save_notebook(page, lab_server, page.evaluate(NOTEBOOK))
    position = person.state["position"]
    # Between two draws: the same position and the same buttons.
    page.reload()
    person = Person(pages.widget(page), person.wire)
    person.settle()
    expect(person.on("Draw")).to_be_visible()
    expect(person.on("Knock")).to_have_count(0)
    assert person.state["position"] == position

    tab = SlowTab(context)
    tab.page.goto(page.url)
    other = Person(pages.widget(tab.page), person.wire)
    other.settle()
    tab.hold()
    person.press("Draw")
    revision = person.state["rev"]
    # The other tab still shows the table before that draw, and its click comes too late.
    other.on("Draw").click()
    tab.release()
    expect(other.notice()).to_contain_text("The table has moved on since you chose. Nothing was done")
    other.settle()
    expect(other.root.get_by_role("radio")).to_have_count(5)
    assert person.state["rev"] == revision
    # With both open, one click is one action.
    other.press("Draw")
    expect(person.root.get_by_role("radio")).to_have_count(6)
    assert person.state["rev"] == revision + 1


NOTEBOOK = "() => window.jupyterapp.shell.currentWidget.context.path.replace('.ipynb', '')"


def test_fault_47_what_was_played_before_the_table_is_shown_is_there(notebook: Sit) -> None:
    person = notebook(
        "from domino_widget import DominoTable\n"
        "game = DominoTable('draw', players=2, seed=5)\n"
        "for _ in range(3):\n"
        "    game.play(game.legal_plays[0])",
        "game",
    )
    mine = [entry for entry in person.state["log"] if entry["seat"] == 0]
    assert len(mine) == 3
    tiles = len(person.state["tiles"])
    expect(person.root.get_by_role("heading", name=words(f"The table: {tiles} tile"))).to_be_attached()


def test_fault_52_with_all_outside_hosts_blocked_the_game_plays(
    quick: Page, wire: Wire, voila_server: Server
) -> None:
    outside: list[str] = []

    def block(route: Route) -> None:
        outside.append(route.request.url)
        route.abort()

    quick.route(lambda url: not url.startswith(voila_server.url), block)
    person = Person(pages.open_app(quick, voila_server), wire)
    # What the host page asks for while it loads is its own affair; the game asks for nothing.
    person.settle()
    quick.wait_for_load_state("networkidle")
    outside.clear()
    assert person.play_hand() > 0
    assert outside == []
