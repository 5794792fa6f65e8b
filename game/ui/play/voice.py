"""Announcements without a press: the screen on arrival, the news after a move, and last the question.

The setting `voice` says how much: `short`, in the words of the game's view; `full`, every line of the log; `own`,
nothing of what the others do, but the result of a round.
"""

from __future__ import annotations

from game.core.match import Match
from game.core.rules import Event, Saying
from game.ui.effects import Assertive, Effects, Polite, Speak, polite
from game.ui.model import Model, Step, days, holding, late, scene
from game.ui.model.kinds import guided, of_problem
from game.ui.places import BadAddress, InRoom, Lobby, Look, Table
from game.ui.play import choices, ending, stakes
from game.ui.play.unasked import auto
from game.ui.view import Scene, view_of
from game.ui.view.people import names
from game.ui.view.shown import rounds
from game.words import words_of

HUSH: Effects = (Polite(""), Assertive(""))
"""Clears both regions."""


def told(model: Model) -> Effects:
    """Announce the news of the last move; with several people at the device only public news.

    Of a round that begins nothing is told before the result of the one before has been read.
    """
    match = model.shown
    if model.curtain is not None or not match:
        return HUSH
    voice = view_of(match.game).heard(scene(model, match), "aloud")
    return (*polite([*_whole(model), coached(model)]), *([Speak(voice, model.device.lang)] if voice else []))


def opened(model: Model) -> Effects:
    """Announce the news of a new round, once the result of the last one is put away."""
    match = model.shown
    if model.curtain is not None or not match:
        return HUSH
    here = _heard_by_all(model, match)
    return polite(_said(model, match, here, _news(match, here)[1]))


def since(model: Model, whole: bool = False) -> list[str]:
    """The news since the player's last move that changed anything: in short, or every line of the log.

    Where nobody plays at the page it is the last move.
    """
    match = model.shown
    if not match:
        return []
    short, full = (_with_voice(model, voice) for voice in ("short", "full"))
    last = len(match.states) - 1
    brief: list[str] = []
    first = last
    for first in range(last, -1, -1):
        brief = [*_whole(_at(short, match, first)), *brief]
        mine = first > 0 and match.game.rules.to_move(match.states[first - 1]) == model.seat
        if brief and (mine or model.look or model.seat is None):
            break
    every = (line for n in range(first, last + 1) for line in _whole(_at(full, match, n))) if whole else brief
    return [*dict.fromkeys(every)]


def _with_voice(model: Model, voice: str) -> Model:
    """The model with another choice for the setting `voice`."""
    settings = {**model.device.settings, "voice": voice}
    return model._replace(device=model.device._replace(settings=settings))


def _at(model: Model, match: Match, n: int) -> Model:
    """The model as if only n moves had been made, at a table."""
    past = match.until(n)
    if isinstance(model.screen, Look):
        return model.on(Table(past, "", names=model.names, lifted=model.screen.lifted))
    return model.on(model.table._replace(match=past)) if model.table else model


def _whole(model: Model) -> list[str]:
    """The news of the last move, without a round that is not to be shown yet."""
    match = model.shown
    if not match:
        return []
    here = _heard_by_all(model, match)
    now, following = _news(match, here)
    after = [stakes.between(model, match, here)] if model.at_result else _said(model, match, here, following)
    return [*_said(model, match, here, now), *after]


def followed(before: Model, step: Step) -> Step:
    """The step with what a new screen announces, and with the question at the end if it is new.

    None that is answered by itself is asked. A page that has just been loaded keeps its focus, unless a table is there:
    its keys are to work at once.
    """
    model = step.model
    arrived = place(before) != place(model)
    if not arrived:
        step = step._replace(effects=_newly_coached(step.effects, before, model))
    known = " ".join(each.text for each in step.effects if isinstance(each, Polite))
    said = [each for each in _first_words(model) if each not in known] if arrived else []
    anew = arrived or not before.asked or (before.match, before.seat) != (model.match, model.seat)
    if model.asked and anew and not auto(model):
        said.append(question(model))
    grab = step.grab or (arrived and bool(before.device.page or model.match))
    return step._replace(effects=(*step.effects, *polite(said)), grab=grab)


def _newly_coached(effects: Effects, before: Model, after: Model) -> Effects:
    """These effects without the sentences that the coach said before a move and still says after it."""
    if before.problem or after.problem or before.match is after.match or not (said := coached(after)):
        return effects
    words = words_of(after.device.lang)
    known = words.sentences_of(coached(before))
    new = polite([words.sentences([each for each in words.sentences_of(said) if each not in known])])
    return tuple(told for each in effects for told in (new if each == Polite(said) else (each,)))


