"""Who wins or loses in English: what players have, most or least of it, and the tests of "if", as productions for `chart`."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure, Place, Side
from game.games.read_aloud.reading.en.nouns import Np
from game.games.read_aloud.reading.en.productions import Rows, same
from game.games.read_aloud.reading.frames import otherwise, test_of

DECIDED = "decided"
"""There is a condition of the winner: only its opposite is a test."""


def _nearest(size: Measure, aim: Any) -> e.Nearest:
    return e.Nearest(size, None if aim == "field" else aim)


def _exactly(n: int, size: Measure) -> e.Exactly:
    return e.Exactly(size, n)


def _high(*found: Any) -> e.Condition:
    """The most, or the second of it."""
    size = next(each for each in found if isinstance(each, Measure))
    return e.Second(size) if "second" in found else e.Most(size)


def _low(*found: Any) -> e.Condition:
    """The least, or the second of it."""
    size = next(each for each in found if isinstance(each, Measure))
    return e.SecondLeast(size) if "second" in found else e.Least(size)


def _many(found: tuple[Any, ...], more: int, side: Side) -> tuple[int, Side, Any]:
    """A number of cards with its side, and the place where the noun names one."""
    number = next(each for each in found if isinstance(each, int) and each is not True)
    return number + more, side, next((each for each in found if isinstance(each, Place | str)), None)


def _bound(more: int, side: Side, *number: int) -> Any:
    """The same of what stands in a sentence."""
    return lambda *found: _many((*number, *found), more, side)


def _counted(*found: Any) -> e.Test | None:
    """The test of a place by a number, in any order; of no place where none is named."""
    np = next((each for each in found if isinstance(each, Np)), None)
    place = next((each for each in found if isinstance(each, Place)), _at(np))
    return _test(place, next(each for each in found if isinstance(each, tuple) and each is not np))


def _held(*found: Any) -> e.Test | None:
    """The same of the reader's hand."""
    return _test(Place.MINE, next(each for each in found if isinstance(each, tuple)))


def _condition(*found: Any) -> Any:
    """The condition that stands there."""
    return next(each for each in found if isinstance(each, e.Condition))


def _test(place: Any, bound: tuple[int, Side, Any]) -> e.Test | None:
    """The test of a place, by a number and its side; the place stands in one of two places of a sentence."""
    number, side, here = bound
    if here == "cards":
        here = None
    place = here if place in (None, here) else place if here is None else None
    return test_of(place, number, side)


def _at(np: Np | None) -> Any:
    """The place that is tested; a hand without owner is the reader's."""
    if not np:
        return None
    thing = np.thing
    mine = thing.zone == "hand" and not np.theirs
    return None if thing.where else Place.MINE if mine else thing.zone


def negated(test: Any) -> e.Test | None:
    """The test that holds where this one does not."""
    if test == DECIDED:
        return e.Undecided()
    return otherwise(test) if test else None


def _unvalued(found: Any) -> Any:
    """What a hand has; its highest value would be that of the whole hand as well as that of one card."""
    one = found.__class__ in (e.Most, e.Least) and found.measure in (Measure.HIGHEST, Measure.LOWEST)
    return None if one else found


def _stops(place: Any) -> e.Test | None:
    return _test(place, (0, Side.OR_LESS, None))


