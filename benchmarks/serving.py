"""How many tables the web app carries: ``domino-widget play`` under load, on this machine, bounded in time.

    python benchmarks/serving.py [--most 48] [--step 6] [--every 4] [--seconds 20] [--minutes 8]

Tables are opened in steps, each a page with a kernel of its own that is spoken to as the page does, over its
websocket, without a browser. With so many open, each makes a choice every few seconds, at random among those that it
is offered, for a while; the time from a choice to its answer is taken. It ends where the 95th percentile passes one
second, at the most tables, or when the minutes are over. Then half the pages say goodbye as pages do, half are gone
without a word; what is left of their kernels is counted when the time for idle ones is over. Memory is the
proportional share (PSS) of a kernel's process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import psutil
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

ADDRESS = "127.0.0.1"
BAR_SECONDS = 1.0
CULL_MINUTES = 1
PATIENCE = 60
Json = dict[str, Any]


class Page:
    """One open table: its kernel, its websocket, and the newest snapshot."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.kernel = ""
        self.model = ""
        self.state: Json = {}
        self.session = uuid.uuid4().hex
        self.random = random.Random(self.session)
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        request = HTTPRequest(self.url, request_timeout=PATIENCE, headers={"Accept": "text/html"})
        body = (await AsyncHTTPClient().fetch(request)).body.decode()
        config = json.loads(re.findall(r'id="jupyter-config-data"[^>]*>(.*?)</script>', body, re.DOTALL)[0])
        self.kernel = config["kernelId"]
        address = f"ws{self.url[4:]}api/kernels/{self.kernel}/channels?session_id={self.session}"
        self.socket: WebSocketClientConnection = await websocket_connect(address)
        self.listening = asyncio.create_task(self._listen())
        comm = uuid.uuid4().hex
        opened = {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}}
        await self._send("comm_open", opened, {"version": "1.0.0"})
        await self._send("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        await asyncio.wait_for(self.ready, PATIENCE)

    async def move(self) -> float:
        """One choice at random; seconds until it is answered."""
        name = f"{self.session}-{time.monotonic_ns()}"
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        content = {"v": 1, "id": name, "rev": self.state["rev"], **self._choice()}
        start = time.monotonic()
        await self._send("comm_msg", {"comm_id": self.model, "data": {"method": "custom", "content": content}})
        reply = await asyncio.wait_for(answer, PATIENCE)
        if not reply["ok"] and reply["error"]["code"] != "stale":
            raise RuntimeError(f"refused: {reply['error']}")
        return time.monotonic() - start

    async def leave(self, politely: bool) -> None:
        if politely:
            where = f"{self.url}voila/api/shutdown/{self.kernel}"
            await AsyncHTTPClient().fetch(
                HTTPRequest(where, method="POST", body="", headers={"Origin": self.url[:-1]})
            )
        self.listening.cancel()
        self.socket.close()

    def _choice(self) -> Json:
        buttons = self.state["buttons"]
        plays = [play["action"] for tile in self.state["hand"] for play in tile["plays"]]
        plays += [
            buttons[name]["action"] for name in ("draw", "knock", "play-on", "finish", "next") if buttons[name]["on"]
        ]
        if plays:
            return {"type": "act", "action": self.random.choice(plays)}
        return {"type": "settings", "settings": {}}  # the match is over: another one

    async def _send(self, kind: str, content: Json, metadata: Json | None = None) -> None:
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "session": self.session,
            "username": "",
            "version": "5.3",
            "date": "2026-01-01T00:00:00Z",
        }
        message = {"header": header, "parent_header": {}, "metadata": metadata or {}, "content": content}
        await self.socket.write_message(json.dumps({**message, "channel": "shell", "buffers": []}))

    async def _listen(self) -> None:
        while (text := await self.socket.read_message()) is not None:
            message = json.loads(text)
            data = message["content"].get("data", {}) if message["header"]["msg_type"] == "comm_msg" else {}
            if data.get("method") == "update_states":
                for name, model in data["states"].items():
                    if "page" in model["state"]:
                        self.model, self.state = name, model["state"]["state"]
                        self.ready.set_result(None)
            elif data.get("method") == "update" and message["content"]["comm_id"] == self.model:
                self.state = data["state"].get("state", self.state)
            elif data.get("method") == "custom":
                waiting = self.answers.pop(data["content"].get("re", ""), None)
                if waiting is not None:
                    waiting.set_result(data["content"])


