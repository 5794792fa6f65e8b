"""What the workshop says of words that were not understood: what could stand in their place, what no card does."""

from __future__ import annotations

from game.games.read_aloud.workshop.understanding import Understood
from game.words import Words


def told(words: Words, found: Understood) -> str:
    """What no card does, and what could be written instead; empty where neither is known."""
    return words.sentences([words(f"shop.never-{found.never}") if found.never else "", _may(words, found)])


def _may(words: Words, found: Understood) -> str:
    """In a sentence, what can stand in the place of the one part that was not understood; empty where that is open."""
    may = found.instead
    if not may or not (may.most or may.words):
        return ""
    others = words.list([words("shop.word", text=each) for each in may.words], "list.or")
    key = ("shop.may-number-or" if others else "shop.may-number") if may.most else "shop.may"
    return words(key, most=may.most, words=others)
