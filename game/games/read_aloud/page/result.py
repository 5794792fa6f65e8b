"""How the game has ended: by what, under which condition, what it measured for each player, and who wins."""

from __future__ import annotations

from functools import partial
from math import inf

from game.core.rules import Event
from game.games.read_aloud.cards.names import quoted as in_full
from game.games.read_aloud.language.effects import (
    Beside,
    Exactly,
    Holder,
    Least,
    Most,
    Nearest,
    Reader,
    Second,
    SecondLeast,
    Within,
)
from game.games.read_aloud.page import reveal
from game.games.read_aloud.page.ids import hand_of, selected
from game.games.read_aloud.page.naming import quoted
from game.games.read_aloud.page.slips import copied, rack
from game.games.read_aloud.page.slips import told as told_of
from game.games.read_aloud.page.standings import missing
from game.games.read_aloud.page.wording import amount, condition_said, remark
from game.games.read_aloud.rules.conditions import BY_VALUE, beside, field_total
from game.games.read_aloud.rules.state import Result
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, css, div, h3, li, ol, p, section
from game.ui.view import Scene
from game.ui.view.stages import stage
from game.words import number


def result(scene: Scene) -> Html:
    """The panel in the middle of a finished game: who has won and why, and all hands as slips.

    It is there while the last card is read, with what decides; the hands and who has won come after that.
    """
    last: Result | None = scene.seen.last
    if last is None:
        return Html()
    ended = stage(reveal.end(scene.seen))
    reason = p(".why")[_on_the_table(scene, last)] if last.winners else p(".why", **ended)[why(scene, last)]
    seats, most = ranked(last), max(map(len, scene.seen.hands))
    rows = [_row(scene, last, seat, len(seats) - i) for i, seat in enumerate(seats)]
    valued = getattr(last.condition, "measure", None) in BY_VALUE
    return section(css(".result.of-game", valued=valued), tabindex="0", aria_labelledby="result")[
        h3(id="result")[headline(scene, last)],
        reason,
        p(".digits", **ended)[scene.words("page.hands-told")] if most and valued else None,
        ol(f".rows.of{len(seats)}", style=f"--held: {max(1, most)}")[rows],
        _opened(scene),
    ]


def _opened(scene: Scene) -> Html | None:
    """What the card says that was pressed: of some hands the rows show no more than its value."""
    spot = selected(scene)
    return p(".opened", aria_hidden="true")[told_of(scene, spot)] if spot and at(scene.seen, spot).key else None


def _row(scene: Scene, last: Result, seat: int, nth: int) -> Html:
    """What the condition measured for a player, and the player's cards; the winners are seen last."""
    won = seat in last.winners
    frame = li(css("", winner=won, in_full=won and len(last.winners) == 1), **stage(reveal.end(scene.seen, nth)))
    return frame[p[line(scene, last, seat)], _hand(scene, seat)]


def _hand(scene: Scene, seat: int) -> Html | None:
    """The cards of a hand, those that decided marked; the viewing seat's own are buttons below and here a copy."""
    held = hand_of(scene.seen, seat)
    if not held:
        return None
    if seat == scene.seat:
        return div(".slips", aria_hidden="true")[[copied(scene, spot) for spot in held]]
    return rack(scene, held, f"held-{seat}", scene.words("page.hand-of", seat=seat))


def headline(scene: Scene, last: Result) -> str:
    """Who has won."""
    won, n = last.winners, len(last.winners)
    return scene.words(f"page.won-{min(2, n)}", seats=won, seat=next(iter(won), 0), n=n)


def why(scene: Scene, last: Result) -> str:
    """What has ended the game, and under which condition it was decided."""
    words = scene.words
    if _none(last):
        return _in_short(scene, last)
    key = "why.condition-of" if last.by is None else "why.condition"
    said = words(key, seat=last.by, condition=condition_said(words, last.condition))
    facts = _decisive(scene, last) if last.winners else remark(words, scene.seen)
    return words("page.space").join([_in_short(scene, last), said, *facts])


def _on_the_table(scene: Scene, last: Result) -> str:
    """The same in short, where somebody has won: the rows below say what the condition measured."""
    words = scene.words
    key = "why.condition" if isinstance(last.condition, Reader) and last.by is not None else "hear.condition"
    said = words(key, seat=last.by, condition=condition_said(words, last.condition))
    return words("page.space").join([_in_short(scene, last), said, *_decisive(scene, last)])