async def measure(pages: list[Page], every: float, seconds: float) -> list[float]:
    """Each page makes a choice every so often, out of step with the others; the seconds to the answers."""
    taken: list[float] = []
    end = time.monotonic() + seconds

    async def play(page: Page) -> None:
        await asyncio.sleep(page.random.random() * every)
        while time.monotonic() < end:
            taken.append(await page.move())
            await asyncio.sleep(max(0.0, every * (0.75 + page.random.random() / 2) - taken[-1]))

    await asyncio.gather(*map(play, pages))
    return taken


def kernels(server: psutil.Process) -> list[psutil.Process]:
    """Those that run: a process that has ended and was not asked after yet is none."""
    children = [one for one in server.children(recursive=True) if one.status() != psutil.STATUS_ZOMBIE]
    return [one for one in children if "ipykernel_launcher" in " ".join(one.cmdline())]


def memory(processes: list[psutil.Process]) -> list[float]:
    """Proportional share of each, MB."""
    return [one.memory_full_info().pss / 1e6 for one in processes]


async def run(words: argparse.Namespace, url: str, server: psutil.Process) -> None:
    pages: list[Page] = []
    begun = time.monotonic()
    print(
        f"load {psutil.getloadavg()[0]:.1f} on {psutil.cpu_count()} cores; server alone {memory([server])[0]:.0f} MB"
    )
    print("| tables | opening one, s | median answer, ms | p95, ms | most, ms | server CPU + kernels, % of a core |")
    print("|---|---|---|---|---|---|")
    while len(pages) < words.most and time.monotonic() - begun < words.minutes * 60:
        opening: list[float] = []
        while len(opening) < words.step and time.monotonic() - begun < words.minutes * 60:
            start = time.monotonic()
            page = Page(url)
            await page.open()
            opening.append(time.monotonic() - start)
            pages.append(page)
        processes = [server, *kernels(server)]
        before = sum(sum(one.cpu_times()[:2]) for one in processes)
        taken = await measure(pages, words.every, words.seconds)
        used = (sum(sum(one.cpu_times()[:2]) for one in processes) - before) / words.seconds * 100
        p95 = quantiles(taken, n=20, method="inclusive")[-1]
        figures = [median(taken) * 1000, p95 * 1000, max(taken) * 1000, used]
        print(
            f"| {len(pages)} | {median(opening):.1f} | " + " | ".join(f"{one:.0f}" for one in figures) + " |",
            flush=True,
        )
        if p95 > BAR_SECONDS:
            break
    shares = memory(kernels(server))
    print(
        f"memory a table: median {median(shares):.0f} MB, most {max(shares):.0f}; server {memory([server])[0]:.0f} MB"
    )
    await asyncio.gather(*(page.leave(politely=number % 2 == 0) for number, page in enumerate(pages)))
    await asyncio.sleep(5)
    print(f"kernels left 5 s after half said goodbye and half were cut off: {len(kernels(server))}")
    end = time.monotonic() + CULL_MINUTES * 60 + 240
    while kernels(server) and time.monotonic() < end:
        await asyncio.sleep(5)
    print(f"kernels left when idle ones had been ended: {len(kernels(server))}")


async def wait_until_up(url: str) -> None:
    for _ in range(300):
        try:
            await AsyncHTTPClient().fetch(f"{url}nothing")
        except HTTPClientError:
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise RuntimeError("the server does not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--most", type=int, default=48)
    parser.add_argument("--step", type=int, default=6)
    parser.add_argument("--every", type=float, default=4, help="seconds between the choices at a table")
    parser.add_argument("--seconds", type=float, default=20, help="of each step")
    parser.add_argument("--minutes", type=float, default=8, help="for opening tables and playing at them")
    words = parser.parse_args()
    AsyncHTTPClient.configure(None, max_clients=200, defaults={"request_timeout": PATIENCE})
    with socket.socket() as probe:
        probe.bind((ADDRESS, 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "domino_widget",
        "play",
        "--no-browser",
        f"--port={port}",
        f"--cull={CULL_MINUTES}",
    ]
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        url = f"http://{ADDRESS}:{port}/"

        async def all_of_it() -> None:
            await wait_until_up(url)
            await run(words, url, psutil.Process(process.pid))

        try:
            asyncio.run(all_of_it())
        finally:
            process.terminate()
            process.wait(30)


if __name__ == "__main__":
    main()
