"""The names of hands with their article, in English."""

from game.core.rules import Sentences
from game.games.court_circular.words import en

SENTENCES: Sentences = {
    key.replace("hand.", "one."): f"{'an' if text[0] in 'aeiou' else 'a'} {text}"
    for key, text in en.SENTENCES.items()
    if key.startswith("hand.") and key != "hand.none" and isinstance(text, str)
}
