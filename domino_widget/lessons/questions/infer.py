"""Skill ``infer.void``: what a knock or a draw proves, and for which tiles (analysis.md 2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from ...engine import (
    SEATS,
    Drawing,
    Drew,
    Event,
    Knocked,
    Phase,
    Play,
    Played,
    Setup,
    apply,
    deal,
    find_variant,
    full_set,
)
from ...engine.state import turn_actions
from ...message import msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import NO_EVENTS, SEEDS
from .common import YES_NO, listed


def lacks(log: Iterable[Event], seat: int, held: int) -> list[set[int]]:
    """For each tile of a seat's hand, in the order in which they came, the numbers that it certainly lacks.

    ``held`` are the tiles dealt. A knock or a draw proves the open numbers for the tiles held then, and only those.
    """
    hand: list[set[int]] = [set() for _ in range(held)]
    fresh = False
    for event in log:
        if isinstance(event, (Drew, Knocked)) and event.seat == seat:
            for tile in hand:
                tile |= set(event.pips)
            if isinstance(event, Drew):
                hand.append(set())
        elif isinstance(event, Played) and event.seat == seat:
            # After drawing, nothing held before fits: the tile played is the last one drawn.
            able = [tile for tile in hand if not {event.tile.low, event.tile.high} & tile]
            hand.remove(hand[-1] if fresh else min(able, key=len))
            if not fresh and len(able) > 1:
                # Any of those could have been played: of each only what all of them lack stays certain.
                common = set.intersection(*able)
                hand = [common & tile if tile in able else tile for tile in hand]
        fresh = isinstance(event, Drew) and event.seat == seat
    return hand


def lacking(case: Case) -> set[int]:
    """The numbers that the watched seat can certainly not hold."""
    hand = lacks(case.log, case.facts["of"], case.facts["dealt"])
    numbers = set(range(case.game.max_pip + 1))
    return set.intersection(numbers, *hand) if hand else numbers


def _numbers(case: Case) -> tuple[Option, ...]:
    return tuple(Option(str(n), msg("option-number", n=n)) for n in range(case.game.max_pip + 1))


def _stuck_turns(case: Case) -> list[list[Event]]:
    """The events of each turn of the watched seat that began with a draw or a knock."""
    found: list[list[Event]] = []
    before: int | None = None
    for event in case.log:
        seat = getattr(event, "seat", None)
        if seat == case.facts["of"]:
            if before != seat and isinstance(event, (Drew, Knocked)):
                found.append([])
            if found:
                found[-1].append(event)
        before = seat
    return found


def story_args(case: Case) -> Args:
    """What the watched seat did in its first and second stuck turn: the ends, the tiles drawn, the tile played."""
    args: Args = {
        "seat": SEATS[case.facts["of"]],
        "game": case.game.rules.id,
        "turns": len(_stuck_turns(case)),
        "number": case.facts.get("number", -1),
        "kind": "draw",
    }
    for name, events in zip(("first", "second"), _stuck_turns(case)):
        stuck = [event for event in events if isinstance(event, (Drew, Knocked))]
        args[f"{name}-ends"] = listed(stuck[0].pips)
        args[f"{name}-drawn"] = sum(isinstance(event, Drew) for event in stuck)
        args[f"{name}-tile"] = next((str(event.tile) for event in events if isinstance(event, Played)), "")
        args["kind"] = "knock" if isinstance(stuck[0], Knocked) else "draw"
    return args


def _void_answer(case: Case) -> list[Answer]:
    return [tuple(sorted(lacking(case), key=str))]


def _played_tile_too(case: Case) -> list[Answer]:
    """The numbers of the tile that was just played taken for lacking as well; and only one of the ends."""
    played = [e.tile for e in case.log if isinstance(e, Played) and e.seat == case.facts["of"]]
    found = lacking(case)
    wrong = found | {half for tile in played[-1:] for half in (tile.low, tile.high)}
    return [tuple(sorted(wrong, key=str))] if wrong != found else []


def watched(random: Random, setup: Setup, turns: int) -> Case | None:
    """A random round in which seat B has just ended the last of ``turns`` turns, one after the other, that began with
    a draw or a knock; None if it came otherwise."""
    position, log = deal(setup, random.randrange(SEEDS)), NO_EVENTS
    stuck, began, before, dealt = 0, False, 0, len(position.hands[1])
    while position.phase is Phase.PLAY and position.to_act is not None:
        seat, choices = position.to_act, turn_actions(position)
        if seat == 1 and before != 1:
            began = not isinstance(choices[0], Play)
        position, events = apply(position, random.choice([*choices]))
        log, before = (*log, *events), seat
        if seat == 1 and position.to_act != 1:
            if not began and stuck:
                return None
            stuck += began
            if stuck == turns:
                knocked = setup.rules.drawing is Drawing.NONE
                right_end = isinstance(events[0], Knocked if knocked else Played)
                return Case(position=position, log=log, facts={"of": 1, "dealt": dealt}) if right_end else None
    return None


def _deal_void(random: Random, like: Case) -> Case | None:
    return watched(random, like.game, 1)


VOIDS = Question(
    name="voids",
    kind=Kind.SET,
    hides_hand=True,
    right=_void_answer,
    mistakes=(Mistake("played_tile_is_lacking", _played_tile_too),),
    options=_numbers,
    args=lambda case: story_args(case) | {"answer": listed(sorted(lacking(case)))},
    deal=_deal_void,
)


def _still(case: Case) -> list[Answer]:
    return [("yes" if case.facts["number"] in lacking(case) else "no",)]


def _deal_still(random: Random, like: Case) -> Case | None:
    case = watched(random, like.game, 2)
    if case is None:
        return None
    first = next(e.pips for e in case.log if isinstance(e, (Drew, Knocked)) and e.seat == 1)
    lost = set(first) - lacking(case)
    if not lost and random.random() < 0.7:
        return None
    number = random.choice(sorted(lost or set(first)))
    return replace(case, facts={**case.facts, "number": number})


STILL_VOID = Question(
    name="still-void",
    kind=Kind.CHOICE,
    hides_hand=True,
    right=_still,
    mistakes=(
        Mistake("void_kept_after_draw", lambda case: [("yes",)] if _still(case) == [("no",)] else []),
        Mistake("void_lost_too_soon", lambda case: [("no",)] if _still(case) == [("yes",)] else []),
    ),
    options=lambda _case: YES_NO,
    args=story_args,
    deal=_deal_still,
)


# Block: a knock holds for the rest of the round


def _may_hold(case: Case) -> list[int]:
    return sorted(set(range(case.game.max_pip + 1)) - lacking(case))


def _tiles_left(case: Case) -> int:
    allowed = set(_may_hold(case))
    return sum({tile.low, tile.high} <= allowed for tile in full_set(case.game.max_pip))


MAY_HOLD = Question(
    name="may-hold",
    kind=Kind.SET,
    hides_hand=True,
    right=lambda case: [tuple(sorted(_may_hold(case), key=str))],
    mistakes=(
        Mistake("void_kept_after_draw", lambda case: [tuple(sorted(lacking(case), key=str))]),
        Mistake("last_knock_only", lambda case: _last_knock(case)),
    ),
    options=_numbers,
    args=lambda case: story_args(case) | {"answer": listed(_may_hold(case)), "tiles": _tiles_left(case)},
    deal=lambda random, _like: watched(random, Setup(find_variant("block")), 2),
)


def _last_knock(case: Case) -> list[Answer]:
    knocks = [e for e in case.log if isinstance(e, Knocked) and e.seat == case.facts["of"]]
    rest = set(range(case.game.max_pip + 1)) - set(knocks[-1].pips if knocks else ())
    return [tuple(sorted(rest, key=str))]
