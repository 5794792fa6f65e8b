"""Why the better of two equal hands wins: which of their cards beats which, and by its suit or by its number."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.court_circular.rules.cards import NUMBER, SUIT, Cards
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.state import Round
from game.ui.html import Html, css, span
from game.words import Words


def why(words: Words, best: Hand, other: Hand, order: str, lead: str = "") -> str:
    """What both hands are, or that there is none, and the cards that part them; `order` is that of single cards."""
    return words.say(reason(best, other, order, lead))


def reason(best: Hand, other: Hand, order: str, lead: str = "") -> Saying:
    """The same as data."""
    cards = dict(zip(("card", "other"), parting(best, other), strict=True))
    said: dict[str, Saying] = {
        name: ("why.of-lead" if card == lead else "why.of-row", {"card": card}) for name, card in cards.items()
    }
    how: Saying = (f"why.{_how(best, other, order)}", said)
    return ("why.card" if best.cards else "why.card-none"), {"hand": best.name, "how": how}


def parting(best: Hand, other: Hand) -> tuple[str, str]:
    """The first cards in which two equal hands differ; what both have, such as the lead, decides nothing."""
    return next(pair for pair in zip(best.compared, other.compared, strict=True) if pair[0] != pair[1])


def named(last: Round) -> tuple[str, str] | None:
    """The winner's card that decided the round and the rival's that it beat; None where no card decided."""
    best, other = last.hands[last.winner], None if last.rival is None else last.hands[last.rival]
    return parting(best, other) if last.card and best and other else None


def look(last: Round | None, lit: Cards, card: str) -> str:
    """The classes of a card: one of the `lit` hand stands out, the one that decided, and the one that it beat."""
    decided, beaten = (last and named(last)) or ("", "")
    return css(".card", in_hand=card in lit, decided=card == decided, beaten=card == beaten)


def mark(words: Words, last: Round | None, card: str) -> Html | None:
    """The word on the card that decided a round, and on the one that it beat; the reason says both to the ear."""
    for key, each in zip(("decides", "beaten"), (last and named(last)) or (), strict=False):
        if card == each:
            return span(".mark-of", aria_hidden="true")[words(f"page.{key}")]
    return None


def _how(best: Hand, other: Hand, order: str) -> str:
    """By what a card beats another: with one number by the suit; else by the number, but for suits that come first.

    The best cards of both are of one suit where suits come first: then it is said that these are compared.
    """
    card, beaten = parting(best, other)
    suits, key = {SUIT[card], SUIT[beaten]}, "number"
    if NUMBER[card] == NUMBER[beaten]:
        key = "suit"
    elif order == "article" and len(suits) > 1:
        key = "suits"
    elif order == "1860" and len(suits) > 1 and "H" in suits:
        key = "hearts"
    elif card[0] == "A" and best.name.startswith("sequence") and any(each[0] == "2" for each in best.cards):
        key = "ace"
    elif order == "article" and (card, beaten) == (best.compared[0], other.compared[0]):
        key = "best"
    return key
