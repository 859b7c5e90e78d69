"""What travels: the snapshot's shape and silence, and a closed schema that hostile messages do not get through."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from domino_widget.engine import VARIANTS, Phase, format_position, parse_position
from domino_widget.table import Table
from domino_widget.texts import LANGUAGES
from domino_widget.wire import answer, snapshot
from tests.bridge.browserless import Scripted, act, ask, choices, play_hand
from tests.engine.leaks import shuffled

SEATS = [(game, seats) for game, rules in VARIANTS.items() for seats in rules.seats]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_fault_26_nothing_hidden_travels(game: str, seats: int) -> None:
    """Shuffle what the viewer cannot see: the snapshot stays the same to the letter, every answer too."""
    rng = Random(seats)
    table = Table(game, players=seats, seed=17)
    for _ in range(60):
        if table.wait.kind in ("next", "match-over"):
            break
        shown = json.dumps(snapshot(table))
        kept = table.round.position
        if kept.phase is not Phase.OVER:
            table.round.position = shuffled(kept, table.viewer, rng)
            assert json.dumps(snapshot(table)) == shown
            table.round.position = kept
        act(table, rng.choice(choices(snapshot(table))))


def test_the_worth_of_an_unclaimed_tile_does_not_travel() -> None:
    """Two tables that differ in the worth alone look alike but for the tiles that lie."""
    shown = []
    for line in (
        "all-fives 6-6(6-3) 5-4,2-1/4-3,1-0 6-5,6-4 A 0 0/0 !B15~A0",
        "all-fives 6-6(6-2) 5-4,3-1/4-3,1-0 6-5,6-4 A 0 0/0 !B0~A0",
    ):
        table = Table.from_position(parse_position(line), levels=[Scripted(calls=False)] * 2)
        picture = snapshot(table)
        shown.append([picture["windows"]["claim"] is None, picture["buttons"]["claim"], picture["count"]])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("game", VARIANTS)
def test_a_snapshot_is_plain_json_and_offers_what_is_legal(game: str) -> None:
    table = Table(game, seed=23)
    for shown in play_hand(table, Random(5)):
        assert json.loads(json.dumps(shown)) == shown
        assert len(shown["log"]) == shown["log"][-1]["n"] + 1
        assert shown["log"][-1]["tiles"] == len(shown["tiles"])
        assert shown["log"][-1]["hands"] == [player["tiles"] for player in shown["players"]]
        assert shown["log"][-1]["boneyard"] == shown["boneyard"]["left"]
        assert shown["log"][-1]["won"] == [side["won"] for side in shown["sides"]]
        assert {end["id"] for end in shown["ends"]} >= {
            play["end"] for tile in shown["hand"] for play in tile["plays"] if play["end"]
        }
    sheet = snapshot(table)["result"]
    assert [len(hand["tiles"]) for hand in sheet["hands"]] == [len(hand) for hand in table.position.hands]
    assert sheet["after"] == list(table.match.scores)


ODD: list[Any] = [
    None, True, 0, -1, 1, 10**30, 1.5, float("inf"), "", "x" * 5000, "\x00", "'; drop", "A:6-6", "B:--", "A:!1000000",
    "../../etc/passwd", [], [1] * 50, {}, {"v": 1}, {"a": {"b": {}}}, "play-on", "undo", "next", ".", "A:+", "🁢",
]  # fmt: skip
NAMES = ("v", "id", "type", "rev", "action", "typed", "step", "settings", "part", "lang", "token", "text", "extra")
KINDS = ("act", "hint", "settings", "record", "texts", "review", "resume", "open", "__init__", "state")


def hostile(rng: Random, revision: int) -> Any:
    """A message that is odd in kind, fields or values; never one that a person could send."""
    if rng.random() < 0.1:
        return rng.choice(ODD)
    content: dict[str, Any] = {"v": 1, "id": "h", "type": rng.choice(KINDS), "rev": rng.choice([revision, 0, 10**12])}
    for _ in range(rng.randrange(1, 4)):
        content[rng.choice(NAMES)] = rng.choice(ODD)
    if rng.random() < 0.3:
        content["settings"] = {rng.choice(["game", "set", "players", "house", "names", "x"]): rng.choice(ODD)}
    content["rev"] = content["rev"] if content["rev"] != revision else revision + rng.choice([-1, 1, 7])
    return content


def test_a_thousand_hostile_messages_change_nothing() -> None:
    rng = Random(2024)
    table = Table("all-fives", players=3, seed=8)
    before, line = json.dumps(snapshot(table)), format_position(table.position)
    codes = set()
    for _ in range(1000):
        reply, after = answer(table, hostile(rng, table.revision))
        assert after is table
        assert json.loads(json.dumps(reply)) == reply
        if not reply["ok"]:
            codes.add(reply["error"]["code"])
    assert codes >= {"bad-request", "unknown-request", "stale"}
    assert format_position(table.position) == line
    assert json.dumps(snapshot(table)) == before


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"type": "act", "action": "A:9-9@6-6"}, None),
        ({"type": "act", "action": "B:6-6"}, "not-your-turn"),
        ({"type": "act", "action": "A:!1000000"}, None),
        ({"type": "act", "action": "."}, "not-closed"),
        ({"type": "act", "action": "play-on"}, "nothing-pending"),
        ({"type": "act", "action": "next"}, "hand-not-over"),
        ({"type": "act", "action": "undo"}, "nothing-to-undo"),
        ({"type": "act", "action": "redo"}, "nothing-to-redo"),
        ({"type": "act", "typed": ""}, "typed-nothing"),
        ({"type": "act", "typed": "please"}, "typed-none"),
        ({"type": "act", "typed": "13-13l"}, "not-in-hand"),
        ({"type": "hint", "step": 9}, "bad-request"),
        ({"type": "hint", "step": 4, "action": "A:+"}, None),
        ({"type": "texts", "part": "../en", "lang": "en"}, "unknown-text"),
        ({"type": "settings", "settings": {"game": "chess"}}, "unknown-variant"),
        ({"type": "settings", "settings": {"players": 40}}, "rules"),
        ({"type": "settings", "settings": {"house": ["no-such"]}}, "rules"),
        ({"type": "settings", "settings": {"partners": True}}, "rules"),
    ],
)
def test_a_request_that_cannot_be_is_refused_with_its_code(request_: dict[str, Any], code: str | None) -> None:
    table = Table("draw", seed=5)
    before = json.dumps(snapshot(table))
    reply, after = ask(table, **request_)
    assert not reply["ok"]
    assert after is table
    assert code is None or reply["error"]["code"] == code
    assert json.dumps(snapshot(table)) == before


def test_fault_38_the_second_of_two_clicks_is_stale() -> None:
    table = Table.from_position(parse_position("draw 1-1 6-6,5-5/4-4,3-3 4-2,1-0,3-1,2-0 A 0 0/0 -"))
    click = {"v": 1, "id": "a", "rev": table.revision, "type": "act", "action": "A:+"}
    first, _ = answer(table, click)
    drawn = table.position
    second, _ = answer(table, click | {"id": "b"})
    assert first["ok"]
    assert second["error"]["code"] == "stale"
    assert table.position == drawn


def test_another_seats_text_is_refused_before_it_is_read() -> None:
    """What a text means could depend on the hand it is read for: a stranger's hand must not answer questions."""
    table = Table.from_position(parse_position("block 1-1 6-1,5-4/4-1,3-3 - A 0 0/0 -"))
    replies = [act(table, f"B:{tile}@1-1") for tile in ("4-1", "6-1", "9-9", "3-1")]
    assert {reply["error"]["code"] for reply in replies} == {"not-your-turn"}


