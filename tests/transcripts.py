"""Whole matches as they are heard: somebody who sees nothing plays by the keys, and this is what the page says."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import NamedTuple

from game.bots import decide
from game.core.game import Game
from game.shelf import GAMES
from game.words import LANGUAGES
from tests.ui.page import Page

KEYS = ("keys", "hear asked", "hear hand", "hear table", "hear counts", "hear score")
"""What is asked for by the keys before the first move."""
DEAL = "heard-12"
REVIEW = 3
"""After so many turns the player asks what has happened, for a hint, and takes the move back."""
ASKED = ("hear last", "hear detail", "hint", "hint", "undo")
"""In these messages: of the first hint it is said what it costs."""


class Turn(NamedTuple):
    """What the player did, and what was said until something was to be done again."""

    did: str
    said: tuple[str, ...]
    focus: str = ""
    """What has got the focus, by its name."""
    status: str = ""
    """What is asked of the player now, as it stands on the page; empty when nothing is."""
    played: bool = True
    """Whether that was a move or the way to the next round; a key that is pressed asks for what is said."""


def match_heard(game: Game, lang: str, rivals: int = 2, deal: str = DEAL) -> list[Turn]:
    """A match against easy rivals; the player plays like one of them."""
    return _heard(game.name, lang, rivals, deal)


@cache
def _heard(name: str, lang: str, rivals: int, deal: str) -> list[Turn]:
    game = GAMES[name]
    level = "easy"
    players = ",".join(("me", *(level,) * min(rivals, game.seats[-1] - 1)))
    page = Page(f"#/{game.name}?deal={deal}&v=1&players={players}", lang=lang)
    turns = [_turn(page, "", _settled(page))]
    while page.match.asked is not None:
        if page.wire.model.at_result:
            turns.append(_did(page, "put-away"))
            continue
        count = sum(turn.played for turn in turns)
        if count == 1 and len(turns) == 1:
            turns += [_did(page, key)._replace(played=False) for key in KEYS]
            turns.append(_did(page, "line", "?")._replace(played=False))
        if count == REVIEW and turns[-1].played:
            turns += [_did(page, do)._replace(played=False) for do in ASKED]
        match = page.match
        move = decide(game.levels[level], match.seen(0), 0, match.dice(0))
        turns.append(_did(page, "line", move))
    return turns


def _did(page: Page, do: str, value: str = "") -> Turn:
    """A message, and all that is said until the player has something to do again."""
    page.said.clear()
    with page.only_the_last():
        page.send(do, value)
        grabbed = _settled(page)
    return _turn(page, f"{do} {value}".strip(), grabbed)


def _settled(page: Page) -> bool:
    """Whether anything has got the focus until the player has something to do again."""
    grabbed = bool(page.answer["grab"])
    with page.only_the_last():
        while page.answer["more"] is not None or page.way_on == "more":
            page.send("more")
            grabbed = grabbed or page.answer["grab"]
    return grabbed


def _turn(page: Page, did: str, grabbed: bool) -> Turn:
    said = tuple(sentence for _, sentence in page.said if sentence)
    status = re.search(r'id="status">(.*?)</p>', page.html)
    asked = html.unescape(status[1]) if status and page.wire.model.asked else ""
    return Turn(did, said, _name(page.html, page.answer["focus"]) if grabbed else "", asked)


def _name(page: str, of: str) -> str:
    """The name of what has this id: its label, else what stands in it."""
    found = re.search(rf'<(\w+)[^>]* id="{re.escape(of)}"[^>]*>(.*?)</\1>', page, re.DOTALL)
    if not found:
        return ""
    label = re.search(r'aria-label="([^"]*)"', found[0].split(">")[0])
    return html.unescape(label[1] if label else re.sub("<[^>]*>", "", found[2]))


def written(turns: list[Turn]) -> str:
    """The transcript as a text: `>` what was done, then a line for each announcement, `[...]` what has the focus."""
    lines: list[str] = []
    for turn in turns:
        lines += [f"> {turn.did}" if turn.did else "> (arrives)", *turn.said]
        lines += [f"[{turn.focus}]"] if turn.focus else []
    return "\n".join(lines) + "\n"


def signs_a_turn(turns: list[Turn]) -> float:
    """Characters that are announced for each move, on average."""
    played = [turn for turn in turns if turn.played]
    return sum(len(sentence) for turn in played for sentence in turn.said) / len(played)


def main() -> None:
    """Prints, for each game and language, how many turns the transcript has and the characters said in a turn."""
    for game in GAMES.values():
        for lang in LANGUAGES:
            turns = match_heard(game, lang)
            most = max(sum(map(len, turn.said)) for turn in turns if turn.played)
            played = sum(turn.played for turn in turns)
            print(f"{game.name} {lang}: {played} turns, {signs_a_turn(turns):.0f} characters a turn, at most {most}")


if __name__ == "__main__":
    main()
