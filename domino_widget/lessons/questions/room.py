"""Table Draw: where there is room for a tile, and which ends are closed (rules.md 9.4, 9.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from ...engine import End, Layout, Position, Tile, Turn, full_set, parse_position
from ...message import msg
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import reached
from .common import YES_NO

# How far the line goes straight on


def _right_end(layout: Layout) -> End:
    """The end to which the right arm of the first tile has grown."""
    return next(arm.end for arm in layout.arms() if arm.start == 0 and arm.port == 2)


def _straight_on(layout: Layout) -> tuple[int, Layout]:
    """How many singles more fit straight on at the right, and the table with them."""
    number = 0
    while True:
        end, lying = _right_end(layout), {placed.tile for placed in layout.tiles}
        tile = next(t for t in full_set(6) if end.value in t and not t.is_double and t not in lying)
        if (end, Turn.STRAIGHT) not in list(layout.fits(tile, [end])):
            return number, layout
        layout, number = layout.with_tile(tile, end), number + 1


def _then(case: Case) -> tuple[int, bool, bool, bool]:
    """The singles straight on; then, whether one can be turned and a double laid, and whether that closes the end."""
    number, layout = _straight_on(case.at.layout)
    end, lying = _right_end(layout), {placed.tile for placed in layout.tiles}
    single = next(t for t in full_set(6) if end.value in t and not t.is_double and t not in lying)
    turned = any(turn is not Turn.STRAIGHT for _, turn in layout.fits(single, [end]))
    double = Tile.of(end.value, end.value)
    across = any(layout.fits(double, [end]))
    closed = across and _right_end(layout.with_tile(double, end)) not in layout.with_tile(double, end).ends()
    return number, turned, across, closed


def _table(case: Case) -> tuple[int, int]:
    """How wide and how high the table is, in squares."""
    table = case.game.rules.table
    assert table is not None
    return table


def _said(*found: bool) -> tuple[str, ...]:
    return tuple("yes" if one else "no" for one in found)


def _straight_answer(case: Case, number: int | None = None, *, closed: bool | None = None) -> Answer:
    found, turned, across, closes = _then(case)
    last = _said(closes if closed is None else closed) if across else ()
    return (str(found if number is None else number), *_said(turned, across), *last)


def _deal_straight(random: Random, _like: Case) -> Case:
    lead = random.choice([tile for tile in full_set(6) if not tile.is_double])
    wide = random.choice(range(14, 31, 2))
    line = f"table{{table={wide}x14}} {lead} {_filler(lead)} - A 0 0/0 -"
    return Case(position=parse_position(line))


def _filler(lead: Tile) -> str:
    """Hands for a table that is only looked at."""
    left = [tile for tile in full_set(6) if tile != lead]
    return f"{left[0]}/{left[1]}"


def _straight_args(case: Case) -> Args:
    number, turned, across, closed = _then(case)
    wide, high = _table(case)
    lead = case.at.layout.tiles[0]
    assert lead.box is not None
    squares = wide - (lead.box.x + lead.box.w) // 2
    return {
        "wide": wide,
        "high": high,
        "squares": squares,
        "number": number,
        "rest": squares - 2 * number,
        "turned": _said(turned)[0],
        "across": _said(across)[0],
        "closed": _said(closed)[0],
    }


STRAIGHT_SINGLES = Question(
    name="straight-singles",
    kind=Kind.SEQUENCE,
    hides_hand=True,
    hides_ends=True,
    right=lambda case: [_straight_answer(case)],
    mistakes=(
        Mistake("lead_forgotten", lambda case: [_straight_answer(case, _table(case)[0] // 4)]),
        Mistake("joined_closed_end", lambda case: [_straight_answer(case, closed=False)] if _then(case)[3] else []),
    ),
    options=lambda _case: (*(Option(str(n), msg("option-number", n=n)) for n in range(10)), *YES_NO),
    fields=lambda case: (
        msg("field-singles-straight"),
        msg("field-single-turned"),
        msg("field-double-across"),
        *([msg("field-double-closes")] if _then(case)[2] else []),
    ),
    args=_straight_args,
    deal=_deal_straight,
)


# May it lie there, and what joins it


def _place(case: Case) -> tuple[Tile, End, Turn]:
    """The tile, the end and the turn of the task."""
    number, port = case.facts["at"]
    end = next(e for e in case.at.layout.free if (e.number, e.port) == (number, port))
    return Tile.parse(case.facts["tile"]), end, Turn(case.facts["turn"])


def _may_lie(case: Case) -> tuple[bool, bool]:
    """Whether the tile may lie there, and whether the other one can join it then."""
    tile, end, turn = _place(case)
    layout = case.at.layout
    if (end, turn) not in list(layout.fits(tile, [end])):
        return False, False
    after = layout.with_tile(tile, end, turn)
    return True, any(after.fits(Tile.parse(case.facts["then"]), [after.free[-1]]))


def _candidates(position: Position) -> Iterator[tuple[Tile, End, Turn]]:
    lying = {placed.tile for placed in position.layout.tiles}
    for end in position.layout.free:
        for tile in full_set(position.setup.max_pip):
            if end.value in tile and not tile.is_double and tile not in lying:
                for turn in position.layout.turns(tile, end):
                    yield tile, end, turn


def _deal_may_lie(random: Random, like: Case) -> Case | None:
    """Most often a place with room whose new end is closed; else one without room, or one that stays open."""
    wanted = random.choice(((True, False), (True, False), (False, False), (True, True)))
    for _ in range(8):
        case = reached(like.game, random, lambda p: len(p.layout) > 6)
        found = case and next((one for one in _askable(random, case) if _may_lie(one) == wanted), None)
        if found:
            return found
    return None


def _askable(random: Random, case: Case) -> Iterator[Case]:
    """The table with every place for a single that no rule of numbers forbids, in any order."""
    places = list(_candidates(case.at))
    for tile, end, turn in random.sample(places, len(places)):
        value = tile.other(end.value)
        lying = {placed.tile for placed in case.at.layout.tiles} | {tile}
        joining = [str(t) for t in full_set(6) if value in t and not t.is_double and t not in lying]
        if joining:
            at, then = (end.number, end.port), random.choice(joining)
            yield replace(case, facts={"tile": str(tile), "at": at, "turn": turn.value, "then": then})


def _may_lie_args(case: Case) -> Args:
    tile, end, turn = _place(case)
    legal_there, joins = _may_lie(case)
    return {
        "tile": str(tile),
        "end": end.value,
        "turn": {"": "straight", "<": "left", ">": "right"}[turn.value],
        "then": case.facts["then"],
        "value": tile.other(end.value),
        "onto": str(case.at.layout.tiles[end.number].tile),
        "legal": _said(legal_there)[0],
        "joins": _said(joins)[0],
    }


MAY_LIE = Question(
    name="may-lie",
    kind=Kind.SEQUENCE,
    hides_hand=True,
    hides_ends=True,
    right=lambda case: [_said(*_may_lie(case))],
    mistakes=(
        Mistake("beside_forbidden", lambda case: [("no", "no")] if _may_lie(case)[0] else []),
        Mistake("joined_closed_end", lambda case: [("yes", "yes")] if not _may_lie(case)[1] else []),
    ),
    options=lambda _case: YES_NO,
    fields=lambda case: (
        msg("field-may-lie", tile=case.facts["tile"]),
        msg("field-may-join", tile=case.facts["then"]),
    ),
    args=_may_lie_args,
    deal=_deal_may_lie,
)
