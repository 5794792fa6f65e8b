"""What English writers say of a thing or somebody in a clause of its own, and of cards that stay no more."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.rules import Row

_GONE = r"(?:it is|they are|it’s|they’re|it gets|they get|it must be|they must be|it has to be|they have to be|they all are|they are all)"
_OWNER = r"(?:the player (?:on|to) your (?:left|right)|your (?:left|right) neighbour|another player)"

ROWS: tuple[Row, ...] = (
    (
        " holds| has| is holding",
        rf"\bthe (?:hand|cards) (?:that |which )?({_OWNER}) (?:holds|is holding)\b",
        r"\1’s hand",
    ),
    (
        "lies in|lies on",
        r"\b(?:all|everything|whatever) (?:that |which )?lies (?:in|on) the (field|table)\b",
        r"all cards in the \1",
    ),
    ("whatever lies ", r"\bwhatever lies (?:at|on) (?=(?:the )?(?:top|bottom) of\b)", "the card at "),
    ("make up", r"\bthe cards (?:that|which) make up the (field|table)\b", r"all cards in the \1"),
    ("of yours", r"\b(the) card of yours (?=(?:that|which|with)\b)", r"\1 card in your hand "),
    (
        "those ",
        r"\bthose (?=field cards (?:that|which|worth|with)\b|cards in (?:the field|your hand) (?:that|which|worth|with)\b)",
        "all ",
    ),
    (
        "whichever player|whatever player",
        r"\b(?:whichever|whatever) player you (?:like|want|choose|prefer|pick|please|wish)\b",
        "any player",
    ),
    (
        "next to you on",
        r"\bthe (?:player|person|neighbour) (?:who |that )?(?:sits|is|is sitting|sitting|seated) next to you on (?:the|your) (left|right)(?: hand)?(?: side)?\b",
        r"your \1 neighbour",
    ),
    ("you, the reader", r"^you, the reader(?: of this card)?, ", "you "),
    (
        " who reads",
        r"^(?:he|she|the one|one|the person|the player) who reads this(?: card)? (?:shall |will )?(win|lose)s?(?=[.!]*$)",
        r"whoever reads this card \1s",
    ),
    ("nd keep ", r"\b(draw|take) and keep (?=(?:an?|one|two|three|[2-9])\b)", r"\1 "),
    (
        ", then |, and then ",
        r"^(reveal|shuffle|look at), (?:and )?then (shuffle|discard|reveal), (your hand|the field)(?=[.!]*$)",
        r"\1 and \2 \3",
    ),
    # what stays no more
    (
        "stay|remain|survive|safe|left",
        r"^(?:not (?:a|one)(?: single)?|no|not any) cards? (?:(?:in|on|of) (?P<one>the field|the table|your hand) (?:stays?|remains?|survives?|is (?:safe|spared))|(?:stays?|remains?|is left) (?:in|on) (?P<other>the field|the table|your hand))(?=[.!]*$)",
        lambda found: f"discard all cards in {found['one'] or found['other']}",
    ),
    (
        "nothing ",
        r"^nothing (?:in|on) (?P<what>the field|the table|your hand) (?:stays|remains|survives|is safe|is spared)[:;,.] (?:discard|throw away) (?:it all|all of it|everything|them all)(?=[.!]*$)",
        r"discard all cards in \g<what>",
    ),
    (
        "either ",
        r"^neither (?P<one>the field|your hand|the draw pile|the pile|the deck) nor (?P<other>the field|your hand|the draw pile|the pile|the deck) (?:keeps|holds on to|has) (?:a single card|any cards?|anything)[:;,.] discard (?:them all|both|it all|all of it|everything|all of them)(?=[.!]*$)",
        r"discard all cards in \g<one> and all cards in \g<other>",
    ),
    (
        "stay|remain|survive",
        rf"^(?P<what>(?:all |any |the )?cards? (?:that |which )?(?:is |are )?(?:worth|of value|with a value of) [a-z0-9 ]+?) (?:do|does|can|may|will) ?not (?:stay|remain|survive) in (?P<where>anyone’s hand|anybody’s hand|any hand|hands|the field|your hand)[:;,.] {_GONE} (?P<done>discarded|thrown away)(?=[.!]*$)",
        lambda found: (
            f"discard all {re.sub('^(all|any|the) ', '', found['what'])} in "
            f"{found['where'] if found['where'] in ('the field', 'your hand') else 'all hands'}"
        ),
    ),
    (
        "s in a|s in an|s in your|s in hand",
        r"^what(?:’s| is) in (?:an?|any|every|each|your|people’s|the players’) hands? (?=cannot\b|may not\b|must not\b)",
        "cards in hands ",
    ),
    (
        "goodbye|farewell|bye",
        r"^(?:you can )?(?:say |wave |kiss )?(?:goodbye|farewell|bye bye|bye|good bye) to (your (?:whole |entire )?hand|the (?:whole |entire )?field|all cards in the field)(?:[:;,.] (?:all of it is discarded|it is(?: all)? discarded|discard (?:it all|all of it|it)|it all goes|it goes to the discard pile))(?=[.!]*$)",
        r"discard all of \1",
    ),
    (
        "all of it ",
        r"^(your hand|the field)[:,;] all of it (?=(?:is|gets|must be) (?:discarded|revealed|shuffled|turned)\b)",
        r"all of \1 ",
    ),
)
"""As in `rephrased`."""
