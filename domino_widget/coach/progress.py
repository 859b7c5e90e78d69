"""What a learner has lost by choice, by game and by skill: a small value that is kept with the learner's results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from domino_widget.engine import VARIANTS, EngineError

from .review import Verdict

FORMAT = 1
#: Hands whose mean loss is remembered one by one, by game: the newest.
KEPT = 50
_SKILLS = ("claim.window", "sum.multiple", "sum.doubles", "infer.void", "plan.block_dump")


@dataclass(frozen=True, slots=True)
class Tally:
    """Hands reviewed, unforced decisions in them, and points lost by them; ``recent`` is the loss of each of the last
    hands."""

    hands: int = 0
    decisions: int = 0
    lost: float = 0.0
    recent: tuple[float, ...] = ()

    @property
    def each(self) -> float:
        """Expected points lost by an unforced decision."""
        return self.lost / self.decisions if self.decisions else 0.0

    def plus(self, decisions: int, lost: float) -> Tally:
        """The same with one more hand."""
        return Tally(self.hands + 1, self.decisions + decisions, self.lost + lost, (*self.recent, lost)[-KEPT:])


@dataclass(frozen=True, slots=True)
class Progress:
    """Expected points lost, by game id and by skill (a skill of ``lessons``); claims that were missed count as lost
    under ``claim.window``."""

    games: Mapping[str, Tally] = field(default_factory=dict)
    skills: Mapping[str, Tally] = field(default_factory=dict)

    def plus(self, game: str, verdicts: Sequence[Verdict], missed: int = 0) -> Progress:
        """The same with one more hand: its verdicts, and the points it missed by not claiming."""
        unforced = [one for one in verdicts if not one.forced]
        lost = sum(one.points for one in unforced)
        games = dict(self.games)
        games[game] = games.get(game, Tally()).plus(len(unforced), lost)
        skills = dict(self.skills)
        for skill in sorted({one.skill for one in unforced if one.clear}):
            losses = [one.points for one in unforced if one.clear and one.skill == skill]
            skills[skill] = skills.get(skill, Tally()).plus(len(losses), sum(losses))
        if missed:
            skills["claim.window"] = skills.get("claim.window", Tally()).plus(1, missed)
        return replace(self, games=games, skills=skills)

    def to_dict(self) -> dict[str, Any]:
        """The value as plain data for JSON."""
        return {"format": FORMAT, "games": _written(self.games), "skills": _written(self.skills)}

    @staticmethod
    def from_dict(data: object) -> Progress:
        """The value of plain data; EngineError ``bad-progress`` for anything that is none. What is kept may have been
        changed by anybody."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise EngineError("bad-progress")
        return Progress(_read(data.get("games"), tuple(VARIANTS)), _read(data.get("skills"), _SKILLS))


def _written(tallies: Mapping[str, Tally]) -> dict[str, Any]:
    return {
        name: {"hands": one.hands, "decisions": one.decisions, "lost": one.lost, "recent": list(one.recent)}
        for name, one in tallies.items()
    }


def _read(data: object, names: Sequence[str]) -> dict[str, Tally]:
    if not isinstance(data, Mapping) or not set(data) <= set(names):
        raise EngineError("bad-progress")
    return {name: _tally(one) for name, one in data.items()}


def _tally(data: object) -> Tally:
    if not isinstance(data, Mapping) or set(data) != {"hands", "decisions", "lost", "recent"}:
        raise EngineError("bad-progress")
    hands, decisions, lost, recent = (data[name] for name in ("hands", "decisions", "lost", "recent"))
    whole = all(type(one) is int and 0 <= one < 10**9 for one in (hands, decisions))
    if not whole or not isinstance(recent, list) or len(recent) > KEPT or not all(map(_is_loss, (lost, *recent))):
        raise EngineError("bad-progress")
    return Tally(hands, decisions, float(lost), tuple(map(float, recent)))


def _is_loss(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 10**9
