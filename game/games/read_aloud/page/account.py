"""The card that was read last and what each of its clauses did, in the middle of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from game.core.rules import Event, Facts
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.effects import DISCARD_THIS, Clause, LoseBy
from game.games.read_aloud.language.sentences import steps
from game.games.read_aloud.page import reveal
from game.games.read_aloud.page.ids import selected
from game.games.read_aloud.page.result import ends
from game.games.read_aloud.page.reveal import CLAUSE, READ
from game.games.read_aloud.page.slips import idle, reason
from game.games.read_aloud.page.typeset import short
from game.games.read_aloud.page.wording import counted
from game.games.read_aloud.rules.state import Spot
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, Tag, css, div, li, ol, p, section, span, ul
from game.ui.view import Scene
from game.ui.view.stages import stage
from game.words import LANGUAGES, Words, number
from game.words.quotes import nested

IDLE = "idle"
"""The kind of the event that says that the card changed nothing."""
HANDS = "held"
"""The kind of the events that tell the hands at the end, which the account leaves out: they lie open then."""

LOST = "lost"
"""The kind of the event that tells that somebody has lost."""

DISCARDED = ("discarded-field", "discarded-hand")
"""The kinds of the events that tell which cards went to the discards from a place where they can be read."""
GONE = (*DISCARDED, "discarded-pile")
"""The kinds of the events that tell which cards went to the discards."""
FILLS = ("laid", "laid-open", "replenished", "replenished-open")
"""The kinds of the events by which field and hands are filled: seen as they happen, and small beside the sentence."""


SHORT = {True: 16, False: 34}
"""The most characters of a card's name, in languages that can be written downwards (True) and in others."""


class Step(NamedTuple):
    """A clause, and what it has done so far."""

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
    """The selected card with its clauses, else the card that was read last, with what each did; None for none."""
    spot, card = selected(scene), card_read(scene)
    if spot and scene.moves and (key := at(scene.seen, spot).key):
        return _about_to(scene, spot, scene.seen.terms.cards[key])
    if card is None:
        return None
    words, seen = scene.words, scene.seen
    key = "page.reads" if seen.reading and not seen.over else "page.has-read"
    head = words(key, seat=story(scene)[0].facts["seat"])
    lit = reveal.clauses(seen)
    done, nth = told(scene, card), count()
    lines = [_line(words, each, lit.get(n, 0), n, nth) for n, each in enumerate(done)]
    frame = _frame(words, seen.readings, on=seen.reading is not None, newest=_is_told(done[-1]))
    return _inside(frame(**stage(reveal.lifted(seen))), head, card, lines)


def _is_told(last: Step) -> bool:
    """Whether the last clause is behind the reader, or has done what is told of it beside the sentence."""
    return last.stage in ("done", "left") or (last.stage == "now" and any(each.kind not in FILLS for each in last.news))


def _frame(words: Words, reading: int, **when: bool) -> Tag:
    """The frame of an account, with an id of its own for each reading; it scrolls where its place is small."""
    return section(css(".account", **when), id=f"account-{reading}", tabindex="0", aria_label=words("page.account"))


def _inside(frame: Tag, head: str, card: Card, lines: list[Html]) -> Html:
    """The account with what stands in it."""
    value = span(".value", aria_hidden="true")[number(card.value)]
    return frame[div(".as-read")[p(".zone")[head], value, ol(".clauses")[lines]]]


def _about_to(scene: Scene, spot: Spot, card: Card) -> Html:
    """The selected card, clause by clause, and why it cannot be read or chosen, or that it would change nothing."""
    words, why = scene.words, reason(scene, spot) or idle(scene, spot)
    said = [li(".to-come")[div(".said")[each]] for each in steps(card.text, words.lang)]
    refused = li(".refused")[why] if why else None
    frame = _frame(words, scene.seen.readings, chosen=True)
    head = words("page.about-to" if scene.seen.asked is None else "page.selected")
    return _inside(frame, head, card, [*said, *([refused] if refused else [])])


