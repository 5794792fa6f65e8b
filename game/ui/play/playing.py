"""What is done at a table: a move and all that follows from it, undo, another match, looking and listening."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.core.rules import Fault, Saying
from game.ui.effects import Assertive, Claim, Go, Persist, Store, polite
from game.ui.model import Message, Model, Step, covering, late, links, peeked, saves, scene
from game.ui.places import KEY_LIST, LAID_OPEN, MENU, SHARE, Look, Table
from game.ui.play.judging import WHY
from game.ui.play.voice import go_on_first, opened, told
from game.ui.protocol import Env
from game.ui.settings import of_game
from game.ui.view import view_of
from game.words import words_of


def begun(model: Model, match: Match, env: Env, marks: tuple[str, ...] = (), called: tuple[str, ...] = ()) -> Step:
    """Put a new match on the table and store it; the names stay, and who sits at the page if they are asked first."""
    device = model.device._replace(held="" if model.taken else model.device.held)
    lifted = model.screen.lifted if isinstance(model.screen, Table | Look) else None
    seat = lifted if lifted == match.asked else None
    table = Table(match, env.random[:12], marks, called or model.names, lifted=seat)
    return stored(seated(model._replace(device=device), table), env)


def seated(model: Model, table: Table) -> Step:
    """Show a table and its address, and claim its save unless this tab holds it."""
    go = Go(links.address(table.match))
    if model.device.held == table.id:
        return Step(model.on(table), (go,))
    return Step(Model(model.device._replace(held=""), table), (go, Claim(table.id)))


def stored(step: Step, env: Env) -> Step:
    """Add the match to the stored ones, unless another tab plays it."""
    model, table = step.model, step.model.table
    if table is None or model.taken:
        return step
    table = table._replace(marks=aided(model, table))
    save = saves.Save(table.id, table.match, table.marks, env.now, table.names)
    written = Store(save.key, save.text())
    model = model.on(table).storing({**model.device.stored, written.key: written.text})
    return step._replace(model=model, effects=(*step.effects, written))


def aided(model: Model, table: Table) -> tuple[str, ...]:
    """The marks, with one for a trial of cards, if the cards were seen in a link, or if a setting helps the memory."""
    if table.match.deal.startswith(links.TRIAL):
        table = table._replace(marks=marked(model, table, "trial"))
    if not table.marks and peeked.at(model.device.stored, table.match):
        table = table._replace(marks=marked(model, table, peeked.MARK))
    game = table.match.game
    liked = of_game(model.device.settings, game)
    aids = [option for option in game.settings if option.kind == "aid" and liked[option.key] != option.default]
    return marked(model, table, "aid") if aids else table.marks


def play(model: Model, card: str, env: Env) -> Step:
    """The selected cards are played, with one pressed twice or drawn out; the focus goes to what can be chosen next."""
    if not (model.match and model.asked):
        return not_asked(model)
    here, view = scene(model, model.match), view_of(model.match.game)
    if card not in here.ticked and view.chosen(here._replace(ticked=(card,))):
        here = here._replace(ticked=view.tick(here.ticked, card))
    if not (move := view.chosen(here)):
        first = here._replace(ticked=(view.first_card(here),))
        return refused(model, ("table.choose", {}))._replace(grab=not here.ticked and bool(view.chosen(first)))
    step = line(model, move, env)
    return step._replace(grab=step.grab or step.model.match is not model.match)


def line(model: Model, text: str, env: Env) -> Step:
    """A move of the human at this page as a text, such as the line sends it."""
    if not (model.match and model.asked):
        return not_asked(model)
    try:
        return advance(put_all_away(model), model.match.game.rules.read(model.match.seen(model.seat), text), env)
    except Fault as fault:
        return refused(model, fault.saying)


def advance(model: Model, move: str, env: Env) -> Step:
    """The match after a move, whoever made it: saved, told, and with the cards that move."""
    table = model.table
    if table is None or table.problem:
        return late.tried(model, move, env) if table else Step(model)
    before, after = table.match, table.match.play(move)
    seat, view = model.seat, view_of(before.game)
    model = covering.played(model, before, after)
    if model.warned:
        model = model._replace(notice=None, warned=False)
    looked = table.ticked if may_look(model, before) and after.asked not in model.people else ()
    sure = "" if before.asked in model.people else table.sure  # undo may have been asked for while bots move
    model = model.on(
        table._replace(match=after, ticked=looked, offered=(), by_hand=False, sure=sure, rested=0, undone=())
    )
    rushed = model.hurries
    effects = (*(() if rushed else told(model)), *((Persist(),) if after.asked is None else ()))
    seen = before.seen(seat), after.seen(seat)
    cues, grab = () if rushed else view.cues(*seen, seat), model.stepping or model.at_result
    return stored(Step(model, effects, view.moved(*seen, seat), view.pause(*seen), cues, not rushed, grab), env)


def refused(model: Model, saying: Saying) -> Step:
    """A refusal with its reason, printed unless what is selected says it already; nothing else changes."""
    words = scene(model, model.shown).words if model.shown else words_of(model.device.lang, model.game)
    said = words.say(saying)
    if not (model.match and said in selection(model, model.match)):
        model = model._replace(notice=saying, warned=True)
    return Step(model, (Assertive(said),))


def selection(model: Model, match: Match) -> str:
    """What is said of the selected cards; empty without any."""
    return view_of(match.game).heard(scene(model, match), "selected") if model.table and model.table.ticked else ""


def not_asked(model: Model) -> Step:
    """The refusal when it is nobody's turn at this page, with what can be done instead, if anything."""
    return refused(model, go_on_first(model) or ("table.not-asked", {}))


