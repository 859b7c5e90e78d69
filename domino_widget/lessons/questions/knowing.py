"""Skills ``infer.void`` and ``count.suit``: what is certain, what is likely, and what the unseen tiles hold."""

from __future__ import annotations

from dataclasses import replace
from math import comb
from random import Random

from ...engine import SEATS, Drew, Knocked, Phase, Position, Setup, apply, deal, full_set, pip_sum
from ...engine.state import turn_actions
from ...message import msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import NO_EVENTS, SEEDS, reached
from .common import hand_text, listed, table_args
from .infer import MAY_HOLD, lacking, lacks, story_args, watched

# One number more


def _first_stuck(case: Case) -> set[int]:
    """The open numbers at the first knock of the watched seat."""
    return set(next(e.pips for e in case.log if isinstance(e, Knocked) and e.seat == case.facts["of"]))


def _also(case: Case) -> list[int]:
    return sorted(lacking(case) - _first_stuck(case))


def _deal_also(random: Random, like: Case) -> Case | None:
    case = watched(random, Setup(like.game.rules), 2)
    return case if case and len(_also(case)) == 1 and len(_first_stuck(case)) == 2 else None


ALSO_VOID = Question(
    name="also-void",
    kind=Kind.NUMBERS,
    hides_hand=True,
    hides_ends=True,
    right=lambda case: [tuple(_also(case))],
    mistakes=(Mistake("known_before", lambda case: [(number,) for number in sorted(_first_stuck(case))]),),
    args=lambda case: story_args(case) | {"number": listed(_also(case))},
    deal=_deal_also,
)

# How many tiles that leaves


def _numbers_left(case: Case) -> int:
    return case.game.max_pip + 1 - len(lacking(case))


def _tiles_of(numbers: int) -> int:
    """How many tiles there are with no number but so many."""
    return numbers * (numbers + 1) // 2


TILES_LEFT = Question(
    name="tiles-left",
    kind=Kind.NUMBERS,
    hides_hand=True,
    hides_ends=True,
    right=lambda case: [(sum(not {t.low, t.high} & lacking(case) for t in full_set(case.game.max_pip)),)],
    mistakes=(
        Mistake("doubles_left_out", lambda case: [(comb(_numbers_left(case), 2),)]),
        Mistake("last_knock_only", lambda case: [(_tiles_of(_last_left(case)),)]),
    ),
    args=lambda case: (
        story_args(case)
        | {
            "all": len(full_set(case.game.max_pip)),
            "numbers": _numbers_left(case),
            "left": listed(sorted(set(range(case.game.max_pip + 1)) - lacking(case))),
        }
    ),
    deal=MAY_HOLD.deal,
)


def _last_left(case: Case) -> int:
    """How many numbers the last knock alone leaves."""
    knocks = [e for e in case.log if isinstance(e, Knocked) and e.seat == case.facts["of"]]
    return case.game.max_pip + 1 - len(set(knocks[-1].pips))


# All Fives: after a draw

_CERTAIN = tuple(Option(key, msg(f"option-certain-{key}")) for key in ("all", "but-one", "but-two", "none"))


def _uncertain(case: Case) -> int:
    """How many tiles of the watched seat might have a number that was open at its first draw."""
    hand = lacks(case.log, case.facts["of"], case.facts["dealt"])
    return sum(not set(_draws(case)[0].pips) <= tile for tile in hand)


def _draws(case: Case) -> list[Drew]:
    return [event for event in case.log if isinstance(event, Drew) and event.seat == case.facts["of"]]


def _certain(case: Case) -> str:
    return {0: "all", 1: "but-one", 2: "but-two"}.get(_uncertain(case), "none")


def _deal_drawn(random: Random, like: Case) -> Case | None:
    """A round in which seat B has just drawn, once or twice, and has played nothing in between."""
    wanted = random.choice((1, 2))
    rounds = (_drawn(random, Setup(like.game.rules), wanted) for _ in range(40))
    return next((case for case in rounds if case and _uncertain(case) == wanted), None)


def _drawn(random: Random, setup: Setup, wanted: int) -> Case | None:
    position, log = deal(setup, random.randrange(SEEDS)), NO_EVENTS
    draws, dealt = 0, len(position.hands[1])
    while position.phase is Phase.PLAY and position.to_act is not None:
        seat = position.to_act
        position, events = apply(position, random.choice([*turn_actions(position)]))
        log = (*log, *events)
        if seat == 1:
            drew = any(isinstance(event, Drew) for event in events)
            if draws and not drew:
                return None
            draws += drew
            if draws == wanted:
                return Case(position=position, log=log, facts={"of": 1, "dealt": dealt})
    return None


