"""English phrases that are only understood: other ways to write what the cards say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Change, Face, Measure, Place, Side, Where
from game.games.read_aloud.language.phrases import Phrases

OWN = "your own hand"
OF = "(of|from|in|on|out of)"
READER = "(whoever|the player who|the one who) (read|reads|reading)( this card| this condition| this)( aloud| out| out loud|)"
NOBODY = (
    "((nobody|no one|no player|none of the players) (may|can|is allowed to|may any longer|can any longer)|"
    "(players|you|everyone) (may not|cannot|can not|must not|can no longer|may no longer|is not allowed to|are not allowed to))"
)
THEIRS = "their (own |whole |own whole |)(hand|hands|cards)"
WHO_HAS = "(the player|the one|the person|a player|players|any player|all players|everyone|the players|whoever|who) (with|has|have|who has|who have|holding|holds|hold|who holds|who hold|whose hand (has|holds|contains)|owns) (the |a |an |)"
WHOSE = "(the player|the one|the person|players|everyone|whoever|anyone|the players|a player|any player|all players) "
AT_END = "( when the game ends| when the game is over| at the end of the game| at the end|)"
WINS = f"{AT_END} (wins|win|is the winner|wins the game|win the game|are the winners|has won){AT_END}"
WINNER = "the winner (is|will be|shall be) "
HIGH = "(highest|largest|greatest|biggest|best|most)"
LOW = "(lowest|smallest|least|fewest)"
IN_HAND = "( in hand| of hand| in their hand| in the hand| in their hands| in his hand|)"

MUST_DISCARD = "(discards|must discard|has to discard|discard|shall discard)"
FROM_THEIRS = (
    "( cards| card| of their cards| of them| of those|)( (from|of) (their|the) (own |)hand|)( of their choice|)"
)
PUT = "(put|set|return|move|place|lay|give back)"
LOOK = "(secretly |privately |)(look at|see|view|inspect|examine|check|peek at|sneak a look at|sneak a peek at|glance at|spy on|take a look at|have a look at|take a peek at|look through)"
ONTO_TOP = "(on|onto|to|on to|at) (the |)top of the draw pile( again|)"
ONTO_BOTTOM = (
    "(on|onto|to|at|in) the bottom of the draw pile( again|)",
    "(under|beneath|underneath|below) the draw pile",
)
WORTH = "(worth|of value|with (a |the |)value of|with (a |the |)value|valued|valued at|that are worth|whose value is|of a value of) (exactly |)"
POINTS = "( point| points|)"

PLAIN: Mapping[Any, Phrases] = {
    e.Nothing: (
        "nothing( happens|)",
        "(this card |this |it |)does nothing",
        "no effect",
        "pass( your turn|)",
        "do not do anything",
        "(this card |this |it |)has no effect",
    ),
    e.Discard: (
        "discard all of {cards:all}",
        "discard {cards:away}",
        "{cards:away} (is|are|gets|get) discarded",
        "{cards:lot} (is|are|gets|get) discarded",
        f"{{cards:owner}} discards {THEIRS}",
        "everyone discards {cards:fitting}",
    ),
    e.Each: (
        "{hands:who} {amount:many}",
        "{hands:who} {amount:many}( each|) (of their choice|of their own choice)",
        f"{{hands:who}} {{amount:many}} {OF} (their own |their |)(hand|hands)( each|)",
        "{hands:who} {amount:many} each",
        "{hands:who} {amount:theirs}",
    ),
    e.Shuffle: (
        "shuffle {place:together}",
        "shuffle {place:pack}( together| well|)",
        "{place:pack} (is|are) shuffled",
        "give {place:pack} a (good |thorough |)(shuffle|mix)",
    ),
    e.Turn: (
        "reveal {cards}{face:shown}",
        "show {cards}{face:shown}",
        "make {cards} {face:visible} to everyone",
        "reveal {cards:seen}{face:shown}",
        "make {cards:seen} {face:visible}( to everyone| to all| for everyone|)",
        "turn {cards:seen} {face:up}",
        "turn {face:up} {cards:seen}",
        "{face:hide} {cards:seen}",
        "{cards:bare} (is|are) {face:made}",
        "{cards:owner} {face:does}",
        "{cards:owns} turns their (whole |)(hand|hands|cards) {face:up}",
    ),
    e.Decide(e.Reader()): (
        READER + WINS,
        "(the reader|the reader of this card|the reader of this condition)" + WINS,
    ),
    e.Decide(e.Holder()): (
        f"(whoever|the player who|the one who|a player who|anyone who|the person who) (holds|has|is holding|owns|keeps) this card{IN_HAND}"
        + WINS,
        f"(the holder|the owner) of this card{WINS}",
        f"if you (hold|have|are holding|still have|still hold) this card{IN_HAND}{AT_END}, (you |)win( the game|)",
        f"(you |)win( the game|) if you (hold|have|are holding|still have|still hold) this card{IN_HAND}{AT_END}",
        f"{WINNER}(whoever|the player who|the one who) (holds|has|is holding|owns) this card{IN_HAND}{AT_END}",
    ),
    e.Decide: (
        "the winner’s condition is (now |)“{condition}”",
        "set (the winner’s condition|it) to “{condition}”",
        "(the |)winner’s condition: (“|){condition}(”|)",
        f"({WHO_HAS}|the |a |an |){{condition}}" + WINS,
        f"{WHOSE}{{condition:whose}}" + WINS,
        f"{WINNER}({WHO_HAS}|the |){{condition}}",
        f"{WINNER}{WHOSE}{{condition:whose}}",
        f"(you |)win( the game|) if {{condition:your}}{AT_END}",
        f"if {{condition:your}}{AT_END}, (you |)win( the game|)",
    ),
    e.Undecide: (
        "there is no( longer a|) winner’s condition( any more|)",
        "there is (no|no longer any|no longer a) way to win( any more|)",
        "(reset|lift|cancel|delete|remove|erase|clear|forget|drop|abolish) (the |any |every |)winner’s condition",
        "the winner’s condition (is|gets) (removed|cancelled|canceled|lifted|erased|deleted)",
        "(nobody|no one) wins( any more|)",
    ),
    e.End: (
        "the game (ends|is over|is finished|finishes|stops)",
        "end (this|the) (game|match)",
        "game over",
        "(that|this|it) is the end of the game",
        "that’s the end of the game",
    ),
    e.Lose: (
        "(you |)lose( the game|)",
        "you (have lost|are the loser|lose|loses)",
        READER + " loses( the game|)",
        "(the reader|the reader of this card) loses( the game|)",
    ),
    e.Ban: (
        "forbid {act:doing}",
        "{act:doing} (is|are) (now |)(forbidden|no longer allowed)( any more|)",
        "no( more|) {act:doing}",
        "{act:mustnot}( any more|)",
    ),
    e.Unban(None): (
        "(lift|remove|cancel|end|undo|clear|drop|abolish) (all|every|all the|all of the) (bans|ban|prohibitions|prohibition)( there is| there are|)",
        "(all|the) (bans|prohibitions) are (lifted|removed|cancelled|over|off|void|gone)",
        "every ban is (lifted|removed|cancelled)",
        "(everything|all acts|all actions) (is|are) allowed( again| once more|)",
        "allow everything( again|)",
    ),
    e.Unban: (
        "(lift|remove|cancel|end|undo) the (ban|prohibition) (on|of|against) ({act}|{act:doing})",
        "the (ban|prohibition) (on|of|against) {act:doing} is (lifted|removed|cancelled)",
        "allow {act:doing}( again| once more|)",
        "{act:doing} (is|are) allowed( again| once more|)",
        "{act:may}( again| once more|)",
    ),
    e.Limit: (
        "(raise|increase) {place:limit} by {change:more}",
        "(lower|reduce) {place:limit} by {change:less}",
        "(lower|reduce) {place:reduced} by {change:less}",
        "raise {place:reduced} by {change:more}",
        "{place:limit} (goes up|rises|increases|is raised|is increased|grows|goes up) by {change:more}",
        "{place:limit} (goes down|falls|drops|decreases|is lowered|is reduced|shrinks) by {change:less}",
        "{place:limit} (\\+|plus) {change:more}".replace("\\+", "+"),
        "{place:limit} +{change:more}",
        "{place:limit} (-|minus |- ){change:less}",
        "(add|\\+){change:more} to {place:limit}".replace("(add|\\+)", "(add |+)"),
        "subtract {change:less} from {place:limit}",
        "{place:holder} (may|can) (hold|have|keep) {change:moreone}( in hand|)",
        "there (may|can) be {change:moreone} {place:here}",
        "{place:holder} (may|can) (hold|have|keep) {change:lessone}( in hand|)",
    ),
    e.SetLimit: (
        "(set|change|make|raise|lower) {place:limit} (back |)(to |){number:more}( cards| card|)",
        "{place:limit} (is|becomes) (now |set to |){number:more}( cards| card|)",
        "{place:holder} (may|can) (only |)(hold|have) (only |at most |exactly |){number:more} card(s|)( in hand|)",
        "there are (only |exactly |){number:more} {place:infield}",
        "there (may|can) be at most {number:more} {place:infield}",
        "{place:held} (may |can |)(hold|have|contain) (at most |only |up to |){number:more} card(s|)",
        "{place:held} (is|are) limited to (at most |){number:more} card(s|)",
    ),
    e.DoubleLimit: "{place:limit} (doubles|is doubled|is now doubled)",
    e.Again: (
        "(you |)(take|have|get|play) (another|an extra|one more|a second|an additional) turn",
        "(it is|it’s) your turn (again|once more)( after this| after that| afterwards| next| then|)",
        "(take|have) your turn (again|once more)",
        "(you |)(go|play) (again|once more)",
        "(you |)(take|have|get) another go",
        "(you |)(may |)read (another|one more|a second|an extra|one other) card( aloud|)",
        "(the reader|everyone who reads this) takes another turn",
    ),
    e.Skip: (
        "(skip|pass over) (the next player|your left neighbour)(’s turn|’s next turn|)",
        "(the next player|your left neighbour) (skips|misses|loses) (their|the|a|one) (next |)turn",
        "(the next player|your left neighbour)(’s turn|’s next turn|) is (skipped|passed over)",
        "(the next player|your left neighbour) (does not get|gets no|has no) (a |)turn",
        "skip the next turn",
    ),
    e.LoseEach: ("{hands:doomed} (lose|loses)( the game|)", "{hands:doomed} (have|has) lost"),
    e.SwapLimits: (
        "swap the (hand limit|field limit) (and|with|for) the (hand limit|field limit)",
        "the (hand limit|field limit) and the (hand limit|field limit) (swap places|swap|are swapped|change places)",
        "swap the limits of (the |)(hand|hands|field) and (of |)(the |)(hand|hands|field)",
        "swap the (hand|field) and (the |)(field|hand) limits",
    ),
    e.Thin: (
        "discard from the top of the draw pile until at most {number:times}{times_field:yes} is left",
        "(reduce|lower) the draw pile (down |)to (at most |){number:size}{times_field:yes}( or less| or fewer|)",
        "(reduce|lower) the draw pile (down |)to (at most |){number:many}{times_field:no}( or less| or fewer|)",
        "discard from (the top of |)the draw pile until (only |at most |)({number:many}|{number}){times_field:no}( or fewer|) (is|are|remain|remains)( left|)",
        "discard (cards |)from (the top of |)the draw pile until (only |at most |)({number:many}|{number}){times_field:no}( or fewer|) (is|are) left",
        "discard (cards |)from (the top of |)the draw pile until (it has|there are|only) (only |at most |){number:many}{times_field:no}( left|)( in it| remain|)",
        "discard (cards |)from (the top of |)the draw pile until (it has |there are |it holds |)(at most |only |){number:size}{times_field:yes}( is left| are left| remain|)",
        "(leave|keep) (only |just |at most |){number:many}{times_field:no} (in|of) the draw pile",
        "discard all but {number:many}{times_field:no} (of|from|in) the draw pile",
    ),
    e.Stack: (
        (
            "(put|place|lay|slide|tuck) (this card|this) (under|beneath|below|underneath) {place:beneath}(;|,|.|) (and |)(together |)"
            "(they|both|the two) (become|form|are|count as) one card(, and|;|,|.| and) (its value {change}|{change:its}|double its value{change:double})"
        ),
        "(put|place|lay|slide|tuck) (this card|this) (under|beneath|below|underneath) {place:beneath}(, and|;|,|.| and) (its value {change}|{change:its})",
    ),
    e.Swap: (
        "swap {place:swap} (with|and|for) this( card|)",
        "swap (this card|this) (with|and|for) ({place:swap}|{place:single})",
        "swap {place:single} (with|and|for) this( card|)",
    ),
    e.SwapOnes: (
        "swap one card each (from|of) the field or (of |from |)anyone’s hand",
        "swap two cards from different places: the field and everyone’s hands",
        "swap two cards (from|of|in) the field or (of |from |)anyone’s hand",
        "swap any two cards (from|of|in) the field or (of |from |)anyone’s hand",
    ),
    e.SwapTwo: (
        "swap {one:other} and {other}",
        "swap ({one:other}|{one:single}) (with|and|for) ({other}|{other:single})",
        "swap ({one:other}|{one:single}) (with|for) {other:ones}",
        "swap {one:yours} with {other:player}",
    ),
    e.SwapHands: (
        "swap your (own |)(whole |)hand (with|and|for) (the hand of |)({place:partner}|{place:partners})",
        "swap( whole| your|) hands with {place:player}",
        "swap your (own |)(whole |)hand with {place:player}",
        "you and {place:player} (swap|swaps)( your|) (whole |)hands",
    ),
    e.PassHands: (
        "(everyone|every one) (passes|gives|hands) (their|all of their|all) (own |whole |)(hand|hands|cards) (to|on to) {left:beside}",
        "everyone hand (their|all of their|all) (own |whole |)(hand|hands|cards) (to|on to) {left:beside}",
        "(everyone) (passes|gives) (their|all of their|all) (own |whole |)(hand|hands|cards) {left:side}",
        "(pass|move|hand) (all|everyone’s|all the) (whole |)hands (one place |)(to|on to) {left:beside}",
        "(everyone’s|all) hands are passed to {left:beside}",
    ),
    e.Take: (
        "draw {amount:short}{origin:drawn}{place:mine}",
        "(draw|take) {amount:gets}{origin:off}{place:into}",
        "take {amount:short}{origin:taken}{place:mine}",
        "(draw|take|add) {amount:topped}{origin:heap}{place:into}",
        "add {amount:short} {origin} to {place:to}",
        "add {amount:topped}{origin:heap} to {place:to}",
        "add {amount:gets}{origin:off} to {place:to}",
        "{place:draws} {amount:gets}{origin:off}( each|)",
        "{place:draws} {amount:gets} each{origin:off}",
        "(put|move|return) {amount:gets}{origin:off}{place:inhand}",
        "(put|move|return) {amount:topped}{origin:heap}{place:inhand}",
    ),
    e.LoseBy: (
        f"({WHO_HAS}){{rank}} (is out and |)(loses|lose|is the loser)( the game|)",
        f"{WHOSE}{{rank:whoserank}} (loses|lose|is the loser)( the game|)",
        "(the |){rank} loses( the game|)",
    ),
    e.EachBy: (
        f"({WHO_HAS}){{rank}} {MUST_DISCARD} {{amount:number}}{FROM_THEIRS}",
        f"{WHOSE}{{rank:whoserank}} {MUST_DISCARD} {{amount:number}}{FROM_THEIRS}",
        f"({WHO_HAS}){{rank}} {MUST_DISCARD} {{amount:many}}{FROM_THEIRS}",
        f"{WHOSE}{{rank:whoserank}} {MUST_DISCARD} {{amount:many}}{FROM_THEIRS}",
    ),
    e.ToPile: (
        f"{PUT} {{cards:backward}} (back |)(face down |){{where:onto}}",
        "shuffle {cards:backward} (back |){where:mixedin}",
        f"{PUT} {{cards:backward}} (back |){{where:mixedin}} and shuffle( it| the draw pile|)",
        f"{PUT} {{cards:backward}} (back |){{where:somewhere}}",
    ),
    e.Look: f"(you may |){LOOK} {{cards:viewed}}( secretly| in secret| privately| alone| without showing (it |them |)(to |)(anyone|anybody|the others)| without showing (it|them)|)",
    e.Reverse: (
        "(reverse|change|swap|invert|turn around|flip|turn) the (order|direction) of (turns|play|the turns|the game)( around|)",
        "(reverse|change|swap|invert|turn around|flip) (turn order|the turn order|the order|the direction|direction|play|the playing direction|turn direction|the order of play)",
        "(turns|play|the turns|the game|the turn) (go|goes|proceed|proceeds|run|runs|pass|passes|continue|continues|move|moves) (round |around |on |)(in |)(the (other|opposite|reverse) (direction|way)( round| around|)|reverse|in reverse)",
        "the (direction|order) of (play|turns) (is|gets) (reversed|changed|turned around|inverted)",
        "(the turn order|turn order|play|the order of turns) (is|gets) reversed",
        "(the turn order|turn order|the direction of play|the order of play|the order of turns) (reverses|changes|turns around)",
    ),
}

JOINED: Mapping[Any, Phrases] = {
    e.If: (
        "{test} then {clause:plain}",
        "{test}, then {clause:plain}",
        "{test} {clause:plain}",
        "{clause:plain} {test}",
    ),
    e.Either: "(either |){one:plain}(, or| or|; or) {other:plain}",
}

WHO = {
    Place.HANDS: "everyone discards",
    Place.OTHERS: "everyone else discards",
    Place.ANYONE: "any one player discards",
    Place.ANOTHER: "another player discards",
    Place.LEFT: "your left neighbour discards",
    Place.RIGHT: "your right neighbour discards",
    Place.OWNER: "this card’s owner discards",
}
HAND: Mapping[Any, str] = {
    Place.MINE: "your (own |)hand",
    Place.ANYONE: "anyone’s hand",
    Place.ANOTHER: "another player’s hand",
    Place.LEFT: "your left neighbour’s hand",
    Place.RIGHT: "your right neighbour’s hand",
    Place.OWNER: "the hand of this card’s owner",
}
PERSON = {place: words.removesuffix(" discards") for place, words in WHO.items()}
HEAP = "the draw pile"
WHOLE: Mapping[Any, Phrases] = {
    Place.FIELD: "(all |)the (whole |)field",
    Place.MINE: "(all |)your (own |)(whole |)hand",
    Place.ANYONE: "(all |)anyone’s (whole |)hand",
    Place.ANOTHER: "(all |)another player’s (whole |)hand",
    Place.LEFT: "your left neighbour’s (whole |)hand",
    Place.RIGHT: "your right neighbour’s (whole |)hand",
    Place.OWNER: "the (whole |)hand of this card’s owner",
    Place.HANDS: ("(all |)everyone’s (whole |)hands", "all hands", "everyone’s whole hand"),
    Place.OTHERS: ("everyone else’s (whole |)hands", "everyone else’s whole hand", "all other hands"),
}
AND_PILE = {**WHOLE, Place.PILE: "(all |)the (whole |)draw pile"}
DOES: Mapping[Any, Phrases] = {
    Face.OPEN: (
        f"(reveals|shows) {THEIRS}( to everyone|)",
        f"(plays|play) with {THEIRS} (revealed|open|face up|visible)",
    ),
    Face.HIDDEN: f"hides {THEIRS}( from (one another|each other|everyone else|the others)|)",
}
UP: Mapping[Any, Phrases] = {
    Face.OPEN: "(face up|up)( again|)",
    Face.DOWN: "face down( again|)( so that (nobody|no one) (can see|sees) (it|them)|)",
    Face.OUTWARD: (
        "outward(s|)",
        "(around |)to face the (others|other players)",
        "(around |)so that (only |)(the others|the other players|everyone else)( only|) (can |)see (it|them)",
    ),
}
ONE_OF = {place: f"one card {OF} {words}" for place, words in ({Place.FIELD: "the field"} | dict(HAND)).items()}
BOTH = (f"one card {OF} the field or ({OF} |)anyone’s hand", f"one card {OF} anyone’s hand or ({OF} |)the field")
SINGLE: Mapping[Any, Phrases] = {
    **ONE_OF,
    Place.PLAY: BOTH,
    Place.DISCARDS: f"one card {OF} the discard pile",
    Place.PILE: f"the top card {OF} the draw pile",
}
RANK: Mapping[Any, Phrases] = {
    e.Most: (
        f"{HIGH} {{measure:total}}",
        "most {measure:points}",
        f"{HIGH} {{measure:peak}}",
        "most {measure:tally}",
        f"{HIGH} {{measure:numbered}}",
        "(largest|biggest) {measure:sized}",
        "highest {measure:wealth}",
    ),
    e.Least: (
        f"{LOW} {{measure:total}}",
        "(fewest|least) {measure:points}",
        f"{LOW} {{measure:foot}}",
        "(fewest|least) {measure:tally}",
        f"{LOW} {{measure:numbered}}",
        "(smallest|least) {measure:sized}",
        "lowest {measure:wealth}",
    ),
    e.Second: (
        "second-(highest|largest|biggest|most) {measure:total}",
        "second-most {measure:points}",
        "runner-up (in|by) {measure:total}",
        "second-most {measure:tally}",
    ),
    e.SecondLeast: (
        "second-(lowest|smallest|least|fewest) {measure:total}",
        "second-(fewest|least) ({measure:points}|{measure:tally})",
    ),
}
WHOSE_RANK: Mapping[Any, Phrases] = {
    e.Least(Measure.HIGHEST): "whose highest (card|value|single value) is (the |)(lowest|smallest)",
    e.Most(Measure.LOWEST): "whose lowest (card|value|single value) is (the |)(highest|largest)",
    e.Most: f"(whose|their) {{measure:total}} is (the |){HIGH}",
    e.Least: f"(whose|their) {{measure:total}} is (the |){LOW}",
    e.Most(Measure.SUM): (
        "whose (hand is|cards are) worth (the |)most",
        f"whose (hand|cards) (adds|add|comes|come|sums|sum|amounts|amount) (up |)to the {HIGH}( total|)",
    ),
    e.Least(Measure.SUM): (
        "whose (hand is|cards are) worth (the |)least",
        f"whose (hand|cards) (adds|add|comes|come|sums|sum|amounts|amount) (up |)to the {LOW}( total|)",
    ),
    e.Second: "whose {measure:total} is (the |)second-(highest|largest|biggest)",
    e.SecondLeast: "whose {measure:total} is (the |)second-(lowest|smallest)",
}
ALSO: Mapping[str, Mapping[Any, Phrases]] = {
    "clause": {**PLAIN, **JOINED},
    "plain": PLAIN,
    # which cards
    "all": {e.Whole: "{place:lying}"},
    "away": {
        e.This: "this",
        e.Some: (
            f"{{amount:short}} {OF} {{place:source}}",
            "{amount:short}{place:mine}",
            f"as many cards {OF} {{place:source}} as ({{amount:there}}|{{amount:you}})",
        ),
        e.Top: (
            "the top {amount:one} (of|from) the draw pile",
            "the top {amount:topmost} (of|from) the draw pile",
            "{amount:short} from (the top of |)the draw pile",
            "{amount:short} (off|of) the (top of the |)draw pile",
            "as many cards from (the top of |)the draw pile as ({amount:there}|{amount:you})",
        ),
        e.Whole: ("all {place:lying}", "{place:entire}"),
        e.Valued: (
            f"(all |)cards {WORTH}{{number:value}}{{side:bounds}}{POINTS} {OF} ({{place:among}}|{{place:whole}})",
            f"{{place:whole}} {WORTH}{{number:value}}{{side:bounds}}{POINTS}",
            f"all cards {OF} {{place:whole}} {WORTH}{{number:value}}{{side:bounds}}{POINTS}",
            f"all cards {WORTH}(at least|no less than) {{number:value}}{{side:more}}{POINTS} {OF} ({{place:among}}|{{place:whole}})",
            f"all cards {WORTH}(at most|no more than) {{number:value}}{{side:less}}{POINTS} {OF} ({{place:among}}|{{place:whole}})",
            f"{{place:whole}} {WORTH}(at least|no less than) {{number:value}}{{side:more}}{POINTS}",
            f"{{place:whole}} {WORTH}(at most|no more than) {{number:value}}{{side:less}}{POINTS}",
            f"all {{number:zeros}}{{side:just}} {OF} ({{place:among}}|{{place:whole}})",
            f"all {{number:negative}}{{side:less}} {OF} ({{place:among}}|{{place:whole}})",
        ),
        e.Peak: (
            f"the (single |){{high:extremes}} (card|value card|valued card|value|-valued card) {OF} {{place:oneplace}}",
            f"the {{high:extremes}}-(valued|value) card {OF} {{place:oneplace}}",
            f"the card (of|with) the {{high:extremes}} value {OF} {{place:oneplace}}",
            f"the card {OF} {{place:oneplace}} (with|of) the {{high:extremes}} value",
            "the {place:thefield} card (with|of) the {high:extremes} value",
            "the {high:extremes}( valued|-valued|) {place:thefield} card",
            "{place:ofwhom} {high:extremes}( valued|-valued|) card",
            "your {place:myhand}{high:extremes}( valued|-valued|) card",
        ),
    },
    "fitting": {
        e.Valued: (
            f"(all |)(of |)(their |)(whole hand|cards|hand|cards in hand) {WORTH}{{number:value}}{{side:bounds}}{POINTS}{{place:everyones}}( (from|in|of) their (hand|hands)|)",
            "(all |)(of |)(their |){number:zeros}{side:just}{place:everyones}( (from|in|of) their (hand|hands)|)",
            "(all |)(of |)their {number:negative}{side:less}{place:everyones}( from their (hand|hands)|)",
        )
    },
    "bounds": {
        Side.EXACTLY: "",
        Side.OR_MORE: "( or more| or higher| or greater| or above| and up| or up| and above| and higher)",
        Side.OR_LESS: "( or less| or lower| or fewer| or below| or under| and below| and lower| and down)",
    },
    "more": {Side.OR_MORE: ""},
    "less": {Side.OR_LESS: ""},
    "just": {Side.EXACTLY: ""},
    "zeros": {0: "(zeros|zeroes|0s)"},
    "negative": {-1: "(negative cards|cards (with|of) (a |)negative value(s|))"},
    "extremes": {True: "(highest|largest|greatest|biggest|most valuable)", False: "(lowest|smallest|least valuable)"},
    "thefield": {Place.FIELD: "field"},
    "ofwhom": {
        Place.LEFT: "your left neighbour’s",
        Place.RIGHT: "your right neighbour’s",
        Place.ANYONE: "anyone’s",
        Place.ANOTHER: "another player’s",
    },
    "myhand": {Place.MINE: "(own |)"},
    "everyones": {Place.HANDS: ""},
    "oneplace": {Place.MINE: (OWN, "hand")},
    "among": {Place.MINE: (OWN, "hand"), Place.HANDS: ("all hands", "hand", "hands", "the hands")},
    "backward": {
        e.This: "this( card|)",
        e.Some: (
            f"{{amount:short}} {OF} {{place:giving}}",
            f"as many cards {OF} {{place:giving}} as ({{amount:there}}|{{amount:you}})",
        ),
        e.Whole: ("{place:given}", "{place:whole}", "all {place:lying}"),
    },
    "giving": {
        Place.PLAY: f"the field or ((one card |){OF} |)anyone’s hand",
        Place.MINE: (OWN, "hand"),
        Place.ANYONE: "hand",
    },
    "given": {Place.DISCARDS: "(all |)(of |)(the |)(whole |)discard pile"},
    "onto": {Where.TOP: ONTO_TOP, Where.BOTTOM: ONTO_BOTTOM},
    "mixedin": {Where.AMONG: "(into|in|with|in with|together with|to) the draw pile"},
    "somewhere": dict.fromkeys(Where, "(into|in|to) the draw pile"),
    "viewed": {
        e.Some: (f"{{amount:short}} {OF} {{place:source}}",),
        e.Top: (
            "the top {amount:one} (of|from|on) the draw pile",
            "the top {amount:topmost} (of|from|on) the draw pile",
            "the top{amount:only} of the draw pile",
            "{amount:short} from (the top of |)the draw pile",
        ),
        e.Whole: ("{place:whole}", "all {place:lying}", "all (of |){place:whole}"),
    },
    "lot": {e.Whole: "{place:entire}", e.This: "this card", e.Top: "the top {amount:one} of the draw pile"},
    "from": {
        e.Some: ("{amount:short} of {place:source}", "{amount:short} in {place:source}"),
        e.Top: ("the top {amount:one} of the draw pile", "{amount:short} from the draw pile"),
        e.Whole: "all {place:lying}",
    },
    "cards": {e.Some: ("{amount:short} from {place:source}", "{amount:short} in {place:source}")},
    "seen": {
        e.This: "this( card|)",
        e.Some: (f"{{amount:short}} {OF} {{place:source}}",),
        e.Top: (
            "the top {amount:one} (of|from) the draw pile",
            "the top {amount:topmost} (of|from) the draw pile",
            "{amount:short} from (the top of |)the draw pile",
        ),
        e.Whole: ("{place:whole}", "all {place:lying}"),
    },
    "bare": {
        e.This: "this card",
        e.Whole: "{place:whole}",
        e.Top: ("the top {amount:one} of the draw pile", "the top {amount:topmost} of the draw pile"),
    },
    "owner": {e.Whole: "{place:person}"},
    "owns": {e.Whole: "{place:person}"},
    # how many
    "theirs": {1: "one of their cards", int: "{+} of their cards"},
    "there": {
        e.Count: (
            "there are (cards |)in {place:counted}",
            "there are {place:countable}",
            "{place:counted} has( cards|)",
        )
    },
    "you": {e.Count(Place.MINE): ("you have( cards|)( in hand| in your hand|)", "you hold", "are in your hand")},
    "gets": {
        1: "(one card|1 card|one more card)",
        int: "{+} (cards|more cards)",
        e.That: "that many cards",
        e.Any: "any number of cards",
        e.Count: (
            "as many cards as ({amount:x}|)".replace("({amount:x}|)", "there are (cards |)in {place:counted}"),
            "as many cards as there are {place:countable}",
        ),
        e.Count(Place.MINE): "as many cards as you have( in hand| in your hand|)",
    },
    "countable": {Place.FIELD: "cards (of|in) the field", Place.DISCARDS: "cards (of|in) the discard pile"},
    "topped": {1: "the top card", int: "the top {+} cards"},
    "heap": {Place.PILE: " (of|from) the draw pile"},
    "short": {
        1: ("a card", "1 card", "one card", "any one card"),
        e.That: "that many cards",
        e.Any: "as many cards as you like",
    },
    "many": {1: ("a card", "1 card")},
    "one": {1: ("one card", "1 card")},
    "number": {int: "{+}"},
    "size": {
        1: ("(as many cards as (there |)are in the field|the field)", "as many cards as the field"),
        2: ("(twice|2 times|double) (as many cards as (there are in |)|)the field",),
        int: (
            "{+} times (as many cards as (there are in |)|the number of cards (in|of) |)the field",
            "{+} times the (size|number) of the field",
        ),
    },
    # places
    "source": {
        Place.PLAY: (f"the field or ((one card |){OF} |)anyone’s hand", "anyone’s hand or (of |from |in |)the field"),
        # with "hand" alone there are two readings to choose from
        Place.MINE: (OWN, "hand"),
        Place.ANYONE: "hand",
    },
    "entire": AND_PILE,
    "whole": WHOLE,
    "doomed": PERSON,
    "person": {**PERSON, Place.MINE: "you"},
    "player": {
        Place.ANYONE: "(anyone|any one player|any player|a player)",
        Place.ANOTHER: "another player",
        Place.LEFT: "your left neighbour",
        Place.RIGHT: "your right neighbour",
    },
    "lying": {Place.MINE: OWN, Place.HANDS: "all hands"},
    "pool": {Place.MINE: "your own whole hand", Place.HANDS: "all hands", Place.PILE: "the draw pile"},
    "hand": {Place.MINE: OWN},
    "to": {
        Place.MINE: "your (own |)hand",
        Place.ANYONE: "anyone’s hand",
        Place.LEFT: "your left neighbour’s hand",
        Place.RIGHT: "your right neighbour’s hand",
        Place.ANOTHER: "another player’s hand",
        Place.HANDS: "everyone’s hands",
        Place.OTHERS: "everyone else’s hands",
    },
    "limit": {Place.MINE: f"{OWN} limit", Place.HANDS: "everyone’s hand limit"},
    "beneath": SINGLE,
    "under": {Place.PLAY: "one card of the field or anyone’s hand", Place.MINE: f"one card of {OWN}"},
    "swap": {
        Place.PLAY: "one card of the field or anyone’s hand",
        Place.DISCARDS: "a card of the discard pile",
        Place.MINE: f"one card of {OWN}",
    },
    "single": SINGLE,
    "ones": {Place.ANOTHER: "one of another player’s", Place.ANYONE: "one of anyone’s"},
    "yours": {Place.MINE: ("one card", "one card of your hand")},
    "other": {Place.DISCARDS: "one discard", Place.FIELD: "one field card", Place.MINE: f"one card of {OWN}"},
    "partners": {
        Place.LEFT: "your left neighbour’s( whole|) hand",
        Place.RIGHT: "your right neighbour’s( whole|) hand",
        Place.ANYONE: "anyone’s( whole|) hand",
        Place.ANOTHER: "another player’s( whole|) hand",
    },
    "counted": {Place.MINE: OWN},
    "none": {
        Place.MINE: (
            "your (own |)hand is empty",
            "(you have|you hold|you have got) no cards( in (your |)hand| left|)",
            "there are no cards in your (own |)hand",
        ),
        Place.PILE: "(the draw pile is (empty|used up|gone|exhausted|out of cards)|the draw pile (has run out|runs out|ran out)( of cards|)|there are no cards( left|) in the draw pile|no cards are left in the draw pile|there is no draw pile( left|)|the draw pile has no cards( left|))",
        Place.FIELD: "(the field is empty|there are no cards( left|) in the field|there are no cards of the field|there is no card in the field)",
        Place.DISCARDS: "(the discard pile is empty|there are no cards in the discard pile|there are no discards|nothing (is|has been) discarded)",
    },
    "deck": {Place.MINE: OWN},
    "pack": {
        **WHOLE,
        Place.PILE: "(all |)the (whole |)draw pile",
        Place.HANDS: ("all hands", "(all |)everyone’s hands", "the hands", "everyone’s whole hands"),
    },
    "together": {Place.HANDS: ("the hands", "all hands", "everyone’s hands")},
    "reduced": {Place.HANDS: "the hand", Place.FIELD: "the field"},
    "origin": {Place.PILE: "from the draw pile", Place.DISCARDS: "(of|in|out of) the discard pile"},
    "off": {
        Place.PILE: ("", " (from|off) (the top of |)the draw pile"),
        Place.FIELD: " (from|of|in) the field",
        Place.DISCARDS: " (from|of|in|out of) the discard pile",
    },
    "drawn": {Place.PILE: ("", " from the draw pile", " from the top of the draw pile")},
    "taken": {
        Place.FIELD: " (from|of|in) the field",
        Place.DISCARDS: " (from|of|in|out of) the discard pile",
        Place.PILE: " from (the top of |)the draw pile",
    },
    "mine": {Place.MINE: ""},
    "inhand": {Place.MINE: " (into|in|to) your hand"},
    "holder": {Place.HANDS: "everyone", Place.MINE: "you"},
    "only": {1: ""},
    "held": {Place.HANDS: "(hands|all hands|everyone’s hands)", Place.FIELD: "the field"},
    "here": {Place.FIELD: "(in|of) the field"},
    "infield": {Place.FIELD: "card(s|) (of|in) the field"},
    "moreone": {1: "(one more|an extra|one extra|an additional) card", int: "{+} more cards"},
    "lessone": {-1: "one (less|fewer) card", int: "{-} (less|fewer) cards"},
    "into": {Place.MINE: "( into your hand| to your hand| in your hand|)"},
    # people
    "who": {**WHO, Place.HANDS: (WHO[Place.HANDS], "each player discards")},
    "draws": {
        **{place: f"{words} (draws|takes|gets|receives)" for place, words in PERSON.items()},
        Place.MINE: "(draw|take)",
    },
    "beside": {
        True: "(the left|the player on (their|the) left|the player to (their|the) left|the next player on the left|their left-hand neighbour|their left neighbour|the left-hand neighbour|their left)",
        False: "(the right|the player on (their|the) right|the player to (their|the) right|the next player on the right|their right-hand neighbour|their right neighbour|the right-hand neighbour|their right)",
    },
    # what a card becomes
    "shown": {Face.OPEN: ""},
    "up": UP,
    "turned": {Face.OUTWARD: "outward"},
    "made": {
        Face.OPEN: "(revealed|shown|turned face up|made visible|visible)( again|)",
        Face.HIDDEN: "hidden( again|)",
        Face.DOWN: "turned face down",
    },
    "does": DOES,
    "its": {
        Change.DOUBLE: "(double its value|its value (doubles|is doubled|counts twice|counts double))",
        Change.NEGATE: (
            "(reverse|change|flip|invert|switch) the sign of its value",
            "its value (is negated|is reversed|is inverted|changes its sign|switches sign|changes sign|flips its sign)",
        ),
        Change.ZERO: "(its value (is|becomes|turns to|turns into)|(make|set) its value( to|)) (0|zero)",
    },
    "double": {Change.DOUBLE: ""},
    # acts
    "act": {Act.EXCHANGE: "exchanging"},
    "doing": {
        Act.DISCARD_FROM_HANDS: (
            "discarding (cards |a card |)(from|of) (hands|hand|the hand|everyone’s hands|your hand|their hands|a hand|any hand|anyone’s hand)",
            "discards from (hands|hand|everyone’s hands)",
        ),
        Act.EXCHANGE: ("swapping( cards| of cards|)", "swaps"),
        Act.SHUFFLE: "shuffling( cards|)",
        Act.END: "ending( of|) the game",
        Act.READ_FIELD: "reading (cards |a card |any card |any cards |)((from|in|of|on|out of) the field|the field)( aloud|)",
        Act.READ_HANDS: "reading (cards |a card |any card |any cards |)((from|in|of|on|out of) (hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand)|(hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand))( aloud|)",
        Act.READ_PILE: "reading (cards |a card |any card |any cards |)((from|in|of|on|out of) the draw pile|the draw pile)( aloud|)",
    },
    "mustnot": {
        Act.DISCARD_FROM_HANDS: (
            NOBODY
            + " discard (cards |a card |any card |any cards |)(from|of) (hands|hand|their hand|their hands|the hand|everyone’s hands|a hand|anyone’s hand)",
            "(cards in (hand|hands)|hand cards|cards from (hand|hands)|hands) (may not|cannot|must not|can no longer|may no longer) be discarded",
            "cards (may not|cannot|must not|can no longer|may no longer) be discarded from (hands|hand|everyone’s hands|a hand)",
        ),
        Act.EXCHANGE: (
            NOBODY + " swap( any|)( cards| a card|)",
            "cards (may not|cannot|must not|can no longer|may no longer) be swapped",
        ),
        Act.SHUFFLE: (
            NOBODY + " shuffle( cards| any cards| anything|)",
            "(cards|nothing) (may not|cannot|must not|can no longer|may no longer) be shuffled",
        ),
        Act.END: (
            NOBODY + " end the game",
            "the game (may not|cannot|must not|can no longer|may no longer) (be ended|end)",
        ),
        Act.READ_FIELD: (
            NOBODY
            + " read (cards |a card |any card |any cards |)((from|in|of|on|out of) the field|the field)( aloud|)",
            "(cards (from|in|of|on|out of) the field|the field) (may not|cannot|must not|can no longer|may no longer) be read( aloud|)",
        ),
        Act.READ_HANDS: (
            NOBODY
            + " read (cards |a card |any card |any cards |)((from|in|of|on|out of) (hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand)|(hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand))( aloud|)",
            "(cards (from|in|of|on|out of) (hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand)|(hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand)) (may not|cannot|must not|can no longer|may no longer) be read( aloud|)",
        ),
        Act.READ_PILE: (
            NOBODY
            + " read (cards |a card |any card |any cards |)((from|in|of|on|out of) the draw pile|the draw pile)( aloud|)",
            "(cards (from|in|of|on|out of) the draw pile|the draw pile) (may not|cannot|must not|can no longer|may no longer) be read( aloud|)",
        ),
    },
    "may": {
        Act.DISCARD_FROM_HANDS: "(everyone|players|you) may discard (cards |)from (hands|hand|their hands)",
        Act.EXCHANGE: "(everyone|players|you) may swap( cards|)",
        Act.SHUFFLE: "(everyone|players|you) may shuffle",
        Act.END: "the game may (be ended|end)",
        Act.READ_FIELD: (
            "(everyone|players|you) may read (cards |)((from|in|of|on|out of) the field|the field)",
            "(cards (from|in|of|on|out of) the field|the field) (may|can) be read( aloud|)",
        ),
        Act.READ_HANDS: (
            "(everyone|players|you) may read (cards |)((from|in|of|on|out of) (hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand)|(hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand))",
            "(cards (from|in|of|on|out of) (hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand)|(hands|hand|everyone’s hands|a hand|any hand|their hands|their hand|anyone’s hand|the hand|your hand)) (may|can) be read( aloud|)",
        ),
        Act.READ_PILE: (
            "(everyone|players|you) may read (cards |)((from|in|of|on|out of) the draw pile|the draw pile)",
            "(cards (from|in|of|on|out of) the draw pile|the draw pile) (may|can) be read( aloud|)",
        ),
    },
    # tests
    "test": {
        e.None_: (
            "if there are no cards in {place:counted}",
            "if {place:none}",
            "if there are no cards (left |)in {place:counted}",
            "if {place:has} no cards( left|)",
        ),
        e.AtMost: (
            "if there ({number:most}|are {number:fewer}|is {number:fewer}) (in|of|on|left in) {place:counted}",
            "if {place:has} {number:fewer}",
            "if {number:fewer} (are|is|remain|remains) (left |)in {place:counted}",
        ),
        e.AtLeast: (
            "if there ({number:least}|are {number:over}|is {number:over}) (in|of|on|left in) {place:counted}",
            "if {place:has} {number:over}",
            "if {number:over} (are|is|remain|remains) (left |)in {place:counted}",
        ),
        e.InHand: (
            "if (you hold|you have|you are holding|you’re holding|you have got|you’ve got) this card( in (your |)(own |)hand|)",
            "if this card (is|lies|was) in (your |)(own |)hand",
            "if (you read|you are reading) this card from (your |)(own |)hand",
        ),
        e.Undecided: (
            "if there is no winner’s condition( yet|)",
            "if (no winner’s condition|nothing) (is|has been) set( yet|)",
            "if (nobody|no one) has set (a|the) winner’s condition( yet|)",
            "if the winner’s condition (is|has) not (been |)set( yet|)",
        ),
    },
    "fewer": {
        int: (
            "(at most|not more than) {+} card(s|)( in hand| in your hand|)",
            "{+} or (fewer|less)( cards| card|)( in hand| in your hand|)",
            "{+} card(s|) or (fewer|less)( in hand| in your hand|)",
        )
    },
    "over": {
        int: (
            "at least {+} card(s|)( in hand| in your hand|)",
            "{+} or more( cards| card|)( in hand| in your hand|)",
            "{+} card(s|) or more( in hand| in your hand|)",
        )
    },
    "has": {
        Place.FIELD: "the field (has|holds|contains)",
        Place.PILE: "the draw pile (has|holds|contains)",
        Place.DISCARDS: "the discard pile (has|holds|contains)",
        Place.MINE: ("(you have|you hold|your hand has|your hand holds)",),
    },
    # who wins
    "condition": {
        **RANK,
        e.Nearest: (
            "{measure:total} (closest|nearest|that is closest|that is nearest|which is closest) to (a total of |){number:goal}",
            "(number of |){measure:tally} (closest|nearest) to {number:goal}",
        ),
        e.Within: (
            f"{HIGH} {{measure:total}}(,|) (but |)(not over|not above|not higher than|at most|of at most|up to|of up to|not exceeding|without going over|without exceeding|that does not exceed|that is not over|below or equal to|that is at most) {{number:value}}",
            "highest {measure:wealth}(,|) (but |)(not over|not above|not exceeding|without going over|without exceeding|up to|of up to|of at most|at most) {number:value}",
            f"{HIGH} {{measure:total}}(,|) (of|that is|which is) {{number:value}} or (less|lower|below)",
        ),
        e.Holder: f"(whoever |the player who |the one who |who |a player who |anyone who |)(holds|has|is holding|owns|keeps) this card{IN_HAND}{AT_END}",
        e.Exactly: (
            "{measure:total} of (exactly |){number:value}",
            "exactly {number:value} ({measure:tally}|{measure:points})",
            "{number:value} ({measure:tally}|{measure:points})",
        ),
        e.Exactly(Measure.CARDS, 1): f"(exactly |only |just |)one card({IN_HAND}| of your hand)",
        e.Exactly(Measure.CARDS, 0): (f"no cards{IN_HAND}( left|)", "empty hand"),
        e.Odd: ("odd {measure:total}", "odd number of ({measure:tally}|{measure:points})"),
        e.Even: ("even {measure:total}", "even number of ({measure:tally}|{measure:points})"),
        e.Beside: "({left:side}-hand neighbour|your {left:side} neighbour|(the |)(player|neighbour|person|one) (to|on) the {left:side}) of (whoever|the player who) (ends the game|ended the game|has the turn when the game ends)",
    },
    "whose": {
        **WHOSE_RANK,
        e.Nearest: (
            "whose {measure:total} (is|comes|gets) (the |)(closest|nearest) to {number:goal}",
            "whose number of {measure:tally} is (closest|nearest) to {number:goal}",
            "(who |)(is|comes|gets) (closest|nearest) to {number:goal} in {measure:total}",
            "(who |)(is|comes|gets) (closest|nearest) to a {measure:total} of {number:goal}",
            "(closest|nearest) to a {measure:total} of {number:goal}",
            "(closest|nearest) to {number:goal} in {measure:total}",
            "(who |)((is|comes|gets) |)(closest|nearest) to {measure:untold}{number:goal}",
            "whose {measure:wealth} (is|are|comes|gets) (the |)(closest|nearest) to {number:goal}",
            "whose {measure:wealth} (adds up|comes|sums up) (closest|nearest) to {number:goal}",
        ),
        e.Within: (
            "(who |)((is|comes|gets) |)(closest|nearest) to {measure:untold}{number:value}(,|) (but not over|without going over|without exceeding)( it|)",
            f"whose {{measure:total}} is (the |){HIGH} (without going over|but not over|but at most) {{number:value}}",
        ),
        e.Exactly: (
            "whose {measure:total} is (exactly |equal to |){number:value}",
            "whose number of {measure:tally} is (exactly |){number:value}",
            "whose {measure:wealth} (adds up to|add up to|totals|total|sums up to|sum up to) (exactly |){number:value}",
        ),
        e.Exactly(Measure.CARDS, 0): "whose hand is empty",
        e.Odd: (
            "whose {measure:total} is (odd|an odd number)",
            "whose number of {measure:tally} is (odd|an odd number)",
        ),
        e.Even: (
            "whose {measure:total} is (even|an even number)",
            "whose number of {measure:tally} is (even|an even number)",
        ),
    },
    "your": {
        e.Exactly(
            Measure.CARDS, 0
        ): "(you have no cards|you are out of cards|you hold no cards|your hand is empty)( in hand| in your hand| left|)",
        e.Exactly: (
            "your (hand’s |){measure:total} is (exactly |){number:value}",
            "your {measure:wealth} (adds up to|totals|sums up to) (exactly |){number:value}",
            f"you (have|hold) (exactly |only |just |){{number:value}} {{measure:tallied}}( left|){IN_HAND}( left|)",
        ),
        e.Odd: "your (hand’s |){measure:total} is (odd|an odd number)",
        e.Even: "your (hand’s |){measure:total} is (even|an even number)",
        e.Most: (f"your (hand’s |){{measure:total}} is the {HIGH}", "you have the most {measure:tally}"),
        e.Least: (f"your (hand’s |){{measure:total}} is the {LOW}", "you have the (fewest|least) {measure:tally}"),
    },
    "wealth": {Measure.SUM: "(hand|cards)"},
    "tallied": {Measure.CARDS: "card(s|)"},
    "untold": {Measure.SUM: ""},
    "rank": RANK,
    "whoserank": WHOSE_RANK,
    "total": {
        Measure.SPREAD: f"(difference|gap|distance|spread|range) between (the |their |)(highest|biggest|largest)( card| value|) and (the |their |)(lowest|smallest)( card| value|){IN_HAND}",
        Measure.SUM: f"(total|sum|hand total|total value|value total|point total|total points|total score|score|sum of values|hand value|total hand value|total of values|sum of the values)({IN_HAND}| of their cards| of their hand| of the cards in hand| in (their|your) hand)",
    },
    "points": {Measure.SUM: "points( in hand| in their hand|)"},
    "sized": {Measure.CARDS: "hand"},
    "numbered": {Measure.CARDS: "(number of cards|number of cards in hand|hand of cards)"},
    "peak": {Measure.HIGHEST: f"(single |)(card|value|card value|value of a card){IN_HAND}"},
    "foot": {Measure.LOWEST: f"(single |)(card|value|card value|value of a card){IN_HAND}"},
    "goal": {
        None: "(the |)(total|sum|total value|value|sum of the values|total of the values|total value of the cards) (of|in) the field"
    },
    "tally": {
        Measure.KEEPERS: "cards in hand that do not say “discard”",
        Measure.CARDS: f"cards{IN_HAND}",
        Measure.ZEROS: f"(zeros|zeroes|0s|0 cards|zero cards|cards of value (0|zero)|cards with (the |a |)value (of |)(0|zero)|cards worth (0|zero|nothing)){IN_HAND}",
        Measure.NEGATIVES: f"(negative cards|negative values|minus cards|cards (of|with) (a |)negative value(s|)|cards (below|under) (0|zero)){IN_HAND}",
        Measure.STACKS: ("cards in hand that have become one", f"(stacks|stacked cards|stacks of cards){IN_HAND}"),
        Measure.SEEN: (
            f"(visible|face up|open|revealed) cards{IN_HAND}",
            f"cards (that |)(others|the others|everyone else|another player|the other players) can see{IN_HAND}",
            f"cards (that are |)visible to (the |)(others|everyone else|other players){IN_HAND}",
            f"cards (that are |)(visible|face up|revealed){IN_HAND}",
        ),
    },
}
