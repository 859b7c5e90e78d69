"""A visitor of a lesson that is served to many: results are kept under the token that the page brings."""

from __future__ import annotations

import os

from domino_widget.keeping import is_known
from domino_widget.lessons.course import Course
from domino_widget.store import Store, new_token, open_store
from domino_widget.wire.lessons import HOME, served
from domino_widget.wire.visitors import StoredResults

#: The variable that says where a page which is no notebook keeps its token, seen from that page.
HOME_VARIABLE = "DOMINO_WIDGET_HOME"


def home() -> str | None:
    """Where a page of Voila or the static site keeps its token: at the app, or with other pages of its folder.

    None in a notebook, whose folder is the learner's own.
    """
    if HOME_VARIABLE in os.environ:
        return os.environ[HOME_VARIABLE]
    if "VOILA_BASE_URL" not in os.environ:
        return None
    return HOME if served() else "./"


class Visit:
    """Somebody at a lesson. Before the page has told its token nothing is kept; the first one told stays."""

    def __init__(self, course: Course, store: Store | None = None) -> None:
        self._course = course
        self._store = store or open_store()
        self.token: str | None = None

    def __call__(self, token: object) -> str:
        """Takes the token of a page, or a new one for a page that has none or one that nobody knows."""
        if self.token is None:
            self.token = str(token) if is_known(self._store, token) else new_token()
            self._course.results = StoredResults(self._store, self.token)
        return self.token
