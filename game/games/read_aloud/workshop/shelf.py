"""The decks in the workshop as HTML: those of this device, and the cards that a link has brought."""

from __future__ import annotations

from game.games.read_aloud.cards.card import Card, endless, winless
from game.games.read_aloud.language import sentences
from game.games.read_aloud.page.slips import paper
from game.games.read_aloud.workshop import stored_decks
from game.games.read_aloud.workshop.deck_actions import tried
from game.games.read_aloud.workshop.desk import Desk, address, opened_deck
from game.games.read_aloud.workshop.practice import copies
from game.games.read_aloud.workshop.stored_decks import Deck
from game.games.read_aloud.workshop.trial import MATCHES, Trial, idle
from game.ui.html import Html, Node, a, button, div, form, h2, input_, label, li, p, section, span, ul
from game.ui.model.room import Around
from game.ui.view.parts import act, choice_row, choices, copy, qr_button
from game.words import Words

LONGEST_PICTURE = 1200
"""Characters of a link that a camera can still be expected to read."""
BEGUN = 5
"""A deck of fewer cards is only begun."""


def came(desk: Desk, around: Around) -> Html | None:
    """The cards that a link has brought, before they are anybody's."""
    words = around.words
    if not desk.came:
        return None
    facts = {"n": len(desk.came), "deck": desk.called}
    head = h2(id="came")[words("shop.came-called" if desk.called else "shop.came", **facts)]
    ways = [
        act(words, "room play-came", "shop.play-only", ".main"),
        act(words, "keep adopt", "shop.adopt"),
        _play(words, desk.came, "play-came"),
        act(words, "room put-away", "shop.put-away", ".quiet"),
    ]
    cards = ul(".deck-cards")[[li[paper(words, card)] for card in desk.came]]
    return section(".notice.new.workshop", aria_labelledby="came")[
        head, cards, _warnings(words, desk.came), _copies(words, desk.came), p(".deck-ways")[ways]
    ]


def _copies(words: Words, cards: tuple[Card, ...]) -> Html:
    """How often each card is in a deck of these alone."""
    n = copies(cards)
    return p(".small")[words("shop.copies", n=n, all=n * len(cards))]


def _play(words: Words, cards: tuple[Card, ...], name: str) -> Html:
    """The way to a match with these cards."""
    code = address(cards, "").partition("?")[2]
    return a(".button.quiet", href=f"#/read-aloud/new?{code}", id=name)[words("shop.play")]


def shelf(desk: Desk, around: Around) -> Html:
    """The section with all decks."""
    return section(".notice.new.workshop", aria_labelledby="decks")[_decks(desk, around, opened_deck(desk, around))]


def _decks(desk: Desk, around: Around, deck: Deck | None) -> Node:
    """All decks, the open one with its cards."""
    words, there = around.words, stored_decks.decks(around.stored)
    offered = [(each.id, words("deck.of", deck=each.name, n=len(each.cards))) for each in there]
    bad = [li[words.say(each.fault.saying)] for each in stored_decks.unread(around.stored)]
    return [
        h2(id="decks")[words("shop.decks")],
        div(".warning", role="status")[p[words("deck.aside", n=len(bad))], ul[bad]] if bad else None,
        choices(words("deck.which"), choice_row("room open", offered, deck.id if deck else ""))
        if there
        else p[words("deck.none")],
        p(".row")[act(words, "keep new", "deck.new")],
        _open(desk, around, deck) if deck else None,
    ]


def _open(desk: Desk, around: Around, deck: Deck) -> Node:
    """The open deck: its name, its cards, and what can be done with it."""
    words = around.words
    name = input_(id="deck-name", data_do="keep rename", maxlength=stored_decks.LONGEST_NAME, value=deck.name)[()]
    return [
        form(".row", data_do="keep rename", autocomplete="off")[label(for_="deck-name")[words("deck.name")], name],
        ul(".deck-cards")[[_card(desk, words, n, card) for n, card in enumerate(deck.cards)]],
        p[words("deck.empty")] if not deck.cards else None,
        _warnings(words, deck.cards),
        _ways(around, deck),
        _trial(desk, around, deck) if deck.cards else None,
        div(".qr", role="img", aria_label=words("deck.qr", deck=deck.name))[Html(around.qr)] if around.qr else None,
    ]


