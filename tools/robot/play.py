"""A match of a robot: it does at random what people do, and looks at the page after each thing it has done."""

from __future__ import annotations

from collections.abc import Callable

from game.core.match import Match
from tools.robot import scenes
from tools.robot.robot import Robot

BESIDES: tuple[Callable[[Robot], None], ...] = (
    Robot.undo,
    Robot.hint,
    Robot.reload,
    Robot.back_and_forth,
    Robot.language,
    Robot.size,
    Robot.twice,
    Robot.mash,
    scenes.two_tabs,
    scenes.storm,
    scenes.full,
)
"""What it does besides playing."""


def play(robot: Robot, turns: int) -> Match:
    """Do this number of things, or fewer if the match is over sooner; Differs where page and replay do not agree."""
    match = sit_down(robot)
    for _ in range(turns):
        if match.asked is None:
            break
        match = step(robot, match, Robot.move if robot.dice.below(2) else robot.dice.choice(BESIDES))
    return match


def sit_down(robot: Robot) -> Match:
    """The match as the page has it at first."""
    robot.tab.goto(robot.url + robot.address)
    return robot.agreed()


def step(robot: Robot, match: Match, act: Callable[[Robot], None]) -> Match:
    """One thing, and then a look."""
    robot.done.append(f"{act.__name__} at {len(match.moves)}")
    act(robot)
    return robot.agreed()
