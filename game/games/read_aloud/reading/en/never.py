"""What no card does, as it is asked in English."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.marks import Never


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words, re.IGNORECASE)


_FORBIDDEN = (
    r"(?:forbid|ban|prohibit|stop) {0}(?: any)?(?: cards?)?",
    r"no (?:more )?{0}(?: any)?(?: cards?)?",
    r"{0}(?: any)?(?: cards?)? (?:is|are) (?:forbidden|banned|prohibited|not allowed|no longer allowed)",
    r"(?:nobody|no one|no player) (?:may|can|must)(?: ever)? {0}(?: any(?: more)?)?(?: cards?)?",
    r"(?:you|players|everyone) (?:may not|must not|cannot|can[’']t) {0}(?: any(?: more)?)?(?: cards?)?",
)
_BANNED = "|".join(_FORBIDDEN)
_END = r"(?: any ?more| from now on)?[.!]*$"

_OUTSIDE = (
    r"\b(?:rock[- ,]*paper[- ,]*(?:and )?scissors|janken|(?:roll|throw|toss|cast)s? (?:a |the |two |some )?(?:die|dice)|dice|"
    r"(?:flip|toss|throw)(?:s|ing)? a coin|coin (?:toss|flip)|heads or tails|draw lots|(?:spin|wheel of fortune))\b"
)
_TAKES = r"\b(?:take|steal|grab|snatch|draw|get|pull|swipe|add)s?\b"
_NO_HEAP = r"^(?!.*\b(?:pile|deck|field|table|discards?|discarded|this card|look|see|show|swap)\b)"
_SWAPS = (r"Swap a card with your \g<side>neighbour.", "Swap a card with another player.")

_OTHER = (
    r"(?:(?:the hand of )?(?:your (?P<side>left|right)(?:[- ]hand)? neighbou?r|your neighbou?r|(?:another|any other|any|an?|the other) "
    r"(?:player|opponent|person|hand)|someone|somebody|anyone|anybody))(?: else)?(?:[’']s?)?"
)
_GIVES = r"\b(?:give|hand|pass|put|move|add|send|slip|place|donate)s?(?: over)?"
_GIVEN = (
    rf"{_GIVES} this(?: card)?(?: over)? (?:to|into|in) {_OTHER}\b",
    rf"{_GIVES} {_OTHER} this(?: card)?[.!]*$",
)
"""How this card is given to another player."""
_SWAPS_THIS = (
    r"Swap this card with a card of your \g<side> neighbour.",
    "Swap this card with a card of another player.",
)

NEVER = (
    Never(
        "outside",
        _pattern(rf"{_OUTSIDE}[^.]*\b(?:who wins|wins(?: the game)?|winner|victory)[.!]*$"),
        ("Whoever has the highest total wins.",),
    ),
    Never(
        "outside",
        _pattern(
            rf"{_OUTSIDE}.*?(?:\b(?:winner|loser|player who (?:wins|loses)|who(?:ever)? (?:wins|loses)) (?P<who>.+)|"
            r"[.,:;] (?:if [a-z]+[,:] )?(?P<then>(?!if\b|when\b|draw that\b|the (?:winner|loser)\b)[^,.:;]+)|"
            r"\b(?P<act>draw|take|discard) (?:that many|as many)\b.*)[.!]*$"
        ),
        (r"Choose a player. That player \g<who>", r"\g<then>", r"\g<act> any number of cards"),
    ),
    Never("outside", _pattern(_OUTSIDE), ("Shuffle the hands.",)),
    Never(
        "hands",
        _pattern(
            rf"{_NO_HEAP}[^.;]*{_TAKES}[^.;]*?\b(?P<side>(?:left|right)(?:[- ]hand)? )?neighbou?r(?:[’']?s?)?\b[^.;]*[.!]*$"
        ),
        _SWAPS,
    ),
    Never(
        "hands",
        _pattern(
            rf"{_NO_HEAP}[^.;]*{_TAKES}[^.;]*\b(?:another player|someone|somebody|an opponent|anyone|(?:the )?other players?)"
            r"(?:[’']s?)?(?: else)?(?:[’']s)?\b[^.;]*[.!]*$"
        ),
        _SWAPS[1:],
    ),
    Never(
        "hands",
        _pattern(
            r"\b(?:take|steal|grab|snatch|draw|get|pull|swipe|add)\b[^.;]*\b(?:from|of) (?:another|an|any|a|one|someone|"
            r"somebody|anyone|anybody|other|others|your (?:left|right)|the (?:other|left|right)|(?:left|right))\b[^.;]*"
            r"(?:\bhands?|\bplayers?|\bneighbou?rs?|\bopponents?|else|one|body)(?:[’']s?)?"
            r"(?: (?:and|to|into|in) (?:put (?:it|them) (?:to|into|in) )?(?:your|the reader[’']s) hand| hands?)?(?=[.,;!]|$| and\b)"
        ),
        _SWAPS[1:],
    ),
    Never(
        "hands",
        _pattern(
            r"\b(?:take|steal|grab|snatch|draw|get|pull|swipe|add)s?\b[^.;]*\bfrom (?:the (?:hand of )?(?:the )?(?:player|person|one)|"
            r"whoever|who|(?:the hand of )?whoever) (?:with|who|holding|holds|has)\b[^.;]*[.!]*$"
        ),
        _SWAPS[1:],
    ),
    Never(
        "outside",
        _pattern(r"^(?P<before>.*?)\b(?:a random|at random|randomly|random)\b(?P<behind>.*)$"),
        (r"\g<before>\g<behind>", r"\g<before>a\g<behind>"),
    ),
    *(Never("this", _pattern(given), _SWAPS_THIS) for given in _GIVEN),
    Never(
        "peaks",
        _pattern(
            r"\b(?:everyone|everybody|each (?:other )?player|every (?:other )?player|all (?:other )?players|all)\b[^.;]*"
            r"\b(?P<hole>(?:their|his or her|his|her|the) (?:own )?(?:card of (?:the )?)?(?:highest|lowest|biggest|smallest|largest|best|worst))\b"
            r"[^.;]*\b(?:cards?|hands?)\b|"
            r"\b(?:highest|lowest|biggest|smallest|largest)\b[^.;]*\bfrom (?:each|every|all|everyone[’']s|everybody[’']s)\b[^.;]*\bhands?"
        ),
    ),
    Never(
        "parity",
        _pattern(r"^(?P<who>even|odd)(?: numbers?)?[.!]*$"),
        (
            r"Whoever has an \g<who> total wins.",
            r"Whoever has an \g<who> number of cards in hand wins.",
        ),
    ),
    Never(
        "parity",
        _pattern(
            r"\b(?:even|odd)(?:[- ](?:numbered|valued|value))? cards?\b|\bcards? (?:of|with) (?:an )?(?:even|odd)\b"
        ),
    ),
    Never(
        "give",
        _pattern(
            r"^(?!.*\b(?:pile|deck|field|table|discards?|discarded|this card|look|see|show|face|draw|swap|whole|entire|hands)\b)[^.;]*?"
            r"\b(?P<hole>(?:gives?|pass(?:es)?|donates?|slips?)(?= (?!up\b|back\b)(?:[^.;]*\bcards?\b[^.;]*\b(?:to|on|left|right)\b|"
            r"(?:the|your|another|any|an?|each|someone|them|him|her)\b[^.;]*\bcards?\b))|(?<=that )goes(?= to\b))"
        ),
    ),
    Never(
        "at-once",
        _pattern(
            r"(?:^|[.,;] |\band |\bthen )(?:you |i )?(?:immediately |instantly )?win(?: (?:the|this) (?:game|match))?"
            r"(?: at once| immediately| instantly| now| right away)?[.!]*$"
        ),
    ),
    Never(
        "turn-over",
        _pattern(
            r"^(?:flip|turn|reverse|invert)(?: over)? (?:the |all of the )?(?:whole |entire )?(?:draw pile|pile|deck|stock)"
            r"(?: over| around| round| upside[- ]down)?[.!]*$"
        ),
        ("Make the top card of the draw pile visible.", "Make the draw pile visible."),
    ),
    Never(
        "ban",
        _pattern(f"^(?:{_BANNED.format('(?:discard(?:s|ing)?|throwing away|throw away)')}){_END}"),
        ("Forbid discarding cards from hands.",),
    ),
    Never(
        "ban",
        _pattern(
            f"^(?:{_BANNED.format('(?:[a-z]+ing|(?<=may )[a-z]+|(?<=can )[a-z]+|(?<=not )[a-z]+)(?: [a-z’]+){0,4}?')}){_END}"
        ),
    ),
    Never(
        "alone",
        _pattern(r"^(?:if |when )?(?P<who>(?:a |the |your |you |most |fewest |highest |lowest )[^,.;]*)[.!]*$"),
        (r"If \g<who>, you win.", r"Whoever has \g<who> wins.", r"\g<who> wins."),
        only=True,
    ),
)
