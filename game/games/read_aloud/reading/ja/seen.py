"""Faces of cards as they are said by who sees them: 「自分には見えず、ほかの人にだけ見えるように」."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from game.games.read_aloud.language.effects import Face

Sight: TypeAlias = tuple[bool | None, bool | None]
"""Whether the owner of the cards sees them, and whether all others do; None where that is not said."""

BUT = r"(?:自分|本人|持ち主|所有者)以外(?:の?(?:人|プレイヤー|者)(?:たち)?)?(?:の?(?:全員|みんな|すべて))?"
OWNER = r"(?:その|この)?(?:カードの)?(?:その人|自分|本人|当人|持ち主|所有者|わたし|私|あなた)(?:自身|本人|たち)?"
OTHERS = r"(?:ほかの?|まわりの?|周りの?|対戦)(?:みんな|全員|全プレイヤー|プレイヤー|人|者|相手)(?:たち)?(?:の?(?:全員|みんな))?|相手(?:全員)?|他人"
HOW = r"(?:だけ|しか|のみ|に|から|が|は|も|でも|へ)+"
WHO = rf"(?:(?P<but>{BUT})|(?P<owner>{OWNER})|(?P<others>{OTHERS})|(?P<anyone>だれ)|(?P<all>みんな|みな|皆|全員|全プレイヤー))(?P<how>{HOW})、?"
SEES = r"(?P<sees>見え(?:る|て)|見ら?れる|見ること[がは]?できる)"
NOT = r"(?P<shown>見ら?れ(?:ない|ず)|見せ(?:ない|ず))|見え(?:ない|ず|なく)|見ること[がは]?でき(?:ない|ず)"
CLAUSE = re.compile(rf"(?P<people>(?:{re.sub('[?]P<[a-z]+>', '?:', WHO)})+)(?:{SEES}|{NOT})")
EACH = re.compile(WHO)
END = re.compile(
    r"(?<=ない)(?=。|、|$)|(?<=なく)(?=する|し[てまた、]|し$)|(?:よう|状態|向き|形)(?=に|で|と)|(?<=ず)に?|(?<=ない)で"
)
ON = re.compile(r"(?<=ず)に?、?|(?<=見えて)、?|(?<=ない)で、?|(?<=なく)て?、?|(?:が|けど)、?|、")
HAND = re.compile(r"(?:て?いる)?(?:手札|カード)")
FACES: Mapping[Sight, Face] = {
    (True, True): Face.OPEN,
    (None, True): Face.OPEN,
    (False, True): Face.OUTWARD,
    (True, False): Face.HIDDEN,
    (None, False): Face.HIDDEN,
    (False, False): Face.DOWN,
}


def said(sentence: str, at: int) -> Iterator[tuple[Face | None, int, bool]]:
    """The face that is said here, None where that is not clear, where it ends, and whether a hand is named by it."""
    sight: Sight | None = None, None
    match = CLAUSE.match(sentence, at)
    while match:
        sight = _both(sight, _sight(match))
        if (hand := HAND.match(sentence, match.end())) and match["sees"]:
            yield (FACES.get(sight) if sight else None), hand.end(), True
        end = END.match(sentence, match.end())
        if end:
            yield (FACES.get(sight) if sight else None), end.end(), False
        on = ON.match(sentence, match.end())
        match = CLAUSE.match(sentence, on.end()) if on else None


def _both(one: Sight | None, other: Sight | None) -> Sight | None:
    """What two clauses say together; None where they contradict each other, or one is not clear."""
    if not one or not other:
        return None
    pairs = [*zip(one, other, strict=True)]
    if any(None not in pair and pair[0] is not pair[1] for pair in pairs):
        return None
    owner, others = (b if a is None else a for a, b in pairs)
    return owner, others


def _sight(match: re.Match[str]) -> Sight | None:
    """What one clause says; each of several people sees the same."""
    people = [*EACH.finditer(match["people"])]
    found: Sight | None = (None, None)
    for who in people:
        found = _both(found, _of(who, bool(match["sees"]), bool(match["shown"]), len(people) == 1))
    return found


def _of(who: re.Match[str], sees: bool, shown: bool, alone: bool) -> Sight | None:
    """What is said of one person: "only" leaves all others out, "not even" leaves nobody."""
    how = who["how"]
    only = bool(who["but"]) or "だけ" in how or "のみ" in how
    if "しか" in how:
        if sees:
            return None
        only, sees = True, True
    if who["anyone"] or who["all"]:
        return _of_all(who, sees, shown, only)
    also = alone and "も" in how and not sees
    if who["owner"]:
        return (sees, not sees) if only else (False, False) if also else (sees, None)
    single = who["others"] and who["others"].endswith("相手")
    return (not sees, sees) if only else None if also or (single and sees) else (None, sees)


def _of_all(who: re.Match[str], sees: bool, shown: bool, only: bool) -> Sight | None:
    """What is said of everybody, or of nobody; who shows a card to nobody sees it."""
    if only or not (sees if who["all"] else "も" in who["how"]):
        return None
    return (None, False) if shown and not sees else (sees, sees)
