"""The drawings of the rules page: cards beside each other, and the same said in words."""

from __future__ import annotations

from game.games.gang_of_four.book.examples import Duel, duel, verdict
from game.games.gang_of_four.page.drawing import fan
from game.games.gang_of_four.page.guide import example
from game.games.gang_of_four.rules.cards import Cards
from game.games.gang_of_four.rules.score import penalty, times
from game.ui.html import (
    Html,
    Node,
    css,
    div,
    figcaption,
    figure,
    h3,
    li,
    p,
    render,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from game.words import Words


def drawn(words: Words, cards: Cards) -> Html:
    """Cards, and their names for who does not see them."""
    return render([fan(cards), span(".unseen")[words("page.cards", cards=cards)]])


def plate(words: Words, cards: Cards, said: Node) -> Html:
    """Cards with a caption."""
    return figure(".plate")[drawn(words, cards), figcaption[said]]


def rung(words: Words, kind: str) -> Html:
    """A kind with its example."""
    combo = example(kind)
    return li[h3[words(f"kind.{combo.kind}")], p(".what")[words(f"what.{combo.kind}")], drawn(words, combo.cards)]


def contest(words: Words, pair: tuple[str, str], said: Node) -> Html:
    """Two combinations, which of them wins as the rules say, and why."""
    match = duel(pair)
    sides = [
        div(css(".side-of", winner=i == match.winner))[p(".of")[words(f"kind.{combo.kind}")], drawn(words, combo.cards)]
        for i, combo in enumerate(match.sides)
    ]
    return figure(".duel")[div(".plates")[sides], figcaption[span(".unseen")[_outcome(words, match), " "], said]]


def _outcome(words: Words, match: Duel) -> str:
    """Who wins, as a sentence."""
    if match.winner is None:
        return words("book.neither")
    win, lose = match.sides[match.winner], match.sides[1 - match.winner]
    return words("book.beats", cards=win.cards, others=lose.cards)


def sets(words: Words, texts: tuple[str, ...]) -> Html:
    """Sets of cards, each with its kind, or with the reason why it makes none."""
    return ul(".sets")[[_set(words, text) for text in texts]]


def _set(words: Words, text: str) -> Html:
    cards, combo, saying = verdict(text)
    sign = span(".sign-of", aria_hidden="true")["○" if combo else "×"]
    return li("" if combo else ".fault")[sign, drawn(words, cards), span(".says")[words.say(saying)]]


def costs(words: Words, left: tuple[int, ...]) -> Html:
    """What some numbers of cards left cost."""
    head = tr[[th(scope="col")[words(f"sheet.{key}")] for key in ("left", "points")]]
    lines = [tr[th(scope="row")[n], td[words("page.penalty", left=n, times=times(n), n=penalty(n))]] for n in left]
    return table(".list.costs")[thead[head], tbody[lines]]
