"""English sentences turned round: what is built in another way becomes the plain clause that says the same.

EARLY is applied before "more than two" is three, FIRST to the words as they were written, LAST to places and people in the one spelling.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.games.read_aloud.language.numerals import DIGITS
from game.games.read_aloud.language.spelling import Words

NUMBER = rf"(?:{'|'.join(DIGITS)}|[0-9]{{1,2}})"
END = r"(?= ?[.;,]|$| and\b| then\b| or\b)"
EXCEPT = r"(?:except(?: for)?|but|apart from|other than|besides|save)"
PLAYER = r"(?:player|person|one)"

WHO = r"everyone|everybody|each player|every player|all players|you|(?:the player to |the person to )?your (?:left|right)(?:-hand)?(?: neighbou?r)?|the next player|the previous player|another player|an opponent|any player|a player|(?:everyone|everybody) else|the player with the [a-z]+ [a-z]+"

TO = r"each player|every player|everyone|everybody|all players|your (?:left|right)(?:-hand)? neighbou?r|the player (?:on|to) your (?:left|right)|another player|an opponent|any player|yourself"

EARLY: tuple[tuple[str, Words], ...] = (
    (rf"\b(?:no player|nobody|no one) (?:may|can|is allowed to) (?:hold|have|keep) more than ({NUMBER}) cards?\b", r"everyone may hold at most \1 cards"),
    (rf"\byou (?:may not|cannot|can’t|must not) (?:hold|have|keep) more than ({NUMBER}) cards?\b", r"you may hold at most \1 cards"),
    (r",? but only (?=if|when)|\bonly (?=if |when )", " "),
    (r"(?<=[a-z])  (?=if|when)", " "),
)  # fmt: skip
"""What must not be counted on: no more than two is at most two."""

FIRST: tuple[tuple[str, Words], ...] = (
    # the other way round
    (r"(^|[.;,] |\bthen |\band )(?:from|out of) ([^.;,]*?), (draw|take|discard|reveal|add) ([^.;,]*?)(?= into| and\b| then\b|[.;,]|$)", r"\1\3 \4 from \2"),
    (rf"^([^.;,]*?cards?[^.;,]*?) (?:must be|are|is|has to be|have to be|shall be|should be) discarded by ({WHO})(?= ?[.;]|$)", r"\2 discards \1"),
    (rf"\bdeals? ((?:a|one|two|three|four|five|[0-9]+) cards?)(?: from (?:the (?:top of the )?(?:draw pile|deck|pile)))? to ({TO})(?= ?[.;,]|$| and\b)", lambda match: f"draw {match[1]}" if match[2] == "yourself" else f"{match[2]} draws {match[1]}"),
    (rf"\bdeal ({TO}) ((?:a|one|two|three|four|five|[0-9]+) cards?)(?: from (?:the (?:top of the )?(?:draw pile|deck|pile)))?", lambda match: f"draw {match[2]}" if match[1] == "yourself" else f"{match[1]} draws {match[2]}"),
    (r"\btake ([^.;,]*?) in (?:exchange|return) for this(?: card)?\b", r"swap this card with \1"),
    (r"\b(?:victory goes|the win goes|victory belongs) to ([^.;]*?)(?= ?[.;]|$)", r"\1 wins"),
    (r"\bdefeat goes to ([^.;]*?)(?= ?[.;]|$)", r"\1 loses"),
    (r"\bno (cards?(?: [^.;,]*?)?) (may|can) be (?=discarded|swapped|shuffled|read|exchanged)", r"\1 may not be "),
    (r"(?<!not )(?<!longer )\b(?:is|are) allowed to (?=discard|swap|shuffle|read|exchange|trade)", "may "),
    (r"\bwith ((?:no|at least [a-z0-9]+|at most [a-z0-9]+|[a-z0-9]+ or (?:more|fewer|less)) cards?) in (?:your )?hand, ", r"if you have \1 in hand, "),
    (r"(\bif the (field|draw pile|deck|pile) (?:has|holds|contains) [^.;,]*?,(?: then)? discard )(?:them all|all of them|it all|all of it)", r"\1the whole \2"),
    (r"(\bif you (?:have|hold) [^.;,]*?cards[^.;,]*?,(?: then)? discard )(?:them all|all of them)", r"\1your whole hand"),
    (r"\btake (one|two|three|four|five|[0-9]+) off (the (?:hand|field) limit|your hand limit)", r"lower \2 by \1"),
    (r"\badd (one|two|three|four|five|[0-9]+) to your limit\b", r"raise your hand limit by \1"),
    (r"\b(?:choose|pick|select) (another|a|any) player(?: and|,|;|\.)(?: then)? (raise|lower|double|increase|decrease|reduce) their (?:hand )?limit", lambda match: f"{match[2]} {'another player' if match[1] == 'another' else 'anyone'}’s hand limit"),
    (r"\bdiscard all (?:of )?(?:the )?(?:draw pile|deck|pile) (?:except|but|save)(?: for)? ([a-z0-9]+) cards?\b", r"discard all but \1 cards of the draw pile"),
    (r"(^|[.;,] (?:and )?(?:then )?|\bthen |\band )(?:all |everyone’s |all the )?hands (?:move|go|pass|are passed|wander|travel)(?: on)?(?: one (?:player|place|seat))? to the (left|right)", r"\1everyone passes their whole hand to the \2"),
    (r"\b(this card|this) goes (?:back )?(?:to|on|onto|at) (?:the )?(top|bottom) of", r"put this card on the \2 of"),
    (r",? (?:this card included|including this card)(?= ?[.;]|$)", " and discard this card"),
    (rf"\bdiscard (?=(?:{NUMBER})(?: ?[.;,]|$| and discard))({NUMBER})", lambda match: f"discard {match[1]} card{'' if match[1] in ('one', '1') else 's'}"),
    (r"^with ([^.;,]*?) turned (face up|face down), ", r"turn \1 \2, then "),
    (r"^on (top|the bottom) of the (draw pile|deck|pile) goes ([^.;,]*)", r"put \3 on \1 of the \2"),
    (r"\b(?:turn|fold|bring) ([^.;,]*?) back into the (draw pile|deck|pile)\b", r"return \1 into the \2"),
    (r"\b(?:choose|pick|select|lift) ([^.;,]*?) and (?:look|peek) at (?:it|them)\b", r"look at \1"),
    # verbs
    (r"\b(?:let go of|part with|surrender)\b|\bgive up(?= (?:this|a|one|two|your|all))", "discard"),
    (r"\bgives up(?= (?:a|one|two|three|their|all))", "discards"),
    (r"\bhelp yourself to\b", "take"),
    (r"\bthrown (?:out|away)\b", "discarded"),
    (r"^([^.;,]*?) are all discarded\b", r"all \1 are discarded"),
    (r"\beverything (?=worth|of value|with a value)", "all cards "),
    (r"\bcards of (?=-?[0-9]+ or |(?:one|two|three|four|five|six|seven|eight|nine) or )", "cards of value "),
    (r"\briffle\b", "shuffle"),
    (r"\bget shuffled\b", "are shuffled"),
    (r"\b(?:shuffled )(?:together )?and (?:redealt|dealt out again|dealt again)\b", "shuffled"),
    (r"\b(?:is|are) laid open\b", "are revealed"),
    (r"\b(?:must )?plays? with an open hand\b|\b(?:must )?play with an open hand\b", "reveals their hand"),
    (r"\bover so (?:that )?they (?:lie|are) (?=face)", ""),
    (r"\b(?:have|take) an? (?:private|secret|quick|close|good) look\b", "look"),
    (r"(^|[.;,] |\bthen |\band )you (?:get to|may|can) (?=see\b|look\b|peek\b)", r"\1"),
    (r"\bthe (two|three|four|five|six|seven|eight|nine|[0-9]+) cards (?:on|at) (?:the )?top of", r"the top \1 cards of"),
    (r"\b(two|three|four|five|six|seven|eight|nine|[0-9]+) of the (field cards|cards (?=in|of|on))", lambda match: f"{match[1]} {match[2]}"),
    (r"\b(?:any )?one of the discarded cards\b", "one card of the discard pile"),
    (r"\b(?:take|pull|draw|remove) ((?:a|one|any) card (?:from|out of) (?:another|an opponent’s|your|anyone’s|any|the hand of)[^.;,]*?) and (?:then )?discard it\b", r"discard \1"),
    (r"\b(raise|lower|increase|decrease|reduce) (?:both )?the (hand|field) (?:limit )?and (?:the )?(field|hand) limits? by (?:one|1)\b(?: each)?", r"\1 the \2 limit by one and \1 the \3 limit by one"),
    (r"(?<=\bif there are )([a-z0-9 ]+ (?:field cards|cards (?:in|on) the field), discard )(one|two|three|[0-9]+) of them\b", lambda match: f"{match[1]}{match[2]} card{'' if match[2] in ('one', '1') else 's'} from the field"),
    # who wins and loses
    (r"\bwhoever scores (?:the )?(highest|most|lowest|least)\b", lambda match: f"whoever has the {'highest' if match[1] in ('highest', 'most') else 'lowest'} total"),
    (r"\b(nearest|closest) (?=-?[0-9]|zero|one|two|three|four|five|six|seven|eight|nine)", r"\1 to "),
    (r"\ba hand (?:that|which) (?=totals?|adds|sums)|\ba hand (?=totall?ing )", "whoever whose hand "),
    (r"\bwhoever whose hand totall?ing\b", "whoever whose hand totals"),
    (r"\b(whoever|the player who|the one who) (?:is left with|ends up with|finishes with|ends with)\b", r"\1 has"),
    (r"\bthe (?:values?|cards|numbers) (?:in|of) your hand (?:sums?|adds?)(?: up)? to an (odd|even) number\b", r"your total is \1"),
    (r"\bthis card’s (?:holder|owner)(?= wins?| is the winner)", "the holder of this card"),
    (r"\b(?:greatest|highest|largest|biggest) number of (?=negative|zero|cards|stack|visible|open)", "most "),
    (r"\b(?:smallest|lowest|least) number of (?=negative|zero|cards|stack|visible|open)", "fewest "),
    (r"\b(?:is|are) the losers?\b|\bhas lost\b(?! )", "loses"),
    (r"\bforget about\b", "forget"),
    (r"\bbring the game to an? (?:end|close|halt)\b|\b(?:bring|put) an end to the game\b", "end the game"),
    (r"\bis (?:down to|left with|at) (?=[a-z0-9]+ cards? or|at most|at least|[a-z0-9]+ or)", "has "),
    (r"\bsits? out (?=a |one |the |their )", "skips "),
    (r"\b(?:all|any|every) (?=(?:swapp|exchang|trad|shuffl|discard|read)ing\b)", ""),
    (r"\bnil\b", "zero"),
    # the cost, and what is to be chosen
    (r"^\+ ?([0-9]+) cards?\b", r"draw \1 cards"),
    (
        r"^(?:once|after|as soon as|when) (?:you(?:’ve| have) discarded this(?: card)?|this(?: card)? has been discarded), ?(?=[a-z])",
        "discard this card, then ",
    ),
    (r"^once this(?: card)? is discarded, ?(?=[a-z])", "discard this card, then "),
    (
        r"\b(?:choose|pick|select|do) (?:one|either)(?: of (?:the following|these|these two|the two|two))?(?: ?: | ?, |\. )(?!that|they|it\b|of)(?=[a-z])",
        "either ",
    ),
    (r"\beither: ", "either "),
    (r"\b(?:choose|pick|select)s? and (?=(?:discard|reveal|show|draw|take)s?\b)", ""),
    (
        r"\b(discard|toss|throw away|trash|scrap) ((?:a|one|two|three|[0-9]+|any|all|your)(?: (?!to\b)[a-z’]+)*?) (?:in order )?to (?=(?:draw|take|look|make|raise|lower|end|shuffle)\b)",
        r"\1 \2, then ",
    ),
    (r"\bthrow (it|them|that card|those cards) (?:away|out)\b|\bget rid of (it|them)\b", r"discard it"),
    (r"\b(throw|toss)(e?s) ((?:this|that|it|one|a|any|two|three|four|five|[0-9]+|all|your|their) ?[^.;,]*?) (?:away|out)\b", r"discards \3"),
    (r"\b(?:throw|toss) ((?:this|that|it|one|a|any|two|three|four|five|[0-9]+|all|your|their) ?[^.;,]*?) (?:away|out)\b", r"discard \1"),
    (r"\btrash(?= (?:this|that|it|one|a|your|all|the top)\b)", "discard"),
    (r"(^|[.;,:] ?|\bthen |\band )you (?:get|receive|gain|earn) (?=(?:a|one|two|three|four|five|[0-9]+) (?:more )?cards?\b)", r"\1take "),
    (r"\b(?:draw|drew|pick up) ([^.;,]*?) and (?:keep|hold) (?:it|them)\b", r"draw \1"),
    (
        r"\b(?:fish|pull|retrieve|recover|salvage|fetch|rescue)(s?) ((?:a|one|two|three|any|[0-9]+) [^.;,]*?)(?: and (?:keep|hold) (?:it|them))?(?= ?[.;,]|$)",
        r"take\1 \2",
    ),
    (r"\b(two|three|four|five|six|seven|eight|nine|[0-9]+) (?:new|other|fresh) (?:ones|cards)\b", r"\1 cards"),
    (r"\bone new card\b|\ba new (?:card|one)\b", "one card"),
    # as many as there are
    *(
        (
            rf"\b(draws?|takes?|gets?|discards?|mills?|adds?|picks? up) (?:a|one|1|an extra|one more) card([^.;,:]*?) (?:for|per) {each}",
            rf"\1 as many cards\2 as there are {there}",
        )
        for each, there in (
            (r"(?:each |every )?(?:of the )?(?:field card|card (?:in|on|of) the (?:field|table|board))s?\b", "in the field"),
            (r"(?:each |every )?(?:of the )?cards? (?:in|on|of) the discard pile\b|(?:each|every) discard\b(?! pile)", "in the discard pile"),
            (r"(?:each |every )?(?:of the )?(?:cards? (?:in|of) your hand|cards? (?:that )?you (?:hold|have)(?: in (?:your )?hand)?)\b", "in your hand"),
            (r"(?:each |every )?(?:of the )?cards? (?:left )?in the (?:draw pile|deck|pile)\b", "in the draw pile"),
        )
    ),
    *(
        (
            rf"\bfor {each},? (draw|take|get|discard|add) (?:a|one|1) card([^.;,:]*)",
            rf"\1 as many cards\2 as there are {there}",
        )
        for each, there in (
            (r"(?:each|every) (?:field card|card (?:in|on|of) the (?:field|table|board))", "in the field"),
            (r"(?:each|every) (?:card (?:in|on|of) the discard pile|discard\b(?! pile))", "in the discard pile"),
            (r"(?:each|every) card (?:(?:in|of) your hand|(?:that )?you (?:hold|have)(?: in (?:your )?hand)?)", "in your hand"),
        )
    ),
    # who
    (r"\btarget (player|opponent)", lambda match: "any one player" if match[1] == "player" else "another player"),
    (
        rf"\b(?:everyone|everybody|all players|each player|every player|all) {EXCEPT} (?:you|yourself|me|the reader)(’s)?\b",
        r"everyone else\1",
    ),
    (rf"\bevery other {PLAYER}\b(?!’)", "everyone else"),
    (r"(?:\b(?:the|your|my) )?\b(?:person|one|guy|neighbour|neighbor|player) (?:sitting )?(?:(?:on|to|at) (?:your|my)|(?:on|to) the) (left|right)(?:-hand side| side| hand)?\b(?! of)", r"your \1 neighbour"),
    (r"(?<!to )(?<!beside )\bthe player (?:on|to) the (left|right)\b(?! of)", r"your \1 neighbour"),
    (r"\b(?:choose|pick|select|name) (?:an opponent|a rival|one opponent|any other player|another person)(?=[.;:,]| and)", "choose another player"),
    (r"\byour (?=(?:draw pile|discard pile|discards|graveyard|library|deck|stock)\b)", "the "),
    (r"\blibrary\b", "draw pile"),
    (r"\bpicks up\b", "takes"),
    (r"\bpicking up\b", "taking"),
    # how it is said
    (r"\b(?:shall|will|must) (win|lose)\b(?<!you will win)(?<!you will lose)", r"\1s"),
    (r"\bit is (?:now )?(?:forbidden|prohibited|not allowed|no longer allowed|not permitted|banned) to (?=[a-z])", "nobody may "),
    (r"\bit is (?:now )?(?:allowed|permitted) to (?=[a-z])", "everyone may "),
    (r"(?<!not )(?<!longer )\bpermitted\b", "allowed"),
    (r"\b(is|are|gets|get) (?:eliminated|knocked out|out of the game|out)(?= ?[.;,]|$)", lambda match: "loses" if match[1][-1] == "s" else "lose"),
    (r"\bdrops out(?: of the game)?\b", "loses"),
    (r"\b(a|another|an extra|one|their|your|the next player’s|one more) go\b(?= ?[.;,]|$| and)", r"\1 turn"),
    (r"\bhaving ([^.;,]*?) (?:makes you the winner|wins(?: you)?(?: the game)?|means (?:that )?you win)", r"whoever has \1 wins"),
    (r"^(?:the )?winner ?: ?", "the winner is "),
    (r"(?:^|(?<=[.;,] )|(?<=then ))(?:at the end(?: of the game)?|in the end|when the game (?:ends|is over)),? (?=[^.;]* (?:wins?|is the winner)\b)", ""),
    (r"\b(closest|nearest) to (-?[0-9]+|[a-z]+) with (?:their|the) (?:hand|cards|total)\b", r"\1 to \2"),
    (r"\b(biggest|largest|highest|greatest|lowest|smallest) (?:number|figure)\b(?! of)", r"\1 value"),
    (r"\b(cheapest|weakest|lowest-value|lowest value)(?= (?:card|field|one))", "lowest"),
    (r"\b(strongest|dearest|most expensive|highest-value|highest value)(?= (?:card|field|one))", "highest"),
    (r"\bcheck what (the top [^.;,]*?) (?:is|are)(?= ?[.;,]|$)", r"look at \1"),
    (r"\bthe next (?=(?:two|three|four|five|six|seven|eight|nine|[0-9]+) cards (?:of|from|in|on) the (?:draw |)(?:pile|deck|library))", "the top "),
    (r"\b(two|three|four|five|six|seven|eight|nine|[0-9]+) discarded cards\b", r"\1 cards of the discard pile"),
    (r"\bzero(?=(?: cards?)? in (?:their|your) hands?\b)|(?<=every )zero\b", "zeros"),
)  # fmt: skip


def _unless() -> Iterator[tuple[str, Words]]:
    """Unless there are at least six is: if there are at most five."""
    most = (rf"at least ({NUMBER})\b", rf"({NUMBER}) or more\b", rf"({NUMBER}) cards? or more\b")
    least = (rf"at most ({NUMBER})\b", rf"({NUMBER}) or (?:fewer|less)\b", rf"({NUMBER}) cards? or (?:fewer|less)\b")
    for bounds, words, more in ((most, "at most", -1), (least, "at least", 1)):
        for bound in bounds:
            yield rf"\bunless ((?:there|the|your|you) [^.;,]*?){bound}(?! {NUMBER})", _if(words, more)


def _if(words: str, more: int) -> Words:
    """What writes the opposite bound."""

    def written(match: re.Match[str]) -> str:
        number = int(match[2]) if match[2].isdigit() else DIGITS.index(match[2]) + 1
        cards = " cards" if "cards" in match[0].removeprefix(match[1]) else ""
        return f"if {match[1]}{words} {number + more}{cards}"

    return written


FIELD_OR = r"(the field|your hand|another player’s hand|your (?:left|right) neighbour’s hand|the draw pile)"

LAST: tuple[tuple[str, Words], ...] = (
    *_unless(),
    (r"\bunless (the draw pile|the field|the discard pile|your hand) is empty\b", r"if there is at least 1 card in \1"),
    (r"\bunless there (?:is|are) (?:any |one |a )?cards?(?: left)? in (the draw pile|the field|the discard pile|your hand)\b", r"if there are no cards in \1"),
    (r"\bunless there is (?:a|already a|any) winner’s condition(?: yet| already)?\b", "if there is no winner’s condition"),
    (r"\bnot even you\b", "nobody"),
    # where cards go
    (r"\b(?:put|place|move|lay|send|drop|sweep)(s?) ([^.;,]*?) (?:on|onto|into|in|to) (?:the )?(?:top of )?(?:the )?discard pile\b", r"discard\1 \2"),
    (r"\b(?:go(?:es)?|(?:is|are) (?:put|placed|moved|sent|laid)) (?:on|onto|into|in|to) (?:the )?(?:top of )?(?:the )?discard pile\b", "are discarded"),
    (r"\b(?:clear|wipe|empty)(?: out| off)? (the field|the draw pile|your hand)\b", r"discard the whole \1"),
    (r"\bthe whole (?:the|(your)) ", lambda match: f"{match[1] or 'the'} whole "),
    (r"\bdiscard this one\b", "discard this card"),
    (r"\b(discard [^.;,]*?),? and (?:of )?this(?: card| one)?(?= ?[.;]|$)", r"\1 and discard this card"),
    (
        rf"\bdiscard (one card|{NUMBER} cards) either (?:from|of) {FIELD_OR} or (?:(?:one card )?(?:from|of) )?{FIELD_OR}(?= ?[.;,]|$)",
        r"either discard \1 from \2 or discard \1 from \3",
    ),
    (
        rf"\bdiscard one card (?:from|of) {FIELD_OR} or (?:(?:one card )?(?:from|of) )?{FIELD_OR}(?= ?[.;,]|$)",
        r"either discard one card from \1 or discard one card from \2",
    ),
    (
        r"\b(?:collect|gather)(?: up)? (all hands|everyone’s hands|the hands)(?: together)?(?:,| and)(?: then)? (shuffle)(?: them| it)?(?: together)?(?:,? and|,)(?: then)? (?:deal|hand|give) (?:them|the cards)?(?: back)? ?(?:out)?(?: again| back)?",
        r"shuffle \1",
    ),
    (r"\bshuffle (all hands|everyone’s hands|the hands)(?: together)?(?:,? and|,)(?: then)? (?:deal|hand|give) (?:them|the cards)(?: back)?(?: out)?(?: again| back)?", r"shuffle \1"),
    # whose
    (r"\b(one card|two cards|three cards|[0-9]+ cards) of (your (?:left|right) neighbour|another player|anyone)’s(?! )(?=[.;,]|$)|\b(one card) of (another player|anyone)’s (?=and)", r"\1 of \2’s hand"),
    (r"\bdiscard (another player|anyone|your (?:left|right) neighbour)’s card\b", r"discard one card of \1’s hand"),
    (r"\bthe hand limit (?:of|for) (your (?:left|right) neighbour|another player|anyone|any one player)\b", lambda match: f"{'anyone' if match[1] == 'any one player' else match[1]}’s hand limit"),
    # how they lie
    (
        r"\b(turn [^.;,]*?(the (?:whole )?field|your (?:whole )?hand|anyone’s hand|everyone’s hands)(?:,? face (?:up|down))?)(,? and(?: then)?|, then) (shuffle) (?:it|them)\b",
        r"\1\3 \4 \2",
    ),
    (r"\b(?:hold|keep) (your (?:whole )?hand) (?=so\b|face |facing |turned )", r"turn \1 "),
    (r"\bso that everyone else (?:can see|sees)\b", "so that the others can see"),
    (r"\blay(s?) (their (?:hands?|cards)|your hand) open\b", r"reveal\1 \2"),
    (r"(?<=swap this card with )the top of the draw pile\b|(?<=swap this with )the top of the draw pile\b", "the top card of the draw pile"),
    # what a card is worth
    (r"\b(?:that card|it|the pair|the stack|the card) (?:is|are)(?: now| then)? worth (?:double|twice as much|twice its value)", "its value is doubled"),
    (r"\bthat card’s value\b|\bthe value of (?:that card|the stack|the pair)\b", "its value"),
)  # fmt: skip
