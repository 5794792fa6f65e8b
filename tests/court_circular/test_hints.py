"""What a hint says of a card: what beats it, what it costs, what else is needed, and what the cards kept are for."""

from __future__ import annotations

import re
from textwrap import wrap

import pytest

from game.core.review import SHORT, forms_of
from game.core.rules import Choice, Saying
from game.games.court_circular import rules
from game.games.court_circular.bots.found import wins
from game.games.court_circular.hints.beating import beating, in_few_words
from game.games.court_circular.hints.compared import compared
from game.games.court_circular.hints.purpose import purpose
from game.games.court_circular.rules.cards import DECK, SUIT
from game.games.court_circular.rules.hands import ARTICLE, CARROLL
from game.games.court_circular.rules.outlook import enough, reachable
from game.shelf import GAMES
from game.ui.model import scene
from game.ui.model.notices import MOST
from game.ui.view.parts import columns
from game.words import LANGUAGES, words_of
from tests.court_circular.scenes import asked
from tests.court_circular.tables import after, table
from tests.court_circular.test_levels import thought
from tests.ui.page import Page

WORDS = {lang: words_of(lang, GAMES["court-circular"]).named(("You", "Ben", "Cid")) for lang in LANGUAGES}
TENS = tuple(card for card in DECK if card[:-1] == "10")
SPADES = tuple(card for card in DECK if SUIT[card] == "S")


@pytest.mark.parametrize(
    ("cards", "told", "en", "ja"),
    [
        (TENS, ("10",), "a 10", "10"),
        (SPADES, ("S",), "a spade", "スペード"),
        (("8H", "8D", "8C", "8S", "JH"), ("8", "JH"), "an 8 or the jack of hearts", "8かハートのJ"),
        (("8H",), ("8H",), "the 8 of hearts", "ハートの8"),
        ((*SPADES, "10H", "10D", "10C"), ("10", "S"), "a 10 or a spade", "10かスペード"),
        (("10S", "JS", "QS", "KS", "AS"), ("high-S",), "a high spade", "高いスペード"),
    ],
)
def test_cards_are_told_as_numbers_and_suits_where_all_of_them_are_meant(
    cards: tuple[str, ...], told: tuple[str, ...], en: str, ja: str
) -> None:
    assert set(in_few_words(cards, DECK)) == set(told)
    assert WORDS["en"].slot(in_few_words(cards, DECK), "any") == en
    assert WORDS["ja"].slot(in_few_words(cards, DECK), "any") == ja


HEARTS = after(table("7H", "7D 7C 2S 4S 8S 5S", "2H 9H 10D 9C 5D 6S"), "7D 2H 2S 9H")
"""With the seven of clubs a trio, against three hearts with the lead."""


def last(move: str, worth: float, share: float) -> Choice:
    left = tuple(card for card in ("7C", "4S", "8S", "5S") if card != move)
    return Choice(move, worth, ("reason.keeps", {**wins(share), "cards": left}))


def test_of_a_last_card_with_a_chance_it_is_told_which_cards_beat_it() -> None:
    found = beating(rules.seen_by(0, HEARTS), 0, "7C")
    assert found
    assert found[:3] == (1, ("H",), ())
    seen = rules.seen_by(0, HEARTS)
    best, other, *_ = compared(seen, 0, (last("7C", 5.0, 0.6), last("8S", 1.0, 0.2)))
    assert WORDS["en"].say(best.reason) == (
        "About 60% to win the round. Only a heart gives Ben a better hand. Keep three spades for a sympathy next round."
    )
    assert "負けるのは、Benがハートを出すときだけです。" in WORDS["ja"].say(best.reason)
    assert WORDS["en"].say(other.reason).startswith("About 20% to win the round; your row already makes a pair.")


def test_nothing_is_told_of_cards_that_beat_a_row_while_more_than_one_may_come() -> None:
    open_ = after(table("7H", "7D 7C 2S 4S 8S 5S", "2H 9H 10D 9C 5D 6S", dealer=1), "7D 2H 2S")
    assert beating(rules.seen_by(0, open_), 0, "7C") is None


