"""What English card games and people at a table say in a way of their own, as the plain clause that says the same.

IDIOMS is applied to the words as they were written, before all else, LAST to the one spelling.
"""

from __future__ import annotations

import re

from game.games.read_aloud.language.numerals import DIGITS
from game.games.read_aloud.language.spelling import Words

NUMBER = rf"{'|'.join(DIGITS)}|an?|[0-9]{{1,2}}"
THIS = r"this(?: card| one)?"
STOP = r"(?= ?[.;,]|$| and\b| then\b)"
START = r"(^|[.;] (?:then,? )?)"
EVERYONE = r"(?:everyone|everybody|each player|every player|all players|all of us|we all)"
ON_FIELD = r"(?:(?:on|in) the (?:table|field|board|middle)|in play)"
WHAT = rf"(?:this|that|{NUMBER}|any|all|every|your|their|the)"
ACTS = {
    "loses": "lose",
    "discards": "discard",
    "draws": "draw",
    "takes": "take",
    "reveals": "reveal",
    "shuffles": "shuffle",
}


def _reader(match: re.Match[str]) -> str:
    """What the player does whose turn it is: the reader does it."""
    return f"{match[1]}{ACTS[match[2]]}{re.sub(r'their', 'your', match[3])}"


def _limit(place: str) -> Words:
    """A limit that is said as what there is from now on: a number of cards, or a number more or fewer."""

    def written(match: re.Match[str]) -> str:
        of = "your" if match.groupdict().get("who") == "you" else "the"
        number = "one" if match["n"] in ("a", "an") else match["n"]
        if not match["more"]:
            return f"{match[1]}set {of} {place} limit to {number}"
        return f"{match[1]}{'lower' if match['more'] in ('fewer', 'less') else 'raise'} {of} {place} limit by {number}"

    return written


MORE = r"(?: (?P<more>more|extra|additional|fewer|less))?"
MANY = rf"(?P<n>{NUMBER}){MORE} cards?"
HOLDS = rf"(?P<who>you|{EVERYONE}) (?:has|have|holds?|keeps?|plays? with)"
INHAND = r"(?: in (?:their|your|our) hands?| in hand| each)*"
HERE = rf"(?:there (?:is|are|will be)|the field has|the table has) {MANY}(?: {ON_FIELD})"

