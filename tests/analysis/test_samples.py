"""Sampled worlds follow the count (analysis.md 7, target 1), and stated chances come true (target 12)."""

from __future__ import annotations

from math import erfc, sqrt
from random import Random

import pytest

from domino_widget.analysis import belief
from domino_widget.analysis.masks import tile_set
from domino_widget.engine import VARIANTS, Event, Observation, Phase, Play, Position, Setup, deal, observe
from domino_widget.engine.position import apply

from .oracle import survivors
from .rounds import claims_of, moves_of, random_round
from .small import histories


def p_value(seen: list[float], expected: list[float]) -> float:
    """Pearson's chi-square by Wilson and Hilferty; cells are merged until each expects five, and which ones has
    nothing to do with what was seen in them."""
    cells: list[list[float]] = []
    for one, other in sorted(zip(expected, seen), key=lambda pair: pair[0]):
        if cells and cells[-1][0] < 5:
            cells[-1][0] += one
            cells[-1][1] += other
        else:
            cells.append([one, other])
    if len(cells) < 2:
        return 1.0
    chi = sum((other - one) ** 2 / one for one, other in cells)
    free = len(cells) - 1
    z = ((chi / free) ** (1 / 3) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free))
    return erfc(z / sqrt(2)) / 2


def fits(seen: Observation, random: Random) -> float | None:
    """How well samples of one position follow the deals that were tried; None without a choice or above 500."""
    truth = survivors(seen)
    if not 2 <= len(truth.hands) <= 500:
        return None
    known, draws = belief(seen), max(400, 8 * len(truth.hands))
    met = dict.fromkeys(truth.hands, 0.0)
    for hands, _ in known.sample(random, draws):
        met[tuple(map(frozenset, hands))] += 1
    expected = {hands: draws * ways / truth.total for hands, ways in truth.hands.items()}
    return p_value([met[hands] for hands in met], [expected[hands] for hands in met])


def test_target_1_samples_of_200_positions_follow_the_count() -> None:
    random, found = Random("samples"), []
    for seen in histories(random):
        p = fits(seen, random)
        if p is not None:
            found.append(p)
        if len(found) == 200:
            break
    # Holm: the smallest of 200 must be below 0.001 / 200 for any to be called a misfit.
    assert min(found) > 0.001 / 200
    assert 0.35 < sum(p > 0.5 for p in found) / 200 < 0.65


def test_a_wrong_sampler_would_be_noticed() -> None:
    assert p_value([120, 80, 100, 100], [100, 100, 100, 100]) < 0.05
    assert p_value([400, 0, 0, 0], [100, 100, 100, 100]) < 1e-9
    assert p_value([104, 96, 101, 99], [100, 100, 100, 100]) > 0.5
    random, small = Random("small cells"), [0.0] * 500
    for _ in range(2000):
        small[random.randrange(500)] += 1
    assert p_value(small, [4.0] * 500) > 0.01


def test_the_order_of_the_stock_is_uniform() -> None:
    seen = observe(deal(Setup(VARIANTS["draw"], seats=3), 3), (), 0)
    known, random, tiles = belief(seen), Random(5), tile_set(6)
    first = dict.fromkeys(known.unseen, 0.0)
    last = dict.fromkeys(known.unseen, 0.0)
    for _, stock in known.worlds(random, 6000):
        first[tiles.tiles[stock[0]]] += 1
        last[tiles.tiles[stock[-1]]] += 1
    expected = [6000 * float(known.chance(one, None)) / seen.boneyard for one in known.unseen]
    assert p_value(list(first.values()), expected) > 0.001
    assert p_value(list(last.values()), expected) > 0.001


