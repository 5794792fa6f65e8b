"""What the workshop says of words that were not understood: what could stand in their place, what no card does."""

from __future__ import annotations

from game.games.read_aloud.workshop.understanding import Understood
from game.words import Words


def told(words: Words, found: Understood) -> str:
    """What no card does, and what could be written instead; empty where neither is known."""
    never, ways = found.never
    return words.sentences([words(f"shop.never-{never}") if never else "", "" if ways else _may(words, found)])


def heard(words: Words, found: Understood) -> str:
    """The same for those who do not see the sentences that can be taken."""
    ways = words.list([words("shop.word", text=each) for each in found.never.ways], "list.or")
    return words.sentences([told(words, found), words("shop.ways-heard", ways=ways) if ways else ""])


def _may(words: Words, found: Understood) -> str:
    """In a sentence, what can stand in the place of the one part that was not understood; empty where that is open."""
    may = found.instead
    if not may or not (may.most or may.words):
        return ""
    others = words.list([words("shop.word", text=each) for each in may.words], "list.or")
    key = ("shop.may-number-or" if others else "shop.may-number") if may.most else "shop.may"
    return words(key, most=may.most, words=others)
