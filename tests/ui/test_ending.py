"""The end of a match: who has won and by how much, what decided it, how rare it is, and the ways on."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import product
from math import comb

import pytest

from game.core.game import Game
from game.core.match import HUMAN, ME, Match
from game.core.texts import capitalized
from game.games.gang_of_four.page.result import ONE_IN as GANG_ONE_IN
from game.games.gang_of_four.rules.cards import DECK, NUMBER
from game.games.garlandland.page.guide import ONE_IN as ROW_ONE_IN
from game.ui import screens
from game.ui.device import Device
from game.ui.lobby.history import score
from game.ui.model import Model, links, listing, scene
from game.ui.model.saves import End, Save
from game.ui.places import Look, Table
from game.ui.play import ending, stakes
from game.ui.searched import Review
from game.ui.view import drama, view_of
from game.ui.view.parts import unbroken
from game.ui.view.people import names
from game.ui.view.shown import rounds
from game.words import LANGUAGES, words_of
from tests.golden import HERE
from tests.golden import read as read_golden
from tests.markup import tree
from tests.matches import ALL, name
from tests.ui.page import Page

HELD = 16
WAYS_ON = ["new", "share", "again", "replay", "to-menu"]
OVER = {f"{game.name}/{file.stem}": (game, file) for game in ALL for file in sorted((HERE / game.name).glob("*.txt"))}
"""The golden matches, which are all over."""
OF_ROUNDS = ("court-circular/", "gang-of-four/", "garlandland/")
"""Games whose end shows a row or a play of the match, and not the hands of all."""
in_every_language = pytest.mark.parametrize("lang", sorted(LANGUAGES))


@cache
def over(key: str) -> Match:
    """A golden match."""
    game, file = OVER[key]
    return read_golden(game, file.read_text("utf-8"))


def ended(match: Match, seat: int | None, lang: str = "en", stored: dict[str, str] | None = None) -> Model:
    """The end of a golden match as its player in this seat sees it, among bots; None looks on."""
    usual = match.game.usual
    match = match._replace(players=tuple(ME if each == seat else usual for each in range(len(match.players))))
    last = view_of(match.game).finished(match.state)
    return Model(Device(lang, stored=stored or {}), Table(match, "", put_away={seat: last}))


def at_the_last_round() -> Page:
    """A finished match, opened anew: the result of its last round lies on the table."""
    page = Page()
    page.play_on()
    return Page(page.url, stored=page.stored)


def test_the_last_round_stays_on_the_table_until_it_is_put_away_and_then_its_end_is_shown() -> None:
    page = at_the_last_round()
    assert 'id="put-away"' in page.html
    assert 'class="table garlandland"' in page.html
    page.send("put-away")
    assert page.screen == "result"
    assert 'class="ending garlandland"' in page.html
    assert page.answer["focus"] == "head"
    assert page.answer["grab"]
    assert 'id="put-away"' not in page.html


def test_a_game_of_one_round_shows_its_end_at_once() -> None:
    page = Page("#/read-aloud?deal=plum-river-42&v=1&players=me,random")
    page.play_on()
    assert page.match.asked is None
    assert 'class="ending read-aloud"' in page.html


@in_every_language
@pytest.mark.parametrize("key", OVER)
def test_the_end_is_told_with_one_headline_and_the_same_ways_on(key: str, lang: str) -> None:
    match = over(key)
    for seat in (None, *range(len(match.players))):
        model = ended(match, seat, lang)
        html = screens.page(model)
        shown = model.shown or match
        here = scene(model, shown)
        said = ending.of(shown, here, rounds(shown)).headline or view_of(match.game).status(here)
        assert [each.text for each in tree(html).all("h1")] == [unbroken(said)]
        ids = re.findall(r'<(?:a|button)[^>]* id="([^"]+)"', html)
        ways = [each for each in ids if each in WAYS_ON]
        assert ways == [way for way in WAYS_ON if seat is not None or way != "share"]


def test_no_line_of_the_end_breaks_inside_a_score_or_between_a_number_and_its_word() -> None:
    assert unbroken("3–1–−2、第52ラウンド、3勝") == "3–\u20601–\u2060−2、第\u206052\u2060ラウンド、3\u2060勝"
    for lang, match in product(LANGUAGES, map(over, OVER)):
        page = tree(screens.page(ended(match, 0, lang)))
        lines = [page.one("h1", "headline"), *page.all("figcaption"), *page.all("p", "stood")]
        facts = [each for box in page.all("ul", "best") for each in box.all("li")]
        for said in (each.text for each in (*lines, *facts)):
            assert said == unbroken(said)


@in_every_language
def test_of_two_players_the_headline_tells_both_scores(lang: str) -> None:
    told = 0
    for match in map(over, OVER):
        counts = [facts["n"] for _, facts in view_of(match.game).counts(match.state)]
        if len(counts) == 2 and counts[0] != counts[1]:
            (headline,) = tree(screens.page(ended(match, 0, lang))).all("h1")
            score = words_of(lang)("score.pair", n=max(counts), other=min(counts))
            assert unbroken(score) in headline.text
            told += 1
    assert told


@pytest.mark.parametrize("key", OVER)
def test_what_the_page_says_of_the_end_is_also_heard(key: str) -> None:
    model = ended(over(key), 0)
    assert model.match
    text = tree(screens.page(model)).text
    for said in ending.told(model, scene(model, model.match), rounds(model.match)):
        assert said in text


def test_who_comes_to_the_end_hears_it_after_the_headline() -> None:
    page = at_the_last_round()
    page.said.clear()
    page.send("put-away")
    heard = " ".join(said for _, said in page.said)
    assert "your best hand" in heard


def test_of_several_people_it_is_said_whose_the_best_hand_was() -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=human,human")
    while page.match.asked is not None:
        page.go_on()
        page.send("lift")
        for move in page.legal[:1]:
            page.play(move)
    page.go_on()
    text = tree(page.html).text
    assert re.search("brought Player [12]’s best hand", text)
    assert re.search(r"Player [12] wins 3 to \d", text)
    assert " finished " not in text  # the headline tells both scores
    assert "You won" not in text
    assert len(tree(page.html).all("div", "row-of")) == 2


@in_every_language
@pytest.mark.parametrize("key", [key for key in OVER if key.startswith(OF_ROUNDS)])
def test_of_several_people_the_end_shows_and_tells_of_each_one_by_name(key: str, lang: str) -> None:
    seats = len(over(key).players)
    match = over(key)._replace(players=(HUMAN,) * seats)
    model = Model(Device(lang), Table(match, "", lifted=0, put_away={0: view_of(match.game).finished(match.state)}))
    here = scene(model, match)
    [figure] = tree(screens.page(model)).all("figure", "decisive")
    facts = " ".join(fact.said for fact in ending.of(match, here, rounds(match)).facts)
    for who in map(here.words.seat, range(seats)):
        assert who in figure.text
        assert who in facts
    assert here.words("player.me") not in facts
    assert here.words("player.me.whose") not in facts


def test_what_the_table_has_told_of_the_end_is_not_told_again() -> None:
    page = Page("#/read-aloud?deal=plum-river-42&v=1&players=me,random")
    page.go_on()
    while page.legal:
        page.said.clear()
        page.play(page.legal[0])
    told_at_the_table = [said for kind, said in page.said if kind == "polite" and said]
    page.send("put-away")
    heard = " ".join(said for kind, said in page.said if kind == "polite" and said)
    assert told_at_the_table
    for said in told_at_the_table:
        assert heard.count(said) == 1
    for said in ending.told(page.wire.model, scene(page.wire.model, page.match), rounds(page.match)):
        assert said in heard


@pytest.mark.parametrize("game", ALL, ids=name)
def test_a_wreath_is_for_those_who_win_and_not_for_a_bot_that_beats_one(game: Game) -> None:
    for match in [over(key) for key in OVER if key.startswith(f"{game.name}/")]:
        winners = match.game.rules.winners(match.state)
        for seat in range(len(match.players)):
            html = screens.page(ended(match, seat))
            assert ('class="wreath"' in html) == ('class="seal"' in html) == (seat in winners)
            assert (f'class="seal">{words_of("en")("ending.seal-shared")}</span>' in html) == (
                seat in winners and len(winners) == len(match.players)
            )
        assert ('class="wreath"' in screens.page(ended(match, None))) == bool(winners)


@pytest.mark.parametrize("game", ALL, ids=name)
def test_who_has_lost_can_look_into_it_and_then_is_told_one_thing_to_do_next(game: Game) -> None:
    found_over = (over(key) for key in OVER if key.startswith(f"{game.name}/"))
    match = next(each for each in found_over if len(game.rules.winners(each.state)) == 1)
    winners, scores = game.rules.winners(match.state), game.rules.scores(match.state)
    loser = min((seat for seat in range(len(match.players)) if seat not in winners), key=scores.__getitem__)
    model = ended(match, loser)
    assert model.table
    assert tree(screens.page(model)).by_id("turning")
    levels = [*game.levels]
    for level, below in [(levels[0], "random"), *zip(levels[1:], levels[:-1], strict=True)]:
        way = below if below != "random" else ""
        players = tuple(level if each != ME else ME for each in model.table.match.players)
        table = model.table._replace(match=model.table.match._replace(players=players), review=Review(done=True))
        found = tree(screens.page(model._replace(screen=table))).by_id("to-easier" if way else "to-lesson")
        assert found
        if way:
            link = links.parse(found.attributes["href"] or "", {game.name: game})
            assert link.players.count(way) == len(players) - 1


@pytest.mark.parametrize(("mine", "offered"), [(0, True), (40, True), (41, False), (90, False)])
def test_who_has_lost_by_far_is_offered_easier_opponents_and_the_lesson_at_once(mine: int, offered: bool) -> None:
    match = over("court-circular/victory-2")
    state = match.state._replace(totals=(mine, 122), victors=(1,))
    players = (ME, "normal")
    match = match._replace(states=(*match.states[:-1], state), players=players)
    model = ended(match, 0)
    assert model.table
    table = model.table._replace(match=model.table.match._replace(players=players))
    page = tree(screens.page(model._replace(screen=table)))
    assert [bool(page.by_id(way)) for way in ("to-easier", "to-lesson")] == [offered, offered]


def test_who_has_left_somebody_behind_is_offered_nobody_easier_unless_lost_by_far() -> None:
    match = over("gang-of-four/victory-4")
    for totals, offered in ((60, 50, 110, 90), False), ((110, 50, 60, 90), True), ((100, 20, 110, 90), True):
        state = match.state._replace(totals=totals, last=match.state.last._replace(totals=totals))
        players = (ME, "normal", "normal", "normal")
        model = ended(match._replace(states=(*match.states[:-1], state), players=players), 0)
        assert model.table
        table = model.table._replace(match=model.table.match._replace(players=players), review=Review(done=True))
        page = tree(screens.page(model._replace(screen=table)))
        assert bool(page.by_id("to-easier")) == offered, totals


def test_the_place_and_the_distance_are_those_of_the_score_sheet() -> None:
    match = over("gang-of-four/victory-4")
    totals = match.state.totals
    for seat in range(4):
        model = ended(match, seat)
        assert model.table
        said = stakes.standing(model.table.match, scene(model, model.table.match))
        better = sum(each < totals[seat] for each in totals)
        gap = min(abs(each - totals[seat]) for other, each in enumerate(totals) if other != seat)
        if better:
            assert f"{totals[seat] - min(totals)} point" in said
            assert f"{better + 1}" in said
        else:
            assert said.startswith(f"You finished {gap} point")


@pytest.mark.parametrize("key", [key for key in OVER if key.startswith(OF_ROUNDS)])
def test_the_board_tells_what_each_player_has_the_winners_first(key: str) -> None:
    match = over(key)
    model, counts = ended(match, 0), view_of(match.game).counts(match.state)
    rows = tree(screens.page(model)).one(css="board").all("li")
    winners = match.game.rules.winners(match.state)
    assert ["winner" in str(row.attributes.get("class")) for row in rows] == [
        n < len(winners) for n in range(len(counts))
    ]
    order = [facts["n"] for _, facts in counts]
    told = [int(re.sub(r"\D", "", row.one(css="came").text)) for row in rows]
    assert told == sorted(order, reverse=not view_of(match.game).fewer)
    assert sum("you" in str(row.attributes.get("class")) for row in rows) == 1


def test_the_cards_of_the_players_best_stand_below_its_sentence_unless_they_are_shown_above() -> None:
    for key in OVER:
        match = over(key)
        for seat in range(len(match.players)):
            model = ended(match, seat)
            assert model.table
            end = ending.of(model.table.match, scene(model, model.table.match), rounds(model.table.match))
            assert not any(fact.cards and fact.cards in end.shown for fact in end.facts), (key, seat)


def test_a_place_that_is_shared_is_called_so() -> None:
    match = over("garlandland/points-victory-4")
    (winner,) = match.game.rules.winners(match.state)
    others = [seat for seat in range(4) if seat != winner]
    totals = [9 if seat == winner else 2 if seat == others[0] else 1 for seat in range(4)]
    match = match._replace(states=(*match.states[:-1], match.state._replace(points=tuple(totals))))
    for seat, said in zip(others, ("You came 2nd of 4", "You came joint 3rd of 4"), strict=False):
        model = ended(match, seat)
        assert model.table
        assert stakes.standing(model.table.match, scene(model, model.table.match)).startswith(said)


@pytest.mark.parametrize(("wins", "close"), [(2, True), (1, False), (0, False)])
def test_who_has_lost_by_little_is_told_so(wins: int, close: bool) -> None:
    match = over("garlandland/wins-victory-2")
    (winner,) = match.game.rules.winners(match.state)
    counts = tuple(3 if seat == winner else wins for seat in range(2))
    match = match._replace(states=(*match.states[:-1], match.state._replace(wins=counts)))
    for seat, said in ((winner, ""), (1 - winner, "So close: only 1 win away." if close else "")):
        model = ended(match, seat)
        assert model.table
        assert stakes.standing(model.table.match, scene(model, model.table.match)) == said


def test_a_win_by_a_single_point_is_not_told_to_who_hears_of_a_distance_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who came third hears how it was won."""
    monkeypatch.setattr(drama, "at_end", lambda *_: ("drama.by-one", {"seat": 0}))
    match = over("gang-of-four/victory-4")
    for totals, told in ((60, 110, 61, 90), False), ((61, 110, 60, 90), False), ((70, 110, 60, 61), True):
        state = match.state._replace(totals=totals)
        model = ended(match._replace(states=(*match.states[:-1], state)), 0)
        assert model.table
        text = tree(screens.page(model)).text
        assert "1 point" in text
        assert ("Won by a single point." in text) == told, totals


