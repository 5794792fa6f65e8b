"""The chunks of an English clause: things, people, places, verbs and what else is said, as productions for `chart`."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Place, Where
from game.games.read_aloud.reading.en.nouns import Mark, Np, Pp, zone
from game.games.read_aloud.reading.en.productions import Rows, same
from game.games.read_aloud.reading.en.words import ITS, NOBODY, THEY
from game.games.read_aloud.reading.frames import COUNTED
from game.games.read_aloud.reading.roles import Noun, Thing

PARTS = "aloud|away|clean|out|off|down|up|back|over|around|round|together|again|aside|along|in|on|open|anymore|any more|any longer|once more|once again"


class Who(NamedTuple):
    """Who acts: the place of their hand, or what singles them out."""

    who: Any


class BanOn(NamedTuple):
    """The ban on an act."""

    act: Act | None


def _counted(np: Np) -> Place | None:
    """A place whose cards can be counted."""
    thing = np.thing
    place = Place.MINE if thing.zone == "hand" and not np.theirs else thing.zone
    return place if place in COUNTED and not thing.where else None


CHUNKS: dict[str, Rows] = {
    "Chunk": {
        "Cards|Limit|Turns|Match|Order|Goal|Bans|Doing|Worth": same,
        "Person|Ranked|State": Who,
        "its owner/holder|the owner": Who(ITS),
        "nobody|no one|no player|no players|none of the players|no player at all|no card|no cards|nothing": Who(NOBODY),
        "the? ban/prohibition on/of/against Doing": lambda deed: BanOn(deed.act),
        "From Spot|From Cards": Pp,
        "off/from the top": Pp("from", Np(Thing(zone=Place.PILE, where=Where.TOP))),
        "From Limit": lambda _, np: Pp("from", np),
        "Into Limit": partial(Pp, "to"),
        "Into It|Onto It": partial(Pp, "to"),
        "Onto Spot": partial(Pp, "on"),
        "Into Spot": partial(Pp, "to"),
        "Beneath Cards|Beneath Spot": partial(Pp, "under"),
        "of Person|held by Person|that/which Person holds/has/hold/have InHand?|Person holds/hold InHand?|that/which? Person is holding": lambda who: (
            Pp("of", zone(who)) if who is not Place.MINE else None
        ),
        "that/which? you/i hold/have/own InHand?|that/which? you/i are holding": Pp("in", zone(Place.MINE)),
        "With Cards|With Limit": partial(Pp, "with"),
        "With Yours": lambda place: Pp("with", zone(place, amount=1)._replace(at="yours")),
        "With one belonging to Person|With one held by Person": lambda who: Pp("with", zone(who, amount=1)),
        "With them/him/her": lambda *_: Pp("with", zone(THEY, noun=Noun.PERSON)),
        "With Person": lambda who: Pp("with", Np(Thing(Noun.PERSON, zone=who))),
        "to/for Person": lambda who: Pp("for", Np(Thing(Noun.PERSON, zone=who))),
        "from Person": lambda who: Pp("from", Np(Thing(Noun.PERSON, zone=who))),
        "by Person|by Ranked": partial(Mark, "doer"),
        "by exactly/just/precisely? Number Kard?": lambda n, _: Mark("by", n),
        "to/at just? only? exactly? Number Kard?": lambda n, _: Mark("to", n),
        "to/at at? most Number Kard?": lambda n, _: Mark("to most", n),
        "to/at just? only? a single Kard": Mark("to", 1),
        "Face": lambda face: Mark("face", face) if isinstance(face, Face) else Mark("own", face[0]),
        "each|apiece|per player": Mark("each", True),
        "either": Mark("either", True),
        "Part": partial(Mark, "part"),
        "Soft": Mark("soft", True),
        "all": Mark("soft", "all"),
        "OwnChoice": Mark("own choice", True),
        "Choice": Mark("chosen", True),
        "just": Mark("just", True),
        "in front of you/yourself/them/themselves/me": Mark("front", True),
        "Lasting": Mark("lasting", True),
        "Secret": Mark("secret", True),
        "Verbs": same,
        "and|plus|along with|together with|as well as|and also|and then": Mark("join", "and"),
        "or|or else": Mark("join", "or"),
        "as Like|as many as Like": Mark("as", e.Any()),
        "as you/i hold|as you/i are holding|as you/i have": Mark("as", e.Count(Place.MINE)),
        "As Counted": lambda place: Mark("as", e.Count(place)),
        "for each/every one Thatway?|for each of them/those Thatway?|per card Thatway|for each/every card Thatway|for each/every one? discarded card": Mark(
            "per", e.That()
        ),
        "Per Counted": lambda place: Mark("per", e.Count(place)),
        "Direction": partial(Mark, "left"),
        "Cause": Mark("cause", True),
        "At": Mark("end", True),
        "and keep/keeps/hold/holds it/them|and add/adds/put/puts/take/takes it/them to/in/into your/their/his/her hand/hands": Mark(
            "kept", True
        ),
        "and? deal/deals it/them back? out? again? Comma* Evenly?|and? redeal it?|and? redealt|and? dealt back? out again?|and? give/gives them back|and? give/gives/deal/deals Everybody as many cards? as before|and? give/gives/deal/deals Everybody as many cards? as they had before?|and? give/gives everyone back as many cards? as before|and? deal back? out again?": Mark(
            "dealt", True
        ),
        "after this one/turn/go?": Mark("after", True),
        "Except you/me/myself/yourself|Except the reader": Mark("except", True),
        "For one/each another/other|from view": Mark("soft", True),
    },
    "At": {"AtEnd": True},
    "Thatway": {
        "discarded|you discarded|you discard|you have discarded|discarded in? this/that way|so discarded|discarded like this|thrown away|you threw away|you throw away": True
    },
    "Evenly": {
        "as before|evenly|same number of cards each as before|the same number each|so that? everyone has as many cards as before": True
    },
    "Part": {each: each for each in PARTS.split("|")},
    "From": {
        "from|off|off of|out of|from among|from out of|from within|from in|straight from|from off": "from",
        "of|belonging to": "of",
        "Rel? in/on/within/among/inside/at|that/which is/are/lie/lies in/on": "in",
    },
    "Rel": {"lying|that/which is/are|that/which lie/lies|currently|placed|sitting|there|held": True},
    "Onto": {"on|onto|on to|upon|back on|back onto": True},
    "Into": {"to|into|in to|straight/right/directly to/into|back to|back into|in with|among|at": True},
    "Beneath": {"under|beneath|below|underneath": True},
    "With": {"with|for|against|in exchange for|in return for": True},
    "For": {"to|for|from": True},
    "Soft": {
        "in any order|Leaving it/them Comma* Stay|Leaving Stay|in an order of your choice|in whatever/whichever order you like/want|immediately|, too ,?|at once|right away|right now|straight away|now|simply|also|too|as well|please|freely|all together|altogether|in total|well|carefully|in one go|simultaneously|hereby|afterwards|in any case|in the end|yourself|myself|than before|for free|on the spot|here|right here|thereby|in return|then|for yourself|completely|permanently|instantly|in full|entirely|therein|even above/over/beyond the/their/your? limit|even if that/this/it puts/takes/brings them/you over/above the/their/your limit|regardless of the? hand? limit|ignoring the/any/all hand? limit/limits|no matter the? limit|for good measure|either way|for a change|thoroughly|for good|all at once|at the same time": True
    },
    "Leaving": {"and? leaving/leave/keep/keeping|without": True},
    "Stay": {
        "where it/they is/are|in place|in its/their place|there|on top|on the Pile|moving it/them|in the same place": True
    },
    "Lasting": {
        "from now/here/there/then/this on/onward/onwards|from this/that point/moment/turn on/onward/onwards|from now|from this moment|from here on?|than before|than now|for the rest of the game|for the remainder of the game|henceforth|hereafter|until further notice|from this point on|for the whole game|from this moment on|until the end of the game|until this/the ban/prohibition/card is/gets lifted/removed/cancelled/undone|until somebody/someone lifts this/the ban/prohibition|until that is lifted|as of now|effective immediately|going forward|permanently|forever|for ever": True
    },
    "Secret": {
        "but? do not tell/show anyone/anybody/others it?|secretly|privately|in secret|for my eyes only|for only your eyes|only for yourself|to yourself|in secrecy|in private|alone|quietly|discreetly|for your eyes only|without showing it/them? to? anyone/anybody? else?|without showing anyone/anybody else? it/them?|but? do not show it/them? to? anyone/anybody? else?|but nobody else can/may see/look it/them|but only you can see it/them|without telling anyone|without revealing it/them|by yourself|on your own|for yourself alone|only you|and keep it/them/that? secret/hidden/private|and keep it/them/that? to yourself|and keep what you see/saw secret|and keep what you see to yourself|and do not show/tell it/them? to? anyone/anybody/others?|keeping it/them secret/hidden|keeping it/them to yourself|without letting anyone/anybody else? see it/them?|and? tell nobody|unseen by Others|nobody/no else may/can see/look at? it/them|no one else may/can see/look at? it/them|nobody else gets to see it/them|where only you can see it/them": True
    },
    "Like": {"you/they like/want/wish/please/choose": True},
    "As": {
        "as you already have/hold cards?|as there currently/now? are cards?|as there currently/now? lie cards?|as currently/now lie/are|as are|as there lie|as lie|as you have cards?|as you hold|as you are holding cards?|as you currently hold|as you have in your hand|as there are cards currently|equal to the number of cards|as the number of cards|as many cards as": True
    },
    "Per": {"for each|for every|per|for each card|for every card|per card": True},
    "Counted": {
        "cards? Rel? in/on/of Spot|card Rel? in/on/of Spot": lambda *found: _counted(found[-1]),
        "Field card/cards": same,
        "discard|discards|discarded card/cards": Place.DISCARDS,
        "Rel? in/on Spot": _counted,
        "card/cards? there is/are in/on Spot": lambda *found: _counted(found[-1]),
        "card/cards? that? you/i have/hold InHand*|card/cards? that? you/i are holding|in your/my hand|card/cards in hand": Place.MINE,
    },
    "Direction": {
        "one/a place/seat/player/step/person/position further? Turned": same,
        "Turned": same,
    },
    "Turned": {
        "to the left|left|leftward|leftwards|clockwise|over? to the player/person/neighbour/neighbor/one Seated? on/to their/your/our/the left|over to their/your left hand? neighbour/neighbor|to their/your left hand? neighbour/neighbor|to their/your/our left|to the next player/person|one/a place/seat/player/step/person/position to the left|one place/seat/player over? to the left|to the left by one place/seat?|around the table to the left|in a? clockwise direction?": True,
        "to the right|right|rightward|rightwards|counterclockwise|anticlockwise|counter clockwise|anti clockwise|to the player/person/neighbour/neighbor/one Seated? on/to their/your/our/the right|to their/your right hand? neighbour/neighbor|to their/your/our right|to the previous player/person|one/a place/seat/player/step/person/position to the right": False,
    },
    "Cause": {"have|make|let|force|ask|order|tell|require|get": True},
}
