"""Every screen of the room, each under an address of its own in one page."""

from __future__ import annotations

from game.core.chance import Chance
from game.core.match import ME, Match
from game.games.read_aloud.cards import codec as code
from game.games.read_aloud.language.effects import Nothing
from game.games.read_aloud.workshop import stored_decks as own
from game.problems import pool
from game.shelf import GAMES
from game.ui.model import attempts, links
from game.ui.model.attempts import Attempt
from tests.browser import mirror
from tests.every import EVERY, few
from tests.matches import played

DO_NOTHING = (Nothing(),)
MOVES = 40
"""The number of moves after which a match stands in the middle at the latest; a short one is over before."""
SHORT = mirror.short_match()
FAIR = [game.name for game in GAMES.values() if "fairness" in game.late]
"""The games that tell how their deals follow from their names."""


def middle(name: str) -> Match:
    """A match of this game with all its seats, in the middle of a round, where I am asked."""
    game = GAMES[name]
    match = Match.begin(game, "middle-1", (ME, *(next(iter(game.levels)),) * (game.seats[-1] - 1)))
    dice, asked = Chance("middle")("moves"), match
    while len(match.moves) < MOVES and match.asked is not None:
        match = match.play(dice.choice(game.rules.moves(match.state)))
        asked = match if match.asked == 0 else asked
    return asked


def challenge(deal: str) -> str:
    """The address of a deal with the results of two others."""
    sent = [Attempt(who, played(mirror.begin(deal), who)) for who in ("Aoi", "健")]
    return attempts.address(mirror.begin(deal), sent)


MIDDLES = {name: middle(name) for name in GAMES if name != mirror.GAME.name}
STORED = {
    **mirror.FAST,
    **mirror.saved(mirror.some_moves(6, "open-table-1"), "open"),
    **mirror.saved(mirror.some_moves(8, "last-turn-1"), "last"),
    **mirror.saved(mirror.some_moves(10, "round-over-1"), "round"),
    **mirror.saved(SHORT, "short"),
    **mirror.saved(played(mirror.begin("answered-1"), "mine"), "answered", 1_600_000_000_000),
    **{key: text for name, match in MIDDLES.items() for key, text in mirror.saved(match, name).items()},
}
"""What is stored beforehand."""


SCREENS = {
    "menu": ("", "menu"),
    "table": (mirror.link("open-table-1"), "table"),
    "end of a round": (mirror.link("round-over-1"), "table"),
    "result": (mirror.link(SHORT.deal), "result"),
    "look": (mirror.link_with_moves(mirror.some_moves(6)), "look"),
    "fault": ("#/poker", "fault"),
    "new match": ("#/garlandland/new", "new"),
    "settings": ("#/settings", "settings"),
    "history": ("#/history", "history"),
    "days": ("#/days", "days"),
    "challenge": (challenge("challenge-1"), "challenge"),
    "answered challenge": (challenge("answered-1"), "challenge"),
    "import": ("#/import", "import"),
    "score sheet": ("#/gang-of-four/sheets", "sheets"),
    "cut-out cards": ("#/garlandland/sheets?part=cards", "sheets"),
    "made": ("#/made", "made"),
    "statistics": ("#/statistics", "statistics"),
    "workshop": (f"#/read-aloud/workshop?own={code.pack((own.card(3, DO_NOTHING),))}", "workshop"),
    "curtain": (f"#/garlandland?deal={mirror.DEAL}&v=1&players=human,human", "curtain"),
    "problem": (f"#/gang-of-four/problems?deal={next(iter(pool.pool(GAMES['gang-of-four'])))}", "table"),
    "deals": ("#/garlandland/fairness?deal=plum-river-42", "fairness"),
    "practice": ("#/court-circular/practice", "practice"),
    "rules": ("#/garlandland/rules", "rules"),
    "lesson": ("#/garlandland/lesson", "table"),
    **{name: (links.address(match), "table") for name, match in MIDDLES.items()},
}
"""The address and the screen it shows."""
ALIKE = {
    **{f"deals of {name}": (f"#/{name}/fairness?deal=plum-river-42", "fairness") for name in MIDDLES if name in FAIR},
    **{f"rules of {name}": (f"#/{name}/rules", "rules") for name in MIDDLES},
    **{f"new match of {name}": (f"#/{name}/new", "new") for name in MIDDLES},
}
"""More of those that are there for every game."""
SCREENS |= ALIKE if EVERY else {}
FULLEST = [
    name for name in SCREENS if EVERY or name in ("menu", "table", "result", "look", "workshop", "rules", *MIDDLES)
]
"""Those on which most is drawn: what hardly differs from screen to screen is tried on them."""
SAMPLE = [name for name in SCREENS if name in FULLEST or name in few(SCREENS, 5)]
"""Those, and a fifth of the others."""