def test_after_a_match_the_menu_opens_at_its_button() -> None:
    model = ended(over("garlandland/wins-victory-2"), 0)
    page = tree(screens.page(model._replace(device=model.device._replace(folds=("menu",)))))
    assert [bool(each.by_id("menu")) for each in (page.one(css="rest"), page.one(css="side"))] == [True, False]


def test_a_row_of_wins_is_told_with_those_it_was_won_against() -> None:
    match = over("garlandland/wins-victory-2")
    (winner,) = match.game.rules.winners(match.state)
    played = ended(match, winner).match
    assert played
    saves = [Save(f"a{n}", played, (), n) for n in range(3)]
    stored = {each.key: each.text() for each in saves}
    assert listing.streak(stored, played) == 3
    page = screens.page(ended(match, winner, stored=stored))
    assert "3 wins in a row against" in page
    lost = ended(match, 1 - winner).match
    assert lost
    assert listing.streak({**stored, **{each.key: each.text() for each in [Save("b", lost, (), 9)]}}, lost) == 0
    assert "wins in a row" not in screens.page(ended(match, winner, stored={saves[0].key: saves[0].text()}))


def test_a_replay_that_has_come_to_its_end_still_shows_the_table() -> None:
    match = over("garlandland/wins-victory-2")
    page = screens.page(Model(screen=Look(match, len(match.moves))))
    assert 'class="table' in page
    assert 'class="headline"' not in page


