"""English sentences as a whole: what opens them, tests and choices, and clauses that are said in a way of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Change, Place
from game.games.read_aloud.reading.en.nouns import Deed, Np, Pp, placed, zone
from game.games.read_aloud.reading.en.productions import Rows, same
from game.games.read_aloud.reading.en.words import THEY
from game.games.read_aloud.reading.roles import Noun, Roles, Said, Thing

LIMIT = Thing(Noun.LIMIT, zone="hand")
FIELD = Thing(Noun.LIMIT, zone=Place.FIELD)
DISCARD = Said("discard", Roles(what=Thing(Noun.THIS)))


def _sewn(*found: Any) -> Change:
    """What becomes of the value."""
    if "twice" in found:
        return Change.DOUBLE
    return next((each for each in found if isinstance(each, Change)), Change.ZERO)


def _too(said: Said) -> tuple[Said, ...] | None:
    """The card that was read is discarded like those before it."""
    return (
        (DISCARD,)
        if said.verb in ("discard", "thin") or (said.verb == "put" and said.roles.goal == Thing(zone=Place.DISCARDS))
        else None
    )


def _also(said: Said, np: Np) -> tuple[Said, ...] | None:
    """Another limit changes in the same way."""
    if np.theirs or not said.roles.what or said.roles.what.noun is not Noun.LIMIT:
        return None
    return (replace(said, roles=replace(said.roles, what=np.thing)),)


def _gapped(said: Said, np: Np, n: int, name: str) -> tuple[Said, ...] | None:
    """Another limit changes by another number."""
    roles, what = said.roles, said.roles.what
    if np.theirs or not what or what.noun is not Noun.LIMIT or getattr(roles, name) is None:
        return None
    new = replace(roles, what=np.thing, to=n) if name == "to" else replace(roles, what=np.thing, by=n)
    return (replace(said, roles=new),)


def _so_does(said: Said, who: Any) -> tuple[Said, ...] | None:
    """Somebody else does the same."""
    roles = said.roles
    taken = said.verb == "draw" and roles.what and not roles.goal
    own = taken or not roles.what or roles.what.zone in (None, "hand")
    if (roles.who is None and not taken) or not isinstance(who, Place) or not own:
        return None
    return (replace(said, roles=replace(roles, who=who)),)


def _as_many(said: Said, who: Any, n: int) -> tuple[Said, ...] | None:
    """Somebody else draws or discards so many."""
    roles, what = said.roles, said.roles.what
    gone = said.verb == "discard" and roles.who is not None
    if not isinstance(who, Place) or not what or not isinstance(what.amount, int) or roles.goal or roles.source:
        return None
    if what.zone not in (None, *UNOWNED) or not (said.verb == "draw" or (gone and what.zone is None)):
        return None
    return (replace(said, roles=replace(roles, who=who, what=replace(what, amount=n))),)


def _holds(who: Any, n: int, more: str) -> tuple[Said, ...] | None:
    """How many cards somebody may hold from now on."""
    if who is None or not isinstance(who, Place):
        return None
    limit = Thing(Noun.LIMIT, zone="hand" if who is Place.HANDS else who)
    return _limited(limit, n, more)


def _limited(limit: Thing, n: int, more: str) -> tuple[Said, ...]:
    if more == "to":
        return (Said("set", Roles(what=limit, to=n)),)
    return (Said("raise" if more == "more" else "lower", Roles(what=limit, by=n)),)


def _change(found: tuple[Any, ...], more: str) -> tuple[int, str]:
    """By how many a limit changes, or to how many."""
    return (_number(found), more) if more else next(each for each in found if isinstance(each, tuple))


def _holding(more: str = "") -> Any:
    """How many cards somebody may hold, by what stands in a sentence."""
    return lambda *found: _holds(_who(found), *_change(found, more))


def _limits(limit: Thing, more: str = "") -> Any:
    """A limit that changes by what stands in a sentence."""
    return lambda *found: _limited(limit, *_change(found, more))


def _condition(*found: Any) -> Any:
    """The condition that stands there."""
    return next(each for each in found if isinstance(each, e.Condition))


def _stacked(np: Np, change: Change) -> tuple[Said, ...] | None:
    if np.theirs or np.it or np.facing:
        return None
    thing = np.thing
    thing = Thing(zone=Place.MINE, amount=thing.amount) if thing.zone == "hand" else thing
    return (Said("stack", Roles(what=Thing(Noun.THIS), under=thing, change=change)),)


def _under(*found: Any) -> tuple[Said, ...] | None:
    """The card that was read, under a card of a place."""
    np = next((each for each in found if isinstance(each, Np) and each.thing.noun is Noun.CARDS), None)
    who = [each for each in found if isinstance(each, Place)]
    if who:
        np = Np(Thing(zone=who[0], amount=1))
    if np is None:
        return None
    spot = [each for each in found if isinstance(each, Np) and each is not np and each.thing.noun is Noun.CARDS]
    if spot:
        if np.thing.marks() - {"amount"} or np.facing or spot[0].thing.where:
            return None
        np = np._replace(thing=Thing(zone=spot[0].thing.zone, amount=np.thing.amount), theirs=spot[0].theirs)
    return _stacked(np, next(each for each in found if isinstance(each, Change)))


def _doubled(who: Any) -> tuple[Said, ...] | None:
    """Somebody may hold twice as many cards."""
    limit = Thing(Noun.LIMIT, zone="hand" if who is Place.HANDS else who)
    return (Said("double", Roles(what=limit, twice=True)),) if isinstance(who, Place) else None


def _thinned(*found: Any) -> tuple[Said, ...]:
    n, times = _few(found)
    pile = Thing(zone=Place.PILE, bare=True)
    return (Said("thin", Roles(what=pile, times=n) if times else Roles(what=pile, to=n)),)


def _signed(np: Np, n: int) -> tuple[Said, ...] | None:
    """A limit that is so many more, or fewer."""
    return None if np.theirs else _limited(np.thing, abs(n), "more" if n > 0 else "less")


def _faced(*found: Any) -> tuple[Said, ...] | None:
    """Cards that are turned by the way."""
    pps = [Pp("of", each) for each in found[1:] if isinstance(each, Np)]
    np = placed(found[0], pps[0]) if pps else found[0]
    if np is None or np.theirs or np.it or np.facing:
        return None
    thing = replace(np.thing, zone=Place.PILE) if np.thing.where and np.thing.zone is None else np.thing
    face = next(each for each in found if isinstance(each, e.Face))
    if thing.zone is Place.DISCARDS or (thing.zone in UNOWNED and face not in (e.Face.OPEN, e.Face.DOWN)):
        return None
    return (Said("turn", Roles(what=thing, face=face)),)


def _unseen(*found: Any) -> tuple[Said, ...] | None:
    """Cards of the field that nobody sees; of a hand it could be that its owner does."""
    saids = _faced(*found, e.Face.DOWN)
    return saids if saids and saids[0].roles.what and saids[0].roles.what.zone is Place.FIELD else None


def _lying(*found: Any) -> tuple[Said, ...] | None:
    """How all cards of a place lie from now on; the reader alone sees the reader’s."""
    np, face = found[0], found[-1]
    own = not isinstance(face, e.Face)
    if np.theirs or np.it or np.thing.zone in (Place.PILE, Place.DISCARDS) or (own and np.thing.zone is not Place.MINE):
        return None
    if np.thing.zone is Place.FIELD and face not in (e.Face.OPEN, e.Face.DOWN):
        return None
    return (Said("turn", Roles(what=np.thing, face=face[0] if own else face)),)


def _traded(one: Np, source: Np | None, to: Np, got: Np, went: Np | None = None) -> tuple[Said, ...] | None:
    """A card that is laid at a place, for one from there."""
    own = placed(one, Pp("from", source)) if source else one
    nps = (own, to, got, went or to)
    if (
        own is None
        or any(each is None or each.theirs or each.facing or each.it for each in nps)
        or got.thing.amount != 1
    ):
        return None
    this = own.thing.noun is Noun.THIS
    if {got.thing.zone, (went or to).thing.zone} - {None, to.thing.zone} or not (this or own.thing.amount == 1):
        return None
    thing = own.thing if this or own.thing.zone else replace(own.thing, zone=Place.MINE)
    return (Said("swap", Roles(what=thing, other=Thing(zone=to.thing.zone, amount=1))),)


def _removed(np: Np | None) -> tuple[Said, ...] | None:
    """Cards that have to go are discarded."""
    if np is None or np.it or np.theirs or np.facing:
        return None
    here = np.thing.noun is Noun.THIS or np.thing.zone not in (None, "hand")
    return (Said("discard", Roles(what=np.thing)),) if here else None


def _dealt(*found: Any) -> tuple[Said, ...]:
    """Cards for somebody, of the pile where no place is named."""
    np = next((each for each in found if isinstance(each, Np)), zone(Place.PILE))
    what = replace(np.thing, amount=_number(found), bare=False)
    return (Said("draw", Roles(what=what, goal=Thing(Noun.PERSON, zone=_who(found)))),)


def _few(found: tuple[Any, ...]) -> tuple[int, bool]:
    return next((each for each in found if isinstance(each, tuple)), (_number((*found, 0)), False))


def _number(found: tuple[Any, ...]) -> int:
    return next(each for each in found if isinstance(each, int) and each is not True)


def _who(found: tuple[Any, ...]) -> Any:
    return next((each for each in found if isinstance(each, Place) and each is not Place.FIELD), Place.HANDS)


def _won(*found: Any) -> tuple[Said, ...]:
    return (Said("win", Roles(condition=_condition(*found))),)


def _lost(*found: Any) -> tuple[Said, ...] | None:
    rank = _condition(*found)
    return (Said("lose", Roles(who=rank)),) if isinstance(rank, e.Rank) else None


def _banned(*found: Any) -> tuple[Said, ...]:
    return tuple(Said("ban", Roles(act=each.act)) for each in found if isinstance(each, Deed))


def _freed(*found: Any) -> tuple[Said, ...]:
    return tuple(Said("unban", Roles(act=each.act)) for each in found if isinstance(each, Deed))


SENTENCES: dict[str, Rows] = {
    "Opening": {
        "Talk|Chat|hard luck ,?|guess what ,?|congratulations ,?|let us have no secrets :|out with the old :|psst ,?|be mean/nice/kind :|ha|haha|wow|yay|hurray|last of all|in both cases ,?|in each case ,?|in every case ,?|regardless of this/that ,?|when/once you/i read this card? Aloud? ,|when this card? is read Aloud? ,|in all cases ,?|at the same time ,?|whether you did so? or not ,?|from then on ,?|nope ,?|yep ,?|yes ,|no ,|right then ,?|be nice/kind/generous/brave/good Foronce? and|threshold :|finale :|quest :|combo :|as a cost/price/payment ,|cost :|price :|as payment ,|second ,|third ,|fourth ,|secondly ,?|thirdly ,?|whether or not ,|whatever happens ,|regardless ,|no matter what ,|in either case ,?|anyway ,?|at any rate ,|we are done here?|before anything else|before you do anything else|first thing|Mooded ?|please|nah|welp|sorry mate|mate|folks|people|ok|okay|well|so|now|also|next|finally|lastly|first|firstly|first of all|then|after that|afterwards|after this ,|thereafter|to begin with|to start|in addition|additionally|hey|as a result|in the end|effect :|action :|on play :|when played :|that is it|enough|stop .|ok fine|fine|alright|all right|basically|literally|honestly|actually|um|listen|yo|lol|sorry|haha|hooray|surprise|oops|attention|and now|guys|boring but|this card is boring/useless/blank and|let is say that?|let us say that?|if you do so? ,|let us|i get to|you get to|in any case|either way|recycle :|your pick/choice/call :|event :|bonus :|chaos :|gift :|trick :|special :|skip !|skip .|new rule :|rule :|card text :|ability :": True,
        ",|and|.|;|:": True,
    },
    "Talk": {
        "my friend/friends , but?|dear friend/friends ,|forget what i/we/they said|forget what i/we said about winning|oh no|oh dear|call it a day|enough is enough|that is all ,? folks? ,?|oh|that was it|that is a wrap|ah|damn|darn|dang|ugh|hm|hmm|aha|uh oh|yikes|just relax|relax|do not be shy/afraid/scared/mean/greedy ,?|do not worry ,?|ladies and gentlemen ,?|thanks for playing|thank you for playing|thanks|thank you|come on|good news|bad news|here we go|kindly|heads up|treat yourself :|dear friends|friends|what a pity|too bad|tough luck|bad luck|good luck|sorry but?|i am sorry|be quick|quick|right ,|now then|very well|time to|it is time to|go ahead and|time ’s up|time is up|whoops|that is it for you|hands off Spot :|make sure to|be sure to|remember to|do not forget to|now you can|guess what|look ,|bam|boom|wow|great ,|nice ,|cool|gotcha|psst|hurry up|watch out|careful ,|no worries|no need to panic|i am afraid|you must now|it is your job to|your task :|note :|simply|i am out|everyone listen up?|cards on the table|instant :|battlecry :|scry Number :|dud :|mill :|draw :|discard :|reveal :|bounce :|flip :|swap :|shuffle :": lambda *_: (
            True
        )
    },
    "Chat": {
        "you know what ,?|i? tell you what ,?|how about this :|here is the thing/deal :|to be honest/fair/frank ,?|truth be told ,?|by the way ,?|frankly ,?|let me/us see ,|for once ,|for a change ,|the thing is ,|i mean ,|if i may ,|if you please ,?|pretty please ,?|be a dear/darling/sweetheart/pal/sport and|as a treat ,|no kidding ,|between you and me ,": True
    },
    "Mooded": {"Feeling Mood?": True},
    "Optional": {
        "if you want/wish/like/choose/prefer to? ,?|if you would like to? ,?|optionally ,?|if you so choose/wish/desire ,?|if you feel like it ,?": True
    },
    "IfLiked": {
        "Comma* if you want/wish/like/choose/prefer to?|Comma* if you would like to?|Comma* if you so choose/wish/desire|Comma* if you feel like it|Comma* but you do not have to|Comma* or do not|Comma* or you do not|Comma* or leave it|Comma* or not": True
    },
    "AsLiked": {
        "Comma* as you like/wish/please/prefer/choose|Comma* whichever you like/want/wish/prefer/choose|Comma* it? is? up to you|Comma* you decide/choose|Comma* your choice|Comma* the choice is yours": True
    },
    "Feeling": {
        "feeling|bored|tired|ready|curious|greedy|hungry|fancy|nervous|worried|confused|why not|want|need|who needs|in the mood": True
    },
    "Mood": {
        "lucky|brave|generous|bold|curious|greedy|adventurous|mean|for a change|for more|for some action|of this game|of your hand|of waiting|change|a change|more|some action|luck": True
    },
    "Closing": {
        "Comma* Bye": True,
        "Comma* when/once/after this card? is/was read Aloud?|Comma* when/once/after/as soon as this/it/she has been read Aloud?|Comma* as soon as it is read Aloud?|Comma* when/once/after/as soon as this card has been read Aloud?|Comma* as soon as this card? is read Aloud?|Comma* when you read this card? Aloud?": True,
    },
    "Bye": {
        "damn|darn|dang|sorry about that|oops|my bad|simple|easy peasy|just like that|period|full stop|no excuses|better luck next time|no peeking|no cheating|have fun|good game|well played|no hard feelings|trust me|i promise|do not cry|you are welcome|good riddance|no discussion|no questions asked|no matter what|if you would be so kind|there you go|off you go|if i may ask|my friend|my friends|my? dear|dears|darling|sweetheart|mate|buddy|dude|man|bro|now|right now|if you would|if you do not mind|just for fun|for fun|as usual|at once|what a pity|bummer|ouch|oh well|is all|and nothing else|nothing else happens|nothing more|sorry|ha|haha|hehe|lol|enjoy|deal with it|too bad|tough luck|bad luck|good luck|hooray|yay|boo|ok|okay|thanks|thank you|please|bye|so there|muahaha|your pick/choice/call|it is your pick/choice/call|as? simple as that|that is all|lucky them/you/us|poor them/you|guys|everyone|everybody|folks|no secrets|sucks to be you|at this point|that is it|and that is that|easy|no exceptions": True
    },
    "If": {
        "if|should|with|where|when|once|as soon as|in case|provided that?|as long as|while|if and only if|in the event that|in the case that|only if|but only if|should it be that|assuming that?|so long as": "if",
        "unless|if not": "unless",
        "except when|except if": "unless",
    },
    "EitherWay": {
        "either|Pick either|you/i Mays? either|you/i must/will either|Pick Options? :|you/i Mays? Pick Options? : either?|choose/pick/select one , either?|your choice Colon|you/i have two options/choices :|two options/choices :|there are two options/choices :|you/i have a/the choice :|Pick between|Options :": True
    },
    "Pick": {"choose|pick|select|do|take": True},
    "Options": {
        "one|one of the? two/these/following|one of the? two? following? options/effects/things|an option|one option/effect": True
    },
    "Bullet": {
        "a/i/one Mark|( a/i )|option a/one Colon?": "first",
        "b/ii/two Mark|( b/ii )|option b/two Colon?": "second",
        "# Mark|( # )|option # Colon?": {1: "first", 2: "second"}.get,
        "•": "first",
        "option? •": "second",
    },
    "Mark": {")|:": True},
    "ChosenOne": {
        "you? may? Choosing Any Choice?": same,
        "Choosing player": Place.ANYONE,
    },
    "Choosing": {"choose|pick|select|name|single out|nominate|point at|point to": True},
    "YouWin": {
        "you/i are the one/player who wins|you/i will be the winner|you/i win the? game?|you/i are a winner|you/i are/am the winner|win the? game?|you/i are declared the winner|victory is yours|the game is yours": True
    },
    "Mine": {
        "your/my Trait AtEnd?|AtEnd? your/my Trait|your/my hand ’s Trait AtEnd?": _condition,
        "the? values in/of your/my hand Sumup": same,
        "you/i AtEnd? Have AtEnd? State InHand* AtEnd?": _condition,
        "you/i RunOut AtEnd?|your/my hand RunOut|your/my hand IsEmpty AtEnd?": e.Exactly(e.Measure.CARDS, 0),
        "the Size Is an? odd number?": e.Odd,
        "the Size Is an? even number?": e.Even,
        "the Size Is exactly? Value": e.Exactly,
    },
    "Have": {
        "have only? just? got?|only/just have/hold|hold|are holding|are left with|end up with|finish with|still have|still hold|own|score|get": True
    },
    "Idiom": {
        "Nothing|you/i need not do anything|you/i do not have/need to do anything|you? Idle* do/does absolutely? nothing Whatever?|nothing Whatever|you do not do anything Whatever?|this card? cannot do anything Whatever?|this card? can do nothing Whatever?|this card? is only/just/merely decoration/decorative|this card? is only/just here? for decoration/show|this one is only/just here? for decoration/show|this one does nothing Whatever?|nothing to see here|there is nothing to do|nothing happens Whatever?|nothing Whatever? is done Whatever?|nothing|do not do anything|this card? does nothing|this card? has no effect Whatever?|it does nothing|it has no effect|no effect Whatever?|pass|pass your turn|this card? does not do anything Whatever?|there is no effect|absolutely nothing happens|nothing at all happens|nothing whatsoever happens": (
            Said("nothing", Roles()),
        ),
        "that/this ends/finishes the game|with this/that card? ,? the game is over/finished/done|with this/that card ,? the game ends|reading this card? ends the game|game over|here the game ends|this is where the game ends|with this/that ,? the game ends|we/everyone? stop/stops playing Now?|we end/stop/finish the game Now?|no more playing|play ends Now?|this/that is the? end|the end|the game ends with this card?|that is the end of the game|this is the end of the game|the match is over": (
            Said("end", Roles(what=Thing(Noun.GAME))),
        ),
        # the winner
        "the? winner Will Victor|Label Victor Wins?|victory/triumph goes/belongs/falls to Ranked|the? win/victory/game goes to Ranked|victory goes to the? Rank|the? victor is Ranked|the? winner is decided/determined by the? Rank|the? winner is decided/determined by who has the? Rank|Rank takes it all?|Ranked takes it all?|Rank takes the? win/game/victory|Ranked is/are/becomes a/the? winner/winners/victor|Ranked shall/will be a/the? winner/winners/victor|Ranked takes the? win/victory/game|to win , have State|the? winner has/holds State|the? winner has/holds the? Rank": _won,
        "Winner Goal to holds/has this card": (Said("win", Roles(condition=e.Holder())),),
        "the? new? Goal : Victor Wins?|Winner it to State|Winner Goal to? :? Victor Wins?|the? Goal is/becomes/reads Now? :? Victor": _won,
        "YouWin with/by/for? having/holding? State|State is needed to win|you need State to win|you must have State to win": _won,
        "have/hold/own/collect State to win AtEnd?|hold/have/keep State AtEnd? to win": _won,
        "State makes you the/a winner|State wins you the? game|holding State makes you the/a winner|holding State wins you? the? game|get/reach/hit/have State and you win the? game?": _won,
        "having State makes you the winner|having State wins you? the? game?|having State means? that? you win": _won,
        "the? Goal no longer applies/counts/holds/matters|the? Goal is void/off/gone/over|the? Goal does not apply/count/hold/exist Anymore?|the? Goal no longer exists|the? Goal vanishes/disappears/expires/ends/lapses|the? Goal ceases|the? Goal loses its/all effect/force|the? Goal is no longer in effect/force|the? Goal has no effect Anymore?|there is nothing left? to win Anymore?": (
            Said("undecide", Roles(what=Thing(Noun.CONDITION))),
        ),
        "there is/be no Goal Anymore?|there shall/will be no Goal Anymore?|there is no longer a/any Goal|nobody can win Anymore?|nobody wins Anymore?|there is no way to win Anymore?|there is no longer a/any way to win|there are no Goal Anymore?|no one can win the game Anymore?|there is Now? no Goal": (
            Said("undecide", Roles(what=Thing(Noun.CONDITION))),
        ),
        "Victor ? YouWin": _won,
        "Defeat to Ranked|Ranked is/are the? loser/losers|the? loser is Ranked|the? loser is the? Rank": _lost,
        # limits
        "Holder Mays Now? only? Holds Now? Quota InHand*|nobody Mays Holds more than ANumber Card? InHand* Anymore?|no player Mays Holds more than ANumber Card? InHand* Anymore?|no hand Mays Holds more than ANumber Card? Anymore?|hands Now? hold Quota|nobody has more than Number Card InHand*|Lasting Holder has/have Number Card InHand*|Holder has/have Number Card InHand* Lasting|Holder has/have/gets/get Now? a/the? HandLimit of only? Number Card?": _holding(
            "to"
        ),
        "Holder alone? Mays Now? Holds Now? Differs InHand*|Holder is/are Now? allowed/permitted Differs InHand*|Lasting Holder has/have Differs InHand*|Holder has/have Differs InHand* Lasting": _holding(),
        "Differs Fit Inside the? Field|the? Field gets Differs|Lasting there is/are Now? Differs Inside the? Field|there is/are Now? Differs Inside the? Field Lasting|there is/are now Differs Inside the? Field|there is/are now Differs Inside the? Field Lasting?|Differs Inside the? Field Lasting|there may/can Now? be Differs Inside the? Field|the? Field may/can Now? hold/have/contain/take/fit Differs|the? Field has room/space for Differs|there is Now? room/space for Differs Inside the? Field|make room for Differs Inside the? Field|allow Differs Inside the? Field": _limits(
            FIELD
        ),
        "there may/can only? Now? be Quota Inside the? Field|the? Field may/can/should/will/shall Now? hold/have/contain Quota Anymore?|the? Field Now? holds Quota|Upto Number Card Fit Inside the? Field|Lasting there is/are Now? Number Card Inside the? Field|there is/are Number Card Inside the? Field Lasting|there are now Number Field cards|Number Card Inside the? Field Comma* no more": _limits(
            FIELD, "to"
        ),
        "Differs Mays be held in each/every hand|Differs Mays be held by Everybody|Differs per hand is/are? allowed?|Differs is/are allowed in each/every hand|hands may/can Now? be Differs|each/every hand may/can Now? be Differs": _limits(
            LIMIT
        ),
        "Number Card per hand at? most? is/are? allowed?|at most Number Card per hand|Number Card per hand Comma* no more": _limits(
            LIMIT, "to"
        ),
        "Limit is/becomes Now? Number Card? higher/more/larger/bigger": _signed,
        "Limit is/becomes Now? Number Card? lower/less/smaller/fewer": lambda np, n: _signed(np, -n),
        "Raising the hand by Number Card?": lambda more, n: _limited(LIMIT, n, more),
        "Limit is/becomes Now? just? Number Card? for Everybody|Limit is set to Number Card? for Everybody": lambda np, *found: (
            _limited(np.thing, _number(found), "to") if np.thing.zone in ("hand", Place.FIELD) else None
        ),
        "the? Field can/may Now? hold/have/contain/take/fit twice/double as many cards?|twice/double as many cards? Fit Inside the? Field": (
            Said("double", Roles(what=FIELD, twice=True)),
        ),
        "Holder can/may Now? Holds twice/double as many cards? InHand*": _doubled,
        "Limit Signed Lasting?|Limit : Signed": _signed,
        "Limit changes/moves/goes/rises/drops/falls to Number Card?": lambda np, n: (
            None if np.theirs else _limited(np.thing, n, "to")
        ),
        "Limit : Number Card?": lambda np, n: None if np.theirs else _limited(np.thing, n, "to"),
        "new? limits : the? hand Number Card? Comma* the? field Number Card?": lambda *found: tuple(
            each
            for limit, n in zip((LIMIT, FIELD), (each for each in found if type(each) is int), strict=False)
            for each in _limited(limit, n, "to")
        ),
        "Making Limit Number Card? higher/larger/bigger/more": _signed,
        "Making Limit Number Card? lower/smaller/fewer/less": lambda np, n: _signed(np, -n),
        "Making Limit Number Card?": lambda np, n: None if np.theirs else _limited(np.thing, n, "to"),
        "Number Card? is/are/be Now? Limit": lambda n, np: None if np.theirs else _limited(np.thing, n, "to"),
        "the? Field gets/becomes/is/grows Now? bigger/larger? by ANumber Card?": lambda *found: _limited(
            FIELD, _number(found), "more"
        ),
        "the? Field gets/becomes/is/shrinks Now? smaller? by ANumber Card?": lambda *found: _limited(
            FIELD, _number(found), "less"
        ),
        "Limit becomes/is/are/become Now? twice/double as high/large/big Asnow?|Limit becomes/is Now? twice/double its Presently? size/value/height/amount|Limit becomes/is Now? twice/double the present/current value/size/limit|Limit becomes/is Now? twice/double what it is Asnow?|multiply Limit by Two|Limit is multiplied by Two|Limit becomes/is Now? twice what it was": lambda *found: (
            None if found[0].theirs else (Said("double", Roles(what=found[0].thing, twice=True)),)
        ),
        "Signed to? Limit": lambda n, np: _signed(np, n),
        "the? number of cards in/on the? Field Will limited/capped to/at at? most? ANumber|the? Field Will limited/capped to/at at? most? ANumber single? Card?|limit/cap the? Field to/at at? most? ANumber single? Card?|the? number of Field cards Will limited/capped to/at ANumber": _limits(
            FIELD, "to"
        ),
        "the? number of cards in all? hand/hands Will limited/capped to/at at? most? ANumber|all? hands Will limited/capped to/at at? most? ANumber single? Card?|limit/cap all? hands to/at at? most? ANumber Card?": _limits(
            LIMIT, "to"
        ),
        "the? HandLimit becomes the? Field LimitWord and vice versa|the? Field LimitWord becomes the? HandLimit and vice versa|Trading the HandLimit And the? Field LimitWord|Trading the Field LimitWord And the? HandLimit|the HandLimit and the? Field LimitWord Trades|the Field LimitWord and the? HandLimit Trades|Trading the hand and Field limits|Trading the Field and hand limits|Trading the limits of/for/on Limited|Trading the limit of/for/on the? Field And that/those of/for/on the? hand/hands|Trading the limit of/for/on the? hand/hands And that/those of/for/on the? Field|the limits of/for/on Limited Trades|the limits of/for/on Limited are swapped/exchanged/switched/traded": (
            Said("swap", Roles(what=LIMIT, other=FIELD)),
        ),
        # the pile
        "only? Few Staying in/of/on the? Pile Comma* Throwing? TheRest Gone?|Keeping only? Few of/in/from the? Pile Comma* Throwing TheRest|only? Keeping Few in the? Pile Comma* Throwing TheRest|mill Card? Until Few Remain|Throwing the? Pile Until Few Remain?|Throwing Card? Until Few Remain in/on the? Pile|Throwing Card? from/off the? top? of? the? Pile Until Few Remain?|Throwing Card? from/off its top Until Few Remain?|only? Keeping Few in/of/on the? Pile|all but Few of/in the? Pile is/are discarded/removed|Throwing the top of the? Pile Until Few Remain?|Throwing all but Few of/in/from the? Pile|Throwing all of? the? Pile except/but for? Few|Throwing the? Pile down to Few|Shrinking the? Pile down? to Few|the? Pile Will Shrunk down? to Few|the? Pile shrinks/drops/falls down? to Few|Throwing all but Number of the? Card in/of the? Pile|Throwing all but the? bottom/last Few of/in/from the? Pile|Throwing all of? the? Pile except/but for? the? bottom/last Few|only? the? bottom/last Few of/in/on the? Pile Staying Comma* TheRest is/are discarded": _thinned,
        # under another card
        "Tucking This under/beneath/below/underneath Cards Sewn|Tucking This under/beneath/below/underneath Cards From Spot Sewn|Tucking This under/beneath/below/underneath a/one/any card of Person Sewn": _under,
        "This Tucks under/beneath/below/underneath Cards Sewn|This Tucks under/beneath/below/underneath Cards From Spot Sewn": _under,
        # turns
        "the? play/game/turns/order Now? change/changes direction/directions|the? turn order Now? changes direction|the? order of turns/play Now? changes direction?|the? direction of? play/turns? Now? changes/flips/reverses|Turning the other/opposite way a? round? around?|Turning in the other/opposite/reverse direction|Turning in reverse order?|Turning backward/backwards|Turning the other/opposite direction": (
            Said("reverse", Roles(what=Thing(Noun.ORDER))),
        ),
        "Being your/my turn OnceMore|you/i are/am up/going OnceMore|one more Go for me/you|you/i may? take/have/get your turn OnceMore|you/i may? take/have/get a turn OnceMore|your/my turn OnceMore|it is still your/my turn|still your/my turn|it remains your turn|you/i also? take/get/have the next turn too/also?|you/i take/get/have the next turn as well|the next turn is also? yours/mine|the next turn is yours/mine , too|the next turn is yours/mine too/also|the next turn is yours/mine as well|you/i may/can go/play OnceMore|you/i? move OnceMore|you/i? do another turn|you/i? go twice|after this ,? it is your/my turn OnceMore|after this turn/one/go ,? it is your/my turn again|after this turn/one/go ,? it is your/my turn OnceMore|after this turn/one/go ,? you/i have/take/get another turn": (
            Said("again", Roles(what=Thing(Noun.TURN), again=True)),
        ),
        "read another card|read one more card|read an extra card|read a second card|you may? read another card aloud?|you may read one more card aloud?": (
            Said("again", Roles(what=Thing(Noun.TURN), again=True)),
        ),
        "One NotGet a/the/their turn Thistime?|One gets/has no turn Thistime?|One must/has/have wait a/one turn|One must/has/have to? wait Thistime|One must/has to? wait a/one turn|One does not get/have/take a/their turn|One does not get to go/move|One cannot/does/will/may/can not? play/go/move Thistime?|no turn for One": lambda who: (
            (Said("skip", Roles(what=Thing(Noun.NEXT_TURN))),) if who is Place.LEFT else None
        ),
        # what is forbidden
        "no More? Doing allowed? Anymore?|no More? Doing and/or Doing allowed? Anymore?|Doing ? not Anymore|Doing ? no more|Doing ? forbidden/banned|there is/are no more Doing|there will be no more? Doing|stop Doing|Doing Be Lasting? Illegal Anymore?|Doing becomes illegal|it is Illegal to DoIt": _banned,
        "Doing Be Again? Legal Again? Anymore?|Doing Be no longer forbidden/banned/prohibited|Doing Be not forbidden/banned/prohibited Anymore|the? ban/prohibition on/of/against Doing Ends|you may Again? be Doing|it is Again? Legal Again? to DoIt Again?|it is no longer Barred to DoIt|it is not Barred Anymore to DoIt|it is not Barred to DoIt Anymore": _freed,
        "no more bans|anything goes Again?|away/down/off with Bans|everything is allowed/permitted Again?|all/the? bans/prohibitions Cease|every ban/prohibition Cease|no act/acts/action/actions is/are forbidden/banned/prohibited Anymore|nothing is forbidden/banned/prohibited Anymore?|everything goes again|all is allowed Again?|everything/whatever/anything Banned is allowed/permitted/fine/okay/ok/legal Again?|all? of? the? things Banned are allowed Again?|all that? Banned is/becomes/are Legal Again?|nothing is forbidden any longer|everything forbidden is/becomes allowed Again?|there are no more? bans/prohibitions/restrictions Anymore?|whatever/everything/anything/all Banned Sofar? Comma* it/that? is all? allowed/permitted/fine/okay/ok/legal Again?": (
            Said("unban", Roles(what=Thing(Noun.BANS))),
        ),
        "Trading any? two cards Comma* one each Amid* the? Field and/or Amid* Anyhand|Trading Ones Comma* Amid* the? Field and/or Amid* Anyhand|choose Ones Comma* Amid* the? Field and/or Amid* Anyhand , and Trading them|Trading one card each from/of the? field and/or from/of? Anyhand|Trading two cards of/from/in the? field or from/of/in? Anyhand": (
            Said("swap-ones", Roles()),
        ),
        "Everybody takes/take/gets/get/receives/receive the All? hand/cards of the player/person on/to their right|Everybody takes/take/gets/get/receives/receive the All? hand/cards of their right hand? neighbour/neighbor|Everybody takes/take/gets/get their right neighbour/neighbor ’s All? hand/cards": (
            Said("pass", Roles(who=Place.HANDS, what=Thing(zone="hand", whole=True), left=True)),
        ),
        "Everybody takes/take/gets/get/receives/receive the All? hand/cards of the player/person on/to their left|Everybody takes/take/gets/get/receives/receive the All? hand/cards of their left hand? neighbour/neighbor|Everybody takes/take/gets/get their left neighbour/neighbor ’s All? hand/cards": (
            Said("pass", Roles(who=Place.HANDS, what=Thing(zone="hand", whole=True), left=False)),
        ),
        "Everybody may/can/shall/should/must? see/know Hold Lasting?|Lasting Everybody may/can see Hold|you/i show Hold to all|let Everybody see Hold|keep/hold/play Hold open/visible/revealed|keep/hold Hold face up Lasting?": lambda *found: (
            None
            if found[-1].theirs or found[-1].it or found[-1].thing.zone in (*UNOWNED, "hand")
            else (Said("turn", Roles(what=found[-1].thing, face=e.Face.OPEN)),)
        ),
        "Lasting? you/i play with open cards Lasting?|play with open cards Lasting?|Lasting? you/i play with an open hand Lasting?": (
            Said("turn", Roles(what=Thing(zone=Place.MINE, whole=True), face=e.Face.OPEN)),
        ),
        "nobody gets to see your/my hand/cards Comma* not even you/me|nobody may/can see your/my hand/cards Comma* not even you/me": (
            Said("turn", Roles(what=Thing(zone=Place.MINE, whole=True), face=e.Face.DOWN)),
        ),
        "the? Field LimitWord becomes the? HandLimit and the? HandLimit becomes the? Field LimitWord|the? HandLimit becomes the? Field LimitWord and the? Field LimitWord becomes the? HandLimit": (
            Said("swap", Roles(what=LIMIT, other=FIELD)),
        ),
        # this card, too
        "start by discarding this card?|begin by discarding this card?|after discarding this card?|once this card? is/was/has discarded|once/after this card? has been discarded|once/after this card? is in the? Discards|once you have discarded this card?|once discarded|having discarded this card?|after you discard this card?|after this card is/was? discarded|discard this card? first|first discard this card?|after you have discarded this card?|after throwing this card? away|by discarding this card?": (
            DISCARD,
        ),
        "this card? is/was gone|this card? is done|this card? is spent|this card? is used up|this card? goes away|this card? goes|this card? goes out? Comma* too?|bye bye card|into/onto/to the? Discards with this card?|off/away/out with this card?": (
            DISCARD,
        ),
        "give Hold a Good* shuffle/mix|give Hold a Good* mixing": lambda np: (
            (Said("shuffle", Roles(what=np.thing)),) if not np.theirs and np.thing.zone != THEY else None
        ),
        "check/see/find out? what Top From? Spot? is/are|see/check what is on top of the? Pile": lambda *found: (
            (
                Said(
                    "look",
                    Roles(
                        what=found[0].thing
                        if found[0].thing.zone
                        else Thing(zone=Place.PILE, where=found[0].thing.where, amount=found[0].thing.amount)
                    ),
                ),
            )
            if isinstance(found[0], Np)
            else (Said("look", Roles(what=Thing(zone=Place.PILE, where=e.Where.TOP, amount=1))),)
        ),
        "you/i are the one/player who wins|you/i will be the winner|the win/victory is yours": (
            Said("win", Roles(condition=e.Reader())),
        ),
        "Pair each? Trading one card each?|Pair each? Trading a card each?": lambda who: (
            Said("swap", Roles(what=Thing(zone=Place.MINE, amount=1), other=Thing(zone=who, amount=1))),
        ),
        "give your/my All? hand to Any and Taking theirs/his/hers InReturn?|give your/my All? hand to One and Taking theirs/his/hers InReturn?|give Any your All? hand and Taking theirs InReturn?|give One your All? hand and Taking theirs InReturn?": lambda *found: (
            Said("swap", Roles(what=Thing(zone=Place.MINE, whole=True), other=Thing(Noun.PERSON, zone=_who(found)))),
        ),
        "Putting Cards Toward Spot Comma* Taking Cards InReturn": lambda one, to, got: _traded(one, None, to, got),
        "Putting Cards From Spot Toward Spot Comma* Taking Cards From Spot InReturn": lambda one, _, source, to, *got: (
            _traded(one, source, to, got[0], got[2])
        ),
        "Putting Cards From Spot Toward Spot Comma* Taking Cards InReturn": lambda one, _, source, to, got: _traded(
            one, source, to, got
        ),
        "Putting Cards Toward Spot Comma* Taking Cards From Spot InReturn?": lambda one, to, got, _, went: _traded(
            one, None, to, got, went
        ),
        "Lasting? players may/can/will? see only their own hand/cards Lasting?|Lasting? players may/can only see their own hand/cards Lasting?|Everybody sees/see only? their own hand/cards only?|Everybody may/can/must look at only their own hand/cards Lasting?|Everybody may/can/must only look at their own hand/cards Lasting?|Lasting Comma* Everybody sees/see only? the cards in their own hand/hands only?|Everybody sees/see only? the cards in their own hand/hands only?|Everybody may/can/must only? see only? their own hand only?|only the owner may/can see a hand": (
            Said("turn", Roles(what=Thing(zone=Place.HANDS, whole=True), face=e.Face.HIDDEN)),
        ),
        "One Letting you/me Looking Hold|Any Letting you/me Looking Hold|Others Letting you/me Looking Hold": lambda who, np: (
            (Said("look", Roles(what=replace(np.thing, zone=who, whole=True))),) if np.theirs else None
        ),
        "Pair swap/trade/exchange/switch your/our/their? All? hands|Pair swap/trade/exchange/switch all? of? our/your/their? All? cards": lambda who, *_: (
            Said("swap", Roles(what=Thing(zone=Place.MINE, whole=True), other=Thing(Noun.PERSON, zone=who))),
        ),
        "Cards goes/go away|Cards vanish/vanishes/disappear/disappears|Cards is/are Now? gone Now?|Cards is/are Now? gone for good": lambda np: (
            _removed(np) if np.thing.whole or np.thing.noun is Noun.THIS else None
        ),
        "Cards From Spot go/goes away|Cards From Spot vanish/vanishes/disappear/disappears|Cards From Spot is/are Now? gone Now?": lambda np, _, place: (
            _removed(placed(np, Pp("from", place))) if np.thing.whole else None
        ),
        "Cards has/have to go|Cards must go|Cards From Spot has/have to go|Cards From Spot must go": lambda np, *more: (
            _removed(placed(np, Pp("from", more[-1])) if more else np)
        ),
        "all? hands Direction": lambda left: (
            Said("pass", Roles(who=Place.HANDS, what=Thing(zone="hand", whole=True), left=left)),
        ),
        "you/i just? lost|you/i just? lost the game|you/i have just lost the? game?|if you read this card? Comma* you lose|this card? makes/lets you lose|reading this card? means that? you lose|reading this card? makes you lose|whoever reads this loses": (
            Said("lose", Roles()),
        ),
        "with Cards turned Face|with Cards From Spot turned Face|Cards becomes/become Now? Face|Cards From Spot becomes/become Now? Face": _faced,
        "Hold is/are/becomes/become/lies/lie/stays/stay/remains/remain Again? Face Again?|Hold is/are now Face": _lying,
        "nobody may/can see Cards Anymore?|nobody may/can see Cards From Spot Anymore?|nobody may/can look at Cards Anymore?|nobody may/can look at Cards From Spot Anymore?": _unseen,
        "you/i Notlook at your/my All? hand/cards": (
            Said("turn", Roles(what=Thing(zone=Place.MINE, whole=True), face=e.Face.DOWN)),
        ),
        "ANumber Extra? Card for Person|ANumber Card From Spot for Person|ANumber Card for Person From Spot": _dealt,
        "+ Number Card": lambda n: (Said("draw", Roles(what=Thing(amount=n))),),
        "Person Playing with Poss All? hand/hands/cards Openly|Person Playing with an open hand|Person Playing openly|Person Playing with open hands": lambda who, *_: (
            (Said("turn", Roles(what=Thing(zone=who, whole=True), face=e.Face.OPEN)),)
            if isinstance(who, Place)
            else None
        ),
        "Playing with an open hand|Playing with open cards": (
            Said("turn", Roles(what=Thing(zone=Place.MINE, whole=True), face=e.Face.OPEN)),
        ),
    },
    "Nothing": {
        "absolutely? nothing to do Here?|absolutely nothing|blank|blank card|a blank card|this is a blank/nothing card|this card? stays Here?|the card stays Here?|this card? remains Here?|this card? is a dud|this card? is a blank": True
    },
    "Here": {"here|where it is|put|in place|as it is": True},
    "Saying": {
        "Idiom|Idiom Lasting": same,
        "Lasting Comma* Idiom": same,
        "AtEnd Comma* Idiom": lambda found: found if all(each.verb in ("win", "lose") for each in found) else None,
    },
    "Likewise": {
        "and then? This|then This|and? so does/do/is This|This Comma* too|This Comma* as well|This Comma* also|This included|including This|and This with it|, This with it|and This along with it|same for This|followed by This|together/along with This": (
            lambda *_: _too
        ),
        "Limit to/at Number Card?|Limit Number Card?": lambda np, n: lambda said: _gapped(said, np, n, "to"),
        "Limit by Number Card?": lambda np, n: lambda said: _gapped(said, np, n, "by"),
        "so does Limit|as does Limit|and so does Limit": lambda np: lambda said: _also(said, np),
        "Person Number Card?": lambda who, n: lambda said: _as_many(said, who, n),
        "so do/does Person|Person does too|as does Person|Person do too|Person too|likewise Person": lambda who: (
            lambda said: _so_does(said, who)
        ),
    },
    "Paying": {
        "after discarding this card?|after you discard this card?|after you have discarded this card?|after throwing this card? away|once you have discarded this card?": True
    },
    "Otherwise": {"otherwise ,?|if not ,|else ,?|or else ,?": True},
    "Good": {"good|thorough|really|proper|quick|little|nice|big": True},
    "Pair": {
        "you/me/i and One Choice?": same,
        "you/me/i and Any Choice?": same,
        "One and i/you/me|Any and i/you/me": same,
    },
    "Playing": {"play|plays|must play|has/have to play": True},
    "Openly": {"open|revealed|face up|visible|showing|face upward|on display": True},
    "Raising": {"raise|increase": "more", "lower|reduce|decrease": "less"},
    "ANumber": {"Number": same, "a/an/another": 1, "a single": 1},
    "Signed": {"+ Number|plus Number": same, "minus Number": lambda n: -n, "#": lambda n: n if n < 0 else None},
    "OnlyMost": {"only|just|only just|at most|at the most|no more than|only at most|a maximum of|exactly|up to": True},
    "Few": {"OnlyMost? Number Card?": lambda n: (n, False), "OnlyMost? Times": lambda n: (n, True)},
    "Will": {"is|will be|shall be|must be|are|is going to be": True},
    "Whatever": {"at all|whatsoever|whatever|when you read this|when this is read": True},
    "Anymore": {
        "at the moment|for now|for the time being|for the moment|any more|anymore|any longer|now|again|at all|from now on|for the rest of the game|from here on": True
    },
    "Victor": {"Ranked|State|Whoever State|the? Trait": same},
    "Label": {
        "winner Colon|the winner :|victory Colon|the? new? goal Colon|to win Colon|win condition :|objective :|aim :|the? aim/goal/objective is now? to have|the? aim/goal/objective is now? :?|the? aim/goal/objective : have/hold|to win , you must have|to win you must/need to? have": True
    },
    "Colon": {":|,": True},
    "Wins": {"wins|win|is the winner": True},
    "NotGet": {
        "cannot/may/can/does/do/must/will not? take/have/get/play|is/are not allowed/permitted to take/have/get/play|is/are not allowed/permitted|may/can/must/will not/no? longer? take/have/get/play|does not get to take/have/play": True
    },
    "Thistime": {"this time|this round|now": True},
    "Winner": {"set|change|make|fix": True},
    "Taking": {"take|get|have|receive|pick up": True},
    "Putting": {"put|lay|place|leave|set": True},
    "Toward": {"to|into|in|on|onto|back to/into/on/in": True},
    "InReturn": {"from there|instead|in return|for it|in exchange|in its place|in their place": True},
    "Letting": {"lets|let|must let|has/have to let|allows|shows|show": True},
    "Looking": {"look at|see|have/take a look at|peek at|inspect": True},
    "Idle": {"just|simply|only|sit there/here/back? and|relax and|stay calm and|lean back and|wait and": True},
    "Sofar": {"so far|until now|up to now|up till now|before|earlier|previously": True},
    "Foronce": {"for once|this time": True},
    "Asnow": {"as it is/was now?|as now|as before": True},
    "Presently": {"present|current|former|old|previous": True},
    "Making": {"make|set|let": True},
    "Staying": {"stay|remain|are kept|stay behind|are left": True},
    "TheRest": {
        "the rest|all? the others|the remaining cards|everything else|all other cards|all the rest|the other cards": True
    },
    "Gone": {"is discarded|are discarded|go|goes|must go": True},
    "Defeat": {"defeat goes|the loss goes|the game is lost": True},
    "Holder": {
        "Person": same,
        "hands": Place.HANDS,
        "your hand": Place.MINE,
        "all hands|every/each/a/any hand": Place.HANDS,
        "Poss hand": same,
    },
    "Mays": {"gets/get to|may|can|is/are allowed to|will be able to|must not": True},
    "Holds": {"hold|have|keep|own|contain|carry": True},
    "Differs": {
        "another card": (1, "more"),
        "Number Card larger/bigger": lambda n: (n, "more"),
        "Number Card smaller": lambda n: (n, "less"),
        "ANumber More Card|ANumber Card More|ANumber More": lambda n: (n, "more"),
        "ANumber Fewer Card|ANumber Card Fewer|ANumber Fewer": lambda n: (n, "less"),
    },
    "Quota": {"up? to? at? most? only? Number Card? at? most?|no more than Number Card?": same},
    "Upto": {"at most|no more than|only|up to": True},
    "Fit": {"may/can be/lie/fit/stay|fits|fit": True},
    "More": {"more|extra|additional|further": True},
    "Fewer": {"fewer|less": True},
    "Ones": {
        "two cards from/in/of two? different/separate places|two cards that/which lie/are in different places|one card each from two different places": True
    },
    "Amid": {"and|or|either|in|of|from|among|on|be it|whether": True},
    "Anyhand": {
        "any/all? hand/hands|Any ’s hand/hands|Everybody ’s hand/hands|the hands of Everybody": lambda *whose: (
            True if {*whose} <= {Place.ANYONE, Place.HANDS} else None
        )
    },
    "Trading": {"swap|exchange|switch|trade|interchange": True},
    "Trades": {
        "swap places?|trade places?|are swapped/exchanged/switched/traded|change places|switch places?|are swapped with each other": True
    },
    "And": {"and|with|for": True},
    "Limited": {"the? hand/hands and of? the? field|the? field and of? the? hand/hands": True},
    "Throwing": {"discard|remove|throw away|toss|mill|trash|dump|throw out|bin|get rid of|ditch|burn": True},
    "Until": {
        "until|until there is/are|until it has/holds|until it is|until it is down to|until it only has|until it contains|until the? Pile has/contains/holds|until the? Pile is down to|until you have only left|until there is/are only": True
    },
    "Remain": {
        "are left as lie in the field|are there|remain in it as lie in the? field|Card? is/are? left over?|Card? remain/remains|Card? is/are? left? in it|remain in it|or fewer/less are left|or fewer/less remain": True
    },
    "Keeping": {"leave|keep": True},
    "Shrunk": {"reduced|cut|thinned|trimmed|brought|lowered|shrunk|milled": True},
    "Shrinking": {"reduce|cut|trim|shrink|lower|bring|thin|mill|thin out": True},
    "Times": {"Factor FieldSize": same, "Extent": 1},
    "Factor": {"twice|double|two times": 2, "Number times": same},
    "FieldSize": {"Extent|the? Field cards?|the? Field ’s cards?": True},
    "Extent": {
        "the? size/number of the? Field|as big/large as the? Field|the same size as the? Field|the? number of Field cards|the? number of cards in/on the? Field|as many cards? as there? are/lie? in/on the? Field|as many cards? remain? in? it? as there? are/lie in/on the? Field|as many cards? as the? Field has?|as many cards? as there are Field cards": True
    },
    "Tucking": {"put|place|lay|slide|tuck|slip|push|stick|set|shove|hide|attach": True},
    "Tucks": {"is/goes/gets Tucked?|slides|slips|moves|lies|must go|must be Tucked": True},
    "Tucked": {"put|placed|laid|slid|tucked|slipped|pushed|stuck|set": True},
    "Sewn": {"Comma* Merged? Comma* Changed|Comma* Merged? Comma* Trailing|Comma* Paired Becomes": _sewn},
    "Trailing": {
        "Nulled Its negative|negating Its|to negate Its|to make Its negative|making/turning it negative": Change.NEGATE,
        "doubling Its|to double Its|with double/twice the value|for double/twice the value": Change.DOUBLE,
        "making Its zero/nothing/0|to make Its zero/nothing/0|making it worthless": Change.ZERO,
        "with the/a? value of? zero/0|with no value": Change.ZERO,
        "with its value/sign Changing|whose value/sign Changing|Comma* that/which Becomes|Comma* with the? Opposite": same,
        "Comma* worth/with/of Becoming": same,
    },
    "Opposite": {"opposite/reversed/flipped/inverted/reverse sign/value": Change.NEGATE},
    "Comma": {",|;|.|and|:|then|so that?": True},
    "Merged": {
        "together? they together? become/form/make/are one card?|together? they count as one card?|the two cards? now? become/form/are/count as? one/a single? card?|both cards? now? become/form/are/count as? one/a single? card?|together they? count as one/a single? card?|they become/form/are a stack|the two together? form one card|both become/are/form one card|they merge into one card|the two are now one card|now? Paired now? is/are/count/counts/becomes/become/form/forms now? as? one/a/1 single? card Lasting?": True
    },
    "Changed": {
        "Its Changing": same,
        "Twofold Its": Change.DOUBLE,
        "it becomes negative|it turns negative|Flips the sign of Its|Flips its sign|Flips Its sign|Signs is/gets flipped/reversed/changed/inverted|the sign of Its changes/flips|flip Signs|its sign changes/flips|negate Its|make Its negative": Change.NEGATE,
        "Nulled Its zero/nil/nothing/0|it becomes worth zero/nothing/0|it becomes/is now? worthless|Nulled it worthless|set Its to zero/nil/0": Change.ZERO,
        "Paired Becomes": same,
    },
    "Paired": {
        "the/this/that pair/stack/two/duo/combo/combination|the two cards|the two of them|both of them|both cards?|they both?|it|together they?|the two together|that card|the new/combined card|the cards together": True
    },
    "Becomes": {
        "now? is/are/counts/count/scores/score/becomes/become/has/have now? worth? as? for? Becoming": same,
        "is/are/gets/get/becomes/become now? doubled": Change.DOUBLE,
        "is/are/counts/count/becomes/become/turns now? as? negative/negated|has/have its/their sign flipped/reversed": Change.NEGATE,
    },
    "Becoming": {
        "double|twice|double value|double/twice its/their/the value/worth/points?|twice/double as much|double points": Change.DOUBLE,
        "nothing|zero|0|nil|zero/0/no points|worthless|no value|the/a? value of? zero/nothing/0": Change.ZERO,
        "minus/negative points": Change.NEGATE,
    },
    "Signs": {"its/the sign|the sign of Its": True},
    "Minus": {"#": lambda n: True if n == -1 else None, "minus one": True},
    "Its": {
        "its value|the value of that/the pair/stack/card|the value|their value|that/this/the card/stack/pair ’s value|its points|the value of the card above|the new value|its worth": True
    },
    "Twofold": {"double|doubling|doubles": True},
    "Flips": {"flip|reverse|change|switch|swap|flipping|reversing|changing": True},
    "Two": {"two": True, "#": lambda n: True if n == 2 else None},
    "Nulled": {"make|making|set|turn": True},
    "Changing": {
        "is/gets/becomes/are? now? doubled|doubles|is/becomes now? double|counts double|counts twice|is? multiplied by Two|times Two": Change.DOUBLE,
        "is/becomes/are? now? zero/nil/nothing/0|drops/falls/goes to zero/0|is set to zero/0|is reduced to zero/0|turns to zero/0|set to zero/0": Change.ZERO,
        "is? multiplied by Minus|changes/flips/switches/reverses its? sign|is/becomes/are? now? negated/negative|is/becomes/gets now? inverted/reversed|turns negative|flipped|inverted|reversed|with the opposite sign|has/gets/takes the? opposite/reversed/reverse sign|has its sign flipped/reversed": Change.NEGATE,
    },
    "Turning": {
        "the? turn order Now? goes/runs|turns are taken/played now?|you/players/everyone take/takes turns now?|play/turns now? go/goes round? around?|play/turns now? run/runs/move/moves/proceed/proceeds/continue/continues round? around?|turns? play? go/goes/run/runs/move/moves/proceed/proceeds/continue/continues now? round? around? on?|the turn/turns/game/play go/goes/runs/run/moves/move/continues/passes now? round? around? on?|we/everyone now? play/plays/go/goes now? round? around?|play|you play|the order goes|go/goes/play around the table|turns/play now? go/goes/run/runs around the table|now it goes|it goes now?": True
    },
    "Being": {"it is|now it is|it will be": True},
    "OnceMore": {"again After?|one more time|once more After?|once again After?|another time|a second time": True},
    "After": {"right/directly/immediately? after this one/turn/go?|after that|afterwards|next": True},
    "Illegal": {
        "now? against the rules|now? forbidden|now? banned|now? prohibited|not allowed|no longer allowed|not permitted|no longer permitted|over|off|off limits|illegal|outlawed|not possible|no longer possible": True
    },
    "Barred": {"forbidden|banned|prohibited|illegal|against the rules": True},
    "Legal": {"allowed|permitted|legal|free|possible|okay|ok|fine|all right|alright|back on?|unbanned": True},
    "Ends": {
        "is lifted/over/removed/cancelled/canceled/off/gone|ends|no longer applies|no longer holds|is at an end": True
    },
    "Cease": {
        "is/are Now? lifted/over/removed/cancelled/canceled/off/gone/void|end|ends|no longer apply|are at an end|cease|is/are no more": True
    },
    "DoIt": {
        "swap/exchange/trade Things?": Deed(e.Act.EXCHANGE),
        "shuffle Things?": Deed(e.Act.SHUFFLE),
        "end the game": Deed(e.Act.END),
        "discard Things? OfHands|throw away/out Things? OfHands|get rid of Things OfHands|throw Things away/out OfHands": Deed(
            e.Act.DISCARD_FROM_HANDS
        ),
        "read Field cards Aloud?|read Things? in/on/from the? Field": Deed(e.Act.READ_FIELD),
        "read Things? in/from the? Pile|read the open card/cards in/on/of/from the? Pile": Deed(e.Act.READ_PILE),
        "read Things? in/from hands/hand|read hand cards": Deed(e.Act.READ_HANDS),
    },
}
