"""The only part that speaks to the browser: one snapshot out, typed requests in, typed answers back (table.md 3)."""

from .answer import answer, refused
from .export import export_html
from .snapshot import SCHEMA, settings_json, snapshot

__all__ = ["SCHEMA", "answer", "export_html", "refused", "settings_json", "snapshot"]
