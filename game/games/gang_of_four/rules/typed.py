"""Moves as people type them: `G5 y5`, `5g, 5y`, `緑5 黄5`, `R7!`, `p`, `give RD`, `赤7 ラストカード`."""

from __future__ import annotations

import re
from unicodedata import normalize

from game.core.rules import Fault, IllegalMove
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import LONGEST_TEXT, in_order, typed
from game.games.gang_of_four.rules.exchange import GIVE

_PASSES = ("p", "pass", "knock", "パス", "ノック")
_CALL = re.compile(r"\s*(?:last card|ラストカード)?\s*!?$")
_GIVE = re.compile(r"^give(?:\s+|$)|\s*(?:を)?(?:渡す|返す)$")


def read(text: str, giving: bool) -> str:
    """The move that a text means, legal or not; IllegalMove when it means none. At most 200 characters count."""
    plain = normalize("NFKC", text[:LONGEST_TEXT]).strip().lower()
    if plain in _PASSES:
        return PASS
    body, gave = _GIVE.subn("", plain)
    if gave and not giving:
        raise IllegalMove("illegal.no-gift")
    said = body if giving else _CALL.sub("", body)
    try:
        cards = " ".join(in_order(typed(said)))
    except Fault as fault:
        raise IllegalMove(fault.key, **fault.facts) from fault
    if giving:
        return GIVE + cards
    return cards + CALL if said != body else cards
