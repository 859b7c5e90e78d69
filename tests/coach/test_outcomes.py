"""How a hand goes on: estimates that fresh worlds bear out, told where nothing else tells two plays apart."""

from __future__ import annotations

from math import sqrt

from domino_widget.coach import Claim, Explanation
from domino_widget.coach.outcomes import outcomes
from domino_widget.coach.worlds import Line, Pair, Pairs, Trial
from domino_widget.engine import Play
from tests.coach.judging import small_run
from tests.coach.test_claims import pairs

KINDS = {"stuck-next", "goes-out-next", "left-with", "leaves-them"}


def told() -> list[tuple[Explanation, Play, Claim]]:
    """Everything that the worlds of the quick run would bear, whether it was said or not."""
    found = []
    for one in small_run().told:
        if one.sight is not None and one.pairs is not None:
            found += [(one, one.pairs.against, claim) for claim in outcomes(one.sight, one.best[0], one.pairs)]
    return found


def test_what_a_play_leads_to_is_so_in_fresh_worlds() -> None:
    found = told()
    assert {claim.kind for _, _, claim in found} == KINDS
    wrong = []
    for one, other, claim in found[:: len(found) // 40 or 1]:
        assert one.sight is not None
        fresh = pairs(Trial(one.sight, 0xBEEF), one.best[0], other, 200)
        for said, lines in (
            (claim.value, [two.play for two in fresh.pairs]),
            (None, [two.other for two in fresh.pairs]),
        ):
            values = [value(claim.kind, line) for line in lines]
            mean = sum(values) / len(values)
            error = sqrt(sum((x - mean) ** 2 for x in values) / len(values) / len(values) + (claim.ci / 1.96) ** 2)
            number = float(claim.args["than"]) if said is None else said
            # Both are rounded; what never happened in so many worlds may still happen in a few of a hundred.
            if abs(mean - number) > 4 * max(error, 1.5) + 0.5:
                wrong.append((claim, mean))
    assert wrong == []


def value(kind: str, line: Line) -> float:
    return {
        "stuck-next": 100.0 * line.own_stuck,
        "goes-out-next": 100.0 * line.out_next,
        "left-with": float(line.kept),
        "leaves-them": float(line.theirs),
    }[kind]


def test_in_block_for_two_the_pips_left_are_the_points_won() -> None:
    checked = 0
    for one in small_run().told:
        if one.sight is None or one.pairs is None or one.pairs.aim != "points":
            continue
        if one.sight.rules.id == "block" and one.sight.setup.seats == 2:
            for line in (two.play for two in one.pairs.pairs):
                mine, theirs = (line.kept, line.theirs) if line.blocked else (0, line.theirs)
                won = -line.kept if line.lost and not line.blocked else theirs - mine
                assert line.value == won
                checked += 1
    assert checked > 60


def line(*, stuck: bool = False, kept: int = 0, theirs: int = 0) -> Line:
    return Line(
        value=0.0,
        reply_stuck=False,
        reply_points=0,
        own_stuck=stuck,
        partner_stuck=False,
        out_next=False,
        lost=False,
        blocked=False,
        kept=kept,
        theirs=theirs,
    )


def test_a_difference_that_is_small_or_not_clear_is_not_told() -> None:
    one = next(one for one in small_run().told if one.sight is not None and one.pairs is not None)
    assert one.sight is not None
    assert one.pairs is not None

    def kinds(lines: list[tuple[Line, Line]]) -> set[str]:
        assert one.sight is not None
        assert one.pairs is not None
        tried = Pairs(one.pairs.against, tuple(Pair(*two) for two in lines), 1.0, 0.5, "points")
        return {claim.kind for claim in outcomes(one.sight, one.best[0], tried)}

    assert kinds([(line(), line(stuck=n < 20)) for n in range(100)]) == {"stuck-next"}
    assert kinds([(line(), line(stuck=n < 14)) for n in range(100)]) == set()
    assert kinds([(line(stuck=n < 20), line()) for n in range(100)]) == set()
    assert kinds([(line(kept=3), line(kept=6, theirs=4)) for _ in range(100)]) == {"left-with"}
    assert kinds([(line(theirs=9), line(theirs=6)) for _ in range(100)]) == {"leaves-them"}
    assert kinds([(line(theirs=7), line(theirs=6)) for _ in range(100)]) == set()
    # Three pips more on average, but in every hundredth world alone.
    assert kinds([(line(theirs=300 if n == 0 else 0), line()) for n in range(100)]) == set()