def test_beside_dropping_out_it_is_told_what_that_gives_up_all_the_same() -> None:
    seen = rules.seen_by(0, HEARTS)
    drop = Choice("drop", 2.0, ("reason.drop-last", {}))
    best = compared(seen, 0, (last("7C", 5.0, 0.2), drop))[0]
    assert WORDS["en"].say(best.reason).endswith("Dropping out saves 2 cards; a win takes 6 and lets you lead.")
    assert (
        WORDS["ja"].say(best.reason).endswith("降りても渡すカードは2枚減るだけで、勝てば6枚取り、リード札も選べます。")
    )


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("JH 5H 4S", "Keep the 4 of spades and 5 of hearts for a sequence next round."),
        ("KH 2S 6C", None),
        ("AH 2S 6C", "Keep the ace of hearts and 2 of spades for a sequence next round."),
        ("AH KS 6C", "Keep the king of spades and ace of hearts for a sequence next round."),
        ("5H 3D 4S", "Keep 3-4-5 for a sequence next round."),
        ("AH KS QC", "Keep Q-K-A for a sequence next round."),
        ("2C AH 3S", "Keep A-2-3 for a sequence next round."),
        ("QH 7H 2H", "Keep three hearts for a sympathy next round."),
        ("10S 6S 2D", "Keep the 6 and 10 of spades for a sympathy next round."),
        ("9S 9D 2C", "Keep two 9s for a trio next round."),
        ("KS KD KC", "Keep three kings for a trio next round."),
    ],
)
def test_cards_are_kept_for_what_they_are_good_for(cards: str, said: str | None) -> None:
    found = purpose(tuple(cards.split()), ARTICLE)
    assert (WORDS["en"].say(found) if found else None) == said


def test_court_cards_are_kept_for_a_court_circular_where_a_sequence_would_be_in_reach_with_the_other_card_too() -> None:
    found = purpose(("KH", "QD", "2C"), ARTICLE, ("3H", "QD", "2C"))
    assert found
    assert WORDS["en"].say(found) == "Keep Q-K for a court circular next round."
    assert purpose(("QC", "JS"), ARTICLE, ("KC", "JS")) is None


def test_two_spades_are_kept_for_no_sympathy_where_only_hearts_make_one() -> None:
    assert purpose(("10S", "6S", "2D"), CARROLL) is None
    assert purpose(("10H", "6H", "2D"), CARROLL) is not None


@pytest.mark.parametrize(
    ("lead", "laid", "held", "needed"),
    [
        ("6C", "8D", "6H 7H KC", {"7H"}),
        ("3C", "", "5H 3D 4C QD", {"5H", "4C"}),
        ("7S", "6S", "KS 8S 6C", {"KS", "8S"}),
    ],
)
def test_no_card_is_named_for_a_hand_that_the_lead_can_stand_for(
    lead: str, laid: str, held: str, needed: set[str]
) -> None:
    row, cards = tuple(laid.split()), tuple(held.split())
    assert set(enough(lead, row, reachable(lead, row, cards, ARTICLE), ARTICLE)) == needed


LEADS = after(table("7H", "7D 7C 7S JC 4D QC", "KC 2H 9D 5D 6S 8S"), "7D KC 7C 2H 7S 9D")


def test_the_second_lead_names_its_hand_like_the_first_and_no_card_without_a_part_in_it() -> None:
    best, other, *_ = thought(LEADS)
    for each in (best, other):
        assert re.search("with your|with a |it makes|with it", WORDS["en"].say(each.reason))
    lead = Choice("lead 2H", 0.0, ("reason.lead", {**wins(0.1, when="-next"), "cards": ("JC", "4D", "QC")}))
    assert WORDS["en"].say(lead.reason) == "About 10% to win the next round."


def lost(move: str, worth: float, key: str = "reason.none") -> Choice:
    return Choice(move, worth, ("reason.lost", {"few": (key, {}), **wins(0.0)}))


