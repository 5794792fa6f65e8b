"""The drawings of the rules page: cards in a row, closed to rings as on the table, and the same said in words."""

from __future__ import annotations

from collections.abc import Container
from itertools import pairwise

from game.core.texts import capitalized
from game.games.garlandland.page.drawing import picture
from game.games.garlandland.page.guide import why
from game.games.garlandland.page.reveal import lit
from game.games.garlandland.page.seats import RING
from game.games.garlandland.rules.hands import CARDS, DECK, ROW, Row, garland, garlands
from game.games.garlandland.rules.score import settle
from game.ui.html import (
    Html,
    Node,
    caption,
    css,
    div,
    figcaption,
    figure,
    h3,
    li,
    ol,
    p,
    render,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from game.ui.view import Scene
from game.words import Words


def plate(words: Words, row: Row, said: Node, decides: int | None = None) -> Html:
    """A row with a caption; its cards and garlands also in words for who does not see it."""
    return figure(".plate")[laid(words, row, decides), figcaption[said]]


def laid(words: Words, row: Row, decides: int | None = None, *, plain: bool = False) -> Html:
    """A row as it lies on the table; what makes up its hand stands out, as does the garland of a mere pair of cards.

    Nothing stands out where it is to be `plain`.
    """
    return render([joined(words, row, decides, plain=plain), in_words(words, row)])


def joined(words: Words, row: Row, decides: int | None = None, *, plain: bool = False) -> Html:
    """The same for the eye alone."""
    made = range(0) if plain else lit(garlands(row)) if len(row) == ROW else range(len(row) == 2)
    places = [li[_card(card), _ring(words, row, i, made, decides) if i else None] for i, card in enumerate(row)]
    return ol(f".cards.of{len(row)}", aria_hidden="true")[places]


def loop(words: Words, order: Row) -> Html:
    """Cards that close in a circle: the first one comes again, pale, at the end."""
    whole = (*order, order[0])
    places = [
        li[
            _card(card, again=i == len(order)),
            span(".garland.made")[_picture(whole, i)] if i else None,
        ]
        for i, card in enumerate(whole)
    ]
    return render([ol(f".cards.of{len(whole)}", aria_hidden="true")[places], in_words(words, whole)])


def in_words(words: Words, row: Row) -> Html:
    """Cards and the garlands between them, in the order in which they lie, for who listens."""
    joins = [words("hear.join", garland=garland(*pair), card=pair[1]) for pair in pairwise(row)]
    return p(".unseen")[words("book.laid", row=words.list([words("page.card", card=row[0]), *joins]))]


def face(words: Words, card: str) -> Html:
    """A card and its symbols in words."""
    symbols = words.list([words(f"garland.{kind}") for kind in DECK[card]])
    return figure[
        span(".card")[picture(card)], figcaption[span(".unseen")[words("page.card", card=card)], " ", symbols]
    ]


def meetings(words: Words) -> Html:
    """What any two cards share."""
    head = tr[td[()], [th(scope="col")[card] for card in CARDS]]
    lines = [tr[th(scope="row")[card], [td[_shared(words, card, other)] for other in CARDS]] for card in CARDS]
    return table(".meetings")[caption[words("book.garlands.table")], thead[head], tbody[lines]]


def contest(words: Words, key: str, pair: tuple[Row, Row]) -> Html:
    """Two rows, who wins, and the sentence of the table that says why."""
    named = words.named([words("book.row-a"), words("book.row-b")])
    last = settle(1, 0, pair, (0, 0), (0, 0))
    sides = [
        div(css(".side-of", winner=i in last.verdict.winners))[
            p(".of")[named("page.hand-of", seat=i, hand=last.hands[i])], laid(words, row, last.verdict.deciding[i])
        ]
        for i, row in enumerate(pair)
    ]
    told = why(Scene(None, None, (), (), 0, (), named), last)
    return figure(".duel")[
        h3[capitalized(words(f"book.duel.{key}", single=last.hands[0], black=last.hands[1]))],
        div(".plates")[sides],
        figcaption[told],
    ]


def _card(card: str, again: bool = False) -> Html:
    return span(css(".card", ghost=again))[picture(card)]


def _ring(words: Words, row: Row, i: int, made: Container[int], decides: int | None) -> Html:
    """The garland before the i-th card."""
    look = css(".garland", made=i - 1 in made, decides=i - 1 == decides)
    return span(look)[_picture(row, i), span(".name")[words(f"garland.{garland(*row[i - 1 : i + 1])}")]]


def _picture(row: Row, i: int) -> Html:
    return picture(f"ring-{garland(*row[i - 1 : i + 1])}", box=RING)


def _shared(words: Words, card: str, other: str) -> Node:
    if card == other:
        return None
    kind = garland(card, other)
    return [picture(f"mark-{kind}", ".mark", "0 0 16 16"), span(".unseen")[words(f"garland.{kind}")]]
