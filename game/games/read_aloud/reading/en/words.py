"""The words of the English reader by frames: places, people, amounts and verbs, each with what it stands for.

Tables for `chart`: patterns with what they make. More words for what can be said are added here.
"""

from __future__ import annotations

from typing import NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.reading.en.numerals import DIGITS, TENS, TIES
from game.games.read_aloud.reading.en.productions import Rows, same

THEIRS = "theirs"
"""Whose: of the person who acts."""
THEY = "they"
"""Who: the person who was chosen just before."""
ITS = "its"
"""Who: the owner of the card that was named."""
ALL = "all"
NOBODY = "nobody"
AGAIN = ("again", "once more", "once again", "anymore", "any more", "any longer")


def _numbers() -> dict[str, int]:
    found = {word: n for n, word in enumerate((*DIGITS, *TENS), 1)}
    for n, ties in enumerate(TIES, 2):
        found |= {ties: 10 * n} | {f"{ties} {word}": 10 * n + one for one, word in enumerate(DIGITS, 1)}
    return found


CHOICE = "of your/my own? choice/choosing/liking|you choose/like/want/pick/select|that/which you choose/like/want/pick/select|at/by your choice|chosen/picked/selected by you/me|that/which? you do not like/want/need"
PLAYER = "player/person/one/neighbour/neighbor/guy/opponent/participant/human/friend/kid/fellow/child/lady/gentleman/man/woman/mate/buddy/dude/folk/soul"

PLACES: dict[str, Rows] = {
    "Field": {
        "field|table|board|tableau|playing field|play area|playing area|middle of the table|centre/center of the table|common field|tabletop|table top|middle|centre|center": Place.FIELD
    },
    "Pile": {
        "draw/drawing pile/deck/stack/stock|deck|pile|stock|library|stockpile|face down pile|deck/pile of cards|main deck": Place.PILE
    },
    "Discards": {
        "discard/discards/discarded pile/heap/stack|discards|graveyard|trash/rubbish/waste/garbage/scrap pile/heap/can?|rubbish|garbage|bin|rubbish/trash bin|discarded cards|pile of discards|pile of discarded cards|discarded cards pile|cards discarded so far|cards that were/are discarded|cards that have been discarded|cards already discarded|thrown away cards|used cards": Place.DISCARDS
    },
    "Heap": {"Field|Pile|Discards": same},
}

