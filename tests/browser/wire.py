"""What travels between a page and its kernels: every message of every Jupyter websocket, and the last snapshot."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, WebSocket

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Frame:
    """One message of the kernel protocol: ``sent`` by the page, or received by it."""

    sent: bool
    kind: str
    content: Json
    text: str


class Wire:
    """Listens to a page from before it is opened; ``state`` is the snapshot that arrived last."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self.states: list[Json] = []
        page.on("websocket", self._listen)

    @property
    def state(self) -> Json:
        return self.states[-1]

    def requests(self) -> list[Json]:
        """What the widget asked, in order: the contents of its own messages."""
        contents = (frame.content.get("data", {}) for frame in self.frames if frame.sent)
        return [data["content"] for data in contents if data.get("method") == "custom"]

    def answers(self) -> list[Json]:
        """The answers to them."""
        contents = (frame.content.get("data", {}) for frame in self.frames if not frame.sent)
        return [data["content"] for data in contents if data.get("method") == "custom"]

    def refusals(self) -> list[str]:
        """The codes of the answers that say no."""
        return [answer["error"]["code"] for answer in self.answers() if not answer["ok"]]

    def _listen(self, socket: WebSocket) -> None:
        if "/channels" in socket.url:
            socket.on("framesent", lambda payload: self._keep(payload, True))
            socket.on("framereceived", lambda payload: self._keep(payload, False))

    def _keep(self, payload: str | bytes, sent: bool) -> None:
        kind, content, text = read_frame(payload)
        self.frames.append(Frame(sent, kind, content, text))
        if not sent:
            self.states += snapshots(content)


def read_frame(payload: str | bytes) -> tuple[str, Json, str]:
    """Type, content and whole text of a message, in either of Jupyter's two forms."""
    if isinstance(payload, str):
        message = json.loads(payload)
        return message["header"]["msg_type"], message["content"], payload
    count = struct.unpack_from("<Q", payload)[0]
    offsets = struct.unpack_from(f"<{count}Q", payload, 8)
    # Channel, header, parent's header, metadata, content; what follows are buffers.
    parts = [payload[start:end] for start, end in pairwise(offsets)]
    header, content = json.loads(parts[1]), json.loads(parts[4])
    return header["msg_type"], content, payload.decode("utf-8", errors="replace")


def snapshots(value: object) -> Iterator[Json]:
    """Every snapshot of a table anywhere inside a message."""
    if isinstance(value, dict):
        if "buttons" in value and "rev" in value:
            yield value
        else:
            for inner in value.values():
                yield from snapshots(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from snapshots(inner)
