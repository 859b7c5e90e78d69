"""The group "scoring now": the sum of the ends, what each play would make, and what the next player may score."""

from __future__ import annotations

from domino_widget.engine import LEAD, Layout, Observation, Phase, Play, divisors, worth
from domino_widget.engine.tiles import descending
from domino_widget.message import msg

from .facts import Number, after, end_parts, listed, named, plays, scorers, sum_text, unseen
from .lines import ANSWER, HintLine, Mark, answer, look, part, rule


def scoring_lines(seen: Observation, looking_at: Play | None, *, deciding: bool) -> list[HintLine]:
    """All lines of the group; without a decision (``deciding``) the rules alone, and no number."""
    if not seen.setup.rules.multiples:
        return [look("hint-scoring-none")]
    if seen.phase is Phase.OVER:
        return []
    said = _rules(seen)
    if not deciding:
        return said
    if seen.layout.tiles:
        said += _count(seen)
    said += _makes(seen)
    if looking_at is not None:
        return said + _after(seen, looking_at)
    return said + _as_it_is(seen)


def scoring_marks(seen: Observation) -> list[Mark]:
    """What each end adds to the count, ``6 + 6`` and ``3``."""
    if not seen.layout.tiles:
        return []
    return [Mark(number, port, " + ".join(map(str, values))) for number, port, values in end_parts(seen.layout)]


def _rules(seen: Observation) -> list[HintLine]:
    layout, multiples = seen.layout, set(seen.setup.rules.multiples)
    said = [look("hint-look-scoring")] if layout.tiles else []
    if len(layout) < 2:
        said.append(rule("hint-rule-lone"))
    else:
        said.append(rule("hint-rule-count"))
        if any(len(values) == 2 for _, _, values in end_parts(layout)):
            said.append(rule("hint-rule-double"))
    if multiples == {5}:
        said.append(rule("hint-rule-worth-five"))
    elif multiples == {3, 5}:
        said.append(rule("hint-rule-worth-five-three"))
    return said


def _count(seen: Observation) -> list[HintLine]:
    rules, count, total = seen.setup.rules, seen.layout.count(), sum_text(seen.layout)
    said = [part("hint-part-sum", sum=total), answer("hint-count", sum=total, count=count)]
    if seen.claim_window is None:
        # Taken already, or paid by itself: the count is only what the next tile builds on.
        return said
    if worth(rules, count):
        by = divisors(rules, count)[0]
        return [*said, answer("hint-scores", count=count, by=by, points=worth(rules, count))]
    return [*said, answer("hint-scores-not", count=count)]


def _makes(seen: Observation) -> list[HintLine]:
    """What each legal play would make, most points first."""
    order: dict[Number, int] = {str(tile): number for number, tile in enumerate(descending(seen.hand))}
    made = [(named(seen.layout, play), after(seen.layout, play)) for play in plays(seen)]
    sums: dict[tuple[Number, Number], set[str]] = {}
    for words, layout in made:
        sums.setdefault((words["tile"], words["end"]), set()).add(sum_text(layout))
    said: list[HintLine] = []
    for words, layout in sorted(made, key=lambda one: (-worth(one[1].rules, one[1].count()), order[one[0]["tile"]])):
        # Two ends that look alike and leave alike are said once.
        alike = len(sums[words["tile"], words["end"]]) == 1
        line = _make(words | {"at": "none"} if alike else words, layout)
        if line not in said:
            said.append(line)
    return said


def _make(words: dict[str, Number], layout: Layout) -> HintLine:
    count, points = layout.count(), worth(layout.rules, layout.count())
    lead = words["end"] == LEAD
    name = "hint-lead-makes" if lead else "hint-play-makes"
    told = ("tile",) if lead else ("tile", "end", "at")
    args = {name: words[name] for name in told} | {"sum": sum_text(layout), "count": count}
    if points:
        return HintLine(msg(name, **args, points=points), "certain", ANSWER)
    return HintLine(msg(f"{name}-nothing", **args), "certain", ANSWER)


def _after(seen: Observation, play: Play) -> list[HintLine]:
    """What may be scored after the play looked at; nothing when it is the viewer's last tile."""
    if len(seen.hand) == 1:
        return []
    layout = after(seen.layout, play)
    hidden = unseen(seen, layout)
    found = scorers(layout, hidden)
    if not found:
        return [answer("hint-they-cannot-score")]
    return [answer("hint-they-may-score", "chance", tiles=len(found), unseen=len(hidden), list=listed(found))]


def _as_it_is(seen: Observation) -> list[HintLine]:
    """What the tiles that cannot be seen would score on the ends as they are."""
    if not seen.layout.tiles or seen.phase is not Phase.PLAY:
        return []
    hidden = unseen(seen, seen.layout)
    found = scorers(seen.layout, hidden)
    if not found:
        return [answer("hint-they-now-none")]
    return [answer("hint-they-now", "chance", tiles=len(found), unseen=len(hidden), list=listed(found))]