PEOPLE: dict[str, Rows] = {
    "Choice": {CHOICE: True},
    "OwnChoice": {
        "of our own? choice|of their/his/her own? choice/choosing/liking|they choose/like/want/pick|chosen by them": True
    },
    "Any": {
        "a/any/one/some player/person|anyone|anybody|someone|somebody|any/some one player/person|one/any of the players|target player|a chosen player": Place.ANYONE,
        "another player/person/one/participant?|a/any/one/some player/person/one? other than/besides/except you/yourself/me/myself|an/one/any/some/your opponent/rival/enemy/adversary|one/any/some other/different player/person/participant|a different player/person|someone/somebody/anyone/anybody else|one/any of the others|one/any of the other players|one/any of your opponents/rivals/fellow? players?|target opponent|an opposing player|a fellow player": Place.ANOTHER,
    },
    "One": {
        "Any Choice?": same,
        "the/your/my? next player/person/one|the/your/my next guy/one|whoever/who is/goes/comes/plays next|whoever/who would be/go/play next|the player/person/one who is/goes/comes/plays next|the player/person/one who would be/go/come/play next|the player/person after you/me|the player/person whose turn is/comes next|the player/person next in turn|the following player|the/your next player/person in turn? order/line|the player/person/one next to you/me on the left|the player/person/one Seated? left of you/me|the player/person/one who goes/comes/plays/sits after you/me": Place.LEFT,
        "the/your/my previous/preceding player/person|the player/person before you/me|the player/person who played/went before you/me|the player/person/one next to you/me on the right|the player/person/one Seated? right of you/me": Place.RIGHT,
        f"the/your/a? {PLAYER} Seated? to/on/at your/my/the immediate? Side|whoever Seated to/on/at your/my/the Side|your/my/the Side {PLAYER}": lambda *found: (
            found[-1]
        ),
        "this card ’s owner|the owner of this card": Place.OWNER,
        "they|each of them|they each/all|each of those players|that/this/said player/person/opponent/one|the chosen/selected/same? player/person/opponent|he|she|he or she|him|her": THEY,
    },
    "Seated": {
        "is? sitting/seated next?|is? sitting/seated immediately/directly?|sits|is|who is/sits sitting?|directly|immediately|that is": True
    },
    "Side": {"left hand? side?": Place.LEFT, "right hand? side?": Place.RIGHT},
    "Everybody": {
        "us|everyone|everybody|each/every player/person/participant|all? of? the? players/people/participants|all? of? the kids/guys/folks/children|all of us/you|we all|you all|each/every one of us/you|each/every one of the players|each of you/us|each of the players|every single player|each and every player|we|everyone/everybody at/around the table|everyone/everybody in the game|everyone/everybody playing|all players at the table|all players in the game": Place.HANDS
    },
    "Others": {
        "everyone/everybody else|each/every other player/person/participant/one?|each/every of? your/the/my other players|each/every opponent/rival|each/every one? of your/the/my opponents/rivals/others|each/every one? of the other players|all? of? the/your/my? other players/people/participants/kids/guys/folks|all? of? the/your/my others/opponents/rivals/enemies/adversaries|all others/opponents/rivals|opponents|rivals|others|the rest|the rest of the/your? players/others|the remaining players|all? the other ones": Place.OTHERS,
        "all but/except you/yourself/me/myself|all but/except the reader|Everybody Except you/yourself/me/myself|Everybody Except the reader|Everybody Except the player who reads this card?": Place.OTHERS,
    },
    "Except": {
        "except for?|but|other than|apart from|aside from|besides|excluding|save for?|with the exception of|bar|but not": True
    },
    "Me": {
        "you|i|me|the reader|the reader of this card?|the active/current player": Place.MINE,
        "Reading": Place.MINE,
    },
    "Reading": {"Reads this/it Text? just? Aloud?": True},
    "Reads": {
        "whoever/who just? reads/read|whoever/who has just? read|the player/person/one who has just? read|the player/person/one who just? reads/read|anyone who reads": True
    },
    "Text": {"card|condition|one|text|sentence": True},
    "Aloud": {"aloud|out loud?|aloud to everyone": True},
    "Person": {
        "One|Everybody|Others|Me": same,
        "Everybody Comma* including/include you/me/yourself/myself Comma*": lambda *found: found[0],
        "Everybody Comma* you/yourself/me/myself included Comma*|Everybody Comma* the reader included Comma*": lambda *found: (
            found[0]
        ),
    },
    # whose
    "Poss": {
        "your/my own?": Place.MINE,
        "their/his/her own?|his or her own?|his her own?": THEIRS,
        "Person ’s own?": lambda place: place if place is not Place.MINE else None,
        "our": Place.HANDS,
        "the reader ’s own?": Place.MINE,
    },
    "Yours": {"yours|mine": Place.MINE, "theirs|his|hers": THEIRS, "Person ’s": same},
}

AMOUNTS: dict[str, Rows] = {
    "Number": {**_numbers(), "#": lambda n: n if n > 0 else None},
    "Value": {
        "Number": same,
        "zero|nil|nothing|0": 0,
        "#": same,
        "minus Number|negative Number": lambda n: -n,
    },
    "Extra": {"more|extra|additional|new|fresh|further|other|single|replacement": True},
    "Count": {
        "Number Extra?": same,
        "a/an/any/another/target Extra?|any one|any single|just? one|a/one more": 1,
        "any Number|another Number Extra?": same,
        "exactly Number|precisely Number|Number different": same,
        "a pair/couple of|both of two|both of the two": 2,
        "all of? the?|every|each|every single|each and every|each of the|every one of the": ALL,
    },
    "Free": {
        "any number/amount of|however many": e.Any(),
        "that many|the/an? same/equal number/amount of?|exactly/precisely as many|just? as many|equally many|that number of|the same": e.That(),
    },
}

