"""What a table says beside its actions: lines of the log that are none, and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass

#: The kinds of lines that a log has beside its actions.
NOTE_KINDS = ("undone", "redone", "played-on", "resigned", "level-up")


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the log that is no action; ``kind`` is one of ``NOTE_KINDS``.

    ``at`` counts the actions before it.
    """

    at: int
    kind: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Wait:
    """What the table waits for (act, window, finish, next or match-over) and the human seat that is asked."""

    kind: str
    seat: int | None = None
