"""The same match in CPython: what the page must show, and what it must not."""

from __future__ import annotations

import json
import re
from functools import cache

from playwright.sync_api import Locator, Page, expect

from game.bots import decide
from game.core.match import Match
from game.games.garlandland.rules.hands import CARDS
from game.shelf import GAMES
from game.ui.model import links, names, saves
from game.words import words_of
from tests.kept import read

GAME = GAMES["garlandland"]
ME, BOT = 0, 1
PLAYERS = ("me", "normal")
DEAL = "plum-river-42"
FAST = {"fudaba:settings": '{"pace":"fast"}'}
"""Stored beforehand, so that a bot answers after 60 instead of 450 milliseconds."""


def link(deal: str) -> str:
    """The address of a deal."""
    return f"#/{GAME.name}?deal={deal}&v=1&players={','.join(PLAYERS)}"


LINK = link(DEAL)


def stored(page: Page) -> dict[str, str]:
    """All that the page has stored, by key."""
    texts: dict[str, str] = json.loads(page.evaluate("JSON.stringify({...localStorage})"))
    return texts


def saves_of(page: Page) -> tuple[saves.Save, ...]:
    """All matches that the page has stored, the newest first."""
    return read(stored(page)).good


def save_of(page: Page) -> saves.Save:
    """The newest save of the page."""
    return saves_of(page)[0]


def match_of(page: Page) -> Match:
    """The match that the page is in, replayed from its newest save."""
    return save_of(page).match


def begin(deal: str = DEAL) -> Match:
    """The match of a deal link before its first move."""
    return Match.begin(GAME, deal, PLAYERS)


def think(match: Match) -> str:
    """The move of the normal bot in the seat that is asked."""
    assert match.asked is not None
    return decide(GAME.levels["normal"], match.seen(match.asked), match.asked, match.dice(match.asked))


@cache
def short_match() -> Match:
    """A finished match of three rounds, all by the normal bot: my moves are a plan, the other's a forecast."""
    for n in range(1000):
        match = begin(f"plum-river-{n}")
        while match.asked is not None and match.state.round <= 3:
            match = match.play(think(match))
        if match.asked is None:
            return match
    raise AssertionError("no short match in a thousand deals")


@cache
def some_moves(n: int, deal: str = DEAL) -> Match:
    """A match in the middle, after n moves of the normal bot in both seats."""
    match = begin(deal)
    for _ in range(n):
        match = match.play(think(match))
    return match


def card_id(card: str, seat: int = ME) -> str:
    """The id of a card in the page."""
    return f"c{seat * len(CARDS) + CARDS.index(card)}"


def saved(match: Match, name: str = "abc123", at: int = 1_700_000_000_000) -> dict[str, str]:
    """What a browser would hold with this match in it."""
    save = saves.Save(name, match, (), at)
    return {save.key: save.text()}


def link_with_moves(match: Match) -> str:
    return links.address_with_moves(match)


def sentence(key: str, lang: str = "en", **facts: object) -> str:
    """What the page says for this key to somebody who plays against the normal bot."""
    shared = words_of(lang)
    return words_of(lang, GAME).named(names(shared, PLAYERS))(key, **facts)


def leads_to(way: Locator, deal: str) -> None:
    """Look whether a link leads to a match of this deal."""
    expect(way).to_have_attribute("href", re.compile(f"deal={deal}"))
