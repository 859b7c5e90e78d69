"""The web app as Voila serves it: the table at the root, the lessons beside it. Imported only where Voila is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from jupyter_server.utils import url_path_join
from voila.app import Voila

from .lessons.rows import LESSONS
from .wire.lessons import FOLDER, SERVED_VARIABLE


class App(Voila):  # type: ignore[misc]
    """Voila with one page for each lesson's notebook, ``lessons/03``, rendered as the app itself is."""

    def start(self) -> None:
        """Serve until Ctrl+C. Kernels inherit which lessons there are."""
        os.environ[SERVED_VARIABLE] = ",".join(self._notebooks())
        super().start()

    def init_handlers(self) -> list[Any]:
        """Voila's own pages, and before the last, which takes every other address, the lessons."""
        *own, rest = super().init_handlers()
        _, handler, arguments = rest
        pages = [
            (url_path_join(self.server_url, FOLDER, number), handler, {**arguments, "notebook_path": path})
            for number, path in self._notebooks().items()
        ]
        return [*own, *pages, rest]

    def _notebooks(self) -> dict[str, str]:
        """The lessons' notebooks that lie beside the app's, by number."""
        paths = {lesson.number: f"tutorials/{lesson.name}.ipynb" for lesson in LESSONS.values()}
        return {number: path for number, path in paths.items() if (Path(self.root_dir) / path).is_file()}
