"""The players on a game so small that it is known (analysis.md 7, target 5): double-two, two tiles each."""

from __future__ import annotations

from random import Random

from domino_widget.players import Expert, Heaviest, Player, named_player
from tests.analysis.duel import Node, Strategy, duel, exploitability

#: Of 90 deals; a player whose choice depends on chance is asked so often.
ASKED = 40


def playing(player: Player) -> Strategy:
    """What a player does, as chances."""

    def strategy(node: Node) -> list[float]:
        assert node.seen is not None
        if len(node.moves) == 1:
            return [1.0]
        chosen = [
            player.choose(node.seen, Random(seed)) for seed in range(1 if isinstance(player, Expert) else ASKED)
        ]
        return [sum(one == move for one in chosen) / len(chosen) for move in node.moves]

    return strategy


def test_target_5_the_expert_can_hardly_be_exploited_and_plainer_players_more() -> None:
    roots = duel(2, 2)
    lost = {
        name: exploitability(roots, playing(named_player(name))) for name in ("expert:quick", "heaviest", "random")
    }
    assert lost["expert:quick"] <= 0.056
    assert lost["expert:quick"] < lost["heaviest"] < lost["random"]
    assert isinstance(named_player("heaviest"), Heaviest)
