"""What English clauses name, and where: cards, hands, people, limits, turns, as productions for `chart`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Act, Face, Place, Side, Where
from game.games.read_aloud.reading.en.numerals import DIGITS
from game.games.read_aloud.reading.en.productions import Rows, same
from game.games.read_aloud.reading.en.words import ALL, THEIRS
from game.games.read_aloud.reading.roles import Noun, Thing, Zone


class Np(NamedTuple):
    """A thing as it is named, with what decides later what it is."""

    thing: Thing
    it: bool = False
    """Whether it is named by a pronoun."""
    facing: Face | None = None
    """How the cards lie that are meant."""
    theirs: bool = False
    """Whether it is of whoever acts."""
    vague: bool = False
    """Whether it needs a place."""
    again: bool = False
    """Whether it is one more: another turn."""
    at: str = ""
    """The small word by which it got its place; "loose" where it has none and several of its cards may be meant, "single" where one card is."""


class Pp(NamedTuple):
    """A thing with the small word before it."""

    prep: str
    np: Np


def placed(np: Any, pp: Pp) -> Np | None:
    """The thing at this place; None where it is at another one, or can be at none."""
    if not isinstance(np, Np) or np.it or pp.np.it:
        return None
    one, other = np.thing, pp.np.thing
    if one.noun is not Noun.CARDS or other.noun is not Noun.CARDS or other.zone is None or other.amount is not None:
        return None
    if one.zone is not None and not _same(one, other):
        return None
    if (
        other.worth
        or other.high is not None
        or (one.where and (other.zone is not Place.PILE or other.where not in (None, one.where)))
    ):
        return None
    facing = np.facing or pp.np.facing
    thing = replace(one, zone=one.zone or other.zone, where=one.where or other.where)
    return np._replace(thing=thing, theirs=np.theirs or pp.np.theirs, vague=False, at=pp.prep, facing=facing)


def _same(one: Thing, other: Thing) -> bool:
    """Whether a place is said twice: your cards in hand."""
    return not other.where and (one.zone is other.zone or (other.zone == "hand" and one.zone not in UNOWNED))


class Mark(NamedTuple):
    """Something else that is said: how, by how many."""

    kind: str
    value: Any


class Deed(NamedTuple):
    """An act as a thing: swapping."""

    act: e.Act | None


def zone(place: Any, **more: Any) -> Np:
    """A place; that of whoever acts is a hand without owner."""
    return Np(Thing(zone="hand" if place == THEIRS else place, **more), theirs=place == THEIRS)


def whole(np: Np, every: Any = True) -> Np:
    """A place that is named as a whole; the pile keeps whether all of it was said."""
    bare = np.thing.zone is Place.PILE and not every
    return np._replace(thing=replace(np.thing, bare=bare, whole=not bare))


def counted(count: Any, np: Np | None = None) -> Np:
    """So many cards."""
    np = np or Np(Thing())
    return np._replace(thing=replace(np.thing, whole=True) if count == ALL else replace(np.thing, amount=count))


def bottom(count: Any = 1) -> Np:
    """Cards from the bottom."""
    return Np(Thing(where=Where.BOTTOM, amount=count))


def top(count: Any = 1, vague: bool = False) -> Np:
    """Cards from the top."""
    return Np(Thing(where=Where.TOP, amount=count), vague=vague)


def _extreme(place: Any, high: bool, it: bool = False) -> Np:
    """The card of the highest value, or of the lowest."""
    return zone(place, high=high)._replace(it=it)


def _worth(place: Any, n: int) -> Np:
    """All cards of a value."""
    return zone(place, whole=True, worth=(n, Side.EXACTLY))


def _of_place(count: Any, place: Any) -> Np:
    """So many cards of a place."""
    return counted(count, zone(place))


def _lies(np: Np, face: Face | None) -> Np:
    return np._replace(facing=face)


def _either(one: Np, other: Np) -> Np | None:
    """The field or anyone’s hand."""
    places = one.thing.zone, other.thing.zone
    return Np(Thing(zone=Place.PLAY)) if places in ((Place.FIELD, Place.ANYONE), (Place.ANYONE, Place.FIELD)) else None


SPOTS: dict[str, Rows] = {
    "All": {"whole|entire|complete|full|own": "all"},
    "Spot": {
        "the/your/my/our? All? Heap": lambda _, place: zone(place),
        "play": Np(Thing(zone=Place.FIELD)),
        "its very? Edge|the very? Edge": lambda where: Np(Thing(where=where), it=True),
        "the/on? very? Edge of your/our/my? the? All? Pile": lambda where, _, place: Np(Thing(zone=place, where=where)),
        "the? Pile ’s Edge": lambda place, where: Np(Thing(zone=place, where=where)),
        "Hand": same,
        "hand": Np(Thing(zone="hand")),
        "your/my own": zone(Place.MINE),
        "hands": Np(Thing(zone=Place.HANDS)),
        "either? Near or From? Near": lambda one, _, other: _either(one, other),
    },
    "Edge": {"top": Where.TOP, "bottom": Where.BOTTOM},
    "Near": {"the? Field": zone, "Hand": same},
    "Hand": {
        "Poss All? hand/hands/holdings|Poss hand cards|Poss hand of cards": lambda place, *_: zone(place),
        "the? All? hand/hands of Person|the hand of cards of Person": lambda *found: zone(found[-1]),
        "all of? the? hands|every/each hand|the hands|all players hands": Np(Thing(zone=Place.HANDS)),
        "all of? the? other hands|every/each other hand|the? other hands": Np(Thing(zone=Place.OTHERS)),
        "a/any/one/some/any hand|any one hand": Np(Thing(zone=Place.ANYONE)),
        "another hand": Np(Thing(zone=Place.ANOTHER)),
        "that/those of Person": zone,
    },
    "Hold": {
        "everything in/on the? Heap": lambda place: whole(zone(place)),
        "everything/all that? you/i have/hold/own InHand?|every card that? you/i have/hold/own InHand?|all of? the? cards that? you/i have/hold/own InHand?": whole(
            zone(Place.MINE)
        ),
        "everything/all/what/whatever they/he/she have/has/hold/holds got? InHand?|every card they/he/she have/has/hold/holds got? InHand?|all of? the? cards they/he/she have/has/hold/holds got? InHand?|all the cards they have/hold InHand?": whole(
            zone(THEIRS)
        ),
        "what/whatever/everything Person has/have/holds/hold got? InHand*|what/whatever/everything Person is/are holding/hiding InHand*": lambda who, *_: (
            whole(zone(who))
        ),
        "Hand|Hand of cards": lambda np: whole(np)._replace(at="bare"),
        "All Hand|all of? Hand|everything in Hand": lambda *found: whole(found[-1]),
        "Poss All? cards|all of? Poss cards": lambda *found: whole(zone(found[0])),
        "the cards Person holds/has|all of? the? cards of Person|all? of? the? cards held by Person": lambda who: whole(
            zone(who)
        ),
        "the/your/my/our? All? Heap": lambda every, place: whole(zone(place), every)._replace(
            at="" if every else "bare"
        ),
        "hands": Np(Thing(zone=Place.HANDS, whole=True)),
        "all of? the? All? Heap": lambda _, place: whole(zone(place)),
        "Field cards": lambda place: whole(zone(place))._replace(at="loose"),
        "the Field cards|all of? the? Field cards|every Field card|all? of? the? Heap ’s cards|whatever/everything that? is/lies/are in/on the? Heap": lambda place: (
            whole(zone(place))
        ),
    },
}

CARDS: dict[str, Rows] = {
    "Card": {"card|cards|playing card/cards": True},
    "This": {
        "this card? itself?|this one|this very card|the card you just read|this card here|this one here|the card you have just? read Aloud?|the card you read|the card you are reading|the card being read|the card that is/was being? read|the card just read|the card itself|this same card|the present/current card": Np(
            Thing(Noun.THIS)
        ),
    },
    "It": {
        "that card|the card|that one": Np(Thing(), it=True, at="single"),
        "it|them|both|both cards|the same|the two|the two cards|they all?|every/each one of them|all of those|which|those cards|these cards|this pile|the cards|all of them|all of it|them/it all|it itself|each of them|both of them|the lot": Np(
            Thing(), it=True
        ),
    },
    "Kind": {
        "Lying? Card": lambda face: _lies(Np(Thing()), face),
        "Lying? Field Card": lambda face, place: _lies(zone(place), face),
        "hand Card": Np(Thing(zone="hand")),
        "discarded Card|discard|discards": Np(Thing(zone=Place.DISCARDS)),
        "Pile Card": zone,
    },
    "Group": {
        "Count Kind": counted,
        "Free Kind": counted,
        "a/one chosen Kind": partial(counted, 1),
        "Free cards?": counted,
        "Free Hold": lambda count, np: (
            counted(count, np._replace(thing=replace(np.thing, whole=False), at="")) if np.at != "bare" else None
        ),
        "Count of the Kind|Count of those Kind": counted,
        "Number of them|one of them|Number of those": lambda *found: Np(
            Thing(amount=found[0] if found else 1), it=True
        ),
        "Number": lambda n: counted(n)._replace(at="one"),
        "Number Extra|one Extra": lambda *n: counted(n[0] if n else 1)._replace(at="one more"),
        "one": counted(1)._replace(at="one"),
        "another|another one": counted(1)._replace(at="one more"),
        "a/the? new/fresh ones?|a replacement": counted(1),
        "Number new/fresh ones|Number replacements": counted,
        "one more card": counted(1),
        "Free Extra ones?": counted,
        "a/one/any discarded one|a/one/any one? that is/was/has been? discarded": counted(
            1, Np(Thing(zone=Place.DISCARDS))
        ),
        "Count hand? Card of Yours": _of_place,
        "all the cards|all cards|the cards|every card|each card|everything|all": Np(Thing(whole=True)),
        "the Kind": lambda np: np if not np.thing.whole else None,
        "Count of Poss Lying? cards": lambda count, place, face: _lies(counted(count, zone(place)), face),
        "Count of Yours": _of_place,
        "Any ’s card": partial(_of_place, 1),
        "Count Card of Yours|Count Card of/from One": _of_place,
        "Count of Hold": lambda count, np: (
            counted(count, np._replace(thing=replace(np.thing, whole=False), at=""))
            if np.thing.zone is not Place.PILE
            else None
        ),
        "cards|any cards|anything": Np(Thing()),
        "Extra? card": counted(1),
        "hand card": counted(1, Np(Thing(zone="hand"))),
        "discarded card": counted(1, Np(Thing(zone=Place.DISCARDS))),
        "Field card": partial(_of_place, 1),
        "hand cards|cards in hand": Np(Thing(zone="hand")),
        "a/an Extra? hand of Number cards": counted,
    },
    "Best": {
        "the? single? Extreme valued/value? Kind": lambda high, np: np._replace(thing=replace(np.thing, high=high)),
        "the Extreme one": partial(_extreme, None),
        "whichever of Poss cards is worth the Dearest|whichever of Poss cards has the Extreme value": _extreme,
        "whichever/the Kind that? is? worth the Dearest|whichever/the Kind that? has/is the? Extreme value?": lambda *found: (
            found[0]._replace(thing=replace(found[0].thing, high=found[1]))
        ),
        "the Extreme one|the Extreme of them|the Extreme of those cards?": partial(_extreme, None, it=True),
        "Poss single? Extreme valued/value? Card": _extreme,
        "the? Field ’s Extreme Card": _extreme,
        "the? Extreme of Hold": lambda high, np: np._replace(thing=replace(np.thing, high=high, whole=False)),
    },
    "Dearest": {"most": True, "least": False},
    "Top": {
        "the? Uppermost Lying? card": lambda face: _lies(top(1), face),
        "the? Uppermost Number Card": top,
        "the? Number Uppermost Card": top,
        "the Uppermost Number|the Uppermost one": top,
        "the topmost/uppermost": top(1),
        "the? Lowermost Card": bottom(1),
        "the? Lowermost Number Card|the? Number Lowermost Card": bottom,
        "the? first/next Number Card": lambda n: top(n, vague=True),
        "the first/next card|the next one": top(1, vague=True),
        "the? Number? Card on/at/from/off the? very? top of your/our/my? the? Pile": lambda n, place: Np(
            Thing(zone=place, where=Where.TOP, amount=n or 1)
        ),
        "the? Pile ’s Uppermost Number? Card": lambda place, n: Np(Thing(zone=place, where=Where.TOP, amount=n or 1)),
        "the? top of the? Pile|whatever is/lies? on/at? the? top of the? Pile|what is/lies on top of the? Pile": lambda place: (
            Np(Thing(zone=place, where=Where.TOP, amount=1))
        ),
        "the one with/of/having the? Extreme value/number/worth": partial(_extreme, None, it=True),
        "its Extreme valued/value? Card": partial(_extreme, None, it=True),
        "its Uppermost Card": Np(Thing(where=Where.TOP, amount=1), it=True),
        "its Uppermost Number Card|its Number Uppermost Card|its first Number Card": lambda n: Np(
            Thing(where=Where.TOP, amount=n), it=True
        ),
    },
    "Uppermost": {"top|topmost|uppermost|upper": True},
    "Lowermost": {"bottom|bottommost|lowermost": True},
    "Zeros": {
        "Count zero/zeros/zeroes/0s|the zeros": lambda *found: (
            Np(Thing(whole=True, worth=(0, Side.EXACTLY))) if not found or found[0] == ALL else None
        ),
        "Count negative Card|the? negative cards|Count Card below/under zero/0": lambda *found: (
            Np(Thing(whole=True, worth=(-1, Side.OR_LESS))) if not found or found[0] == ALL else None
        ),
        "Count zero Card": lambda count: Np(Thing(whole=True, worth=(0, Side.EXACTLY))) if count == ALL else None,
        "Count? Poss negative cards/values|all of? Poss negative cards": lambda *found: zone(
            found[-1], whole=True, worth=(-1, Side.OR_LESS)
        ),
        "Poss zeros/zeroes|all of? Poss zeros/zeroes": partial(_worth, n=0),
        "all/every? of? Poss Sevens": _worth,
        "all/every? of? the? Sevens": partial(_worth, None),
    },
    "Sevens": {
        "ones": 1,
        **{f"{word}s|every {word}": n for n, word in enumerate(DIGITS, 1) if n not in (1, 6)},
        "sixes|every six": 6,
        "# s|every #": same,
    },
    "AnyCard": {"any Number? Extra? Card|Card Choice|a/one chosen Card": True},
    "Cards": {"This|It|Group|Best|Top|Zeros|Hold": same},
}

WORTH: dict[str, Rows] = {
    "Points": {"point|points|value|in value|each": True},
    "Bound": {
        "exactly? Value Points?": lambda n: (n, Side.EXACTLY),
        "Value Points? or/and more/higher/greater/above/over/up/upwards/better|Value Points? +|at least Value Points?|no/not less/lower than Value Points?|Value plus|a minimum of Value": lambda n: (
            n,
            Side.OR_MORE,
        ),
        "Value Points? or/and less/lower/fewer/below/under/smaller/down|at most Value Points?|no/not more/higher/greater than Value Points?|up to Value Points?|Value Points? at most|Value at the most|not over/above Value|a maximum of Value": lambda n: (
            n,
            Side.OR_LESS,
        ),
        "more/higher/greater/bigger/larger than Value Points?|over/above/exceeding Value Points?": lambda n: (
            n + 1,
            Side.OR_MORE,
        ),
        "less/lower/smaller/fewer than Value Points?|under/below/beneath Value Points?": lambda n: (
            n - 1,
            Side.OR_LESS,
        ),
    },
    "Valued": {
        "worth|of value|of a value of?|with a/the? value/number/values of?|valued at?|that/which is/are worth|whose value is/are?|whose values are|that is/are|which are|that has/have a? value of?|having a value of|numbered|showing|with": True
    },
    "Beyond": {
        "over/above/exceeding Value|higher/greater/bigger/larger than Value": lambda n: (n + 1, Side.OR_MORE),
        "under/below/beneath Value|lower/smaller/less than Value": lambda n: (n - 1, Side.OR_LESS),
    },
    "Worth": {
        "Valued Bound": partial(Mark, "worth"),
        "Beyond": partial(Mark, "worth"),
        "of the? Bound": lambda bound: Mark("worth", bound) if bound[1] is not Side.EXACTLY else None,
        "with/of/having/showing/carrying the? Extreme value/number/score|that is/are? worth the? most/least|that has the Extreme value/number|whose value is the? Extreme|that is the? Extreme": lambda *high: (
            Mark("high", high[0]) if high else None
        ),
        "worth the most|that/which is worth the? most|with the most points": Mark("high", True),
        "worth the least|that/which is worth the? least|with the fewest points": Mark("high", False),
        "with/of a? negative value/values|that is/are negative|with a minus": Mark("worth", (-1, Side.OR_LESS)),
    },
}

OTHERS: dict[str, Rows] = {
    "LimitWord": {"limit|limits|size|size limit|maximum|cap|card limit|capacity|max|maximum size|allowance": True},
    "HandLimit": {
        "hand LimitWord|max/maximum hand size?|hand card limit|maximum number of cards in/per/for? hand": True
    },
    "Limit": {
        "the? new? HandLimit": Np(Thing(Noun.LIMIT, zone="hand")),
        "Poss personal? HandLimit|Poss personal? limit/limits": partial(zone, noun=Noun.LIMIT),
        "all of? the? hand limits|all hand sizes|every/each hand limit|hand limits|the? HandLimit of/for Everybody|the? limit of/on/for Everybody ’s? hands/hand": Np(
            Thing(Noun.LIMIT, zone="hand")
        ),
        "the? Largest number of cards Allowed? in/of/for/per? Hand|the? number of cards Allowed in Hand": lambda np: (
            np._replace(thing=Thing(Noun.LIMIT, zone=np.thing.zone))
        ),
        "the? Largest? number of cards that? Person May hold/have/keep InHand?|the? Largest? number of cards that? may/can be held by Person InHand?": lambda who: (
            zone(who, noun=Noun.LIMIT) if who is not Place.HANDS else Np(Thing(Noun.LIMIT, zone="hand"))
        ),
        "the? Largest number of cards Allowed in/on the? Field|the? number of cards Allowed in/on the? Field": partial(
            zone, noun=Noun.LIMIT
        ),
        "the? HandLimit of/for Person": partial(zone, noun=Noun.LIMIT),
        "the? limit of/on/for/to all? the? hands/hand|the? limit of/on/for/to cards in hand/hands|the? limit on/of/for hand cards|the? limit of/on/for hand size": Np(
            Thing(Noun.LIMIT, zone="hand")
        ),
        "the? limit of/on/for Hand|the? limit of/on/for cards in Hand": lambda np: np._replace(
            thing=Thing(Noun.LIMIT, zone=np.thing.zone)
        ),
        "the? new? Field LimitWord|the? limit of/on/for/to the? Field|the? limit of/on/for/to cards in/on the? Field|the? limit of/on/for Field cards|the? maximum number of cards in/on the? Field|the? maximum number of Field cards|the? Field ’s LimitWord|max/maximum Field size?": partial(
            zone, noun=Noun.LIMIT
        ),
    },
    "Largest": {"maximum|max|largest|highest|most|maximal": True},
    "Allowed": {"that? are/is? allowed/permitted": True},
    "May": {"may|can|are/is allowed/permitted to": True},
    "Go": {"turn|go": True},
    "Turns": {
        "the next Go": Np(Thing(Noun.NEXT_TURN)),
        "Poss next? Go": partial(zone, noun=Noun.TURN),
        "the turn of Person": partial(zone, noun=Noun.TURN),
        "a/one/the Go": Np(Thing(Noun.TURN)),
        "one extra Go": Np(Thing(Noun.TURN), again=True),
        "another/second Go|an/one extra/additional/more/bonus/second Go|a second/bonus/further Go": Np(
            Thing(Noun.TURN), again=True
        ),
    },
    "Match": {"the? game|this game|the/this match|everything": Np(Thing(Noun.GAME))},
    "Order": {
        "the? turn/playing? order|the? order of turns/play|the? direction of? play/turns/game?|the direction of the game|the turn/play/playing direction|turn/play direction|the order of the turns|the order of the players|play|the way turns go": Np(
            Thing(Noun.ORDER)
        )
    },
    "Goal": {
        "Current? winner/winners ’s? condition|Current? win/winning/victory condition/conditions/rule/rules/goal/criterion|Current? rule/goal for winning|Current? way of winning|Current? condition for winning/victory|Current? condition of victory|Current? condition of/for the? winner|the way to win|way to win|Current? win ’s condition|Current? winning/victory condition there is": Np(
            Thing(Noun.CONDITION)
        )
    },
    "Current": {"the/a/any/every/whatever/that current/existing/present?|a/the? new": True},
    "Bans": {
        "all of? the? BansWord|every/any Ban|the BansWord|all the? BansWord there are|all/every? of? the? BansWord currently? in force/effect/place|every Ban currently? in force/effect/place|everything/whatever/anything Banned|all that is Banned": Np(
            Thing(Noun.BANS)
        )
    },
    "BansWord": {"bans|prohibitions|restrictions|taboos": True},
    "Ban": {"single? ban/prohibition/restriction/taboo": True},
    "Banned": {
        "that? is/was/were/has been? forbidden/banned/prohibited|forbidden|banned|prohibited": True,
    },
}

DEEDS: dict[str, Rows] = {
    "Things": {"the cards|cards|any cards?|a card|card|anything|all cards": True},
    "OfHands": {
        "from/in/of/on the/a/your/their/any? hand/hands|from/in AnyHand": True,
    },
    "AnyHand": {
        "all of? the? hands|every/each hand|the hands|hands|anyone/anybody/someone/everyone/everybody ’s hand/hands|a/any/each/every player ’s hand/hands|all? players ’s? hand/hands|the hand/hands of any/each/every player|the hands of the/all players|your/my own hand": True
    },
    "Doing": {
        "any? swapping/exchanging/trading/switching of? Things?|card swaps/exchanges/trades|swaps|exchanges|trades|any/every/the? exchange/swap/trade of cards|exchanges/swaps/trades of cards": Deed(
            Act.EXCHANGE
        ),
        "any? shuffling/mixing/reshuffling of? Things?|shuffles": Deed(Act.SHUFFLE),
        "ending/finishing/stopping of? the game": Deed(Act.END),
        "any? discarding/dumping/ditching/tossing/binning of? Things? OfHands|throwing away/out Things? OfHands|getting rid of Things OfHands|discards OfHands|throwing Things away/out OfHands|discarding your/their? hand cards": Deed(
            Act.DISCARD_FROM_HANDS
        ),
        "reading of? Things? Aloud? From Spot|reading Things? From Spot Aloud": lambda *found: _reading(
            next(each for each in found if isinstance(each, Np))
        ),
        "reading of? the? Field cards? Aloud?": Deed(Act.READ_FIELD),
        "reading of? hand cards|reading hands|reading out cards in hand": Deed(Act.READ_HANDS),
    },
}


def _reading(np: Np) -> Deed | None:
    """Reading cards of a place."""
    act = Act.READ_HANDS if np.thing.zone is Place.MINE else reading(np.thing.zone)
    return Deed(act) if act and not np.thing.where else None


def reading(place: Zone | None) -> Act | None:
    """The act of reading cards of a place."""
    if place in (Place.HANDS, "hand", Place.ANYONE):
        return Act.READ_HANDS
    return {Place.FIELD: Act.READ_FIELD, Place.PILE: Act.READ_PILE}.get(place) if isinstance(place, Place) else None


NOUNS: dict[str, Rows] = SPOTS | CARDS | WORTH | OTHERS | DEEDS
