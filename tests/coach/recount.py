"""Every number of a hint worked out again from the whole position, by the engine and not by the coach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from domino_widget.coach import Hint, HintLine
from domino_widget.engine import (
    SEATS,
    CalledMuggins,
    Claim,
    Claimed,
    Claiming,
    Draw,
    Knock,
    Muggins,
    Phase,
    Play,
    Played,
    Position,
    Round,
    Tile,
    apply,
    full_set,
    legal_actions,
)


@dataclass(frozen=True)
class Asked:
    """A hint that a seat asked for: the round as it was, and the play that the seat looked at."""

    game: Round
    seat: int
    looking_at: Play | None

    @property
    def position(self) -> Position:
        return self.game.position

    def plays(self) -> list[Play]:
        if self.position.to_act != self.seat:
            return []
        return [action for action in legal_actions(self.position) if isinstance(action, Play)]


Check = Callable[[Asked, dict[str, Any]], bool]


def lines(hint: Hint) -> Iterator[HintLine]:
    for group in hint.groups:
        yield from group.lines


def total(text: str) -> int:
    """The value of a sum such as ``6 + 6 + 3``."""
    return sum(int(value) for value in text.split(" + "))


def earned(position: Position, play: Play) -> int:
    """What a play is worth by the engine: the claim it opens, or the points it brings at once."""
    after, events = apply(position, play)
    if after.setup.rules.claiming is Claiming.CALLED:
        assert after.claimable is not None
        return after.claimable.worth
    return sum(getattr(event, "points", 0) for event in events if type(event).__name__ == "Scored")


def scoring_tiles(asked: Asked, play: Play | None) -> tuple[list[str], int]:
    """The unseen tiles that would score for the next player, dealt one by one, and how many are unseen."""
    position, seat = asked.position, asked.seat
    if play is not None:
        position, _ = apply(replace(position, scores=(0,) * position.setup.sides), play)
    laid = {placed.tile for placed in position.layout.tiles}
    hidden = [tile for tile in full_set(position.setup.max_pip) if tile not in laid | set(position.hands[seat])]
    rules = position.setup.rules.but(target=1000)
    setup = replace_rules(position, rules)
    player = (seat + 1) % setup.setup.seats
    found = []
    for tile in hidden:
        hands = tuple((tile, *other_tiles(tile)) if other == player else () for other in range(setup.setup.seats))
        dealt = replace(setup, hands=hands, to_act=player, phase=Phase.PLAY)
        options = [a for a in legal_actions(dealt) if isinstance(a, Play) and a.tile == tile]
        if any(earned(dealt, action) for action in options):
            found.append(str(tile))
    return found, len(hidden)


def other_tiles(tile: Tile) -> tuple[Tile, ...]:
    """A second tile, so that the play does not end the round."""
    return (Tile.of(tile.high + 1, tile.high + 1),)


def replace_rules(position: Position, rules: Any) -> Position:
    layout = replace(position.layout, rules=rules)
    setup = type(position.setup)(rules, position.setup.max_pip, position.setup.seats, position.setup.partners)
    return replace(position, layout=layout, setup=setup)


def _laid(asked: Asked, back: int) -> Played:
    return [event for event in asked.game.events if isinstance(event, Played)][-back]


def _worths(asked: Asked) -> list[tuple[Played, int]]:
    """Each tile laid, with what it was worth by the windows the engine opened."""
    found = []
    positions = [step[0] for step in asked.game.steps[1:]] + [asked.game.position]
    for (_, action, events), after in zip(asked.game.steps, positions):
        if isinstance(action, Play) and isinstance(events[0], Played):
            found.append((events[0], after.claimable.worth if after.claimable else 0))
    return found


def attention(asked: Asked, seat: int) -> tuple[int, int]:
    """Taken and missed by this seat, tile by tile."""
    taken = missed = 0
    setup, laid = asked.position.setup, _worths(asked)
    claimed = {e.number: e.seat for e in asked.game.events if isinstance(e, Claimed)}
    called = {e.number: e.seat for e in asked.game.events if isinstance(e, CalledMuggins)}
    for played, due in laid:
        number, mine = played.number, played.seat == seat
        concerned = mine or setup.side(played.seat) != setup.side(seat)
        if seat in (claimed.get(number), called.get(number)):
            taken += 1
        elif number in called:
            missed += mine
        elif due and concerned and number not in claimed and number <= len(laid) - 3:
            missed += 1
    return taken, missed


def _fits(asked: Asked, args: dict[str, Any]) -> bool:
    legal = {(p.at, p.port) for p in asked.plays() if str(p.tile) == args["tile"]}
    values = [end.value for end in asked.position.layout.free if (end.number, end.port) in legal]
    return bool(values and args["ends"] == ", ".join(map(str, values)))


def _open(asked: Asked, args: dict[str, Any]) -> bool:
    return bool(args["ends"] == ", ".join(str(end.value) for end in asked.position.layout.ends()))


def _makes(asked: Asked, args: dict[str, Any]) -> bool:
    for play in asked.plays():
        after, _ = apply(asked.position, play)
        ends = [e.value for e in asked.position.layout.free if (e.number, e.port) == (play.at, play.port)]
        same = str(play.tile) == args["tile"] and ends == ([args["end"]] if "end" in args else [])
        points = earned(asked.position, play)
        if same and (after.layout.count(), points) == (args["count"], args.get("points", 0)):
            return bool(total(args["sum"]) == args["count"])
    return False


def _may_score(play_looked_at: bool) -> Check:
    def check(asked: Asked, args: dict[str, Any]) -> bool:
        assert (asked.looking_at is not None) is play_looked_at
        found, hidden = scoring_tiles(asked, asked.looking_at)
        if not args:
            return not found
        listed = args["list"].split(", ")
        return (args["tiles"], args["unseen"]) == (len(found), hidden) and sorted(listed) == sorted(found)

    return check


def _claim(asked: Asked, args: dict[str, Any]) -> bool:
    return (
        Claim(asked.seat, args["points"]) in legal_actions(asked.position)
        and total(args["sum"]) == args["points"]
        and str(_laid(asked, 1).tile) == args["tile"]
    )


def _no_claim(asked: Asked, args: dict[str, Any]) -> bool:
    window = asked.position.claimable
    counted = total(args["sum"]) == args["count"] == asked.position.layout.count()
    return window is not None and window.worth == 0 and counted and str(_laid(asked, 1).tile) == args["tile"]


def _call(asked: Asked, args: dict[str, Any]) -> bool:
    missed = _laid(asked, 2)
    legal = Muggins(asked.seat, args["points"]) in legal_actions(asked.position)
    return legal and (str(missed.tile), SEATS[missed.seat]) == (args["tile"], args["seat"])


def _no_call(asked: Asked, args: dict[str, Any]) -> bool:
    missed, window = _laid(asked, 2), asked.position.muggable
    named = (str(missed.tile), SEATS[missed.seat]) == (args["tile"], args["seat"])
    return named and window is not None and window.worth == 0


def _scores(asked: Asked, args: dict[str, Any]) -> bool:
    window = asked.position.claimable
    assert window is not None
    by = args["by"] in asked.position.setup.rules.multiples and args["count"] % args["by"] == 0
    return by and window.worth == args["points"] == args["count"] == asked.position.layout.count()


def _closed(asked: Asked, args: dict[str, Any]) -> bool:
    layout = asked.position.layout
    return any(end.value == args["end"] and end not in layout.ends() for end in layout.free)


def _no_room(asked: Asked, args: dict[str, Any]) -> bool:
    tile, layout = Tile.parse(args["tile"]), asked.position.layout
    fits = {end for end, _ in layout.fits(tile)}
    return any(end.value == args["end"] and end.value in tile and end not in fits for end in layout.ends())


def _only(kind: type[Draw | Knock]) -> Check:
    return lambda asked, args: not args and kind(asked.seat) in legal_actions(asked.position)


#: For each line that states a fact, whether it holds.
CHECKS: dict[str, Check] = {
    "hint-ends-none-draw": _only(Draw),
    "hint-ends-none-knock": _only(Knock),
    "hint-ends-lead": lambda asked, args: [str(play.tile) for play in asked.plays()] == [args["tile"]],
    "hint-ends-lead-any": lambda asked, _: len(asked.plays()) == len(asked.position.hands[asked.seat]),
    "hint-ends-arms": lambda asked, args: (
        [end.value for end in asked.position.layout.ends()] == args["arms"] * [args["value"]]
        and all(end.number == 0 for end in asked.position.layout.ends())
    ),
    "hint-ends-open": _open,
    "hint-ends-tile-fits": _fits,
    "hint-ends-tile-not": lambda asked, args: (
        _open(asked, args) and all(str(play.tile) != args["tile"] for play in asked.plays())
    ),
    "hint-ends-closed": _closed,
    "hint-ends-no-room": _no_room,
    "hint-part-sum": lambda asked, args: total(args["sum"]) == asked.position.layout.count(),
    "hint-count": lambda asked, args: total(args["sum"]) == args["count"] == asked.position.layout.count(),
    "hint-scores": _scores,
    "hint-scores-not": lambda asked, args: (
        asked.position.claimable is not None
        and asked.position.claimable.worth == 0
        and asked.position.layout.count() == args["count"]
    ),
    "hint-play-makes": _makes,
    "hint-play-makes-nothing": _makes,
    "hint-lead-makes": _makes,
    "hint-lead-makes-nothing": _makes,
    "hint-they-may-score": _may_score(True),
    "hint-they-cannot-score": _may_score(True),
    "hint-they-now": _may_score(False),
    "hint-they-now-none": _may_score(False),
    "hint-claim-now": _claim,
    "hint-claim-now-last": _claim,
    "hint-claim-nothing": _no_claim,
    "hint-muggins-call": _call,
    "hint-muggins-call-last": _call,
    "hint-muggins-nothing": _no_call,
    "hint-risk": lambda asked, args: str(_laid(asked, 1).tile) == args["tile"] and _laid(asked, 1).seat == asked.seat,
    "hint-risk-open": lambda asked, args: (
        str(_laid(asked, 2).tile) == args["tile"] and _laid(asked, 2).seat == asked.seat
    ),
    "hint-risk-rivals": lambda asked, args: (
        attention(asked, SEATS.index(args["seat"])) == (args["taken"], args["missed"])
    ),
    "hint-muggins-part": lambda asked, args: str(_laid(asked, 2).tile) == args["tile"],
    "hint-muggins-closed": lambda asked, _: asked.position.muggable is None,
    "hint-over": lambda asked, _: asked.game.is_over,
    "hint-ends-done": lambda asked, _: asked.position.phase is Phase.CLOSING,
    "hint-ends-wait": lambda asked, _: asked.position.to_act not in (None, asked.seat),
    "hint-scoring-none": lambda asked, _: not asked.position.setup.rules.multiples,
    "hint-muggins-none": lambda asked, _: asked.position.setup.rules.claiming is not Claiming.CALLED,
}
