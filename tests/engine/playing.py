"""Every set-up of the rule book, its house rules, and random rounds of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from domino_widget.engine import VARIANTS, Action, Round, Setup, deal, find_variant

#: Every game with each of its sets, numbers of players, and partners where they are allowed (rules.md 1).
SETUPS = tuple(
    Setup(rules, max_pip, seats, partners)
    for rules in VARIANTS.values()
    for max_pip in rules.sets
    for seats in rules.seats
    for partners in (False, True)[: 1 + (seats in rules.partners_at)]
)


def _house(game: str, seats: int = 2, partners: bool = False, **changes: object) -> Setup:
    return Setup(find_variant(game).but(**changes), seats=seats, partners=partners)


#: The house rules of rules.md 8.8, each as a set-up of a match.
HOUSES = {
    "target": _house("all-fives", 3, target=60),
    "hand-sizes": _house("draw", 3, hand_sizes={6: (9, 6, 5, 4), 9: (9, 6, 5, 4), 12: (9, 6, 5, 4)}),
    "winner-opens": _house("draw", 3, opening="winner-any-tile"),
    "winning-side-opens": _house("block", 4, True, opening="winner-any-tile"),
    "highest-tile-opens": _house("draw", 2, opening="highest-tile-any-tile", redeal=False),
    "reserve-in-draw": _house("draw", 3, reserve=2),
    "reserve-in-cross": _house("cross", 2, reserve=2),
    "no-drawing": _house("draw", 4, drawing="none"),
    "no-drawing-in-fives": _house("all-fives", 2, drawing="none", reserve=0),
    "draw-until-playable-in-fives": _house("all-fives", 3, drawing="until-playable"),
    "first-double-spinner": _house("all-fives", 2, branching="first-double"),
    "every-double-spinner": _house("all-fives-and-threes", 3, branching="every-double"),
    "rounded-sum": _house("all-fives", 3, round_sum=True),
    "automatic": _house("all-fives", 4, claiming="automatic"),
    "automatic-threes": _house("all-fives-and-threes", 2, claiming="automatic", branching="first-double"),
    "blocked-pays-all": _house("block", 3, blocked_pays_all=True),
    "small-table": _house("table", 2, table=(10, 8)),
    "partners-with-claims": _house("all-fives", 4, True, partners_at=(4,)),
}

NAMED = {
    **{
        f"{setup.rules.id}-{setup.max_pip}-{setup.seats}{'-partners' if setup.partners else ''}": setup
        for setup in SETUPS
    },
    **HOUSES,
}


def bound(setup: Setup) -> int:
    """More actions than any round can have: each play and each draw is followed by fewer knocks than there are
    seats, but for the last row of them; each tile is claimed or mugged once at most; one Finish."""
    tiles = (setup.max_pip + 1) * (setup.max_pip + 2) // 2
    dealt = setup.seats * setup.hand_size
    moves = dealt + 2 * (tiles - dealt)
    return moves * setup.seats + setup.seats + tiles + 1


def chosen(random: Random, actions: tuple[Action, ...]) -> Action:
    """One of the actions, each as likely."""
    return actions[int(random.random() * len(actions))]


def opened(setup: Setup, seed: int) -> Round:
    """A round dealt from a seed; with scores high enough that a match may end in it."""
    random = Random(seed)
    scores = [int(random.random() * setup.rules.target) for _ in range(setup.sides)]
    return Round(deal(setup, seed, scores=scores))


def steps(game: Round, random: Random) -> Iterator[Action]:
    """Plays a round to its end by chance; gives each action after it was done."""
    for _ in range(bound(game.position.setup)):
        actions = game.legal_actions()
        if not actions:
            return
        action = chosen(random, actions)
        game.apply(action)
        yield action
    raise AssertionError("the round does not end")
