"""The drawings of the rules page: rows of cards, contests of two rows, and the arch with the order of laying."""

from __future__ import annotations

from game.games.court_circular.page.drawing import picture
from game.games.court_circular.page.guide import minis
from game.games.court_circular.page.parting import reason
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import ARTICLE, decide, hand
from game.games.court_circular.rules.state import LAID
from game.ui.html import Html, Node, css, div, figcaption, figure, h3, li, ol, p, render, span
from game.words import Words


def plate(words: Words, row: Cards, said: Node) -> Html:
    """A row with the cards of its hand, and a caption."""
    return figure(".plate")[minis(words, row, hand(row).cards), figcaption[said]]


def contest(words: Words, key: str, pair: tuple[Cards, Cards]) -> Html:
    """Two rows on one lead, what each makes, who wins and by which card."""
    hands = hand(pair[0]), hand(pair[1])
    verdict = decide(hands)
    names = words.named([words("book.row-a"), words("book.row-b")])
    sides = [
        div(css(".side-of", winner=i == verdict.order[0]))[
            p(".of")[names("book.of", seat=i, hand=hands[i].name)], minis(words, row, hands[i].compared, verdict.card)
        ]
        for i, row in enumerate(pair)
    ]
    best, other = (hands[i] for i in verdict.order)
    told = words.say(reason(best, other, ARTICLE.order))
    return figure(".duel")[h3[words(f"book.duel.{key}")], div(".plates")[sides], figcaption[told]]


def figure_of_arch(words: Words, lead: str, said: Node) -> Html:
    """The places 5 3 1 [lead] 2 4 6."""
    first, second = ([li[span(".place")[2 * i + turn]] for i in range(LAID)] for turn in (1, 2))
    shape = div(".arch.of2", aria_hidden="true")[
        div(".wing.left")[ol(".laid")[first[::-1]]],
        div(".lead")[span(".card")[picture(lead)]],
        div(".wing.right")[ol(".laid")[second]],
    ]
    told = span(".unseen")[words("book.round.places", left=("5", "3", "1"), right=("2", "4", "6"))]
    return figure(".plate.wide")[render([shape, told]), figcaption[said]]
