"""Attacks on the page: after any link, text or button it goes on, and the match that it shows is stored."""

from __future__ import annotations

from typing import NamedTuple

from game.command.attacks import good, nasty
from game.command.attacks.visitor import Visitor, holds
from game.core.chance import Dice
from game.core.match import BadMatch, Match
from game.core.rules import IllegalMove
from game.core.texts import whole
from game.shelf import GAMES
from game.ui.app import MESSAGES
from game.ui.model import links
from game.ui.model.saves import KEY, Save, read_one

STEPS = 12
"""Things that somebody does at the page, in a row."""


class Typed(NamedTuple):
    """A match in which the player at the page is asked, and what is typed for an answer."""

    url: str
    """The address of the match with its moves."""
    text: str
    lang: str


class Action(NamedTuple):
    """An action at the page: `press` or `follow` the n-th button or link, `play`, `fill`, `send` or `open`."""

    how: str
    n: int
    text: str
    value: str = ""


def make_links(dice: Dice) -> str:
    """An address, mostly bent; in some, the moves or the results of others are bent before they are packed."""
    addresses = good.addresses(dice)
    if dice.below(4):
        return nasty.text(dice, addresses)
    if dice.below(3) == 0:
        return _sent(dice)
    it = good.match(dice)
    moves = nasty.bent(dice, it.moves, it.moves or ("x",))
    texts = tuple(whole(str(each)) for each in moves) if isinstance(moves, list) else (whole(str(moves)),)
    return f"{links.address(it)}&moves={links.pack(texts)}"


def _sent(dice: Dice) -> str:
    """An address with results of others, mostly bent before they are packed."""
    deal, text = dice.choice(good.results())
    if dice.below(2):
        return f"{links.address(deal)}&attempts={links.deflated(whole(nasty.text(dice, [text])))}"
    return nasty.text(dice, [f"{links.address(deal)}&attempts={links.deflated(text)}"])


def check_links(url: str) -> None:
    """A table or another screen, or a sentence that says what is wrong, in every language; a match can be played."""
    first = good.save(Dice("links"), "good", "fuzz-good")
    visitor = Visitor("", {first.key: first.text()})
    visitor.open(url)
    visitor.look_in_all_languages()
    if visitor.screen == "fault":
        holds('role="alert"' in visitor.html, "nothing says what is wrong")
    reads_back(url)
    visitor.settle()
    if visitor.legal:
        visitor.send("line", visitor.legal[0])
        visitor.look_in_all_languages()
    is_kept(visitor)
    holds(visitor.stored[first.key] == first.text(), "another match has changed")


def reads_back(url: str) -> None:
    """An address reads back: the address made of its parts has the same parts."""
    try:
        match = links.parse(whole(url), GAMES).match()
    except BadMatch:
        return
    again = links.parse(links.address_with_moves(match), GAMES).match()
    holds(again == match, "the address of this match is that of another")


def is_kept(visitor: Visitor) -> None:
    """The match shown is in its save and in the address; a problem is in none."""
    model = visitor.model
    if model.table and not model.taken and not model.problem:
        name, match = model.table.id, model.table.match
        save = read_one(name, visitor.stored.get(KEY + name, ""), GAMES)
        holds(save.match == match, "this match is not the one in its save", match.data(), save.match.data())
        holds(visitor.url == links.address(match), "the address is not that of the match", visitor.url)


def make_moves(dice: Dice) -> Typed:
    """Somebody is asked, and types something like a move."""
    match = good.match(dice, asks_me=True)
    while match.asked is None:
        match = good.match(dice, asks_me=True)
    lang = dice.choice(good.CODES)
    moves = [*match.game.rules.moves(match.seen(0))]
    return Typed(
        links.address_with_moves(match), nasty.text(dice, [*moves, *moves, *good.sentences(match.game, lang)]), lang
    )


def check_moves(typed: Typed) -> None:
    """It is a move that the rules offer, or it is refused with a sentence and nothing has changed."""
    match = links.parse(typed.url, GAMES).match()
    save = Save("good", match, (), 1)
    visitor = Visitor(links.address(match), {save.key: save.text()}, typed.lang)
    visitor.send("put-away")
    before, legal = visitor.model.match, visitor.legal
    holds(before == match and legal, "the match is not on the table")
    visitor.send("line", typed.text)
    after = visitor.model.match
    if after == before:
        holds(visitor.model.notice and visitor.said[-1], "nothing was said")
    else:
        holds(before and after and after.moves[:-1] == before.moves and after.moves[-1] in legal, "this is no move")
    visitor.look_in_all_languages()
    is_kept(visitor)
    refused_or_offered(match, typed.text)


def refused_or_offered(match: Match, text: str) -> None:
    """The rules take a move that they offer, and no other text."""
    try:
        match.play(text)
    except IllegalMove:
        return
    holds(text in match.game.rules.moves(match.state), "the rules take what they do not offer")


def make_messages(dice: Dice) -> tuple[str, tuple[Action, ...]]:
    """A first address, and what somebody does there: mostly what the page offers, sometimes what nobody can."""
    return dice.choice(good.addresses(dice)), tuple(_act(dice) for _ in range(1 + dice.below(STEPS)))


def _act(dice: Dice) -> Action:
    how = dice.choice(("press", "press", "press", "press", "play", "play", "follow", "fill", "send", "send", "open"))
    n, text = dice.below(1000), ""
    if how == "open":
        text = make_links(dice)
    elif how == "send":
        text = nasty.text(
            dice, [*MESSAGES, "lang ja", "tick", "look 3", "replay on", "undo", "redo", "hint", "seats 3", "qr"]
        )
    elif how == "fill":
        text = nasty.text(
            dice, ["7", "plum-river-42", "Ann", *good.sentences(good.game(dice), dice.choice(good.CODES))]
        )
    return Action(how, n, text, nasty.text(dice, ["3", "x", "fudaba"]) if dice.below(2) else "")


def check_messages(thing: tuple[str, tuple[Action, ...]]) -> None:
    """Nothing ends the page, and what it shows is kept under its own address."""
    url, acts = thing
    visitor = Visitor(url)
    for act in acts:
        do(visitor, act)
        is_kept(visitor)
    visitor.settle()
    visitor.look_in_all_languages()
    is_kept(visitor)
    again = Visitor(visitor.url, visitor.stored, visit=1)
    if visitor.model.match:
        holds(again.model.match == visitor.model.match, "after loading again another match is on the table")


def do(visitor: Visitor, action: Action) -> None:
    """Perform the action on the page as it now is."""
    if action.how == "press" and (buttons := visitor.buttons):
        visitor.send(*buttons[action.n % len(buttons)])
    elif action.how == "follow" and (ways := visitor.ways):
        visitor.open(ways[action.n % len(ways)])
    elif action.how == "play":
        visitor.settle()
        if legal := visitor.legal:
            visitor.send("line", legal[action.n % len(legal)])
    elif action.how == "fill" and (fields := visitor.fields):
        visitor.send(fields[action.n % len(fields)], action.text)
    elif action.how == "send":
        visitor.send(action.text, action.value)
    elif action.how == "open":
        visitor.open(action.text)
