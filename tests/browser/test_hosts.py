"""The same in every host: two views of one table, the language, a kernel that dies, a server that is gone.

A host is started once, and its tests run in this order; the last one ends its server.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from tests.browser import pages, servers
from tests.browser.player import Person
from tests.browser.servers import Server
from tests.browser.test_voila_kernels import kernels
from tests.browser.wire import Wire

CELLS = ("from domino_widget import DominoTable\ngame = DominoTable('block', players=2, seed=5)\ngame", "game")
MARIMO = """
import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    from domino_widget import DominoTable
    game = mo.ui.anywidget(DominoTable("block", players=2, seed=5))
    game
    return (game,)


@app.cell
def _(game):
    game
    return
"""
HOSTS = ("JupyterLab", "Notebook 7", "Voila", "marimo")
#: In words on the screen, and none of them promises a game that goes on.
GONE = re.compile("The kernel was restarted|The connection to the kernel is gone|The kernel does not answer")


@dataclass(frozen=True, slots=True)
class Host:
    """A host with its server, and how a page comes to show the table twice."""

    name: str
    server: Server

    def show(self, page: Page, name: str) -> None:
        if self.name in ("Voila", "marimo"):
            page.goto(self.server.url)
        else:
            pages.write_notebook(self.server.folder / f"{name}.ipynb", *CELLS)
            tree = "lab/tree" if self.name == "JupyterLab" else "notebooks"
            # Without it, JupyterLab opens again what other tests have left open.
            pages.run_at(page, f"{self.server.url}{tree}/{name}.ipynb?reset")
        expect(page.locator(pages.WIDGET)).to_have_count(2, timeout=pages.OPEN_MILLISECONDS)


@pytest.fixture(scope="module", params=HOSTS)
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder: Path = tmp_path_factory.mktemp("host")
    with contextlib.ExitStack() as stack:
        match request.param:
            case "JupyterLab":
                server = stack.enter_context(servers.lab(folder))
            case "Notebook 7":
                server = stack.enter_context(servers.notebook(folder))
            case "Voila":
                pages.write_notebook(folder / "table.ipynb", *CELLS)
                server = stack.enter_context(servers.voila_notebook(folder, folder / "table.ipynb"))
            case _:
                (folder / "table.py").write_text(MARIMO, encoding="utf-8")
                server = stack.enter_context(servers.marimo(folder, folder / "table.py"))
        yield Host(request.param, server)


def views(page: Page, wire: Wire) -> list[Person]:
    people = [Person(page.locator(pages.WIDGET).nth(number), wire) for number in (0, 1)]
    for one in people:
        one.settle()
    return people


def events(person: Person) -> int:
    return person.root.get_by_role("list", name="Events of this hand").get_by_role("listitem").count()


def test_two_views_one_table_and_a_language_each(host: Host, quick: Page, wire: Wire) -> None:
    host.show(quick, "views")
    first, second = views(quick, wire)
    for one, other in ((first, second), (second, first)):
        steps = events(one)
        one.choose()
        other.settle()
        assert events(other) == events(one) > steps
    # A choice of tile and the language belong to a view.
    while not first.playable():
        first.choose()
        second.settle()
    tile = first.playable()[0]
    first.tile(tile).click()
    expect(first.tile(tile)).to_be_checked()
    expect(second.tile(tile)).not_to_be_checked()
    second.root.get_by_role("combobox").first.select_option("is")
    expect(second.root).to_have_attribute("lang", "is")
    expect(first.root).to_have_attribute("lang", "en")
    expect(first.tile(tile)).to_be_checked()
    expect(first.root.locator(".d-link")).to_have_count(0)
    pages.look(quick, f"host-{host.name.split()[0].lower()}")


@pytest.mark.heavy
def test_a_table_shows_again_after_its_output_was_folded(host: Host, quick: Page, wire: Wire) -> None:
    host.show(quick, "folded")
    first, _ = views(quick, wire)
    wide = first.root.bounding_box()
    hidden = "(root, off) => { root.parentElement.style.display = off ? 'none' : ''; }"
    first.root.evaluate(hidden, True)
    expect(first.root).to_be_hidden()
    first.root.evaluate(hidden, False)
    expect(first.root).to_be_visible()
    assert first.root.bounding_box() == wide
    first.choose()


@pytest.mark.heavy
def test_a_kernel_that_is_slow_is_told_and_does_what_was_asked_once(host: Host, quick: Page, wire: Wire) -> None:
    before = kernels(host.server)
    host.show(quick, "slow")
    first, second = views(quick, wire)
    while not first.playable():
        first.choose()
    tile, steps = first.playable()[0], events(first)
    # marimo runs Python in the server's own process.
    pythons = [int(number) for number in kernels(host.server) - before] or [host.server.pid]
    for number in pythons:
        os.kill(number, signal.SIGSTOP)
    try:
        first.tile(tile).click()
        first.ends(tile).first.click()
        expect(first.root.locator(".d-link")).to_contain_text("Your last request waits")
        assert events(first) == steps
    finally:
        for number in pythons:
            os.kill(number, signal.SIGCONT)
    expect(first.root.locator(".d-link")).to_have_count(0)
    first.settle()
    second.settle()
    for one in (first, second):
        expect(one.tile(tile)).to_have_count(0)
        told = one.root.get_by_role("list", name="Events of this hand").get_by_role("listitem")
        expect(told.filter(has_text=re.compile(f"You (played|led) \\W*{tile}"))).to_have_count(1)
    assert first.wire.refusals() == []


def test_a_killed_kernel_is_told(host: Host, quick: Page, wire: Wire) -> None:
    if host.name == "marimo":
        return expect_its_kernel_lives_in_the_server(host)
    before = kernels(host.server)
    host.show(quick, "killed")
    first, second = views(quick, wire)
    for number in kernels(host.server) - before:
        os.kill(int(number), signal.SIGKILL)
    for one in (first, second):
        expect(one.root.locator(".d-link")).to_have_text(GONE, timeout=40_000)
        expect(one.root.get_by_role("status")).to_have_text(GONE)
        assert one.playable_now() == 0
    return None


def expect_its_kernel_lives_in_the_server(host: Host) -> None:
    """An app of marimo has no process of its own for Python: it dies with the server, which is the next test."""
    assert kernels(host.server) == set()


def test_a_server_that_is_gone_is_told(host: Host, quick: Page, wire: Wire) -> None:
    host.show(quick, "gone")
    first, second = views(quick, wire)
    os.killpg(host.server.pid, signal.SIGKILL)
    # Where the host tells nothing, a press gets no answer, and then the screen says so; else none is left.
    with contextlib.suppress(PlaywrightError):
        first.root.locator('.d-opt[data-can="true"]').first.click(timeout=3000)
        first.root.locator(".d-land").first.click(timeout=3000)
    expect(first.root.locator(".d-link")).to_have_text(GONE, timeout=40_000)
    expect(first.root.get_by_role("status")).to_have_text(GONE)
    assert first.root.locator(".d-opt").count() == second.root.locator(".d-opt").count() > 0
