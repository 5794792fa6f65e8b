"""The card that was read last and what each of its clauses did, in the middle of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import ceil

from game.core.rules import Event
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.effects import DISCARD_THIS
from game.games.read_aloud.language.sentences import steps
from game.games.read_aloud.page import measured, reveal
from game.games.read_aloud.page.foretold import ends_with, foretold
from game.games.read_aloud.page.ids import selected
from game.games.read_aloud.page.measured import FEW, SAID, SMALL, SOME, TOLD, is_long
from game.games.read_aloud.page.since import since
from game.games.read_aloud.page.story import FILLS, IDLE, Step, card_read, robbed, story, taken, told
from game.games.read_aloud.page.touched import touches
from game.games.read_aloud.page.typeset import length
from game.games.read_aloud.rules.state import Spot
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, Node, Tag, css, div, li, ol, p, render, section, span, ul
from game.ui.view import Scene
from game.ui.view.parts import fold_button
from game.ui.view.stages import stage
from game.words import Words, number

WHOLE = "whole"
"""The name of the fold in which the account is whole, over the rest of the middle."""
IN_SIGHT = 4
"""The most clauses of a card that a laptop shows at once; of more the present one is counted there too."""


def account(scene: Scene) -> Html | None:
    """The selected card with its clauses, else the card that was read last, with what each did; None for none.

    Where a reading that is over has more to tell than one line, the way to all of it stands behind.
    """
    spot, card = selected(scene), card_read(scene)
    if spot and not scene.seen.over and (key := at(scene.seen, spot).key):
        return _about_to(scene, spot, scene.seen.terms.cards[key])
    if card is None:
        return None
    words, seen, done = scene.words, scene.seen, told(scene, card)
    more = not (_is_on(scene) or seen.over) and sum(1 + len(step.news) for step in done) > 1
    whole = more and WHOLE in scene.folds
    frame = _frame(words, seen.readings, whole=whole, **_looks(scene, done, whole))
    place = frame(**_sized(reveal.lifted(seen), measured.phone_lines(words, done)))
    told_so = _inside(place, _head(scene), card, _lines(scene, card, done), since(scene))
    return render([told_so, _to_whole(words, whole) if more else None])


def _sized(lit: int, lines: int) -> dict[str, int | str]:
    """The attributes of an account that is seen at a stage, and of which a narrow phone shows so many lines."""
    at, room = stage(lit), f"--lines: {lines}"
    return {**at, "style": f"{at['style']}; {room}" if at else room}


def _looks(scene: Scene, done: Sequence[Step], whole: bool) -> dict[str, bool]:
    """What the account is at present, and how much it has to tell: its classes.

    A narrow phone has a line for who reads, and one for what step it is.
    """
    words, seen, on = scene.words, scene.seen, _is_on(scene)
    lines, long = measured.lines_of(words, done), on and is_long(measured.left(words, done))
    headed = not scene.moves and (bool(taken(scene)) or (robbed(scene) is not None and not long))
    phone = measured.phone_lines(words, done) + headed + on
    return {
        "headed": headed,
        "robbed": robbed(scene) is not None,
        "was-mine": scene.seat is not None and robbed(scene) == scene.seat,
        "on": on,
        "newest": not (whole or seen.over) and _is_told(done[-1]),
        "long": long,
        "full": on and measured.lines_of(words, done, FILLS) > IN_SIGHT,
        "roomy": lines <= IN_SIGHT,
        "fits": lines <= SMALL + (len(seen.hands) > 2),
        "told": not scene.moves and not seen.over and not whole,
        "few": phone <= FEW,
        "some": phone <= SOME,
        "much": phone > SOME,
    }


def _head(scene: Scene) -> Node:
    """Who has read, or reads, and which card somebody has just taken from the field: it is out of sight at once."""
    words, took = scene.words, taken(scene)
    who = _reader(scene)
    if not took:
        return who
    said = [words("page.took", seat=each.facts["seat"], cards=(each.private or each.facts)["cards"]) for each in took]
    return [span(".reader")[who], " ", span(".took-it")[words.sentences(said)]]


def _reader(scene: Scene) -> str:
    """Who has read, or reads, and whose card that is where it lay in the hand of somebody else."""
    facts, key = story(scene)[0].facts, "page.reads" if _is_on(scene) else "page.has-read"
    of = robbed(scene)
    return scene.words(key, seat=facts["seat"]) if of is None else scene.words(f"{key}-of", seat=facts["seat"], of=of)


def _lines(scene: Scene, card: Card, done: Sequence[Step]) -> list[Html]:
    """The clauses of a card with what each did."""
    lit, places = reveal.clauses(scene.seen), iter(_places(scene, card, done))
    return [_line(scene, each, lit.get(n, 0), (n, len(done)), places) for n, each in enumerate(done)]


def _places(scene: Scene, card: Card, done: Sequence[Step]) -> list[str]:
    """The style of each sentence and each piece of news, as they are told: how a narrow phone chooses among them.

    `--rank` is how many matter more, `--room` the lines that it takes with those; 0 where it is seen anyhow.
    First comes what was done to the player's own hand, then what changes something for them, last that the card is
    discarded; what follows from every card takes no room there.
    """
    lines: list[tuple[int, int, int]] = []
    for clause, step in zip(card.text, done, strict=True):
        rank = -1 if any(_concerns(event, scene.seat) for event in step.news) else int(clause == DISCARD_THIS)
        lines.append((1, rank, ceil(length(step.said) / SAID)))
        for event in step.news:
            size = 0 if event.kind in FILLS else ceil(length(scene.words.tell(event)) / TOLD)
            lines.append((int(not touches(event, scene.seat)), rank, size))
    ranked = sorted((n for n, each in enumerate(lines) if each[-1]), key=lambda n: lines[n][:2])
    room = dict(zip(ranked, accumulate(lines[n][-1] for n in ranked), strict=True))
    return [
        f"--nth: {n}; --rank: {ranked.index(n) if n in room else 0}; --room: {room[n] if n in ranked[1:] else 0}"
        for n in range(len(lines))
    ]


def _is_on(scene: Scene) -> bool:
    """Whether a card is being read."""
    return scene.seen.reading is not None and not scene.seen.over


def _to_whole(words: Words, is_open: bool) -> Html:
    """The button that shows the account whole, over the rest of the middle, and closes it."""
    return fold_button(WHOLE, is_open, ".quiet")[words("page.close" if is_open else "page.whole")]


def _is_told(last: Step) -> bool:
    """Whether the last clause is behind the reader, or has done what is told of it beside the sentence."""
    return last.stage in ("done", "left") or (last.stage == "now" and any(each.kind not in FILLS for each in last.news))


def _frame(words: Words, reading: int, **when: bool) -> Tag:
    """The frame of an account, with an id of its own for each reading; it scrolls where its place is small."""
    return section(css(".account", **when), id=f"account-{reading}", tabindex="0", aria_label=words("page.account"))


def _inside(frame: Tag, head: Node, card: Card, lines: list[Html], before: Html | None = None) -> Html:
    """The account with what stands in it."""
    value = span(".value", aria_hidden="true")[number(card.value)]
    return frame[div(".as-read")[p(".zone")[head], value, ol(".clauses")[lines], before]]


def _about_to(scene: Scene, spot: Spot, card: Card) -> Html:
    """The selected card, clause by clause, and why it cannot be read or chosen, or that it would change nothing.

    Between the player's turns it is only looked at. One that is chosen for another card's sentence is quoted in one
    piece: nothing that it says is done.
    """
    words, why, reads = scene.words, foretold(scene, spot), scene.seen.asked is None or not scene.moves
    texts = steps(card.text, words.lang) if reads else (card_text(card, words.lang),)
    said = _clauses(scene, texts, ends_with(scene, spot)) if reads else [li(".quoted")[div(".said")[texts]]]
    refused = li(".refused")[why] if why else None
    head = words("page.about-to" if reads and scene.moves else "page.selected")
    if _for_another(scene):
        head = words("page.selected-for", seat=scene.seen.reading.reader)
    long = is_long([*texts, *([why] if why else [])])
    frame = _frame(words, scene.seen.readings, chosen=True, quoting=not reads, long=long)
    return _inside(frame, head, card, [*said, *([refused] if refused else [])])


def _clauses(scene: Scene, texts: Sequence[str], last: int | None) -> list[Html]:
    """The clauses of a card that is not read yet; those behind the one with which the game ends are not done."""
    left = span(".unseen")[scene.words("page.left"), scene.words("colon")]
    gone = [last is not None and n > last for n in range(len(texts))]
    return [
        li(".left" if out else ".to-come")[div(".said")[left if out else None, each]]
        for each, out in zip(texts, gone, strict=True)
    ]


def _line(scene: Scene, step: Step, at: int, nth: tuple[int, int], places: Iterator[str]) -> Html:
    """A clause with what it did, which lights at a stage; the present one says which part of how many it is.

    On a phone that stands for the others while the card is read, and of what has no room the newest is seen (`--nth`);
    once all is done, what matters most (`--room`).
    """
    words, (n, of) = scene.words, nth
    text = div(".said", style=next(places))
    said = [_told(scene, event, next(places)) for event in step.news]
    mark = span(".unseen")[words(f"page.{step.stage}"), words("colon")]
    shown = step.stage == "now" and (n or of > IN_SIGHT or _for_another(scene))
    past = span(css(".past", many=of > IN_SIGHT), aria_hidden="true")[_part(scene, n + 1, of)]
    whole = text[mark, _cut(words, step), past if shown else None]
    return li(f".{step.stage}", **stage(at))[whole, ul[said] if said else None]


def _for_another(scene: Scene) -> bool:
    """Whether the player is asked something for the card that somebody else reads."""
    reading = scene.seen.reading
    return bool(scene.moves) and reading is not None and reading.reader != scene.seat


def _part(scene: Scene, nth: int, of: int) -> str:
    """Which part of how many is being done, and by whom where the player is asked for it."""
    words = scene.words
    if not _for_another(scene):
        return words("page.past", nth=nth, of=of)
    reader = scene.seen.reading.reader
    return words("page.past-by" if of > 1 else "page.only-by", seat=reader, nth=nth, of=of)


def _cut(words: Words, step: Step) -> Node:
    """The sentence of a clause; of two the one that is carried out is lit, and said to be so to those who listen."""
    heard = {"taken": span(".unseen")[words("page.part-taken")]}
    cut = [span(f".{look}")[text, heard.get(look)] if look else text for text, look in step.pieces]
    return cut or step.said


def _told(scene: Scene, event: Event, place: str) -> Html:
    """What one event has done; what was done to the player's own hand stands out."""
    look = css("", idle=event.kind == IDLE, filled=event.kind in FILLS, own=touches(event, scene.seat))
    return li(look, style=place)[scene.words.tell(event)]


def _concerns(event: Event, seat: int | None) -> bool:
    """Whether an event changes something for a seat, or for all."""
    seats = [event.facts.get("seat"), event.facts.get("other"), *event.facts.get("seats", ())]
    return touches(event, seat) or (seat is not None and seat in seats)
