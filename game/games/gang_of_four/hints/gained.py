"""What the best of two moves gains, in the order in which it is told."""

from __future__ import annotations

from game.core.review import by_itself, difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.hints.dangers import FEW_CARDS, few_left
from game.games.gang_of_four.hints.differences import EVEN, MANY_PLAYS, Pair, difference_of, fewer, lower_five, saved
from game.games.gang_of_four.hints.look import Look, combo_of, laid, name_of, odds_of, parts_of, regains
from game.games.gang_of_four.hints.losses import HARDER, leaves, leaves_alike, likeliest, stronger_left
from game.games.gang_of_four.hints.names import names
from game.games.gang_of_four.hints.passing import needless
from game.games.gang_of_four.hints.reasons import gains, kept_after, of_low
from game.games.gang_of_four.hints.told import (
    BAND,
    HIGHEST,
    KEEPS,
    LOWEST,
    NEXT,
    PLAN,
    PLAYS,
    STEP,
    SURE,
    UNBEATEN,
    Told,
    parts,
)
from game.games.gang_of_four.rules.answers import PASS, playable
from game.games.gang_of_four.rules.cards import NUMBER, Cards, has, without
from game.games.gang_of_four.rules.combos import FIVE, Combo
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import penalty

STOPS = tuple(f"reason.{key}" for key in ("stops", "only-stop", "lets-out", "lets-out-all"))
"""What begins the reasons for a move after which nobody can go out."""
SHORT = ("reason.too-few", "reason.unanswered")
"""What begins the reasons for a lead that others cannot answer."""
DUE = ("reason.may-go-out", "reason.then-out", "reason.waits-out", PLAN, *SHORT, *STOPS)
"""What begins the reasons that are told also where they hold for both moves, and beside which no stake is told."""
WEAK = ("reason.low", LOWEST, KEEPS)
"""The reasons before which it is told what is at stake, or that the other move breaks something."""
TAKES = "reason.takes"
"""The reason beside which it is told that something stronger stays."""
EDGES = ("reason.whole", "reason.fewer", "reason.gives-either")
"""The differences that are told before such a reason."""
ENDS = ("reason.last", "reason.sheds", "reason.spare")
"""The differences that are not told beside a way out."""
MANY = 3
"""So many cards that they go in one play is a reason to play."""
NEAR = 3
"""The most cards of another player that are told before all else."""
LARGE_HAND = 11
"""With so many cards in hand it is told beside a pass what they would cost."""


def gained(pair: Pair, told: Told) -> list[Saying]:
    """What the best move gains, in the order in which it is told."""
    if begins(pair.best, DUE) or (told.plays and told.plays[0] == NEXT):
        whole = parts(by_itself(pair.best).reason)
        better = None if told.main or pair.other.move == PASS else difference_of(pair)
        better = better if better and not _said_by(whole, better) else None
        kept = better and better[0] in ("reason.spares", "reason.whole")
        better = None if kept and whole.plays and whole.plays[0] == PLAYS else better
        stake = whole.plays and whole.plays[0] in (STEP, BAND) and begins(pair.best, SHORT)
        return there(whole.main, None if stake else whole.plays, _only_singles(pair) or better)
    if pair.other.move == PASS:
        return _beside_pass(pair, told)
    if told.main and told.main[0] == "reason.give-strong" and (better := fewer(pair, MANY_PLAYS)):
        return [better]
    return _waits(pair, told) if pair.best.move == PASS else _beside_play(pair, told)


