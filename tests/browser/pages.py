"""What the browser tests do with pages: open the app or a notebook, take a picture."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.browser.servers import Server

PICTURES = Path(__file__).resolve().parents[1] / "pictures"
WIDGET = ".dmw"
OPEN_MILLISECONDS = 60_000

_NOTEBOOK_THERE = "() => Boolean(window.jupyterapp?.shell?.currentWidget?.context)"
READY = """async () => {
  const app = window.jupyterapp;
  await app.restored;
  const panel = app.shell.currentWidget;
  await panel.context.ready;
  await panel.sessionContext.ready;
  await panel.sessionContext.session.kernel.info;
}"""
RUN_ALL = "async () => { await window.jupyterapp.commands.execute('notebook:run-all-cells'); }"
_SAVE = "async () => { await window.jupyterapp.commands.execute('docmanager:save'); }"


def open_app(page: Page, server: Server, query: str = "") -> Locator:
    """The app in Voila; the widget's root once it is visible."""
    page.goto(server.url + query)
    return widget(page)


def open_notebook(page: Page, server: Server, name: str, *cells: str) -> Locator:
    """A new notebook of these cells in JupyterLab, all run; the first widget's root."""
    run_notebook(page, server, name, *cells)
    return widget(page)


def run_notebook(page: Page, server: Server, name: str, *cells: str) -> None:
    """The same, without waiting for a widget on the screen."""
    write_notebook(server.folder / f"{name}.ipynb", *cells)
    run_at(page, f"{server.url}lab/tree/{name}.ipynb?reset")


def run_at(page: Page, address: str) -> None:
    """Open a notebook of JupyterLab or Notebook 7 and run all its cells."""
    open_at(page, address)
    page.evaluate(RUN_ALL)


def open_at(page: Page, address: str) -> None:
    """The same without running them."""
    page.goto(address)
    page.wait_for_function(_NOTEBOOK_THERE, timeout=OPEN_MILLISECONDS)
    page.evaluate(READY)


def write_notebook(path: Path, *cells: str) -> None:
    """A notebook file of these cells."""
    path.write_text(json.dumps(_notebook(cells)), encoding="utf-8")


def _notebook(cells: Sequence[str]) -> dict[str, object]:
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        "cells": [
            {
                "id": f"cell-{number}",
                "cell_type": "code",
                "metadata": {},
                "source": source,
                "outputs": [],
                "execution_count": None,
            }
            for number, source in enumerate(cells, start=1)
        ],
    }


def save_notebook(page: Page, server: Server, name: str) -> str:
    """Save the open notebook; the text of its file."""
    page.evaluate(_SAVE)
    return (server.folder / f"{name}.ipynb").read_text(encoding="utf-8")


def widget(page: Page) -> Locator:
    """The first widget's root, once it is visible."""
    root = page.locator(WIDGET).first
    root.wait_for(state="visible", timeout=OPEN_MILLISECONDS)
    return root


def look(page: Page, name: str) -> Path:
    """Keep a picture of the page for people to look at."""
    PICTURES.mkdir(exist_ok=True)
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path, animations="disabled")
    return path
