"""The front end beside the barest widget there can be, in the same run: size, speed, weight.

    python benchmarks/front_end.py [size moves frames memory clicks opening]

``clicks`` and ``opening`` serve notebooks by Voila on 127.0.0.1 and look at them in Chromium (``CHROMIUM_PATH``): a
table, and an anywidget button that asks Python for a number and shows it. Both take turns within one run, so load
that changes falls on both alike. A click is timed within the page, from the press to the frame after the answer has
been painted: the tiles on the table, and the line of the log, which comes a moment later.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from jupyter_client.manager import start_new_kernel
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from playwright.sync_api import Browser, Page, sync_playwright

import domino_widget
from domino_widget.engine import VARIANTS
from domino_widget.table import Table
from domino_widget.wire import snapshot

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tests.browser import harness, servers  # noqa: E402

BARE = """
import anywidget, traitlets
class Bare(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
        const button = document.createElement("button");
        button.className = "bare"; button.textContent = "0";
        button.onclick = () => model.send({});
        model.on("msg:custom", (message) => { button.textContent = message.n; });
        el.append(button);
    } }'''
    n = 0
    def _answer(self, *_):
        self.n += 1
        self.send({"n": self.n})
bare = Bare(); bare.on_msg(bare._answer)
"""
#: Against the one computer that does not think: what is timed is the way to Python and back.
TABLE = "from domino_widget import DominoTable\ngame = DominoTable('draw', players=2, levels='novice', seed={seed})\n"
VISITED = """localStorage.setItem("domino_widget.view", JSON.stringify({ pace: 0, welcomed: true }))"""
#: Milliseconds between two presses, so that none waits for what the last one left to do, such as keeping the game.
REST = 200
#: From the press to the frame after each of the things that are watched has changed.
TIMED = """([press, ...watched]) => {
  const start = performance.now();
  const painted = watched.map((watch) => new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
    });
    seen.observe(document.querySelector(watch), { childList: true, subtree: true, characterData: true });
  }));
  document.querySelector(press).click();
  return Promise.all(painted);
}"""


def size() -> None:
    """Bytes of what every notebook keeps, and of what comes when a panel is opened."""
    for path in sorted((Path(domino_widget.__file__).parent / "static").glob("widget.*")):
        text = path.read_bytes()
        print(f"{path.name}: {len(text):,} B, gzipped {len(gzip.compress(text)):,} B")


def moves() -> None:
    """Bytes of the snapshots that a human choice costs, over whole hands of two."""
    for game in VARIANTS:
        sizes = []
        for seed in range(5):
            table, chance = Table(game, players=2, seed=seed), random.Random(seed)
            while table.wait.kind not in ("next", "match-over"):
                if table.wait.kind == "window":
                    table.play_on()
                elif table.wait.kind == "finish":
                    table.finish()
                else:
                    table.submit(0, chance.choice(table.observe(0).plays))
                sizes.append(len(json.dumps(snapshot(table), separators=(",", ":"))))
        print(f"{game}: {median(sizes):,.0f} B a choice, at most {max(sizes):,}")


def frames(browser: Browser) -> None:
    """Milliseconds between frames of a table of 86 tiles that is pushed about, beside an empty page."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    with harness.serve() as address:
        shown = harness.Shown(page, address, "twelve-full", look="table", pace="0")
        zoom = shown.root.locator(".d-zoom button").nth(1)
        zoom.click()
        busy = page.evaluate(FRAMES, True)
    page.set_content("<p>empty</p>")
    idle = page.evaluate(FRAMES, False)
    for name, found in (("86 tiles, busy", busy), ("an empty page", idle)):
        most = quantiles(found, n=20)[18]
        print(f"{name}: p50 {median(found):.1f} ms, p95 {most:.1f} ms, longest {max(found):.1f} ms")
    page.close()


FRAMES = """(busy) => new Promise((resolve) => {
  const found = [];
  let last = performance.now();
  const tiles = document.querySelectorAll(".d-radio");
  const zoom = document.querySelector(".d-zoom");
  const arrow = (key) => zoom.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const frame = (now) => {
    found.push(now - last);
    last = now;
    if (found.length > 180) return resolve(found.slice(1));
    if (busy) arrow(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"][Math.floor(found.length / 12) % 4]);
    if (busy && found.length % 20 === 0) tiles[(found.length / 20) % tiles.length].click();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""


def memory() -> None:
    """Resident memory of a kernel with an open table, of one with a bare widget, of an empty one."""
    show = "\nfrom IPython.display import display\ndisplay({})"
    codes = {
        "an empty kernel": "None",
        "the bare widget": BARE + show.format("bare"),
        "an open table": TABLE.format(seed=1) + show.format("game"),
        "a table of five": "from domino_widget import DominoTable\n"
        "game = DominoTable('double-twelve-cross', players=5, seed=1)" + show.format("game"),
    }
    empty = 0.0
    for name, code in codes.items():
        found = median(resident(code) for _ in range(3))
        empty = empty or found
        print(f"{name}: {found / 1024:.1f} MiB, {found / empty:.2f} times an empty kernel")


def resident(code: str) -> float:
    manager, client = start_new_kernel(kernel_name="python3")
    try:
        reply = client.execute_interactive(code, timeout=120, output_hook=lambda _message: None)
        assert reply["content"]["status"] == "ok", reply
        assert isinstance(manager.provisioner, LocalProvisioner)
        status = Path(f"/proc/{manager.provisioner.pid}/status").read_text(encoding="utf-8")
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


@contextlib.contextmanager
def served(**codes: str) -> Iterator[dict[str, str]]:
    """Each code as a notebook of one cell in one Voila; the addresses of the pages."""
    folder = Path(tempfile.mkdtemp())
    for name, code in codes.items():
        cell: dict[str, Any] = {
            "cell_type": "code",
            "id": "a",
            "metadata": {},
            "source": code,
            "outputs": [],
            "execution_count": None,
        }
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
        notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": kernel, "cells": [cell]}
        (folder / f"{name}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    port = servers.free_port()
    command = ["-m", "voila", "--no-browser", f"--port={port}", "--Voila.ip=127.0.0.1", str(folder)]
    url = f"http://127.0.0.1:{port}/"
    with servers._running(command, folder, url):
        yield {name: f"{url}voila/render/{name}.ipynb" for name in codes}
    shutil.rmtree(folder, ignore_errors=True)


def clicks(browser: Browser, times: int = 60) -> None:
    """A play and an undo at the table, and a press of the bare button, in turns on one page with one kernel."""
    both = TABLE.format(seed=3) + BARE + "from IPython.display import display\ndisplay(game, bare)"
    with served(both=both) as pages:
        page = open_page(browser, pages["both"])
        page.locator(".bare").wait_for(timeout=120_000)
        page.locator('.d-opt[data-can="true"]').first.wait_for(timeout=120_000)
        plays, undos, bare = [], [], []
        table = ".d-felt", ".pn-log-list"

        def press(*what: str) -> list[float]:
            page.wait_for_timeout(REST)
            taken: list[float] = page.evaluate(TIMED, list(what))
            return taken

        for _ in range(times):
            bare.append(press(".bare", ".bare")[0])
            page.locator('.d-opt[data-can="true"] input').first.click()
            page.locator("[data-drop]").first.wait_for()
            plays.append(press("[data-drop]", *table))
            page.locator('[data-act="undo"][aria-disabled="false"]').wait_for()
            undos.append(press('[data-act="undo"]', *table))
            page.locator('.d-opt[data-can="true"]').first.wait_for()
        page.close()
    base = spread("bare button", bare)
    for name, pairs in (("a play", plays), ("an undo", undos)):
        for what, found in zip(("the table", "the log"), zip(*pairs, strict=True), strict=True):
            half, most = spread(f"{name}, {what}", list(found))
            print(f"  times the bare button: p50 {half / base[0]:.2f}, p95 {most / base[1]:.2f}")


def spread(name: str, found: list[float]) -> tuple[float, float]:
    half, most = median(found), quantiles(found, n=20)[18]
    print(f"{name}: p50 {half:.0f} ms, p95 {most:.0f} ms")
    return half, most


def open_page(browser: Browser, address: str) -> Page:
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.add_init_script(VISITED)
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    return page


def opening(browser: Browser, times: int = 7) -> None:
    """From asking for the page to the first thing that can be pressed."""
    codes = {"table": TABLE.format(seed=3) + "game", "bare": BARE + "bare"}
    found: dict[str, list[float]] = {"table": [], "bare": []}
    with served(**codes) as pages:
        for turn in range(times + 1):
            for name, mark in (("table", '.d-opt[data-can="true"]'), ("bare", ".bare")):
                start = time.perf_counter()
                page = open_page(browser, pages[name])
                page.locator(mark).first.wait_for(timeout=120_000)
                if turn:  # the first pages also fill the server's caches
                    found[name].append(time.perf_counter() - start)
                page.close()
    ratios = [ours / theirs for ours, theirs in zip(found["table"], found["bare"], strict=True)]
    for name, seconds in found.items():
        print(f"{name}: {median(seconds):.2f} s, {min(seconds):.2f} to {max(seconds):.2f}")
    print(f"table / bare: median of neighbours {median(ratios):.2f}")


def main() -> None:
    asked: list[Any] = sys.argv[1:] or ["size", "moves", "frames", "memory", "clicks", "opening"]
    plain, seen = (
        {"size": size, "moves": moves, "memory": memory},
        {"frames": frames, "clicks": clicks, "opening": opening},
    )
    path = os.environ.get("CHROMIUM_PATH") or shutil.which("chromium")
    for name in asked:
        print(f"\n{name}\n{'-' * len(name)}", flush=True)
        if name in plain:
            plain[name]()
            continue
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
            seen[name](browser)
            browser.close()


if __name__ == "__main__":
    main()
