"""Takes the pictures of real tables: static/pictures for previews of links and the installation, and docs/table.png.

A table is HTML that a browser lays out, so only a browser can draw it; no build needs one, hence the pictures are kept.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from game import shelf
from game.bots import decide
from game.core.game import Game
from game.core.match import ME, Match
from game.office import fronts
from game.ui.model import links
from game.ui.model.saves import Save
from game.ui.view import view_of
from game.words import LANGUAGES
from game.words.languages import USUAL
from tools.bench import sites
from tools.bench.browser import FLAGS
from tools.previews import PICTURES
from tools.work import DIST, tell

README, DESK = Path("docs/table.png"), (1280, 800)
"""The picture of the README, the end of a round, and its size."""
WON = "table-24"
"""The deal of that round: the first seat wins it."""
DEAL, MOVES = "picture-4", 18
"""The deal of the pictures, and the moves after which they are taken at the next turn."""
REST = 1_200
"""Milliseconds until the cards have come to rest."""
SCALES = {fronts.WIDE: 5 / 6, fronts.NARROW: 5 / 4}
"""How large all is drawn, by the size of the picture: a wide one has the room of a desk, a narrow one of a phone."""
LOCALES = {"ja": "ja-JP", "en": "en-GB"}
QUALITY = 82


def middle(game: Game) -> Match:
    """A match of bots in its middle, where the first seat is asked."""
    match = Match.begin(game, DEAL, (ME, *(game.usual,) * (game.usual_seats - 1)))
    while match.asked is not None and (len(match.moves) < MOVES or match.asked):
        seat = match.asked
        match = match.play(decide(game.levels[game.usual], match.seen(seat), seat, match.dice(seat)))
    return match


def round_won() -> Match:
    """A match of which the first round has just been won."""
    game = next(iter(shelf.GAMES.values()))
    match = Match.begin(game, WON, (ME, game.usual))
    while not view_of(game).finished(match.state):
        seat = match.asked or 0
        match = match.play(decide(game.levels[game.usual], match.seen(seat), seat, match.dice(seat)))
    return match


def main() -> None:
    """Take all of them."""
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright, sites.served(DIST, "/") as site:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=[*FLAGS])
        for game in (None, *shelf.GAMES.values()):
            tell(f"pictures of {game.name if game else 'the room'} ...")
            match = middle(game) if game else None
            for lang in LANGUAGES:
                taken(browser, site.address, match, lang, fronts.WIDE, kept(game, lang))
            if game:
                taken(browser, site.address, match, USUAL, fronts.NARROW, kept(game, USUAL, narrow=True))
        taken(browser, site.address, round_won(), "en", DESK, README)
        browser.close()


def kept(game: Game | None, lang: str, *, narrow: bool = False) -> Path:
    """Where the picture of a game or of the room is kept."""
    return PICTURES / Path(fronts.picture(game, lang, narrow=narrow)).name


def taken(browser: Browser, address: str, match: Match | None, lang: str, size: tuple[int, int], path: Path) -> None:
    """One picture: the table of a match that is stored, or the menu."""
    scale = SCALES.get(size, 1)
    seen = ViewportSize(width=round(size[0] / scale), height=round(size[1] / scale))
    context = browser.new_context(
        viewport=seen, device_scale_factor=scale, locale=LOCALES.get(lang, lang), color_scheme="light"
    )
    where = ""
    if match:
        save = Save("picture", match, (), 1)
        where = links.address(save.match)
        stored = {save.key: save.text(), "fudaba:settings": json.dumps({"pace": "step"})}
        script = f"for (const each of Object.entries({json.dumps(stored)})) localStorage.setItem(...each)"
        context.add_init_script(f"if (location.host) {{ {script} }}")
    page = context.new_page()
    page.goto(address + where)
    page.wait_for_selector("html[data-state=ready]")
    page.wait_for_timeout(REST)
    page.screenshot(path=path, quality=QUALITY if path.suffix == ".jpg" else None)
    context.close()


if __name__ == "__main__":
    main()
