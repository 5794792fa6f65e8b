"""What English writers say in a roundabout way, as the plain words that the reader knows."""

from __future__ import annotations

from game.games.read_aloud.reading.en import beside, careful, chained, choosing, notes, polite, tested, turned, woven
from game.games.read_aloud.reading.en.rules import Row, Rules

_ALL = r"(?:everyone|everybody|(?:each|every|all)(?: of)?(?: the| your)?(?: other)? (?:players?|opponents?))(?: else)?"
_ORDER = r"(?:in (?:turn(?: order)?|seating order|playing order|the order of (?:play|turns))|one (?:after|by) (?:another|the other|one)|(?:starting|beginning) with (?:you|yourself|me|myself|the reader))"
"""In which order several players choose, as they do anyhow."""

_FRIEND = "(?:my |old )?(?:dears?|darling|love|honey|sweetie|sweetheart|pal|buddy|mate|dude|bro|sir|madam|friend|child|dear reader|dear friend|young (?:man|lady))"
"""How one player is called, who is the reader."""
_SOME = r"(?:an?|one|two|three|four|five|six|[0-9]+|another)"
_MUTE = r"(?:you )?(?:do not|don’t|never|not even) discard (?:this card|it|this)(?: either)?"
_UNSEEN = "(?:[,;.]|[,;.]? (?:so that|so|and)) (?:nobody|no one|no player|none of you)(?: may| can| gets to| is allowed to)? (?:looks?|sees?|peeks?)"
_UNPEEKED = "[,;.]? (?:and |so )?no (?:looking|peeking)(?: allowed)?"
"""That nobody looks, of what lies face down anyhow."""
_NOTHING = "(?:you )?(?:just |simply )?(?:do|does) (?:absolutely )?nothing(?: else| more| further| at all)?"

