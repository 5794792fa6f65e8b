"""Takes the pictures of real tables that previews of links and the installation show: static/pictures.

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
from game.words import LANGUAGES
from game.words.languages import USUAL
from tools.bench import sites
from tools.bench.browser import FLAGS
from tools.previews import PICTURES
from tools.work import DIST, tell

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


def main() -> None:
    """Take all of them."""
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright, sites.served(DIST, "/") as site:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=[*FLAGS])
        for game in (None, *shelf.GAMES.values()):
            tell(f"pictures of {game.name if game else 'the room'} ...")
            for lang in LANGUAGES:
                taken(browser, site.address, game, lang, fronts.WIDE)
            if game:
                taken(browser, site.address, game, USUAL, fronts.NARROW)
        browser.close()


def taken(browser: Browser, address: str, game: Game | None, lang: str, size: tuple[int, int]) -> None:
    """One picture: the table of a match that is stored, or the menu."""
    scale = SCALES[size]
    seen = ViewportSize(width=round(size[0] / scale), height=round(size[1] / scale))
    context = browser.new_context(
        viewport=seen, device_scale_factor=scale, locale=LOCALES.get(lang, lang), color_scheme="light"
    )
    where = ""
    if game:
        save = Save("picture", middle(game), (), 1)
        where = links.address(save.match)
        stored = {save.key: save.text(), "fudaba:settings": json.dumps({"pace": "step"})}
        script = f"for (const each of Object.entries({json.dumps(stored)})) localStorage.setItem(...each)"
        context.add_init_script(f"if (location.host) {{ {script} }}")
    page = context.new_page()
    page.goto(address + where)
    page.wait_for_selector("html[data-state=ready]")
    page.wait_for_timeout(REST)
    name = fronts.picture(game, lang, narrow=size == fronts.NARROW)
    page.screenshot(path=PICTURES / Path(name).name, type="jpeg", quality=QUALITY)
    context.close()


if __name__ == "__main__":
    main()
