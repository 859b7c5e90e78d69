"""Table Draw: a round that ends because nobody can play (rules.md 9.6, 9.7)."""

from __future__ import annotations

from random import Random

from ...engine import Draw, Knock, Phase, Position, apply, deal
from ...engine.state import plays, turn_actions
from ...message import msg
from ..level import Answer, Case, Kind, Mistake, Option, Question
from ..reach import SEEDS
from .common import hand_text, listed, table_args
from .turns import TURN, turn_words

# The end of a blocked round


def rest_of_round(position: Position) -> tuple[list[str], Position]:
    """What happens until the round is over, if nobody can play; and the end of it. Words stop at a play."""
    seat, words = position.to_act, list[str]()
    while position.phase is Phase.PLAY and position.to_act is not None:
        action = turn_actions(position)[0]
        word = "draw" if isinstance(action, Draw) else "knock" if isinstance(action, Knock) else "play"
        words.append(word if position.to_act == seat else f"rival {word}")
        if word == "play":
            break
        position, _ = apply(position, action)
    return words, position


def _ending(case: Case) -> Answer:
    words, end = rest_of_round(case.at)
    assert end.result is not None
    return (*words, _paid(case, end.result.side, end.result.points))


def _paid(case: Case, side: int | None, points: int) -> str:
    return "nobody 0" if side is None else f"{'you' if side == case.seat else 'rival'} {points}"


def _totals(case: Case) -> tuple[int, int]:
    """The pips of the asked seat and of the rival at the end."""
    _, end = rest_of_round(case.at)
    own, rival = end.hands[case.seat], end.hands[1 - case.seat]
    return sum(tile.pips() for tile in own), sum(tile.pips() for tile in rival)


def _ending_options(case: Case) -> tuple[Option, ...]:
    own, rival = _totals(case)
    amounts = dict.fromkeys((abs(own - rival), own, rival))
    paid = [(who, n) for n in amounts if n for who in ("you", "rival")]
    return (
        *TURN,
        *(Option(f"rival {word}", msg(f"option-rival-{word}")) for word in ("play", "draw", "knock")),
        *(Option(f"{who} {n}", msg(f"option-{who}-points", points=n)) for who, n in paid),
        Option("nobody 0", msg("option-nobody")),
    )


def _all_drawn(case: Case) -> list[Answer]:
    words = list(_ending(case))
    drawn = words.index("knock")
    return [(*["draw"] * (drawn + case.game.rules.reserve), *words[drawn:])]


def _undiminished(case: Case) -> list[Answer]:
    """The whole of the loser's pips, or the points to the wrong side."""
    own, rival = _totals(case)
    *words, _ = _ending(case)
    return [(*words, f"you {rival}"), (*words, f"rival {own}")] if own != rival else []


def _deal_ending(random: Random, like: Case) -> Case | None:
    position = deal(like.game, random.randrange(SEEDS))
    while position.phase is Phase.PLAY:
        if len(position.layout) > 3 and not plays(position) and position.drawable < 5:
            words, end = rest_of_round(position)
            if end.result is not None and len(words) > 2:
                return Case(position=position, seat=position.to_act or 0, open_hands=True)
        position, _ = apply(position, random.choice([*turn_actions(position)]))
    return None


TABLE_ENDING = Question(
    name="table-ending",
    kind=Kind.SEQUENCE,
    right=lambda case: [_ending(case)],
    mistakes=(
        Mistake("joined_closed_end", lambda _case: [("play",)]),
        Mistake("drew_last_two", _all_drawn),
        Mistake("passed_with_legal", lambda case: [_ending(case)[_ending(case).index("knock") :]]),
        Mistake("paid_without_difference", _undiminished),
    ),
    options=_ending_options,
    args=lambda case: (
        table_args(case)
        | {
            "tiles": listed(case.at.boneyard),
            "rival": hand_text(case.at.hands[1 - case.seat]),
            "drawn": turn_words(case.at).count("draw"),
            "own-total": _totals(case)[0],
            "rival-total": _totals(case)[1],
            "difference": abs(_totals(case)[0] - _totals(case)[1]),
            "reserve": case.game.rules.reserve,
        }
    ),
    deal=_deal_ending,
)
