"""What the cards of two moves show: what only one of them breaks, how few plays are left, which is hard to beat."""

from __future__ import annotations

from typing import NamedTuple

from game.core.review import by_itself, difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.hints.dangers import of_gang
from game.games.gang_of_four.hints.look import Look, combo_of, faces, laid, name_of, odds_of, parts_of, rest_after
from game.games.gang_of_four.hints.losses import (
    HARDER,
    always_loses,
    broken,
    keeper,
    kept_whole,
    likeliest,
    loses,
    still,
    stronger_left,
)
from game.games.gang_of_four.hints.names import height
from game.games.gang_of_four.hints.passing import both_loose, broken_by, lost_by, needless, spare
from game.games.gang_of_four.hints.reasons import FEW_PLAYS, LIKELIER, least_of_others
from game.games.gang_of_four.hints.told import KEEPS, PLAN, parts
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.cards import NUMBER, ORDER, TOP, Cards, has, without
from game.games.gang_of_four.rules.combos import FIVE, GANG, ONE, THREE, TWO, Combo, classify
from game.games.gang_of_four.rules.exchange import GIVE

EVEN = 0.5
"""A difference in worth that is none to a player, in penalty points: the deals imagined leave more than that open."""
MUCH = 4.5
"""By so many points, told as 5, a second move is worse that it is told why."""
MANY_PLAYS = 5
"""The most plays of which it is told that they are fewer, where nothing else is to be told."""
LOWER = 5
"""By so much in all the numbers of a hand of five are lower that it is told."""
WEAK = 5
"""The highest number that is called weak."""
HIGH = 9
"""The lowest number that a hand of five which gets rid of weak cards does not spend."""
HALVES = ("full_house", "triple")
"""The kinds beside which it is told what part of a full house is spared."""
ENDING = 6
"""The most cards in hand of which one set is told to be left for the end."""


class Pair(NamedTuple):
    """Two moves that are compared."""

    look: Look
    best: Choice
    other: Choice
    name: Saying
    """The name of the other one."""
    left: tuple[int, int]
    """In how few plays the hand can be laid after the one and after the other."""

    @property
    def combos(self) -> tuple[Combo, Combo] | None:
        """What the moves lay; None where one of them passes or gives."""
        mine, its = (laid(self.look, each.move) for each in (self.best, self.other))
        return (mine, its) if mine and its else None


def difference_of(pair: Pair) -> Saying | None:
    """The first of what the best move does better; None where the cards show nothing."""
    if pair.best.move.startswith(GIVE):
        return _not_given(pair)
    return _whole(pair) or fewer(pair) or _later(pair) or _harder(pair) or _at_last(pair)


def _at_last(pair: Pair) -> Saying | None:
    """What is told where there is nothing better to tell: fewer plays, lower cards, a five."""
    return fewer(pair, MANY_PLAYS) or lower_five(pair) or (None if pair.look.seen.top else saved(pair))


def saved(pair: Pair) -> Saying | None:
    """That a hand of five stays as it is: the other move, beside a gang or a smaller lead, else the strongest planned.

    Beside a gang none is told but the other move.
    """
    look, mine = pair.look, laid(pair.look, pair.best.move)
    if mine is None or mine.family == FIVE:
        return None
    its, rest = laid(look, pair.other.move), rest_after(look, pair.best.move)
    planned = [combo_of(look, piece) for piece in parts_of(rest, look.pieces).pieces]
    fives = [each for each in planned if each.family == FIVE]
    what = its if its and its.family == FIVE and has(rest, its.cards) else None
    what = what or (max(fives, key=lambda each: each.strength) if fives and mine.family != GANG else None)
    return ("reason.spares", {"what": name_of(look, what)}) if what else None


def saved_top(pair: Pair) -> Saying | None:
    """That of two hands of five the best one leaves a card which is higher than any in it."""
    if pair.combos is None or any(each.family != FIVE for each in pair.combos):
        return None
    mine, its = pair.combos
    top = max(its.cards, key=ORDER.__getitem__)
    higher = NUMBER[top] > max(NUMBER[card] for card in mine.cards)
    return ("reason.spares", {"what": ("brief.one", {"card": top})}) if higher else None


