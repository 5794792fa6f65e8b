"""The page on the deals of a game: a deal by its name, the lines that deal it, own deals beside chance."""

from __future__ import annotations

from typing import Any

from game import shelf
from game.core.game import Game
from game.core.match import Match
from game.fairness import deals, odds
from game.fairness.asking import SHOWN
from game.fairness.fair import fair_of
from game.fairness.lines import program, run
from game.fairness.saying import words_for
from game.ui.html import (
    Html,
    Node,
    a,
    button,
    code,
    div,
    form,
    h2,
    h3,
    input_,
    label,
    nav,
    p,
    pre,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from game.ui.model import Model, links
from game.ui.model.late import FAIR, address_of_deal
from game.ui.model.notices import notice
from game.ui.places import Deals
from game.ui.view.parts import copy, folded, frame, head, home, rules_link, scrolling
from game.words import Words, words_of

MANY = 20
"""More cards than this in a row lie behind a fold."""
SURE, RARE = 0.05, 0.01
"""Below these parts a picture is unusual, and rare."""
WIDEST = 0.92
"""The part of a bar's place that the longest one takes."""


def screen(model: Model, here: Deals) -> Html:
    """All that there is to say about the deals of a game."""
    words = words_for(model.device.lang, here.game)
    inside = [
        head(words("fair.title", title=words("title"))),
        _games(words, here),
        p[words("fair.text")],
        _deal(model, words, here),
        _lines(model, words, here),
        _own(model, words, here.game),
        _bots(model, words, here.game),
        rules_link(words, here.game),
        p(".row")[home(words)],
    ]
    return frame(FAIR, here.game)[section(".notice.new.fair")[inside]]


def _games(words: Words, here: Deals) -> Html:
    """The games to choose from; the deal stays."""
    ways = [
        a(".chip", href=f"#/{game.name}/{FAIR}", id=f"fair-{game.name}")(
            aria_current="page" if game == here.game else None
        )[words_of(words.lang, game)("title")]
        for game in shelf.GAMES.values()
        if FAIR in game.late
    ]
    return nav(".row", aria_label=words("fair.games"))[ways]


def _deal(model: Model, words: Words, here: Deals) -> list[Node]:
    """The name to be typed, the seats, and the cards that follow."""
    bad = {"aria_invalid": "true", "aria_describedby": "notice"} if model.warned else {}
    field = input_(id="deal", name="deal", maxlength="40", autocapitalize="off", spellcheck="false")
    row = form(".row", data_do="fair", autocomplete="off")[
        label(for_="deal")[words("deal.name")],
        field(value=here.typed if model.warned else here.deal, **bad)[()],
        button(type="submit", id="show-deal")[words("fair.show")],
    ]
    seats = [
        a(".chip", href=address_of_deal(here.game, here.deal, n), id=f"fair-seats-{n}")(
            aria_current="true" if n == here.seats else None
        )[words("new.n", n=n)]
        for n in here.game.seats
    ]
    told = notice(model, words) if model.warned else _shown(model, words, here)
    chosen = nav(".row", aria_label=words("new.seats"))[seats]
    return [h2[words("fair.deal")], p[words("fair.how")], row, chosen, told]


def _shown(model: Model, words: Words, here: Deals) -> Html:
    """The cards that the lines deal, and whether the game deals the same; or why they are not shown."""
    frame = div(".dealt", id=SHOWN, tabindex="-1")
    if why := deals.hidden(model, here.game, here.deal):
        return frame[p(".warning")[words.sentences([words.say(why), words("fair.by-hand")])]]
    found, fair = run(program(here.game, here.deal, here.seats)), fair_of(here.game)
    match = Match.begin(here.game, here.deal, (here.game.usual,) * here.seats)
    alike = words("fair.same" if found == fair.dealt(match.state) else "fair.differs")
    told = words.sentences([words("fair.ran"), alike])
    usual = p(".small")[words("fair.usual")]
    return frame[p[told], usual, [_part(model, words, here.game, name, part) for name, part in found.items()]]


def _part(model: Model, words: Words, game: Game, name: str, part: Any) -> Node:
    """One part of a deal: a sentence about a seat, a row of cards, or a row for each seat."""
    drawn, key = fair_of(game).drawn, f"fair.part.{name}"
    match part:
        case int(seat):
            return p[words(key, seat=seat)]
        case str(card):
            return [h3[words(key)], drawn(words, [card])]
        case [[*_], *_]:
            return [h3[words(key)], [_of_seat(words, game, name, seat, held) for seat, held in enumerate(part)]]
        case []:
            return None
    return _row(model, words, name, drawn(words, part), len(part))


def _of_seat(words: Words, game: Game, name: str, seat: int, cards: list[str]) -> Html:
    """The cards of a seat."""
    owner = span(".owner", id=f"{name}-{seat}")[words.seat(seat)]
    group = div(".opened-hand", role="group", aria_labelledby=f"{name}-{seat}")
    return group[owner, fair_of(game).drawn(words, cards)]


def _row(model: Model, words: Words, name: str, cards: Html, n: int) -> Node:
    """A row of cards; many of them behind a fold."""
    said = words(f"fair.part.{name}")
    if n <= MANY:
        return [h3[said], cards]
    toggle, shown = folded(model.device.folds, f"fair-{name}", said, div(".all-cards"), lambda: cards)
    return [p[toggle], shown]


def _lines(model: Model, words: Words, here: Deals) -> list[Html]:
    """The lines that deal, to be read and copied."""
    frame = scrolling(".wide.lines", words("fair.lines"))
    lines = pre(id="program", lang="en", translate="no")[code[program(here.game, here.deal, here.seats)]]
    ways = p(".row")[copy(words, "lines", "fair.copy", model.copied, data_copy_of="program")]
    return [h2[words("fair.lines")], p[words("fair.lines-text")], frame[lines], ways]


def _own(model: Model, words: Words, game: Game) -> list[Node]:
    """Own deals beside what chance gives, with what that tells."""
    found = odds.counted(model.device.stored, game)
    title = h2[words("fair.own")]
    if not found.n:
        return [title, p[words("fair.figure")], p[words("fair.own-none")]]
    newest = p(".small")[words("fair.own-newest", n=found.n)] if found.more else None
    told = p(id="own-deals")[words.sentences(_judged(words, found))]
    return [title, p[words("fair.figure")], _table(words, found), told, newest, p(".small")[words("fair.own-note")]]


def _judged(words: Words, found: odds.Counted) -> list[str]:
    """Whether own deals look as chance has them, in plain words; that there are too few or only few, where that is."""
    if found.n < odds.LEAST:
        return [words("fair.own-few", n=found.n, least=odds.LEAST)]
    part = odds.as_uneven(found.own, found.chance)
    key = "usual" if part >= SURE else "odd" if part >= RARE else "rare"
    said = words(f"fair.own-{key}", n=found.n, part=max(1, min(99, round(100 * part))))
    return [said, words("fair.own-little", n=found.n)] if found.n < odds.MANY else [said]


def _table(words: Words, found: odds.Counted) -> Html:
    """A line for each group with a bar as long as its number, and a mark where chance would have it."""
    most = max((*found.own, *found.chance)) / WIDEST
    heads = ("fair.group", "fair.own-head", "fair.chance-head")
    rows = [
        tr[
            th(scope="row")[words(f"fair.group.{i}")],
            td(".number")[own],
            td(".number")[f"{chance:.1f}"],
            td(".bars", aria_hidden="true")[
                span(".bar", style=f"--n: {own / most:.3f}")[()],
                span(".by-chance", style=f"--n: {chance / most:.3f}")[()],
            ],
        ]
        for i, (own, chance) in enumerate(zip(found.own, found.chance, strict=True))
    ]
    top = thead[tr[[th(".number" if i else "", scope="col")[words(key)] for i, key in enumerate(heads)], td[()]]]
    return scrolling(".wide", words("fair.table"))[table(".list.figures.chances")[top, tbody[rows]]]


def _bots(model: Model, words: Words, game: Game) -> list[Node]:
    """What bots see, and where one can look."""
    last = deals.last(model, game)
    way = a(".button.quiet", href=links.address_with_moves(last, 0), id="to-last")[words("fair.last")] if last else None
    return [h2[words("fair.bots")], p[words("fair.bots-text")], p(".row")[way] if way else None]