def _warnings(words: Words, cards: tuple[Card, ...]) -> Node:
    """What is wrong with a deck as a whole, in one box: cards that never do anything, no way to win, none to end.

    While the deck is only begun, what it still lacks is no fault but a hint.
    """
    idly = [p[words("trial.idle", sentence=sentences.say(card.text, words.lang))] for card in idle(cards)]
    lacks = [p[words("trial.winless")]] if winless(cards) else []
    lacks += [p[words("trial.endless")]] if endless(cards) else []
    begun = len(cards) < BEGUN
    hint = div(".begun.mending")[p[words("trial.begun-deck")], lacks] if begun and lacks else None
    wrong = idly if begun else [*idly, *lacks]
    return [div(".warning.mending")[wrong] if wrong else None, hint]


def _trial(desk: Desk, around: Around, deck: Deck) -> Node:
    """The button that tries the deck, how far that has come, and what it has come to."""
    words, trial = around.words, tried(desk, around)
    if trial and trial.going:
        n = len(trial.played)
        bar = div(".bar", role="progressbar", aria_valuemin=0, aria_valuemax=MATCHES, aria_valuenow=n)
        fill = span(style=f"width:{100 * n // MATCHES}%")[()]
        said = p[words("trial.going", n=n, all=MATCHES)]
        return div(".trial")[
            said, bar(aria_label=words("trial.ask", n=MATCHES))[fill], act(words, "room trial-stop", "trial.stop")
        ]
    ask = p(".row")[act(words, "room trial", "trial.ask")]
    return div(".trial")[_figures(words, trial, deck) if trial else p(".small")[words("trial.help", n=MATCHES)], ask]


def _figures(words: Words, trial: Trial, deck: Deck) -> Node:
    """The figures of the matches that were played."""
    lines = [words("trial.length", n=len(trial.played), readings=trial.readings, longest=trial.longest)]
    lines += [words("trial.won", won=trial.won), words("trial.stuck", stuck=trial.stuck)]
    dead = [li[sentences.say(card.text, words.lang)] for card in trial.never_read(deck.cards)]
    vain = len(idle(deck.cards))
    read = words("trial.read-in-vain", n=vain) if vain else words("trial.all-read")
    never = [p[words("trial.dead", n=len(dead))], ul[dead]] if dead else p[read]
    return [p(".label")[words("trial.head")], ul[[li[line] for line in lines]], never]


def _card(desk: Desk, words: Words, n: int, card: Card) -> Html:
    """A card of the open deck: a press lays it on the desk."""
    sentence = sentences.say(card.text, words.lang)
    edit = button(type="button", data_do=f"room edit {n}", id=f"edit-{n}", aria_label=words("shop.edit-of", n=sentence))
    return li(aria_current="true" if desk.card == n else None)[edit(".on-shelf")[paper(words, card)]]


def _ways(around: Around, deck: Deck) -> Node:
    """The buttons to play with the deck, to share, print and delete it; and the notice of the last sharing."""
    words, ways = around.words, []
    if deck.cards:
        link = around.page + address(deck.cards, deck.name)
        ways = [
            act(words, "room play", "shop.play-only", ".main"),
            _play(words, deck.cards, "play-own"),
            copy(words, "own", "deck.copy", around.copied, data_copy=link),
            button(type="button", data_share=link, id="send-own")[words("deck.send")] if around.can_share else None,
            qr_button(words, around.qr) if len(link) <= LONGEST_PICTURE else None,
            act(words, "room file", "deck.file"),
            act(words, "room print", "deck.print"),
        ]
    done = p(".notice-line", id="handed")[words.say(around.notice)] if around.notice else None
    many = _copies(words, deck.cards) if deck.cards else None
    return [many, p(".deck-ways")[ways, act(words, "keep delete", "deck.delete")], done]