def _not_given(pair: Pair) -> Saying | None:
    """That giving the other card away would break something which this one leaves whole, or leaves more plays.

    Else, where neither breaks anything, that the other one is higher.
    """
    given, card = (each.move.removeprefix(GIVE) for each in (pair.best, pair.other))
    (mine, its), less = (classify((each,)) for each in (given, card)), difference(pair.best.worth, pair.other.worth)
    lost = lost_by(pair.look, card) or (broken_by(pair.look, its) if its and less >= MUCH else None)
    if mine and lost and not loses(pair.look, lost, mine):
        return "reason.whole", {"what": name_of(pair.look, lost)}
    if said := fewer(pair, MANY_PLAYS):
        return said
    if needless(pair.look, given) and not needless(pair.look, card):
        return "reason.loose", {}
    lower = both_loose(pair.look, given, card) and ORDER[given] < ORDER[card]
    return ("reason.gives-either", {"card": card}) if lower else None


def _whole(pair: Pair) -> Saying | None:
    """That only the other move breaks something, which the best one neither lays nor is said to keep anyway."""
    look, its = pair.look, laid(pair.look, pair.other.move)
    if its is None:
        return None
    rest = rest_after(look, pair.best.move)
    main = parts(by_itself(pair.best).reason).main
    kept = keeper(look, parts_of(rest, look.pieces)) if main and main[0] in (KEEPS, PLAN) else None
    lost = broken(look, its, parts_of(without(look.held, its.cards), look.pieces), kept)
    small = lost if lost and still(look, lost, rest) else None
    whole = small if small and small.family in (FIVE, GANG) else kept_whole(look, rest, its, kept)
    mine = laid(look, pair.best.move)
    higher = stronger_left(look, mine) if mine and whole is None else None
    whole = whole or (higher if higher and higher.family == FIVE and always_loses(look, higher, its) else small)
    if whole is None or (main and name_of(look, whole) in (main[1].get("what"), main[1].get("kept"))):
        return None
    return "reason.whole", {"what": name_of(look, whole)}


def fewer(pair: Pair, most: int = FEW_PLAYS) -> Saying | None:
    """That few plays are left, and fewer than after the other move; a pass is always behind."""
    (n, more), gives = pair.left, pair.best.move.startswith(GIVE)
    if n >= more or n > most or pair.other.move == PASS or (gives and n > least_of_others(pair.look, pair.best.move)):
        return None
    return "reason.fewer", {"n": n, "more": more, "other": pair.name}


def _later(pair: Pair) -> Saying | None:
    """That the plan for few cards keeps for the end a lowest set that could be led; None where it does not."""
    look, its = pair.look, laid(pair.look, pair.other.move)
    if pair.combos is None or its is None or look.seen.top or look.held[0] not in its.cards or its.family == FIVE:
        return None
    after = parts_of(rest_after(look, pair.best.move), look.pieces)
    last = any(faces(each) == its.cards and each.cost == after.worst for each in after.pieces)
    return ("reason.last", {"other": pair.name}) if last and len(look.held) <= ENDING else None


def _harder(pair: Pair) -> Saying | None:
    """How likely the trick is won, how many cards go, or that something stronger stays."""
    if pair.combos is None:
        return None
    (mine, its), look = pair.combos, pair.look
    gain, of_one = odds_of(look, mine) - odds_of(look, its), mine.family == its.family
    stronger, likelier = of_one and mine.strength > its.strength, gain >= HARDER and odds_of(look, mine) >= LIKELIER
    if mine.family == GANG != its.family:
        return of_gang(look, mine)
    if stronger and likelier and (likeliest(look, mine) or stronger_left(look, mine)):
        return "reason.harder", {"other": pair.name}
    if len(mine.cards) > len(its.cards):
        return "reason.sheds", {"n": len(mine.cards)}
    part = _stronger_part(mine, its) if its.kind == "full_house" and mine.kind in HALVES else its if of_one else None
    if part and _spared(look, mine, its, gain, part) and _left_over(look, mine, part):
        return "reason.spares", {"what": name_of(look, _all_of(look, mine, part))}
    return lower(pair) if FIVE not in (mine.family, its.family) else None


