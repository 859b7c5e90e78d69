"""One offline file that replays a match: the front end, a model without a kernel, and a snapshot of every hand."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from ..bundle import bundle
from ..drawing import svg
from ..engine import Match
from ..message import msg
from ..table import Table
from ..texts import say, source
from .snapshot import snapshot

_HERE = Path(__file__).resolve().parent
_EXPORT = re.compile(r"export\s*\{\s*([\w$]+) as default\s*\};?\s*$")


def export_html(table: Table, lang: str = "en") -> str:
    """The file as text, in a language. Hands that are over are whole; the hand in play is as the viewer of the table
    sees it."""
    script, style = (path.read_text(encoding="utf-8") for path in bundle())
    exported, found = _EXPORT.subn(lambda name: f"globalThis.dominoWidget = {name[1]};", script)
    if found != 1:
        raise ImportError("The widget's front end has no default export: build it anew.")

    def told(id: str) -> str:
        return escape(say(msg(id), lang))

    parts = {
        "LANG": lang,
        "TITLE": f"{told('game-title')}: {told('game-' + table.setup.rules.id)}",
        "HANDS": told("export-hands"),
        "HAND": told("export-hand"),
        "KEYS": told("export-keys"),
        "STYLE": style.replace("</", "<\\/"),
        "SCRIPT": exported.replace("</script", "<\\/script").replace("<!--", "<\\!--"),
        "DATA": _data(_hands(table)),
        # English is in the script.
        "TEXTS": _data({"lang": lang, "ftl": "" if lang == "en" else source("ui", lang)}),
        "BOARD": svg(table.observe(table.viewer), lang=lang),
    }
    page = (_HERE / "export.html").read_text(encoding="utf-8")
    return re.sub(r"@([A-Z]+)@", lambda name: parts.get(name[1], name[0]), page)


def _hands(table: Table) -> list[dict[str, Any]]:
    """A snapshot of each hand at its end; the last one as it is now."""
    match, shown = table.match, []
    for count in range(1, len(match.rounds)):
        before = Match.of_rounds(match.setup, match.rounds[:count], match.names)
        then = Table.of_match(before, humans=table.humans, levels=None, house=table.house, assist=table.assist)
        then.levels = table.levels
        shown.append(snapshot(then))
    return [*shown, snapshot(table)]


def _data(value: object) -> str:
    """JSON that may stand in a page."""
    return json.dumps(value).replace("<", "\\u003c")