def _decisive(scene: Scene, last: Result) -> list[str]:
    """What decided besides the hands: whose turn it was, which card was meant, what the field came to."""
    seen, words = scene.seen, scene.words
    match last.condition:
        case Beside(left):
            return [words(f"why.turn-{'left' if left else 'right'}", seat=seen.turn, beside=beside(seen, left))]
        case Holder():
            return remark(words, seen)
        case Nearest(_, None):
            return [words("why.field", n=number(field_total(seen)))]
    return []


def _in_short(scene: Scene, last: Result) -> str:
    """What has ended the game, and why nobody could win."""
    words = scene.words
    match last.kind:
        case "ended":
            ended = _by_card(scene)
        case "exhausted":
            ended = _emptied(scene)
        case _:
            ended = words(f"why.{last.kind}", **scene.seen.news[-1].facts)
    none = _none(last)
    return words("page.space").join([ended, words(none)]) if none else ended


def _none(last: Result) -> str:
    """The key of why nobody could win; empty where there was a condition for somebody to meet."""
    if len(last.losers) == len(last.measures):
        return "why.all-lost"
    return "" if last.condition else "why.no-condition"


def _by_card(scene: Scene) -> str:
    """That a card has ended the game: who read it, and which, where that is known."""
    words = scene.words
    read = next((event.facts for event in reversed(scene.lately) if event.kind == reveal.READ), None)
    if read is None:
        return words("why.ended")
    return words("why.ended-by", seat=read["seat"], text=in_full(scene.seen.terms.cards[read["card"]], words.lang))


def _emptied(scene: Scene) -> str:
    """That field and draw pile are gone; and who took the last card, if a hand was filled with it."""
    happened = [each for each in scene.seen.news[:-1] if each.kind.removesuffix("-none") != reveal.HANDS]
    last = happened[-1] if happened else None
    if last is None or last.kind not in reveal.TAKEN:
        return scene.words("why.exhausted")
    return scene.words("why.exhausted-taken", seat=last.facts["seat"])


def ends(event: Event, last: Result) -> bool:
    """Whether this is the event that tells how the game ended."""
    return event.kind.removesuffix("-nobody") == last.kind


def told(scene: Scene, last: Result) -> list[str]:
    """The result in sentences: who has won, why, and what there is to say of each player, the winners first."""
    return [headline(scene, last), why(scene, last), *facts(scene, last)]


def facts(scene: Scene, last: Result) -> list[str]:
    """What there is to say of each player but the name, the winners first."""
    return [said for seat, said in places(scene, last) if last.measures[seat] is not None or seat in last.losers]


def places(scene: Scene, last: Result) -> tuple[tuple[int, str], ...]:
    """The same, with the seat of each."""
    return tuple((seat, said) for seat in ranked(last) if (said := measured(scene, last, seat)))


def measured(scene: Scene, last: Result, seat: int) -> str:
    """What the condition measured for a player, or that they had lost; empty where there was no condition."""
    return line(scene, last, seat) if last.condition or seat in last.losers else ""


def line(scene: Scene, last: Result, seat: int) -> str:
    """What the condition measured for a player, in words; who has won is said above, once."""
    if seat in last.losers:
        return fall(scene, seat)
    n = last.measures[seat]
    if n is None:
        return scene.words("page.comes", seat=seat)
    what = missing(scene.words, scene.seen, n, amount(scene.words, last.condition, n))
    return scene.words("page.comes-to", seat=seat, what=what)


def fall(scene: Scene, seat: int) -> str:
    """That a player has lost, and by which card, in words."""
    seen = scene.seen
    how = next((each for each in seen.falls if each.seat == seat), None)
    if how is None:
        return scene.words("page.lost", seat=seat)
    key = "page.lost-reading" if how.reader == seat else "page.lost-by"
    return scene.words(key, seat=seat, reader=how.reader, text=quoted(scene.words, seen.terms, how.card))


def ranked(last: Result) -> tuple[int, ...]:
    """The winners first, then the others, who came nearest first, and last those who had lost."""
    return tuple(sorted(range(len(last.measures)), key=partial(_rank, last)))


def _rank(last: Result, seat: int) -> tuple[bool, bool, float]:
    """How far a seat was from winning: the lowest is first."""
    n = last.measures[seat]
    return seat not in last.winners, seat in last.losers, inf if n is None else _short(last, n)


def _short(last: Result, n: int) -> float:
    """By how much a number misses the condition; the same for all where a number alone does not tell that."""
    match last.condition:
        case Most() | Second():
            return -n
        case Least() | SecondLeast():
            return n
        case Within(_, number):
            return number - n if n <= number else inf
        case Exactly(_, number):
            return abs(n - number)
        case Nearest(_, number) if number is not None:
            return abs(n - number)
    return 0
