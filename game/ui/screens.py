"""The screens: pure functions from the model to HTML, and the answers of the wire that carry them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from game.core.game import Game
from game.core.match import Match
from game.ui import waiting
from game.ui.device import Device
from game.ui.effects import on_the_wire
from game.ui.html import Html, a, div, option, p, pre, render, section, span, unescape
from game.ui.lobby import (
    archive,
    daily,
    damaged,
    history,
    importing,
    new_form,
    preferences,
    rulebook,
)
from game.ui.lobby.menu import menu
from game.ui.model import Model, Step, days, late, links, room, saves, scene
from game.ui.places import (
    SHARE,
    BadAddress,
    Challenge,
    Corner,
    Deals,
    InRoom,
    Lobby,
    Look,
    Office,
    Puzzles,
    Rulebook,
    Screen,
    Setup,
    Table,
)
from game.ui.protocol import Answer
from game.ui.send import comparing
from game.ui.table.tabletop import tabletop
from game.ui.view import sound, stages, view_of
from game.ui.view.parts import act, frame, head, home
from game.ui.view.people import names
from game.ui.view.symbols import picture
from game.words import Words, words_of

_CARD = re.compile('<button[^>]* id="([^"]*)"')
_HEADING = re.compile("<h1[^>]*>(.*?)</h1>")


def answer(step: Step) -> Answer:
    """The answer to a message: the page as HTML and what the browser has to do."""
    model = step.model
    html = page(model)
    each = stages.pace(model.device.settings)
    last = stages.verdict(html) if step.reveals else 0
    loud = model.device.settings["sound"] == "on"
    return Answer(
        html,
        legal(model),
        title(model, html),
        {
            "lang": model.device.lang,
            "data-game": model.game.name if model.game else "",
            "data-keep": _kept(model),
            **{f"data-{key}": model.device.settings[key] for key in ("theme", "text", "motion", "sound")},
            **stages.root(last, each),
        },
        step.focus if f' id="{step.focus}"' in html else focus(model),
        step.grab,
        step.moved,
        sound.notes(step.cues, _told(model, last) * each) if loud else (),
        tuple(on_the_wire(each) for each in step.effects),
        waiting.wait(step, last * each),
    )


def _told(model: Model, last: int) -> int:
    """The stage at which it is told who has won, where the last one is this."""
    first = model.match is not None and view_of(model.match.game).winner_first
    return min(last, 1) if first else last


def beside(answer: Answer, before: str, at: str) -> Answer:
    """The answer whose focus does not go to the first card of the hand where the one that had it is gone.

    It goes to the one that lay beside that on the page before, on its right if there was any.
    """
    was, now = _in_hand(before), _in_hand(answer.html)
    if at not in was or at in now or answer.focus not in now:
        return answer
    place = was.index(at)
    near = [card for card in (*was[place:], *reversed(was[:place])) if card in now]
    return answer._replace(focus=next(iter(near), answer.focus))


def _in_hand(html: str) -> list[str]:
    """The ids of the cards of the hand on a page, without the buttons below them."""
    _, _, rest = html.partition(' id="hand"')
    return _CARD.findall(rest.partition("</div>")[0])


def _kept(model: Model) -> str:
    """The key of the match whose screen may be kept for the next start: one person plays it, here; empty for none.

    What the start would show otherwise, the result of a round that was put away, is not kept.
    """
    table = model.table
    if table is None or table.problem or model.taken or len(model.people) != 1:
        return ""
    return "" if model.on(table._replace(put_away={})).at_result else saves.KEY + table.id


def title(model: Model, html: Html) -> str:
    """The title of the page: the heading of the screen, the game where it is not named there, and the house."""
    words = words_of(model.device.lang, model.game)
    return words("fudaba.full") if model.screen == Lobby("menu") else _titled(words, model.game, html)


def _titled(words: Words, game: Game | None, html: Html) -> str:
    """The title of a page that has this heading."""
    found = _HEADING.search(html)
    said = [unescape(found[1])] if found else []
    named = [words("title")] if game and words("title") not in "".join(said) else []
    return " · ".join([*said, *named, words("fudaba")])


def broken(step: Step, lang: str, report: str) -> Answer:
    """The answer when something went wrong in the program: the report, and the menu; what was done stays done."""
    words = words_of(lang)
    inside = [head(words("error.title")), p[words("error.text")], home(words), pre[report]]
    html = frame("error")[section(".notice", role="alert")[inside]]
    empty = answer(Step(Model(Device(lang)), step.effects))
    return empty._replace(html=html, title=_titled(words, None, html))


def page(model: Model) -> Html:
    """The `main` element of the screen."""
    if model.curtain is not None and model.match:
        return _curtain(model, model.match, model.curtain)
    return SCREENS[type(model.screen)](model, model.screen)


def _lets_on(model: Model) -> str:
    """The id of the button that is to be pressed before anything else; empty where there is none."""
    if model.curtain is not None:
        return "lift"
    if model.handing_over is not None:
        return "hand-over"
    if model.stepping:
        return "more"
    if model.problem and model.problem.solved:
        return "next-problem"
    return "put-away" if model.at_result else ""


def focus(model: Model) -> str:
    """The id to which the focus goes: the button that lets on, the selected card, the first one, else `main`."""
    if on := _lets_on(model):
        return on
    if SHARE in model.device.folds and (model.ended or isinstance(model.screen, Challenge)):
        return "sending"
    if model.ended:
        return "turning-point" if model.table and model.table.review else "head"
    match model.screen:
        case Table() | Look(asks=True) as here:
            at = here if isinstance(here, Table) else here.trial
            first = view_of(here.match.game).first_card(scene(model, here.match))
            return next(iter(at.ticked if at else ()), "") or str(first)
        case Setup() | InRoom() | Corner() | Deals() | Office():
            return model.screen.focus or "main"
    return "undelete" if model.device.deleted and isinstance(model.screen, Lobby) else "main"


def legal(model: Model) -> Html:
    """The moves of the asked human as options, each with its meaning."""
    if not (model.match and model.asked):
        return Html()
    here, view = scene(model, model.match), view_of(model.match.game)
    return render([option(value=move, label=view.meaning(here, move))[()] for move in here.moves])


def _curtain(model: Model, match: Match, seat: int) -> Html:
    """Between two people at one device: nothing of anybody's cards is on the page."""
    words = words_of(model.device.lang, match.game)
    name = names(words, match.players, model.names)[seat]
    said = [head(words("curtain.title", name=name)), p[words("curtain.text", name=name)]]
    lift = act(words, "lift", "curtain.lift", ".main", described="head")
    backs = div(".covered", aria_hidden="true")[[span[picture(match.game.name, "back")]] * 3]
    inside = section(".notice")[backs, said, p(".row")[lift, home(words)]]
    return frame("curtain", match.game)(data_asked="", data_over="false")[inside]


