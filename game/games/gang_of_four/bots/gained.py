"""What the best of two moves gains, in the order in which it is told."""

from __future__ import annotations

from game.core.review import by_itself
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots.differences import HARDER, Pair, difference_of, likeliest, lower_five, stronger_left
from game.games.gang_of_four.bots.look import Look, laid, name_of, odds_of, regains
from game.games.gang_of_four.bots.reasons import few_left, kept_after, of_low
from game.games.gang_of_four.bots.told import BAND, KEEPS, LOWEST, NEXT, PLAN, PLAYS, STEP, Told, parts
from game.games.gang_of_four.rules.answers import PASS, playable
from game.games.gang_of_four.rules.cards import has, without
from game.games.gang_of_four.rules.combos import Combo
from game.games.gang_of_four.rules.exchange import GIVE

STOPS = tuple(f"reason.{key}" for key in ("stops", "only-stop", "lets-out", "lets-out-all"))
"""What begins the reasons for a move after which nobody can go out."""
DUE = ("reason.may-go-out", "reason.then-out", PLAN, *STOPS)
"""What begins the reasons that are told also where they hold for both moves, and beside which no stake is told."""
WEAK = ("reason.low", LOWEST, KEEPS)
"""The reasons before which it is told what is at stake, or that the other move breaks something."""
EDGES = ("reason.whole", "reason.whole-give", "reason.fewer", "reason.gives-either")
"""The differences that are told before such a reason."""
QUICK = ("reason.harder", "reason.harder-lead", "reason.sheds")
"""The differences that count for more where another player has few cards."""
ENDS = ("reason.last", "reason.sheds")
"""The differences that are not told beside a way out."""
MANY = 3
"""So many cards that they go in one play is a reason to play."""


def gained(pair: Pair, told: Told) -> list[Saying]:
    """What the best move gains, in the order in which it is told."""
    if begins(pair.best, DUE) or (told.plays and told.plays[0] == NEXT):
        whole = parts(by_itself(pair.best).reason)
        better = None if told.main or pair.other.move == PASS else difference_of(pair)
        return there(whole.main, whole.plays, better if better and not _said_by(whole, better) else None)
    if pair.other.move == PASS:
        return _beside_pass(pair, told)
    return there(told.main, _passed(pair.look)) if pair.best.move == PASS else _beside_play(pair, told)


def _passed(look: Look) -> Saying | None:
    """That those who hold a single card have all passed in this trick, so that nothing is to be feared of a pass."""
    return ("reason.passed", {"seats": look.nearest}) if look.few == 1 and not look.lone else None


def _said_by(whole: Told, better: Saying) -> bool:
    """Whether the way out says this already: what is played last, what is saved, and that many cards go."""
    facts = [said[1].values() for said in (whole.main, whole.plays) if said]
    return better[0] in ENDS or any(better[1].get("what") == fact for each in facts for fact in each)


def there(*said: Saying | None) -> list[Saying]:
    """Those of these sentences that there are."""
    return [each for each in said if each]


def _beside_pass(pair: Pair, told: Told) -> list[Saying]:
    """What a play gains that a pass does not: what it is good for, what is at stake, how many cards go."""
    look, weak = pair.look, told.main is None or told.main[0] in WEAK
    few, combo = few_left(look), laid(look, pair.best.move)
    assert combo
    if told.plays and told.plays[0] == PLAYS and weak:
        return there(told.plays, few)
    if few and weak and (why := _which(look, combo)):
        return [why, few]
    if told.main and told.main[0] == "reason.gang" and (kept := kept_after(look, pair.best.move)):
        return there(told.main, kept, few)
    few = None if told.plays and told.plays[0] == BAND else few
    if said := there(*((told.plays, few, told.main) if weak else (told.main, told.plays, few))):
        return said
    if len(combo.cards) >= MANY:
        return [("reason.sheds", {"n": len(combo.cards)})]
    return [] if told.price else [("reason.loose", {})]


