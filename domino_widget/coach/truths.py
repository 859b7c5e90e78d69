"""When each kind of claim is true (analysis.md 5.2): one function a kind, used by ``check.Checker``."""

from __future__ import annotations

from typing import Any

from domino_widget.engine import Drawing, Layout, Play, Tile

from .check import Checker, checks
from .claims import Claim

_Args = dict[str, Any]


def play_of(claim: Claim) -> Play:
    """The play that a claim is about; ValueError for one that is about none."""
    if claim.play is None:
        raise ValueError(claim)
    return claim.play


def _fits(one: Checker, play: Play) -> list[Tile]:
    layout = one.lay(play)
    return [tile for tile in one.rest(play) if any(True for _ in layout.fits(tile))]


@checks("one-left", "one-left-safe")
def _one_left(one: Checker, claim: Claim, args: _Args) -> bool:
    play = play_of(claim)
    rest, layout = one.rest(play), one.lay(play)
    if [str(tile) for tile in rest] != [args["left"]] or not _fits(one, play) or one.seat_of(args) != one.next:
        return False
    last = rest[0]
    covering = {
        tile
        for tile in one.unseen
        for end, turn in layout.fits(tile)
        if not any(True for _ in layout.with_tile(tile, end, turn).fits(last))
    }
    if claim.kind == "one-left-safe":
        return one.always(lambda hands: not hands[one.next] & covering)
    return one.stated(claim, lambda hands: bool(hands[one.next] & covering))


@checks("keeps-both")
def _keeps_both(one: Checker, claim: Claim, args: _Args) -> bool:
    play, value = play_of(claim), args["value"]
    mine = [tile for tile in one.rest(play) if value in tile]
    table = [placed.tile for placed in one.lay(play).tiles if value in placed.tile]
    whole = one.seen.setup.max_pip + 1
    ends = [end.value for end in one.lay(play).ends()]
    return (
        bool(mine)
        and ends == [value, value]
        and (len(mine), whole - len(table) - len(mine))
        == (
            args["mine"],
            args["unseen"],
        )
    )


@checks("only-you")
def _only_you(one: Checker, claim: Claim, args: _Args) -> bool:
    play, value = play_of(claim), args["value"]
    mine = [tile for tile in one.rest(play) if value in tile]
    laid = [placed.tile for placed in one.lay(play).tiles if value in placed.tile]
    is_open = value in [end.value for end in one.lay(play).ends()]
    return is_open and len(mine) == args["mine"] > 0 and len(mine) + len(laid) == one.seen.setup.max_pip + 1


@checks("dead-end")
def _dead_end(one: Checker, claim: Claim, args: _Args) -> bool:
    play, value = play_of(claim), args["value"]
    laid = [placed.tile for placed in one.lay(play).tiles if value in placed.tile]
    is_open = value in [end.value for end in one.lay(play).ends()]
    return is_open and value in play.tile and len(laid) == args["all"] == one.seen.setup.max_pip + 1


@checks("keeps-numbers")
def _keeps_numbers(one: Checker, claim: Claim, args: _Args) -> bool:
    def numbers(play: Play) -> int:
        return sum(any(value in tile for tile in one.rest(play)) for value in range(one.seen.setup.max_pip + 1))

    kept, whole = numbers(play_of(claim)), one.seen.setup.max_pip + 1
    return (kept, whole) == (args["kept"], args["all"]) and any(
        numbers(other) == args["than"] < kept for other in one.others(args)
    )


@checks("always-answers")
def _always_answers(one: Checker, claim: Claim, args: _Args) -> bool:
    def always(play: Play) -> bool:
        layout, rest = one.lay(play), one.rest(play)

        def open_to_me(table: Layout) -> bool:
            ends = table.ends()
            return any(True for mine in rest for _ in table.fits(mine, ends))

        shut = {
            tile
            for tile in one.unseen
            if not all(open_to_me(layout.with_tile(tile, end, turn)) for end, turn in layout.fits(tile))
        }
        if one.seen.setup.rules.drawing is Drawing.UNTIL_PLAYABLE and one.seen.drawable:
            return open_to_me(layout) and not shut
        return open_to_me(layout) and one.always(lambda hands: not hands[one.next] & shut)

    two = one.seen.setup.seats == 2
    return two and always(play_of(claim)) and any(not always(other) for other in one.others(args))


@checks("fits-after")
def _fits_after(one: Checker, claim: Claim, args: _Args) -> bool:
    play = play_of(claim)
    fits = len(_fits(one, play))
    return (fits, len(one.rest(play))) == (args["fits"], args["hand"]) and any(
        len(_fits(one, other)) == args["than"] < fits for other in one.others(args)
    )


@checks("none-fits")
def _none_fits(one: Checker, claim: Claim, args: _Args) -> bool:
    play = play_of(claim)
    return not _fits(one, play) and len(one.rest(play)) == args["hand"] > 0


@checks("few-answers")
def _few_answers(one: Checker, claim: Claim, args: _Args) -> bool:
    def answers(play: Play) -> int:
        return sum(any(True for _ in one.lay(play).fits(tile)) for tile in one.unseen)

    return (answers(play_of(claim)), len(one.unseen)) == (args["fits"], args["unseen"]) and any(
        answers(other) == args["than"] > args["fits"] for other in one.others(args)
    )


@checks("sheds")
def _sheds(one: Checker, claim: Claim, args: _Args) -> bool:
    tile = play_of(claim).tile
    return tile.low + tile.high == args["pips"] and any(
        other.tile.low + other.tile.high == args["than"] < args["pips"] for other in one.others(args)
    )


@checks("sheds-double")
def _sheds_double(_one: Checker, claim: Claim, args: _Args) -> bool:
    tile = play_of(claim).tile
    return bool(tile.low == tile.high == args["value"])


@checks("fills-arms")
def _fills_arms(one: Checker, claim: Claim, args: _Args) -> bool:
    play = play_of(claim)
    before, later = one.seen.layout.arms_to_fill(), one.lay(play).arms_to_fill()
    return (before, later, len(_fits(one, play))) == (1, 0, args["fits"])


@checks("opens-spinner")
def _opens_spinner(one: Checker, claim: Claim, args: _Args) -> bool:
    play = play_of(claim)
    layout = one.lay(play)
    return play.tile.is_double and layout.tiles[-1].branches and len(layout.ends()) == args["ends"]
