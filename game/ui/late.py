"""What a page fetches when it is first asked for: problems, the practice corner and the office, in a zip of their own.

They are no part of what every start has in its memory. Wherever the page leads there, it is by this module alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.core.game import Game
from game.core.rules import Saying
from game.ui.effects import Assertive, Print
from game.ui.html import Html, a
from game.ui.model import Model, Step
from game.ui.places import BadAddress, Corner, Office
from game.ui.protocol import Env
from game.words import Words, words_of

if TYPE_CHECKING:
    from game.ui.places import Puzzles
    from game.ui.view import Scene

NAME = "late"
"""What the wire is asked to fetch."""
PAGE = "problems"
"""`#/problems`, `#/<game>/problems`, and with `?deal=` one of them."""
CORNER = "practice"
"""`#/<game>/practice`: the practice corner."""
SHEETS = "sheets"
"""`#/<game>/sheets`: what can be printed of a game."""
OFFICE = ("statistics", "made")
"""`#/statistics`: what finished matches come to; `#/made`: how the room is made."""
KEY = "fudaba:problems"
"""Where it is stored which problems a player has solved."""
AT_A_PROBLEM = frozenset(
    """start open lang arrive storage claimed lost tick propose pick pick-cards play enter line twice clear fold hear
    log set mute look turn to-end problem import""".split()
)
"""The messages that a problem answers; it is no match that is stored, taken back or played on."""


def ways(words: Words, game: Game, root: str = "") -> list[Html]:
    """The ways to what a game has here; `root` is what stands before the `#` of their addresses."""
    return [
        a(".button.quiet", href=f"{root}#/{game.name}/{page}", id=f"to-{page}")[words(f"menu.{page}")]
        for page in (*game.late, SHEETS)
    ]


def is_at_problem(model: Model) -> bool:
    """Whether a problem is on the table, or a line of one."""
    table = model.table or (model.look.origin if model.look else None)
    return table is not None and table.problem is not None


def is_wanted(url: str) -> bool:
    """Whether an address leads to what is fetched late."""
    path = url.removeprefix("#/").partition("?")[0]
    return bool({PAGE, CORNER, SHEETS, *OFFICE} & {*path.split("/")})


def missing(model: Model) -> Step:
    """That it could not be fetched."""
    saying: Saying = ("problem.missing", {})
    return Step(model.on(BadAddress(saying)), (Assertive(words_of(model.device.lang).say(saying)),))


def opened(model: Model, game: Game | None, query: str, _: Env) -> Step:
    """The problems of the day, those of a game, or one of them."""
    from game.problems import asking  # noqa: PLC0415

    return asking.opened(model, game, query)


def corner(model: Model, game: Game, _: str, env: Env) -> Step:
    """A round of the practice corner of a game."""
    from game.problems import practice  # noqa: PLC0415

    return practice.opened(model, game, env.random)


def answered(model: Model, what: str, _: Env) -> Step:
    """An answer in the practice corner, or the way on; elsewhere nothing has been fetched for it."""
    if not isinstance(model.screen, Corner):
        return Step(model)
    from game.problems import practice  # noqa: PLC0415

    return practice.answered(model, what)


def question(model: Model, here: Corner) -> Html:
    """The practice corner."""
    from game.problems import practice  # noqa: PLC0415

    return practice.screen(model, here)


def said(model: Model, what: str, env: Env) -> Step:
    """A message of the table of a problem: `show`, `line`, `why-not`; elsewhere nothing has been fetched for it."""
    if not model.problem:
        return Step(model)
    from game.problems import asking  # noqa: PLC0415

    return asking.said(model, what, env)


def tried(model: Model, move: str, env: Env) -> Step:
    """A move at the table of a problem."""
    from game.problems import asking  # noqa: PLC0415

    return asking.tried(model, move, env)


def told(model: Model) -> str:
    """What a problem asks, or what is said of the move that was tried."""
    from game.problems import drawing  # noqa: PLC0415

    return drawing.told(model)


def box(model: Model, here: Scene) -> Html | None:
    """The same on the table, with the hands that lie open."""
    from game.problems import drawing  # noqa: PLC0415

    return drawing.box(model, here)


def buttons(model: Model, here: Scene) -> list[Html]:
    """The ways on from a problem, beside the button that plays."""
    from game.problems import drawing  # noqa: PLC0415

    return drawing.buttons(model, here)


def screen(model: Model, here: Puzzles) -> Html:
    """The list of problems."""
    from game.problems import listing  # noqa: PLC0415

    return listing.screen(model, here)


def of_lobby(model: Model, name: str, query: str, env: Env) -> Step:
    """A page about no game in particular: the problems of the day, or a page of the office."""
    return opened(model, None, query, env) if name == PAGE else Step(model.on(Office(name)))


def sheets(model: Model, game: Game, query: str, _: Env) -> Step:
    """What can be printed of a game; `part=` says which of it."""
    return Step(model.on(Office(SHEETS, game, query.removeprefix("part="))))


def printed(model: Model, _: str, __: Env) -> Step:
    """The sheet on the screen is printed."""
    is_sheet = isinstance(model.screen, Office) and model.screen.page == SHEETS
    return Step(model, (Print(),) if is_sheet else ())


def office(model: Model, here: Office) -> Html:
    """A page of the office."""
    from game.office import desk  # noqa: PLC0415

    return desk.screen(model, here)


OF_A_GAME: Mapping[str, Callable[[Model, Game, str, Env], Step]] = {
    PAGE: opened,
    CORNER: corner,
    SHEETS: sheets,
}
"""The pages of a game that are fetched late, by their name in the address."""
