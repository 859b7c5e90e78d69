"""The coach on the harness page: a real table answers in place of a kernel, in the test's own process."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from domino_widget.assist import Assist
from domino_widget.engine import Play
from domino_widget.table import Table
from domino_widget.wire import snapshot
from domino_widget.wire.answer import answer
from tests.browser.harness import Shown

#: A hand of All Fives by its seed, and the tiles that lie when the hint is asked for.
SEED, LAID = 11, 6
STEPS = 4

ANSWERED = """() => {
    window.model.reply = (message) => {
        window.ask(message).then((answer) => window.model.trigger("msg:custom", answer));
        return null;
    };
}"""


def hand(most: int) -> Table:
    """A hand in which A plays its first legal tile and claims nothing, until so many tiles lie, or to its end."""
    table = Table("all-fives", players=2, seed=SEED, assist=Assist(memory=True))
    while table.wait.kind in ("act", "window", "finish"):
        plays = table.observe(0).plays
        if table.wait.kind == "window":
            table.play_on()
        elif table.wait.kind == "finish":
            table.finish()
        elif len(table.position.layout) >= most and sum(isinstance(one, Play) for one in plays) > 2:
            return table
        else:
            table.submit(0, plays[0])
    return table


def sit(page: Page, address: str, table: Table, **query: str) -> Shown:
    """The table on the harness page."""
    shown = Shown(page, address, "fives-start", **query)
    page.expose_function("ask", lambda message: answer(table, message)[0])
    page.evaluate(ANSWERED)
    shown.change(snapshot(table))
    return shown


def show(page: Page, address: str, what: str, **query: str) -> Locator:
    """A step of the hint (``hint-3``), the ``notes`` of its last step, the ``review`` or its ``summary``: on the
    screen, and the part of it to be looked at."""
    if what in ("review", "summary"):
        return _reviewed(page, address, summary=what == "summary", **query)
    step = STEPS if what == "notes" else int(what.removeprefix("hint-"))
    shown = sit(page, address, hand(LAID), **query)
    panel = shown.root.locator('[data-panel="hint"]')
    for number in range(1, step + 1):
        panel.get_by_role("button", name=re.compile(f"^Step {number}:"), disabled=False).click(timeout=60_000)
        expect(panel.get_by_role("listitem").nth(number - 1)).to_have_attribute("aria-current", "step")
    notes = panel.locator("[data-coach]")
    if step == STEPS:
        expect(notes).to_have_attribute("aria-busy", "false", timeout=60_000)
    return notes if what == "notes" else shown.root


def _reviewed(page: Page, address: str, *, summary: bool, **query: str) -> Locator:
    """The review of the whole hand: its first turn with the answer, or its summary."""
    shown = sit(page, address, hand(99), **query)
    shown.root.get_by_role("button", name="Go through the hand again").click(timeout=60_000)
    panel = page.get_by_role("dialog", name="The hand again").locator('[data-panel="review"]')
    expect(panel).to_have_attribute("aria-busy", "false", timeout=60_000)
    panel.get_by_role("button", name="Show").click()
    on = re.compile("^(Skip|Next turn|To the summary)")
    while summary and panel.get_by_role("button", name="From the start").count() == 0:
        panel.get_by_role("button", name=on).first.click()
    return shown.root