MEASURES: dict[str, Rows] = {
    "InHand": {
        "in/of/on/from/with the/their/your/his/her/a? own? hand/hands|in/of/from/on/with all? of? the/their/your cards|in/of/from all? of? the/their/your cards in hand|of the/their cards in their/your hand/hands|of the values in their? hand|of? held|from the cards they hold|of the cards they/you hold|they/you hold/have": True
    },
    "Sum": {
        "overall? hand? total|overall? hand? sum|score|total/combined/summed/added hand? value/values/score/points/worth/number/sum|hand value/score/points|total number/amount of points|sum/total of? the/all/their? hand/card? values/cards/numbers|point/points total/count|number/amount of points|hand worth|value of the/their/your? hand|grand total|total hand|sum of the values of the cards|card total|value sum|total card value|worth": Measure.SUM
    },
    "Dots": {"points": Measure.SUM},
    "Spread": {
        "difference/gap/distance/spread/range between the/their/your/its/his? highest/biggest/largest/greatest card/value/number? and the/their/your/its/his? lowest/smallest card/cards/value/values/number? InHand?|difference/gap/distance/spread/range between the/their/your/its/his? lowest/smallest card/value/number? and the/their/your/its/his? highest/biggest/largest card/value/number?|spread/range/difference of values|difference/spread/range between values": Measure.SPREAD
    },
    "Size": {
        "Sum InHand*": same,
        "Spread InHand*": same,
        "hand size|number of cards InHand*|card count": Measure.CARDS,
    },
    "Tally": {
        "Seen cards InHand*|cards InHand* that? Watchers can see InHand*": Measure.SEEN,
        "cards InHand* That? Watchers can see|cards InHand* that/which are visible/revealed/open InHand*|cards InHand* face up|cards lying? open/visible/revealed InHand*|cards lying? face up InHand*|cards InHand* visible to Watchers|cards that/which are visible/open to Watchers|cards that/which Watchers can see": Measure.SEEN,
        "zero/zeros/zeroes/0s InHand*|zero cards InHand*|cards InHand* Worthless InHand*": Measure.ZEROS,
        "negative cards/values/numbers InHand*|minus cards InHand*|cards InHand* with/of a? negative value/values InHand*|cards below/under zero/0 InHand*": Measure.NEGATIVES,
        "stacks InHand*|stacks of cards in? hand?|stacked cards InHand*|stacks of cards InHand*|cards InHand* that have become one": Measure.STACKS,
        "cards InHand* Unsaid discard": Measure.KEEPERS,
        "cards InHand* Without": Measure.KEEPERS,
        "cards InHand*|cards left InHand*|cards InHand* left/remaining": Measure.CARDS,
    },
    "Seen": {"visible|face up|open|revealed|exposed": True},
    "That": {"that|which": True},
    "Watchers": {
        "others|the others|the? other players|everyone else|everybody else|another player|other people|someone else": True
    },
    "Worthless": {
        "worth zero/nothing/0|of value zero/0|with a? value of? zero/0|with the value zero/0|that are worth zero/nothing/0": True
    },
    "Unsaid": {
        "that/which do/does not say/contain/mention/have|not saying|that/which never say/says|whose text does not say/contain|without the word": True
    },
    "Without": {"Unsaid the? word? discard|without discard on/in them": True},
    "Second": {"second": "second", "# nd": lambda n: "second" if n == 2 else None},
    "Least": {"fewest|least|smallest number of|lowest number of": True},
    "Most": {"most|largest/greatest/highest/biggest number of|highest/largest count of": True},
    # what a hand is, ranked
    "Rank": {
        "the? Second? High Size": _high,
        "the? Second? Low Size": _low,
        "the? Second? Most Dots InHand*|the? Second? Most Tally": _high,
        "the? Second? Least Dots InHand*|the? Second? Least Tally": _low,
        "more Dots InHand* than Rivals|more Tally than Rivals": e.Most,
        "fewer/less Dots InHand* than Rivals|fewer/less Tally than Rivals": e.Least,
        "a? Greater Size than Rivals": lambda high, size: (e.Most if high else e.Least)(size),
        "as many Tally as possible|as many Dots as possible": e.Most,
        "as few Tally as possible|as few Dots as possible": e.Least,
        "the? highest points|the? top/high score/total": e.Most(Measure.SUM),
        "the? lowest points|the? low score/total": e.Least(Measure.SUM),
        "the? single? High single? Single InHand* Ofall?": e.Most(Measure.HIGHEST),
        "the? card/cards with/of/having the? High value/number/worth": e.Most(Measure.HIGHEST),
        "the? card/cards with/of/having the? Low value/number/worth": e.Least(Measure.LOWEST),
        "the? single? Low single? Single InHand* Ofall?": e.Least(Measure.LOWEST),
        "the? biggest/largest/fullest hand|the? highest/largest/biggest/greatest amount of cards InHand*": e.Most(
            Measure.CARDS
        ),
        "the? smallest hand|the? lowest/smallest amount of cards InHand*": e.Least(Measure.CARDS),
        "the? highest/richest/most valuable hand|the? highest cards InHand*": e.Most(Measure.SUM),
        "the? lowest/poorest/cheapest hand|the? lowest cards InHand*": e.Least(Measure.SUM),
        "the? Low highest card/value": e.Least(Measure.HIGHEST),
        "the? High lowest card/value": e.Most(Measure.LOWEST),
        "the? runner up in/by Size": e.Second,
    },
    "Ofall": {"of all|of anyone|of them all": True},
    "Rivals": {
        "anyone/anybody/everyone/everybody else|all? the? others|each/every/any other player/person|all? the? other players|all? their/your/his? opponents|any of the others|any opponent": True
    },
    "Theirsize": {"’s": True},
    "Theirhigh": {"’s|’s highest card/value/number?": True},
    "Theirlow": {"’s|’s lowest card/value/number?": True},
    "Greater": {"higher|larger|bigger|greater|better": True, "lower|smaller": False},
    "Single": {"card|value|number|card value|valued card|value card": True},
    # conditions that are no rank
    "Aim": {
        "Value": same,
        "a? Sum of exactly? Value": lambda _, n: n,
        "the? field ’s Sum|the? field Sum|the? Sum of the field|the? Sum of the? field cards|the? Sum of the? cards in/on the field|the? field|the? values of the field|that of the field": "field",
    },
    "Close": {
        "closest/nearest to|nearest|closest|differs? least from|the? least different from|as close as possible to": True
    },
    "Over": {
        "but? without going/being? over/above/past|but? without exceeding|but? not over/above/exceeding|but? no/not higher/more than|that does not exceed|that/which is not over/above|that/which is not/no greater/higher/more/larger than|but? at most|but? of? up to|but? of at most|that is at most|not going over|that does not go over|but? never over/above|but? below or equal to|but? no greater than": True
    },
    "State": {
        "a/the? Size Is? Close Aim": _nearest,
        "the? Close Value Past": partial(e.Within, Measure.SUM),
        "the? Close Aim": partial(_nearest, Measure.SUM),
        "the? number of Tally Close Aim": _nearest,
        "the? High Size Over Value": e.Within,
        "the? High Size of Value or/and less/lower/below/fewer/under": e.Within,
        "the? Most Dots Over Value": e.Within,
        "the? Most Tally Over Value": e.Within,
        "a/an? Size of exactly/precisely? Value": e.Exactly,
        "exactly/precisely? Value Dots InHand*|exactly/precisely Value Tally": _exactly,
        "exactly/precisely Value in total": partial(e.Exactly, Measure.SUM),
        "only/just Number Tally|Number Tally left?": _exactly,
        "no Tally left?": partial(_exactly, 0),
        "just? exactly? one card left? InHand*|only one? single? card left? InHand*|just? a single card left? InHand*": e.Exactly(
            Measure.CARDS, 1
        ),
        "an? empty hand|nothing left? in hand": e.Exactly(Measure.CARDS, 0),
        "odd totals/sums": e.Odd(Measure.SUM),
        "even totals/sums": e.Even(Measure.SUM),
        "an? odd Size|an? odd number of Dots InHand*|an? odd number of Tally": e.Odd,
        "an? even Size|an? even number of Dots InHand*|an? even number of Tally": e.Even,
        "this card InHand* AtEnd?": e.Holder(),
        "the? highest/best hand Over Value": partial(e.Within, Measure.SUM),
        "a/the? hand Which? Sumup": same,
        "a/the? hand worth/totalling/totaling/scoring exactly? Value Dots?": lambda n, *_: e.Exactly(Measure.SUM, n),
        "Rank": same,
    },
    "Which": {"that|which|with": True},
    "Sumup": {
        "Adds exactly? Value": partial(e.Exactly, Measure.SUM),
        "Adds exactly? Value in total": partial(e.Exactly, Measure.SUM),
        "Adds? Is? worth? Close Aim|Adds the? number/value/total/sum Close Aim|Adds as close as possible to Aim": partial(
            _nearest, Measure.SUM
        ),
        "Adds an? odd number/total": e.Odd(Measure.SUM),
        "Adds an? even number/total": e.Even(Measure.SUM),
        "Is worth the? most|Adds the? most|Adds the? High number/total/sum/value?|Is the? highest|Is worth the High": e.Most(
            Measure.SUM
        ),
        "Is worth the? least|Adds the? least|Adds the? Low number/total/sum/value?|Is the? lowest|Is worth the Low": e.Least(
            Measure.SUM
        ),
        "Is worth exactly? Value Dots?": lambda n, __: e.Exactly(Measure.SUM, n),
    },
    "Is": {"is|comes|gets|that/which is|lies|are|come|being": True},
    "AtEnd": {
        "at/by/in the? very? end of? the? game?|when/once the? game ends/stops/finishes|when/once the? game is over/done/finished|when/once/as soon as the? game comes to an/its end|when/once the? game has ended/finished|when/once it is over/done/finished|as the game ends|at the? close of the? game|at the? finish|at game end|still": True
    },
    # of a hand: whose total is odd
    "Trait": {
        "hand? Size Is Greater than Rivals Theirsize?|hand? Size Is Greater than that of Rivals": lambda size, high: (
            e.Most if high else e.Least
        )(size),
        "High single? Single InHand* Is Greater than Rivals Theirhigh?": lambda high: (e.Most if high else e.Least)(
            Measure.HIGHEST
        ),
        "Low single? Single InHand* Is Greater than Rivals Theirlow?": lambda high: (e.Most if high else e.Least)(
            Measure.LOWEST
        ),
        "Own has/have the? High Size": _high,
        "Own has/have the? Low Size": _low,
        "hand? Size Is the? High|hand? Size Is the? Second High": _high,
        "High single? Single InHand* Is the? Second High Ofall?": e.Second(Measure.HIGHEST),
        "hand? Size Is the? Low|hand? Size Is the? Second Low": _low,
        "hand? Size Is the? Close Aim": _nearest,
        "hand? Size Is an? odd number?": e.Odd,
        "hand? Size Is an? even number?": e.Even,
        "hand? Size Is exactly/precisely? equal? to? exactly? Value|hand? Size equals exactly? Value|hand? Size Adds exactly? Value": lambda size, *n: (
            e.Exactly(size, n[-1])
        ),
        "hand? Size Is the? High Over Value": e.Within,
        "Own Sumup": same,
        "hand is/becomes empty|hand has/holds/contains no cards left?": e.Exactly(Measure.CARDS, 0),
        "number of Tally Is an? odd number?": e.Odd,
        "number of Tally Is an? even number?": e.Even,
        "number of Tally Is the? High": e.Most,
        "number of Tally Is the? Low": e.Least,
        "number of Tally Is exactly? Value": e.Exactly,
        "number of Tally Is Close Aim": _nearest,
        "High single? Single InHand* Is the? Low": e.Least(Measure.HIGHEST),
        "Low single? Single InHand* Is the? High": e.Most(Measure.LOWEST),
        "High single? Single InHand* Is the? High of? all?": e.Most(Measure.HIGHEST),
        "Low single? Single InHand* Is the? Low of? all?": e.Least(Measure.LOWEST),
        "hand has/holds/contains State": _unvalued,
        "hand has/holds/contains State InHand*": _unvalued,
        "hand has/holds/contains the? single? High single? Kort InHand* Ofall?": e.Most(Measure.HIGHEST),
        "hand has/holds/contains the? single? Low single? Kort InHand* Ofall?": e.Least(Measure.LOWEST),
        "hand has the High value": e.Most(Measure.SUM),
        "hand has the Low value": e.Least(Measure.SUM),
    },
    "Kort": {"card|value card|valued card|card value|number": True},
    "Own": {"hand|cards|cards in hand|hand of cards": True},
    "Adds": {
        "adds/add/sums/sum/comes/come/amounts/amount up? to|totals|total|makes|make|equals|equal|reaches|reach|gives|adds/add/sums up|tallies up? to|is/are worth": True
    },
    "Having": {
        "with|who/that? has/have/holds/hold/owns/possesses|holding|having|who/that? is holding|who/that? ends/finishes/winds/is up? with|who/that? is left with|in possession of|who/that? scores/score|scoring|who/that? got|who/that? has/have scored/collected/gathered/amassed|who/that? has got|who/that? gets/reaches|boasting|keeping|is/are? left? holding|who/that? is/are still? left? holding|left with|who/that? clutches/grips/carries/retains/commands/wields/keeps|clutching|gripping|carrying|who/that? keeps|who/that? collects/gathers/collect|who/that? still has/holds": True
    },
    "Whoever": {
        "the? player/players/person/people/one/ones/guy/opponent|the? player/person/one or players/people/ones|the? player/players s|whoever|a/any/every/each player/person|everyone|everybody|anyone|anybody|those|whichever player/person|any/all players|all of? those? players?|he|a/any one": True
    },
    "Ranked": {
        "Whoever still? AtEnd? Having AtEnd? State InHand* AtEnd?": _condition,
        "Among Whose Size Over Value Comma* Whoever Having the? High Size|Among Whose Size is/are Over Value Comma* Whoever Having the? High Size|Among Whose Size Does Value Comma* Whoever Having the? High Size": lambda one, n, size: (
            e.Within(size, n) if one is size else None
        ),
        "Among Having a? Size Over Value Comma* Whoever Having the? High Size": lambda one, n, size: (
            e.Within(size, n) if one is size else None
        ),
        "Whoever without Tally AtEnd?|Whoever without Tally left AtEnd?": partial(_exactly, 0),
        "the/a/any hand Having State AtEnd?": lambda found: (
            None
            if found.__class__ in (e.Most, e.Least) and found.measure in (Measure.HIGHEST, Measure.LOWEST)
            else found
        ),
        "the/a/any hand Having the? High value AtEnd?": e.Most(Measure.SUM),
        "the/a/any hand Having the? Low value AtEnd?": e.Least(Measure.SUM),
        "Whoever Whose Trait AtEnd?": same,
        "the/a/any hand Whose Trait AtEnd?": same,
        "Whoever ’s Trait AtEnd?": same,
        "Whoever Who? Is? the? Close Aim InHand* AtEnd?": partial(_nearest, Measure.SUM),
        "Whoever Who? Is? Close Aim By Size": lambda *found: _nearest(found[-1], found[-2]),
        "Whoever Who? Is? Close a? Size of Aim|Whoever Who? Is? Close in Size to Aim": lambda *found: _nearest(
            found[-2], found[-1]
        ),
        "Whoever Who? Is? Close Value Over? Past": partial(e.Within, Measure.SUM),
        "Whoever Who? Is? Close Value InHand* Past": partial(e.Within, Measure.SUM),
        "Whoever Who? scores/score/has/gets/scoring the? highest/most/best AtEnd?": e.Most(Measure.SUM),
        "Whoever Who? scores/score the? lowest/least/fewest AtEnd?": e.Least(Measure.SUM),
        "Reading": e.Reader(),
        "the? one/player/person in whose hand this card is/lies AtEnd?|the? holder/owner of this card|this card ’s holder/owner": e.Holder(),
        "the? EndSide of Ender": e.Beside,
        "Ender ’s EndSide": e.Beside,
    },
    "By": {"with/in/by their/your/the/his? own?": True},
    "Among": {"among/of/from all? the? players/those/people": True},
    "Does": {
        "does not exceed|is/are not over/above|is/are at most|is/are no more/higher/greater than|does not go over|stays within/under/below": True
    },
    "Whose": {"for whom the?|whose|where/with the/their": True},
    "Who": {"who|that": True},
    "Past": {
        "but? without going/being? over/above/past it?|but? not over it?|but? without exceeding it|without busting|but? not above it?": True
    },
    "EndSide": {
        "whoever sits/is on/to the left": True,
        "whoever sits/is on/to the right": False,
        "player/person/neighbour/neighbor/one sitting? on/to the left|player/person left|left hand? neighbour/neighbor|left hand player": True,
        "player/person/neighbour/neighbor/one sitting? on/to the right|player/person right|right hand? neighbour/neighbor|right hand player": False,
    },
    "Ender": {
        "the player/person whose turn it is then?|whoever ends/ended/finishes/finished/stops/stopped the game|the player/person/one who ends/ended/finishes/finished/stops the game|whoever has the turn when the game ends|the player whose turn it is when the game ends|the player whose turn ends the game|whoever ’s turn it is when the game ends": True
    },
}


