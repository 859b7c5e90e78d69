"""Layouts to draw: random rounds of every game, and boards built on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from domino_widget.engine import VARIANTS, Claim, Layout, Muggins, Round, Rules, Setup, Tile, full_set
from domino_widget.engine.layout import End

#: Every game with each of its sets.
GAMES = tuple((rules.id, max_pip) for rules in VARIANTS.values() for max_pip in rules.sets)
#: House rules that give a line game arms (rules.md 8.8).
SPINNERS = tuple(
    (VARIANTS["all-fives"].but(branching=branching), max_pip)
    for branching in ("first-double", "every-double")
    for max_pip in (6, 9, 12)
)


def final_layout(rules: Rules, max_pip: int, seats: int, seed: int) -> Layout:
    """The layout at the end of a round played by chance."""
    game, random = Round.deal(Setup(rules, max_pip, seats), seed), Random(seed)
    while actions := [a for a in game.legal_actions() if not isinstance(a, Claim | Muggins)]:
        game.apply(actions[int(random.random() * len(actions))])
    return game.position.layout


def rounds(rules: Rules, max_pip: int, count: int) -> Iterator[Layout]:
    """The last layouts of so many rounds, all numbers of seats in turn, the largest first."""
    seats = sorted(rules.seats, reverse=True)
    for seed in range(count):
        yield final_layout(rules, max_pip, seats[seed % len(seats)], seed)


def prefixes(layout: Layout) -> Iterator[Layout]:
    """The layout after each of its tiles."""
    grown = Layout(layout.rules)
    for placed in layout.tiles:
        end = next((e for e in grown.free if (e.number, e.port) == (placed.at, placed.port)), None)
        grown = grown.with_tile(placed.tile, end, placed.turn)
        yield grown


def built(game: str, lead: Tile, pick: Callable[[Layout, list[tuple[Tile, End]]], tuple[Tile, End] | None]) -> Layout:
    """A layout grown from a lead by ``pick``, out of the whole set; it may choose among all free ends."""
    rules = VARIANTS[game]
    layout, left = Layout(rules).with_tile(lead), [t for t in full_set(rules.sets[0]) if t != lead]
    while True:
        choice = pick(layout, [(tile, end) for tile in left for end, _ in layout.fits(tile)])
        if choice is None:
            return layout
        layout = layout.with_tile(*choice)
        left.remove(choice[0])


def forced(game: str, seed: int, stop: int = 91) -> Layout:
    """As many tiles of the set as chance lets on the table: a round without hands."""
    random, rules = Random(seed), VARIANTS[game]

    def pick(layout: Layout, fits: list[tuple[Tile, End]]) -> tuple[Tile, End] | None:
        return fits[int(random.random() * len(fits))] if fits and len(layout) < stop else None

    top = rules.sets[0]
    return built(game, Tile.of(top, top), pick)


def armed(game: str, lengths: tuple[int, int, int, int], seed: int = 0) -> Layout:
    """A cross whose four arms, left, right, up and down, have so many tiles; later doubles keep their branches
    empty, and none is laid where the arm must end."""
    rules = VARIANTS[game]
    top = rules.sets[0]
    lead = Tile.of(top, top)
    for attempt in range(500):
        random = Random(1000 * seed + attempt)

        def pick(layout: Layout, fits: list[tuple[Tile, End]], random: Random = random) -> tuple[Tile, End] | None:
            wanted = {
                (arm.end.number, arm.end.port): lengths[arm.port - 1] - len(arm.chain)
                for arm in layout.arms()
                if arm.start == 0
            }
            left = [wanted.get((end.number, end.port), 0) for _, end in fits]
            good = [fit for fit, count in zip(fits, left, strict=True) if 0 < count == max(left)]
            return good[int(random.random() * len(good))] if good else None

        layout = built(game, lead, pick)
        if [len(arm.chain) for arm in layout.arms() if arm.start == 0] == list(lengths):
            return layout
    raise AssertionError(f"no cross with arms of {lengths}")
