"""A hint: what the strongest bot would play now, why, and what would be next best."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from game.core.match import Match
from game.core.review import NAMED, forms_of
from game.core.rules import Choice, Facts, Saying
from game.ui.effects import Polite
from game.ui.model import Model, Step, covering, days, scene
from game.ui.model.kinds import guided
from game.ui.model.notices import LONG, LONG_WIDE, MOST
from game.ui.places import MENU
from game.ui.play import twice
from game.ui.play.playing import marked, stored
from game.ui.protocol import Env
from game.ui.view import Scene, View, advice, view_of
from game.ui.view.parts import columns
from game.words import words_of

Named: TypeAlias = tuple[tuple[str, str], ...]
"""Cards, each with its name."""
HINT = "hint"
"""What marks a match in which there was one."""


def unaided(model: Model) -> bool:
    """Whether the match is one player's alone and has had no help yet, which would mark it."""
    return model.table is not None and not model.table.marks and len(model.people) == 1


def is_forced(model: Model) -> bool:
    """Whether the player is asked and has one move only: to be shown that is no help, and costs nothing."""
    match = model.match if model.asked else None
    return match is not None and len(match.game.rules.moves(match.seen(model.seat))) == 1


def spends(model: Model, what: str, env: Env) -> Step | None:
    """The warning what help, `hint` or `undo`, costs, at the first press in every match that would still count.

    None where nothing would be lost, and at the second press: no single slip of a key takes a match out of the record.
    """
    table = model.table
    if table is None or not unaided(model) or table.sure == what or (what == HINT and is_forced(model)):
        return None
    if _counts_for_its_day(model, env):
        return twice.asked(model, what, (f"days.sure-{what}", {}), env)
    return twice.asked(model, what, (f"table.sure-{what}", {}), env)


def _counts_for_its_day(model: Model, env: Env) -> bool:
    """Whether the match is of the deal of this very day, and the first one of it."""
    day = model.match and days.of_a_day(model.match)
    if model.match is None or day is None or day != days.day_of(env.now):
        return False
    found = days.played(model.device.stored).get((model.match.game.name, day.isoformat()), days.Played())
    return not found.first


THINKING = "hint.thinking"
"""What stands in the place of a hint while it is worked out, and how that can be stopped; on a phone by no key."""
STOPPED = "notice.hint-stopped"
"""What stands there once it was stopped; no hint itself, so that it stays under the buttons."""

MOST_ALONE = 2
"""Of so many moves the second best is not named: it is the other one. Another press shows it with its reason."""
JUDGED = "judged"
"""The fact of a hint that holds all moves, the best first, where another press shows another one."""
ONLY = ("reason.only", "reason.alike", "reason.lost", "reason.finish")
"""How the reasons begin after which no second move is named: that no other would do, or any, or that this one wins."""


def has_second(model: Model) -> bool:
    """Whether a hint is shown beside which there is a second best move, which the next press shows."""
    return bool(model.notice and model.notice[0].startswith(HINT) and "next" in model.notice[1])


def other(model: Model) -> tuple[tuple[Choice, ...], bool] | None:
    """All moves as the hint that is shown judged them, and whether the next press shows the second best.

    None where no hint is shown that has another one beside it.
    """
    if model.notice is None or not model.notice[0].startswith(HINT) or JUDGED not in model.notice[1]:
        return None
    return model.notice[1][JUDGED], has_second(model)


def thinking(model: Model, env: Env) -> Step:
    """The page says at once, to the ear as well, that a hint is worked out; the page asks for it then."""
    said: Saying = THINKING + ("" if env.wide else "-touch"), {twice.ASKED: (HINT, env.now)}
    aloud = words_of(model.device.lang).say(said)
    return Step(model._replace(notice=said, warned=False), (Polite(aloud),))


def stopped(model: Model) -> Step:
    """The hint is no longer wanted and will not be shown, which is said, to the ear as well."""
    said: Saying = STOPPED, {}
    return Step(model._replace(notice=said), (Polite(words_of(model.device.lang).say(said)),))


def sought(model: Model) -> bool:
    """Whether a hint is still to be worked out."""
    return model.notice is not None and model.notice[0].startswith(THINKING) and model.asked