def _waits(pair: Pair, told: Told) -> list[Saying]:
    """What a pass is good for, and then what many cards would cost if a rival with few went out.

    In place of an answer that is only kept for later and would be a way out, there are the points.
    """
    look, less = pair.look, difference(pair.best.worth, pair.other.worth)
    main = None if told.main and told.main[0] == "reason.pass-saves" and begins(pair.other, DUE) else told.main
    if less < EVEN or look.few > FEW_CARDS or len(look.held) < LARGE_HAND:
        return there(main)
    facts = {"seats": look.nearest, "few": look.few, "cost": penalty(len(look.held))}
    return [main or ("reason.better", {"n": max(1, round(less)), "other": pair.name}), ("reason.at-stake", facts)]


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
    combo, band = laid(look, pair.best.move), told.plays if told.plays and told.plays[0] == BAND else None
    assert combo
    main = told.main if not weak else told.plays if told.plays and told.plays[0] == PLAYS else which(look, combo)
    few, step = band or few_left(look), told.plays if told.plays and told.plays[0] == STEP else None
    if look.few <= NEAR:
        return there(leads_next(look, combo) or few, main or told.main)
    plays = told.plays if told.plays and told.plays[0] == PLAYS and told.plays != main else None
    if not weak or step:
        said = there(main, step or plays or few) if main else there(step, told.main)
        return said[::-1] if main and main[0] == LOWEST else said
    if band or few:
        return there(band, main or told.main) if band else there(main or told.main, few)
    if main := told.main if main is None or main[0] == LOWEST else main:
        return [main]
    if len(combo.cards) >= MANY:
        return [("reason.sheds", {"n": len(combo.cards)})]
    return [] if told.price else [("reason.loose", {})]


def leads_next(look: Look, combo: Combo) -> Saying | None:
    """That if this wins a set can be led which those with the fewest cards cannot answer; None where none is left."""
    what = unanswerable(look, without(look.held, combo.cards))
    facts = {"seats": look.nearest, "few": look.few}
    return ("reason.leads-next", {**facts, "what": name_of(look, what)}) if what else None


def unanswerable(look: Look, rest: Cards) -> Combo | None:
    """The smallest planned set of these cards that those with the fewest cards cannot answer; None where none is."""
    sets = [piece for piece in parts_of(rest, look.pieces).pieces if piece.size > look.few]
    least = min(sets, key=lambda piece: (piece.size, piece.odds), default=None)
    return combo_of(look, least) if least and look.few <= NEAR else None


def _only_singles(pair: Pair) -> Saying | None:
    """That a hand of five would leave nothing but single cards, on which a rival with one may go out."""
    look, combo = pair.look, laid(pair.look, pair.best.move)
    if look.few > 1 or look.seen.top or combo is None or len(combo.cards) >= MANY:
        return None
    rests = ((each, without(look.held, each.cards)) for each in playable(look.seen, look.held) if each.family == FIVE)
    fives = [each for each, rest in rests if rest and len({NUMBER[card] for card in rest}) == len(rest)]
    return ("reason.only-singles", {"other": names(fives[-1])[0]}) if fives else None


def which(look: Look, combo: Combo) -> Saying | None:
    """Why this answer and not another: it spares a strong one, is the weakest, or likelier to win than that."""
    if cheap := _cheap(look, combo):
        return cheap
    if (low := of_low(look, combo)) and low[0] == LOWEST:
        return low
    weakest = playable(look.seen, look.held)[0]
    if weakest.family != combo.family or odds_of(look, combo) < odds_of(look, weakest) + HARDER:
        return None
    return "reason.harder", {"other": name_of(look, weakest)}


def _beside_play(pair: Pair, told: Told) -> list[Saying]:
    """What the best move does that the other one does not; of an answer first that a rival has few cards left."""
    few = few_left(pair.look) if pair.look.seen.top and pair.look.few <= NEAR else None
    said = _better(pair, told)
    return there(few, *said) if few and said and few not in said and all(key != BAND for key, _ in said) else said


def _better(pair: Pair, told: Told) -> list[Saying]:
    """What the best move does that the other one does not."""
    if told.main and told.main[0].startswith("reason.gang"):
        return there(told.main, saved(pair), told.plays)
    better = difference_of(pair) if told.main is None or told.main[0] in (*WEAK, TAKES) else None
    takes = told.main if told.main and told.main[0] == TAKES else None
    spares = better and told.main and better[0] == "reason.spares" and told.main[0] in (LOWEST, TAKES)
    if better is None or (told.main and better[0] not in EDGES and not spares):
        sure = told.main in (SURE, HIGHEST, UNBEATEN)
        return there(told.main, (_left_sets(pair) if sure else None) or told.plays)
    if better[0] == "reason.sheds" and told.plays and told.plays[0] in (STEP, BAND):
        return [_left_sets(pair) or told.plays]
    if better[0] == "reason.spares" and not takes and (weak := lower_five(pair)) and weak[0] == "reason.lower-five":
        return [weak, better]
    if takes and told.plays and better[0] == "reason.fewer":
        better = told.plays
    if better[0] in (*EDGES, PLAYS) or spares:
        return there(takes, better, told.plays if told.plays and told.plays[0] != PLAYS else None)
    return there(better, _beside(pair, better[0]) or told.plays)


