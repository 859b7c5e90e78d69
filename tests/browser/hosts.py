"""The hosts of the browser tests: how a page of each comes to show cells."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.servers import Server

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
    return game, mo


@app.cell
def _(game):
    game
    return


@app.cell
def _(game, mo):
    mo.accordion({"folded": game})
    return
"""
SLOW = """import time
from domino_widget import DominoTable
from domino_widget.engine import parse_position
from domino_widget.table import Table

class Slow:
    def choose(self, seen, rng):
        time.sleep(4)
        return seen.plays[0]
    def speak(self, seen, rng):
        return None

LINE = "block 6-6 6-5,6-4,6-1,5-4/6-3,6-2,5-2,3-2 - A 0 0/0 -"
game = DominoTable.from_table(Table.from_position(parse_position(LINE), levels=[Slow(), Slow()]))
game"""


def in_marimo(cell: str) -> str:
    """A marimo notebook of one cell that shows its game."""
    wrapped = f"import marimo as mo\n{cell[: -len('game')]}mo.ui.anywidget(game)"
    body = wrapped.replace("\n", "\n    ")
    return f"import marimo\n\napp = marimo.App()\n\n\n@app.cell\ndef _():\n    {body}\n    return\n"


HOSTS = ("JupyterLab", "Notebook 7", "Voila", "marimo")


@dataclass(frozen=True, slots=True)
class Host:
    """A host with its server, and how a page comes to show the table twice."""

    name: str
    server: Server

    def show(self, page: Page, name: str, *, cells: tuple[str, ...] = CELLS, count: int = 2) -> None:
        self.open(page, name, cells)
        if self.name not in ("Voila", "marimo"):
            page.evaluate(pages.RUN_ALL)
        expect(page.locator(pages.WIDGET)).to_have_count(count, timeout=pages.OPEN_MILLISECONDS)

    def open(self, page: Page, name: str, cells: tuple[str, ...] = CELLS) -> None:
        """A page of these cells; in a notebook they have not run yet."""
        folder = self.server.folder
        match self.name:
            case "Voila":
                pages.write_notebook(folder / "table.ipynb", *cells)
                page.goto(self.server.url, timeout=pages.OPEN_MILLISECONDS)
            case "marimo":
                (folder / "table.py").write_text(MARIMO if cells == CELLS else in_marimo(cells[0]), encoding="utf-8")
                page.goto(self.server.url, timeout=pages.OPEN_MILLISECONDS)
            case _:
                pages.write_notebook(folder / f"{name}.ipynb", *cells)
                tree = "lab/tree" if self.name == "JupyterLab" else "notebooks"
                # Without it, JupyterLab opens again what other tests have left open.
                pages.open_at(page, f"{self.server.url}{tree}/{name}.ipynb?reset")
