"""The web app as Voila serves it: the table at the root, the lessons beside it. Imported only where Voila is."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import url_path_join
from tornado.web import RequestHandler
from traitlets import Unicode, default
from traitlets.config import Config
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler

from .lessons.rows import LESSONS
from .message import Msg, msg
from .texts import negotiate, say
from .wire.lessons import FOLDER, SERVED_VARIABLE


def launch(options: list[str], *, theme: str) -> None:
    """Serve until Ctrl+C; ``theme``: dark, light, or for each page that of its reader's system."""
    _allow_open_files()
    config = {"App": {"colours": theme}, "VoilaConfiguration": {"multi_kernel_manager_class": Kernels}}
    App.launch_instance(argv=options, config=Config(config))


def _allow_open_files() -> None:
    """Sockets are files: the usual limits, 256 or 1,024, are those of a few pages."""
    if sys.platform == "win32":
        return
    from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

    soft, hard = getrlimit(RLIMIT_NOFILE)
    for most in (10_240, 65_536):  # macOS grants no more than the first
        wanted = most if hard == RLIM_INFINITY else min(most, hard)
        if soft != RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):
                setrlimit(RLIMIT_NOFILE, (wanted, hard))


class Kernels(AsyncMappingKernelManager):
    """The kernels of as many pages as the machine carries: ZeroMQ by itself stops at 1,023 sockets, 150 pages."""

    @default("context")
    def _context_default(self) -> Any:
        context = super()._context_default()
        context.max_sockets = context.socket_limit
        return context


#: What Voila's template would have every page ask of a host elsewhere: the signs of a library that nothing here uses.
_ELSEWHERE = re.compile(r"""<link\b[^>]*\bhref="https?://[^>]*>""")
#: The page's start and title; and what it shows while it gets ready, in English: the last words of its head.
_START, _TITLE = re.compile("<html[^>]*>"), re.compile("<title>.*?</title>", re.DOTALL)
_SPIN, _LOADING = re.compile("<title>spin</title>"), re.compile('<div id="loading"')
_WAITING = re.compile('<h2 id="loading_text">.*?</h2>', re.DOTALL)
_GROUNDS = ("--domino-ground: #0d0f0d; --domino-ink: #f2efe6", "--domino-ground: #fff; --domino-ink: #1a1a1a")
#: The ground is there before anything is painted on it.
_STYLE = """<style>
:root {{ {first} }}
@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}
html, body, #main, #rendered_cells {{ background: var(--domino-ground) !important; }}
#loading, #domino-late {{ color: var(--domino-ink) !important; font-family: system-ui, sans-serif }}
#domino-late {{ padding: 1em; text-align: center }}
#domino-late button {{ font: inherit; padding: .6em 1em; cursor: pointer; }}
</style>"""
#: Whatever has gone wrong, on the server or in the browser: who waits is told, and has a way on. And a mend: on a
#: busy machine the host looks for a table's model, again too late, and says "model not found" of one that has come.
_LATE = """<p id="domino-late" role="alert" hidden>{told} <button onclick="location.reload()">{again}</button></p>
<script>{{
  const late = document.getElementById("domino-late");
  const models = new Map();
  document.addEventListener("DOMContentLoaded", () => {{
    for (const script of document.querySelectorAll('script[type="application/vnd.voila.cell-output+json"]')) {{
      const shown = JSON.parse(script.textContent).data?.["application/vnd.jupyter.widget-view+json"];
      if (shown) models.set(script.parentElement, shown.model_id);
    }}
  }});
  const mend = async (output) => {{
    const manager = window.jupyterapp?.widgetManager;
    const id = models.get(output.parentElement);
    if (!manager?.has_model(id)) return;
    models.delete(output.parentElement);
    const view = await manager.create_view(await manager.get_model(id));
    output.replaceChildren(view.el);
  }};
  setInterval(() => {{
    document.querySelectorAll(".jupyter-widgets:not(:has(*))").forEach(mend);
    late.hidden = document.querySelector(".dmw") || performance.now() < {milliseconds};
  }}, 500);
}}</script>"""
LATE_MILLISECONDS = 30_000


