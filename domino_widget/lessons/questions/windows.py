"""Skill ``claim.window``: until when a count may be claimed, and when it is open to Muggins (rules.md 7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

from ...engine import SEATS, Claim, Finish, Muggins, Phase, Play, Position, Setup, apply, legal_actions
from ...engine.state import plays
from ...message import msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import reached
from .common import table_args

WINDOWS = tuple(Option(key, msg(f"option-{key}")) for key in ("claim", "muggins", "lost"))


def _due(position: Position, seat: int, kind: type[Claim | Muggins]) -> int:
    """The points that this seat may take now by a claim, or that others may take from it by Muggins."""
    for action in legal_actions(position):
        if isinstance(action, kind):
            window = position.claimable if kind is Claim else position.muggable
            if window and window.seat == seat:
                return action.points
    return 0


def _way(position: Position, seat: int) -> str:
    """How the points of a tile that this seat laid can be had now."""
    if _due(position, seat, Claim):
        return "claim"
    return "muggins" if _due(position, seat, Muggins) else "lost"


def _three_tiles(case: Case) -> list[Position]:
    """The positions after the tile that scores and after each of the next two."""
    position, found = case.at, list[Position]()
    for _ in range(3):
        # The tile that scores comes first; the plays after it must not hide what becomes of it.
        choices = plays(position)
        if not choices:
            return []
        play = max(choices, key=lambda play: _worth(position, play)) if not found else choices[0]
        position, _ = apply(position, play)
        found.append(position)
    return found


def _worth(position: Position, play: Play) -> int:
    after, _ = apply(position, play)
    return after.claimable.worth if after.claimable else 0


def _windows(case: Case) -> list[Answer]:
    return [tuple(_way(position, case.seat) for position in _three_tiles(case))]


def _window_args(case: Case) -> Args:
    seats = case.game.seats
    first = _three_tiles(case)[0]
    return {
        "seat": SEATS[case.seat],
        "next": SEATS[(case.seat + 1) % seats],
        "third": SEATS[(case.seat + 2) % seats],
        "points": first.claimable.worth if first.claimable else 0,
        "tile": str(first.layout.tiles[-1].tile),
    }


def _deal_windows(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        if position.phase is not Phase.PLAY or not any(_worth(position, play) for play in plays(position)):
            return False
        after = _three_tiles(Case(position=position, seat=position.to_act or 0))
        return len(after) == 3 and after[-1].phase is Phase.PLAY

    return reached(Setup(like.game.rules, seats=3), random, wanted)


WHEN_TO_CLAIM = Question(
    name="when-to-claim",
    kind=Kind.SEQUENCE,
    hides_hand=True,
    right=_windows,
    mistakes=(
        Mistake("claimed_too_late", lambda _case: [("claim", "claim", "lost"), ("claim", "claim", "muggins")]),
        Mistake("muggins_too_early", lambda _case: [("muggins", "muggins", "lost"), ("muggins", "lost", "lost")]),
        Mistake("muggins_too_late", lambda _case: [("claim", "muggins", "muggins")]),
        Mistake("no_muggins", lambda _case: [("claim", "lost", "lost")]),
    ),
    options=lambda _case: WINDOWS,
    fields=lambda case: tuple(
        msg("field-after-tile", seat=SEATS[(case.seat + step) % case.game.seats]) for step in range(3)
    ),
    args=_window_args,
    deal=_deal_windows,
)


# The last tile of a hand

_LAST = tuple(Option(key, msg(f"option-last-{key}")) for key in ("paid", "lost", "rival"))


def _last_tile(case: Case) -> Position:
    """The position after the play that ends the hand and is worth most."""
    best = max(plays(case.at), key=lambda play: _worth(case.at, play))
    return apply(case.at, best)[0]


def _outcome(case: Case) -> str:
    """What becomes of the points of the last tile, by what is done first."""
    position = _last_tile(case)
    due = _due(position, case.seat, Claim)
    if case.facts["first"] == "claim":
        position, _ = apply(position, Claim(case.seat, due))
    before = position.points
    if position.phase is Phase.CLOSING:
        position, _ = apply(position, Finish())
    bonus = position.result.points if position.result else 0
    won = position.points[case.seat] - case.at.points[case.seat] - bonus
    others = sum(position.points) - sum(before) - bonus
    return "paid" if won >= due else "rival" if others else "lost"


def _deal_last(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        hand = position.hands[position.to_act or 0]
        return len(hand) == 1 and any(_worth(position, play) for play in plays(position))

    case = reached(like.game, random, wanted)
    return replace(case, facts={"first": random.choice(("finish", "finish", "claim"))}) if case else None


def _last_args(case: Case) -> Args:
    position = _last_tile(case)
    return {
        "tile": str(position.layout.tiles[-1].tile),
        "points": _due(position, case.seat, Claim),
        "first": case.facts["first"],
        "answer-kind": _outcome(case),
    }


LAST_TILE = Question(
    name="last-tile",
    kind=Kind.CHOICE,
    right=lambda case: [(_outcome(case),)],
    mistakes=(
        Mistake("claimed_too_late", lambda case: [("paid",)] if case.facts["first"] == "finish" else [("lost",)]),
        Mistake("muggins_too_early", lambda _case: [("rival",)]),
    ),
    options=lambda _case: _LAST,
    args=_last_args,
    deal=_deal_last,
)


# What can be taken now


def _takes(case: Case) -> list[str]:
    words = {Claim: "claim", Muggins: "muggins"}
    return sorted(
        f"{words[type(action)]} {action.points}"
        for action in legal_actions(case.at)
        if isinstance(action, (Claim, Muggins)) and action.seat == case.seat
    )


def _counts(case: Case) -> list[int]:
    """The counts of the last tile and of the one before it."""
    windows = [window for window in (case.at.claimable, case.at.muggable) if window]
    return sorted({case.at.layout.count(), *(window.worth for window in windows if window.worth)})


def _take_options(case: Case) -> tuple[Option, ...]:
    return tuple(
        Option(f"{word} {count}", msg(f"option-{word}-points", points=count))
        for word in ("claim", "muggins")
        for count in _counts(case)
    )


def _swapped(case: Case, word: str) -> Iterator[Answer]:
    """The right counts, called by the wrong word: everything claimed, or everything called Muggins."""
    found = [f"{word} {take.split()[1]}" for take in _takes(case)]
    if found != _takes(case):
        yield from permutations(found)


def _deal_take(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        mug = position.muggable
        return mug is not None and mug.worth > 0 and position.to_act == mug.seat

    case = reached(Setup(like.game.rules, seats=2), random, wanted)
    return replace(case, seat=1 - case.seat) if case else None


def _take_args(case: Case) -> Args:
    last, missed = case.at.claimable, case.at.muggable
    return table_args(case) | {
        "count": case.at.layout.count(),
        "due": last.worth if last else 0,
        "missed": missed.worth if missed else 0,
        "takes": len(_takes(case)),
        "tile": str(case.at.layout.tiles[-1].tile),
    }


TAKE_NOW = Question(
    name="take-now",
    kind=Kind.SEQUENCE,
    right=lambda case: [tuple(one) for one in permutations(_takes(case))],
    mistakes=(
        Mistake("muggins_too_early", lambda case: _swapped(case, "muggins")),
        Mistake("claimed_too_late", lambda case: _swapped(case, "claim")),
        Mistake("no_muggins", lambda case: [tuple(take for take in _takes(case) if take.startswith("claim"))]),
    ),
    options=_take_options,
    args=_take_args,
    deal=_deal_take,
)


# Which button, and until when

_UNTIL = tuple(Option(f"until {key}", msg(f"option-until-{key}")) for key in ("tile", "turn", "finish"))


def _until(case: Case) -> str:
    """How long what can be taken now stays open: until the next tile lies, or until the hand is finished."""
    if case.at.phase is Phase.CLOSING:
        return "until finish"
    after, _ = apply(case.at, plays(case.at)[0])
    return "until turn" if set(_takes(case)) <= set(_takes(replace(case, position=after))) else "until tile"


def _button(case: Case, take: str | None = None, until: str | None = None) -> list[Answer]:
    return [(take or _takes(case)[0], until or _until(case))]


def _deal_button(random: Random, like: Case) -> Case | None:
    case = _deal_take(random, like)
    return case if case and len(_takes(case)) == 1 and plays(case.at) else None


WHICH_BUTTON = Question(
    name="which-button",
    kind=Kind.SEQUENCE,
    right=_button,
    mistakes=(
        Mistake("claimed_too_late", lambda case: _button(case, _takes(case)[0].replace("muggins", "claim"))),
        Mistake("own_count_called", lambda case: _button(case, f"muggins {case.at.layout.count()}")),
        Mistake("until_own_turn", lambda case: _button(case, until="until turn")),
        Mistake("until_finish", lambda case: _button(case, until="until finish")),
    ),
    options=lambda case: (*_take_options(case), *_UNTIL),
    fields=lambda _case: (msg("field-button"), msg("field-until")),
    args=_take_args,
    deal=_deal_button,
)
