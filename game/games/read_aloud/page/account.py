"""The card that was read last and what each of its clauses did, in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Event
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.sentences import steps
from game.games.read_aloud.page import measured, reveal
from game.games.read_aloud.page.asking import discards
from game.games.read_aloud.page.foretold import ends_with, foretold
from game.games.read_aloud.page.ids import selected, spots
from game.games.read_aloud.page.in_short import in_short
from game.games.read_aloud.page.measured import FEW, SMALL, SOME, is_long
from game.games.read_aloud.page.reveal import TAKEN
from game.games.read_aloud.page.since import since
from game.games.read_aloud.page.steps import IN_SIGHT, for_another, lines
from game.games.read_aloud.page.story import (
    FILLS,
    WHOLE,
    Step,
    is_whole,
    readings,
    robbed,
    story,
    taken,
    told,
)
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, Node, Tag, css, div, li, ol, p, render, section, span
from game.ui.view import Scene
from game.ui.view.parts import fold_button
from game.ui.view.stages import stage
from game.words import Words, number


def account(scene: Scene) -> Html | None:
    """The selected card with its clauses, else the card that was read last, with what each did; None for none.

    Where a reading that is over has more to tell than one line, the way to all of it stands behind: to what others
    have read since the player's own last turn, too.
    """
    spot, reading = selected(scene), story(scene)
    if spot and not scene.seen.over and (key := at(scene.seen, spot).key):
        return _about_to(scene, spot, scene.seen.terms.cards[key])
    if not reading:
        return None
    words, seen, done, before = scene.words, scene.seen, told(scene, reading), readings(scene)[-2::-1]
    more = not (_is_on(scene) or seen.over) and (before or sum(1 + len(step.news) for step in done) > 1)
    whole = bool(more) and is_whole(scene)
    after = bool(before or _refilled(scene, done))
    frame = _frame(words, seen.readings, whole=whole, after=after, **_looks(scene, done, whole))
    lifted = 0 if _asks(scene) else reveal.lifted(seen)
    place = frame(**_sized(lifted, measured.phone_lines(words, done)))
    short = in_short(scene, done) if more and not whole else None
    last = _as_read(scene, reading, _head(scene), short)
    earlier = [_as_read(scene, each, _reader(scene, each[0], is_on=False), []) for each in before] if whole else []
    return render([place[last, earlier or since(scene)], _to_whole(words, whole) if more else None])


def _as_read(scene: Scene, reading: tuple[Event, ...], head: Node, beside: Node) -> Html:
    """A card with what each of its clauses did, which light while the reading is new; behind it the same in short."""
    card = scene.seen.terms.cards[reading[0].facts["card"]]
    lit = reveal.clauses(scene.seen) if reading == story(scene) and not _asks(scene) else {}
    return _card(scene.words, head, _worth(scene.seen, card), lines(scene, told(scene, reading), lit), beside)


def _asks(scene: Scene) -> bool:
    """Whether the player is asked for something else than to read a card: they need all of it at once."""
    return bool(scene.moves and scene.seen.asked)


def _refilled(scene: Scene, done: Sequence[Step]) -> bool:
    """Whether somebody else has filled their hand, which a phone has room for only where the account is whole."""
    return any(each.kind in TAKEN and each.facts["seat"] != scene.seat for step in done for each in step.news)


def _sized(lit: int, lines: int) -> dict[str, int | str]:
    """The attributes of an account that is seen at a stage, and of which a narrow phone shows so many lines."""
    at, room = stage(lit), f"--lines: {lines}"
    return {**at, "style": f"{at['style']}; {room}" if at else room}


def _looks(scene: Scene, done: Sequence[Step], whole: bool) -> dict[str, bool]:
    """What the account is at present, and how much it has to tell: its classes.

    A narrow phone has a line for who reads, and one for what step it is.
    """
    words, seen, on, of = scene.words, scene.seen, _is_on(scene), robbed(story(scene)[0])
    lines, long = measured.lines_of(words, done), on and is_long(measured.left(words, done))
    headed = not scene.moves and (bool(taken(scene)) or (of is not None and not long))
    phone = measured.phone_lines(words, done) + headed + on
    return {
        **_names(measured.left_lines(words, done), on),
        "headed": headed,
        "robbed": of is not None,
        "was-mine": scene.seat is not None and of == scene.seat,
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


def _names(lines: int, on: bool) -> dict[str, bool]:
    """Whether a narrow phone has a line for who reads, beside so many lines, and whether a low one has."""
    return {"named": on and lines < SOME, "named-low": on and lines < FEW}


def _head(scene: Scene) -> Node:
    """Who has read, or reads, and which card somebody has just taken from the field: it is out of sight at once."""
    words, took = scene.words, taken(scene)
    who = _reader(scene, story(scene)[0], _is_on(scene))
    if not took:
        return who
    said = [words("page.took", seat=each.facts["seat"], cards=(each.private or each.facts)["cards"]) for each in took]
    return [span(".reader")[who], " ", span(".took-it")[words.sentences(said)]]


def _reader(scene: Scene, read: Event, is_on: bool) -> str:
    """Who has read, or reads, and whose card that is where it lay in the hand of somebody else."""
    key, seat, of = "page.reads" if is_on else "page.has-read", read.facts["seat"], robbed(read)
    return scene.words(key, seat=seat) if of is None else scene.words(f"{key}-of", seat=seat, of=of)


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


def _worth(seen: State, card: Card) -> int:
    """What a card is worth as it lies, with those under it; where it is not seen, as printed."""
    there = (at(seen, spot) for spot in spots(seen))
    return next((value(seen, piece) for piece in there if piece.key == card.key), card.value)


def _card(words: Words, head: Node, worth: int, said: list[Html], beside: Node = None) -> Html:
    """A card in the account, with what is said of it."""
    shown = span(".value", aria_hidden="true")[span(".what")[words("page.value")], number(worth)]
    return div(".as-read")[p(".zone")[head], shown, ol(".clauses")[said], beside]


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
    if for_another(scene) and scene.seen.asked.kind == "card":
        key = "page.selected-discard" if discards(scene.seen) else "page.selected-for"
        head = words(key, seat=scene.seen.reading.reader)
    long = is_long([*texts, *([why] if why else [])])
    frame = _frame(words, scene.seen.readings, chosen=True, quoting=not reads, long=long)
    return frame[_card(words, head, _worth(scene.seen, card), [*said, *([refused] if refused else [])])]


def _clauses(scene: Scene, texts: Sequence[str], last: int | None) -> list[Html]:
    """The clauses of a card that is not read yet; those behind the one with which the game ends are not done."""
    left = span(".unseen")[scene.words("page.left"), scene.words("colon")]
    gone = [last is not None and n > last for n in range(len(texts))]
    return [
        li(".left" if out else ".to-come")[div(".said")[left if out else None, each]]
        for each, out in zip(texts, gone, strict=True)
    ]
