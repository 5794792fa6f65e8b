"""Where the player's attempt at a deal and another one parted: what each chose there, and how each went on."""

from __future__ import annotations

from game.core.match import Match
from game.ui.html import Html, Node, Tag, button, div, h3, li, ol, p, span, table, tbody, td, th, thead, tr
from game.ui.model import Model, attempts
from game.ui.model.attempts import Attempt
from game.ui.play.choices import meaning
from game.ui.view.parts import fold_button, scrolling
from game.ui.view.people import humans
from game.words import Words

TURNS = 8
"""Turns of each that are listed from where they parted on."""
ON = "on-from-there"
"""The fold of how each went on."""
OWN = "own"
"""In place of the number of an attempt: the player's own."""
Numbered = tuple[str, Attempt]
"""An attempt with its number, or OWN."""


def who(words: Words, which: str, each: Attempt) -> str:
    """Who played an attempt."""
    return words("player.me") if which == OWN else words.say(each.who)


def look(where: str, which: str, at: int) -> Tag:
    """The button that opens an attempt in the replay, after `at` moves."""
    return button(type="button", data_do=f"attempt {which} {at}", id=f"{where}-{which}-{at}")


def side_by_side(model: Model, words: Words, own: Attempt, others: tuple[Attempt, ...]) -> Html:
    """Where the own attempt and another one parted, what each chose there and, behind a button, how each went on."""
    i = attempts.compared(model.device, others)
    one, two = (OWN, own), (str(i), others[i])
    choose = [
        button(type="button", data_do=f"against {n}", id=f"against-{n}", aria_pressed=str(n == i).lower())[
            words.say(each.who)
        ]
        for n, each in enumerate(others)
    ]
    label = span(".small", id="against")[words("attempts.against")]
    group = div(".row.lines", role="group", aria_labelledby="against")[label, choose]
    same = attempts.parted(own.match, others[i].match)
    mine = own.match.game.rules.to_move(own.match.states[same]) in humans(own.match.players)
    inside = [group if len(others) > 1 else None, p[_parted(words, own.match, others[i], same, mine)]]
    if same == len(own.match.moves):
        return div(".side-by-side")[inside]
    return div(".side-by-side")[
        inside,
        _choices(model, words, (one, two), same) if mine else None,
        p(".row")[look("parted", OWN, same)[words("attempts.see")] if mine else None, _toggle(model, words)],
        _onwards(model, words, (one, two), same + mine) if ON in model.device.folds else None,
    ]


def _parted(words: Words, own: Match, other: Attempt, same: int, mine: bool) -> str:
    """Where two attempts parted, in a sentence: by a choice that was `mine`, or by one of the bots."""
    if same == len(own.moves):
        return words("attempts.alike", who=other.who)
    key = "attempts.parted" if mine else "attempts.parted-bots"
    n = attempts.turns_before(own, same)
    return words(key if n else f"{key}-at-once", n=n, who=other.who)


def _choices(model: Model, words: Words, both: tuple[Numbered, Numbered], same: int) -> Html:
    """What each chose at the turn where they parted; each choice opens in the replay."""
    n = attempts.turns_before(both[0][1].match, same) + 1
    heads = [th(scope="col")[words("attempts.turn-head")], [th(scope="col")[who(words, *each)] for each in both]]
    first = th(scope="row")[n, span(".unseen")[words("attempts.first")]]
    chosen = [td[_turn(model, words, *each, same)] for each in both]
    frame = scrolling(".wide", words("attempts.turns"))
    return frame[table(".list.turns-of")[thead[tr[heads]], tbody[tr(".parted")[first, chosen]]]]


def _toggle(model: Model, words: Words) -> Html:
    """The button that shows and hides how each went on."""
    return fold_button(ON, ON in model.device.folds, inside=ON)[words("attempts.on")]


def _onwards(model: Model, words: Words, both: tuple[Numbered, Numbered], since: int) -> Html:
    """The turns of each from there on, in lists of their own: what lies on the table is not the same any more."""
    return div(".onwards", id=ON)[
        p(".small")[words("attempts.own-ways")], div[[_on(model, words, which, each, since) for which, each in both]]
    ]


def _on(model: Model, words: Words, which: str, each: Attempt, since: int) -> Html:
    """The turns of one person from here on; each opens in the replay."""
    found = attempts.turns(each.match, since)
    turns = [li[_turn(model, words, which, each, at)] for at in found[:TURNS]]
    left = len(found) - len(turns)
    start = attempts.turns_before(each.match, since) + 1
    more = p(".small")[words("attempts.more", n=left)] if left else None
    return div[h3[who(words, which, each)], ol(start=start)[turns] if turns else p["–"], more]


def _turn(model: Model, words: Words, which: str, each: Attempt, at: int) -> Node:
    """What was chosen at a turn, as the way to it."""
    said = meaning(model, each.match, at, each.match.moves[at])
    return look("turn", which, at)(".of-turn")[said or words("attempts.replay")]
