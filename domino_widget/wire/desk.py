"""What a part of a lesson answers to the browser: the same envelope as at a table, and a few requests of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..bundle import LATER_NAME, PACKAGE
from ..engine import Branching, EngineError, Setup
from ..lessons.faults import LessonFault
from ..texts import negotiate, source
from .requests import LONGEST as LONGEST_FIELD
from .requests import error_json, request_id
from .snapshot import SCHEMA
from .visitors import Visit

Json = dict[str, Any]
#: Signs of one message; no answer needs more.
LONGEST = 2_000


class Desk:
    """A lesson, or an exercise of one, on the screen. ``revision`` counts how often the picture changed; ``visit``
    takes the token of a visitor, where a page is served to many, and gives the one under which results are kept."""

    def __init__(self, visit: Visit | None = None) -> None:
        self.revision = 0
        self.visit = visit

    def state(self) -> Json:
        """The snapshot."""
        raise NotImplementedError

    def answer(self, content: object) -> Json:
        """The answer to a message; a refused one changes nothing and says why."""
        try:
            result = self._do(content)
        except LessonFault as fault:
            return self._reply(content, {"ok": False, "error": {"code": fault.msg.id, "args": fault.msg.args}})
        except EngineError as error:
            return self._reply(content, {"ok": False, "error": error_json(error)})
        return self._reply(content, {"ok": True, "result": result})

    def refused(self, content: object, code: str) -> Json:
        """The answer that says why nothing was done."""
        return self._reply(content, {"ok": False, "error": {"code": code, "args": {}}})

    def _reply(self, content: object, rest: Json) -> Json:
        return {"v": 1, "re": request_id(content) or "", "rev": self.revision, **rest}

    def _do(self, content: object) -> object:
        if not isinstance(content, Mapping) or content.get("v") != 1 or type(content.get("rev")) is not int:
            raise EngineError("bad-request")
        match content.get("type"), content.get("action"):
            case "later", None:
                return {"script": (PACKAGE / LATER_NAME).read_text("utf-8")}
            case "texts", None:
                return texts(content.get("part"), content.get("lang"))
            case "resume", None if self.visit is not None:
                return {"token": self.visit(content.get("token")), "resumed": False, "why": None}
            case "act", str(action) if len(action) <= LONGEST:
                if content["rev"] != self.revision:
                    raise EngineError("stale")
                self.act(action)
                self.revision += 1
                return None
        return self.ask(content)

    def ask(self, content: Mapping[str, object]) -> object:
        """The answer to what this desk alone knows of."""
        raise EngineError("unknown-request", request=str(content.get("type"))[:20])

    def act(self, action: str) -> None:
        """Does what was chosen; EngineError or LessonFault, and nothing changed, for what cannot be."""
        raise EngineError("unknown-request", action=action[:20])


def bare(setup: Setup | None, revision: int) -> Json:
    """A snapshot without a tile, a play, a turn or a log: what lessons fill with something else."""
    rules = setup.rules if setup else None
    return {
        "schema": SCHEMA,
        "rev": revision,
        "match": "",
        "tiles": [],
        "ends": [],
        "arms": [],
        "frames": {},
        "hand": [],
        "players": [],
        "game": {
            "id": rules.id if rules else "draw",
            "set": setup.max_pip if setup else 6,
            "target": 100,
            "claiming": "none",
            "drawing": "none",
            "multiples": list(rules.multiples) if rules else [],
            "branching": bool(rules and rules.branching is not Branching.LINE),
            "table": list(rules.table) if rules and rules.table else None,
            "house": [],
        },
        "round": 1,
        "viewer": None,
        "phase": "over",
        "toAct": None,
        "wait": {"for": "match-over", "seat": None},
        "sides": [],
        "boneyard": {"left": 0, "drawable": 0},
        "windows": {"claim": None, "muggins": None},
        "buttons": {},
        "log": [],
        "result": None,
        "rounds": [],
        "winner": None,
        "assist": {"playable": False, "count": False, "memory": False},
        "count": None,
        "position": "",
    }


def texts(part: object, lang: object) -> Json:
    """The catalogue of the lessons, or of the interface, in the first of a reader's languages that there is."""
    if part not in ("lessons", "ui") or not isinstance(lang, str) or len(lang) > LONGEST_FIELD:
        raise EngineError("unknown-text")
    chosen = negotiate(lang)
    return {"lang": chosen, "ftl": source(str(part), chosen)}
