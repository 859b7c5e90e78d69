"""Answers about what is kept and shared: resume, open, the picture, the history, delete."""

from __future__ import annotations

from typing import Any

from ..drawing import svg
from ..engine import EngineError
from ..keeping import Keeper
from ..message import msg
from ..saving import open_text, record_of
from ..table import Table
from ..texts import negotiate
from .begin import new_match
from .export import export_html
from .lessons import lesson_list
from .progress import progress_json
from .requests import (
    ExportRequest,
    ForgetRequest,
    HistoryRequest,
    KeptRequest,
    LessonsRequest,
    OpenRequest,
    PictureRequest,
    ResumeRequest,
    SettingsRequest,
    read_settings,
)

Json = dict[str, Any]


def answer_kept(table: Table, keeper: Keeper | None, request: KeptRequest) -> tuple[object, Table]:
    """The result, and the table to go on with; EngineError, and nothing changed, for what cannot be."""
    match request:
        case OpenRequest():
            opened = open_text(request.text)
            return {"anew": opened.anew}, _after(table, opened.table)
        case PictureRequest():
            drawn = svg(table.observe(table.viewer), lang=negotiate(request.lang))
            return {"name": f"{_stem(table)}.svg", "text": drawn}, table
        case ExportRequest():
            return {"name": f"{_stem(table)}.html", "text": export_html(table, negotiate(request.lang))}, table
        case LessonsRequest():
            return lesson_list(keeper), table
    if keeper is None:
        raise EngineError("nothing-kept")
    match request:
        case ResumeRequest():
            return _resume(table, keeper, request.token)
        case HistoryRequest():
            progress = progress_json(keeper.progress()[0])
            return {"matches": keeper.history(), "progress": progress, "kept": keeper.token is not None}, table
        case ForgetRequest():
            keeper.forget()
            return None, table
    raise EngineError("unknown-request")


def record(table: Table) -> Json:
    """The record to download: while a hand is on, as the viewer may see it."""
    over = table.round.is_over or table.resigned is not None
    return {"name": f"{_stem(table)}.txt", "text": record_of(table, None if over else (table.viewer,))}


def _stem(table: Table) -> str:
    return f"dominoes-{table.setup.rules.id}"


def _after(table: Table, opened: Table) -> Table:
    opened.revision += table.revision + 1
    if table.locked:
        opened.locked, opened.assist = True, table.assist
    return opened


def _resume(table: Table, keeper: Keeper, token: str) -> tuple[Json, Table]:
    if token and token == keeper.token:
        return {"token": token, "resumed": True, "why": None}, table
    found = keeper.resume(token)
    why = keeper.lost
    result = {
        "token": keeper.token,
        "resumed": found is not None,
        "why": msg(f"error-{why.code}", **why.details).to_json() if why else None,
    }
    return result, found or _remembered(table, keeper)


def _remembered(table: Table, keeper: Keeper) -> Table:
    """A new match with the settings that are remembered, if they can still be read."""
    settings = keeper.settings()
    if settings is None:
        return table
    try:
        given = SettingsRequest(read_settings(settings))
        return new_match(table, given.settings or {})
    except EngineError:
        return table
