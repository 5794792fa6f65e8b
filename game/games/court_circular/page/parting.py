"""Why the better of two equal hands wins: which of their cards beats which, and by its suit or by its number."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Saying
from game.games.court_circular.rules.cards import NUMBER, SUIT, Cards
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.state import Round
from game.ui.html import Html, css, span
from game.words import Words


def reason(best: Hand, other: Hand, order: str, lead: str = "") -> Saying:
    """What both hands are, or that there is none, and the cards that part them; `order` is that of single cards."""
    cards = dict(zip(("card", "other"), parting(best, other), strict=True))
    said: dict[str, Saying] = {
        name: ("why.of-lead" if card == lead else "why.of-row", {"card": card}) for name, card in cards.items()
    }
    how: Saying = (f"why.{_how(best, other, order)}", said)
    return ("why.card" if best.cards else "why.card-none"), {"hand": best.name, "how": how}


def parting(best: Hand, other: Hand) -> tuple[str, str]:
    """The first cards in which two equal hands differ; what both have, such as the lead, decides nothing."""
    return next(pair for pair in zip(best.compared, other.compared, strict=True) if pair[0] != pair[1])


class Parted(NamedTuple):
    """How the winner's hand and one equal hand are told apart."""

    seat: int
    """Whose the equal hand is."""
    card: str
    """The winner's card that decides."""
    beaten: str


def parted(last: Round) -> tuple[Parted, ...]:
    """How every hand of the winner's class is told apart from it, the best first; none where no card decided."""
    best = last.hands[last.winner]
    if not last.card or best is None:
        return ()
    equal = [(its, seat) for seat, its in enumerate(last.hands) if its and seat != last.winner]
    there = sorted([each for each in equal if each[0].place == best.place], reverse=True)
    return tuple(Parted(seat, *parting(best, its)) for its, seat in there)


def won(words: Words, last: Round, order: str) -> str:
    """What the equal hands are, or that there is none, and by which cards each is beaten, with their owners."""
    best, found = last.hands[last.winner], parted(last)
    assert best
    by_card = {card: [each for each in found if each.card == card] for card in dict.fromkeys(e.card for e in found)}
    told: list[str] = []
    for card, them in by_card.items():
        beaten = words.list([words.say(_owned(each.seat, each.beaten, last.lead)) for each in them])
        rival = last.hands[them[0].seat]
        how = _how(best, rival, order) if rival and not told else "also"
        told.append(words(f"why.{how}", card=_owned(last.winner, card, last.lead), other=beaten))
    return words("why.card" if best.cards else "why.card-none", hand=best.name, how=words.sentences(told))


def _owned(seat: int, card: str, lead: str) -> Saying:
    """A card with whose it is; the lead is everybody's."""
    return ("why.of-lead", {"card": card}) if card == lead else ("why.of-seat", {"seat": seat, "card": card})


def look(last: Round | None, lit: Cards, card: str) -> str:
    """The classes of a card: one of the `lit` hand stands out, the one that decided, and the one that it beat."""
    found = parted(last) if last else ()
    decided, beaten = any(card == each.card for each in found), any(card == each.beaten for each in found)
    return css(".card", in_hand=card in lit, decided=decided, beaten=beaten)


def mark(words: Words, last: Round | None, card: str) -> Html | None:
    """The word on the card that decided a round, and on the one that it beat; the reason says both to the ear."""
    found = parted(last) if last else ()
    marked = {each.beaten: "beaten" for each in found} | {each.card: "decides" for each in found}
    return span(".mark-of", aria_hidden="true")[words(f"page.{marked[card]}")] if card in marked else None


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
