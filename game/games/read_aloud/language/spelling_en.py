"""The one spelling of English sentences: small letters, and one word for one thing."""

from __future__ import annotations

import re

from game.games.read_aloud.language import constructions_en, idioms_en, numerals, talk_en
from game.games.read_aloud.language.places_en import CARDS, PLACE, PLACES
from game.games.read_aloud.language.spelling import Rule, Spelt, plain, rewritten, rules
from game.words.quotes import nested

SIGNS = rules(
    (
        ("−", "-"),
        (r"^\s+", ""),
        (r"\s+", " "),
        ("['`´‘]", "’"),
        (r"(?<![^ ])’", "‘"),
        (r'(?<![^ ])"', "“"),
        ('"', "”"),
        (r"[.!…]+ *$", ""),
        (r" ?[–—] ?| - ", ", "),
        (r" ([,.;:])", r"\1"),
        (r"!", "."),
    )
)

VERB = "throw|toss|discard|draw|reveal|show|hide|pass|turn|take|swap|lose|give|add|shuffle|flip|put|lay|place|raise|lower|end|forbid|lift|remove|win|reduce|trade"
"""Verbs that everybody can be told to do."""
DOER = "everyone else|everyone|another player|any one player|your (?:left|right) neighbour|this card’s owner"


NOISE = (
    (r"^that’s (?:it|all|enough)[,.] (?=[a-z])", ""),
    (r" from (?:now|here) on(?= ?[.;]|$)| for the rest of the game(?= ?[.;]|$)", ""),
    (r"\bfor the rest of the game\b|\bfrom now on,? ?|\bfrom here on,? ?", ""),
    (r"\b(?:can’t|can not)\b", "cannot"),
    (r"\bdon’t\b", "do not"),
    (r"\bthere’s\b", "there is"),
    (r"\ball (?:of )?the hands\b", "all hands"),
    (r"\b(discard this card) (?:in order )?to (?=[a-z])", r"\1, then "),
    (r"\bplease,? ", ""),
    (r"\bif only (?=[a-z0-9]+ cards? or (?:fewer|less)|[a-z0-9]+ or (?:fewer|less))", "if "),
    (r"\blose(s?) (?=(?:a|one|two|three|four|five|[0-9]+) cards?\b)", r"discard\1 "),
    (r"^first(?:ly)?,? (?=[a-z]+ [^.;,]*[.;,] (?:and )?then )", ""),
    (r"\bof zero\b", "of 0"),
    (r",? \b(?:immediately|at once|right away|right now|straight away|now|as well|too|instead)\b(?= ?[,.;]|$)", ""),
    (r"\b(?:immediately|simply|also|now|instantly) (?=[a-z])", ""),
    (r" (?:of|at) (?:your|the reader’s) (?:own )?(?:choice|choosing|liking)\b|,? (?:that |which )?you (?:choose|like best|want|pick)\b(?! to)|\bfreely chosen ", ""),
    (r"\b(choose|pick|select) ((?:a|one|any|two|three|four|five|[0-9]+) [^.;,]*?),? and (discard|reveal|show|hide|put|place|return|move|shuffle|add|take|look at) (?:it|them)\b", r"\3 \2"),
    (r"\b(choose|pick|select) ((?:a|one|any|two|three|four|five|[0-9]+) [^.;,]*?),? and turn (?:it|them) (face up|face down)\b", r"turn \2 \3"),
    (r"\b(?:choose|pick|select) (?:a|any|one) player(?: and they|[.;:] they|, who|[.;:,] that player)\b", "any one player"),
    (r"\b(?:choose|pick|select) (?:another|one other|an?other) player(?: and they|[.;:] they|, who|[.;:,] that player)\b", "another player"),
    (r"\b(?:choose|pick|select) (?:a|any|one)( other|) player(?: and|\.|,|;)(?: then)? (reveal|show|hide|shuffle|look at|discard|swap|turn) their (?:whole )?hand\b", r"\2 a\1 player’s hand"),
    (r"\b(?:choose|pick|select) another player(?: and|\.|,|;)(?: then)? (reveal|show|hide|shuffle|look at|discard|swap|turn) their (?:whole )?hand\b", r"\1 another player’s hand"),
    (r"\ba other player’s\b", "another player’s"),
    (r"\bno more than\b|\bup to(?= [0-9a-z]+ cards? (?:is|are|remain))|\ba maximum of\b|\bnot more than\b", "at most"),
    (r"\bno (?:fewer|less) than\b|\ba minimum of\b", "at least"),
    (r"\banymore\b", "any more"),
    (r"\b(?:when|whenever|once|as soon as|in case|provided(?: that)?|as long as) (?=there|this card (?:is|lies) in|the (?:draw |discard )?pile|the deck|the field|your hand|you have|you hold|no )", "if "),
)  # fmt: skip

