"""The one spelling of English sentences: small letters, figures, and one word for what goes by many names.

It is for the phrases on cards and for what looks like them; `frames` reads the writer’s own words.
"""

from __future__ import annotations

from functools import lru_cache

from game.games.read_aloud.reading.en import numerals
from game.games.read_aloud.reading.spelling import Rule, Spelt, plain, rewritten, rules
from game.words.quotes import nested

SIGNS = rules(
    (
        ("−", "-"),
        (r"^\s+", ""),
        (r"\s+", " "),
        ("['`´‘]", "’"),
        (r"(?<![^ ])’", "‘"),
        (r'(?<![^ ])"', "“"),
        ('"', "”"),
        (r"[.!…]+ *$", ""),
        (r" ?[–—] ?| - ", ", "),
        (r" ([,.;:])", r"\1"),
        (r"!", "."),
    )
)

WORDS = (
    (r"\bneighbors?\b", "neighbour"),
    (r"\b(?:everybody|each player|every player|all (?:the )?players)\b", "everyone"),
    (r"\beveryone’s hand\b", "everyone’s hands"),
    (r"\b(?:an opponent|someone else|somebody else)\b", "another player"),
    (r"\b(?:an?|1) (?=card\b)", "one "),
    (r"\bmy\b", "your"),
    (r"\b(?:draw |drawing )?deck\b|\bstock(?: pile)?\b", "draw pile"),
    (r"\bgraveyard\b|\bthe discards\b", "discard pile"),
    (r"(?<!draw )(?<!discard )\bpile\b(?!s)", "draw pile"),
    (r"\b(?:on|in) the (?:table|board)\b", "in the field"),
    (r"\b(?:exchange|trade)(?=s?\b)", "swap"),
    (r"\b(?:throw|toss)(s?)(?: away)?\b", r"discard\1"),
    (r"\b(?:increase|boost)\b", "raise"),
    (r"\b(?:decrease|reduce) (?=the (?:hand|field) limit)", "lower "),
    # what is taken out of another's hand goes to one's own
    (
        r"\b((?:take|steal|grab) [a-z0-9 ]+ from [a-z ]+’s hand),? and (?:add|put) (?:it|them) (?:to|in|into) your(?: own)? hand\b",
        r"\1",
    ),
    (r"\bface-(?=up|down)", "face "),
    (r"\bthe (draw pile) is empty\b", r"there is no \1"),
    (r"\bthe field is empty\b", "there is no field card"),
    (r"\bthe discard pile is empty\b", "there is no discard"),
    (r"\bwin(?:ning)?(?:’s)? condition\b|\bvictory condition\b", "winner’s condition"),
)
TABLE: tuple[Rule, ...] = (*SIGNS, *rules((*numerals.figures(), *WORDS)))


def _quoted(text: str) -> str:
    """Quotations one inside the other; the word that some cards do not say stands in inner marks in every phrase."""
    return nested(text).replace("“discard”", "‘discard’")


@lru_cache(maxsize=64)
def spelt(sentence: str) -> Spelt:
    """The sentence in the one spelling."""
    found = rewritten(plain(sentence, small=True), TABLE)
    return found._replace(text=_quoted(found.text))


@lru_cache(maxsize=64)
def signs(sentence: str) -> str:
    """The sentence in the same signs, with the words as they were written."""
    return _quoted(rewritten(plain(sentence, small=True), SIGNS).text)