@pytest.mark.parametrize(
    ("laid", "moves", "said"),
    [
        (
            "",
            "2S QD",
            (
                "Keep the 7s of hearts and diamonds back for a trio. You will rarely win from here. "
                "The queen of diamonds is better kept, for a sequence."
            ),
        ),
        (
            "7H 2C",
            "2S 8C",
            (
                "Keep the 7 of diamonds back for a trio. You will rarely win from here. "
                "The 8 of clubs is better kept, for a sympathy."
            ),
        ),
        (
            "8C 9C 2S 9D",
            "QD KC",
            "You will rarely win: Ben can beat you with an 8 or a 9. Keep two 7s for a trio next round.",
        ),
        (
            "8C 9C",
            "QD KC",
            "You will rarely win: Ben may still make a sequence of four. Keep two 7s for a trio next round.",
        ),
        (
            "8C 9C",
            "7H 7D",
            "With your 7 of diamonds it makes a trio, but you will rarely win: Ben may still make a sequence of four.",
        ),
    ],
)
def test_a_lost_round_is_told_with_the_hand_that_wins_it_and_what_the_card_is_good_for(
    laid: str, moves: str, said: str
) -> None:
    state = after(table("7S", "7H 7D 8C QD KC 2S", "2C 9C 9D 3D 4C 5S", dealer=0), laid)
    best, other = moves.split()
    found = compared(rules.seen_by(0, state), 0, (lost(best, 5.0, "reason.few"), lost(other, 3.0, "reason.few")))
    assert WORDS["en"].say(found[0].reason) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hint_talks_of_an_average(lang: str) -> None:
    table_ = GAMES["court-circular"].words[lang]
    hints = {key: str(text) for key, text in table_.items() if key.startswith(("reason.", "kept.", "odds."))}
    assert not [key for key, text in hints.items() if "average" in text or "平均" in text]


def test_of_a_card_that_wins_for_certain_with_less_it_is_said_that_the_stronger_hand_is_not_needed() -> None:
    """The seven of clubs would make a trio, and a pair is said to win for certain."""
    state = after(table("7H", "7D 7C 2S 4S 8S 5S", "2H 10D 9C 5D 6S 8C"), "7D 2H 2S 10D")
    seen = rules.seen_by(0, state)
    sure = Choice("8S", 5.0, ("reason.keeps", {**wins(1.0, sure=True, rivals=(1,)), "cards": ("7C", "4S", "5S")}))
    key, facts = compared(seen, 0, (sure, last("7C", 3.0, 1.0)))[0].reason
    assert (key, facts["hand"]) == ("reason.enough", "trio")


def test_each_reason_with_a_shorter_form_is_longer_than_that() -> None:
    said: Saying = compared(rules.seen_by(0, HEARTS), 0, (last("7C", 5.0, 0.6), last("8S", 1.0, 0.2)))[0].reason
    for words in WORDS.values():
        each = said
        while SHORT in each[1]:
            assert words.say(each).startswith(words.say(each[1][SHORT]))
            each = each[1][SHORT]
        assert words.say(each)


def test_several_rivals_are_not_listed_where_none_of_them_can_win() -> None:
    key, facts = wins(1.0, sure=True, rivals=(1, 2))["wins"]
    assert asked()(key, **facts) == "you win the round, whatever anybody lays"


def test_dropping_out_is_told_with_what_playing_on_would_risk() -> None:
    hope: Saying = "reason.hope-beaten", {"seat": 1, "other": "pair", "hand": "none"}
    drop = Choice("drop", 5.0, ("reason.drop-last", {**wins(0.1), "hope": hope}))
    best, other = compared(rules.seen_by(0, HEARTS), 0, (drop, last("7C", 2.0, 0.1)))
    assert (
        WORDS["en"].say(best.reason)
        == "No hand of yours can beat Ben’s pair now. Playing on only adds 2 cards to the winner’s heap."
    )
    assert WORDS["ja"].say(best.reason).endswith("続けても、勝者の取るカードが2枚増えるだけです。")
    assert "Ben, who stayed in, may well beat it with a heart." in WORDS["en"].say(other.reason)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_hint_has_more_than_three_lines_of_a_phone(lang: str) -> None:
    page = Page("#/court-circular?deal=oak-en-4&v=1&players=me,easy", lang=lang)
    page.settle()
    told: list[int] = []
    while len(told) < 6:
        page.hint()
        assert page.wire.model.notice
        said = scene(page.wire.model, page.match).words.say(page.wire.model.notice)
        told.append(columns(said))
        assert len(wrap(said, 56)) <= 3 or lang == "ja"
        page.send("line", page.legal[0])
        while not page.legal:
            page.go_on()
    assert max(told) <= MOST


