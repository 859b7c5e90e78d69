"""The web app as Voila serves it: the table at the root, the lessons beside it. Imported only where Voila is."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from jupyter_server.utils import url_path_join
from traitlets.config import Config
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler

from .lessons.rows import LESSONS
from .wire.lessons import FOLDER, SERVED_VARIABLE


def launch(options: list[str], *, by_system: bool) -> None:
    """Serve until Ctrl+C; ``by_system``: each page in the colours of its reader's system."""
    hooks = {"page_config_hook": _told_to_go_by_system} if by_system else {}
    App.launch_instance(argv=options, config=Config({"VoilaConfiguration": hooks}))


def _told_to_go_by_system(page_config: dict[str, Any], **_page: Any) -> dict[str, Any]:
    """What a page is told, and a word more: Voila itself knows light and dark only."""
    return {**page_config, "dominoTheme": "system"}


#: What Voila's template would have every page ask of a host elsewhere: the signs of a library that nothing here uses.
_ELSEWHERE = re.compile(r"""<link\b[^>]*\bhref="https?://[^>]*>""")


class Page(TornadoVoilaHandler):  # type: ignore[misc]
    """A page that asks nothing of any other host, and so waits for none."""

    async def get_generator(self, path: str | None = None) -> AsyncIterator[str]:
        """Voila's page, in pieces."""
        async for html in super().get_generator(path=path):
            yield _ELSEWHERE.sub("", html)


class App(Voila):  # type: ignore[misc]
    """Voila with one page for each lesson's notebook, ``lessons/03``, rendered as the app itself is."""

    def start(self) -> None:
        """Serve until Ctrl+C. Kernels inherit which lessons there are."""
        os.environ[SERVED_VARIABLE] = ",".join(self._notebooks())
        super().start()

    def init_handlers(self) -> list[Any]:
        """Voila's own pages, and before the last, which takes every other address, the lessons."""
        *own, rest = (
            (path, Page if handler is TornadoVoilaHandler else handler, *more)
            for path, handler, *more in super().init_handlers()
        )
        arguments = rest[2]
        pages = [
            (url_path_join(self.server_url, FOLDER, number), Page, {**arguments, "notebook_path": path})
            for number, path in self._notebooks().items()
        ]
        return [*own, *pages, rest]

    def _notebooks(self) -> dict[str, str]:
        """The lessons' notebooks that lie beside the app's, by number."""
        paths = {lesson.number: f"tutorials/{lesson.name}.ipynb" for lesson in LESSONS.values()}
        return {number: path for number, path in paths.items() if (Path(self.root_dir) / path).is_file()}
