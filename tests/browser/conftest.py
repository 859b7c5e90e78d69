"""One Voila, one JupyterLab and one Chromium for all browser tests."""

from __future__ import annotations

import os
import re
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from domino_widget.codes import write_code
from domino_widget.engine import Setup, find_variant
from tests.browser import harness as harness_page
from tests.browser import pages, servers
from tests.browser.player import Person
from tests.browser.wire import Wire

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_configure() -> None:
    """Let a terminated run clean up as an interrupted one does: servers must not stay behind."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, interrupt)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch the Chromium that is there; without one, Playwright takes its own."""
    path = os.environ.get("CHROMIUM_PATH") or shutil.which("chromium")
    found = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, **found, "args": CHROMIUM_ARGUMENTS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "viewport": {"width": 1280, "height": 800},
        "locale": "en-GB",
    }


@pytest.fixture(scope="session")
def voila_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    with servers.voila(tmp_path_factory.mktemp("voila")) as server:
        yield server


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    with servers.lab(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="session")
def harness() -> Iterator[str]:
    """The address of a page that shows any state without a kernel."""
    with harness_page.serve() as address:
        yield address


@pytest.fixture
def voila_page(page: Page, voila_server: servers.Server) -> Page:
    """The app, open in Voila with its widget on the screen."""
    pages.open_app(page, voila_server)
    return page


@pytest.fixture
def lab_page(page: Page, lab_server: servers.Server, request: pytest.FixtureRequest) -> Callable[..., Page]:
    """Call it with cells: they are run in a new notebook in JupyterLab."""
    name = re.sub(r"\W+", "_", request.node.name)

    def run(*cells: str) -> Page:
        pages.open_notebook(page, lab_server, name, *cells)
        return page

    return run


@pytest.fixture
def look(page: Page) -> Callable[[str], Path]:
    """Keep a picture of the test's page under a name."""
    return lambda name: pages.look(page, name)


#: View settings of somebody who has been here before and need not watch the computers move.
QUICK = """() => localStorage.setItem("domino_widget.view", JSON.stringify({ pace: 0, welcomed: true }))"""


MILLISECONDS = 15_000


@pytest.fixture
def wire(page: Page) -> Wire:
    """All that travels between the test's page and its kernels."""
    page.set_default_timeout(MILLISECONDS)
    expect.set_options(timeout=MILLISECONDS)
    return Wire(page)


@pytest.fixture
def quick(page: Page) -> Page:
    """The test's page, on which computers' moves are shown at once, and nothing flies."""
    page.add_init_script(f"({QUICK})()")
    page.emulate_media(reduced_motion="reduce")
    return page


#: The first deal of everybody in the app: a test is the same every time.
DEAL = write_code(Setup(find_variant("draw")), seed=7)


@pytest.fixture
def person(quick: Page, wire: Wire, voila_server: servers.Server) -> Person:
    """Somebody at the table of the app in Voila."""
    person = Person(pages.open_app(quick, voila_server, f"?game=draw&deal={DEAL}"), wire)
    person.wait_for_deal(DEAL)
    return person


@pytest.fixture
def notebook(quick: Page, wire: Wire, lab_page: Callable[..., Page]) -> Callable[..., Person]:
    """Call it with cells: somebody at the first table that they show in JupyterLab."""

    def sit(*cells: str) -> Person:
        lab_page(*cells)
        person = Person(pages.widget(quick), wire)
        person.settle()
        return person

    return sit