PEOPLE = (
    (r"\bneighbors?\b", "neighbour"),
    (r"\b(?:the|your) (?:player|neighbour) (?:on|to|at) your (left|right)(?:-hand side| side)?\b(?: hand)?", r"your \1 neighbour"),
    (r"\b(?:the|your) (left|right)(?:-hand| hand)? (?:neighbour|player)\b(?! of)", r"your \1 neighbour"),
    (r"\b(?:the|your) neighbour (?:on|to) the (left|right)\b(?! of)", r"your \1 neighbour"),
    (r"\bthe next player(?! on)(?!’s turn)", "your left neighbour"),
    (r"\bthe previous player", "your right neighbour"),
    (r"\bthe (?:hand|cards) of your (left|right) neighbour", r"your \1 neighbour’s hand"),
    (r"\b(your (?:left|right) neighbour)’s cards\b", r"\1’s hand"),
    (r"\bone of (your (?:left|right) neighbour)’s hand\b", r"one card of \1’s hand"),
    (r"\b(?:all|every) (?:zeros|zeroes)\b", "all zeros"),
    (r"\b(?:each|every|all|both) (?:of the |of your |of my |the |your )?(?:other players?|opponents?|rivals?|others?)(?: each)?’s?", "everyone else’s"),
    (r"\b(?:each|every) (?:of the )?other(?: players?)?\b(?! hand)|\b(?:each|every) (?:opponent|rival)\b|\ball (?:of )?(?:the |your )?(?:other players|others|opponents|rivals)\b(?: each)?|\b(?:your opponents|the (?:other players|others))\b(?: each)?(?=’?(?: |$))(?<!face the others)(?<!face the other players)(?<!only the others)(?<!only the other players)", "everyone else"),
    (r"\beveryone else’(?= )", "everyone else’s"),
    (r"\b(?:each|every) (?:player|person)\b|\ball (?:of )?(?:the )?players\b(?: each)?|\b(?:everybody|each one|each of you|all of you|players(?= discard| draw| reveal| show| hide| play with| (?:may|can) (?:now )?(?:hold|have|keep)))\b", "everyone"),
    (r"\beveryone’(?= )", "everyone’s"),
    (r"\beverybody else\b", "everyone else"),
    (r"\b(?:an?|one|any|some|your) (?:other )?(?:opponent|rival|enemy)\b|\b(?:one|any|some|a) (?:other|different) (?:player|person)\b|\bsome(?:one|body) else\b|\ban ?other person\b|\bany(?:one|body) else\b|\banother one of the players\b", "another player"),
    (r"\bthe hands? of (another player|any one player|anyone|everyone else|everyone)(?: together)?\b(?!’)", r"\1’s hands"),
    (r"\b(?:any|one|some) player’s\b|\ba player’s\b|\bsomeone’s\b|\bsomebody’s\b|\banybody’s\b|\bany one player’s\b|\bany(?= hand\b)", "anyone’s"),
    (r"\b(another player|anyone)’s hands\b(?<!and anyone’s hands)", r"\1’s hand"),
    (r"\b(everyone|everyone else)’s hand\b", r"\1’s hands"),
    (r"\b(?:any one|any|some|one|a) player\b(?= (?:of your choice )?(?:must|has|discards?|draws?|reveals?|shows?|hides?))", "any one player"),
    (r"\b(?:anyone|someone|somebody|anybody)(?= (?:must|has|discards?|draws?|reveals?|shows?|hides?))", "any one player"),
    (r"\b(?:the )?hands of (?:all|every) players?\b|(?<!to )\b(?:every|each) hand\b(?! limit)", "everyone’s hands"),
    (rf"\b(?:have|make|let) ({DOER}) (?!discard|pass)({VERB})\b", r"\1 \2"),
    (rf"\b(?:make|force|let) ({DOER})(?: to)? discards?\b", r"\1 discards"),
    (r"\b(?:you alone|only you)(?= (?:may|can) (?:hold|have)\b)", "you"),
    (rf"(?<!have )\b({DOER}) (?:must |has to |have to |will |shall |should )?({VERB})(?=\b)(?!s)", r"\1 \2s"),
    (rf"\b({DOER}) (?:passes|passs|passses)\b", r"\1 passes"),
    (r"\bpasss\b", "passes"),
    (rf"(^|[.;,:] ?|\bthen |\band |\bor )you (?:must |have to |will |shall |should )?(?=(?:{VERB})\b)", r"\1"),
    (r"\byou (?=do nothing)", ""),
    (r"\b(whoever|anyone)’s (?=hand (?:adds?|totals?|sums?|is (?:odd|even|empty))|cards (?:add|total|sum)|total|sum|score|hand total|number|hand is worth|cards are worth)", r"whoever whose "),
    (r"\bneighbors?\b", "neighbour"),
)  # fmt: skip