def told(scene: Scene, card: Card) -> tuple[Step, ...]:
    """The clauses of the card with what each did; what follows from a clause by itself belongs to it."""
    last = scene.seen.last
    kept = [event for event in story(scene)[1:] if event.kind != HANDS and not (last and ends(event, last))]
    news = tuple(_near(scene, card, event) for event in kept)
    if any(event.kind == IDLE for event in news):
        return _idle(scene, card, news)
    parts = _parts(news)
    said = zip(card.text, steps(card.text, scene.words.lang), strict=True)
    return tuple(
        Step(each, _stage(scene, n, max(parts)), _beyond(clause, card, parts.get(n, ())))
        for n, (clause, each) in enumerate(said)
    )


def _beyond(clause: Clause, card: Card, news: tuple[Event, ...]) -> tuple[Event, ...]:
    """The news of a clause without what its tick says: that "discard this card" has discarded this card."""
    if isinstance(clause, LoseBy):
        return _together(news)
    if clause != DISCARD_THIS:
        return news
    return tuple(event for event in news if not (event.kind in DISCARDED and event.facts["cards"] == (card.key,)))


def _together(news: tuple[Event, ...]) -> tuple[Event, ...]:
    """The news of a clause by which the first of a rank lose; where several are level, they are told in one line."""
    seats = tuple(event.facts["seat"] for event in news if event.kind == LOST)
    if len(seats) < 2:
        return news
    both = Event("lost-together", {"seats": seats})
    return both, *(event for event in news if event.kind != LOST)


def _idle(scene: Scene, card: Card, news: tuple[Event, ...]) -> tuple[Step, ...]:
    """The clauses of a card that changed nothing: it was only discarded, whether or not it says so."""
    last = len(card.text) - 1
    said = zip(card.text, steps(card.text, scene.words.lang), strict=True)
    return tuple(
        Step(each, "done" if clause == DISCARD_THIS else "left", news if n == last else ())
        for n, (clause, each) in enumerate(said)
    )


def _stage(scene: Scene, n: int, reached: int) -> str:
    """The `Step.stage` of clause n; those after the last one reached are left once the reading is over."""
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


def _line(words: Words, step: Step, at: int, n: int, nth: Iterator[int]) -> Html:
    """A clause with what it did, which lights at a stage; the present one says how many there were before it.

    On a phone that stands for them, and the newest sentences are shown that have room; `--nth` counts all of the card.
    """
    text = div(".said", style=f"--nth: {next(nth)}")
    said = [
        li(css("", idle=event.kind == IDLE, filled=event.kind in FILLS), style=f"--nth: {next(nth)}")[words.tell(event)]
        for event in step.news
    ]
    mark = span(".unseen")[words(f"page.{step.stage}"), words("colon")]
    past = span(".past", aria_hidden="true")[words("page.past", n=n)] if n and step.stage == "now" else None
    return li(f".{step.stage}", **stage(at))[text[mark, step.said, past], ul[said] if said else None]


class Called(str):
    """The key of a card in an account, said as its short name; of the card that was read, as `this card`."""

    __slots__ = ("name",)
    name: str

    def said(self, _: str) -> str:
        """What the card is called."""
        return self.name


def _near(scene: Scene, read: Card, event: Event) -> Event:
    """The event with every card called by its short name; of several that are discarded at once, how many there are."""
    if event.kind in GONE and len(event.facts["cards"]) > 1:
        return event._replace(facts={**event.facts, "cards": counted(scene.words, len(event.facts["cards"]))})
    called = partial(_called, scene, read.key)
    return event._replace(facts=_with(event.facts, called), private=_with(event.private, called))


def _called(scene: Scene, read: str, fact: Any) -> Any:
    """The key of a card with its short name; any other fact as it is."""
    cards, lang = scene.seen.terms.cards, scene.words.lang
    if not isinstance(fact, str) or fact not in cards:
        return fact
    key = Called(fact)
    name = short(cards[fact].text, lang, SHORT[LANGUAGES[lang].upright])
    key.name = scene.words("page.this-card") if fact == read else nested(LANGUAGES[lang].quote.format(name))
    return key


def _with(facts: Facts, called: Callable[[Any], Any]) -> dict[str, Any]:
    return {name: tuple(map(called, fact)) if isinstance(fact, tuple) else called(fact) for name, fact in facts.items()}
