"""How English sentences are read: what their words are about, what parts clauses, and what is offered first."""

from __future__ import annotations

import re

from game.games.read_aloud.language.en import DIGITS, VERBS
from game.games.read_aloud.language.phrasebook import BENT, Join
from game.games.read_aloud.reading.en import also, figures, marks, slips, spelling, unplaced
from game.games.read_aloud.reading.written import Written, told_apart

SENSES = {
    "people": rf"(?:a|[0-9]+|{'|'.join(DIGITS)}) (?:other )?players?", "number": "|".join((r"-?[0-9]+", "a(?= card)", *DIGITS)), "heap": "discard pile|(?:the|a|one|no) discards?", "liking": "any number|as many as you like",
    "same": "as many|that many", "toward": "(?:to|from) (?:everyone|everybody|all players|each player|anyone|others)(?!’s)", "other": "(?:another’s|another|(?:the )?others?)(?: players?| player’s)?|else’s|else|opponents?|opponent’s|rivals?",
    "anyone": "anyone’s|anyone|any one(?: player)?|someone’s|someone", "everyone": "everyone’s|everyone|all players|each player",
    "not": "not|no|never|without|don’t|doesn’t|cannot|can’t|nobody|none|unless", "nothing": "nothing",
    "discard": "discards?|discarding|‘discard’|throws?", "shuffle": "shuffles?|shuffling|mix",
    "open": "visible|shows?|reveals?|up|open", "look": "look|looks|see|sees|peek", "hide": "hides?|hidden", "down": "down",
    "swap": "swaps?|swapping|trade|switch", "pass": "pass|passes|give|gives", "take": "adds?|draws?(?! pile)|takes?|steals?|picks?|gets?",
    "pile": "draw pile|pile|deck", "order": "order|direction", "reverse": "reverses?|reversed", "into": "into", "hold": "holds?|holding", "finish": "ends?|ending|finish|finishes|stop|stops|over", "lose": "loses?|loser|lost",
    "win": "winner’s|winner|wins?", "set": "sets?", "remove": "removes?|cancels?", "ban": "forbids?|forbidden|bans?|prohibit",
    "free": "allows?|lifts?|permits?", "raise_": "raises?|increases?", "lower": "lower|lowers|reduces?|decreases?", "limit": "limits?",
    "put": "puts?|places?(?= this)", "below": "under|beneath|below|bottom", "sign": "sign", "twice": "twice|doubled?|times", "field": "field|table",
    "hand": "hands?|hand’s", "this_": "this", "mine": "your|my|me|yourself|you", "owner": "owner|owner’s", "left": "left-hand|left",
    "right": "right-hand|right", "beside": "neighbours?|neighbour’s|next", "top": "top", "whole": "whole|all|entire|every", "each": "each", "either": "either|or",
    "if_": "if|when|whenever|while|until|once", "atmost": "at most|most", "atleast": "at least|least", "highest": "highest", "lowest": "lowest",
    "fewest": "fewest", "nearest": "nearest", "second": "second-highest|second-lowest|second-most|second-fewest|second", "exact": "exactly", "odd": "odd", "even": "even", "sum": "total|sum",
    "single": "single", "gap": "difference|between", "value": "values?|worth", "count": "number|many", "negative": "negative", "less": "less|fewer",
    "more": "more", "said": "says?|read|reads|reading|aloud", "stack": "stacks?", "condition": "condition", "half": "half", "both": "both", "luck": "random|randomly",
    "again": "again|extra", "beyond": "after next|next but one|second next", "skip": "skips?", "different": "different", "turn": r"turns?(?!.*\b(?:face|up|down)\b)",
    "game": "game", "state": "is|are|has", "with": "with", "idle": "the|a|an|of|from|to|in|on|at|and|then|by|for|be|it|its|as|there|they|have|do|does|cards?|card’s|makes?|face|"
    "becomes?|together|also|after|any|(?<=of your )choice|players?|player’s|their|out|own|turns?|that|can|but|changes?|whoever|places?|first",
}  # fmt: skip
"""The senses of words: a sentence is near to another only where both have the same ones."""


COMMON = (
    "discard this card, then ", "discard", "make", "add", "everyone discards", "swap", "set the winner’s", "end the game", "turn", "shuffle", "raise", "lower", "if ", "this card", "one", "two", "three", "your", "the whole field", "the field", "the top", "anyone’s", "everyone’s", "highest total", "lowest total", "most cards",
)  # fmt: skip
"""What is offered before all other phrases."""

THEN = (
    ", then ", " and then ", ", and then ", "; then ", ". then ", ". ", "; ", ". after that, ", "; after that, ", ". after that ", ". next, ", ". finally, ", ". and ",
    ", ", " and ", ", and ", ", but ", ", but then ", " but ", ". then, ", ", after that ", ", after which ", ". afterwards, ",
)  # fmt: skip
"""Words between two clauses."""

WRITTEN = Written(
    also=also.ALSO,
    forms={(verb, ""): (joined,) for verb, joined in VERBS.items()},
    spelt=spelling.spelt,
    signs=spelling.signs,
    framed=unplaced.framed,
    more=(Join("", THEN), Join(BENT, THEN)),
    common=COMMON,
    joints=(" and ", ", then "),
    joined=re.compile(r"(?:[,;.]|\b(?:and|then|but)) $"),
    aside=re.compile(r"\b(?:please|any more)$"),
    stops=re.compile(r"(?P<kept>)(?:, (?:and |then |after that,? )?| and (?:then )?|; (?:after that, |then ))"),
    senses=told_apart(SENSES, r"(?<![\w’-]){}(?![\w’-])"),
    content=re.compile(r"[a-z?]"),
    slips=slips.slips,
    lacking=slips.LACKING,
    subject=re.compile(r"(?!)"),
    may=re.compile(
        r"\b(?:you|they|players?|neighbours?|opponents?|everyone|everybody|one|i|we) (?:may|can)\b|\bif (?:you|they) (?:like|want|wish)\b",
        re.IGNORECASE,
    ),
    meant=slips.meant,
    marks=marks.MARKS,
    figures=figures.FIGURES,
    sides=(
        re.compile(r"\b(?:(?:your|a|any|either) neighbour|(?:one|any|either) of your neighbours)(?![a-z])"),
        "your left neighbour",
        "your right neighbour",
    ),
    capitals=True,
    faithful=True,
)