def _left_sets(pair: Pair) -> Saying | None:
    """In how few plays the rest goes, where each is told, and they could not all be laid after the other move."""
    look, move, n = pair.look, pair.best.move, pair.left[0]
    return (PLAYS, {"n": n}) if leaves(look, move, n) and not leaves_alike(look, move, pair.other.move) else None


def _beside(pair: Pair, key: str) -> Saying | None:
    """What stays after a move that is likelier to win, or lays more cards; else a rival's few cards."""
    look, combo = pair.look, laid(pair.look, pair.best.move)
    if key == "reason.sheds":
        return saved(pair) or kept_after(look, pair.best.move) or few_left(look)
    if combo is None or key != "reason.harder":
        return None
    left = None if likeliest(look, combo) else stronger_left(look, combo)
    return (
        ("reason.spares", {"what": name_of(look, left)}) if left else kept_after(look, pair.best.move) or few_left(look)
    )


def own(pair: Pair) -> list[Saying]:
    """What both moves are good for; of a lead not what is at stake, as any lead changes that."""
    main, plays, _ = parts(by_itself(pair.best).reason)
    combo = laid(pair.look, pair.best.move)
    lead = pair.look.seen.top is None
    main = None if main and main[0] in WEAK and main[0] != KEEPS else main
    if (kept := both_keep(pair)) and (lead or pair.look.few > NEAR) and (main is None or main[0] == KEEPS):
        return [kept]
    if pair.look.seen.top and combo and pair.other.move != PASS and (why := which(pair.look, combo)):
        if main in (SURE, HIGHEST, UNBEATEN):
            return there(main, plays)
        stake = next(
            (each for each in gains(pair.look, pair.best.move) if each[0] in (STEP, BAND)), few_left(pair.look)
        )
        return there(stake, why) if pair.look.few <= NEAR or why[0] == LOWEST else there(why, stake)
    if lead and combo:
        loose = len(combo.cards) == 1 and needless(pair.look, combo.cards[0])
        many: Saying = ("reason.sheds", {"n": len(combo.cards)})
        return there(main or (many if len(combo.cards) >= MANY else ("reason.loose", {}) if loose else None))
    return there(main, None if main else plays)


def both_keep(pair: Pair) -> Saying | None:
    """That what regains the lead stays, as it does with the other move; None where nothing does."""
    lays = PASS not in (pair.best.move, pair.other.move) and not pair.best.move.startswith(GIVE)
    return kept_after(pair.look, pair.best.move) if lays else None


def _cheap(look: Look, combo: Combo) -> Saying | None:
    """That an answer leaves the strong cards; None where that is not so."""
    if look.seen.top is None or look.seen.top.combo is None or regains(look, combo):
        return None
    rest = without(look.held, combo.cards)
    strong = [each for each in playable(look.seen, look.held) if regains(look, each) and has(rest, each.cards)]
    facts = {"seat": look.seen.top.seat, "kind": look.seen.top.combo.kind}
    return ("reason.cheap", {**facts, "what": name_of(look, strong[-1])}) if strong else None


def begins(choice: Choice, keys: tuple[str, ...]) -> bool:
    """Whether what is said of the move itself begins like one of these."""
    main = parts(choice.reason).main
    return main is not None and main[0].startswith(keys)


def lowest(pair: Pair) -> Saying | None:
    """That the lowest cards go, or that this is the weakest answer."""
    mine = laid(pair.look, pair.best.move)
    return of_low(pair.look, mine) if mine else None
