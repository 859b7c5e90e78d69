"""What the table answers to each request of the browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from ..bundle import LATER_NAME, PACKAGE
from ..coach.hints import hint
from ..engine import SEATS, VARIANTS, EngineError, Play, parse_action
from ..house import HOUSE, offered
from ..keeping import Keeper
from ..players import LEVELS
from ..table import Table
from ..texts import LANGUAGES, negotiate, source
from ..typed import read_typed
from .begin import new_match
from .kept import answer_kept, record
from .requests import (
    Act,
    ExplainRequest,
    HintRequest,
    LaterRequest,
    OpenRequest,
    RecordRequest,
    Request,
    ReviewRequest,
    SettingsRequest,
    TextsRequest,
    ThinkingRequest,
    error_json,
    read_request,
    request_id,
)
from .snapshot import PERSON
from .thinking import explain, review

Json = dict[str, Any]

_WORDS: dict[str, Callable[[Table], None]] = {
    "play-on": Table.play_on,
    "next": Table.next_round,
    "undo": Table.undo,
    "redo": Table.redo,
    "resign": Table.resign,
}


def answer(table: Table, content: object, keeper: Keeper | None = None) -> tuple[Json, Table]:
    """The answer to a message, and the table to go on with: another one after New match. A refused request
    changes nothing and is answered with its code and values."""
    *_, found = answer_steps(table, content, keeper)
    assert found is not None
    return found


def answer_steps(table: Table, content: object, keeper: Keeper | None = None) -> Iterator[tuple[Json, Table] | None]:
    """The same in slices: None while a search goes on, the answer at last."""
    try:
        revision, request = read_request(content)
        if isinstance(request, ThinkingRequest):
            result: object = None
            after = table
            _check(table, revision)
            if isinstance(request, ExplainRequest):
                _check_help(table)
            for step in explain(table) if isinstance(request, ExplainRequest) else review(table, keeper):
                result = step
                yield None
                _check(table, revision)  # it may have moved on in the meantime
        else:
            result, after = _do(table, revision, request, keeper)
    except EngineError as error:
        yield refused(content, table, error), table
        return
    yield {"v": 1, "re": request_id(content) or "", "ok": True, "rev": after.revision, "result": result}, after


def takes_a_search(content: object) -> bool:
    """Whether a message asks the coach to think."""
    return isinstance(content, dict) and content.get("type") in ("explain", "review")


def is_choice(content: object) -> bool:
    """Whether a message chooses what is offered on the screen."""
    return isinstance(content, dict) and content.get("type") == "act"


def refused(content: object, table: Table, error: EngineError) -> Json:
    """The answer that says why nothing was done."""
    return {
        "v": 1,
        "re": request_id(content) or "",
        "ok": False,
        "rev": table.revision,
        "error": error_json(error),
    }


def _do(table: Table, revision: int, request: Request, keeper: Keeper | None) -> tuple[object, Table]:
    match request:
        case Act():
            _check(table, revision)
            if not (table.curtain and table.curtain.act(table, request.text)):
                act(table, request)
            return None, table
        case HintRequest():
            _check(table, revision)
            _check_help(table)
            return _hint(table, request), table
        case SettingsRequest(settings=None):
            return options(), table
        case SettingsRequest():
            _check(table, revision)
            return None, new_match(table, request.settings or {})
        case RecordRequest():
            return record(table), table
        case TextsRequest():
            return texts(request.part, request.lang), table
        case LaterRequest():
            return {"script": (PACKAGE / LATER_NAME).read_text(encoding="utf-8")}, table
        case OpenRequest():
            _check(table, revision)
        case ExplainRequest() | ReviewRequest():
            raise EngineError("unknown-request")  # ``answer_steps`` has them
    return answer_kept(table, keeper, request)


def _check(table: Table, revision: int) -> None:
    """A choice made on an older picture changes nothing."""
    if revision != table.revision:
        raise EngineError("stale")


def _check_help(table: Table) -> None:
    """Nobody is helped while the screen goes from one to the other, nor at a table whose assistance is locked."""
    if table.locked:
        raise EngineError("assist-locked")
    if table.curtain:
        table.curtain.act(table, "")


def act(table: Table, request: Act) -> None:
    """Does what a human chose or typed."""
    choice: Play | str = request.text.strip()
    if request.typed:
        choice = read_typed(request.text, table.observe(table.viewer))
    if isinstance(choice, str) and choice in _WORDS:
        _WORDS[choice](table)
        return
    if isinstance(choice, str):
        choice = own_action(table, choice)
    table.submit(None, choice)


def own_action(table: Table, text: str) -> str:
    """The action text with the viewer's seat. Another seat's text is refused before it is read: what it means
    could depend on that hand."""
    if text == "." or table.viewer is None:
        return text
    letter = SEATS[table.viewer]
    seat = re.match(r"\s*([A-Za-z])\s*:", text)
    if seat is None:
        return f"{letter}:{text}"
    if seat[1].upper() != letter:
        raise EngineError("not-your-turn", seat=seat[1].upper())
    return text


def _hint(table: Table, request: HintRequest) -> Json:
    seen = table.observe(table.viewer)
    looking_at = None
    if request.action is not None:
        action = parse_action(own_action(table, request.action), table.position)
        if action not in seen.plays or not isinstance(action, Play):
            raise EngineError("not-now")
        looking_at = action
    given = hint(seen, request.step, looking_at)
    if given.counts:
        table.assisted = True
    return {
        "step": given.step,
        "groups": [
            {
                "name": group.name,
                "lines": [
                    {"msg": line.msg.to_json(), "label": line.label, "step": line.step} for line in group.lines
                ],
            }
            for group in given.groups
        ],
        "marks": [{"end": f"{mark.number}.{mark.port}", "text": mark.text} for mark in given.marks],
        "counts": given.counts,
    }


def options() -> Json:
    """What the settings offer: games with their sets, players and house rules; levels; languages."""
    return {
        "games": [
            {
                "id": rules.id,
                "sets": list(rules.sets),
                "seats": list(rules.seats),
                "partners": list(rules.partners_at),
                "house": [rule.id for rule in offered(rules)],
            }
            for rules in VARIANTS.values()
        ],
        "levels": [*LEVELS, PERSON],
        "house": [{"id": rule.id, "group": rule.group} for rule in HOUSE.values()],
        "languages": [{"id": tag, "name": name} for tag, name in LANGUAGES.items()],
    }


def texts(part: str, lang: str) -> Json:
    """Fluent source that is not in the bundle, in the first of these languages that there is."""
    chosen = negotiate(lang)
    return {"lang": chosen, "ftl": source(part, chosen)}
