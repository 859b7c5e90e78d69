"""Whole rounds with a player in every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from domino_widget.engine import (
    Claim,
    Draw,
    Finish,
    Knock,
    Muggins,
    Observation,
    Phase,
    Play,
    Round,
    Setup,
    reason_against,
)
from domino_widget.players import Club, Player


class Chance:
    """Plays any legal tile, each as likely; claims and calls like a club player."""

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        return rng.choice(seen.plays)

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        return Club().speak(seen, rng)


def turns(setup: Setup, seed: int, players: Sequence[Player]) -> Iterator[tuple[Round, Observation]]:
    """A round to its end: the round and what the seat sees, before each choice of a tile."""
    game, rng = Round.deal(setup, seed), Random(seed)
    while not game.is_over:
        speak(game, players, rng)
        seat = game.position.to_act
        if seat is not None:
            seen = game.observe(seat)
            yield game, seen
            game.apply(players[seat].choose(seen, rng))
        elif game.position.phase is Phase.CLOSING:
            game.apply(Finish())


def speak(game: Round, players: Sequence[Player], rng: Random) -> None:
    """Every player says what it has to say."""
    for seat, player in enumerate(players):
        if not game.is_over:
            said = player.speak(game.observe(seat), rng)
            if said is not None and reason_against(game.position, said) is None:
                game.apply(said)  # a wrong count is refused and costs nothing


def points(setup: Setup, seed: int, players: Sequence[Player]) -> tuple[int, ...]:
    """What each side won in a round."""
    *_, (game, _) = turns(setup, seed, players)
    return game.position.points
