"""The workshop as HTML: the sentence and what was understood of it, the decks, and the sheet to cut out."""

from __future__ import annotations

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import grammar
from game.games.read_aloud.language.effects import Text
from game.games.read_aloud.language.vain import vain
from game.games.read_aloud.page.wording import inside, minus
from game.games.read_aloud.workshop import stored_decks
from game.games.read_aloud.workshop.desk import Desk, address, field, meant, opened_deck, text
from game.games.read_aloud.workshop.stored_decks import Deck
from game.games.read_aloud.workshop.understanding import Understood
from game.ui.html import (
    Html,
    Node,
    a,
    button,
    div,
    fieldset,
    form,
    h1,
    h2,
    input_,
    label,
    legend,
    li,
    ol,
    p,
    render,
    section,
    span,
    ul,
)
from game.ui.parts import act, choices, copy
from game.ui.room import Around
from game.words import SHARED, Words

LONGEST_PICTURE = 1200
"""Characters of a link that a camera can still be expected to read."""


def screen(desk: Desk, around: Around) -> Html:
    """All of it, one thing below the other."""
    words, deck = around.words, opened_deck(desk, around)
    found = meant(desk, words.lang)
    head = [h1(id="head")[words("room.workshop")], p[words("shop.text")]]
    writing = [_form(desk, words, found, deck), _notice(desk, words), _card_of(desk, words)]
    parts = [
        section(".notice.new.workshop")[head, writing],
        _came(desk, around),
        section(".notice.new.workshop", aria_labelledby="decks")[_decks(desk, around, deck)],
        _sheet(words, deck) if deck and deck.cards else None,
    ]
    return render(parts)


def _form(desk: Desk, words: Words, found: Understood, deck: Deck | None) -> Html:
    """The fields, and what the sentence may go on with."""
    typed, name = f"room typed {desk.round}", field(desk)
    line = input_(".sentence", id=name, data_do=typed, data_typed=typed, lang=found.lang, value=desk.sentence)
    line = line(aria_describedby="sentence-help understood", autocapitalize="off", spellcheck="false")
    worth = input_(".worth", id=f"value-{desk.round}", data_do=f"room value {desk.round}", inputmode="text")
    add = "shop.replace" if desk.card is not None else "shop.add" if deck else "shop.add-first"
    return form(data_do=f"keep add {desk.round}", autocomplete="off")[
        label(for_=name)[words("shop.sentence")],
        line(enterkeyhint="done")[()],
        p(".small", id="sentence-help")[words("shop.help")],
        _understood(desk, words, found),
        _onward(words, found),
        p(".row")[
            label(for_=f"value-{desk.round}")[words("shop.value")],
            worth(value=minus(desk.value), maxlength=4)[()],
            button(".main", type="submit", id="add")[words(add, deck=deck.name if deck else "")],
            act(words, "room try", "shop.try"),
            act(words, "room clear", "shop.clear") if desk.sentence or desk.card is not None else None,
        ],
    ]


def _onward(words: Words, found: Understood) -> Html | None:
    """The phrases that may come next, each as a button that writes it."""
    if not found.onward:
        return None
    ways = [
        button(".onward", type="button", data_do=f"room take {each}", id=f"onward-{n}", lang=found.lang)[phrase]
        for n, (each, phrase) in enumerate(zip(found.onward, found.phrases, strict=True))
    ]
    return fieldset[legend[words("shop.begin" if found.kind == "empty" else "shop.onward")], p(".row.ways-on")[ways]]


def _understood(desk: Desk, words: Words, found: Understood) -> Html:
    """The meaning of the sentence, or the nearest sentence with one."""
    key = f"shop.{found.kind}" + ("-near" if found.nearest else "")
    said = found.fault or (key, {"n": len(found.texts)})
    near = button(type="button", data_do=f"room take {found.nearest}", id="nearest", lang=found.lang)[found.nearest]
    return div(".understood")[
        p(id="understood")[words.say(said)],
        p(".row")[near] if found.nearest else None,
        _meanings(desk, words, found) if found.kind == "several" else None,
    ]


def _card_of(desk: Desk, words: Words) -> Node:
    """The card of the sentence, in every language and step by step."""
    what = text(desk, words.lang)
    return [_both(words, what, desk.value), _steps(words, what), _idle(words, what)] if what else None


def _meanings(desk: Desk, words: Words, found: Understood) -> Html:
    """The meanings of an ambiguous sentence, told step by step in the language of the page."""
    offered = [(str(n), " / ".join(grammar.steps(each, words.lang))) for n, each in enumerate(found.texts)]
    return choices(words("shop.which"), "room pick", offered, str(desk.pick))


def _both(words: Words, what: Text, value: int) -> Html:
    """The card in every language, that of the page first."""
    langs = sorted(SHARED, key=lambda lang: lang != words.lang)
    return div(".both")[[slip(stored_decks.card(value, what), lang) for lang in langs]]


