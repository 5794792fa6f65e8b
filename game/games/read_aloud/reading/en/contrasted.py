"""What English writers deny to say what they mean: the field, not your hand; instead of discarding this card."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.en.cut import Cut, words_of
from game.games.read_aloud.reading.en.restated import ways
from game.games.read_aloud.reading.opposed import elsewhere, keeps, opposed
from game.games.read_aloud.reading.spelling import plain

Read: TypeAlias = Callable[[str], tuple[e.Text, ...]]

_THIS = r"(?:this card|this one|this|it)"
_GONE = rf"(?:being )?(?:(?:discard|throw|bin|toss|ditch|trash)(?:ing|ed)? {_THIS}(?: away| out)?|get(?:ting)? rid of {_THIS})"
DENYING = ("not", "n’t", "never", "instead", "rather")
"""Words of which every sentence has one that says what it does not mean."""
KEPT = tuple(
    re.compile(pattern)
    for pattern in (
        rf"^(?:do not|you do not|never) {_GONE}(?:,? but|,? and|[,;.])(?: rather| instead,?| just)? (?P<said>[^;]+)$",
        rf"^(?:instead of|rather than) {_GONE}, (?P<said>[^;]+)$",
        rf"^(?P<said>[^.;]+?),? (?:instead of|rather than) {_GONE}$",
        r"^this card (?:is not (?:discarded|thrown away)|does not go (?:to|into|on|onto) the (?:discard pile|discards))(?:,? but|[;,.](?: but)?(?: instead,?)?)(?P<is> (?:it )?is)? ?(?:it )?(?P<said>[^;]+)$",
        r"^(?P<said>[^;]+?)[,;.] (?:but |and )?do not discard this card$",
    )
)
"""That this card is not discarded, which it is not anyhow, and what happens to it, or what is done."""
DENIED = re.compile(
    r"^(?P<said>[^.;:]+?),? (?:(?:and |but )?not(?! only\b)|(?P<instead>instead of|rather than)) (?P<other>[^.;:,]+?)"
    r"(?:, (?:but )?(?P<rest>(?!or\b|and\b|if\b|unless\b)[^.;:]+))?(?P<tail>[.;].*)?$"
)
LEFT_OUT = re.compile(
    r"^(?P<said>[^.;:]+?)[,;.] (?:but |and |while )?(?P<other>[a-z’ ]+?) (?:do|does|must|need)(?: not|es not)(?: have to| need to)?$"
)
FIRST = re.compile(r"^(?:it is )?not (?P<other>[^.;:,]+?),? but (?:rather )?(?P<said>[^.;:]+?)(?P<tail>[.;].*)?$")
WHO = re.compile(r"^([a-z’ ]+?) (?:who|that) (?=[a-z]+s\b|must\b)")
BOTTOM = re.compile(r"(?:from )?(?:the )?bottom(?: one| card| of it| of the (?:draw )?(?:pile|deck))?")


def contrasted(sentence: str, read: Read) -> tuple[e.Text, ...]:
    """What a sentence says that also says what it does not mean."""
    text = plain(sentence.rstrip(" .!"), small=True).text.replace("'", "’").replace("it’s ", "it is ")
    if not any(word in text for word in DENYING):
        return ()
    text = re.sub(r"n’t\b", " not", text)
    return _stays(text, read) or _denies(text, read)


def _stays(text: str, read: Read) -> tuple[e.Text, ...]:
    """What is done where this card is only said to stay."""
    for pattern in KEPT:
        if found := pattern.match(text):
            said = found["said"]
            if text.startswith(("this card is not", "this card does not")):
                said = f"this card {'is ' if found['is'] or said.split()[0].endswith('ed') else ''}{said}"
            elif "this card" not in said:
                said = re.sub(r"^((?:then |you )*[a-z]+) it\b", r"\1 this card", said)
            if (texts := read(said)) and all(keeps(each, pattern is KEPT[-1]) for each in texts):
                return texts
    return ()


def _denies(text: str, read: Read) -> tuple[e.Text, ...]:
    """What is said, where what is denied is something else."""
    if (found := LEFT_OUT.match(text)) and (person := _person(found["other"])):
        return tuple(each for each in read(found["said"]) if elsewhere(each, person))
    if found := FIRST.match(text):
        said, other, rest = (
            WHO.sub(r"\1 ", found["said"]) if text.startswith("it is") else found["said"],
            found["other"],
            None,
        )
    elif found := DENIED.match(text):
        said, other, rest = found["said"], found["other"], found["rest"]
    else:
        return ()
    tail = found["tail"] or ""
    whole = f"{said} {rest}" if rest else said
    texts = read(whole + tail)
    if len(texts) != 1 or (found.groupdict().get("instead") and re.search(r"\bif\b", whole)):
        return ()
    return texts if _other(texts[0], whole, other, lambda each: read(each + tail)) else ()


def _other(text: e.Text, whole: str, other: str, read: Read) -> bool:
    """Whether what is denied is something else than what is said."""
    if BOTTOM.fullmatch(other):
        return re.search(r"\btop(?:most)?\b", whole) is not None and "bottom" not in whole
    if person := _person(other):
        return elsewhere(text, person)
    return any(opposed(text, another) for each in ways(whole, other) for another in read(each))


def _person(words: str) -> Place | None:
    """Who is named; None where nobody is."""
    cut = Cut(words_of(words))
    found = [who for name in ("Person", "Yours") for end, who in cut.at(name, 0) if end == cut.end and cut.end]
    return found[0] if len(found) == 1 and isinstance(found[0], Place) else None