VERBS = (
    (r"\b(?:throw|toss) (this card|this|one card|two cards|[^.;,]*?hand) away\b", r"discard \1"),
    (r"\b(?:throw|toss)(s?) (?:away|out|off)\b", r"discard\1"),
    (r"\b(?:toss|trash|get rid of|ditch|dispose of|bin|chuck(?: away| out)?|dump|scrap)\b", "discard"),
    (r"\bmills? (?=(?:one|two|three|four|five|six|seven|eight|nine|[0-9]+) cards?\b(?! (?:from|of|off)))([^.;,]*?cards?)", r"discard \1 from the draw pile"),
    (r"\bmills? (?=(?:one|two|three|four|five|six|seven|eight|nine|[0-9]+) cards? (?:from|of|off))", "discard "),
    (r"\b(your (?:whole )?hand|their hands?|hands) face up (?:on|in|onto) the field\b", r"\1 face up"),
    (r"\b(?:put|place|move|lay) (this card|this) (?:on|onto|into|in|to) (?:the )?(?:top of the )?discard pile\b", r"discard \1"),
    (r"\b(?:exchange|trade|switch|replace)(?=[sd]?\b)(?! the draw)", "swap"),
    (r"\bswap(d|s)\b(?<=swapd)", "swapped"),
    (r"\b(?:exchanging|trading|switching)\b", "swapping"),
    (r"\b(?:exchanged|traded|switched)\b", "swapped"),
    (r"\breshuffle|\bmix up|\bmix\b|\bscramble", "shuffle"),
    (r"\b(?:flip|turn)(s?) (?:over )?(the top (?:card|[a-z0-9]+ cards) (?:of|from|on) the draw pile)(?: over)?(?=[.;,]|$| and\b| then\b)", r"turn\1 \2 face up"),
    (r"\b(?:flip|lay|place|put|set|leave)(s?) ((?:[^.;,](?! and | or |\bunder\b|\bturn\b))*?) (face[ -]?(?:up|down))\b(?! (?:back )?(?:on|onto|to|at|in|under|beneath) )", r"turn\1 \2 \3"),
    (r"\bface-?(?=up|down)", "face "),
    (r"\bface  ", "face "),
    (r"\b(?:expose|uncover|display|disclose)(?=s?\b)", "reveal"),
    (r"\b(?:conceal)(?=s?\b)", "hide"),
    (r"\b(?:show|reveal)(s?) (?:everyone|everyone else|everybody|all players|the others|others) (your (?:whole )?hand|their hands?)", r"reveal\1 \2"),
    (r"(reveal|show)(s?) ([^.;,]*?) to (?:everyone else|everyone|everybody|all players|all|the others|the other players)\b", r"reveal\2 \3"),
    (r"\bshow(s?)\b(?= (?:your|their|one card|two|all|every|another|any|the (?:top|field|whole)|this))", r"reveal\1"),
    (r"\bpick(?:s)? up|\bgrabs? (?=one|two|the)", "take"),
    (r"\b(?:finish|stop|conclude|terminate) the game\b", "end the game"),
    (r"\b(?:increase|boost|(?<!turn )(?<!turns )(?<!face )(?<!flip )(?<!pick )(?<!add )up)(?= (?:the|your|another|anyone’s|everyone|hand|field))", "raise"),
    (r"\b(?:decrease|cut|shrink|diminish)(?= (?:the|your|another|anyone’s|everyone|hand|field))", "lower"),
    (r"\b(?:ban|prohibit|disallow|outlaw)(?= (?:swap|discard|shuffl|end|cards|all))", "forbid"),
    (r"\b(?:permit)\b", "allow"),
    (r"\bforbidden|prohibited|banned|not allowed|not permitted|outlawed\b", "forbidden"),
    (r"\b(?:no one|nobody|no player|players|you|none) (?:(?:may|can|must|is allowed to) )?(?:not |no longer )?(?=forbidden)", ""),
)  # fmt: skip

