"""One whole hand of each of the eight games in Voila, by clicking, in both looks of the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from domino_widget.engine import VARIANTS
from tests.browser.player import Person

LOOKS = ("Table", "Rows")
#: Each game in one look; the other look of each takes its time.
HANDS = [
    pytest.param(game, look, marks=() if number % 2 == LOOKS.index(look) else pytest.mark.heavy)
    for number, game in enumerate(VARIANTS)
    for look in LOOKS
]


@pytest.mark.parametrize(("game", "look"), HANDS)
def test_one_whole_hand(person: Person, tmp_path: Path, game: str, look: str) -> None:
    players = 2 if game == "table" else 3
    person.new_match(game, players=players)
    person.look_at(look)
    assert person.play_hand() > 0
    match = person.download(tmp_path)
    assert match.setup.rules.id == game
    assert match.round.is_over
    assert list(match.scores) == [side["score"] for side in person.state["sides"]]