def _which(look: Look, combo: Combo) -> Saying | None:
    """Why this answer and not another: it is the weakest, or likelier to win than that; None where it is neither."""
    if (low := of_low(look, combo)) and low[0] == LOWEST:
        return low
    weakest = playable(look.seen, look.held)[0]
    if weakest.family != combo.family or odds_of(look, combo) < odds_of(look, weakest) + HARDER:
        return None
    return "reason.harder", {"other": name_of(look, weakest)}


def _beside_play(pair: Pair, told: Told) -> list[Saying]:
    """What the best move does that the other one does not."""
    better = difference_of(pair) if told.main is None or told.main[0] in WEAK else None
    spares = better and told.main and (told.main[0], better[0]) == (LOWEST, "reason.spares")
    if better is None or (told.main and better[0] not in EDGES and not spares):
        return there(told.main, told.plays)
    if better[0].startswith(QUICK[0]):
        combo = laid(pair.look, pair.best.move)
        left = None if combo is None or likeliest(pair.look, combo) else stronger_left(pair.look, combo)
        stays: Saying | None = ("reason.spares", {"what": name_of(pair.look, left)}) if left else None
        return there(better, stays or kept_after(pair.look, pair.best.move) or few_left(pair.look))
    if better[0] == "reason.sheds" and told.plays and told.plays[0] in (STEP, BAND):
        return [told.plays]
    if better[0] in EDGES or spares:
        return there(better, told.plays if told.plays and told.plays[0] != PLAYS else None)
    if better[0] == "reason.spares" and (weak := lower_five(pair)) and weak[0] == "reason.lower-five":
        return [weak, better]
    return there(better, told.plays, few_left(pair.look) if better[0] in QUICK and told.plays is None else None)


def own(pair: Pair) -> list[Saying]:
    """What both moves are good for, so why to play at all, where nothing tells them apart.

    Of a small lead it is not told what is at stake: any lead changes that.
    """
    main, plays, _ = parts(by_itself(pair.best).reason)
    combo = laid(pair.look, pair.best.move)
    small = pair.look.seen.top is None and combo is not None and len(combo.cards) < MANY
    main = None if main and main[0] in WEAK and main[0] != KEEPS else main
    if pair.other.move != PASS and (cheap := _cheap(pair.look, combo)):
        return cheap
    same = both_keep(pair) and (main is None or main[0] == KEEPS)
    return [] if same else there(main, None if small or main else plays)


def both_keep(pair: Pair) -> Saying | None:
    """That what regains the lead stays with either move; None where not the same does, or nothing."""
    lays = PASS not in (pair.best.move, pair.other.move) and not pair.best.move.startswith(GIVE)
    kept = kept_after(pair.look, pair.best.move) if lays else None
    same = kept and kept == kept_after(pair.look, pair.other.move)
    return ("reason.keeps-both", kept[1]) if kept and same else None


def _cheap(look: Look, combo: Combo | None) -> list[Saying]:
    """That an answer leaves the strong cards, and that others hold few; nothing where that is not so."""
    if look.seen.top is None or combo is None or regains(look, combo):
        return []
    rest = without(look.held, combo.cards)
    strong = [each for each in playable(look.seen, look.held) if regains(look, each) and has(rest, each.cards)]
    assert look.seen.top.combo
    if not strong:
        return []
    facts = {"seat": look.seen.top.seat, "kind": look.seen.top.combo.kind}
    return there(("reason.cheap", {**facts, "what": name_of(look, strong[-1])}), few_left(look))


def begins(choice: Choice, keys: tuple[str, ...]) -> bool:
    """Whether what is said of the move itself begins like one of these."""
    main = parts(choice.reason).main
    return main is not None and main[0].startswith(keys)


def lowest(pair: Pair) -> Saying | None:
    """That the lowest cards go, or that this is the weakest answer."""
    mine = laid(pair.look, pair.best.move)
    return of_low(pair.look, mine) if mine else None
