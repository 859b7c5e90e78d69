"""What may come after a play, by exact chances: who is stuck, who scores, what a partner has (analysis.md 5.2)."""

from __future__ import annotations

from fractions import Fraction

from domino_widget.engine import Play, Played, Tile

from .claims import Claim, letter, percent
from .facts import listed, sum_text
from .features import TELLING
from .sight import Odds, Sight
from .words import chance_claim, other_args, play_args, tenths

#: The chance from which a play "forces".
FORCING = Fraction(60, 100)


def no_answer(sight: Sight, play: Play, other: Play) -> Claim | None:
    """The next player has no tile that fits: surely, or with a chance that tells the plays apart."""
    odds, less = sight.stuck(play, sight.next), sight.stuck(other, sight.next)
    if odds.sure:
        return None if less.p == 1 else _cannot(sight, play)
    if odds.p - less.p < TELLING:
        return None
    kind = "no-answer"
    if odds.p >= FORCING:
        kind = "forces-draw" if sight.drawing else "forces-knock"
    args = play_args(sight, play) | other_args(sight, other)
    return chance_claim(kind, odds.beside(less), play, **args, seat=letter(sight.next), than=percent(less.p))


def _cannot(sight: Sight, play: Play) -> Claim:
    args = play_args(sight, play) | {"seat": letter(sight.next)}
    if not sight.answers(play):
        return Claim(kind="cannot-none", args=args, p=Fraction(1), play=play)
    values = sight.after(play).open_values()
    shown = sight.lacked(sight.next)
    if all(value in shown and sight.none(sight.next, sight.suit(value)).sure for value in values):
        return Claim(kind="cannot-void", args=args | {"values": listed(values)}, p=Fraction(1), play=play)
    return Claim(kind="cannot-answer", args=args, p=Fraction(1), play=play)


def worth_now(sight: Sight, play: Play, other: Play) -> Claim | None:
    """Points at once."""
    points, than = sight.points(play), sight.points(other)
    if points <= than:
        return None
    args = play_args(sight, play) | other_args(sight, other)
    return Claim(kind="worth-now", args=args | {"points": points, "than": than}, play=play)


def denies(sight: Sight, play: Play, other: Play) -> Claim | None:
    """The most that the next player may make is less than after the other play."""
    most, than = _most(sight.scoring(play)), _most(sight.scoring(other))
    if most >= than or not sight.rest(play) or not sight.belief.exact:
        return None
    args = play_args(sight, play) | other_args(sight, other) | {"seat": letter(sight.next), "points": most}
    _, answer = sight.scoring(other)[0]
    now = sight.scoring_now()
    if _most(now) > most and now[0][1] != play.tile:
        return Claim(kind="denies", args=args | {"before": now[0][0], "with": str(now[0][1])}, play=play)
    return Claim(kind="less-to-score", args=args | {"than": than, "with": str(answer)}, play=play)


def _most(scoring: tuple[tuple[int, Tile], ...]) -> int:
    return scoring[0][0] if scoring else 0


def expected_answer(sight: Sight, play: Play) -> tuple[Odds, Fraction]:
    """The chance that the next player can score at once, and the points expected of its best answer."""
    scoring = sight.scoring(play)
    odds, expected, above = Odds(Fraction(0)), Fraction(0), Fraction(0)
    for points in sorted({points for points, _ in scoring}, reverse=True):
        odds = sight.none(sight.next, [tile for made, tile in scoring if made >= points]).inverse()
        expected += points * (odds.p - above)
        above = odds.p
    return odds, expected


def scoring_answer(sight: Sight, play: Play, other: Play) -> Claim | None:
    """The next player scores less often than after the other play."""
    if not sight.rules.multiples or not sight.rest(play):
        return None
    (odds, expected), (more, _) = expected_answer(sight, play), expected_answer(sight, other)
    than = more.p
    if than - odds.p < TELLING:
        return None
    args = play_args(sight, play) | other_args(sight, other)
    if odds.inverse().sure:
        certain = {**args, "seat": letter(sight.next), "than": percent(than)}
        return Claim(kind="no-scoring", args=certain, play=play)
    args |= {"seat": letter(sight.next), "expects": tenths(expected), "than": percent(than)}
    return chance_claim("scoring-answer", odds.beside(more), play, **args)


