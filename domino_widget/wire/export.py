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
from ..table import Table
from .snapshot import snapshot

_HERE = Path(__file__).resolve().parent
_EXPORT = re.compile(r"export\s*\{\s*([\w$]+) as default\s*\};?\s*$")


def export_html(table: Table) -> str:
    """The file as text. Hands that are over are whole; the hand in play is as the viewer of the table sees it."""
    script, style = (path.read_text(encoding="utf-8") for path in bundle())
    exported, found = _EXPORT.subn(lambda name: f"globalThis.dominoWidget = {name[1]};", script)
    if found != 1:
        raise ImportError("The widget's front end has no default export: build it anew.")
    parts = {
        "TITLE": escape(f"{_text('game-title')}: {_text('game-' + table.setup.rules.id)}"),
        "HANDS": escape(_text("export-hands")),
        "HAND": escape(_text("export-hand")),
        "KEYS": escape(_text("export-keys")),
        "STYLE": style.replace("</", "<\\/"),
        "SCRIPT": exported.replace("</script", "<\\/script").replace("<!--", "<\\!--"),
        "DATA": json.dumps(_hands(table)).replace("<", "\\u003c"),
        "BOARD": svg(table.observe(table.viewer)),
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


def _text(id: str) -> str:
    """A text of one line from the catalogue."""
    found = re.search(rf"^{re.escape(id)} = (.+)$", _catalogue(), re.MULTILINE)
    return found[1] if found else id


def _catalogue() -> str:
    return (_HERE.parent / "locales" / "en.ftl").read_text(encoding="utf-8")
