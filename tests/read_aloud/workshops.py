"""The workshop without a page: what is typed and pressed goes in, what is kept and said comes out."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import NOTHING
from game.games.read_aloud import workshop
from game.games.read_aloud.workshop.desk import Desk
from game.games.read_aloud.workshop.stored_decks import Deck, decks
from game.shelf import GAMES
from game.ui.html import Html
from game.ui.model.room import Around, Turn
from game.ui.protocol import Env
from game.words import words_of

PLAIN = "Discard one card from the field and discard this card."
HEISHI = "手札を1枚へらしてこのカードを捨てる"
GAME = GAMES["read-aloud"]


class Workshop:
    """Somebody at the desk."""

    def __init__(
        self, lang: str = "en", kept: Mapping[str, str] = NOTHING, fields: Mapping[str, str] = NOTHING
    ) -> None:
        self.words = words_of(lang, GAME)
        self.kept = dict(kept)
        self.n = 0
        self.turn = Turn(None)
        self.desk: Desk = workshop.opened(None, fields, self.around)

    @property
    def around(self) -> Around:
        env = Env(random=f"{self.n:032x}", now=self.n)
        return Around(GAME, self.words, self.kept, "https://x.test/", env=env)

    def open(self, **fields: str) -> None:
        self.desk = workshop.opened(self.desk, fields, self.around)

    def do(self, do: str, value: str = "") -> Turn:
        """What `data-do="room <do>"` or `keep <do>` does."""
        self.n += 1
        self.turn = workshop.answered(self.desk, do, value, self.around)
        self.desk = self.turn.state
        self.kept = {key: text for key, text in {**self.kept, **self.turn.stores}.items() if text}
        return self.turn

    def type(self, sentence: str) -> Turn:
        return self.do("typed", f"{self.desk.round} {sentence}")

    def add(self, sentence: str, value: int = 1) -> Turn:
        """A card by what is typed into the fields and Enter."""
        self.do("value", f"{self.desk.round} {value}")
        return self.do("add", f"{self.desk.round} {sentence}")

    @property
    def decks(self) -> tuple[Deck, ...]:
        return decks(self.kept)

    @property
    def html(self) -> Html:
        return workshop.screen(self.desk, self.around)

    @property
    def said(self) -> str:
        """What was announced last."""
        return self.words.say(self.turn.said) if self.turn.said else ""

    def notice(self) -> str:
        return self.words.say(self.desk.notice) if self.desk.notice else ""