def _first_words(model: Model) -> list[str]:
    """The announcements on a new screen: its name, the line of a problem, the deal of a new match, the coach."""
    match = model.shown
    if match and model.ended:
        return [*ending.told(model, scene(model, match), rounds(match)), coached(model)]
    begins = _whole(model) if match and not match.moves and model.curtain is None else []
    look = model.look
    after = choices.turn_said(model, look) if look and of_problem(look) else ""
    return [where(model), after, *begins, coached(model)]


def place(model: Model) -> tuple[str, ...]:
    """The name of the screen; each match is a screen of its own."""
    match model.screen:
        case Table(id=name):
            return ("curtain" if model.curtain is not None else "ending" if model.ended else "table", name)
        case Look():
            return ("look",)
        case BadAddress(fault):
            return ("fault", str(fault))
        case Lobby(page):
            return (page,)
        case InRoom(game, name):
            return ("room", game.name, name)
    return (type(model.screen).__name__, model.game.name if model.game else "")


def where(model: Model) -> str:
    """At a table: the deal and the players; empty on other screens, whose name is told with the focus."""
    match = model.shown
    if model.curtain is not None or not match:
        return ""
    words = words_of(model.device.lang, match.game)
    called = names(words, match.players, model.names)
    return words("hear.where", title=words("title"), deal=days.of_deal(match.deal), names=called)


def question(model: Model) -> str:
    """The question to the player, or whom all wait for, in one sentence."""
    match = model.shown
    if not match:
        return ""
    here = scene(model, match)
    if look := model.look:
        return here.words.sentences([choices.turn_said(model, look)])
    on = here.words.say(read_first(model)) if model.at_result else ""
    return here.words.sentences([view_of(match.game).status(here), on])


def read_first(model: Model) -> Saying:
    """How to go on from a result: to the next round, or at the end to the result of all."""
    over = model.match is not None and model.match.asked is None
    return ("table.result-first", {"go": ("ending.show", {})}) if over else ("table.read-first", {})


def go_on_first(model: Model) -> Saying | None:
    """What lies there, and the button in the place of Play that goes on from it; None where there is none."""
    if model.at_result:
        return read_first(model)
    seat, key = model.thinking, step_key(model) if model.stepping else "lesson.on" if holding.holds(model) else ""
    if model.handing_over is not None:
        seat, key = model.handing_over, "curtain.hand-over"
    if not key:
        return None
    words = scene(model, model.match).words if model.match else words_of(model.device.lang)
    first = words("table.step-first", seat=seat, go=(key, {}))
    return "hear.said", {"text": words.sentences([*_whole(model), first])}


def coached(model: Model) -> str:
    """The sentence of the coach, or what a problem asks; empty for none."""
    if model.problem:
        return late.told(model)
    match = model.match if guided(model) else None
    return view_of(match.game).coach(scene(model, match)) if match else ""


def _said(model: Model, match: Match, here: Scene, news: tuple[Event, ...]) -> list[str]:
    """The sentences for some news of the last move, as many as the setting `voice` asks for."""
    how, view = model.device.settings["voice"], view_of(match.game)
    if not news:
        return []
    if how == "full":
        of_a_result = _ended(match) and not view.opens(news[0])
        said = [*(here.words.tell(event) for event in news), view.heard(here, "result") if of_a_result else ""]
    elif how == "own" and not (_ended(match) or _mine(model, match)):
        said = []
    else:
        said = view.told(here, news)
    return [here.words.sentences([each]) for each in said if each]


def _mine(model: Model, match: Match) -> bool:
    """Whether the last move was the player's own."""
    return len(match.states) < 2 or match.game.rules.to_move(match.states[-2]) == model.seat


def _heard_by_all(model: Model, match: Match) -> Scene:
    """The scene of whoever hears: the player, or a spectator where several people share the device."""
    here = scene(model, match)
    return here if len(model.people) == 1 else here._replace(seen=match.seen(None), seat=None, moves=())


def _news(match: Match, here: Scene) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """The news of the last move: (of its own round, of the next round if it ended that one)."""
    news: tuple[Event, ...] = here.seen.news
    if not _ended(match):
        return news, ()
    at = next((n for n, event in enumerate(news) if view_of(match.game).opens(event)), len(news))
    return news[:at], news[at:]


def _ended(match: Match) -> bool:
    """Whether the last move has ended a round."""
    finished = view_of(match.game).finished
    return len(match.states) > 1 and finished(match.states[-1]) > finished(match.states[-2])


def step_key(model: Model) -> str:
    """The words of the button by which a bot moves, one step at a time."""
    return "lesson.on" if model.halted else "table.step"