LIMITS = (
    (r"\b(?:maximum |max )?hands? ?size(?: limit)?\b|\bmaximum hand\b|\bhand card limit\b|\bhand cap\b|\bhand maximum\b", "hand limit"),
    (r"\bfield ?size(?: limit)?\b|\bmaximum field\b|\bfield card limit\b", "field limit"),
    (r"\b(?:the )?limit (?:of|for|on) (?:all |everyone’s )?(?:hands|hand cards|the hands?|cards in hand)\b|\beveryone’s hand limits?\b|\ball hand limits\b|\beveryone’s hands limit\b", "the hand limit"),
    (r"\b(?:the )?limit (?:of|for|on) the field\b", "the field limit"),
    (r"\b(another player|anyone)’s limit\b", r"\1’s hand limit"),
    (r"\byour limit\b", "your hand limit"),
    (r"(?<!the )(?<!your )(?<!own )(?<!’s )\b(hand|field) limit\b", r"the \1 limit"),
    (r"\bthe the\b", "the"),
    (r"\b(?:a|one|1) card(?= *(?:[.;,]|$| and))(?<=by one card)|(?<=by )(one|two|three|four|five|[0-9]+) cards?\b", r"\1"),
)  # fmt: skip


def _carried(match: re.Match[str]) -> str:
    """Both acts, each with the one who does them; for a person who must be the same in both there are no words."""
    again = "that one" if match[1] in ("another player", "any one player") else match[1]
    return f"{match[1]} {match[2]}, {again} {match[3]}"


