"""One robot at one table: what it can do with one tab, and how it comes to agree with the page."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from game.command.attacks import good
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import ME, Match
from game.ui.model import links
from tools.robot.glance import LOOK, Differs, Glance, compare, seen
from tools.robot.tabs import Tab

PATIENCE = 60.0
"""Seconds in which the page and the replay must come to agree; on a busy machine a start alone may take 30."""
NEXT_LOOK = 0.03
"""Seconds between one look and the next."""
SIZES = ((320, 568), (360, 740), (740, 360), (1280, 800), (2560, 1440))
MASHED = ("Enter", " ", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "Escape", "Home", "u", "h", "w", "1", "?", "/")
LONGEST_MASH = 12
SETTINGS = '{"pace":"fast","motion":"off"}'


class Robot:
    """A player without a plan; the same name does the same things."""

    def __init__(self, tab: Tab, url: str, match: Match, name: str) -> None:
        self.tab, self.url, self.address = tab, url, links.address(match)
        self.dice = Chance(f"robot/{name}")("acts")
        self.done: list[str] = []
        """What it has done, in order."""

    def look(self) -> Glance:
        """The page now."""
        return seen(str(self.tab.evaluate(LOOK)))

    def looks(self) -> Iterator[Glance]:
        """The page again and again, as long as PATIENCE lasts."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            yield self.look()
            time.sleep(NEXT_LOOK)

    def until(self, good: Callable[[Glance], bool], what: str) -> Glance:
        """The page, once it is not busy and this holds; results are put away meanwhile."""
        for page in self.looks():
            if page.reads and not page.taken:
                self.pressed("#put-away, #more")
            elif not page.busy and good(page):
                return page
        raise Differs(f"the page never {what}", page._replace(whole="", stored={}))

    def agreed(self) -> Match:
        """The match, once the page waits for its player and agrees with the replay; results are put away."""
        why = Differs("the page does not come to rest")
        for page in self.looks():
            try:
                if page.waits:
                    match = compare(page, self.address)
                    if not page.reads:
                        return match
                    self.pressed("#put-away, #more")
            except Differs as differs:
                why = differs
                self.come_back()
        raise why

    def come_back(self) -> None:
        """Back to the table, wherever the keys have led."""
        page = self.look()
        if page.hash != self.address and not page.busy:
            self.tab.evaluate(f"void (location.hash = {self.address!r})")

    def pressed(self, where: str) -> None:
        """A click by script, if the button is there: it may go away at any moment."""
        self.tab.evaluate(f"void document.querySelector({where!r})?.click()")

    def move(self) -> None:
        """A move that the page offers, typed into the line."""
        page = self.look()
        if not (page.asked and page.legal):
            return
        move = self.dice.choice(page.legal)
        self.tab.evaluate("void document.getElementById('main').focus()")
        self.tab.press("/")
        self.tab.evaluate(f"void (document.getElementById('line').value = {move!r})")
        self.tab.evaluate("void document.getElementById('command').requestSubmit()")

    def undo(self) -> None:
        """The last move is taken back."""
        self.pressed("[data-do=undo]")

    def hint(self) -> None:
        """Advice."""
        self.pressed("[data-do=hint]")

    def reload(self) -> None:
        """The page is loaded again, without waiting for anything."""
        self.tab.goto(self.url + self.look().hash)

    def back_and_forth(self) -> None:
        """To the menu, back, forward, and back to the table, faster than the page can follow."""
        self.tab.evaluate("void (location.hash = '#/')")
        for way in ("back", "forward", "back")[: 1 + self.dice.below(3)]:
            self.tab.evaluate(f"void history.{way}()")

    def language(self) -> None:
        """The other language."""
        self.pressed(self.dice.choice(("#lang-ja", "#lang-en")))

    def size(self) -> None:
        """Another window."""
        self.tab.resize(*self.dice.choice(SIZES))

    def twice(self) -> None:
        """Two presses on a card, or on the button, in one moment."""
        cards = self.look().hand or ["play"]
        for where in (f"#{self.dice.choice(cards)}", "#play"):
            self.pressed(where)
            self.pressed(where)

    def mash(self) -> None:
        """Many keys, one after the other."""
        for _ in range(1 + self.dice.below(LONGEST_MASH)):
            self.tab.press(self.dice.choice(MASHED))


def begin(game: Game, name: str) -> Match:
    """The match that the robot of this name sits down to, against bots that need little time, with any options."""
    dice = Chance(f"robot/{name}")("table")
    rivals = tuple(dice.choice([*game.levels][:2]) for _ in range(dice.choice(game.seats) - 1))
    return Match.begin(game, f"robot-{dice.below(10_000)}", (ME, *rivals), good.options(dice, game))
