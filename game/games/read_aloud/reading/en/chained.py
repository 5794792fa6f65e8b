"""What English writers do first and then, and what they choose between, as clauses in the order in which they are done."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.numerals import DIGITS
from game.games.read_aloud.reading.en.rules import Row
from game.games.read_aloud.reading.en.verbs import ROWS as FORMS

DONE_BASES = {
    form.split()[0]: verbs[0].lemma.split()[0] for kind in ("Ing", "Done") for form, verbs in FORMS[kind].items()
}
"""Verbs by their forms with “-ing”, and by those after “have”."""
SIMPLE = r"(?:(?!\b(?:if|when|unless|may|can|not|or|until|while|before|after|once)\b)[^.;:,])"
"""Nothing that could be a clause of its own, or a test."""
_BY_READER = r"(?!(?:everyone|each|all|any|another|the|your|whoever|nobody|no)\b)"
"""Nobody else, and no thing, is named first as the one who does it."""
_THIS = r"(?!(?:this(?: card)?|it|that)(?:[.;,]|$| ))"
_HAVE = r"(?:you(?: have|’ve)|having)(?: just)?"
_DEEDS = "discards?|draws?|takes?|shows?|reveals?|gets?|throws?|picks?"
_PEOPLE = "player|neighbou?r|opponent|person|others?|players|opponents|everyone|everybody|else|left|right|you"
SOME = f"[0-9]+|{'|'.join(DIGITS)}"
_PUT = "discard|throw away|get rid of|reveal|look at|put|place|return|take|toss|shuffle|exchange|swap|add"

_HANDS = "(?:(?:all|each|every one)(?: of)?(?: the| our)? hands|(?:every|each) hand|all (?:the |our )?cards in (?:all |our )?hands|every(?:one|body)’s (?:hands?|cards)|the hands of (?:all (?:the )?players|everyone|everybody)|all (?:the )?players’ hands)"
_THEIR_HANDS = "(?:(?:all (?:of )?)?the hands of (?:all )?(?:the )?(?:others?|other players|opponents)|(?:all )?(?:the )?other (?:hands|players’ hands)|everyone else’s hands?)"
_BACK = (
    "(?:(?:them|it|the cards|everyone|everybody|each|every|all|player|players|back|out|again|so that|has|have|gets?|in|the|to|a|hand|of) )*"
    "(?:back|out|again|equal|(?:the )?same (?:number|sizes?|amount)(?: as before)?|as many(?: cards)? as)(?: of cards)?(?: as)?(?: they| he or she| everyone| each)?(?: had| held)?(?: before)?"
)
"""Hands come back in the sizes that they had."""


def _first(found: re.Match[str], deed: str, then: str) -> str:
    """What is done first, then the rest; nothing is changed where it is no verb that is known."""
    base = DONE_BASES.get(found["ing"])
    return f"{base} {found[deed]}, then {found[then]}" if base else found[0]


def _after(found: re.Match[str]) -> str:
    return _first(found, "one", "other")


def _before(found: re.Match[str]) -> str:
    """The clause that is said last is done first."""
    base = DONE_BASES.get(found["ing"])
    return f"{found['other']}, then {base} {found['one']}" if base else found[0]


ROWS: tuple[Row, ...] = (
    (
        "choose|pick|select",
        r"^(?:you )?(?:choose|pick|select) ((?:an?|one|any)\b[^.;,]*?\bcards?\b[^.;,]*?)(?:, and|,| and) (put|slide|tuck|lay|place) this(?: card)? (under|beneath|below|underneath) it\b",
        r"\2 this card \3 \1",
    ),
    (
        "choose|pick|select",
        r"(^|[.;,] (?:and )?(?:then )?|then |and )(?:choose|pick|select) (one|two|three|[0-9]+) of (them|those|these|those cards|these cards) (?:to|and) (discard|reveal|take|swap)(?: it)?(?=[.;,]|$)",
        r"\1\4 \2 of them",
    ),
    (
        "fter ",
        rf"^after (?P<ing>[a-z]+ing) {_THIS}(?P<one>{SIMPLE}+), (?:then )?(?P<other>(?!you(?:r|rs)? \b(?:left|right)\b)[^.;]+)(?=[.!]*$)",
        _after,
    ),
    (
        "nce |fter |aving ",
        rf"^(?!.*\b(?:total|altogether|so far|this game|times)\b)(?:(?:once|after) {_HAVE}|having(?: just)?) (?P<ing>[a-z]+) {_THIS}(?P<one>{SIMPLE}+), (?P<other>[^.;]+)(?=[.!]*$)",
        _after,
    ),
    (
        " after ",
        rf"^(?P<other>{_BY_READER}{SIMPLE}+?),? after (?P<ing>(?!reading)[a-z]+ing) {_THIS}(?P<one>{SIMPLE}+)(?=[.!]*$)",
        _after,
    ),
    (
        "efore ",
        rf"^before (?P<ing>[a-z]+ing) {_THIS}(?P<one>{SIMPLE}+), (?:first )?(?P<other>{SIMPLE}+)(?=[.!]*$)",
        _before,
    ),
    (
        " before ",
        rf"^(?P<other>{_BY_READER}{SIMPLE}+?),? before (?P<ing>[a-z]+ing) {_THIS}(?P<one>{SIMPLE}+)(?=[.!]*$)",
        _before,
    ),
    (
        " before you ",
        rf"^({_BY_READER}{SIMPLE}+?),? before you (?=(?:discard|draw|take|shuffle|reveal|show|put|turn|throw) (?!this\b|it\b){SIMPLE}+[.!]*$)",
        r"\1, then ",
    ),
    (" after which", r",? after which(?: time)?,? ", ", then "),
    (
        " while ",
        rf"(?P<a>\b(?:{_DEEDS})\b[^.;:]*?),? while (?=[^.;,]*\b(?:{_PEOPLE}) (?:must |has to |have to |each )?(?:{_DEEDS})\b(?! (?:more|fewer|less)))(?![^.;,]*\b(?:has|have|holds?) (?!to\b))",
        r"\g<a> and ",
    ),
    (
        " while ",
        r"(\blimit\b[^.;:,]*?),? while (?=(?:the |your )?(?:hand |field )?limit\b[^.;,]* (?:raised|lowered|reduced|increased|rises|falls|drops|goes (?:up|down)|decreases|increases)\b)",
        r"\1 and ",
    ),
    (
        " instead",
        r"(\b(?:discard|throw away|dump|bin|toss)\b[^.;]*?(?:and|then|,) (?:draw|take) (?:an?|one|another|two|three|that|the same|as)\b[^.;]*?) instead(?=[.!]*$)",
        r"\1",
    ),
    # what is chosen for a deed
    (
        "choose|pick|select",
        rf"^(?:you )?(?:may )?(?:choose|pick|select) ((?:an?|any|one|two|three|four|[0-9]+)\b(?![^.;,:]*\b(?:for|players?|person|opponents?|from the pile|who)\b)[^.;,:]*?\b(?:cards?\b|ones?\b)[^.;,:]*?) (?:to|and) (be )?({_PUT})(?:ed|n)?(?= (?:on|in|into|to|at|under|from|back)\b|[.;,]|$| and\b)",
        lambda found: found[0] if found[2] or found[0].startswith(("you may", "may")) else f"{found[3]} {found[1]}",
    ),
    (
        "choose|pick|select",
        r"\b(?:choose|pick|select) (an?|one) ([^.;,:]*?\b(?:cards?|ones?)\b[^.;,:]*?) and (an?|one) ([^.;,:]*?),? (?:and|then|and then) (swap|exchange|switch|trade) (?:them|the two|both|the two cards|these)(?: with each other)?(?=[.;,]|$)",
        r"\5 \1 \2 with \3 \4",
    ),
    (
        "hands",
        r"\b(?:choose|pick|select|name) ((?:an?|one|any|another|some)\b[^.;,:]*?),? and (swap|exchange|switch|trade) (?:your )?hands(?=[.;,]|$)",
        r"\2 hands with \1",
    ),
    (
        "shuffl|mix",
        rf"^(?=.*\b(?:shuffle|mix)\b)(?:collect|gather|put|take|mix|shuffle) (?:up )?{_HANDS}(?: together)?(?:,? (?:and |then |and then )?(?:shuffle|mix)(?: (?:them|it))?(?: well| together| up)?)?,? (?:(?:and|then) )*(?:deal|redeal|give|hand|return|distribute) {_BACK}(?=[.!]*$)",
        "shuffle all hands together",
    ),
    (
        "shuffled",
        rf"^{_HANDS} are (?:(?:thrown|put|collected|gathered|brought) together,? (?:and )?)?(?:shuffled|mixed)(?: together)?,? and (?:re)?dealt {_BACK}(?=[.!]*$)",
        "shuffle all hands together",
    ),
    (
        "you ",
        r",? (?:and |but )?(?:you|i) (?:get to |may |can )?(?:pick|choose|decide|select)(?: (?:it|which(?: ones?| cards?)?(?: (?:it is|they are|goes|go|to discard))?))?(?=[.!]*$)",
        " of your choice",
    ),
    (
        "they |he |she ",
        r",? (?:and |but )?(?:they|he or she|he|she) (?:get to |may |can )?(?:pick|choose|decide|select)s? (?:it|which(?: ones?| cards?)?)(?=[.!]*$)",
        " of their choice",
    ),
    (
        "wins |loses ",
        r"^(wins|loses) ((?:the|a|any|that) (?:player|person|one)\b|whoever\b|everyone\b)([^.;]+?)(?=[.!]*$)",
        r"\2\3 \1",
    ),
    ("other player", r"\b(of|from|with|by|in) other player(?=[’ .,;]|$)(?!s)", r"\1 another player"),
    (">|<|≥|≤", r" ?(?:>=|=>|≥) ?(?=-?[0-9])", " at least "),
    (">|<|≥|≤", r" ?(?:<=|=<|≤) ?(?=-?[0-9])", " at most "),
    (">|<", r" ?> ?(?=-?[0-9])", " more than "),
    (">|<", r" ?< ?(?=-?[0-9])", " less than "),
    (
        "if you",
        r"^if you (?:are the one (?:who|to) )?reads? this(?: card)?(?: aloud)?,? (?:then )?(?=you (?:win|lose)\b[^.;]*\b(?:when|once|at|in) (?:the )?(?:game|end)\b)",
        "",
    ),
    (
        "nothing",
        r"^(?:absolutely )?nothing (?:at all )?happens[,;.:]? (?:and |so |but )?(?:you )?(?:just |simply )?(?:keep|leave) (?:this(?: card)?|it)(?: where it is| in (?:its )?place| there| as it is| here)?(?=[.!]*$)",
        "nothing happens",
    ),
    (
        "until ",
        r"\b((?:nobody|no one|no player)\b[^.;]*\bwin\b[^.;]*?|there is no [^.;]*?),? until (?:a|another|the next|some) (?:new |other )?(?:winning |win |victory |winner’s )?(?:rule|condition|goal|one) (?:comes|is set|is read|appears|is chosen|shows up|is made|is in place)(?: along| up)?(?=[.!]*$)",
        r"\1",
    ),
    ("reverse", r"^reverse[!.:] (?=(?:now |from now on,? )?(?:play|the|turns|we|everyone|go)\b)", ""),
    (
        "choose |pick |select |name ",
        r"^(?:please )?(?:choose|pick|select|name) ((?:an?|any|one|another|some) (?:other )?(?:player|person|opponent)|someone(?: else)?|somebody(?: else)?|anyone(?: else)?|one of (?:your opponents|the (?:other )?players))(?: of your choice)?,? (?:who|that) (?=(?:may|can|must|has to|draws|discards|takes|gets|shows|reveals|loses|skips|misses)\b)(?=[^.;]+[.!]*$)",
        r"\1 of your choice ",
    ),
    (
        "choose |pick |select |name ",
        r"^(?:please )?(?:choose|pick|select|name) ((?:an?|any|one|another|some) (?:other )?(?:player|person|opponent)|someone(?: else)?|somebody(?: else)?|anyone(?: else)?|one of (?:your opponents|the (?:other )?players))(?: of your choice)? to (?=(?:draw|discard|take|get|show|reveal|lose|skip|miss|throw)\b)(?=[^.;]+[.!]*$)",
        r"\1 of your choice must ",
    ),
    (
        "max|at most|no more|up to",
        rf"^(?:max(?:imum|\.)?(?: of)?|at most|no more than|up to) ({SOME}) cards? (?:allowed )?(?:in|per|on) (?:(?:each |every |a |the )?(hand|field|table)s?|(everyone|everybody|each player)(?:’s hand)?)(?: for (?:everyone|everybody|all(?: players)?|each player))?(?=(?:,? (?:from now on|now|for the rest of the game))?[.!]*$)",
        lambda found: f"the {'hand' if found[2] in ('hand', None) else 'field'} limit becomes {found[1]}",
    ),
    (
        "gimme|give me",
        rf"^(?:please )?(?:gimme|give me) (?=(?:another|a|an|{SOME})(?: more| extra)? cards?\b)",
        "take ",
    ),
    (
        "give ",
        r"^(?:you )?give (this card|one of your (?:own )?cards|one card (?:from|of) your hand|a card from your hand|a card) to (your (?:left|right) neighbour|the player (?:on|to) your (?:left|right)|another player|an opponent|any(?:one| player)|one opponent|someone else|the next player)(?: of your choice)?(?:,? and (?:take|get|receive)|,? in exchange for|,? in return for| for) (?:one|a card|any card|one card)(?: of theirs| of their cards| from (?:them|their hand)| in their hand)?(?: in (?:return|exchange))?(?=[.!]*$)",
        r"swap \1 with a card of \2",
    ),
    (
        "until ",
        r"^(?:the )?(?:top )?cards? (?:is|are) (discard|remov|mill|thrown away)(?:ed)? (?=from the (?:top of the )?(?:draw )?(?:pile|deck)[^.;]*\buntil\b)",
        "discard cards ",
    ),
    (
        "nobody|no one|no player",
        r"^((?:from now on|effective immediately|henceforth|from this (?:point|moment) on(?:wards?)?|as of now|until further notice),? )(nobody|no one|no player) (read|shuffle|swap|discard|exchange|trade|end)s (?=[a-z])(?!.*\bmore than\b)",
        r"\2 may \3 ",
    ),
    (
        "shuffled",
        rf"^{_THEIR_HANDS} are (?:(?:thrown|put|collected|gathered|mixed|brought) together,? (?:and )?)?shuffled(?: together)?(?:,? and|,) (?:re)?dealt {_BACK}(?=[.!]*$)",
        "shuffle the hands of all other players together",
    ),
    ("have to", r"(?: will|’ll) have to\b", " must"),
    (
        " to ",
        r"^(?:it is your (?:duty|task|job) to|your (?:duty|task|job) (?:is|now|here) (?:now )?to|please be so (?:kind|good|nice) as to|be so (?:kind|good|nice) as to) (?=[a-z])(?!not\b)",
        "you must ",
    ),
    ("reader ", r"^reader (?=[a-z]+s\b|must\b|has\b|may\b)", "the reader "),
    (
        "i ",
        rf"^(?:can|may|could) i (?:please )?(?:have|get|take|draw) (?=(?:another|a|an|{SOME})(?: more| extra)? cards?\b)([^?.;]*?)(?:,? please)?\?",
        r"take \1.",
    ),
    ("out for ", r"\b(sits?|sitting) out for (?=(?:a|one|the next|this) (?:turn|round)\b)", r"\1 out "),
)
"""As in `rephrased`."""
