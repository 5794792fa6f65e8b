"""The worker's end of the wire: requests in, answers out, both JSON text; one model, and one thought that counts.

Requests interleave: while a bot thinks, a click is answered. Whatever changes the match raises the generation, and a
thought that began in an older generation drops its result.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Mapping
from time import perf_counter
from typing import Any

from game.core.match import Match
from game.ui import app, playing, screens
from game.ui.model import Model, Step

SLICE = 0.008
"""Seconds that a bot may think before the page is heard again."""


class Wire:
    """Owns the model; `ask` is all that the page calls."""

    def __init__(self) -> None:
        self.model = Model()
        self.generation = 0

    async def ask(self, text: str) -> str:
        """The answer to a request; whatever goes wrong becomes an error view, never an exception."""
        n = 0
        try:
            request = json.loads(text)
            n = request["n"]
            step = await self.more(request["env"]) if request["do"] == "more" else self.message(request)
            answer = screens.answer(n, step)
        except Exception:
            answer = screens.broken(n, self.model, traceback.format_exc())
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    def message(self, request: Mapping[str, Any]) -> Step:
        """A message from the player becomes the next model."""
        step = app.update(self.model, request["do"], request["value"], request["env"])
        if step.model.match is not self.model.match:
            self.generation += 1
        self.model = step.model
        return step

    async def more(self, env: Mapping[str, Any]) -> Step:
        """The bot whose turn it is thinks and plays, unless something happens in the meantime."""
        if self.model.running:
            step = playing.look(self.model, "on", env)
            self.model = step.model
            return step
        match, generation = self.model.match, self.generation
        seat = self.model.thinking
        if match is None or seat is None:
            return Step(self.model)
        move = await think(match, seat)
        if generation != self.generation:
            return Step(self.model)
        self.generation += 1
        step = playing.advance(self.model, move, env)
        self.model = step.model
        return step


async def think(match: Match, seat: int) -> str:
    """The move of the bot in this seat, thought out in slices so that the worker goes on answering."""
    thought = match.game.levels[match.players[seat]](match.seen(seat), seat, match.dice(seat))
    since = perf_counter()
    while True:
        try:
            next(thought)
        except StopIteration as done:
            move: str = done.value[0].move
            return move
        if perf_counter() - since > SLICE:
            await asyncio.sleep(0)
            since = perf_counter()
