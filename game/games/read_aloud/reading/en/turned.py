"""What English writers turn round: who it is that acts, what a card makes happen, what is done first, as plain words."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.chained import DONE_BASES, SIMPLE, SOME
from game.games.read_aloud.reading.en.rules import Row
from game.games.read_aloud.reading.en.verbs import ROWS as FORMS

_THIRDS = {form.split()[0]: verbs[0].lemma.split()[0] for form, verbs in FORMS["Third"].items()}
"""Verbs by their forms of the third person."""
_ACTS = "wins|loses|discards|draws|takes|gets|has to|must|shows|misses|skips|parts with|throws away"
_NAMED = r"(?:the|your|my|whoever|everyone|everybody|another|all|each)\b[a-z0-9’ ]*?"
"""Somebody, or a thing, with nothing that denies it."""
_BESIDE = r"(?:your|the|my) (?:left|right)(?: hand)? neighbou?r|the player (?:on|to) (?:your|my) (?:left|right)|the next player"
_ALL = "everyone|everybody|all (?:the |of the )?(?:players|people)|each player|every player"
_READER = "you|yourself|me|myself|the reader"
_BANNED = "swap|exchange|trade|shuffle|end the game"
_BANNING = "swapping|exchanging|trading|shuffling|ending the game"
_EFFECTS = (
    "reverses|increases|raises|lowers|reduces|decreases|doubles|shuffles|reveals|discards|sets|removes|cancels|lifts|"
    "forbids|bans|exchanges|swaps|skips"
)
_OF_FIELD = "the cards (?:in|on|of) the field|the field cards|your (?:hand )?cards|the cards in your hand"
_WISH = r"(?:i|we)(?: want| would like|’d like| wish) to (?:see|look at|have a look at|take a look at|get a look at|peek at|know)"


def _based(found: re.Match[str]) -> str:
    """What a card does, as one tells somebody to do it."""
    return _THIRDS[found[1]]


def _first(found: re.Match[str]) -> str:
    """What has been done first, then this card is discarded."""
    base = DONE_BASES.get(found["done"])
    return f"{base}{found['rest']}. discard this card" if base else found[0]


def _highest(found: re.Match[str]) -> str:
    """The highest card of some, where they lie."""
    where = "in the field" if "field" in found["of"] else "in your hand"
    return f"{found['do'] or ''}the {found['high']} card {where}"


ROWS: tuple[Row, ...] = (
    # who it is that acts
    ("it is |it’s ", rf"^it(?: is|’s) (?:only |just )?({_NAMED}) (?:who|that) (?=[a-z])", r"\1 "),
    (
        " the one ",
        rf"^(?!the (?:winner|loser))([^.,;]*?) (?:is|will be) the (?:one|player|person) (?:who|that) (?=(?:{_ACTS})\b)",
        r"\1 ",
    ),
    (
        "the one |the p",
        r"^the (?:one|player|person) (?:to win|who wins) (?:is|will be) (?=the |who)",
        "the winner is ",
    ),
    (
        "the one |the p",
        r"^the (?:one|player|person) (?:to lose|who loses) (?:is|will be) (?=the |who)",
        "the loser is ",
    ),
    (
        "who ",
        rf"^who ((?:has|holds|gets|scores|owns|ends|is) [^.,;?]+?),? (?:he|she|they|that (?:player|person|one)) (?=(?:{_ACTS}|win|lose)\b)",
        r"whoever \1 ",
    ),
    (
        "who ",
        r"^the winner (?:becomes|is|shall be|will be) who (?=(?:has|holds|gets|scores|is|comes)\b)",
        "the winner is whoever ",
    ),
    ("most near", r"\bmost near\b", "nearest"),
    ("nearest", r"\b(has|with) the nearest (total|sum|number of points) to (?=-?[0-9a-z]+)", r"\1 the \2 nearest to "),
    ("only ", rf"^only (?=(?:{_BESIDE}),? (?:{_ACTS})\b)", ""),
    ("alone ", rf"^({_BESIDE}) alone (?=(?:{_ACTS})\b)", r"\1 "),
    (
        " just | only ",
        rf"^([^.,;]+? (?:discards|draws|takes)),? (?:and|but) (?:just|only) (?=(?:{SOME}) cards?(?=[.!]*$))",
        r"\1 ",
    ),
    (
        "it is not |it’s not ",
        r"^it(?: is|’s) not the (highest|lowest|most|fewest) ([a-z ]+?) (?:that|who) (wins|loses),? but (?:rather )?the (?!\1)((?:second )?(?:highest|lowest|most|fewest))(?: one)?(?=[.!]*$)",
        r"the \4 \2 \3",
    ),
    (
        "body else, |one else, ",
        r"^((?:you|your|my|the) [^.,;]*?),? (?:but|and) (?:nobody|no one) else, (?=[a-z])",
        r"\1 ",
    ),
    # what it makes happen
    (
        "this ",
        rf"^this(?: card)? ({_EFFECTS})(?= (?:the|all|every|everyone|everybody|everyone’s|your|both|one|an?|two|three|each|[a-z]+ing)\b)",
        _based,
    ),
    (
        "makes ",
        r"^(?:this(?: card)?|it) makes (the [a-z’ ]*?(?:order|direction|game|limit)(?: of (?:the )?(?:turns|play))?) (reverse|end|rise|double|change)\b",
        r"\1 \2s",
    ),
    ("makes ", r"^(?:this(?: card)?|it) makes (?=(?:turns|play|the turns) (?:go|run|move)\b)", ""),
    (
        "makes |forces ",
        r"^(?:this(?: card)?|it) (make|force)s (?=(?:everyone|everybody|your|each|all|another|any)\b)",
        r"\1 ",
    ),
    # what comes first
    (
        "before |after |once ",
        rf"^({SIMPLE}+?),? (?:but )?(?:(?:not before|not until|only after|only once|but only after) you(?: have|’ve)?(?: first)? (?:discard(?:ed)?|thrown away)|only after discarding) this(?: card| one)?(?=[.!]*$)",
        r"discard this card. \1",
    ),
    (
        "before",
        rf"^(?:discard this card|this card is discarded),? but (?:first )?({SIMPLE}+?) (?:before that|beforehand|first)(?=[.!]*$)",
        r"\1. discard this card",
    ),
    (
        "discarded ",
        rf"^this card is (?:only )?discarded (?:only )?(?:after|once) you(?: have|’ve) (?P<done>[a-z]+)(?P<rest> {SIMPLE}+)(?=[.!]*$)",
        _first,
    ),
    (
        "only then ",
        r"(?<=[,;.] )(?:and |but )?only then (?:do you |you )?(?=[a-z])|(?<= )and only then (?=[a-z])",
        "then ",
    ),
    (" first", rf"^({SIMPLE}+?)(?: yourself)? first,? (?:and )?then ", r"\1, then "),
    (
        "efore you ",
        rf"^before you (draw|take|discard|swap|shuffle|look at) (?!this\b|it\b)({SIMPLE}+), ((?!you (?:may|can)\b){SIMPLE}+)(?=[.!]*$)",
        r"\3, then \1 \2",
    ),
    ("is discarded", r"\b(this card is discarded) (?:after that|afterwards|at the end|last)(?=[.!]*$)", r"\1"),
    # which of several
    (
        "highest|lowest",
        rf"^(?:out of|of|from|among) (?:all )?(?:of )?(?P<of>{_OF_FIELD}),? (?P<do>(?:discard|take|throw away|get rid of) )?the (?:(?P<high>highest|lowest)(?: one| card)?)(?=[.,;!]|$| is\b)",
        _highest,
    ),
    (
        "highest |lowest ",
        rf"^(?:out of|of|from|among) (?:all )?(?:of )?(?P<of>{_OF_FIELD}),? (?P<do>(?:discard|take|throw away|get rid of) )?the (?:one|card) (?:with|of|that has) the (?P<high>highest|lowest) value\b",
        _highest,
    ),
    # who not
    (
        "except",
        rf"^({_ALL}) ([^.,;]+?),? except(?: for)? (?:{_READER})(?=[.!]*$)",
        r"\1 except you \2",
    ),
    (
        "except|apart|besides",
        rf"^(?:except(?: of| for)?|apart from|besides) (?:{_READER}), ({_ALL}) (?=[a-z])",
        r"\1 except you ",
    ),
    # two acts
    (
        " or ",
        rf"\b(nobody|no one|no player|you|players|all players|everyone|everybody) (may|can) (not )?({_BANNED}) or ({_BANNED})( cards)?(?=[.!]*$| any ?more| any longer| from now on)",
        lambda found: (
            found[0]
            if not found[3] and not found[1].startswith("no")
            else f"nobody may {found[4]}{found[6] or ''}. nobody may {found[5]}{found[6] or ''}"
        ),
    ),
    (
        "either ",
        rf"\bneither ({_BANNING}) nor ({_BANNING})( of cards)? is (?:allowed|permitted)(?: any ?more)?",
        r"\1 is forbidden. \2 is forbidden",
    ),
    (
        "forbid|not allowed",
        rf"\bit(?: is|’s) (?:now )?(?:forbidden|not allowed) to ({_BANNED}) (?:and|or)(?: to)? ({_BANNED})( cards)?(?=[.!]*$| any ?more| any longer| from now on)",
        r"it is forbidden to \1\3. it is forbidden to \2\3",
    ),
    (
        " and ",
        r"^(reveal|look at|shuffle) and (?:then )?(shuffle|discard|reveal|look at|throw away) ((?:the (?:top|whole)|your|all)\b[^.,;]*|the (?:field|pile))(?=[.!]*$)",
        r"\1 \3. \2 it",
    ),
    (
        "draw or |discard or ",
        rf"^(?:you )?(?:either )?(draw|discard) or (?!\1)(draw|discard) ((?:{SOME}) cards?)(?=[.!]*$)",
        r"either \1 \3 or \2 \3",
    ),
    # hands
    (
        " hands ",
        rf"^({_ALL}) (?:swaps?|exchanges?|trades?) hands (?=(?:one (?:place|seat) )?to (?:the|their) (?:left|right)\b)",
        r"\1 must pass their hand ",
    ),
    ("whoever ", r"\bwith whoever (?:you|i) (?:like|want|choose|pick|prefer)\b", "with any player"),
    (
        " hands, ",
        r"^(?:let us |let’s )?(?:swap|exchange|trade) hands, (?:me|you) and (whoever i pick|your (?:left|right) neighbour)(?=[.!]*$)",
        r"swap hands with \1",
    ),
    ("whoever i pick", r"\bwhoever i pick\b", "any player"),
    (
        "the place of",
        r"^(an?|one) card (from|of|in) your hand takes the place of (an?|one) (card (?:in|of|from) the field|field card)(?=[.!]*$)",
        r"swap \1 card \2 your hand with \3 \4",
    ),
    (
        ", everyone, h|, everybody, h|, all, h",
        r"^(?:right|ok|okay|so|now|well), (?:everyone|everybody|all), (?=hands )",
        "everyone’s ",
    ),
    # whose turn
    (
        "next player ",
        r"^(the next player (?:has no turn|does not (?:get|have|take) a turn|is (?:passed over|skipped)|(?:skips|misses) (?:a|their) turn))(?:,|;|\.)?(?: and| but)? the (?:player|one|person) after (?:him|her|them|that(?: one)?|him or her) (?:has|does|goes|plays|gets (?:a turn|one|it)|takes (?:a|the next) turn|is next)(?=[.!]*$)",
        r"\1",
    ),
    (
        "instead of the next|rather than the next",
        r"^(?:instead of|rather than) the next player,? (?:it is )?the (?:one|player|person) after (?:that|them|him|her)(?: one)?,? (?:who )?(?:takes|has|gets) the (?:next )?turn(?=[.!]*$)",
        "skip the next player",
    ),
    # wishes
    (" to ", rf"^{_WISH} (?!.*\b(?:every|everyone|everybody|all|each|others?|hands|both)\b)", "look at "),
    ("just me|only me|me alone", r"^(look at [^.;]+?),? (?:just|only)? ?(?:for )?me(?: alone| only)?(?=[.!]*$)", r"\1"),
    (
        "other",
        r"^([^.;]*\b(?:the top card|on top|this card|the highest card|the lowest card)\b[^.;,]*),? (?:and |but )?(?:not any|no) others?(?: one| card| cards)?(?=[.!]*$)",
        r"\1",
    ),
    (" got another turn", r"(?:’ve| have) got (another turn)(?: coming)?(?=[.!]*$)", r" get \1"),
    (" got", r"\b(as many(?: cards)? as you)(?:’ve| have) got\b", r"\1 have"),
    ("afraid|sorry", r",? i(?:’m| am) (?:afraid|sorry)(?=[.!]*$)", ""),
)
"""As in `rephrased`."""
