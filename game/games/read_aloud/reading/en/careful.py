"""What careful writers of English write, and those who learnt it, as the plain words that the reader knows."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.rules import Row

_HEAP = r"(?:of|in|on) (?:the )?(draw pile|discard pile|deck|pile|field)"

_PLACES = "field|table|pile|draw pile|deck|discard pile|discards|hand"

_VERB = re.compile(
    r"(^|\b(?:and|then|or|but|also|now|first|,) )((?:discard|draw|take|choose|pick|reveal|show|shuffle|look|peek|swap|exchange|trade|put|place|turn"
    r"|lose|get|add|return|play|throw|drop|hide|flip|keep|give|select|lay|double|set|raise|lower|reverse|skip)s|has to)\b"
)
_OWN = re.compile(r"\b(?:their|his or her|his|her)\b(?! (?:owners?|values?)\b)")


def _told(found: re.Match[str]) -> str:
    """What is said of the reader, as one tells it the reader, where nobody else is spoken of."""
    rest = _VERB.sub(lambda each: each[1] + ("must" if each[2] == "has to" else each[2][:-1]), found["rest"])
    return f"{found[1]}you {_OWN.sub('your', rest)}"


ROWS: tuple[Row, ...] = (
    # what leads on
    ("please |let us ", r"^(?:please,? |let us (?!see\b|all\b|both\b|each\b|say\b|have\b|not\b))+(?=[a-z])", ""),
    (
        "done so",
        r",? (?:and )?(?:when|once|after|as soon as) (?:they|you|he or she)(?: all)? (?:have|has) done so,? ",
        ", then ",
    ),
    ("whereupon|whereafter", r",? (?:whereupon|whereafter) ", ", then "),
    (
        "in which|where|that|condition",
        r"^(?:in|for) (?:the )?cases? (?:in which|where|that) |^on (?:the )?condition that ",
        "if ",
    ),
    ("except ", r"\bexcept (?:in case|where|while) (?=(?:the|you|there|your|no)\b)", "unless "),
    ("turns out|happens that", r"\b(if|when) it (?:turns out|happens|so happens) that ", r"\1 "),
    (
        ", which ",
        r", which (?:was|is|has been|had been) (?:forbidden|banned|prohibited)(?: before| until now)?, (?=is (?:now )?(?:allowed|permitted)\b)",
        " ",
    ),
    # where
    ("upon ", rf"\bupon (?=(?:the|your|our) (?:{_PLACES})\b)", "on "),
    (
        "everything ",
        rf"\beverything (?:that|which) (?:lies?|is|sits|lies around) (?=(?:in|on) the (?:{_PLACES})\b)",
        "everything ",
    ),
    (
        "whoever |the one |the person ",
        r"\b(?:whoever|the (?:one|person)) (?:(?:who|that) )?(?:sits|is(?: sitting| seated)?) (?:on|to|at) (your|their|my|the) (left|right)\b",
        r"the player on \1 \2",
    ),
    # who
    (
        "gentleman|lady",
        r"\b(?:lady or gentleman|gentleman or lady|gentleman|lady)(?= (?:on|to) (?:my|your|the)\b)",
        "player",
    ),
    ("help", r"\bhelps? (?:himself|herself|themselves|themself|himself or herself) to\b", "takes"),
    ("it is |it’s ", r"^it(?: is|’s) (my|your|the) ([a-z -]+?) whose (?=(?:hand|cards|limit)\b)", r"\1 \2’s "),
    # what is said of the whole
    ("history", r"\b(is|are) history(?=[.!]*$|[,;])", r"\1 gone"),
    (
        "about w|about v",
        r"\bwhat(?:ever)? (?:was|has been|is) (?:ever )?said about (?:winning|victory|who wins)\b",
        "the winning condition",
    ),
    ("of which the", r"\bof which the (?=value|total)", "whose "),
    (
        "re discarded|re shuffled|re revealed|s discarded|s shuffled|s revealed",
        r"^(are|is) (discarded|shuffled|revealed) ((?:all|every|the|one|two|three|an?|this)\b[^.,;?]*?)(?=[.!]*$)",
        r"\3 \1 \2",
    ),
    ("than before|than now", r"\b((?:more|fewer) cards?) than (?:before|now) (?=(?:may|can|must)\b)", r"\1 "),
    (
        "them|it all",
        r"^((?:one|two|three|an?|this|the|all|your)\b[^.:;]*): (discard|throw away|reveal|shuffle) (?:(?:it|them)(?: all)?|all (?:of (?:it|them)|three|two|four)|both(?: of them)?|each(?: of them)?)(?=[.!]*$)",
        r"\2 \1",
    ),
    (
        "finally|lastly",
        r"\b((?:discard|throw away) [^.;]+?),? (?:and (?:finally|lastly)|finally|lastly),? (?=this(?: card)?[.!]*$)",
        r"\1. discard ",
    ),
    (
        "neither ",
        r"^neither (swap|exchange|trade|shuffle) nor (swap|exchange|trade|shuffle)( cards| anything)?(?:,? (?:any more|from now on|any longer))+(?:, any of you)?(?=[.!]*$)",
        r"nobody may \1 cards. nobody may \2 cards",
    ),
    (
        " turn, ",
        r"^(?:when|once|after) you(?: have|’ve)? (?:finished|ended|finish|end|completed) (?:this|your) turn, (?:you )?(?:get|take|have) another(?: one| turn)?(?: straight away| at once| immediately| right away)?(?=[.!]*$)",
        "take another turn",
    ),
    # exact
    ("reading this", r"\bthe (?:player|person|one) reading this (?:card|text)\b", "the reader"),
    (
        "the reader |whoever ",
        r"^(?:the reader|whoever (?:reads|has read) this(?: card)?) (?!.*\b(?:neighbou?r|players?|opponents?|every\w*|any\w*|others?|whose|next|each|card’s)\b)([^.;]*?)\b(?:their|his or her|his|her)(?: own)? (?=hand\b|cards\b)",
        r"you \1your ",
    ),
    (
        "the reader ",
        r"^(?!.*\b(?:neighbou?rs?|players?|opponents?|every\w*|any\w*|others?|next|each|card’s|owner|nobody|they|i|you|your|reader’s|who\w*|wins?|winner)\b)(.*?)\bthe reader (?!of\b)(?=[a-z])(?P<rest>.*)$",
        _told,
    ),
    ("on discarding", r"^(?:up)?on discarding this card,? ", "after discarding this card, "),
    ("his or her", r"\bof his or her (?:own )?(choice|choosing)\b", r"of their \1"),
    # chatty
    (
        "whatever the",
        r"\bwhatever the (winning condition|winner’s condition) (?:is|was)(?: before)?(?=[.,;]|$)",
        r"the \1",
    ),
    ("why not", r",? because why not(?=[.!?]*$)", ""),
    ("nah", r"^nah,? ", ""),
    ("this time", r"\bdo nothing this time\b", "do nothing"),
    ("not ", r"\b(some(?:one|body)|any(?:one|body)), (?:but )?not (?:yourself|you|myself|me)\b,?", r"\1 else"),
    ("not ", r"\b(?:a|one) player, (?:but )?not (?:yourself|you|myself|me)\b,?", "another player"),
    ("on the table", r"(?<=condition) on the table(?=(?: already| yet)?[.!,]*$)", ""),
    # learnt
    ("seen by", r"\b(hand|cards) are seen by (?=everyone|everybody)", r"\1 are shown to "),
    ("must to", r"\bmust to (?=[a-z])", "must "),
    ("have turn|get turn", r"\b(does not|doesn’t) (have|get) turn\b", r"\1 \2 a turn"),
    (
        " than ",
        rf"^(if|when) the cards {_HEAP} are (less|fewer|more) than ([0-9a-z]+)(?: cards)?(?=,| then)",
        r"\1 there are \3 than \4 cards in the \2",
    ),
    (
        "as many as",
        r"\bcards as many as (?:the )?field cards (from [a-z]+ hand)\b",
        r"as many cards \1 as there are field cards",
    ),
)
