"""Skill ``turn.knock_draw``: who can play must; else draw or knock, by the game (rules.md 4.2 to 4.4)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ...engine import Draw, Drawing, Knock, Phase, Position, apply, reason_against
from ...engine.state import plays, turn_actions
from ...message import msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import reached
from .common import YES_NO, can_move, listed, table_args

TURN = tuple(Option(key, msg(f"option-{key}")) for key in ("play", "draw", "knock"))


def kind_of_turn(position: Position) -> str:
    """What the turn is: to play, to draw or to knock."""
    action = turn_actions(position)[0]
    return "draw" if isinstance(action, Draw) else "knock" if isinstance(action, Knock) else "play"


def _passed(case: Case) -> list[Answer]:
    return [("draw",), ("knock",)] if can_move(case.at) else []


def _last_two(case: Case, *, drawn: bool) -> list[Answer]:
    """What comes of drawing the last two tiles where they stay, or of leaving them where they are drawn."""
    position = case.at
    if can_move(position) or not position.boneyard:
        return []
    draws = position.drawable > 0
    if drawn:
        return [] if draws or not position.setup.rules.reserve else [("draw",)]
    return [("knock",)] if draws and len(position.boneyard) <= 2 else []


def _drew_in_block(case: Case) -> list[Answer]:
    never = case.game.rules.drawing is Drawing.NONE
    return [("draw",)] if never and not can_move(case.at) else []


def _turn_args(case: Case) -> Args:
    position = case.at
    rules = position.setup.rules
    return table_args(case) | {
        "drawing": rules.drawing.value,
        "reserve": rules.reserve,
        "can": "yes" if can_move(position) else "no",
        "answer-kind": kind_of_turn(position),
    }


def _deal_turn(random: Random, like: Case) -> Case | None:
    """A turn with one play, or one without: where tiles are drawn, at the end of the stock."""
    if random.random() < 0.5:
        return reached(like.game, random, lambda p: len(plays(p)) == 1)
    draws = like.game.rules.drawing is not Drawing.NONE
    return reached(like.game, random, lambda p: not can_move(p) and (not draws or 0 < len(p.boneyard) <= 2))


WHAT_NOW = Question(
    name="what-now",
    kind=Kind.CHOICE,
    right=lambda case: [(kind_of_turn(case.at),)],
    mistakes=(
        Mistake("passed_with_legal", _passed),
        Mistake("drew_in_block", _drew_in_block),
        Mistake("drew_last_two", lambda case: _last_two(case, drawn=True)),
        Mistake("left_last_two", lambda case: _last_two(case, drawn=False)),
    ),
    options=lambda _case: TURN,
    args=_turn_args,
    deal=_deal_turn,
)


# May you?


def _may(case: Case) -> list[Answer]:
    action = (Draw if case.facts["may"] == "draw" else Knock)(case.seat)
    return [("no" if reason_against(case.at, action) else "yes",)]


def _other_way(case: Case, wrong: list[Answer]) -> list[Answer]:
    """A mistake about the turn, as an answer to "may you draw?" or "may you knock?"."""
    right = kind_of_turn(case.at)
    return [
        ("yes" if word == (case.facts["may"],) else "no",) for word in wrong if case.facts["may"] in (*word, right)
    ]


def _deal_may(random: Random, like: Case) -> Case | None:
    case = _deal_turn(random, like)
    if case is None:
        return None
    drawing = case.game.rules.id != "block"
    return replace(case, facts={"may": random.choice(("draw", "knock")) if drawing else "knock"})


MAY_YOU = Question(
    name="may-you",
    kind=Kind.CHOICE,
    right=_may,
    mistakes=(
        Mistake("passed_with_legal", lambda case: _other_way(case, _passed(case))),
        Mistake("drew_in_block", lambda case: _other_way(case, _drew_in_block(case))),
        Mistake("drew_last_two", lambda case: _other_way(case, _last_two(case, drawn=True))),
        Mistake("left_last_two", lambda case: _other_way(case, _last_two(case, drawn=False))),
    ),
    options=lambda _case: YES_NO,
    args=lambda case: _turn_args(case) | {"may": case.facts["may"]},
    deal=_deal_may,
)


# The whole turn


def turn_words(position: Position) -> list[str]:
    """What the seat to act does until its turn is over; of several plays any."""
    seat, words = position.to_act, []
    while position.phase is Phase.PLAY and position.to_act == seat:
        words.append(kind_of_turn(position))
        position, _ = apply(position, turn_actions(position)[0])
    return words


def _stopped_at_two(case: Case) -> list[Answer]:
    words = turn_words(case.at)
    drawn, stock = words.count("draw"), len(case.at.boneyard)
    kept = max(0, stock - 2)
    return [(*["draw"] * kept, "knock")] if drawn > kept else []


def _sequence_args(case: Case) -> Args:
    words = turn_words(case.at)
    return table_args(case) | {
        "tiles": listed(case.at.boneyard),
        "drawn": words.count("draw"),
        "last": words[-1],
        "held": len(case.at.hands[case.seat]) + words.count("draw") - words.count("play"),
    }


def _deal_sequence(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        return not can_move(position) and 2 <= len(position.boneyard) <= 5

    case = reached(like.game, random, wanted)
    return case if case and 1 < len(turn_words(case.at)) < 7 else None


TURN_SEQUENCE = Question(
    name="turn-sequence",
    kind=Kind.SEQUENCE,
    right=lambda case: [tuple(turn_words(case.at))],
    mistakes=(Mistake("left_last_two", _stopped_at_two), Mistake("passed_with_legal", lambda _case: [("knock",)])),
    options=lambda _case: TURN,
    args=_sequence_args,
    deal=_deal_sequence,
)


# All Fives: one tile, and the turn is over

FIVES = (*TURN, Option("over", msg("option-over")))


def _stock_of(case: Case, left: int) -> Position:
    return replace(case.at, boneyard=case.at.boneyard[:left])


def _fives_turn(case: Case) -> Answer:
    """With many in stock; when the tile drawn would fit; with two in stock."""
    seat = case.seat
    many = _stock_of(case, case.facts["many"])
    first = kind_of_turn(many)
    after, _ = apply(many, turn_actions(many)[0])
    then = "over" if after.to_act != seat else kind_of_turn(after)
    return (first, then, kind_of_turn(_stock_of(case, 2)))


def _fives_case(case: Case | None, random: Random) -> Case | None:
    if case is None:
        return None
    first = case.at.boneyard[0]
    fits = any(value in first for value in case.at.layout.open_values())
    return replace(case, facts={"many": random.randint(5, len(case.at.boneyard))}) if fits else None


FIVES_STOCK = Question(
    name="fives-stock",
    kind=Kind.SEQUENCE,
    right=lambda case: [_fives_turn(case)],
    mistakes=(
        Mistake("drew_last_two", lambda _case: [("draw", "over", "draw"), ("draw", "play", "draw")]),
        Mistake("played_drawn_tile", lambda _case: [("draw", "play", "knock")]),
        Mistake("passed_with_legal", lambda _case: [("knock", "over", "knock")]),
    ),
    options=lambda _case: FIVES,
    fields=lambda case: (
        msg("field-stock", stock=case.facts["many"]),
        msg("field-drawn-fits", tile=str(case.at.boneyard[0])),
        msg("field-stock", stock=2),
    ),
    args=lambda case: table_args(case) | {"many": case.facts["many"], "tile": str(case.at.boneyard[0])},
    deal=lambda random, like: _fives_case(
        reached(like.game, random, lambda p: not can_move(p) and len(p.boneyard) >= 5), random
    ),
)
