"""What a worse play allows: the tile that punishes it, and whether something that was shown had been forgotten."""

from __future__ import annotations

from collections.abc import Iterator

from domino_widget.analysis.evaluate import seed_of
from domino_widget.engine import Play

from .chances import leaves_answer
from .claims import Claim, letter
from .facts import listed, scorers
from .sight import Sight
from .words import chance_claim, other_args, play_args
from .worlds import Pairs, Trial, forgetful

#: Worlds of the test whether a loss rests on what knocks and draws have shown.
FORGOTTEN = 96


def punished(sight: Sight, best: Play, played: Play) -> tuple[Claim, ...]:
    """The tile that punishes the play: the answer that costs most, with all that would score; or one that fits only
    after it."""
    answer = leaves_answer(sight, played)
    if answer is not None:
        return answer[0], _scorers(sight, played)
    after_best = set(sight.answers(best))
    fits = [tile for tile in sight.answers(played) if tile not in after_best]
    held = [(sight.belief.chance(tile, sight.next), tile.pips(), tile) for tile in fits]
    if not held or not max(held)[0]:
        return ()
    tile = max(held)[2]
    odds = sight.has(sight.next, tile)
    args = play_args(sight, played) | other_args(sight, best) | {"seat": letter(sight.next), "answer": str(tile)}
    if odds.sure:
        return (Claim(kind="punished-sure", args=args, p=odds.p, play=played),)
    return (chance_claim("punished", odds, played, **args),)


def _scorers(sight: Sight, play: Play) -> Claim:
    """The unseen tiles that make points after a play, and how many are unseen."""
    tiles = scorers(sight.after(play), sight.unseen)
    args = play_args(sight, play) | {"tiles": len(tiles), "unseen": len(sight.unseen), "list": listed(tiles)}
    return Claim(kind="scorers", args=args, play=play)


def missed_inference(sight: Sight, best: Play, played: Play, pairs: Pairs) -> Iterator[Claim | None]:
    """What was shown and forgotten, if so: the loss is gone when knocks and draws are taken to have told nothing."""
    shown = sight.lacked(sight.next)
    values = [value for value in sorted(shown) if sight.none(sight.next, sight.suit(value)).sure]
    concerned = [value for value in values if value in _ends(sight, best) | _ends(sight, played)]
    if not concerned:
        return
    without = pairs
    for step in Trial(sight, seed_of(sight.seen) ^ 5, deal=forgetful(sight)).pairs(best, played, FORGOTTEN):
        without = step or without
        yield None
    if without is not pairs and without.gain <= 0.25 * pairs.gain:
        args = {"seat": letter(sight.next), "values": listed(concerned)}
        yield Claim(kind="forgot", args=args | play_args(sight, played), play=played)


def _ends(sight: Sight, play: Play) -> set[int]:
    return set(sight.after(play).open_values())
