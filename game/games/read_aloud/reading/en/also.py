"""English phrases that no card has and many sentences begin with: what is typed is completed by them, too.

They need not be many: `frames` reads what players write.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Place
from game.games.read_aloud.language.phrases import Phrases

PLAIN: Mapping[Any, Phrases] = {
    e.Discard: "throw away {cards:from}",
    e.Turn: ("reveal {cards}{face:shown}", "show {cards}{face:shown}", "flip {cards} {face:turned}"),
    e.Take: ("draw {amount:short}{origin:drawn}{place:mine}", "{place:draws} {amount:short}{origin:drawn}"),
    e.Decide: (
        "the player with the {condition} wins",
        "whoever has the {condition} wins",
        "you win if {condition:your}",
    ),
    e.Undecide: "nobody wins any more",
    e.Ban: "nobody may {act:do}",
    e.Limit: ("{place:limit} goes up by {change:more}", "{place:limit} goes down by {change:less}"),
    e.SetLimit: "{place:limit} is now {number:more}",
    e.Skip: "the next player misses a turn",
    e.Again: "go again",
    e.End: "the game ends",
    e.LoseBy: "the player with the {rank} loses",
    e.EachBy: "the player with the {rank} discards {amount:many}",
}
ALSO: Mapping[str, Mapping[Any, Phrases]] = {
    "clause": PLAIN,
    "plain": PLAIN,
    "shown": {Face.OPEN: ""},
    "drawn": {Place.PILE: ("", " from the draw pile")},
    "mine": {Place.MINE: ""},
    "draws": {
        Place.HANDS: "everyone draws",
        Place.OTHERS: "everyone else draws",
        Place.ANOTHER: "another player draws",
        Place.LEFT: "your left neighbour draws",
        Place.RIGHT: "your right neighbour draws",
    },
    "your": {
        e.Odd: "your {measure:size} is odd",
        e.Even: "your {measure:size} is even",
        e.Exactly: ("your {measure:size} is {number:value}", "you have exactly {number:value} {measure:tally}"),
    },
    "do": {
        Act.DISCARD_FROM_HANDS: "discard from their hand",
        Act.EXCHANGE: "swap",
        Act.SHUFFLE: "shuffle",
        Act.END: "end the game",
        Act.READ_FIELD: "read cards in the field",
        Act.READ_HANDS: "read cards in hands",
        Act.READ_PILE: "read cards of the draw pile",
    },
}
