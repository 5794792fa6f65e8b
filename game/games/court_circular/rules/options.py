"""The options of Court Circular, its two presets, and their meaning for the rules.

The keys and choices are those of the tables of the rules; where a choice is not named there, it is the article's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.rules import Option
from game.games.court_circular.rules.hands import Sheet

YES_NO, NO_YES = ("true", "false"), ("false", "true")

OPTIONS = (
    Option("target", "number", ("20", "50", "100"), "50"),
    Option("packEnd", "choice", ("playOut", "stopShort"), "playOut"),
    Option("scoring", "choice", ("total", "difference"), "total"),
    Option("lineOrder", "choice", ("article", "1860"), "article"),
    Option("cardOrder", "choice", ("article", "1860", "1862"), "article"),
    Option("leadInTwo", "choice", YES_NO, "true"),
    Option("sympathy", "choice", ("anySuit", "heartsOnly"), "anySuit"),
    Option("seq3WithoutLead", "choice", YES_NO, "true"),
    Option("lowAceTies", "choice", ("high", "low"), "high"),
    Option("leadInTies", "choice", YES_NO, "true"),
    Option("firstLeader", "choice", ("leftOfDealer", "highestCut"), "leftOfDealer"),
    Option("dealer", "choice", ("weakest", "fixed"), "weakest"),
    Option("direction", "choice", ("clockwise", "counterclockwise"), "clockwise"),
    Option("foldTurn", "choice", ("own", "any"), "own"),
    Option("foldOpens", "choice", ("allHaveOne", "afterFirstCard"), "allHaveOne"),
    Option("foldInLast", "choice", YES_NO, "true"),
    Option("multiFold", "choice", ("first", "last"), "first"),
    Option("oldLeadAgain", "choice", YES_NO, "true"),
    Option("faceRule", "choice", ("dealerDown", "firstHandUp"), "dealerDown"),
    Option("faceDownExtras", "choice", NO_YES, "false"),
    Option("lastDeal", "choice", ("evenCircuits", "literal"), "evenCircuits"),
    Option("newPack", "choice", ("carryOver", "redraw"), "carryOver"),
)

PRESETS: Mapping[str, Mapping[str, str]] = {
    "article": {option.key: option.default for option in OPTIONS},
    "1860": {
        "target": "50",
        "packEnd": "playOut",
        "scoring": "difference",
        "lineOrder": "1860",
        "cardOrder": "1860",
        "leadInTwo": "false",
        "sympathy": "heartsOnly",
        "seq3WithoutLead": "true",
        "lowAceTies": "high",
        "leadInTies": "true",
        "firstLeader": "highestCut",
        "dealer": "fixed",
        "direction": "clockwise",
        "foldTurn": "own",
        "foldOpens": "afterFirstCard",
        "foldInLast": "false",
        "multiFold": "first",
        "oldLeadAgain": "false",
        "faceRule": "firstHandUp",
        "faceDownExtras": "true",
        "lastDeal": "literal",
        "newPack": "redraw",
    },
}
"""All options of a whole sheet of rules; words: `preset.<key>` and `preset.<key>.help`."""


class Terms(NamedTuple):
    """The options as the rules use them."""

    target: int
    sheet: Sheet
    stop_short: bool
    """Whether the pack ends as soon as the stock cannot fill all hands (G1)."""
    difference: bool
    """Whether only what is above the lowest counts (G7)."""
    highest_leads: bool
    """Whether the highest card drawn leads the first round, not the dealer's left neighbour (A3)."""
    fixed_dealer: bool
    way: int
    """From a seat to the next one in turn: 1 clockwise, which is to the left neighbour, -1 the other way (A4)."""
    drop_any_time: bool
    """Whether everybody may drop out at any moment of the time for it, not only on their turn (E2)."""
    drop_after_one: bool
    """Whether dropping out opens with the first card of a round, not when all have laid one (E1)."""
    drop_in_last: bool
    last_drop_deals: bool
    """Whether the last of several who dropped out deals (E8)."""
    old_lead_again: bool
    first_hand_up: bool
    """Whether a win lies face up if it is the first-hand's, not if it is not the dealer's (F5)."""
    down_extras: bool
    """Whether hearts and courts count face down too (G6)."""
    literal: bool
    """Whether the last cards of the stock are dealt out even if not all get as many (G2)."""
    redraw: bool
    """Whether a new pack begins with a new draw (G11)."""


def agreed(options: Mapping[str, str]) -> Terms:
    """The options as the rules use them; one choice for each of OPTIONS."""
    return Terms(
        target=int(options["target"]),
        sheet=sheet_of(options),
        stop_short=options["packEnd"] == "stopShort",
        difference=options["scoring"] == "difference",
        highest_leads=options["firstLeader"] == "highestCut",
        fixed_dealer=options["dealer"] == "fixed",
        way=1 if options["direction"] == "clockwise" else -1,
        drop_any_time=options["foldTurn"] == "any",
        drop_after_one=options["foldOpens"] == "afterFirstCard",
        drop_in_last=options["foldInLast"] == "true",
        last_drop_deals=options["multiFold"] == "last",
        old_lead_again=options["oldLeadAgain"] == "true",
        first_hand_up=options["faceRule"] == "firstHandUp",
        down_extras=options["faceDownExtras"] == "true",
        literal=options["lastDeal"] == "literal",
        redraw=options["newPack"] == "redraw",
    )


def sheet_of(options: Mapping[str, str]) -> Sheet:
    """The options about hands as the rules use them; the lines of 1860 fix two of them."""
    carroll = options["lineOrder"] == "1860"
    return Sheet(
        lines=options["lineOrder"],
        order=options["cardOrder"],
        lead_in_two=options["leadInTwo"] == "true" and not carroll,
        hearts_only=options["sympathy"] == "heartsOnly" or carroll,
        runs_without_lead=options["seq3WithoutLead"] == "true",
        low_ace=options["lowAceTies"] == "low",
        lead_in_ties=options["leadInTies"] == "true",
    )