ROWS: tuple[Row, ...] = (
    # how people write and call each other
    (" u | ur |pls|plz|1", r"\b(?:pls|plz)\b", "please"),
    (" ur|ur ", r"\bur\b", "your"),
    (" u |u ", r"\bu\b", "you"),
    ("1 ", r"\b(any|some|every)1\b", r"\1one"),
    ("gotta|got to", r"(?:’s|’ve| have| has)? (?:gotta|got to)(?= [a-z])", " has to"),
    ("gonna", r"(?:’s|’re|’m| is| are| am) gonna(?= [a-z])", " will"),
    ("lol|lmao|haha|hehe|xd|thx", r",? (?:lol|lmao|rofl|haha+|hehe+|xd|thx)(?=[.!]*$)", ""),
    (
        "dear|darl|love|hone|swee|pal|bud|mate|dude|bro|sir|mad|frie|chil|youn",
        rf"^((?:now|well|so|right|come on|okay|ok|oh|ah|yes|no),? )?{_FRIEND}, (?!(?:is|are|has|and|or)\b)",
        r"\1",
    ),
    (
        "thank",
        r"[,.!] (?:and )?(?:many |a big )?thank(?:s| you)(?: a lot| so much| very much)?(?:,? (?:all|everyone|everybody|folks|friends)(?: of you)?)?(?: for (?:playing|coming|your time|the game|a (?:good|great|nice|lovely) game|joining(?: us| in)?))?(?=[.!]*$)",
        "",
    ),
    *careful.ROWS,
    *beside.ROWS,
    *woven.ROWS,
    *turned.ROWS,
    *tested.ROWS,
    *notes.ROWS,
    *chained.ROWS,
    *choosing.ROWS,
    (", from", r", (?=from (?:the|your) [a-z]+(?: pile)?[.!]*$)", " "),
    (" you?| we?", r",? (?:would|will|could|can|won’t|shall) (?:you|we)(?: please)?\?$", "."),
    (
        "leave|keep",
        r"\b((?:flip|turn|reveal|show)\b(?![^.;]*\bdown\b)[^.;]*?),? and (?:leave|keep) (?:it|them) (?:lying )?(?:face up|open|visible|on display|revealed|there face up)(?=[.;,]|$)",
        r"\1",
    ),
    (
        "down",
        rf"(\bhands?\b(?:(?!field|table|pile)[^.;,])*\bface[- ]down)(?:{_UNSEEN}(?: (?:at )?(?:their|his or her|the)(?: own)? (?:cards?|hands?))?|{_UNPEEKED})(?=[.;]|$)",
        r"\1",
    ),
    (
        "down",
        rf"(\b(?:turn|flip|put|lay)\b[^.;]*\bface[- ]down)(?:{_UNSEEN}(?: (?:at )?(?:them|it|the cards?))?|{_UNPEEKED})(?=[.;]|$)",
        r"\1",
    ),
    (
        "give ",
        r"\bgive ((?:the|your|all|every)[^.;,]*?) an? (?:(?:good|thorough|proper|quick|little|nice|big) )*(shuffle|mix|stir)(?=[.;,]|$| and\b| then\b)",
        r"shuffle \1",
    ),
    (
        " goes ",
        r",? and this(?: one| card)? (?:goes|gets discarded|is discarded) (?:(?:along )?with (?:it|them)|too|as well)(?=[.;]|$)",
        " and this card too",
    ),
    ("round", r"\b(skips?|miss(?:es)?|loses?|sits?)( out)? (?:one|a|the next|this) round\b", r"\1\2 a turn"),
    (
        "who ",
        r"^who (?=(?:has|holds|gets|scores|owns|ends|is)\b[^?]*\b(?:wins?|loses?|discards?|draws?|must|has to)\b[^?]*$)",
        "whoever ",
    ),
    (
        " go| with ",
        r"^(?:and )?(?:off|out|away) (?:go|goes|with) (?=(?:the|all|everything|your|this|my)\b)(?![^.;]*\b(?:bans?|prohibitions?|conditions?|limits?)\b)",
        "discard ",
    ),
    ("any and all|all and any", r"\b(?:any and all|all and any) (?:of )?(?:the )?", "all "),
    # who takes what
    (
        "have ",
        rf"\blet ([a-z’ ]+?) have (?=(?:an?|one|another|{_SOME} (?:more|extra|new|additional)|{_SOME}(?= cards? from))(?: more| extra| new| additional)? cards?\b(?! of| in))",
        r"let \1 take ",
    ),
    ("self ", rf"\b(?:deal|give|serve|hand|grant|help) (?:yourself|myself) (?={_SOME}\b)", "take "),
    (
        "keep",
        r"\b((?:look|peek|glance|check|spy|see)\b[^.;:]*?),? (?:and |but )?(?:then )?keep(?:ing)? (?:it|them|that|this|what you (?:see|saw))(?: all)? (?:to yourself|secret|private|hidden|a secret)(?=[.;]|$)",
        r"\1",
    ),
    (
        "the same number|as many",
        r"\b(count [a-z’ ]*?,? (?:and|then|and then) (?:discard|draw|mill|take)) (?:exactly )?(?:the same number(?: of)?|as many)(?= cards\b|$|[.;]| from)(?! cards? as)",
        r"\1 that many",
    ),
    ("nothing", rf"^({_NOTHING})(?:[,;.]| and|, and)? {_MUTE}(?=[.!]*$)", "do nothing"),
    ("nothing", rf"^{_MUTE}(?:[,;.]| and|, and)? (?:then )?{_NOTHING}(?=[.!]*$)", "do nothing"),
    ("its reader", r"\bits reader\b", "the reader"),
    (
        "henever|time ",
        r"^(?:whenever|every time|each time|any time|anytime) (?:you read this(?: card)?|(?:this card|it) is read)(?: aloud| out loud)?,? (?![^.;]*\bmore\b)",
        "",
    ),
    (
        "in turn|in seating|in playing|in the order|one after|one by|ing with",
        rf"(^|[.;] |then )(?:{_ORDER}),? (?={_ALL}\b)",
        r"\1",
    ),
    (
        "in turn|in seating|in playing|in the order|one after|one by|ing with",
        rf"\b({_ALL}),? {_ORDER},? (?=[a-z])",
        r"\1 ",
    ),
    (
        "in turn|in seating|in playing|in the order|one after|one by|ing with",
        rf"\b({_ALL}\b[^.;]*?),? {_ORDER}(?=[.;]|$)",
        r"\1",
    ),
    ("next p|next one|next guy", r"(^|[.;:] )next (player|person|one|guy)\b(?!,)", r"\1the next \2"),
    ("(from|(of your|(face", r" \((from [a-z ]+|of your (?:own )?choice|face (?:up|down))\)", r" \1"),
    ("choice)|pick)", r" \((?:your|the reader’s) (?:pick|choice)\)", " of your choice"),
    (
        "including|even |also ",
        r"\b(everyone|everybody|all players|each player|every player)\b(?! else)([^.;]*?)(?:,? \(?)(?:including|even|also) (?:you|yourself|me|myself)\)?(?:,(?= [a-z]+s?\b)|(?=[.;]|$)|(?= ))",
        r"\1\2",
    ),
    (
        "looking|unseen|blind|sight",
        r"\b(discard|throw away|mill|burn|trash) ([^.;,]*\b(?:deck|pile)\b[^.;,]*?),? (?:without looking(?: at (?:it|them))?|unseen|blindly?|sight unseen)(?=[.;,]|$)",
        r"\1 \2",
    ),
    (
        "you like|you want|you choose|you prefer|you wish",
        r"\b(?:whichever|whatever|any) ((?:[a-z]+ )?card(?: (?:of|in|from|on) [a-z ]+?)?) you (?:like|want|choose|prefer|wish)\b",
        r"any \1",
    ),
    (
        "discard pile|discards|graveyard",
        r"\b(?:search|look|go|dig|rummage)(?: through| in)? the (discard pile|discards|graveyard)(?: for (?:a|one|any) card[a-z ]*?,? and (?:take|keep|add) it|,? and (?:take|pick|choose|keep) (?:a|one|any)(?: card| of them)?)(?: (?:to|into|in) your hand)?(?=[.;,]|$)",
        r"take a card from the \1",
    ),
    ("only ", r"^only (?=your (?:own |(?:left|right) neighbou?r’s )?hand limit\b|you (?:draw|discard|take|get)\b)", ""),
    (
        "other|else",
        r"(\b(?:you|your|my|i)\b[^.;]*?)[,;.]? (?:but |and |while )?(?:(?:the )?(?:(?:hand )?limits?|hands?) of (?:all )?(?:the )?other(?:s| players)|(?:the |all )?other(?:s|s’| players| players’)|(?:everyone|everybody|nobody) else(?:’s)?)(?: (?:hand )?(?:limits?|hands?))? (?:(?:stays?|remains?|is|are) (?:as (?:it|they) (?:is|are)|the same|unchanged|not affected|unaffected)|(?:does|do) not change|(?:draws?|gets?|discards?) nothing)(?=[.;]|$)",
        r"\1",
    ),
    (
        "nobody else",
        r"(\b(?:you|your|my|i)\b[^.;]*?)[,;.]? (?:but |and )?nobody else(?:’s)?(?: (?:hand )?limit)? does(?=[.;]|$)",
        r"\1",
    ),
    (
        "treat|count|regard",
        r"\b(?:treat|count|regard) (?:both|them|the two)(?: cards)? as (?:a single|one) card (?:with (?:a |the )?value (?:of )?|worth )(0|zero|nothing)\b",
        "together they become one card, its value is 0",
    ),
    (
        "count ",
        r"\bcount (?:the cards in )?your (?:hand|cards),? (?:and |then |and then )(draw|discard|take) that many\b(?: cards)?",
        r"\1 as many cards as there are in your hand",
    ),
    ("up to", r"\bdraw (?:back )?up to (?=the same number|that many)", "draw "),
    (
        "leave",
        r"\b((?:flip|turn|reveal)\b[^.;]*?),? and leave (?:it|them) (?:like that|that way|as (?:it is|they are)|so)(?=[.;,]|$)",
        r"\1",
    ),
    ("somewhere", r"\bsomewhere in(?:to|side)? (?=the (?:draw )?(?:deck|pile)\b[^.;]*\bshuffle)", "into "),
    (
        "side",
        r"\byour neighbou?rs on both sides\b|\bthe (?:players|people) on (?:both sides|either side)(?: of you)?",
        "your left neighbour and your right neighbour",
    ),
    (
        "neighbo",
        r"\byour neighbou?rs (?:on|to) (?:the|your) (left|right) and (?:(?:on|to) )?(?:the |your )?(?!\1)(left|right)\b",
        r"your \1 neighbour and your \2 neighbour",
    ),
    (
        "as you ",
        r"\b(as many(?: cards)? as you) (?:already |currently |now )?(have|hold)(?: (?:already|now))?(?=[.!]*$)",
        r"\1 \2 in hand",
    ),
    (
        "from your hand",
        r"\b(if|when) you (?:played|used|play|use) (?=this (?:card )?from your hand\b)",
        r"\1 you read ",
    ),
    (
        "more|longer|from now",
        "^(?:please )?(?:do not|don’t) (read|swap|exchange|shuffle|trade) ([^.;]*?)(?: any ?more| any longer| from now on)(?=[.;]|$)",
        r"nobody may \1 \2 any more",
    ),
    ("(then|(and then", r" ?\((?:and )?then ([^()]+)\)", r", then \1"),
    (" discard pile| draw pile", r"\b(to|into|in|from|on|onto|of) (?=(?:discard|draw) pile\b)", r"\1 the "),
    ("opponent", r"\b(at|from|with|in) (?=opponent(?:’s)? )", r"\1 an "),
    ("back in the", r"\bback in (?=the (?:draw )?(?:deck|pile)\b)", "back into "),
    (
        "back",
        r"\b((?:look|peek|glance|shuffle|mix) [^.;:]*?),? (?:and |then |and then |before you |but )?(?:put|return|place|lay)(?:ting|ing)? (?:it|them|the cards?|those(?: cards)?) back(?: down)?(?: (?:in|to|into) (?:its|their|the same) place| where (?:it|they) (?:was|were)| on(?: the)? top(?: of the (?:draw )?(?:pile|deck))?| on the (?:draw )?(?:pile|deck))?(?: in the same order| (?:just |exactly )?as (?:it was|they were))?(?=[.;]|$)",
        r"\1",
    ),
    (
        "show|tell",
        r"\b((?:look|peek|glance|check|spy|see)\b[^.;:]*?),? (?:and |but )?(?:do not |don’t |without )(?:show|tell)(?:ing)?(?: (?:it|them|the cards?|this|that))?(?: to)? (?:anyone|anybody|(?:any of )?(?:the|your) (?:others|other players|opponents))(?: else)?(?: what (?:it is|they are|you (?:see|saw)))?(?=[.;]|$)",
        r"\1",
    ),
    ("all ", r"\byou (can|may) (now |from now on )?all (?=(?:have|hold|keep)\b)", r"you all \1 \2"),
    (
        "further|after this",
        r"\b(take|have|get|play) (?:one|an?) (?:further|second|more|additional|extra) turn(?: right| directly| straight)? after this(?: one| turn)?\b",
        r"\1 another turn",
    ),
    ("further", r"\b(take|have|get|play) (?:one|a) further turn\b", r"\1 another turn"),
    (
        "add|count|total|sum",
        r"^(?:at the end,? )?(?:everyone |everybody |we all )?(?:add|count|total|sum)s? up (?:(?:the|all) (?:values|numbers|points|cards) (?:in|of) )?(?:your|their|all|the|our) hands?(?: at the end(?: of the game)?)?[:;,.] (?:the )?(highest|lowest|biggest|smallest|largest) (?:number|total|score|sum|result)\b",
        r"the \1 hand total",
    ),
    (
        "as close",
        r"\b(?:get|come) as close to ([0-9a-z-]+) as (?:you can|possible) without (?:going over|exceeding it|going above)(?: it)?(?: (?:to|and you) win)?(?=[.;]|$)",
        r"closest to \1 without going over wins",
    ),
)
"""Words of which every sentence that a pattern fits has one, the pattern, and what it says, in the order of trying."""
RULES = Rules(ROWS)


def plainly(text: str) -> str:
    """The text in plain words."""
    return RULES.applied(polite.told(text))
