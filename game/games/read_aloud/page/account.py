"""What has been read last and what has come of it, clause by clause, in the middle of the table."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.core.rules import Event, Facts
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.effects import DISCARD_THIS
from game.games.read_aloud.language.grammar import steps
from game.games.read_aloud.page.result import ends
from game.games.read_aloud.page.wording import minus
from game.ui.html import Html, Node, button, css, div, li, ol, p, section, span, ul
from game.ui.view import Scene
from game.words import Words

READ, CLAUSE, IDLE = "read", "clause", "idle"
"""The kinds of the events that tell of a reading, of each clause, and that nothing would change."""
HANDS = "held"
"""The kind of those that tell what was held at the end; the hands themselves lie open then, and the result is told."""


OPEN = "account"
"""The fold that tells on a phone what has come of the clauses, when it is one's own turn again."""


class Step(NamedTuple):
    """A clause, and what has come of it so far."""

    said: str
    stage: str
    """`done`, `now`, `to-come`, or `left` where it is not carried out."""
    news: tuple[Event, ...]


def story(scene: Scene) -> tuple[Event, ...]:
    """What has happened since the last card was read, that reading first; empty before the first one."""
    starts = [n for n, event in enumerate(scene.lately) if event.kind == READ]
    return scene.lately[starts[-1] :] if starts else ()


def card_read(scene: Scene) -> Card | None:
    """The card that was read last."""
    news = story(scene)
    return scene.seen.terms.cards[news[0].facts["card"]] if news else None


def text_read(scene: Scene) -> str:
    """The sentence of a card that is just being read; else empty."""
    read = [event for event in scene.seen.news if event.kind == READ]
    return card_text(scene.seen.terms.cards[read[-1].facts["card"]], scene.words.lang) if read else ""


def account(scene: Scene) -> Html | None:
    """The card that was read last, clause by clause, with what came of each."""
    card = card_read(scene)
    if card is None:
        return None
    words, seen = scene.words, scene.seen
    key = "page.reads" if seen.reading and not seen.over else "page.has-read"
    head = words(key, seat=story(scene)[0].facts["seat"])
    brief = bool(scene.moves) and seen.asked is None and OPEN not in scene.folds
    frame = section(css(".account", on=seen.reading is not None, brief=brief), aria_label=words("page.account"))
    more = button(
        ".more.quiet", type="button", id="more-told", data_do=f"fold {OPEN}", aria_expanded=str(not brief).lower()
    )
    return frame[
        p(".zone")[head, more[words("page.more-told")]],
        span(".value", aria_hidden="true")[minus(card.value)],
        ol(".clauses")[[_line(words, each) for each in told(scene, card)]],
    ]


def told(scene: Scene, card: Card) -> tuple[Step, ...]:
    """The clauses of the card with what has come of each; what is settled after one belongs to it."""
    last = scene.seen.last
    kept = [event for event in story(scene)[1:] if event.kind != HANDS and not (last and ends(event, last))]
    news = tuple(_near(scene.words, card.key, event) for event in kept)
    if any(event.kind == IDLE for event in news):
        return _idle(scene, card, news)
    parts = _parts(news)
    said = enumerate(steps(card.text, scene.words.lang))
    return tuple(Step(each, _stage(scene, n, max(parts)), parts.get(n, ())) for n, each in said)


def _idle(scene: Scene, card: Card, news: tuple[Event, ...]) -> tuple[Step, ...]:
    """A card that meant nothing: only discarded, whether or not it says so."""
    last = len(card.text) - 1
    said = zip(card.text, steps(card.text, scene.words.lang), strict=True)
    return tuple(
        Step(each, "done" if clause == DISCARD_THIS else "left", news if n == last else ())
        for n, (clause, each) in enumerate(said)
    )


def _stage(scene: Scene, n: int, reached: int) -> str:
    """How far a clause is: those after the last one reached never come if the reading is over."""
    if scene.seen.reading is None or scene.seen.over:
        return "done" if n <= reached else "left"
    return "done" if n < reached else "now" if n == reached else "to-come"


def _parts(news: tuple[Event, ...]) -> dict[int, tuple[Event, ...]]:
    """The news by the clause in which it came."""
    n, parts = 0, dict[int, tuple[Event, ...]]({0: ()})
    for event in news:
        if event.kind == CLAUSE:
            n = event.facts["n"]
            parts[n] = ()
        else:
            parts[n] = (*parts[n], event)
    return parts


def _line(words: Words, step: Step) -> Html:
    inside: Node = ul[[li[words.tell(event)] for event in step.news]] if step.news else None
    mark = span(".unseen")[words(f"page.{step.stage}"), words("colon")]
    return li(f".{step.stage}")[div(".said")[mark, step.said], inside]


class This(str):
    """The key of the card that was read: in its own account it need not be quoted again."""

    __slots__ = ("words",)
    words: Words

    def said(self, _: str) -> str:
        """What the card is called."""
        return self.words("page.this-card")


def _near(words: Words, key: str, event: Event) -> Event:
    """The event, calling this card by no more than that."""
    this = This(key)
    this.words = words
    return event._replace(facts=_with(event.facts, this), private=_with(event.private, this))


def _with(facts: Facts, this: This) -> dict[str, Any]:
    near = {name: this for name, fact in facts.items() if fact == this}
    many = {
        name: tuple(this if each == this else each for each in fact)
        for name, fact in facts.items()
        if isinstance(fact, tuple) and this in fact
    }
    return {**facts, **near, **many}
