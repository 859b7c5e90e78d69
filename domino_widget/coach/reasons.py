"""Is it the reason? Claims of a play in contrast to another, tested on worlds in which both were tried
(analysis.md 5.3)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from domino_widget.analysis.tally import share_margin
from domino_widget.engine import Play

from .chances import (
    denies,
    leaves_answer,
    no_answer,
    none_fits,
    out_next,
    partner_can,
    partner_led,
    scoring_answer,
    worth_now,
)
from .claims import Claim, percent
from .features import (
    Detector,
    always_answers,
    dead_end,
    few_answers,
    fills_arms,
    fits_after,
    keeps_both,
    keeps_numbers,
    one_left,
    only_you,
    opens_spinner,
    sheds,
    sheds_double,
)
from .sight import Sight
from .worlds import Pair, Pairs, Trial, forgetful

#: Worlds of a test by ablation, and the part of the gain that an event must carry.
ABLATED, CARRIED = 48, 0.5
#: Pips that must stay in the hand more often, on average, before shedding them is named.
MOVED = 0.5

DETECTORS: tuple[Detector, ...] = (
    worth_now,
    denies,
    scoring_answer,
    no_answer,
    one_left,
    only_you,
    dead_end,
    keeps_both,
    always_answers,
    partner_can,
    partner_led,
    fills_arms,
    opens_spinner,
    fits_after,
    keeps_numbers,
    sheds,
    sheds_double,
    few_answers,
)

_Event = Callable[[Pair], bool]


def _shut(pair: Pair) -> bool:
    return pair.play.reply_stuck and not pair.other.reply_stuck


def _free(pair: Pair) -> bool:
    return pair.other.own_stuck and not pair.play.own_stuck


def _quiet(pair: Pair) -> bool:
    return pair.play.reply_points < pair.other.reply_points


def _lost(pair: Pair) -> bool:
    return pair.play.lost


def _out(pair: Pair) -> bool:
    return pair.play.out_next and not pair.other.out_next


def _friend(pair: Pair) -> bool:
    return pair.other.partner_stuck and not pair.play.partner_stuck


#: What a kind of claim is about, so that two sentences never say one thing, and the event that it must be tied to.
ABOUT: dict[str, tuple[str, _Event | None]] = {
    "one-left": ("out", _out),
    "one-left-safe": ("out", _out),
    "worth-now": ("points", None),
    "denies": ("reply", _quiet),
    "less-to-score": ("reply", _quiet),
    "scoring-answer": ("reply", _quiet),
    "no-scoring": ("reply", _quiet),
    "no-answer": ("shut", _shut),
    "forces-draw": ("shut", _shut),
    "forces-knock": ("shut", _shut),
    "cannot-answer": ("shut", _shut),
    "cannot-none": ("shut", _shut),
    "cannot-void": ("shut", _shut),
    "few-answers": ("shut", _shut),
    "dead-end": ("shut", _shut),
    "only-you": ("ends", lambda pair: _free(pair) or _shut(pair)),
    "keeps-both": ("ends", lambda pair: _free(pair) or _shut(pair)),
    "always-answers": ("free", _free),
    "fits-after": ("free", _free),
    "fills-arms": ("free", _free),
    "opens-spinner": ("free", _free),
    "keeps-numbers": ("free", _free),
    "sheds-double": ("double", _free),
    "sheds": ("pips", _lost),
    "block-wins": ("block", lambda pair: pair.play.blocked and not pair.play.lost),
    "stuck-next": ("free", _free),
    "goes-out-next": ("out", _out),
    "left-with": ("pips", lambda pair: pair.play.kept < pair.other.kept),
    "leaves-them": ("theirs", lambda pair: pair.play.theirs > pair.other.theirs),
    "partner-led": ("partner", _friend),
    "partner-can": ("partner", _friend),
}


def contrasts(sight: Sight, play: Play, other: Play) -> list[Claim]:
    """Everything that is true of the play and tells it from the other, most telling kinds first."""
    found = (detect(sight, play, other) for detect in DETECTORS)
    return [claim for claim in found if claim is not None]


def risk(sight: Sight, play: Play) -> Claim | None:
    """What the play risks most, in points on average."""
    found = [claim for claim in (leaves_answer(sight, play), out_next(sight, play), none_fits(sight, play)) if claim]
    return max(found, key=lambda one: one[1])[0] if found else None


def tested(sight: Sight, claims: list[Claim], pairs: Pairs, seed: int) -> Iterator[list[Claim] | None]:
    """The claims with what each was found to carry of the gain: None between slices, the list at last.

    A claim is "because" if the worlds where its event happens carry half of the gain or more, and more than their
    share; or if the gain is gone, or halved, when what it rests on is left out: the worth of counts, or what knocks
    and draws have told.
    """
    found = []
    for claim in claims:
        topic, event = ABOUT[claim.kind]
        if claim.kind == "sheds" and not _moves(pairs):
            continue
        share = pairs.share(event) if event is not None else _at_once(claim, pairs)
        carried = share >= CARRIED and (event is None or pairs.lift(event))
        if pairs.gain > 0 and not carried and topic in ("points", "reply"):
            share, carried = yield from _ablated(claim, pairs, Trial(sight, seed, counts=False), share)
        if pairs.gain > 0 and not carried and topic == "shut" and _rests_on_voids(sight, claim):
            share, carried = yield from _ablated(claim, pairs, Trial(sight, seed, deal=forgetful(sight)), share)
        found.append(claim.tied("because" if carried else "also", min(1.0, max(0.0, share))))
    yield found


def _rests_on_voids(sight: Sight, claim: Claim) -> bool:
    """Whether a number that is open after the play is one that the next player has shown it lacked."""
    assert claim.play is not None
    return any(value in sight.lacked(sight.next) for value in sight.after(claim.play).open_values())


def _ablated(claim: Claim, pairs: Pairs, trial: Trial, share: float) -> Generator[None, None, tuple[float, bool]]:
    """The part of the gain that is lost in a trial that leaves something out, and whether it is half or more."""
    without = pairs
    assert claim.play is not None
    for step in trial.pairs(claim.play, pairs.against, ABLATED):
        if step is None:
            yield None
        else:
            without = step
    if trial.aim != pairs.aim:
        return (1.0, True) if without.gain <= 0 else (share, False)
    lost = 1 - without.gain / pairs.gain
    return (lost, True) if lost >= CARRIED else (share, False)


def _at_once(claim: Claim, pairs: Pairs) -> float:
    """The part of the gain that is points made at once: they come in every world alike."""
    if pairs.aim != "points" or pairs.gain <= 0:
        return 0.0
    return (float(claim.args["points"]) - float(claim.args["than"])) / pairs.gain


def _moves(pairs: Pairs) -> bool:
    """Whether the play leaves fewer pips in the hand at the end of the lost rounds, on average of all."""
    kept = [pair.other.kept * pair.other.lost - pair.play.kept * pair.play.lost for pair in pairs.pairs]
    return sum(kept) > MOVED * len(kept)


def block_wins(play: Play, pairs: Pairs) -> Claim | None:
    """If the hand is blocked after the play its side wins the count, as the worlds went: said where blocks are common
    and won more often than after the other play."""
    blocked = [pair.play for pair in pairs.pairs if pair.play.blocked]
    beside = sum(pair.other.blocked and not pair.other.lost for pair in pairs.pairs)
    won = sum(not line.lost for line in blocked)
    tried = len(pairs.pairs)
    if 4 * len(blocked) < tried or 100 * (won - beside) < 15 * tried:
        return None
    wins, number = won / len(blocked), len(blocked)
    ci = 100 * share_margin(wins, number)
    args = {"percent": percent(wins), "blocks": percent(number / tried), "margin": round(ci)}
    return Claim(kind="block-wins", args=args, level="estimate", p=wins, value=100 * wins, ci=ci, play=play)


def chosen(claims: list[Claim], most: int = 2) -> tuple[Claim, ...]:
    """The best reasons: tested ones first, then by what they carry; one of a topic."""
    order = sorted(
        range(len(claims)), key=lambda i: (claims[i].tie != "because", -round(4 * (claims[i].share or 0)), i)
    )
    found: dict[str, Claim] = {}
    for place in order:
        found.setdefault(ABOUT[claims[place].kind][0], claims[place])
    return tuple(found.values())[:most]