class Calibration:
    """Stated chances in ten bins, each with what came true, by weight."""

    def __init__(self) -> None:
        self.said, self.true, self.weight, self.squares = [0.0] * 10, [0.0] * 10, [0.0] * 10, [0.0] * 10

    def add(self, chance: float, came_true: bool, weight: float) -> None:
        place = min(9, int(chance * 10))
        self.said[place] += chance * weight
        self.true[place] += came_true * weight
        self.weight[place] += weight
        self.squares[place] += weight * weight

    def effective(self) -> float:
        return sum(self.weight) ** 2 / (sum(self.squares) or 1.0)

    def error(self) -> float:
        """The expected calibration error: the mean gap between said and true."""
        return sum(abs(said - true) for said, true in zip(self.said, self.true)) / sum(self.weight)

    def outside(self, z: float) -> list[int]:
        """The bins whose stated mean lies outside the Wilson interval of what came true."""
        found = []
        for place, weight in enumerate(self.weight):
            if not weight:
                continue
            count = weight**2 / self.squares[place]
            share, said = self.true[place] / weight, self.said[place] / weight
            centre = (share + z * z / (2 * count)) / (1 + z * z / count)
            half = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
            if abs(said - centre) > half:
                found.append(place)
        return found


CALIBRATED = [
    Setup(VARIANTS["block"], seats=2),
    Setup(VARIANTS["block"], seats=4, partners=True),
    Setup(VARIANTS["draw"], seats=3),
    Setup(VARIANTS["cross"], seats=4),
    Setup(VARIANTS["all-fives"], seats=2),
    Setup(VARIANTS["all-fives-and-threes"], seats=3),
    Setup(VARIANTS["table"], seats=2),
]


def usual_choice(random: Random) -> dict[tuple[Setup, int, bool], float]:
    """The mean number of plays by game, size of the hand, and whether the table is empty."""
    counts: dict[tuple[Setup, int, bool], list[int]] = {}
    for setup in CALIBRATED * 60:
        for position, _, _ in random_round(setup, random, 9).steps:
            moves = moves_of(position) if position.phase is Phase.PLAY else []
            if moves and isinstance(moves[0], Play):
                counts.setdefault(public(position), []).append(len(moves))
    return {key: sum(found) / len(found) for key, found in counts.items()}


def public(position: Position) -> tuple[Setup, int, bool]:
    return position.setup, len(position.hands[position.to_act or 0]), not position.layout.tiles


def state_chances(calibration: Calibration, usual: dict[tuple[Setup, int, bool], float], random: Random) -> None:
    """One random round on its way: a few chances stated by seat 0, weighted by the plays the rivals could choose
    from. The weight undoes what a random choice tells, which exact belief leaves out (2.1); dividing by the usual
    number, which is public, changes nothing but how even the weights are."""
    setup = random.choice(CALIBRATED)
    position, weight = deal(setup, random.getrandbits(60)), 1.0
    log: tuple[Event, ...] = ()
    for _ in range(random.randrange(2, 9)):
        moves = moves_of(position)
        if position.to_act != 0 and isinstance(moves[0], Play):
            weight *= len(moves) / usual.get(public(position), 2.0)
        position, events = apply(position, random.choice(moves))
        log = (*log, *events)
        for claim in claims_of(position):
            position, events = apply(position, claim)
            log = (*log, *events)
        if position.phase is not Phase.PLAY:
            return
    known = belief(observe(position, log, 0))
    for one in random.sample(known.unseen, min(3, len(known.unseen))):
        where = random.choice((*known.hidden, None))
        true = one in (position.boneyard if where is None else position.hands[where])
        calibration.add(float(known.chance(one, where)), true, weight)
    seat = random.choice(known.hidden)
    stuck = not any(any(position.layout.fits(one)) for one in position.hands[seat])
    calibration.add(float(known.cannot_answer(seat, position.layout)), stuck, weight)


def test_target_12_stated_chances_come_true() -> None:
    calibration, random = Calibration(), Random("chances")
    usual = usual_choice(random)
    while calibration.effective() < 6_000:
        state_chances(calibration, usual, random)
    assert calibration.outside(3.9) == []
    assert calibration.error() < 0.025


@pytest.mark.heavy
def test_target_12_fifty_thousand_chances_come_true_within_a_percent() -> None:
    calibration, random = Calibration(), Random("many chances")
    usual = usual_choice(random)
    for number in range(1, 400_000):
        state_chances(calibration, usual, random)
        if number % 1000 == 0 and calibration.effective() >= 50_000:
            break
    assert calibration.effective() >= 50_000
    assert calibration.error() <= 0.01
    assert calibration.outside(4.5) == []
