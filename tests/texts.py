"""What cannot be right in a sentence of the page, and every sentence with every kind of fact, for tests/test_texts.py.

A slot's facts follow from how it is written: the kind after the colon says what it holds (`card`: any entry `card.*`),
and a name that ends in s (`winners`, `cards`) holds several. A plain slot is a number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from string import Formatter
from typing import Any

from game.core.rules import Sentences
from game.words import Words

NAMES = {"en": ("You", "Ann", "Ben", "Eve"), "ja": ("あなた", "葵", "健", "直")}
"""What the seats are called: `you`, and others who are not."""
SEATS: dict[bool, tuple[Any, ...]] = {False: (0, 1), True: ((0,), (1,), (0, 1), (1, 0), (1, 2))}
"""The seats of a slot, of one that holds several: you, somebody else, and every mixture."""
OF_SEATS = ("seat", "who", "with", "whose", "verb")
SENTENCE = "§"
"""Stands for a sentence in the sentence, of which nothing is known."""
WRITTEN = ("sentence", "meanings")
"""Slots for what somebody has written, or what a card says."""
MOST = 300
"""Mixtures of facts that are tried for one sentence."""
MANY = 40
TOLD_BY_THE_RULES = ("book.", "ask.", "answer.")
"""Keys of rules pages: their numbers are facts of the game, so one card instead of 64 would prove nothing."""


def forms(entry: str | tuple[str, str]) -> tuple[str, ...]:
    """The templates of an entry: one, or those for one and for several."""
    return (entry,) if isinstance(entry, str) else entry


def slots(template: str) -> dict[str, set[str]]:
    """The kinds that each slot of a template is said in."""
    found: dict[str, set[str]] = {}
    for _, name, spec, _ in Formatter().parse(template):
        if name is not None:
            found.setdefault(name, set()).add(spec or "")
    return found


def rendered(lang: str, table: Sentences, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each of these keys with its sentence, for every mixture of facts."""
    words = Words(lang, {**table, SENTENCE: SENTENCE}, NAMES[lang])
    for key in keys:
        if key.startswith(TOLD_BY_THE_RULES):
            continue
        for n, template in enumerate(forms(table[key]), start=1):
            for facts in mixtures(table, slots(template), n, isinstance(table[key], tuple)):
                yield key, words(key, **facts)


def mixtures(table: Sentences, there: dict[str, set[str]], n: int, counted: bool) -> Iterator[dict[str, Any]]:
    """Facts for these slots; in a sentence that is there for one and for several, the number is settled."""
    offered = {name: values(table, name, kinds) for name, kinds in there.items()}
    if counted:
        offered["n"] = (n,)
    for i, mixture in enumerate(product(*offered.values())):
        if i == MOST:
            return
        yield dict(zip(offered, mixture, strict=True))


