"""The same in every host: two views of one table, the language, a kernel that dies, a server that is gone.

A host is started once, and its tests run in this order; the last one ends its server.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from tests.browser import pages, servers
from tests.browser.hosts import CELLS, HOSTS, MARIMO, SLOW, Host
from tests.browser.player import Person
from tests.browser.test_voila_kernels import kernels
from tests.browser.wire import Wire

#: In words on the screen, and none of them promises a game that goes on.
GONE = re.compile("The kernel was restarted|The connection to the kernel is gone|The kernel does not answer")


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
def test_a_table_in_an_output_that_was_folded(host: Host, quick: Page, wire: Wire) -> None:
    """By the host's own commands: folded before it is made, and folded while it is there (fault 31)."""
    match host.name:
        case "Voila":
            return  # A page of Voila shows outputs and nothing else: there is nothing to fold.
        case "marimo":
            fold_in_an_accordion(host, quick, wire)
        case _:
            fold_by_command(host, quick, wire)


def fold_by_command(host: Host, page: Page, wire: Wire) -> None:
    # A cell that is run is unfolded by the host: it is folded while it runs, before it shows anything.
    host.open(page, "folded", (f"import time\ntime.sleep(4)\n{CELLS[0]}", CELLS[1]))
    command(page, "notebook:run-all-cells")
    prompts = page.locator(".jp-InputArea-prompt")
    expect(prompts.first).to_have_text("[*]:")
    command(page, "notebook:hide-all-cell-outputs")
    expect(prompts.last).to_have_text("[2]:", timeout=pages.OPEN_MILLISECONDS)
    expect(page.locator(f"{pages.WIDGET}:visible")).to_have_count(0)
    expect(page.locator(".jp-Placeholder:visible")).to_have_count(2)
    command(page, "notebook:show-all-cell-outputs")
    first, second = views(page, wire)
    expect_the_same_picture(first, second)
    size = "root => [root.offsetWidth, root.offsetHeight]"
    before = first.root.evaluate(size)
    command(page, "notebook:hide-all-cell-outputs")
    expect(first.root).to_be_hidden()
    command(page, "notebook:show-all-cell-outputs")
    expect(first.root).to_be_visible()
    first.settle()
    assert first.root.evaluate(size) == before
    steps = events(second)
    first.choose()
    second.settle()
    assert events(second) > steps
    expect(first.root.locator(".d-link")).to_have_count(0)


def fold_in_an_accordion(host: Host, page: Page, wire: Wire) -> None:
    host.show(page, "folded")
    first, _ = views(page, wire)
    fold = page.get_by_role("button", name="folded")
    for _ in range(2):
        fold.click()
        expect(page.locator(f"{pages.WIDGET}:visible")).to_have_count(3)
        third = Person(page.locator(pages.WIDGET).nth(2), wire)
        third.settle()
        steps = events(first)
        third.choose()
        first.settle()
        assert events(first) > steps
        expect(third.root.locator(".d-link")).to_have_count(0)
        fold.click()
        expect(page.locator(f"{pages.WIDGET}:visible")).to_have_count(2)
    expect_the_same_picture(*views(page, wire))


def expect_the_same_picture(first: Person, second: Person) -> None:
    """Both felts have the size and the scale of an output that was never folded."""
    boxes = [one.root.locator(".d-felt").first.bounding_box() for one in (first, second)]
    assert boxes[0] and boxes[1]
    assert boxes[0]["width"] == boxes[1]["width"] > 300
    assert boxes[0]["height"] == boxes[1]["height"] > 150


def command(page: Page, name: str) -> None:
    """One of the host's own commands, as its menu runs it."""
    page.evaluate("name => { void window.jupyterapp.commands.execute(name); }", name)


@pytest.mark.heavy
def test_a_kernel_that_is_restarted_is_told_and_the_cells_bring_the_table_back(
    host: Host, quick: Page, wire: Wire
) -> None:
    if host.name in ("Voila", "marimo"):
        return  # Neither has a way to restart one but loading the page anew, which is the next test.
    host.show(quick, "restarted")
    first, second = views(quick, wire)
    command(quick, "notebook:restart-kernel")
    quick.get_by_role("dialog").get_by_role("button", name="Confirm Kernel Restart").click()
    for one in (first, second):
        expect(one.root.locator(".d-link")).to_have_text(GONE, timeout=40_000)
        expect(one.root.get_by_role("status")).to_have_text(GONE)
        assert one.playable_now() == 0
    quick.evaluate(pages.READY)
    quick.evaluate(pages.RUN_ALL)
    expect(quick.locator(".d-link")).to_have_count(0, timeout=pages.OPEN_MILLISECONDS)
    first, second = views(quick, wire)
    steps = events(second)
    first.choose()
    second.settle()
    assert events(second) > steps


@pytest.mark.heavy
def test_a_page_that_is_loaded_anew_shows_a_table_that_can_be_played(host: Host, quick: Page, wire: Wire) -> None:
    host.show(quick, "anew")
    first, _ = views(quick, wire)
    first.choose()
    laid = events(first)
    if host.name not in ("Voila", "marimo"):
        pages.save_notebook(quick, host.server, "anew")
    quick.reload()
    expect(quick.locator(pages.WIDGET)).to_have_count(2, timeout=pages.OPEN_MILLISECONDS)
    first, second = views(quick, wire)
    # A notebook's kernel lives on; a page of Voila or marimo is a new Python, here with the same deal.
    assert (events(first) == laid) == (host.name not in ("Voila", "marimo"))
    steps = events(second)
    first.choose()
    second.settle()
    assert events(second) > steps
    expect(quick.locator(".d-link")).to_have_count(0)


@pytest.mark.heavy
def test_a_kernel_that_is_busy_is_told_and_does_what_was_asked_once(host: Host, quick: Page, wire: Wire) -> None:
    """Busy with Python of its own, as the host itself says where it says so."""
    host.show(quick, "busy", count=1, cells=(SLOW,))
    person = Person(pages.widget(quick), wire)
    person.settle()
    person.tile("6-5").click()
    person.ends("6-5").first.click()
    line = person.root.locator(".d-link")
    expect(line).to_contain_text("Your last request waits")
    expect(person.root.get_by_role("status")).to_contain_text("Your last request waits")
    expect(person.tile("6-4")).to_be_visible()
    person.settle()
    expect(line).to_have_count(0)
    told = person.root.get_by_role("list", name="Events of this hand").get_by_role("listitem")
    expect(told.filter(has_text=re.compile("You (played|led) \\W*6-5"))).to_have_count(1)


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
