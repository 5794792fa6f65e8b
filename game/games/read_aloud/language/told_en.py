"""English sentences that are read as others: what is told to somebody, and words of which one is chosen."""

from __future__ import annotations

import re

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.verbs_en import BASES

_WHO = (
    r"(?:(?:sorry|hey|okay|ok|dear|now|so|please),? )?(?:the |my |your )?"
    r"(whoever (?:has|holds) [^,:!.]+(?=,)|everyone|everybody|all players|all of you|next player|(?:left|right)(?: hand)? neighbou?r)"
)
TOLD = re.compile(
    rf"^{_WHO}(?: please)?\s*[,:!]\s*(?:please )?(you )?(?:must |have to |all |please )*(\w+)([^.!;:]*)(.*)$",
    re.IGNORECASE,
)
"""Somebody is called, and told what to do."""
AFTER = re.compile(r"^(\w+)([^.!;:]*), (everyone|everybody|all of you)([.!].*)?$", re.IGNORECASE)
"""The same in another order."""
YOURS = (
    (re.compile(r"\byour\b", re.IGNORECASE), "their"),
    (re.compile(r"\byourself\b|\byourselves\b", re.IGNORECASE), "themselves"),
)

RANKED = re.compile(
    r"^((?:the )?(?:second )?(?:highest|lowest|biggest|largest|smallest|most|fewest|least)\b[^?.!,;:]*)\? (?:then )?"
    r"(?:(you (?:have )?(?:lose|lost)|you are out|lose)\b|(?:you (?:must |have to )?)?(\w+))(.*)$",
    re.IGNORECASE,
)
"""A question of who has most or least, and what happens to them."""
OF_ONE = re.compile(r"\bone of your neighbou?rs['’] hands?\b", re.IGNORECASE)


def told(sentence: str) -> str:
    """The sentence with who is called as the one who acts; nothing where nobody is."""
    plain = sentence.replace("-", " ").replace("'", "’").replace("’ve ", " have ").replace("’re ", " are ")
    if found := RANKED.match(plain):
        rank, lost, verb, rest = found.groups()
        return f"The player with {rank} {'loses' if lost else f'must {verb}'}{rest}"
    if found := TOLD.match(plain):
        who, _you, verb, rest, tail = found.groups()
    elif found := AFTER.match(sentence):
        verb, rest, who, tail = found.groups()
        rest = rest.rstrip(",")
    else:
        return ""
    if verb.lower() not in BASES or (tail and tail.strip(" .!") and "this" not in tail):
        return ""
    for word, other in YOURS:
        rest = word.sub(other, rest)
    person = who if who.lower().startswith(("every", "all", "whoever")) else f"your {who}"
    return f"{person} must {verb}{rest}{tail or ''}"


# --- one of two words

_PAIRS = (
    ("raise", "lower"),
    ("increase", "decrease"),
    ("increase", "reduce"),
    ("raise", "reduce"),
    ("up", "down"),
    ("face up", "face down"),
    ("left", "right"),
    ("top", "bottom"),
    ("highest", "lowest"),
    ("one", "two"),
    ("two", "three"),
    ("hand limit", "field limit"),
)
ONE_OF_TWO = (
    *((re.compile(rf"\b(?:{one} or {other}|{other} or {one})\b", re.IGNORECASE), one, other) for one, other in _PAIRS),
    (
        re.compile(
            r"(?:,? either)? \b((with|to|on|from|under|in|into|by|for) [^.,;:]*?),? or (\2 [^.,;:]+)", re.IGNORECASE
        ),
        r" \1",
        r" \3",
    ),
)
"""Words of which one can be chosen, with the rest of the sentence for both."""


def ways(sentence: str) -> tuple[str, ...]:
    """The sentence with the one and with the other of two words; nothing where there are none."""
    for pattern, *words in ONE_OF_TWO:
        if pattern.search(sentence):
            return tuple(pattern.sub(word, sentence) for word in words)
    return ()


LIMITS = (e.Limit, e.SetLimit, e.DoubleLimit, e.PassHands)
READERS = (e.Discard, e.Swap, e.SwapTwo, e.SwapHands, e.Look)
OWN = (e.Turn, e.Take, e.ToPile, e.Shuffle)
OF_OTHERS = re.compile(r"\.(?!FIELD|PILE|DISCARDS|MINE)[A-Z]+: '(?:any|ano|left|right|own|hands|oth|play)")


def chosen(text: e.Text) -> bool:
    """Whether the reader makes the choices of a text: not of what others do, nor of who wins or loses."""
    return all(
        isinstance(each, LIMITS + READERS) or (isinstance(each, OWN) and not OF_OTHERS.search(repr(each)))
        for clause in text
        if isinstance(clause, e.Either)
        for each in (clause.one, clause.other)
    )