SUBJECTS = (
    (r"\b(discard [^.;,]*?) (?:together|along) with this(?: card| one)?\b", r"\1 and discard this card"),
    (r"^([^.;]*?),? after (?:you (?:have )?)?discard(?:ing|ed)? this(?: card)?$", r"discard this card, then \1"),
    (r"\b(discard (?!this)[^.;,]*?)(?:, then|,? and|, and then) this card\b(?!’)", r"\1 and discard this card"),
    (r"((?:one card|[a-z0-9]+ cards) (?:of|from) the (?:top of the )?draw pile(?:,? and(?: then)?|, then) shuffle) (?:it|the rest)(?= ?[.;,]|$)", r"\1 the draw pile"),
    (r"\b(the top card of the draw pile)((?:,? (?:and then|and)|, then) )(discard|reveal) it\b", r"\1\2\3 \1"),
    (rf"(?<!card of )(?<!cards of )(?<!card from )(?<!cards from )(?<!card in )(?<!cards in )\b(?!another|anyone)({PLACE}|this card)((?:,? (?:and then|and|or)|, then) )(discard|shuffle|reveal|hide) it\b", r"\1\2\3 \1"),
    (rf"\b({DOER}) ((?:discards|draws|reveals|hides|passes|takes|turns) [^.;]*?)(?:,? and then |,? and |, then )((?:discards|draws|reveals|hides|passes|takes|turns|loses?)(?= |$|[.;,]))", _carried),
    (r"\bdiscard this card(?:,? and(?: then)?|, then) (?=the top (?:card|[a-z0-9]+ cards) )", "discard this card, then discard "),
    (r"\bdiscard this card and (?=(?:one card|two|three|[0-9]+ cards) )", "discard this card, then discard "),
    (r"\bdiscard this card, then (?=(?:one card|two cards|three cards|[0-9]+ cards) )", "discard this card, then discard "),
    (r"\bdiscard (one card|two cards|three cards|[0-9]+ cards) (of|from) ([^.;,]*?) and (one card|two cards|three cards|[0-9]+ cards) (of|from) ", r"discard \1 \2 \3, discard \4 \5 "),
    (r"\bdraw (one|two|three|four|five|six|seven|eight|nine|[0-9]+)(?= ?(?:[.;,]|$| and| then|, then| if))", r"draw \1 cards"),
    (r"\b(draws?|takes?) (one|two|three|four|five|six|seven|eight|nine|[0-9]+)(?= ?(?:[.;,]|$| and| then|, then| if))", r"\1 \2 cards"),
    (r"\b(one|1) cards\b", "one card"),
    (
        r"\b(?:put|return|move|place|add) ([^.;,]*?) (?:back )?(?:in|into|to|onto|on|under) the draw pile(?:,? and(?: then)?|, then|,) shuffle(?: it| the draw pile)?(?=[.;,]|$| and)",
        r"shuffle \1 into the draw pile",
    ),
)  # fmt: skip

USUAL = (
    (r"\bsecond[ -](highest|most|lowest|largest|biggest|greatest|smallest|fewest|least)", r"second-\1"),
    (r"\b(left|right) hand neighbour", r"\1-hand neighbour"),
    (r"(?<![a-z’])my(?![a-z])", "your"),
    (r"\btwo times the", "twice the"),
    (r"\b(discard|throw away|toss) ([^.;]*?),? and this(?: one)?(?= ?[.;]|$)", r"\1 \2 and this card"),
    (r"\bdiscard this( card)? first(?=[.,;]| and| then)", "discard this card"),
    (r"\bwin(?:ning)?(?:’s)? condition\b|\bcondition (?:for|of) (?:winning|victory|the winner)\b|\bvictory condition\b|\bwinners’ condition\b|\bwinners condition\b", "winner’s condition"),
)  # fmt: skip

EARLY, FIRST, LAST = constructions_en.EARLY, constructions_en.FIRST, constructions_en.LAST
TABLE: tuple[Rule, ...] = (
    *SIGNS,
    *rules((*talk_en.TALK, *idioms_en.IDIOMS, *numerals.figures(), *USUAL, *EARLY, *numerals.beyond(), *FIRST, *NOISE)),
    *rules((*PLACES, *PEOPLE, *CARDS, *VERBS, *LIMITS, *SUBJECTS, *LAST, *idioms_en.LAST, *talk_en.MEANT)),
)


def spelt(sentence: str) -> Spelt:
    """The sentence in the one spelling, its quotations one inside the other."""
    found = rewritten(plain(sentence, small=True), TABLE)
    return found._replace(text=nested(found.text))


def signs(sentence: str) -> str:
    """The sentence in the same signs, with the words as they were written."""
    return nested(rewritten(plain(sentence, small=True), SIGNS).text)
