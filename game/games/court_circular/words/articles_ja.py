"""The names of hands in a sentence, in Japanese: without an article they stay as they are."""

from game.core.rules import Sentences
from game.games.court_circular.words import ja

SENTENCES: Sentences = {
    key.replace("hand.", "one."): text
    for key, text in ja.SENTENCES.items()
    if key.startswith("hand.") and key != "hand.none" and isinstance(text, str)
}
