"""Every sentence of the coach is true, in every game; false ones are noticed (analysis.md 5.3, target 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from domino_widget.analysis import belief
from domino_widget.analysis.masks import tile_set
from domino_widget.coach import Claim, Explanation, explain
from domino_widget.coach.check import CHECKS
from domino_widget.coach.deals import Deals
from domino_widget.coach.reasons import ABOUT, CARRIED, risk
from domino_widget.coach.worlds import Pairs, Trial, forgetful
from domino_widget.engine import Play, observe
from tests.coach.asking import decisions
from tests.coach.judging import SMALL, judged, small_run
from tests.coach.saying import COACH, sentence
from tests.engine.playing import NAMED
from tests.players.swapping import swapped


def test_2_000_sentences_hold_in_every_deal_or_with_their_chance() -> None:
    found = small_run()
    assert sum(found.said.values()) >= 2_000
    assert found.false == []


def test_a_reason_is_false_or_weaker_of_the_other_play() -> None:
    assert small_run().alike == []


def test_99_of_100_false_sentences_are_noticed() -> None:
    found = small_run()
    assert found.mutants > 1_000
    assert len(found.believed) <= found.mutants / 100, Counter(claim.kind for _, claim in found.believed)


@pytest.mark.heavy
@pytest.mark.parametrize("part", range(4))
def test_100_000_sentences_hold_in_every_deal_or_with_their_chance(part: int) -> None:
    """A quarter of the set-ups at a time, the largest sets among them."""
    names = tuple(NAMED)[part::4]
    found = judged(names, 25_000, limit=2_000, samples=5_000, every=1.0)
    assert found.false == []
    assert found.alike == []
    assert len(found.believed) <= found.mutants / 100
    assert set(found.said) <= set(CHECKS)


@pytest.mark.parametrize("name", SMALL)
def test_what_is_hidden_changes_no_claim(name: str) -> None:
    compared, random = 0, Random(5)
    for game, seen in decisions(name, 4):
        position, log = swapped(game.position, game.events, seen.seat or 0, random)
        there = explain(observe(position, log, seen.seat))
        assert list(map(sentence, there.claims)) == list(map(sentence, explain(seen).claims))
        compared += 1
        if compared == 3:
            break
    assert compared


def test_every_sentence_of_the_catalogue_belongs_to_a_kind_that_is_checked() -> None:
    parts = {"coach-play", "coach-on", "coach-other", "coach-other-on", "coach-chance", "coach-close", "coach-labels"}
    kinds = {name.removeprefix("coach-") for name in _ids() if name.startswith("coach-") and name not in parts}
    assert kinds == set(CHECKS)


def _ids() -> list[str]:
    return list(COACH._messages)


def test_the_checker_counts_the_deals_that_agree_with_who_opened() -> None:
    """Where the winner of the hand before leads, the first hand of a match is still opened by the tiles dealt."""
    met = 0
    for _, seen in decisions("winner-opens", 0):
        known = belief(seen)
        deals, counted = Deals(seen, known, limit=1_000), known.deals(1_000)
        if deals.exact and counted is not None:
            mask, factor = tile_set(seen.setup.max_pip).mask, Fraction(sum(counted.values()), deals.total)
            mine = {tuple(map(mask, hands)): weight * factor for hands, weight in deals.worlds}
            assert mine == counted
            met += seen.by_tiles
    assert met


# ---- because ----------------------------------------------------------------------------------------------------


def refuted(told: Explanation, claim: Claim, worlds: int) -> bool:
    """Whether fresh worlds show clearly that the event of a "because" carries less than half of the gain, and no
    ablation takes half of it away either."""
    sight, play, other = told.sight, claim.play, told.compared
    assert sight is not None
    assert play is not None
    assert other is not None
    topic, event = ABOUT[claim.kind]
    fresh = pairs(Trial(sight, 0xF4E5), play, other, worlds)
    if fresh.gain <= 0:
        return False  # nothing of the gain to be shared out; the cost of the play says how sure it is
    if event is not None and not below([(one.gain, event(one)) for one in fresh.pairs]):
        return False
    if topic in ("points", "reply"):
        without = pairs(Trial(sight, 0xF4E5, counts=False), play, other, worlds)
    elif topic == "shut":
        without = pairs(Trial(sight, 0xF4E5, deal=forgetful(sight)), play, other, worlds)
    else:
        return True
    if without.aim != fresh.aim:
        return without.gain - without.ci > 0
    return bool(without.gain - without.ci - fresh.ci * CARRIED > CARRIED * fresh.gain)


def below(found: list[tuple[float, bool]]) -> bool:
    """Whether the part of the gain in the worlds of the event is below a half, by more than three errors."""
    parts = [gain * (happens - CARRIED) for gain, happens in found]
    mean = sum(parts) / len(parts)
    error = sqrt(sum((one - mean) ** 2 for one in parts)) / len(parts)
    return mean + 3 * error < 0


def pairs(trial: Trial, play: Play, other: Play, worlds: int) -> Pairs:
    found = [step for step in trial.pairs(play, other, worlds) if step is not None]
    return found[-1]


def becauses(found: list[Explanation]) -> list[tuple[Explanation, Claim]]:
    return [(told, one) for told in found for one in told.advice[0].reasons if one.tie == "because"]


def test_every_because_stands_up_in_fresh_worlds() -> None:
    found = becauses(small_run().told)[:80]
    assert len(found) > 40
    bad = [(claim.kind, claim.share) for told, claim in found if refuted(told, claim, 120)]
    assert len(bad) <= len(found) / 50, bad


def explained(name: str, seed: int) -> Iterator[Explanation]:
    for _, seen in decisions(name, seed):
        if (told := explain(seen)).compared is not None:
            yield told


@pytest.mark.heavy
def test_a_thousand_becauses_stand_up_in_fresh_worlds() -> None:
    found: list[tuple[Explanation, Claim]] = []
    seed = 100
    while len(found) < 1_000:
        found += becauses([one for name in NAMED for one in explained(name, seed)])
        seed += 1
    bad = [(claim.kind, claim.share) for told, claim in found if refuted(told, claim, 400)]
    assert len(bad) <= len(found) / 50, Counter(kind for kind, _ in bad)


def test_block_wins_is_said_where_blocked_hands_are_won_more_often_than_after_the_other_play() -> None:
    met = 0
    for told in small_run().told:
        for claim in told.advice[0].reasons if told.pairs else ():
            if claim.kind == "block-wins":
                assert told.pairs is not None
                won, beside = (
                    sum(line.blocked and not line.lost for line in lines)
                    for lines in zip(*((pair.play, pair.other) for pair in told.pairs.pairs))
                )
                assert won - beside >= 0.15 * len(told.pairs.pairs)
                met += 1
    assert met


def test_at_most_two_reasons_of_two_topics_and_one_risk() -> None:
    for told in small_run().told:
        topics = [ABOUT[claim.kind][0] for claim in told.advice[0].reasons]
        assert len(topics) == len(set(topics)) <= 2
        assert told.sight is not None
        assert told.advice[0].risk == risk(told.sight, told.advice[0].play)
