"""How terse English writers note what is done, as whole clauses: without a verb, or with the place before a colon."""

from __future__ import annotations

from game.games.read_aloud.reading.en.numerals import DIGITS

_NUMBER = f"[0-9]+|{'|'.join(DIGITS)}"
_PLACE = r"(?:the |your (?:own )?)?(?:draw pile|discard pile|deck|pile|field|table|hand|discards)|all (?:the )?hands"
_NOUNS = (
    rf"(?:(?:all|whole|entire|the|your|my|own|every|everyone|everybody|’s|left|right|hand|neighbou?r|neighbou?r’s|everyone’s|everybody’s|players’|other|of|in|on|from|"
    rf"this|top|draw|discard|field|deck|pile|hands|cards?|{_NUMBER}) )+"
)
"""Nothing but cards, their number and their place."""
_BEGINS = r"(^|[.;:] |, (?=(?:all|the|your|top)\b))"
_CROWD = r"every\w*|each|all|any\w*|some\w*|players?|opponents?|neighbou?rs?|they|their|whoever|who|others?"
_DONE = "shuffled|reshuffled|mixed|discarded|trashed|scrapped|revealed|exposed|shown|lifted|removed|cancelled|exchanged|swapped|hidden|drawn|gone"
_GOAL = (
    r"(?:more |longer a )?(?:(?:winner’?s?’?|win|winning|victory) conditions?|condition (?:for|of) (?:winning|victory))"
)
_VERBS = "shuffle|reshuffle|mix|reveal|show|hide|discard|trash|dump|look at|peek at|conceal"

ROWS = (
    (" = |=>|->|→", r"\b((?:limit|limits|size)) ?(?:=>?|-+>|→) ?(?=[0-9a-z])", r"\1: "),
    (
        "limit |size ",
        r"(^|[.;] )((?:the |your )?(?:own )?(?:hand|field) (?:limit|size)) (?:now )?(?=[0-9]+\b(?![^.;]*\bor\b))",
        r"\1\2: ",
    ),
    (
        " up ",
        rf"(^|[.;,] )((?:the |your )?(?:own )?(?:hand|field) (?:limit|size)) up (?:by )?(?=(?:{_NUMBER})\b)",
        r"\1raise \2 by ",
    ),
    (
        " down ",
        rf"(^|[.;,] )((?:the |your )?(?:own )?(?:hand|field) (?:limit|size)) down (?:by )?(?=(?:{_NUMBER})\b)",
        r"\1lower \2 by ",
    ),
    ("own ", rf"^(?!.*\b(?:{_CROWD})\b)([^.;]*?)(?<!your )(?<!my )\bown (?=hand\b|cards\b)", r"\1your own "),
    (
        "face |open|hidden",
        rf"{_BEGINS}({_NOUNS})(face (?:up|down)|open|hidden)(?: on the table)?(?=[.;!]|$|, (?!not\b|but\b|except\b)|,? then\b)",
        r"\1turn \2\3",
    ),
    (
        _DONE,
        rf"(^|[.;] )((?!(?:discard|draw|hand) (?:{_NUMBER}|the|all|your|this|cards?)\b){_NOUNS}|all bans |(?:the )?{_GOAL} )({_DONE})(?=[.;!]|$|,? then\b|,? (?:and )?this\b)",
        r"\1\2is \3",
    ),
    (
        " turn|turn ",
        r"(^|[.;] )(?:one |an? )?(?:extra|another|additional|bonus|one more|1 more) turn(?: for (?:you|me|the reader))?(?=[.;!]|$|,? (?:and )?then\b)",
        r"\1take another turn",
    ),
    (
        "under|beneath",
        r"^(?:goes )?(under|beneath) (?=(?:an?|one|any|someone|another)\b[^.;]*\bvalue\b)",
        r"put this card \1 ",
    ),
    (
        "no ",
        rf"(^|[.;] )no {_GOAL}(?: (?:any ?more|any longer|now|at all))?(?=[.;!]|$)",
        r"\1there is no winning condition",
    ),
    (
        "condition",
        rf"(^|[.;] )((?:the )?{_GOAL}),?:? (?:is )?(?:gone|off|out|void|none|removed|deleted|away)(?=[.;!]|$)",
        r"\1there is no winning condition",
    ),
    ("condition: ", rf"^(?:the )?(?:new )?{_GOAL}: (?=(?:you|your)\b)", "you win if "),
    (":", rf"(^|[.;] )({_PLACE}): ({_VERBS})(?: it| them| all)?(?=[.;!]|$|,? then\b)", r"\1\3 \2"),
    (
        ":",
        rf"(^|[.;] )({_PLACE}): ({_VERBS}|draw|take) (all|any|an?|{_NUMBER})(?: of (?:it|them))?(?: cards?)?(?=[.;!]|$|,? then\b)",
        r"\1\3 \4 cards from \2",
    ),
)
"""As in `rephrased`."""
