"""The worker's end of the wire: requests in, answers out, both JSON text; one model, and one thought that counts.

Requests interleave: while a bot thinks, a click is answered. Whatever changes the match raises the generation, and a
thought that began in an older generation drops its result. Answers are numbered as things happen, and what they have
the page store counts as stored at once, also for a request that left the page before it could store it.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping
from functools import reduce
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from game.core.match import Match
from game.core.rules import Choice
from game.core.texts import dumps, whole
from game.ui import app, screens
from game.ui.effects import Append, Effect, Forget, Store, after
from game.ui.lobby import checking, estimating
from game.ui.model import Model, Step, covering, holding, late, room
from game.ui.places import Look
from game.ui.play import hinting, playing, replay, searching, turning, twice, unasked, voice
from game.ui.protocol import OPENS, Answer, Env, Request
from game.ui.send import sharing
from game.ui.table import looking

Fetch: TypeAlias = Callable[[str], Awaitable[None]]
"""fetch(page) makes importable what comes late, from the origin of the address of the page."""
T = TypeVar("T")
SLICE = 0.008
"""Seconds that a bot may think before the page is heard again."""
PROGRESS = 0.25
"""Seconds that a longer search may last before the page is told how far it is."""

BEHIND: tuple[tuple[Callable[[Model], Generator[None, None, Any] | None], Callable[[Model, Model, Any], Step]], ...] = (
    (room.work, room.worked),
    (estimating.work, estimating.worked),
)
"""The work of a screen that goes on behind it: what is next, and the step after it."""


class Wire:
    """Owns the model; the page calls nothing but `ask`."""

    def __init__(self, fetch: Fetch) -> None:
        self.fetch = fetch
        self.model = Model()
        self.generation = 0
        self.n = 0
        """The number of the last answer."""
        self.visits = 0
        """How often the page has gone to an address."""
        self.html = ""
        """The page as it was drawn last."""
        self.written: tuple[tuple[int, Store | Append | Forget], ...] = ()
        """What the page was told to store and may not have stored yet, each with the number of the answer."""

    async def ask(self, text: str) -> str:
        """The answer to a request, as JSON; an exception becomes an error page."""
        step = Step(self.model)
        try:
            request = self.arrived(json.loads(text))
            if not twice.is_double(self.model, request.do, request.env):
                step = await self.known(request)(request)
            answer = screens.answer(step)
            if not step.focus:
                answer = screens.beside(answer, self.html, request.value)
            self.html = answer.html
        except Exception:
            answer = screens.broken(step, self.model.device.lang, traceback.format_exc())
        return dumps(self.numbered(answer, step.effects)._asdict())

    def known(self, request: Request) -> Callable[[Request], Awaitable[Step]]:
        """What applies a request: a message, or something that takes its time."""
        known = {"more": self.more, "hint": self.hint, "qr": self.qr}
        if hinting.sought(self.model):
            known |= {"more": self.hinted, "clear": self.hint}  # Escape is as a second press
        of_a_match = request.do != "more" and late.is_at_problem(self.model)
        return self.message if of_a_match else known.get(request.do, self.message)

    def arrived(self, data: Mapping[str, Any]) -> Request:
        """The request without half characters, its stored texts brought up to date by those that were on their way."""
        self.written = tuple(write for write in self.written if write[0] > data["seen"])
        env = Env(**data["env"])
        env = env._replace(url=whole(env.url), now=int(env.now))
        if env.stored is not None:
            stored = reduce(after, (effect for _, effect in self.written), env.stored)
            env = env._replace(stored={key: text for key, text in stored.items() if text})
        return Request(whole(data["do"]), whole(data["value"]), env)

    def numbered(self, answer: Answer, effects: Iterable[Effect]) -> Answer:
        """The answer with its number; texts that these effects store are noted under it."""
        self.n += 1
        stores = (effect for effect in effects if isinstance(effect, Store | Append | Forget))
        self.written = (*self.written, *((self.n, effect) for effect in stores))
        return answer._replace(n=self.n)

    def take(self, step: Step) -> Step:
        """Make the model of a step the current one; returns the step with its announcements."""
        step = voice.followed(self.model, step)
        if step.model.match is not self.model.match or step.model.taken:
            self.generation += 1
        self.model = step.model
        return step

    async def message(self, request: Request) -> Step:
        """Apply a message from the page; what it leads to is fetched first, if it is not there from the start.

        Whoever goes to another address meanwhile stays there.
        """
        self.visits += request.do in OPENS
        visit, there = self.visits, True
        if late.is_wanted(self.model, request.do, request.env.url):
            try:
                await self.fetch(request.env.page)
            except Exception:  # whatever the browser or Pyodide raises
                there = False
        if visit != self.visits:
            return Step(self.model)
        if there:
            return self.take(app.update(self.model, request.do, request.value, request.env))
        if request.do not in OPENS:
            return self.take(playing.refused(self.model, late.MISSING))
        step = app.update(self.model, request.do, request.value, request.env._replace(url="#/"))
        return self.take(late.missing(step.model))

    async def more(self, request: Request) -> Step:
        """Let the bot to move play, or a replay go on; nothing is done if the match has changed meanwhile."""
        if self.model.look:
            return await self.onward(self.model.look, request)
        if step := first_of_all(self.model):
            return self.take(step)
        if turning.sought(self.model):
            return await self.turning()
        for begun, worked in BEHIND:
            if work := begun(self.model):
                before, done = self.model, await in_slices(work)
                return self.take(worked(before, self.model, done))
        match, generation, seat = self.model.match, self.generation, self.model.thinking
        auto = move = unasked.auto(self.model)
        if match and seat is not None:
            move = (await think(match, seat, match.players[seat])).move
        if not move or generation != self.generation:
            return Step(self.model)
        step = playing.advance(self.model, move, request.env)
        return self.take(unasked.counted(step) if auto else step)

    async def turning(self) -> Step:
        """Look at the next decisions made in the match; nothing is done if the page has gone on meanwhile."""
        table, seat, until = self.model.table, self.model.seat, perf_counter() + PROGRESS
        if table is None or table.review is None or seat is None:
            return Step(self.model)
        review = table.review
        while not review.complete and review.done == table.review.done and perf_counter() < until:
            review = await in_slices(searching.search(table.match, seat, review, table.hints))
        if self.model.table is not table:
            return Step(self.model)
        return self.take(turning.found(self.model, review))

    async def onward(self, look: Look, request: Request) -> Step:
        """Let a replay go on, or weigh again what a bot had to choose from; nothing is done if the page has gone on."""
        if look.running:
            return self.take(replay.look(self.model, "on", request.env))
        if (seat := looking.weighing(look)) is None:
            return Step(self.model)
        choices = await weigh(look.match, seat, look.whole.players[seat])
        return self.take(late.weighed(self.model, choices)) if self.model.look is look else Step(self.model)

    async def hint(self, request: Request) -> Step:
        """Say that a hint is worked out; the page asks for more then. Meanwhile a second press stops it."""
        if hinting.sought(self.model):
            return self.take(hinting.stopped(self.model))
        if not self.model.asked:
            return await self.message(request)
        if other := hinting.other(self.model):
            return await self.hinted(request, *other)
        return self.take(hinting.spends(self.model, "hint", request.env) or hinting.thinking(self.model, request.env))

    async def hinted(self, request: Request, known: tuple[Choice, ...] = (), second: bool = False) -> Step:
        """Show the strongest bot's choice, or the second best; nothing if the match has changed, or it was stopped."""
        match, generation, seat = self.model.match, self.generation, self.model.seat
        if match is None or seat is None:
            return Step(self.model)
        choices = known or await in_slices(hinting.thought(self.model, match, seat))
        with_it = await in_slices(hinting.along(self.model, match, seat, choices, second=second))
        if generation != self.generation or not (known or hinting.sought(self.model)):
            return Step(self.model)
        return self.take(hinting.hint(self.model, choices, request.env, with_it, second=second))

    async def qr(self, request: Request) -> Step:
        """Show the link to the deal as a QR code; what draws it is fetched the first time."""
        if self.model.qr or not (link := sharing.address(self.model)):
            return await self.message(request)
        try:
            await self.fetch(self.model.device.page)
            code = sharing.picture(link)
        except Exception:  # whatever Pyodide's loader raises
            return playing.refused(self.model, ("share.no-qr", {}))
        if link == sharing.address(self.model):  # else the page has gone on to another one
            self.model = self.model._replace(qr=code)
        return Step(self.model)


def first_of_all(model: Model) -> Step | None:
    """What is done before anybody thinks: stored matches are looked into, or what is held lies there; None for none."""
    if checking.unchecked(model):
        return checking.look(model)
    if covering.hidden(model) and not model.stepping:
        return Step(model)
    return holding.rested(model) if holding.rests(model) else None


async def think(match: Match, seat: int, level: str) -> Choice:
    """The choice of a bot of this level in this seat."""
    return (await in_slices(match.game.levels[level](match.seen(seat), seat, match.dice(seat))))[0]


async def weigh(match: Match, seat: int, level: str) -> tuple[Choice, ...]:
    """All its moves as such a bot judges them, the best first, with its reasons."""
    return await in_slices(match.game.explained(level)(match.seen(seat), seat, match.dice(seat)))


async def in_slices(work: Generator[None, None, T]) -> T:
    """The value that the work returns, done in slices so that the worker can answer meanwhile."""
    since = perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if perf_counter() - since > SLICE:
            await asyncio.sleep(0)
            since = perf_counter()