LOOKS: dict[str, Rows] = {
    "Face": {
        "face up|faceup|lying open|for? all to see|where/so Everybody can see it/them|where/so all can see it/them|for Everybody to see|visible to? Everybody?|open/shown/revealed to Everybody|revealed|public|openly|the right way up|open|open/revealed/visible/exposed for all/everyone/everybody to see|uncovered|picture side up|up": Face.OPEN,
        "face down|facedown|upside down|back up|back side up": Face.DOWN,
        "hidden|secret|concealed": Face.HIDDEN,
        "outward|outwards|around? to/and? face/facing Others|To Others|facing outward/outwards/out|facing away|facing? away from Self|the wrong way round/around": Face.OUTWARD,
        "Sothat Them lie/lies/are/is Lying|Sothat Them faces/face Others|Sothat the? back/backs face/faces Self": lambda *face: (
            face[0] if face and isinstance(face[0], Face) else Face.OUTWARD
        ),
        "Comma* and? nobody/no may/can look at Them|Comma* and? nobody/no may/can see Them|Comma* and? Self? Notlook at Them|Comma* and? not even Self may/can see Them|Comma* and? not even Self may/can look at Them|without looking at Them|without anyone looking at Them": Face.DOWN,
        "Sothat Seers": same,
    },
    "To": {"facing|towards|toward": True},
    "Sothat": {"Comma* so that?|Comma* such that|Comma* in such a way that|Comma* in a way that": True},
    "Seers": {
        "Everybody See Them": Face.OPEN,
        "Blind See Them|Blind Comma* Evenyou Comma* See Them|Blind See Them Comma* Evenyou": Face.DOWN,
        "only you See Them|you alone See Them|nobody but you See Them|nobody else See Them": (Face.HIDDEN, Place.MINE),
        "only they/he/she See Them|they alone See Them|nobody but them See Them|only their/its/the owner/owners See Them": (
            Face.HIDDEN
        ),
        "only? Others only? See Them|Everybody Except Self See Them|Everybody See Them Except Self|Others See Them Comma* but/and/while not? Self Unseen?|Others See Them Comma* but/and/while Self Self Unseen?|Self Unseen Them Comma* but/and/while Others See|Self Unseen Them Comma* but Others See Them": (
            lambda *_: Face.OUTWARD
        ),
    },
    "Notlook": {"may/can/must/do/does not look|cannot look|may/can no longer look|is/are not allowed to look": True},
    "See": {
        "can all? see/read|can|may/can/could/will/does/do/gets/get? to? see/sees/read/know|is/are able to see|may/can look/peek at": True
    },
    "Unseen": {"do not|does not|cannot|cannot see|do/does not see|can no longer see|can not see": True},
    "Self": {
        "you|yourself|me|myself|you yourself|i|they|themselves|them|himself|herself|the/their/its owner/owners": True
    },
    "Them": {
        "it|them|the/your/their/its/these/those cards?|your/their/its hand|the/their/its face/faces|they|the front/fronts": True
    },
    "Evenyou": {"not even you/yourself/me/myself|you/yourself included|including you/yourself": True},
    "Blind": {"nobody|no player|not even you|none of the players|nobody at all|neither you nor anyone else": True},
    "Lying": {"face down|facedown|hidden|concealed": Face.DOWN, "face up|faceup|visible|open|revealed": Face.OPEN},
    "High": {
        "highest|topmost ranking|largest|greatest|biggest|best|strongest|most valuable|most expensive|dearest|maximum|max": True
    },
    "Low": {"lowest|smallest|weakest|least valuable|cheapest|worst|minimum|littlest|tiniest": True},
    "Extreme": {"High": True, "Low": False},
}
BRIEF = "private|secret|quick|close|good|little|sneaky|brief|short|careful|peaceful"
PLACED: dict[str, Rows] = {"Brief": {BRIEF: True}, "Glimpse": {"look|peek|glance|glimpse|peep": True}}


class Verb(NamedTuple):
    """A verb as it stands in a clause."""

    act: str
    lemma: str
    parts: tuple[str, ...]
    """Small words that belong to it, such as "away"."""
    form: str
    mood: str = ""
    """`must`, `may`, `not` for what is forbidden."""
    passive: bool = False
    modal: bool = False
    shared: str = ""
    """The word that says that several do it: both, each, all."""