def thought(model: Model, match: Match, seat: int) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves as the hint judges them, the best first; beside a coach what that has thought, so that they agree."""
    game, seen = match.game, match.seen(seat)
    coached = advice.known(game.explained(game.strongest), seen, seat) if guided(model) else None
    return coached or (yield from game.adviser(seen, seat, match.dice(seat)))


def along(
    model: Model, match: Match, seat: int, choices: tuple[Choice, ...], *, second: bool
) -> Generator[None, None, Named]:
    """The cards that the same bot would choose with the move shown in one press, each with its name; mostly none."""
    view, here = view_of(match.game), scene(model, match)
    move = choices[_shown(here, view, choices, second=second)].move
    n, cards = view.follows(here, move)
    if n == len(cards):
        return cards
    found: list[str] = []
    for _ in range(n):
        match = match.play(move)
        choices = yield from thought(model, match, seat)
        move = choices[0].move
        found.extend(view.cards_of(scene(model, match), move))
    return tuple(each for each in cards if each[0] in found)


def hint(model: Model, choices: tuple[Choice, ...], env: Env, with_it: Named = (), *, second: bool = False) -> Step:
    """What a bot would play, or its second best, and why, of all moves, the best first, of which it gives one at least.

    The cards are selected, and named as well. What lies open over the table closes, so that they are in sight. The
    focus goes to the first card, where Enter plays them; of a move without cards to the button named after it, and so
    it does where cards are chosen with the move.
    """
    table = model.table
    if table is None:
        return Step(model)
    here, view = scene(model, table.match), view_of(table.match.game)
    move = choices[_shown(here, view, choices, second=second)].move
    cards = view.cards_of(here, move)
    marks = table.marks if len(choices) == 1 else marked(model, table, HINT)
    lifted = tuple(card for card, _ in with_it) or cards
    table = table._replace(ticked=lifted, offered=lifted or (move,), marks=marks, sure="")
    table = table._replace(hints={**table.hints, table.match.moves: choices})
    aloud, notice = _said(here, view, choices, LONG_WIDE if env.wide else LONG, second=second)
    named = [here.words("hint.cards", cards=here.words.list(name for _, name in with_it))] if with_it else []
    spent = [here.words("hint.spent")] if marks and unaided(model) else []
    covers = view.covers and (MENU, *view.covers)
    device = model.device.keeping(lambda fold: fold in covering.LASTING or bool(covers and fold not in covers))
    model = model.on(table)._replace(notice=notice, device=device)
    said = Polite(here.words.sentences([aloud, *named, *spent]))
    return stored(Step(model, (said,), grab=True, focus=next(iter(cards), move)), env)


def _said(here: Scene, view: View, choices: tuple[Choice, ...], room: int, *, second: bool) -> tuple[str, Saying]:
    """The hint for the ear, which is told all its cards, and for the eye in few words, as they are in sight.

    Where room lacks the eye is not told the second move; of a reason too long even so the last sentence gives way.

    A game with an entry `hint.own` has its own words for it. Of two moves the second is not named, though it is shown
    next, nor is one that the reason names; and none beside the only one that would do, or beside the `second`.
    """
    key, at = "hint.own" if "hint.own" in here.words else "hint", _second(here, view, choices)
    told, keys = choices[_shown(here, view, choices, second=second)], [key]
    named, whole = view.brief_clause(here, told.move), view.clause(here, told.move)
    facts: Facts = {"why": told.reason}
    if second:
        facts, keys = {**facts, JUDGED: choices}, [f"{key}-second"]
        named = _apart(here, view, told.move, choices[0].move)
    elif at and not told.reason[1].get("why", told.reason)[0].startswith(ONLY):
        facts = {**facts, "next": _apart(here, view, choices[at].move, told.move), JUDGED: choices}
        keys = [key] if len(choices) <= MOST_ALONE or NAMED in told.reason[1] else [f"{key}-beside", key]
    for_eye: list[Saying] = [(each, {**facts, "move": named}) for each in keys]
    aloud = here.words(keys[0], **facts, move=whole)
    return aloud, next((each for each in for_eye if _fits(here, each, room)), None) or _short(here, for_eye[-1])


def _apart(here: Scene, view: View, move: str, other: str) -> str:
    """A move in few words, or with all its cards where the other one is called the same."""
    named = view.brief_clause(here, move)
    return named if named != view.brief_clause(here, other) else view.clause(here, move)


def _shown(here: Scene, view: View, choices: tuple[Choice, ...], *, second: bool) -> int:
    """The place of the move that a hint shows: the best, or the second best where there is one."""
    return (_second(here, view, choices) or 0) if second else 0


def _second(here: Scene, view: View, choices: tuple[Choice, ...]) -> int | None:
    """The place of the second best move, which is another choice to a player; None where there is none."""
    best, *rest = (choice.move for choice in choices)
    return next((n for n, move in enumerate(rest, start=1) if not view.alike(here, best, move)), None)


def _fits(here: Scene, said: Saying, room: int) -> bool:
    """Whether what is said has room in so many columns."""
    return columns(here.words.say(said)) <= room


def _short(here: Scene, said: Saying) -> Saying:
    """A hint for three lines of a phone: with its whole reason, or the longest form of that which has room there."""
    key, facts = said
    forms: list[Saying] = [(key, {**facts, "why": why}) for why in forms_of(facts["why"])]
    return next((each for each in forms if _fits(here, each, MOST)), forms[-1])
