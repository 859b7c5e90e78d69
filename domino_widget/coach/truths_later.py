"""When the claims about what may come are true: chances, points, table memory, the review (analysis.md 5.2)."""

from __future__ import annotations

from typing import Any

from domino_widget.engine import Claiming, Drawing, Knocked, Play, Tile, worth

from .check import Checker, checks, first_outer, shown_values
from .claims import Claim
from .deals import Holds
from .truths import play_of

_Args = dict[str, Any]
#: Independent worlds that an estimated chance is worth at least.
EFFECTIVE = 250


@checks("cannot-answer", "cannot-none", "cannot-void")
def _cannot(one: Checker, claim: Claim, args: _Args) -> bool:
    play, seat = play_of(claim), one.seat_of(args)
    if not one.always(one.stuck(play, seat)):
        return False
    if claim.kind == "cannot-none":
        return not any(True for tile in one.unseen for _ in one.lay(play).fits(tile))
    if claim.kind == "cannot-void":
        values = [int(value) for value in args["values"].split(", ")]
        shown = {value for value, _ in shown_values(one.seen, seat)}
        return (
            values == list(one.lay(play).open_values())
            and set(values) <= shown
            and one.always(lambda hands: not any(value in tile for tile in hands[seat] for value in values))
        )
    return True


@checks("no-answer", "forces-draw", "forces-knock")
def _no_answer(one: Checker, claim: Claim, args: _Args) -> bool:
    draws = one.seen.setup.rules.drawing is not Drawing.NONE and one.seen.drawable > 0
    if (claim.kind == "forces-draw" and not draws) or (claim.kind == "forces-knock" and draws):
        return False
    seat = one.seat_of(args)
    return one.stated(claim, one.stuck(play_of(claim), seat)) and any(
        one.shown(claim, args["than"], one.stuck(other, seat)) for other in one.others(args)
    )


@checks("partner-can")
def _partner_can(one: Checker, claim: Claim, args: _Args) -> bool:
    seat = one.seat_of(args)
    if not one.seen.setup.partners or (seat - one.seat) % 4 != 2:
        return False
    return one.stated(claim, _able(one, play_of(claim), seat)) and any(
        one.shown(claim, args["than"], _able(one, other, seat)) for other in one.others(args)
    )


def _able(one: Checker, play: Play, seat: int) -> Holds:
    """Whether a seat has a tile that fits after a play."""
    stuck = one.stuck(play, seat)
    return lambda hands: not stuck(hands)


@checks("partner-led")
def _partner_led(one: Checker, claim: Claim, args: _Args) -> bool:
    seat, value = one.seat_of(args), args["value"]
    if not one.seen.setup.partners or (seat - one.seat) % 4 != 2:
        return False
    led = value in first_outer(one.seen, seat) and value in one.lay(play_of(claim)).open_values()
    knocked = any(isinstance(e, Knocked) and e.seat == seat and value in e.pips for e in one.seen.log)
    return led and not knocked and one.stated(claim, lambda hands: any(value in tile for tile in hands[seat]))


@checks("worth-now")
def _worth_now(one: Checker, claim: Claim, args: _Args) -> bool:
    def points(play: Play) -> int:
        return worth(one.seen.setup.rules, one.lay(play).count())

    return points(play_of(claim)) == args["points"] and any(
        points(other) == args["than"] < args["points"] for other in one.others(args)
    )


@checks("claim-it", "claim-in-time")
def _claim_it(one: Checker, claim: Claim, args: _Args) -> bool:
    layout = one.lay(play_of(claim))
    called = one.seen.setup.rules.claiming is Claiming.CALLED
    if not called or worth(one.seen.setup.rules, layout.count()) != args["points"]:
        return False
    return args["points"] > 0 and ("sum" not in args or sum(map(int, args["sum"].split(" + "))) == args["points"])


@checks("denies", "less-to-score")
def _denies(one: Checker, claim: Claim, args: _Args) -> bool:
    if one.can_make(one.lay(play_of(claim))) != args["points"] or one.seat_of(args) != one.next:
        return False
    tile = Tile.parse(args["with"])
    if tile not in one.unseen or one.always(lambda hands: tile not in hands[one.next]):
        return False
    if claim.kind == "denies":
        now = one.can_make(one.seen.layout)
        return bool(one.makes(one.seen.layout, tile) == args["before"] == now > args["points"])
    return any(
        one.can_make(one.lay(other)) == args["than"] == one.makes(one.lay(other), tile) > args["points"]
        for other in one.others(args)
    )


@checks("scoring-answer", "no-scoring")
def _scoring_answer(one: Checker, claim: Claim, args: _Args) -> bool:
    layout = one.lay(play_of(claim))
    scores = {tile for tile in one.unseen if one.makes(layout, tile)}
    if one.seat_of(args) != one.next or not any(_scores(one, claim, other) for other in one.others(args)):
        return False
    if claim.kind == "no-scoring":
        return one.always(lambda hands: not hands[one.next] & scores)
    return _expects(one, claim, args) and one.stated(claim, lambda hands: bool(hands[one.next] & scores))


def _expects(one: Checker, claim: Claim, args: _Args) -> bool:
    """Whether the points expected of the next player's best answer are right."""
    layout = one.lay(play_of(claim))
    made = {tile: one.makes(layout, tile) for tile in one.unseen}
    best = [(max((made[tile] for tile in hands[one.next]), default=0), weight) for hands, weight in one.deals.worlds]
    mean = sum(points * weight for points, weight in best) / one.deals.total
    square = sum(points * points * weight for points, weight in best) / one.deals.total
    spread = max(square - mean * mean, 1.0) ** 0.5 / len(best) ** 0.5
    # Points that were estimated come from so many samples as the chance beside them.
    told = 4 * max(square - mean * mean, 1.0) ** 0.5 / EFFECTIVE**0.5 if claim.ci else 0.0
    slack = 0.051 + (0 if one.deals.exact else 4 * spread) + told
    return bool(abs(mean - args["expects"]) <= slack)


