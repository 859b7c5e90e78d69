"""The sentences of the coach, as the browser formats them."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from domino_widget.coach import Claim

LOCALES = Path(__file__).resolve().parents[2] / "domino_widget/locales"


def catalogue(name: str) -> FluentBundle:
    bundle = FluentBundle([name.removesuffix("-coach.ftl").removesuffix(".ftl")], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / name).read_text("utf-8")))
    return bundle


COACH = catalogue("en-coach.ftl")


def sentence(claim: Claim, words: FluentBundle = COACH) -> str:
    """The text of a claim; an AssertionError for an unknown id or a value that is not given."""
    pattern = words.get_message(claim.msg.id).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, claim.msg.args)
    assert not errors, (claim, errors)
    return str(text)
