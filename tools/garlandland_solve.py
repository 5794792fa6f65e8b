"""The two-handed round of Garlandland, solved: strategies against which no play gains, found by discounted CFR.

Three rounds are solved: a tie may be worth half a win, or all of it to the one and nothing to the other, as when one
player needs one win and the other more. The last card is left out: the stronger row is never the worse one. What is
stored is in fifteenths. Where a strategy never comes by its own plays, and where a rival's slip leaves much to gain, it
is the best answer to a rival who slips.

    python -m tools.garlandland_solve    solve it anew (three minutes), store game/games/garlandland/bots/solved.py

It needs numpy, as pinned in tools/requirements.txt. The method is Brown and Sandholm's (2019), with their alpha 1.5,
beta 0.5 and gamma 2. What the stored strategies can lose is found by tools/garlandland_gain.py.
"""

from __future__ import annotations

from base64 import b85encode
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any, TypeAlias
from zlib import compress

import numpy as np

from game.bots import outcome
from game.games.garlandland.bots.duel import PARTS, ROWS, Duel, told, worths
from game.games.garlandland.bots.table import AGAINST, TIES, WHOLE, unpacked
from game.games.garlandland.bots.tree import BEST, HANDS, LAST, PLAYS
from game.games.garlandland.rules.hands import CARDS

Array: TypeAlias = Any
Tables: TypeAlias = list[Array]
"""By cards laid, a table with the axes own row, rival's row, hand and, mostly, which of its two cards is laid."""

FILE = Path(__file__).parent.parent / "game" / "games" / "garlandland" / "bots" / "solved.py"
STEPS = 300
ALPHA, BETA, GAMMA = 1.5, 0.5, 2.0
SLIPS, NEVER = 1e-6, 1e-6
CLEAR, PASSES = 0.05, 3
"""The least gain of a better answer, as a share of the round; and the number of times that each strategy answers."""
WIDE = 108
TURNS = range(LAST)
LEFT = [len(CARDS) - laid for laid in TURNS]
SHAPES = [(ROWS[laid], ROWS[laid], HANDS[laid], 2) for laid in TURNS]
HEAD = '''"""The two-handed round, solved: written by `python -m tools.garlandland_solve`."""

STRATEGIES: dict[str, str] = {
'''
MIDDLE = '''}
"""By what a tie is: a digit from 0 to f for every own row, hand and rival's row, compressed, in base 85."""

OPENINGS: dict[str, tuple[int, ...]] = {
'''
TAIL = '''}
"""The same: for each first hand what the earlier and the later card are worth, in hundred-thousandths."""
'''


def step(laid: int) -> Array:
    """How a hand and the card laid of it lead to spots and hands one turn later."""
    ways = np.zeros((HANDS[laid], 2, LEFT[laid], HANDS[laid + 1]))
    for hand, plays in enumerate(PLAYS[laid]):
        for which, (spot, after) in enumerate(plays):
            ways[hand, which, spot, after] = 1 / len(after)
    return ways.reshape(HANDS[laid] * 2, -1)


STEP = [step(laid) for laid in TURNS]


def kernel(tie: float) -> Array:
    """The mean share that the card laid of each hand wins against each rival's hand, a row of three on each side.

    A win is 1, a loss -1.
    """
    ends = np.array(BEST).reshape(ROWS[-1], -1)
    wins = np.sign(ends[:, None, :, None] - ends[None, :, None, :]).astype(float)
    wins[wins == 0] = 2 * tie - 1
    return (STEP[-1] @ wins @ STEP[-1].T).reshape(ROWS[-1] ** 2, *STEP[-1].shape)


def reach(plays: Tables) -> Tables:
    """The probability of each hand by the player's plays and draws alone."""
    found = [np.full((1, 1, HANDS[0]), 1 / HANDS[0])]
    for laid in TURNS[:-1]:
        rows, left = ROWS[laid], LEFT[laid]
        after = (found[laid][..., None] * plays[laid]).reshape(rows, rows, -1) @ STEP[laid]
        after = after.reshape(rows, rows, left, -1).transpose(0, 2, 1, 3).reshape(rows * left, rows, -1)
        found.append(np.repeat(after, left, axis=1))
    return found


def worth(rival: Tables, wins: Array, own: Tables | None) -> Tables:
    """The worth of either card times the probability of the rival's row; then come the player's plays, or the best."""
    weights = (reach(rival)[-1][..., None] * rival[-1]).reshape(ROWS[-1], ROWS[-1], -1, 1)
    found = [(wins @ weights.transpose(1, 0, 2, 3).reshape(ROWS[-1] ** 2, -1, 1)).reshape(SHAPES[-1])]
    for laid in TURNS[-2::-1]:
        rows, left = ROWS[laid], LEFT[laid]
        then = found[0].max(-1) if own is None else (found[0] * own[laid + 1]).sum(-1)
        then = then.reshape(rows, left, rows, left, -1).sum(3).transpose(0, 2, 1, 3).reshape(rows, rows, -1)
        found.insert(0, (then @ STEP[laid].T).reshape(SHAPES[laid]))
    return found


