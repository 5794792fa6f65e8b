"""What English writers say in a roundabout way, as the plain words that the reader knows."""

from __future__ import annotations

ROWS = (
    (r"(^|[.;:] )next player\b(?!,)", r"\1the next player"),
    (r" \((from [a-z ]+|of your (?:own )?choice|face (?:up|down))\)", r" \1"),
    (r" \((?:your|the reader’s) (?:pick|choice)\)", " of your choice"),
    (
        r"\b(everyone|everybody|all players|each player|every player)\b(?! else)([^.;]*?)(?:,? \(?)(?:including|even|also) (?:you|yourself|me|myself)\)?(?:,(?= [a-z]+s?\b)|(?=[.;]|$)|(?= ))",
        r"\1\2",
    ),
    (
        r"\b(everyone else|everybody else|the others|all others|all other players|the other players)(?:,? \(?)(?:but )?not you\)?,?",
        r"\1",
    ),
    (
        r"\b(discard|throw away|mill|burn|trash) ([^.;,]*\b(?:deck|pile)\b[^.;,]*?),? (?:without looking(?: at (?:it|them))?|unseen|blindly?|sight unseen)(?=[.;,]|$)",
        r"\1 \2",
    ),
    (
        r"\b(?:whichever|whatever|any) ((?:[a-z]+ )?card(?: (?:of|in|from|on) [a-z ]+?)?) you (?:like|want|choose|prefer|wish)\b",
        r"any \1",
    ),
    (
        r"\b(?:search|look|go|dig|rummage)(?: through| in)? the (discard pile|discards|graveyard)(?: for (?:a|one|any) card[a-z ]*?,? and (?:take|keep|add) it|,? and (?:take|pick|choose|keep) (?:a|one|any)(?: card| of them)?)(?: (?:to|into|in) your hand)?(?=[.;,]|$)",
        r"take a card from the \1",
    ),
    (r"^only (?=your (?:own |(?:left|right) neighbou?r’s )?hand limit\b|you (?:draw|discard|take|get)\b)", ""),
    (
        (
            r"(\b(?:you|your|my|i)\b[^.;]*?)[,;.]? (?:but |and |while )?(?:(?:the )?(?:(?:hand )?limits?|hands?) of (?:all )?(?:the )?other(?:s| players)|(?:the |all )?other(?:s|s’| players| players’)|(?:everyone|everybody|nobody) else(?:’s)?)"
            r"(?: (?:hand )?(?:limits?|hands?))? (?:(?:stays?|remains?|is|are) (?:as (?:it|they) (?:is|are)|the same|unchanged|not affected|unaffected)|(?:does|do) not change|(?:draws?|gets?|discards?) nothing|does)(?=[.;]|$)"
        ),
        r"\1",
    ),
    (
        r"^(?:would|could|can|will) (everyone|everybody|each player|all players|the next player|(?:your|the) (?:left|right) neighbou?r),? (?:please )?(?=[a-z]+\b)",
        r"\1 must ",
    ),
    (
        r"\b(?:treat|count|regard) (?:both|them|the two)(?: cards)? as (?:a single|one) card (?:with (?:a |the )?value (?:of )?|worth )(0|zero|nothing)\b",
        "together they become one card, its value is 0",
    ),
    (
        r"\bcount (?:the cards in )?your (?:hand|cards),? (?:and |then |and then )(draw|discard|take) that many\b(?: cards)?",
        r"\1 as many cards as there are in your hand",
    ),
    (r"\bdraw (?:back )?up to (?=the same number|that many)", "draw "),
    (
        r"\b((?:flip|turn|reveal)\b[^.;]*?),? and leave (?:it|them) (?:like that|that way|as (?:it is|they are)|so)(?=[.;,]|$)",
        r"\1",
    ),
    (r"\bsomewhere in(?:to|side)? (?=the (?:draw )?(?:deck|pile)\b[^.;]*\bshuffle)", "into "),
    (
        r"\byour neighbou?rs on both sides\b|\bthe (?:players|people) on (?:both sides|either side)(?: of you)?",
        "your left neighbour and your right neighbour",
    ),
    (r"\b(if|when) you (?:played|used|play|use) (?=this (?:card )?from your hand\b)", r"\1 you read "),
    (
        r"^(?:please )?(?:do not|don’t) (read|swap|exchange|shuffle|trade) ([^.;]*?)(?: any ?more| any longer| from now on)(?=[.;]|$)",
        r"nobody may \1 \2 any more",
    ),
    (r" ?\((?:and )?then ([^()]+)\)", r", then \1"),
    (r"\b(to|into|in|from|on|onto|of) (?=(?:discard|draw) pile\b)", r"\1 the "),
    (r"\b(at|from|with|in) (?=opponent(?:’s)? )", r"\1 an "),
)
"""Patterns, and what they say, in the order in which they are tried."""
