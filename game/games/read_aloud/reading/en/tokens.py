"""The words of an English sentence, with short forms written out and nothing else changed."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en import registers, rephrased, unsaid
from game.games.read_aloud.reading.en.rules import Rules
from game.games.read_aloud.reading.en.titles import untitled
from game.games.read_aloud.reading.spelling import plain

MANNER = (
    "hereby|herewith|promptly|swiftly|duly|gladly|happily|graciously|mercilessly|ruthlessly|boldly|bravely|solemnly|"
    "triumphantly|gracefully|gently|patiently|calmly|cheerfully|generously|neatly|dramatically|elegantly|politely|"
    "cleverly|sadly|proudly|unfortunately|luckily|fortunately|obviously|of course"
)
"""How something is done, where that changes nothing."""
SHORT = Rules(
    (
        ("'|`|´|‘", "['`´‘]", "’"),
        *registers.ROWS,
        *unsaid.ROWS,
        ("w/ ", r"\bw/ ", "with "),
        (
            " hands together",
            r"\b(?:all players|everyone|everybody|we all|we) puts? (?:all )?(?:their|our) hands together(?=, shuffle (?:them|it)\b)",
            "collect all hands together",
        ),
        ("let’s", r"\blet’s\b(?! say that)", "let us"),
        ("let us all see", r"\blet us all see\b", "everyone must see"),
        (" so ", r"^(?:we|i) (?:need|want|like|love|hate|miss) [a-z’ ]+?,? so (?!that\b)", ""),
        (
            "isn’t|ain’t|aren’t|wasn’t|right|okay|ok",
            r",? (?:isn’t|ain’t|aren’t|wasn’t|right|okay|ok)(?: (?:it|that|this|you|they))?(?: [a-z]+)?\?$",
            ".",
        ),
        ("re at it", r",? (?:while|when) you(?: a|’)re at it(?=[.!]|$)", ""),
        ("well, that was ", r"^well, that was [a-z ]+, but ", ""),
        (
            "give th",
            r"\bgive (?:that|the|this) ((?:draw )?pile|deck) an? (?:[a-z]+ ){0,3}(shuffle|mix)\b",
            r"\2 the \1",
        ),
        (MANNER, rf"\b(?:{MANNER}) (?!not\b)|,? \b(?:{MANNER})(?=[.,;:]|$)", ""),
        ("afraid|sorry", r"\bi(?:’m| am) (?:afraid|sorry)(?: to say)?(?:,? but)?(?: that)?,? ", ""),
        (
            "before ",
            r"(?<!\bnot),? (?:right )?before (?:you (?:finally )?discard|discarding) (?:this card|it|this)\b",
            " and then discard this card",
        ),
        ("they’ve |they’re ", r"\bthey’(?:ve|(re))\b", lambda found: "they are" if found[1] else "they have"),
        ("can", r"\bcan’t\b|\bcan not\b", "cannot"),
        ("won’t", r"\bwon’t\b", "will not"),
        ("n’t", r"n’t\b", " not"),
        ("one", r"\bno[- ]one\b", "nobody"),
        ("ing’s", r"ing’s\b", "ing is"),
        ("who", r"\b(whoever|who)’s (?=(?:sitting|next|on|to|left|going|seated|got)\b)", r"\1 is "),
        (" got", r"\b(is|are) got\b", "has"),
        (" if any,", r",? if any,", ""),
        (
            "put ",
            r"\bput ([^.,;:]+?) (?:together )?(?:in|into|on|onto) (?:one|a|a single|one big|a big) (?:heap|pile|stack)\b(?! of)",
            r"collect \1 together",
        ),
        ("one card, either ", r"\b(?:any )?one card, either (?=from|of|in)", "one card "),
        (", any card", r", any card(?: at all)?(?: you like)?,?(?= )", ""),
        (
            "everybody|everyone|guys|folks|friends",
            r"^(?:ok(?:ay)?,? |right,? |well,? )?(?:everybody|everyone|guys|folks|friends),? (?=(?:that(?: is|’s)|this is|the game|it(?: is|’s)|we) )",
            "",
        ),
        (
            "everyone|everybody|each player|all players|you all|all of you",
            r"(?<!may )(?<!might )(?<!could )(?<!can )(?<!must )\bi(?:’d| would)? (?:want|like|need|ask|beg|order) (everyone|everybody|each player|all players|you all|all of you) to\b",
            r"\1 must",
        ),
        (
            "give ",
            r"\bgive (it|them|everything) an? (?:good |thorough |proper |quick |little |nice |big )?(shuffle|mix)\b",
            r"\2 \1",
        ),
        (" together", r"\bput ((?:all (?:of )?)?(?:our|the|your) hands) together\b", r"collect \1 together"),
        (
            " of ",
            r"^(?:i|we)(?: a|’)?(?:ve| have|re|m)? (?:had enough|am tired|are tired|tired|sick|bored) of [a-z’ ]+[:.!] ",
            "",
        ),
        (
            "equal to the number of ",
            r"\ba number of cards ((?:from|in|of) [a-z’ ]+? )?(?:that is |which is )?equal to the number of ",
            r"as many cards \1as there are ",
        ),
        (
            "discarding|removing",
            r"\b(reduce|cut|thin|lower|bring) ([^.;]*?) by (?:discarding|removing) (?:cards )?(?:from|off) (?:its|the) top\b",
            r"\1 \2",
        ),
        ("next player", r"\b(?:the )?next player,? you(?: are|’re) skipped\b", "skip the next player"),
        (
            "count the ",
            r"\bcount (?:the cards in |the number of cards in |the )([a-z’ ]+?)(?: cards)?,? (?:and|then|and then) (discard|draw|mill|take) (?:that many|the same number of|(?:exactly )?as many|the same number)(?: cards)?\b(?! as\b)",
            r"\2 as many cards as there are in \1",
        ),
        (" neighbo", r"\bpoor (left|right) neighbou?r\b", r"your \1 neighbour"),
        ("discard ", r"\bif (?:necessary|needed),? (?=discard [^.]*\buntil\b)", ""),
        (
            " limits",
            r"\b(?:both(?: of)?(?: the)?|the(?: two)?) limits\b(?! (?:of|for|on|to)\b)",
            "the hand limit and the field limit",
        ),
        (
            "neighbo",
            r"(^|[.;:,] )each (?:of )?(?:your )?(?:two )?neighbou?rs\b(?! ’s)",
            r"\1your left neighbour and your right neighbour each",
        ),
        ("neighbo", r"\bboth (?:of )?(?:your )?(?:two )?neighbou?rs\b", "your left neighbour and your right neighbour"),
        (
            "as many cards as you ",
            r"\bas many cards as you (?:have )?(?:just )?(?:shuffled in|put (?:back|in|there)|returned|discarded|threw away|gave up|lost)\b",
            "that many cards",
        ),
        (
            "right neighbo",
            r"\byour left (and|or) (?:your )?right neighbou?rs?\b",
            r"your left neighbour \1 your right neighbour",
        ),
        (
            " your left and ",
            r"\bthe (?:players?|people|neighbou?rs) (?:on|to) your left and (?:(?:on|to|the one on|the one to) )?(?:your |the )?right\b",
            "your left neighbour and your right neighbour",
        ),
        (
            "the hands of your left neighbour and ",
            r"\bthe hands of your left neighbour and (?:of )?your right neighbour",
            "your left neighbour ’s hand and your right neighbour ’s hand",
        ),
        (
            "highest|lowest",
            r"\bthe (highest|lowest) and (?:the )?(highest|lowest) cards? ((?:of|in|on|from) [^.,;:]+)",
            r"the \1 card \3 and the \2 card \3",
        ),
        (
            " the game to a| an end to th",
            r"\bbring(s|ing)? the game to (?:an end|a close|a halt)\b|\bput(s|ting)? an end to (?:the|this) game",
            r"end\1\2 the game",
        ),
        (" than", r"\bnot (more|less|fewer) than\b", r"no \1 than"),
        ("*", r"(?<=[:.;,] )\*(?= )", "•"),
        (
            " of your neighbo",
            r"\bfrom the hands? of (?:each|both) of your neighbou?rs\b",
            "each from your left neighbour ’s hand and your right neighbour ’s hand",
        ),
        ("all card", r"\ball card\b", "all cards"),
        # only some of it may be discarded: of that there is no ban
        (
            " discard ",
            r"(\b(?:can|may|must)(?: ?not|n’t|’t)|\b(?:nobody|no one|no player) (?:can|may))( discard )(?:all (?:of )?|(?=[a-z]+ (?:whole|entire)))(?=(?:the|your|their|my)\b)",
            r"\1\2wholly ",
        ),
        (" in any ", r"\b(all|every)\b([^.,;:]*) in any (?:player ’s )?hand\b", r"\1\2 in all hands"),
        (
            "as many|the same number",
            (
                r"(\bshuffl[^.;:]*?)[,;.]? (?:and )?(?:then )?(?=[^.;]*\b(?:back|before|had|held|gave|put in)\b)(?:each|everyone|everybody|each player|all players|they(?: each| all)?)(?: of them)? "
                r"(?:gets?|receives?|(?:is|are) dealt|takes?)(?: back)? (?:as many(?: cards)?(?: back)? as|the same number(?: of cards)?(?: back)?(?: as)?)"
                r"(?: (?:they|he or she) (?:had|held|gave|put in))?(?: before)?(?=[.,;]|$)"
            ),
            r"\1 and deal them back out",
        ),
        (
            " whichever card ",
            r"\b(discard|swap|exchange|turn|reveal|take|put) whichever card (in [a-z ]+?) (?:has|is worth) the (highest|lowest)(?: value)?\b",
            r"\1 the \3 card \2",
        ),
        ("both ", r"\bboth (?=(?:the|your|this) )", ""),
        (
            " this card in its place",
            r"\btake ([^.,;:]+?) and (?:put|leave|lay) this card in its place",
            r"swap this card with \1",
        ),
        (" and at ", r"\b(look|peek) at ([^.;:]*?),? and at (?=one|a|the|your)", r"\1 at \2 and "),
        (
            "one more|another",
            r"^(?:when|once|after) (?:you (?:have )?finish(?:ed)? )?(?:this|your) turn(?: is over| ends| is finished)?,? (?:you )?take (?:one more|another)(?: one)?(?=[.,;]|$)",
            "take another turn",
        ),
        (
            "above or below|over or under|higher or lower",
            r"\b((?:clos|near)est? to -?[0-9]+),? (?:be it |whether )?(?:from )?(?:above or below|over or under|higher or lower)\b,?",
            r"\1",
        ),
    )
)
LATER = Rules(
    (
        ("gimme", r"\bgimme\b", "give me"),
        (
            "this card | this card is discarded",
            r"^(?:first,? )?this card (?:is|gets) (?:first )?discarded(?: first)?(?=,? (?:and )?(?:then|after)\b)|^first,? this card is discarded",
            "this card is discarded",
        ),
        ("till", r"\btill\b", "until"),
        ("and of this", r"\band of this\b", "and this"),
        ("over, ", r"\bover, (?=face )", "over "),
        (
            "no card",
            r"\bno cards? (?:(?:that|which) (?:is|are|lies?) )?((?:in|from|of|on) [a-z ]+? )?(?:may|can) (?=be\b)",
            r"cards \1cannot ",
        ),
        ("’re", r"’re\b", " are"),
        ("’m", r"’m\b", " am"),
        ("’ve", r"’ve\b", " have"),
        ("’ll", r"’ll\b", " will"),
        (
            "’s ",
            r"\b(there|it|that|one|game|pile|deck|nobody|what|whatever|everything|limit|let)’s (?!hand|top|turn|total|bottom|card)",
            r"\1 is ",
        ),
        (
            "’s ",
            (
                r"’s (?=(?:allowed|permitted|forbidden|banned|gone|empty|over|discarded|out|not|doubled|shuffled|got|been|still|just|going|"
                r"your turn|the winner|the loser|the one|no longer|face (?:up|down))\b)"
            ),
            " is ",
        ),
        ("s’", r"s’(?= )", "s ’s"),
        ("’s", r"’s\b", " ’s"),
        ("…|.", r"…|\.{2,}", "."),
        ("–|—| - ", r" ?[–—] ?| - ", ", "),
        ("−", r"−(?=[0-9])", "-"),
        ("-|/", r"(?<=[a-z])[-/](?=[a-z])", " "),
    )
)
WORD = re.compile(r"(?<![a-z0-9])-[0-9]+|[a-z]+|[0-9]+|’s|[^\s\w“”\"]")


def tokens(sentence: str, known: frozenset[str]) -> tuple[str, ...]:
    """The words and stops of a sentence, without a title of which no word is known."""
    text = plain(sentence, small=True).text
    text = untitled(LATER.applied(rephrased.plainly(SHORT.applied(text))), known)
    return tuple(WORD.findall(re.sub("!+", ".", text).strip(" .")))
