"""Decisions of random and of sensible rounds of every game: what is explained, checked and reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from domino_widget.engine import Action, Claim, Observation, Phase, Play, Round, deal
from domino_widget.players import make_player
from tests.engine.playing import NAMED, bound, chosen, opened


def played(name: str, seed: int, *, sensible: bool = True) -> Iterator[tuple[Round, Random]]:
    """The round before each of its actions. Sensible players draw and knock as everybody must, choose like the club
    player, and claim most of what they may; others act by chance."""
    # Two rounds in three begin a match; the others stand at random scores, some of them near the target.
    game = opened(NAMED[name], seed) if seed % 3 == 2 else Round(deal(NAMED[name], seed))
    random = Random(seed)
    player = make_player("club")
    for _ in range(bound(game.position.setup)):
        if not game.legal_actions():
            return
        yield game, random
        game.apply(_next(game, random, player if sensible else None))


def _next(game: Round, random: Random, player: object) -> Action:
    actions = game.legal_actions()
    seat = game.position.to_act
    if player is None:
        return chosen(random, actions)
    claims = [action for action in actions if isinstance(action, Claim)]
    if claims and random.random() < 0.8:
        return claims[0]
    if game.position.phase is not Phase.PLAY or seat is None:
        return actions[-1]
    return player.choose(game.observe(seat), random)  # type: ignore[attr-defined, no-any-return]


def decisions(name: str, seed: int, *, sensible: bool = True) -> Iterator[tuple[Round, Observation]]:
    """Every choice among two plays or more, with what its seat sees."""
    for game, _ in played(name, seed, sensible=sensible):
        seat = game.position.to_act
        if game.position.phase is Phase.PLAY and seat is not None:
            seen = game.observe(seat)
            if sum(isinstance(action, Play) for action in seen.plays) > 1:
                yield game, seen
