"""The workshop as HTML: the card on the desk, which is the field to write in, and what was understood of it."""

from __future__ import annotations

from game.games.read_aloud.language import sentences
from game.games.read_aloud.language.effects import Decide, Text, parts
from game.games.read_aloud.language.vain import vain
from game.games.read_aloud.page.slips import paper
from game.games.read_aloud.page.typeset import setting
from game.games.read_aloud.page.wording import inside
from game.games.read_aloud.workshop import instead, stored_decks
from game.games.read_aloud.workshop.desk import Desk, field, meant, opened_deck, text
from game.games.read_aloud.workshop.sheet import sheet
from game.games.read_aloud.workshop.shelf import came, shelf
from game.games.read_aloud.workshop.stored_decks import Deck
from game.games.read_aloud.workshop.understanding import Piece, Understood, apart
from game.ui.html import (
    Html,
    Node,
    button,
    css,
    div,
    fieldset,
    form,
    h1,
    input_,
    label,
    legend,
    li,
    mark,
    ol,
    p,
    render,
    section,
    span,
    textarea,
)
from game.ui.model.room import Around
from game.ui.view.parts import act, choice_row, choices
from game.words import LANGUAGES, Words, number


def screen(desk: Desk, around: Around) -> Html:
    """All of it, one thing below the other; what a link has brought comes first."""
    words, deck = around.words, opened_deck(desk, around)
    head = [h1(id="head")[words("room.workshop")], p[words("shop.text")]]
    below = None if _is_put(desk) else _notice(desk, words)
    writing = [_form(desk, words, meant(desk, words.lang), deck), below, _steps_of(desk, words)]
    return render(
        [
            sheet(words, deck) if deck and deck.cards else None,
            came(desk, around),
            section(".notice.new.workshop")[head, writing],
            shelf(desk, around),
        ]
    )


def _form(desk: Desk, words: Words, found: Understood, deck: Deck | None) -> Html:
    """The card on the desk, which is the field, and what can be done with it."""
    add = "shop.replace" if desk.card is not None else "shop.add" if deck else "shop.add-first"
    no_card = "true" if text(desk, words.lang) is None else None
    out = button(type="button", data_do=f"keep remove {desk.card}", id=f"out-{desk.card}")[words("shop.out")]
    return form(".writing", data_do=f"keep add {desk.round}", autocomplete="off")[
        label(for_=field(desk))[words("shop.sentence")],
        div(".on-desk")[_field(desk, words, found), _card_of(desk, words), _put(desk, words, deck)],
        p(".small", id="sentence-help")[words("shop.help")],
        div(".of-card")[
            _understood(desk, words, found),
            _onward(words, found),
            p(".row")[
                button(".main", type="submit", id="add", aria_disabled=no_card)[
                    words(add, deck=deck.name if deck else "")
                ],
                button(type="button", data_do="room try", id="room-try", aria_disabled=no_card)[words("shop.try")],
                out if desk.card is not None else None,
                act(words, "room clear", "shop.clear") if desk.sentence or desk.card is not None else None,
            ],
            p(".small")[words("shop.try-help")],
        ],
    ]