class Page(TornadoVoilaHandler):  # type: ignore[misc]
    """A page in its reader's language and colours, that asks nothing of any other host, and so waits for none."""

    def initialize(self, *, colours: str, about: tuple[Msg, ...], **rest: Any) -> None:
        """``about`` are the messages that make the page's title."""
        super().initialize(**rest)
        self._colours, self._about = colours, about

    async def get_generator(self, path: str | None = None) -> AsyncIterator[str]:
        """Voila's page, in pieces; its head, up to the words that stand there while it gets ready, is one."""
        head: str | None = ""
        async for html in super().get_generator(path=path):
            if head is not None:
                head += html
                if not _WAITING.search(head):
                    continue
                html, head = self._own(head), None
            yield html
        if head:
            yield head

    def redirect_to_file(self, _path: str) -> None:
        """A page of the app has no files beside it."""
        _nothing_here(self, self.base_url)

    def _own(self, head: str) -> str:
        lang = _language(self)

        def told(id: str) -> str:
            return escape(say(msg(id), lang))

        dark, light = _GROUNDS if self._colours != "light" else (_GROUNDS[1],) * 2
        style = _STYLE.format(first=dark if self._colours == "dark" else light, dark=dark)
        late = _LATE.format(told=told("page-late"), again=told("page-again"), milliseconds=LATE_MILLISECONDS)
        waiting = f'<h2 role="status">{told("page-waiting")}</h2>'
        title = escape(" · ".join(say(line, lang) for line in self._about))
        start = f'<html lang="{lang}" data-domino="{self._colours}">'
        for pattern, ours in (
            (_ELSEWHERE, ""),
            (_SPIN, ""),
            (_WAITING, waiting),
            (_LOADING, late + _LOADING.pattern),
            (_TITLE, f"<title>{title}</title>{style}"),
            (_START, start),
        ):
            head = pattern.sub(lambda _, ours=ours: ours, head)  # type: ignore[misc]
        return head


class Elsewhere(RequestHandler):
    """What answers under any other path than the app's: a wrong base path, in one sentence, with the right one."""

    def initialize(self, *, home: str) -> None:
        """``home`` is the path that the app lies under."""
        self._home = home

    def get(self) -> None:
        """The sentence."""
        _nothing_here(self, self._home)


def _nothing_here(handler: RequestHandler, home: str) -> None:
    lang = _language(handler)
    name, told = (escape(say(line, lang)) for line in (msg("game-title"), msg("page-none", address=home)))
    handler.set_status(404)
    link = f'<a href="{home}">{name}</a>'
    handler.finish(f'<!doctype html><html lang="{lang}"><title>{name}</title><p>{told} {link}</p>')


def _language(handler: RequestHandler) -> str:
    """That of the link, or the first of the browser's that there is."""
    header = handler.request.headers.get("Accept-Language", "")
    asked = re.findall(r"([\w-]+)(?:\s*;\s*q=([01](?:\.\d*)?))?", header)
    weighed = sorted(
        ((-float(weight or 1), tag) for tag, weight in asked if float(weight or 1)), key=lambda one: one[0]
    )
    # Tornado refuses a link that is no text; a reader is better served by the page.
    linked = handler.request.arguments.get("lang", [b""])[-1].decode("utf-8", "replace")
    return negotiate(",".join([linked, *(tag for _, tag in weighed)]))


class App(Voila):  # type: ignore[misc]
    """Voila with one page for each lesson's notebook, ``lessons/03``, rendered as the app itself is."""

    colours = Unicode("system").tag(config=True)

    def start(self) -> None:
        """Serve until Ctrl+C. Kernels inherit which lessons there are."""
        os.environ[SERVED_VARIABLE] = ",".join(self._notebooks())
        super().start()

    def init_handlers(self) -> list[Any]:
        """Voila's own pages but for the last, which takes every address that is left; then the lessons, and it."""
        *own, (rest, _, arguments) = super().init_handlers()
        name = msg("game-title")

        def page(path: str, *about: Msg, **more: str) -> Any:
            return path, Page, {**arguments, "colours": self.colours, "about": about, **more}

        lessons = (
            page(
                url_path_join(self.server_url, FOLDER, number),
                msg(f"lesson-{number}-title"),
                name,
                notebook_path=path,
            )
            for number, path in self._notebooks().items()
        )
        return [*own, *lessons, page(rest, name), (".*", Elsewhere, {"home": self.base_url})]

    def _notebooks(self) -> dict[str, str]:
        """The lessons' notebooks that lie beside the app's, by number."""
        paths = {lesson.number: f"tutorials/{lesson.name}.ipynb" for lesson in LESSONS.values()}
        return {number: path for number, path in paths.items() if (Path(self.root_dir) / path).is_file()}