TESTS: dict[str, Rows] = {
    "Left": {
        "left|remaining|still|yet|so far|left over|lying|at all|any longer|any more|anymore|currently|there|or so?": True
    },
    "Many": {
        "no/not Left? more than Number Kard?|at most Number Kard?|a maximum of Number Kard?|Number or fewer/less Kard?|Number Kard? or fewer/less|only/just Number Kard? or fewer/less|only/just Number or fewer/less Kard?|only/just Number Kard?|Number Kard? at most|not over Number Kard?|maximum Number Kard?": _bound(
            0, Side.OR_LESS
        ),
        "fewer/less than Number Kard?|under Number Kard?|below Number Kard?": _bound(-1, Side.OR_LESS),
        "at least Number Kard?|Number + Kard?|Number or more Kard?|Number Kard? or more|no/not fewer/less than Number Kard?|a minimum of Number Kard?|Number Kard? at least|minimum Number Kard?": _bound(
            0, Side.OR_MORE
        ),
        "more than Number Kard?|over Number Kard?|above Number Kard?": _bound(1, Side.OR_MORE),
        "no Kard|zero Kard|not a single Kard|not Even Kard|nothing|no more Kard|not one Kard": _bound(
            0, Side.OR_LESS, 0
        ),
        "only/just? one/a Kard? or none/zero": _bound(0, Side.OR_LESS, 1),
        "any Kard|something|some Kard|at least a Kard|a Kard": _bound(0, Side.OR_MORE, 1),
    },
    "Kard": {
        "card|cards": "cards",
        "Field card/cards": Place.FIELD,
        "discarded card/cards|discards": Place.DISCARDS,
        "hand cards": Place.MINE,
    },
    "Even": {"any|even a? single?|a single?|single": True},
    "Inside": {"in|on|of|within|inside": True},
    "ManyHeld": {
        "Number Kard? InHand or fewer/less": _bound(0, Side.OR_LESS),
        "Number Kard? InHand or more": _bound(0, Side.OR_MORE),
        "Many": lambda bound: bound if bound[2] == "cards" else None,
        "nothing": (0, Side.OR_LESS, "cards"),
    },
    "HowMany": {
        "more than Number|over Number": _bound(1, Side.OR_MORE),
        "at least Number|Number or more": _bound(0, Side.OR_MORE),
        "no/not more than Number|at most Number|Number or fewer/less": _bound(0, Side.OR_LESS),
        "fewer/less than Number|under Number": _bound(-1, Side.OR_LESS),
    },
    "Test": {
        "there is/are/lie/lies/remain/remains/be Left? Many Left? Inside Spot Left?|there is/are Many that? is/are? Left? Inside Spot": _counted,
        "there is/are Left? cards Left? Inside Spot Left?": lambda *found: _test(
            _at(next(np for np in found if isinstance(np, Np))), (1, Side.OR_MORE, None)
        ),
        "there is/are not any cards Left? Inside Spot|there is/are not a card Left? Inside Spot": lambda *found: _test(
            _at(found[-1]), (0, Side.OR_LESS, None)
        ),
        "Many is/are/lie/lies/remain/remains/stay Left? Inside Spot Left?|Many Left? Inside Spot Left?": _counted,
        "there is/are Left? Many Left?|Many is/are/lie/lies/remain/remains Left?": _counted,
        "the? All? Heap Left? has/holds/contains/have/hold/contain/comprises Left? Many Left? in? on? it? Left?|the? Heap consists/consist/is of/made Many|the? Heap is/was down to Many|the? Heap is at Many|the? Heap has shrunk/dwindled/fallen/dropped/gone down? to Many|the? Heap is left with Many": _counted,
        "you/i then/now? have/hold/keep/own Left? ManyHeld Left? InHand* Left?|you/i are holding ManyHeld InHand*|you/i are left with ManyHeld InHand*|you/i are down to ManyHeld InHand*|you/i have got ManyHeld InHand* Left? InHand*|your/my hand has/holds/contains ManyHeld Left?": _held,
        "you/i do not have/hold any cards Left? InHand*|you/i do not have/hold a card Left? InHand*|you/i have/hold nothing Left? InHand*|you/i RunOut InHand*|the/your/my? hand RunOut|the/your/my? hand IsEmpty|you/i have an? empty hand|an? empty hand|your/my hand being empty": e.None_(
            Place.MINE
        ),
        "you/i have/hold HowMany InHand": _held,
        "you/i do not have/hold HowMany Kard? InHand*": lambda bound, *_: negated(_held(bound)),
        "the? Heap does/do not have/hold/contain Many in? it? Left?": lambda *found: negated(_counted(*found)),
        "the? number of cards Left? Inside Spot Left? is Quantum": _counted,
        "the? Heap RunOut|the? Heap IsEmpty|an? empty Heap|the? Heap being empty|the last card of/in/from the? Heap is/has been? gone/discarded/taken/drawn": _stops,
        "the? Heap is/are not empty|the? Heap is not Now? empty": lambda place: _test(place, (1, Side.OR_MORE, None)),
        "your/my hand is not empty": e.AtLeast(Place.MINE, 1),
        "there is no Heap Left?": lambda place: _stops(place) if place is not Place.FIELD else None,
        "there is a Goal already|there already is a/any? Goal|there is/was already a/any? Goal|there is a/any? Goal Yet?|a Goal is Chosen|a Goal is already Chosen|a Goal has already? been Chosen": lambda *_: (
            DECIDED
        ),
        "this card? is/lies/was/be/lie in your/my own? hand WhenRead?|you/i have/hold this card InHand*|you/i are holding this card InHand*|this card came from your hand|you read this card? Aloud? from your/my own? hand|you are reading this card? from your hand|this card? is being read from your/my own? hand|this is read from your hand|it is/was read from your hand|this card? was read from your hand|this card is read from your hand|this card is among your cards|this card is one of your cards|you have got this card InHand*": e.InHand(),
        "there is/are Left? no Goal Yet?|no Goal is/has/was/are been? Chosen Yet?|no Goal exists Yet?|no Goal applies Yet?|nobody has/have Chosen the/a/any? Goal Yet?|the? Goal is/has not been? Yet? Chosen Yet?|there is/are not yet? a/any Goal Yet?|the winner ’s? condition is open|nobody can win Yet?|there is no Goal in play|no Goal is in play|no Goal is in force/effect": e.Undecided(),
    },
    "Quantum": {
        "at most Number|no/not more/higher/greater than Number|Number or fewer/less/lower": _bound(0, Side.OR_LESS),
        "at least Number|no/not less/lower/fewer than Number|Number or more/higher/greater": _bound(0, Side.OR_MORE),
        "more/higher/greater than Number|above/over Number": _bound(1, Side.OR_MORE),
        "less/lower/fewer than Number|below/under Number": _bound(-1, Side.OR_LESS),
        "zero|0": (0, Side.OR_LESS, None),
    },
    "WhenRead": {
        "when/while you read it/this? Aloud?|when it is read Aloud?|when you are reading it|when reading it|as you read it": True
    },
    "RunOut": {
        "are/is Now? out of cards|runs/run/ran out of? cards?|has/have Now? run out of? cards?|has/have Now? run dry|runs/ran dry|are/is out": True
    },
    "IsEmpty": {
        "is/are/becomes/lies/gets/was/be Now? empty|is/are all? used up|is/are all? gone|is/has/have been? exhausted|has no more cards|has been used up|has/have been emptied|is emptied|empties|has nothing left": True
    },
    "Asked": {
        "the? Heap all? gone/empty/exhausted/out|is/are the? Heap Now? empty/gone/exhausted/out|no Heap Left?|has/have the? Heap RunOut": _stops,
        "is/are there Left? Many Left? Inside Spot Left?": _counted,
        "got ManyHeld InHand*|do you/i have/hold ManyHeld InHand*|have you got ManyHeld InHand*|ManyHeld in hand Left?|ManyHeld in your/my hand Left?": _held,
        "out of cards|are you out of cards|hand empty|is your/my hand empty": e.None_(Place.MINE),
        "is/are there no Goal Yet?|no Goal Yet?": e.Undecided(),
        "is this card in your hand|do you have/hold this card": e.InHand(),
    },
    "Now": {"now|yet|currently|already|completely|totally|ever": True},
    "Yet": {"yet|at present|at this point|as yet|so far|at the moment|currently|right now|now": True},
    "Chosen": {"set|decided|chosen|fixed|determined|established|laid down|agreed|given|in place|made": True},
}
