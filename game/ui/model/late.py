"""What a page fetches when it is first asked for: rules, problems, practice, deals, bots' eyes, rooms, the office.

They are no part of what every start has in its memory. Wherever the page leads there, it is by this module alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from game import shelf
from game.core.game import Game
from game.core.rules import Choice, Saying
from game.ui.effects import Assertive, Print
from game.ui.html import Html, a
from game.ui.model import Model, Step
from game.ui.places import BadAddress, Corner, Deals, Office, Puzzles
from game.ui.protocol import OPENS, Env
from game.words import Words, words_of

if TYPE_CHECKING:
    from game.ui.view import Scene

PAGE = "problems"
"""`#/problems`, `#/<game>/problems`, and with `?deal=` one of them."""
CORNER = "practice"
"""`#/<game>/practice`: the practice corner."""
FAIR = "fairness"
"""`#/fairness`, `#/<game>/fairness`, and with `?deal=` one of its deals: how cards follow from a name."""
SHEETS = "sheets"
"""`#/<game>/sheets`: what can be printed of a game."""
RULES = "rules"
"""`#/<game>/rules`: the rules of a game, whose pages and words lie in its folder `book`."""
OFFICE = ("statistics", "made")
"""`#/statistics`: what finished matches come to; `#/made`: how the room is made."""
KEY = "fudaba:problems"
"""Where it is stored which problems a player has solved."""
MISSING: Saying = ("late.missing", {})
AT_A_PROBLEM = frozenset(
    """start open lang arrive storage claimed lost tick propose pick pick-cards play enter line twice clear fold into
    hear visit hand-of log note-away keys set mute look turn to-end problem import""".split()
)
"""The messages that a problem answers; it is no match that is stored, taken back or played on."""


def ways(words: Words, game: Game, root: str = "", sheets: bool = True) -> list[Html]:
    """The ways to what a game has here; `root` is what stands before the `#` of their addresses."""
    pages = (*game.late, SHEETS) if sheets else game.late
    return [
        a(".button.quiet", href=f"{root}#/{game.name}/{page}", id=f"to-{page}")[words(f"menu.{page}")]
        for page in pages
        if page != FAIR
    ]


def way_to_deal(words: Words, game: Game, to: str = "", root: str = "") -> Html | None:
    """The way to how a game is dealt, or to the cards of a deal at this address; None for a game that does not tell."""
    way = a(".plain-link", href=to or f"{root}#/{game.name}/{FAIR}", id="to-fairness")
    return way[words("fair.way")] if FAIR in game.late else None


def address_of_deal(game: Game, deal: str, seats: int) -> str:
    """The address of the cards of a deal for this number of seats."""
    return f"#/{game.name}/{FAIR}?deal={deal}&seats={seats}"


def is_at_problem(model: Model) -> bool:
    """Whether a problem is on the table, or a line of one."""
    table = model.table or (model.look.origin if model.look else None)
    return table is not None and table.problem is not None


def is_wanted(model: Model, do: str, url: str) -> bool:
    """Whether a message leads here: an address of these pages, or somebody looks with a bot's eyes."""
    path = url.removeprefix("#/").partition("?")[0]
    rooms = (room for game in shelf.GAMES.values() for room in game.rooms)
    leads = bool({PAGE, CORNER, FAIR, SHEETS, RULES, *OFFICE, *rooms} & {*path.split("/")})
    return leads if do in OPENS else do.startswith("eyes") and model.look is not None


def missing(model: Model) -> Step:
    """That what is wanted could not be fetched."""
    return Step(model.on(BadAddress(MISSING)), (Assertive(words_of(model.device.lang).say(MISSING)),))


def opened(model: Model, game: Game | None, query: str, _: Env) -> Step:
    """The problems of the day, those of a game, or one of them."""
    from game.problems import asking

    return asking.opened(model, game, query)


def corner(model: Model, game: Game, _: str, env: Env) -> Step:
    """A round of the practice corner of a game."""
    from game.problems import practice

    return practice.opened(model, game, env.random)


def answered(model: Model, what: str, _: Env) -> Step:
    """An answer in the practice corner, or a step to the next question; elsewhere nothing has been fetched for it."""
    if not isinstance(model.screen, Corner):
        return Step(model)
    from game.problems import practice

    return practice.answered(model, what)


