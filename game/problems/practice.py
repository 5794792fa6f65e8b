"""The practice corner: ten questions about the rules in a round, against no clock, each with its reason.

The questions are drawn by dice and answered by the rules code; what only one game asks is in its folder.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from game.core.chance import Chance, Dice
from game.core.game import Game
from game.core.rules import Saying
from game.core.texts import capitalized
from game.problems.problem import BadProblem
from game.problems.saying import words_for
from game.ui.effects import polite
from game.ui.html import Html, a, button, css, div, h2, li, ol, p, section, strong
from game.ui.model import Model, Step, strip
from game.ui.model.late import CORNER, PAGE
from game.ui.places import Corner
from game.ui.play.keys import used
from game.ui.view.parts import frame, head, home, rules_link
from game.words import Words

ROUND = 10
"""Questions of a round."""
FIRST = "answer-0"
"""The id of the first answer to a question, which has the focus."""


class Question(NamedTuple):
    """A question, its answers to choose from, and the reason for the right one."""

    asks: Saying
    drawn: Callable[[Words], Html]
    """The cards that it is about."""
    answers: tuple[Saying, ...]
    right: int
    """The place of the right one."""
    why: Callable[[Words], str]
    answered: Callable[[Words], Html] | None = None
    """The cards with what they make, once the answer was given; None where they look as before."""


Ask = Callable[[Dice], Question]


def question(game: Game, here: Corner) -> Question:
    """The question that is asked; the same seed asks the same, and each kind of questions comes equally often."""
    chance, kinds = Chance(f"fudaba/practice/{game.name}/{here.seed}"), _kinds(game)
    order = chance("kinds", here.n // len(kinds)).shuffled(kinds)
    return order[here.n % len(kinds)](chance("question", here.n))


def _kinds(game: Game) -> tuple[Ask, ...]:
    """What makes the questions of a game, a function for each kind; BadProblem for a game without."""
    name = f"game.games.{game.name.replace('-', '_')}.problems.practice"
    try:
        kinds: tuple[Ask, ...] = import_module(name).QUESTIONS
    except ModuleNotFoundError as fault:
        if not name.startswith(str(fault.name)):
            raise
        raise BadProblem("problem.no-corner", game=game) from fault
    return kinds


def opened(model: Model, game: Game, seed: str) -> Step:
    """A new round; BadProblem where a game has none."""
    _kinds(game)
    return Step(model.on(Corner(game, seed)), focus=FIRST)


def answered(model: Model, what: str) -> Step:
    """An answer by its place, or `next` for the next question; anything else is ignored."""
    here = model.screen
    if not isinstance(here, Corner) or here.n >= ROUND:
        return Step(model)
    words, asked = words_for(model.device.lang, here.game), question(here.game, here)
    if what == "next" and here.chosen >= 0:
        here = here._replace(n=here.n + 1, chosen=-1)
        return Step(model.on(here), polite([_spoken(words, here)]), grab=True, focus=FIRST)
    if here.chosen >= 0 or what not in map(str, range(len(asked.answers))):
        return Step(model)
    here = here._replace(chosen=int(what), verdicts=(*here.verdicts, int(what) == asked.right))
    return Step(model.on(here), polite([words.sentences(_verdict(words, here, asked))]), grab=True)


def _spoken(words: Words, here: Corner) -> str:
    """What is announced of a new question, or of the end of the round."""
    if here.n >= ROUND:
        return words("practice.done", n=sum(here.verdicts), of=ROUND)
    asks = words.say(question(here.game, here).asks)
    return words.sentences([words("practice.number", n=here.n + 1, of=ROUND), asks])


def _verdict(words: Words, here: Corner, asked: Question) -> list[str]:
    """Whether the answer was right, the right one if not, and why."""
    if here.chosen == asked.right:
        return [words("problem.right"), asked.why(words)]
    return [words("practice.wrong", answer=asked.answers[asked.right]), asked.why(words)]


def screen(model: Model, here: Corner) -> Html:
    """The question with its answers, or the result of the round."""
    words = words_for(model.device.lang, here.game)
    inside = _end(words, here) if here.n >= ROUND else _question(words, here, question(here.game, here))
    title = head(words("practice.title", title=words("title")))
    ways = p(".row")[
        a(".button.quiet", href=f"#/{here.game.name}/{PAGE}", id="to-list")[words("practice.problems")], home(words)
    ]
    return frame(CORNER, here.game)(data_keys=_digits(model, here))[
        section(".notice.new")[title, inside, rules_link(words, here.game), ways]
    ]


def _digits(model: Model, here: Corner) -> str | None:
    """The digits that answer a question, where the settings let them, as `data-keys` of the page."""
    if here.n >= ROUND or here.chosen >= 0 or not used(model):
        return None
    return "; ".join(f"{n + 1}=practice {n}" for n in range(len(question(here.game, here).answers)))


def _question(words: Words, here: Corner, asked: Question) -> list[Html]:
    told = here.chosen >= 0
    buttons = [
        button(
            css("", main=told and n == asked.right, missed=told and n == here.chosen != asked.right),
            type="button",
            data_do=f"practice {n}",
            id=f"answer-{n}",
            aria_disabled="true" if told else None,
        )[capitalized(words.say(answer))]
        for n, answer in enumerate(asked.answers)
    ]
    number = p(".small")[words("practice.number", n=here.n + 1, of=ROUND)]
    drawn = asked.answered if told and asked.answered else asked.drawn
    cards = div(f".book.{here.game.name}.asked", id="asked", tabindex="-1")[drawn(words)]
    return [
        number,
        p[strong[words.say(asked.asks)]],
        cards,
        p(".row.choices")[buttons],
        div(".reply")[_told(words, here, asked)],
    ]


def _told(words: Words, here: Corner, asked: Question) -> list[Html]:
    """The verdict and the button to the next question, once an answer was given."""
    if here.chosen < 0:
        return []
    verdict, why = _verdict(words, here, asked)
    key = "practice.end" if here.n + 1 == ROUND else "practice.next"
    on = button(".main", type="button", data_do="practice next", id="practice-next")[words(key)]
    right = here.verdicts[-1]
    mark = strip.frame(("won" if right else "lost",), aria_hidden="true")
    return [
        div(css(".coach.problem", missed=not right))[mark, p[strong[words.sentences([verdict])], " ", why]],
        p(".row")[on],
    ]


def _end(words: Words, here: Corner) -> list[Html]:
    """The result of the round, with a mark for each question, and the way to another one."""
    done = p(id="asked", tabindex="-1")[strong[words("practice.done", n=sum(here.verdicts), of=ROUND)]]
    marks = strip.frame(tuple("won" if right else "lost" for right in here.verdicts), aria_hidden="true")
    again = a(".button", href=f"#/{here.game.name}/{CORNER}?again={here.seed[:8]}", id="practice-again")
    return [done, marks, *_missed(words, here), p(".row")[again[words("practice.again")]]]


def _missed(words: Words, here: Corner) -> list[Html]:
    """The questions that were answered wrongly, each with its cards, the right answer and the reason."""
    missed = [question(here.game, here._replace(n=n)) for n, right in enumerate(here.verdicts) if not right]
    listed = [
        li[
            p[strong[words.say(asked.asks)]],
            div(f".book.{here.game.name}.asked")[(asked.answered or asked.drawn)(words)],
            p[words("practice.wrong", answer=asked.answers[asked.right]), " ", asked.why(words)],
        ]
        for asked in missed
    ]
    return [h2[words("practice.missed")], ol(".missed-questions")[listed]] if missed else []
