"""What holds for every game on the shelf. A new game is covered without a new line here."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.command.lawbook import gone_on, leaves
from game.core.cards import HIDDEN
from game.core.chance import Chance, Dice
from game.core.game import Game
from game.core.match import HUMAN, Match
from game.core.rules import IllegalMove
from game.words import LANGUAGES, words_of
from tests.matches import ALL, LONG, everyone, matches, name, played, questions

DATA = st.data()
SEED = st.integers(0, 999).map(str)

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


def boom(*_: object) -> tuple[str, ...]:
    raise AssertionError("play has asked for all moves")


@for_every_game
class TestLaws:
    @given(data=DATA)
    def test_a_deal_and_the_moves_are_the_whole_match(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game))
        assert Match.begin(game, match.deal, match.players, match.options).replay(match.moves) == match

    @given(data=DATA)
    def test_cards_are_conserved(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game))
        first = game.rules.cards(match.states[0])
        assert list(first) == sorted(first)
        assert HIDDEN not in first
        assert all(game.rules.cards(state) == first for state in match.states)

    @given(data=DATA)
    def test_what_is_seen_are_the_same_cards_some_face_down(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game))
        real = list(game.rules.cards(match.state))
        for seat in everyone(match):
            seen = game.rules.cards(match.seen(seat))
            assert len(seen) == len(real)
            for card in seen:
                if card != HIDDEN:
                    real.remove(card)
            real = list(game.rules.cards(match.state))

    @given(data=DATA)
    def test_somebody_has_a_move_until_the_end_and_nobody_after(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game, finished=True))
        *before, last = match.states
        for state in before:
            assert game.rules.to_move(state) in range(len(match.players))
            assert game.rules.moves(state)
        assert game.rules.to_move(last) is None
        assert game.rules.moves(last) == ()

    @given(data=DATA)
    def test_moves_are_listed_once(self, game: Game, data: st.DataObject) -> None:
        listed = game.rules.moves(data.draw(matches(game)).state)
        assert list(dict.fromkeys(listed)) == list(listed)

    @given(data=DATA)
    def test_a_match_ends_in_time_and_in_a_known_way(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game, finished=True))
        assert len(match.moves) <= game.longest
        *log, end = match.log(None)
        assert end.kind in game.endings
        assert not [event for event in log if event.kind in game.endings]

    @given(data=DATA)
    def test_nobody_needs_a_secret_to_know_what_they_may_do(self, game: Game, data: st.DataObject) -> None:
        match, seat = data.draw(questions(game))
        assert game.rules.moves(match.seen(seat)) == game.rules.moves(match.state)

    @given(data=DATA)
    def test_all_see_whose_turn_it_is(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game))
        assert all(game.rules.to_move(match.seen(seat)) == match.asked for seat in everyone(match))

    @given(data=DATA)
    def test_seeing_twice_is_seeing_once(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game))
        for seat in everyone(match):
            assert game.rules.seen_by(seat, match.seen(seat)) == match.seen(seat)

    @given(data=DATA, seed=SEED)
    def test_other_hidden_cards_change_nothing_seen(self, game: Game, data: st.DataObject, seed: str) -> None:
        """What is imagined agrees with all that is seen: the same cards, moves, scores and news."""
        match = data.draw(matches(game))
        for seat in range(len(match.players)):
            seen = match.seen(seat)
            world = game.rules.imagine(seen, seat, Dice(seed))
            assert game.rules.seen_by(seat, world) == seen
            assert game.rules.cards(world) == game.rules.cards(match.state)

    @given(data=DATA)
    def test_a_spectator_sees_no_more_than_anybody(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game))
        for seat in range(len(match.players)):
            assert game.rules.seen_by(None, match.seen(seat)) == match.seen(None)

    @given(data=DATA)
    def test_the_name_of_the_deal_is_not_seen(self, game: Game, data: st.DataObject) -> None:
        """From it everything follows."""
        match = data.draw(matches(game))
        assert match.deal in repr(match.state)
        assert not [seat for seat in everyone(match) if match.deal in repr(match.seen(seat))]

    @given(data=DATA)
    def test_nobody_sees_a_card_they_have_not_been_told_of(self, game: Game, data: st.DataObject) -> None:
        """Wherever in the state: told are the cards in the log as this seat reads it, and in its own moves."""
        match = data.draw(matches(game))
        faces = {card.partition(":")[0] for card in game.rules.cards(match.state)}
        for seat in everyone(match):
            told: set[str] = set()
            for state, own in zip(match.states, (*own_moves(match, seat), ""), strict=True):
                told |= {word for event in state.news for word in leaves(event.seen_by(seat))}
                assert {word for word in leaves(game.rules.seen_by(seat, state)) if word in faces} <= told
                told |= set(own.split())

    @given(seed=SEED)
    def test_imagined_worlds_differ(self, game: Game, seed: str) -> None:
        """In what the others hold, and that not only in the dice they will throw."""
        match = Match.begin(game, f"law-{seed}", (HUMAN,) * game.seats[0])
        worlds = [game.rules.imagine(match.seen(0), 0, Dice(f"{seed}/{n}")) for n in range(8)]
        assert len({repr(game.rules.seen_by(1, world)) for world in worlds}) > 1

    @given(data=DATA, seed=SEED)
    def test_an_imagined_world_can_be_played_to_its_end(self, game: Game, data: st.DataObject, seed: str) -> None:
        match, _ = data.draw(questions(game))
        seat = data.draw(st.integers(0, len(match.players) - 1))
        world = game.rules.imagine(match.seen(seat), seat, Dice(seed))
        assert played(match._replace(states=(world,), moves=()), seed).asked is None

    @given(data=DATA)
    def test_a_seen_state_goes_on_only_where_no_secret_is_needed(self, game: Game, data: st.DataObject) -> None:
        """Either it comes to the same as for one who knows all, or it raises Secret."""
        match, seat = data.draw(questions(game))
        for move in game.rules.moves(match.state):
            after = gone_on(match, seat, move)
            assert after is None or after == game.rules.seen_by(seat, match.play(move).state)

    def test_some_seen_states_go_on(self, game: Game) -> None:
        """Or the law above would say nothing."""
        match = Match.begin(game, "law", (HUMAN,) * game.seats[0])
        gone = []
        while match.asked is not None and len(match.moves) < LONG:
            move = game.rules.moves(match.state)[0]
            gone.append(gone_on(match, match.asked, move) is not None)
            match = match.play(move)
        assert sum(gone) > len(gone) / 4

    @given(data=DATA)
    def test_every_move_is_read_back(self, game: Game, data: st.DataObject) -> None:
        state = data.draw(matches(game)).state
        for move in game.rules.moves(state):
            for typed in (move, f"  {move} ", move.lower(), move.upper()):
                assert game.rules.read(state, typed) == move

    @given(data=DATA, text=st.text(max_size=12))
    def test_what_is_no_move_is_refused(self, game: Game, data: st.DataObject, text: str) -> None:
        """With a sentence in every language, whatever is typed."""
        match = data.draw(matches(game))
        legal = game.rules.moves(match.state)
        for move in (*dict.fromkeys(match.moves), text, "", HIDDEN):
            if move not in legal:
                with pytest.raises(IllegalMove) as refusal:
                    game.rules.play(match.state, move)
                assert all(words_of(lang, game).say(refusal.value.saying) for lang in LANGUAGES)

    @given(data=DATA, text=st.text(max_size=60))
    def test_reading_gives_a_legal_move_or_a_reason(self, game: Game, data: st.DataObject, text: str) -> None:
        state = data.draw(matches(game)).state
        try:
            assert game.rules.read(state, text) in game.rules.moves(state)
        except IllegalMove as refusal:
            assert all(words_of(lang, game).say(refusal.saying) for lang in LANGUAGES)

    def test_playing_does_not_list_all_moves(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        match = played(Match.begin(game, "law", (HUMAN,) * game.seats[-1]), "law")
        monkeypatch.setattr(game.rules, "moves", boom)
        assert Match.begin(game, "law", match.players).replay(match.moves) == match

    @given(data=DATA)
    def test_there_is_a_score_for_every_seat(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game))
        for state in match.states:
            scores = game.rules.scores(state)
            assert len(scores) == len(match.players)
            assert all(isinstance(score, float) for score in scores)

    @given(data=DATA)
    def test_winners_are_there_only_at_the_end_and_nobody_is_ahead_of_them(
        self, game: Game, data: st.DataObject
    ) -> None:
        match = data.draw(matches(game, finished=True))
        *before, last = match.states
        assert not [state for state in before if game.rules.winners(state)]
        winners, scores = game.rules.winners(last), game.rules.scores(last)
        assert all(scores[seat] == max(scores) for seat in winners)

    @given(data=DATA)
    def test_the_log_is_told_in_every_language(self, game: Game, data: st.DataObject) -> None:
        """Every event is told as those see it who may know all of it, and as the others do."""
        match = data.draw(matches(game, finished=True))
        news = [event for state in match.states for event in state.news]
        for words in (words_of(lang, game) for lang in LANGUAGES):
            assert all(words.tell(event.seen_by(None)) for event in news)
            assert all(words.tell(event) for event in news if event.private)

    @given(data=DATA)
    def test_news_has_no_secret_for_those_it_is_not_for(self, game: Game, data: st.DataObject) -> None:
        match = data.draw(matches(game))
        for seat in everyone(match):
            assert [event.seen_by(seat) for event in match.state.news] == list(match.seen(seat).news)
            assert not [event for event in match.seen(seat).news if event.private and seat not in event.seats]

    def test_seats_and_options_do_not_change_the_dice(self, game: Game) -> None:
        """The same deal has the same chance at every table; a larger one only asks for more."""
        usual = [_asked(game, seats, game.defaults()) for seats in game.seats]
        assert all(small <= large for small, large in pairwise(usual))
        for option in game.options:
            for choice in option.choices:
                assert _asked(game, game.seats[0], {**game.defaults(), option.key: choice}) == usual[0]


def own_moves(match: Match, seat: int | None) -> list[str]:
    """The moves of this seat, and nothing where another one moved."""
    asked = (match.game.rules.to_move(state) for state in match.states[:-1])
    return [move if mover == seat else "" for mover, move in zip(asked, match.moves, strict=True)]


def _asked(game: Game, seats: int, options: dict[str, str]) -> set[str]:
    """The purposes for which the deal asks chance."""
    chance = _Listening("law")
    game.rules.deal(seats, options, chance)  # type: ignore[arg-type]
    return chance.asked


class _Listening:
    """Chance that notes what it is asked for."""

    def __init__(self, text: str) -> None:
        self.asked: set[str] = set()
        self._chance = Chance(text)

    def __call__(self, *what: object) -> Dice:
        self.asked.add("/".join(map(str, what)))
        return self._chance(*what)