def question(model: Model, here: Corner) -> Html:
    """The practice corner."""
    from game.problems import practice

    return practice.screen(model, here)


def said(model: Model, what: str, env: Env) -> Step:
    """A message of the table of a problem: `show`, `line`, `why-not`; elsewhere nothing has been fetched for it."""
    if not model.problem:
        return Step(model)
    from game.problems import asking

    return asking.said(model, what, env)


def tried(model: Model, move: str, env: Env) -> Step:
    """A move at the table of a problem."""
    from game.problems import asking

    return asking.tried(model, move, env)


def told(model: Model, short: bool = False) -> str:
    """What a problem asks, or what is said of the move tried or of its line; in `short` the question or verdict."""
    from game.problems import drawing

    return drawing.told(model, short)


def box(model: Model, here: Scene) -> Html | None:
    """The same on the table, with the hands that lie open."""
    from game.problems import drawing

    return drawing.box(model, here)


def laid(model: Model, here: Scene) -> Scene:
    """The scene of a problem that is solved, with its answer on the table."""
    from game.problems import drawing

    return drawing.laid(model, here)


def buttons(model: Model, here: Scene) -> list[Html]:
    """The ways on from a problem, beside the button that plays."""
    from game.problems import drawing

    return drawing.buttons(model, here)


def deals(model: Model, game: Game | None, query: str, env: Env) -> Step:
    """How the cards of a game follow from the name of a deal."""
    from game.fairness import asking

    return asking.opened(model, game, query, env)


def dealt(model: Model, deal: str, env: Env) -> Step:
    """The deal of this name there; elsewhere nothing has been fetched for it."""
    if not isinstance(model.screen, Deals):
        return Step(model)
    from game.fairness import asking

    return asking.said(model, deal, env)


def fairness(model: Model, here: Deals) -> Html:
    """The page on deals."""
    from game.fairness import drawing

    return drawing.screen(model, here)


def eyes(model: Model, which: str, env: Env) -> Step:
    """To look with the eyes of a bot at a match that is over, or no more."""
    if model.look is None:
        return Step(model)
    from game.fairness import eyes as of_bots

    return of_bots.asked(model, which, env)


def weighed(model: Model, choices: tuple[Choice, ...]) -> Step:
    """What the bot thinks of its moves is found out."""
    from game.fairness import eyes as of_bots

    return of_bots.weighed(model, choices)


def seen(model: Model, here: Scene) -> Html:
    """The same on the table."""
    from game.fairness import eyes as of_bots

    return of_bots.panel(model, here)


def worths(model: Model) -> Html:
    """All moves of the bot with what it thinks them worth."""
    from game.fairness import eyes as of_bots

    return of_bots.worths(model)


def screen(model: Model, here: Puzzles) -> Html:
    """The list of problems."""
    from game.problems import listing

    return listing.screen(model, here)


def page_of_office(name: str) -> Callable[[Model, Game | None, str, Env], Step]:
    """The way to a page of the office that is about no game in particular."""
    return lambda model, _, __, ___: Step(model.on(Office(name)))


def sheets(model: Model, game: Game, query: str, _: Env) -> Step:
    """What can be printed of a game; `part=` says which of it."""
    return Step(model.on(Office(SHEETS, game, query.removeprefix("part="))))


def printed(model: Model, _: str, __: Env) -> Step:
    """The sheet on the screen is printed."""
    is_sheet = isinstance(model.screen, Office) and model.screen.page == SHEETS
    return Step(model, (Print(),) if is_sheet else ())


def office(model: Model, here: Office) -> Html:
    """A page of the office."""
    from game.office import desk

    return desk.screen(model, here)


Opens: TypeAlias = Callable[[Model, Game | None, str, Env], Step]
"""What opens a page, of a game where it is about one; from the rest of its address."""
OF_NO_GAME: Mapping[str, Opens] = {PAGE: opened, FAIR: deals, **{name: page_of_office(name) for name in OFFICE}}
"""The pages of no game in particular that are fetched late, by their name in the address."""
OpensOfGame: TypeAlias = Callable[[Model, Game, str, Env], Step]
"""What opens a page of a game."""
OF_A_GAME: Mapping[str, OpensOfGame] = {PAGE: opened, CORNER: corner, FAIR: deals, SHEETS: sheets}
"""The pages of a game that are fetched late, by their name in the address."""