def slip(card: Card, lang: str) -> Html:
    """An own card as it lies in play."""
    return div(".slip", lang=lang)[span(".value")[minus(card.value)], span(".text")[grammar.say(card.text, lang)]]


def _steps(words: Words, what: Text) -> Node:
    """The clauses of the text, one after the other."""
    return [
        p(".small", id="steps-of")[words("shop.steps")],
        ol(".steps", aria_labelledby="steps-of")[[li[step] for step in grammar.steps(what, words.lang)]],
    ]


def _idle(words: Words, what: Text) -> Node:
    """A warning for each part that can never do anything."""
    never = [inside(clause, words.lang) for clause in what if vain(clause)]
    return [p(".warning")[words("shop.vain", sentence=each)] for each in never]


def _notice(desk: Desk, words: Words) -> Html:
    """The notice of the last action, with a button to undo it."""
    undo = act(words, "keep back", "shop.back") if desk.gone[0] else None
    said = p(".notice-line", id="notice")[words.say(desk.notice) if desk.notice else ""]
    return div(".row", id="back", tabindex="-1")[said, undo]


def _came(desk: Desk, around: Around) -> Html | None:
    """The cards that a link has brought, before they are anybody's."""
    words = around.words
    if not desk.came:
        return None
    facts = {"n": len(desk.came), "deck": desk.called}
    head = h2(id="came")[words("shop.came-called" if desk.called else "shop.came", **facts)]
    ways = [
        act(words, "keep adopt", "shop.adopt", ".main"),
        _play(words, desk.came, "play-came"),
        act(words, "room put-away", "shop.put-away"),
    ]
    return section(".notice.new.workshop", aria_labelledby="came")[
        head, ul(".deck-cards")[[li[slip(card, words.lang)] for card in desk.came]], p(".row")[ways]
    ]


def _play(words: Words, cards: tuple[Card, ...], name: str) -> Html:
    """The way to a match with these cards."""
    code = address(cards, "").partition("?")[2]
    return a(".button.quiet", href=f"#/read-aloud/new?{code}", id=name)[words("shop.play")]


def _decks(desk: Desk, around: Around, deck: Deck | None) -> Node:
    """All decks, the open one with its cards."""
    words, there = around.words, stored_decks.decks(around.kept)
    offered = [(each.id, words("deck.of", deck=each.name, n=len(each.cards))) for each in there]
    bad = [li[words.say(each.fault.saying)] for each in stored_decks.unread(around.kept)]
    return [
        h2(id="decks")[words("shop.decks")],
        div(".warning", role="status")[p[words("deck.aside", n=len(bad))], ul[bad]] if bad else None,
        choices(words("deck.which"), "room open", offered, deck.id if deck else "") if there else p[words("deck.none")],
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
        _ways(around, deck),
        div(".qr", role="img", aria_label=words("deck.qr", deck=deck.name))[Html(around.qr)] if around.qr else None,
    ]


def _card(desk: Desk, words: Words, n: int, card: Card) -> Html:
    """A card of the open deck, with what can be done with it."""
    sentence = grammar.say(card.text, words.lang)
    edit = button(type="button", data_do=f"room edit {n}", id=f"edit-{n}", aria_label=words("shop.edit-of", n=sentence))
    out = button(type="button", data_do=f"keep remove {n}", id=f"out-{n}", aria_label=words("shop.out-of", n=sentence))
    current = "true" if desk.card == n else None
    return li(aria_current=current)[slip(card, words.lang), p(".row")[edit[words("shop.edit")], out[words("shop.out")]]]


def _ways(around: Around, deck: Deck) -> Node:
    """The buttons to play with the deck, to share, print and delete it; and the notice of the last sharing."""
    words, ways = around.words, []
    if deck.cards:
        link = around.page + address(deck.cards, deck.name)
        ways = [
            _play(words, deck.cards, "play-own"),
            copy(words, "own", "deck.copy", around.copied, data_copy=link),
            button(type="button", data_share=link, id="send-own")[words("deck.send")] if around.can_share else None,
            act(words, "qr", "share.qr-close" if around.qr else "share.qr") if len(link) <= LONGEST_PICTURE else None,
            act(words, "room print", "deck.print"),
        ]
    done = p(".notice-line", id="handed")[words.say(around.notice)] if around.notice else None
    return [p(".row")[ways, act(words, "keep delete", "deck.delete")], done]


def _sheet(words: Words, deck: Deck) -> Html:
    """The cards of the deck as they are printed and cut out, in every language; on the screen they are not seen."""
    langs = sorted(SHARED, key=lambda lang: lang != words.lang)
    cards = [
        div(".cut")[
            span(".value")[minus(card.value)],
            [span(".text", lang=lang)[grammar.say(card.text, lang)] for lang in langs],
        ]
        for card in deck.cards
    ]
    return section(".cutout", aria_hidden="true")[cards]
