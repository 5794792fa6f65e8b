"""What can be printed of a game: a score sheet, and where its cards are drawn for that, a deck to be cut out."""

from __future__ import annotations

from game.core.game import Game
from game.office.saying import words_for
from game.ui.html import Html, a, div, h2, p, section, span, table, tbody, td, th, thead, tr
from game.ui.model import Model
from game.ui.model.late import SHEETS
from game.ui.places import Office
from game.ui.view import view_of
from game.ui.view.parts import act, frame, head, home, rules_link
from game.words import Words

LINES = 20
"""Lines of a score sheet for rounds."""
CARDS = "cards"
"""`#/<game>/sheets?part=cards`: the deck."""


def screen(model: Model, here: Office) -> Html:
    """What can be printed, with a look at what the button prints; nothing else of the page is."""
    assert here.game
    game, words = here.game, words_for(model.device.lang, here.game)
    cutouts = view_of(game).cutouts
    part = CARDS if cutouts and here.part == CARDS else ""
    ways = [_way(words, game, "", part), _way(words, game, CARDS, part)] if cutouts else None
    said = [head(words("sheets.of", title=words("title"))), p(".row")[ways] if ways else None]
    text = p[words(f"sheets.text.{part or 'score'}")]
    prints = p(".row")[act(words, "print", "sheets.print", ".main"), home(words)]
    shown = cutouts(words) if cutouts and part else score_sheet(words, game)
    inside = section(".notice.new")[said, text, prints, rules_link(words, game)]
    return frame(SHEETS, game)[section(".cutout", aria_hidden="true")[shown], inside]


def _way(words: Words, game: Game, part: str, here: str) -> Html:
    """The way to one of the things to print; it says where one is."""
    to = f"#/{game.name}/{SHEETS}" + (f"?part={part}" if part else "")
    way = a(".button.quiet", href=to, id=f"part-{part or 'score'}", aria_current="page" if part == here else None)
    return way[words(f"sheets.{part or 'score'}")]


def score_sheet(words: Words, game: Game) -> Html:
    """An empty sheet: a column for each player, lines for the rounds, and one for the total."""
    seats = range(game.seats[-1])
    heads = [th(scope="col")[words("sheets.line")], [th(scope="col")[()] for _ in seats]]
    name = view_of(game).pad
    lines = [tr[th(scope="row")[name(words, n)], [td[()] for _ in seats]] for n in range(1, LINES + 1)]
    total = tr(".total")[th(scope="row")[words("sheets.total")], [td[()] for _ in seats]]
    top = [h2[words("title")], p(".blanks")[[span[words(f"sheets.{each}")] for each in ("date", "place")]]]
    return div(".leaf.scores")[top, table[thead[tr[heads]], tbody[lines, total]]]
