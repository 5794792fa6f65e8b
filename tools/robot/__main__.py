"""Robots play through the page of dist/ in every engine that is here; a failure prints the line that repeats it.

python3 build.py robot [--engine NAME] [--game NAME] [--matches N] [--turns N] [--seed TEXT]
"""

from __future__ import annotations

import argparse
import shlex
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from game.core.game import Game
from game.shelf import GAMES
from tests.browser.engines.drivers import STARTS, absent, driven
from tests.browser.site import STAND, Site
from tools.robot.glance import Differs
from tools.robot.play import play
from tools.robot.robot import SETTINGS, Robot, begin
from tools.robot.tabs import SeleniumTab
from tools.work import tell


def main() -> int:
    """Let the robots play; 1 when one of them has found something."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", choices=STARTS)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=3, help="of each game in each engine (default: 3)")
    parser.add_argument("--turns", type=int, default=40, help="things done in each match (default: 40)")
    parser.add_argument("--seed", default="robot")
    parser.add_argument("--match", type=int, help="only the one with this number, as a failure names it")
    args = parser.parse_args()
    found = 0
    for engine in [args.engine] if args.engine else STARTS:
        if why := absent(engine):
            tell(f"not tried: {why}")
        else:
            found += in_engine(engine, args)
    return int(found > 0)


def in_engine(engine: str, args: argparse.Namespace) -> int:
    """The number of matches in which something was found in this engine."""
    found, folder = 0, tempfile.TemporaryDirectory()
    numbers = range(args.matches) if args.match is None else range(args.match, args.match + 1)
    games = [GAMES[args.game]] if args.game else [*GAMES.values()]
    with folder as home, driven(engine, Path(home)) as driver:
        site, tab = Site(Path(home, "site")), SeleniumTab(driver)
        try:
            for game in games:
                since, done = time.monotonic(), Counter[str]()
                for n in numbers:
                    driver.goto(site.url + STAND)
                    driver.run("localStorage.clear(); localStorage['fudaba:settings'] = arguments[0]", SETTINGS)
                    found += not one(tab, site.url, game, f"{args.seed}-{n}", args.turns, done)
                acts = ", ".join(f"{act} {times}" for act, times in sorted(done.items()))
                tell(f"{engine}, {game.name}: {len(numbers)} matches, {time.monotonic() - since:.0f} s; {acts}")
        finally:
            site.kill()
    return found


def one(tab: SeleniumTab, url: str, game: Game, name: str, turns: int, done: Counter[str]) -> bool:
    """Whether the page and the replay agreed through a match; what was found is told otherwise."""
    robot = Robot(tab, url, begin(game, name), name)
    try:
        play(robot, turns)
    except Differs as differs:
        seed, _, n = name.rpartition("-")
        again = ("python3", "build.py", "robot", "--game", game.name, "--seed", seed, "--match", n)
        tell(f"{differs}\nafter {'; '.join(robot.done[-12:])}\n{robot.address}\n{shlex.join(again)} --turns {turns}")
    else:
        return True
    finally:
        done.update(act.split()[0] for act in robot.done)
    return False


if __name__ == "__main__":
    sys.exit(main())