def _fault(model: Model, here: BadAddress) -> Html:
    """A sentence that names the fault of an address, with the deal that can be played and the menu."""
    words = words_of(model.device.lang, model.game)
    to = links.address(here.match) if here.match else ""
    play = a(".button", href=to, id="play-deal")[words("link.play-deal")] if to else None
    on = daily.ways_on(words, here.game) if here.fault[0] in days.FAULTS else play
    problems = late.ways(words, here.game) if here.game and here.fault[0] == "problem.unknown" else None
    ways = [on, problems, home(words)]
    inside = [head(words("link.fault")), p[words.say(here.fault)], p(".row")[ways]]
    return frame("fault")[section(".notice", role="alert")[inside]]


def _lobby(model: Model, here: Lobby) -> Html:
    """A page of the lobby."""
    pages = {
        "settings": preferences.screen,
        "history": history.screen,
        "days": archive.screen,
        "import": importing.screen,
        "damaged": damaged.screen,
    }
    return pages[here.page](model) if here.page in pages else frame("menu")[menu(model)]


SCREENS: dict[type[Screen], Callable[[Model, Any], Html]] = {
    Lobby: _lobby,
    BadAddress: _fault,
    Setup: new_form.screen,
    Rulebook: rulebook.screen,
    InRoom: room.frame,
    Puzzles: late.screen,
    Corner: late.question,
    Deals: late.fairness,
    Office: late.office,
    Table: tabletop,
    Look: tabletop,
    Challenge: comparing.screen,
}
"""The screens, by the kind of record that each is drawn from."""
