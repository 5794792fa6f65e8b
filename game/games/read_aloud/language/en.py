"""The English phrases of effects: see `phrasebook` for the form of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Change, Face, Measure, Place, Side, Where
from game.games.read_aloud.language.phrasebook import BENT, Join, Language
from game.games.read_aloud.language.phrases import Phrases, compiled

HAND: Mapping[Any, str] = {
    Place.MINE: "your hand",
    Place.ANYONE: "anyone’s hand",
    Place.ANOTHER: "another player’s hand",
    Place.LEFT: "your left neighbour’s hand",
    Place.RIGHT: "your right neighbour’s hand",
    Place.OWNER: "the hand of this card’s owner",
}
OWN = "your own hand"
FIELD = {Place.FIELD: "the field"}
ALL = {Place.HANDS: "everyone’s hands", Place.OTHERS: "everyone else’s hands"}
PILES = {Place.DISCARDS: "one card of the discard pile", Place.PILE: "the top card of the draw pile"}
ONE: Mapping[Any, str] = {place: f"one card of {words}" for place, words in (FIELD | {**HAND}).items()}
ONE_IN_PLAY = {Place.PLAY: "one card of the field or of anyone’s hand"}
WHOLE: Mapping[Any, str] = {
    Place.FIELD: "the whole field",
    Place.MINE: "your whole hand",
    Place.ANYONE: "anyone’s whole hand",
    Place.ANOTHER: "another player’s whole hand",
    Place.LEFT: "your left neighbour’s whole hand",
    Place.RIGHT: "your right neighbour’s whole hand",
    Place.OWNER: "the whole hand of this card’s owner",
    Place.HANDS: "everyone’s whole hand",
    Place.OTHERS: "everyone else’s whole hand",
}
SIZE: Mapping[Any, str] = {
    Measure.SUM: "total value in hand",
    Measure.HIGHEST: "top value in hand",
    Measure.LOWEST: "bottom value in hand",
    Measure.SPREAD: "difference between values in hand",
}
TALLY: Mapping[Any, str] = {
    Measure.CARDS: "cards in hand",
    Measure.ZEROS: "cards of value 0 in hand",
    Measure.NEGATIVES: "cards of negative value in hand",
    Measure.KEEPERS: "cards in hand that do not say ‘discard’",
    Measure.STACKS: "stacks in hand",
    Measure.SEEN: "cards in hand that others can see",
}

WHO_DISCARDS: Mapping[Any, str] = {
    Place.HANDS: "{everyone discards}",
    Place.OTHERS: "{everyone else discards}",
    Place.ANYONE: "{any one player discards}",
    Place.ANOTHER: "{another player discards}",
    Place.LEFT: "{your left neighbour discards}",
    Place.RIGHT: "{your right neighbour discards}",
    Place.OWNER: "{this card’s owner discards}",
}
WHO = tuple(words[1:-1].removesuffix(" discards") for words in WHO_DISCARDS.values())

PLAIN: Mapping[Any, Phrases] = {
    e.Nothing: "do nothing",
    e.Discard: "discard {cards:from}",
    e.Each: "{hands:who} {amount:many} from their hand",
    e.Shuffle: "shuffle {place:deck}",
    e.Turn: (
        "make {cards} {face:visible}",
        "{face:hide} {cards}",
        "turn {cards} {face:turned}",
    ),
    e.Decide: "set the winner’s condition to “{condition}”",
    e.Undecide: "remove the winner’s condition",
    e.End: "end the game",
    e.Lose: "lose",
    e.LoseEach: "{hands:loses}",
    e.Again: "take another turn",
    e.Skip: "skip the next player’s turn",
    e.Ban: "forbid {act}",
    e.Unban: ("{act:every}", "allow {act} again"),
    e.Limit: ("raise {place:limit} by {change:more}", "lower {place:limit} by {change:less}"),
    e.SetLimit: "set {place:limit} to {number:more}",
    e.DoubleLimit: "double {place:limit}",
    e.SwapLimits: "swap the hand limit with the field limit",
    e.Thin: (
        "reduce the draw pile to at most {number:times}{times_field:yes}",
        "reduce the draw pile to at most {number:many}{times_field:no}",
    ),
    e.Stack: "put this under {place:under}; together they become one card, and its value {change}",
    e.Swap: "swap this card with {place:swap}",
    e.SwapOnes: "swap two cards from different places: the field and anyone’s hands",
    e.SwapTwo: "swap {one:other} with {other}",
    e.SwapHands: "swap your whole hand with {place:partner}",
    e.PassHands: "{everyone passes} their whole hand to the {left:side}",
    e.Take: (
        "add {amount:short} {origin} to {place:hand}",
        "add as many cards {origin} to {place:hand} as there are in {amount:counts}",
    ),
    e.LoseBy: "{whoever has} the {rank}{ loses}",
    e.EachBy: "{whoever has} the {rank}{ discards} {amount:many} from their hand",
    e.ToPile: ("put {cards:back} {where:end}", "shuffle {cards:back} into {where:mixed}"),
    e.Look: "look at {cards:watched}",
    e.Reverse: "reverse the order of turns",
}

RANK: Mapping[Any, Phrases] = {
    e.Most: ("highest {measure:peak}", "highest {measure:size}", "most {measure:tally}"),
    e.Least: ("lowest {measure:foot}", "lowest {measure:size}", "fewest {measure:tally}"),
    e.Second: ("second-highest {measure:size}", "second-most {measure:tally}"),
    e.SecondLeast: ("second-lowest {measure:size}", "second-fewest {measure:tally}"),
}

TABLE: Mapping[str, Mapping[Any, Phrases]] = {
    "clause": {**PLAIN, e.If: "{test}, {clause:plain}", e.Either: "either {one:plain} or {other:plain}"},
    "plain": PLAIN,
    # which cards
    "from": {
        e.This: "this card",
        e.Some: (
            "{amount:short} from {place:source}",
            "as many cards from {place:source} as there are in {amount:counts}",
        ),
        e.Whole: "{place:pool}",
        e.Top: (
            "{amount:short} from the top of the draw pile",
            "as many cards from the top of the draw pile as there are in {amount:counts}",
        ),
        e.Valued: "all cards of value {number:value}{side:bound} from {place:among}",
        e.Peak: "the card of {high:extreme} value from {place:oneplace}",
    },
    "back": {
        e.This: "this card",
        e.Some: (
            "{amount:short} from {place:giving}",
            "as many cards from {place:giving} as there are in {amount:counts}",
        ),
        e.Whole: "{place:given}",
    },
    "watched": {
        e.Some: ("{amount:short} of {place:source}", "as many cards of {place:source} as there are in {amount:counts}"),
        e.Whole: "{place:lying}",
        e.Top: (
            "the top {amount:one} of the draw pile",
            "the top {amount:topmost} of the draw pile",
            "{amount:short} from the top of the draw pile",
            "as many cards from the top of the draw pile as there are in {amount:counts}",
        ),
        e.Bottom: (
            "the bottom {amount:one} of the draw pile",
            "the bottom {amount:topmost} of the draw pile",
            "{amount:short} from the bottom of the draw pile",
            "as many cards from the bottom of the draw pile as there are in {amount:counts}",
        ),
    },
    "cards": {
        e.This: "this card",
        e.Some: ("{amount:short} of {place:source}", "as many cards of {place:source} as there are in {amount:counts}"),
        e.Whole: "{place:laid}",
        e.Top: (
            "the top {amount:one} of the draw pile",
            "the top {amount:topmost} of the draw pile",
            "{amount:short} from the top of the draw pile",
            "as many cards from the top of the draw pile as there are in {amount:counts}",
        ),
    },
    # how many
    "short": {1: "one card", int: "{++} cards", e.That: "as many cards", e.Any: "any number of cards"},
    "counts": {e.Count: "{place:counted}"},
    "many": {1: "one card", int: "{++} cards"},
    "one": {1: "card"},
    "topmost": {int: "{++} cards"},
    "more": {int: "{+}"},
    "less": {int: "{-}"},
    "times": {1: "as many cards as there are in the field", 2: "twice the field", int: "{+} times the field"},
    "yes": {True: ""},
    "no": {False: ""},
    "goal": {None: "the total value of the field", int: "{±}"},
    "value": {int: "{±}"},
    # places
    "source": {**FIELD, **HAND, Place.PLAY: "the field or anyone’s hand"},
    "pool": {**WHOLE, Place.PILE: "the whole draw pile"},
    "lying": {**FIELD, **HAND, **ALL},
    "laid": {**FIELD, **HAND, **ALL, Place.PILE: "the whole draw pile"},
    "giving": {**FIELD, **HAND, Place.PLAY: "the field or anyone’s hand", Place.DISCARDS: "the discard pile"},
    "given": {**WHOLE, Place.DISCARDS: "the whole discard pile"},
    "among": {**FIELD, **HAND, **ALL},
    "oneplace": {**FIELD, **HAND},
    "counted": {
        **FIELD,
        Place.PILE: "the draw pile",
        Place.DISCARDS: "the discard pile",
        Place.MINE: "your hand",
    },
    "deck": {**FIELD, Place.PILE: "the draw pile", **HAND, **ALL, Place.HANDS: "all hands together"},
    "limit": {
        Place.FIELD: "the field limit",
        Place.HANDS: "the hand limit",
        Place.MINE: "your hand limit",
        Place.ANYONE: "anyone’s hand limit",
        Place.ANOTHER: "another player’s hand limit",
        Place.LEFT: "your left neighbour’s hand limit",
        Place.RIGHT: "your right neighbour’s hand limit",
        Place.OWNER: "the hand limit of this card’s owner",
        Place.OTHERS: "everyone else’s hand limit",
    },
    "under": {**ONE_IN_PLAY, **ONE},
    "swap": {**ONE_IN_PLAY, **PILES, **ONE},
    "other": {**PILES, **ONE},
    "partner": {
        Place.ANYONE: "anyone’s",
        Place.ANOTHER: "another player’s",
        Place.LEFT: "your left neighbour’s",
        Place.RIGHT: "your right neighbour’s",
    },
    "hand": {**HAND, Place.HANDS: "each hand", Place.OTHERS: "each other hand"},
    "origin": {
        Place.PILE: "from the top of the draw pile",
        Place.FIELD: "from the field",
        Place.DISCARDS: "from the discard pile",
    },
    # people
    "who": WHO_DISCARDS,
    "loses": {place: "{" + words[1:-1].removesuffix(" discards") + " loses}" for place, words in WHO_DISCARDS.items()},
    "side": {True: "left", False: "right"},
    # what a card becomes
    "visible": {Face.OPEN: "visible"},
    "hide": {Face.HIDDEN: "hide"},
    "turned": {Face.DOWN: "face down", Face.OUTWARD: "to face the others"},
    "end": {Where.TOP: "on top of the draw pile", Where.BOTTOM: "at the bottom of the draw pile"},
    "mixed": {Where.AMONG: "the draw pile"},
    "bound": {Side.EXACTLY: "", Side.OR_MORE: " or more", Side.OR_LESS: " or less"},
    "extreme": {True: "highest", False: "lowest"},
    "change": {Change.NEGATE: "changes sign", Change.DOUBLE: "is doubled", Change.ZERO: "becomes 0"},
    "act": {
        Act.DISCARD_FROM_HANDS: "discarding from hands",
        Act.EXCHANGE: "swapping",
        Act.SHUFFLE: "shuffling",
        Act.END: "ending the game",
        Act.READ_FIELD: "reading from the field",
        Act.READ_HANDS: "reading from hands",
        Act.READ_PILE: "reading from the draw pile",
    },
    "every": {None: "lift every ban"},
    "test": {
        e.None_: "if {place:none}",
        e.AtMost: "if there {number:most} in {place:counted}",
        e.AtLeast: "if there {number:least} in {place:counted}",
        e.Undecided: "if there is no winner’s condition",
        e.InHand: "if this card is in your hand",
    },
    "none": {
        Place.FIELD: "there is no field card",
        Place.PILE: "there is no draw pile",
        Place.DISCARDS: "there is no discard",
        Place.MINE: "your hand is empty",
    },
    "most": {1: "is at most one card", int: "are at most {++} cards"},
    "least": {1: "is at least one card", int: "are at least {++} cards"},
    # who wins
    "condition": {
        **RANK,
        e.Nearest: (
            "{measure:size} nearest to {number:goal}",
            "number of {measure:tally} nearest to {number:goal}",
        ),
        e.Within: (
            "highest {measure:size} that is {number:value} or less",
            "most {measure:tally}, but {number:value} or less",
        ),
        e.Exactly: ("{measure:size} of exactly {number:value}", "exactly {number:value} {measure:tally}"),
        e.Odd: ("odd {measure:size}", "odd number of {measure:tally}"),
        e.Even: ("even {measure:size}", "even number of {measure:tally}"),
        e.Reader: "whoever read this condition aloud",
        e.Beside: "{left:side}-hand neighbour of whoever has the turn when the game ends",
        e.Holder: "whoever holds this card",
    },
    "rank": RANK,
    "peak": {Measure.HIGHEST: "single value in hand"},
    "foot": {Measure.LOWEST: "single value in hand"},
    "size": SIZE,
    "tally": TALLY,
}

VERBS = {
    "whoever has": "have whoever has",
    " loses": " lose",
    " discards": " discard",
} | {
    f"{who} {does}": f"have {who} {do}"
    for does, do, whos in (
        ("passes", "pass", ("everyone",)),
        ("discards", "discard", WHO),
        ("loses", "lose", WHO),
    )
    for who in whos
}
"""The joined form of verbs by which somebody else acts, so that the rest is not taken to be theirs."""

DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def finish(sentence: str) -> str:
    """With a capital and a full stop."""
    return f"{sentence[:1].upper()}{sentence[1:]}."


LANGUAGE = Language(
    spoken=compiled(TABLE),
    verbs=VERBS,
    leads=(
        "discard this card, then ",
        "discard this card; then ",
        "discard this card and then ",
        "first discard this card, then ",
        "first discard this card; after that, ",
        "first discard this card, after that ",
        "after discarding this card, ",
    ),
    inner=Join(BENT, (", ", " and ", ", and ")),
    last=Join(BENT, (" and ", ", and ", ", ")),
    digits=DIGITS,
    finish=finish,
)