def test_new_match_keeps_what_is_not_changed_and_moves_the_revision_on() -> None:
    table = Table("block", players=4, partners=True, names=("Ana", "", "", ""), house=("target-150",), seed=1)
    reply, after = ask(table, type="settings", settings={"set": 9})
    assert reply["ok"]
    assert after is not table
    assert after.revision > table.revision
    settings = snapshot(after)["settings"]
    assert (settings["set"], settings["partners"], settings["house"]) == (9, True, ["target-150"])
    assert settings["names"][0] == "Ana"
    reply, watched = ask(
        after, type="settings", settings={"game": "draw", "partners": False, "watch": True, "house": []}
    )
    assert reply["ok"]
    assert snapshot(watched)["viewer"] is None


def test_a_users_own_player_stays_for_the_next_match() -> None:
    own = Scripted(calls=False)
    table = Table("draw", levels=["club", own], seed=5)
    reply, after = ask(table, type="settings", settings={"game": "block"})
    assert reply["ok"]
    assert after.computers.players[1] is own


def test_the_settings_offer_what_can_be_played() -> None:
    table = Table("draw", seed=5)
    reply, _ = ask(table, type="settings")
    for game in reply["result"]["games"]:
        for number in game["sets"]:
            for seats in game["seats"]:
                for house in [[], *([rule] for rule in game["house"])]:
                    changes = {"game": game["id"], "set": number, "players": seats, "house": house}
                    begun, after = ask(table, type="settings", settings=changes)
                    if begun["ok"]:
                        assert after.setup.seats == seats
                    else:
                        assert house, begun
                        assert begun["error"]["args"]["sentence"].endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_come_from_the_catalogues(lang: str) -> None:
    reply, _ = ask(Table("draw", seed=5), type="texts", part="guide", lang=lang)
    assert "guide-" in reply["result"]["ftl"]


def test_the_record_of_a_hand_in_play_hides_what_the_player_cannot_see() -> None:
    table = Table("draw", players=3, seed=5)
    reply, _ = ask(table, type="record")
    text = reply["result"]["text"]
    shown = {tile["tile"] for tile in snapshot(table)["hand"]} | {tile["tile"] for tile in snapshot(table)["tiles"]}
    hidden = {str(tile) for hand in table.position.hands for tile in hand} | {str(t) for t in table.position.boneyard}
    assert not [tile for tile in hidden - shown if tile in text]
    play_hand(table, Random(3))
    reply, _ = ask(table, type="record")
    assert all(str(tile) in reply["result"]["text"] for tile in table.round.start.hands[1])
