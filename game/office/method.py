"""How the figures of the statistics are found and how sure they are, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.core.game import Game
from game.core.review import Reviewed
from game.core.rules import Saying
from game.office import luck, numbers
from game.office.numbers import FEWEST, WINDOW, Record, Rivals
from game.office.strength import Strength
from game.ui.lobby import history
from game.ui.model.saves import End, Save
from game.words import Words


def share_of(words: Words, found: Mapping[Rivals, Record]) -> Iterator[str]:
    """From FEWEST matches on the share of wins against the same opponents, with the interval of the true one."""
    for rivals, record in found.items():
        if (n := len(record.plays)) >= FEWEST:
            low, high = (_whole(each) for each in numbers.wilson(record.won, n))
            against = words("statistics.against", rivals=history.against(words, rivals))
            said = words("statistics.share", share=_whole(record.won / n), low=low, high=high)
            yield f"{against}{words('colon')}{said}"


def _whole(share: float) -> int:
    return round(100 * share)


def method_of(
    words: Words, game: Game, counted: Sequence[tuple[Save, End]], rated: Sequence[Strength]
) -> Iterator[str]:
    """Of the curve, where there is one, and of luck: exact where the game is solved, else by the kept reviews."""
    if rated:
        yield words.sentences(_of_curve(words, game, rated))
    if game.account is None:
        if known := dealt_parts(counted):
            n, before, dealt, made, got = known
            yield words("statistics.luck", n=n, before=before, dealt=dealt, made=made, got=got)
    elif found := [end.review for _, end in counted if end.review]:
        yield parted(words, found)
        yield words.sentences(_of_reviews(words, found, len(counted)))


def _of_curve(words: Words, game: Game, rated: Sequence[Strength]) -> Iterator[str]:
    """What a point of the curve is, how strong the player is and was, and what the points mean."""
    (rating, error), was, before = rated[-1], rated[0].rating, len(rated) - 1
    levels = [words("statistics.level", level=words(f"level.{level}"), rating=n) for level, n in game.ratings.items()]
    yield words("statistics.curve", seats=game.usual_seats, n=WINDOW)
    yield words("statistics.stands", now=rating, low=rating - error, high=rating + error)
    if before:
        yield words("statistics.stood", n=before, was=was)
    yield words("statistics.scale", levels=words.list(levels))


def dealt_parts(counted: Iterable[tuple[Save, End]]) -> tuple[int, float, float, float, float] | None:
    """The rounds, the wins to expect, what the first cards and what all after them brought, and the wins, in tenths."""
    known = luck.dealt(save.match for save, _ in counted)
    if known is None:
        return None
    before, dealt, got = (round(each, 1) for each in (known.before, known.after - known.before, known.got))
    return known.n, before, dealt, round(got - before - dealt, 1), got


def parted(words: Words, found: list[Reviewed]) -> str:
    """How it came out, what the decisions gave away, and the rest: points in whole numbers, which add up."""
    parted = luck.parted(found)
    if "review.came-even" not in words:
        return words("review.estimate", **parted._asdict(), luck=parted.luck)
    came, lost = round(parted.got - parted.fair), round(parted.lost)
    how: Saying = f"review.came-{'better' if came > 0 else 'worse' if came else 'even'}", {"by": abs(came)}
    return words("review.estimate", n=parted.n, came=how, lost=lost, luck=came + lost)


def _of_reviews(words: Words, found: list[Reviewed], of: int) -> Iterator[str]:
    """What the numbers of the reviews rest on, and how far they can be trusted."""
    lost, off = luck.parted(found)[3:]
    yield words("statistics.estimated", n=len(found), of=of)
    if off is None:
        yield words("statistics.few", n=FEWEST)
    else:
        yield words("statistics.lost-between", low=lost - off, high=lost + off)
