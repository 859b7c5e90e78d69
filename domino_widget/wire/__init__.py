"""The only part that speaks to the browser: one snapshot out, typed requests in, typed answers back (table.md 3)."""

from .answer import LANGUAGES, answer, refused
from .snapshot import SCHEMA, settings_json, snapshot

__all__ = ["LANGUAGES", "SCHEMA", "answer", "refused", "settings_json", "snapshot"]
