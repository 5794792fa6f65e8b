"""Broken and hostile links: each gets a sentence that names the fault, and a way on."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from game.core.match import BadMatch
from game.core.rules import Fault, Saying
from game.ui.model import attempts, links, outcome
from game.ui.model.attempts import Attempt
from game.words import words_of
from tests.browser import mirror
from tests.browser.conftest import GoTo
from tests.browser.table import Table, screen, show
from tests.every import few

Open = Callable[..., Page]
GAME = "#/garlandland?"
DEAL = f"{GAME}deal={mirror.DEAL}&v=1"
MOVES = mirror.link_with_moves(mirror.some_moves(10))
SCRIPT = "<script>globalThis.evil=1</script>"
IMAGE = '<img src=x onerror="globalThis.evil=1">'

SHORT = mirror.short_match()
DEAL_OF_SHORT = f"{GAME}deal={SHORT.deal}&v=1"
FIGURES = outcome.figures(SHORT)
RESULT = links.inflated(attempts.pack((Attempt("Aoi", SHORT),)), 10**6)
"""A result, as links hold it before it is packed."""
AOI = ("attempts.by", {"name": "Aoi"})

LEVELS = tuple(mirror.GAME.levels)
CHOICES = mirror.GAME.options[0].offers


def deal(name: str) -> Fault:
    return Fault("match.deal", deal=name, most=40)


def choice(name: str) -> Fault:
    return Fault("match.choice", option="goal", choice=name, choices=CHOICES)


def refusal(move: str) -> Saying:
    """Why this move cannot be the first one of the short match."""
    try:
        mirror.begin(SHORT.deal).replay([move])
    except BadMatch as fault:
        return fault.saying
    raise AssertionError(move)


def sent(text: str) -> str:
    """The address of the deal with this text in the place of results."""
    return f"{DEAL_OF_SHORT}&players=me,normal&attempts={links.deflated(text)}"


FAULTS = {
    "no name": ("#/?deal=x", Fault("link.shape")),
    "no slash": ("#garlandland", Fault("link.shape")),
    "unknown game": ("#/poker?deal=x", Fault("link.game", name="poker")),
    "game with markup": (f"#/{quote(SCRIPT)}", Fault("link.game", name=SCRIPT)),
    "long deal": (f"{GAME}deal={'a' * 10_000}", deal("a" * 10_000)),
    "longer than any link": (f"{GAME}deal={'a' * 200_000}", Fault("link.long")),
    "empty deal": (f"{GAME}deal=", deal("")),
    "deal with markup": (f"{GAME}deal={quote(SCRIPT)}", deal(SCRIPT)),
    "deal with an image": (f"{GAME}deal={quote(IMAGE)}", deal(IMAGE)),
    "deal in capitals": (f"{GAME}deal=Plum-River", deal("Plum-River")),
    "deal twice": (f"{DEAL}&deal=two", Fault("link.twice", name="deal")),
    "option with markup": (f"{DEAL}&{quote(SCRIPT)}=1", Fault("match.option", option=SCRIPT)),
    "choice with markup": (f"{DEAL}&goal={quote(IMAGE)}", choice(IMAGE)),
    "unknown option": (f"{DEAL}&speed=9", Fault("match.option", option="speed")),
    "unknown choice": (f"{DEAL}&goal=glory", choice("glory")),
    "unknown level": (f"{DEAL}&players=me,genius", Fault("match.level", level="genius", levels=LEVELS)),
    "level with markup": (f"{DEAL}&players=me,{quote(SCRIPT)}", Fault("match.level", level=SCRIPT, levels=LEVELS)),
    "too many players": (f"{DEAL}&players=me,easy,easy,easy,easy", Fault("match.seats", n=5, seats=mirror.GAME.seats)),
    "two of me": (f"{DEAL}&players=me,me", Fault("match.me")),
    "unknown shuffle": (f"{GAME}deal=x&v=99", Fault("match.newer", v=99, newest=1)),
    "shuffle of nonsense": (f"{GAME}deal=x&v=1e9", Fault("match.v", v="1e9", newest=1)),
    "cut moves": (MOVES[:-4], Fault("link.moves")),
    "moves of nonsense": (f"{DEAL}&moves=!!!", Fault("link.moves")),
    "moves without a deal": (f"{GAME}moves={MOVES.partition('moves=')[2]}", Fault("link.deal")),
    "results of nonsense": (f"{DEAL}&players=me,normal&attempts=!!!", Fault("link.moves")),
    "results that are cut": (sent(RESULT)[:-4], Fault("link.moves")),
    "a forged result": (
        sent(RESULT.replace(FIGURES, "won 9-0")),
        Fault("attempts.forged", who=AOI, result=outcome.result(SHORT)),
    ),
    "nine results": (
        sent("\n\n".join(("1", *(RESULT.partition("\n\n")[2] for _ in range(9))))),
        Fault("attempts.many", n=9, most=8),
    ),
    "a result with a move of no card": (
        sent(RESULT.replace(f"\n{SHORT.moves[0]}", "\nXV", 1)),
        Fault("attempts.refused", who=AOI, why=refusal("XV")),
    ),
    "a result of half a match": (sent(RESULT.rpartition("\n")[0]), Fault("attempts.unfinished", who=AOI)),
    "results of two people at one page": (
        sent(RESULT).replace("me,normal", "human,human"),
        Fault("attempts.seats"),
    ),
    "too many fields": (GAME + "&".join(f"a{n}=1" for n in range(100)), Fault("link.long")),
    "broken percent": (f"{GAME}deal=%zz", deal("%zz")),
}
"""Addresses and the fault that each must be told."""


def is_told(page: Page, fault: Fault, lang: str = "en") -> None:
    """The page shows the sentence, a way to the games, and nothing has run."""
    main = screen(page, "fault")
    expect(main).to_contain_text(words_of(lang, mirror.GAME).say(fault.saying))
    assert page.evaluate("globalThis.evil === undefined")
    assert page.locator("main script, main img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(main.inner_text()) < 600


@pytest.mark.parametrize("name", few([name for name in FAULTS if name != "moves without a deal"], 9))
def test_a_bad_link_gets_its_sentence_and_a_way_on(name: str, lasting: Page) -> None:
    address, told = FAULTS[name]
    show(lasting, address, "fault")
    is_told(lasting, told)
    lasting.click("#to-menu")
    screen(lasting, "menu")


def test_moves_without_a_deal_are_told_as_such(lasting: Page) -> None:
    test_a_bad_link_gets_its_sentence_and_a_way_on("moves without a deal", lasting)


@pytest.mark.parametrize("name", few(["cut moves", "unknown game", "deal with markup"], 3))
def test_a_bad_link_that_is_opened_first_loses_no_match(name: str, open_at: Open) -> None:
    address, told = FAULTS[name]
    stored = mirror.saved(mirror.some_moves(4, "kept-deal"))
    page = open_at(address, stored)
    is_told(page, told)
    assert mirror.stored(page) == {**stored, **mirror.FAST}
    page.click("#to-menu")
    screen(page, "menu")
    mirror.leads_to(page.locator(".waiting a"), "kept-deal")


def test_bad_links_one_after_the_other_in_an_open_page(go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table")
    Table(page)
    for name in ("unknown game", "long deal", "cut moves"):
        address, told = FAULTS[name]
        page.evaluate("hash => { location.hash = hash }", address)
        is_told(page, told)
    page.evaluate("hash => { location.hash = hash }", mirror.LINK)
    Table(page).lay(mirror.some_moves(1).moves[0])


def test_a_link_whose_moves_break_the_rules_offers_its_deal(go_to: GoTo) -> None:
    bad = mirror.some_moves(4)._replace(moves=(*mirror.some_moves(4).moves, "I", "I", "I"))
    page = go_to(mirror.link_with_moves(bad), "fault")
    why = Fault("illegal.hand", card="I").saying
    is_told(page, Fault("match.replay", n=5, move="I", why=why))
    page.click("#play-deal")
    table = Table(page)
    assert mirror.match_of(page).moves == ()
    table.lay(mirror.some_moves(1).moves[0])


def test_a_bad_link_is_told_in_japanese_too(lasting: Page) -> None:
    page = show(lasting, f"{GAME}deal={quote(SCRIPT)}", "fault")
    page.click("#lang-ja")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    is_told(page, deal(SCRIPT), "ja")