AFTER_DRAW = Question(
    name="after-draw",
    kind=Kind.CHOICE,
    hides_hand=True,
    hides_ends=True,
    right=lambda case: [(_certain(case),)],
    mistakes=(
        Mistake("void_kept_after_draw", lambda case: [("all",)] if _uncertain(case) else []),
        Mistake("void_lost_too_soon", lambda _case: [("none",)]),
        Mistake("last_draw_only", lambda case: [("but-one",)] if _uncertain(case) > 1 else []),
    ),
    options=lambda _case: _CERTAIN,
    args=lambda case: {
        "seat": SEATS[case.facts["of"]],
        "first-ends": listed(_draws(case)[0].pips),
        "second-ends": listed(_draws(case)[-1].pips),
        "draws": len(_draws(case)),
        "uncertain": _uncertain(case),
    },
    deal=_deal_drawn,
)


# A chance


def _share(case: Case) -> float:
    """The chance that so many tiles, drawn from the unseen ones, have none of those with the number."""
    unseen, having, held = (case.facts[name] for name in ("unseen", "having", "held"))
    return comb(unseen - having, held) / comb(unseen, held)


def _percent(share: float) -> int:
    return round(100 * share)


def _others(case: Case) -> float:
    """The chance that one tile has not the number."""
    return _share(replace(case, facts={**case.facts, "held": 1}))


def _deal_chance(random: Random, like: Case) -> Case | None:
    unseen = random.randint(8, 16)
    facts = {"unseen": unseen, "having": random.randint(1, 4), "held": random.randint(2, 6)}
    return replace(like, facts=facts | {"number": random.randint(0, 6)})


def _chance_args(case: Case) -> Args:
    unseen, having, held = (case.facts[name] for name in ("unseen", "having", "held"))
    return {
        "pool": unseen,
        "having": having,
        "held": held,
        "number": case.facts["number"],
        "others": unseen - having,
        "product": " × ".join(f"{unseen - having - n}/{unseen - n}" for n in range(held)),
        "chance": _percent(_share(case)),
    }


NO_SUCH_TILE = Question(
    name="no-such-tile",
    kind=Kind.NUMBERS,
    right=lambda case: [(_percent(_share(case)),)],
    mistakes=(
        Mistake("one_tile_only", lambda case: [(_percent(_others(case)),)]),
        Mistake("put_back", lambda case: [(_percent(_others(case) ** case.facts["held"]),)]),
        Mistake("other_way_round", lambda case: [(100 - _percent(_share(case)),)]),
    ),
    args=_chance_args,
    deal=_deal_chance,
)


# The mean of what is unseen


def _unseen(case: Case, *, own: bool = False) -> tuple[int, int]:
    """The pips and the number of the tiles that are not seen; ``own``: as if one's own hand were not seen either."""
    seen = [placed.tile for placed in case.at.layout.tiles]
    seen += [] if own else case.at.hands[case.seat]
    every = full_set(case.game.max_pip)
    return pip_sum(every) - pip_sum(seen), len(every) - len(seen)


def _mean(case: Case, *, own: bool = False) -> Answer:
    pips, tiles = _unseen(case, own=own)
    mean = round(pips / tiles)
    return (pips, tiles, mean, round(case.facts["held"] * pips / tiles))


def _deal_mean(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        pips, tiles = _unseen(Case(position=position, seat=position.to_act or 0))
        return tiles > 5 and pips % tiles == 0

    case = reached(like.game, random, wanted)
    return replace(case, facts={"held": random.randint(2, 5)}) if case else None


UNSEEN_MEAN = Question(
    name="unseen-mean",
    kind=Kind.NUMBERS,
    right=lambda case: [_mean(case)],
    mistakes=(Mistake("own_hand_not_counted", lambda case: [_mean(case, own=True)]),),
    fields=lambda case: (
        msg("field-unseen-pips"),
        msg("field-unseen-tiles"),
        msg("field-mean"),
        msg("field-expected", held=case.facts["held"]),
    ),
    args=lambda case: (
        table_args(case)
        | {
            "all-pips": pip_sum(full_set(case.game.max_pip)),
            "all-tiles": len(full_set(case.game.max_pip)),
            "table-pips": pip_sum([placed.tile for placed in case.at.layout.tiles]),
            "table-tiles": len(case.at.layout),
            "own-pips": pip_sum(case.at.hands[case.seat]),
            "own-tiles": len(case.at.hands[case.seat]),
            "hand": hand_text(case.at.hands[case.seat]),
            "held": case.facts["held"],
            **dict(zip(("pips", "tiles", "mean", "expected"), _mean(case))),
        }
    ),
    deal=_deal_mean,
)
