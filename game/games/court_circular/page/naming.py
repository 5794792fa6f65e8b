"""The names of hands in a text: each is a button that says what the hand is."""

from __future__ import annotations

import re

from game.games.court_circular.page.prospects import meaning_of
from game.games.court_circular.rules.hands import classes, shape
from game.ui.html import Html, Node, button
from game.ui.view import Scene


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
    return [_term(scene, part, named[part.casefold()]) if i % 2 else part for i, part in enumerate(parts)]


def _term(scene: Scene, said: str, name: str) -> Html:
    """The button of one name; the keys reach the same words in the list of hands."""
    what = defined(scene, name)
    frame = button(".term", type="button", data_do=f"hear hand {name}", tabindex=-1)
    return frame(title=what, aria_description=what)[said]