IDIOMS: tuple[tuple[str, Words], ...] = (
    # what is said by the way
    (r"^(?:let’s say(?: that)?,?|(?:ok|okay|well|hey|oops|sorry|surprise|attention|haha|hooray|yay|boo|ouch|hurray)[,.]) (?=[a-z])", ""),
    (r"\btill\b", "until"),
    (r"\b(ends|stops|is over|finishes) (?:right )?(?:here|there|on the spot)\b", r"\1"),
    (r"\b(?:at game end|at end of game|at the game’s end|when the game is done|once the game is over|at the very end)\b", "at the end of the game"),
    (r"\bif (the (?:draw pile|deck|pile|field)) (?:has run out|runs out|ran out|is used up|is exhausted|is all gone|has been used up)\b", r"if \1 is empty"),
    # labels, and when a card is read
    (r"^[\[(]?(?:when |on )?(?:play(?:ed)?|action|effect|ability|card text)[\])]? ?: ?(?=[a-z])", ""),
    (rf"{START}(?:when|if|after|once) (?:you(?:’ve| have)? (?:read|play) {THIS}|{THIS} (?:is|has been) (?:read|played))(?: aloud| out loud| out)?, discard it\b", r"\1discard this card"),
    (rf"{START}(?:when|if|whenever|once|as soon as) (?:you (?:read|play) {THIS}|{THIS} is (?:read|played))(?: aloud| out loud| out)?, (?:then )?(?!(?:you )?win|you are the winner|you’re the winner)(?=[a-z])", r"\1"),
    (rf"\b((?:discard|trash|throw away|toss|bin|sacrifice|get rid of|throw) {THIS}(?: away| out)?)[.;,] ?(?:and )?if you (?:do|did)(?: so| that)?, (?=[a-z])", r"\1, then "),
    # acts
    (r"\b(?:put|throw|toss|chuck)(s?) ([^.;,]*?) in(?:to)? the (?:bin|rubbish|trash(?: can)?)\b", r"discard\1 \2"),
    (rf"\b(?:chuck|dump|ditch|bin|junk)(?:e?(s))? (?:(?:out|away) )?(?={WHAT})", lambda match: f"discard{match[1] or ''} "),
    (rf"\b(discards? {WHAT}\b[^.;,]*?) (?:out|away)(?= ?[.;,]|$| and\b| then\b)", r"\1"),
    (r"\b(cards?) off (?=(?:of )?the (?:table|field|board))(?:of )?", r"\1 from "),
    (rf"\b(?:slip|slide|stick|shove|pop|tuck|bury)(s?) (?={WHAT}\b[^.;,]*\b(?:deck|pile|library)\b)", r"put\1 "),
    (r"\bwithout telling (?:anyone|anybody|the others)(?: else)?(?: what it is)?\b", "without showing anyone"),
    (r"\b(?:every|each) negative card\b", "all negative cards"),
    (r"\buntil there (?:are|is) only ([a-z0-9]+)(?: cards?)? left\b", r"until only \1 are left"),
    (rf"\b(hand|cards) (?:makes?|comes? to|gives?|reach(?:es)?|equals?)(?= (?:exactly |precisely |a total of )?(?:{NUMBER}|-?[0-9]+|zero)\b(?! cards?))", lambda match: f"{match[1]} {'adds' if match[1] == 'hand' else 'add'} up to"),
    (r"\b(hands) (move|go|pass|travel|wander)(?:s?)(?: on)? a?round (?=one|to the)", r"\1 \2 "),
    (r"\b(?:destroy|sacrifice)(s?)\b(?=(?:s?) (?:this|that|a|an|one|two|three|four|five|[0-9]+|all|every|your|their|the|any)\b)", r"discard\1"),
    (r"\b(?:destroyed|sacrificed)\b", "discarded"),
    (r"\b(?:absolutely nothing|nothing (?:at all|whatsoever))(?= happens|$|\.)|(?<=does )absolutely nothing|(?<=do )absolutely nothing", "nothing"),
    (r"\b(nothing happens|do nothing|does nothing) (?:at all|whatsoever)\b", r"\1"),
    (r"\b(?:have|take|get|sneak|steal) an? (?:(?:private|secret|quick|close|good|little|sneaky|brief|short) )*(?:look|peek|peep|glance|glimpse) (?:at|into|in|of) (?=the|your|another|an?\b|any|every|each|one|two|three|someone|somebody|all)", "look at "),
    (r"\b(?:peek|peep|spy)(?: at| into| in| on) (?=the|your|another|an?\b|any|every|someone|somebody|all)", "look at "),
    (rf"\b(take|draw|grab|pick up)(s?) ({'|'.join(DIGITS[1:])}|[2-9]) (?:from|off) (?=the (?:deck|(?:draw )?pile|library|field|table)\b)", r"\1\2 \3 cards from "),
    # the discards
    (r"(^|[.;,] |then |and )([^.;,]*?)\b(?:the )?(?:thrown[- ]away|used|spent) cards\b", lambda match: f"{match[1]}{match[2]}the discarded cards" if "discard" not in match[2] else match[0]),
    (r"(\bdiscards? (?!this\b)[^;]*?)\bthe discarded cards\b", r"\1those cards"),
    (r"\b(?:a|one) (?:thrown[- ]away|used|spent) card\b", "a discarded card"),
    (r"\bcards that (?:have been|were|got) (?:discarded|thrown away|used)(?: (?:so far|already|before))?\b", "discarded cards"),
    # people
    (r"\bthe (next|previous) (?:person|guy)\b", r"the \1 player"),
    (r"\b(?:whoever|the (?:player|person) who) (?:is|comes|goes|plays) next\b|\bthe (?:player|person) (?:whose turn is next|after you|next in turn)\b", "the next player"),
    (rf"{START}the (?:active|current) player (loses|discards|draws|takes|reveals|shuffles)\b([^.;,]*)", _reader),
    (r"\b(?:choose|pick|select|name) (?:somebody|someone|anybody|anyone|a person|any person|one person|one of the players)(?= ?[.;:,]| and\b| who\b)", "choose a player"),
    (r"\b(?:choose|pick|select|name) (?:somebody|someone|anybody|anyone) else(?= ?[.;:,]| and\b| who\b)", "choose another player"),
    (r"\b(?:choose|pick|select|name) (an?|any|one|another|any other|one other|an opponent|a rival)( player|)(?:,? and| ?[.;:,]|,? who)(?: then)? (?:they|that person|this person|this player|the chosen (?:player|person)|that opponent|he or she)\b", r"choose \1\2; that player"),
    # turns
    (rf"\b(take|have|get|gain)(s?) (?:an?|one|another) ?(?:extra|additional|second|bonus|more)? ?turn (?:right |directly |immediately |straight )?after this(?: one| turn)?{STOP}", r"\1\2 an extra turn"),
    (r"\bafter this(?: one| turn)?, (?:you )?(?=(?:take|have|get) (?:an extra|another|an additional|one more|a second) turn\b)", ""),
    (r"\bgain (?=(?:an extra|another|an additional|one more|a second|a bonus) turn\b)", "take "),
    (rf"\b(?:(?:we|you|{EVERYONE}) (?:(?:now|all) )*(?:play|go|take turns|goes|plays)|turns (?:are taken|go)|play goes)(?: on)?(?: round| around)?(?: in)? the (?:other|opposite) (?:way|direction)(?: a?round)?{STOP}", "play goes the other way round"),
    (rf"\b(?:turns|play|the game) (?:now )?(?:goes|go|runs|run) backwards?{STOP}|\b(?:now )?(?:we|everyone) (?:now )?plays? backwards?{STOP}", "play goes the other way round"),
    # limits
    (rf"{START}(?:from (?:now|here) on|for the rest of the game),? {HOLDS} {MANY}{INHAND}{STOP}", _limit("hand")),
    (rf"{START}{HOLDS} {MANY}{INHAND} (?:from (?:now|here) on|for the rest of the game){STOP}", _limit("hand")),
    (rf"{START}(?:from (?:now|here) on|for the rest of the game),? {HERE}{STOP}", _limit("field")),
    (rf"{START}{HERE} (?:from (?:now|here) on|for the rest of the game){STOP}", _limit("field")),
    (rf"(?<!your )(?<!’s )\b((?:maximum )?(?:hand|field) (?:size|limit)s? [^.;,]*?) for {EVERYONE}\b", r"\1"),
    # bans
    (r"\b(?:everything|all|anything|whatever)(?: that| which)? (?:was|is|has been|had been) (?:banned|forbidden|prohibited|not allowed) (?:is|becomes) (?:now )?allowed\b", "everything is allowed"),
    (r"\bnothing is (?:banned|forbidden|prohibited) any ?(?:more|longer)\b|\bnothing is (?:banned|forbidden|prohibited) now\b", "everything is allowed again"),
)  # fmt: skip

LAST: tuple[tuple[str, Words], ...] = (
    (r"\b(everyone(?: else)? discards [^.;]*?\bdraws )(?:that many cards|as many cards)(?! as)", r"\1each their number"),
    (r"\b(discard (?:this card|(?:one card|[a-z0-9]+ cards) (?:of|from) your (?:own )?hand)): (?=[a-z])", r"\1, then "),
)  # fmt: skip
