"""What is plain to see of a play, in contrast to another: ends, numbers kept, pips, arms (analysis.md 5.2).

Each function gives a claim that is true of ``play`` and tells it from ``other``, or None.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from domino_widget.engine import Branching, Drawing, Play, Tile

from .claims import Claim, letter
from .sight import Odds, Sight, fitting
from .words import chance_claim, other_args, play_args

#: A detector: the sight, the play, the play it is held against.
Detector = Callable[[Sight, Play, Play], Claim | None]

#: Differences that are worth a word: of pips, of unseen tiles that fit, and of chances.
PIPS, ANSWERS, TELLING = 3, 2, Fraction(15, 100)


def one_left(sight: Sight, play: Play, other: Play) -> Claim | None:
    """One tile left, and it fits: with the chance that the next player can take its place."""
    if len(sight.rest(play)) != 1 or not _fits(sight, play):
        return None
    odds = _covered(sight, play)
    if _fits(sight, other) and _covered(sight, other).p - odds.p < TELLING:
        return None
    args = {"left": str(sight.rest(play)[0]), "seat": letter(sight.next)}
    if odds.inverse().sure:
        return Claim(kind="one-left-safe", args=args, play=play)
    return chance_claim("one-left", odds, play, **args)


def _fits(sight: Sight, play: Play) -> int:
    return len(fitting(sight.after(play), sight.rest(play)))


def covers(sight: Sight, play: Play) -> tuple[Tile, ...]:
    """The unseen tiles that the next player could lay so that nothing of the hand fits any more."""
    layout, rest = sight.after(play), sight.rest(play)
    return tuple(
        tile
        for tile in sight.unseen
        if any(not fitting(layout.with_tile(tile, end, turn), rest) for end, turn in layout.fits(tile))
    )


def _covered(sight: Sight, play: Play) -> Odds:
    return sight.none(sight.next, covers(sight, play)).inverse()


def keeps_both(sight: Sight, play: Play, other: Play) -> Claim | None:
    """Both ends show one number, and the hand has more of it."""
    value = _both(sight, play)
    if value is None or value == _both(sight, other):
        return None
    mine = sum(value in tile for tile in sight.rest(play))
    if not mine:
        return None
    elsewhere = sum(value in tile for tile in sight.unseen)
    args = play_args(sight, play) | {"value": value, "mine": mine, "unseen": elsewhere}
    return Claim(kind="keeps-both", args=args, play=play)


def _both(sight: Sight, play: Play) -> int | None:
    ends = sight.after(play).ends()
    return ends[0].value if len(ends) == 2 and ends[0].value == ends[1].value else None


def only_you(sight: Sight, play: Play, other: Play) -> Claim | None:
    """An end on which nobody else can play: every other tile of its number lies on the table."""
    values = _reserved(sight, play) - _reserved(sight, other)
    if not values:
        return None
    value = min(values)
    mine = sum(value in tile for tile in sight.rest(play))
    return Claim(kind="only-you", args=play_args(sight, play) | {"value": value, "mine": mine}, play=play)


def _reserved(sight: Sight, play: Play) -> set[int]:
    rest = sight.rest(play)
    return {
        end.value
        for end in sight.after(play).ends()
        if any(end.value in tile for tile in rest) and not any(end.value in tile for tile in sight.unseen)
    }


def dead_end(sight: Sight, play: Play, other: Play) -> Claim | None:
    """The last tile of a number lies at an end: nobody can play there again."""
    values = _dead(sight, play) - _dead(sight, other)
    if not values:
        return None
    args = play_args(sight, play) | {"value": min(values), "all": sight.setup.max_pip + 1}
    return Claim(kind="dead-end", args=args, play=play)


def _dead(sight: Sight, play: Play) -> set[int]:
    laid = [placed.tile for placed in sight.after(play).tiles]
    whole = sight.setup.max_pip + 1
    return {end.value for end in sight.after(play).ends() if sum(end.value in tile for tile in laid) == whole}


def keeps_numbers(sight: Sight, play: Play, other: Play) -> Claim | None:
    """More different numbers stay in the hand."""
    kept, than = _numbers(sight.rest(play)), _numbers(sight.rest(other))
    if kept <= than:
        return None
    args = {"kept": kept, "all": sight.setup.max_pip + 1, "than": than}
    return Claim(kind="keeps-numbers", args=args | play_args(sight, play) | other_args(sight, other), play=play)


def _numbers(hand: tuple[Tile, ...]) -> int:
    return len({half for tile in hand for half in (tile.low, tile.high)})


def always_answers(sight: Sight, play: Play, other: Play) -> Claim | None:
    """Two players: whatever comes, a tile of the hand fits afterwards."""
    if sight.setup.seats != 2 or not sight.belief.exact or not _always(sight, play) or _always(sight, other):
        return None
    return Claim(kind="always-answers", args=play_args(sight, play) | other_args(sight, other), play=play)


def _always(sight: Sight, play: Play) -> bool:
    rest, layout = sight.rest(play), sight.after(play)
    if not fitting(layout, rest):
        return False
    # Who draws until a tile fits may lay any tile that is not seen.
    any_tile = sight.drawing and sight.rules.drawing is Drawing.UNTIL_PLAYABLE
    return all(
        fitting(layout.with_tile(tile, end, turn), rest)
        for tile in sight.answers(play)
        if any_tile or sight.may_hold(tile, sight.next)
        for end, turn in layout.fits(tile)
    )


def fits_after(sight: Sight, play: Play, other: Play) -> Claim | None:
    """More tiles of the hand fit afterwards."""
    fits, than = _fits(sight, play), _fits(sight, other)
    if fits <= than:
        return None
    args = {"fits": fits, "hand": len(sight.rest(play)), "than": than}
    return Claim(kind="fits-after", args=args | play_args(sight, play) | other_args(sight, other), play=play)


def few_answers(sight: Sight, play: Play, other: Play) -> Claim | None:
    """Fewer of the unseen tiles fit afterwards."""
    fits, than = len(sight.answers(play)), len(sight.answers(other))
    if than - fits < ANSWERS:
        return None
    args = {"fits": fits, "unseen": len(sight.unseen), "than": than}
    return Claim(kind="few-answers", args=args | play_args(sight, play) | other_args(sight, other), play=play)


def sheds(sight: Sight, play: Play, other: Play) -> Claim | None:
    """A heavier tile leaves the hand."""
    pips, than = play.tile.pips(), other.tile.pips()
    if pips - than < PIPS:
        return None
    args = {"pips": pips, "than": than}
    return Claim(kind="sheds", args=args | play_args(sight, play) | other_args(sight, other), play=play)


def sheds_double(sight: Sight, play: Play, other: Play) -> Claim | None:
    """A double is laid while it fits."""
    if not play.tile.is_double or other.tile.is_double or not sight.seen.layout.tiles:
        return None
    return Claim(kind="sheds-double", args=play_args(sight, play) | {"value": play.tile.low}, play=play)


def fills_arms(sight: Sight, play: Play, other: Play) -> Claim | None:
    """The last arm of the opening double is filled: every end is open."""
    if sight.seen.layout.arms_to_fill() != 1:
        return None
    fits, than = _fits(sight, play), _fits(sight, other)
    if fits <= than:
        return None
    return Claim(kind="fills-arms", args=play_args(sight, play) | {"fits": fits}, play=play)


def opens_spinner(sight: Sight, play: Play, other: Play) -> Claim | None:
    """A double that stays open on more sides (a house rule, or a larger Cross)."""
    if sight.rules.branching in (Branching.LINE, Branching.OPENING_DOUBLE):
        return None
    ends, than = len(sight.after(play).ends()), len(sight.after(other).ends())
    if not play.tile.is_double or ends <= than:
        return None
    return Claim(kind="opens-spinner", args=play_args(sight, play) | {"ends": ends}, play=play)
