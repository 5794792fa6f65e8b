"""Attacks on what players write: sentences in every language, and the codes in which cards travel."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import quote

from game.command.attacks import good, nasty
from game.command.attacks.store import comes_back, keeps
from game.command.attacks.visitor import Visitor, holds
from game.core.chance import Dice
from game.core.game import Game
from game.core.match import ME, Match
from game.core.rules import Fault
from game.core.texts import whole
from game.shelf import GAMES
from game.ui.model import links
from game.words import LANGUAGES, words_of

MOVES = 20


class Sentence(NamedTuple):
    """What somebody writes on a card."""

    game: str
    text: str
    lang: str
    """The language of the page."""


def make_sentences(dice: Dice) -> Sentence:
    """A sentence on one of the cards, mostly bent; also a part of one, and two in one."""
    of = dice.choice(good.writers())
    texts = good.sentences(of, dice.choice(good.CODES))
    return Sentence(of.name, nasty.text(dice, texts), dice.choice(good.CODES))


def check_sentences(sentence: Sentence) -> None:
    """It is understood or told why not, at once; a card made of it is kept, and its own words mean the same."""
    game, text, lang = GAMES[sentence.game], sentence.text, sentence.lang
    means_what_it_says(game, whole(text))
    visitor = Visitor(f"#/{game.name}/{next(iter(game.rooms))}", good.decks(), lang)
    before = visitor.stored
    good.write(visitor, text, add=True)
    visitor.look_in_all_languages()
    holds({*before} <= {*visitor.stored}, "a deck is lost")
    comes_back(visitor)


def means_what_it_says(game: Game, text: str) -> None:
    """A sentence that was understood, said in either language, is understood in the same way."""
    assert game.judge
    try:
        ruling = game.judge((text,))
    except Fault as fault:
        for lang in LANGUAGES:
            holds(words_of(lang, game).say(fault.saying), "a refusal without words")
        return
    for lang in LANGUAGES:
        holds(words_of(lang, game).say(ruling.saying), "a ruling without words")
        again = game.judge((ruling.data[lang],))
        holds(ruling.data["readings"][0] in again.data["readings"], "its own words mean something else", lang, again)


def make_codes(dice: Dice) -> tuple[str, str]:
    """The key of an option that takes cards, and the code of some, mostly bent."""
    keys = [option.key for game in good.writers() for option in game.options if option.cards]
    return dice.choice(keys), nasty.text(dice, good.codes())


def check_codes(thing: tuple[str, str]) -> None:
    """It is refused with a sentence, or it is cards: they are shown, kept and played with."""
    key, code = thing
    game = next(each for each in good.writers() if key in each.defaults())
    option = next(each for each in game.options if each.key == key)
    visitor = Visitor("", good.decks())
    for room in game.rooms:
        visitor.open(f"#/{game.name}/{room}?{key}={quote(whole(code))}&name={quote(whole(code[:50]))}")
        visitor.look_in_all_languages()
        for button in [each for each in visitor.buttons if each[0].startswith("keep")][:1]:
            visitor.send(*button)
        keeps(good.decks(), visitor.stored)
        comes_back(visitor)
    visitor.open(f"#/{game.name}?{key}={quote(whole(code))}")
    visitor.look_in_all_languages()
    try:
        takes = option.takes(code)
    except Fault as fault:
        for lang in LANGUAGES:
            holds(words_of(lang, game).say(fault.saying), "a refusal without words")
        return
    if takes:
        is_played(game, {key: code})


def is_played(game: Game, options: dict[str, str]) -> None:
    """A match with these options begins, goes on, and is the same from its link."""
    dice = Dice("codes")
    match = good.played(Match.begin(game, "fuzz", (ME, game.usual), options), dice, MOVES)
    visitor = Visitor(links.address_with_moves(match))
    look = visitor.model.look
    holds(look is not None and look.whole == match, "its link is another match")
    visitor.look_in_all_languages()
