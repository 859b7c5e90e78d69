"""Plays the events of a rule case through the engine's public functions, with the case's own names of ends."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from domino_widget.engine import (
    Action,
    Branching,
    Claim,
    Draw,
    EngineError,
    Finish,
    IllegalAction,
    Knock,
    Muggins,
    Play,
    Position,
    Round,
    RulesError,
    Setup,
    Tile,
    deal,
    deal_hands,
    find_variant,
    legal_actions,
    reason_against,
)
from tests.engine import playing, shortened

Case = dict[str, Any]
Found = dict[str, Any]


def setup_of(case: Case) -> Setup:
    return Setup(find_variant(case["variant"]), case["set"], case["players"], case["partners"])


def tile_of(halves: list[int]) -> Tile:
    return Tile.of(*halves)


class Stage:
    """A round, the names that the case gives to its ends, and the count after each tile."""

    def __init__(self, setup: Setup, start: Position) -> None:
        self.setup = setup
        self.round = Round(start)
        self.names: dict[str, tuple[int, int]] = {}
        self.counts: list[int] = []

    @classmethod
    def of(cls, case: Case) -> Stage:
        setup, given = setup_of(case), case["given"]
        if "events" not in given:
            return cls(setup, deal(setup, 7))
        return cls(setup, _start(setup, given))

    def action(self, event: dict[str, Any]) -> Action:
        what = event["do"]
        if what == "finish":
            return Finish()
        seat = event["p"]
        if what == "play":
            return self._play(seat, event)
        if what == "claim":
            return Claim(seat, event.get("points", self.counts[-1]))
        if what == "muggins":
            return Muggins(seat, event.get("points", self.counts[-2] if len(self.counts) > 1 else self.counts[-1]))
        return Draw(seat) if what == "draw" else Knock(seat)

    def _play(self, seat: int, event: dict[str, Any]) -> Play:
        tile = tile_of(event["tile"])
        if event["end"] == "open":
            return shortened.lead(seat, tile)
        number, port = self.names[event["end"]]
        return Play(seat, tile, at=number, port=port)

    def do(self, event: dict[str, Any]) -> None:
        """An event that is legal."""
        action = self.action(event)
        happened = self.round.apply(action)
        if isinstance(action, Play):
            self.counts.append(self.round.position.layout.count())
            self._name(event)
        if isinstance(action, Draw) and "tile" in event:
            assert getattr(happened[0], "tile", None) == tile_of(event["tile"])

    def judge(self, event: dict[str, Any]) -> bool:
        """Does the event if it is legal; a refused one must change nothing."""
        action, before = self.action(event), self.round.position
        if reason_against(before, action) is None:
            assert action in legal_actions(before)
            self.do(event)
            return True
        assert action not in legal_actions(before)
        try:
            self.round.apply(action)
        except IllegalAction as error:
            assert error.reason is reason_against(before, action)
        else:
            raise AssertionError("refused by one function and done by another")
        assert self.round.position == before
        return False

    def worth(self) -> int:
        """What may be claimed for the last tile."""
        claims = [action for action in legal_actions(self.round.position) if isinstance(action, Claim)]
        return claims[0].points if claims else 0

    def _name(self, event: dict[str, Any]) -> None:
        number = len(self.round.position.layout) - 1
        tile, end = tile_of(event["tile"]), event["end"]
        branching = self.setup.rules.branching
        if end == "open":
            first = 1 if event["tile"][0] == tile.high else 2
            self.names = {"L": (0, first), "R": (0, 3 - first)}
            if branching is not Branching.LINE:
                self.names = {f"A{arm}": (0, arm + 1) for arm in range(4)}
            return
        self.names[end] = number, 1
        if tile.is_double and branching is Branching.OPENING_AND_LATER_DOUBLES:
            self.names[f"{end}+{tile.high}.1"] = number, 2
            self.names[f"{end}+{tile.high}.2"] = number, 3


def _start(setup: Setup, given: dict[str, Any]) -> Position:
    """The position before the first event: what the case lists, filled up so that the events can happen."""
    events = given["events"]
    drawn = [tile_of(event["tile"]) for event in events if event["do"] == "draw" and "tile" in event]
    held = [[tile_of(tile) for tile in given.get("hands", {}).get(str(seat), [])] for seat in range(setup.seats)]
    listed = [tile_of(tile) for tile in given.get("stock", [])]
    if "hands" not in given:
        laid = [(event["p"], tile_of(event["tile"])) for event in events if event["do"] == "play"]
        for seat, tile in laid:
            held[seat].append(tile)
        shown = {pip for _, tile in laid for pip in (tile.low, tile.high)}
        spare = shortened.others(setup, [*drawn, *(tile for _, tile in laid)], shown)
        for seat in range(setup.seats):
            # Tiles that fit nowhere: enough to go on, and no hindrance to a draw.
            held[seat] += spare[2 * seat : 2 * seat + 2]
    used = [*drawn, *listed, *(tile for hand in held for tile in hand)]
    rest = shortened.others(setup, used)
    stock = listed if "stock" in given else [*drawn, *rest][: given.get("stock_left")]
    first = events[0]
    forced = setup.rules.opening.value == "highest-double-forced"
    if "hands" in given and "stock" not in given and "stock_left" not in given:
        return deal_hands(setup, held, stock, scores=given.get("scores"))
    opening_tile = tile_of(first["tile"]) if forced else None
    return shortened.position(
        setup,
        held,
        boneyard=stock,
        to_act=first["p"],
        scores=given.get("scores"),
        opening_tile=opening_tile,
    )


def accepted(case: Case) -> bool:
    """Whether the settings are; a refusal is one sentence."""
    try:
        setup_of(case)
    except RulesError as error:
        assert str(error).count(".") == 1, error
        return False
    return True


def opener(case: Case) -> Found:
    """Who opens with the hands of a case, and with what; or that they are dealt again."""
    setup = setup_of(case)
    held = [[tile_of(tile) for tile in hand] for _, hand in sorted(case["given"]["hands"].items())]
    stock = shortened.others(setup, [tile for hand in held for tile in hand])
    try:
        position = deal_hands(setup, held, stock)
    except EngineError as error:
        assert "dealt again" in str(error)
        return {"redeal": True}
    lead = position.opening_tile
    return {"redeal": False, "opener": position.to_act, "tile": [lead.low, lead.high] if lead else None}


def turn_order(case: Case) -> Found:
    held = shortened.hands("6-4 2-0 1-1/5-3 0-0 1-0/6-6 4-2 2-1/6-5 4-4 3-3")
    position = shortened.position(setup_of(case), held, to_act=2, opening_tile=Tile.of(6, 6))
    round, order = Round(position), []
    for _ in range(4):
        plays = [action for action in round.legal_actions() if isinstance(action, Play)]
        round.apply(plays[0])
        order.append(round.position.to_act)
    return {"order": order}


def half_way(case: Case) -> Found:
    """Whether the rounding of a round bonus is ever undecided, over every number of pips up to 90."""
    setup = setup_of(case)
    for pips in range(1, 91):
        start, last = shortened.last_tile(setup, (0, pips))
        round = Round(start)
        round.apply(last)
        round.apply(Finish())
        assert round.result
        nearest = [five for five in range(0, 100, 5) if 2 * abs(five - pips) < 5]
        if nearest != [round.result.points]:
            return {"possible": True}
    return {"possible": False}


def two_winners(case: Case) -> Found:
    """Whether two sides ever reach the target together, over random rounds near the end of a match."""
    setup = setup_of(case)
    for seed in range(40):
        round = Round(deal(setup, seed, scores=(95, 90, 95, 90)))
        for _ in playing.steps(round, Random(seed)):
            if sum(total >= setup.rules.target for total in round.position.totals) > 1:
                return {"possible": True}
    return {"possible": False}


def stuck_at_the_table(case: Case) -> Found:
    setup = setup_of(case)
    held = shortened.hands("5-3 1-0/4-4 3-3")
    stock = shortened.others(setup, [*held[0], *held[1], Tile.of(6, 6)])[: case["given"]["stock_left"]]
    actions = legal_actions(shortened.position(setup, held, table="6-6", boneyard=stock))
    return {"draw": Draw(0) in actions, "knock": Knock(0) in actions}


def boxed_in(case: Case) -> Found:
    """Five singles and a double run from the first tile to the right edge: nothing can lie there any more."""
    table = "2-1 1-6@0.2 6-6@1 6-5@2 5-1@3 1-3@4 3-4@5"
    held = shortened.hands("6-4 5-3/2-2 0-0")
    position = shortened.position(setup_of(case), held, table=table)
    assert [end.value for end in position.layout.free] == [2, 4]
    return {"move": any(isinstance(action, Play) for action in legal_actions(position))}


def across(case: Case) -> Found:
    layout = shortened.line(setup_of(case), "6-5 5-5@0.2 5-2@1")
    shapes = []
    for placed in layout.tiles[1:]:
        assert placed.box is not None
        shapes.append("horizontal" if placed.box.w > placed.box.h else "vertical")
    return {"double": shapes[0], "next": shapes[1]}


#: Cases that are told in words, or that speak of every game.
SPECIAL: dict[str, Callable[[Case], Found]] = {
    "B09": turn_order,
    "G24": half_way,
    "H06": two_winners,
    "T02": stuck_at_the_table,
    "T04": boxed_in,
    "T05": across,
}
