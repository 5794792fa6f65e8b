"""What others see of the site before they come: a page for each game and language, its pictures, and the manifest.

Nothing of it is fetched by a first visit to the app, nor kept for use offline, but the manifest.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping

from game import shelf
from game.office import fronts
from game.ui.html import Html
from game.words import LANGUAGES, words_of
from game.words.languages import USUAL
from tools.work import HERE

PICTURES = HERE / "static" / "pictures"
SITE = "FUDABA_SITE"
"""The variable with the address of the site: programs that show previews want that of a picture whole."""
Write = Callable[[str, bytes], None]
Fill = Callable[[str, Mapping[str, str]], bytes]


def site() -> str:
    """The address at which the site will lie, with a slash behind it; empty where nobody has said."""
    said = os.environ.get(SITE, "").rstrip("/")
    return f"{said}/" if said else ""


def own() -> Html:
    """What stands in index.html for previews of links to the room."""
    return fronts.preview(None, USUAL, site())


def write(write: Write, fill: Fill) -> None:
    """Write the pages, each filled into front.html, and their pictures."""
    template = (HERE / "front.html").read_text(encoding="utf-8")
    for path, slots in fronts.pages(site()).items():
        write(path, fill(template, slots))
    for file in sorted(PICTURES.glob("*.jpg")):
        write(f"pictures/{file.name}", file.read_bytes())


def manifest(template: str) -> bytes:
    """The manifest: its pictures and the shortcuts to the games are those that there are."""
    facts = json.loads(template)
    facts["shortcuts"] = [
        {
            "name": " ".join(dict.fromkeys(words_of(lang, game)("title") for lang in reversed([*LANGUAGES]))),
            "url": f"./#/{game.name}",
            "icons": [{"src": "icon-192.png", "sizes": "192x192", "type": "image/png"}],
        }
        for game in shelf.GAMES.values()
    ]
    facts["screenshots"] = [
        {
            "src": fronts.picture(game, USUAL, narrow),
            "sizes": "x".join(map(str, fronts.NARROW if narrow else fronts.WIDE)),
            "type": "image/jpeg",
            "form_factor": "narrow" if narrow else "wide",
            "label": words_of(USUAL, game)("title"),
        }
        for narrow in (False, True)
        for game in shelf.GAMES.values()
    ]
    return json.dumps(facts, ensure_ascii=False, indent=2).encode()
