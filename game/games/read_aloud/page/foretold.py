"""What is told of a card before it is read or chosen: it cannot be, loses, ends all, does nothing, or mixes hands."""

from __future__ import annotations

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import DISCARD_THIS, End, If, Lose, LoseEach, Place, Shuffle, Text
from game.games.read_aloud.page.deciding import Standing, standing
from game.games.read_aloud.page.forbidding import forbidding
from game.games.read_aloud.page.ids import move_at
from game.games.read_aloud.page.picking import may_pick
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.answers import wanted
from game.games.read_aloud.rules.clauses import effective, is_meaningless
from game.games.read_aloud.rules.cut_short import ended, last_step
from game.games.read_aloud.rules.legal import refusal
from game.games.read_aloud.rules.standstill import stalled
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.targets import seats_of
from game.games.read_aloud.rules.zones import at, reading
from game.ui.view import Scene
from game.words import Words

LOSING = (Lose(), LoseEach(Place.HANDS), LoseEach(Place.MINE))
"""The clauses by which whoever reads them loses."""
POOLED = (Place.HANDS, Place.OTHERS)
"""The places whose hands are shuffled together."""
NOBODY = Standing((), (), (), ())
"""Where nobody can win."""


def foretold(scene: Scene, spot: Spot) -> str:
    """What has to be known of the card there: that it cannot be chosen, loses, ends all, is idle, or mixes hands.

    Empty where nothing has. In a problem only the first: the others are what a try answers.
    """
    if scene.problem:
        return reason(scene, spot)
    why = reason(scene, spot) or loses(scene, spot) or stalls(scene, spot)
    return why or ends(scene, spot) or idle(scene, spot) or pools(scene, spot)


def reason(scene: Scene, spot: Spot) -> str:
    """Why the card there cannot be read or chosen by the seat at the page, and who has forbidden it.

    Empty where it can, and when nobody asks.
    """
    move = move_at(scene, spot)
    if not scene.moves or move in scene.moves or may_pick(scene, spot):
        return ""
    if scene.seen.asked is not None:
        return scene.words.say(wanted(scene.seen.asked, by_card=True))
    why = refusal(scene.seen, spot)
    if why is None:
        return ""
    by = forbidding(scene, why[1].get("act", ""))
    return scene.words.sentences([scene.words.say(why), *([scene.words("illegal.ban-by", seat=by.seat)] if by else [])])


def idle(scene: Scene, spot: Spot) -> str:
    """That the card there would change nothing and only be discarded, read now (R5); empty where it may do more.

    What has an effect follows from what all can know, so that nothing hidden is told.
    """
    if scene.seen.asked is not None or move_at(scene, spot) not in scene.moves:
        return ""
    begun = about_to(scene.seen, spot)
    card = begun.terms.cards[reading(begun).key]
    if card.text == (DISCARD_THIS,) or not is_meaningless(begun, card):
        return ""
    return scene.words("page.idle-first" if _needs_discards(begun, spot, card) else "page.idle")


def _needs_discards(begun: State, spot: Spot, card: Card) -> bool:
    """Whether the card is idle only since no discards lie there yet: its own discard comes too late for that (R5)."""
    itself = at(begun, spot)._replace(token=begun.tokens)
    return not (begun.discards or is_meaningless(begun._replace(discards=(itself,)), card))


def pools(scene: Scene, spot: Spot) -> str:
    """That the card there puts several hands together and deals them anew (E30); empty where it does not surely."""
    if scene.seen.asked is not None or move_at(scene, spot) not in scene.moves:
        return ""
    begun = about_to(scene.seen, spot)
    text = begun.terms.cards[reading(begun).key].text
    place = next((clause.place for clause in text if isinstance(clause, Shuffle) and clause.place in POOLED), None)
    if place is None or len(seats_of(begun, place)) == 1:
        return ""
    return scene.words("page.pools" if place is Place.HANDS else "page.pools-others")


def loses(scene: Scene, spot: Spot) -> str:
    """That who reads the card there now has lost at once; empty where that is not so, or not certain."""
    if scene.seen.asked is not None or scene.seat in scene.seen.losers or move_at(scene, spot) not in scene.moves:
        return ""
    begun = about_to(scene.seen, spot)
    return scene.words("page.loses") if _loses(begun, begun.terms.cards[reading(begun).key].text) else ""


def stalls(scene: Scene, spot: Spot) -> str:
    """That the game ends with the card there, since nobody could read one after it; empty where that is not certain."""
    if scene.seen.asked is not None or move_at(scene, spot) not in scene.moves:
        return ""
    ends = stalled(scene.seen, spot)
    won = any(each.condition for each in ends)
    return scene.words("page.stalls" if won else "page.stalls-nobody") if ends else ""


def ends(scene: Scene, spot: Spot) -> str:
    """That the game ends with the card there, read now, with which step if more follow, and who wins then.

    Empty where the end is not certain; of who wins nothing is said where that hangs on what is chosen.
    """
    found = _ended(scene, spot)
    if not found:
        return ""
    nth, won = last_step(scene.seen, found), {_won(scene.words, end) for end in found}
    end = scene.words("page.ends-now") if nth is None else scene.words("page.cut-short", nth=nth + 1)
    return scene.words.sentences([end, *(won if len(won) == 1 else ())])


def ends_with(scene: Scene, spot: Spot) -> int | None:
    """The clause of the card there with which the game ends, read now, where more follow it that are not done then.

    None in a problem, where the end is what is asked for.
    """
    return None if scene.problem else last_step(scene.seen, _ended(scene, spot))


def _ended(scene: Scene, spot: Spot) -> tuple[State, ...]:
    """How it stands after each way of reading the card there, if the game is over after all of them; else nothing."""
    if scene.seen.asked is not None or move_at(scene, spot) not in scene.moves:
        return ()
    return ended(scene.seen, spot)


def _won(words: Words, end: State) -> str:
    """Who wins where the game is over, or that this hangs on cards that are not seen."""
    now = standing(end) if end.condition and len(end.losers) < len(end.hands) else NOBODY
    if now.unknown:
        return words("page.ends-hidden")
    return words(f"page.ends-{min(2, len(now.first))}", seats=now.first)


def _loses(begun: State, text: Text) -> bool:
    """Whether the reading that begins here makes its reader lose, whatever is chosen.

    A test counts as it is met now; but behind a clause that may change what it asks for it is not certain.
    """
    for n, clause in enumerate(text):
        if clause in LOSING or (_is_first(text, n) and {*LOSING} & {*effective(begun, clause)}):
            return True
        if isinstance(clause, End):
            break
    return False


def _is_first(text: Text, n: int) -> bool:
    """Whether clause n has a test, and no clause before it does anything but discard the card itself."""
    return isinstance(text[n], If) and all(before == DISCARD_THIS for before in text[:n])
