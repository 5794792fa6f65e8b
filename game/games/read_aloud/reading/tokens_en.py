"""The words of an English sentence, with short forms written out and nothing else changed."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.spelling import plain

SHORT = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        ("['`´‘]", "’"),
        (r"\bw/ ", "with "),
        (r"\bcan’t\b|\bcan not\b", "cannot"),
        (r"\bwon’t\b", "will not"),
        (r"n’t\b", " not"),
        (r"\bno[- ]one\b", "nobody"),
        (r"ing’s\b", "ing is"),
        (r"\b(whoever|who)’s (?=(?:sitting|next|on|to|left|going|seated|got)\b)", r"\1 is "),
        (r"\b(is|are) got\b", "has"),
        (r",? if any,", ""),
        (r"\bboth limits\b", "the hand limit and the field limit"),
        (r"\bboth (?:of )?your neighbou?rs\b", "your left neighbour and your right neighbour"),
        (r"\bgimme\b", "give me"),
        (r"\btill\b", "until"),
        (r"\band of this\b", "and this"),
        (r"\bover, (?=face )", "over "),
        (r"\bno cards? ((?:in|from|of|on) [a-z ]+? )?(?:may|can) (?=be\b)", r"cards \1cannot "),
        (r"’re\b", " are"),
        (r"’ve\b", " have"),
        (r"’ll\b", " will"),
        (
            r"\b(there|it|that|game|pile|deck|nobody|what|whatever|everything|limit|let)’s (?!hand|top|turn|total|bottom|card)",
            r"\1 is ",
        ),
        (r"s’(?= )", "s ’s"),
        (r"’s\b", " ’s"),
        (r"…|\.{2,}", "."),
        (r" ?[–—] ?| - ", ", "),
        (r"−(?=[0-9])", "-"),
        (r"(?<=[a-z])[-/](?=[a-z])", " "),
    )
)
WORD = re.compile(r"(?<![a-z0-9])-[0-9]+|[a-z]+|[0-9]+|’s|[^\s\w“”\"]")
TITLE = re.compile(r"\s*((?:[a-z]+ ){0,2}[a-z]+)!+ ")
"""A word or two that are only called out."""


def tokens(sentence: str, known: frozenset[str]) -> tuple[str, ...]:
    """The words and stops of a sentence, without a title of which no word is known."""
    text = plain(sentence, small=True).text
    for pattern, words in SHORT:
        text = pattern.sub(words, text)
    title = TITLE.match(text)
    if title and not known.intersection(title[1].split()):
        text = text[title.end() :]
    return tuple(WORD.findall(re.sub("!+", ".", text).strip(" .")))
