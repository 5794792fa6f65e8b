"""The names of hands in a text: each is a button that says what the hand is."""

from __future__ import annotations

import re

from game.games.court_circular.page.prospects import meaning_of
from game.games.court_circular.rules.hands import classes, shape
from game.ui.html import Html, Node, button, span
from game.ui.view import Scene

_CLOSING = re.compile("[、。，．：；）＝,.;:)]+")
"""What begins no line."""


def defined(scene: Scene, name: str) -> str:
    """What makes a hand of this name, in a sentence or two."""
    words = scene.words
    ace = [words("page.ace-in-run")] if shape(name, scene.seen.terms.sheet).startswith("run") else []
    return words.sentences([words("page.what", hand=name, what=meaning_of(scene, name)), *ace])


def explained(scene: Scene, said: str) -> Node:
    """The text with the names of hands as buttons: what each is, a press says, the pointer shows, and the ear hears."""
    named = {scene.words(f"hand.{name}").casefold(): name for name in classes(scene.seen.terms.sheet) if name != "none"}
    longest_first = "|".join(map(re.escape, sorted(named, key=len, reverse=True)))
    parts = re.split(f"(?<![a-z])({longest_first})(?![a-z])", said, flags=re.IGNORECASE)
    texts, terms = parts[::2], [_term(scene, part, named[part.casefold()]) for part in parts[1::2]]
    marks = [_CLOSING.match(text) for text in texts[1:]]
    kept = [span(".kept")[term, mark[0]] if mark else term for term, mark in zip(terms, marks, strict=True)]
    rest = [text[mark.end() :] if mark else text for text, mark in zip(texts[1:], marks, strict=True)]
    return [texts[0], *zip(kept, rest, strict=True)]


def _term(scene: Scene, said: str, name: str) -> Html:
    """The button of one name; the keys reach the same words in the list of hands."""
    what = defined(scene, name)
    frame = button(".term", type="button", data_do=f"hear hand {name}", tabindex=-1)
    return frame(title=what, aria_description=what)[said]