@in_every_language
def test_who_came_where_is_told_with_the_result_of_garlandland_and_not_at_the_table(lang: str) -> None:
    match = over("garlandland/wins-victory-2")
    page = ended(match, 0, lang)
    assert page.table
    table = tree(screens.page(page._replace(screen=page.table._replace(put_away={}))))
    assert table.all("section", "result")
    assert not table.all(css="places")
    assert tree(screens.page(page)).all(css="came-to")


def test_everybody_stands_at_the_end_of_read_aloud_with_a_face() -> None:
    match = over("read-aloud/exhausted-2")
    came = tree(screens.page(ended(match, 0))).all("ol", "came-to")[0]
    assert [len(row.all("svg", "face")) for row in came.all("li")] == [1] * len(match.players)


@in_every_language
def test_a_row_of_garlandland_that_is_rare_is_called_so_at_the_end(lang: str) -> None:
    match = over("garlandland/points-victory-3")
    said = words_of(lang, match.game)("ending.rare", hand="single shape", n=ROW_ONE_IN["single shape"])
    assert unbroken(said) in tree(screens.page(ended(match, 2, lang))).text


@in_every_language
def test_a_match_of_garlandland_won_by_points_names_the_players_best_hand_once(lang: str) -> None:
    match = over("garlandland/points-victory-3")
    (winner,) = match.state.victors
    page = tree(screens.page(ended(match, winner, lang)))
    told = [*page.one("figure", "decisive").all("figcaption"), *page.one("ul", "best").all("li")]
    named = words_of(lang, match.game)("hand.single shape")
    assert sum(named.lower() in each.text.lower() for each in told[:-1]) == 1


