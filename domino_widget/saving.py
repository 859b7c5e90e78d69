r"""Whole tables as text: a record of the match, and before it what a record does not say.

    domino_widget table 1
    <SHA-256 of everything below>
    {"match": "0a1b2c3d", "secret": "…", "revision": 41, …}

    [Format "1"]
    …

Such a text holds every tile and the secret that later deals grow from: it never leaves Python. What is read is not
trusted: a text that was cut, edited or made up is refused, and the record in it is played through.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple, NoReturn

from .computers import Call
from .engine import Claim, EngineError, Match, Muggins, Round, parse_position, read_record, write_record
from .engine.deal import SEEDS
from .hidden import deal_hidden
from .learning import WINS, Learning
from .match_tags import SET_UP, Origins, read_tags, write_tags
from .notes import NOTE_KINDS, Note
from .table import Table

HEAD = "domino_widget table"
#: The version that is written, and the newest that is read.
FORMAT = 1
#: More characters than any text has that can be opened.
LONGEST = 1_000_000
_CALLS: dict[str, type[Claim] | type[Muggins]] = {"claim": Claim, "muggins": Muggins}
_MOST = 10**9


def record_of(table: Table, view: tuple[int | None] | None = None) -> str:
    """The record of the match with who sat where; ``view`` as for ``write_record``."""
    origins = Origins(table.humans, table.levels, table.house, table.assist, table.code)
    write_tags(table.match, origins)
    return write_record(table.match, view=view)


class Opened(NamedTuple):
    """A table, and whether tiles that its text hides were dealt anew."""

    table: Table
    anew: bool


def open_text(text: str) -> Opened:
    """A table from any record, or from the line of a position: an unfinished match goes on, and its later hands are
    dealt from a new secret. Tiles that a record hides are dealt anew, in agreement with all that it shows.
    EngineError, one sentence, for what is neither."""
    anew = False
    if not isinstance(text, str):
        raise EngineError("not-a-line", kind=type(text).__name__)
    given = text.removeprefix("\ufeff").strip()
    if len(given) > LONGEST:
        raise EngineError("record", sentence=f"A record has at most {LONGEST} characters.")
    if given.startswith(("[", "{")):
        shown = deal_hidden(given, Random(secrets.randbits(128)))
        table, anew = _table_of(read_record(shown.text if shown else given)), shown is not None
    elif re.match(r"[A-Za-z-]+(\{[^}\n]*\})? +[.0-9]", given) and "\n" not in given:
        start = parse_position(given)
        match = Match.of_rounds(start.setup, [Round(start)], ("",) * start.setup.seats)
        match.round.tags[SET_UP] = "1"
        table = _table_of(match)
    else:
        raise EngineError("not-a-record")
    if not table.round.is_over:
        table.run()
    return Opened(table, anew)


def _table_of(match: Match) -> Table:
    origins = read_tags(match)
    return Table.of_match(
        match,
        humans=origins.humans,
        levels=origins.levels,
        house=origins.house,
        assist=origins.assist,
        code=origins.code,
    )


def write_table(table: Table) -> str:
    """Everything that a table needs to go on just here, undone steps left out."""
    names = {kind: name for name, kind in _CALLS.items()}
    own = {
        "match": table.match_id,
        "secret": table.match.secret.hex(),
        "seed": table.match.seed,
        "revision": table.revision,
        "resigned": table.resigned,
        "assisted": table.assisted,
        "commitment": table.commitment,
        "locked": table.locked,
        "learning": table.learning.wins if table.learning else None,
        "notes": [[note.at, note.kind, note.seat] for note in table.notes],
        "playedOn": sorted([names[kind], seat, tile] for kind, seat, tile in table.played_on),
    }
    body = f"{json.dumps(own)}\n\n{record_of(table)}"
    return f"{HEAD} {FORMAT}\n{_digest(body)}\n{body}"


def read_table(text: str) -> Table:
    """The table of a text by ``write_table``: EngineError ``newer-save`` or ``bad-save`` for anything else."""
    head, _, rest = text.partition("\n")
    digest, _, body = rest.partition("\n")
    found = re.fullmatch(rf"{HEAD} (\d{{1,6}})", head)
    if not found:
        _bad("it does not begin as a kept game does.")
    if int(found[1]) > FORMAT:
        raise EngineError("newer-save", format=found[1], known=FORMAT)
    if digest != _digest(body):
        _bad("it is not whole, or it was changed.")
    own, _, record = body.partition("\n\n")
    try:
        return _restored(json.loads(own), read_record(record))
    except (EngineError, ValueError, TypeError, KeyError) as error:
        _bad(str(error) if isinstance(error, EngineError) else "it does not hold together.")


def _bad(why: str) -> NoReturn:
    raise EngineError("bad-save", why=why)


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def _restored(own: Mapping[str, Any], match: Match) -> Table:
    seats = range(match.setup.seats)
    match.secret = bytes.fromhex(own["secret"])
    match.seed = _one(own["seed"], lambda seed: seed is None or _is_number(seed, SEEDS - 1))
    if len(match.secret) != 16:
        raise ValueError("secret")
    for tag in ("Levels", "Humans", "Assist", "House"):
        match.tags[tag]
    levels = tuple(match.tags["Levels"].split("/"))
    table = Table.of_match(match, **(read_tags(match)._asdict() | {"levels": levels}))
    table.match_id = _one(own["match"], lambda text: bool(re.fullmatch(r"[0-9a-f]{8}", text)))
    table.revision = _one(own["revision"], _is_number)
    table.resigned = _one(own["resigned"], lambda seat: seat is None or seat in table.humans)
    table.assisted = _one(own["assisted"], lambda on: type(on) is bool)
    table.locked = _one(own.get("locked", False), lambda on: type(on) is bool)
    wins = _one(own.get("learning"), lambda wins: wins is None or _is_number(wins, WINS))
    table.learning = None if wins is None else Learning(wins)
    table.notes = [_note(*one) for one in own["notes"]]
    if not all(note.at <= len(table.round.actions) and note.seat in (None, *seats) for note in table.notes):
        raise ValueError("notes")
    table.played_on = {_call(*one) for one in own["playedOn"]}
    if own["commitment"] != table.commitment:
        raise ValueError("commitment")
    return table


def _one(value: Any, is_right: Callable[[Any], bool]) -> Any:
    if not is_right(value):
        raise ValueError(value)
    return value


def _is_number(value: object, most: int = _MOST) -> bool:
    return type(value) is int and 0 <= value <= most


def _note(at: object, kind: object, seat: object) -> Note:
    if not (_is_number(at) and kind in NOTE_KINDS and (seat is None or _is_number(seat))):
        raise ValueError(kind)
    return Note(at, kind, seat)  # type: ignore[arg-type]


def _call(kind: str, seat: int, tile: int) -> Call:
    if not (_is_number(seat) and _is_number(tile)):
        raise ValueError(kind)
    return _CALLS[kind], seat, tile
