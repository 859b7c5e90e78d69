"""What a Voila page may do to its kernel, and that it leaves none behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page

from domino_widget import serve
from tests.browser import pages, servers
from tests.browser.servers import Server

SECONDS = 10

# Sends one message on a socket of its own; the types of the replies within two seconds.
SEND = """async ({ type, content }) => {
  const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  const path = `${config.baseUrl}api/kernels/${config.kernelId}/channels?session_id=other`;
  const socket = new WebSocket(`ws://${location.host}${path}`);
  const replies = [];
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(data);
    if (reply.parent_header.session === "other") replies.push(reply.msg_type);
  };
  await new Promise((done) => { socket.onopen = done; });
  const header = {
    msg_id: "1", msg_type: type, session: "other", username: "", version: "5.3",
    date: new Date().toISOString(),
  };
  const message = { header, parent_header: {}, metadata: {}, content, channel: "shell", buffers: [] };
  socket.send(JSON.stringify(message));
  await new Promise((done) => setTimeout(done, 2000));
  socket.close();
  return replies;
}"""


def kernels(server: Server) -> set[str]:
    """Process ids of the server's kernels."""
    listed = subprocess.run(["pgrep", "-P", str(server.pid)], capture_output=True, text=True)
    return set(listed.stdout.split())


def wait_until_gone(server: Server, old: set[str], seconds: float = SECONDS) -> set[str]:
    """Those of the old kernels that are still there after a while."""
    end = time.monotonic() + seconds
    while (left := kernels(server) & old) and time.monotonic() < end:
        time.sleep(0.1)
    return left


def test_a_reloaded_or_closed_page_leaves_no_kernel(page: Page, voila_server: Server) -> None:
    before, asked = kernels(voila_server), set[str]()
    page.on("request", lambda request: asked.add(request.url))
    pages.open_app(page, voila_server)
    first = kernels(voila_server) - before
    assert len(first) == 1
    page.reload()
    pages.widget(page)
    assert wait_until_gone(voila_server, first) == set()
    second = kernels(voila_server) - before
    assert len(second) == 1
    # Nothing was asked of any other host.
    assert {address for address in asked if not address.startswith((voila_server.url, "blob:", "data:"))} == set()
    # Of JupyterLab's extensions a page has those that show a widget.
    used = re.findall("/labextensions/(.+?)/static/", "\n".join(asked))
    assert set(used) == set(serve.EXTENSIONS)
    page.close(run_before_unload=True)
    assert wait_until_gone(voila_server, second) == set()


@pytest.mark.heavy
def test_a_killed_browser_leaves_no_kernel(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> None:
    """Its pages said no goodbye: idle kernels without a page are ended, those kept ready for the next stay."""
    with servers.voila(tmp_path / "server", "--cull=1", "--preheat=1") as server:
        profile = tmp_path / "profile"
        context = browser_type.launch_persistent_context(profile, **browser_type_launch_args)
        for path in ("", "?lang=is", "lessons/00", ""):
            page = context.new_page()
            page.goto(server.url + path)
            pages.widget(page)
        born = kernels(server)
        assert len(born) >= 4
        listed = subprocess.run(["pgrep", "-f", str(profile)], capture_output=True, text=True)
        for number in listed.stdout.split():
            os.kill(int(number), signal.SIGKILL)
        # A minute without a page, a minute between two looks, and one to end them one after another.
        left = wait_until_gone(server, born, 200)
        assert len(left) <= 1, left  # the one that waits for the next page


def test_a_page_cannot_run_code_in_its_kernel(voila_page: Page, tmp_path: Path) -> None:
    proof = tmp_path / "proof"
    code = {"code": f"open({str(proof)!r}, 'w').close()", "silent": False}
    assert "execute_reply" not in voila_page.evaluate(SEND, {"type": "execute_request", "content": code})
    assert not proof.exists()
    # The same socket does carry what is allowed, so the silence above is a refusal.
    allowed = {"type": "kernel_info_request", "content": {}}
    assert "kernel_info_reply" in voila_page.evaluate(SEND, allowed)