def values(table: Sentences, name: str, kinds: set[str]) -> tuple[Any, ...]:
    """What may stand in a slot."""
    several = name.endswith("s")
    heads = {kind.partition("|")[0] for kind in kinds}
    if heads & set(OF_SEATS):
        return SEATS[several]
    if name in WRITTEN:
        return (SENTENCE,)
    if heads & {"say", "clause"}:
        return ((SENTENCE, {}),)
    if any(head[-1:] in ("f", "%") for head in heads if not head.isalpha()):
        return (0.5,)
    kind = next((head for head in heads if head.isalpha() and head not in ("or", "plural")), "")
    if not kind:
        return ((1, 2),) if "or" in heads else (1, 2)
    known = [
        key.removeprefix(f"{kind}.") for key in table if key.startswith(f"{kind}.") and isinstance(table[key], str)
    ]
    known = known[:: max(1, len(known) // MANY)]
    return ((known[0],), (known[0], known[-1])) if several else tuple(known)


class English:
    """What cannot be right in English; verbs and nouns are those that the words files give two forms of."""

    def __init__(self, tables: Iterable[Sentences]) -> None:
        pairs = [pair for table in tables for entry in table.values() for pair in _pairs(entry)]
        verbs = {("is", "are"), ("has", "have"), ("was", "were"), ("does", "do"), *_of(pairs, "verb")}
        nouns = {(one, many) for one, many in _of(pairs, "plural") if many == f"{one}s"}
        third, base = (_any(sorted(each)) for each in zip(*verbs, strict=True))
        one, many = (_any(sorted(each)) for each in zip(*({("card", "cards")} | nouns), strict=True))
        other = _any((*NAMES["en"][1:], r"Bot(?: \d)? \([a-z]+\)"))
        self.faults = {
            "a verb after you": rf"(?i)(?<!and )(?<!, )\byou {third}\b|\byou (?!always\b|this\b|as\b)[a-z]+[^s\W]s\b",
            "a verb after a name": rf"(?<!and )(?<!, )\b{other} {base}\b",
            "a verb after several": rf"(?<!, )\band (?:you|{other}) {third}\b",
            "of you": r"(?<!one )(?<!all )\bof you\b",
            "You within a sentence": r"[a-z,;] You\b",
            "one and several": rf"(?<![\d.,:×–-])\b1 {many}\b",
            "several and one": rf"(?<![.,:×–-])\b(?:[02-9]|\d\d+) {one}\b",
            "a or an": r"\b(?:a|(?:^|[.?:] )A) (?:[aeio](?!ne\b)[a-z]*|8|11|18)\b|\b[Aa]n (?![aeiouhx8]|11|18)\w+",
            "a stop too many": r"\.\.|[.,:;?] ?[.,:;]|\s[.,;?]",
            "a beginning in lower case": r"[.?] [a-z]",
            "a typewriter's mark": "['\"]",
        }
        self.sentence, self.inner = re.compile(r"[.?:]\W*$"), re.compile(r"(?<!^\d)[.?](?<!…) \W*[A-Z0-9]")

    def found(self, text: str) -> list[str]:
        """What cannot be right in a text."""
        faults = [name for name, pattern in self.faults.items() if re.search(pattern, text)]
        whole = self.sentence.search(text)
        if whole and (first := re.match(r"[“‘(\s]*(\w)", text)) and first[1].islower():
            faults.append("a beginning in lower case")
        if self.inner.search(text) and not whole and not text.rstrip("”").endswith(SENTENCE):
            faults.append("no stop at the end")
        return faults + _quotes(text, "“”")


LETTER = "[ぁ-ヿ㐀-鿿々]"
IN_JAPANESE = {
    "half-width brackets": rf"{LETTER}.*[()]|[()].*{LETTER}",
    "a half-width mark": rf"{LETTER}[,.:;?!]|[,.:;?!] ?{LETTER}",
    "a space beside a full-width mark": r"[：？（）、。「」『』] | [：？（）、。「」『』]",
    "a stop too many": "[。、：][。、：]",
    "a quotation in its own marks": "「[^」『]*「|『[^』「]*『",
}


class Japanese:
    """What cannot be right in Japanese."""

    def found(self, text: str) -> list[str]:
        """What cannot be right in a text."""
        faults = [name for name, pattern in IN_JAPANESE.items() if re.search(pattern, text, re.DOTALL)]
        if "。" in text.rstrip("。」』）") and not re.search(rf"[。？{SENTENCE}][」』）]*$", text):
            faults.append("no stop at the end")
        return faults + _quotes(text, "「」") + _quotes(text, "（）")


def _pairs(entry: str | tuple[str, str]) -> Iterator[tuple[str, str, str]]:
    """The words of an entry that have two forms: `verb` or `plural`, and both forms."""
    for template in forms(entry):
        for kinds in slots(template).values():
            for kind in kinds:
                head, *two = kind.split("|")
                if len(two) == 2:
                    yield head, two[0], two[1]
    if isinstance(entry, tuple):
        for one, many in zip(*(re.findall(r"[a-z]+", template) for template in entry), strict=False):
            if one != many:
                yield "plural", one, many


def _of(pairs: list[tuple[str, str, str]], kind: str) -> set[tuple[str, str]]:
    return {(one, many) for head, one, many in pairs if head == kind}


def _any(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(words)})"


def _quotes(text: str, marks: str) -> list[str]:
    """Marks that are opened and not closed, or the other way round."""
    opening, closing = map(text.count, marks)
    return ["marks that do not match"] if opening != closing else []
