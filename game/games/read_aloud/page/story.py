"""The card that was read last and what each of its clauses did, as data: the account draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from game.core.rules import Event, Facts
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.names import quoted as in_full
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.effects import DISCARD_THIS, Clause, Either, LoseBy
from game.games.read_aloud.language.sentences import phrase, steps
from game.games.read_aloud.page.naming import quoted
from game.games.read_aloud.page.result import ends
from game.games.read_aloud.page.reveal import CLAUSE, HANDS, PARTS, READ, TAKEN
from game.games.read_aloud.page.touched import of_others
from game.games.read_aloud.page.wording import counted
from game.ui.view import Scene

WHOLE = "whole"
"""The name of the fold in which the account is whole, over the rest of the middle."""
IDLE = "idle"
"""The kind of the event that says that the card changed nothing."""
IN_SIGHT = ("got", "got-open", "shown", "shown-open")
"""The kinds of the events that tell what a hand is now, which the table shows."""
OF_ANOTHER = "origin.other"
"""The place of a card that was read out of the hand of somebody else."""
LOST = "lost"
"""The kind of the event that tells that somebody has lost."""

DISCARDED = ("discarded-field", "discarded-hand")
"""The kinds of the events that tell which cards went to the discards from a place where they can be read."""
GONE = (*DISCARDED, "discarded-pile")
"""The kinds of the events that tell which cards went to the discards."""
FILLS = ("laid", "laid-open", *TAKEN)
"""The kinds of the events by which field and hands are filled: seen as they happen, and small beside the sentence."""


MARKS = str.maketrans("『』‘’", "「」“”")
"""The marks of a quotation inside another, and those of one by itself."""


class Step(NamedTuple):
    """A clause, and what it has done so far."""

    said: str
    stage: str
    """`done`, `now`, `to-come`, or `left` where it is not carried out."""
    news: tuple[Event, ...]
    pieces: tuple[tuple[str, str], ...] = ()
    """The sentence cut up, once it is known which of its two clauses is carried out: `taken`, `spared` or "", each."""


def story(scene: Scene) -> tuple[Event, ...]:
    """What has happened since the last card was read, that reading first; empty before the first one."""
    starts = [n for n, event in enumerate(scene.lately) if event.kind == READ]
    return scene.lately[starts[-1] :] if starts else ()


def readings(scene: Scene) -> list[tuple[Event, ...]]:
    """All readings since the player's own last one, each with what came of it; none for who looks on."""
    found: list[tuple[Event, ...]] = []
    for event in scene.lately if scene.seat is not None else ():
        if event.kind == READ:
            found = [] if event.facts["seat"] == scene.seat else [*found, (event,)]
        elif found:
            found[-1] = (*found[-1], event)
    return found


def card_read(scene: Scene) -> Card | None:
    """The card that was read last."""
    news = story(scene)
    return scene.seen.terms.cards[news[0].facts["card"]] if news else None


def robbed(read: Event) -> int | None:
    """Out of whose hand somebody else read a card; None where it lay elsewhere."""
    origin, facts = read.facts["origin"]
    return facts["seat"] if origin == OF_ANOTHER else None


def is_whole(scene: Scene) -> bool:
    """Whether the player wants all of a reading that is over, and of those before it."""
    return WHOLE in scene.folds and scene.seen.reading is None and not scene.seen.over


def text_read(scene: Scene) -> str:
    """The sentence of a card that is just being read; else empty."""
    read = [event for event in scene.seen.news if event.kind == READ]
    return card_text(scene.seen.terms.cards[read[-1].facts["card"]], scene.words.lang) if read else ""


def told(scene: Scene, reading: tuple[Event, ...]) -> tuple[Step, ...]:
    """The clauses of a card with what each did; what follows from a clause by itself belongs to it."""
    last, card = scene.seen.last, scene.seen.terms.cards[reading[0].facts["card"]]
    kept = [event for event in reading[1:] if _is_told(scene, event) and not (last and ends(event, last))]
    is_on = reading == story(scene) and scene.seen.reading is not None and not scene.seen.over
    news = tuple(near(scene, card, event) for event in kept)
    if any(event.kind == IDLE for event in news):
        return _idle(scene, card, news)
    parts = _parts(news)
    said = zip(card.text, steps(card.text, scene.words.lang), strict=True)
    return tuple(
        Step(
            each,
            _stage(n, max(parts), is_on, _did(reading, n)),
            _beyond(clause, card, parts.get(n, ())),
            _pieces(each, clause, parts.get(n, ()), scene.words.lang),
        )
        for n, (clause, each) in enumerate(said)
    )