def partner_led(sight: Sight, play: Play, other: Play) -> Claim | None:
    """An end shows what the partner led, and the partner has not knocked on it."""
    if sight.partner is None:
        return None
    led = led_by(sight, sight.partner)
    open_values, others = sight.after(play).open_values(), sight.after(other).open_values()
    values = [value for value in open_values if value in led and value not in others]
    values = [value for value in values if value not in sight.lacked(sight.partner)]
    if not values:
        return None
    odds = sight.none(sight.partner, sight.suit(values[0])).inverse()
    if not odds.p:
        return None
    args = play_args(sight, play) | {"seat": letter(sight.partner), "value": values[0]}
    return chance_claim("partner-led", odds, play, **args)


def led_by(sight: Sight, seat: int) -> tuple[int, ...]:
    """The numbers of the first tile that a seat laid in this round, the end it opened first; none if it has not."""
    for event in sight.seen.log:
        if isinstance(event, Played) and event.seat == seat:
            placed = sight.seen.layout.tiles[event.number]
            return (placed.outer, placed.inner) if event.number == 0 else (placed.outer,)
    return ()


def partner_can(sight: Sight, play: Play, other: Play) -> Claim | None:
    """The partner can answer more often than after the other play."""
    if sight.partner is None:
        return None
    odds, less = sight.stuck(play, sight.partner).inverse(), sight.stuck(other, sight.partner).inverse()
    if odds.p - less.p < TELLING or odds.sure:
        return None
    args = (
        play_args(sight, play) | other_args(sight, other) | {"seat": letter(sight.partner), "than": percent(less.p)}
    )
    return chance_claim("partner-can", odds.beside(less), play, **args)


# ---- what a play risks ------------------------------------------------------------------------------------------


def leaves_answer(sight: Sight, play: Play) -> tuple[Claim, float] | None:
    """The scoring answer that costs most on average, and that cost in points."""
    if not sight.rest(play):
        return None
    costs = [(points * sight.belief.chance(tile, sight.next), points, tile) for points, tile in sight.scoring(play)]
    if not costs:
        return None
    cost, points, tile = max(costs, key=lambda one: (one[0], one[1]))
    odds = sight.has(sight.next, tile)
    layout = sight.after(play)
    args: dict[str, int | float | str] = {
        **play_args(sight, play),
        "count": layout.count(),
        "sum": sum_text(layout),
        "seat": letter(sight.next),
        "points": points,
        "answer": str(tile),
    }
    if odds.sure:
        return Claim(kind="leaves-sure", args=args, p=odds.p, play=play), float(cost)
    return chance_claim("leaves-answer", odds, play, **args), float(cost)


def out_next(sight: Sight, play: Play) -> tuple[Claim, float] | None:
    """The next player has one tile left, and it may fit."""
    if sight.seen.counts[sight.next] != 1 or not sight.rest(play):
        return None
    odds = sight.stuck(play, sight.next).inverse()
    if not 0 < odds.p < 1:
        return None
    pays = sum(tile.pips() for tile in sight.rest(play))
    claim = chance_claim("out-next", odds, play, **play_args(sight, play), seat=letter(sight.next), pips=pays)
    return claim, float(odds.p * pays)


def none_fits(sight: Sight, play: Play) -> tuple[Claim, float] | None:
    """Nothing of the hand fits the ends that the play leaves."""
    rest = sight.rest(play)
    if not rest or any(True for tile in rest for _ in sight.after(play).fits(tile)):
        return None
    return Claim(kind="none-fits", args=play_args(sight, play) | {"hand": len(rest)}, play=play), 2.0
