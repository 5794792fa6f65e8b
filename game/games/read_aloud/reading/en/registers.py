"""How lawyers, poets and those who type in haste write English: the same words for what all others say plainly."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.numerals import DIGITS
from game.games.read_aloud.reading.en.rules import Row

_HASTY = {
    "theres": "there is", "thats": "that is", "whats": "what is", "whos": "who is", "dont": "do not", "doesnt": "does not",
    "didnt": "did not", "cant": "cannot", "wont": "will not", "isnt": "is not", "arent": "are not", "hasnt": "has not",
    "havent": "have not", "elses": "else’s", "youre": "you are", "youve": "you have", "theyre": "they are", "theyve": "they have",
}  # fmt: skip
_DONE = r"[a-z]+(?:ed|en|wn|pt|id)|put|hid"


def _plural(found: re.Match[str]) -> str:
    """Who lets something be done, as what must be done, or may not."""
    none = re.match(r"no(?:body| one| more)?\b|not\b|none\b", found["what"])
    return f"{found['what']} {'may' if none else 'must'} {found['does']}"


ROWS: tuple[Row, ...] = (
    # in haste
    *((word, rf"\b{word}\b(?!’)", plain) for word, plain in _HASTY.items()),
    ("w/ ", r"\bw/ ", "with "),
    ("u", r"\b4 u\b|\bfor u\b", "for you"),
    ("4 ", r"\b4 (?=u\b|you\b|all\b|every)", "for "),
    ("gg", r"^gg[,!. ]+(?=[a-z])|[,!. ]+gg(?=[.!]*$)", ""),
    ("lets", r"^lets (?=[a-z])", "let us "),
    ("left |right ", r"(^|\b(?:with|of|to|from|by|and|at|under|make|skip|let|[0-9]+) )(left|right)(?: hand)? (?:neighbou?r|guy|dude|player|person)\b(?!s)", r"\1your \2 neighbour"),
    (" n ", r"(?<!let)(?<=[a-z0-9]) n (?=(?:then|draw|toss|discard|take|bin|shuffle|swap|show|reveal|everyone|u|you)\b)", " and "),
    ("can", r"^(?:cannot|can’t|can not) (?=(?:read|swap|trade|discard|shuffle|end)\b)", "nobody may "),
    ("allowed to have", r"\byou(?:’re| are) allowed to have (?=an? |another |one |two |three |[0-9]+ )", "you may take "),
    ("allowed to", r"\byou’re allowed to\b", "you may"),
    ("remainder", r"\bfor the (?:remainder|duration) of the game\b", "from now on"),
    ("likewise", r"\blikewise (?=be\b)|,? likewise(?=[.;]|$)", ""),
    ("time of reading|time this", r",? at the time (?:of reading(?: this(?: card)?)?|this(?: card)? is read)\b", ""),
    ("to be chosen|to be selected", r", to be (?:chosen|selected|picked) by (?:you|the reader),", " of your choice"),
    ("atop", r"\bfrom atop (?:of )?", "from the top of "),
    (
        "exceed",
        r"\b(the number of cards [^.;,]*?) (?:(?:does|do) (?P<no>not) exceed|exceeds) (?=[a-z0-9])",
        lambda found: f"{found[1]} is {'at most' if found['no'] else 'more than'} ",
    ),
    ("held by any", r"\bmay be held by any (?:one )?player\b", "may be held by each player"),
    ("crown|victory|glory", r"^to (?P<who>[^.,;]+?),? (?:the )?(?:crown|victory|glory) (?:(?:shall|will) )?(?:goes?|belongs?)(?=[.!]*$)", r"\g<who> wins"),
    ("of everyone|of anyone|of all players|among", r"\b((?:biggest|highest|lowest|smallest|greatest|largest) (?:card|total|value|sum)|(?:most|fewest) cards),? (?:out )?(?:of|among) (?:everyone|everybody|anyone|all players|all of us)(?: here)?(?=[ .,;]|$)", r"\1"),
    ("pass", r"\b(pass|passes|rotate|rotates) (?:the |their )?hands? (?:to the )?(left|right)(?=[.,;!]|$)", r"\1 their hand to the \2"),
    # exact
    *(("(", rf"\b{word} \({n}\) ?(?=[a-z.,;]|$)", f"{word} ") for n, word in enumerate(DIGITS, 1)),
    ("(s)", r"\(s\)", "s"),
    ("his or her", r"\bhis or her\b(?! (?:choice|choosing))", "their"),
    ("reader", r"^(?!.*\byou(?:r|rs)?\b)(.*?)\bthe reader(?: of this card)?’s\b", r"\1your"),
    ("reader", r"\b(the reader)(?: of this card)? (?=shall\b|must\b|may\b|can\b|will\b|is to\b)", "you "),
    ("reader", r"\b(to|by|with) the reader(?=[.,;]|$)", r"\1 you"),
    ("that player’s", r"\bthat player’s(?: own)?(?= (?:choice|choosing|hand)\b)", "their"),
    (" shall", r"\b(no player|no one|nobody) shall\b(?! (?:win|lose|be)\b)", r"\1 may"),
    ("until", r",? (?:unless and )?until (?:such|the|this|that) (?:ban|prohibition) (?:is|has been|shall be) lifted(?=[.;]|$)", ""),
    ("forthwith|thereupon|thereby|whatsoever", r",? (?:forthwith|thereupon)\b|\bthereby (?=[a-z])|(?<=effect) whatsoever\b", ""),
    ("reading of", r",? (?:immediately )?(?:up)?on (?:the )?reading (?:of )?this(?: card)?(?=[.;,]|$)", ""),
    ("privately|secretly", r"\b(?:privately|secretly|quietly) (?=(?:inspect|view|examine|check|study)\b)", ""),
    ("located|situated|contained|currently|presently", r"\b(?:currently |presently )?(?:located|situated|contained) (?=in |on |at )", ""),
    ("aggregate", r"\baggregate (?=value|total|sum|worth)", "total "),
    ("upon the", r"\bupon the (?:end|conclusion) of the (?:game|match)\b", "at the end of the game"),
    ("entitled", r"\b(?:shall be|are|is) entitled to (?=an? |another |one )", "get "),
    ("following this|after this", r"\b(turn),? immediately (?:following|after) this(?: one| turn)?(?=[.,;]|$)", r"\1"),
    ("to have", r"\b(shall|will|must) be (?:deemed|considered|held) to have (?:lost|been defeated)\b", r"\1 lose"),
    ("this card shall", r"\bthis card shall have no\b", "this card has no"),
    ("this card ", r"\bthis card (?:shall be|is to be|must be|is|gets) (put|placed|laid|slid|tucked) (beneath|under|underneath|below)\b", r"put this card \2"),
    ("reader and", r"\b(?:the reader|reader) and (?=your |the player|the person)", "you and "),
    ("entire", r"\b(?:their|your) entire (?=hands\b)", ""),
    ("condition shall", r"\bcondition shall (?:be|become)(?: null and)? (?=void|cancelled|annulled)", "condition is "),
    ("get a go", r"\b(?:does not|doesn’t|do not|don’t|cannot|can’t) get a go\b", "does not get a turn"),
    ("value of which", r",? the value of which (?:shall be |is (?:then )?|is to be )", ", whose value is "),
    ("in force|in effect", r"\b(condition)(?: then| currently| presently| now)? in (?:force|effect)(?= (?:shall|is|are|no longer)\b)", r"\1"),
    # as a program
    ("being|where|equals", r"^(draw|discard) (?P<n>n|x) cards,? (?:(?P=n) being|where (?P=n) is|with (?P=n) being|(?P=n) equals) the number of cards (?=in |on )", r"\1 as many cards as there are cards "),
    (" size", r"\bif (?:the )?(draw pile|pile|deck|field|discard pile)(?:’s)? size (?:is )?(?=at least|at most|more|less|<|>|=|≤|≥|[0-9])", r"if the number of cards in the \1 is "),
    ("limit", r"\bset (the |your )?(hand |field )limit ?:?= ?(?=[0-9])", r"set \1\2limit to "),
    (
        "for each|for every",
        r"^for (?:each|every) card (in|on|of) (the field|your (?:own )?hand): if (?:its value is|it is worth|it’s worth) ([^,;.]+), (?:then )?discard it(?=[.!]*$)",
        r"discard all cards \1 \2 worth \3",
    ),
    # of those who learn it
    ("must to|can to|may to", r"\b(must|can|may) to (?!win\b|lose\b)(?=[a-z])", r"\1 "),
    ("most ", r"\bmost (low|high|small|great)(?= (?:card|total|value|sum)\b)", r"\1est"),
    (" all ", r"\b(his|her|their|your) all (?=cards\b|hand\b)", r"all \1 "),
    ("neighbo", r"\b(?:the |your )?neighbou?r (?:of|at|in) (?:the )?(left|right)\b", r"your \1 neighbour"),
    ("limit of", r"\b(?:the )?limit of (hand|field)\b(?! and| cards?)", r"\1 limit"),
    ("fter ", r"^after (?:throw|discard)(?: away)? this card, ", "after discarding this card, "),
    ("becomes", r"\b(limit) becomes (one|two|three|[0-9]) (?:cards? )?(?:(?P<up>more|higher)|fewer|less|lower)\b", lambda found: f"{found[1]} goes {'up' if found['up'] else 'down'} by {found[2]}"),
    ("what a", r"^what an? (?:[a-z]+ )?[a-z]+[:!] (?=[a-z])", ""),
    # solemn
    (
        "let ",
        rf"^let (?P<what>(?!us\b|me\b|him\b|her\b|them\b|it\b|there\b)[a-z’0-9 ]+?) (?P<does>be (?:{_DONE})\b|lie (?:open|face up|face down)\b)",
        _plural,
    ),
    ("ends the game", r"^(?:and )?here ends the game(?=[.!]*$)", "the game ends"),
    ("defeat", r"^defeat is yours(?=[.!]*$)", "you lose"),
    ("it is over|it’s over", r"^it(?: is|’s) over(?: now)?,? the game(?: is)?(?=[.!]*$)", "the game is over"),
)  # fmt: skip
"""As in `rephrased`."""
