"""Where a page that shows a lesson to many keeps what tells its visitors apart."""

from __future__ import annotations

import os

from domino_widget.wire.lessons import HOME, served

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
