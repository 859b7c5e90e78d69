"""What a learner has lost by choice so far, as the browser shows it."""

from __future__ import annotations

from typing import Any

from ..coach.progress import Progress

Json = dict[str, Any]


def progress_json(progress: Progress) -> Json:
    """By game: hands, real choices, points lost by each of them; by skill, most points lost first."""
    skills = sorted(progress.skills.items(), key=lambda item: -item[1].lost)
    return {
        "games": [
            {"game": game, "hands": one.hands, "choices": one.decisions, "each": round(one.each, 2)}
            for game, one in progress.games.items()
        ],
        "skills": [
            {"skill": skill.replace(".", "-"), "times": one.decisions, "lost": round(one.lost, 1)}
            for skill, one in skills
        ],
    }