def fitting(said: Saying, most: int, lang: str = "en") -> str:
    """The fullest form of a reason within so many columns."""
    return next(text for each in forms_of(said) if columns(text := WORDS[lang].say(each)) <= most)


def opening(move: str, worth: float, share: float, hand: str = "sequence3") -> Choice:
    return Choice(move, worth, ("reason.open", {**wins(share), "hand": hand}))


@pytest.mark.parametrize(
    ("worth", "share", "most", "en", "ja"),
    [
        (9.0, 0.1, 130, "Ben can beat you with a spade. Dropping out saves only 3 cards.", "3枚減るだけです。"),
        (9.0, 0.3, 160, "Ben can beat you with a spade. The 2 of hearts first does as well.", "ほぼ同じです。"),
    ],
)
def test_a_poor_chance_is_told_with_why_not_to_drop_out_before_what_does_as_well(
    worth: float, share: float, most: int, en: str, ja: str
) -> None:
    """The danger stays, and the hand in reach is told in fewer words for both."""
    state = after(table("QS", "AS 2H 3C 6H JD QC", "7S 5S KS 8C 9C 10D", first=1), "7S 3C 5S")
    some = opening("AS", worth, share), opening("2H", worth - 0.5, share), Choice("drop", 2.0, ("reason.drop-last", {}))
    said = compared(rules.seen_by(0, state), 0, some)[0].reason
    assert fitting(said, most).endswith(en)
    assert fitting(said, most, "ja").endswith(ja)


def test_the_best_row_of_a_round_hardly_won_names_the_rival_who_beats_it_and_the_cards_drawn() -> None:
    state = after(
        table("7S", "QS QD 8C 4C 2H 5H", "JS 9C 8D 3D 4S 5S", "9H 2D KD KC 6H 10D", first=1), "JS 9H QD 8D 2D"
    )
    some = lost("QS", 5.0, "reason.few"), lost("8C", 4.6, "reason.few"), Choice("drop", 2.0, ("reason.drop-last", {}))
    said = compared(rules.seen_by(0, state), 0, some)[0].reason
    assert fitting(said, 130) == (
        "You are ahead now, but you will rarely win: Ben may still make a sympathy of three. "
        "Playing on draws you 2 more new cards."
    )
    assert fitting(said, 130, "ja").endswith("続ければ、手札を2枚多く引けます。")


@pytest.mark.parametrize(
    ("laid", "moves", "ja"),
    [
        ("", "2S QD", "このラウンドはほぼ勝てません。ハート、ダイヤの7はトリオのために残しておきます。"),
        ("8C 9C", "7H 7D", "手元のダイヤの7と合わせてトリオを狙えますが、ほぼ勝てません。"),
    ],
)
def test_in_japanese_a_hope_and_the_poor_chance_are_one_sentence(laid: str, moves: str, ja: str) -> None:
    state = after(table("7S", "7H 7D 8C QD KC 2S", "2C 9C 9D 3D 4C 5S", dealer=0), laid)
    best, other = moves.split()
    found = compared(rules.seen_by(0, state), 0, (lost(best, 5.0, "reason.few"), lost(other, 3.0, "reason.few")))
    assert WORDS["ja"].say(found[0].reason).startswith(ja)


@pytest.mark.parametrize(("worth", "told"), [(4.8, True), (1.0, False)])
def test_a_finished_hand_held_back_is_named_before_the_danger_where_it_does_as_well(worth: float, told: bool) -> None:
    state = after(table("5D", "KH 9H 5H 3H KD 5S", "7S 4H 4S 8C 9C 10D"), "5S 7S")
    some = opening("KD", 5.0, 0.7, "trio"), opening("5H", worth, 0.7, "trio")
    said = compared(rules.seen_by(0, state), 0, some)[0].reason
    assert fitting(said, 115).endswith("The 5 of hearts first does as well.") is told
