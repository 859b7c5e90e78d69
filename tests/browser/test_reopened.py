"""A notebook that is opened again without a kernel still shows the game, and the record brings it back (fault 50)."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.player import Person
from tests.browser.servers import Server

Sit = Callable[..., Person]
NOTEBOOK = "() => window.jupyterapp.shell.currentWidget.context.path.replace('.ipynb', '')"
CELL = "from domino_widget import DominoTable\ngame = DominoTable('draw', players=3, seed=12)\ngame"


OPEN = """async (path) => {
  const app = window.jupyterapp;
  await app.restored;
  const kernelPreference = { shouldStart: false, canStart: false };
  const panel = await app.commands.execute("docmanager:open", { path, kernelPreference });
  await panel.context.ready;
}"""


def reopen(page: Page, server: Server, saved: str, name: str) -> None:
    """Opens this notebook without a kernel."""
    (server.folder / f"{name}.ipynb").write_text(saved, encoding="utf-8")
    page.goto(f"{server.url}lab?reset")
    page.wait_for_function("() => Boolean(window.jupyterapp)", timeout=pages.OPEN_MILLISECONDS)
    page.evaluate(OPEN, f"{name}.ipynb")


def test_fault_50_a_notebook_without_a_kernel_shows_the_table(notebook: Sit, lab_server: Server) -> None:
    """As JupyterLab saves by default, in a notebook that is not trusted: outputs, and no widget state."""
    person = notebook(CELL)
    page, line = person.page, person.state["position"]
    saved = json.loads(pages.save_notebook(page, lab_server, page.evaluate(NOTEBOOK)))
    saved["metadata"].pop("widgets", None)
    reopen(page, lab_server, json.dumps(saved), "opened_again")
    output = page.locator(".jp-OutputArea-output")
    picture = output.locator("img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 300
    expect(output.get_by_text(line)).to_be_visible()
    expect(page.locator(".jp-OutputArea").get_by_text("Loading widget")).to_have_count(0)


def test_a_trusted_notebook_with_its_state_says_that_its_table_is_not_in_the_new_kernel(
    notebook: Sit, lab_server: Server
) -> None:
    person = notebook(CELL)
    page = person.page
    tiles = len(person.state["hand"])
    saved = pages.save_notebook(page, lab_server, page.evaluate(NOTEBOOK))
    assert "application/vnd.jupyter.widget-state+json" in saved
    # The same text was signed when it was saved, so it is trusted under another name too.
    (lab_server.folder / "opened_trusted.ipynb").write_text(saved, encoding="utf-8")
    page.goto(f"{lab_server.url}lab/tree/opened_trusted.ipynb?reset")
    root = pages.widget(page)
    expect(root.locator(".d-opt")).to_have_count(tiles)
    told = "The kernel was restarted, and this table is not in it. Run the cell again, or reload the page."
    expect(root.locator(".d-link")).to_have_text(told)
    expect(root.locator('.d-opt[data-can="true"]')).to_have_count(0)
