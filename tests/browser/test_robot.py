"""The robot, for a moment: it plays every game through the page, and finds a page that is not the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from game.core.game import Game
from game.shelf import GAMES
from tests.browser.site import Site
from tests.every import few, seldom
from tests.matches import ALL, name
from tools.robot.glance import Differs, compare
from tools.robot.play import BESIDES, play, sit_down, step
from tools.robot.robot import SETTINGS, Robot, begin
from tools.robot.tabs import PlaywrightTab

TURNS = 5


def robot_at(page: Page, site: Site, game: Game) -> Robot:
    page.evaluate("text => localStorage.setItem('fudaba:settings', text)", SETTINGS)
    return Robot(PlaywrightTab(page), site.url, begin(game, "short-1"), "short-1")


@pytest.mark.parametrize("game", few(ALL), ids=name)
def test_a_robot_finds_the_page_the_save_and_the_replay_alike(game: Game, page: Page, site: Site) -> None:
    robot = robot_at(page, site, game)
    play(robot, TURNS)
    assert robot.done


@seldom
def test_a_robot_does_everything_that_it_can_do(page: Page, site: Site) -> None:
    robot = robot_at(page, site, GAMES["garlandland"])
    match = sit_down(robot)
    for act in (Robot.move, *BESIDES):
        match = step(robot, match, act)
        assert match.asked is not None


CHANGES = {
    "another card in the hand": "document.querySelector('#hand button').id = 'c999'",
    "a card of somebody else": "document.querySelector('.rivals').insertAdjacentHTML('beforeend', '<i id=c13></i>')",
    "the face of a card": "document.querySelector('main use').setAttribute('href', '#garlandland-none')",
    "a move that is none": "document.querySelector('#legal option').value = 'XX'",
    "a move that is not stored": "document.querySelector('main').dataset.turn = '7'",
    "a save that cannot be replayed": (
        "for (const [key, text] of Object.entries(localStorage)) "
        "if (key.startsWith('fudaba:match:')) localStorage[key] = text.replace('\"moves\":[', '\"moves\":[\"XX\"')"
    ),
}


def test_a_robot_finds_a_page_that_is_not_the_replay(page: Page, site: Site) -> None:
    robot = robot_at(page, site, GAMES["garlandland"])
    sit_down(robot)
    before = page.evaluate("[document.querySelector('main').outerHTML, document.getElementById('legal').innerHTML]")
    for change in CHANGES.values():
        page.evaluate(f"void (() => {{ {change} }})()")
        with pytest.raises(Differs):
            compare(robot.look(), robot.address)
        page.evaluate(
            "([main, legal]) => { document.querySelector('main').outerHTML = main;"
            " document.getElementById('legal').innerHTML = legal; }",
            before,
        )