def test_one_hand_in_so_many_is_dealt_a_gang_so_large() -> None:
    sizes = Counter(NUMBER[card] for card in DECK).values()
    for size, one_in in GANG_ONE_IN.items():
        without = [1] + [0] * HELD
        for n in sizes:
            without = [
                sum(without[held - k] * comb(n, k) for k in range(min(n, size - 1, held) + 1))
                for held in range(HELD + 1)
            ]
        every = comb(len(DECK), HELD)
        assert round(every / (every - without[HELD])) == one_in


def test_the_history_lists_the_score_with_ones_own_first() -> None:
    match = over("garlandland/wins-victory-2")
    played = ended(match, 1).match
    assert played
    save = Save("a1", played, (), 1)
    page = Page("#/history", stored={save.key: save.text()})
    own, other = match.state.wins[1], match.state.wins[0]
    assert unbroken(f"{own}–{other}") in page.html
    assert not score(played, End(True, (0,)))
    assert links.address_with_moves(played, 0).replace("&", "&amp;") in page.html


@in_every_language
def test_the_history_says_as_the_end_does_that_the_first_place_is_shared(lang: str) -> None:
    played = ended(over("gang-of-four/shared-victory-4"), 1).match
    assert played
    save = Save("a1", played, (), 1)
    page = Page("#/history", stored={save.key: save.text()}, lang=lang)
    first = played.game.rules.winners(played.state)
    named = words_of(lang, played.game).named(names(words_of(lang), played.players))
    assert capitalized(named("history.shared", winners=first)) in page.html
    assert capitalized(named("history.match", winners=first)) not in page.html


def test_a_save_without_a_score_is_listed_as_before() -> None:
    match = over("read-aloud/ended-2")
    played = ended(match, 0).match
    assert played
    save = Save("a1", played, (), 1)
    assert '"score"' not in save.text()
    assert 'class="came"></span>' in Page("#/history", stored={save.key: save.text()}).html
