"""The static site: how large it is, and how long it takes from opening a page to a table that can be played.

    python benchmarks/site.py [--site FOLDER] [--times 3]

Without a folder the site is built first, and that is timed too. It is served by Python's own server on this machine;
each time is a browser that has never seen it (cold), then the same page once more (warm).
"""

from __future__ import annotations

import argparse
import html
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from domino_widget.site import build_site

PATIENCE = 300_000
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


def sizes(site: Path) -> Counter[str]:
    """Bytes by the first folder."""
    found: Counter[str] = Counter()
    for path in site.rglob("*"):
        if path.is_file():
            found[path.relative_to(site).parts[0]] += path.stat().st_size
    return found


def playable(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds until the game's table can be played, in a new browser and again after a reload."""
    context = browser.new_context()
    page = context.new_page()
    found = []
    for _ in range(2):
        begun = time.monotonic()
        page.goto(address)
        page.locator('.d-opt[data-can="true"], .d-btn[aria-disabled="false"]').first.wait_for(timeout=PATIENCE)
        found.append(time.monotonic() - begun)
    context.close()
    return found[0], found[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path)
    parser.add_argument("--times", type=int, default=3)
    options = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        site = options.site or build_site(Path(folder) / "site")
        if options.site is None:
            print(f"built in {time.monotonic() - begun:.0f} s")
        found = sizes(site)
        print(
            f"{sum(found.values()) / 1e6:.1f} MB: " + ", ".join(f"{n} {b / 1e6:.1f}" for n, b in found.most_common(4))
        )
        measure(site, options.times)
    print(f"load average {os.getloadavg()[0]:.1f}")


def measure(site: Path, times: int) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "http.server", str(port), "--bind=127.0.0.1", f"--directory={site}"]
    play = re.search(r'class="play" href="([^"]*)"', (site / "index.html").read_text("utf-8"))
    assert play is not None
    address = f"http://127.0.0.1:{port}/{html.unescape(play[1])}"
    with (
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server,
        sync_playwright() as playwright,
    ):
        chromium = os.environ.get("CHROMIUM_PATH") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        time.sleep(1)
        cold, warm = zip(*(playable(browser, address) for _ in range(times)))
        print(f"playable after {median(cold):.1f} s ({min(cold):.1f} to {max(cold):.1f})", end=", ")
        print(f"once more {median(warm):.1f} s ({min(warm):.1f} to {max(warm):.1f})")
        browser.close()
        server.terminate()


if __name__ == "__main__":
    main()