def solve(tie: float) -> tuple[Tables, Tables]:
    """The strategies of a player to whom a tie is worth `tie`, and of the rival to whom it is worth the rest."""
    wins = kernel(tie), kernel(1 - tie)
    plays = [[np.full(shape, 0.5) for shape in SHAPES] for _ in wins]
    regrets, means = ([[np.zeros(shape) for shape in SHAPES] for _ in wins] for _ in range(2))
    for count in range(STEPS):
        found = [worth(plays[1 - side], wins[side], plays[side]) for side in (0, 1)]
        for side in (0, 1):
            reached = reach(plays[side])
            for laid in TURNS:
                mean, regret, play = means[side][laid], regrets[side][laid], plays[side][laid]
                mean *= (count / (count + 1)) ** GAMMA
                mean += reached[laid][..., None] * play
                regret *= np.where(regret > 0, _kept(count, ALPHA), _kept(count, BETA))
                regret += found[side][laid] - (found[side][laid] * play).sum(-1, keepdims=True)
                play[:] = shares(regret, regret)
    one, other = ([shares(*each) for each in zip(means[side], regrets[side], strict=True)] for side in (0, 1))
    for _ in range(PASSES):
        one, other = settled(one, other, wins[0]), settled(other, one, wins[1])
    return one, other


def _kept(count: int, power: float) -> float:
    """The weight of the sums so far at step `count` of discounted CFR."""
    part = float(count**power)
    return part / (part + 1)


def shares(parts: Array, else_by: Array) -> Array:
    """The chances in proportion to what is positive; where nothing is, the best by the other table."""
    positive = np.maximum(parts, 0)
    whole = positive.sum(-1, keepdims=True)
    best = (else_by >= else_by.max(-1, keepdims=True)).astype(float)
    return np.where(whole > 0, positive / np.where(whole > 0, whole, 1), best / best.sum(-1, keepdims=True))


def settled(own: Tables, rival: Tables, wins: Array) -> Tables:
    """The strategy with the best answer to a rival who slips, where it never comes by its own plays or gains by it.

    It gains where the rival has laid what it never would; what that costs against the best of all rivals is measured.
    """
    slipping = [table * (1 - 2 * SLIPS) + SLIPS for table in rival]
    found = []
    every = zip(own, worth(slipping, wins, None), reach(slipping), reach(own), strict=True)
    for table, bring, theirs, ours in every:
        gain = bring[..., :1] - bring[..., 1:]
        whole = theirs.sum(-1).transpose(1, 0)[..., None, None]
        clear = (abs(gain) > 2 * CLEAR * whole) | (ours[..., None] < NEVER)
        earlier = np.where(clear, gain >= 0, table[..., :1])
        found.append(np.concatenate([earlier, 1 - earlier], axis=-1))
    return found


def packed(plays: Tables) -> str:
    """A strategy as it is stored: a hexadecimal digit for each fraction, own row, then hand, then rival's row."""
    parts = [np.rint(table[..., 0] * PARTS).astype(int).transpose(0, 2, 1).ravel() for table in plays]
    digits = "".join(f"{part:x}" for part in np.concatenate(parts))
    return b85encode(compress(bytes.fromhex(digits + "0" * (len(digits) % 2)), 9)).decode()


def write() -> None:
    """Solves the three rounds and stores the strategies, and what the first cards are worth against them."""
    names = "even", "ahead", "behind"
    solved = solve(TIES["even"])[:1] + solve(TIES["ahead"])
    stored = dict(zip(names, map(packed, solved), strict=True))
    texts = "".join(f'    "{name}": "".join((\n{_lines(text)}\n    )),\n' for name, text in stored.items())
    openings = "".join(f'    "{name}": (\n{_figures(opening(name, stored))},\n    ),\n' for name in names)
    FILE.write_text(HEAD + texts + MIDDLE + openings + TAIL, encoding="utf-8")


def opening(name: str, stored: Mapping[str, str]) -> list[int]:
    """The worths of both cards of each first hand, in hundred-thousandths."""
    duel = Duel(unpacked(stored[AGAINST[name]]), TIES[name])
    found = outcome(worths(duel, 0, (0, 0), told(duel.rival, 0, 0, 0), tuple(range(HANDS[0]))))
    return [round(worth * WHOLE) for both in found for worth in both]


def _lines(text: str) -> str:
    return "\n".join(f'        "{text[at : at + WIDE]}",' for at in range(0, len(text), WIDE))


def _figures(numbers: Sequence[int]) -> str:
    indent = " " * 8
    return fill(", ".join(map(str, numbers)), 116, initial_indent=indent, subsequent_indent=indent)


if __name__ == "__main__":
    write()
