"""What a robot does that takes longer than a press, and has to be looked at on the way: tabs, links, no room."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from game.command.attacks import good, nasty
from game.command.attacks.visitor import Visitor
from game.core.chance import Dice
from game.shelf import GAMES
from game.words import words_of
from tests.browser.site import FILL, FILLED
from tools.robot.glance import Differs, Glance, stored_match
from tools.robot.robot import Robot

PAGES = ("#/", "#/days", "#/problems", "#/statistics", "#/history", "#/settings", "#/import", "#/poker")
ROOMS = ("", "/new", "/rules", "/lesson", "/today", "/problems", "/practice", "/fairness", "/nowhere")
LONGEST_STORM = 8
NOTHING: Mapping[str, str] = {}
WITHOUT_ROOM = 3
"""The most moves that are made while nothing can be stored."""
LATER = re.compile(r'"saved":\d+|,?"hint"')
"""In a stored match, when it was stored, and that a hint was seen: of one asked for before, that comes at any time."""


def two_tabs(robot: Robot) -> None:
    """The match is opened in a second tab, which looks on or plays it for a while; then the first one goes on."""
    if robot.dice.below(2):
        robot.move()  # the bots answer it in either of the tabs
    first, second = robot.tab, robot.tab.another()
    robot.tab = second
    try:
        taken = elsewhere(robot)
        robot.tab = first
        first.front()
        if taken:
            gives_way(robot)
    finally:
        robot.tab = first
        second.close()
        first.front()


def elsewhere(robot: Robot) -> bool:
    """In the second tab: whether it has taken the match over, and perhaps played on."""
    robot.tab.goto(robot.url + robot.address)
    page = robot.until(lambda page: looks_on(page) or page.over == "true", "looked on in a second tab")
    if not page.taken or robot.dice.below(3) == 0:
        return False
    take_over(robot)
    robot.agreed()
    for _ in range(robot.dice.below(3)):
        robot.dice.choice((robot.move, robot.move, robot.undo))()
        at_rest(robot)
    return True


def gives_way(robot: Robot) -> None:
    """In the first tab: it says that it has lost the match, changes nothing of it, and takes it back."""
    robot.until(looks_on, "said that another tab plays this match")
    before = kept(robot)
    robot.undo()
    robot.pressed("#play")
    heard(robot)
    robot.until(looks_on, "looked on any more")
    unchanged(before, robot, "while the tab looked on")
    take_over(robot)


def take_over(robot: Robot) -> None:
    """The match is played in this tab from now on."""
    robot.pressed("#take-over")
    robot.until(lambda page: not page.taken, "took the match over")


def looks_on(page: Glance) -> bool:
    """Whether the page only looks on, and asks for nothing."""
    return page.taken and not page.asked and not page.legal


def storm(robot: Robot) -> None:
    """Links of all sorts, faster than the page can follow; it shows the last one, and the match stays as it is."""
    before = at_rest(robot)
    addresses = [nasty.text(robot.dice, links(robot.dice)) for _ in range(robot.dice.below(LONGEST_STORM))]
    last = robot.dice.choice([each for each in links(robot.dice) if opened(each).url == each])
    for each in (*addresses, last):
        robot.tab.evaluate(f"void (location.hash = {json.dumps(each)})")
    there = opened(last, robot.look().stored).screen
    robot.until(lambda page: (page.hash, page.screen) == (last, there), f"showed {there} at {last}")
    unchanged(before, robot, f"under {addresses}")
    robot.tab.evaluate(f"void (location.hash = {robot.address!r})")
    robot.agreed()
    unchanged(before, robot, f"after {addresses}")


def links(dice: Dice) -> list[str]:
    """Addresses of every sort: deals, replays, pages, and some that name nothing."""
    return [*PAGES, *(f"#/{dice.choice([*GAMES])}{room}" for room in ROOMS), *good.addresses(dice)]


def opened(address: str, stored: Mapping[str, str] = NOTHING) -> Visitor:
    """The page in CPython, gone to this address."""
    visitor = Visitor("", stored)
    visitor.open(address)
    return visitor


def full(robot: Robot) -> None:
    """Another program takes all the room for some moves, which the page tells; all is stored once there is room."""
    if '"opened"' in at_rest(robot)[1]:  # a mark that goes with the first own move: the text gets shorter, and fits
        robot.move()
    before = at_rest(robot)
    if robot.look().over == "true":  # the bots ended it meanwhile: nothing more is stored
        return
    robot.tab.evaluate(f"({FILL})()")
    for _ in range(1 + robot.dice.below(WITHOUT_ROOM)):
        over = plays_on(robot)
        robot.until(says_full, "said that the storage is full")
        unchanged(before, robot, "though the storage is full")
        if over:
            break
    robot.tab.evaluate(f"void localStorage.removeItem({FILLED!r})")
    if over or plays_on(robot):
        robot.reload()  # no move follows that could be stored: the match is as it was
    else:
        robot.until(lambda page: not says_full(page), "stopped saying that the storage is full")


def plays_on(robot: Robot) -> bool:
    """Whether the match is over after a move and what the bots answer."""
    before = robot.look().turn or 0
    robot.move()
    page = robot.until(lambda page: page.waits and (page.turn or 0) > before, f"went on from move {before}")
    return page.over == "true"


def says_full(page: Glance) -> bool:
    """Whether the page warns that nothing can be stored."""
    return words_of(page.lang)("storage.full") in page.warnings


def at_rest(robot: Robot) -> tuple[str, str]:
    """Key and text of the stored match, once nothing is on its way any more."""
    heard(robot)
    robot.agreed()
    return kept(robot)


def heard(robot: Robot) -> None:
    """The page has answered all that was asked: it answers in order, and the last wish is another language."""
    other = "en" if robot.until(lambda page: bool(page.lang), "had a language").lang == "ja" else "ja"
    robot.pressed(f"#lang-{other}")
    robot.until(lambda page: page.lang == other, f"changed its language to {other}")


def kept(robot: Robot) -> tuple[str, str]:
    """Key and text of the stored match, without what may still come of a hint that was asked for before."""
    stored = robot.look().stored
    save = stored_match(stored, robot.address)
    return (save.key, LATER.sub("", stored[save.key])) if save else ("", "")


def unchanged(before: tuple[str, str], robot: Robot, when: str) -> None:
    """Differs unless the match is stored as it was before."""
    if (after := kept(robot)) != before:
        raise Differs(f"the stored match has changed {when}", before, after)
