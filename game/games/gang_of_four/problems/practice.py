"""Questions about the rules: whether one combination beats another, and what some cards make together."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.rules import Saying
from game.games.gang_of_four.book.figures import drawn
from game.games.gang_of_four.rules.answers import fault_of, outdone
from game.games.gang_of_four.rules.cards import DECK, MULTI, NUMBER, TOP, Cards, in_order
from game.games.gang_of_four.rules.combos import (
    FAMILIES,
    FIVES,
    GANG,
    KINDS,
    TWO,
    USUAL,
    Combo,
    all_combos,
    beats,
    classify,
    combos,
)
from game.problems.practice import Question
from game.ui.html import Html, div, figure, p
from game.words import Words

CHOICES, HELD, FIVE, TRIES = 4, 26, 5, 60
"""Kinds to choose from; cards of which combinations are made; cards of a set that may make none; sets tried for it."""

_BY_COLOUR = {"single": "colour", "pair": "colours", "triple": "colours", "flush": "flush"} | dict.fromkeys(
    ("straight", "straight_flush"), "run"
)
"""The rule for combinations of a kind whose numbers are the same."""
_BY_NUMBER = {"flush": "flush", "straight": "top", "straight_flush": "top"}
"""The rule for combinations of a kind whose numbers differ, where it is more than that the higher number wins."""


def _beats(dice: Dice) -> Question:
    """Two combinations: mostly of one family, sometimes a gang or another number of cards."""
    held = in_order(dice.shuffled(DECK)[:HELD])
    family = dice.choice(tuple(each for each in FAMILIES if len(combos(held, each, USUAL)) > 1))
    top = dice.choice(combos(held, family, USUAL))
    of_it = combos(held, family, USUAL) if dice.below(5) else all_combos(held, USUAL)
    combo = dice.choice(tuple(each for each in of_it if each is not top))
    wins = beats(combo, top)

    def told(words: Words) -> str:
        rule = words(f"practice.beats-{_rule(combo, top)}", kind=combo.kind, other=top.kind)
        if wins:
            return rule
        same = combo.kind == top.kind or combo.family == top.family == GANG
        return words.sentences([words.say(outdone(combo, top)), rule if same else ""])

    answers: tuple[Saying, ...] = (("practice.yes", {}), ("practice.no", {}))
    return Question(("practice.beats", {}), lambda words: _beside(words, combo, top), answers, 1 - wins, told)


def _rule(combo: Combo, top: Combo) -> str:
    """The end of the key of the rule that compares these two (7, D5 to D11)."""
    if combo.family != top.family:
        return "gang"
    if combo.family == GANG:
        return "gangs" if combo.kind == top.kind else "size"
    if combo.kind != top.kind or combo.kind == "full_house":
        return "house" if combo.kind == top.kind else "kind"
    by_rank = zip(reversed(combo.cards), reversed(top.cards), strict=True)
    one, other = next((pair for pair in by_rank if pair[0] != pair[1]), (combo.cards[-1], top.cards[-1]))
    if NUMBER[one] == NUMBER[other]:
        return "multi" if MULTI in (one, other) else _BY_COLOUR[combo.kind]
    if max(NUMBER[one], NUMBER[other]) > TOP:
        return "phoenixes" if combo.family == TWO else "dragon"
    return _BY_NUMBER.get(combo.kind, "number")


def _what(dice: Dice) -> Question:
    """Some cards, and four kinds to choose from; one time in four they make nothing."""
    cards = _set(dice)
    combo = classify(cards)
    name = combo.kind if combo else "nothing"
    near = (*FIVES, "gang_of_five", "nothing") if len(cards) == FIVE else (*KINDS, "nothing")
    some = dice.shuffled(each for each in near if each != name)[: CHOICES - 1]
    names = tuple(each for each in near if each in (name, *some))

    def told(words: Words) -> str:
        return words("practice.is", what=(f"what.{name}", {})) if combo else words.say(fault_of(cards))

    answers = tuple(
        ("practice.nothing", {}) if each == "nothing" else ("practice.kind", {"kind": each}) for each in names
    )
    return Question(
        ("practice.what", {}), lambda words: figure(".plate")[drawn(words, cards)], answers, names.index(name), told
    )


def _set(dice: Dice) -> Cards:
    """Cards that make a combination of any kind, or five that make none."""
    kind = dice.choice((*KINDS[1:8], "nothing", "nothing"))
    for _ in range(TRIES):
        held = in_order(dice.shuffled(DECK)[:HELD])
        if kind == "nothing":
            five = in_order(held[:FIVE] if dice.below(2) else dice.shuffled(held)[:FIVE])
            if classify(five) is None:
                return five
        elif found := [each for each in all_combos(held, USUAL) if each.kind == kind]:
            return dice.choice(tuple(found)).cards
    return held[:2]


def _beside(words: Words, combo: Combo, top: Combo) -> Html:
    """What would be played, and what it would be played on."""
    sides = [
        div(".side-of")[p(".of")[words(f"practice.{key}")], drawn(words, each.cards)]
        for key, each in (("yours", combo), ("on", top))
    ]
    return figure(".duel")[div(".plates")[sides]]


QUESTIONS = (_beats, _what)
"""The kinds of questions: about two sets of cards and about one."""
