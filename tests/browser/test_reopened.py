"""A notebook that is opened again without its kernel still shows the game, and says what is so (fault 50)."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from nbformat import reads
from nbformat.sign import NotebookNotary
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import pages, servers
from tests.browser.player import Person
from tests.browser.servers import Server

Sit = Callable[..., Person]
NOTEBOOK = "() => window.jupyterapp.shell.currentWidget.context.path.replace('.ipynb', '')"
CELL = "from domino_widget import DominoTable\ngame = DominoTable('draw', players=3, seed=12)\ngame"
HAND = 5
LOST = "The kernel was restarted, and this table is not in it. Run the cell again, or reload the page."

OPEN = """async (path) => {
  const app = window.jupyterapp;
  await app.restored;
  const kernelPreference = { shouldStart: false, canStart: false };
  const panel = await app.commands.execute("docmanager:open", { path, kernelPreference });
  await panel.context.ready;
}"""


def reopen(page: Page, server: Server, saved: str, name: str) -> None:
    """Opens this notebook in JupyterLab without a kernel."""
    (server.folder / f"{name}.ipynb").write_text(saved, encoding="utf-8")
    page.goto(f"{server.url}lab?reset")
    page.wait_for_function("() => Boolean(window.jupyterapp)", timeout=pages.OPEN_MILLISECONDS)
    page.evaluate(OPEN, f"{name}.ipynb")


def without_state(saved: str) -> str:
    """As JupyterLab and Notebook 7 save by default."""
    found = json.loads(saved)
    del found["metadata"]["widgets"]
    return json.dumps(found)


def expect_a_picture(page: Page, line: str, trusted: bool) -> None:
    """One picture and one line of text: for a reader who is trusted, behind the host's own words."""
    output = page.locator(".jp-OutputArea-output")
    frame = page.locator(".dmw-spare")
    if trusted:
        expect(frame).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    shown = frame.content_frame if trusted else output
    picture = shown.locator("img")
    expect(picture).to_have_count(1, timeout=pages.OPEN_MILLISECONDS)
    assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth; }") > 300
    expect(shown.get_by_text(line)).to_have_count(1)
    expect(page.locator(pages.WIDGET)).to_have_count(0)


def expect_lost(root: Locator) -> None:
    """The table as it was, and in words that it cannot go on."""
    expect(root.locator(".d-opt")).to_have_count(HAND)
    expect(root.locator(".d-link")).to_have_text(LOST, timeout=pages.OPEN_MILLISECONDS)
    expect(root.locator('.d-opt[data-can="true"]')).to_have_count(0)


def test_fault_50_a_notebook_without_a_kernel_shows_the_table(notebook: Sit, lab_server: Server) -> None:
    """As JupyterLab saves by default: outputs, and no widget state; not trusted, and then trusted."""
    person = notebook(CELL)
    page, line = person.page, person.state["position"]
    # The picture behind the table is unseen as long as the table is there.
    expect(page.locator(".dmw-spare")).to_be_hidden()
    saved = without_state(pages.save_notebook(page, lab_server, page.evaluate(NOTEBOOK)))
    reopen(page, lab_server, saved, "opened_again")
    expect_a_picture(page, line, trusted=False)
    expect(page.locator(".jp-OutputArea").get_by_text("Loading widget")).to_have_count(0)
    trust(lab_server.folder.parent, saved)
    reopen(page, lab_server, saved, "opened_again_trusted")
    expect_a_picture(page, line, trusted=True)


def test_a_trusted_notebook_with_its_state_says_that_its_table_is_not_in_the_new_kernel(
    notebook: Sit, lab_server: Server
) -> None:
    person = notebook(CELL)
    page = person.page
    saved = pages.save_notebook(page, lab_server, page.evaluate(NOTEBOOK))
    assert "application/vnd.jupyter.widget-state+json" in saved
    # The same text was signed when it was saved, so it is trusted under another name too.
    (lab_server.folder / "opened_trusted.ipynb").write_text(saved, encoding="utf-8")
    page.goto(f"{lab_server.url}lab/tree/opened_trusted.ipynb?reset")
    expect_lost(pages.widget(page))


# ---- every way of it, in both hosts that open notebooks ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Saved:
    """A server, the path of its notebooks, and a notebook that it has run and saved with the state of its widget."""

    server: Server
    tree: str
    text: str
    line: str


def trust(folder: Path, text: str) -> None:
    """As ``jupyter trust`` does it in the server's own folder."""
    NotebookNotary(data_dir=str(folder / "jupyter")).sign(reads(text, 4))  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module", params=("JupyterLab", "Notebook 7"))
def saved(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> Iterator[Saved]:
    lab = request.param == "JupyterLab"
    tree = "lab/tree" if lab else "notebooks"
    with (servers.lab if lab else servers.notebook)(tmp_path_factory.mktemp("saved")) as server:
        page = browser.new_page()
        pages.write_notebook(server.folder / "first.ipynb", CELL)
        pages.run_at(page, f"{server.url}{tree}/first.ipynb?reset")
        pages.widget(page)
        text = pages.save_notebook(page, server, "first")
        found = re.search("<code>(.+)</code>", page.locator(".dmw-spare").get_attribute("srcdoc") or "")
        page.close()
        assert found
        yield Saved(server, tree, text, found[1])


WAYS = [*itertools.product((True, False), (True, False))]


@pytest.mark.heavy
@pytest.mark.parametrize(("trusted", "state"), WAYS)
def test_a_notebook_in_a_new_kernel(saved: Saved, page: Page, trusted: bool, state: bool) -> None:
    """It shows the table as it was, says so if that cannot go on, and a cell brings the game back."""
    text = saved.text if state else without_state(saved.text)
    # Its own text, for what was saved by the host is trusted.
    text = text.replace("seed=12)", f"seed=12)  # {trusted}, {state}")
    name = f"new_{trusted}_{state}"
    (saved.server.folder / f"{name}.ipynb").write_text(text, encoding="utf-8")
    if trusted:
        trust(saved.server.folder.parent, text)
    pages.open_at(page, f"{saved.server.url}{saved.tree}/{name}.ipynb?reset")
    if trusted and state:
        expect_lost(pages.widget(page))
    else:
        expect_a_picture(page, saved.line, trusted)
    pages.look(page, f"reopened-{saved.tree[:3]}-{trusted}-{state}".lower())
    page.evaluate(pages.RUN_ALL)
    root = pages.widget(page)
    expect(root.locator('.d-opt[data-can="true"]').first).to_be_visible(timeout=pages.OPEN_MILLISECONDS)
    expect(root.locator(".d-link")).to_have_count(0)
    expect(page.locator(".dmw-spare")).to_be_hidden()
