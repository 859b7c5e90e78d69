"""What a browser may ask, as a closed schema: everything else is refused with a code and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from ..engine import EngineError

#: The longest text that any field may hold, but for a game that is opened.
LONGEST = 200
LONGEST_GAME = 1_000_000
_SETTINGS: dict[str, type] = {
    "game": str,
    "set": int,
    "players": int,
    "partners": bool,
    "names": list,
    "levels": list,
    "watch": bool,
    "house": list,
    "assist": dict,
    "code": str,
}


@dataclass(frozen=True, slots=True)
class Act:
    """One choice: action text, a word such as "play-on", or (``typed``) a typed move."""

    text: str
    typed: bool = False


@dataclass(frozen=True, slots=True)
class HintRequest:
    """A step of the hint ladder, perhaps about one play."""

    step: int
    action: str | None = None


@dataclass(frozen=True, slots=True)
class SettingsRequest:
    """What the settings offer (None), or the settings of a match to begin."""

    settings: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class RecordRequest:
    """The record of the match as the viewer may see it."""


@dataclass(frozen=True, slots=True)
class TextsRequest:
    """Fluent source that is not in the bundle: the guide, or the interface in another language."""

    part: str
    lang: str


@dataclass(frozen=True, slots=True)
class ExplainRequest:
    """What the coach says of the decision: the last step of the hint ladder."""


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """The review of the hand that is over."""


@dataclass(frozen=True, slots=True)
class LaterRequest:
    """The script of the panels that are not in the first bundle."""


@dataclass(frozen=True, slots=True)
class ResumeRequest:
    """The token that the page has, or none: to go on with what is kept, or to get a token."""

    token: str


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A record or the line of a position, to go on from."""

    text: str


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """The table as a picture, as the viewer sees it, with its words in a language."""

    lang: str


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """The match as one offline page in a language."""

    lang: str


@dataclass(frozen=True, slots=True)
class HistoryRequest:
    """Matches won and lost."""


@dataclass(frozen=True, slots=True)
class ForgetRequest:
    """Delete all that is kept."""


@dataclass(frozen=True, slots=True)
class LessonsRequest:
    """The lessons, where they lie, and how far the visitor is with each."""


KeptRequest = (
    ResumeRequest | OpenRequest | PictureRequest | ExportRequest | HistoryRequest | ForgetRequest | LessonsRequest
)
ThinkingRequest = ExplainRequest | ReviewRequest
Request = (
    Act | HintRequest | ThinkingRequest | SettingsRequest | RecordRequest | TextsRequest | LaterRequest | KeptRequest
)


def read_request(content: object) -> tuple[int, Request]:
    """The revision that a message was chosen on and what it asks; EngineError for anything outside the schema."""
    if not isinstance(content, Mapping) or content.get("v") != 1:
        _bad()
    revision, kind = content.get("rev"), content.get("type")
    if type(revision) is not int or not isinstance(kind, str):
        _bad()
    read = _READERS.get(kind)
    if read is None:
        raise EngineError("unknown-request")
    allowed = {"v", "id", "type", "rev"} | _FIELDS[kind]
    if set(content) - allowed:
        _bad()
    return revision, read(content)


def request_id(content: object) -> str | None:
    """The id that the answer goes back under, or None where there is no sensible one."""
    given = content.get("id") if isinstance(content, Mapping) else None
    return given if isinstance(given, str) and 0 < len(given) <= 64 else None


def error_json(error: EngineError) -> dict[str, Any]:
    """A refusal as it travels: its code, and its values as numbers and texts."""
    args = {name: value if isinstance(value, int) else str(value) for name, value in error.details.items()}
    return {"code": error.code, "args": args}


def _bad() -> NoReturn:
    raise EngineError("bad-request")


def _text(content: Mapping[str, Any], name: str, longest: int = LONGEST) -> str:
    value = content.get(name)
    if not isinstance(value, str) or len(value) > longest:
        _bad()
    return value


def _act(content: Mapping[str, Any]) -> Act:
    if ("action" in content) == ("typed" in content):
        _bad()
    return Act(_text(content, "typed"), True) if "typed" in content else Act(_text(content, "action"))


def _hint(content: Mapping[str, Any]) -> HintRequest:
    step = content.get("step")
    if type(step) is not int or not 1 <= step <= 4:
        _bad()
    return HintRequest(step, _text(content, "action") if content.get("action") is not None else None)


def _settings(content: Mapping[str, Any]) -> SettingsRequest:
    given = content.get("settings")
    return SettingsRequest() if given is None else SettingsRequest(read_settings(given))


def read_settings(given: object) -> dict[str, Any]:
    """Settings of the right names and kinds; EngineError ``bad-request`` for anything else."""
    if not isinstance(given, Mapping) or set(given) - set(_SETTINGS):
        _bad()
    for name, value in given.items():
        if type(value) is not _SETTINGS[name] or (isinstance(value, str) and len(value) > LONGEST):
            _bad()
        if isinstance(value, list) and not all(isinstance(one, str) and len(one) <= LONGEST for one in value):
            _bad()
        if isinstance(value, list) and len(value) > 20:
            _bad()
    assist = given.get("assist", {})
    if set(assist) - {"playable", "count", "memory"} or not all(type(one) is bool for one in assist.values()):
        _bad()
    return dict(given)


def _record(_: Mapping[str, Any]) -> RecordRequest:
    return RecordRequest()


def _texts(content: Mapping[str, Any]) -> TextsRequest:
    return TextsRequest(_text(content, "part"), _text(content, "lang"))


_READERS: dict[str, Callable[[Mapping[str, Any]], Request]] = {
    "act": _act,
    "hint": _hint,
    "settings": _settings,
    "record": _record,
    "texts": _texts,
    "explain": lambda _: ExplainRequest(),
    "review": lambda _: ReviewRequest(),
    "later": lambda _: LaterRequest(),
    "resume": lambda content: ResumeRequest(_text(content, "token")),
    "open": lambda content: OpenRequest(_text(content, "text", LONGEST_GAME)),
    "picture": lambda content: PictureRequest(_text(content, "lang")),
    "export": lambda content: ExportRequest(_text(content, "lang")),
    "history": lambda _: HistoryRequest(),
    "forget": lambda _: ForgetRequest(),
    "lessons": lambda _: LessonsRequest(),
}
_FIELDS: dict[str, set[str]] = {
    "act": {"action", "typed"},
    "hint": {"step", "action"},
    "settings": {"settings"},
    "record": set(),
    "texts": {"part", "lang"},
    "explain": set(),
    "review": set(),
    "later": set(),
    "resume": {"token"},
    "open": {"text"},
    "picture": {"lang"},
    "export": {"lang"},
    "history": set(),
    "forget": set(),
    "lessons": set(),
}