def _scores(one: Checker, claim: Claim, play: Play) -> bool:
    layout = one.lay(play)
    scores = {tile for tile in one.unseen if one.makes(layout, tile)}
    return one.shown(claim, int(claim.args["than"]), lambda hands: bool(hands[one.next] & scores))


@checks("leaves-answer", "leaves-sure")
def _leaves_answer(one: Checker, claim: Claim, args: _Args) -> bool:
    layout, tile = one.lay(play_of(claim)), Tile.parse(args["answer"])
    total = sum(map(int, args["sum"].split(" + ")))
    if layout.count() != args["count"] or total != args["count"] or one.makes(layout, tile) != args["points"]:
        return False
    if not args["points"] or one.seat_of(args) != one.next:
        return False
    if claim.kind == "leaves-sure":
        return one.always(lambda hands: tile in hands[one.next])
    return one.stated(claim, lambda hands: tile in hands[one.next])


@checks("out-next")
def _out_next(one: Checker, claim: Claim, args: _Args) -> bool:
    play, seat = play_of(claim), one.seat_of(args)
    pays = sum(tile.low + tile.high for tile in one.rest(play))
    if seat != one.next or one.seen.counts[seat] != 1 or pays != args["pips"]:
        return False
    stuck = one.stuck(play, seat)
    return one.stated(claim, lambda hands: not stuck(hands))


# ---- table memory ------------------------------------------------------------------------------------------------


@checks("void", "void-drew")
def _void(one: Checker, _claim: Claim, args: _Args) -> bool:
    seat = one.seat_of(args)
    shown = dict(shown_values(one.seen, seat))
    values = [int(value) for value in args["values"].split(", ")]
    return all(value in shown for value in values) and one.always(
        lambda hands: not any(value in tile for value in values for tile in hands[seat])
    )


@checks("lacked")
def _lacked(one: Checker, claim: Claim, args: _Args) -> bool:
    seat, value = one.seat_of(args), args["value"]
    return (value, args["drew"]) in shown_values(one.seen, seat) and one.stated(
        claim, lambda hands: any(value in tile for tile in hands[seat])
    )


@checks("count")
def _count(one: Checker, _claim: Claim, args: _Args) -> bool:
    value = args["value"]
    table = sum(value in placed.tile for placed in one.seen.layout.tiles)
    mine = sum(value in tile for tile in one.seen.hand)
    whole = one.seen.setup.max_pip + 1
    return (table, mine, whole - table - mine, whole) == (args["table"], args["mine"], args["unseen"], args["all"])


# ---- the review --------------------------------------------------------------------------------------------------


@checks("punished", "punished-sure")
def _punished(one: Checker, claim: Claim, args: _Args) -> bool:
    tile = Tile.parse(args["answer"])
    fits = any(True for _ in one.lay(play_of(claim)).fits(tile))
    new = any(not any(True for _ in one.lay(other).fits(tile)) for other in one.others(args))
    if not fits or not new or one.seat_of(args) != one.next:
        return False
    if claim.kind == "punished-sure":
        return one.always(lambda hands: tile in hands[one.next])
    return one.stated(claim, lambda hands: tile in hands[one.next])


@checks("scorers")
def _scorers(one: Checker, claim: Claim, args: _Args) -> bool:
    layout = one.lay(play_of(claim))
    scoring = {str(tile) for tile in one.unseen if one.makes(layout, tile)}
    named = args["list"].split(", ")
    return scoring == set(named) and (len(named), len(one.unseen)) == (args["tiles"], args["unseen"])


@checks("forgot")
def _forgot(one: Checker, claim: Claim, args: _Args) -> bool:
    return _void(one, claim, args)


@checks("hindsight")
def _hindsight(_one: Checker, _claim: Claim, args: _Args) -> bool:
    """Of open hands, which an observation does not show: tests hold it against the solver."""
    return bool(args["points"] > 0)


# ---- estimates ---------------------------------------------------------------------------------------------------


@checks("next-scores", "next-scores-not")
def _next_scores(one: Checker, claim: Claim, args: _Args) -> bool:
    layout = one.lay(play_of(claim))
    scores = {tile for tile in one.unseen if one.makes(layout, tile)}
    if one.seat_of(args) != one.next:
        return False
    if claim.kind == "next-scores-not":
        return one.always(lambda hands: not hands[one.next] & scores)
    return _expects(one, claim, args) and one.stated(claim, lambda hands: bool(hands[one.next] & scores))


@checks("stuck-next", "goes-out-next", "left-with", "leaves-them")
def _outcome(one: Checker, claim: Claim, args: _Args) -> bool:
    """The form of an estimate that tells two plays apart, the better way round."""
    less = claim.kind in ("stuck-next", "left-with")
    said = args["percent"] if "percent" in args else args["pips"]
    apart = args["than"] - said if less else said - args["than"]
    return apart > 0 and bool(one.others(args)) and _estimate(one, claim, args)


@checks("cost", "cost-match", "equal", "equal-match", "block-wins")
def _estimate(_one: Checker, claim: Claim, args: _Args) -> bool:
    """The form of an estimate: that it says how sure it is, and in its own numbers."""
    return claim.level == "estimate" and claim.value is not None and claim.ci >= 0 and "margin" in args