def _all_of(look: Look, mine: Combo, part: Combo) -> Combo:
    """In place of a part the full house that is planned with it, or of a pair the three of its number."""
    rest = parts_of(without(look.held, mine.cards), look.pieces).pieces
    houses = (combo for combo in (combo_of(look, piece) for piece in rest) if combo.kind == "full_house")
    if house := next((each for each in houses if has(each.cards, part.cards)), None):
        return house
    alike = tuple(card for card in without(look.held, mine.cards) if NUMBER[card] == NUMBER[part.cards[0]])
    three = part.family == TWO and len(alike) == len(part.cards) + 1
    return (classify(alike) if three else None) or part


def _stronger_part(mine: Combo, its: Combo) -> Combo | None:
    """The three of the other full house if that is the higher one, or its pair; None where neither is higher.

    Beside three of a kind it is the pair.
    """
    if mine.family == THREE:
        return classify(_halves(its)[1]) if height(its) == height(mine) < NUMBER[_halves(its)[1][0]] else None
    threes, pairs = zip(*(_halves(each) for each in (mine, its)), strict=True)
    halves = threes if height(mine) != height(its) else pairs
    return classify(halves[1]) if ORDER[halves[1][0]] > ORDER[halves[0][-1]] else None


def _halves(house: Combo) -> tuple[Cards, Cards]:
    """The three and the pair of a full house."""
    three = tuple(card for card in house.cards if NUMBER[card] == height(house))
    return three, without(house.cards, three)


def _left_over(look: Look, mine: Combo, stronger: Combo) -> bool:
    """Whether this is left after the best move; of gangs one is spared whatever they share."""
    rest = without(look.held, mine.cards)
    return (
        mine.family == GANG or has(rest, stronger.cards) or (mine.kind != stronger.kind and still(look, stronger, rest))
    )


def _spared(look: Look, mine: Combo, its: Combo, gain: float, stronger: Combo) -> bool:
    """Whether the other move is worth sparing.

    It is likelier to win the trick, a higher five or gang, a full house of a higher part, a phoenix, a dragon.
    """
    if mine.family == GANG or stronger != its:
        return mine.family == THREE or its.strength > mine.strength
    higher = height(its) > height(mine) or its.kind != mine.kind or mine.kind == "flush"
    if mine.family == ONE and height(its) <= TOP and odds_of(look, its) < LIKELIER:
        return False
    return gain <= -HARDER or (its.strength > mine.strength and higher and (its.family == FIVE or height(its) > TOP))


def lower(pair: Pair) -> Saying | None:
    """That the best move is the weakest card which no combination needs."""
    if pair.combos is None:
        return None
    mine = pair.combos[0]
    return ("reason.spare", {}) if mine.family == ONE and mine.cards[0] == spare(pair.look) else None


def lower_five(pair: Pair) -> Saying | None:
    """That the best move gets rid of weak cards which the other one does not lay, where both are hands of five."""
    if pair.combos is None or any(each.family != FIVE for each in pair.combos):
        return None
    mine, its = (sum(NUMBER[card] for card in each.cards) for each in pair.combos)
    given, kept = ({NUMBER[card] for card in each.cards} for each in pair.combos)
    weak = {number for number in given if number <= WEAK}
    if mine + LOWER <= its and len(weak - kept) > 1 and max(given) < HIGH:
        return "reason.lower-five", {}
    lowest = pair.look.held[0]
    alone = lowest in pair.combos[0].cards and lowest not in pair.combos[1].cards
    return ("reason.low", {"n": 1}) if alone else None