def _field(desk: Desk, words: Words, found: Understood) -> Html:
    """A slip whose sentence and value are fields, set as it will be on the card."""
    typed, down = f"room typed {desk.round}", LANGUAGES[found.lang].upright
    size, slips = setting(desk.sentence, down)
    line = textarea(".sentence", id=field(desk), data_do=typed, data_typed=typed, lang=found.lang, rows=1)
    line = line(aria_describedby="sentence-help understood", autocapitalize="off", spellcheck="false")
    line = line(placeholder=words("shop.example"))
    worth = input_(".worth.value", id=f"value-{desk.round}", data_do=f"room value {desk.round}", inputmode="text")
    worth = worth(data_typed=f"room value-typed {desk.round}")
    return div(css(f".slip.written.t{size}", upright=down, long=slips > 1))[
        line(enterkeyhint="done")[desk.sentence],
        span(".of-worth")[
            label(for_=f"value-{desk.round}")[words("shop.value")], worth(value=number(desk.value), maxlength=4)[()]
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
    return fieldset[legend[words("shop.begin" if found.kind == "empty" else "shop.onward")], p(".row.phrases")[ways]]


def _understood(desk: Desk, words: Words, found: Understood) -> Html:
    """The meaning of the sentence, or the nearest sentence with one."""
    key = f"shop.{found.kind}" + ("-near" if found.nearest else "")
    read = sentences.say(found.texts[0], words.lang) if found.kind == "one" else ""
    said = found.fault or (key, {"sentence": read} if read else {"n": len(found.texts)})
    near = button(type="button", data_do=f"room take {found.nearest}", id="nearest", lang=found.lang)
    return div(css(".understood", empty=found.kind == "empty"))[
        p(css("", read=bool(read)), id="understood")[words.say(said)],
        p(".small")[_helped(words, found)] if read and not _same(read, desk.sentence) else None,
        _marked(words, found) if found.unclear or found.never.ways else None,
        p(".row")[near[span[found.nearest]]] if found.nearest else None,
        _meanings(desk, words, found) if found.kind == "several" else None,
    ]


def _helped(words: Words, found: Understood) -> str:
    """The help with a sentence in other words than the writer's: that of a condition says when it counts."""
    decides = any(isinstance(part, Decide) for clause in found.texts[0] for part in parts(clause))
    return words.sentences([words("shop.one-decides") if decides else "", words("shop.one-help")])


def _same(printed: str, typed: str) -> bool:
    """Whether a sentence is printed as it was typed, but for a capital and a stop."""
    return printed.rstrip(".").casefold() == typed.strip().rstrip(".。").casefold()


def _marked(words: Words, found: Understood) -> Html:
    """The sentence, with what was not understood or is no possible number marked in it, and what can stand there."""
    head, may = words("shop.written" if found.fault else "shop.unclear"), instead.told(words, found)
    said = p(".small")[may] if may else None
    marked = [p(".small")[head], p(lang=found.lang)[_pieces(found.pieces)]] if found.unclear else None
    return div(".marked")[marked, said, _ways(words, found)]


def _ways(words: Words, found: Understood) -> Node:
    """Sentences that can be taken, where what was written asks or leaves out something that no card can do without."""
    ways = [
        button(type="button", data_do=f"room take {each}", id=f"way-{n}", lang=found.lang)[span[each]]
        for n, each in enumerate(found.never.ways)
    ]
    return [p(".small")[words("shop.ways")], p(".row")[ways]] if ways else None


def _pieces(pieces: tuple[Piece, ...]) -> Node:
    return [piece.words if piece.clear else mark[piece.words] for piece in pieces]


def _card_of(desk: Desk, words: Words) -> Node:
    """The card of the sentence in every language, that of the page first; nothing while it is none."""
    what = text(desk, words.lang)
    langs = sorted(LANGUAGES, key=lambda lang: lang != words.lang)
    cards = [paper(words, stored_decks.card(desk.value, what), lang=lang) for lang in langs] if what else []
    return div(".both")[cards] if what else None


def _steps_of(desk: Desk, words: Words) -> Node:
    """What the card does, step by step, and what of it is in vain."""
    what = text(desk, words.lang)
    return [_steps(words, what), _idle(words, what)] if what else None


def _meanings(desk: Desk, words: Words, found: Understood) -> Html:
    """The meanings of an ambiguous sentence in the language of the page, each by the steps in which they differ."""
    told = apart([sentences.steps(each, words.lang) for each in found.texts])
    offered = [(str(n), " / ".join(steps)) for n, steps in enumerate(told)]
    return choices(words("shop.which"), choice_row("room pick", offered, str(desk.pick)))


def _steps(words: Words, what: Text) -> Node:
    """The clauses of the text, one after the other, where there is more than one."""
    steps = sentences.steps(what, words.lang)
    if len(steps) < 2:
        return None
    return [
        p(".small", id="steps-of")[words("shop.steps")],
        ol(".steps", aria_labelledby="steps-of")[[li[step] for step in steps]],
    ]


def _idle(words: Words, what: Text) -> Node:
    """A warning for each part that can never do anything."""
    never = [inside(clause, words.lang) for clause in what if vain(clause)]
    return [p(".warning")[words("shop.vain", sentence=each)] for each in never]


def _is_put(desk: Desk) -> bool:
    """Whether the last action has put a card into the deck, or taken that back."""
    return (
        desk.put is not None
        and desk.notice is not None
        and desk.notice[0] in ("deck.added", "deck.changed", "deck.back")
    )


def _put(desk: Desk, words: Words, deck: Deck | None) -> Html | None:
    """Beside the empty card, the one that has just been put into the deck, with the way to undo it."""
    if not _is_put(desk):
        return None
    there = desk.notice and desk.notice[0] != "deck.back" and deck and deck.cards[desk.put or 0]
    return div(".put")[paper(words, there) if there else None, _notice(desk, words)]


def _notice(desk: Desk, words: Words) -> Html:
    """The notice of the last action, with a button to undo it."""
    undo = act(words, "keep back", "shop.undo" if _is_put(desk) else "shop.back") if desk.gone[0] else None
    said = p(".notice-line", id="notice")[words.say(desk.notice) if desk.notice else ""]
    return div(".row", id="back", tabindex="-1")[said, undo]
