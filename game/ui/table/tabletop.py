"""The table screen of all games: rivals above, the common thing in the middle, my own below, lists at the side.

Every part has a fixed place (static/css/3-table.css): nothing that happens in a match moves the hand or the buttons.
"""

from __future__ import annotations

from game.core.match import Match
from game.ui.html import Html, css, div, h2, p, section, span
from game.ui.model import Model, attempts, late, scene
from game.ui.model.kinds import of_problem
from game.ui.model.notices import sent_note, storage_note, taken
from game.ui.places import KEY_LIST, MENU, Look, Table
from game.ui.play import choices, ending, judging, keys, lessons, stakes, turning
from game.ui.send import comparing, sending
from game.ui.table import looking
from game.ui.table.buttons import controls, ways_on
from game.ui.table.lists import shade, side
from game.ui.view import Board, Scene, view_of
from game.ui.view.parts import frame, head, scrolling
from game.ui.view.shown import rounds
from game.words import Words


def tabletop(model: Model, shown: Table | Look) -> Html:
    """The table of a match, to play at or to look at."""
    match = shown.match
    here = scene(model, match)
    over = match.asked is None
    thinks = model.look is not None and model.look.asks
    kind = "look" if model.look and not thinks else "result" if over else "table"
    asked = here.seat if here.moves else ""
    place = "ending" if model.ended else "table"
    lists = not {MENU, KEY_LIST}.isdisjoint(model.device.folds)
    own = f".own-{here.seat}" if model.problem or of_problem(model.look) else ""
    facts = frame(kind, match.game, css(f".{place}.{match.game.name}{own}", lists=lists))
    facts = facts(data_keys=keys.sent(model), data_line=keys.used(model) or None, data_turn=len(match.moves))
    facts = facts(data_seats=len(match.players), data_over=str(over).lower(), data_asked=asked)
    if model.ended:
        return facts[_close(model, match, here), side(model, shown, here)]
    return facts[_felt(model, match, here), side(model, shown, here), shade(model)]


def _felt(model: Model, match: Match, here: Scene) -> Html:
    """All that lies on the table, each in its place."""
    view, words = view_of(match.game), here.words
    board: Board = view.board(late.laid(model, here) if model.problem and model.problem.solved else here)
    rests = match.asked is not None and view.shows_result(here.seen, here.seat, here.put_away)
    hand = None if rests or model.handing_over is not None else board.hand
    marks = _marks(model, words)
    return div(".felt")[
        head(_heading(model, words), ".unseen"),
        div(".rivals")[board.rivals],
        div(".middle", tabindex="0")[
            _headline(model, match, here, at_once=not rests and _acted(match, here)),
            p(".legend.of-slider", aria_hidden="true")[marks] if marks else None,
            board.middle,
        ],
        lessons.coach(model, here) or judging.beside(model, words),
        board.mine,
        div(".at-hand")[
            div(".reach")[looking.hands(model, here) or hand],
            controls(model, match, here, board, rests),
        ],
    ]


def _headline(model: Model, match: Match, here: Scene, *, at_once: bool) -> Html:
    """What is to be done, or what a replay shows, and what is at stake; `at_once` where nothing flies before it."""
    drama = late.told(model) if of_problem(model.look) else stakes.between(model, match, here)
    return p(css(".status", at_once=at_once), id="status")[
        _status(model, here) or view_of(match.game).status(here), drama and [" ", span(".drama")[drama]]
    ]


def _acted(match: Match, here: Scene) -> bool:
    """Whether the last move was made at this page and another is asked: that is said while the cards still fly."""
    if not match.moves or match.asked in (None, here.seat):
        return False
    return bool(match.game.rules.to_move(match.states[-2]) == here.seat)


def _marks(model: Model, words: Words) -> str:
    """At the first turn of a replay, what the marks of its slider mean, where no room is at the slider itself."""
    look = model.look
    return "" if look is None or look.at or look.asks else looking.legend(look, words, choices.fork(model))


def _status(model: Model, here: Scene) -> str:
    """Who has sent a match, or which turn is looked at, or what a problem asks or says of the answer; else nothing."""
    if model.look and (sent := sent_note(model, here.words)):
        return sent
    if model.look:
        return _turn_said(model, here.words, model.look)
    return late.told(model, short=True) if model.problem else ""


def _turn_said(model: Model, words: Words, look: Look) -> str:
    """Which turn of a match is looked at, with whose eyes, or that the player is to think again there."""
    asked = next(iter(judging.verdict(model)), words("turning.again"))
    return asked if look.asks and not look.eyes else choices.turn_said(model, look)


def _close(model: Model, match: Match, here: Scene) -> Html:
    """What is shown of a match that is over, in the place of the table, and the ways on."""
    words, over, view = here.words, rounds(match), view_of(match.game)
    sheet = scrolling(".wide", words("table.sheet"))
    return div(".close")[
        storage_note(words, model),
        p(".warning", role="status")[taken(model, words)] if model.taken else None,
        ending.finale(model, match, here, over, [comparing.shown(model, match, words), lessons.coach(model, here)]),
        turning.shown(model, words),
        sending.panel(model, attempts.mine(match, model.table.marks if model.table else ()), words),
        ways_on(model, match, here),
        section(".of-match")[h2[words("table.sheet")], sheet[view.sheet(here, over)]] if len(over) > 1 else None,
    ]


def _heading(model: Model, words: Words) -> str:
    """What the screen is called: the game, and whether its end or a replay is shown."""
    if look := model.look:
        return choices.turn_said(model, look) if of_problem(look) else words("head.replay", title=words("title"))
    over = model.match is not None and model.match.asked is None
    return words("head.result", title=words("title")) if over else words("title")
