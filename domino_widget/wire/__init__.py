"""The only part that speaks to the browser: one snapshot out, typed requests in, typed answers back (table.md 3)."""

from .answer import answer, answer_steps, is_choice, refused, takes_a_search
from .export import export_html
from .instead import Instead
from .snapshot import SCHEMA, settings_json, snapshot

__all__ = [
    "SCHEMA",
    "Instead",
    "answer",
    "answer_steps",
    "export_html",
    "is_choice",
    "refused",
    "settings_json",
    "snapshot",
    "takes_a_search",
]
