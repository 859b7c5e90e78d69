"""The only part that speaks to the browser: one snapshot out, typed requests in, typed answers back (table.md 3)."""

from .answer import LANGUAGES, answer, refused
from .snapshot import SCHEMA, snapshot

__all__ = ["LANGUAGES", "SCHEMA", "answer", "refused", "snapshot"]
