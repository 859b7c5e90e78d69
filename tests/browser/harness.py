"""The built front end on a page of its own, on a model without a kernel: any state at once, and quickly."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page

import domino_widget

PACKAGE = Path(domino_widget.__file__).parent
STATES: dict[str, Any] = json.loads((PACKAGE / "js" / "harness" / "states.json").read_text(encoding="utf-8"))
AXE = PACKAGE / "js" / "node_modules" / "axe-core" / "axe.min.js"


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_args: object) -> None:
        """Nothing: the tests say what is wrong."""


@contextlib.contextmanager
def serve() -> Iterator[str]:
    """The package's folder on 127.0.0.1; the address of the harness page."""
    handler = functools.partial(_Quiet, directory=str(PACKAGE))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/js/harness/"
        finally:
            server.shutdown()


class Shown:
    """One state on the screen, and what the widget has sent."""

    def __init__(self, page: Page, address: str, state: str, /, **query: str) -> None:
        self.page = page
        self.state: dict[str, Any] = STATES.get(state, {})
        page.goto(f"{address}?{urlencode({'bare': '1', 'state': state, **query})}")
        self.root: Locator = page.locator(".dmw")
        self.root.locator(".d-head").wait_for()

    def acts(self) -> list[str]:
        """Every choice that went to Python."""
        sent: list[dict[str, Any]] = self.page.evaluate("() => window.model.sent")
        return [one.get("action") or one["typed"] for one in sent if one["type"] == "act"]

    def silence(self) -> None:
        """From now on nobody answers."""
        self.page.evaluate("() => { window.model.reply = () => null; }")

    def change(self, state: dict[str, Any]) -> None:
        """Another snapshot arrives."""
        self.page.evaluate("(state) => window.model.change('state', state)", state)

    def notice(self) -> Locator:
        return self.root.locator(".d-notice-text")

    def tile(self, plays: int) -> dict[str, Any]:
        """The first tile of the hand with so many placements."""
        found: dict[str, Any] = next(one for one in self.state["hand"] if len(one["plays"]) == plays)
        return found

    def held(self, tile: str) -> Locator:
        return self.root.locator(f'[data-tile="{tile}"]')