def _is_told(scene: Scene, event: Event) -> bool:
    """Whether the account tells it: what a hand is now is in sight, and what others gave away is told to them."""
    return event.kind not in (HANDS, *IN_SIGHT) and not of_others(event, scene.seat)


def _pieces(said: str, clause: Clause, news: tuple[Event, ...], lang: str) -> tuple[tuple[str, str], ...]:
    """The `Step.pieces` of a sentence."""
    taken = [event.facts["n"] for event in news if event.kind in PARTS]
    if not (taken and isinstance(clause, Either)):
        return ()
    one, other = (_plain(phrase(part, lang)) for part in (clause.one, clause.other))
    start, end = _plain(said).find(one), _plain(said).rfind(other)
    cuts = (0, start, start + len(one), end, end + len(other), len(said))
    looks = ("", ("taken", "spared")[taken[0]], "", ("spared", "taken")[taken[0]], "")
    return tuple((said[a:b], look) for (a, b), look in zip(pairwise(cuts), looks, strict=True))


def _plain(text: str) -> str:
    """The text in small letters, with the same marks for a quotation and for one inside another."""
    return text.lower().translate(MARKS)


def _beyond(clause: Clause, card: Card, news: tuple[Event, ...]) -> tuple[Event, ...]:
    """The news of a clause without what its tick says: that "discard this card" has discarded this card."""
    news = tuple(event for event in news if event.kind not in PARTS)
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


def taken(scene: Scene) -> list[Event]:
    """What the others have taken from the field with the last move, where the player knows which card it was."""
    events = [event for event in scene.seen.news if event.kind in TAKEN and event.facts["seat"] != scene.seat]
    last = card_read(scene)
    return [near(scene, last, event) for event in events if last and {**event.facts, **event.private}.get("cards")]


def _did(reading: tuple[Event, ...], n: int) -> bool:
    """Whether anything followed from clause n: of any number none may have been chosen, and a test may not be met."""
    return any(event.kind not in (*PARTS, "no-target") for event in _parts(reading[1:]).get(n, ()))


def _stage(n: int, reached: int, is_on: bool, did: bool) -> str:
    """The `Step.stage` of clause n: what was not reached is left, and what did nothing though it was."""
    if n == reached and is_on:
        return "now"
    if n > reached:
        return "to-come" if is_on else "left"
    return "done" if did else "left"


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


class Called(str):
    """The key of a card in an account, said as its name there; of the card that was read, as `this card`."""

    __slots__ = ("name",)
    name: str

    def said(self, _: str) -> str:
        """What the card is called."""
        return self.name


def near(scene: Scene, read: Card, event: Event) -> Event:
    """The event with every card by its short name, or by all it says where there is room for the whole account.

    Of several that are discarded at once, how many there are; a stack is one, by the name of its top (E17).
    """
    if event.kind in GONE:
        n, keys = event.facts["n"], event.facts["cards"]
        event = event._replace(facts={**event.facts, "cards": keys[:1] if n == 1 else counted(scene.words, n)})
    called = partial(_called, scene, read.key)
    return event._replace(facts=_with(event.facts, called), private=_with(event.private, called))


def _called(scene: Scene, read: str, fact: Any) -> Any:
    """The key of a card with its name in the account; any other fact as it is."""
    words, terms = scene.words, scene.seen.terms
    if not isinstance(fact, str) or fact not in terms.cards:
        return fact
    key = Called(fact)
    name = in_full(terms.cards[fact], words.lang) if is_whole(scene) else quoted(words, terms, fact)
    key.name = words("page.this-card") if fact == read else name
    return key


def _with(facts: Facts, called: Callable[[Any], Any]) -> dict[str, Any]:
    return {name: tuple(map(called, fact)) if isinstance(fact, tuple) else called(fact) for name, fact in facts.items()}
