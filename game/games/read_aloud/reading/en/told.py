"""English sentences that are read as others: what is told to somebody, and words of which one is chosen."""

from __future__ import annotations

import re

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.reading.en.verbs import BASES

CROWD = ("folks", "guys", "people", "friends", "ladies and gentlemen")
"""How everybody is called."""
_WHO = (
    r"(?:(?:sorry|hey|okay|ok|dear|now|so|please|come on|right|well),? )?(?:but )?(?:the |my |your )?"
    rf"(whoever (?:has|holds) [^,:!.]+(?=,)|everyone|everybody|all players|all of you|all(?= ?:)|(?:{'|'.join(CROWD)})(?=[^.!]* your(?:selves)?\b)|next player|(?:left|right)(?: hand)? neighbou?r)"
)
TOLD = re.compile(
    rf"^{_WHO}(?: please)?\s*[,:!]\s*(?:please )?(you )?(?:must |have to |will have to |’ll have to |need to |all |please )*(\w+)([^.!;:]*)(.*)$",
    re.IGNORECASE,
)
"""Somebody is called, and told what to do."""
AFTER = re.compile(r"^(\w+)([^.!;:]*), (everyone|everybody|all of you)([.!].*)?$", re.IGNORECASE)
"""The same in another order."""
YOURS = (
    (re.compile(r"\byour\b", re.IGNORECASE), "their"),
    (re.compile(r"\byourself\b|\byourselves\b", re.IGNORECASE), "themselves"),
)

FIRST = re.compile(
    r"^(.+?)[,.;:]* (?:but first,? discard this card|(?:but )?discard this card first)[.!]*$", re.IGNORECASE | re.DOTALL
)
"""This card is discarded first, which is said last."""
TESTED = re.compile(r"\b(?:if|unless|when|or|otherwise|this card|it)\b", re.IGNORECASE)
RANKED = re.compile(
    r"^((?:the )?(?:second )?(?:highest|lowest|biggest|largest|smallest|most|fewest|least)\b[^?.!,;:]*)\? (?:then )?"
    r"(?:(you (?:have )?(?:lose|lost)|you are (?:out|dead)|lose)\b|(?:you (?:must |have to )?)?(\w+))([^.!;:]*)(.*)$",
    re.IGNORECASE,
)
"""A question of who has most or least, and what happens to them."""
OF_ONE = re.compile(r"\bone of your neighbou?rs['’] hands?\b", re.IGNORECASE)

NEIGHBOUR = re.compile(
    r"\b(?:(?:your|a|any|either|one) neighbou?r|(?:one|any|either) of your neighbou?rs)(?![a-z])", re.IGNORECASE
)
SIDE = re.compile(r"\b(?:left|right)\b", re.IGNORECASE)
"""A neighbour of whom no side is said, and a side."""


def told(sentence: str) -> str:
    """The sentence with who is called as the one who acts; nothing where nobody is."""
    if not any(sign in sentence for sign in ",:!?"):
        return ""
    plain = sentence.replace("-", " ").replace("'", "’").replace("’ve ", " have ").replace("’re ", " are ")
    if found := RANKED.match(plain):
        rank, lost, verb, rest, tail = found.groups()
        deed = "loses" if lost else f"must {verb}"
        return f"The player with {rank} {deed}{_theirs(rest)}{tail}" if lost or _ours(tail) else ""
    if found := TOLD.match(plain):
        who, _you, verb, rest, tail = found.groups()
    elif found := AFTER.match(sentence):
        verb, rest, who, tail = found.groups()
        rest = rest.rstrip(",")
    else:
        return ""
    if verb.lower() not in BASES or not _ours(tail):
        return ""
    person = who if who.lower().startswith(("every", "all", "whoever")) else f"your {who}"
    person = "everyone" if who.lower() in (*CROWD, "all") else person
    return f"{person} must {verb}{_theirs(rest)}{tail or ''}"


def ordered(sentence: str) -> str:
    """The sentence with what is said to come first where it comes."""
    found = FIRST.match(sentence)
    return f"Discard this card. {found[1]}" if found and not TESTED.search(found[1]) else sentence


def _ours(tail: str | None) -> bool:
    """Whether what follows is nothing, or something of this card, that is the reader's again."""
    return not tail or not tail.strip(" .!") or "this" in tail


def _theirs(rest: str) -> str:
    """What is told to somebody, said of them."""
    for word, other in YOURS:
        rest = word.sub(other, rest)
    return rest


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
)
ONE_OF_TWO = (
    *(
        (re.compile(rf"\b(?:either )?(?:{one} or {other}|{other} or {one})\b", re.IGNORECASE), one, other)
        for one, other in _PAIRS
    ),
    (
        re.compile(
            r"(?:,? either)? \b((with|to|on|from|under|in|into|by|for) [^.,;:]*?),? or (\2 [^.,;:]+)", re.IGNORECASE
        ),
        r" \1",
        r" \3",
    ),
)
"""Words of which one can be chosen, with the rest of the sentence for both."""


LIKED = re.compile(
    r"[,:;]? (?:as you (?:like|wish|please|prefer|choose)|whichever you (?:like|want|prefer|choose)|(?:it is |it’s |it's )?up to you|you decide|you choose|your choice)(?=[.!]*$)",
    re.IGNORECASE,
)
"""The reader chooses, which needs no words where there is a choice."""


def ways(sentence: str) -> tuple[str, ...]:
    """The sentence with the one and with the other of two words; nothing where there are none."""
    if " or " not in sentence.lower():
        return ()
    sentence = LIKED.sub("", sentence)
    for pattern, *words in ONE_OF_TWO:
        if pattern.search(sentence):
            return tuple(pattern.sub(word, sentence) for word in words)
    return ()


def chosen(text: e.Text, sentence: str) -> bool:
    """Whether the reader makes the choices of a text: not of what others do, nor of who wins or loses."""
    kinds = LIMITS + READERS if TOLD_READER.search(sentence) else LIMITS
    return all(
        isinstance(each, kinds) and (not isinstance(each, OWN) or not OF_OTHERS.search(repr(each)))
        for clause in text
        if isinstance(clause, e.Either)
        for each in (clause.one, clause.other)
    )


LIMITS = (e.Limit, e.SetLimit, e.DoubleLimit)
OWN = (e.Turn, e.Take, e.ToPile, e.Shuffle)
READERS = (e.Discard, e.Swap, e.SwapTwo, e.SwapHands, e.Look, e.PassHands, *OWN)
OF_OTHERS = re.compile(r"\.(?!FIELD|PILE|DISCARDS|MINE)[A-Z]+: '(?:any|ano|left|right|own|hands|oth|play)")
TOLD_READER = re.compile(
    rf"(?:^|[.;:!?,] |\b(?:and|then|you|i|either) )(?:{'|'.join(BASES)})\b[^.;:!?,]* or ", re.IGNORECASE
)
"""Somebody is told to do the one or the other, and that is the reader."""