class Verbs(tuple[Verb, ...]):
    """All verbs that a word can be."""


ACTS: dict[str, str] = {
    "discard": "discard +away|pitch|cough ~up|throw,threw,thrown +away +out +off +down|throw,threw,thrown ~in|toss +away +out|chuck +away +out|ditch|dump +out +off|bin|trash|scrap|junk|sacrifice|kill|destroy|get,got,got rid of|dispose of|let,let,let go of|part with|surrender|give,gave,given ~up|knock ~out|kick ~out|shed,shed,shed|burn|jettison|cast,cast,cast ~aside|cast,cast,cast ~away|cast,cast,cast ~off|eliminate|put,put,put ~away|relinquish|forfeit|do,did,done away with|sweep,swept,swept ~away|lose,lost,lost|remove|drop|pay,paid,paid|spend,spent,spent|nuke|obliterate|annihilate|yeet +away|muck|delete|torch|vaporize|vaporise|axe|purge|incinerate|evict|expel|cull|zap|erase|hurl +away|fling,flung,flung +away|sling,slung,slung +away|lob +away|heave +out|abandon|unload|retire|lay,laid,laid ~away|say,said,said goodbye/farewell to",
    "mill": "mill +away",
    "clear": "clear +away +out +off +clean|wipe +out +off +away +clean|empty +out",
    "draw": "draw,drew,drawn +up",
    "take": "take,took,taken +up +back|grab +up|dig,dug,dug ~out|dig,dug,dug ~up|pick +up|collect|fetch|help yourself to|snag|nab|steal,stole,stolen|treat yourself to|fish +out +up|pull +out +up|get,got,got +back|retrieve|recover|salvage|bring,brought,brought ~back|rescue|receive|gain|earn|obtain|acquire|snatch +up|pluck|scoop +up|claim|pocket|seize|swipe|pinch|get,got,got hold of|resurrect|revive|reclaim",
    "add": "add +in|bring,brought,brought +back",
    "put": "put,put,put +back +down +in|fall,fell,fallen|give,gave,given +away|bounce +back|place +back +down|set,set,set +back +down|return +back|move +back +over|slide,slid,slid +back +in|tuck +back +in|bury|slip +back +in|stick,stuck,stuck +back|lay,laid,laid +down +back|send,sent,sent +back|end +up|land|go,went,gone +back|drop +back|insert|shove +back|pop +back|transfer|deposit|combine|merge|fold|add +back|sweep,swept,swept|turn ~back|give,gave,given +back|throw,threw,thrown ~back|toss ~back|chuck ~back|push +back|shift +back|wander +back|travel +back|sink,sank,sunk|stash|plop +back +down|relegate|banish|demote|feed,fed,fed|plant|stuff +back|relocate|migrate",
    "subtract": "subtract|deduct|take,took,taken|knock|shave|remove",
    "give": "give,gave,given +out|hand +over +out|deal,dealt,dealt +out|distribute +out|pass +out",
    "pass": "go,went,gone +on|pass +along +on +over +round +around|hand +over +on +along|rotate|shift +along|cycle|give,gave,given +over|move +along +on +round +around|travel +along +on +round +around|wander +on|slide,slid,slid",
    "reveal": "reveal|expose|uncover|display|disclose|unveil|open +up|show,showed,shown +off|lay,laid,laid ~open|bare",
    "hide": "hide,hid,hidden +away|conceal|cover +up|cloak|mask",
    "turn": "turn +over +around +round|flip +over +around|lay,laid,laid +down +out|put,put,put +down|place +down|set,set,set +down|leave,left,left|keep,kept,kept|make,made,made|hold,held,held|spread,spread,spread +out|rotate +around|play with|play|pick ~up|take,took,taken ~up",
    "shuffle": "shuffle +up +together +around +back +again|mix +up +together +around +back|reshuffle +together|scramble +up|riffle|jumble +up|stir +up|muddle +up|randomize|randomise",
    "look": "look at|look secretly/privately/quietly at|look through|look over|look into|see,saw,seen|view|inspect|peek at|peek secretly at|peek in|peek into|peep at|examine|check +out|study|sneak a Brief* Glimpse at/into/in/of|take,took,taken a Brief* Glimpse at/into/in/of|have,had,had a Brief* Glimpse at/into/in/of|steal,stole,stolen a Brief* Glimpse at/into/in/of|get,got,got a Brief* Glimpse at/into/in/of|glance at|spy on|observe|behold,beheld,beheld|eye|have,had,had a gander at|cast,cast,cast a Brief* Glimpse at|peer at|peer into|scan",
    "swap": "swap +over +around|swap places|trade places|change places|switch places|exchange|interchange|barter|trade +in +away|switch +over +around|replace|substitute",
    "win": "win,won,won|be the winner/winners|be declared/deemed/considered/named/crowned/pronounced the winner|be regarded as the winner|become,became,become the winner|come,came,come first|take,took,taken the win/victory|get,got,got the win/victory|share the win/victory|prevail|triumph|be victorious/triumphant|emerge victorious|come,came,come out on top|be the victor",
    "lose": "lose,lost,lost|be the loser/losers|be declared/deemed/considered/named the loser|be regarded as the loser|be out|be eliminated|be out and lose/loses the? game|be knocked out|drop ~out|be defeated|be out of the game/running",
    "end": "end|finish|stop|conclude|be over|be finished|be considered/declared finished/over/ended|come,came,come to an/its end|draw,drew,drawn to a close|terminate|close|be done|bring,brought,brought to an end/close|cease",
    "ban": "ban|forbid,forbade,forbidden|prohibit|outlaw|disallow|bar|veto",
    "allow": "allow|permit|legalise|legalize",
    "lift": "lift|remove|cancel|cancel,cancelled,cancelled|revoke|undo|drop|abolish|end|clear|repeal|annul|scrap|erase|delete|reset|void|withdraw,withdrew,withdrawn|take,took,taken ~away|wipe ~out|discard|forget about?|throw,threw,thrown ~out +away|strike,struck,struck +out|tear,tore,torn ~up|suspend|nullify|abandon|get,got,got rid of",
    "raise": "raise|increase|boost|enlarge|extend|expand|up|bump ~up|widen|loosen",
    "lower": "lower|reduce|decrease|cut,cut,cut +down|shrink,shrank,shrunk|diminish|trim +down|thin +out +down|bring,brought,brought ~down|mill +down|drop|tighten|narrow",
    "rise": "rise,rose,risen|go,went,gone ~up|grow,grew,grown|climb|increase",
    "fall": "fall,fell,fallen|go,went,gone ~down|drop|shrink,shrank,shrunk|decrease|sink,sank,sunk",
    "set": "set,set,set +back|change +back|fix|make,made,made|adjust|cap|limit|raise|lower|reduce|increase",
    "become": "become,became,become|be",
    "double": "double",
    "hold": "hold,held,held|have,had,had|keep,kept,kept|contain|own|possess|have,had,had room/space for",
    "skip": "skip +over|cancel|cancel,cancelled,cancelled|leave,left,left ~out|omit|pass over|jump over",
    "miss": "miss +out|sit,sat,sat this one/turn/round out|sit,sat,sat it out|skip|lose,lost,lost|sit,sat,sat ~out|forgo|forfeit|pass",
    "again": "take,took,taken|have,had,had|get,got,got|play|gain|receive|make,made,made|go,went,gone|earn",
    "reverse": "reverse|change +around|switch +around|invert|flip +around|turn +around|swap +around",
    "choose": "remove|take,took,taken ~out|pull ~out|collect +together|gather +up +together|lift|choose,chose,chosen|pick +out|select|name|single ~out|point at|nominate|designate",
    "keep": "leave,left,left|keep,kept,kept",
    "read": "read,read,read +out +aloud",
    "go": "go,went,gone|run,ran,run|proceed|move|continue|pass|travel",
}


WORDS: dict[str, Rows] = PLACES | PEOPLE | AMOUNTS | LOOKS | PLACED
