"""The names of hands in a text: each is a button that says what the hand is."""

from __future__ import annotations

import re

from game.games.court_circular.page.prospects import meaning_of
from game.games.court_circular.rules.hands import classes, shape
from game.ui.html import Html, Node, button, span
from game.ui.view import Scene
from game.ui.view.parts import JOINER
from game.words import Words

_OPENING, _CLOSING = "[（「“(]", "[、。，．：；）＝,.;:)]"
"""What ends no line, and what begins none."""
_WITHIN = re.compile(
    "(?<=[トヤブド]の)(?=[0-9AJQK])|(?<=[0-9])(?=[枚点])|(?<=[0-9]枚)(?=[0-9]点)|(?<=[スーオト])(?=（[0-9]枚)"
)
"""The places in a Japanese text where no line must end: within the name of a card, a number, or the name of a hand."""


def defined(scene: Scene, name: str) -> str:
    """What makes a hand of this name, in a sentence or two."""
    words = scene.words
    runs = of_runs(words) if shape(name, scene.seen.terms.sheet).startswith("run") else []
    return words.sentences([words("page.what", hand=name, what=meaning_of(scene, name)), *runs])


def of_runs(words: Words) -> list[str]:
    """What only sequences have: where the lead may stand, and where the ace."""
    return [words("page.lead-in-run"), words("page.ace-in-run")]


def unbroken(said: str) -> str:
    """The text with joiners where no line must end."""
    return _WITHIN.sub(JOINER, said)


def explained(scene: Scene, said: str) -> Node:
    """The text with the names of hands as buttons: what each is, a press or the pointer shows, and the ear hears.

    No line ends within the name of a card or a hand.
    """
    names = [name for name in classes(scene.seen.terms.sheet) if name != "none"]
    named = {unbroken(scene.words(f"hand.{name}")).casefold(): name for name in names}
    longest_first = "|".join(map(re.escape, sorted(named, key=len, reverse=True)))
    pattern = f"({_OPENING}*)(?<![a-z])({longest_first})(?![a-z])({_CLOSING}*)"
    first, *rest = re.split(pattern, unbroken(said), flags=re.IGNORECASE)
    found = zip(rest[::4], rest[1::4], rest[2::4], rest[3::4], strict=True)
    terms = ((_kept(a, _term(scene, name, named[name.casefold()]), z), text) for a, name, z, text in found)
    return [first, *terms]


def _kept(opens: str, term: Html, ends: str) -> Node:
    """The button in one line with the marks around it."""
    return span(".kept")[opens, term, ends] if opens or ends else term


def _term(scene: Scene, said: str, name: str) -> Html:
    """The button of one name; the keys reach the same words in the list of hands."""
    frame = button(".term", type="button", data_do=f"say hand {name}", tabindex=-1)
    return frame(aria_description=defined(scene, name))[said]