def may_look(model: Model, match: Match) -> bool:
    """Whether cards can be looked at that nobody at the page can play now, or any more."""
    return view_of(match.game).looks and (model.thinking is not None or match.asked is None)


def selected(model: Model, table: Table, what: str = "selected") -> Step:
    """Tell what the selected cards of a table are, under this name among the read-outs, or that there are none."""
    model = (covering.unexplained(model) if table.ticked else model).on(table)
    here = scene(model, table.match)
    said = view_of(table.match.game).heard(here, what) if table.ticked else here.words("table.cleared")
    return Step(model, polite([said]))


def put_all_away(model: Model) -> Model:
    """The model after everybody at this device has put away the result of the last round."""
    table = model.table
    if table is None:
        return model
    done = view_of(table.match.game).finished(table.match.seen(model.seat))
    return model.on(table._replace(put_away=dict.fromkeys((*model.people, model.seat), done), unasked=0))


def pick(model: Model, move: str, _: Env) -> Step:
    """The cards of a move are selected, and in sight."""
    if not (model.table and model.asked):
        return not_asked(model)
    match = model.table.match
    here = scene(model, match)
    if move not in here.moves:
        return Step(model)
    cards = view_of(match.game).cards_of(here, move)
    return selected(covering.uncovered(model), model.table._replace(ticked=cards, offered=cards))


def clear(model: Model, at: str, _: Env) -> Step:
    """The open menu, keys, reason, hands close, else what is sent or lies over the table; else no card is selected."""
    folds = {*model.device.folds}
    if over := {MENU, KEY_LIST, WHY, LAID_OPEN} & folds or {SHARE} & folds:
        model = model._replace(device=model.device.keeping(lambda fold: fold not in over))
        if KEY_LIST in over and MENU not in over:
            return covering.after_keys(model, at)
        return Step(model, focus="toggle-menu" if MENU in over else SHARE if SHARE in over else "")
    if there := covering.over(model):
        return Step(covering.uncovered(model), focus=f"toggle-{there[0]}")
    if not (model.table and model.table.ticked):
        return Step(model)
    return selected(model, model.table._replace(ticked=()))


def put_away(model: Model, _: str, env: Env) -> Step:
    """Put away the result of the last round."""
    if not model.at_result:
        return Step(model, grab=True)
    model = put_all_away(model)
    if model.handing_over is not None:
        return hand_over(model, "", env)
    return Step(model, opened(model), grab=True)


def marked(model: Model, table: Table, mark: str) -> tuple[str, ...]:
    """The marks with one more; among several people at one device, help is their own affair."""
    return table.marks if mark in table.marks or len(model.people) > 1 else (*table.marks, mark)


def hand_over(model: Model, _: str, __: Env) -> Step:
    """Who has moved has seen what came of it and hands the device over: the curtain falls."""
    if model.table is None or model.handing_over is None:
        return Step(model)
    model = model.on(model.table._replace(lifted=None, ticked=()))
    return Step(model, told(model), grab=True)


def lift(model: Model, _: str, __: Env) -> Step:
    """The seat that is asked has sat down at the page, and hears what all may know of the last play."""
    if model.table is None or model.curtain is None:
        return Step(model)
    model = model.on(model.table._replace(lifted=model.curtain, ticked=(), unasked=0))
    return Step(model, told(model), reveals=True, grab=True)


def no_hint(model: Model, _: str, __: Env) -> Step:
    """A hint was asked for when it is nobody's turn at this page."""
    return not_asked(model)


MESSAGES: Mapping[str, Message] = {
    "hint": no_hint,
    "play": play,
    "pick": pick,
    "line": line,
    "clear": clear,
    "put-away": put_away,
    "hand-over": hand_over,
    "lift": lift,
}
