"""What tables kept ready gain: ``domino-widget play --preheat`` against none, in a browser, on this machine.

    python benchmarks/preheating.py [--preheat 2] [--times 12] [--rest 8]

Two servers, one with tables kept ready and one without, are asked for a page in turn, each time in a browser context
that has seen the page's files before. The time runs from the request to a tile that can be played. Between two pages
there is a rest, in which the server that keeps tables ready may start the next one. Ends after ten minutes at most.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import BrowserContext, sync_playwright

ADDRESS = "127.0.0.1"
LONGEST_SECONDS = 600
PLAYABLE = '.d-opt[data-can="true"], .d-btn[data-act="draw"][aria-disabled="false"], .d-btn[data-act="knock"]'


@contextlib.contextmanager
def served(preheat: int) -> Iterator[str]:
    """The address of the app."""
    with socket.socket() as probe:
        probe.bind((ADDRESS, 0))
        port = probe.getsockname()[1]
    words = ["play", "--no-browser", f"--port={port}", f"--preheat={preheat}", "--cull=1"]
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "domino_widget", *words],
            env={**os.environ, "DOMINO_WIDGET_DATA": folder},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            wait_until_up(f"http://{ADDRESS}:{port}/")
            yield f"http://{ADDRESS}:{port}/"
        finally:
            process.terminate()
            process.wait(30)


def wait_until_up(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}nothing", timeout=5)
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not start")


def opened(context: BrowserContext, url: str) -> float:
    """Seconds from the request to a table that can be played."""
    page = context.new_page()
    start = time.monotonic()
    page.goto(url, wait_until="commit")
    page.locator(PLAYABLE).first.wait_for(timeout=60_000)
    taken = time.monotonic() - start
    page.close(run_before_unload=True)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preheat", type=int, default=2)
    parser.add_argument("--times", type=int, default=12)
    parser.add_argument("--rest", type=float, default=8, help="seconds between two pages")
    words = parser.parse_args()
    path = os.environ.get("CHROMIUM_PATH") or shutil.which("chromium")
    taken: dict[int, list[float]] = {0: [], words.preheat: []}
    end = time.monotonic() + LONGEST_SECONDS
    with contextlib.ExitStack() as stack:
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=path, args=["--no-sandbox"])
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        urls = {preheat: stack.enter_context(served(preheat)) for preheat in taken}
        time.sleep(words.rest)
        for url in urls.values():
            opened(context, url)  # the page's files
        for _ in range(words.times):
            for preheat, url in urls.items():
                time.sleep(words.rest)
                if time.monotonic() < end:
                    taken[preheat].append(opened(context, url))
        browser.close()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("| tables kept ready | pages | median, s | 90th percentile, s | least to most, s |")
    print("|---|---|---|---|---|")
    for preheat, seconds in taken.items():
        high = quantiles(seconds, n=10, method="inclusive")[-1]
        span = f"{min(seconds):.1f} to {max(seconds):.1f}"
        print(f"| {preheat} | {len(seconds)} | {median(seconds):.2f} | {high:.2f} | {span} |")
    print(f"ratio of the medians: {median(taken[0]) / median(taken[words.preheat]):.2f}")


if __name__ == "__main__":
    main()
